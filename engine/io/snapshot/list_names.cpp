#include "io/snapshot/list_names.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "card/vocabulary.h"
#include "card/word_lists.h"
#include "io/card_names.h"

namespace kickdoor {
namespace {

// The lists of effects below a list, itself first, in reading order.
class Walk {
public:
    explicit Walk(const Catalog& catalog) : catalog_(catalog) {}

    std::vector<ListRef> below(ListRef list) {
        found_.clear();
        visitList(list, true);
        return found_;
    }

private:
    void visitList(ListRef list, bool ofEffects) {
        if (list < 0) return;
        if (ofEffects) found_.push_back(list);
        for (const NodeRef node : catalog_.list(list)) visitNode(node);
    }
    void visitNode(NodeRef ref) {
        if (ref < 0) return;
        const Node& node = catalog_.node(ref);
        const OpSpec& spec = specOf(node.op);
        for (std::size_t i = 0; i < spec.paramCount; ++i) {
            const ParamType type = spec.params[i].type;
            if (isListParam(type))
                visitList(ListRef(node.arg[i]), type == ParamType::Effects);
            else if (categoryOfParam(type) == OpCategory::Effect)
                visitNode(NodeRef(node.arg[i]));
        }
    }

    const Catalog& catalog_;
    std::vector<ListRef> found_;
};

// The lists a card begins with, by name.
template <class Visit>
bool eachRoot(const CardDef& card, Visit visit) {
    if (visit("effects", card.effects) || visit("badStuff", card.badStuff)) return true;
    for (std::size_t i = 0; i < card.triggers.size(); ++i)
        if (visit("trigger" + std::to_string(i), card.triggers[i].effects)) return true;
    for (const AbilityDef& ability : card.abilities)
        if (visit("ability-" + ability.key, ability.effects)) return true;
    return false;
}

std::string nameOn(const Catalog& catalog, DefId def, ListRef list) {
    std::string name;
    Walk walk(catalog);
    eachRoot(catalog[def], [&](const std::string& root, ListRef first) {
        if (first < 0) return false;
        const std::vector<ListRef> lists = walk.below(first);
        for (std::size_t i = 0; i < lists.size(); ++i) {
            if (lists[i] != list) continue;
            name = nameOfDef(catalog, def) + ":" + root + ":" + std::to_string(i);
            return true;
        }
        return false;
    });
    return name;
}

}  // namespace

std::string nameOfList(const Catalog& catalog, DefId near, ListRef list) {
    if (near < catalog.cards.size())
        if (std::string name = nameOn(catalog, near, list); !name.empty()) return name;
    for (std::size_t def = 0; def < catalog.cards.size(); ++def)
        if (std::string name = nameOn(catalog, DefId(def), list); !name.empty()) return name;
    return {};
}

std::optional<ListRef> listOfName(const Catalog& catalog, std::string_view name) {
    const std::size_t second = name.rfind(':');
    if (second == std::string_view::npos || second == 0) return std::nullopt;
    const std::size_t first = name.rfind(':', second - 1);
    if (first == std::string_view::npos) return std::nullopt;
    const auto def = defOfName(catalog, name.substr(0, first));
    if (!def || *def >= catalog.cards.size()) return std::nullopt;
    const std::string_view wanted = name.substr(first + 1, second - first - 1);
    const std::string_view digits = name.substr(second + 1);
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), index);
    if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;

    std::optional<ListRef> found;
    Walk walk(catalog);
    eachRoot(catalog[*def], [&](const std::string& root, ListRef start) {
        if (root != wanted || start < 0) return false;
        const std::vector<ListRef> lists = walk.below(start);
        if (index < lists.size()) found = lists[index];
        return true;
    });
    return found;
}

std::vector<ListRef> effectListsOf(const Catalog& catalog) {
    std::vector<ListRef> all;
    Walk walk(catalog);
    for (const CardDef& card : catalog.cards)
        eachRoot(card, [&](const std::string&, ListRef first) {
            const std::vector<ListRef> lists = walk.below(first);
            all.insert(all.end(), lists.begin(), lists.end());
            return false;
        });
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

}  // namespace kickdoor
