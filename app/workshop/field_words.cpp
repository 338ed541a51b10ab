#include "workshop/field_words.h"

#include <QCoreApplication>
#include <array>
#include <string>
#include <utility>

#include "workshop/word_tables.h"

namespace kickdoor::workshop {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Workshop)

public:
    using Row = std::pair<const char*, const char*>;

    static QString search(const Row* first, std::size_t count, std::string_view key) {
        for (std::size_t i = 0; i < count; ++i)
            if (key == first[i].first) return tr(first[i].second);
        return {};
    }
    static QString find(const Row* first, std::size_t count, std::string_view key) {
        QString words = search(first, count, key);
        if (!words.isEmpty()) return words;
        words = spelt(key);
        if (!words.isEmpty()) words[0] = words[0].toUpper();
        return words;
    }
};

constexpr std::array kFields = {
    Words::Row{"id", QT_TRANSLATE_NOOP("Workshop", "Key")},
    Words::Row{"name", QT_TRANSLATE_NOOP("Workshop", "Name")},
    Words::Row{"kind", QT_TRANSLATE_NOOP("Workshop", "Kind")},
    Words::Row{"copies", QT_TRANSLATE_NOOP("Workshop", "Copies")},
    Words::Row{"flavour", QT_TRANSLATE_NOOP("Workshop", "Flavour text")},
    Words::Row{"deck", QT_TRANSLATE_NOOP("Workshop", "Deck")},
    Words::Row{"tags", QT_TRANSLATE_NOOP("Workshop", "Tags")},
    Words::Row{"level", QT_TRANSLATE_NOOP("Workshop", "Level")},
    Words::Row{"treasures", QT_TRANSLATE_NOOP("Workshop", "Treasures")},
    Words::Row{"levels", QT_TRANSLATE_NOOP("Workshop", "Levels for the kill")},
    Words::Row{"boss", QT_TRANSLATE_NOOP("Workshop", "Boss")},
    Words::Row{"specialTreasure", QT_TRANSLATE_NOOP("Workshop", "Special treasure")},
    Words::Row{"slot", QT_TRANSLATE_NOOP("Workshop", "Worn as")},
    Words::Row{"big", QT_TRANSLATE_NOOP("Workshop", "Big")},
    Words::Row{"gold", QT_TRANSLATE_NOOP("Workshop", "Gold")},
    Words::Row{"bonus", QT_TRANSLATE_NOOP("Workshop", "Bonus")},
    Words::Row{"bonusTreasures", QT_TRANSLATE_NOOP("Workshop", "More treasures")},
    Words::Row{"atLeast", QT_TRANSLATE_NOOP("Workshop", "Never below")},
    Words::Row{"gives", QT_TRANSLATE_NOOP("Workshop", "Gives tags")},
    Words::Row{"ally", QT_TRANSLATE_NOOP("Workshop", "Kind of ally")},
    Words::Row{"itemFate", QT_TRANSLATE_NOOP("Workshop", "Its item, when it leaves")},
    Words::Row{"plural", QT_TRANSLATE_NOOP("Workshop", "Plural")},
    Words::Row{"identity", QT_TRANSLATE_NOOP("Workshop", "Identity")},
    Words::Row{"type", QT_TRANSLATE_NOOP("Workshop", "Identity type")},
    Words::Row{"lasting", QT_TRANSLATE_NOOP("Workshop", "Lasting")},
    Words::Row{"icon", QT_TRANSLATE_NOOP("Workshop", "Pictogram")},
    Words::Row{"second", QT_TRANSLATE_NOOP("Workshop", "Second pictogram")},
    Words::Row{"tint", QT_TRANSLATE_NOOP("Workshop", "Colour")},
    Words::Row{"accent", QT_TRANSLATE_NOOP("Workshop", "Second colour")},
    Words::Row{"seed", QT_TRANSLATE_NOOP("Workshop", "Seed")},
    Words::Row{"scene", QT_TRANSLATE_NOOP("Workshop", "Scene")},
    Words::Row{"turn", QT_TRANSLATE_NOOP("Workshop", "Turned by")},
    Words::Row{"size", QT_TRANSLATE_NOOP("Workshop", "Size")},
    Words::Row{"flip", QT_TRANSLATE_NOOP("Workshop", "Mirrored")},
    Words::Row{"lines", QT_TRANSLATE_NOOP("Workshop", "Drawn in lines")},
    Words::Row{"effects", QT_TRANSLATE_NOOP("Workshop", "What it does")},
    Words::Row{"badStuff", QT_TRANSLATE_NOOP("Workshop", "Bad Stuff")},
    Words::Row{"modifiers", QT_TRANSLATE_NOOP("Workshop", "What it changes")},
    Words::Row{"triggers", QT_TRANSLATE_NOOP("Workshop", "When something happens")},
    Words::Row{"abilities", QT_TRANSLATE_NOOP("Workshop", "Abilities")},
    Words::Row{"usableBy", QT_TRANSLATE_NOOP("Workshop", "Usable by")},
    Words::Row{"asEnhancer", QT_TRANSLATE_NOOP("Workshop", "As an enhancer")},
    Words::Row{"orElse", QT_TRANSLATE_NOOP("Workshop", "Otherwise")},
    Words::Row{"if", QT_TRANSLATE_NOOP("Workshop", "Only if")},
    Words::Row{"do", QT_TRANSLATE_NOOP("Workshop", "What happens")},
    Words::Row{"cards", QT_TRANSLATE_NOOP("Workshop", "Which cards")},
    Words::Row{"amount", QT_TRANSLATE_NOOP("Workshop", "How much")},
    Words::Row{"who", QT_TRANSLATE_NOOP("Workshop", "Who")},
    Words::Row{"when", QT_TRANSLATE_NOOP("Workshop", "When")},
    Words::Row{"cost", QT_TRANSLATE_NOOP("Workshop", "Cost")},
    Words::Row{"joins", QT_TRANSLATE_NOOP("Workshop", "Joins a fight if")},
    Words::Row{"play", QT_TRANSLATE_NOOP("Workshop", "How it is played")},
    Words::Row{"author", QT_TRANSLATE_NOOP("Workshop", "Author")},
    Words::Row{"version", QT_TRANSLATE_NOOP("Workshop", "Version")},
    Words::Row{"licence", QT_TRANSLATE_NOOP("Workshop", "Licence")},
    Words::Row{"about", QT_TRANSLATE_NOOP("Workshop", "About")},
    Words::Row{"needs", QT_TRANSLATE_NOOP("Workshop", "Needs packs")},
    Words::Row{"identityTypes", QT_TRANSLATE_NOOP("Workshop", "Identity types")},
    Words::Row{"doubling", QT_TRANSLATE_NOOP("Workshop", "Doubling")},
    Words::Row{"key", QT_TRANSLATE_NOOP("Workshop", "Key")},
    Words::Row{"door", QT_TRANSLATE_NOOP("Workshop", "Door cards")},
    Words::Row{"treasure", QT_TRANSLATE_NOOP("Workshop", "Treasure cards")},
    Words::Row{"goalLevel", QT_TRANSLATE_NOOP("Workshop", "Level that wins")},
    Words::Row{"openingDoors", QT_TRANSLATE_NOOP("Workshop", "Door cards to begin with")},
    Words::Row{"openingTreasures", QT_TRANSLATE_NOOP("Workshop", "Treasures to begin with")},
    Words::Row{"initiativeSides", QT_TRANSLATE_NOOP("Workshop", "Sides of the first die")},
    Words::Row{"handLimit", QT_TRANSLATE_NOOP("Workshop", "Cards in hand at most")},
    Words::Row{"bigLimit", QT_TRANSLATE_NOOP("Workshop", "Big Items at most")},
    Words::Row{"bossesToDefeat", QT_TRANSLATE_NOOP("Workshop", "Bosses to defeat")},
    Words::Row{"reactionMillis", QT_TRANSLATE_NOOP("Workshop", "Milliseconds to interfere")},
    Words::Row{"mayDiscardFromPlay", QT_TRANSLATE_NOOP("Workshop", "Cards in play may be discarded")},
    Words::Row{"cardsAlwaysWin", QT_TRANSLATE_NOOP("Workshop", "Cards beat every rule")},
    Words::Row{"identityHandLimits", QT_TRANSLATE_NOOP("Workshop", "Identities change the hand limit")},
    Words::Row{"levelCardsAnyone", QT_TRANSLATE_NOOP("Workshop", "Level cards on anybody")},
    Words::Row{"helpWithHandCards", QT_TRANSLATE_NOOP("Workshop", "Cards in hand may pay for help")},
    Words::Row{"rebirthAtOnce", QT_TRANSLATE_NOOP("Workshop", "The dead are back at once")},
    Words::Row{"setupAnyItem", QT_TRANSLATE_NOOP("Workshop", "Any Item before the first turn")},
    Words::Row{"layAnyOneShot", QT_TRANSLATE_NOOP("Workshop", "Any one-shot may be laid down")},
};

