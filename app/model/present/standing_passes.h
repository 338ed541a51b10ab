// What each person at this screen wants to be passed for: everything until their turn, everything that does
// not concern them, or some of their cards. Rolls that do not concern them are a wish of its own, on at first
// for who is alone at a screen. Only passes reach the table, and none tells what its player holds
// (rulings.md, "Standing passes"). The rows are the notes for the table: those of cards only while their
// player's hand is open. Everything ends with the game.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QJsonObject>
#include <QVariantList>
#include <array>
#include <string>
#include <vector>

#include "model/base/row_model.h"
#include "model/table/shown_game.h"

namespace kickdoor {

class StandingPasses : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    // {seat, untilTurn, unlessConcerned, aboutRolls} of the persons here
    Q_PROPERTY(QVariantList people READ people NOTIFY changed)
    // The viewer's cards: {title, defKey, spared}; empty unless the viewer is one of the persons.
    Q_PROPERTY(QVariantList cards READ cards NOTIFY cardsChanged)

public:
    explicit StandingPasses(ShownGame& shown);

    void start(SeatSet persons);
    QVariantList people() const;
    QVariantList cards() const;

    Q_INVOKABLE void setUntilTurn(int seat, bool wanted);
    Q_INVOKABLE void setUnlessConcerned(int seat, bool wanted);
    // Asks about other players' rolls, too.
    Q_INVOKABLE void setAboutRolls(int seat, bool wanted);
    // Never ask the viewer because of this card, or ask again.
    Q_INVOKABLE void setSpared(const QString& defKey, bool spared);
    Q_INVOKABLE void revoke(int row);

    SeatSet unlessConcerned() const;
    // What lasts for the whole game, by seat, and taking it up again; what does not fit is ignored.
    QJsonObject kept() const;
    void restore(const QJsonObject& kept);
    // Drops the cards that this player, whose view it is, has named and holds no longer. In company what is
    // seen of that goes on. False if there are none.
    bool forgetGone(const GameState& view, bool inCompany);
    // Ends what lasts until a player's turn.
    void follow(const GameState& open);
    // Passes for the seat in the open window without looking at its hand.
    bool passesAtOnce(const GameState& open, Seat seat) const;
    // The seat has named cards, and the open window does not concern it.
    bool sparesIn(const GameState& open, Seat seat) const;
    bool isSpared(Seat seat, DefId def) const;

signals:
    void changed();
    void wished();        // by a person
    void cardsChanged();  // also with the viewer's cards

private:
    struct Wish {
        bool untilTurn = false;
        std::uint16_t since = 0;  // the turn in which that was said
        bool unlessConcerned = false;
        bool aboutRolls = false;
        std::vector<std::string> spared;  // keys of cards
        bool sparing = false;             // cards were named, even if all of them are gone
    };
    bool isPerson(int seat) const;
    void refresh();
    void tell();

    ShownGame& m_shown;
    SeatSet m_persons;
    std::array<Wish, kMaxSeats> m_wishes;
    std::uint16_t m_turn = 0;  // of the newest open view
};

}  // namespace kickdoor
