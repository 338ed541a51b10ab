#include "art/picture_texture.h"

#include <gtest/gtest.h>

#include <QQuickWindow>
#include <QSGTexture>
#include <memory>

namespace {

using namespace kickdoor::art;

QImage filled(const QColor& colour) {
    QImage image(QSize(32, 24), QImage::Format_ARGB32_Premultiplied);
    image.fill(colour);
    return image;
}

class ArtPictureTexture : public testing::Test {
protected:
    PictureTexture m_texture{filled(Qt::red), [this]() -> std::optional<QImage> {
                                 ++m_made;
                                 return m_fails ? std::nullopt : std::optional(filled(Qt::red));
                             }};
    QQuickWindow m_window;
    int m_made = 0;
    bool m_fails = false;
};

TEST_F(ArtPictureTexture, IsNotMadeAgainForItsFirstTexture) {
    EXPECT_EQ(m_texture.image(), filled(Qt::red));
    const std::unique_ptr<QSGTexture> texture(m_texture.createTexture(&m_window));
    ASSERT_TRUE(texture);
    EXPECT_EQ(texture->textureSize(), QSize(32, 24));
    EXPECT_EQ(m_made, 0);
}

TEST_F(ArtPictureTexture, IsMadeAgainForAnotherTexture) {
    const std::unique_ptr<QSGTexture> first(m_texture.createTexture(&m_window));
    EXPECT_TRUE(m_texture.image().isNull());
    EXPECT_EQ(m_made, 0);
    const std::unique_ptr<QSGTexture> second(m_texture.createTexture(&m_window));
    ASSERT_TRUE(second);
    EXPECT_EQ(second->textureSize(), QSize(32, 24));
    EXPECT_EQ(m_made, 1);
    EXPECT_EQ(m_texture.textureSize(), QSize(32, 24));
    EXPECT_EQ(m_texture.textureByteCount(), 32 * 24 * 4);
}

TEST_F(ArtPictureTexture, MayFailToBeMadeAgain) {
    const std::unique_ptr<QSGTexture> first(m_texture.createTexture(&m_window));
    m_fails = true;
    EXPECT_EQ(m_texture.createTexture(&m_window), nullptr);
    EXPECT_EQ(m_texture.textureSize(), QSize(32, 24));
}

}  // namespace
