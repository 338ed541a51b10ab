#include "model/settings/settings.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QJsonObject>
#include <QSettings>
#include <QTemporaryDir>

namespace {

using namespace kickdoor;

class SettingsTest : public testing::Test {
protected:
    Settings written(const QByteArray& text) {
        QFile out(file);
        EXPECT_TRUE(out.open(QIODevice::WriteOnly));
        out.write(text);
        out.close();
        return Settings(file);
    }
    QByteArray onDisk() const {
        QFile in(file);
        EXPECT_TRUE(in.open(QIODevice::ReadOnly));
        return in.readAll();
    }

    QTemporaryDir folder;
    QString file = folder.filePath(QStringLiteral("settings.ini"));
};

TEST_F(SettingsTest, AreAsAtFirstWithoutAFile) {
    const Settings settings(file);
    EXPECT_TRUE(settings.problems().isEmpty());
    for (const SettingRow& row : settingRows())
        EXPECT_EQ(settings.value(row.setting), row.standardValue()) << row.key;
}

TEST_F(SettingsTest, EveryRowHasItsPlaceAndReadsItsOwnStandard) {
    std::size_t place = 0;
    for (const SettingRow& row : settingRows()) {
        EXPECT_EQ(static_cast<std::size_t>(row.setting), place++) << row.key;
        EXPECT_EQ(row.read(row.standardValue().toString()), row.standardValue()) << row.key;
    }
}

TEST_F(SettingsTest, TheWindowsPlaceLastsAndADamagedOneIsNone) {
    const QVariantMap place{{QStringLiteral("x"), -40},
                            {QStringLiteral("y"), 30},
                            {QStringLiteral("width"), 1300},
                            {QStringLiteral("height"), 800},
                            {QStringLiteral("state"), QStringLiteral("maximized")}};
    {
        Settings settings(file);
        EXPECT_TRUE(settings.window().isEmpty());
        settings.keepWindow(place);
    }
    EXPECT_EQ(Settings(file).window(), place);
    for (const QVariantMap& wrong : {QVariantMap{{QStringLiteral("state"), QStringLiteral("flying")}},
                                     QVariantMap{{QStringLiteral("width"), 0}},
                                     QVariantMap{{QStringLiteral("height"), QStringLiteral("tall")}},
                                     QVariantMap{{QStringLiteral("x"), 1e9}}}) {
        QVariantMap damaged = place;
        damaged.insert(wrong);
        Settings settings(file);
        settings.keepWindow(damaged);
        EXPECT_TRUE(settings.window().isEmpty()) << wrong.firstKey().toStdString();
    }
}

TEST_F(SettingsTest, LastFromOneRunToTheNext) {
    {
        Settings settings(file);
        settings.set(Setting::TextScale, 1.4);
        settings.set(Setting::Typeface, QStringLiteral("legible"));
        settings.setCurtain(false);
    }
    const Settings again(file);
    EXPECT_DOUBLE_EQ(again.textScale(), 1.4);
    EXPECT_TRUE(again.legibleType());
    EXPECT_FALSE(again.curtain());
    EXPECT_TRUE(again.problems().isEmpty());
}

QStringList& warnings() {
    static QStringList list;
    return list;
}

TEST_F(SettingsTest, DamagedMapsAreLeftOutWithoutAWarning) {
    const QVariantMap seat = {{QStringLiteral("name"), QStringLiteral("Ann")}, {QStringLiteral("bot"), true}};
    const QVariantMap table = {
        {QStringLiteral("seats"), QVariantList{seat, seat}},
        {QStringLiteral("rules"), QVariantMap{{QStringLiteral("goalLevel"), 12}}},
        {QStringLiteral("packs"), QStringList{QStringLiteral("a"), QStringLiteral("b")}}};
    Settings(file).setTable(table);
    const QVariantMap read = Settings(file).table();
    EXPECT_EQ(read.value(QStringLiteral("seats")).toList().at(1).toMap(), seat);
    EXPECT_EQ(read.value(QStringLiteral("rules")).toMap().value(QStringLiteral("goalLevel")).toInt(), 12);
    EXPECT_EQ(read.value(QStringLiteral("packs")).toStringList().size(), 2);
    const QByteArray good = onDisk();
    QFile::remove(file);
    QSettings(file, QSettings::IniFormat).setValue(QStringLiteral("play/table"), table);
    const QByteArray old = onDisk();
    warnings().clear();
    const auto before = qInstallMessageHandler(
        [](QtMsgType, const QMessageLogContext&, const QString& text) { warnings() << text; });
    unsigned chance = 1;
    const auto below = [&chance](qsizetype most) {
        chance = chance * 1'103'515'245U + 12'345U;
        return static_cast<qsizetype>((chance >> 8U) % static_cast<unsigned>(most));
    };
    for (int i = 0; i < 600; ++i) {
        QByteArray damaged = i % 2 == 0 ? good : old;
        for (qsizetype k = 0; k <= below(3); ++k)
            damaged[below(damaged.size())] = static_cast<char>(below(256));
        const QVariantMap left = written(damaged).table();
        EXPECT_LE(left.size(), 6);
    }
    qInstallMessageHandler(before);
    EXPECT_EQ(warnings(), QStringList());
}

TEST_F(SettingsTest, MapsOfEarlierVersionsAreRead) {
    const QVariantMap seat = {{QStringLiteral("name"), QStringLiteral("Zoë, “7”; a=b")}};
    const QVariantMap table = {
        {QStringLiteral("packs"), QStringList{QStringLiteral("x"), QStringLiteral("y")}},
        {QStringLiteral("clock"), true},
        {QStringLiteral("goal"), -12},
        {QStringLiteral("pace"), 0.25},
        {QStringLiteral("seats"), QVariantList{seat, seat}}};
    {
        QSettings old(file, QSettings::IniFormat);
        old.setValue(QStringLiteral("version"), 1);
        old.setValue(QStringLiteral("play/table"), table);
    }
    const QVariantMap read = Settings(file).table();
    EXPECT_EQ(QJsonObject::fromVariantMap(read), QJsonObject::fromVariantMap(table));
    EXPECT_EQ(Settings(file).table(), read) << "now in the present form";
    EXPECT_FALSE(onDisk().contains("@Variant"));
}

TEST_F(SettingsTest, ABadValueIsToldWithFilePlaceAndCauseAndCountsAsTheStandard) {
    const QByteArray text =
        "[General]\nversion=2\n[look]\ntextScale=nine\ncontrast=bright\n[play]\nbotPace=1.5\ncurtain="
        "perhaps\n";
    const Settings settings = written(text);
    ASSERT_EQ(settings.problems().size(), 4);
    EXPECT_EQ(settings.problems().at(0).toStdString(),
              file.toStdString() +
                  ": look/textScale is “nine”, but should be a number from 0.8 to 2; 1 is used instead.");
    EXPECT_TRUE(settings.problems().at(1).contains(QLatin1String("one of: normal, high")));
    EXPECT_TRUE(settings.problems().at(2).contains(QLatin1String("one of: instant, quick, normal, slow")));
    EXPECT_TRUE(settings.problems().at(3).contains(QLatin1String("true or false")));
    EXPECT_DOUBLE_EQ(settings.textScale(), 1);
    EXPECT_EQ(onDisk(), text) << "what a person wrote stays until it is changed";
}

TEST_F(SettingsTest, AValueOutOfRangeIsNotTaken) {
    Settings settings(file);
    settings.set(Setting::TextScale, 20);
    EXPECT_DOUBLE_EQ(settings.textScale(), 1);
    EXPECT_EQ(written("[look]\ntextScale=inf\n").problems().size(), 1);
    EXPECT_EQ(written("[look]\ntextScale=nan\n").problems().size(), 1);
}

TEST_F(SettingsTest, ThePaceOfBotsGoesUpAndDownInSteps) {
    Settings settings(file);
    const int normal = settings.botMillis();
    settings.stepBotPace(-1);
    EXPECT_EQ(settings.value(Setting::BotPace), QStringLiteral("quick"));
    EXPECT_LT(settings.botMillis(), normal);
    settings.stepBotPace(-5);
    EXPECT_EQ(settings.botMillis(), 0) << "instant, and no further";
    settings.stepBotPace(9);
    EXPECT_EQ(settings.value(Setting::BotPace), QStringLiteral("slow"));
    EXPECT_GT(settings.botMillis(), normal);
}

TEST_F(SettingsTest, OldFilesMoveToTheNewNames) {
    const Settings settings = written("[sound]\nvolume=0.2\n[look]\nspeed=2\n[play]\nbotMillis=1500\n");
    EXPECT_DOUBLE_EQ(settings.value(Setting::VolumeAll).toDouble(), 0.2);
    EXPECT_DOUBLE_EQ(settings.speed(), 2);
    EXPECT_EQ(settings.value(Setting::BotPace), QStringLiteral("slow"));
    EXPECT_TRUE(settings.problems().isEmpty());
    const Settings again(file);
    EXPECT_DOUBLE_EQ(again.speed(), 2);
}

TEST_F(SettingsTest, AFileOfALaterVersionIsReadAsFarAsItGoesAndKeepsItsVersion) {
    Settings settings = written("[General]\nversion=9\n[look]\ntextScale=1.5\nsmell=roses\n");
    EXPECT_DOUBLE_EQ(settings.textScale(), 1.5);
    ASSERT_EQ(settings.problems().size(), 1);
    EXPECT_TRUE(settings.problems().front().contains(QLatin1String("(9)")));
    settings.set(Setting::TextScale, 1.2);
    Settings flushed(file);
    EXPECT_TRUE(onDisk().contains("version=9") || flushed.problems().size() == 1);
}

TEST_F(SettingsTest, AFileThatIsNoneIsKeptBeside) {
    const QByteArray noise(2 << 20, 'x');
    const Settings settings = written(noise);
    ASSERT_EQ(settings.problems().size(), 1);
    QFile kept(file + QStringLiteral(".unread"));
    ASSERT_TRUE(kept.open(QIODevice::ReadOnly));
    EXPECT_EQ(kept.readAll(), noise);
}

}  // namespace
