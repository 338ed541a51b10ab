#include "art/disk_cache.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "art/painter.h"

namespace {

using namespace kickdoor::art;

const QString kKey = QStringLiteral("card/bee@8x8");

class ArtDiskCache : public testing::Test {
protected:
    QString folder() const { return m_dir.filePath(QStringLiteral("art")); }
    QFileInfoList files() const { return QDir(folder()).entryInfoList(QDir::Files); }

private:
    QTemporaryDir m_dir;
};

TEST_F(ArtDiskCache, APictureComesBackByteByByte) {
    const IconStore icons(R"({"icons": {"corner": "<path d=\"M0 0h400L0 400z\"/>"}})");
    const Recipe recipe = *parseRecipe(QStringLiteral("corner:a02030:1"));
    DiskCache cache(folder());
    for (const QImage& image : {*paintCard(icons, recipe, {60, 40}, {}),
                                *paintStanding(icons, recipe, {60, 40}, Tone::Colour, Stand::Centred)}) {
        cache.save(kKey, image);
        EXPECT_EQ(DiskCache(folder()).load(kKey), image);
        EXPECT_EQ(cache.load(kKey)->format(), image.format());
    }
    EXPECT_FALSE(cache.load(QStringLiteral("card/bee@8x9")));
}

TEST_F(ArtDiskCache, ADamagedFileIsAsIfItWereNotThere) {
    DiskCache cache(folder());
    QImage image(8, 8, QImage::Format_RGB32);
    image.fill(Qt::red);
    cache.save(kKey, image);
    ASSERT_EQ(files().size(), 1);
    QFile file(files().first().filePath());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("no picture");
    file.close();
    EXPECT_FALSE(cache.load(kKey));
    cache.save(kKey, image);
    EXPECT_EQ(cache.load(kKey), image);
}

// Of each file that is changed in one byte, or cut, either nothing is read or a picture of the same size.
TEST_F(ArtDiskCache, AFileThatIsChangedInAByteDoesNoHarm) {
    DiskCache cache(folder());
    QImage image(9, 7, QImage::Format_ARGB32_Premultiplied);
    image.fill(0x40201008);
    cache.save(kKey, image);
    QFile file(files().first().filePath());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray whole = file.readAll();
    file.close();
    const auto written = [&](const QByteArray& bytes) {
        ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(bytes);
        file.close();
    };
    for (qsizetype at = 0; at < whole.size(); ++at) {
        QByteArray changed = whole;
        changed[at] = static_cast<char>(changed[at] ^ 0x55);
        written(changed);
        const auto read = cache.load(kKey);
        if (read) {
            EXPECT_EQ(read->size(), image.size()) << at;
        }
        written(whole.first(at));
        EXPECT_FALSE(cache.load(kKey)) << at;
    }
}

TEST_F(ArtDiskCache, TheOldestGoWhenTheFolderIsFull) {
    DiskCache cache(folder(), 4000);
    QImage image(30, 30, QImage::Format_RGB32);
    for (int picture = 0; picture < 60; ++picture) {
        image.fill(static_cast<uint>(picture * 40503));
        cache.save(QString::number(picture), image);
    }
    qint64 held = 0;
    const QFileInfoList kept = files();
    for (const QFileInfo& file : kept) held += file.size();
    EXPECT_LE(held, 4000);
    EXPECT_GT(held, 1000);
    EXPECT_TRUE(cache.load(QStringLiteral("59")));
}

TEST_F(ArtDiskCache, WithoutAFolderNothingIsKept) {
    DiskCache cache{QString()};
    cache.save(kKey, QImage(8, 8, QImage::Format_RGB32));
    EXPECT_FALSE(cache.load(kKey));
}

}  // namespace
