#include "net/packs/shared_packs.h"

#include <algorithm>

#include "net/wire/digest.h"
#include "pack/kickpack.h"

namespace kickdoor::net {
namespace {

// As they lie in the deck, copies included.
std::uint16_t cardsOf(const Catalog& catalog, const std::string& edition, Deck deck) {
    std::size_t cards = 0;
    for (const CardDef& card : catalog.cards)
        if (card.pack == edition && card.deck == deck) cards += card.copies;
    return static_cast<std::uint16_t>(std::min<std::size_t>(cards, UINT16_MAX));
}

std::uint16_t kindsOf(const Catalog& catalog, const std::string& edition) {
    return static_cast<std::uint16_t>(
        std::count_if(catalog.cards.begin(), catalog.cards.end(),
                      [&](const CardDef& card) { return card.pack == edition; }));
}

std::optional<SharedPack> share(const PackShelf& shelf, const std::string& edition,
                                const LoadedPacks& packs) {
    if (!shelf.isOwn(edition)) return std::nullopt;
    KickpackRead read = readKickpack(shelf.folderOf(edition));
    if (!read.ok() || !lackedForSharing(read.pack.facts).empty()) return std::nullopt;
    const PackSource source = read.pack.source();
    const bool played = std::any_of(packs.sources.begin(), packs.sources.end(), [&](const PackSource& pack) {
        return pack.name == source.name && pack.files == source.files;
    });
    if (source.name != edition || !played) return std::nullopt;
    const PackFacts& facts = read.pack.facts;
    SharedPack shared;
    shared.offer = {edition,
                    facts.name,
                    facts.version->text(),
                    facts.author,
                    facts.licence,
                    facts.about,
                    cardsOf(*packs.catalog, edition, Deck::Door),
                    cardsOf(*packs.catalog, edition, Deck::Treasure),
                    kindsOf(*packs.catalog, edition),
                    static_cast<std::uint32_t>(read.pack.bytes.size()),
                    {}};
    const std::string& bytes = read.pack.bytes;
    shared.offer.file = sha256({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
    shared.bytes = std::make_shared<const std::string>(std::move(read.pack.bytes));
    return shared;
}

}  // namespace

PackSharing sharedPacks() {
    return share;
}

}  // namespace kickdoor::net
