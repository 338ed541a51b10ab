#include "model/setup/settings.h"

#include <algorithm>

namespace kickdoor {
namespace {

const QString kVolume = QStringLiteral("sound/volume");
const QString kBotMillis = QStringLiteral("play/botMillis");
const QString kCurtain = QStringLiteral("play/curtain");
const QString kAutoPass = QStringLiteral("play/autoPass");
const QString kReducedMotion = QStringLiteral("look/reducedMotion");
const QString kTextScale = QStringLiteral("look/textScale");
const QString kSpeed = QStringLiteral("look/speed");
const QString kTable = QStringLiteral("play/table");
const QString kPresets = QStringLiteral("play/presets");

}  // namespace

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent),
      m_store(file.isEmpty() ? std::make_unique<QSettings>()
                             : std::make_unique<QSettings>(file, QSettings::IniFormat)) {}

void Settings::put(const QString& key, const QVariant& value) {
    if (m_store->value(key) == value) return;
    m_store->setValue(key, value);
    emit changed();
}

// What stands in a file may have been edited by hand: every value is brought into its range when read.
qreal Settings::volume() const {
    return std::clamp(m_store->value(kVolume, 0.7).toDouble(), 0.0, 1.0);
}
void Settings::setVolume(qreal volume) {
    put(kVolume, volume);
}
int Settings::botMillis() const {
    return std::clamp(m_store->value(kBotMillis, 900).toInt(), 0, 10'000);
}
void Settings::setBotMillis(int millis) {
    put(kBotMillis, millis);
}
bool Settings::curtain() const {
    return m_store->value(kCurtain, true).toBool();
}
void Settings::setCurtain(bool curtain) {
    put(kCurtain, curtain);
}
bool Settings::autoPass() const {
    return m_store->value(kAutoPass, true).toBool();
}
void Settings::setAutoPass(bool autoPass) {
    put(kAutoPass, autoPass);
}
bool Settings::reducedMotion() const {
    return m_store->value(kReducedMotion, false).toBool();
}
void Settings::setReducedMotion(bool reduced) {
    put(kReducedMotion, reduced);
}
qreal Settings::textScale() const {
    return std::clamp(m_store->value(kTextScale, 1.0).toDouble(), 0.8, 2.0);
}
void Settings::setTextScale(qreal scale) {
    put(kTextScale, scale);
}
qreal Settings::speed() const {
    return std::clamp(m_store->value(kSpeed, 1.0).toDouble(), 0.5, 4.0);
}
void Settings::setSpeed(qreal speed) {
    put(kSpeed, speed);
}

QVariantMap Settings::table() const {
    return m_store->value(kTable).toMap();
}
void Settings::setTable(const QVariantMap& table) {
    m_store->setValue(kTable, table);
}

QVariantMap Settings::presets() const {
    return m_store->value(kPresets).toMap();
}
void Settings::setPresets(const QVariantMap& presets) {
    m_store->setValue(kPresets, presets);
}

}  // namespace kickdoor
