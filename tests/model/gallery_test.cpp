#include "model/gallery/gallery_model.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include "io/asset_root.h"

namespace {

using namespace kickdoor;

class GalleryTest : public testing::Test {
protected:
    void SetUp() override {
        QSignalSpy loaded(&gallery, &GalleryModel::loaded);
        gallery.load();
        ASSERT_TRUE(loaded.wait(20'000));
    }
    QStringList titles() const {
        QStringList all;
        for (int i = 0; i < gallery.count(); ++i)
            all << gallery.at(i).value(QStringLiteral("title")).toString();
        return all;
    }

    GalleryModel gallery{assetRoot()};
};

TEST_F(GalleryTest, HoldsEveryCardOfEveryPack) {
    EXPECT_EQ(gallery.editions().size(), 5);
    EXPECT_EQ(gallery.count(), gallery.total());
    EXPECT_GT(gallery.total(), 700);
    EXPECT_TRUE(gallery.problem().isEmpty());
}

TEST_F(GalleryTest, TellsTheEditionOfEachCardForItsPicture) {
    const QVariantMap first = gallery.at(0);
    EXPECT_FALSE(first.value(QStringLiteral("edition")).toString().isEmpty());
    EXPECT_FALSE(first.value(QStringLiteral("artRecipe")).toString().isEmpty());
}

TEST_F(GalleryTest, FindsWordsInTitlesAndTextsWhateverTheirCase) {
    gallery.setSearch(QStringLiteral("dROOLing"));
    EXPECT_TRUE(titles().contains(QStringLiteral("Drooling Slime")));
    gallery.setSearch(QStringLiteral("elves footgear"));
    EXPECT_TRUE(titles().contains(QStringLiteral("Drooling Slime")));
    gallery.setSearch(QStringLiteral("elves xylophone"));
    EXPECT_EQ(gallery.count(), 0);
    gallery.showAll();
    EXPECT_EQ(gallery.count(), gallery.total());
}

TEST_F(GalleryTest, SearchesFromTheBeginningOfWords) {
    gallery.setSearch(QStringLiteral("elf"));
    EXPECT_TRUE(titles().contains(QStringLiteral("Elf")));
    EXPECT_FALSE(titles().contains(QStringLiteral("Carnivorous Bookshelf")));
}

TEST_F(GalleryTest, FiltersByPackAndKindTogether) {
    gallery.setEdition(QStringLiteral("grimm"));
    const int grimm = gallery.count();
    gallery.setKind(QStringLiteral("monster"));
    EXPECT_LT(gallery.count(), grimm);
    ASSERT_GT(gallery.count(), 0);
    for (int i = 0; i < gallery.count(); ++i) {
        EXPECT_EQ(gallery.at(i).value(QStringLiteral("edition")), QStringLiteral("grimm"));
        EXPECT_EQ(gallery.at(i).value(QStringLiteral("kind")), QStringLiteral("monster"));
    }
}

TEST_F(GalleryTest, KnowsWhereACardIs) {
    const int row = gallery.rowOf(QStringLiteral("original"), QStringLiteral("drooling-slime"));
    ASSERT_GE(row, 0);
    EXPECT_EQ(gallery.at(row).value(QStringLiteral("title")), QStringLiteral("Drooling Slime"));
    gallery.setEdition(QStringLiteral("grimm"));
    EXPECT_EQ(gallery.rowOf(QStringLiteral("original"), QStringLiteral("drooling-slime")), -1);
}

}  // namespace
