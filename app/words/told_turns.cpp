#include "words/told_turns.h"

#include "view/recorder.h"
#include "view/view.h"
#include "words/numbers.h"

namespace kickdoor {

QString plainText(QString richText) {
    richText.remove(QLatin1String("<b>")).remove(QLatin1String("</b>"));
    richText.replace(QLatin1String("&lt;"), QLatin1String("<"));
    richText.replace(QLatin1String("&gt;"), QLatin1String(">"));
    richText.replace(QLatin1String("&quot;"), QLatin1String("\""));
    return richText.replace(QLatin1String("&amp;"), QLatin1String("&"));
}

void ToldTurns::tellSums(const Event& event) {
    const bool decided = event.kind == EventKind::CombatWon || event.kind == EventKind::CombatLost;
    if (!decided || !m_sums) return;
    m_turns.back().lines << tr("The fighters have %1, the monsters %2.", "strengths of both sides")
                                .arg(plainNumber(m_sums->fighters), plainNumber(m_sums->monsters));
    m_sums.reset();
}

void ToldTurns::onEvent(const GameState& now, const Event& hidden) {
    const GameState view = viewOf(m_game, now, kNoSeat);
    const Event event = redacted(m_game, hidden, now, kNoSeat);
    tellSums(event);
    const Combat& combat = view.combat;
    const bool decided = combat.stage == CombatStage::Done || combat.stage == CombatStage::Fleeing;
    if (!view.combatOn() || (!decided && combat.monsters.empty())) {
        m_sums.reset();
    } else if (!decided) {
        m_sums = combatSums(m_game, view);
    }
    for (const StoryLine& line : m_teller.tell(m_game, m_words, view, event)) {
        if (event.kind == EventKind::TurnStarted) {
            m_turns.push_back({tr("Turn %1: %2").arg(view.turn).arg(m_words.name(event.seat)), {}});
            continue;
        }
        QStringList& lines = m_turns.back().lines;
        const qsizetype gone = line.rewords ? 1 : line.replaces;
        for (qsizetype i = 0; i < gone && !lines.isEmpty(); ++i) lines.removeLast();
        lines << plainText(line.text);
    }
}

QStringList ToldTurns::paragraphs() const {
    QStringList all;
    for (const Turn& turn : m_turns)
        all << turn.heading + QLatin1Char('\n') + QString(turn.heading.size(), QLatin1Char('-')) +
                   QLatin1Char('\n') + turn.lines.join(QLatin1Char('\n'));
    return all;
}

}  // namespace kickdoor
