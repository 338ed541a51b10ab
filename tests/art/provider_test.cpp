#include "art/provider.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickTextureFactory>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <memory>

#include "art/icon_store.h"
#include "art/install.h"
#include "art/workers.h"

namespace {

using namespace kickdoor::art;

struct Answer {
    bool painted = false;
    QSize size;
    QString error;
};

Answer ask(Provider& provider, const char* id, const QSize& size) {
    const std::unique_ptr<QQuickImageResponse> response(
        provider.requestImageResponse(QString::fromLatin1(id), size));
    QSignalSpy finished(response.get(), &QQuickImageResponse::finished);
    EXPECT_TRUE(finished.count() > 0 || finished.wait(5000));
    const std::unique_ptr<QQuickTextureFactory> factory(response->textureFactory());
    return {factory && !factory->image().isNull(), factory ? factory->textureSize() : QSize(),
            response->errorString()};
}

class ArtProvider : public testing::Test {
protected:
    void SetUp() override { install(m_engine); }

    QQmlEngine m_engine;
};

TEST_F(ArtProvider, PaintsCardsIconsAndTextures) {
    Provider provider(IconStore::builtIn());
    EXPECT_GT(IconStore::builtIn().size(), 20);
    for (const char* id :
         {"card/imperial-crown:8a1f2b:3?kind=item&edition=original", "card/imperial-crown",
          "figure/imperial-crown+person?flip=1&shade=1", "figure/person?ground=1",
          "scene/dungeon?seed=3&hue=200", "scene/forest", "icon/closed-doors?ink=ffffff",
          "texture/wood?ink=442211", "die/6?face=4&ink=fdf6e3", "die/20?face=17&ink=f4b94a"}) {
        const Answer answer = ask(provider, id, {48, 48});
        EXPECT_TRUE(answer.painted) << id;
        EXPECT_EQ(answer.size, QSize(48, 48)) << id;
        EXPECT_TRUE(answer.error.isEmpty()) << id;
    }
}

TEST_F(ArtProvider, UnresolvedPictogramIsAnError) {
    Provider provider(IconStore::builtIn());
    for (const char* id : {"card/no-such-icon?ink=402010", "card/imperial-crown+no-such-icon",
                           "icon/no-such-icon", "card/Not A Recipe", "figure/no-such-icon",
                           "figure/person:::scene=attic", "scene/attic", "texture/marble", "nonsense"}) {
        const Answer answer = ask(provider, id, {48, 48});
        EXPECT_FALSE(answer.painted) << id;
        EXPECT_FALSE(answer.error.isEmpty()) << id;
    }
}

TEST_F(ArtProvider, SecondRequestComesFromTheCache) {
    Provider provider(IconStore::builtIn());
    EXPECT_TRUE(ask(provider, "icon/person?ink=ffffff", {32, 32}).painted);
    EXPECT_TRUE(ask(provider, "icon/person?ink=ffffff", {32, 32}).painted);
}

TEST_F(ArtProvider, ResponsesMayBeDeletedOrCancelledAtAnyTime) {
    Provider provider(IconStore::builtIn());
    for (int round = 0; round < 40; ++round) {
        const QString id = QStringLiteral("texture/felt?ink=2040%1").arg(round + 10);
        const std::unique_ptr<QQuickImageResponse> dropped(provider.requestImageResponse(id, {200, 200}));
        if (round % 2 == 0) dropped->cancel();
        if (round % 3 == 0) QThread::usleep(300);
    }
    EXPECT_TRUE(ask(provider, "icon/person?ink=ffffff", {32, 32}).painted);
}

// A pictogram stands for a card's picture while that is painted.
TEST_F(ArtProvider, APictogramWaitsForNoPicture) {
    Provider provider(IconStore::builtIn());
    const std::unique_ptr<QQuickImageResponse> large(
        provider.requestImageResponse(QStringLiteral("card/imperial-crown:8a1f2b:3"), {2048, 2048}));
    QSignalSpy painted(large.get(), &QQuickImageResponse::finished);
    EXPECT_TRUE(ask(provider, "icon/imperial-crown?ink=ffffff", {64, 64}).painted);
    EXPECT_EQ(painted.count(), 0);
    EXPECT_TRUE(painted.wait(60000));
}

TEST_F(ArtProvider, StopsPaintingWithItsEngine) {
    auto engine = std::make_unique<QQmlEngine>();
    install(*engine);
    auto* provider = dynamic_cast<Provider*>(engine->imageProvider(QStringLiteral("kickdoor")));
    ASSERT_NE(provider, nullptr);
    const std::shared_ptr<Workers> workers = provider->workers();
    EXPECT_FALSE(workers->stopped());
    engine.reset();
    EXPECT_TRUE(workers->stopped());
}

// Qt keeps the provider for as long as one of its responses lives.
TEST_F(ArtProvider, GoesWithItsEngineWhilePicturesAreWaitedFor) {
    auto engine = std::make_unique<QQmlEngine>();
    install(*engine);
    const std::weak_ptr<Workers> workers =
        dynamic_cast<Provider*>(engine->imageProvider(QStringLiteral("kickdoor")))->workers();
    QQmlComponent component(engine.get());
    component.setData(R"(
        import QtQuick
        Item {
            Repeater {
                model: 20
                Image {
                    required property int index
                    sourceSize: Qt.size(900, 900)
                    source: "image://kickdoor/card/imperial-crown:8a1f2b:" + index
                }
            }
        })",
                      QUrl());
    std::unique_ptr<QObject> pictures(component.create());
    ASSERT_NE(pictures, nullptr) << qPrintable(component.errorString());
    QTest::qWait(50);  // some are painted, some wait
    pictures.reset();
    engine.reset();
    EXPECT_TRUE(workers.expired());
}

TEST_F(ArtProvider, PicturesAreKeptInTheFolderAndIconsAreNot) {
    const QTemporaryDir dir;
    Provider provider(IconStore::builtIn(), dir.path());
    EXPECT_TRUE(ask(provider, "icon/person?ink=ffffff", {32, 32}).painted);
    EXPECT_TRUE(ask(provider, "figure/person:a02030:1", {32, 32}).painted);
    for (int wait = 0; wait < 200 && QDir(dir.path()).isEmpty(); ++wait) QThread::msleep(10);
    EXPECT_EQ(QDir(dir.path()).entryList(QDir::Files).size(), 1);
    Provider next(IconStore::builtIn(), dir.path());
    EXPECT_EQ(ask(next, "figure/person:a02030:1", {32, 32}).size, QSize(32, 32));
}

TEST_F(ArtProvider, SizesAreBounded) {
    Provider provider(IconStore::builtIn());
    EXPECT_EQ(ask(provider, "icon/person", {}).size, QSize(256, 256));
    EXPECT_EQ(ask(provider, "icon/person", {40, 0}).size, QSize(40, 40));
    EXPECT_EQ(ask(provider, "texture/shadow?ink=80000000&side=24", {}).size, QSize(24, 24));
    EXPECT_EQ(ask(provider, "texture/shadow", {8, 100000}).size, QSize(8, 4096));
}

}  // namespace
