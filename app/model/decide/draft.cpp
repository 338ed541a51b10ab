#include "model/decide/draft.h"

namespace kickdoor {

Draft::Draft(Stage& stage) : m_stage(stage) {
    stage.whenShown(this, [this] {
        if (m_active && (m_stage.viewer() != m_viewer || !stillPossible())) setActive(false);
        if (m_active) rejudge();
    });
    connect(&stage, &Stage::openChanged, this, [this] { setActive(false); });
}

void Draft::setActive(bool active) {
    m_active = active;
    if (active) {
        m_viewer = m_stage.viewer();
        m_opening = command();
        rejudge();
    } else {
        emit changed();
    }
}

void Draft::rejudge() {
    if (!m_active) return;
    const Refusals refusals = judge(m_stage.game(), m_stage.view(), command());
    m_why = refusals.empty() ? WhyNot() : m_stage.wording().whyNot(m_stage.game(), m_stage.view(), refusals);
    if (const QString unsaid = missing(); !unsaid.isEmpty()) m_why.text = unsaid;
    emit changed();
}

void Draft::submit() {
    if (!m_active) return;
    const Command said = command();
    if (legal()) setActive(false);
    m_stage.submit(said);
}

std::vector<const CommandTemplate*> Draft::families(CommandKind kind) const {
    std::vector<const CommandTemplate*> found;
    for (const CommandTemplate& family : m_stage.legal().templates) {
        if (family.move.kind == kind) found.push_back(&family);
    }
    return found;
}

Move Draft::moveOf(CommandKind kind) const {
    Move move;
    move.kind = kind;
    move.by = m_stage.viewer();
    return move;
}

}  // namespace kickdoor
