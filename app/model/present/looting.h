// The body that is being looted (R11.2): whose choice it is, what is left, and what each has taken.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <vector>

#include "model/base/face_list.h"
#include "model/table/shown_game.h"

namespace kickdoor {

class Looting : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool on READ on NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)      // "Looting the body of Bob"
    Q_PROPERTY(QString turn READ turn NOTIFY changed)        // "Ann chooses a card now. Then: Cid"
    Q_PROPERTY(QStringList taken READ taken NOTIFY changed)  // "Ann took Boots", as rich text
    Q_PROPERTY(kickdoor::FaceList* left READ left CONSTANT)

public:
    explicit Looting(ShownGame& shown);

    bool on() const { return m_now.on; }
    QString title() const { return m_now.title; }
    QString turn() const { return m_now.turn; }
    QStringList taken() const { return m_now.taken; }
    FaceList* left() { return &m_left; }

signals:
    void changed();

private:
    struct Now {
        bool on = false;
        QString title, turn;
        QStringList taken;
        bool operator==(const Now&) const = default;
    };
    struct Taken {
        Seat by = kNoSeat;
        DefId def = kNoDef;
    };
    void onTold(const Event& event, int dwell);
    void refresh();
    Now now() const;
    QString turnNow() const;

    ShownGame& m_shown;
    Now m_now;
    Seat m_dead = kNoSeat;
    std::vector<Taken> m_taken;
    bool m_lastTaken = false;  // the last card of the body is still being shown as taken
    bool m_dying = false;      // the death itself is shown
    FaceList m_left;
};

}  // namespace kickdoor
