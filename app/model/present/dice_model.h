// The die on the table. The face shown is the state's roll, never one of its own.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "model/table/stage.h"

namespace kickdoor {

class DiceModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(int sides READ sides NOTIFY changed)
    Q_PROPERTY(int face READ face NOTIFY changed)  // 0: none rolled yet
    Q_PROPERTY(int modifier READ modifier NOTIFY changed)
    Q_PROPERTY(QString caption READ caption NOTIFY changed)

public:
    explicit DiceModel(Stage& stage);

    int sides() const { return m_sides; }
    int face() const { return m_face; }
    int modifier() const { return m_modifier; }
    QString caption() const { return m_caption; }

signals:
    void changed();
    void rolled(int sides, int face, int millis);  // tumble, then show the face

private:
    void onTold(const Event& event, int dwell);
    QString captionOf(const Event& event) const;

    Stage& m_stage;
    int m_sides = 6;
    int m_face = 0;
    int m_modifier = 0;
    QString m_caption;
};

}  // namespace kickdoor
