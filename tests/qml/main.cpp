// Runs the tst_*.qml files with the game's QML modules, fonts and pictures.
#include <QObject>
#include <QQmlEngine>
#include <QtQuickTest>

#include "art/install.h"

class Setup : public QObject {
    Q_OBJECT

public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        kickdoor::art::install(*engine);
    }
};

QUICK_TEST_MAIN_WITH_SETUP(kickdoor, Setup)

#include "main.moc"
