#include "text/printed_options.h"

#include "rules/engine.h"
#include "table_api/pending.h"
#include "text/card_text.h"

namespace kickdoor {

std::vector<std::string> printedOptions(const Texts& texts, const Game& game, const GameState& state) {
    const ListRef list = questionOptionList(game, state);
    if (list == kNoRef) return {"no", "yes"};
    std::vector<std::string> words;
    for (const NodeRef option : game.catalog.list(list))
        words.push_back(optionText(texts, game.catalog, askingNow(state).def, option, game.rules));
    return words;
}

}  // namespace kickdoor
