#include "model/session/past.h"

#include <fstream>
#include <iterator>
#include <optional>

#include "io/journal.h"
#include "io/replay.h"
#include "io/save.h"
#include "view/recorder.h"

namespace kickdoor {
namespace {

class OpenSink : public EventSink {
public:
    OpenSink(const Game& game, const PastListener& listener) : game_(game), listener_(listener) {}
    void onEvent(const GameState& now, const Event& event) override {
        listener_(viewOf(game_, now, kNoSeat), redacted(game_, event, now, kNoSeat));
    }

private:
    const Game& game_;
    const PastListener& listener_;
};

std::optional<GameRecord> recordIn(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    if (JournalRead journal = readJournal(text); journal.ok()) return std::move(journal.record);
    if (SaveRead save = readSave(text); save.ok()) return std::move(save.record);
    return std::nullopt;
}

}  // namespace

void tellPast(const std::filesystem::path& file, const PastListener& listener) {
    std::optional<GameRecord> record = recordIn(file);
    if (!record) return;
    std::string error;
    const std::unique_ptr<Replay> replay = Replay::open(std::move(*record), error);
    if (!replay) return;
    OpenSink sink(replay->game(), listener);
    while (!replay->atEnd() && replay->step(error, &sink)) {
    }
}

}  // namespace kickdoor
