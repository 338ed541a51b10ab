#include "model/decide/hint_model.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "bot/value/value.h"
#include "model/decide/hint_words.h"

namespace kickdoor {
namespace {

// How much two chances differ by the dice of the worlds alone; more if there were few worlds.
double doubtOf(const Outcome& outcome) {
    constexpr double kUsual = 0.02;
    constexpr double kMost = 0.05;
    constexpr double kManyWorlds = 100;
    return std::min(kMost, kUsual * std::sqrt(std::max(1.0, kManyWorlds / outcome.worlds)));
}

bool isAsGood(const Outcome& one, const Outcome& first) {
    if (one.worlds == 0 || first.worlds == 0) return false;
    const double less = static_cast<double>(first.chance - one.chance) / kCertain;
    return less <= doubtOf(one);
}

}  // namespace

HintModel::HintModel(ShownGame& shown) : m_shown(shown) {
    shown.whenShown(this, &HintModel::refresh);
    connect(&shown, &ShownGame::openChanged, this, [this] {
        close();
        refresh();
    });
    connect(&shown, &ShownGame::reworded, this, &HintModel::reword);
}

void HintModel::setAllowed(bool allowed) {
    if (allowed == m_allowed) return;
    m_allowed = allowed;
    if (!allowed) close();
    emit allowedChanged();
}

bool HintModel::mayAsk() const {
    if (!m_shown.isOpen() || !m_shown.settled() || !m_shown.mayAct()) return false;
    const GameState& view = m_shown.view();
    const bool something = !m_shown.legal().moves.empty() || !m_shown.legal().templates.empty();
    return something && view.phase != Phase::Setup && view.phase != Phase::Over &&
           mayAnswer(view).has(m_shown.viewer());
}

void HintModel::ask() {
    if (!m_allowed) {
        m_shown.refuse(
            WhyNot{tr("This table allows no hints. Its owner can allow them before the game."), {}});
        return;
    }
    m_shown.hurry();
    if (!mayAsk()) {
        const bool early = m_shown.view().phase == Phase::Setup;
        m_shown.refuse(WhyNot{early ? tr("Hints begin with the first turn.")
                                    : tr("A hint is about a decision of yours, and there is none now."),
                              {}});
        return;
    }
    close();
    m_asked = m_shown.view();
    m_on = true;
    // The game lives until close(), which waits for the thread.
    m_thinker = std::jthread([this, number = m_number, &game = m_shown.game(), view = m_asked,
                              legal = m_shown.legal()](const std::stop_token& stop) {
        Adviser adviser({game, view, view.viewer}, legal);
        while (!stop.stop_requested() && adviser.step()) {
        }
        if (stop.stop_requested()) return;
        QMetaObject::invokeMethod(
            this, [this, number, advice = adviser.advice()] { onAdvice(number, advice); },
            Qt::QueuedConnection);
    });
    emit changed();
}

void HintModel::close() {
    ++m_number;
    m_thinker = {};  // asks it to stop, and waits for the end of its step
    m_advice.clear();
    m_rows.clear();
    m_note.clear();
    if (std::exchange(m_on, false)) emit changed();
}

void HintModel::refresh() {
    const GameState& view = m_shown.view();
    // Also while events are still shown: asking skips them.
    const bool due = m_shown.isOpen() && view.phase != Phase::Setup && view.phase != Phase::Over &&
                     view.viewer != kNoSeat && mayAnswer(view).has(view.viewer);
    if (std::exchange(m_due, due) != due) emit dueChanged();
    if (m_on && (!mayAsk() || !(m_shown.view() == m_asked))) close();
}

void HintModel::onAdvice(std::uint64_t number, std::vector<Advised> advice) {
    if (number != m_number || !m_on) return;
    m_advice = std::move(advice);
    orderEqual();
    reword();
    if (m_advice.empty()) close();
}

// Moves that are as good follow the first in an order of their own, since chance would change it each time.
void HintModel::orderEqual() {
    if (m_advice.size() < 2) return;
    const Outcome first = m_advice.front().outcome;
    const auto equal = std::stable_partition(m_advice.begin() + 1, m_advice.end(), [&](const Advised& one) {
        return isAsGood(one.outcome, first);
    });
    std::stable_sort(m_advice.begin() + 1, equal, [this](const Advised& a, const Advised& b) {
        return HintWords::of(m_shown, a.candidate) < HintWords::of(m_shown, b.candidate);
    });
}

void HintModel::reword() {
    if (!m_on || m_advice.empty()) return;
    m_rows.clear();
    int worlds = 0;
    int equals = 0;
    const Outcome& first = m_advice.front().outcome;
    for (const Advised& one : m_advice) {
        const bool equal = m_advice.size() > 1 && isAsGood(one.outcome, first);
        const Outcome& told = equal ? first : one.outcome;
        equals += equal ? 1 : 0;
        const bool known = one.outcome.worlds > 0;
        worlds += one.outcome.worlds;
        m_rows << QVariantMap{
            {QStringLiteral("text"), HintWords::of(m_shown, one.candidate)},
            {QStringLiteral("chance"), known ? static_cast<double>(told.chance) / kCertain : -1.0},
            {QStringLiteral("percent"), known ? HintWords::chance(told) : QString()},
            {QStringLiteral("equal"), equal},
            {QStringLiteral("details"),
             known ? HintWords::details(one.outcome, m_asked.inCombat(m_asked.viewer)) : QString()},
            {QStringLiteral("mayFollow"), one.candidate.has_value()}};
    }
    const LegalCommands& legal = m_shown.legal();
    m_note =
        worlds == 0 && legal.moves.size() + legal.templates.size() > 1
            ? tr("Master compares no other move here: trades, sales, discards and what you wear are left to "
                 "you.")
        : worlds == 0
            ? tr("There is nothing else to compare it with.")
            : tr("The percentages are your chance to win the game after each move. Master has played on "
                 "%Ln time(s), four turns each, with hidden cards drawn anew each time: it knows only what "
                 "you may know.",
                 nullptr, worlds);
    const auto fights = [](const Advised& one) { return HintWords::tellsOfAFight(one.outcome); };
    if (std::any_of(m_advice.begin(), m_advice.end(), fights))
        m_note += QLatin1Char(' ') +
                  tr("A fight counts with all that is still played into it, by you, by helpers and "
                     "by the others, not as it stands now.");
    if (equals > 1)
        m_note = tr("The first %n moves are worth the same.", nullptr, equals) + QLatin1Char(' ') + m_note;
    emit changed();
}

void HintModel::follow(int row) {
    if (row < 0 || row >= static_cast<int>(m_advice.size())) return;
    const Candidate candidate = m_advice[static_cast<std::size_t>(row)].candidate;
    close();
    if (candidate) m_shown.submit(*candidate);
}

}  // namespace kickdoor
