// Every word that cards may be written with can be said in every language that players are offered, also
// where no card of ours uses it: no message is missing, none lacks what it asks for, none a form it is asked
// for in.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "card/parameters.h"
#include "card/word_lists.h"
#include "support/packs.h"
#include "support/source_dir.h"
#include "text/card_phrases.h"
#include "text/card_text.h"
#include "text/language_list.h"

namespace kickdoor {
namespace {

using ParamOf = ParamType;  // within a test, ParamType is what the test is run with

std::vector<std::string> shippedLanguages() {
    std::ifstream in(tests::sourceDir() / "translations" / "languages.json", std::ios::binary);
    const LanguageList list = readLanguages(std::string{std::istreambuf_iterator<char>(in), {}});
    std::vector<std::string> codes;
    for (const LanguageEntry& language : list.languages)
        if (language.shipped) codes.push_back(language.code);
    return codes;
}

class Sayable : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override {
        LoadResult result = tests::loadSmall(R"(
            {"id": "sword", "name": "Sword", "kind": "item", "gold": 100},
            {"id": "potion", "name": "Potion", "kind": "oneShot", "play": {"when": ["anyTime"]}, "effects": [{"op": "reroll"}]},
            {"id": "ghoul", "name": "Ghoul", "kind": "monster", "level": 1, "treasures": 1, "tags": ["undead"]},
            {"id": "hex", "name": "Hex", "kind": "curse", "lasting": true})");
        ASSERT_TRUE(result.ok()) << tests::errorText(result);
        catalog = std::move(result.catalog);
        ASSERT_EQ(texts.load(tests::sourceDir() / "translations" / ("text_" + GetParam() + ".json")), "");
    }

    NodeRef add(const Node& node) {
        catalog.nodes.push_back(node);
        return NodeRef(catalog.nodes.size() - 1);
    }
    ListRef list(std::initializer_list<NodeRef> refs) {
        const auto at = ListRef(catalog.lists.size());
        catalog.lists.push_back(NodeRef(refs.size()));
        catalog.lists.insert(catalog.lists.end(), refs);
        return at;
    }
    Node plain(Op op) {
        Node node;
        node.op = op;
        const OpSpec& spec = specOf(op);
        for (std::size_t i = 0; i < spec.paramCount; ++i)
            node.arg[i] = spec.params[i].required ? sample(spec.params[i]) : spec.params[i].fallback;
        return node;
    }
    NodeRef number(std::int16_t value) {
        Node node = nodeOf(Op::Const);
        setParameter<Op::Const, "value">(node, value);
        return add(node);
    }
    std::int16_t sample(const ParamSpec& param) {
        switch (param.type) {
            case ParamOf::Int: return 2;
            case ParamOf::Amount: return number(2);
            case ParamOf::Amounts: return list({number(1), add(plain(Op::MonsterCount))});
            case ParamOf::Condition: return add(plain(Op::Alone));
            case ParamOf::Conditions: return list({add(plain(Op::Alone)), add(plain(Op::OwnTurn))});
            case ParamOf::Selector: return add(plain(Op::Cards));
            case ParamOf::Effects: return list({add(plain(Op::Die)), add(plain(Op::Reroll))});
            case ParamOf::Outcomes: return list({add(plain(Op::Outcome)), add(plain(Op::Outcome))});
            case ParamOf::Options: return list({add(plain(Op::Option)), add(plain(Op::Option))});
            case ParamOf::Card: return static_cast<std::int16_t>(catalog.find("sword").value());
            default: return 0;
        }
    }

    CardDef& card(std::string_view key) { return catalog.cards[catalog.find(key).value()]; }

