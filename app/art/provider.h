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

// Pictures for QML, painted on worker threads and kept:
//   card/RECIPE?ink=RRGGBB&paper=RRGGBB   a card's picture (recipe.h)
//   icon/NAME?ink=RRGGBB                  one pictogram
//   texture/NAME?ink=AARRGGBB             a surface (texture.h)
// Image.sourceSize gives the size, or else &side=PIXELS; what cannot be painted makes the Image's status
// Image.Error, with the reason.
class Provider : public QQuickAsyncImageProvider {
public:
    explicit Provider(const IconStore& icons);
    ~Provider() override;

    // Who stops these has painting stopped, also while Qt still holds the provider.
    std::shared_ptr<Workers> workers() const { return m_workers; }

    QQuickImageResponse* requestImageResponse(const QString& id, const QSize& requestedSize) override;

    // Paints at once, on the caller's thread; `error` says what is wrong when nothing comes back.
    std::optional<QImage> paint(const QString& id, const QSize& size, QString& error);

private:
    std::optional<QImage> cached(const QString& key);

    const IconStore& m_icons;
    QMutex m_mutex;
    QCache<QString, QImage> m_cache;
    std::shared_ptr<Workers> m_workers;
};

}  // namespace kickdoor::art
