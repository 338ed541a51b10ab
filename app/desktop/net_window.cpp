#include "desktop/net_window.h"

#ifdef KICKDOOR_PACKS
#    include "net/packs/shared_packs.h"
#endif

namespace kickdoor {
namespace {

NetPaths netPaths(const QString& folder) {
    NetPaths paths;
    paths.folder = folder;
#ifdef KICKDOOR_PACKS
    paths.sharing = net::sharedPacks();
#endif
    return paths;
}

}  // namespace

NetWindow::NetWindow(Session& session, Settings& settings, const Arguments& arguments, const QString& folder)
    : m_session(session), m_settings(settings), m_arguments(arguments), m_play(session, netPaths(folder)) {
    m_play.recall(settings.network());
    m_play.presets()->recall(settings.presets());
    connect(&m_play, &NetPlay::memoryChanged, this, [this] { m_settings.setNetwork(m_play.memory()); });
    connect(session.menu()->presets(), &PresetModel::ownChanged, this,
            [this] { m_play.presets()->recall(m_session.menu()->presets()->remembered()); });
}

void NetWindow::hostTable() {
    const QVariantMap memory = m_play.memory();
    if (m_arguments.editionNamed || m_arguments.mix.size() > 1)
        m_play.setup()->packs()->choose(m_arguments.mix);
    if (!m_arguments.options.isEmpty()) m_play.setup()->options()->choose(m_arguments.options);
    m_play.setSeats(m_arguments.net.seats);
    const int known = memory.value(QStringLiteral("port"), int{net::kDefaultPort}).toInt();
    // Who only shows the table needs no name.
    const QString name = m_arguments.net.screenOnly ? m_arguments.net.name : nameForJoining();
    m_play.hostTable(name, {}, m_arguments.net.pin.value_or(HostRoom::freshPin()),
                     m_arguments.net.port > 0 ? m_arguments.net.port : known, m_arguments.net.screenOnly);
}

// The table makes a name unique, and a seat can be renamed in the lobby.
QString NetWindow::nameForJoining() const {
    if (!m_arguments.net.name.isEmpty()) return m_arguments.net.name;
    const QString known = m_play.memory().value(QStringLiteral("name")).toString();
    return known.isEmpty() ? tr("Player") : known;
}

void NetWindow::begin(QQuickWindow& window) {
    connect(&m_play, &NetPlay::yourTurn, this, [this, &window] {
        emit sound(QStringLiteral("turn"));
        if (!window.isActive()) window.alert(0);
    });
    if (!m_arguments.net.any()) return;
    if (m_arguments.autoplay > 0) {
        m_autoplay = std::make_unique<NetAutoplay>(m_session, m_play, window, m_arguments);
        connect(m_autoplay.get(), &NetAutoplay::done, this, &NetWindow::done);
    }
    if (m_arguments.net.goBack) {
        m_play.comeBack();
    } else if (m_arguments.net.host) {
        hostTable();
    } else {
        m_play.setHandOnly(m_arguments.net.handOnly);
        m_play.join(nameForJoining(), m_arguments.net.join, m_arguments.net.pin.value_or(QString()),
                    m_arguments.net.watch);
    }
}

}  // namespace kickdoor
