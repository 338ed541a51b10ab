#include "dialogs/setting_lines.h"

namespace kickdoor {

SettingLine SettingLines::share(Setting setting, const QString& label) {
    return {setting, label, {}, {}, tr(" %")};
}

SettingLine SettingLines::languages(const Language& language) {
    SettingLine line{Setting::Language, tr("Language"), {}, {}, {}};
    for (const QVariant& choice : language.choices()) {
        line.words << choice.toMap().value(QStringLiteral("name")).toString();
        line.codes << choice.toMap().value(QStringLiteral("code")).toString();
    }
    return line;
}

std::vector<SettingLine> SettingLines::look(const Language& language) {
    return {languages(language),
            {Setting::TextScale, tr("Size of the text"), {}, {}, tr(" %")},
            {Setting::Typeface,
             tr("Letters"),
             tr("Plain letters are those of Andika, a face made for people who learn to read: no two look "
                "alike."),
             {tr("Playful titles"), tr("Plain everywhere")},
             {}},
            {Setting::Contrast, tr("Contrast"), {}, {tr("As drawn"), tr("High")}, {}},
            {Setting::Colours,
             tr("Colours"),
             tr("Colours that the colour-blind tell apart, for players and for what is good and bad."),
             {tr("As drawn"), tr("Safe for colour-blind eyes")},
             {}},
            {Setting::ReducedMotion,
             tr("Less motion"),
             tr("Nothing walks, flies or tumbles; it is just there."),
             {},
             {}},
            {Setting::Graphics,
             tr("Drawing by"),
             tr("Holds when the game is started next. Choose software when the window stays black."),
             {tr("What suits this machine"), tr("OpenGL"), tr("Software")},
             {}}};
}

std::vector<SettingLine> SettingLines::play() {
    return {{Setting::BotMillis, tr("Bots think for"), {}, {}, tr(" ms"), 100},
            {Setting::Speed, tr("Speed of the table"), {}, {}, tr(" %"), 25},
            {Setting::Curtain,
             tr("Curtain"),
             tr("Hands stay hidden until the next person has the screen."),
             {},
             {}},
            {Setting::AutoPass,
             tr("Pass for me when I have nothing to answer"),
             tr("Only when one person plays alone against bots."),
             {},
             {}},
            {Setting::Clocks,
             tr("Games may be played against the clock"),
             tr("Without this, nothing that you set up ever runs out: everybody passes by button."),
             {},
             {}},
            {Setting::Hints,
             tr("Hints"),
             tr("What can be done now, told where it is done, for those new to the game."),
             {},
             {}}};
}

std::vector<SettingLine> SettingLines::sound() {
    return {share(Setting::VolumeAll, tr("Everything")),
            share(Setting::VolumeMusic, tr("Music")),
            share(Setting::VolumeAmbience, tr("The dungeon around you")),
            share(Setting::VolumeTurn, tr("Your turn to act")),
            share(Setting::VolumeDoor, tr("The door")),
            share(Setting::VolumeCards, tr("Cards")),
            share(Setting::VolumeCoins, tr("Gold")),
            share(Setting::VolumeDice, tr("Dice")),
            share(Setting::VolumeFight, tr("Fights")),
            share(Setting::VolumeLevel, tr("Levels")),
            share(Setting::VolumeCurse, tr("Curses")),
            share(Setting::VolumeDeath, tr("Deaths")),
            share(Setting::VolumeWin, tr("Victory"))};
}

}  // namespace kickdoor
