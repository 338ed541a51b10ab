#include "model/settings/setting_list.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <set>

#include "io/asset_root.h"

namespace kickdoor {
namespace {

class SettingListTest : public testing::Test {
protected:
    static int rowOf(SettingList* list, const char* key) {
        for (int row = 0; row < list->count(); ++row)
            if (list->at(row)[QStringLiteral("key")] == QLatin1String(key)) return row;
        return -1;
    }
    QVariantMap row(SettingList* list, const char* key) { return list->at(rowOf(list, key)); }

    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    Language language{assetRoot()};
    SettingPages pages{settings, language};
};

TEST_F(SettingListTest, ShowsEverySettingOnceWithItsName) {
    std::multiset<QString> shown;
    for (SettingList* list : {pages.look(), pages.play(), pages.sound()}) {
        for (int at = 0; at < list->count(); ++at) {
            shown.insert(list->at(at)[QStringLiteral("key")].toString());
            EXPECT_FALSE(list->at(at)[QStringLiteral("label")].toString().isEmpty()) << at;
        }
    }
    for (const SettingRow& one : settingRows()) EXPECT_EQ(shown.count(QLatin1String(one.key)), 1U) << one.key;
}

TEST_F(SettingListTest, EveryChoiceHasWordsForAllItsValues) {
    for (SettingList* list : {pages.look(), pages.play(), pages.sound()}) {
        for (const SettingRow& one : settingRows()) {
            const int at = rowOf(list, one.key);
            if (at < 0 || one.kind != SettingRow::Kind::Word) continue;
            EXPECT_EQ(list->at(at)[QStringLiteral("words")].toStringList().size(), one.words.size())
                << one.key;
        }
    }
}

TEST_F(SettingListTest, WhatIsSetHoldsAtOnce) {
    pages.play()->set(rowOf(pages.play(), "play/curtain"), 0);
    EXPECT_FALSE(settings.curtain());
    pages.play()->set(rowOf(pages.play(), "play/speed"), 125);
    EXPECT_DOUBLE_EQ(settings.speed(), 1.25);
    pages.look()->set(rowOf(pages.look(), "look/contrast"), 1);
    EXPECT_TRUE(settings.highContrast());
    pages.look()->set(rowOf(pages.look(), "look/language"), 1);
    EXPECT_EQ(settings.language(), language.choices().at(1).toMap().value("code").toString());
    pages.look()->set(rowOf(pages.look(), "look/textScale"), 900);
    EXPECT_DOUBLE_EQ(settings.textScale(), 1) << "more than it takes";
}

TEST_F(SettingListTest, FollowsChangesFromElsewhereAndGoesBackToTheDefaults) {
    EXPECT_EQ(row(pages.look(), "look/textScale")["value"].toInt(), 100);
    settings.set(Setting::TextScale, 1.6);
    EXPECT_EQ(row(pages.look(), "look/textScale")["value"].toInt(), 160);
    settings.set(Setting::Language, QStringLiteral("de"));
    pages.restoreDefaults();
    EXPECT_DOUBLE_EQ(settings.textScale(), 1);
    EXPECT_EQ(settings.language(), QStringLiteral("de")) << "the language stays";
    EXPECT_EQ(row(pages.look(), "look/textScale")["value"].toInt(), 100);
}

TEST_F(SettingListTest, NumbersAreReadAsPeopleSayThem) {
    EXPECT_EQ(pages.play()->shown(rowOf(pages.play(), "play/speed"), 125), QStringLiteral("125%"));
}

TEST_F(SettingListTest, ALanguageThatIsNotHereCountsAsTheSystems) {
    settings.set(Setting::Language, QStringLiteral("xx"));
    EXPECT_EQ(row(pages.look(), "look/language")["value"].toInt(), 0);
}

}  // namespace
}  // namespace kickdoor
