// Sentences about players, cards and rules, for use with and without a window. The cards' own texts come from
// app/text; the sentences around them are in the language of the program's translator.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "rules/engine.h"
#include "rules/event.h"
#include "table_api/pending.h"
#include "words/card_texts.h"
#include "words/roll_parts.h"
#include "words/vain_strike.h"

namespace kickdoor {

// How a player appears on screen; the engine knows only seats.
struct SeatLook {
    QString name;
    QString colour;  // "#rrggbb"; empty: the seat's own
    bool person = true;
    bool operator==(const SeatLook&) const = default;
};

// A refusal as shown in the bubble.
struct WhyNot {
    QString text;
    QString rule;  // "R7.1", or several with commas
};

class Wording {
    Q_DECLARE_TR_FUNCTIONS(Wording)

public:
    // The game and the texts must outlive this object.
    Wording(const Game& game, const CardTexts& texts, QList<SeatLook> seats)
        : m_game(game), m_catalog(game.catalog), m_texts(texts), m_seats(std::move(seats)) {}

    const QList<SeatLook>& seats() const { return m_seats; }
    QString name(Seat seat) const;
    QString names(SeatSet seats) const;

    QString title(DefId def) const;   // the name of the back for an unknown card
    QString quoted(DefId def) const;  // its title within a sentence
    QString rulesText(DefId def) const;
    QString ability(DefId def, int index) const;
    // What a mark in a fight comes from: "Backstab (Thief)"; the card's title if no ability of it is known
    // to.
    QString markSource(DefId def) const;
    QString identityType(IdentityType type) const;
    const CardTexts& texts() const { return m_texts; }
    // "Halfling Thief"; "human" if the packs have races and the player has none.
    QString identity(const GameState& view, Seat seat) const;

    // "+3 against Elves": a card's conditional modifiers (SumLine::conditions).
    QString conditions(DefId def, std::uint32_t which) const;

    // Explains why a command is not allowed, with one sentence for each reason.
    WhyNot whyNot(const Game& game, const GameState& view, const Refusals& refusals) const;
    // The card definition that an event is about, if the view knows it.
    static DefId defOf(const GameState& now, const Event& event);
    // Played to the table without being equipped or used (R7.1, R7.7).
    bool isLaidDown(const GameState& now, const Event& event) const;
    // A roll with its modifiers: "5 − 1 = 4".
    static QString rollSum(int face, int more);
    // The same with the cards that add to it: "4 + 1 (Elf) − 3 (Loose Flagstone) = 2".
    QString rollSum(int face, const std::vector<RollPart>& parts) const;
    // What must be rolled to run away (R9.1): "die + 1 (Elf): 5 or more escapes", as far as it is known.
    QString escapes(int sides, const std::vector<RollPart>& parts) const;
    // The same of a die that lies: "3 + 1 (Elf) = 4: 5 or more escapes". Others may still change it.
    QString escapesWith(int face, const std::vector<RollPart>& parts) const;
    // A card and what it adds to a roll: "Elf +1".
    QString adds(DefId card, int amount) const;
    // "The roll is now 6", with the card that changed it unless the sum names that.
    QString rollChanged(DefId by, const QString& sum) const;
    // What caused the current roll: "Steal", an ability, or a card; empty if neither did.
    QString rollSource(const Game& game, const GameState& view) const;
    // Asks for responses to the current roll, with its result and purpose.
    QString rollQuestion(const Game& game, const GameState& view, const RollParts& parts = {}) const;
    // What must be rolled to run away from each monster, as a sentence.
    QString fleeing(const Game& game, const GameState& view, Seat seat) const;
    // An offer of a trade: "Boots for Staff"; empty if its cards are unknown.
    QString trade(const GameState& view, const Offer& offer) const;
    // The text without the full stops that follow a title's own mark: "Was That Necessary?.".
    static QString endedOnce(QString text);
    // An event as rich text with bold names; empty if it is not worth a line.
    QString story(const GameState& now, const Event& event) const;
    // What was seen of a move of `by` (moveSeen in table/take_back.h), without markup.
    QString moveOf(const GameState& now, const Event& seen, Seat by) const;
    // A Curse or Bad Stuff that took nothing, told like an event.
    QString tookNothing(const VainStrike::Strike& strike) const;
    // The question to a player who must choose, and the texts of its options.
    QString question(const Game& game, const GameState& view) const;
    QStringList options(const Game& game, const GameState& view) const;
    // "1 Treasure (the helper picks); Boots, Staff". Nobody picks if the helper gets all Treasures.
    QString terms(const GameState& view, const Terms& terms) const;
    // Whoever picks from no Treasures.
    static bool isNothing(const Terms& terms) {
        return terms.treasures == 0 && terms.items.empty() && terms.cards.empty();
    }
    QString cards(const GameState& view, const OfferedCards& cards) const;

private:
    QString told(const GameState& now, const Event& event) const;
    QString reason(const Game& game, const GameState& view, const Refusal& refusal) const;
    // The same sentence with the card's own restriction as %5; empty if the card has none.
    QString detailed(const Game& game, const GameState& view, const Refusal& refusal, QString& detail) const;
    // The effect that a question is about, with the player it affects if that is not the player asked.
    QString askedEffect(const Game& game, const GameState& view) const;
    // The names for the card's "that player"; `rich`: for a text with markup.
    NamedPlayers named(const Meant& meant, bool rich = false) const;
    QString titleIn(const GameState& view, CardId card) const;
    // "die + 1 (Elf) − 3 (Loose Flagstone)"
    QString addends(const QString& die, const std::vector<RollPart>& parts) const;
    QString strong(const QString& text) const {
        return QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped());
    }

    const Game& m_game;
    const Catalog& m_catalog;
    const CardTexts& m_texts;
    QList<SeatLook> m_seats;
};

}  // namespace kickdoor
