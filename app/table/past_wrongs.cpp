#include "table/past_wrongs.h"

#include "base/seats.h"
#include "bot/wrongs.h"
#include "io/replay.h"

namespace kickdoor {
namespace {

class Witness : public EventSink {
public:
    Witness(const Game& game, std::vector<Wrong>& seen) : game_(game), seen_(seen) {}
    void onEvent(const GameState& now, const Event& event) override {
        for (const Seat victim : seatsIn(hurtBy(game_, now, event))) seen_.push_back({victim, event.seat});
    }

private:
    const Game& game_;
    std::vector<Wrong>& seen_;
};

}  // namespace

std::vector<Wrong> wrongsIn(const GameRecord& record, const std::shared_ptr<const Catalog>& catalog) {
    std::vector<Wrong> wrongs;
    if (record.commands.empty()) return wrongs;
    std::string cause;
    const auto replay = Replay::open(record, catalog, cause);
    if (!replay) return wrongs;
    Witness witness(replay->game(), wrongs);
    while (!replay->atEnd() && replay->step(cause, &witness)) {
    }
    return wrongs;
}

}  // namespace kickdoor
