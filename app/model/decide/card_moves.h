// The moves of one card picked up by drag, click or keyboard: where it may go, what it may do, and why not.
// Drop targets go by their names (drop_target.h).
#pragma once

#include <QtQml/qqmlregistration.h>
#include <optional>

#include "model/base/row_model.h"
#include "model/decide/drop_target.h"
#include "model/table/shown_game.h"

namespace kickdoor {

// about: the cost and effect of an ability; what else
// follows from a move; or why it is refused. A row that is not `allowed` only explains this.
class MoveMenu : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")

public:
    explicit MoveMenu(QObject* parent = nullptr)
        : RowModel({"text", "kind", "place", "apart", "about", "allowed"}, parent) {}
    using RowModel::setRows;
};

class CardMoves : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(int card READ card WRITE setCard NOTIFY changed)  // -1: none
    Q_PROPERTY(kickdoor::CardFace face READ face NOTIFY changed)
    Q_PROPERTY(
        int identityType READ identityType NOTIFY changed)  // the type of an identity card; -1: another card
    Q_PROPERTY(QString title READ title NOTIFY changed)     // of the menu
    Q_PROPERTY(QStringList places READ places NOTIFY changed)  // where it may go
    Q_PROPERTY(
        kickdoor::MoveMenu* menu READ menu CONSTANT)  // all moves; after an ambiguous drop, the possible ones

public:
    explicit CardMoves(ShownGame& shown);

    int card() const { return m_card; }
    void setCard(int card);
    CardFace face() const;
    int identityType() const;
    QString title() const { return m_title; }
    QStringList places() const { return m_places; }
    MoveMenu* menu() { return &m_menu; }

    Q_INVOKABLE bool mayGo(const QString& place) const { return m_places.contains(place); }
    // Drops the card: submits the move, asks which of several, or explains why none is possible. False unless
    // a move was submitted. Without a card nothing happens.
    Q_INVOKABLE bool drop(const QString& name);
    // A row of the menu. False if the menu goes on with the targets of an ability.
    Q_INVOKABLE bool choose(int row);
    // The menu's current row. In a menu of abilities, places() are those of this row.
    Q_INVOKABLE void highlight(int row);
    // Submits the card's only use. False, submitting nothing, if it has several uses or none, or takes
    // another card along, which the player must see first.
    Q_INVOKABLE bool playAtOnce();
    // Shows why the card's main move is impossible.
    Q_INVOKABLE void explain();
    // Says that the card goes to other places than the one where it was dropped.
    Q_INVOKABLE void explainOtherPlace();
    // The card may only be kept (R5.3), so that its other uses need an explanation.
    Q_INVOKABLE bool onlyKept() const;
    // Picks up a monster to look for trouble with (R5.4); the menu names each monster of the hand.
    Q_INVOKABLE void offerTrouble();
    // Opens a menu of all abilities that may be used now.
    Q_INVOKABLE void offerPowers();

signals:
    void changed();
    void menuWanted();
    void menuLost();  // a move of the menu is no longer possible
    // sell, offerTrade, use; family: an index into legal().templates; -1: any of that kind
    void dialogWanted(const QString& kind, int card, int seat, int family);

private:
    struct Choice {
        Move move;
        bool dialog = false;
        DropTargets places;
        int family = -1;
        std::optional<Move> before{};   // done first, to put another card aside
        std::optional<Move> after{};    // done then, to carry what was put on by playing it (R7.1)
        std::optional<WhyNot> why{};    // refused, and so only explained
        std::vector<Choice> several{};  // the targets to choose from, of one ability

        bool mayGo(const DropTarget& place) const;
        QString mainPlace() const;  // by name; empty if there is none
    };
    void refresh();
    void collect();
    void collectPlaces(const std::vector<Choice>& choices);
    void addSwap();
    void onShown();
    bool findAgain(Choice& choice) const;
    bool isApart(const Choice& choice) const;
    int rankOf(const Choice& choice) const;
    void offer(const std::vector<Choice>& choices);
    DropTargets placesOf(const Move& move) const;
    Choice droppedAt(const DropTarget& place, Choice choice) const;
    std::vector<Move> guesses(const DropTarget& place) const;
    std::vector<Move> mainUses() const;
    Move tried(CommandKind kind, Aim aim = {}) const;
    bool isLaidDown(const Move& move) const;
    QString textOf(const Choice& choice) const;
    std::vector<Choice> powers() const;
    QString powerText(const Choice& power) const;
    void offerTargets(const Choice& power);
    void explainBest(const std::vector<Move>& guesses);
    void refuseThrowingAway();
    void say(const Choice& choice);
    QString aboutOf(const Choice& choice) const;
    std::vector<Choice> withRefused(std::vector<Choice> choices) const;
    Refusals whyRefused(const Move& move) const;  // to equip or use the card; empty: it is not refused
    Choice refusedChoice(const Move& move, const Refusals& why) const;
    std::vector<Choice> refusedAbilities(const std::vector<Choice>& choices) const;
    static bool isParting(const Choice& choice);  // gives the card away or keeps it

    ShownGame& m_shown;
    int m_card = -1;
    bool m_held = false;  // at the last change
    std::vector<Choice> m_choices;
    std::vector<Choice> m_offered;
    QStringList m_places;
    std::optional<Move> m_next;  // submitted as soon as it is legal
    bool m_powers = false;       // the menu is of abilities
    QString m_title;
    MoveMenu m_menu;
};

}  // namespace kickdoor
