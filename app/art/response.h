#pragma once

#include <QImage>
#include <QQuickImageResponse>
#include <functional>
#include <memory>
#include <optional>

namespace kickdoor::art {

class Workers;
enum class Urgency;

// Paints the picture, on the thread that calls it. Empty, with the reason in `error`, on failure.
using Paint = std::function<std::optional<QImage>(QString& error)>;

// Responds with a finished picture, or with what is wrong. `paint` makes it again.
class ReadyResponse : public QQuickImageResponse {
    Q_OBJECT

public:
    explicit ReadyResponse(QImage image = {}, Paint paint = {}, const QString& error = {});
    QQuickTextureFactory* textureFactory() const override;
    QString errorString() const override;
    void cancel() override { emit finished(); }

private:
    QImage m_image;
    Paint m_paint;
    QString m_error;
};

// Responds when a worker has painted the picture. The engine may cancel or delete a response at any time; the
// picture is then dropped.
// Qt deletes a cancelled response only when it has finished, and its thread may end before queued events
// come: cancel() finishes at once.
class PaintedResponse : public QQuickImageResponse {
    Q_OBJECT

public:
    PaintedResponse(Workers& workers, Urgency urgency, Paint paint);
    ~PaintedResponse() override;
    QQuickTextureFactory* textureFactory() const override;
    QString errorString() const override;
    void cancel() override;

private:
    struct Link;

    std::shared_ptr<Link> m_link;
    Paint m_paint;
    QImage m_image;
    QString m_error;
};

}  // namespace kickdoor::art
