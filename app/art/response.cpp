#include "art/response.h"

#include <QMutex>
#include <atomic>
#include <utility>

#include "art/picture_texture.h"
#include "art/workers.h"

namespace kickdoor::art {

namespace {

QQuickTextureFactory* textureOf(const QImage& image, const Paint& paint) {
    if (image.isNull()) return nullptr;
    return new PictureTexture(image, [paint] {
        QString error;
        return paint(error);
    });
}

}  // namespace

ReadyResponse::ReadyResponse(QImage image, Paint paint, const QString& error)
    : m_image(std::move(image)), m_paint(std::move(paint)), m_error(error) {
    // Queued: the engine connects to finished() only after it has the response.
    QMetaObject::invokeMethod(this, &QQuickImageResponse::finished, Qt::QueuedConnection);
}

QQuickTextureFactory* ReadyResponse::textureFactory() const {
    return textureOf(m_image, m_paint);
}

QString ReadyResponse::errorString() const {
    return m_error;
}

// Shared by the response and its work. The work outlives a deleted response and then finds no receiver.
struct PaintedResponse::Link {
    QMutex mutex;
    PaintedResponse* receiver = nullptr;
    std::atomic_bool cancelled = false;
};

PaintedResponse::PaintedResponse(Workers& workers, Urgency urgency, Paint paint)
    : m_link(std::make_shared<Link>()), m_paint(std::move(paint)) {
    m_link->receiver = this;
    workers.start(
        [link = m_link, work = m_paint] {
            QString error;
            std::optional<QImage> image = link->cancelled ? std::nullopt : work(error);
            const QMutexLocker lock(&link->mutex);
            PaintedResponse* receiver = link->receiver;
            if (receiver == nullptr) return;
            if (image) receiver->m_image = *std::move(image);
            receiver->m_error = error;
            // Queued, as above. Deleting the response removes its queued events.
            QMetaObject::invokeMethod(receiver, &QQuickImageResponse::finished, Qt::QueuedConnection);
        },
        urgency);
}

PaintedResponse::~PaintedResponse() {
    const QMutexLocker lock(&m_link->mutex);
    m_link->receiver = nullptr;
}

QQuickTextureFactory* PaintedResponse::textureFactory() const {
    return textureOf(m_image, m_paint);
}

QString PaintedResponse::errorString() const {
    return m_error;
}

void PaintedResponse::cancel() {
    m_link->cancelled = true;
    emit finished();
}

}  // namespace kickdoor::art
