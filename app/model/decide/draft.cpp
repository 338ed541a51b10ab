#include "model/decide/draft.h"

#include <algorithm>

namespace kickdoor {

Draft::Draft(ShownGame& shown) : m_shown(shown) {
    shown.whenShown(this, [this] {
        if (m_active && m_shown.viewer() != m_viewer) setActive(false);
        if (m_active && !stillPossible()) lapse();
        if (m_active) rejudge();
    });
    connect(&shown, &ShownGame::openChanged, this, [this] { setActive(false); });
}

void Draft::setActive(bool active) {
    m_active = active;
    if (active) {
        m_viewer = m_shown.viewer();
        m_opening = command();
        rejudge();
    } else {
        emit changed();
    }
}

// A dialog that just vanished looked like a fault.
void Draft::lapse() {
    setActive(false);
    if (!opensByItself()) m_shown.refuse({tr("The moment for that has passed."), {}});
}

void Draft::rejudge() {
    if (!m_active) return;
    const Refusals refusals = judge(m_shown.game(), m_shown.view(), command());
    m_why = refusals.empty() ? WhyNot() : m_shown.wording().whyNot(m_shown.game(), m_shown.view(), refusals);
    // How many to choose is no rule to look up.
    const auto counts = [](const Refusal& one) { return one.reason == Reason::ChoiceCount; };
    if (std::all_of(refusals.begin(), refusals.end(), counts)) m_why.rule.clear();
    if (const QString unsaid = missing(); !unsaid.isEmpty()) m_why.text = unsaid;
    emit changed();
}

void Draft::submit() {
    if (!m_active) return;
    const Command said = command();
    if (legal()) setActive(false);
    m_shown.submit(said);
}

std::vector<const CommandTemplate*> Draft::families(CommandKind kind) const {
    std::vector<const CommandTemplate*> found;
    for (const CommandTemplate& family : m_shown.legal().templates) {
        if (family.move.kind == kind) found.push_back(&family);
    }
    return found;
}

Move Draft::moveOf(CommandKind kind) const {
    Move move;
    move.kind = kind;
    move.by = m_shown.viewer();
    return move;
}

}  // namespace kickdoor
