// Many guests of one host, each over a TLS connection of its own: how long a command takes from the guest
// that says it back to that guest, answer and events included. scripts/net_load runs it against a host of its
// own. Usage: kickdoor_net_load CODE PORT PIN TABLES SECONDS [SEATS]
#include <QCoreApplication>
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

// A table makes about two commands a second when its seats think so long; some may be asked at once.
constexpr int kThinkMillis = 450;
constexpr int kComeEveryMillis = 40;
constexpr int kLooks = 240;  // then it measures with those who have come

class Load {
public:
    Load(const net::HostPlace& place, const std::string& pin, int tables, int seats, int seconds)
        : place_(place), pin_(pin), wanted_(tables * seats), seats_(seats), seconds_(seconds) {
        QObject::connect(&come_, &QTimer::timeout, &come_, [this] { comeIn(); });
        come_.start(kComeEveryMillis);
        QObject::connect(&look_, &QTimer::timeout, &look_, [this] { look(); });
        look_.start(500);
    }

private:
    void comeIn() {
        for (int i = 0; i < 2 && static_cast<int>(guests_.size()) < wanted_; ++i) {
            const int number = static_cast<int>(guests_.size());
            cli::JoinRequest request;
            request.pin = pin_;
            request.table = static_cast<net::TableId>(number / seats_ + 1);
            request.name = "Guest " + std::to_string(number % seats_ + 1);
            request.seed = static_cast<std::uint64_t>(number);
            request.bot = "random";
            request.thinkMillis = kThinkMillis;
            guests_.push_back(std::make_unique<cli::BotGuest>(request, shelf_, none_, none_));
            guests_.back()->onDone = [this](int code) { failed_ += code == 0 ? 0 : 1; };
            guests_.back()->player().onAccepted = [this](std::chrono::microseconds took) {
                if (measuring_) took_.push_back(took.count());
            };
            guests_.back()->open({place_});
        }
        if (static_cast<int>(guests_.size()) == wanted_) come_.stop();
    }

    int playing() const {
        return static_cast<int>(std::count_if(guests_.begin(), guests_.end(), [](const auto& guest) {
            return guest->session().stage() == net::ClientStage::Playing;
        }));
    }

    void look() {
        if (measuring_) return;
        const int now = playing();
        ++looks_;
        if (now < wanted_ && looks_ < kLooks) return;
        std::printf("%d of %d guests play\n", now, wanted_);
        std::fflush(stdout);
        measuring_ = true;
        QTimer::singleShot(seconds_ * 1000, &look_, [this] { tell(); });
    }

    void tell() {
        measuring_ = false;
        std::sort(took_.begin(), took_.end());
        const auto at = [this](double share) {
            if (took_.empty()) return 0.0;
            const auto last = static_cast<double>(took_.size() - 1);
            return static_cast<double>(took_[static_cast<std::size_t>(share * last)]) / 1000;
        };
        std::printf("%zu commands in %d s: %.0f a second\n", took_.size(), seconds_,
                    static_cast<double>(took_.size()) / seconds_);
        std::printf("from saying to hearing: median %.1f ms, p90 %.1f, p99 %.1f, longest %.1f\n", at(0.5),
                    at(0.9), at(0.99), at(1));
        std::printf("%d guests failed, %d play\n", failed_, playing());
        std::fflush(stdout);
        const bool fine = !took_.empty() && failed_ == 0;
        QCoreApplication::exit(fine ? 0 : 1);
    }

    net::HostPlace place_;
    std::string pin_;
    int wanted_;
    int seats_;
    int seconds_;
    Silence silence_;
    std::ostream none_{&silence_};
    PackShelf shelf_ = cli::installedPacks();
    std::vector<std::unique_ptr<cli::BotGuest>> guests_;
    std::vector<std::int64_t> took_;
    QTimer come_;
    QTimer look_;
    int looks_ = 0;
    int failed_ = 0;
    bool measuring_ = false;
};

}  // namespace

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    if (argc < 6) {
        std::fprintf(stderr, "usage: kickdoor_net_load CODE PORT PIN TABLES SECONDS [SEATS]\n");
        return 2;
    }
    const kickdoor::net::CodeRead code = kickdoor::net::readJoinCode(argv[1]);
    if (!code.ok()) return 2;
    const kickdoor::net::HostPlace place{QStringLiteral("127.0.0.1"),
                                         static_cast<std::uint16_t>(std::atoi(argv[2])), code.code.key};
    const Load load(place, argv[3], std::atoi(argv[4]), argc > 6 ? std::atoi(argv[6]) : 4,
                    std::atoi(argv[5]));
    return QCoreApplication::exec();
}
