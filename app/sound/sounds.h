// Plays the sounds. Without a sound device it does nothing.
#pragma once

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QTemporaryDir>
#include <QVariantAnimation>
#include <memory>
#include <vector>

#include "sound/row.h"

class QSoundEffect;

namespace kickdoor {

class Sounds : public QObject {
    Q_OBJECT

public:
    explicit Sounds(QObject* parent = nullptr);
    ~Sounds() override;

    // volume: 0 to 1. Sounds are prepared only when a volume is above 0; a loop plays only while its own is.
    void setVolume(const QString& name, qreal volume);
    // The edition whose table is heard. What is prepared for another one is prepared again.
    void setEdition(const QString& edition);
    void play(const QString& name);
    // Whether the loops play: during a game.
    void setLooping(bool looping);
    // How near danger is, from 0 to 1: the loop "danger" is as loud, and comes and goes softly.
    void setDanger(qreal danger);

private:
    qreal volumeOf(const QString& name) const;
    void prepare();
    void take(const QString& folder, const QString& edition);
    bool isReady(const QString& name) const;
    void followLoops();

    QHash<QString, qreal> m_volumes;
    QString m_edition;
    bool m_preparing = false;
    bool m_looping = false;
    qreal m_danger = 0;  // as it is heard
    QVariantAnimation m_nearing;
    QElapsedTimer m_clock;
    QHash<QString, Row> m_rows;
    std::unique_ptr<QTemporaryDir> m_folder;
    // By name; a sound that rises in a row has one for each pitch.
    QHash<QString, std::vector<QSoundEffect*>> m_effects;
};

}  // namespace kickdoor
