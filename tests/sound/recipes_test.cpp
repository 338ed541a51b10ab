#include "sound/recipes.h"

#include <gtest/gtest.h>

#include <QtEndian>
#include <algorithm>
#include <cmath>

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

TEST(Recipes, EverySoundIsAWavThatIsHeardAndDoesNotClip) {
    for (const QString& name : soundNames()) {
        const QByteArray wav = wavOf(name);
        ASSERT_GT(wav.size(), kHeader) << name.toStdString();
        EXPECT_EQ(wav.first(4), "RIFF");
        EXPECT_EQ(qFromLittleEndian<std::uint32_t>(wav.constData() + 40), wav.size() - kHeader);
        const double most = loudest(wav, kHeader, wav.size());
        EXPECT_GT(most, 800) << name.toStdString();
        EXPECT_LT(most, 30'000) << name.toStdString();
    }
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
