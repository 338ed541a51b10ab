#include "model/replay/bot_mind_model.h"

#include <algorithm>
#include <utility>

#include "bot/bots.h"
#include "bot/value/value.h"
#include "model/decide/hint_words.h"
#include "rules/engine.h"
#include "words/lists.h"

namespace kickdoor {

BotMindModel::BotMindModel(ShownGame& shown) : m_shown(shown) {
    connect(&shown, &ShownGame::openChanged, this, &BotMindModel::close);
    connect(&shown, &ShownGame::reworded, this, &BotMindModel::reword);
}

void BotMindModel::show(const Game& game, const GameState& view, const Command& chosen,
                        const std::string& bot) {
    close();
    m_on = true;
    m_view = view;
    m_chosen = chosen;
    m_chosen.epoch = 0;
    m_bot = bot;
    m_thinker = std::jthread([this, number = m_number, &game, seen = m_view, played = m_chosen,
                              limits = limitsOf(bot)](const std::stop_token& stop) {
        LegalCommands legal;
        legalCommands(game, seen, seen.viewer, legal);
        Adviser adviser({game, seen, seen.viewer}, legal, limits, played);
        while (!stop.stop_requested() && adviser.step()) {
        }
        if (stop.stop_requested()) return;
        QMetaObject::invokeMethod(
            this, [this, number, advice = adviser.advice()] { onAdvice(number, advice); },
            Qt::QueuedConnection);
    });
    reword();
}

void BotMindModel::close() {
    ++m_number;
    m_thinker = {};  // asks it to stop, and waits for the end of its step
    m_advice.clear();
    m_rows.clear();
    m_title.clear();
    m_note.clear();
    if (std::exchange(m_on, false)) emit changed();
}

void BotMindModel::onAdvice(std::uint64_t number, std::vector<Advised> advice) {
    if (number != m_number || !m_on) return;
    m_advice = std::move(advice);
    const auto isChosen = [&](const Advised& one) { return one.candidate == m_chosen; };
    std::stable_partition(m_advice.begin(), m_advice.end(), isChosen);
    if (m_advice.empty()) return close();
    reword();
}

void BotMindModel::reword() {
    if (!m_on || !m_shown.isOpen()) return;
    const QString name = m_shown.wording().name(m_view.viewer);
    m_title = tr("What %1 knew").arg(name);
    m_rows.clear();
    int worlds = 0;
    for (const Advised& one : m_advice) {
        const bool known = one.outcome.worlds > 0;
        const bool chosen = one.candidate == m_chosen;
        worlds += one.outcome.worlds;
        QStringList details;
        if (chosen) details << tr("what %1 did").arg(name);
        if (known) details << HintWords::details(one.outcome, m_view.inCombat(m_view.viewer), name);
        m_rows << QVariantMap{
            {QStringLiteral("text"), HintWords::of(m_shown, one.candidate)},
            {QStringLiteral("chance"), known ? static_cast<double>(one.outcome.chance) / kCertain : -1.0},
            {QStringLiteral("percent"), known ? HintWords::chance(one.outcome) : QString()},
            {QStringLiteral("details"), Lists::details(details)},
            {QStringLiteral("chosen"), chosen},
            {QStringLiteral("mayFollow"), false}};
    }
    const QString seen =
        tr("The table shows what %1 could see then: its own hand and what lay open; the rest is face down.")
            .arg(name);
    QString counted;
    if (!m_advice.empty()) {
        counted =
            worlds == 0 ? tr("It compared no other move.")
            : thinks(m_bot)
                ? tr("It weighs its chances to win by playing on; here anew, %n time(s).", nullptr, worlds)
                : tr("It decides by rules of thumb. The chances are what Master would expect of each "
                     "move, from the same view, after playing on %n time(s).",
                     nullptr, worlds);
    }
    m_note = counted.isEmpty() ? seen : seen + QLatin1Char(' ') + counted;
    emit changed();
}

}  // namespace kickdoor
