// A guest without the host's own pack: is told whose it is and what is in it, fetches it over the table's
// line, and plays with it to the end.
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
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
        openTable();
        anna = machineWithPacks("anna", 2);
        join(*anna, "Anna");
        offers = anna->client().offers();
        ASSERT_TRUE(until([&] { return !offers->packs().isEmpty(); }));
    }
    void openTable() {
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
    }
    QByteArray fetched() {
        QByteArray bytes;
        const auto heard =
            QObject::connect(offers, &PackOffers::fetched, [&](const QByteArray& file) { bytes = file; });
        offers->fetch(0);
        EXPECT_TRUE(until([&] { return !bytes.isEmpty(); })) << offers->trouble().toStdString();
        QObject::disconnect(heard);
        return bytes;
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
    const auto lacks = [&] {
        const LobbyPeople& people = *anna->client().people();
        for (int row = 0; row < people.count(); ++row)
            if (people.at(row)[QStringLiteral("mine")].toBool())
                return people.at(row)[QStringLiteral("lacks")].toString();
        return QString();
    };
    EXPECT_TRUE(until([&] { return lacks() == QStringLiteral("Lost Property"); }))
        << "by its name, not its key: " << lacks().toStdString();

    const QByteArray bytes = fetched();
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

// A game that is being played with cards that a watcher lacks: it is offered them, and then shown the game
// from its beginning.
TEST_F(NetPacksTest, AWatcherOfARunningGameFetchesItsPackAndSeesTheGame) {
    openTable();
    ASSERT_TRUE(until([&] { return host->client().isOwner(); }));
    host->client().seats()->sit(0, QStringLiteral("Hanna"), true);
    // One after the other, as the next bot's name is one that is free.
    for (const int seat : {1, 2}) {
        ASSERT_TRUE(until([&] { return host->client().seats()->taken() == seat; }));
        host->client().seats()->putBot(seat, QStringLiteral("greedy"));
    }
    ASSERT_TRUE(until([&] { return host->client().seats()->taken() == 3; }));
    host->client().setReady(true);
    ASSERT_TRUE(until([&] { return host->client().whyNotStart().isEmpty(); }));
    host->client().start();
    ASSERT_TRUE(until([&] { return host->session.playing(); }));
    ASSERT_TRUE(playUntil([&] { return commands() > 20; }));

    anna = machineWithPacks("anna", 2);
    anna->play.join(QStringLiteral("Anna"), code(), QStringLiteral("1234"), true);
    offers = anna->client().offers();
    ASSERT_TRUE(until([&] { return !offers->packs().isEmpty(); })) << anna->failure.toStdString();
    EXPECT_EQ(anna->state(), QStringLiteral("lobby"));
    EXPECT_TRUE(anna->client().isRunning());
    const QVariantMap offer = offers->packs().first().toMap();
    EXPECT_TRUE(offer[QStringLiteral("made")].toString().contains(QLatin1String("The Kickdoor project")));
    // The game goes on meanwhile, and she is told nothing that she cannot read.
    const std::uint32_t before = commands();
    ASSERT_TRUE(playUntil([&] { return commands() > before + 10; }));
    EXPECT_FALSE(anna->session.playing());

    const QByteArray bytes = fetched();
    EXPECT_FALSE(std::filesystem::exists(packsOf("anna"))) << "nothing is kept unasked";
    offers->lookAgain();
    EXPECT_FALSE(until([&] { return anna->session.playing(); }, 1)) << "the pack is not there yet";
    ASSERT_TRUE(keep(bytes));
    offers->lookAgain();
    ASSERT_TRUE(until([&] { return anna->session.playing(); })) << anna->failure.toStdString();
    EXPECT_EQ(anna->state(), QStringLiteral("game"));
    EXPECT_TRUE(offers->packs().isEmpty());
    EXPECT_TRUE(anna->client().session()->game()->catalog.find("umbrella-colony", "lost-property"));
    const std::uint32_t since = commands();
    ASSERT_TRUE(playUntil([&] { return anna->client().session()->number() > since + 10; }));
}

// A host at which nobody plays.
TEST_F(NetPacksTest, ServeOffersItsOwnPacks) {
    QProcess serve;
    serve.start(
        QCoreApplication::applicationDirPath() + QStringLiteral("/kickdoor-cli"),
        {QStringLiteral("serve"), QStringLiteral("--json"), QStringLiteral("--quiet"),
         QStringLiteral("--port"), QStringLiteral("0"), QStringLiteral("--pin"), QStringLiteral("1234"),
         QStringLiteral("--editions"), QStringLiteral("original,lost-property"), QStringLiteral("--data-dir"),
         m_folder.filePath(QStringLiteral("serve")), QStringLiteral("--packs"),
         QString::fromStdU16String((tests::sourceDir() / "examples").u16string())});
    ASSERT_TRUE(until([&] { return serve.canReadLine() || serve.state() == QProcess::NotRunning; }));
    const QJsonObject opened = QJsonDocument::fromJson(serve.readLine()).object();
    ASSERT_EQ(opened[QLatin1String("event")].toString(), QStringLiteral("open"))
        << serve.readAllStandardError().toStdString();
    const net::CodeRead key = net::readJoinCode(opened[QLatin1String("code")].toString().toStdString());
    ASSERT_TRUE(key.ok());
    anna = machineWithPacks("anna", 2);
    anna->play.join(QStringLiteral("Anna"),
                    QString::fromStdString(net::textOf({{127, 0, 0, 1}, key.code.port, key.code.key})),
                    QStringLiteral("1234"), false);
    offers = anna->client().offers();
    ASSERT_TRUE(until([&] { return !offers->packs().isEmpty(); })) << anna->failure.toStdString();
    EXPECT_EQ(offers->packs().first().toMap()[QStringLiteral("name")].toString(),
              QStringLiteral("“Lost Property” 1.0.0"));
    EXPECT_TRUE(keep(fetched()));
#ifdef _WIN32
    serve.kill();  // a program without a window does not hear terminate()
#else
    serve.terminate();
#endif
    EXPECT_TRUE(serve.waitForFinished());
}

// The list of tables leads to the offer, too, and calls the pack by its name.
TEST_F(NetPacksTest, ATableInTheListCanBeJoinedWithoutItsPack) {
    meet();
    bert = machineWithPacks("bert", 3);
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
