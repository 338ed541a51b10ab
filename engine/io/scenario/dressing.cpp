#include "io/scenario/dressing.h"

#include <algorithm>

#include "evaluation/evaluate.h"
#include "rules/chapters/allies.h"
#include "rules/engine.h"
#include "rules/moves/moves.h"

namespace kickdoor::scenario {
namespace {

class Dressing {
public:
    Dressing(const Game& game, GameState& state, Seat seat, const PlayerSetting& setting,
             std::span<const CardId> cards)
        : game_(game), state_(state), seat_(seat), setting_(setting), cards_(cards) {}

    void dress() {
        const CardMentions& mentions = setting_.inPlay;
        for (std::size_t i = 0; i < mentions.size(); ++i) needInPlay(mentions[i], cards_[i]);
        // Items carried by a Hireling come first, since a Cheat! may be attached to them.
        for (const bool items : {true, false})
            for (std::size_t i = 0; i < mentions.size(); ++i)
                if ((defOf(cards_[i]).kind == CardKind::Item) == items) attach(mentions[i], cards_[i]);
        for (std::size_t i = 0; i < mentions.size(); ++i) needLegal(mentions[i], cards_[i]);
        for (std::size_t i = 0; i < mentions.size(); ++i) equip(mentions[i], cards_[i]);
    }

private:
    const CardDef& defOf(CardId card) const { return game_.catalog[state_.cards.def(card)]; }

    // R3.2: cards that are discarded after use cannot be in play.
    void needInPlay(const CardMention& mention, CardId card) const {
        switch (defOf(card).kind) {
            case CardKind::Identity:
            case CardKind::Doubling:
            case CardKind::Item:
            case CardKind::OneShot:
            case CardKind::Ally:
            case CardKind::Cheat: return;
            case CardKind::Character: mention.at.fail("is given by \"character\", not by \"inPlay\" (R1.4)");
            case CardKind::Monster:
            case CardKind::Curse:
            case CardKind::Enhancer:
            case CardKind::Join:
            case CardKind::Level:
            case CardKind::Other: break;
        }
        mention.at.fail("cannot lie in play before a player");
    }

    void attach(const CardMention& mention, CardId card) {
        const CardDef& def = defOf(card);
        if (mention.on.empty()) {
            if (def.kind == CardKind::Cheat) mention.at.fail("needs the Item it sits on: \"on\" (R7.11)");
            return;
        }
        // The first host with room: two Items of one id take a Cheat! each.
        std::string why = "sits on '" + mention.on + "', which " + setting_.name + " does not have in play";
        for (const CardId host : cards_) {
            if (host == card || defOf(host).key != mention.on) continue;
            const std::string_view against = reasonAgainst(card, host);
            // A doubling card counts for all identities of its type, so the engine does not attach it.
            if (against.empty() && def.kind != CardKind::Doubling) state_.cards.attach(card, host);
            if (against.empty()) return;
            why = against;
        }
        mention.at.fail(why);
    }
    std::string_view reasonAgainst(CardId card, CardId host) const {
        const CardDef& def = defOf(card);
        const CardDef& below = defOf(host);
        switch (def.kind) {
            case CardKind::Cheat:
                if (!below.isItem) return "sits on what is no Item (R7.11)";
                return hasCheat(game_, state_, host) ? "is one Cheat! too many on its Item (R7.11)" : "";
            case CardKind::Item:
                if (!isHireling(game_, state_, host, seat_) || carriedBy(game_, state_, host) != kNoCard)
                    return "can be carried by a Hireling only, one by each (R7.9)";
                return "";
            case CardKind::Doubling:
                return below.kind == CardKind::Identity && below.identityType == def.identityType
                           ? ""
                           : "doubles identities of its type only (R4.6)";
            // clang-format off
            case CardKind::Monster: case CardKind::Curse: case CardKind::Enhancer: case CardKind::Join:
            case CardKind::Identity: case CardKind::OneShot: case CardKind::Level: case CardKind::Ally:
            case CardKind::Other: case CardKind::Character:
                // clang-format on
                break;
        }
        return "sits on no card";
    }

    void needLegal(const CardMention& mention, CardId card) const {
        const CardDef& def = defOf(card);
        if (def.kind == CardKind::Identity) needRoom(mention, def);
        if (def.ally == AllyKind::GuestStar && guestStarOf(game_, state_, seat_) != card)
            mention.at.fail("is one Guest Star too many (R7.10)");
        if (def.kind != CardKind::Doubling) return;
        if (count(CardKind::Doubling, def, &CardDef::identityType) > 1)
            mention.at.fail("is one of two doubling cards on one type (ruling 12)");
        const bool needsTwo = game_.rules.doubling[def.identityType] == DoublingReading::NeedsSecond;
        if (identityCount(game_, state_, seat_, def.identityType) < (needsTwo ? 2 : 1))
            mention.at.fail("lacks the cards it doubles (R4.6, R4.8)");
    }
    void needRoom(const CardMention& mention, const CardDef& def) const {
        if (count(CardKind::Identity, def, &CardDef::identity) > 1)
            mention.at.fail("is in play twice (R4.5)");
        const bool doubled = doublingCard(game_, state_, seat_, def.identityType) != kNoCard;
        if (identityCount(game_, state_, seat_, def.identityType) > (doubled ? 2 : 1))
            mention.at.fail("is one card of its type too many (R4.1)");
    }
    // The number of cards of the kind with the same `field` as `def`.
    template <class Field>
    std::ptrdiff_t count(CardKind kind, const CardDef& def, Field CardDef::*field) const {
        return std::count_if(cards_.begin(), cards_.end(), [&](CardId other) {
            return defOf(other).kind == kind && defOf(other).*field == def.*field;
        });
    }

    void equip(const CardMention& mention, CardId card) {
        if (defOf(card).kind != CardKind::Item) {
            if (mention.equipped.value_or(false)) mention.at.fail("is no Item to equip (R7.1)");
            return;
        }
        if (!mention.equipped.value_or(true)) return;
        if (!mayUseItem(game_, state_, card, seat_))
            mention.at.fail("is equipped against R7.3: its player may not use it");
        if (const CardId blocker = slotBlocker(game_, state_, card, seat_); blocker != kNoCard)
            mention.at.fail("is equipped against R7.2: '" + defOf(blocker).key + "' is where it would be");
        state_.cards.set(card, card_flag::kEquipped, true);
    }

    const Game& game_;
    GameState& state_;
    const Seat seat_;
    const PlayerSetting& setting_;
    const std::span<const CardId> cards_;
};

}  // namespace

void dressPlayer(const Game& game, GameState& state, Seat seat, const PlayerSetting& setting,
                 std::span<const CardId> cards) {
    Dressing(game, state, seat, setting, cards).dress();
}

}  // namespace kickdoor::scenario