constexpr std::array kWords = {
    Words::Row{"monster", QT_TRANSLATE_NOOP("Workshop", "Monster")},
    Words::Row{"curse", QT_TRANSLATE_NOOP("Workshop", "Curse")},
    Words::Row{"enhancer", QT_TRANSLATE_NOOP("Workshop", "Enhancer")},
    Words::Row{"join", QT_TRANSLATE_NOOP("Workshop", "Joining card")},
    Words::Row{"identity", QT_TRANSLATE_NOOP("Workshop", "Race or class")},
    Words::Row{"doubling", QT_TRANSLATE_NOOP("Workshop", "Doubling card")},
    Words::Row{"item", QT_TRANSLATE_NOOP("Workshop", "Item")},
    Words::Row{"oneShot", QT_TRANSLATE_NOOP("Workshop", "One-shot")},
    Words::Row{"level", QT_TRANSLATE_NOOP("Workshop", "Level card")},
    Words::Row{"ally", QT_TRANSLATE_NOOP("Workshop", "Ally")},
    Words::Row{"cheat", QT_TRANSLATE_NOOP("Workshop", "Cheat card")},
    Words::Row{"other", QT_TRANSLATE_NOOP("Workshop", "Other card")},
    Words::Row{"character", QT_TRANSLATE_NOOP("Workshop", "Character")},
    Words::Row{"door", QT_TRANSLATE_NOOP("Workshop", "Doors")},
    Words::Row{"treasure", QT_TRANSLATE_NOOP("Workshop", "Treasures")},
    Words::Row{"none", QT_TRANSLATE_NOOP("Workshop", "nothing of these")},
    Words::Row{"headgear", QT_TRANSLATE_NOOP("Workshop", "Headgear")},
    Words::Row{"armor", QT_TRANSLATE_NOOP("Workshop", "Armor")},
    Words::Row{"footgear", QT_TRANSLATE_NOOP("Workshop", "Footgear")},
    Words::Row{"oneHand", QT_TRANSLATE_NOOP("Workshop", "One hand")},
    Words::Row{"twoHands", QT_TRANSLATE_NOOP("Workshop", "Two hands")},
};

