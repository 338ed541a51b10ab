// The desktop program.
#include <QApplication>
#include <QIcon>
#include <QTextStream>
#include <QTimer>

#include "art/icon_store.h"
#include "desktop/arguments.h"
#include "desktop/contact_sheet.h"
#include "desktop/follow_settings.h"
#include "desktop/game_window.h"
#include "desktop/pack_work.h"
#include "desktop/places.h"
#include "desktop/speaking.h"
#include "desktop/work_watch.h"
#include "io/asset_root.h"
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
    Settings settings(settingsFile(arguments));
    for (const QString& problem : settings.problems()) QTextStream(stderr) << problem << '\n';
    Language language(assetRoot());
    if (!beginSpeaking(language, settings, arguments)) return 2;
    GameWindow game(arguments, settings, language);
    if (!game.open()) return 1;
    if (auto* watch = qobject_cast<WorkWatch*>(&app)) watchWork(*watch, game.session(), game.window());
    game.begin();
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
