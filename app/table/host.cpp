#include "table/host.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "table/game_files.h"
#include "table/table.h"

namespace kickdoor {
namespace {

TableTime sinceStart() {
    static const auto start = std::chrono::steady_clock::now();
    return std::chrono::duration_cast<TableTime>(std::chrono::steady_clock::now() - start);
}

}  // namespace

// One thread does all the work, in the order of the requests.
class Host::Impl {
public:
    explicit Impl(std::unique_ptr<Table> table)
        : table_(std::move(table)), thread_([this](const std::stop_token& stop) { work(stop); }) {}

    ~Impl() {
        {
            // Under the lock, so that the thread cannot miss the request between checking for it and
            // sleeping.
            const std::scoped_lock lock(mutex_);
            thread_.request_stop();
        }
        awake_.notify_all();
    }

    void post(std::function<void(Table&)> task) {
        {
            const std::scoped_lock lock(mutex_);
            tasks_.push_back(std::move(task));
        }
        awake_.notify_all();
    }

    // Runs the task on the host's thread and waits for it. Called on that thread, runs it at once.
    void postAndWait(const std::function<void(Table&)>& task) {
        if (std::this_thread::get_id() == thread_.get_id()) {
            task(*table_);
            return;
        }
        bool done = false;
        std::mutex mutex;
        std::condition_variable ready;
        post([&](Table& table) {
            task(table);
            const std::scoped_lock lock(mutex);
            done = true;
            ready.notify_all();
        });
        std::unique_lock lock(mutex);
        ready.wait(lock, [&done] { return done; });
    }

    // For facts that never change after the start; thread-safe.
    const Table& table() const { return *table_; }

private:
    void work(const std::stop_token& stop) {
        for (;;) {
            std::deque<std::function<void(Table&)>> tasks;
            {
                std::unique_lock lock(mutex_);
                const auto ready = [&] { return stop.stop_requested() || !tasks_.empty(); };
                if (const auto due = table_->nextDue())
                    awake_.wait_for(lock, std::max(TableTime(0), *due - sinceStart()), ready);
                else
                    awake_.wait(lock, ready);
                if (stop.stop_requested() && tasks_.empty()) return;
                tasks.swap(tasks_);
            }
            for (const auto& task : tasks) task(*table_);
            // One step at a time, so that a requested pause takes effect before the next.
            if (!stop.stop_requested()) table_->step(sinceStart());
        }
    }

    std::unique_ptr<Table> table_;
    std::mutex mutex_;
    std::condition_variable awake_;
    std::deque<std::function<void(Table&)>> tasks_;
    std::jthread thread_;  // last, so that it stops before the other members are destroyed
};

namespace {

class LocalSeat : public TableSeat {
public:
    using Post = std::function<void(std::function<void(Table&)>)>;
    LocalSeat(SeatSet seats, Post post, std::function<void()> leave)
        : seats_(seats), post_(std::move(post)), leave_(std::move(leave)) {}
    ~LocalSeat() override { leave_(); }

    SeatSet seats() const override { return seats_; }

    void submit(const Command& command, AnswerCallback answer) override {
        post_([command, answer = std::move(answer), seats = seats_](Table& table) {
            Answer result;
            result.kind = Answer::Kind::Refused;
            if (seats.has(command.by()))
                result = table.submit(command, sinceStart());
            else
                result.refusals.add({Reason::NotSeated, command.by()});
            if (answer) answer(result);
        });
    }

    void takeBack(Seat by, std::uint32_t epoch, AnswerCallback answer) override {
        post_([by, epoch, answer = std::move(answer), seats = seats_](Table& table) {
            Answer result;
            result.kind = Answer::Kind::Refused;
            if (seats.has(by))
                result = table.takeBack({by, epoch, {}}, sinceStart());
            else
                result.refusals.add({Reason::NotSeated, by});
            if (answer) answer(result);
        });
    }

    void consent(Consent consent) override {
        post_([consent, seats = seats_](Table& table) { table.consent(seats, consent, sinceStart()); });
    }

private:
    SeatSet seats_;
    Post post_;
    std::function<void()> leave_;
};

}  // namespace

Host::Host(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Host::~Host() = default;

HostResult Host::seated(OpenGame game, const HostOptions& options, const TableError& error) {
    HostResult result;
    result.error = error;
    if (error && error.kind != TableErrorKind::RulesMoved) return result;
    auto table = std::make_unique<Table>(std::move(game), options.pace, sinceStart());
    table->setPaused(options.paused, sinceStart());
    result.host.reset(new Host(std::make_unique<Impl>(std::move(table))));
    return result;
}

HostResult Host::start(const LoadedPacks& packs, const TableSetup& setup, const HostOptions& options) {
    OpenGame game;
    const TableError error = startGame(packs, setup, options.journal, game);
    return seated(std::move(game), options, error);
}

HostResult Host::resume(const HostOptions& options) {
    OpenGame game;
    const TableError error = resumeGame(options.journal, game);
    return error ? HostResult{nullptr, error} : seated(std::move(game), options, error);
}

HostResult Host::load(const std::filesystem::path& save, const HostOptions& options) {
    OpenGame game;
    const TableError error = loadGame(save, options.journal, game);
    return seated(std::move(game), options, error);
}

HostResult Host::play(OpenGame game, const Pace& pace) {
    return seated(std::move(game), {pace, {}, false}, {});
}

const Game& Host::game() const {
    return impl_->table().game();
}
const TableSetup& Host::setup() const {
    return impl_->table().setup();
}
std::span<const PackSource> Host::packs() const {
    return impl_->table().record().packs;
}

CatalogPtr Host::catalog() const {
    return impl_->table().catalog();
}

std::unique_ptr<TableSeat> Host::sit(SeatSet seats, SeatListener& listener) {
    impl_->post([seats, &listener](Table& table) { table.join(seats, listener, sinceStart()); });
    return std::make_unique<LocalSeat>(
        seats, [this](std::function<void(Table&)> task) { impl_->post(std::move(task)); },
        [this, &listener] { impl_->postAndWait([&listener](Table& table) { table.leave(listener); }); });
}

void Host::setPace(const Pace& pace) {
    impl_->post([pace](Table& table) { table.setPace(pace, sinceStart()); });
}

void Host::setPaused(bool paused) {
    impl_->post([paused](Table& table) { table.setPaused(paused, sinceStart()); });
}

void Host::setControl(Seat seat, Control control) {
    impl_->post([seat, control](Table& table) { table.setControl(seat, control, sinceStart()); });
}

void Host::save(const std::filesystem::path& file, const std::string& title,
                std::function<void(const TableError&)> done) {
    impl_->post([file, title, done = std::move(done)](Table& table) {
        const TableError error = saveGame(table, file, title);
        if (done) done(error);
    });
}

void Host::writeReplay(const std::filesystem::path& file, std::function<void(const TableError&)> done) {
    impl_->post([file, done = std::move(done)](Table& table) {
        const TableError error = writeReplayFile(table, file);
        if (done) done(error);
    });
}

void Host::retryJournal(std::optional<std::filesystem::path> file) {
    impl_->post([file = std::move(file)](Table& table) { table.retryJournal(file, sinceStart()); });
}

void Host::playWithoutJournal() {
    impl_->post([](Table& table) { table.playWithoutJournal(sinceStart()); });
}

void Host::flush() {
    impl_->postAndWait([](Table&) {});
}

}  // namespace kickdoor
