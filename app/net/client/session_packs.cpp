// ClientSession: packs that this program lacks, and fetching them from the host.
#include <algorithm>

#include "net/client/session_impl.h"

namespace kickdoor::net {

void ClientSession::Impl::on(const PackOffers& m) {
    if (!atTable()) return badHost("packs before entering");
    offers_ = m;
    // The table's own only.
    std::erase_if(offers_.packs, [this](const PackOffer& offer) {
        const auto& packs = lobby_.options.packs;
        return std::none_of(packs.begin(), packs.end(),
                            [&](const PackId& pack) { return pack.edition == offer.edition; });
    });
    listener_.onPackOffers(offers_);
}

void ClientSession::Impl::fetchPack(const Digest& file) {
    if (!atTable()) return;
    const auto found = std::find_if(offers_.packs.begin(), offers_.packs.end(),
                                    [&file](const PackOffer& offer) { return offer.file == file; });
    if (found == offers_.packs.end()) return;
    fetch_.emplace(*found, now_);
    send(fetch_->next());
}

void ClientSession::Impl::on(const PackPart& m) {
    if (!atTable()) return badHost("a part of a pack before entering");
    // One that was on its way when the fetching was stopped.
    if (!fetch_ || fetch_->offer().file != m.file) return;
    switch (fetch_->take(m, now_)) {
        case PackFetch::Taken::Late: return;
        case PackFetch::Taken::Bad: return badHost("not the pack that was offered");
        case PackFetch::Taken::Part:
            send(fetch_->next());
            listener_.onPackPart(fetch_->offer(), fetch_->received());
            return;
        case PackFetch::Taken::Whole: break;
    }
    PackFetch whole = std::move(*fetch_);
    fetch_.reset();
    listener_.onPackFetched(whole.offer(), whole.takeBytes());
}

void ClientSession::Impl::fetchFails(NetReason reason) {
    if (!fetch_) return;
    const PackOffer offer = fetch_->offer();
    fetch_.reset();
    listener_.onPackFailed(offer, reason);
}

void ClientSession::Impl::tendFetch() {
    if (!fetch_) return;
    if (fetch_->isStuck(now_)) return fetchFails(NetReason::Silent);
    if (fetch_->mustAskAgain(now_)) send(fetch_->next());
}

void ClientSession::Impl::lookAtPacks() {
    checkedPacks_.clear();
    if (atTable() && (lobby_.stage == TableStage::Lobby || unread_)) checkPacks(lobby_.options.packs);
}

}  // namespace kickdoor::net
