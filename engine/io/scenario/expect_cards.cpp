#include "io/scenario/expect_cards.h"

#include <algorithm>
#include <optional>

#include "base/json_build.h"
#include "io/scenario/failure.h"
#include "io/scenario/state_builder.h"

namespace kickdoor::scenario {
namespace {

struct WantedCard {
    std::string key;
    std::string pack;
    std::vector<DefId> defs;  // empty: an unknown card
    std::optional<bool> equipped;
    std::string on;
    std::string text;  // as printed in messages

    explicit WantedCard(const Game& game, const JsonAt& at) {
        if (at.isText()) {
            key = at.text(300);
        } else {
            at.allowOnly({"card", "pack", "equipped", "on"});
            key = at.at("card").text(300);
            if (const auto from = at.find("pack")) pack = from->text(200);
            if (const auto worn = at.find("equipped")) equipped = worn->flag();
            if (const auto host = at.find("on")) on = host->text(200);
        }
        key.resize(std::min(key.size(), key.find('#')));  // "elf#2" is another elf
        if (key != "?") defs = defsOf(game.catalog, at, key, pack);
        if (!on.empty()) (void)defsOf(game.catalog, at.at("on"), on, {});
        text = key;
        if (!pack.empty()) text += " of " + pack;
        if (equipped) text += *equipped ? " equipped" : " not equipped";
        if (!on.empty()) text += " on " + on;
    }
};

std::string keyOf(const Game& game, DefId def) {
    return isUnknown(def) ? "?" : game.catalog[def].key;
}

class Comparison {
public:
    Comparison(const Game& game, const GameState& state, const JsonAt& at, const PresentCards& is)
        : game_(game), state_(state), at_(at), is_(is) {
        for (const JsonAt& entry : at.isText() ? std::vector<JsonAt>{at} : at.list())
            wanted_.emplace_back(game, entry);
    }

    bool inOrder() const {
        if (wanted_.size() != is_.size()) return false;
        for (std::size_t i = 0; i < is_.size(); ++i)
            if (!fits(wanted_[i], is_[i])) return false;
        return true;
    }
    // Assigns a different card to every wanted one, since a description may fit several.
    bool inAnyOrder() {
        if (wanted_.size() != is_.size()) return false;
        takenBy_.assign(is_.size(), kNobody);
        for (std::size_t i = 0; i < wanted_.size(); ++i) {
            asked_.assign(is_.size(), false);
            if (!seats(i)) return false;
        }
        return true;
    }
    [[noreturn]] void fail() const {
        Keys wanted;
        for (const WantedCard& card : wanted_) wanted.push_back(card.text);
        Keys is;
        for (const PresentCard& card : is_) is.push_back(told(card));
        JsonValue found = jsonList();
        for (const PresentCard& card : is_) found.items.push_back(named(card));
        failExpectation(at_, "expected " + listText(wanted) + ", is " + listText(is), std::move(found));
    }

private:
    static constexpr std::size_t kNobody = SIZE_MAX;

    bool seats(std::size_t wanted) {
        for (std::size_t i = 0; i < is_.size(); ++i) {
            if (asked_[i] || !fits(wanted_[wanted], is_[i])) continue;
            asked_[i] = true;
            if (takenBy_[i] != kNobody && !seats(takenBy_[i])) continue;
            takenBy_[i] = wanted;
            return true;
        }
        return false;
    }
    bool fits(const WantedCard& wanted, const PresentCard& is) const {
        if (isUnknown(is.face) || wanted.defs.empty()) return isUnknown(is.face) && wanted.defs.empty();
        if (std::find(wanted.defs.begin(), wanted.defs.end(), is.face) == wanted.defs.end()) return false;
        if (wanted.equipped && *wanted.equipped != isWorn(is.card)) return false;
        return wanted.on.empty() || liesOn(is.card, wanted.on);
    }
    bool isWorn(CardId card) const { return card != kNoCard && state_.cards.isEquipped(card); }
    bool liesOn(CardId card, const std::string& key) const {
        if (card == kNoCard) return false;
        if (state_.cards.isAttached(card)) return keyOf(game_, state_.cards.def(hostOf(card))) == key;
        return doubles(card, key);
    }
    CardId hostOf(CardId card) const { return state_.cards.hostOf(card); }
    // A doubling card is not attached and counts for each identity of its type.
    bool doubles(CardId card, const std::string& key) const {
        const CardDef& def = game_.catalog[state_.cards.def(card)];
        if (def.kind != CardKind::Doubling) return false;
        for (const CardId other : state_.cards.in(Zone::InPlay, state_.cards.place(card).holder)) {
            const CardDef& identity = game_.catalog[state_.cards.def(other)];
            if (identity.kind == CardKind::Identity && identity.key == key &&
                identity.identityType == def.identityType)
                return true;
        }
        return false;
    }
    // The card as text, with all fields that the wanted cards use.
    std::string told(const PresentCard& is) const {
        std::string text = keyOf(game_, is.face);
        if (isUnknown(is.face)) return text;
        bool packs = false;
        bool worn = false;
        bool hosts = false;
        for (const WantedCard& wanted : wanted_) {
            packs = packs || !wanted.pack.empty();
            worn = worn || wanted.equipped;
            hosts = hosts || !wanted.on.empty();
        }
        if (packs) text += " of " + game_.catalog[is.face].pack;
        if (worn) text += isWorn(is.card) ? " equipped" : " not equipped";
        if (hosts && is.card != kNoCard && state_.cards.isAttached(is.card))
            text += " on " + keyOf(game_, state_.cards.def(hostOf(is.card)));
        return text;
    }

    JsonValue named(const PresentCard& is) const {
        JsonValue json = jsonObject();
        addField(json, "card", jsonText(keyOf(game_, is.face)));
        if (!isUnknown(is.face)) addField(json, "pack", jsonText(game_.catalog[is.face].pack));
        return json;
    }

    const Game& game_;
    const GameState& state_;
    const JsonAt& at_;
    const PresentCards& is_;
    std::vector<WantedCard> wanted_;
    std::vector<std::size_t> takenBy_;
    std::vector<bool> asked_;
};

}  // namespace

void expectCards(const Game& game, const GameState& state, const JsonAt& at, const PresentCards& is,
                 ListOrder order) {
    Comparison comparison(game, state, at, is);
    if (!(order == ListOrder::TopFirst ? comparison.inOrder() : comparison.inAnyOrder())) comparison.fail();
}

}  // namespace kickdoor::scenario
