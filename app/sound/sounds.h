// Plays the sounds. A machine without a sound device plays nothing, and nothing else is different.
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

    // 0 to 1, by the sound's name. Nothing is made ready while all are 0; a loop plays while it is more.
    void setVolume(const QString& name, qreal volume);
    void play(const QString& name);
    // Beneath a game that is on; silent again when it is over.
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