    void say(std::string_view key, const std::string& what) {
        const DefId def = catalog.find(key).value();
        for (const std::string& paragraph : cardText(texts, catalog, def)) {
            EXPECT_EQ(paragraph.find_first_of("[]{}"), std::string::npos) << what << ": " << paragraph;
            EXPECT_EQ(paragraph.find("  "), std::string::npos) << what << ": " << paragraph;
            EXPECT_FALSE(paragraph.empty()) << what;
        }
        for (const std::string& problem : texts.takeProblems()) ADD_FAILURE() << what << ": " << problem;
    }
    void sayEffect(NodeRef effect, const std::string& what) {
        card("potion").effects = list({effect});
        say("potion", what);
        card("hex").effects = list({effect});
        say("hex", what);
        for (const char* key : {"potion", "hex"}) sayNamed(key, effect, what);
    }
    // To a player who must choose, with the names of those whom the card means.
    void sayNamed(std::string_view key, NodeRef effect, const std::string& what) {
        const NamedPlayers named = {{Who::You, "Olga"},
                                    {Who::Victim, "Olga"},
                                    {Who::Target, "Olga"},
                                    {Who::Player, "Olga"},
                                    {Who::Chosen, "Olga"}};
        const DefId def = catalog.find(key).value();
        const std::string said = texts.render(describeEffect(catalog, def, effect, {}, {}, named));
        EXPECT_EQ(said.find_first_of("[]{}"), std::string::npos) << what << ": " << said;
        for (const std::string& problem : texts.takeProblems()) ADD_FAILURE() << what << ": " << problem;
    }
    void sayCondition(NodeRef condition, const std::string& what) {
        Node negated = nodeOf(Op::Not);
        setParameter<Op::Not, "of">(negated, condition);
        for (const NodeRef ref : {condition, add(negated)}) {
            card("sword").modifiers = {{Stat::Strength, 2, kNoNode, ref}};
            card("sword").usableBy = ref;
            say("sword", what);
            card("ghoul").modifiers = {{Stat::Strength, 2, kNoNode, ref}};
            say("ghoul", what);
            Node each = plain(Op::ForEach);
            setParameter<Op::ForEach, "if">(each, ref);
            sayEffect(add(each), what);
        }
    }
    void sayAmount(NodeRef amount, const std::string& what) {
        for (const Op op : {Op::GainLevels, Op::LoseLevels, Op::SetLevel, Op::Draw, Op::AddStrength,
                            Op::LookAtDeck, Op::AddToRoll}) {
            Node node = plain(op);
            const OpSpec& spec = specOf(op);
            for (std::size_t i = 0; i < spec.paramCount; ++i)
                if (spec.params[i].type == ParamOf::Amount) node.arg[i] = amount;
            sayEffect(add(node), what + " in " + std::string(spec.word));
        }
        Node selector = plain(Op::Cards);
        setParameter<Op::Cards, "quantity">(selector, amount);
        Node discard = plain(Op::Discard);
        setParameter<Op::Discard, "cards">(discard, add(selector));
        sayEffect(add(discard), what + " in cards");
        for (std::size_t stat = 0; stat < wordsOf<Stat>().size(); ++stat)
            for (const char* key : {"sword", "ghoul", "potion", "hex"}) {
                card(key).modifiers = {{static_cast<Stat>(stat), 0, amount, kNoNode}};
                say(key, what + " in " + std::string(wordsOf<Stat>()[stat]));
                card(key).modifiers.clear();
            }
    }
    // What a sentence was made of is dropped behind it: references are 16 bits wide.
    template <class Say>
    void keepingRoom(Say sayIt) {
        const std::size_t nodes = catalog.nodes.size();
        const std::size_t lists = catalog.lists.size();
        sayIt();
        catalog.nodes.resize(nodes);
        catalog.lists.resize(lists);
    }
    // Each operation of a category, with each word each parameter can take.
    template <class Say>
    void everyWord(OpCategory category, Say sayIt) {
        for (const OpSpec& spec : vocabulary()) {
            if (spec.category != category || spec.word.empty()) continue;
            keepingRoom([&] { sayIt(add(plain(spec.op)), std::string(spec.word)); });
            for (std::size_t i = 0; i < spec.paramCount; ++i) {
                const auto words = wordsOfParam(spec.params[i].type);
                for (std::size_t word = 0; word < words.size(); ++word)
                    keepingRoom([&] {
                        Node node = plain(spec.op);
                        node.arg[i] = static_cast<std::int16_t>(word);
                        sayIt(add(node), std::string(spec.word) + "." + std::string(spec.params[i].name) +
                                             "=" + std::string(words[word]));
                    });
                if (!words.empty() || spec.params[i].required) continue;
                keepingRoom([&] {
                    Node node = plain(spec.op);
                    node.arg[i] = sample(spec.params[i]);
                    if (spec.params[i].type == ParamOf::Bool) node.arg[i] = 1;
                    sayIt(add(node), std::string(spec.word) + "." + std::string(spec.params[i].name));
                });
            }
        }
    }

