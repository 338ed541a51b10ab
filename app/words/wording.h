// Sentences about players, cards and rules, for the window and for whoever tells a game without one. Cards'
// own texts come from app/text; the sentences around them are here, in the language of the program's
// translator.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "rules/engine.h"
#include "rules/event.h"
#include "words/card_texts.h"

namespace kickdoor {

// How a player appears on screen; the engine knows only seats.
struct SeatLook {
    QString name;
    QString colour;  // "#rrggbb"; empty: the seat's own
    bool person = true;
    bool operator==(const SeatLook&) const = default;
};

// A refusal as the bubble shows it.
struct WhyNot {
    QString text;
    QString rule;  // "R7.1", or several with commas
};

class Wording {
    Q_DECLARE_TR_FUNCTIONS(Wording)

public:
    // The game outlives it.
    Wording(const Game& game, const CardTexts& texts, QList<SeatLook> seats)
        : m_game(game), m_catalog(game.catalog), m_texts(texts), m_seats(std::move(seats)) {}

    const QList<SeatLook>& seats() const { return m_seats; }
    QString name(Seat seat) const;
    QString names(SeatSet seats) const;

    QString title(DefId def) const;  // a back's name for an unknown card
    QString rulesText(DefId def) const;
    QString ability(DefId def, int index) const;
    QString identityType(IdentityType type) const;
    const CardTexts& texts() const { return m_texts; }
    // "Halfling Thief"; "human" where the packs have races and the player has none.
    QString identity(const GameState& view, Seat seat) const;

    // "+3 against Elves": those of a card's modifiers that count only under a condition
    // (SumLine::conditions).
    QString conditions(DefId def, std::uint32_t which) const;

    // Why a command is not allowed: one sentence for each reason.
    WhyNot whyNot(const Game& game, const GameState& view, const Refusals& refusals) const;
    // The definition that an event speaks of, as far as the view may know it.
    DefId defOf(const GameState& now, const Event& event) const;
    // What a die came to, with all that counts for it: "5 − 1 = 4".
    static QString rolled(const Game& game, const GameState& view);
    static QString rollSum(int face, int more);
    // Asks for answers to the roll on the table: what it came to, and what it is for.
    QString rollQuestion(const Game& game, const GameState& view) const;
    // What the one who flees needs, and what counts for or against it: "5 or more; Kitten: die −1 (Lame)"
    // (R9.1).
    QString fleeing(const Game& game, const GameState& view, Seat seat) const;
    // What an offer of a trade is: "Boots for Staff"; empty when it is not known.
    QString trade(const GameState& view, const Offer& offer) const;
    // What happened, as rich text with names set off; empty for what needs no telling.
    QString story(const GameState& now, const Event& event) const;
    // What is asked of a player who must choose, and the texts of the options.
    QString question(const Game& game, const GameState& view) const;
    QStringList options(const Game& game, const GameState& view) const;
    // "1 Treasure (the helper picks); Boots, Staff". Where it is all there are, nobody picks.
    QString terms(const GameState& view, const Terms& terms) const;
    QString cards(const GameState& view, const OfferedCards& cards) const;

private:
    QString told(const GameState& now, const Event& event) const;
    QString reason(const Game& game, const GameState& view, const Refusal& refusal) const;
    // The same sentence with the card's own restriction in it, as %5; empty when it has none.
    QString detailed(const Game& game, const GameState& view, const Refusal& refusal, QString& detail) const;
    // Whom a question is about, where it is not the one asked, and what the card wants of them.
    QString askedEffect(const Game& game, const GameState& view) const;
    QString titleIn(const GameState& view, CardId card) const;
    QString strong(const QString& text) const {
        return QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped());
    }

    const Game& m_game;
    const Catalog& m_catalog;
    const CardTexts& m_texts;
    QList<SeatLook> m_seats;
};

}  // namespace kickdoor
