// A bot's remark, in a bubble beside it: seldom, and no longer than it takes to read.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QHash>
#include <QObject>
#include <QTimer>

#include "model/table/shown_game.h"
#include "words/remarks.h"

namespace kickdoor {

class BotRemarks : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(int seat READ seat NOTIFY changed)      // who speaks; -1: nobody
    Q_PROPERTY(QString text READ text NOTIFY changed)  // plain

public:
    explicit BotRemarks(ShownGame& shown);

    int seat() const { return m_seat; }
    QString text() const { return m_text; }
    void setWanted(bool wanted);  // a setting; true unless told

signals:
    void changed();

private:
    void onTold(const Event& event, int dwell);
    void show(int seat, const QString& text);
    void forget();
    // Somebody else has just said the same in this turn. An answer is given all the same.
    bool isEcho(const Remark& remark, const Event& event);

    ShownGame& m_shown;
    Remarks m_remarks;
    bool m_wanted = true;
    int m_seat = -1;
    QString m_text;
    int m_jests = 0;  // that could have been made
    QTimer m_reading;
    QHash<QString, Seat> m_said;  // in this turn, and who said it
    int m_saidIn = -1;            // that turn
};

}  // namespace kickdoor
