// Plays the sounds. Without a sound device it does nothing.
#pragma once

#include <QHash>
#include <QObject>
#include <QTemporaryDir>
#include <memory>

class QSoundEffect;

namespace kickdoor {

class Sounds : public QObject {
    Q_OBJECT

public:
    explicit Sounds(QObject* parent = nullptr);
    ~Sounds() override;

    // volume: 0 to 1. Sounds are prepared only when a volume is above 0; a loop plays only while its own is.
    void setVolume(const QString& name, qreal volume);
    void play(const QString& name);
    // Whether the loops play: during a game.
    void setLooping(bool looping);

private:
    qreal volumeOf(const QString& name) const { return m_volumes.value(name, 0); }
    void prepare();
    void take(const QString& folder);
    void followLoops();

    QHash<QString, qreal> m_volumes;
    bool m_preparing = false;
    bool m_looping = false;
    std::unique_ptr<QTemporaryDir> m_folder;
    QHash<QString, QSoundEffect*> m_effects;
};

}  // namespace kickdoor
