#include "sound/recipes.h"

#include <gtest/gtest.h>

#include <QSet>
#include <QtEndian>
#include <algorithm>
#include <cmath>
#include <string>

#include "sound/kit.h"
#include "sound/row.h"

namespace {

using namespace kickdoor;

constexpr qsizetype kHeader = 44;

double loudest(const QByteArray& wav, qsizetype from, qsizetype to) {
    double most = 0;
    for (qsizetype at = from; at + 1 < to; at += 2) {
        const auto sample = qFromLittleEndian<std::int16_t>(wav.constData() + at);
        most = std::max(most, std::abs(static_cast<double>(sample)));
    }
    return most;
}

TEST(Recipes, EverySoundOfEveryEditionIsAWavThatIsHeardAndDoesNotClip) {
    for (const QString& edition : soundedEditions()) {
        for (const QString& name : soundNames()) {
            const std::string what = (edition + QLatin1Char(' ') + name).toStdString();
            const QByteArray wav = wavOf(name, edition);
            ASSERT_GT(wav.size(), kHeader) << what;
            EXPECT_EQ(wav.first(4), "RIFF");
            EXPECT_EQ(qFromLittleEndian<std::uint32_t>(wav.constData() + 40), wav.size() - kHeader);
            const double most = loudest(wav, kHeader, wav.size());
            EXPECT_GT(most, 800) << what;
            EXPECT_LT(most, 30'000) << what;
        }
    }
}

TEST(Recipes, EachEditionHasItsOwnSounds) {
    for (const QString& name : soundNames()) {
        if (name == QLatin1String("ambience")) continue;
        QSet<QByteArray> all;
        for (const QString& edition : soundedEditions()) all << wavOf(name, edition);
        EXPECT_EQ(all.size(), soundedEditions().size()) << name.toStdString();
    }
    EXPECT_EQ(wavOf(QStringLiteral("door"), QStringLiteral("unknown")), wavOf(QStringLiteral("door")));
}

TEST(Recipes, TheDangerKeepsTimeWithTheMusic) {
    for (const QString& edition : soundedEditions())
        EXPECT_EQ(wavOf(QStringLiteral("danger"), edition).size(),
                  wavOf(QStringLiteral("music"), edition).size());
}

TEST(Recipes, SeveralInARowAreShorterAndShorterAsTheyRise) {
    EXPECT_GT(pitchesOf(QStringLiteral("card")), 1);
    qsizetype before = wavOf(QStringLiteral("card")).size();
    for (int pitch = 1; pitch < pitchesOf(QStringLiteral("card")); ++pitch) {
        const qsizetype now = wavOf(QStringLiteral("card"), {}, pitch).size();
        EXPECT_LT(now, before);
        before = now;
    }
    EXPECT_TRUE(wavOf(QStringLiteral("card"), {}, pitchesOf(QStringLiteral("card"))).isEmpty());
    EXPECT_EQ(pitchesOf(QStringLiteral("death")), 1);
}

TEST(Row, RisesUntilItsEndAndBeginsAnewAfterAPause) {
    Row row;
    EXPECT_EQ(row.next(0, 3), 0);
    EXPECT_EQ(row.next(300, 3), 1);
    EXPECT_EQ(row.next(600, 3), 2);
    EXPECT_EQ(row.next(900, 3), 2);
    EXPECT_EQ(row.next(900 + Row::kMost + 1, 3), 0);
    EXPECT_EQ(row.next(3000, 1), 0);
}

TEST(Recipes, SoundsFadeToTheirEndAndLoopsLastAWhile) {
    constexpr qsizetype kEnd = 200;
    for (const QString& name : soundNames()) {
        const QByteArray wav = wavOf(name);
        if (!isLoop(name)) {
            EXPECT_LT(loudest(wav, wav.size() - kEnd, wav.size()), 2'500) << name.toStdString();
            continue;
        }
        constexpr qsizetype kTenSeconds = 22'050 * 2 * 10;
        EXPECT_GT(wav.size(), kTenSeconds) << name.toStdString();
    }
}

TEST(Recipes, AnUnknownSoundIsNone) {
    EXPECT_TRUE(wavOf(QStringLiteral("trombone")).isEmpty());
}

}  // namespace
