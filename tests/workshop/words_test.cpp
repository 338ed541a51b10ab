// The words of the pack format, and what the check of packs says, are all known to the workshop: else a
// player whose language is not English reads them in English.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QString>
#include <set>
#include <string>

#include "base/json_build.h"
#include "card/fields.h"
#include "card/word_docs.h"
#include "pack/check_pack.h"
#include "support/source_dir.h"
#include "workshop/field_words.h"
#include "workshop/finding_words.h"
#include "workshop/word_tables.h"

namespace kickdoor::workshop {
namespace {

using testing::IsEmpty;

TEST(WorkshopWords, EveryFieldAndOperationHasATitleAndAHelp) {
    std::set<std::string> nameless;
    std::set<std::string> helpless;
    const auto see = [&](std::string_view name, std::string_view doc) {
        if (!isTitled(name)) nameless.insert(std::string(name));
        const bool known = !fieldHelpTable().find(doc).isEmpty() || !operationHelpTable().find(doc).isEmpty();
        if (!doc.empty() && !known && fieldHelp(name).isEmpty()) helpless.insert(std::string(doc));
    };
    for (const auto& fields :
         {cardFields(), artFields(), artPropFields(), artPartFields(), playFields(), modifierFields(),
          triggerFields(), abilityFields(), costFields(), asEnhancerFields(), editionFields(),
          identityTypeFields(), tagFields(), deckSizeFields()})
        for (const FieldSpec& field : fields) see(field.name, field.doc);
    for (const OpSpec& op : vocabulary()) {
        if (op.word.empty()) continue;
        if (operationTable().find(op.word).isEmpty()) nameless.insert(std::string(op.word));
        see("op", op.doc);
        for (std::size_t i = 0; i < op.paramCount; ++i) see(op.params.at(i).name, op.params.at(i).doc);
    }
    for (const WordSet& set : wordSets())
        for (const std::string_view word : set.words)
            if (!isTitled(word)) nameless.insert(std::string(word));
    EXPECT_THAT(nameless, IsEmpty());
    EXPECT_THAT(helpless, IsEmpty());
}

// As a correction, a misspelt field has the name that it has in the form.
TEST(WorkshopWords, AFieldThatIsProposedIsCalledByItsTitle) {
    EXPECT_EQ(wordTitle("amount").toStdString(), fieldTitle("amount").toStdString());
    EXPECT_EQ(wordTitle("headgear").toStdString(), "Headgear");
}

// Each value of a pack is spoilt in turn, in several ways.
class Spoiler {
public:
    explicit Spoiler(Kickpack pack) : pack_(std::move(pack)) {}
    std::set<std::string> unknownCauses() {
        for (ArchiveFile& file : pack_.files) {
            if (file.path.find('/') != std::string::npos) continue;
            const std::string text = file.text;
            JsonValue whole = parseJson(text).value;
            spoil(whole, whole, file);
            file.text = text;
        }
        return unknown_;
    }

private:
    void spoil(JsonValue& whole, JsonValue& part, ArchiveFile& file) {
        for (std::size_t i = 0; i < part.items.size(); ++i) spoil(whole, part.items[i], file);
        static const JsonValue kWrong[] = {jsonText("no-such"), jsonText("monster"), jsonText("A\x01"),
                                           jsonInt(9999),       jsonInt(0),          jsonList(),
                                           jsonObject()};
        const JsonValue right = part;
        for (const JsonValue& wrong : kWrong) {
            if (++number_ % 5 != 0) continue;  // one in five is enough, and takes no minute
            part = wrong;
            check(whole, file);
        }
        part = right;
        for (std::size_t i = 0; part.isObject() && i < right.keys.size(); ++i) {
            part.keys.erase(part.keys.begin() + static_cast<std::ptrdiff_t>(i));
            part.items.erase(part.items.begin() + static_cast<std::ptrdiff_t>(i));
            if (number_ % 2 == 0) check(whole, file);
            part = right;
        }
    }
    void check(const JsonValue& whole, ArchiveFile& file) {
        file.text = writeJson(whole);
        static const PackCheck kHow{{tests::sourceDir() / "assets" / "packs"}, {}, nullptr, {}};
        for (const PackFinding& finding : checkPack(pack_, kHow))
            if (!isKnownCause(finding.cause)) unknown_.insert(finding.cause);
    }

