// The curtain's texts: why a player gets the screen, and what has happened since that player's last look. All
// of this is public.
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
    Q_PROPERTY(QString reason READ reason NOTIFY changed)    // empty without a curtain
    Q_PROPERTY(QStringList recap READ recap NOTIFY changed)  // lines of the log, as simple HTML
    Q_PROPERTY(int recapMore READ recapMore NOTIFY changed)  // the number of lines left out

public:
    CurtainModel(ShownGame& shown, const Seating& seating, const LogModel& log);

    QString reason() const { return m_reason; }
    QStringList recap() const { return m_recap; }
    int recapMore() const { return m_recapMore; }

signals:
    void changed();

private:
    void refresh();
    QString reasonFor(Seat seat) const;

    ShownGame& m_shown;
    const Seating& m_seating;
    const LogModel& m_log;
    QString m_reason;
    QStringList m_recap;
    int m_recapMore = 0;
};

}  // namespace kickdoor
