#include "workshop/undo_keys.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QWidget>

namespace kickdoor::workshop {
namespace {

// An editor claims the keys by accepting the event that comes before them.
class Claims : public QObject {
public:
    explicit Claims(QObject* parent, bool typingFirst = false)
        : QObject(parent), m_typingFirst(typingFirst) {}
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::ShortcutOverride) return QObject::eventFilter(watched, event);
        const auto* key = static_cast<QKeyEvent*>(event);
        if (m_typingFirst && undoesTyping(static_cast<const QLineEdit&>(*watched), *key)) return false;
        const bool ours =
            key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo) || isMenus(*key);
        if (ours) event->ignore();
        return ours;
    }

private:
    static bool undoesTyping(const QLineEdit& line, const QKeyEvent& key) {
        return (key.matches(QKeySequence::Undo) && line.isModified() && line.isUndoAvailable()) ||
               (key.matches(QKeySequence::Redo) && line.isRedoAvailable());
    }
    // Where editors have the keys of Emacs.
    static bool isMenus(const QKeyEvent& key) {
        return key.modifiers() == Qt::ControlModifier &&
               (key.key() == Qt::Key_E || key.key() == Qt::Key_D || key.key() == Qt::Key_K);
    }

    bool m_typingFirst;
};

}  // namespace

void leaveUndoToWindow(QWidget& editor) {
    auto* claims = new Claims(&editor);
    editor.installEventFilter(claims);
    // A spin box types in an editor of its own.
    for (QWidget* inner : editor.findChildren<QWidget*>()) inner->installEventFilter(claims);
}

void undoTypingFirst(QLineEdit& line) {
    line.installEventFilter(new Claims(&line, true));
}

}  // namespace kickdoor::workshop
