#include "workshop/undo_keys.h"

#include <QKeyEvent>
#include <QWidget>

namespace kickdoor::workshop {
namespace {

// An editor claims the keys by accepting the event that comes before them.
class Claims : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::ShortcutOverride) return QObject::eventFilter(watched, event);
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool ours =
            key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo) || isMenus(*key);
        if (ours) event->ignore();
        return ours;
    }

private:
    // Where editors have the keys of Emacs.
    static bool isMenus(const QKeyEvent& key) {
        return key.modifiers() == Qt::ControlModifier &&
               (key.key() == Qt::Key_E || key.key() == Qt::Key_D || key.key() == Qt::Key_K);
    }
};

}  // namespace

void leaveUndoToWindow(QWidget& editor) {
    auto* claims = new Claims(&editor);
    editor.installEventFilter(claims);
    // A spin box types in an editor of its own.
    for (QWidget* inner : editor.findChildren<QWidget*>()) inner->installEventFilter(claims);
}

}  // namespace kickdoor::workshop
