#include "history/earlier.h"

#include <algorithm>

namespace kickdoor {
namespace {

bool chanceFell(const GameState& before, const GameState& now) {
    return before.rng != now.rng || before.stackedD6 != now.stackedD6 || before.stackedD20 != now.stackedD20;
}

// What a player shows of the own hand costs only that player; but whoever loots a body has seen the hand that
// the dead player held. A card that moves unseen counts as learnt: whether its new owner had seen it before
// is not the player's to know.
bool cardLearnt(const GameState& before, const GameState& now, Seat by) {
    for (int i = 0; i < now.cards.count(); ++i) {
        const auto card = CardId(i);
        const SeatSet knew = before.cards.knownBy(card);
        if (before.cards.isIn(card, Zone::Hand, by) && !now.cards.isIn(card, Zone::Body)) continue;
        const bool learnt = (now.cards.knownBy(card) & knew) != now.cards.knownBy(card);
        if (learnt) return true;
        if (!knew.has(by) && now.cards.place(card) != before.cards.place(card)) return true;
    }
    return false;
}

TakeBackNeed needOf(const GameState& before, const GameState& now, CommandKind kind, Seat by) {
    if (chanceFell(before, now)) return TakeBackNeed::ChanceFell;
    if (cardLearnt(before, now, by)) return TakeBackNeed::CardLearnt;
    return kind == CommandKind::Accept ? TakeBackNeed::Bargain : TakeBackNeed::None;
}

}  // namespace

void Earlier::add(const GameState& before, const GameState& now, const Command& command) {
    if (entries_.size() == kMost) entries_.pop_front();
    entries_.push_back({difference(now, before), command.kind(), command.by()});
}

TakeBack Earlier::takeBackOf(const GameState& now, Seat by) const {
    if (now.phase == Phase::Over || isSpent() || entries_.empty()) return {by, 0, TakeBackNeed::None};
    const Entry& last = entries_.back();
    if (last.by == by) return {by, 1, needOf(before(now, 1), now, last.kind, by)};
    const auto mine = std::find_if(entries_.rbegin(), entries_.rend(), [by](const Entry& entry) {
        return entry.by == by && entry.kind != CommandKind::Pass;
    });
    if (mine == entries_.rend()) return {by, 0, TakeBackNeed::None};
    return {by, static_cast<std::size_t>(mine - entries_.rbegin()) + 1, TakeBackNeed::OthersActed};
}

GameState Earlier::before(const GameState& now, std::size_t commands) const {
    GameState state = now;
    for (std::size_t i = 0; i < commands; ++i) fold(state, entries_[entries_.size() - 1 - i].back);
    return state;
}

GameState Earlier::restored(const GameState& now, std::size_t commands) const {
    GameState state = before(now, commands);
    state.epoch = now.epoch + 1;
    return state;
}

void Earlier::drop(std::size_t commands) {
    entries_.erase(entries_.end() - static_cast<std::ptrdiff_t>(commands), entries_.end());
    ++taken_;
}

}  // namespace kickdoor
