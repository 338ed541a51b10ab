// kill -9 of a process that hosts a game, again and again: nothing that was acknowledged is lost.
// KICKDOOR_KILLS in the environment: how many kills, 10 if it is not set.
#include <gtest/gtest.h>

#ifdef __linux__

#    include <fcntl.h>
#    include <spawn.h>
#    include <sys/wait.h>
#    include <unistd.h>

#    include <chrono>
#    include <csignal>
#    include <cstdlib>

#    include "bot/bot_rng.h"
#    include "hosted_game.h"
#    include "io/replay.h"
#    include "laid.h"
#    include "view/view.h"

namespace {

using namespace kickdoor;
using namespace tests;

struct Told {
    std::size_t number = 0;
    std::uint64_t openHash = 0;
    bool fights = false;
};

// One life of the hosting process.
class HostProcess {
public:
    HostProcess(const std::filesystem::path& journal, std::uint64_t seed) {
        int ends[2] = {};
        if (::pipe2(ends, O_CLOEXEC) != 0) return;
        posix_spawn_file_actions_t actions;
        ::posix_spawn_file_actions_init(&actions);
        ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
        std::string path = journal.string();
        std::string number = std::to_string(seed);
        std::string name = "host";
        std::string mode = kHostedGame;
        char* arguments[] = {name.data(), mode.data(), path.data(), number.data(), nullptr};
        ::posix_spawn(&pid_, "/proc/self/exe", &actions, nullptr, arguments, environ);
        ::posix_spawn_file_actions_destroy(&actions);
        ::close(ends[1]);
        out_ = ::fdopen(ends[0], "r");
    }
    ~HostProcess() {
        if (pid_ > 0) kill();
        if (out_ != nullptr) std::fclose(out_);
    }
    HostProcess(const HostProcess&) = delete;
    HostProcess& operator=(const HostProcess&) = delete;

    // False: it has ended, and all it said was read.
    bool read(Told& told) {
        unsigned long long hash = 0;
        int fights = 0;
        if (out_ == nullptr || std::fscanf(out_, "%zu %llu %d", &told.number, &hash, &fights) != 3)
            return false;
        told.openHash = hash;
        told.fights = fights == 1;
        return true;
    }
    void kill() {
        ::kill(pid_, SIGKILL);
        ::waitpid(pid_, nullptr, 0);
        pid_ = -1;
    }

private:
    pid_t pid_ = -1;
    std::FILE* out_ = nullptr;
};

// Every acknowledged command is in the journal and leads where the seats were told; and the game goes on.
void expectNothingLost(const std::filesystem::path& journal, const std::vector<Told>& told) {
    JournalRead read = journalIn(journal);
    ASSERT_TRUE(read.ok()) << read.error;
    ASSERT_GE(read.record.commands.size(), told.back().number);
    std::string error;
    const auto replay = Replay::open(std::move(read.record), error);
    ASSERT_TRUE(replay) << error;
    std::size_t next = 0;
    while (!replay->atEnd()) {
        ASSERT_TRUE(replay->step(error)) << error;
        if (next == told.size() || told[next].number != replay->position()) continue;
        ASSERT_EQ(hashOf(viewOf(replay->game(), replay->state(), kNoSeat)), told[next].openHash);
        ++next;
    }
    EXPECT_EQ(next, told.size());

    // On a copy: the journal itself is left to the next life of the host.
    const auto copy = journal.string() + ".copy";
    std::filesystem::copy_file(journal, copy, std::filesystem::copy_options::overwrite_existing);
    OpenGame game;
    ASSERT_FALSE(resumeGame(copy, game));
    EXPECT_TRUE(game.state == replay->state());
    game.journal = nullptr;
    LaidTable laid;
    laid.table = std::make_unique<Table>(std::move(game), Pace{}, laid.now);
    EXPECT_TRUE(laid.playOut());
    EXPECT_FALSE(laid.state().winners.empty());
}

bool isOver(const std::filesystem::path& journal) {
    std::string error;
    const auto replay = Replay::open(journalIn(journal).record, error);
    while (replay && !replay->atEnd() && replay->step(error)) {
    }
    return replay && replay->atEnd() && replay->state().phase == Phase::Over;
}

int killsWanted() {
    const char* text = std::getenv("KICKDOOR_KILLS");
    const int kills = text == nullptr ? 10 : std::atoi(text);
    return kills < 1 ? 1 : kills;
}

TEST(Kill, LosesNothingThatWasAcknowledged) {
    const TempFolder folder;
    BotRng rng(static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count()));
    std::uint64_t seed = 1;
    int inFights = 0;
    std::size_t acknowledged = 0;
    std::size_t torn = 0;
    const int kills = killsWanted();
    for (int kill = 0; kill < kills && !HasFatalFailure();) {
        const auto journal = folder / ("game-" + std::to_string(seed) + ".journal");
        std::vector<Told> told;
        HostProcess host(journal, seed);
        const std::size_t count = 1 + rng.below(150);
        const bool wantsFight = kill % 2 == 0;
        Told last;
        bool alive = true;
        while (told.size() < count || (wantsFight && !last.fights)) {
            alive = host.read(last);
            if (!alive) break;
            told.push_back(last);
        }
        if (alive) ::usleep(rng.below(2'000));  // into whatever it is just doing
        host.kill();
        while (host.read(last)) told.push_back(last);  // what it had said by then counts, too
        if (told.empty()) {  // the last command of its earlier life had ended the game
            ASSERT_TRUE(isOver(journal));
            ++seed;
            continue;
        }
        acknowledged += told.size();
        expectNothingLost(journal, told);
        torn += journalIn(journal).torn ? 1 : 0;
        if (!alive) {  // the game was over first
            ++seed;
            continue;
        }
        inFights += last.fights ? 1 : 0;
        ++kill;
    }
    std::printf("%d kills, %d of them in mid-combat, %zu acknowledged commands, %zu torn lines, %d games\n",
                kills, inFights, acknowledged, torn, static_cast<int>(seed));
    EXPECT_TRUE(kills < 10 || inFights > 0);
}

}  // namespace

#endif
