// Commands from strangers: not understood, refused, or carried out. The first byte picks the state they are
// for.
#include <cstdlib>

#include "io/command_json.h"
#include "io/scenario/naming.h"
#include "io/scenario/step.h"
#include "io/snapshot/validate.h"
#include "rules/engine.h"
#include "support/recorded_game.h"
#include "view/view.h"

namespace {

using namespace kickdoor;

void tryOut(const Game& game, const GameState& state, const Command& command) {
    const Refusals refusals = judge(game, state, command);
    if (judge(game, viewOf(game, state, command.by()), command).empty() != refusals.empty()) std::abort();
    GameState after = state;
    if (apply(game, after, command).empty() != refusals.empty()) std::abort();
    if (!validate(game, after).empty()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const tests::RecordedGame kGame = tests::playRecorded(4, 4, 2000);
    static const Game kRules = kGame.game();
    static const std::vector<std::string> kNames = kGame.record.playerNames();
    if (size < 2 || size > 4000) return 0;
    const GameState& state = kGame.states[(data[0] * 7919U) % kGame.states.size()];
    const JsonParse json = parseJson({reinterpret_cast<const char*>(data + 1), size - 1});
    if (!json.ok()) return 0;
    const ExactNaming exact(*kGame.catalog, state.cards);
    scenario::FightOrder order;
    order.see(state);
    const scenario::ScenarioNaming spoken(kRules, state, order);
    for (const CommandNaming* naming :
         {static_cast<const CommandNaming*>(&exact), static_cast<const CommandNaming*>(&spoken)}) {
        try {
            for (const Command& command :
                 commandsFromJson({*kGame.catalog, state, kNames, *naming}, JsonAt(json.value)))
                tryOut(kRules, state, command);
        } catch (const ReadError&) {
        }
    }
    try {
        GameState now = state;
        for (const Command& command : scenario::commandsOfStep(kRules, state, kNames, JsonAt(json.value),
                                                               {order, scenario::Latitude::Natural, {}})) {
            tryOut(kRules, now, command);
            (void)apply(kRules, now, command);
        }
    } catch (const ReadError&) {
    }
    return 0;
}
