// Saves from strangers: a snapshot damaged in any way is refused by its reader or by the trial, or can be
// played on. The first byte picks the state, the others say what is done to it.
#include <cstdlib>
#include <iostream>

#include "io/snapshot/snapshot.h"
#include "support/damage.h"
#include "support/play_on.h"
#include "support/recorded_game.h"
#include "trial/trial.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace kickdoor;
    static const tests::RecordedGame kGame = tests::playRecorded(3, 4, 2000);
    static const Game kRules = kGame.game();
    if (size < 5 || size > 64) return 0;
    const std::size_t pick = (data[0] * 7919U) % kGame.states.size();
    JsonValue json = snapshotToJson(*kGame.catalog, kGame.states[pick]);
    tests::damage(json, {data + 1, size - 1});
    GameState state;
    try {
        state = snapshotFromJson(kRules, JsonAt(json));
    } catch (const ReadError&) {
        return 0;
    }
    if (!tryOut(kRules, state, 1, 2, 60).empty()) return 0;
    if (const std::string wrong = tests::playOn(kRules, state, 60, size); !wrong.empty()) {
        std::cerr << wrong << '\n' << writeJson(json) << '\n';
        std::abort();
    }
    return 0;
}
