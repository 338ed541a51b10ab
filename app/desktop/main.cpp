// The desktop program: creates and connects the models, the QML engine and the window.
#include <QApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTextStream>
#include <QTimer>

#include "art/icon_store.h"
#include "art/install.h"
#include "desktop/arguments.h"
#include "desktop/asked_files.h"
#include "desktop/autoplay.h"
#include "desktop/contact_sheet.h"
#include "desktop/follow_settings.h"
#ifdef KICKDOOR_NET
#    include "desktop/net_window.h"
#endif
#include "desktop/background_work.h"
#include "desktop/pack_work.h"
#include "desktop/places.h"
#include "desktop/speaking.h"
#include "desktop/work_watch.h"
#include "dialogs/export_dialog.h"
#include "io/asset_root.h"
#include "model/session/session.h"
#include "model/settings/language.h"
#include "model/settings/setting_list.h"
#include "model/settings/settings.h"
#include "sound/sounds.h"
#include "system/arguments.h"
#include "system/console.h"
#include "system/end_process.h"
#include "system/memory.h"
#include "table/file.h"
#include "version/version.h"

namespace kickdoor {
namespace {

// Setting up the table counts as loading; the measurement begins a moment later.
void watchWork(WorkWatch& app, Session& session, QQuickWindow& window) {
    constexpr int kLoadingMillis = 3000;
    app.watch(window);
    QObject::connect(&session, &Session::playingChanged, &app,
                     [&app] { QTimer::singleShot(kLoadingMillis, &app, &WorkWatch::forget); });
    QObject::connect(&app, &QCoreApplication::aboutToQuit, [&app] { QTextStream(stdout) << app.report(); });
}

// Makes the language follow the settings. One that the command line has chosen stays until the setting itself
// changes.
void bindLanguage(Language& language, Settings& settings, Session& session, QQmlEngine& engine) {
    session.setLanguage(language.code());
    QObject::connect(&settings, &Settings::changed, &language,
                     [&language, &settings, before = settings.language()]() mutable {
                         if (settings.language() == before) return;
                         before = settings.language();
                         language.choose(before);
                     });
    QObject::connect(&language, &Language::changed, &session, [&language, &session, &engine] {
        session.setLanguage(language.code());
        engine.retranslate();
    });
}

int drawSheets(QApplication& app, const Arguments& arguments) {
    Language language(assetRoot());
    language.speak(arguments.language.isEmpty() ? QStringLiteral("en") : arguments.language);
    ContactSheet sheets(assetRoot(), language.code(), arguments.contactSheet,
                        arguments.editionNamed ? arguments.mix : QStringList());
    QObject::connect(&sheets, &ContactSheet::done, &app, &QCoreApplication::exit, Qt::QueuedConnection);
    QTimer::singleShot(0, &sheets, &ContactSheet::begin);
    return QApplication::exec();
}

int run(QApplication& app, const Arguments& arguments) {
    const bool forBots = arguments.autoplay > 0 && !arguments.net.any();
    const QString folder = dataFolder(arguments);
    Settings settings(settingsFile(arguments));
    for (const QString& problem : settings.problems()) QTextStream(stderr) << problem << '\n';
    Language language(assetRoot());
    if (!beginSpeaking(language, settings, arguments)) return 2;
    Session session(
        {assetRoot(), forBots ? QString() : folder + QStringLiteral("/games"), ownPacks(arguments)});
    Sounds sounds;
    QObject::connect(session.presentation()->effects(), &EffectSignals::sound, &sounds, &Sounds::play);
    if (!forBots) {
        followSettings(settings, session, sounds);
        if (arguments.seed) session.menu()->setup()->setSeed(QString::number(*arguments.seed));
    }

#ifdef KICKDOOR_NET
    NetWindow net(session, settings, arguments, forBots ? QString() : folder + QStringLiteral("/net"));
    QObject::connect(&net, &NetWindow::sound, &sounds, &Sounds::play);
    QObject* const network = net.play();
#else
    QObject* const network = nullptr;
#endif

    SettingPages settingPages(settings, language);
    IncubationController pieces;
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    // The system says where programs may keep what they can make again.
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    art::install(engine, cache.isEmpty() ? QString() : cache + QStringLiteral("/art"));
    bindLanguage(language, settings, session, engine);
    engine.setInitialProperties({{QStringLiteral("session"), QVariant::fromValue(&session)},
                                 {QStringLiteral("settings"), QVariant::fromValue(&settings)},
                                 {QStringLiteral("settingPages"), QVariant::fromValue(&settingPages)},
                                 {QStringLiteral("network"), QVariant::fromValue(network)},
                                 {QStringLiteral("watching"), forBots},
                                 {QStringLiteral("askedSize"), arguments.size},
                                 {QStringLiteral("kiosk"), arguments.kiosk},
                                 {QStringLiteral("workshop"), PackWork::builtIn()},
                                 {QStringLiteral("askedTextScale"), arguments.textScale},
                                 {QStringLiteral("hurried"), arguments.autoplay > 0 && arguments.speed > 3}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Kickdoor/Window/Main.qml")));
    if (engine.rootObjects().isEmpty()) return 1;
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    if (window == nullptr) return 1;
    engine.setIncubationController(&pieces);
    collectGarbageBetweenMoves(engine, *session.presentation()->presenter());
    ExportDialog exporting(*window, ExportDialog::Content::Story);
    ExportDialog photographing(*window, ExportDialog::Content::Photo);
    ExportDialog exportingMine(*window, ExportDialog::Content::MyGames);
    // Connected by name, because the signal is declared in Main.qml.
    QObject::connect(window, SIGNAL(exportAsked(QString)), &exporting, SLOT(ask(QString)));
    QObject::connect(&exporting, &ExportDialog::chosen, &session, &Session::exportStory);
    QObject::connect(window, SIGNAL(photoAsked(QString)), &photographing, SLOT(ask(QString)));
    QObject::connect(
        &photographing, &ExportDialog::chosen, session.menu()->photo(),
        [&session](const QString&, const QString& target) { session.menu()->photo()->save(target); });
    QObject::connect(window, SIGNAL(myGamesExportAsked()), &exportingMine, SLOT(askForMyGames()));
    QObject::connect(
        &exportingMine, &ExportDialog::chosen, session.menu()->mine(),
        [&session](const QString&, const QString& target) { session.menu()->mine()->exportTo(target); });
    if (auto* watch = qobject_cast<WorkWatch*>(&app)) watchWork(*watch, session, *window);

    PackWork packs(arguments, session, settings, language, *window);
    const auto openFile = [&session, &packs](const QString& file) {
        if (!packs.take(file)) session.open(file);
    };
#ifdef KICKDOOR_NET
    PackOffers* const offers = net.play()->client()->offers();
    QObject::connect(
        offers, &PackOffers::fetched, &session,
        [&packs](const QByteArray& bytes, const QString& edition) { packs.takeFetched(bytes, edition); });
    QObject::connect(session.menu()->setup()->packs(), &PackList::changed, offers, &PackOffers::lookAgain);
#endif
    AskedFiles askedFiles;
    QObject::connect(&askedFiles, &AskedFiles::asked, &session, openFile);
    app.installEventFilter(&askedFiles);

#ifdef KICKDOOR_NET
    QObject::connect(&net, &NetWindow::done, &app, &QCoreApplication::exit, Qt::QueuedConnection);
    if (!forBots) net.begin(*window);
#endif
    std::unique_ptr<Autoplay> autoplay;
    if (forBots) {
        autoplay = std::make_unique<Autoplay>(session, *window, arguments);
        QObject::connect(autoplay.get(), &Autoplay::done, &app, &QCoreApplication::exit,
                         Qt::QueuedConnection);
        QTimer::singleShot(0, autoplay.get(), &Autoplay::begin);
    } else if (!arguments.file.isEmpty()) {
        QTimer::singleShot(0, &session, [openFile, &arguments, &session, window] {
            if (!arguments.tryOut) return openFile(arguments.file);
            // Back to the workshop, which is another program.
            if (!session.tryOut(arguments.file)) return;
            window->setProperty("tryOutWords", arguments.tryOutWords);
            QObject::connect(&session, &Session::triedOut, qApp, &QCoreApplication::quit,
                             Qt::QueuedConnection);
        });
    } else if (arguments.resume && !session.menu()->saves()->unfinished().isEmpty()) {
        QTimer::singleShot(0, &session,
                           [&session] { session.resume(session.menu()->saves()->unfinished()); });
    }
    return QApplication::exec();
}

int runProgram(int argc, char** argv) {
    writeForOwnerOnly();
    system::giveBackFreedMemory();
    system::useConsole();
    QCoreApplication::setApplicationName(QLatin1String(kProgramName));
    QCoreApplication::setApplicationVersion(QLatin1String(version()));
    QGuiApplication::setDesktopFileName(QLatin1String(kDesktopName));
    QStringList list;
    for (const std::string& argument : system::arguments(argc, argv))
        list << QString::fromStdString(argument);
    // Only the help needs an application object here. Destroying one before creating the real one also
    // removes Qt Quick's registration for accessibility: a screen reader would find no window.
    std::unique_ptr<QCoreApplication> forHelp;
    if (list.contains(QStringLiteral("--help")) || list.contains(QStringLiteral("-h")))
        forHelp = std::make_unique<QCoreApplication>(argc, argv);
    const ParsedArguments parsed = parseArguments(list);
    if (parsed.ends()) {
        QTextStream(parsed.exitCode == 0 ? stdout : stderr) << parsed.message;
        return parsed.exitCode;
    }
    // Printing needs no display.
    if (!parsed.arguments.printed.isEmpty()) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("QT_QUICK_BACKEND", "software");
    }
    chooseGraphics(Settings(settingsFile(parsed.arguments)));
    const std::unique_ptr<QApplication> app = parsed.arguments.measure
                                                  ? std::make_unique<WorkWatch>(argc, argv)
                                                  : std::make_unique<QApplication>(argc, argv);
    art::IconStore::readOthersFrom(allIcons());
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/kickdoor/kickdoor.svg")));
#ifndef KICKDOOR_NET
    if (parsed.arguments.net.any()) {
        QTextStream(stderr) << "kickdoor: this program was built without the network.\n";
        return 2;
    }
#endif
    if (const auto code = PackWork::instead(*app, parsed.arguments)) return *code;
    return parsed.arguments.contactSheet.isEmpty() ? run(*app, parsed.arguments)
                                                   : drawSheets(*app, parsed.arguments);
}

}  // namespace
}  // namespace kickdoor

int main(int argc, char** argv) {
    return kickdoor::system::endProcess(kickdoor::runProgram(argc, argv));
}
