#include "cli/lint_command.h"

#include "io/pack_files.h"

namespace kickdoor::cli {

int lint(const LintRequest& request, std::ostream& out, std::ostream& err) {
    const LoadResult loaded = loadPacks(request.packs);
    for (const PackError& error : loaded.errors) err << error.text() << '\n';
    if (!loaded.ok()) return 1;
    int doors = 0;
    int treasures = 0;
    for (const CardDef& card : loaded.catalog.cards)
        (card.deck == Deck::Door ? doors : treasures) += card.copies;
    out << loaded.catalog.cards.size() << " different cards: " << doors << " Doors, " << treasures
        << " Treasures\n";
    return 0;
}

}  // namespace kickdoor::cli
