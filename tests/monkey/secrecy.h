// Checks a law of shared screens: a hand is shown only to its owner, and opens only after a curtain that
// named the owner. Checks what the scene draws and what a screen reader gets.
#pragma once

#include <QHash>
#include <QObject>
#include <QQuickWindow>
#include <QSet>
#include <QString>
#include <QStringList>

#include "model/session/session.h"

namespace kickdoor::monkey {

struct SecretTitles {
    QSet<QString> secret;
    QStringList within;  // of known cards, with a secret title in them: "Bird with a Millstone"
};

class Secrecy : public QObject {
    Q_OBJECT

public:
    Secrecy(Session& session, QQuickWindow& window);

    // One check. Returns the first fault since the last check; empty: none.
    QString fault();

private:
    void follow();
    void hear(const Event& event);
    QString faultOfSeating() const;
    QString faultOfPicture() const;
    bool applies() const;
    // Titles of the cards in other people's hands, except those that may be shown.
    SecretTitles secretTitles() const;
    QString name(Seat seat) const { return m_session.shownGame().wording().name(seat); }

    Session& m_session;
    QQuickWindow& m_window;
    Seat m_viewer = kNoSeat;
    Seat m_called = kNoSeat;  // the player named by the current or last curtain
    // Cards that have just become public, with the number of checks for which they may still be shown.
    QHash<DefId, int> m_told;
    QString m_opened;  // a hand was opened wrongly: how
};

}  // namespace kickdoor::monkey
