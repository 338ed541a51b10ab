#include "monkey/world.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>
#include <cstdio>

#include "art/install.h"

namespace kickdoor::monkey {
namespace {

QStringList* heardFaults = nullptr;

// What a machine without a screen says, whatever the program does.
bool isOfThePlatform(const QString& text) {
    for (const char* known : {"This plugin does not support", "XDG_RUNTIME_DIR", "runtime directory"})
        if (text.contains(QLatin1String(known))) return true;
    return false;
}

// Two or three people, the rest bots; one edition or several.
void lay(SetupModel& setup, QRandomGenerator& chance) {
    const int players = 3 + static_cast<int>(chance.bounded(3));
    QStringList mix = {QStringLiteral("original")};
    for (const char* more : {"critical", "pathfinder", "shakespeare", "grimm"})
        if (chance.bounded(4) == 0) mix << QLatin1String(more);
    QVariantMap options;
    if (chance.bounded(3) == 0) options.insert(QStringLiteral("criticalCombat"), true);
    setup.layForBots(players, mix, options, chance.generate());
    const int people = 2 + static_cast<int>(chance.bounded(2));
    for (int row = 0; row < people; ++row) setup.setPlayer(row, QStringLiteral("person"));
}

}  // namespace

World::World(quint64 seed) {
    static QStringList faults;
    faults.clear();
    heardFaults = &faults;
    qInstallMessageHandler(&World::hear);
    QRandomGenerator chance(static_cast<quint32>(seed));
    m_session = m_tables.fresh();
    constexpr double kSpeeds[] = {0, 3, 20};
    m_session->presentation()->presenter()->setSpeed(kSpeeds[chance.bounded(3)]);
    lay(*m_session->menu()->setup(), chance);
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    art::install(m_engine, qEnvironmentVariable("KICKDOOR_PICTURES"));
    QObject::disconnect(&m_engine, &QQmlEngine::quit, nullptr, nullptr);  // the monkey may press "Quit"
    m_engine.setInitialProperties({{QStringLiteral("session"), QVariant::fromValue(m_session)},
                                   {QStringLiteral("settings"), QVariant::fromValue(m_tables.settings())},
                                   {QStringLiteral("askedSize"), QStringLiteral("1280x800")}});
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Kickdoor/Window/Main.qml")));
    if (m_engine.rootObjects().isEmpty()) return;
    m_window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().constFirst());
    m_engine.setIncubationController(&m_pieces);
    m_secrecy = std::make_unique<Secrecy>(*m_session, *m_window);
    m_onward = std::make_unique<Onward>(*m_session, *m_window);
}

World::~World() {
    m_onward.reset();
    m_secrecy.reset();
    qInstallMessageHandler(nullptr);
    heardFaults = nullptr;
}

void World::hear(QtMsgType type, const QMessageLogContext& /*context*/, const QString& text) {
    std::fprintf(stderr, "%s\n", qPrintable(text));
    const bool bad = type == QtWarningMsg || type == QtCriticalMsg || type == QtFatalMsg;
    if (bad && heardFaults != nullptr && !isOfThePlatform(text)) heardFaults->append(text);
}

QStringList World::languages() const {
    QStringList codes = m_tables.languages();
    codes.removeAll(QStringLiteral("qps"));  // has packs of its own, which a session finds at its start only
    return codes;
}

void World::speak(const QString& code) {
    m_tables.speak(code);
    m_session->setLanguage(code);
    m_engine.retranslate();
}

void World::look() {
    if (!m_fault.isEmpty()) return;
    m_fault = m_secrecy->fault();
    if (m_fault.isEmpty()) m_fault = m_onward->fault();
    if (m_fault.isEmpty() && !heardFaults->isEmpty()) m_fault = heardFaults->constFirst();
}

bool World::run(int milliseconds) {
    constexpr int kBetweenLooks = 25;
    QElapsedTimer since;
    since.start();
    do {
        QTest::qWait(std::min(kBetweenLooks, milliseconds));
        look();
    } while (m_fault.isEmpty() && since.elapsed() < milliseconds);
    return m_fault.isEmpty();
}

bool World::settle(int milliseconds) {
    QElapsedTimer since;
    since.start();
    while (since.elapsed() < milliseconds) {
        if (!run(20)) return false;
        if (!m_session->playing() || !m_session->presentation()->presenter()->isBusy()) break;
    }
    return m_fault.isEmpty();
}

}  // namespace kickdoor::monkey
