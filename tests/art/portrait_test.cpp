#include "art/portrait.h"

#include <gtest/gtest.h>

#include <QColor>
#include <QImage>
#include <QSet>
#include <cstdlib>

#include "art/icon_store.h"
#include "art/painter.h"
#include "art/provider.h"

namespace kickdoor::art {
namespace {

TEST(Portraits, AreFiguresThatDiffer) {
    QSet<QByteArray> pictures;
    for (const auto& [name, body] : portraits()) {
        const auto figure = IconStore::builtIn().figure(name);
        ASSERT_NE(figure, nullptr) << qPrintable(name);
        EXPECT_GT(figure->parts.size(), 15U) << qPrintable(name);
        pictures << body;
    }
    EXPECT_EQ(pictures.size(), 2 * 4 * 2 * kPortraitsOfEach);
}

// Change Sex is seen at once, on a figure as on a portrait.
TEST(Portraits, OfManAndWomanDifferAtAGlance) {
    Provider provider(IconStore::builtIn());
    for (const char* kind : {"portrait", "head"})
        for (const char* people : {"human", "elf", "dwarf", "halfling"})
            for (const char* number : {"1", "2", "3"}) {
                const auto painted = [&](const char* sex) {
                    const QString name = QStringList{kind, people, sex, number}.join(QLatin1Char('-'));
                    QString error;
                    return provider.paint(QStringLiteral("figure/%1:a02030").arg(name), {64, 64}, error)
                        .value_or(QImage());
                };
                const QImage man = painted("man");
                const QImage woman = painted("woman");
                ASSERT_EQ(man.size(), woman.size());
                int shown = 0;
                int differing = 0;
                for (int y = 0; y < man.height(); ++y)
                    for (int x = 0; x < man.width(); ++x) {
                        const QColor one = man.pixelColor(x, y);
                        const QColor other = woman.pixelColor(x, y);
                        if (one.alpha() + other.alpha() == 0) continue;
                        ++shown;
                        const int apart =
                            std::abs(one.red() - other.red()) + std::abs(one.green() - other.green()) +
                            std::abs(one.blue() - other.blue()) + std::abs(one.alpha() - other.alpha());
                        differing += apart > 120 ? 1 : 0;
                    }
                EXPECT_GT(differing * 100, shown * 8) << kind << ' ' << people << ' ' << number;
            }
}

// The names that the players' model makes (model/table/players_model.cpp).
TEST(Portraits, HaveNamesByPeopleSexAndNumber) {
    for (const char* kind : {"portrait", "head"})
        for (const char* people : {"human", "elf", "dwarf", "halfling"})
            for (const char* sex : {"man", "woman"})
                for (const char* number : {"1", "2", "3"}) {
                    const QString name = QStringList{kind, people, sex, number}.join(QLatin1Char('-'));
                    EXPECT_TRUE(IconStore::builtIn().contains(name)) << qPrintable(name);
                }
}

}  // namespace
}  // namespace kickdoor::art
