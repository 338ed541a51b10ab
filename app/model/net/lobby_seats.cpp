#include "model/net/lobby_seats.h"

#include <algorithm>
#include <utility>

#include "bot/bots.h"
#include "model/net/net_words.h"
#include "model/setup/given_names.h"
#include "model/setup/setup_model.h"

namespace kickdoor {
namespace {

QString wordOf(net::SeatState state) {
    switch (state) {
        case net::SeatState::Open: return QStringLiteral("open");
        case net::SeatState::Here: return QStringLiteral("here");
        case net::SeatState::Lost: return QStringLiteral("lost");
        case net::SeatState::Bot: return QStringLiteral("bot");
        case net::SeatState::Stepped: return QStringLiteral("stepped");
    }
    return {};
}

bool isWaitedFor(const net::LobbySeat& seat) {
    return seat.state == net::SeatState::Lost ||
           (seat.state == net::SeatState::Open && seat.owner != net::kNoMember);
}

bool sameColour(const net::LobbySeat& seat, const std::string& colour) {
    return QString::fromStdString(seat.colour).compare(QString::fromStdString(colour), Qt::CaseInsensitive) ==
           0;
}

QString memberName(const net::Lobby& lobby, net::MemberId id) {
    for (const net::Member& member : lobby.members)
        if (member.id == id) return plainWords(member.name);
    return {};
}

}  // namespace

LobbySeats::LobbySeats(QObject* parent)
    : RowModel({"seat", "name", "colour", "female", "state", "mine", "owner", "ready", "bot", "waitedFor",
                "sexOpen", "temper"},
               parent) {}

void LobbySeats::show(net::ClientSession* session) {
    m_session = session;
    std::vector<Row> rows;
    m_mine = m_taken = 0;
    m_waitedFor.clear();
    m_steppedIn.clear();
    m_elsewhere.clear();
    const std::vector<net::LobbySeat> before = std::exchange(m_before, {});
    const std::vector<net::Member> people = std::exchange(m_people, {});
    if (session == nullptr) {
        m_sitter.clear();
        m_sexTold = m_botsSexTold = {};
    }
    if (session != nullptr) {
        const net::Lobby& lobby = session->lobby();
        for (std::size_t i = 0; i < lobby.seats.size(); ++i) {
            const net::LobbySeat& seat = lobby.seats[i];
            const bool mine = seat.owner != net::kNoMember && seat.owner == session->member();
            const QString name = plainWords(seat.name);
            m_mine += mine ? 1 : 0;
            if (!mine) m_sexTold = m_sexTold.without(Seat(i));
            // Who has played a game at this table keeps the sex of that game.
            if (mine && lobby.stage != net::TableStage::Lobby) m_sexTold = m_sexTold.with(Seat(i));
            m_taken += seat.state == net::SeatState::Open && seat.owner == net::kNoMember ? 0 : 1;
            if (isWaitedFor(seat)) m_waitedFor << name;
            if (mine && seat.state == net::SeatState::Stepped) m_steppedIn << name;
            if (!mine && seat.state == net::SeatState::Here)
                m_elsewhere << QVariantMap{{QStringLiteral("seat"), static_cast<int>(i)},
                                           {QStringLiteral("name"), name},
                                           {QStringLiteral("colour"), QString::fromStdString(seat.colour)},
                                           {QStringLiteral("female"), seat.sex == Sex::Female}};
            rows.push_back(
                {static_cast<qint64>(i),
                 {static_cast<int>(i), name, QString::fromStdString(seat.colour), seat.sex == Sex::Female,
                  wordOf(seat.state), mine, memberName(lobby, seat.owner), seat.ready,
                  QString::fromStdString(std::string(levelOf(seat.bot))), isWaitedFor(seat),
                  mine && !m_sexTold.has(Seat(i)), QString::fromStdString(std::string(temperOf(seat.bot)))}});
        }
    }
    setRows(std::move(rows));
    emit changed();
    if (session == nullptr) return;
    m_before = session->lobby().seats;
    m_people = session->lobby().members;
    noticeBots(before, people);
    sitAsWished();
    if (session->lobby().stage == net::TableStage::Lobby) settleColours();
}

// Asks for the next free seat if somebody else has taken the one requested.
void LobbySeats::sitAsWished() {
    if (m_sitter.isEmpty() || m_session->lobby().stage != net::TableStage::Lobby) return;
    const auto& seats = m_session->lobby().seats;
    const auto free = [](const net::LobbySeat& seat) {
        return seat.state == net::SeatState::Open && seat.owner == net::kNoMember;
    };
    const auto found = std::find_if(seats.begin(), seats.end(), free);
    if (m_mine > 0 || found == seats.end()) {
        m_sitter.clear();
        return;
    }
    const int seat = static_cast<int>(found - seats.begin());
    if (seat == m_asked) return;
    m_asked = seat;
    sit(seat, m_sitter, seat % 2 == 1);
}

void LobbySeats::noticeBots(const std::vector<net::LobbySeat>& before,
                            const std::vector<net::Member>& people) {
    const net::Lobby& lobby = m_session->lobby();
    if (lobby.stage != net::TableStage::Playing) return;
    const auto wasHere = [&people](net::MemberId id) {
        return std::any_of(people.begin(), people.end(),
                           [id](const net::Member& one) { return one.id == id && one.connected; });
    };
    for (std::size_t i = 0; i < lobby.seats.size() && i < before.size(); ++i) {
        const net::LobbySeat& was = before[i];
        const net::LobbySeat& seat = lobby.seats[i];
        const QString name = plainWords(seat.name);
        const bool stepped = seat.state == net::SeatState::Stepped;
        if (was.owner == net::kNoMember || was.name != seat.name) continue;
        if (stepped && seat.owner == net::kNoMember)
            emit givenUp(name);
        else if (stepped && was.state != net::SeatState::Stepped)
            emit botPlays(name, isMine(Seat(i)));
        else if (was.state == net::SeatState::Stepped && seat.state == net::SeatState::Here &&
                 wasHere(seat.owner) && !isMine(Seat(i)))
            emit playsAgain(name);  // of who was away, the return is told
    }
}

void LobbySeats::settleColours() {
    const auto& seats = m_session->lobby().seats;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const bool mine = seats[i].owner != net::kNoMember && seats[i].owner == m_session->member();
        const auto same = [&seats, i](const net::LobbySeat& other) {
            return sameColour(other, seats[i].colour);
        };
        if (!mine || seats[i].colour.empty()) continue;
        if (std::none_of(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(i), same)) continue;
        // Asked for once: a repetition could reach the table when the game has begun.
        const std::pair wish{static_cast<int>(i), freeColour()};
        if (std::exchange(m_colourAsked, wish) != wish) recolour(wish.first, wish.second);
        return;
    }
    m_colourAsked = {};
}

