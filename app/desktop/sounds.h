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

    void setVolume(qreal volume);  // 0 to 1; nothing is made ready while it is 0
    void play(const QString& name);

private:
    void prepare();
    void take(const QString& folder);

    qreal m_volume = 0;
    bool m_preparing = false;
    std::unique_ptr<QTemporaryDir> m_folder;
    QHash<QString, QSoundEffect*> m_effects;
};

}  // namespace kickdoor