constexpr std::array kHelp = {
    Words::Row{"id", QT_TRANSLATE_NOOP("Workshop",
                                       "The word by which files and scenarios call it. It follows "
                                       "the name until you write one of your own.")},
    Words::Row{"tags", QT_TRANSLATE_NOOP("Workshop",
                                         "Words that other cards can ask for, such as “undead”. "
                                         "The pack's form says which there are.")},
    Words::Row{"boss",
               QT_TRANSLATE_NOOP("Workshop", "A Boss Monster, for games in which one must defeat them.")},
    Words::Row{"specialTreasure",
               QT_TRANSLATE_NOOP("Workshop",
                                 "The card says “Treasure: Special”. What one gets stands under "
                                 "“When something happens”, on victory.")},
    Words::Row{"tint", QT_TRANSLATE_NOOP("Workshop",
                                         "The main figure's colour. Its shade counts, not how light "
                                         "it is: the figure must stand out from the scene. The "
                                         "seed moves it a little.")},
    Words::Row{"accent", QT_TRANSLATE_NOOP("Workshop",
                                           "The colour of small parts and of the second figure. "
                                           "Without one, small parts contrast with the main colour, "
                                           "and the second figure is golden or of steel.")},
    Words::Row{"seed", QT_TRANSLATE_NOOP("Workshop",
                                         "Another number draws the same things a little "
                                         "differently.")},
    Words::Row{"turn", QT_TRANSLATE_NOOP("Workshop", "Degrees by which the figure is turned to the right.")},
    Words::Row{"size", QT_TRANSLATE_NOOP("Workshop", "The figure's size in percent of the usual one.")},
    Words::Row{"lasting", QT_TRANSLATE_NOOP("Workshop",
                                            "The curse stays in front of its victim until something "
                                            "discards it.")},
    Words::Row{"needs", QT_TRANSLATE_NOOP("Workshop", "Packs without which this one cannot be played.")},
};

}  // namespace

QString fieldHelp(std::string_view field) {
    return Words::search(kHelp.data(), kHelp.size(), field);
}

QString fieldTitle(std::string_view field) {
    const QString title = Words::search(kFields.data(), kFields.size(), field);
    if (!title.isEmpty()) return title;
    const QString part = partTable().find(field);
    return part.isEmpty() ? Words::find(kFields.data(), kFields.size(), field) : part;
}

QString wordTitle(std::string_view word) {
    const QString title = Words::search(kWords.data(), kWords.size(), word);
    if (!title.isEmpty()) return title;
    const QString value = valueTable().find(word);
    return value.isEmpty() ? fieldTitle(word) : value;
}

bool isTitled(std::string_view word) {
    return !Words::search(kFields.data(), kFields.size(), word).isEmpty() ||
           !Words::search(kWords.data(), kWords.size(), word).isEmpty() ||
           !partTable().find(word).isEmpty() || !valueTable().find(word).isEmpty();
}

QString operationTitle(std::string_view op) {
    const QString title = operationTable().find(op);
    return title.isEmpty() ? spelt(op) : title;
}

QString partTitle(std::string_view owner, std::string_view field) {
    const QString title = partTable().find(std::string(owner) + "." + std::string(field));
    return title.isEmpty() ? fieldTitle(field) : title;
}

QString helpText(std::string_view doc) {
    for (const WordTable& table : {fieldHelpTable(), operationHelpTable()})
        if (const QString help = table.find(doc); !help.isEmpty()) return help;
    return qt(doc);
}

QString spelt(std::string_view word) {
    QString text;
    for (const char c : word) {
        if (c >= 'A' && c <= 'Z') text += QLatin1Char(' ');
        text += QChar(QLatin1Char(c)).toLower();
    }
    return text;
}

}  // namespace kickdoor::workshop
