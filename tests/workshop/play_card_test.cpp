// The table at which a card is played: what lies there, and whether the card can be put to use.
#include "workshop/play_card.h"

#include "io/save.h"
#include "workshop/workshop_fixture.h"

namespace kickdoor::workshop {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

PackPlaces placesOfTheSource() {
    return {tests::sourceDir() / "assets", {}};
}

CardGame tableFor(const char* pack, const char* card, const char* language = "en") {
    const std::filesystem::path folder = std::string_view(pack).starts_with("the-") || pack[0] == 'l'
                                             ? tests::sourceDir() / "examples" / pack
                                             : tests::sourceDir() / "assets" / "packs" / pack;
    return gameWith(readKickpack(folder).pack, card, placesOfTheSource(), QString::fromLatin1(language));
}

TEST(PlayCard, SaysWhatItHasSetUp) {
    EXPECT_EQ(tableFor("original", "drooling-slime").setUp,
              "The card lies behind the door, which Ann may kick open at Level 2.");
    const CardGame boots = tableFor("original", "boots-of-butt-kicking");
    EXPECT_THAT(boots.setUp.toStdString(), StartsWith("Ann has the card in hand. Behind the door waits “"));
    EXPECT_EQ(boots.idle, "");
}

TEST(PlayCard, AddsWhatTheCardNeeds) {
    // Usable by one class only.
    const CardGame staff = tableFor("original", "staff-of-napalm");
    EXPECT_THAT(staff.setUp.toStdString(), HasSubstr("Ann has “Wizard” in play, too."));
    EXPECT_EQ(staff.idle, "");
    EXPECT_THAT(staff.scenario, HasSubstr(R"("inPlay": [{"card": "wizard")"));
    const CardGame monster = tableFor("original", "wandering-monster");
    EXPECT_THAT(monster.setUp.toStdString(), HasSubstr("Ann also holds “"));
    EXPECT_EQ(monster.idle, "");
    const CardGame super = tableFor("original", "super-munchkin");
    EXPECT_EQ(super.idle, "");
    EXPECT_THAT(super.setUp.toStdString(), HasSubstr("in play, too."));
}

TEST(PlayCard, EveryShippedCardHasATable) {
    int idle = 0;
    for (const char* pack : {"original", "the-midnight-bakery", "lost-property"}) {
        const std::filesystem::path folder = std::string_view(pack) == "original"
                                                 ? tests::sourceDir() / "assets" / "packs" / pack
                                                 : tests::sourceDir() / "examples" / pack;
        const Kickpack read = readKickpack(folder).pack;
        for (const auto& [file, text] : read.source().files)
            for (const JsonValue& card : parseJson(text).value.items) {
                const JsonValue* id = card.find("id");
                if (id == nullptr) continue;
                const CardGame game = gameWith(read, id->text, placesOfTheSource());
                EXPECT_NE(readSave(game.save).catalog, nullptr)
                    << id->text << ": " << game.problem.toStdString() << game.detail.toStdString();
                idle += game.idle.isEmpty() ? 0 : 1;
            }
    }
    EXPECT_LT(idle, 10) << "what one card cannot bring about, such as a higher Level of somebody else";
    EXPECT_EQ(tableFor("original", "sob-story").idle,
              "Sob Story works only if somebody has a higher Level than you.");
}

TEST(PlayCard, TellsWhyThereIsNoTable) {
    const std::vector<ArchiveFile> files = {
        {"cards.json", R"([{"id": "x", "name": "X", "kind": "sock"}])"},
        {"edition.json", R"({"format": 1, "id": "rain", "name": "Rain"})"}};
    const CardGame game = gameWith(kickpackOf(files).pack, "x", placesOfTheSource());
    EXPECT_TRUE(game.save.empty());
    EXPECT_THAT(game.problem.toStdString(), StartsWith("In cards.json, line 1: X – Kind: "));
    EXPECT_THAT(game.detail.toStdString(), StartsWith("rain/cards.json:1:/0/kind (x): unknown word"));
}

}  // namespace
}  // namespace kickdoor::workshop
