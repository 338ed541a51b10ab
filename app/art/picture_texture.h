#pragma once

#include <QImage>
#include <QQuickTextureFactory>
#include <functional>
#include <optional>

namespace kickdoor::art {

// Hands a picture to the renderer and then lets go of it: the texture holds its pixels. Qt's own factory
// keeps both. For another texture (a lost graphics device, another window) it is made again.
class PictureTexture : public QQuickTextureFactory {
    Q_OBJECT

public:
    // Called where the texture is created; may fail.
    using Remake = std::function<std::optional<QImage>()>;

    PictureTexture(QImage image, Remake remake);

    QSGTexture* createTexture(QQuickWindow* window) const override;
    QSize textureSize() const override { return m_size; }
    int textureByteCount() const override;
    // Empty once there is a texture: Qt reads its colour space for every item that shows the picture.
    QImage image() const override { return m_image; }

private:
    // Qt asks while the GUI thread waits for the renderer, so there is one caller at a time.
    mutable QImage m_image;
    const QSize m_size;
    const Remake m_remake;
};

}  // namespace kickdoor::art
