#include "art/response.h"

#include <QQuickTextureFactory>
#include <utility>

namespace kickdoor::art {

ReadyResponse::ReadyResponse(QImage image) : m_image(std::move(image)) {
    // Queued, as below.
    QMetaObject::invokeMethod(this, &QQuickImageResponse::finished, Qt::QueuedConnection);
}

QQuickTextureFactory* ReadyResponse::textureFactory() const {
    return QQuickTextureFactory::textureFactoryForImage(m_image);
}

PaintedResponse::PaintedResponse(QThreadPool& pool, Paint paint) : m_paint(std::move(paint)) {
    setAutoDelete(false);  // the engine deletes responses
    pool.start(this);
}

QQuickTextureFactory* PaintedResponse::textureFactory() const {
    return QQuickTextureFactory::textureFactoryForImage(m_image);
}

QString PaintedResponse::errorString() const {
    return m_error;
}

void PaintedResponse::cancel() {
    m_cancelled = true;
}

void PaintedResponse::run() {
    if (!m_cancelled) {
        if (std::optional<QImage> image = m_paint(m_error)) m_image = *std::move(image);
    }
    // Queued to the thread that asked: it connects to finished() only after it has the response.
    QMetaObject::invokeMethod(this, &QQuickImageResponse::finished, Qt::QueuedConnection);
}

}  // namespace kickdoor::art
