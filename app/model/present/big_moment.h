// A big moment: a fight or the game won, a death, a Level, a fight's loot, a backstab, an escape, being
// caught, being forced to help, a Curse, cards lost, a trade. It is shown as long as the presenter dwells on
// it or holds it; the game won, until another position is shown.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <array>

#include "model/base/face_list.h"
#include "model/table/shown_game.h"

namespace kickdoor {

class BigMoment : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool on READ on NOTIFY changed)
    // How many there were so far: two in a row may look the same.
    Q_PROPERTY(int number READ number NOTIFY changed)
    // win (the game) victory (in a fight) death level fall loot loss stab caught escape curse averted
    // forced (to help) trade
    Q_PROPERTY(QString kind READ kind NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)  // "Level 5!"
    Q_PROPERTY(QString text READ text NOTIFY changed)    // the log's line, as rich text
    Q_PROPERTY(int seat READ seat NOTIFY changed)        // the player concerned; -1: none
    // The players to be seen; of a trade, who made the offer comes first.
    Q_PROPERTY(QList<int> seats READ seats NOTIFY changed)
    // The monsters to be seen, as recipes of figures.
    Q_PROPERTY(QStringList foes READ foes NOTIFY changed)
    // How many of a trade's cards, the first ones, go to who made the offer.
    Q_PROPERTY(int toMaker READ toMaker NOTIFY changed)
    Q_PROPERTY(kickdoor::FaceList* cards READ cards CONSTANT)

public:
    explicit BigMoment(ShownGame& shown);

    bool on() const { return !m_shows.kind.isEmpty(); }
    int number() const { return m_number; }
    QString kind() const { return m_shows.kind; }
    QString title() const { return m_shows.title; }
    QString text() const { return m_shows.text; }
    int seat() const { return m_shows.seat; }
    QList<int> seats() const { return m_shows.seats; }
    QStringList foes() const { return m_shows.foes; }
    int toMaker() const { return m_shows.toMaker; }
    FaceList* cards() { return &m_cards; }

signals:
    void changed();

private:
    struct Shows {
        QString kind, title, text;
        int seat = -1;
        QList<int> seats;
        QStringList foes;
        int toMaker = 0;
        bool operator==(const Shows&) const = default;
    };
    void onTold(const Event& event, int dwell);
    Shows momentOf(const Event& event) const;
    bool fightIsOver() const;
    bool botChoosesOfLoot() const;
    bool isMoreOf(const Shows& shows) const;
    void addFigures(Shows& shows, const Event& event) const;
    QList<CardFace> tradedCards(const Event& event) const;
    QList<CardFace> cardsOf(const Event& event, const QString& kind);
    QString lootText(const Event& event, const QList<CardFace>& faces) const;
    QString lossText(const Event& event, bool more);
    void forget();
    void clear();
    void show(Shows shows, QList<CardFace> faces);

    ShownGame& m_shown;
    Shows m_shows;
    int m_number = 0;
    QList<std::pair<Seat, QStringList>> m_lost;  // by whom, and what, in the present moment
    QList<CardFace> m_faces;
    std::array<Offer, kMaxSeats> m_offers{};  // the last trade that each seat offered
    int m_unknown = 0;                        // number of hidden cards in the loot; each has its own row
    FaceList m_cards;
};

}  // namespace kickdoor
