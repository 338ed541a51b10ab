#pragma once

#include <QImage>
#include <QQuickImageResponse>
#include <QRunnable>
#include <QThreadPool>
#include <atomic>
#include <functional>
#include <optional>

namespace kickdoor::art {

// Answers with a picture that is there already.
class ReadyResponse : public QQuickImageResponse {
    Q_OBJECT

public:
    explicit ReadyResponse(QImage image);
    QQuickTextureFactory* textureFactory() const override;

private:
    QImage m_image;
};

// Answers when the painting, done by the pool, is ready; a response that is cancelled before paints nothing.
class PaintedResponse : public QQuickImageResponse, public QRunnable {
    Q_OBJECT

public:
    using Paint = std::function<std::optional<QImage>(QString& error)>;

    PaintedResponse(QThreadPool& pool, Paint paint);
    QQuickTextureFactory* textureFactory() const override;
    QString errorString() const override;
    void cancel() override;
    void run() override;

private:
    Paint m_paint;
    QImage m_image;
    QString m_error;
    std::atomic_bool m_cancelled = false;
};

}  // namespace kickdoor::art
