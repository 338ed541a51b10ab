#include "art/portrait.h"

#include <gtest/gtest.h>

#include <QSet>

#include "art/icon_store.h"
#include "art/painter.h"

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
