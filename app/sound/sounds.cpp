#include "sound/sounds.h"

#include <QAudioDevice>
#include <QFile>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QThreadPool>
#include <QUrl>

#include "sound/recipes.h"

namespace kickdoor {

Sounds::Sounds(QObject* parent) : QObject(parent) {}

Sounds::~Sounds() {
    if (m_preparing) QThreadPool::globalInstance()->waitForDone();
}

void Sounds::setVolume(const QString& name, qreal volume) {
    m_volumes[name] = volume;
    if (QSoundEffect* effect = m_effects.value(name)) effect->setVolume(static_cast<float>(volume));
    if (isLoop(name)) followLoops();
}

void Sounds::prepare() {
    m_preparing = true;
    m_folder = std::make_unique<QTemporaryDir>();
    if (!m_folder->isValid() || QMediaDevices::defaultAudioOutput().isNull()) return;
    const QString folder = m_folder->path();
    QThreadPool::globalInstance()->start([this, folder] {
        for (const QString& name : soundNames()) {
            QFile file(folder + QLatin1Char('/') + name + QStringLiteral(".wav"));
            if (file.open(QIODevice::WriteOnly)) file.write(wavOf(name));
        }
        QMetaObject::invokeMethod(
            this, [this, folder] { take(folder); }, Qt::QueuedConnection);
    });
}

void Sounds::take(const QString& folder) {
    for (const QString& name : soundNames()) {
        auto* effect = new QSoundEffect(this);
        effect->setSource(QUrl::fromLocalFile(folder + QLatin1Char('/') + name + QStringLiteral(".wav")));
        effect->setVolume(static_cast<float>(volumeOf(name)));
        if (isLoop(name)) {
            effect->setLoopCount(QSoundEffect::Infinite);
            connect(effect, &QSoundEffect::statusChanged, this, &Sounds::followLoops);
        }
        m_effects.insert(name, effect);
    }
    followLoops();
}

void Sounds::play(const QString& name) {
    if (volumeOf(name) <= 0) return;
    if (!m_preparing) prepare();
    QSoundEffect* effect = m_effects.value(name);
    if (effect != nullptr && effect->status() == QSoundEffect::Ready) effect->play();
}

void Sounds::setLooping(bool looping) {
    m_looping = looping;
    followLoops();
}

void Sounds::followLoops() {
    for (const QString& name : soundNames()) {
        if (!isLoop(name)) continue;
        const bool wanted = m_looping && volumeOf(name) > 0;
        if (wanted && !m_preparing) prepare();
        QSoundEffect* effect = m_effects.value(name);
        if (effect == nullptr || effect->status() != QSoundEffect::Ready || effect->isPlaying() == wanted)
            continue;
        if (wanted)
            effect->play();
        else
            effect->stop();
    }
}

}  // namespace kickdoor
