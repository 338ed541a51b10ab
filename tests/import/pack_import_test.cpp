// A pack is added only after its author and contents were shown and somebody agreed.
#include "import/pack_import.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "io/pack_shelf.h"
#include "support/source_dir.h"

namespace kickdoor {
namespace {

using testing::HasSubstr;

class PackImportTest : public testing::Test {
protected:
    std::filesystem::path own() const { return folder_.filePath(QStringLiteral("packs")).toStdU16String(); }
    QString write(const std::string& key, const std::string& version, const std::string& cards,
                  const std::string& needs = "") const {
        std::vector<ArchiveFile> files = {
            {"cards.json", "[" + cards + "]"},
            {"edition.json", R"({"format": 1, "id": ")" + key +
                                 R"(", "name": "Rain", "about": "It never stops.",
                "author": "Ada", "version": ")" +
                                 version + R"(", "licence": "CC0-1.0", "needs": [)" + needs + "]}"}};
        QFile file(folder_.filePath(QStringLiteral("rain.kickpack")));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        const std::string bytes = writeArchive(files).bytes;
        file.write(bytes.data(), static_cast<qint64>(bytes.size()));
        return file.fileName();
    }
    // Reads what the dialog says, and presses a button of it.
    std::string askAndPress(const QString& file, const char* button) {
        return pressing(button, [&](PackImport import) { return import.ask(file); });
    }
    std::string fetchAndPress(const QString& file, const char* edition, const char* button) {
        QFile bytes(file);
        EXPECT_TRUE(bytes.open(QIODevice::ReadOnly));
        return pressing(button, [&](PackImport import) {
            return import.askFetched(bytes.readAll(), QString::fromLatin1(edition));
        });
    }
    std::string pressing(const char* button, const std::function<std::string(PackImport)>& asking) {
        QTimer::singleShot(0, [this, button] {
            ASSERT_TRUE(QTest::qWaitFor([] { return QApplication::activeModalWidget() != nullptr; }));
            QWidget* dialog = QApplication::activeModalWidget();
            look_ = dialog->styleSheet();
            for (const QLabel* label : dialog->findChildren<QLabel*>())
                said_ += label->text() + QLatin1Char('\n');
            if (const auto* box = qobject_cast<QMessageBox*>(dialog)) detail_ = box->detailedText();
            for (QPushButton* one : dialog->findChildren<QPushButton*>())
                if (one->text().remove(QLatin1Char('&')) == QLatin1String(button)) return one->click();
            ADD_FAILURE() << "no button " << button << " in: " << said_.toStdString();
            dialog->close();
        });
        return asking(PackImport({tests::sourceDir() / "assets", own()}, nullptr, words_, colours_));
    }
    PackShelf shelf() const { return PackShelf(tests::sourceDir() / "assets" / "packs", own()); }

