// Names in other languages, as the workshop's form has them.
#include <QComboBox>
#include <QLineEdit>
#include <QTabWidget>

#include "workshop/workshop_fixture.h"

namespace kickdoor::workshop {
namespace {

using testing::HasSubstr;

class LanguagesTest : public WorkshopTest {
protected:
    LanguagesTest() {
        Kickpack pack;
        pack.files = filesOf({"bread", "Bread", "Ada", "CC0-1.0"});
        for (ArchiveFile& file : pack.files)
            if (file.path == "cards.json")
                file.text = R"([
 {"id": "baker", "name": "Baker", "kind": "identity", "type": "class", "identity": "baker",
  "art": {"icon": "imp"}},
 {"id": "hat", "name": "Hat", "kind": "item", "bonus": 2, "gold": 300, "art": {"icon": "imp"},
  "usableBy": {"op": "hasIdentity", "who": "you", "identity": "baker"}}
])";
        EXPECT_EQ(unpackTo(pack, own() / "bread"), "");
        openWindow();
        EXPECT_TRUE(window_->openPack(QStringLiteral("bread")));
        EXPECT_TRUE(waitFor([&] { return faces().size() == 2 && !faces()[1].rulesText.isEmpty(); }));
        window_->findChild<QTabWidget*>()->setCurrentIndex(2);
    }
    void write(const char* field, const char* text) const {
        auto* line = find<QLineEdit>(field);
        ASSERT_NE(line, nullptr);
        line->selectAll();
        QTest::keyClicks(line, QString::fromUtf8(text));
    }
    std::string hat() const { return faces()[1].rulesText.toStdString(); }
};

TEST_F(LanguagesTest, AClassHasANameForSeveral) {
    EXPECT_THAT(hat(), HasSubstr("Bakers"));
    write("Deutsch: Name of the card", "Teigkneter");
    ASSERT_TRUE(waitFor([&] { return hat().find("Teigkneter") != std::string::npos; })) << hat();
    write("Deutsch: Name of several", "Teigknetende");
    ASSERT_TRUE(waitFor([&] { return hat().find("Teigknetende") != std::string::npos; })) << hat();
    EXPECT_EQ(hat().find("Baker"), std::string::npos) << hat();
    // Other cards have no such field.
    pick(1);
    EXPECT_FALSE(find<QLineEdit>("Deutsch: Name of several")->isVisible());
}

TEST_F(LanguagesTest, ACardIsShownInTheLanguageThatIsWritten) {
    EXPECT_EQ(find<QComboBox>("Language of the cards")->currentData().toString(), "en");
    write("Deutsch: Name of the card", "Teigkneter");
    EXPECT_EQ(find<QComboBox>("Language of the cards")->currentData().toString(), "de");
    EXPECT_TRUE(waitFor([&] { return faces()[0].title == "Teigkneter"; }));
}

// The tree's headings are the workshop's, and so are its sentences.
TEST_F(LanguagesTest, BehaviourIsToldInTheLanguageOfTheWorkshop) {
    pick(1);
    ASSERT_TRUE(waitFor([&] { return row("You are") != nullptr || row("Baker") != nullptr; }));
    const auto sentences = [&] {
        std::vector<std::string> all;
        for (QTreeWidgetItemIterator it(find<QTreeWidget>("What the card does")); *it != nullptr; ++it)
            all.push_back((*it)->text(0).toStdString());
        return all;
    };
    const auto before = sentences();
    const std::string face = hat();
    write("Deutsch: Name of the card", "Backhut");
    ASSERT_TRUE(waitFor([&] { return faces()[1].title == "Backhut" && hat() != face; }));
    EXPECT_EQ(sentences(), before);
}

}  // namespace
}  // namespace kickdoor::workshop
