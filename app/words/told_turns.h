// The events of a game, written down turn by turn as plain text.
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

    // now: everything; what not everybody may know is left out.
    void onEvent(const GameState& now, const Event& event) override;
    // Each turn a heading and its lines.
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
    // Of the fight going on, as it was before it was decided.
    std::optional<CombatSums> m_sums;
};

// Without what sets names off.
QString plainText(QString richText);

}  // namespace kickdoor
