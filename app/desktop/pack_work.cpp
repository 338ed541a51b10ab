#include "desktop/pack_work.h"

#include <QApplication>
#include <QProcess>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTimer>
#include <QWindow>

#include "desktop/places.h"
#include "desktop/print_cards.h"
#include "desktop/speaking.h"
#include "desktop/workshop_opener.h"
#include "import/pack_import.h"
#include "io/asset_root.h"
#include "io/pack_shelf.h"
#include "workshop/finding_words.h"
#include "workshop/text_size.h"

namespace kickdoor {
namespace {

double textScale(const Arguments& arguments, const Settings& settings) {
    return arguments.textScale > 0 ? arguments.textScale : settings.textScale();
}

int printCards(QApplication& app, const Arguments& arguments) {
    const Settings settings(settingsFile(arguments));
    Language language(assetRoot());
    if (!beginSpeaking(language, settings, arguments)) return 2;
    PrintCards printing({assetRoot(), ownPacks(arguments)},
                        {arguments.printed, arguments.printTo, arguments.paper, language.code()});
    QObject::connect(&printing, &PrintCards::done, &app, &QCoreApplication::exit, Qt::QueuedConnection);
    QTimer::singleShot(0, &printing, &PrintCards::begin);
    return QApplication::exec();
}

// As when its window is closed.
void endGame(QProcess& game) {
    constexpr int kPatienceMillis = 3000;
    if (game.state() == QProcess::NotRunning) return;
    game.terminate();
    if (game.waitForFinished(kPatienceMillis)) return;
    game.kill();
    game.waitForFinished(kPatienceMillis);
}

// Without a game.
int runWorkshop(const Arguments& arguments) {
    const Settings settings(settingsFile(arguments));
    Language language(assetRoot());
    if (!beginSpeaking(language, settings, arguments)) return 2;
    workshop::scaleText(textScale(arguments, settings));
    WorkshopOpener workshop({assetRoot(), ownPacks(arguments)}, language.choices());
    workshop.setLanguage(language.code());
    // A game has a window and a program of its own, in the same folders. It ends with the workshop, or when
    // another card is played.
    QProcess game;
    const auto play = [&arguments, &game](const QString& save, const QString& setUp) {
        QStringList words = {QStringLiteral("--try-out"), save, QStringLiteral("--try-out-words"), setUp};
        if (!arguments.dataFolder.isEmpty()) words << QStringLiteral("--data-dir") << arguments.dataFolder;
        if (!arguments.language.isEmpty()) words << QStringLiteral("--language") << arguments.language;
        if (arguments.textScale > 0)
            words << QStringLiteral("--text-scale") << QString::number(arguments.textScale);
        endGame(game);
        game.start(QCoreApplication::applicationFilePath(), words);
    };
    QObject::connect(&workshop, &WorkshopOpener::playAsked, &workshop, play);
    game.setProcessChannelMode(QProcess::ForwardedChannels);
    workshop.open();
    if (PackImport::isPack(arguments.file)) workshop.importPack(arguments.file);
    const int code = QApplication::exec();
    endGame(game);
    return code;
}

// The window's theme (qml/theme/Theme.qml), which follows the settings.
QObject* themeOf(const QWindow& window) {
    QQmlEngine* engine = qmlEngine(&window);
    if (engine == nullptr) return nullptr;
    QQmlComponent asking(engine);
    asking.setData("import QtQml; import Kickdoor.Theme; QtObject { property QtObject theme: Theme }",
                   QUrl());
    const std::unique_ptr<QObject> asked(asking.create());
    return asked ? asked->property("theme").value<QObject*>() : nullptr;
}

DialogColours coloursOf(const QWindow& window) {
    QObject* colours = themeOf(window);
    if (colours == nullptr) return {};
    const auto colour = [colours](const char* name) { return colours->property(name).value<QColor>(); };
    return {colour("panelSolid"), colour("ink"),        colour("panelRaised"), colour("goldDark"),
            colour("gold"),       colour("inkOnPaper"), colour("goldLight"),   colour("focus")};
}

// Widgets, which are the workshop's, look like the window.
void dressWidgets(const QWindow& window) {
    QObject* theme = themeOf(window);
    if (theme == nullptr) return;
    QPalette look = QApplication::palette();
    const auto paint = [&](const char* name, std::initializer_list<QPalette::ColorRole> roles,
                           QPalette::ColorGroup group = QPalette::All) {
        for (const auto role : roles) look.setColor(group, role, theme->property(name).value<QColor>());
    };
    using enum QPalette::ColorRole;
    paint("panelSolid", {Window, AlternateBase});
    paint("panelRaised", {Base, Button});
    paint("ink", {WindowText, Text, ButtonText, BrightText});
    paint("inkFaint", {PlaceholderText});
    paint("inkFaint", {WindowText, Text, ButtonText}, QPalette::Disabled);
    paint("gold", {Highlight});
    paint("goldLight", {Link, LinkVisited});
    paint("inkOnPaper", {HighlightedText, ToolTipText});
    paint("parchment", {ToolTipBase});
    QApplication::setPalette(look);
    QFont font = QApplication::font("QWidget");
    font.setFamily(theme->property("textFamily").toString());
    QApplication::setFont(font, "QWidget");
}

// As the workshop says it, with the card's name and the line if the pack is here.
QString mistakeOf(const PackPlaces& places, const PackError& error) {
    const PackShelf shelf(places.assets / "packs", places.own);
    const std::filesystem::path folder = shelf.folderOf(error.file.substr(0, error.file.find('/')));
    return workshop::errorLine(error, folder.empty() ? Kickpack{} : readKickpack(folder).pack);
}

}  // namespace

struct PackWork::Parts {
    Session& session;
    QWindow& window;
    PackPlaces places;
    WorkshopOpener workshop;
};

PackWork::PackWork(const Arguments& arguments, Session& session, const Settings& settings,
                   const Language& language, QWindow& window) {
    const PackPlaces places{assetRoot(), ownPacks(arguments)};
    m_parts.reset(new Parts{session, window, places, {places, language.choices()}});
    WorkshopOpener& workshop = m_parts->workshop;
    workshop.setLanguage(language.code());
    session.menu()->setup()->packs()->setMistakeWords(
        [places](const PackError& error) { return mistakeOf(places, error); });
    QObject::connect(&language, &Language::changed, &workshop,
                     [&workshop, &language] { workshop.setLanguage(language.code()); });
    QObject::connect(&workshop, &WorkshopOpener::packsChanged, &session, &Session::lookAtPacks);
    QObject::connect(&workshop, &WorkshopOpener::playAsked, &session,
                     [&session, &window](const QString& save, const QString& setUp) {
                         if (!session.tryOut(save)) return;
                         window.setProperty("tryOutWords", setUp);
                         window.raise();
                         window.requestActivate();
                     });
    QObject::connect(&session, &Session::triedOut, &workshop, &WorkshopOpener::open);
    const auto scale = [&arguments, &settings] { workshop::scaleText(textScale(arguments, settings)); };
    QObject::connect(&settings, &Settings::changed, &workshop, scale);
    scale();
    QObject::connect(&workshop, &WorkshopOpener::opening, &window, [&window] { dressWidgets(window); });
    // Connected by name, because the signal is declared in Main.qml.
    QObject::connect(&window, SIGNAL(workshopAsked()), &workshop, SLOT(open()));
}

PackWork::~PackWork() = default;

bool PackWork::builtIn() {
    return true;
}

std::optional<int> PackWork::instead(QApplication& app, const Arguments& arguments) {
    if (!arguments.printed.isEmpty()) return printCards(app, arguments);
    if (arguments.workshop) return runWorkshop(arguments);
    return std::nullopt;
}

bool PackWork::take(const QString& file) {
    if (!PackImport::isPack(file)) return false;
    if (!PackImport(m_parts->places, &m_parts->window, workshop::findingInFile, coloursOf(m_parts->window))
             .ask(file)
             .empty())
        m_parts->session.lookAtPacks();
    return true;
}

bool PackWork::takeFetched(const QByteArray& bytes, const QString& edition) {
    if (PackImport(m_parts->places, &m_parts->window, workshop::findingInFile, coloursOf(m_parts->window))
            .askFetched(bytes, edition)
            .empty())
        return false;
    m_parts->session.lookAtPacks();
    return true;
}

}  // namespace kickdoor
