// Runs the tst_*.qml files with the game's QML modules, fonts and pictures, and with real games to set up
// (Tables).
#include <QObject>
#include <QQmlEngine>
#include <QtQuickTest>

#include "art/install.h"
#include "qml/tables.h"

class Setup : public QObject {
    Q_OBJECT

public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        kickdoor::art::install(*engine);
        qmlRegisterSingletonInstance("Kickdoor.Testing", 1, 0, "Tables", &m_tables);
    }

private:
    kickdoor::Tables m_tables;
};

QUICK_TEST_MAIN_WITH_SETUP(kickdoor, Setup)

#include "main.moc"
