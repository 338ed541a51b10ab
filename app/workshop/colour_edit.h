// A colour as #rrggbb, typed or chosen.
#pragma once

#include <QWidget>

class QLineEdit;
class QToolButton;

namespace kickdoor::workshop {

class ColourEdit : public QWidget {
    Q_OBJECT

public:
    explicit ColourEdit(const QString& title, QWidget* parent = nullptr);

    QString text() const;
    void setText(const QString& colour);
    QLineEdit* line() const { return m_line; }

signals:
    void edited(const QString& colour);

private:
    void choose();
    void showColour();

    QLineEdit* m_line;
    QToolButton* m_button;
};

}  // namespace kickdoor::workshop
