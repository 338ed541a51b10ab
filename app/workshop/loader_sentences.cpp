// What the loader says, and how the workshop says it. The syntax is that of finding_words.cpp.
#include <QtGlobal>
#include <array>

#include "workshop/word_tables.h"

namespace kickdoor::workshop {
namespace {

constexpr std::array kLoaderSentences = {
    WordRow{"unknown field '{}'; did you mean '{f}'?",
            QT_TRANSLATE_NOOP("WorkshopFinding", "There is no field “%1”. “%2” is meant, perhaps.")},
    WordRow{"unknown {}: '{}'; did you mean '{w}'?",
            QT_TRANSLATE_NOOP("WorkshopFinding", "“%2” is not known here. “%3” is meant, perhaps.")},
    WordRow{"unknown {} '{}'; did you mean '{w}'?",
            QT_TRANSLATE_NOOP("WorkshopFinding", "“%2” is not known. “%3” is meant, perhaps.")},
    WordRow{"unknown {} '{}'", QT_TRANSLATE_NOOP("WorkshopFinding", "“%2” is not known.")},
    WordRow{"a card of kind '{w}' has no '{f}'",
            QT_TRANSLATE_NOOP("WorkshopFinding", "This kind of card (%1) has no “%2”.")},
    WordRow{"'{f}' is missing", QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” is missing.")},
    // Only colours have as many.
    WordRow{"must be 7 to 7 characters long",
            QT_TRANSLATE_NOOP(
                "WorkshopFinding",
                "A colour is written as # and six digits or letters from a to f, such as #8a4a2a.")},
    WordRow{"must be {n} to {n} characters long",
            QT_TRANSLATE_NOOP("WorkshopFinding", "It must be %1 to %2 characters long.")},
    WordRow{"must be {n} to {n}, not {n}",
            QT_TRANSLATE_NOOP("WorkshopFinding", "It must be %1 to %2, not %3.")},
    WordRow{"must be {}, not {}",
            QT_TRANSLATE_NOOP("WorkshopFinding", "This is not written in the right way.")},
    WordRow{
        "'{}' may hold only letters, digits and inner hyphens",
        QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” may have only small letters, digits and hyphens inside.")},
    WordRow{"'{}' must be a colour as #rrggbb",
            QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” is no colour such as #8a4a2a.")},
    WordRow{"'{}' holds control characters",
            QT_TRANSLATE_NOOP("WorkshopFinding", "It has characters that nobody can read.")},
    WordRow{"'{}' must not hold '<'",
            QT_TRANSLATE_NOOP("WorkshopFinding", "It must not have the character “<”.")},
    WordRow{"the list is empty", QT_TRANSLATE_NOOP("WorkshopFinding", "The list is empty.")},
    WordRow{"named twice", QT_TRANSLATE_NOOP("WorkshopFinding", "This is named twice.")},
    WordRow{"there is no 'second' to place",
            QT_TRANSLATE_NOOP("WorkshopFinding", "There is no second pictogram to place.")},
    WordRow{"'{}' is of another type in another card",
            QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” is of another type in another card.")},
    WordRow{"the list is longer than {n}",
            QT_TRANSLATE_NOOP("WorkshopFinding", "There may be %1 of them at most.")},
    WordRow{"a modifier cannot depend on the result of a roll",
            QT_TRANSLATE_NOOP("WorkshopFinding", "A change cannot depend on the result of a roll.")},
    WordRow{"counts a limit, but names none",
            QT_TRANSLATE_NOOP("WorkshopFinding", "Say for how long its uses are counted.")},
    WordRow{"'{}' is the id of two abilities",
            QT_TRANSLATE_NOOP("WorkshopFinding", "Two abilities have the same name: %1.")},
    WordRow{"'most' is less than 'least'",
            QT_TRANSLATE_NOOP("WorkshopFinding", "“At most” is less than “At least”.")},
    WordRow{"a whole hand has no 'most'",
            QT_TRANSLATE_NOOP("WorkshopFinding", "A whole hand has no “At most”.")},
    WordRow{"a curse is played on a player",
            QT_TRANSLATE_NOOP("WorkshopFinding", "A curse is played on a player.")},
    WordRow{"an enhancer is played on a monster",
            QT_TRANSLATE_NOOP("WorkshopFinding", "An enhancer is played on a monster.")},
    WordRow{"such a card is played on an Item of one's own",
            QT_TRANSLATE_NOOP("WorkshopFinding", "Such a card is played on an Item of one's own.")},
    WordRow{"no second card is played with a card that stays",
            QT_TRANSLATE_NOOP("WorkshopFinding", "No second card is played with a card that stays.")},
    WordRow{"'{}' cannot stand here: wanted is a word for '{}', and it is one for '{}'",
            QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” cannot stand here.")},
    WordRow{"nested deeper than {n} operations",
            QT_TRANSLATE_NOOP("WorkshopFinding", "Operations stand inside one another more than %1 deep.")},
    WordRow{"the card has more than {n} operations",
            QT_TRANSLATE_NOOP("WorkshopFinding", "The card does too much: more than %1 operations.")},
    WordRow{"the packs hold too many effects together",
            QT_TRANSLATE_NOOP("WorkshopFinding", "The packs together do too much.")},
    WordRow{"the packs hold too many operations together",
            QT_TRANSLATE_NOOP("WorkshopFinding", "The packs together do too much.")},
    WordRow{"the packs have more than {n} identity types",
            QT_TRANSLATE_NOOP("WorkshopFinding", "The packs have more than %1 types of identities.")},
    WordRow{"the packs have more than {n} tags",
            QT_TRANSLATE_NOOP("WorkshopFinding", "The packs have more than %1 tags.")},
    WordRow{"the packs have more than {n} identities",
            QT_TRANSLATE_NOOP("WorkshopFinding", "The packs have more than %1 identities.")},
    WordRow{"the packs have more than {n} cards",
            QT_TRANSLATE_NOOP("WorkshopFinding", "The packs have more than %1 cards.")},
    WordRow{"'{}' is the id of another pack, too",
            QT_TRANSLATE_NOOP("WorkshopFinding", "Another pack has the key “%1”, too.")},
    WordRow{"'{}' needs the pack '{}', which is not chosen",
            QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” needs the pack “%2”, which is not there.")},
    WordRow{"'{}' is the id of another card of this pack, too",
            QT_TRANSLATE_NOOP("WorkshopFinding", "Another card of this pack has the key “%1”, too.")},
    WordRow{"more than {n} packs", QT_TRANSLATE_NOOP("WorkshopFinding", "These are more than %1 packs.")},
    WordRow{"more than {n} files", QT_TRANSLATE_NOOP("WorkshopFinding", "The pack has more than %1 files.")},
    WordRow{"a pack cannot need itself", QT_TRANSLATE_NOOP("WorkshopFinding", "A pack cannot need itself.")},
    WordRow{"'{}' is no version; three numbers, such as 1.0.2, are",
            QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” is no version; three numbers are, such as 1.0.2.")},
    WordRow{"'author' is missing: who made the pack",
            QT_TRANSLATE_NOOP("WorkshopFinding", "The author is missing: who made the pack.")},
    WordRow{"'version' is missing: three numbers, such as 1.0.0",
            QT_TRANSLATE_NOOP("WorkshopFinding", "The version is missing: three numbers, such as 1.0.0.")},
    WordRow{
        "'licence' is missing: what others may do with the pack, such as CC-BY-SA-4.0",
        QT_TRANSLATE_NOOP("WorkshopFinding",
                          "The licence is missing: what others may do with the pack, such as CC-BY-SA-4.0.")},
};

}  // namespace

WordTable loaderTable() {
    return {"WorkshopFinding", kLoaderSentences};
}

}  // namespace kickdoor::workshop