    QTemporaryDir folder_;
    QString said_;
    QString detail_;
    MistakeWords words_;
    QString look_;
    DialogColours colours_;
};

constexpr const char* kSocks =
    R"({"id": "wet-socks", "name": "Wet Socks", "kind": "item", "slot": "footgear", "gold": 100})";

TEST_F(PackImportTest, NamesThePacksThatItNeeds) {
    EXPECT_EQ(askAndPress(write("rain", "1.0.0", kSocks, R"("original", "grimm")"), "Add it"), "rain");
    EXPECT_THAT(said_.toStdString(),
                HasSubstr(shelf().factsOf("original").name + ", " + shelf().factsOf("grimm").name));
    EXPECT_THAT(said_.toStdString(), testing::Not(HasSubstr("original,")));
}

TEST_F(PackImportTest, ShowsWhoMadeItAndAddsItWhenOneAgrees) {
    EXPECT_EQ(askAndPress(write("rain", "1.0.0", kSocks), "Add it"), "rain");
    for (const char* part : {"Rain", "It never stops.", "Ada", "1.0.0", "CC0-1.0", "1 different card"})
        EXPECT_THAT(said_.toStdString(), HasSubstr(part));
    EXPECT_TRUE(shelf().isOwn("rain"));
    std::string error;
    EXPECT_NE(shelf().load({"original", "rain"}, error), nullptr) << error;
}

TEST_F(PackImportTest, HasTheColoursOfItsWindow) {
    EXPECT_EQ(askAndPress(write("rain", "1.0.0", kSocks), "Cancel"), "");
    EXPECT_TRUE(look_.isEmpty()) << "the system's";
    const char* const names[] = {"#000001", "#000002", "#000003", "#000004",
                                 "#000005", "#000006", "#000007", "#000008"};
    colours_ = {QColor(names[0]), QColor(names[1]), QColor(names[2]), QColor(names[3]),
                QColor(names[4]), QColor(names[5]), QColor(names[6]), QColor(names[7])};
    EXPECT_EQ(askAndPress(write("rain", "1.0.0", kSocks), "Cancel"), "");
    for (const char* name : names) EXPECT_THAT(look_.toStdString(), HasSubstr(name));
    EXPECT_EQ(look_.count(QLatin1Char('#')), 10) << "no other colours: " << look_.toStdString();
    EXPECT_EQ(fetchAndPress(write("rain", "1.0.0", kSocks), "snow", "OK"), "");
    EXPECT_THAT(look_.toStdString(), HasSubstr(names[0])) << "a refusal, too";
}

TEST_F(PackImportTest, AddsNothingWhenOneDoesNot) {
    EXPECT_EQ(askAndPress(write("rain", "1.0.0", kSocks), "Cancel"), "");
    EXPECT_FALSE(std::filesystem::exists(own()));
}

TEST_F(PackImportTest, AddsAFetchedPackOnlyWhenItIsTheOneOfTheTable) {
    const QString file = write("rain", "1.0.0", kSocks);
    EXPECT_EQ(fetchAndPress(file, "snow", "OK"), "");
    EXPECT_THAT(said_.toStdString(), HasSubstr("The table plays “snow”, but the file holds “rain”."));
    EXPECT_FALSE(std::filesystem::exists(own())) << "nothing is kept";
    EXPECT_EQ(fetchAndPress(file, "rain", "Cancel"), "");
    EXPECT_FALSE(std::filesystem::exists(own())) << "nothing is kept";
    EXPECT_EQ(fetchAndPress(file, "rain", "Add it"), "rain");
    EXPECT_TRUE(shelf().isOwn("rain"));
}

TEST_F(PackImportTest, SaysWhatItReplaces) {
    EXPECT_EQ(askAndPress(write("rain", "1.0.0", kSocks), "Add it"), "rain");
    said_.clear();
    EXPECT_EQ(askAndPress(write("rain", "1.1.0", kSocks), "Add it"), "rain");
    EXPECT_THAT(said_.toStdString(), HasSubstr("It replaces version 1.0.0 of this pack."));
    EXPECT_EQ(shelf().factsOf("rain").version->text(), "1.1.0");
}

TEST_F(PackImportTest, RefusesWhatCannotBePlayedOrHidesAShippedPack) {
    EXPECT_EQ(askAndPress(write("rain", "1.0.0", R"({"id": "x", "name": "X", "kind": "sock"})"), "OK"), "");
    EXPECT_THAT(said_.toStdString(), HasSubstr("rain/cards.json:1"));
    said_.clear();
    EXPECT_EQ(askAndPress(write("grimm", "1.0.0", kSocks), "OK"), "");
    EXPECT_THAT(said_.toStdString(), HasSubstr("has the same key: grimm"));
    said_.clear();
    EXPECT_EQ(askAndPress(folder_.filePath(QStringLiteral("gone.kickpack")), "OK"), "");
    EXPECT_THAT(said_.toStdString(), HasSubstr("no such file"));
    EXPECT_FALSE(std::filesystem::exists(own()));
}

TEST_F(PackImportTest, TellsAMistakeInThePlayersWordsAndKeepsItsOwnBehind) {
    words_ = [](const PackFinding& mistake, const Kickpack& pack) {
        return QString::fromStdString("Fehler in " + pack.facts.name + ", " + mistake.card);
    };
    EXPECT_EQ(askAndPress(write("rain", "1.0.0", R"({"id": "x", "name": "X", "kind": "sock"})"), "OK"), "");
    EXPECT_THAT(said_.toStdString(), HasSubstr("Fehler in Rain, x"));
    EXPECT_THAT(said_.toStdString(), testing::Not(HasSubstr("unknown word")));
    EXPECT_THAT(detail_.toStdString(), HasSubstr("rain/cards.json:1:/0/kind (x): unknown word"));
}

TEST_F(PackImportTest, ShowsTheWordsOfStrangersAsTheyAre) {
    EXPECT_EQ(
        askAndPress(write("rain", "1.0.0",
                          R"({"id": "x", "name": "<img src='x'>", "kind": "item", "slot": "footgear"})"),
                    "OK"),
        "");
    EXPECT_THAT(said_.toStdString(), HasSubstr("must not hold '<'"));
}

}  // namespace
}  // namespace kickdoor
