#include "desktop/sounds.h"

#include <QAudioDevice>
#include <QDir>
#include <QFile>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QThreadPool>
#include <QUrl>

#include "desktop/synth.h"

namespace kickdoor {

Sounds::Sounds(QObject* parent) : QObject(parent) {}

Sounds::~Sounds() {
    if (m_preparing) QThreadPool::globalInstance()->waitForDone();
}

void Sounds::setVolume(qreal volume) {
    m_volume = volume;
    for (QSoundEffect* effect : std::as_const(m_effects)) effect->setVolume(static_cast<float>(volume));
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
        effect->setVolume(static_cast<float>(m_volume));
        m_effects.insert(name, effect);
    }
}

void Sounds::play(const QString& name) {
    if (m_volume <= 0) return;
    if (!m_preparing) prepare();
    QSoundEffect* effect = m_effects.value(name);
    if (effect != nullptr && effect->status() == QSoundEffect::Ready) effect->play();
}

}  // namespace kickdoor
