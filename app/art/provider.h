#pragma once

#include <QCache>
#include <QImage>
#include <QMutex>
#include <QQuickAsyncImageProvider>
#include <memory>
#include <optional>

#include "art/disk_cache.h"

class QUrlQuery;

namespace kickdoor::art {

class IconStore;
class Workers;

// Provides pictures for QML, painted on a worker thread and cached:
//   card/RECIPE?kind=KIND&edition=EDITION   a card's whole picture, opaque (recipe.h); kind and edition
//   choose
//                                           the scene if the recipe names none
//   figure/RECIPE   the recipe's figures alone on transparent ground, filling the picture; &flip=1 mirrors
//                   them, &shade=1 makes them a dark silhouette, &ground=1 puts them on the lower edge
//   scene/NAME?seed=N&hue=DEGREES           a scene without figures (scene.h)
//   icon/NAME?ink=RRGGBB                    one pictogram in one colour
//   die/SIDES?face=N&ink=RRGGBB             the pictures of a tumbling die (die.h)
//   texture/NAME?ink=AARRGGBB               a surface (texture.h)
// Image.sourceSize sets the size, or else &side=PIXELS. If painting fails, the Image's status is Image.Error.
class Provider : public QQuickAsyncImageProvider {
public:
    // Keeps painted pictures in the folder (disk_cache.h), if there is one.
    explicit Provider(const IconStore& icons, const QString& folder = {});
    ~Provider() override;

    // Stopping these ends all painting, even while Qt still holds the provider.
    std::shared_ptr<Workers> workers() const { return m_workers; }

    QQuickImageResponse* requestImageResponse(const QString& id, const QSize& requestedSize) override;

    // Paints synchronously on the caller's thread. Empty, with the reason in `error`, on failure.
    std::optional<QImage> paint(const QString& id, const QSize& size, QString& error);

private:
    std::optional<QImage> cached(const QString& key);
    void remember(const QString& key, const QImage& image);
    std::optional<QImage> keptOrPainted(const QString& id, const QSize& size, const QString& key,
                                        QString& error);
    std::optional<QImage> paintRecipe(const QString& kind, const QString& text, const QUrlQuery& query,
                                      const QSize& size, QString& error) const;

    const IconStore& m_icons;
    QMutex m_mutex;
    QCache<QString, QImage> m_cache;
    DiskCache m_kept;
    std::shared_ptr<Workers> m_workers;
};

}  // namespace kickdoor::art
