// The workshop without a pointer: the keyboard stays where it was, reaches everything, and everything that it
// reaches has a name.
#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTimer>
#include <algorithm>

#include "workshop/art_picker.h"
#include "workshop/try_dialog.h"
#include "workshop/workshop_fixture.h"

namespace kickdoor::workshop {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

class KeyboardTest : public WorkshopTest {
protected:
    KeyboardTest() {
        window_->activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(window_.get()));
    }
    static QString focused() {
        const QWidget* widget = QApplication::focusWidget();
        return widget == nullptr ? QString() : widget->accessibleName();
    }
    // Where a key goes.
    QWidget* listener() const {
        if (QWidget* popup = QApplication::activePopupWidget()) return popup;
        if (QWidget* widget = QApplication::focusWidget()) return widget;
        QWidget* active = QApplication::activeWindow();
        return active != nullptr ? active : window_.get();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers with = {}) const { QTest::keyClick(listener(), key, with); }
    void type(const char* text) const { QTest::keyClicks(listener(), QString::fromUtf8(text)); }
    // When a dialog or menu is open that waits for an answer.
    static void soon(const std::function<void()>& work) {
        QTimer::singleShot(20, qApp, [work] {
            const QWidget* dialog = QApplication::activeModalWidget();
            const QWidget* focus = QApplication::focusWidget();
            const bool asked = dialog != nullptr && focus != nullptr && focus->window() == dialog;
            if (asked || QApplication::activePopupWidget() != nullptr) return work();
            soon(work);
        });
    }
    // A dialog or menu is closed; without a window manager nobody else gives the keyboard back.
    bool comeBack() const {
        window_->activateWindow();
        return QTest::qWaitForWindowActive(window_.get());
    }
    // By Tab alone.
    bool tabTo(const char* name) const {
        for (int i = 0; i < 120; ++i) {
            if (focused() == QLatin1String(name)) return true;
            press(Qt::Key_Tab);
        }
        return false;
    }
};

// What was typed is kept: closing saves.
TEST_F(KeyboardTest, EscapeClosesTheWindow) {
    press(Qt::Key_Escape);
    EXPECT_FALSE(window_->isVisible());
}

TEST_F(KeyboardTest, StaysAtTheFieldWhenAnotherKindHasOtherFields) {
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    auto* kind = find<QComboBox>("Kind");
    kind->setFocus();
    QTest::keyClicks(kind, QStringLiteral("Curse"));
    ASSERT_TRUE(waitFor([&] { return window_->findChild<QSpinBox*>(QStringLiteral("level")) == nullptr; }));
    EXPECT_EQ(focused(), "Kind");
    EXPECT_EQ(find<QComboBox>("Kind")->currentText(), "Curse");
    press(Qt::Key_Tab);
    EXPECT_EQ(focused(), "Copies");
    press(Qt::Key_Backtab, Qt::ShiftModifier);
    press(Qt::Key_Down);
    ASSERT_TRUE(waitFor([&] { return find<QComboBox>("Kind")->currentText() == "Enhancer"; }));
    EXPECT_EQ(focused(), "Kind");
}

TEST_F(KeyboardTest, EachPackKeepsItsOwnHistory) {
    Kickpack other;
    other.files = filesOf({"snow", "Snow", "Ada", "CC0-1.0"});
    ASSERT_EQ(unpackTo(other, own() / "snow"), "");
    openWindow();
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    find<QSpinBox>("Level")->setValue(7);
    ASSERT_TRUE(window_->openPack(QStringLiteral("snow")));
    EXPECT_FALSE(action("Undo")->isEnabled());
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    EXPECT_EQ(find<QSpinBox>("Level")->value(), 7);
    ASSERT_TRUE(action("Undo")->isEnabled());
    EXPECT_THAT(action("Undo")->toolTip().toStdString(), HasSubstr("Undo: Change “Level”"));
    action("Undo")->trigger();
    EXPECT_NE(find<QSpinBox>("Level")->value(), 7);
    // What was changed by hand meanwhile cannot be undone with steps of another text.
    find<QSpinBox>("Level")->setValue(7);
    ASSERT_TRUE(window_->openPack(QStringLiteral("snow")));
    std::filesystem::remove_all(own() / "rain");
    Kickpack again;
    again.files = filesOf({"rain", "Other rain", "Ada", "CC0-1.0"});
    ASSERT_EQ(unpackTo(again, own() / "rain"), "");
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    EXPECT_FALSE(action("Undo")->isEnabled());
}

// Forwards by Tab alone, on each page of the card.
TEST_F(KeyboardTest, ComesRoundByTab) {
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    ASSERT_TRUE(waitFor([&] { return faces().size() == 3; }));
    const std::vector<std::pair<Qt::Key, const char*>> pages = {{Qt::Key_C, "Drawn in lines"},
                                                                {Qt::Key_B, "What the card does"},
                                                                {Qt::Key_L, "Deutsch: About the pack"},
                                                                {Qt::Key_P, "About"}};
    for (const auto& [key, inside] : pages) {
        press(key, Qt::AltModifier);
        find<QListView>("Packs")->setFocus();
        std::vector<std::string> met;
        for (int i = 0; i < 120; ++i) {
            press(Qt::Key_Tab);
            met.push_back(focused().toStdString());
            if (met.back() == "Packs") break;
        }
        for (const char* part :
             {"Packs", "Search the cards", "Cards", inside, "Language of the cards", "Mistakes"})
            EXPECT_THAT(met, testing::Contains(part));
        std::vector<std::string> back;
        for (int i = 0; i < 120; ++i) {
            press(Qt::Key_Backtab, Qt::ShiftModifier);
            back.push_back(focused().toStdString());
            if (back.back() == "Packs") break;
        }
        std::reverse(back.begin(), back.end() - 1);
        EXPECT_EQ(met, back);
    }
}

