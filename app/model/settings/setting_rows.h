// What can be set, in the one table that the file, the dialog and the checks follow.
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
    BotMillis,
    Speed,
    Curtain,
    AutoPass,
    Clocks,
    Hints,
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
    enum class Kind : std::uint8_t { Flag, Whole, Share, Word, Code };

    Setting setting;
    const char* key;  // in the file: group/name
    Kind kind;
    double standard;  // a flag's 0 or 1; a word's place among `words`; a code begins as the only word
    double least;
    double most;
    QStringList words;

    QVariant standardValue() const;
    // The value that a file's text stands for; invalid when it stands for none.
    QVariant read(const QString& text) const;
};

std::span<const SettingRow> settingRows();
const SettingRow& rowOf(Setting setting);

}  // namespace kickdoor
