#include "support/play_on.h"

#include "bot/bot.h"
#include "bot/bot_rng.h"
#include "io/snapshot/validate.h"
#include "rules/engine.h"

namespace tests {

using namespace kickdoor;

std::string playOn(const Game& game, GameState state, int commands, std::uint64_t seed) {
    BotRng rng(seed);
    LegalCommands legal;
    const auto bot = makeBot("random", seed);
    for (int i = 0; i < commands && state.phase != Phase::Over; ++i) {
        const auto first = Seat(rng.below(state.players));
        bool said = false;
        for (int k = 0; k < state.players && !said; ++k) {
            const auto seat = Seat((first + k) % state.players);
            legalCommands(game, state, seat, legal);
            if (legal.moves.empty() && legal.templates.empty()) continue;
            const auto command = bot->choose(game, state, seat, legal);
            if (!command) continue;
            if (!apply(game, state, *command).empty()) return "a legal command was refused";
            if (std::string cause = validateCards(game, state); !cause.empty()) return cause;
            said = true;
        }
        if (!said) break;
    }
    return {};
}

}  // namespace tests
