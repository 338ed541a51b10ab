// A bad line in user space: passes TCP on, late, in small pieces, with standstills and cuts, but never out of
// order. Usage: kickdoor_relay PORT HOST TARGET_PORT [delay=MS] [jitter=MS] [piece=BYTES] [cut=MS] [stall=MS]
// [seed=N] cut: on average so long, and 2.5 s, until a connection is broken off, both ways at once. stall: on
// average so long until nothing passes for up to two seconds. PORT 0: any. Prints "relay PORT".
#include <QCoreApplication>
#include <QHostAddress>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <chrono>
#include <cstdio>
#include <deque>
#include <map>
#include <memory>
#include <random>
#include <string>

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds kLongestStall{2000};
constexpr milliseconds kUncut{2500};  // time to come in
constexpr int kLookMillis = 2;

struct Line {
    int delay = 0;
    int jitter = 0;
    int piece = 4096;
    int cut = 0;
    int stall = 0;
    unsigned seed = 1;
};

class Chance {
public:
    explicit Chance(unsigned seed) : engine_(seed) {}
    milliseconds upTo(int most) { return milliseconds(std::uniform_int_distribution<int>(0, most)(engine_)); }
    milliseconds onAverage(int mean) {
        return milliseconds(static_cast<int>(std::exponential_distribution<>(1.0 / mean)(engine_)));
    }

private:
    std::mt19937 engine_;
};

// One way of a connection.
class Way {
public:
    Way(QTcpSocket& from, QTcpSocket& to, const Line& line, Chance& chance)
        : from_(from), to_(to), line_(line), chance_(chance) {}
    void look(Clock::time_point now, bool stalled) {
        while (from_.bytesAvailable() > 0) {
            // What comes later leaves later: TCP keeps the order.
            last_ = std::max(last_, now + milliseconds(line_.delay) + chance_.upTo(line_.jitter));
            pieces_.push_back({last_, from_.read(line_.piece)});
        }
        while (!stalled && !pieces_.empty() && pieces_.front().due <= now) {
            to_.write(pieces_.front().bytes);
            to_.flush();
            pieces_.pop_front();
        }
    }
    bool empty() const { return pieces_.empty(); }

private:
    struct Piece {
        Clock::time_point due;
        QByteArray bytes;
    };
    QTcpSocket& from_;
    QTcpSocket& to_;
    const Line& line_;
    Chance& chance_;
    std::deque<Piece> pieces_;
    Clock::time_point last_{};
};

class Pair {
public:
    Pair(QTcpSocket* inner, const QString& host, quint16 port, const Line& line, Chance& chance)
        : line_(line),
          chance_(chance),
          inner_(inner),
          there_(*inner, outer_, line, chance),
          back_(outer_, *inner, line, chance) {
        outer_.connectToHost(host, port);
        const auto now = Clock::now();
        cutAt_ = line.cut > 0 ? now + kUncut + chance.onAverage(line.cut) : Clock::time_point::max();
        stallAt_ = line.stall > 0 ? now + chance.onAverage(line.stall) : Clock::time_point::max();
    }
    // False: it is over.
    bool look() {
        const auto now = Clock::now();
        if (now >= cutAt_) {
            inner_->abort();
            outer_.abort();
            return false;
        }
        if (now >= stallAt_) {
            stalledUntil_ = now + chance_.upTo(static_cast<int>(kLongestStall.count()));
            stallAt_ = stalledUntil_ + chance_.onAverage(line_.stall);
        }
        const bool stalled = now < stalledUntil_;
        if (outer_.state() == QAbstractSocket::ConnectedState) opened_ = true;
        if (opened_) there_.look(now, stalled);
        back_.look(now, stalled);
        const bool innerGone = inner_->state() == QAbstractSocket::UnconnectedState;
        const bool outerGone = outer_.state() == QAbstractSocket::UnconnectedState ||
                               outer_.state() == QAbstractSocket::ClosingState;
        if (outerGone && back_.empty()) inner_->disconnectFromHost();
        if (innerGone && there_.empty()) outer_.disconnectFromHost();
        return !(innerGone && outer_.state() == QAbstractSocket::UnconnectedState);
    }

private:
    const Line& line_;
    Chance& chance_;
    std::unique_ptr<QTcpSocket> inner_;
    QTcpSocket outer_;
    Way there_;
    Way back_;
    Clock::time_point cutAt_;
    Clock::time_point stallAt_;
    Clock::time_point stalledUntil_{};
    bool opened_ = false;
};

bool read(const std::string& word, Line& line) {
    const std::map<std::string, int*> numbers = {{"delay", &line.delay},
                                                 {"jitter", &line.jitter},
                                                 {"piece", &line.piece},
                                                 {"cut", &line.cut},
                                                 {"stall", &line.stall}};
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos) return false;
    const int value = std::atoi(word.c_str() + equals + 1);
    const auto number = numbers.find(word.substr(0, equals));
    if (number != numbers.end()) *number->second = value;
    if (word.starts_with("seed=")) line.seed = static_cast<unsigned>(value);
    return number != numbers.end() || word.starts_with("seed=");
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    Line line;
    bool fine = argc >= 4;
    for (int i = 4; i < argc; ++i) fine = read(argv[i], line) && fine;
    if (!fine) {
        std::fprintf(
            stderr, "usage: kickdoor_relay PORT HOST TARGET_PORT [delay|jitter|piece|cut|stall|seed=N]...\n");
        return 2;
    }
    Chance chance(line.seed);
    const QString host = QString::fromLocal8Bit(argv[2]);
    const auto target = static_cast<quint16>(std::atoi(argv[3]));
    std::vector<std::unique_ptr<Pair>> pairs;
    QTcpServer server;
    QObject::connect(&server, &QTcpServer::newConnection, &server, [&] {
        while (QTcpSocket* socket = server.nextPendingConnection()) {
            socket->setParent(nullptr);
            pairs.push_back(std::make_unique<Pair>(socket, host, target, line, chance));
        }
    });
    if (!server.listen(QHostAddress::LocalHost, static_cast<quint16>(std::atoi(argv[1])))) return 1;
    QTimer look;
    look.setTimerType(Qt::PreciseTimer);
    QObject::connect(&look, &QTimer::timeout, &look,
                     [&] { std::erase_if(pairs, [](const auto& pair) { return !pair->look(); }); });
    look.start(kLookMillis);
    std::printf("relay %d\n", server.serverPort());
    std::fflush(stdout);
    return QCoreApplication::exec();
}
