#include "words/offered_options.h"

#include <QCoreApplication>
#include <QLocale>
#include <array>

#include "rule_set/rule_fields.h"

namespace kickdoor {
namespace {

// Two that belong together are neighbours, also where they are shown in two columns.
constexpr std::array kOffered = {
    OfferedOption{"bossMonsters", QT_TRANSLATE_NOOP("OptionModel", "Boss Monsters"),
                  QT_TRANSLATE_NOOP("OptionModel",
                                    "Nobody wins before that number of Boss Monsters has been "
                                    "defeated. Only for packs that have them.")},
    OfferedOption{"bossesToDefeat", QT_TRANSLATE_NOOP("OptionModel", "Boss Monsters to defeat"),
                  QT_TRANSLATE_NOOP("OptionModel",
                                    "Three in the edition that has them. A mix needs fewer, as they are "
                                    "rarer there; each further one makes the game much longer."),
                  1, 1, 6},
    OfferedOption{"criticalCombat", QT_TRANSLATE_NOOP("OptionModel", "Critical combat"),
                  QT_TRANSLATE_NOOP("OptionModel",
                                    "At the end of a fight each side rolls a d20 and adds it to its sum. A 1 "
                                    "of the fighter loses the fight, a 20 wins it; otherwise the fighter or "
                                    "the helper may still turn it with one last card.")},
    OfferedOption{
        "listenAtTheDoor", QT_TRANSLATE_NOOP("OptionModel", "Listen at the Door"),
        QT_TRANSLATE_NOOP("OptionModel",
                          "A turn begins with a hidden Door card; an empty room gives a Treasure.")},
    OfferedOption{"sharedVictory", QT_TRANSLATE_NOOP("OptionModel", "Shared victory"),
                  QT_TRANSLATE_NOOP("OptionModel", "Whoever helps in the winning fight wins as well.")},
    OfferedOption{"epic", QT_TRANSLATE_NOOP("OptionModel", "Epic game"),
                  QT_TRANSLATE_NOOP("OptionModel", "A longer game: the goal is Level 20."), 1, 0, 1, 0,
                  QT_TRANSLATE_NOOP("OptionModel", "Epic")},
    OfferedOption{"itemsInCombat", QT_TRANSLATE_NOOP("OptionModel", "Items in combat"),
                  QT_TRANSLATE_NOOP("OptionModel", "The fighter may put Items on in the middle of a fight.")},
    OfferedOption{"goalLevel", QT_TRANSLATE_NOOP("OptionModel", "Winning Level"),
                  QT_TRANSLATE_NOOP("OptionModel", "The top of the track. In an epic game it is 20."), 1, 5,
                  20},
    OfferedOption{
        "reactionMillis", QT_TRANSLATE_NOOP("OptionModel", "Time to interfere, in seconds"),
        QT_TRANSLATE_NOOP("OptionModel",
                          "How long others can interfere in a fight that is being won, if the clock is on."),
        10, 50, 2000, 2},
};

}  // namespace

QString OfferedOption::titleText() const {
    return QCoreApplication::translate("OptionModel", title);
}

QString OfferedOption::aboutText() const {
    return QCoreApplication::translate("OptionModel", about);
}

QString OfferedOption::valueText(int value) const {
    double shown = static_cast<double>(value) / unit;
    for (int figure = 0; figure < decimals; ++figure) shown /= 10;
    return QLocale().toString(shown, 'g', QLocale::FloatingPointShortest);
}

QString OfferedOption::badgeText() const {
    return badge == nullptr ? titleText() : QCoreApplication::translate("OptionModel", badge);
}

QString OfferedOption::aboutWithRule() const {
    QString text = aboutText();
    if (text.endsWith(QLatin1Char('.'))) text.chop(1);
    const std::string_view rule = findRuleField(name)->rule;
    return QStringLiteral("%1 (%2).")
        .arg(text, QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size())));
}

std::span<const OfferedOption> offeredOptions() {
    return kOffered;
}

}  // namespace kickdoor