const net::LobbySeat* LobbySeats::placeAt(Seat seat) const {
    if (m_session == nullptr || seat >= m_session->lobby().seats.size()) return nullptr;
    return &m_session->lobby().seats[seat];
}

QString LobbySeats::nameOf(Seat seat) const {
    const net::LobbySeat* found = placeAt(seat);
    return found == nullptr ? QString() : plainWords(found->name);
}

bool LobbySeats::isMine(Seat seat) const {
    const net::LobbySeat* found = placeAt(seat);
    return found != nullptr && found->owner == m_session->member();
}

bool LobbySeats::isHere(Seat seat) const {
    const net::LobbySeat* found = placeAt(seat);
    return found != nullptr && found->state == net::SeatState::Here;
}

std::array<Presence, kMaxSeats> LobbySeats::presence() const {
    std::array<Presence, kMaxSeats> presence{};
    for (Seat seat{0}; seat < kMaxSeats; ++seat) {
        const net::LobbySeat* found = placeAt(seat);
        if (found == nullptr) continue;
        if (isWaitedFor(*found)) presence[seat] = Presence::Away;
        if (found->state == net::SeatState::Stepped) presence[seat] = Presence::Bot;
    }
    return presence;
}

QString LobbySeats::freeColour() const {
    const auto& seats = m_session->lobby().seats;
    for (const QString& colour : SetupModel::colours()) {
        const bool taken = std::any_of(seats.begin(), seats.end(), [&](const net::LobbySeat& seat) {
            return sameColour(seat, colour.toStdString());
        });
        if (!taken) return colour;
    }
    return SetupModel::colours().first();
}

