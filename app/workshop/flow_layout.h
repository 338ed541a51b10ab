// A row of buttons that goes on in a second line where its window is too narrow.
#pragma once

#include <QLayout>
#include <memory>
#include <vector>

namespace kickdoor::workshop {

class FlowLayout : public QLayout {
    Q_OBJECT

public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;     // in one line
    QSize minimumSize() const override;  // each in a line of its own
    void setGeometry(const QRect& area) override;

private:
    // Returns the height. place: also moves the buttons.
    int arrange(const QRect& area, bool place) const;
    int gap() const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

}  // namespace kickdoor::workshop
