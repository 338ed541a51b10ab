#include "dialogs/settings_dialog.h"

#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <set>

#include "io/asset_root.h"

namespace {

using namespace kickdoor;

class SettingsDialogTest : public testing::Test {
protected:
    template <class Widget>
    Widget* under(const char* key) {
        auto* named = dialog.findChild<QWidget*>(QLatin1String(key));
        if (named == nullptr) return nullptr;
        if (auto* itself = qobject_cast<Widget*>(named)) return itself;
        return named->findChild<Widget*>();
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    Language language{assetRoot()};
    SettingsDialog dialog{settings, language};
};

TEST_F(SettingsDialogTest, ShowsEverySettingOnceWithItsNameAndValue) {
    for (const SettingRow& row : settingRows()) {
        const auto found = dialog.findChildren<QWidget*>(QLatin1String(row.key));
        ASSERT_EQ(found.size(), 1) << row.key;
        EXPECT_FALSE(found.front()->accessibleName().isEmpty()) << row.key;
    }
}

TEST_F(SettingsDialogTest, EverythingThatTakesTheFocusHasAName) {
    for (QWidget* widget : dialog.findChildren<QWidget*>()) {
        const bool own = qobject_cast<QSlider*>(widget) || qobject_cast<QSpinBox*>(widget) ||
                         qobject_cast<QComboBox*>(widget) || qobject_cast<QCheckBox*>(widget);
        if (!own) continue;
        EXPECT_FALSE(widget->accessibleName().isEmpty()) << widget->metaObject()->className();
    }
}

TEST_F(SettingsDialogTest, ChangesByKeyboardHoldAtOnce) {
    dialog.show();
    dialog.findChild<QTabWidget*>()->setCurrentIndex(1);
    auto* curtain = under<QCheckBox>("play/curtain");
    ASSERT_TRUE(curtain);
    ASSERT_TRUE(curtain->isChecked());
    QTest::keyClick(curtain, Qt::Key_Space);
    EXPECT_FALSE(settings.curtain());

    auto* speed = under<QSlider>("play/speed");
    ASSERT_TRUE(speed);
    QTest::keyClick(speed, Qt::Key_Right);
    EXPECT_DOUBLE_EQ(settings.speed(), 1.25);
    EXPECT_EQ(under<QSpinBox>("play/speed")->value(), 125);

    dialog.findChild<QTabWidget*>()->setCurrentIndex(0);
    auto* tongue = under<QComboBox>("look/language");
    ASSERT_TRUE(tongue);
    EXPECT_EQ(tongue->currentData().toString(), "system");
    QTest::keyClick(tongue, Qt::Key_Down);
    EXPECT_EQ(settings.language(), language.choices().at(1).toMap().value("code").toString());

    auto* contrast = under<QComboBox>("look/contrast");
    ASSERT_TRUE(contrast);
    QTest::keyClick(contrast, Qt::Key_Down);
    EXPECT_TRUE(settings.highContrast());
}

TEST_F(SettingsDialogTest, FollowsChangesFromElsewhereAndGoesBackToTheStandard) {
    settings.set(Setting::TextScale, 1.6);
    EXPECT_EQ(under<QSpinBox>("look/textScale")->value(), 160);
    auto buttons = dialog.findChildren<QPushButton*>();
    const auto restore = std::find_if(buttons.begin(), buttons.end(), [](QPushButton* one) {
        return one->text().contains(QLatin1String("Default"));
    });
    ASSERT_NE(restore, buttons.end());
    (*restore)->click();
    EXPECT_DOUBLE_EQ(settings.textScale(), 1);
    EXPECT_EQ(under<QSpinBox>("look/textScale")->value(), 100);
}

}  // namespace
