#include "bot/search/candidates.h"

#include <algorithm>

#include "bot/greedy_parts.h"
#include "bot/search/sense.h"
#include "bot/valuation.h"
#include "evaluation/strength.h"

namespace kickdoor {
namespace {

// The order in which kinds are considered; 0: never.
int rankOf(CommandKind kind) {
    switch (kind) {
        case CommandKind::Pass:
        case CommandKind::Accept:
        case CommandKind::Decline:
        case CommandKind::Fight:
        case CommandKind::RunAway:
        case CommandKind::Flee:
        case CommandKind::KickOpenDoor:
        case CommandKind::LootRoom:
        case CommandKind::EndTurn:
        case CommandKind::ListenAtDoor:
        case CommandKind::Keep: return 4;
        case CommandKind::Choose:
        case CommandKind::LookForTrouble: return 3;
        case CommandKind::Play:
        case CommandKind::AskHelp: return 2;
        case CommandKind::Use: return 1;
        case CommandKind::Equip:
        case CommandKind::Unequip:
        case CommandKind::Discard:
        case CommandKind::Sell:
        case CommandKind::OfferTrade:
        case CommandKind::OfferHelp:
        case CommandKind::Withdraw:
        case CommandKind::LeaveCombat:
        case CommandKind::GiveCharity:
        case CommandKind::kCount: break;
    }
    return 0;
}

class Collection {
public:
    Collection(const Sight& sight, const Candidate& usual, std::size_t most)
        : sight_(sight), most_(most), found_{usual} {}

    bool full() const { return found_.size() >= most_; }
    void add(const Candidate& candidate) {
        if (full()) return;
        if (candidate && (!makesSense(sight_, *candidate) || comesBefore(sight_, found_[0], *candidate)))
            return;
        for (const Candidate& other : found_)
            if (isSame(other, candidate)) return;
        found_.push_back(candidate);
    }
    std::vector<Candidate> take() { return std::move(found_); }

private:
    // Copies of a card do the same.
    bool isSame(const Candidate& a, const Candidate& b) const {
        if (!a || !b) return a.has_value() == b.has_value();
        if (*a == *b) return true;
        if (a->kind() != CommandKind::Play && a->kind() != CommandKind::LookForTrouble) return false;
        Command like = *b;
        like.move.card = a->move.card;
        return *a == like && sight_.defIdOf(a->move.card) == sight_.defIdOf(b->move.card);
    }

    const Sight& sight_;
    std::size_t most_;
    std::vector<Candidate> found_;
};

// Asks that player for help, for some of the Treasures.
void addAsks(const Sight& sight, const Move& move, Collection& out) {
    const int most = sight.mostTreasures();
    for (const int share : {(most + 1) / 2, 1, most}) {
        Command command = commandOf(move);
        command.terms.treasures = static_cast<std::uint8_t>(std::clamp(share, 0, most));
        if (sight.judge(command).empty()) out.add(command);
    }
}

}  // namespace

bool isWorthThinking(const Sight& sight) {
    if (sight.phase() == Phase::Setup || sight.phase() == Phase::Over) return false;
    return sight.questionKind() == QuestionKind::None || sight.asked() == sight.me;
}

std::vector<Candidate> candidatesFor(const Sight& sight, const LegalCommands& legal, const Candidate& usual,
                                     std::size_t most) {
    Collection out(sight, usual, most);
    if (!sight.waitingFor().has(sight.me)) out.add(std::nullopt);
    for (int rank = 4; rank > 0 && !out.full(); --rank) {
        for (const Move& move : legal.moves) {
            if (rankOf(move.kind) != rank) continue;
            if (move.kind == CommandKind::AskHelp)
                addAsks(sight, move, out);
            else
                out.add(commandOf(move));
        }
        for (const CommandTemplate& family : legal.templates) {
            if (rankOf(family.move.kind) != rank) continue;
            if (family.move.kind == CommandKind::AskHelp) {
                addAsks(sight, family.move, out);
            } else if (family.move.kind == CommandKind::Use) {
                if (const auto command = cheapest(sight, family, std::max<std::size_t>(1, family.least)))
                    out.add(command);
            }
        }
    }
    return out.take();
}

}  // namespace kickdoor
