#include "model/net/net_client.h"

#include <QCoreApplication>
#include <algorithm>

#include "model/net/net_words.h"
#include "model/setup/pack_list.h"

namespace kickdoor {

using net::ClientStage;

NetClient::NetClient(PackShelf& shelf, const PackList& packs, KeptPlaces places, bool addsPacks,
                     QObject* parent)
    : QObject(parent),
      m_shelf(shelf),
      m_packs(packs),
      m_places(std::move(places)),
      m_people(packs),
      m_offers(addsPacks) {
    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, [this] {
        if (waitSeconds() == 0) m_second.stop();
        emit changed();
    });
    connect(&m_vote, &NetVote::said, this, [this](Seat about, net::Vote choice) {
        if (m_session) m_session->vote(about, choice);
    });
    connect(&m_seats, &LobbySeats::givenUp, this,
            [this](const QString& name) { tell(tr("%1 has left for good. A bot plays on.").arg(name)); });
    connect(&m_seats, &LobbySeats::botPlays, this, [this](const QString& name, bool mine) {
        const QString text = tr("A bot plays for %1 now.").arg(name);
        if (mine) return m_chat.tell(text);  // a notice says so for as long as it does
        tell(text);
    });
    connect(&m_seats, &LobbySeats::playsAgain, this,
            [this](const QString& name) { tell(tr("%1 plays again, instead of the bot.").arg(name)); });
    const auto gathers = [this] { return m_session->lobby().stage == net::TableStage::Lobby; };
    // The offers name the packs that somebody lacks.
    connect(&m_offers, &PackOffers::changed, this, [this] {
        if (m_session && m_lobbyTold) m_people.show(m_session.get());
    });
    connect(&m_people, &LobbyPeople::came, this, [this, gathers](const QString& name) {
        tell((gathers() ? tr("%1 has joined the table.") : tr("%1 has come to watch.")).arg(name));
    });
    connect(&m_people, &LobbyPeople::gone, this, [this, gathers](const QString& name, bool watched) {
        if (gathers() || isOver())
            tell(tr("%1 has left the table.").arg(name));
        else if (watched)
            tell(tr("%1 has stopped watching.").arg(name));
    });
    // A notice or the lobby shows who is away for as long as it lasts.
    connect(&m_people, &LobbyPeople::lost, this, [this](const QString& name, bool saidBye) {
        m_chat.tell(
            (saidBye ? tr("%1 has left the table for now.") : tr("The connection to %1 is lost.")).arg(name));
    });
    connect(&m_people, &LobbyPeople::returned, this,
            [this](const QString& name) { tell(tr("%1 is back.").arg(name)); });
}

// Also adds the text to the chat, for reading later.
void NetClient::tell(const QString& text) {
    m_chat.tell(text);
    emit told(text);
}

NetClient::~NetClient() {
    m_line.reset();
}

QString NetClient::state() const {
    if (!m_session) return QStringLiteral("off");
    switch (m_session->stage()) {
        case ClientStage::Offline:
        case ClientStage::Greeting:
            if (inGame()) return QStringLiteral("game");
            return m_away ? QStringLiteral("lobby") : QStringLiteral("reaching");
        case ClientStage::Choosing: return m_away ? QStringLiteral("lobby") : QStringLiteral("choosing");
        case ClientStage::Entering: return inGame() ? QStringLiteral("game") : QStringLiteral("entering");
        case ClientStage::Lobby: return inGame() ? QStringLiteral("game") : QStringLiteral("lobby");
        case ClientStage::Playing:
        case ClientStage::Over: return QStringLiteral("game");
    }
    return {};
}

int NetClient::waitSeconds() const {
    const qint64 left = m_hearsNext.remainingTime();
    return left <= 0 ? 0 : static_cast<int>((left + 999) / 1000);
}

