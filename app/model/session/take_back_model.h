// Taking back (ruling 21): whether somebody at this screen may, and the request that the table is asked
// about.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "model/table/shown_game.h"
#include "table/seat.h"

namespace kickdoor {

class TakeBackModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    // The player at this screen. "": may not; "freely": at once; "withLeave": the others are asked
    Q_PROPERTY(QString may READ may NOTIFY changed)
    Q_PROPERTY(bool asked READ isAsked NOTIFY changed)  // people here must answer a request
    Q_PROPERTY(bool waits READ waits NOTIFY changed)    // a request from here waits for others only
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QString missing READ missing NOTIFY changed)  // the names of those who have not answered

public:
    explicit TakeBackModel(ShownGame& shown, QObject* parent = nullptr);

    QString may() const;
    bool isAsked() const;
    bool waits() const;
    QString question() const;
    QString missing() const;

    // Why a bot does not let a move of this screen be taken back, with the move.
    QString refused(const QString& sentence) const;

    // The people at this screen.
    void begin(SeatSet persons);
    void take(const TakeBackNotice& notice);
    // Seats whose newest command was an automatic pass, which nobody means to take back.
    void setPassedByItself(SeatSet seats);

    // The sentence, with the move that the open request is about.
    Q_INVOKABLE QString withTheMove(const QString& sentence) const;
    Q_INVOKABLE void ask();
    Q_INVOKABLE void agree();
    Q_INVOKABLE void decline();  // or withdraws the request from here

signals:
    void changed();
    void wanted(kickdoor::Seat by);
    void consented(kickdoor::Consent consent);
    void ended(const QString& text);  // the request came to nothing

private:
    Seat whose() const;
    QString request() const;
    QString withMove(const QString& sentence, Seat by) const;
    bool isOpen() const { return m_shown.isOpen() && m_notice.asker != kNoSeat; }

    ShownGame& m_shown;
    SeatSet m_persons;
    SeatSet m_passedByItself;
    TakeBackNotice m_notice;
    Seat m_wished = kNoSeat;  // the last to ask from here
    bool m_withdrawn = false;
};

}  // namespace kickdoor
