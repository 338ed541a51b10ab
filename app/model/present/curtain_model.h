// Why the screen goes to somebody, and what has happened since that person looked last: all of it known to
// everybody at the screen.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>

#include "model/present/log_model.h"
#include "model/present/seating.h"

namespace kickdoor {

class CurtainModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(QString reason READ reason NOTIFY changed)    // empty while no curtain is down
    Q_PROPERTY(QStringList recap READ recap NOTIFY changed)  // lines of the story, as simple HTML
    Q_PROPERTY(int recapMore READ recapMore NOTIFY changed)  // so many more are left out

public:
    CurtainModel(Stage& stage, const Seating& seating, const LogModel& log);

    QString reason() const { return m_reason; }
    QStringList recap() const { return m_recap; }
    int recapMore() const { return m_recapMore; }

signals:
    void changed();

private:
    void refresh();
    QString reasonFor(Seat seat) const;

    Stage& m_stage;
    const Seating& m_seating;
    const LogModel& m_log;
    QString m_reason;
    QStringList m_recap;
    int m_recapMore = 0;
};

}  // namespace kickdoor