QVariantList NetClient::tables() const {
    QVariantList list;
    if (!m_session) return list;
    for (const net::TableSummary& table : m_session->tables().tables) {
        list << QVariantMap{{QStringLiteral("id"), table.id},
                            {QStringLiteral("name"), plainWords(table.name)},
                            {QStringLiteral("stage"), NetWords::of(table.stage)},
                            {QStringLiteral("seats"), table.seats},
                            {QStringLiteral("taken"), table.taken},
                            {QStringLiteral("running"), table.stage != net::TableStage::Lobby}};
    }
    return list;
}

QString NetClient::tableName() const {
    return m_session ? plainWords(m_session->lobby().tableName) : QString();
}

const net::Member* NetClient::me() const {
    if (!m_session) return nullptr;
    for (const net::Member& member : m_session->lobby().members)
        if (member.id == m_session->member()) return &member;
    return nullptr;
}

bool NetClient::isOwner() const {
    const net::Member* member = me();
    return member != nullptr && member->owner;
}

bool NetClient::isOver() const {
    return m_session && m_session->lobby().stage == net::TableStage::Over;
}

bool NetClient::isRunning() const {
    return m_session && m_session->lobby().stage != net::TableStage::Lobby;
}

bool NetClient::isStarting() const {
    if (!m_session || inGame()) return false;
    return m_startAsked || m_session->lobby().stage == net::TableStage::Starting;
}

bool NetClient::isReady() const {
    if (!m_session) return false;
    const auto& seats = m_session->lobby().seats;
    return std::any_of(seats.begin(), seats.end(), [this](const net::LobbySeat& seat) {
        return seat.owner == m_session->member() && seat.ready;
    });
}

bool NetClient::chatOn() const {
    return m_session && m_session->lobby().options.chat;
}

QString NetClient::whyNotStart() const {
    if (!m_session) return {};
    const net::Lobby& lobby = m_session->lobby();
    constexpr int kFewest = 3;
    if (m_seats.taken() < kFewest) return tr("At least three seats must be taken.");
    for (const net::Member& member : lobby.members) {
        const bool plays = std::any_of(lobby.seats.begin(), lobby.seats.end(),
                                       [&](const net::LobbySeat& seat) { return seat.owner == member.id; });
        if (plays && !member.lacking.empty())
            return tr("%1 does not have all the cards of this game.").arg(plainWords(member.name));
        if (plays && !member.connected)
            return tr("The connection to %1 is lost.").arg(plainWords(member.name));
    }
    for (const net::LobbySeat& seat : lobby.seats)
        if (seat.owner != net::kNoMember && !seat.ready)
            return seat.owner == m_session->member() ? tr("You are not ready yet.")
                                                     : tr("%1 is not ready yet.").arg(plainWords(seat.name));
    return isOwner() ? QString() : tr("All are ready. The table's owner starts the game.");
}

void NetClient::open(const TableWish& wish) {
    close();
    ++m_visit;
    m_wish = wish;
    m_trouble.clear();
    m_wrongPin = false;
    net::ClientOptions options;
    options.version = QCoreApplication::applicationVersion().toStdString();
    options.shelf = &m_shelf;
    options.openView = true;
    m_session = std::make_shared<net::ClientSession>(options, *this);
    m_offers.show(m_session.get());
    m_line = std::make_unique<net::ClientLine>(*m_session);
    m_line->onTrouble = [this](net::Trouble trouble, std::chrono::milliseconds again) {
        m_away = again.count() >= 0;
        m_trouble = m_away ? NetWords::waitingFor(trouble, tableName()) : NetWords::of(trouble);
        emit changed();
        if (!m_away) failSoon(m_trouble);
    };
}

void NetClient::close() {
    m_line.reset();
    m_session.reset();
    m_away = m_startAsked = false;
    m_back = m_allSaid = m_lobbyTold = false;
    m_saidBefore.clear();
    m_game = {};
    m_keptTicket.reset();
    m_passes = {};  // the verdict on the last game stays until the next one begins
    m_vote.take({}, {}, false);
    m_seats.show(nullptr);
    m_people.show(nullptr);
    m_offers.show(nullptr);
}

