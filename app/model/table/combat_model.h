// The fight: both sums with every addend (R8.1), the monsters, the bargain with the helper.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "evaluation/strength.h"
#include "model/base/face_list.h"
#include "model/table/shown_game.h"

namespace kickdoor {

class SumLines : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")

public:
    // first: the line is a Level, shown without a sign.
    explicit SumLines(QObject* parent = nullptr)
        : RowModel({"text", "amount", "monsterSide", "first", "cardId"}, parent) {}
    using RowModel::setRows;
};

class MonsterList : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")

public:
    explicit MonsterList(QObject* parent = nullptr)
        : RowModel(faceRoles({"enhancers", "strength", "treasures", "fighterRolled", "helperRolled", "mate",
                              "called", "number", "beaten"}),
                   parent) {}
    using RowModel::setRows;
    // called: the title, with the number if there are others of that title; number: it alone, or 0.
    // Those that are still shown after the fight was won.
    void setBeaten();
};

class CombatModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool on READ on NOTIFY changed)
    Q_PROPERTY(QString stage READ stage NOTIFY changed)  // open settling fleeing done
    // The sums still decide something: not while the fighters run away.
    Q_PROPERTY(bool counts READ counts NOTIFY changed)
    Q_PROPERTY(int fighters READ fighters NOTIFY changed)
    Q_PROPERTY(int monsters READ monsters NOTIFY changed)
    Q_PROPERTY(bool winsTies READ winsTies NOTIFY changed)
    Q_PROPERTY(bool winning READ winning NOTIFY changed)
    // Critical combat: both sides will still add a die (R8.13).
    Q_PROPERTY(bool diceToCome READ diceToCome NOTIFY changed)
    Q_PROPERTY(bool forTheWin READ forTheWin NOTIFY changed)  // a victory would end the game
    Q_PROPERTY(bool boss READ boss NOTIFY changed)            // a Boss Monster is fought that counts (R2.8)
    Q_PROPERTY(QString loot READ loot NOTIFY changed)         // "2 Treasures", "special Treasure"
    Q_PROPERTY(int helperSeat READ helperSeat NOTIFY changed)
    Q_PROPERTY(QString fighterNames READ fighterNames NOTIFY changed)
    Q_PROPERTY(QString monsterNames READ monsterNames NOTIFY changed)
    Q_PROPERTY(QString bargain READ bargain NOTIFY changed)
    Q_PROPERTY(kickdoor::SumLines* lines READ lines CONSTANT)
    Q_PROPERTY(kickdoor::MonsterList* monsterCards READ monsterCards CONSTANT)

public:
    explicit CombatModel(ShownGame& shown);

    bool on() const { return m_on; }
    QString stage() const;
    bool counts() const { return m_counts; }
    int fighters() const { return m_sums.fighters; }
    int monsters() const { return m_sums.monsters; }
    bool winsTies() const { return m_counts && m_sums.winsTies; }
    bool winning() const { return m_on && m_sums.winning(); }
    bool diceToCome() const { return m_diceToCome; }
    bool forTheWin() const { return m_forTheWin; }
    bool boss() const { return m_boss; }
    QString loot() const { return m_loot; }
    // How near danger is, for the music: 0 outside a fight, 1 in a fight with a Boss that is being lost.
    double danger() const;
    int helperSeat() const { return seatOrNone(m_shown.view().combat.helper); }
    QString fighterNames() const;
    QString monsterNames() const { return m_monsterNames; }
    QString bargain() const;
    SumLines* lines() { return &m_lines; }
    MonsterList* monsterCards() { return &m_monsterCards; }

signals:
    void changed();

private:
    static int seatOrNone(Seat seat) { return seat == kNoSeat ? -1 : seat; }
    void refresh();
    void sum(const GameState& at);
    void say();
    QString lootNow() const;
    QString monsterNamesNow() const;
    QString titleOf(const MonsterEntry& entry) const;
    // Of the monsters, in their order.
    QStringList namesOf(const GameState& view) const;
    std::vector<int> numbersOf(const GameState& view) const;
    QString monsterLine(CardId card) const;
    bool bossFights() const;
    void onTold();
    void recall(const Past& past);
    QString textOf(const SumLine& line) const;
    void refreshLines();
    void refreshCards();

    ShownGame& m_shown;
    bool m_on = false;
    bool m_counts = false;
    bool m_summed = false;  // m_summedAt holds this fight before its result
    bool m_lost = false;    // nobody wins this fight any more
    GameState m_summedAt;
    CombatSums m_sums;
    bool m_diceToCome = false;
    bool m_forTheWin = false;
    bool m_boss = false;
    QString m_loot;
    QString m_monsterNames;  // the last ones, after they have gone
    SumLines m_lines;
    MonsterList m_monsterCards;
};

}  // namespace kickdoor
