// A button whose text may be longer than its place: it then ends in dots, and the tool tip has all of it.
#pragma once

#include <QPushButton>

namespace kickdoor::workshop {

class ElidedButton : public QPushButton {
    Q_OBJECT

public:
    using QPushButton::QPushButton;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
};

}  // namespace kickdoor::workshop
