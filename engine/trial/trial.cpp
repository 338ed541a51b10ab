#include "trial/trial.h"

#include "bot/bot_rng.h"
#include "bot/random_bot.h"
#include "io/snapshot/validate.h"
#include "rules/engine.h"

namespace kickdoor {
namespace {

// Carries out a legal command of the first player, from `first` on, who has one. False if nobody has.
bool sayOne(const Game& game, GameState& state, Bot& bot, Seat first, std::string& wrong) {
    LegalCommands legal;
    for (int k = 0; k < state.players; ++k) {
        const auto seat = Seat((first + k) % state.players);
        legalCommands(game, state, seat, legal);
        if (legal.moves.empty() && legal.templates.empty()) continue;
        const auto command = bot.choose(game, state, seat, legal);
        if (!command) continue;
        if (!apply(game, state, *command).empty()) wrong = "a legal command was refused";
        return true;
    }
    return false;
}

}  // namespace

std::string tryOut(const Game& game, const GameState& state, std::uint64_t seed, int games, int commands) {
    std::string wrong = validate(game, state);
    for (int i = 0; i < games && wrong.empty(); ++i) {
        GameState copy = state;
        BotRng rng(seed * 64 + static_cast<std::uint64_t>(i));
        RandomBot bot(rng.below(1U << 30U));
        for (int said = 0; said < commands && copy.phase != Phase::Over && wrong.empty(); ++said) {
            if (!sayOne(game, copy, bot, Seat(rng.below(copy.players)), wrong)) wrong = "nobody can act";
            if (wrong.empty()) wrong = validate(game, copy);
        }
    }
    return wrong;
}

}  // namespace kickdoor
