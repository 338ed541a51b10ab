#include "model/settings/settings.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "model/settings/old_maps.h"
#include "table/bot_pace.h"
#include "table/file.h"

namespace kickdoor {
namespace {

const QString kVersionKey = QStringLiteral("version");
const QString kTable = QStringLiteral("play/table");
const QString kPresets = QStringLiteral("play/presets");
const QString kWindow = QStringLiteral("look/window");
const QString kNetwork = QStringLiteral("play/network");

// Earlier versions kept the time itself.
const QString kOldBotMillis = QStringLiteral("play/botMillis");

// A larger file cannot be one of ours.
constexpr qint64 kMaxBytes = 1 << 20;
constexpr qsizetype kShown = 40;
// No window is that far away or that large.
constexpr double kFarthest = 100'000;

std::unique_ptr<QSettings> opened(const QString& file) {
    const QString name = file.isEmpty() ? QSettings().fileName() : file;
    QFile in(name);
    if (in.size() <= kMaxBytes && in.open(QIODevice::ReadOnly)) {
        const QByteArray before = in.readAll();
        in.close();  // Windows does not replace an open file
        const QByteArray after = withoutOldMaps(before);
        if (after != before) writeAtomically(name.toStdU16String(), after.toStdString());
    }
    if (file.isEmpty()) return std::make_unique<QSettings>();
    return std::make_unique<QSettings>(file, QSettings::IniFormat);
}

}  // namespace

Settings::Settings(const QString& file, QObject* parent) : QObject(parent), m_store(opened(file)) {
    for (const SettingRow& row : settingRows()) m_values.push_back(row.standardValue());
    const QString name = m_store->fileName();
    keepFromOthers(name.toStdU16String());
    if (m_store->status() == QSettings::FormatError || QFileInfo(name).size() > kMaxBytes) {
        // Keeps a copy, because the first change overwrites the file.
        const QString kept = name + QStringLiteral(".unread");
        QFile::remove(kept);
        QFile::copy(name, kept);
        m_problems
            << tr("%1 is not a settings file. It is kept as %2, and all settings are back at their defaults.")
                   .arg(name, QFileInfo(kept).fileName());
        m_store->clear();
    }
    migrate();
    readAll();
}

void Settings::migrate() {
    if (m_store->allKeys().isEmpty()) return;
    const int version = m_store->value(kVersionKey, 1).toInt();
    if (version > kVersion) {
        m_problems << tr("%1 was written by a later version (%2). Settings that this one does not know are "
                         "left as they are.")
                          .arg(m_store->fileName())
                          .arg(version);
        return;
    }
    constexpr std::array kMoved = {std::pair("sound/volume", "sound/all"),
                                   std::pair("look/speed", "play/speed")};
    for (const auto& [from, to] : kMoved) {
        const QString old = QLatin1String(from);
        if (!m_store->contains(old)) continue;
        if (!m_store->contains(QLatin1String(to))) m_store->setValue(QLatin1String(to), m_store->value(old));
        m_store->remove(old);
    }
    if (m_store->contains(kOldBotMillis)) {
        const int millis = m_store->value(kOldBotMillis).toInt();
        const auto pace =
            std::lower_bound(kBotMillis.begin(), kBotMillis.end() - 1, millis) - kBotMillis.begin();
        const SettingRow& row = rowOf(Setting::BotPace);
        if (!m_store->contains(QLatin1String(row.key)))
            m_store->setValue(QLatin1String(row.key), row.words.at(static_cast<int>(pace)));
        m_store->remove(kOldBotMillis);
    }
    m_store->setValue(kVersionKey, kVersion);
}

QString Settings::wanted(const SettingRow& row) {
    switch (row.kind) {
        case SettingRow::Kind::Flag: return tr("true or false");
        case SettingRow::Kind::Share: return tr("a number from %1 to %2").arg(row.least).arg(row.most);
        case SettingRow::Kind::Code: return tr("%1, or a language's code, such as de").arg(row.words.first());
        case SettingRow::Kind::Word: break;
    }
    return tr("one of: %1").arg(row.words.join(QStringLiteral(", ")));
}

void Settings::readAll() {
    for (const SettingRow& row : settingRows()) {
        const QString key = QLatin1String(row.key);
        if (!m_store->contains(key)) continue;
        const QString text = m_store->value(key).toString();
        const QVariant value = row.read(text);
        if (value.isValid()) {
            m_values[static_cast<std::size_t>(row.setting)] = value;
        } else {
            m_problems << tr("%1: %2 is “%3”, but should be %4; %5 is used instead.")
                              .arg(m_store->fileName(), key, text.left(kShown), wanted(row),
                                   row.standardValue().toString());
        }
    }
}

void Settings::set(Setting setting, const QVariant& value) {
    const SettingRow& row = rowOf(setting);
    const QVariant read = row.read(value.toString());
    QVariant& held = m_values[static_cast<std::size_t>(setting)];
    if (!read.isValid() || read == held) return;
    held = read;
    m_store->setValue(kVersionKey, std::max(kVersion, m_store->value(kVersionKey).toInt()));
    m_store->setValue(QLatin1String(row.key), read);
    emit changed();
}

void Settings::restoreDefaults() {
    for (const SettingRow& row : settingRows())
        if (row.setting != Setting::Language) set(row.setting, row.standardValue());
}

QVariantMap Settings::map(const QString& key) const {
    return QJsonDocument::fromJson(m_store->value(key).toString().toUtf8()).object().toVariantMap();
}

// Writes JSON, because QSettings writes maps in Qt's binary format, in which a damaged file makes Qt
// construct arbitrary types.
void Settings::setMap(const QString& key, const QVariantMap& map) {
    m_store->setValue(
        key,
        QString::fromUtf8(QJsonDocument(QJsonObject::fromVariantMap(map)).toJson(QJsonDocument::Compact)));
}

QVariantMap Settings::table() const {
    return map(kTable);
}
void Settings::setTable(const QVariantMap& table) {
    setMap(kTable, table);
}

QVariantMap Settings::presets() const {
    return map(kPresets);
}
void Settings::setPresets(const QVariantMap& presets) {
    setMap(kPresets, presets);
}

int Settings::botPace() const {
    return static_cast<int>(rowOf(Setting::BotPace).words.indexOf(value(Setting::BotPace).toString()));
}

int Settings::botMillis() const {
    return botMillisAt(botPace());
}

void Settings::stepBotPace(int by) {
    const QStringList& words = rowOf(Setting::BotPace).words;
    set(Setting::BotPace, words[std::clamp(botPace() + by, 0, static_cast<int>(words.size()) - 1)]);
}

QVariantMap Settings::network() const {
    return map(kNetwork);
}
void Settings::setNetwork(const QVariantMap& network) {
    setMap(kNetwork, network);
}

QVariantMap Settings::window() const {
    const QVariantMap kept = map(kWindow);
    static const QStringList states{QStringLiteral("normal"), QStringLiteral("maximized"),
                                    QStringLiteral("full")};
    const QString state = kept.value(QStringLiteral("state")).toString();
    if (!states.contains(state)) return {};
    QVariantMap place{{QStringLiteral("state"), state}};
    for (const char* part : {"x", "y", "width", "height"}) {
        const QString name = QLatin1String(part);
        bool isNumber = false;
        const double number = kept.value(name).toDouble(&isNumber);
        const bool length = name == QLatin1String("width") || name == QLatin1String("height");
        if (!isNumber || std::abs(number) > kFarthest || (length && number < 1)) return {};
        place.insert(name, static_cast<int>(number));
    }
    return place;
}
void Settings::keepWindow(const QVariantMap& window) {
    if (map(kWindow) != window) setMap(kWindow, window);
}

}  // namespace kickdoor