void NetClient::enter(const TableWish& wish) {
    // Another PIN for the same host.
    if (m_session && m_session->stage() == ClientStage::Choosing && m_line->isOpen() && !m_back &&
        !wish.ways.empty() && !m_wish.ways.empty() && wish.ways.front().host == m_wish.ways.front().host &&
        wish.ways.front().port == m_wish.ways.front().port) {
        m_wish = wish;
        m_trouble.clear();
        m_wrongPin = false;
        m_seats.sitDown(wish.watch ? QString() : wish.name);
        askForPlace();
        emit changed();
        return;
    }
    open(wish);
    m_chat.clear();
    if (!wish.watch) m_seats.sitDown(wish.name);
    m_line->open(wish.ways);
    emit changed();
}

void NetClient::comeBack(const KeptPlace& place) {
    TableWish wish;
    wish.ways = place.ways;
    wish.table = place.ticket.table;
    wish.pin = QString::fromStdString(place.ticket.pin);
    wish.name = QString::fromStdString(place.ticket.name);
    wish.watch = place.ticket.watch;
    wish.hosted = place.hosted;
    open(wish);
    if (m_chatOf != place.ticket.token) m_chat.clear();
    m_back = true;
    m_keptTicket = place.ticket;
    m_passes = place.passes;
    m_session->enterAgain(place.ticket);
    m_line->open(wish.ways);
    emit changed();
}

void NetClient::stepAway() {
    if (!m_session) return;
    keepPlace();
    close();
    emit changed();
}

void NetClient::leave() {
    if (!m_session) return;
    m_session->leave();
    forgetOwn();
    close();
    m_chat.clear();
    m_trouble.clear();  // leaving on purpose is no trouble
    emit changed();
}

void NetClient::fail(const QString& trouble) {
    close();
    m_trouble = trouble;
    emit changed();
    emit ended();
}

void NetClient::failSoon(const QString& trouble) {
    const auto now = [this, trouble, visit = m_visit] {
        if (m_session && visit == m_visit) fail(trouble);
    };
    QMetaObject::invokeMethod(this, now, Qt::QueuedConnection);
}

void NetClient::forgetOwn() {
    if (m_keptTicket) m_places.forget(m_keptTicket->token);
}

void NetClient::askForPlace() {
    net::TableId table = m_wish.table;
    const auto& tables = m_session->tables().tables;
    if (table == 0 && tables.size() == 1) table = tables.front().id;
    if (tables.empty()) m_trouble = NetWords::of(net::NetReason::NoSuchTable);
    if (table != 0)
        m_session->enter(table, m_wish.pin.toStdString(), m_wish.name.toStdString(), m_wish.watch);
}

void NetClient::chooseTable(quint32 table) {
    if (!m_session || m_session->stage() != ClientStage::Choosing) return;
    m_wish.table = table;
    askForPlace();
    emit changed();
}

void NetClient::playAgain() {
    if (m_session) m_session->playAgain();
}

void NetClient::setReady(bool ready) {
    if (m_session) m_session->setReady(ready);
}

void NetClient::start() {
    if (!m_session || isStarting()) return;
    m_startAsked = true;
    emit changed();
    m_session->start();
}

void NetClient::say(const QString& text) {
    if (m_session) m_session->say(text.toStdString());
}

void NetClient::kick(int member) {
    if (m_session) m_session->kick(static_cast<net::MemberId>(member));
}

void NetClient::showHand(int seat, int to) {
    if (m_session) m_session->showHand(Seat(seat), to < 0 ? kNoSeat : Seat(to));
}

void NetClient::tryNow() {
    if (m_line) m_line->tryNow();
}

void NetClient::setOptions(const net::SetOptions& options) {
    if (m_session) m_session->setOptions(options);
}

std::unique_ptr<NetLink> NetClient::makeLink() {
    auto link = std::make_unique<NetLink>(m_session);
    m_link = link.get();
    return link;
}

}  // namespace kickdoor
