#include "desktop/net_autoplay.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTextStream>

#include "bot/default_answer.h"
#include "net/wire/digest.h"

namespace kickdoor {
namespace {

constexpr int kLookMillis = 40;
// After this many checks without a result, a command is sent again.
constexpr int kPatience = 50;
// The bot leaves a finished table after at most this many checks, even if others are still there.
constexpr int kLongestFarewell = 400;

}  // namespace

NetAutoplay::NetAutoplay(Session& session, NetPlay& play, QQuickWindow& window, const Arguments& arguments)
    : m_session(session), m_play(play), m_window(window), m_arguments(arguments) {
    m_bot = makeBot(defaultBot(), arguments.seed.value_or(QRandomGenerator::global()->generate64()));
    session.presentation()->presenter()->setSpeed(arguments.speed);
    m_timer.setInterval(kLookMillis);
    connect(&m_timer, &QTimer::timeout, this, &NetAutoplay::look);
    m_timer.start();
    connect(play.client(), &NetClient::changed, this, &NetAutoplay::tellChanges);
    connect(play.client(), &NetClient::verified, this, [this] { m_ended = true; });
    connect(&session, &Session::refused, this, [this] { m_plain = true; });
    connect(&play, &NetPlay::failed, this, [this](const QString& text) {
        if (m_ended) return;
        tell(QStringLiteral("failed"), {{QStringLiteral("text"), text}});
        emit done(1);
    });
    connect(play.host(), &HostRoom::opened, this, [this] {
        tell(QStringLiteral("open"), {{QStringLiteral("code"), m_play.host()->code()},
                                      {QStringLiteral("pin"), m_play.host()->pin()}});
    });
}

void NetAutoplay::tell(const QString& event, const QVariantMap& more) {
    QJsonObject json = QJsonObject::fromVariantMap(more);
    json.insert(QStringLiteral("event"), event);
    QTextStream(stdout) << QJsonDocument(json).toJson(QJsonDocument::Compact) << Qt::endl;
}

void NetAutoplay::tellChanges() {
    const NetClient& client = *m_play.client();
    const QString now = client.isAway() ? QStringLiteral("cut") : client.state();
    if (now == m_told) return;
    m_told = now;
    tell(now);
}

void NetAutoplay::look() {
    const QString state = m_play.client()->state();
    if (m_ended) {
        constexpr int kLongestShow = 150;
        if (!m_toldEnd &&
            (m_window.property("page").toString() == QLatin1String("winner") || m_farewell > kLongestShow))
            tellEnd();
        // The host leaves last, so that its messages reach the others, and it gets their verdicts.
        const auto people = m_play.client()->people();
        int here = 0;
        for (int row = 0; row < people->count(); ++row)
            here += people->at(row).value(QStringLiteral("here")).toBool() ? 1 : 0;
        const int others = here - 1;
        const bool heard = m_play.client()->verdict()->others().size() >= others;
        const bool mayGo = m_play.hosting() ? others <= 0 : heard;
        constexpr int kFewLooks = 25;
        if (++m_farewell < kFewLooks || !m_toldEnd || (!mayGo && m_farewell < kLongestFarewell)) return;
        m_timer.stop();
        shoot(QStringLiteral("end"));
        const QString result = m_play.client()->verdict()->result();
        emit done(result == QLatin1String("good") || result == QLatin1String("partly") ? 0 : 1);
    } else if (state == QLatin1String("lobby")) {
        gather();
    } else if (state == QLatin1String("game")) {
        act();
    }
}

void NetAutoplay::gather() {
    NetClient& client = *m_play.client();
    LobbySeats& seats = *client.seats();
    if (client.isAway() || client.watches()) return;
    // Waits for the result of the last request.
    if (++m_saidSince % 10 != 1) return;
    if (seats.mine() == 0) {
        for (int row = 0; row < seats.count(); ++row) {
            const QVariantMap place = seats.at(row);
            const bool free = place.value(QStringLiteral("state")).toString() == QLatin1String("open") &&
                              !place.value(QStringLiteral("waitedFor")).toBool();
            if (free) return seats.sit(row, client.name(), row % 2 == 1);
        }
    } else if (!client.isReady()) {
        client.setReady(true);
    } else if (client.whyNotStart().isEmpty() && seats.taken() == seats.count()) {
        client.start();
    }
}

void NetAutoplay::act() {
    NetClient& client = *m_play.client();
    if (client.isAway() || !m_session.playing() || client.isOver()) return;
    if (client.vote()->isOpen() && client.vote()->cast().isEmpty())
        client.vote()->say(QStringLiteral("wait"));
    Seating& seating = *m_session.presentation()->seating();
    if (seating.curtain()) seating.reveal();
    const auto number = static_cast<qint64>(client.session()->number());
    if (number == m_saidAt && ++m_saidSince < kPatience) return;
    const GameState& open = m_session.presentation()->presenter()->newest(kNoSeat);
    const SeatSet mine = mayAnswer(open) & seating.persons();
    for (Seat seat{0}; seat < kMaxSeats; ++seat) {
        if (!mine.has(seat)) continue;
        if (seating.persons().size() > 1 && m_session.shownGame().viewer() != seat) {
            // On a shared screen, a player must take the screen before acting.
            if (waitingFor(open).has(seat)) seating.passFor(seat);
            continue;
        }
        say(seat, m_session.presentation()->presenter()->newest(seat));
        return;
    }
}

void NetAutoplay::say(Seat seat, const GameState& view) {
    ShownGame& shown = m_session.shownGame();
    legalCommands(shown.game(), view, seat, m_legal);
    if (m_legal.moves.empty() && m_legal.templates.empty()) return;
    std::optional<Command> wish;
    if (!m_plain) wish = m_bot->choose(shown.game(), view, seat, m_legal);
    if (wish && !judge(shown.game(), view, *wish).empty()) wish.reset();
    if (!wish && !waitingFor(view).has(seat)) return;
    if (!wish) wish = defaultAnswer(shown.game(), view, seat, m_legal);
    m_plain = false;
    m_saidAt = static_cast<qint64>(m_play.client()->session()->number());
    m_saidSince = 0;
    shown.submit(*wish);
}

void NetAutoplay::tellEnd() {
    const net::ClientSession& session = *m_play.client()->session();
    tell(QStringLiteral("over"),
         {{QStringLiteral("commands"), session.number()},
          {QStringLiteral("chain"), QString::fromStdString(net::hexOf(session.chain()))},
          {QStringLiteral("verified"), m_play.client()->verdict()->result()},
          {QStringLiteral("winners"), m_session.game()->table()->winnerNames()},
          {QStringLiteral("page"), m_window.property("page").toString()}});
    m_toldEnd = true;
}

void NetAutoplay::shoot(const QString& name) {
    if (m_arguments.screenshots.isEmpty() || !QDir().mkpath(m_arguments.screenshots)) return;
    m_window.grabWindow().save(QDir(m_arguments.screenshots).filePath(name + QStringLiteral(".png")));
}

}  // namespace kickdoor
