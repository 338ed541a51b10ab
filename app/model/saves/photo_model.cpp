#include "model/saves/photo_model.h"

#include <QBuffer>
#include <QDate>
#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "model/base/path_text.h"
#include "model/saves/game_pictures.h"
#include "table/file.h"

namespace kickdoor {
namespace {

constexpr QRgb kWood = 0xff3a2214;
constexpr QRgb kWoodBelow = 0xff24150c;
constexpr QRgb kGold = 0xffd8a94a;
constexpr int kFootHeight = 40;

int heightOf(const QImage& part) {
    return part.height() * PhotoModel::partWidth() / std::max(1, part.width());
}

}  // namespace

PhotoModel::PhotoModel(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
}

PhotoModel::~PhotoModel() {
    m_pool.waitForDone();
}

void PhotoModel::add(const QImage& part) {
    if (!part.isNull()) m_parts.push_back(part);
}

QImage PhotoModel::composed(const std::vector<QImage>& parts, const QString& foot) {
    int height = 2 * kMargin + kFootHeight;
    for (const QImage& part : parts) height += heightOf(part) + kSpacing;
    QImage photo(kWidth, height, QImage::Format_RGB32);
    QLinearGradient wood(0, 0, 0, height);
    wood.setColorAt(0, QColor(kWood));
    wood.setColorAt(1, QColor(kWoodBelow));
    QPainter painter(&photo);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.fillRect(photo.rect(), wood);
    int y = kMargin;
    for (const QImage& part : parts) {
        drawGrabbed(painter, QRectF(kMargin, y, partWidth(), heightOf(part)), part);
        y += heightOf(part) + kSpacing;
    }
    QFont font(QStringLiteral("Source Sans 3"));
    font.setPixelSize(kFootHeight * 2 / 3);
    painter.setFont(font);
    painter.setPen(QColor(kGold));
    painter.drawText(QRect(kMargin, y, partWidth(), kFootHeight), Qt::AlignCenter, foot);
    return photo;
}

void PhotoModel::save(const QString& target) {
    const QString foot =
        tr("Kickdoor, %1", "a date").arg(QLocale().toString(QDate::currentDate(), QLocale::LongFormat));
    m_pool.start([this, parts = m_parts, foot, target] {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        composed(parts, foot).save(&buffer, "PNG");
        const TableError error =
            writeAtomically(std::filesystem::path(target.toStdU16String()),
                            std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        QMetaObject::invokeMethod(
            this,
            [this, error, target] {
                if (error)
                    emit failed(
                        tr("%1 cannot be written: %2").arg(target, QString::fromStdString(error.cause)));
                else
                    emit saved(target);
            },
            Qt::QueuedConnection);
    });
}

}  // namespace kickdoor
