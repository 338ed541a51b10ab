// One card picked up, by drag, click or keyboard: where it may go, what it may do, and why not.
//
// Places have names: "table" (one's own side), "worn", "carried", "identity", "fight", "fighters",
// "monsters", "discard", "player:2", "card:17".
#pragma once

#include <QtQml/qqmlregistration.h>
#include <optional>

#include "model/base/row_model.h"
#include "model/table/stage.h"

namespace kickdoor {

// about: of an ability, what it costs and does; once, where it has several aims.
class MoveMenu : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")

public:
    explicit MoveMenu(QObject* parent = nullptr)
        : RowModel({"text", "kind", "place", "apart", "about"}, parent) {}
    using RowModel::setRows;
};

class CardMoves : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(int card READ card WRITE setCard NOTIFY changed)  // -1: none
    Q_PROPERTY(kickdoor::CardFace face READ face NOTIFY changed)
    Q_PROPERTY(int identityType READ identityType NOTIFY changed)  // of what it makes of one; -1: nothing
    Q_PROPERTY(QString title READ title NOTIFY changed)            // what the menu is about
    Q_PROPERTY(QStringList places READ places NOTIFY changed)      // where it may go
    Q_PROPERTY(kickdoor::MoveMenu* menu READ menu
                   CONSTANT)  // all that it may do; after an ambiguous drop: what was meant

public:
    explicit CardMoves(Stage& stage);

    int card() const { return m_card; }
    void setCard(int card);
    CardFace face() const;
    int identityType() const;
    QString title() const { return m_title; }
    QStringList places() const { return m_places; }
    MoveMenu* menu() { return &m_menu; }

    Q_INVOKABLE bool mayGo(const QString& place) const { return m_places.contains(place); }
    // Lets the card go there: says the one move meant, asks which, or explains. False: nothing was said.
    Q_INVOKABLE bool drop(const QString& place);
    Q_INVOKABLE void choose(int row);  // of the menu
    // The menu's row that is looked at: of a menu of abilities, its places and no others are those of
    // places().
    Q_INVOKABLE void highlight(int row);
    // Says the one thing that the card is for; false, and nothing said, when it has several aims or none.
    Q_INVOKABLE bool playAtOnce();
    // Why the card cannot do what such a card is for.
    Q_INVOKABLE void explain();
    // All that it may do is to be kept (R5.3): what else it is for needs a word.
    Q_INVOKABLE bool onlyKept() const;
    // Picks up a monster to look for trouble with (R5.4), the menu naming each of the hand.
    Q_INVOKABLE void offerTrouble();
    // A menu of all abilities that may be used now.
    Q_INVOKABLE void offerPowers();

signals:
    void changed();
    void menuWanted();
    void menuLost();  // something of the menu can no longer be done
    // sell, offerTrade, use; family: of legal().templates, -1: any of that kind
    void dialogWanted(const QString& kind, int card, int seat, int family);

private:
    struct Choice {
        Move move;
        bool dialog = false;
        QStringList places;
        int family = -1;
        std::optional<Move> before{};  // done first: what it puts aside
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
    QStringList placesOf(const Move& move) const;
    std::vector<Move> guesses(const QString& place) const;
    bool isLaidDown(const Move& move) const;
    QString textOf(const Choice& choice) const;
    void explainBest(const std::vector<Move>& guesses);
    void refuseThrowingAway();
    void say(const Choice& choice);

    Stage& m_stage;
    int m_card = -1;
    bool m_held = false;  // when it was last told
    std::vector<Choice> m_choices;
    std::vector<Choice> m_offered;
    QStringList m_places;
    std::optional<Move> m_next;  // follows as soon as it may
    bool m_powers = false;       // the menu is of abilities
    QString m_title;
    MoveMenu m_menu;
};

}  // namespace kickdoor
