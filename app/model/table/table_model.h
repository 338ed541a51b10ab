// The middle of the table, and the phase of the turn.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/face_list.h"
#include "model/table/shown_game.h"

namespace kickdoor {

class TableModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool open READ open NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(int turn READ turn NOTIFY changed)
    Q_PROPERTY(QString phase READ phase NOTIFY
                   changed)  // setup arrange kickOpenDoor combat lookOrLoot end charity over
    Q_PROPERTY(int activeSeat READ activeSeat NOTIFY changed)
    Q_PROPERTY(QString activeName READ activeName NOTIFY changed)
    Q_PROPERTY(int viewer READ viewer NOTIFY changed)  // -1: nobody's hand is open
    Q_PROPERTY(QString viewerName READ viewerName NOTIFY changed)
    Q_PROPERTY(int front READ front NOTIFY changed)  // the seat in front, ShownGame::front()
    // False while a table elsewhere has lost its connection: nothing can be done there.
    Q_PROPERTY(bool reachable READ reachable NOTIFY changed)
    Q_PROPERTY(QString winnerNames READ winnerNames NOTIFY changed)
    Q_PROPERTY(QString victory READ victory NOTIFY changed)     // why they have won
    Q_PROPERTY(bool listens READ listens NOTIFY badgesChanged)  // turns begin with Listen at the Door (R5.2)
    Q_PROPERTY(
        QVariantList badges READ badges NOTIFY badgesChanged)  // {text, about}: the options in force (R12.3)
    Q_PROPERTY(QString mixAbout READ mixAbout NOTIFY titlesChanged)
    Q_PROPERTY(QString edition READ edition NOTIFY titlesChanged)
    Q_PROPERTY(QStringList editionTitles READ editionTitles NOTIFY titlesChanged)  // base first
    Q_PROPERTY(QStringList editionKeys READ editionKeys NOTIFY openChanged)        // base first
    Q_PROPERTY(int doorDeck READ doorDeck NOTIFY pilesChanged)
    Q_PROPERTY(int treasureDeck READ treasureDeck NOTIFY pilesChanged)
    Q_PROPERTY(int doorDiscards READ doorDiscards NOTIFY pilesChanged)
    Q_PROPERTY(int treasureDiscards READ treasureDiscards NOTIFY pilesChanged)
    Q_PROPERTY(kickdoor::CardFace doorDiscard READ doorDiscard NOTIFY doorDiscardChanged)
    Q_PROPERTY(kickdoor::CardFace treasureDiscard READ treasureDiscard NOTIFY treasureDiscardChanged)
    // A deck's top card if the viewer has seen it; else cardId -1.
    Q_PROPERTY(kickdoor::CardFace seenDoor READ seenDoor NOTIFY seenDoorChanged)
    Q_PROPERTY(kickdoor::CardFace seenTreasure READ seenTreasure NOTIFY seenTreasureChanged)
    Q_PROPERTY(kickdoor::CardFace spotlight READ spotlight NOTIFY
                   spotlightChanged)  // the card that the current event is about
    // The card about to strike (R10.1); an empty face: none.
    Q_PROPERTY(kickdoor::CardFace striking READ striking NOTIFY strikingChanged)
    Q_PROPERTY(kickdoor::FaceList* revealed READ revealed
                   CONSTANT)  // waiting to be played or kept, or Treasures being shared
    Q_PROPERTY(kickdoor::FaceList* resolving READ resolving CONSTANT)
    Q_PROPERTY(kickdoor::FaceList* body READ body CONSTANT)  // a dead player's cards, laid out (R11.2)

public:
    explicit TableModel(ShownGame& shown);

    bool open() const { return m_turn.open; }
    bool over() const { return m_turn.over; }
    int turn() const { return m_turn.number; }
    QString phase() const { return m_turn.phase; }
    int activeSeat() const { return m_turn.activeSeat; }
    QString activeName() const { return m_turn.activeName; }
    int viewer() const { return m_turn.viewer; }
    QString viewerName() const { return m_turn.viewerName; }
    int front() const { return m_turn.front; }
    bool reachable() const { return m_turn.reachable; }
    QString winnerNames() const { return m_turn.winnerNames; }
    QString victory() const { return m_turn.victory; }
    QVariantList badges() const { return m_badges; }
    bool listens() const { return m_shown.isOpen() && m_shown.game().rules.listenAtTheDoor; }
    QString mixAbout() const;
    QString edition() const;
    QStringList editionTitles() const;
    QStringList editionKeys() const;
    int doorDeck() const { return m_piles.doorDeck; }
    int treasureDeck() const { return m_piles.treasureDeck; }
    int doorDiscards() const { return m_piles.doorDiscards; }
    int treasureDiscards() const { return m_piles.treasureDiscards; }
    CardFace doorDiscard() const { return m_doorDiscard; }
    CardFace treasureDiscard() const { return m_treasureDiscard; }
    CardFace seenDoor() const { return m_seenDoor; }
    CardFace seenTreasure() const { return m_seenTreasure; }
    CardFace spotlight() const { return m_spotlight; }
    CardFace striking() const { return m_striking; }
    FaceList* revealed() { return &m_revealed; }
    FaceList* resolving() { return &m_resolving; }
    FaceList* body() { return &m_body; }

signals:
    void changed();
    void openChanged();
    void titlesChanged();
    void pilesChanged();
    void badgesChanged();
    void doorDiscardChanged();
    void treasureDiscardChanged();
    void seenDoorChanged();
    void seenTreasureChanged();
    void spotlightChanged();
    void strikingChanged();

private:
    struct Turn {
        bool open = false;
        bool over = false;
        int number = 0;
        QString phase;
        int activeSeat = -1;
        QString activeName;
        int viewer = -1;
        QString viewerName;
        int front = 0;
        bool reachable = true;
        QString winnerNames, victory;
        bool operator==(const Turn&) const = default;
    };
    struct Piles {
        int doorDeck = 0, treasureDeck = 0, doorDiscards = 0, treasureDiscards = 0;
        bool operator==(const Piles&) const = default;
    };
    static int seatOrNone(Seat seat) { return seat == kNoSeat ? -1 : seat; }
    Turn turnNow() const;
    Piles pilesNow() const;
    QString phaseNow() const;
    CardFace top(Zone zone) const;
    CardFace seenTop(Zone deck) const;
    CardFace strikingNow() const;
    CardFace spotlightNow() const;
    QVariantList badgesNow() const;
    QList<CardFace> facesIn(Zone zone) const;
    void refresh();
    void onTold(const Event& event, int dwell);

    ShownGame& m_shown;
    DefId m_spotlit = kNoDef;
    Turn m_turn;
    Piles m_piles;
    QVariantList m_badges;
    CardFace m_doorDiscard, m_treasureDiscard, m_seenDoor, m_seenTreasure, m_spotlight, m_striking;
    FaceList m_revealed, m_resolving, m_body;
};

}  // namespace kickdoor
