// The menus of the workshop, and the buttons for what is done most.
#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <functional>

#include "workshop/card_grid.h"
#include "workshop/findings_panel.h"
#include "workshop/workshop_window.h"

namespace kickdoor::workshop {
namespace {

QString withKeys(const QString& text, const QAction& action) {
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    return keys.isEmpty() ? text : text + QStringLiteral(" (%1)").arg(keys);
}

}  // namespace

void WorkshopWindow::makeActions() {
    const auto add = [this](QMenu* menu, const QString& text, const QKeySequence& keys,
                            const std::function<void()>& work) {
        QAction* action = menu->addAction(text, this, work);
        action->setShortcut(keys);
        action->setToolTip(withKeys(text, *action));
        return action;
    };
    QMenu* files = menuBar()->addMenu(tr("&File"));
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    QMenu* test = menuBar()->addMenu(tr("&Try out"));

    add(files, tr("New pack"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), [this] { newPack(); });
    m_forAny << add(files, tr("Copy the pack"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
                    [this] { copyPack(); });
    files->addSeparator();
    add(files, tr("Import …"), QKeySequence::Open, [this] { importFile(); });
    QAction* sharing =
        add(files, tr("Export …"), QKeySequence(Qt::CTRL | Qt::Key_E), [this] { exportFile(); });
    QAction* printing =
        add(files, tr("Print …"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P), [this] { printPack(); });
    files->addSeparator();
    add(files, tr("Close"), QKeySequence::Close, [this] { close(); });

    QAction* undo = add(edit, tr("Undo"), QKeySequence::Undo, [this] { m_bench.histories().undo(); });
    QAction* redo = add(edit, tr("Redo"), QKeySequence::Redo, [this] { m_bench.histories().redo(); });
    edit->addSeparator();
    QAction* card = add(edit, tr("New card"), QKeySequence::New, [this] { newCard(); });
    QAction* again =
        add(edit, tr("Duplicate the card"), QKeySequence(Qt::CTRL | Qt::Key_D), [this] { duplicateCard(); });
    QAction* gone = add(edit, tr("Delete the card"), QKeySequence(Qt::CTRL | Qt::Key_Delete), [this] {
        m_bench.removeCards(tr("Deletion of %n card(s)", "", static_cast<int>(m_bench.chosen().size())));
    });
    edit->addSeparator();
    QAction* mend =
        add(edit, tr("Mend the mistake"), QKeySequence(Qt::CTRL | Qt::Key_M), [this] { m_findings->mend(); });
    mend->setEnabled(false);
    connect(m_findings, &FindingsPanel::mendable, mend, &QAction::setEnabled);
    edit->addSeparator();
    m_forAny << add(edit, tr("Find …"), QKeySequence::Find, [this] { m_grid->search(); });
    m_forOwn << add(edit, tr("Take cards of other packs …"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F),
                    [this] { takeCards(); });

    QAction* play =
        add(test, tr("Play this card"), QKeySequence(Qt::CTRL | Qt::Key_P), [this] { playCard(); });
    play->setStatusTip(tr("Opens a table at which the card is in hand, behind the door or in play."));
    QAction* games =
        add(test, tr("Try the pack …"), QKeySequence(Qt::CTRL | Qt::Key_T), [this] { tryPack(); });
    test->addSeparator();
    m_forPlayed << add(test, tr("Keep the moment …"), QKeySequence(Qt::CTRL | Qt::Key_K),
                       [this] { keepMoment(); });
    m_forPlayed.last()->setStatusTip(tr(
        "Keeps the steps that you took with the played card as a scenario of the pack, a test of the card."));
    m_forPlayed.last()->setEnabled(false);
    m_forAny << add(test, tr("Scenarios …"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K),
                    [this] { showScenarios(); });
    m_forOwn << sharing << card << again << gone;
    m_forAny << printing << play << games;

    auto* bar = addToolBar(tr("Workshop"));
    bar->setMovable(false);
    bar->addActions({card, again, gone});
    bar->addSeparator();
    bar->addActions({undo, redo});
    bar->addSeparator();
    bar->addActions({play, games});
    bar->addSeparator();
    bar->addActions({sharing, printing});
    // Tab reaches every button.
    for (QAction* action : bar->actions())
        if (QWidget* button = action->isSeparator() ? nullptr : bar->widgetForAction(action))
            button->setFocusPolicy(Qt::StrongFocus);
    followHistory(*undo, *redo);
}

// What would be undone is told without changing the width of the buttons.
void WorkshopWindow::followHistory(QAction& undo, QAction& redo) {
    const QUndoGroup& steps = m_bench.histories();
    undo.setEnabled(steps.canUndo());
    redo.setEnabled(steps.canRedo());
    connect(&steps, &QUndoGroup::canUndoChanged, &undo, &QAction::setEnabled);
    connect(&steps, &QUndoGroup::canRedoChanged, &redo, &QAction::setEnabled);
    connect(&steps, &QUndoGroup::undoTextChanged, &undo, [&undo](const QString& step) {
        undo.setToolTip(withKeys(step.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(step), undo));
    });
    connect(&steps, &QUndoGroup::redoTextChanged, &redo, [&redo](const QString& step) {
        redo.setToolTip(withKeys(step.isEmpty() ? tr("Redo") : tr("Redo: %1").arg(step), redo));
    });
}

}  // namespace kickdoor::workshop