    Kickpack pack_;
    std::set<std::string> unknown_;
    int number_ = 0;
};

TEST(WorkshopWords, WhatTheCheckSaysIsKnown) {
    const KickpackRead read = readKickpack(tests::sourceDir() / "examples" / "lost-property");
    ASSERT_TRUE(read.ok());
    EXPECT_THAT(Spoiler(read.pack).unknownCauses(), IsEmpty());
}

TEST(WorkshopWords, WhatTheReadingOfFilesSaysIsKnown) {
    for (const char* cause : {"is not a zip archive",
                              "is not a zip archive that can be read: Zip archive inconsistent",
                              "holds more than 64 files",
                              "a/b.json: is encrypted",
                              "x.json: unpacks to more than 1000 kB",
                              "x.json: is packed more than 100 times smaller: a zip bomb",
                              "../x.json: leads out of the pack",
                              "strings/con.json: is the name of a device on Windows",
                              "is a link",
                              "no such file or folder",
                              "cannot be read: Permission denied",
                              "edition.json is missing",
                              "not JSON at line 3, column 14",
                              "the field 'id' is given twice",
                              "needs the pack 'snow', which is not installed",
                              "its language is 'de', not that of its name",
                              "names 'snow', which is not this pack",
                              "the id 'A b' may hold only small letters, digits and inner hyphens",
                              "holds no files",
                              "is there twice, or differs from another file only in upper and lower case",
                              "is not a list of cards"})
        EXPECT_TRUE(isKnownCause(cause)) << cause;
}

TEST(WorkshopWords, AMistakeInAFileNamesFilePlaceAndCause) {
    const std::vector<ArchiveFile> files = {
        {"cards.json", "[\n{\"id\": \"x\", \"name\": \"Wet Socks\",\n \"kind\": \"sock\"}]"},
        {"edition.json", R"({"format": 1, "id": "rain", "name": "Rain"})"}};
    const Kickpack pack = kickpackOf(files).pack;
    const LoadedKickpack loaded = loadKickpack(pack, {});
    ASSERT_FALSE(loaded.ok());
    EXPECT_EQ(errorLine(loaded.errors.front(), pack).toStdString(),
              "In cards.json, line 3: Wet Socks – Kind: “sock” is not known.");
    EXPECT_EQ(errorLine({"/home/ada/gone.kickpack", {}, {}, "no such file or folder"}, {}),
              "In gone.kickpack: The file is not there.");
    EXPECT_EQ(errorLine({"rain/cards.json", {}, {}, "something new"}, pack),
              "In cards.json: This is not written in the right way.");
}

TEST(WorkshopWords, AFindingNamesCardAndField) {
    PackDocument document;
    ASSERT_EQ(document.open(tests::sourceDir() / "examples" / "lost-property"), "");
    const std::string id = document.cards().front().id();
    const std::string name = document.cards().front().json.find("name")->text;
    const PackFinding finding{true, "x/cards.json", 3, id, "/0/badStuff/1/cards/from", "'from' is missing"};
    EXPECT_EQ(findingLine(finding, document).toStdString(),
              name + " – Bad Stuff, Where: “Where” is missing.");
    EXPECT_EQ(
        findingWords("a monster of Level 6 usually pays Treasures of about 1.9; 0 is 3.8 standard "
                     "deviations less than in the shipped packs"),
        QStringLiteral(
            "A monster of Level 6 usually brings about 1.9 Treasures. Here it brings unusually few: 0."));
    EXPECT_EQ(findingWords("something new"), QStringLiteral("something new"));
}

}  // namespace
}  // namespace kickdoor::workshop
