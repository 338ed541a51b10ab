#include "desktop/game_window.h"

#include <QCoreApplication>
#include <QTimer>

#include "desktop/follow_settings.h"
#include "desktop/places.h"
#include "io/asset_root.h"

namespace kickdoor {
namespace {

// `kind`: a folder of the player's data; empty, so that nothing is kept, for games between bots.
QString keptFolder(const Arguments& arguments, bool forBots, const char* kind) {
    return forBots ? QString() : dataFolder(arguments) + QLatin1Char('/') + QLatin1String(kind);
}

}  // namespace

GameWindow::GameWindow(const Arguments& arguments, Settings& settings, Language& language)
    : GameWindow(arguments, settings, language, std::make_unique<WindowQml>()) {}

GameWindow::GameWindow(const Arguments& arguments, Settings& settings, Language& language,
                       std::unique_ptr<WindowQml> qml)
    : m_arguments(arguments),
      m_settings(settings),
      m_language(language),
      m_forBots(arguments.autoplay > 0 && !arguments.net.any()),
      m_session({assetRoot(), keptFolder(arguments, m_forBots, "games"), ownPacks(arguments)}),
      m_settingPages(settings, language),
      m_qml(std::move(qml)) {
    m_qml->helpReading();
    connect(m_session.presentation()->effects(), &EffectSignals::sound, &m_sounds, &Sounds::play);
    if (!m_forBots) {
        followSettings(settings, m_session, m_sounds);
        if (arguments.seed) m_session.menu()->setup()->setSeed(QString::number(*arguments.seed));
    }
#ifdef KICKDOOR_NET
    m_net.emplace(m_session, settings, arguments, keptFolder(arguments, m_forBots, "net"));
    connect(&*m_net, &NetWindow::sound, &m_sounds, &Sounds::play);
    connect(&*m_net, &NetWindow::done, qApp, &QCoreApplication::exit, Qt::QueuedConnection);
#endif
    m_qml->helpReading();
    followLanguage();
    m_qml->helpReading();
}

// The language follows the settings. One that the command line has chosen stays until the setting itself
// changes.
void GameWindow::followLanguage() {
    m_session.setLanguage(m_language.code());
    connect(&m_settings, &Settings::changed, this, [this, before = m_settings.language()]() mutable {
        if (m_settings.language() == before) return;
        before = m_settings.language();
        m_language.choose(before);
    });
    connect(&m_language, &Language::changed, this, [this] {
        m_session.setLanguage(m_language.code());
        m_qml->engine().retranslate();
    });
}

bool GameWindow::open() {
    if (!loadWindow()) return false;
    m_qml->engine().setIncubationController(&m_pieces);
    collectGarbageBetweenMoves(m_qml->engine(), *m_session.presentation()->presenter());
    connectExports();
    connectPacks();
    connect(&m_askedFiles, &AskedFiles::asked, this, &GameWindow::openFile);
    qApp->installEventFilter(&m_askedFiles);
    return true;
}

bool GameWindow::loadWindow() {
#ifdef KICKDOOR_NET
    QObject* const network = m_net->play();
#else
    QObject* const network = nullptr;
#endif
    m_window =
        m_qml->makeWindow({{QStringLiteral("session"), QVariant::fromValue(&m_session)},
                           {QStringLiteral("settings"), QVariant::fromValue(&m_settings)},
                           {QStringLiteral("settingPages"), QVariant::fromValue(&m_settingPages)},
                           {QStringLiteral("network"), QVariant::fromValue(network)},
                           {QStringLiteral("watching"), m_forBots},
                           {QStringLiteral("askedSize"), m_arguments.size},
                           {QStringLiteral("kiosk"), m_arguments.kiosk},
                           {QStringLiteral("workshop"), PackWork::builtIn()},
                           {QStringLiteral("askedTextScale"), m_arguments.textScale},
                           {QStringLiteral("hurried"), m_arguments.autoplay > 0 && m_arguments.speed > 3}});
    return m_window != nullptr;
}

// By name, because Main.qml declares the signals.
void GameWindow::connectExports() {
    connect(m_window, SIGNAL(exportAsked(QString)),
            &m_storyExport.emplace(*m_window, ExportDialog::Content::Story), SLOT(ask(QString)));
    connect(m_window, SIGNAL(photoAsked(QString)),
            &m_photoExport.emplace(*m_window, ExportDialog::Content::Photo), SLOT(ask(QString)));
    connect(m_window, SIGNAL(myGamesExportAsked()),
            &m_myGamesExport.emplace(*m_window, ExportDialog::Content::MyGames), SLOT(askForMyGames()));
    connect(&*m_storyExport, &ExportDialog::chosen, &m_session, &Session::exportStory);
    connect(&*m_photoExport, &ExportDialog::chosen, m_session.menu()->photo(),
            [this](const QString&, const QString& target) { m_session.menu()->photo()->save(target); });
    connect(&*m_myGamesExport, &ExportDialog::chosen, m_session.menu()->mine(),
            [this](const QString&, const QString& target) { m_session.menu()->mine()->exportTo(target); });
}

void GameWindow::connectPacks() {
    m_packs.emplace(m_arguments, m_session, m_settings, m_language, *m_window);
#ifdef KICKDOOR_NET
    PackOffers* const offers = m_net->play()->client()->offers();
    connect(
        offers, &PackOffers::fetched, &m_session,
        [this](const QByteArray& bytes, const QString& edition) { m_packs->takeFetched(bytes, edition); });
    connect(m_session.menu()->setup()->packs(), &PackList::changed, offers, &PackOffers::lookAgain);
#endif
}

void GameWindow::openFile(const QString& file) {
    if (!m_packs->take(file)) m_session.open(file);
}

void GameWindow::begin() {
#ifdef KICKDOOR_NET
    if (!m_forBots) m_net->begin(*m_window);
#endif
    if (m_forBots) {
        m_autoplay = std::make_unique<Autoplay>(m_session, *m_window, m_arguments);
        connect(m_autoplay.get(), &Autoplay::done, qApp, &QCoreApplication::exit, Qt::QueuedConnection);
        QTimer::singleShot(0, m_autoplay.get(), &Autoplay::begin);
    } else if (!m_arguments.file.isEmpty()) {
        QTimer::singleShot(0, this, &GameWindow::openAskedFile);
    } else if (m_arguments.resume && !m_session.menu()->saves()->unfinished().isEmpty()) {
        QTimer::singleShot(0, this, [this] { m_session.resume(m_session.menu()->saves()->unfinished()); });
    }
}

void GameWindow::openAskedFile() {
    if (!m_arguments.tryOut) return openFile(m_arguments.file);
    // Back to the workshop, which is another program.
    if (!m_session.tryOut(m_arguments.file)) return;
    m_window->setProperty("tryOutWords", m_arguments.tryOutWords);
    connect(&m_session, &Session::triedOut, qApp, &QCoreApplication::quit, Qt::QueuedConnection);
}

}  // namespace kickdoor
