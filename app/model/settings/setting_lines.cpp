#include "model/settings/setting_lines.h"

namespace kickdoor {

SettingLine SettingLines::languages(const Language& language) {
    SettingLine line{Setting::Language, tr("Language")};
    for (const QVariant& choice : language.choices()) {
        line.words << choice.toMap().value(QStringLiteral("name")).toString();
        line.codes << choice.toMap().value(QStringLiteral("code")).toString();
    }
    return line;
}

std::vector<SettingLine> SettingLines::look(const Language& language) {
    return {languages(language),
            {Setting::TextScale, tr("Text size")},
            {Setting::Typeface,
             tr("Font"),
             tr("Plain is Andika, a font made for learning to read: no two letters look alike."),
             {tr("Playful headings"), tr("Plain everywhere")}},
            {Setting::Contrast, tr("Contrast"), {}, {tr("Normal"), tr("High")}},
            {Setting::Colours,
             tr("Colours"),
             tr("The colours of the players, and of good and bad."),
             {tr("Normal"), tr("Safe for colour-blind players")}},
            {Setting::ReducedMotion, tr("Less motion"), tr("Nothing walks, flies or tumbles.")},
            {Setting::Graphics,
             tr("Graphics"),
             tr("Takes effect at the next start. If the window stays black, choose software."),
             {tr("Automatic"), tr("OpenGL"), tr("Software")}}};
}

std::vector<SettingLine> SettingLines::play() {
    return {
        {Setting::BotPace,
         tr("Pace of the bots"),
         tr("How long a bot waits before each move. At the table, + and − change it, too. A table in the "
            "network keeps one pace for everybody."),
         {tr("Instant"), tr("Quick"), tr("Normal"), tr("Slow")}},
        {Setting::Speed,
         tr("Game speed"),
         tr("How quickly cards move and what happens is shown: at 200% in half the time. Bots have a pace "
            "of their own."),
         {},
         25},
        {Setting::Curtain, tr("Curtain"),
         tr("On a shared screen, hands stay hidden until the next person is there.")},
        {Setting::AutoPass, tr("Pass for me when I have nothing to answer"),
         tr("When you play alone against bots, or have no cards in hand. With a card in hand, such a pass "
            "would tell other people what you hold.")},
        {Setting::Clocks, tr("Allow games against the clock"),
         tr("When this is off, no game that you set up has a time limit.")},
        {Setting::Hints, tr("Advice"), tr("A line at the table tells you what you can do now.")},
        {Setting::BotTalk, tr("Bots talk"), tr("Now and then a bot says why it does something.")}};
}

std::vector<SettingLine> SettingLines::sound() {
    return {{Setting::VolumeAll, tr("All sounds")},
            {Setting::VolumeMusic, tr("Music")},
            {Setting::VolumeAmbience, tr("Dungeon sounds")},
            {Setting::VolumeTurn, tr("Your turn")},
            {Setting::VolumeDoor, tr("Doors")},
            {Setting::VolumeCards, tr("Cards")},
            {Setting::VolumeCoins, tr("Gold")},
            {Setting::VolumeDice, tr("Dice")},
            {Setting::VolumeFight, tr("Fights")},
            {Setting::VolumeLevel, tr("Levels")},
            {Setting::VolumeCurse, tr("Curses")},
            {Setting::VolumeDeath, tr("Deaths")},
            {Setting::VolumeWin, tr("Victory")}};
}

QString SettingLines::shown(int steps) {
    return tr("%1%").arg(steps);
}

}  // namespace kickdoor
