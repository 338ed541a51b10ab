#include "sound/sounds.h"

#include <QAudioDevice>
#include <QFile>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QThreadPool>
#include <QUrl>
#include <algorithm>

#include "sound/recipes.h"

namespace kickdoor {
namespace {

constexpr int kNearingMillis = 1200;

const QString& dangerName() {
    static const QString name = QStringLiteral("danger");
    return name;
}

QString fileOf(const QString& folder, const QString& edition, const QString& name, int pitch) {
    return QStringLiteral("%1/%2-%3-%4.wav").arg(folder, edition, name).arg(pitch);
}

}  // namespace

Sounds::Sounds(QObject* parent) : QObject(parent) {
    m_clock.start();
    connect(&m_nearing, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        m_danger = value.toReal();
        followLoops();
    });
}

Sounds::~Sounds() {
    if (m_preparing) QThreadPool::globalInstance()->waitForDone();
}

// The danger is part of the music.
qreal Sounds::volumeOf(const QString& name) const {
    return name == dangerName() ? m_volumes.value(QStringLiteral("music"), 0) * m_danger
                                : m_volumes.value(name, 0);
}

void Sounds::setVolume(const QString& name, qreal volume) {
    m_volumes[name] = volume;
    for (QSoundEffect* effect : m_effects.value(name)) effect->setVolume(static_cast<float>(volume));
    if (isLoop(name)) followLoops();
}

void Sounds::setEdition(const QString& edition) {
    if (edition == m_edition) return;
    m_edition = edition;
    if (m_preparing) prepare();
}

void Sounds::prepare() {
    m_preparing = true;
    if (!m_folder) m_folder = std::make_unique<QTemporaryDir>();
    if (!m_folder->isValid() || QMediaDevices::defaultAudioOutput().isNull()) return;
    QThreadPool::globalInstance()->start([this, folder = m_folder->path(), edition = m_edition] {
        for (const QString& name : soundNames()) {
            for (int pitch = 0; pitch < pitchesOf(name); ++pitch) {
                QFile file(fileOf(folder, edition, name, pitch));
                if (!file.exists() && file.open(QIODevice::WriteOnly))
                    file.write(wavOf(name, edition, pitch));
            }
        }
        QMetaObject::invokeMethod(
            this, [this, folder, edition] { take(folder, edition); }, Qt::QueuedConnection);
    });
}

void Sounds::take(const QString& folder, const QString& edition) {
    if (edition != m_edition) return;  // another one has been asked for since
    for (const std::vector<QSoundEffect*>& effects : std::as_const(m_effects))
        for (QSoundEffect* effect : effects) effect->deleteLater();
    m_effects.clear();
    for (const QString& name : soundNames()) {
        for (int pitch = 0; pitch < pitchesOf(name); ++pitch) {
            auto* effect = new QSoundEffect(this);
            effect->setSource(QUrl::fromLocalFile(fileOf(folder, edition, name, pitch)));
            effect->setVolume(static_cast<float>(volumeOf(name)));
            if (isLoop(name)) {
                effect->setLoopCount(QSoundEffect::Infinite);
                connect(effect, &QSoundEffect::statusChanged, this, &Sounds::followLoops);
            }
            m_effects[name].push_back(effect);
        }
    }
    followLoops();
}

void Sounds::play(const QString& name) {
    if (volumeOf(name) <= 0) return;
    if (!m_preparing) prepare();
    const std::vector<QSoundEffect*> effects = m_effects.value(name);
    if (effects.empty()) return;
    const int pitches = static_cast<int>(effects.size());
    const int pitch = m_rows[name].next(m_clock.elapsed(), pitches);
    QSoundEffect* effect = effects[static_cast<std::size_t>(pitch)];
    if (effect->status() == QSoundEffect::Ready) effect->play();
}

void Sounds::setLooping(bool looping) {
    m_looping = looping;
    followLoops();
}

void Sounds::setDanger(qreal danger) {
    if (m_nearing.state() == QAbstractAnimation::Running
            ? qFuzzyCompare(m_nearing.endValue().toReal() + 1, danger + 1)
            : qFuzzyCompare(m_danger + 1, danger + 1))
        return;
    m_nearing.stop();
    m_nearing.setStartValue(m_danger);
    m_nearing.setEndValue(std::clamp(danger, 0.0, 1.0));
    m_nearing.setDuration(kNearingMillis);
    m_nearing.start();
}

bool Sounds::isReady(const QString& name) const {
    const std::vector<QSoundEffect*> effects = m_effects.value(name);
    return !effects.empty() && effects.front()->status() == QSoundEffect::Ready;
}

// The danger's loop plays silently beside the music, and begins with it, so that both keep time.
void Sounds::followLoops() {
    const bool musicReady = isReady(QStringLiteral("music")) && isReady(dangerName());
    for (const QString& name : soundNames()) {
        if (!isLoop(name)) continue;
        const QString asked = name == dangerName() ? QStringLiteral("music") : name;
        const bool wanted = m_looping && m_volumes.value(asked, 0) > 0;
        if (wanted && !m_preparing) prepare();
        if (asked == QLatin1String("music") ? !musicReady : !isReady(name)) continue;
        QSoundEffect* effect = m_effects.value(name).front();
        effect->setVolume(static_cast<float>(volumeOf(name)));
        if (effect->isPlaying() == wanted) continue;
        if (wanted)
            effect->play();
        else
            effect->stop();
    }
}

}  // namespace kickdoor
