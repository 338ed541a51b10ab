#include "model/net/net_play.h"

#include <QHostInfo>
#include <algorithm>

#include "base/seats.h"
#include "model/net/net_words.h"
#include "net/wire/game_options.h"
#include "table/bot_pace.h"

namespace kickdoor {
namespace {

constexpr int kPushMillis = 300;
constexpr int kFrameMillis = 40;  // enough for the window to paint what has changed
constexpr int kFewestSeats = 3;

HostPaths hostPaths(Session& session, const NetPaths& given) {
    const QString& folder = given.folder;
    HostPaths paths;
    paths.packs = session.assets() / "packs";
    paths.ownPacks = session.shelf().own();
    if (!folder.isEmpty())
        paths.folder = std::filesystem::path((folder + QStringLiteral("/host")).toStdU16String());
    paths.version = QCoreApplication::applicationVersion();
    paths.sharing = given.sharing;
    return paths;
}

QString placeFolder(const QString& folder) {
    return folder.isEmpty() ? QString() : folder + QStringLiteral("/place");
}

}  // namespace

NetPlay::NetPlay(Session& session, NetPaths paths, QObject* parent)
    : Network(parent),
      m_session(session),
      m_setup(session.shelf()),
      m_presets(m_setup),
      m_host(hostPaths(session, paths)),
      m_found(session.shelf(), *m_setup.packs(), paths.discoveryPort),
      m_client(session.shelf(), *m_setup.packs(), KeptPlaces(placeFolder(paths.folder)),
               paths.sharing != nullptr),
      m_ways(paths.discoveryPort) {
    m_host.setDiscoveryPort(paths.discoveryPort);
    m_push.setSingleShot(true);
    m_push.setInterval(kPushMillis);
    connect(&m_push, &QTimer::timeout, this, &NetPlay::pushOptions);
    connect(&m_setup, &SetupModel::changed, &m_push, qOverload<>(&QTimer::start));
    connect(this, &NetPlay::optionsChanged, &m_push, qOverload<>(&QTimer::start));
    connect(&m_setup, &SetupModel::changed, this, &NetPlay::clockChanged);
    connect(&m_host, &HostRoom::changed, this, &NetPlay::hostingChanged);
    connect(&m_host, &HostRoom::opened, this, &NetPlay::onOpened);
    connect(&m_host, &HostRoom::failed, this, [this] {
        setOpening(false);
        emit failed(m_host.problem());
    });
    connect(&m_client, &NetClient::lobbyChanged, this, &NetPlay::onLobby);
    connect(&m_client, &NetClient::gameOn, this, &NetPlay::onGameOn);
    connect(&m_client, &NetClient::recorded, &m_session, &Session::keepRecord);
    connect(&m_client, &NetClient::verified, this, [this] {
        if (m_session.remote() && m_session.presentation()->presenter()->newest(kNoSeat).phase != Phase::Over)
            emit gameEnded();
    });
    connect(&m_client, &NetClient::changed, this, &NetPlay::ownerChanged);
    connect(&m_client, &NetClient::refused, this, &NetPlay::refused);
    connect(&m_client, &NetClient::turnedAway, this, [this](const QString& text) {
        setOpening(false);
        emit turnedAway(text);
    });
    connect(m_client.seats(), &LobbySeats::changed, this, &NetPlay::seatsChanged);
    connect(m_client.chat(), &ChatModel::unreadChanged, this, &NetPlay::unreadChanged);
    connect(&m_client, &NetClient::handShown, this, &NetPlay::onHandShown);
    connect(&m_client, &NetClient::gameOff, this, [this] {
        // Nobody is taken from a replay or from the result of a game: both are left by their player.
        const bool over = m_session.recorded() ||
                          (m_session.remote() &&
                           m_session.presentation()->presenter()->newest(kNoSeat).phase == Phase::Over);
        if (!m_session.replay()->isOpen() && !over) m_session.leave();
    });
    connect(&m_client, &NetClient::changed, this, &NetPlay::refreshWaiting);
    connect(&m_client, &NetClient::changed, this, [this] {
        if (m_session.remote()) m_session.shownGame().setReachable(!m_client.isAway());
    });
    connect(&m_client, &NetClient::ended, this, [this] {
        setOpening(false);
        m_inLobby = m_wasOwner = false;
        const bool over = m_session.playing() && m_session.game()->table()->over();
        if (m_session.remote() && !over) m_session.leave();
        if (m_host.isOpen()) m_host.closeDoor(HostRoom::Close::ForGood);
        emit failed(m_client.trouble());
    });
    m_ways.onWays = [this](std::vector<net::HostPlace> ways) {
        setSearching(false);
        m_wish.ways = std::move(ways);
        m_client.enter(m_wish);
    };
    m_ways.onMistake = [this](net::WayMistake mistake, net::CodeMistake code) {
        setSearching(false);
        m_client.fail(NetWords::of(mistake, code));
    };
    connect(&m_session, &Session::paceChanged, this, [this] {
        if (!m_botMillis) emit optionsChanged();
    });
    m_setup.reword(m_session.texts());
    connect(&m_session, &Session::languageChanged, this, [this] {
        m_setup.reword(m_session.texts());
        m_presets.reword();
    });
    connect(&standing(), &StandingPasses::wished, this, [this] {
        if (m_session.remote()) m_client.setPasses(standing().kept());
    });
    connect(m_session.presentation()->presenter(), &Presenter::settled, this, &NetPlay::watchTurn);
    connect(m_session.presentation()->presenter(), &Presenter::heard, this, &NetPlay::watchTurn);
    refreshWaiting();
}

NetPlay::~NetPlay() {
    m_client.stepAway();
    if (m_session.remote()) m_session.leave();
}

StandingPasses& NetPlay::standing() const {
    return *m_session.presentation()->seating()->standing();
}

bool NetPlay::spectator() const {
    return m_client.seats()->mine() == 0;
}

QVariantList NetPlay::elsewhere() const {
    return m_client.seats()->elsewhere();
}

int NetPlay::unread() const {
    return m_client.chat()->unread();
}

bool NetPlay::handOnly() const {
    return m_memory.value(QStringLiteral("handOnly")).toBool();
}

void NetPlay::setHandOnly(bool only) {
    if (only == handOnly()) return;
    remember(QStringLiteral("handOnly"), only);
    emit handOnlyChanged();
}

QStringList NetPlay::gathered() const {
    return m_client.people()->others();
}

void NetPlay::setOpening(bool opening) {
    if (opening == m_opening) return;
    m_opening = opening;
    emit openingChanged();
    emit hostingChanged();
}

void NetPlay::setSearching(bool searching) {
    m_searching = searching;
    emit searchingChanged();
}

void NetPlay::recall(const QVariantMap& memory) {
    m_memory = memory;
    m_setup.chooseRules(memory.value(QStringLiteral("rules")).toMap());
    m_seats =
        std::clamp(memory.value(QStringLiteral("seats"), m_seats).toInt(), kFewestSeats, int{kMaxSeats});
    const QVariant pace = memory.value(QStringLiteral("botPace"));
    if (pace.isValid()) m_botMillis = botMillisAt(pace.toInt());
    emit memoryChanged();
    emit handOnlyChanged();
    emit optionsChanged();
}

void NetPlay::remember(const QString& key, const QVariant& value) {
    if (m_memory.value(key) == value) return;
    m_memory.insert(key, value);
    emit memoryChanged();
}

void NetPlay::setSeats(int seats) {
    seats = std::clamp(seats, kFewestSeats, int{kMaxSeats});
    if (seats == m_seats) return;
    m_seats = seats;
    emit optionsChanged();
}

void NetPlay::setChatAllowed(bool allowed) {
    if (allowed == m_chat) return;
    m_chat = allowed;
    emit optionsChanged();
}

void NetPlay::setWatchingAllowed(bool allowed) {
    if (allowed == m_watching) return;
    m_watching = allowed;
    emit optionsChanged();
}

void NetPlay::setHintsAllowed(bool allowed) {
    if (allowed == m_hints) return;
    m_hints = allowed;
    emit optionsChanged();
}

void NetPlay::setStandIn(const QString& bot) {
    if (bot == m_standIn || !isBot(bot.toStdString())) return;
    m_standIn = bot;
    emit optionsChanged();
}

void NetPlay::hostTable(const QString& name, const QString& table, const QString& pin, int port,
                        bool screenOnly) {
    if (m_host.isOpen() || m_host.busy() || m_opening) return;
    m_found.stop();
    if (!name.trimmed().isEmpty()) remember(QStringLiteral("name"), name.trimmed());
    remember(QStringLiteral("port"), port);
    HostPlan plan;
    plan.name = QHostInfo::localHostName();
    plan.table = table.trimmed();
    if (plan.table.isEmpty())
        plan.table = name.trimmed().isEmpty() ? tr("Table") : tr("%1's table").arg(name.trimmed());
    plan.pin = pin.trimmed();
    plan.port = static_cast<std::uint16_t>(port);
    m_back.reset();
    m_wish = {};
    // Whoever has opened the table plays on another device under their own name.
    m_wish.name = screenOnly ? tr("Table") : name.trimmed();
    m_wish.pin = plan.pin;
    m_wish.watch = screenOnly;
    m_wish.hosted = true;
    setOpening(true);
    // The page first shows that the table is being opened: reading the packs takes a while.
    QTimer::singleShot(kFrameMillis, this, [this, plan] {
        if (m_opening) openTable(plan);
    });
}

void NetPlay::openTable(HostPlan plan) {
    if (!pickOptions(plan.options)) {
        setOpening(false);
        emit failed(m_setup.packs()->problem());
        return;
    }
    if (m_wish.watch) {
        plan.options.watching = true;  // as this machine does
        setWatchingAllowed(true);
    }
    plan.seats = m_seats;
    m_host.openDoor(plan);
}

void NetPlay::onOpened(quint32 table) {
    if (m_back) {
        m_back->ways = {m_host.place()};
        m_client.comeBack(*m_back);
        m_back.reset();
        return;
    }
    m_wish.ways = {m_host.place()};
    m_wish.table = table;
    m_client.enter(m_wish);
}

void NetPlay::join(const QString& name, const QString& where, const QString& pin, bool watch) {
    remember(QStringLiteral("name"), name);
    remember(QStringLiteral("where"), where);
    m_wish = {};
    m_wish.name = name.trimmed();
    m_wish.pin = m_typedPin = pin.trimmed();
    m_wish.watch = watch;
    setSearching(true);
    m_ways.find(where.trimmed().toStdString());
}

void NetPlay::joinFound(const QString& name, int row, const QString& pin, bool watch) {
    const auto found = m_found.found(row);
    if (!found || found->ways.empty()) return;
    remember(QStringLiteral("name"), name);
    m_wish = {found->ways, found->table, pin.trimmed(), name.trimmed(), watch, false};
    m_client.enter(m_wish);
}

void NetPlay::comeBack(int which) {
    const std::vector<KeptPlace> places = m_client.keptPlaces();
    if (which < 0 || which >= static_cast<int>(places.size())) return refreshWaiting();
    const KeptPlace& place = places[static_cast<std::size_t>(which)];
    m_found.stop();
    if (!place.hosted) {
        m_client.comeBack(place);
        return;
    }
    m_back = place;
    HostPlan plan;
    plan.name = QHostInfo::localHostName();
    plan.pin = QString::fromStdString(place.ticket.pin);
    plan.port = place.ways.front().port;
    setOpening(!m_host.isOpen() && !m_host.busy());
    m_host.openDoor(plan);
}

void NetPlay::stepAway() {
    m_inLobby = m_wasOwner = false;
    setOpening(false);
    m_client.stepAway();
    if (m_session.remote()) m_session.leave();
    m_host.closeDoor(HostRoom::Close::ForNow);
    refreshWaiting();
}

void NetPlay::leave() {
    m_inLobby = m_wasOwner = false;
    setOpening(false);
    m_ways.stop();
    setSearching(false);
    // Before leave(), so that nobody else becomes the owner of a table that ends.
    m_host.closeDoor(HostRoom::Close::ForGood);
    m_client.leave();
    if (m_session.remote()) m_session.leave();
    refreshWaiting();
}

void NetPlay::refreshWaiting() {
    std::vector<KeptPlace> places;
    if (m_client.state() == QLatin1String("off")) places = m_client.keptPlaces();
    QStringList waiting;
    for (const KeptPlace& place : places) waiting << place.table;
    const double since = places.empty() ? 0 : static_cast<double>(places.front().since.toMSecsSinceEpoch());
    if (waiting == m_waiting && since == m_waitingSince) return;
    m_waiting = waiting;
    m_waitingSince = since;
    emit waitingChanged();
}

void NetPlay::onLobby() {
    const bool inLobby = m_client.state() == QLatin1String("lobby");
    if (m_session.remote() && !inLobby) m_session.shownGame().setPresence(m_client.seats()->presence());
    const bool owner = m_client.isOwner();
    // Members see the owner's options; a new owner starts from these.
    if (inLobby && (!owner || !m_wasOwner)) showOptions();
    m_wasOwner = owner;
    if (inLobby) setOpening(false);
    if (inLobby && !m_inLobby) emit lobbyEntered();
    m_inLobby = inLobby;
}

void NetPlay::onGameOn() {
    setOpening(false);
    m_inLobby = false;
    setMustAct(false);
    const QJsonObject passes = m_client.passes();
    m_session.join(m_client.makeLink());
    standing().restore(passes);
    m_session.shownGame().setPresence(m_client.seats()->presence());
}

void NetPlay::onHandShown(const net::HandShown& shown) {
    if (!m_session.remote()) return;
    const SeatSet here = m_session.presentation()->seating()->persons();
    const bool mine = here.has(shown.seat);
    const bool toAll = shown.to == kNoSeat;
    QVariantList cards;
    for (const DefId def : shown.cards)
        cards << QVariant::fromValue(m_session.shownGame().faces().ofDef(def));
    emit handShown({{QStringLiteral("owner"), m_client.seats()->nameOf(shown.seat)},
                    {QStringLiteral("guest"), toAll ? -1 : static_cast<int>(shown.to)},
                    {QStringLiteral("guestName"), toAll ? QString() : m_client.seats()->nameOf(shown.to)},
                    {QStringLiteral("mine"), mine},
                    {QStringLiteral("forMe"), !mine && (toAll || here.has(shown.to))},
                    {QStringLiteral("cards"), cards}});
}

void NetPlay::again() {
    net::SetOptions wish;
    wish.seats = static_cast<std::uint8_t>(m_seats);
    if (pickOptions(wish.options)) m_client.setOptions(wish);
}

void NetPlay::setMustAct(bool must) {
    if (must == m_mustAct) return;
    m_mustAct = must;
    emit mustActChanged();
}

void NetPlay::watchTurn() {
    if (!m_session.remote() || m_session.presentation()->presenter()->isBusy()) return;
    const GameState& open = m_session.presentation()->presenter()->newest(kNoSeat);
    const Seating& seating = *m_session.presentation()->seating();
    bool must = false;
    for (const Seat seat : seatsIn(waitingFor(open) & seating.persons()))
        must = must || !seating.isQuiet(seat);
    if (must && !m_mustAct) emit yourTurn();
    setMustAct(must);
}

}  // namespace kickdoor
