#pragma once

#include <QCache>
#include <QImage>
#include <QMutex>
#include <QQuickAsyncImageProvider>
#include <memory>
#include <optional>

namespace kickdoor::art {

class IconStore;
class Workers;

// Provides pictures for QML, painted on a worker thread and cached:
//   card/RECIPE?ink=RRGGBB&paper=RRGGBB   a card's picture (recipe.h)
//   icon/NAME?ink=RRGGBB                  one pictogram
//   texture/NAME?ink=AARRGGBB             a surface (texture.h)
// Image.sourceSize sets the size, or else &side=PIXELS. If painting fails, the Image's status is Image.Error.
class Provider : public QQuickAsyncImageProvider {
public:
    explicit Provider(const IconStore& icons);
    ~Provider() override;

    // Stopping these ends all painting, even while Qt still holds the provider.
    std::shared_ptr<Workers> workers() const { return m_workers; }

    QQuickImageResponse* requestImageResponse(const QString& id, const QSize& requestedSize) override;

    // Paints synchronously on the caller's thread. Empty, with the reason in `error`, on failure.
    std::optional<QImage> paint(const QString& id, const QSize& size, QString& error);

private:
    std::optional<QImage> cached(const QString& key);

    const IconStore& m_icons;
    QMutex m_mutex;
    QCache<QString, QImage> m_cache;
    std::shared_ptr<Workers> m_workers;
};

}  // namespace kickdoor::art
