// The examples that come with the game stand among the packs, to be looked at and copied.
#include <QApplication>
#include <QInputDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QTimer>
#include <fstream>

#include "io/asset_root.h"
#include "workshop/examples.h"
#include "workshop/reading.h"
#include "workshop/workshop_fixture.h"

namespace kickdoor::workshop {
namespace {

using testing::HasSubstr;

TEST(Examples, AreFoundAsFilesOrFolders) {
    const std::vector<ExamplePack> found = examplePacks(tests::sourceDir() / "assets", QStringLiteral("en"));
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].name, "Lost Property");
    EXPECT_EQ(found[1].name, "The Midnight Bakery");
    EXPECT_NE(found[1].about, "");
    EXPECT_NE(examplePacks(tests::sourceDir() / "assets", QStringLiteral("de"))[0].name, found[0].name);
    // As they are installed.
    const QTemporaryDir folder;
    const std::filesystem::path assets = std::filesystem::path(folder.path().toStdU16String()) / "share";
    EXPECT_TRUE(examplePacks(assets, QStringLiteral("en")).empty());
    std::filesystem::create_directories(assets / "examples");
    const KickpackRead read = readKickpack(tests::sourceDir() / "examples" / "lost-property");
    std::ofstream(assets / "examples" / "lost-property.kickpack", std::ios::binary) << read.pack.bytes;
    std::ofstream(assets / "examples" / "broken.kickpack") << "no pack";
    const std::vector<ExamplePack> files = examplePacks(assets, QStringLiteral("en"));
    ASSERT_EQ(files.size(), 1U);
    EXPECT_EQ(files[0].name, "Lost Property");
    PackDocument document;
    EXPECT_EQ(document.open(files[0].place), "");
    EXPECT_EQ(document.cards().size(), 12U);
}

// What cannot be chosen is not therefore pale.
TEST_F(WorkshopTest, TheHeadingsOfThePacksAreReadable) {
    const auto* packs = find<QListWidget>("Packs");
    int headings = 0;
    for (int row = 0; row < packs->count(); ++row) {
        const QListWidgetItem* item = packs->item(row);
        if ((item->flags() & Qt::ItemIsEnabled) != 0) continue;
        ++headings;
        EXPECT_TRUE(item->data(Qt::ForegroundRole).isValid()) << "pale: " << item->text().toStdString();
        EXPECT_EQ(item->foreground().color(), packs->palette().color(QPalette::Text));
    }
    EXPECT_EQ(headings, 3);
}

TEST_F(WorkshopTest, AnExampleIsReadOnlyAndCanBeCopied) {
    QStringList listed;
    const auto* packs = find<QListWidget>("Packs");
    for (int row = 0; row < packs->count(); ++row) listed << packs->item(row)->text().trimmed();
    EXPECT_TRUE(listed.contains(QStringLiteral("The Midnight Bakery")));
    ASSERT_TRUE(window_->openPack(QStringLiteral("example/the-midnight-bakery")));
    EXPECT_EQ(packs->currentItem()->text().trimmed(), "The Midnight Bakery");
    ASSERT_TRUE(waitFor([&] { return faces().size() == 12 && faces()[0].defKey != ""; }));
    EXPECT_FALSE(action("New card")->isEnabled());
    EXPECT_TRUE(action("Scenarios")->isEnabled());
    QTimer::singleShot(50, qApp, [] {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        dialog->setTextValue(QStringLiteral("My Bakery"));
        dialog->accept();
    });
    action("Copy the pack")->trigger();
    ASSERT_TRUE(waitFor([&] { return std::filesystem::exists(own() / "my-bakery" / "cards.json"); }));
    EXPECT_TRUE(action("New card")->isEnabled());
    EXPECT_TRUE(std::filesystem::exists(own() / "my-bakery" / "strings" / "de.json"));
}

// The words at the foot of a card are in the language of the cards, whatever the program speaks.
TEST(Reading, TheFootOfACardIsInTheLanguageOfTheCards) {
    const std::filesystem::path assets = assetRoot();
    ASSERT_TRUE(std::filesystem::exists(assets / "i18n" / "kickdoor_de.qm")) << assets;
    PackDocument document;
    ASSERT_EQ(document.open(tests::sourceDir() / "examples" / "lost-property"), "");
    const auto foot = [&](const char* language) {
        const Reading reading = read({assets, {}, document, QString::fromLatin1(language), false});
        QStringList words;
        for (const ReadCard& card : reading.cards) words << card.face.footerLeft << card.face.footerRight;
        return words.join(QLatin1Char('|')).toStdString();
    };
    EXPECT_THAT(foot("en"), HasSubstr("1 level|"));
    EXPECT_THAT(foot("de"), HasSubstr("1 Stufe|"));
    EXPECT_THAT(foot("de"), testing::Not(HasSubstr("level")));
    EXPECT_THAT(foot("fr"), testing::Not(HasSubstr("level")));
}

}  // namespace
}  // namespace kickdoor::workshop