// A name that nobody at the table has, spectators included.
GivenName LobbySeats::freeGivenName() const {
    const net::Lobby& lobby = m_session->lobby();
    std::vector<QString> others;
    for (const net::LobbySeat& seat : lobby.seats) others.push_back(plainWords(seat.name));
    for (const auto& member : lobby.members) others.push_back(plainWords(member.name));
    return kickdoor::freeName(givenNames(), others).value_or(givenNames().front());
}

std::string LobbySeats::freeName(const std::string& wanted, int here) const {
    const auto& seats = m_session->lobby().seats;
    std::string name = wanted;
    const auto taken = [&] {
        return std::any_of(seats.begin(), seats.end(), [&](const net::LobbySeat& seat) {
            return &seat - seats.data() != here && seat.name == name;
        });
    };
    for (int next = 2; taken() && next <= kMaxSeats + 1; ++next) name = wanted + " " + std::to_string(next);
    return name;
}

void LobbySeats::change(int seat, const std::function<void(net::LobbySeat&)>& edit) {
    const net::LobbySeat* found = placeAt(Seat(seat));
    if (found == nullptr) return;
    net::LobbySeat wish = *found;
    edit(wish);
    if (wish == *found || wish.name.empty()) return;
    // A person's seat has the name of the bot that would take over, which is not sent.
    const std::string bot = wish.state == net::SeatState::Bot ? wish.bot : std::string();
    m_session->takeSeat({Seat(seat), wish.name, wish.colour, wish.sex, bot});
}

void LobbySeats::sit(int seat, const QString& name, bool female) {
    change(seat, [&](net::LobbySeat& wish) {
        wish = {};
        wish.name = freeName(name.trimmed().toStdString(), seat);
        wish.colour = freeColour().toStdString();
        wish.sex = female ? Sex::Female : Sex::Male;
    });
}

void LobbySeats::sitDown(const QString& name) {
    m_sitter = name.trimmed();
    m_asked = -1;
}

void LobbySeats::stand(int seat) {
    if (placeAt(Seat(seat)) != nullptr) m_session->leaveSeat(Seat(seat));
}

void LobbySeats::putBot(int seat, const QString& bot) {
    change(seat, [&](net::LobbySeat& wish) {
        wish.state = net::SeatState::Bot;
        const std::string temper(temperOf(wish.bot));
        wish.bot = bot.isEmpty() ? std::string(defaultBot()) : botName(bot.toStdString(), temper);
        if (wish.name.empty()) {
            const GivenName given = freeGivenName();
            wish.name = freeName(QString(given.name).toStdString(), seat);
            wish.sex = given.female ? Sex::Female : Sex::Male;
        }
        if (wish.colour.empty()) wish.colour = freeColour().toStdString();
    });
}

void LobbySeats::setTemper(int seat, const QString& temper) {
    change(seat, [&](net::LobbySeat& wish) {
        if (wish.state != net::SeatState::Bot) return;
        const std::string level(levelOf(wish.bot));
        wish.bot = botName(level, temper.toStdString());
        std::vector<QString> others;
        for (const net::LobbySeat& other : m_session->lobby().seats)
            if (&other - m_session->lobby().seats.data() != seat)
                others.push_back(QString::fromStdString(other.name));
        std::optional<bool> female;
        if (m_botsSexTold.has(Seat(seat))) female = wish.sex == Sex::Female;
        const auto given = nameFor(QString::fromStdString(wish.name), temper.toStdString(), others, female);
        if (!given) return;
        wish.name = QString(given->name).toStdString();
        wish.sex = given->female ? Sex::Female : Sex::Male;
    });
}

void LobbySeats::rename(int seat, const QString& name) {
    change(seat, [&](net::LobbySeat& wish) { wish.name = name.trimmed().toStdString(); });
}

void LobbySeats::recolour(int seat, const QString& colour) {
    change(seat, [&](net::LobbySeat& wish) { wish.colour = colour.toStdString(); });
}

void LobbySeats::setFemale(int seat, bool female) {
    if (isMine(Seat(seat)) && !m_sexTold.has(Seat(seat))) {
        m_sexTold = m_sexTold.with(Seat(seat));
        show(m_session);
    }
    if (!isMine(Seat(seat))) m_botsSexTold = m_botsSexTold.with(Seat(seat));
    change(seat, [&](net::LobbySeat& wish) { wish.sex = female ? Sex::Female : Sex::Male; });
}

}  // namespace kickdoor
