// What lies in the middle, and where in the turn the game is.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/face_list.h"
#include "model/table/stage.h"

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
    Q_PROPERTY(QString phaseTitle READ phaseTitle NOTIFY changed)
    Q_PROPERTY(int activeSeat READ activeSeat NOTIFY changed)
    Q_PROPERTY(QString activeName READ activeName NOTIFY changed)
    Q_PROPERTY(int viewer READ viewer NOTIFY changed)  // -1: nobody's hand is open
    Q_PROPERTY(QString viewerName READ viewerName NOTIFY changed)
    Q_PROPERTY(int front READ front NOTIFY changed)  // whose side of the table is near
    Q_PROPERTY(QString winnerNames READ winnerNames NOTIFY changed)
    Q_PROPERTY(
        QVariantList badges READ badges NOTIFY badgesChanged)  // {text, about}: the options in force (R12.3)
    Q_PROPERTY(QString mixAbout READ mixAbout NOTIFY titlesChanged)
    Q_PROPERTY(QString edition READ edition NOTIFY titlesChanged)
    Q_PROPERTY(QStringList editionTitles READ editionTitles NOTIFY titlesChanged)  // base first
    Q_PROPERTY(QStringList editionKeys READ editionKeys NOTIFY openChanged)        // base first
    Q_PROPERTY(int doorDeck READ doorDeck NOTIFY changed)
    Q_PROPERTY(int treasureDeck READ treasureDeck NOTIFY changed)
    Q_PROPERTY(int doorDiscards READ doorDiscards NOTIFY changed)
    Q_PROPERTY(int treasureDiscards READ treasureDiscards NOTIFY changed)
    Q_PROPERTY(kickdoor::CardFace doorDiscard READ doorDiscard NOTIFY doorDiscardChanged)
    Q_PROPERTY(kickdoor::CardFace treasureDiscard READ treasureDiscard NOTIFY treasureDiscardChanged)
    Q_PROPERTY(
        kickdoor::CardFace spotlight READ spotlight NOTIFY spotlightChanged)  // the card that came up last
    Q_PROPERTY(kickdoor::FaceList* revealed READ revealed
                   CONSTANT)  // waiting for play or keep, Treasures being shared
    Q_PROPERTY(kickdoor::FaceList* resolving READ resolving CONSTANT)
    Q_PROPERTY(kickdoor::FaceList* body READ body CONSTANT)  // laid out of a dead player (R11.2)

public:
    explicit TableModel(Stage& stage);

    bool open() const { return m_stage.isOpen(); }
    bool over() const { return m_stage.view().phase == Phase::Over; }
    int turn() const { return m_stage.view().turn; }
    QString phase() const;
    QString phaseTitle() const;
    int activeSeat() const { return seatOrNone(m_stage.view().active); }
    QString activeName() const;
    int viewer() const { return seatOrNone(m_stage.viewer()); }
    QString viewerName() const;
    int front() const { return m_stage.front(); }
    QString winnerNames() const;
    QVariantList badges() const { return m_badges; }
    QString mixAbout() const;
    QString edition() const;
    QStringList editionTitles() const;
    QStringList editionKeys() const;
    int doorDeck() const { return m_stage.view().cards.size(Zone::DoorDeck); }
    int treasureDeck() const { return m_stage.view().cards.size(Zone::TreasureDeck); }
    int doorDiscards() const { return m_stage.view().cards.size(Zone::DoorDiscard); }
    int treasureDiscards() const { return m_stage.view().cards.size(Zone::TreasureDiscard); }
    CardFace doorDiscard() const { return m_doorDiscard; }
    CardFace treasureDiscard() const { return m_treasureDiscard; }
    CardFace spotlight() const { return m_spotlight; }
    FaceList* revealed() { return &m_revealed; }
    FaceList* resolving() { return &m_resolving; }
    FaceList* body() { return &m_body; }

signals:
    void changed();
    void openChanged();
    void titlesChanged();
    void badgesChanged();
    void doorDiscardChanged();
    void treasureDiscardChanged();
    void spotlightChanged();

private:
    static int seatOrNone(Seat seat) { return seat == kNoSeat ? -1 : seat; }
    CardFace top(Zone zone) const;
    CardFace spotlightNow() const;
    QVariantList badgesNow() const;
    QList<CardFace> facesIn(Zone zone) const;
    void refresh();
    void onTold(const Event& event);

    Stage& m_stage;
    DefId m_spotlit = kNoDef;
    QVariantList m_badges;
    CardFace m_doorDiscard, m_treasureDiscard, m_spotlight;
    FaceList m_revealed, m_resolving, m_body;
};

}  // namespace kickdoor
