// What is typed into a field stays there, is told as a mistake where it is one, and is undone before anything
// else.
#include <QLineEdit>
#include <QSpinBox>
#include <QStatusBar>
#include <QToolButton>

#include "workshop/workshop_fixture.h"

namespace kickdoor::workshop {
namespace {

using testing::HasSubstr;

class TypingTest : public WorkshopTest {
protected:
    TypingTest() {
        EXPECT_TRUE(window_->openPack(QStringLiteral("rain")));
        window_->activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(window_.get()));
        EXPECT_TRUE(waitFor([&] { return faces().size() == 3; }));
    }
    void write(QLineEdit& line, const char* text) const {
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, QString::fromUtf8(text));
    }
    std::string mistake(int row) const {
        const auto* item = find<QTreeWidget>("Mistakes")->topLevelItem(row);
        return item == nullptr ? std::string() : item->text(0).toStdString();
    }
    void press(int row) const {
        auto* mistakes = find<QTreeWidget>("Mistakes");
        QTest::mouseClick(mistakes->viewport(), Qt::LeftButton, {},
                          mistakes->visualItemRect(mistakes->topLevelItem(row)).center());
    }
};

TEST_F(TypingTest, AWrongColourStaysAndIsAMistake) {
    auto* colour = find<QLineEdit>("Colour");
    const QString before = colour->text();
    write(*colour, "redish");
    EXPECT_THAT(text("cards.json"), testing::Not(HasSubstr("redish"))) << "half typed";
    find<QLineEdit>("Name")->setFocus();
    EXPECT_EQ(colour->text(), "redish");
    ASSERT_TRUE(waitFor([&] { return mistake(0).find("Colour") != std::string::npos; })) << mistake(0);
    EXPECT_THAT(mistake(0), HasSubstr("six digits"));
    EXPECT_THAT(colour->accessibleDescription().toStdString(), HasSubstr("#8a4a2a"));
    action("Undo")->trigger();
    EXPECT_EQ(colour->text(), before);
}

TEST_F(TypingTest, IsUndoneInItsFieldFirst) {
    find<QSpinBox>("Level")->setValue(7);
    auto* colour = find<QLineEdit>("Colour");
    const QString before = colour->text();
    colour->setFocus();
    colour->end(false);
    QTest::keyClick(colour, Qt::Key_Backspace);
    QTest::keyClick(colour, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(colour->text(), before);
    EXPECT_EQ(find<QSpinBox>("Level")->value(), 7);
    QTest::keyClick(colour, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_NE(find<QSpinBox>("Level")->value(), 7);
}

TEST_F(TypingTest, AMistakeInAListLeadsToTheField) {
    write(*find<QLineEdit>("Tags"), "maschine");
    ASSERT_TRUE(waitFor([&] { return mistake(0).find("maschine") != std::string::npos; })) << mistake(0);
    find<QLineEdit>("Name")->setFocus();
    press(0);
    EXPECT_TRUE(waitFor([&] { return find<QLineEdit>("Tags")->hasFocus(); }));
    EXPECT_TRUE(find<QLineEdit>("Tags")->isVisible());
}

TEST_F(TypingTest, MistakesStandBeforeHints) {
    find<QSpinBox>("Treasures")->setValue(5);
    ASSERT_TRUE(waitFor([&] { return mistake(0).rfind("Hint", 0) == 0; })) << mistake(0);
    EXPECT_THAT(mistake(0), HasSubstr("Here it brings unusually many: 5."));
    pick(2);
    write(*find<QLineEdit>("Pictogram"), "qqqqqqqq");
    ASSERT_TRUE(waitFor([&] { return mistake(0).rfind("Mistake", 0) == 0; })) << mistake(0);
    EXPECT_THAT(mistake(1), HasSubstr("Hint"));
    // What cannot be mended at one press is told to be so.
    auto* mistakes = find<QTreeWidget>("Mistakes");
    mistakes->setCurrentItem(mistakes->topLevelItem(0));
    action("Mend the mistake")->trigger();
    EXPECT_THAT(window_->statusBar()->currentMessage().toStdString(), HasSubstr("no mend"));
}

TEST_F(TypingTest, WhatCannotBeChangedOffersNoChange) {
    const auto enabled = [&](const char* name) {
        for (const QToolButton* button : window_->findChildren<QToolButton*>())
            if (button->text() == QLatin1String(name) && button->parentWidget()->findChild<QTreeWidget*>())
                return button->isEnabled();
        ADD_FAILURE() << name;
        return false;
    };
    for (const char* name : {"Add", "Remove", "Up", "Down", "Copy", "Paste"})
        EXPECT_TRUE(enabled(name)) << name;
    ASSERT_TRUE(window_->openPack(QStringLiteral("original")));
    ASSERT_TRUE(waitFor([&] { return faces().size() > 100; }));
    for (const char* name : {"Add", "Remove", "Up", "Down", "Paste"}) EXPECT_FALSE(enabled(name)) << name;
    EXPECT_TRUE(enabled("Copy"));
    EXPECT_EQ(find<QLineEdit>("Flavour text")->cursorPosition(), 0)
        << "a long text is seen from its beginning";
}

}  // namespace
}  // namespace kickdoor::workshop
