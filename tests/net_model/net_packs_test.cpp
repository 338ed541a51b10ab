// A guest without the host's own pack: is told whose it is and what is in it, fetches it over the table's
// line, and plays with it to the end.
#include <filesystem>
#include <fstream>

#include "net/packs/shared_packs.h"
#include "net_model/net_play_fixture.h"
#include "pack/kickpack.h"
#include "support/source_dir.h"

namespace kickdoor {
namespace {

class NetPacksTest : public NetPlayTest {
protected:
    std::filesystem::path packsOf(const char* name) const {
        return m_folder.filePath(QLatin1String(name) + QStringLiteral("-packs")).toStdU16String();
    }
    std::unique_ptr<Machine> machineWithPacks(const char* name, std::uint64_t seed) {
        MachinePaths paths;
        paths.ownPacks = packsOf(name);
        paths.sharing = net::sharedPacks();
        return std::make_unique<Machine>(m_folder.filePath(QLatin1String(name)), seed, paths);
    }
    // Hanna hosts a table with the example pack, which Anna has not.
    void meet() {
        std::filesystem::create_directories(packsOf("host"));
        std::filesystem::copy(tests::sourceDir() / "examples", packsOf("host"),
                              std::filesystem::copy_options::recursive);
        host = machineWithPacks("host", 1);
        host->play.setSeats(3);
        host->play.setup()->packs()->choose({QStringLiteral("original"), QStringLiteral("lost-property")});
        host->play.hostTable(QStringLiteral("Hanna"), QStringLiteral("Living room"), QStringLiteral("1234"),
                             0);
        ASSERT_TRUE(until([&] { return host->state() == QLatin1String("lobby"); }))
            << host->failure.toStdString();
        anna = machineWithPacks("anna", 2);
        join(*anna, "Anna");
        offers = anna->client().offers();
        ASSERT_TRUE(until([&] { return !offers->packs().isEmpty(); }));
    }
    // What the program asks the player before it keeps a file.
    bool keep(const QByteArray& bytes) {
        const KickpackRead read = kickpackOf(bytes.toStdString(), "fetched");
        if (!read.ok()) return false;
        return unpackTo(read.pack, packsOf("anna") / read.pack.facts.key).empty();
    }

    PackOffers* offers = nullptr;
};

TEST_F(NetPacksTest, AGuestFetchesTheHostsPackAndPlaysWithItToTheEnd) {
    meet();
    const QVariantMap offer = offers->packs().first().toMap();
    EXPECT_EQ(offer[QStringLiteral("name")].toString(), QStringLiteral("“Lost Property” 1.0.0"));
    EXPECT_TRUE(offer[QStringLiteral("made")].toString().contains(QLatin1String("The Kickdoor project")));
    EXPECT_TRUE(offer[QStringLiteral("holds")].toString().contains(QLatin1String("different card(s)")))
        << offer[QStringLiteral("holds")].toString().toStdString();
    EXPECT_TRUE(offers->withheld().isEmpty());
    EXPECT_FALSE(std::filesystem::exists(packsOf("anna"))) << "nothing comes unasked";

    QByteArray bytes;
    QObject::connect(offers, &PackOffers::fetched, [&](const QByteArray& file) { bytes = file; });
    offers->fetch(0);
    ASSERT_TRUE(until([&] { return !bytes.isEmpty(); })) << offers->trouble().toStdString();
    EXPECT_FALSE(std::filesystem::exists(packsOf("anna"))) << "nothing is kept unasked";
    ASSERT_TRUE(keep(bytes));
    EXPECT_EQ(kickpackOf(bytes.toStdString(), "fetched").pack.identity,
              offer[QStringLiteral("identity")].toString().toStdString());
    offers->lookAgain();
    ASSERT_TRUE(until([&] { return offers->packs().isEmpty(); }));

    anna->client().seats()->sit(1, QStringLiteral("Anna"), true);
    host->client().seats()->sit(0, QStringLiteral("Hanna"), true);
    host->client().seats()->putBot(2, QStringLiteral("greedy"));
    ASSERT_TRUE(until([&] { return host->client().seats()->taken() == 3; }));
    start();
    EXPECT_TRUE(anna->client().session()->game()->catalog.find("umbrella-colony", "lost-property"));
    // Its names in her language came with it.
    anna->session.setLanguage(QStringLiteral("de"));
    const ShownGame& shown = anna->session.shownGame();
    EXPECT_EQ(shown.wording().texts().title(shown.game().catalog.find("umbrella-colony").value()),
              QStringLiteral("Schirmkolonie"));
    ASSERT_TRUE(playUntil([&] { return anna->client().isOver(); }, 300));
    ASSERT_TRUE(until([&] { return !anna->client().verdict()->result().isEmpty(); }));
    EXPECT_EQ(anna->client().verdict()->result(), QStringLiteral("good"));
}

// The list of tables leads to the offer, too, and calls the pack by its name.
TEST_F(NetPacksTest, ATableInTheListCanBeJoinedWithoutItsPack) {
    meet();
    std::unique_ptr<Machine> bert = machineWithPacks("bert", 3);
    FoundTables& found = *bert->play.found();
    found.start();
    found.askAlso(QHostAddress(QHostAddress::LocalHost));
    ASSERT_TRUE(until([&] { return found.count() == 1; }));
    const QVariantMap table = found.at(0);
    EXPECT_EQ(table[QStringLiteral("problem")].toString(), QString());
    EXPECT_TRUE(table[QStringLiteral("maySit")].toBool());
    EXPECT_EQ(table[QStringLiteral("toFetch")].toString(), QStringLiteral("Lost Property"));
    EXPECT_EQ(table[QStringLiteral("editions")].toString(), QStringLiteral("Original + Lost Property"));
    bert->play.joinFound(QStringLiteral("Bert"), 0, QStringLiteral("1234"), false);
    ASSERT_TRUE(until([&] { return !bert->client().offers()->packs().isEmpty(); }));
    EXPECT_EQ(bert->state(), QStringLiteral("lobby"));
}

TEST_F(NetPacksTest, APackThatNobodyMayShareIsNamedOnly) {
    std::filesystem::create_directories(packsOf("host") / "lost-property");
    std::filesystem::copy(tests::sourceDir() / "examples/lost-property/cards.json",
                          packsOf("host") / "lost-property/cards.json");
    std::ofstream(packsOf("host") / "lost-property/edition.json")
        << R"({"format": 1, "id": "lost-property", "name": "Nobody's", "needs": ["original"]})";
    host = machineWithPacks("host", 1);
    host->play.setup()->packs()->choose({QStringLiteral("original"), QStringLiteral("lost-property")});
    host->play.hostTable(QStringLiteral("Hanna"), QStringLiteral("Living room"), QStringLiteral("1234"), 0);
    ASSERT_TRUE(until([&] { return host->state() == QLatin1String("lobby"); }))
        << host->failure.toStdString();
    anna = machineWithPacks("anna", 2);
    join(*anna, "Anna");
    offers = anna->client().offers();
    ASSERT_TRUE(until([&] { return !offers->withheld().isEmpty(); }));
    EXPECT_TRUE(offers->packs().isEmpty());
    EXPECT_EQ(offers->withheld(), QStringLiteral("Lost property"));
}

}  // namespace
}  // namespace kickdoor
