#include "desktop/window_qml.h"

#include <QCoreApplication>
#include <QEvent>
#include <QStandardPaths>
#include <QUrl>

#include "art/install.h"

namespace kickdoor {
namespace {

QUrl qmlFile(const char* file) {
    return QUrl(QLatin1String("qrc:/qt/qml/Kickdoor/") + QLatin1String(file));
}

const char* const kWindow = "Window/Main.qml";
const char* const kFirstPage = "Menu/StartPage.qml";

}  // namespace

WindowQml::WindowQml() : m_readWindow(&m_engine), m_readPage(&m_engine) {
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_readWindow.loadUrl(qmlFile(kWindow), QQmlComponent::Asynchronous);
    m_readPage.loadUrl(qmlFile(kFirstPage), QQmlComponent::Asynchronous);
}

// Qt's thread for QML asks by an event of this type.
void WindowQml::helpReading() {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::User);
}

QQuickWindow* WindowQml::makeWindow(const QVariantMap& properties) {
    // The system says where programs may keep what they can make again.
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    art::install(m_engine, cache.isEmpty() ? QString() : cache + QStringLiteral("/art"));
    helpReading();
    m_engine.setInitialProperties(properties);
    m_engine.load(qmlFile(kWindow));  // waits for what is still being read
    const QList<QObject*> made = m_engine.rootObjects();
    return made.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(made.constFirst());
}

}  // namespace kickdoor
