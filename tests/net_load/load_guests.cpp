// The guests of some tables of one host, each over a TLS connection of its own. Each table says its commands
// at an even pace, whoever may; measured is how long each takes from the guest that says it back to that
// guest, answer and events included. scripts/net_load runs several of these. Usage: kickdoor_load_guests CODE
// PORT FIRST_TABLE TABLES SECONDS MILLIS FILE MILLIS: from a table's command to its next. Prints "ready N of
// M"; a line on its input begins the measuring, which ends with every duration in microseconds in FILE, one a
// line, and a summary.
#include <sys/resource.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QSocketNotifier>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <memory>
#include <ostream>
#include <vector>

#include "cli/files.h"
#include "net/cli/bot_guest.h"
#include "net/qt/tls_connection.h"

namespace {

using namespace kickdoor;

// Says nothing.
class Silence : public std::streambuf {};

constexpr int kSeats = 4;
constexpr int kComeEveryMillis = 20;
constexpr std::ptrdiff_t kComingAtOnce = 8;
constexpr int kLooks = 240;  // half seconds; then it measures with those who have come
// Between two looks at whose time has come: each asks the system about every socket.
constexpr int kPaceMillis = 5;
constexpr int kByHand = -1;

struct Wishes {
    net::HostPlace place;
    int firstTable = 1;
    int tables = 1;
    int seconds = 10;
    int millis = 500;
    const char* file = nullptr;
};

class Load {
public:
    explicit Load(const Wishes& wishes) : wishes_(wishes) {
        QObject::connect(&come_, &QTimer::timeout, &come_, [this] { comeIn(); });
        come_.start(kComeEveryMillis);
        QObject::connect(&look_, &QTimer::timeout, &look_, [this] { look(); });
        look_.start(500);
        pace_.setTimerType(Qt::PreciseTimer);
        QObject::connect(&pace_, &QTimer::timeout, &pace_, [this] { speak(); });
    }

    void measure() {
        measuring_ = true;
        began_ = usedMillis();
        QTimer::singleShot(wishes_.seconds * 1000, &look_, [this] { tell(); });
    }

private:
    using Clock = std::chrono::steady_clock;

    static long usedMillis() {
        rusage used{};
        getrusage(RUSAGE_SELF, &used);
        const auto millis = [](const timeval& time) { return time.tv_sec * 1000 + time.tv_usec / 1000; };
        return millis(used.ru_utime) + millis(used.ru_stime);
    }

    int wanted() const { return wishes_.tables * kSeats; }

    std::ptrdiff_t in(net::ClientStage stage) const {
        return std::count_if(guests_.begin(), guests_.end(),
                             [stage](const auto& guest) { return guest->session().stage() >= stage; });
    }

    void comeIn() {
        const auto coming = static_cast<std::ptrdiff_t>(guests_.size()) - in(net::ClientStage::Lobby);
        for (auto i = coming; i < kComingAtOnce && static_cast<int>(guests_.size()) < wanted(); ++i) {
            const int number = static_cast<int>(guests_.size());
            cli::JoinRequest request;
            request.pin = "1234";
            request.table = static_cast<net::TableId>(wishes_.firstTable + number / kSeats);
            request.name = "Guest " + std::to_string(number % kSeats + 1);
            request.seed = static_cast<std::uint64_t>(wishes_.firstTable * kSeats + number);
            request.bot = "random";
            request.thinkMillis = kByHand;
            guests_.push_back(std::make_unique<cli::BotGuest>(request, shelf_, none_, none_));
            guests_.back()->onDone = [this](int code) { failed_ += code == 0 ? 0 : 1; };
            guests_.back()->player().onAccepted = [this](std::chrono::microseconds took) {
                if (measuring_) took_.push_back(took.count());
            };
            guests_.back()->open({wishes_.place});
        }
        if (static_cast<int>(guests_.size()) == wanted()) come_.stop();
    }

    void look() {
        const auto now = in(net::ClientStage::Playing);
        ++looks_;
        if (now < wanted() && looks_ < kLooks) return;
        look_.stop();
        std::printf("ready %td of %d\n", now, wanted());
        std::fflush(stdout);
        next_.resize(static_cast<std::size_t>(wishes_.tables));
        const auto begin = Clock::now();
        for (std::size_t i = 0; i < next_.size(); ++i)
            next_[i] = begin + std::chrono::milliseconds(wishes_.millis) * i / next_.size();
        pace_.start(kPaceMillis);
    }

    // Tables whose time has come say one command each.
    void speak() {
        const auto now = Clock::now();
        for (std::size_t table = 0; table < next_.size(); ++table) {
            if (next_[table] > now) continue;
            next_[table] += std::chrono::milliseconds(wishes_.millis);
            bool said = false;
            ++turn_;
            for (std::size_t i = 0; i < kSeats && !said; ++i)
                said = guests_[table * kSeats + (i + turn_) % kSeats]->player().speak();
            if (!said && measuring_) ++silent_;
        }
    }

    void tell() {
        measuring_ = false;
        std::ofstream file(wishes_.file);
        for (const std::int64_t micros : took_) file << micros << '\n';
        file.close();
        std::printf(
            "done: %zu commands, %d times nobody had anything to say, %d guests failed, %td play, %ld ms "
            "used\n",
            took_.size(), silent_, failed_, in(net::ClientStage::Playing), usedMillis() - began_);
        std::fflush(stdout);
        QCoreApplication::exit(!took_.empty() && failed_ == 0 ? 0 : 1);
    }

    Wishes wishes_;
    Silence silence_;
    std::ostream none_{&silence_};
    PackShelf shelf_ = cli::installedPacks();
    std::vector<std::unique_ptr<cli::BotGuest>> guests_;
    std::vector<Clock::time_point> next_;
    std::vector<std::int64_t> took_;
    QTimer come_;
    QTimer look_;
    QTimer pace_;
    std::size_t turn_ = 0;
    long began_ = 0;
    int looks_ = 0;
    int failed_ = 0;
    int silent_ = 0;
    bool measuring_ = false;
};

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const net::CodeRead code = net::readJoinCode(argc == 8 ? argv[1] : "");
    if (argc != 8 || !code.ok()) {
        std::fprintf(stderr,
                     "usage: kickdoor_load_guests CODE PORT FIRST_TABLE TABLES SECONDS MILLIS FILE\n");
        return 2;
    }
    Wishes wishes;
    wishes.place = {QStringLiteral("127.0.0.1"), static_cast<std::uint16_t>(std::atoi(argv[2])),
                    code.code.key};
    wishes.firstTable = std::atoi(argv[3]);
    wishes.tables = std::atoi(argv[4]);
    wishes.seconds = std::atoi(argv[5]);
    wishes.millis = std::atoi(argv[6]);
    wishes.file = argv[7];
    Load load(wishes);

    QSocketNotifier asked(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&asked, &QSocketNotifier::activated, &asked, [&] {
        char line[64];
        if (read(STDIN_FILENO, line, sizeof line) > 0) return load.measure();
        QCoreApplication::exit(1);
    });
    return QCoreApplication::exec();
}
