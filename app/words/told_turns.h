// Writes the events of a game as plain text, turn by turn.
#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "evaluation/strength.h"
#include "words/story_teller.h"

namespace kickdoor {

class ToldTurns : public EventSink {
    Q_DECLARE_TR_FUNCTIONS(ToldTurns)

public:
    ToldTurns(const Game& game, const Wording& words) : m_game(game), m_words(words) {}

    // now: the full state. Secrets are left out.
    void onEvent(const GameState& now, const Event& event) override;
    // One paragraph per turn: a heading and its lines.
    QStringList paragraphs() const;

private:
    struct Turn {
        QString heading;
        QStringList lines;
    };
    void tellSums(const Event& event);

    const Game& m_game;
    const Wording& m_words;
    StoryTeller m_teller;
    std::vector<Turn> m_turns = {{tr("Before the first turn"), {}}};
    // Of the current fight, before its result.
    std::optional<CombatSums> m_sums;
};

// Removes the markup.
QString plainText(QString richText);

}  // namespace kickdoor