TEST_F(KeyboardTest, EverythingThatItReachesHasAName) {
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    ASSERT_TRUE(waitFor([&] { return faces().size() == 3; }));
    find<QTreeWidget>("What the card does")->setCurrentItem(row("Bad Stuff"));
    std::vector<std::string> nameless;
    for (const QWidget* widget : window_->findChildren<QWidget*>()) {
        if ((widget->focusPolicy() & Qt::TabFocus) == 0 || widget->focusProxy() != nullptr) continue;
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        if (!widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty())) continue;
        if (widget->objectName().startsWith(QLatin1String("qt_"))) continue;  // inside of Qt's own widgets
        nameless.push_back(std::string(widget->metaObject()->className()) + " in " +
                           widget->parentWidget()->metaObject()->className());
    }
    EXPECT_THAT(nameless, IsEmpty());
}

TEST_F(KeyboardTest, PicturesAreFoundAndTaken) {
    ArtPicker picker(parseJson(R"({"icon": "imp"})").value, QStringLiteral("monster"),
                     QStringLiteral("original"), tests::sourceDir() / "assets" / "packs", window_.get());
    picker.show();
    picker.activateWindow();
    auto* list = picker.findChild<QListView*>();
    ASSERT_TRUE(waitFor([&] { return list->currentIndex().data().toString() == "imp"; }));
    EXPECT_TRUE(waitFor([&] {
        return list->viewport()->rect().contains(list->visualRect(list->currentIndex()));
    })) << "the one that the card has is seen";
    EXPECT_FALSE(list->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOn);
    auto* search = picker.findChild<QLineEdit*>();
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("umbrella"));
    QTest::keyClick(search, Qt::Key_Down);
    EXPECT_TRUE(list->hasFocus());
    const JsonValue* icon = picker.art().find("icon");
    ASSERT_NE(icon, nullptr);
    EXPECT_THAT(icon->text, HasSubstr("umbrella"));
}

// From nothing to a file that can be shared.
TEST_F(KeyboardTest, MakesAPackFromTheFirstKeyToTheLast) {
    soon([this] {
        type("Fog");
        press(Qt::Key_Return);
        // What is missing is said, and the keyboard is there.
        EXPECT_EQ(focused(), "Author");
        EXPECT_THAT(QApplication::focusWidget()->accessibleDescription().toStdString(),
                    HasSubstr("needs an author"));
        type("Ada");
        press(Qt::Key_Return);
    });
    press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(waitFor([&] { return std::filesystem::exists(own() / "fog" / "cards.json"); }));
    ASSERT_TRUE(comeBack());

    press(Qt::Key_N, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([&] { return focused() == "Name"; }));
    type("Grey Nothing");
    ASSERT_TRUE(tabTo("Kind"));
    type("Mon");
    ASSERT_TRUE(tabTo("Level"));
    press(Qt::Key_Up);
    press(Qt::Key_Up);
    const auto written = [this](const char* text) {
        for (const ArchiveFile& file : readKickpack(own() / "fog").pack.files)
            if (file.path == "cards.json" && file.text.find(text) != std::string::npos) return true;
        return false;
    };
    ASSERT_TRUE(waitFor([&] { return written("\"level\": 3") && written("Grey Nothing"); }));

    press(Qt::Key_B, Qt::AltModifier);
    ASSERT_TRUE(tabTo("What the card does"));
    type("Bad");
    ASSERT_TRUE(tabTo("Add"));
    // The first thing that is offered.
    soon([this] {
        press(Qt::Key_Down);
        press(Qt::Key_Return);
    });
    press(Qt::Key_Space);
    ASSERT_TRUE(waitFor([&] { return row("Bad Stuff")->childCount() == 2; }));
    ASSERT_TRUE(comeBack());  // from a menu, as well
    ASSERT_TRUE(waitFor([&] { return focused() == "Add"; })) << "the menu has given the keyboard back";
    press(Qt::Key_Backtab, Qt::ShiftModifier);
    ASSERT_EQ(focused(), "What the card does");
    press(Qt::Key_Delete);
    ASSERT_TRUE(waitFor([&] { return row("Bad Stuff")->childCount() == 1; }));

    press(Qt::Key_T, Qt::ControlModifier);
    const auto* trial = window_->findChild<TryDialog*>();
    ASSERT_NE(trial, nullptr);
    ASSERT_TRUE(waitFor([&] { return QApplication::activeWindow() == trial; }));
    press(Qt::Key_Escape);
    ASSERT_TRUE(comeBack());

    const QString file = folder_.filePath(QStringLiteral("fog.kickpack"));
    soon([this, file] {
        QTest::keyClicks(listener(), file);
        press(Qt::Key_Return);
    });
    press(Qt::Key_E, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([&] { return readKickpack(file.toStdU16String()).ok(); }));
    ASSERT_TRUE(waitFor([&] { return window_->findChild<QMessageBox*>() != nullptr; }));
    EXPECT_THAT(window_->statusBar()->currentMessage().toStdString(), HasSubstr("fog.kickpack"));
}

}  // namespace
}  // namespace kickdoor::workshop
