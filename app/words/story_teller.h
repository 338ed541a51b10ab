// Turns events into the lines of a story. Several events may form one line: cards drawn one by one, or a
// sale, which begins with its discards.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <array>
#include <optional>
#include <vector>

#include "words/roll_parts.h"
#include "words/seen_moves.h"
#include "words/vain_roll.h"
#include "words/vain_strike.h"
#include "words/wording.h"

namespace kickdoor {

struct StoryLine {
    QString text;          // rich text with bold names
    DefId def = kNoDef;    // the card that it is about, if the view knows it
    bool rewords = false;  // replaces the last line, with one more event
    int replaces = 0;      // the number of last lines that it replaces
};

class StoryTeller {
    Q_DECLARE_TR_FUNCTIONS(StoryTeller)

public:
    // now: the view right after the event. Empty if the event is not worth a line; it may first end Bad
    // Stuff that took nothing, or a roll that changed nothing.
    std::vector<StoryLine> tell(const Game& game, const Wording& words, const GameState& now,
                                const Event& event);
    // Starts a new story.
    void forget();

private:
    std::optional<StoryLine> line(const Game& game, const Wording& words, const GameState& now,
                                  const Event& event);
    std::optional<StoryLine> lineOfVainStrike(const Game& game, const Wording& words, const GameState& now,
                                              const Event& event);
    QString escaped(const Game& game, const Wording& words, const GameState& now, const Event& event) const;
    // The card, such as a Faction, that gives this drawn card to the winner of a fight; kNoDef: none. What a
    // monster gives, its roll has told.
    static DefId giverOf(const Game& game, const GameState& now, const Event& event);
    static QString agreed(const Wording& words, const GameState& now, const Event& offered);
    static QString rolledAlone(const Game& game, const GameState& now, const Event& event);
    QString takenBack(const Wording& words, const GameState& now, const Event& event) const;
    QString rolled(const Game& game, const Wording& words, const GameState& now, const Event& event) const;
    // The trades that end without an answer because their maker or receiver joins a fight (R7.6) or dies.
    std::vector<StoryLine> lapsedTrades(const Wording& words, const Event& event);
    QString sentence(const Game& game, const Wording& words, const GameState& now, const Event& event,
                     int& replaces);

    EventKind m_lastKind = EventKind::Settled;
    Seat m_lastSeat = kNoSeat;
    int m_repeats = 0;
    DefId m_lastGiver = kNoDef;
    // Whose offer the last line declined, and who did; an offer by the one to the other is then a
    // counter-offer.
    struct Declined {
        Seat by = kNoSeat;
        Seat of = kNoSeat;
    };
    Declined m_declined;
    Declined m_lastDeclined;
    bool countersWith(const Event& offer) const {
        return m_lastDeclined.by == offer.seat && m_lastDeclined.of == offer.seat2;
    }
    // The cards that m_lastSeat discarded in the last lines, one per line; they may become a sale.
    QStringList m_discarded;
    int m_openLoot = 0;                       // the last lines that tell of loot that lies open
    bool m_looting = false;                   // what is rolled now is for the order of looting
    SeatSet m_rolledForFirst;                 // who rolls once more has tied (R1.7)
    std::array<QString, kMaxSeats> m_trades;  // what is told when each's last offer is accepted
    std::array<std::optional<Seat>, kMaxSeats> m_tradesWith;  // to whom each offers a trade now
    CardId m_rolledAgainst = kNoCard;                         // the monster of the last Run Away roll
    RollParts m_rollParts;
    VainStrike m_vainStrike;
    VainRoll m_vainRoll;
    SeenMoves m_seenMoves;
};

}  // namespace kickdoor
