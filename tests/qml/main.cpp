// Runs the tst_*.qml files with the game's QML modules, fonts and pictures, and with real games to set up
// (Tables).
#include <QObject>
#include <QQmlEngine>
#include <QtQuickTest>

#include "art/install.h"
#include "qml/collect.h"
#include "qml/item_tree.h"
#include "qml/tables.h"
#ifdef KICKDOOR_NET
#    include "qml/lan.h"
#endif

class Setup : public QObject {
    Q_OBJECT

public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        // Painted once for all tests of a build, or each time.
        kickdoor::art::install(*engine, qEnvironmentVariable("KICKDOOR_PICTURES"));
        qmlRegisterSingletonInstance("Kickdoor.Testing", 1, 0, "Tables", &m_tables);
        qmlRegisterSingletonInstance("Kickdoor.Testing", 1, 0, "ItemTree", &m_itemTree);
        kickdoor::collectIfAsked(*engine);
#ifdef KICKDOOR_NET
        qmlRegisterSingletonInstance("Kickdoor.Testing", 1, 0, "Lan", &m_lan);
#endif
    }

private:
    kickdoor::Tables m_tables;
    kickdoor::ItemTree m_itemTree;
#ifdef KICKDOOR_NET
    kickdoor::Lan m_lan{m_tables};
#endif
};

QUICK_TEST_MAIN_WITH_SETUP(kickdoor, Setup)

#include "main.moc"