    Catalog catalog;
    Texts texts;
};

TEST_P(Sayable, Effects) {
    everyWord(OpCategory::Effect, [&](NodeRef ref, const std::string& what) { sayEffect(ref, what); });
}

TEST_P(Sayable, Conditions) {
    everyWord(OpCategory::Condition, [&](NodeRef ref, const std::string& what) { sayCondition(ref, what); });
}

TEST_P(Sayable, Amounts) {
    everyWord(OpCategory::Amount, [&](NodeRef ref, const std::string& what) { sayAmount(ref, what); });
    sayAmount(number(-3), "-3");
    Node times = plain(Op::Times);
    setParameter<Op::Times, "of">(times, add(plain(Op::Number)));
    sayAmount(add(times), "times number");
}

TEST_P(Sayable, Comparisons) {
    const Op kAmounts[] = {Op::LevelOf, Op::MonsterCount, Op::MonsterLevel, Op::Count};
    for (const Op left : kAmounts)
        for (const bool constant : {true, false})
            for (std::size_t how = 0; how < wordsOf<Compare>().size(); ++how)
                for (const Who who :
                     {Who::You, Who::HighestLevel, Who::LowestLevel, Who::Player, Who::Everyone}) {
                    Node other = plain(Op::LevelOf);
                    setParameter<Op::LevelOf, "who">(other, who);
                    Node node = plain(Op::Compare_);
                    setParameter<Op::Compare_, "left">(node, add(plain(left)));
                    setParameter<Op::Compare_, "is">(node, how);
                    setParameter<Op::Compare_, "right">(node, constant ? number(3) : add(other));
                    sayCondition(add(node),
                                 std::string(specOf(left).word) + " " + std::string(wordsOf<Compare>()[how]));
                }
}

TEST_P(Sayable, SelectorsInEveryPlace) {
    for (std::size_t from = 0; from < wordsOf<From>().size(); ++from)
        everyWord(OpCategory::Selector, [&](NodeRef ref, const std::string& what) {
            for (const std::int16_t quantity : {std::int16_t{0}, std::int16_t{1}, std::int16_t{2}}) {
                Node selector = catalog.node(ref);
                if (Selector(selector).get<"from">() == From::Hand)
                    setParameter<Op::Cards, "from">(selector, from);
                if (quantity > 0) setParameter<Op::Cards, "quantity">(selector, number(quantity));
                const NodeRef cards = add(selector);
                const std::string said = what + " " + std::string(wordsOf<From>()[from]);
                Node discard = plain(Op::Discard);
                setParameter<Op::Discard, "cards">(discard, cards);
                setParameter<Op::Discard, "orElse">(discard, list({add(plain(Op::Die))}));
                sayEffect(add(discard), said);
                Node take = plain(Op::Take);
                setParameter<Op::Take, "cards">(take, cards);
                setParameter<Op::Take, "orElse">(take, list({add(plain(Op::Die))}));
                sayEffect(add(take), said);
                Node has = plain(Op::Has);
                setParameter<Op::Has, "cards">(has, cards);
                sayCondition(add(has), said);
                Node count = plain(Op::Count);
                setParameter<Op::Count, "cards">(count, cards);
                Node lose = plain(Op::LoseLevels);
                setParameter<Op::LoseLevels, "amount">(lose, add(count));
                sayEffect(add(lose), said);
            }
        });
}

TEST_P(Sayable, EveryoneInTurn) {
    for (const Op op : {Op::GainLevels, Op::Discard, Op::Take, Op::Draw, Op::Roll, Op::AddStrength})
        for (std::size_t who = 0; who < wordsOf<Who>().size(); ++who) {
            Node inner = plain(op);
            const OpSpec& spec = specOf(op);
            for (std::size_t i = 0; i < spec.paramCount; ++i)
                if (spec.params[i].type == ParamOf::Who)
                    inner.arg[i] = static_cast<std::int16_t>(Who::Player);
            Node each = plain(Op::ForEach);
            setParameter<Op::ForEach, "who">(each, who);
            setParameter<Op::ForEach, "do">(each, list({add(inner), add(plain(Op::Die))}));
            sayEffect(add(each), std::string(spec.word) + " for " + std::string(wordsOf<Who>()[who]));
        }
}

TEST_P(Sayable, Stats) {
    for (std::size_t stat = 0; stat < wordsOf<Stat>().size(); ++stat)
        for (const std::int16_t amount : {std::int16_t{1}, std::int16_t{-1}, std::int16_t{3}})
            for (const char* key : {"sword", "ghoul", "potion", "hex"}) {
                card(key).modifiers = {{static_cast<Stat>(stat), amount, kNoNode, kNoNode},
                                       {static_cast<Stat>(stat), amount, kNoNode, add(plain(Op::InCombat))}};
                say(key, std::string(wordsOf<Stat>()[stat]));
            }
}

TEST_P(Sayable, Triggers) {
    Node ownDiscard = plain(Op::Discard);
    Node self = plain(Op::Cards);
    setParameter<Op::Cards, "from">(self, From::This);
    setParameter<Op::Discard, "cards">(ownDiscard, add(self));
    const ListRef ends = list({add(ownDiscard)});
    for (std::size_t on = 0; on < wordsOf<TriggerOn>().size(); ++on)
        for (const NodeRef condition : {kNoNode, add(plain(Op::SubjectIs)), add(plain(Op::Alone))})
            for (const char* key : {"sword", "ghoul", "hex"})
                for (const ListRef effects : {ends, list({add(plain(Op::Die))})}) {
                    card(key).triggers = {{static_cast<TriggerOn>(on), condition, effects}};
                    say(key, std::string(wordsOf<TriggerOn>()[on]));
                }
}

TEST_P(Sayable, MomentsTargetsCostsAndLimits) {
    AbilityDef ability;
    ability.key = "doIt";
    ability.when = bit(When::AnyTime);
    ability.effects = list({add(plain(Op::AddStrength))});
    const auto sayAbility = [&](const AbilityDef& one, std::string_view what) {
        card("sword").abilities = {one};
        say("sword", std::string(what));
        card("potion").play.when = one.when;
        card("potion").play.target = one.target;
        card("potion").play.condition = one.condition;
        card("potion").play.targetIf = one.targetIf;
        say("potion", std::string(what));
    };
    for (std::size_t when = 0; when < wordsOf<When>().size(); ++when)
        for (const ListRef effects : {kNoList, ability.effects}) {
            AbilityDef one = ability;
            one.when = bit(static_cast<When>(when)) | (when > 3 ? bit(When::OwnTurn) : 0U);
            one.effects = effects;
            sayAbility(one, wordsOf<When>()[when]);
        }
    for (std::size_t target = 0; target < wordsOf<Target>().size(); ++target)
        for (const NodeRef condition : {kNoNode, add(plain(Op::SubjectIs)), add(plain(Op::Alone))}) {
            AbilityDef one = ability;
            one.target = static_cast<Target>(target);
            one.targetIf = condition;
            one.condition = condition;
            sayAbility(one, wordsOf<Target>()[target]);
        }
    for (std::size_t limit = 0; limit < wordsOf<Limit>().size(); ++limit)
        for (const bool discards : {false, true})
            for (const CostDef& cost :
                 {CostDef{}, CostDef{1, 1, false, false, true}, CostDef{1, 3, false, false, false},
                  CostDef{2, 4, false, true, false}, CostDef{3, 3, true, true, false}}) {
                AbilityDef one = ability;
                one.limit = static_cast<Limit>(limit);
                one.limitDiscards = discards;
                one.limitCount = 3;
                one.cost = cost;
                sayAbility(one, wordsOf<Limit>()[limit]);
            }
    for (std::size_t with = 0; with < wordsOf<WithCard>().size(); ++with) {
        card("potion").play.with = static_cast<WithCard>(with);
        say("potion", std::string(wordsOf<WithCard>()[with]));
    }
}

TEST_P(Sayable, KindsAndReadings) {
    for (std::size_t kind = 0; kind < wordsOf<CardKind>().size(); ++kind) {
        CardDef& sword = card("sword");
        sword.kind = static_cast<CardKind>(kind);
        sword.ally = sword.kind == CardKind::Ally ? AllyKind::Companion : AllyKind::None;
        sword.bonus = 2;
        sword.bonusTreasures = 1;
        sword.levels = 2;
        sword.identityType = IdentityType{0};
        sword.big = true;
        sword.lasting = true;
        sword.tags = 1;
        for (std::size_t slot = 0; slot < wordsOf<Slot>().size(); ++slot) {
            sword.slot = static_cast<Slot>(slot);
            EXPECT_NE(cardKindText(texts, catalog, catalog.find("sword").value()), "");
        }
        sword.modifiers = {{Stat::Strength, 2, kNoNode, kNoNode}, {Stat::Treasures, 1, kNoNode, kNoNode}};
        say("sword", std::string(wordsOf<CardKind>()[kind]));
    }
    card("sword").ally = AllyKind::None;
    card("sword").kind = CardKind::Doubling;
    for (const DoublingReading reading :
         {DoublingReading::Shields, DoublingReading::HalfUntilSecond, DoublingReading::NeedsSecond}) {
        RuleSet rules;
        rules.doubling[0] = reading;
        EXPECT_EQ(cardTextProblems(texts, catalog, catalog.find("sword").value(), rules),
                  std::vector<std::string>{});
    }
}

TEST_P(Sayable, AlliesAndWhatTheyCarry) {
    card("sword").kind = CardKind::Ally;
    for (std::size_t ally = 0; ally < wordsOf<AllyKind>().size(); ++ally)
        for (const ItemFate fate : {ItemFate::Carried, ItemFate::Discard}) {
            card("sword").ally = static_cast<AllyKind>(ally);
            card("sword").itemFate = fate;
            EXPECT_NE(cardKindText(texts, catalog, catalog.find("sword").value()), "");
            say("sword", std::string(wordsOf<AllyKind>()[ally]));
        }
}

TEST_P(Sayable, HowMonstersAndTheirEnhancersJoin) {
    Node ghoul = nodeOf(Op::MonsterIs);
    setParameter<Op::MonsterIs, "card">(ghoul, catalog.find("ghoul").value());
    card("ghoul").boss = true;
    card("ghoul").joins = card("ghoul").asEnhancerOn = add(ghoul);
    card("ghoul").asEnhancerBonus = 10;
    EXPECT_NE(cardKindText(texts, catalog, catalog.find("ghoul").value()), "");
    say("ghoul", "joins");
    card("sword").kind = CardKind::Enhancer;
    card("sword").floor = 1;
    card("sword").gives = 1;
    for (const std::uint64_t joining : {0U, 1U}) {
        catalog.joiningTags = joining;
        say("sword", "gives");
    }
}

INSTANTIATE_TEST_SUITE_P(All, Sayable, testing::ValuesIn(shippedLanguages()),
                         [](const auto& language) { return language.param; });

}  // namespace
}  // namespace kickdoor
