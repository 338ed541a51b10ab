#include "model/settings/setting_rows.h"

#include <QRegularExpression>
#include <cmath>
#include <vector>

namespace kickdoor {
namespace {

using Kind = SettingRow::Kind;

SettingRow flag(Setting setting, const char* key, bool standard) {
    return {setting, key, Kind::Flag, standard ? 1.0 : 0.0, 0, 1, {}};
}

SettingRow share(Setting setting, const char* key, double standard) {
    return {setting, key, Kind::Share, standard, 0, 1, {}};
}

std::vector<SettingRow> makeRows() {
    return {{Setting::Language, "look/language", Kind::Code, 0, 0, 0, {"system"}},
            {Setting::TextScale, "look/textScale", Kind::Share, 1, 0.8, 2, {}},
            {Setting::Typeface, "look/typeface", Kind::Word, 0, 0, 1, {"normal", "legible"}},
            {Setting::Contrast, "look/contrast", Kind::Word, 0, 0, 1, {"normal", "high"}},
            {Setting::Colours, "look/colours", Kind::Word, 0, 0, 1, {"normal", "safe"}},
            flag(Setting::ReducedMotion, "look/reducedMotion", false),
            {Setting::Graphics, "look/graphics", Kind::Word, 0, 0, 2, {"automatic", "opengl", "software"}},
            {Setting::BotPace, "play/botPace", Kind::Word, 2, 0, 3, {"instant", "quick", "normal", "slow"}},
            {Setting::Speed, "play/speed", Kind::Share, 1, 0.5, 4, {}},
            flag(Setting::Curtain, "play/curtain", true),
            flag(Setting::AutoPass, "play/autoPass", true),
            flag(Setting::Clocks, "play/clocks", true),
            flag(Setting::Hints, "play/hints", true),
            flag(Setting::BotTalk, "play/botTalk", true),
            share(Setting::VolumeAll, "sound/all", 0.7),
            share(Setting::VolumeMusic, "sound/music", 0.3),
            share(Setting::VolumeAmbience, "sound/ambience", 0.3),
            share(Setting::VolumeDoor, "sound/door", 1),
            share(Setting::VolumeCards, "sound/card", 1),
            share(Setting::VolumeCoins, "sound/coins", 1),
            share(Setting::VolumeDice, "sound/dice", 1),
            share(Setting::VolumeFight, "sound/fight", 1),
            share(Setting::VolumeLevel, "sound/level", 1),
            share(Setting::VolumeCurse, "sound/curse", 1),
            share(Setting::VolumeDeath, "sound/death", 1),
            share(Setting::VolumeWin, "sound/win", 1),
            share(Setting::VolumeTurn, "sound/turn", 1)};
}

}  // namespace

std::span<const SettingRow> settingRows() {
    static const std::vector<SettingRow> rows = makeRows();
    return rows;
}

const SettingRow& rowOf(Setting setting) {
    return settingRows()[static_cast<std::size_t>(setting)];
}

QVariant SettingRow::standardValue() const {
    switch (kind) {
        case Kind::Flag: return standard != 0;
        case Kind::Share: return standard;
        case Kind::Word:
        case Kind::Code: break;
    }
    return words.at(static_cast<int>(standard));
}

QVariant SettingRow::read(const QString& text) const {
    if (kind == Kind::Flag) {
        if (text == QLatin1String("true")) return true;
        if (text == QLatin1String("false")) return false;
        return {};
    }
    if (kind == Kind::Word) return words.contains(text) ? QVariant(text) : QVariant();
    if (kind == Kind::Code) {
        static const QRegularExpression codes(QStringLiteral("^[a-z]{2,3}$"));
        return words.contains(text) || codes.match(text).hasMatch() ? QVariant(text) : QVariant();
    }
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    if (!isNumber || !(number >= least && number <= most)) return {};
    return number;
}

}  // namespace kickdoor
