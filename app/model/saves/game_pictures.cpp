#include "model/saves/game_pictures.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>
#include <QSaveFile>
#include <algorithm>

namespace kickdoor {
namespace {

constexpr QSize kSize(480, 270);
constexpr QRgb kBlack = 0xff000000;
constexpr QRgb kBareTable = 0xff3a2214;
// Larger files are not read, whatever they are.
constexpr qint64 kMostBytes = 2'000'000;
constexpr int kMostPixels = 2048;

bool write(const QString& file, const std::vector<PicturePart>& parts) {
    QImage picture(kSize, QImage::Format_RGB32);
    picture.fill(kBareTable);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const PicturePart& part : parts) {
        const QRectF& place = part.place;
        drawGrabbed(painter,
                    QRectF(place.x() * kSize.width(), place.y() * kSize.height(),
                           place.width() * kSize.width(), place.height() * kSize.height()),
                    part.image);
    }
    painter.end();
    QSaveFile out(file);
    return out.open(QIODevice::WriteOnly) && picture.save(&out, "PNG") && out.commit();
}

}  // namespace

void drawGrabbed(QPainter& painter, const QRectF& place, const QImage& grabbed) {
    QImage image = grabbed;
    if (!image.hasAlphaChannel()) {
        image.convertTo(QImage::Format_ARGB32_Premultiplied);
        for (int y = 0; y < image.height(); ++y) {
            auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
            std::replace(line, line + image.width(), kBlack, QRgb{0});
        }
    }
    painter.drawImage(place, image);
}

GamePictures::GamePictures() {
    m_pool.setMaxThreadCount(1);
}

// Completes all operations, because the last picture of a game is taken when the program ends.
GamePictures::~GamePictures() {
    m_pool.waitForDone();
}

QString GamePictures::fileFor(const QString& game) {
    const QFileInfo file(game);
    const bool save = file.suffix() == QLatin1String("kickdoor-save");
    return file.dir().filePath(file.completeBaseName() +
                               (save ? QLatin1String(".save.png") : QLatin1String(".table.png")));
}

QString GamePictures::usable(const QString& game) {
    const QString file = fileFor(game);
    if (const QFileInfo info(file); !info.isFile() || info.size() > kMostBytes) return {};
    QImageReader reader(file, "png");
    const QSize size = reader.size();
    if (size.isEmpty() || size.width() > kMostPixels || size.height() > kMostPixels) return {};
    return reader.read().isNull() ? QString() : file;
}

void GamePictures::keep(const QString& game, std::vector<PicturePart> parts) {
    if (!QFile::exists(game)) return;
    m_pool.start([file = fileFor(game), parts = std::move(parts)] { write(file, parts); });
}

void GamePictures::forget(const QString& game) {
    m_pool.start([file = fileFor(game)] { QFile::remove(file); });
}

}  // namespace kickdoor
