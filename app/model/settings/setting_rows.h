// The table of all settings, used by the file, the dialog and the checks.
#pragma once

#include <QString>
#include <QStringList>
#include <QVariant>
#include <cstdint>
#include <span>

namespace kickdoor {

enum class Setting : std::uint8_t {
    Language,
    TextScale,
    Typeface,
    Contrast,
    Colours,
    ReducedMotion,
    Graphics,
    BotPace,
    Speed,
    Curtain,
    AutoPass,
    Clocks,
    Hints,
    BotTalk,
    VolumeAll,
    VolumeMusic,
    VolumeAmbience,
    VolumeDoor,
    VolumeCards,
    VolumeCoins,
    VolumeDice,
    VolumeFight,
    VolumeLevel,
    VolumeCurse,
    VolumeDeath,
    VolumeWin,
    VolumeTurn
};

struct SettingRow {
    enum class Kind : std::uint8_t { Flag, Share, Word, Code };

    Setting setting;
    const char* key;  // group/name in the file
    Kind kind;
    double standard;  // a flag's 0 or 1; an index into `words`; of a code, the only word
    double least;
    double most;
    QStringList words;

    QVariant standardValue() const;
    // The value of a text in the file; invalid if the text is not a value of this setting.
    QVariant read(const QString& text) const;
};

std::span<const SettingRow> settingRows();
const SettingRow& rowOf(Setting setting);

}  // namespace kickdoor
