#include "model/saves/photo_model.h"

#include <gtest/gtest.h>

#include <QColor>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace kickdoor {
namespace {

QImage plain(int width, int height, Qt::GlobalColor colour) {
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(colour);
    return image;
}

// The colours along the middle of the photo, each once where it begins.
QList<QRgb> bands(const QImage& photo, const QList<Qt::GlobalColor>& wanted) {
    QList<QRgb> found;
    for (int y = 0; y < photo.height(); ++y) {
        const QRgb here = photo.pixel(photo.width() / 2, y);
        const bool known = std::any_of(wanted.begin(), wanted.end(),
                                       [&](Qt::GlobalColor one) { return QColor(one).rgb() == here; });
        if (known && (found.isEmpty() || found.last() != here)) found << here;
    }
    return found;
}

TEST(Photo, TheFirstPartIsOnTop) {
    const QImage photo =
        PhotoModel::composed({plain(200, 50, Qt::red), plain(100, 50, Qt::blue)}, QStringLiteral("x"));
    EXPECT_EQ(photo.width(), PhotoModel::kWidth);
    EXPECT_EQ(bands(photo, {Qt::red, Qt::blue}),
              (QList<QRgb>{QColor(Qt::red).rgb(), QColor(Qt::blue).rgb()}));
    EXPECT_FALSE(PhotoModel::composed({}, {}).isNull());
}

TEST(Photo, WhatIsTransparentInAPartIsNotBlack) {
    const QImage photo = PhotoModel::composed({plain(200, 200, Qt::black)}, {});
    for (int y = 0; y < photo.height(); y += 10) EXPECT_NE(photo.pixel(800, y), 0xff000000) << y;
}

TEST(Photo, IsWrittenAsPng) {
    QTemporaryDir folder;
    PhotoModel photo;
    QSignalSpy saved(&photo, &PhotoModel::saved);
    photo.begin();
    photo.add(plain(100, 50, Qt::red));
    photo.add(QImage());
    const QString file = folder.filePath(QStringLiteral("photo.png"));
    photo.save(file);
    ASSERT_TRUE(saved.wait(30'000));
    EXPECT_EQ(saved.first().first().toString(), file);
    EXPECT_EQ(QImage(file, "png").width(), PhotoModel::kWidth);
}

TEST(Photo, WhatCannotBeWrittenIsReportedWithItsCause) {
    QTemporaryDir folder;
    PhotoModel photo;
    QSignalSpy failed(&photo, &PhotoModel::failed);
    photo.add(plain(100, 50, Qt::red));
    photo.save(folder.path());
    ASSERT_TRUE(failed.wait(30'000));
    EXPECT_TRUE(failed.first().first().toString().startsWith(folder.path()));
}

}  // namespace
}  // namespace kickdoor
