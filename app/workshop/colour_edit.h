// A colour of a picture as #rrggbb, typed or chosen. Pictures are drawn in shades of it that stand out from
// their scene: the swatch shows those.
#pragma once

#include <QColor>
#include <QWidget>

#include "base/json.h"

class QAction;
class QLineEdit;
class QToolButton;

namespace kickdoor::workshop {

class ColourEdit : public QWidget {
    Q_OBJECT

public:
    enum class Use : std::uint8_t { Main, Small };  // of the main figure, or of its small parts
    ColourEdit(const QString& title, Use use, QWidget* parent = nullptr);

    QString text() const;
    void setText(const QString& colour);
    // art: a card's, which has this colour. Where the small parts and the second figure have different ones,
    // both are shown side by side.
    void showDrawn(const JsonValue& art);
    QLineEdit* line() const { return m_line; }

signals:
    // Also of a text that is no colour, once the line was left: it stays there until it is mended.
    void edited(const QString& colour);

private:
    void choose();
    void take();
    void showWrong();
    static QString wrongWords();

    Use m_use;
    QLineEdit* m_line;
    QToolButton* m_button;
    QAction* m_wrong = nullptr;  // a sign at the end of the line
};

}  // namespace kickdoor::workshop
