// MineWords: titles and conditions of the honours.
#include <array>

#include "model/mine/mine_words.h"

namespace kickdoor {
namespace {

struct HonourWords {
    const char* key;
    const char* title;
    const char* about;
};

constexpr auto kHonourWords = std::to_array<HonourWords>({
    {"whisker", QT_TRANSLATE_NOOP("MineWords", "By a Whisker"),
     QT_TRANSLATE_NOOP("MineWords", "Won a fight by a single point.")},
    {"overkill", QT_TRANSLATE_NOOP("MineWords", "Was That Necessary?"),
     QT_TRANSLATE_NOOP("MineWords", "Won a fight by 30 points or more.")},
    {"paperwork", QT_TRANSLATE_NOOP("MineWords", "Due Process"),
     QT_TRANSLATE_NOOP("MineWords", "Ten cards or more were played in one fight of yours.")},
    {"thousandCuts", QT_TRANSLATE_NOOP("MineWords", "Regular Customer of the Undertaker"),
     QT_TRANSLATE_NOOP("MineWords", "Died three times in one game.")},
    {"walkedItOff", QT_TRANSLATE_NOOP("MineWords", "Walked It Off"),
     QT_TRANSLATE_NOOP("MineWords", "Died, and won all the same.")},
    {"lightTraveller", QT_TRANSLATE_NOOP("MineWords", "Nothing to Declare"),
     QT_TRANSLATE_NOOP("MineWords", "Won without a single Item in play.")},
    {"slowStart", QT_TRANSLATE_NOOP("MineWords", "Fashionably Late"),
     QT_TRANSLATE_NOOP("MineWords", "Was last, four levels behind the leader, and won.")},
    {"plusOne", QT_TRANSLATE_NOOP("MineWords", "Plus One"),
     QT_TRANSLATE_NOOP("MineWords", "Shared a victory as the helper.")},
    {"marketDay", QT_TRANSLATE_NOOP("MineWords", "Everything Must Go"),
     QT_TRANSLATE_NOOP("MineWords", "Bought two levels or more with one sale.")},
    {"lightningRod", QT_TRANSLATE_NOOP("MineWords", "Lightning Rod"),
     QT_TRANSLATE_NOOP("MineWords", "Was struck by eight curses in one game.")},
    {"goodShoes", QT_TRANSLATE_NOOP("MineWords", "Sensible Shoes"),
     QT_TRANSLATE_NOOP("MineWords", "Escaped from four monsters in one game and was never caught.")},
    {"threshold", QT_TRANSLATE_NOOP("MineWords", "Hand on the Doorknob"),
     QT_TRANSLATE_NOOP("MineWords", "Began four turns one level below the goal, and lost.")},
    {"spotless", QT_TRANSLATE_NOOP("MineWords", "Not a Scratch"),
     QT_TRANSLATE_NOOP("MineWords", "Won without losing a level, dying or being caught.")},
    {"noThanks", QT_TRANSLATE_NOOP("MineWords", "No, Thank You"),
     QT_TRANSLATE_NOOP("MineWords", "Won five fights, and the game, without any help.")},
    {"rentACrowd", QT_TRANSLATE_NOOP("MineWords", "Sidekick by Trade"),
     QT_TRANSLATE_NOOP("MineWords", "Helped to win four fights in one game.")},
    {"grandTour", QT_TRANSLATE_NOOP("MineWords", "Grand Tour"),
     QT_TRANSLATE_NOOP("MineWords", "Won with three different editions or mixes.")},
});

const HonourWords* wordsOf(const QString& key) {
    for (const HonourWords& one : kHonourWords)
        if (key == QLatin1String(one.key)) return &one;
    return nullptr;
}

}  // namespace

QString MineWords::honourTitle(const QString& key) {
    const HonourWords* words = wordsOf(key);
    return words == nullptr ? QString() : tr(words->title);
}

QString MineWords::honourAbout(const QString& key) {
    const HonourWords* words = wordsOf(key);
    return words == nullptr ? QString() : tr(words->about);
}

}  // namespace kickdoor
