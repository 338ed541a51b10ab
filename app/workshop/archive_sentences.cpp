// What the reading of files says of a pack, and how the workshop says it. The syntax is that of
// finding_words.cpp.
#include <QtGlobal>
#include <array>

#include "workshop/word_tables.h"

namespace kickdoor::workshop {
namespace {

constexpr const char* kDamaged = QT_TRANSLATE_NOOP("WorkshopFinding", "The file is damaged.");
constexpr const char* kForeign = QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” cannot be part of a pack.");
constexpr const char* kForeignFile =
    QT_TRANSLATE_NOOP("WorkshopFinding", "This file cannot be part of a pack.");
constexpr const char* kTooLarge = QT_TRANSLATE_NOOP("WorkshopFinding", "The pack is too large.");
constexpr const char* kNoJson =
    QT_TRANSLATE_NOOP("WorkshopFinding", "The text is not written as JSON must be.");

constexpr std::array kArchiveSentences = {
    WordRow{"no such file or folder", QT_TRANSLATE_NOOP("WorkshopFinding", "The file is not there.")},
    WordRow{"cannot be read", QT_TRANSLATE_NOOP("WorkshopFinding", "The file cannot be read.")},
    WordRow{"cannot be read: {}", QT_TRANSLATE_NOOP("WorkshopFinding", "The file cannot be read.")},
    WordRow{"is not a zip archive", QT_TRANSLATE_NOOP("WorkshopFinding", "The file is no pack.")},
    WordRow{"is not a zip archive that can be read: {}", kDamaged},
    WordRow{"a file's entry cannot be read", kDamaged},
    WordRow{"the archive cannot be made", QT_TRANSLATE_NOOP("WorkshopFinding", "The pack cannot be packed.")},
    WordRow{"holds no files", QT_TRANSLATE_NOOP("WorkshopFinding", "The file is empty.")},
    WordRow{"holds more than {n} files",
            QT_TRANSLATE_NOOP("WorkshopFinding", "The pack has more than %1 files.")},
    WordRow{"holds too many files for a pack", kTooLarge},
    WordRow{"holds more than {n} kB", kTooLarge},
    WordRow{"the pack is too large with it", kTooLarge},
    WordRow{"is larger than {n} kB", QT_TRANSLATE_NOOP("WorkshopFinding", "The file is larger than %1 kB.")},
    WordRow{"{}: with it, the pack unpacks to more than {n} kB", kTooLarge},
    WordRow{"{}: is larger than {n} kB", QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” is larger than %2 kB.")},
    WordRow{"{}: unpacks to more than {n} kB",
            QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” is larger than %2 kB.")},
    WordRow{"{}: is packed more than {n} times smaller: a zip bomb",
            QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” would become dangerously large (a “zip bomb”).")},
    WordRow{"{}: unpacking takes too long",
            QT_TRANSLATE_NOOP("WorkshopFinding", "Unpacking “%1” takes too long.")},
    WordRow{"{}: is encrypted", QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” is encrypted.")},
    WordRow{"{}: is packed by a method other than 'deflate'",
            QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” is packed in a way that is not known here.")},
    WordRow{"{}: its attributes cannot be read", kDamaged},
    WordRow{"{}: is larger than the archive says", kDamaged},
    WordRow{"{}: is smaller than the archive says", kDamaged},
    WordRow{"is a link", kForeignFile},
    WordRow{"{}: is a link", kForeign},
    WordRow{"{}: is a folder with contents", kForeign},
    WordRow{"{}: is neither a file nor a folder", kForeign},
    WordRow{"{}: is a folder without a '/'", kForeign},
    WordRow{"leads out of the pack", kForeignFile},
    WordRow{"{}: leads out of the pack", kForeign},
    WordRow{"has an empty part", kForeignFile},
    WordRow{"{}: has an empty part", kForeign},
    WordRow{"has no name", kForeignFile},
    WordRow{"{}: has no name", kForeign},
    WordRow{"may hold only letters, digits, '-', '_' and '.'", kForeignFile},
    WordRow{"{}: may hold only letters, digits, '-', '_' and '.'", kForeign},
    WordRow{"has a part that begins with '.' or '-'", kForeignFile},
    WordRow{"{}: has a part that begins with '.' or '-'", kForeign},
    WordRow{"has a part that ends with '.'", kForeignFile},
    WordRow{"{}: has a part that ends with '.'", kForeign},
    WordRow{"is the name of a device on Windows", kForeignFile},
    WordRow{"{}: is the name of a device on Windows", kForeign},
    WordRow{"has a path of more than {n} characters", kForeignFile},
    WordRow{"{}: has a path of more than {n} characters", kForeign},
    WordRow{"is an absolute path", kForeignFile},
    WordRow{"{}: is an absolute path", kForeign},
    WordRow{"has a '\\' in its path", kForeignFile},
    WordRow{"{}: has a '\\' in its path", kForeign},
    WordRow{"lies more than one folder deep", kForeignFile},
    WordRow{"{}: lies more than one folder deep", kForeign},
    WordRow{"lies in a folder other than strings and scenarios", kForeignFile},
    WordRow{"{}: lies in a folder other than strings and scenarios", kForeign},
    WordRow{"is not a .json file; a pack holds nothing else", kForeignFile},
    WordRow{"{}: is not a .json file; a pack holds nothing else", kForeign},
    WordRow{"is there twice, or differs from another file only in upper and lower case",
            QT_TRANSLATE_NOOP("WorkshopFinding", "Two files of the pack have the same name.")},
    WordRow{"{}: is there twice, or differs from another file only in upper and lower case",
            QT_TRANSLATE_NOOP("WorkshopFinding", "Two files of the pack have the same name.")},
    WordRow{"edition.json is missing",
            QT_TRANSLATE_NOOP("WorkshopFinding",
                              "The file edition.json is missing, which says what the pack is.")},
    WordRow{
        "the id '{}' may hold only small letters, digits and inner hyphens",
        QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” may have only small letters, digits and hyphens inside.")},
    WordRow{
        "its language is '{}', not that of its name",
        QT_TRANSLATE_NOOP("WorkshopFinding", "The file is in the language “%1”, and is named for another.")},
    WordRow{"names '{}', which is not this pack",
            QT_TRANSLATE_NOOP("WorkshopFinding", "The file names the cards of “%1”, which is another pack.")},
    WordRow{"needs the pack '{}', which is not installed",
            QT_TRANSLATE_NOOP("WorkshopFinding", "It needs the pack “%1”, which is not there.")},
    WordRow{"needs too many packs", QT_TRANSLATE_NOOP("WorkshopFinding", "It needs too many packs.")},
    WordRow{"not JSON at line {n}, column {n}",
            QT_TRANSLATE_NOOP("WorkshopFinding",
                              "The text is not written as JSON must be: see line %1, column %2.")},
    WordRow{"not JSON", kNoJson},
    WordRow{"is not a list of cards", QT_TRANSLATE_NOOP("WorkshopFinding", "The file is no list of cards.")},
    WordRow{"the field '{}' is given twice",
            QT_TRANSLATE_NOOP("WorkshopFinding", "The field “%1” is there twice.")},
    WordRow{"a number is too large", QT_TRANSLATE_NOOP("WorkshopFinding", "A number is too large.")},
    WordRow{"an object has too many fields", kTooLarge},
    WordRow{"nested deeper than {n} levels", kNoJson},
    WordRow{"longer than {n} bytes", QT_TRANSLATE_NOOP("WorkshopFinding", "The file is too large.")},
};

}  // namespace

WordTable archiveTable() {
    return {"WorkshopFinding", kArchiveSentences};
}

}  // namespace kickdoor::workshop
