// The real window on a real display, with a hand that plays in it.
#pragma once

#include <gtest/gtest.h>

#include <QQmlApplicationEngine>
#include <memory>

#include "art/install.h"
#include "qml/collect.h"
#include "qml/tables.h"
#include "window/pointer.h"

namespace kickdoor::window {

class WindowFixture : public ::testing::Test {
protected:
    void open(Session* session) {
        m_session = session;
        ASSERT_NE(session, nullptr) << m_tables.error().toStdString();
        m_engine = std::make_unique<QQmlApplicationEngine>();
        m_engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        art::install(*m_engine);
        collectIfAsked(*m_engine);
        m_engine->setInitialProperties(
            {{QStringLiteral("session"), QVariant::fromValue(session)},
             {QStringLiteral("settings"), QVariant::fromValue(m_tables.settings())},
             {QStringLiteral("page"), session->playing() ? QStringLiteral("table") : QStringLiteral("start")},
             {QStringLiteral("askedSize"), QStringLiteral("1280x800")}});
        m_engine->load(QUrl(QStringLiteral("qrc:/qt/qml/Kickdoor/Window/Main.qml")));
        ASSERT_FALSE(m_engine->rootObjects().isEmpty());
        auto* window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().constFirst());
        ASSERT_NE(window, nullptr);
        ASSERT_TRUE(eventually([window] { return window->isActive(); })) << "needs a window manager";
        m_hand = std::make_unique<Hand>(*window);
    }

    void TearDown() override {
        m_hand.reset();
        m_engine.reset();
        m_tables.clear();
    }

    QQuickItem* card(const QString& key) {
        const int id = m_tables.card(m_session, key);
        return m_hand->find([id](const QQuickItem& item) {
            return item.property("cardId") == id && item.property("draggable").isValid();
        });
    }

    QQuickItem* slot(const QString& label) {
        return m_hand->find([&label](const QQuickItem& item) {
            return item.property("label") == label && item.property("taken").isValid();
        });
    }

    Tables m_tables;
    Session* m_session = nullptr;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    std::unique_ptr<Hand> m_hand;
};

}  // namespace kickdoor::window
