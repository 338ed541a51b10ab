// A machine of a network game without its window: what the window's pages press is called, and its bot plays
// as somebody at the screen would, through the shown.
#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTimer>
#include <QUdpSocket>
#include <functional>
#include <memory>

#include "bot/bot.h"
#include "bot/default_answer.h"
#include "io/asset_root.h"
#include "model/net/net_play.h"

namespace kickdoor {

// Tests that run beside each other, each in a process of its own, find their own tables only.
inline std::uint16_t ownDiscoveryPort() {
    static const std::uint16_t port = [] {
        QUdpSocket socket;
        socket.bind(QHostAddress::AnyIPv4, 0);
        return socket.localPort();
    }();
    return port;
}

struct MachinePaths {
    std::filesystem::path assets = assetRoot();
    std::uint16_t discoveryPort = ownDiscoveryPort();
    std::filesystem::path ownPacks = {};
    net::PackSharing sharing = nullptr;
};

class Machine {
public:
    explicit Machine(QString folder, std::uint64_t seed = 1, const MachinePaths& paths = {})
        : session({paths.assets, folder + QStringLiteral("/games"), paths.ownPacks}),
          play(session, {std::move(folder), paths.discoveryPort, paths.sharing}) {
        session.presentation()->presenter()->setSpeed(0);
        m_bot = makeBot("greedy", seed);
        QObject::connect(&play, &NetPlay::failed, [this](const QString& text) { failure = text; });
        QObject::connect(play.client(), &NetClient::refused, [this](const QString& text) { refusal = text; });
        QObject::connect(&play, &NetPlay::yourTurn, [this] { ++calls; });
    }

    NetClient& client() { return *play.client(); }
    QString state() { return play.client()->state(); }
    QVariant seat(int row, const char* role) { return client().seats()->at(row).value(QLatin1String(role)); }
    QVariant player(int row, const char* role) {
        return session.game()->players()->at(row).value(QLatin1String(role));
    }

    // Says one thing, if there is one to say; at most one a command.
    void act() {
        if (state() != QLatin1String("game") || client().isAway() || client().isOver() || !session.playing())
            return;
        Seating& seating = *session.presentation()->seating();
        if (seating.curtain()) seating.reveal();
        const auto number = client().session()->number();
        if (number == m_saidAt && m_since.elapsed() < 1000) return;
        const GameState& open = session.presentation()->presenter()->newest(kNoSeat);
        const SeatSet mine = mayAnswer(open) & seating.persons();
        for (Seat seat{0}; seat < kMaxSeats; ++seat) {
            if (!mine.has(seat)) continue;
            m_saidAt = number;
            m_since.restart();
            if (session.shownGame().viewer() != seat) {
                if (waitingFor(open).has(seat)) seating.passFor(seat);
                continue;
            }
            say(seat);
            return;
        }
    }

    Session session;
    NetPlay play;
    QString failure;
    QString refusal;
    int calls = 0;

private:
    void say(Seat seat) {
        ShownGame& shown = session.shownGame();
        const GameState& view = session.presentation()->presenter()->newest(seat);
        LegalCommands legal;
        legalCommands(shown.game(), view, seat, legal);
        if (legal.moves.empty() && legal.templates.empty()) return;
        std::optional<Command> wish = m_bot->choose(shown.game(), view, seat, legal);
        if (wish && !judge(shown.game(), view, *wish).empty()) wish.reset();
        if (!wish && !waitingFor(view).has(seat)) return;
        shown.submit(wish ? *wish : defaultAnswer(shown.game(), view, seat, legal));
    }

    std::unique_ptr<Bot> m_bot;
    std::uint32_t m_saidAt = ~0U;
    QElapsedTimer m_since;
};

// Lets the machines work until it is so. False: it never was.
inline bool until(const std::function<bool()>& so, int seconds = 30) {
    QElapsedTimer time;
    time.start();
    QTimer looks;
    looks.start(20);
    while (!so()) {
        if (time.elapsed() > seconds * 1000) return false;
        // Sleeps until something happens. With a time in it, the same function never does.
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return true;
}

}  // namespace kickdoor
