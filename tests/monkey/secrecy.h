// The law over a window that several people share: a hand shows to its owner alone, and opens only from
// behind a curtain that named its owner. What counts is what the scene draws and what a screen reader is
// told.
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

    // One look: the first break of the law since the last, or that shows now; empty: none.
    QString fault();

private:
    void follow();
    void hear(const Event& event);
    QString faultOfSeating() const;
    QString faultOfPicture() const;
    bool applies() const;
    // Of the cards in other people's hands here, but those that show for good reason, too.
    SecretTitles secretTitles() const;
    QString name(Seat seat) const { return m_session.stage().wording().name(seat); }

    Session& m_session;
    QQuickWindow& m_window;
    Seat m_viewer = kNoSeat;
    Seat m_called = kNoSeat;  // whom the curtain that is down, or has just gone up, waited for
    // Cards that everybody has just been told of: for how many looks more they may show.
    QHash<DefId, int> m_told;
    QString m_opened;  // how a hand was opened that should not have been
};

}  // namespace kickdoor::monkey
