// NetTable: gives its packs to members who lack them.
#include <algorithm>

#include "net/server/net_table.h"
#include "net/wire/clean_text.h"
#include "net/wire/game_options.h"
#include "net/wire/limits.h"

namespace kickdoor::net {
namespace {

// A member asks for the next part when it has the last.
constexpr std::size_t kMostOnTheWay = 2 * kMaxToClient;

PackOffer fitting(PackOffer offer) {
    offer.name = cleaned(offer.name, kMaxName);
    offer.version = cleaned(offer.version, kMaxWord);
    offer.author = cleaned(offer.author, kMaxName);
    offer.licence = cleaned(offer.licence, kMaxName);
    offer.about = cleaned(offer.about, kMaxNote);
    return offer;
}

}  // namespace

// Read once for each choice of packs, when somebody lacks one.
void NetTable::readShared() {
    if (sharedOf_ == options_.packs) return;
    sharedOf_ = options_.packs;
    shared_.clear();
    const PackMatch match = matchPacks(*home_.shelf, options_.packs);
    if (match.packs == nullptr || !home_.sharing) return;
    for (const PackId& pack : options_.packs) {
        auto shared = home_.sharing(*home_.shelf, pack.edition, *match.packs);
        if (!shared || shared->bytes == nullptr || shared->bytes->empty() || shared->bytes->size() > kMaxPack)
            continue;
        shared->offer = fitting(std::move(shared->offer));
        shared_.push_back(std::move(*shared));
    }
}

void NetTable::offerPacks(const Person& person) {
    if (person.lacking.empty()) return;
    readShared();
    PackOffers offers;
    for (const SharedPack& shared : shared_)
        if (std::find(person.lacking.begin(), person.lacking.end(), shared.offer.edition) !=
            person.lacking.end())
            offers.packs.push_back(shared.offer);
    person.send(offers);
}

// Who could not follow the game for want of packs, and has them now, is told all of it.
NetReason NetTable::hear(Person& person, const Lacks& lacks, NetTime now) {
    const bool lackedBefore = !person.lacking.empty();
    std::vector<std::string> lacking;
    for (const PackId& pack : options_.packs)
        if (std::find(lacks.editions.begin(), lacks.editions.end(), pack.edition) != lacks.editions.end())
            lacking.push_back(pack.edition);
    const bool follows = lackedBefore && lacking.empty() && stage_ != TableStage::Lobby;
    if (follows && (person.session == nullptr || person.session->bytesOnTheWay() > kMostOnTheWay))
        return NetReason::TooFast;
    person.lacking = std::move(lacking);
    offerPacks(person);
    lobbyChanged_ = true;
    if (!follows) return NetReason::None;
    person.wantsPast = true;
    tellAllOfGame(person, now);
    person.wantsPast = false;
    person.takeBack = {};
    if (game_) tellTakeBack();
    return NetReason::None;
}

NetReason NetTable::hear(Person& person, const AskPackPart& wish) {
    // Only what was read for an offer is given out, and only while the table plays it.
    const auto found = sharedOf_ != options_.packs
                           ? shared_.end()
                           : std::find_if(shared_.begin(), shared_.end(), [&](const SharedPack& shared) {
                                 return shared.offer.file == wish.file;
                             });
    if (found == shared_.end() || wish.from >= found->bytes->size()) return NetReason::PackNotOffered;
    if (person.session == nullptr || person.session->bytesOnTheWay() > kMostOnTheWay)
        return NetReason::TooFast;
    const auto from = found->bytes->begin() + static_cast<std::ptrdiff_t>(wish.from);
    const std::size_t count = std::min(kPackPart, found->bytes->size() - wish.from);
    person.send(PackPart{wish.file, wish.from, {from, from + static_cast<std::ptrdiff_t>(count)}});
    return NetReason::None;
}

}  // namespace kickdoor::net
