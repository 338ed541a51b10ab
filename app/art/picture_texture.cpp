#include "art/picture_texture.h"

#include <QQuickWindow>
#include <utility>

namespace kickdoor::art {

PictureTexture::PictureTexture(QImage image, Remake remake)
    : m_image(std::move(image)), m_size(m_image.size()), m_remake(std::move(remake)) {}

QSGTexture* PictureTexture::createTexture(QQuickWindow* window) const {
    const QImage image = m_image.isNull() ? m_remake().value_or(QImage()) : std::exchange(m_image, {});
    return image.isNull() ? nullptr : window->createTextureFromImage(image, QQuickWindow::TextureCanUseAtlas);
}

int PictureTexture::textureByteCount() const {
    constexpr int kBytesOfPixel = 4;
    return m_size.width() * m_size.height() * kBytesOfPixel;
}

}  // namespace kickdoor::art
