// What goes over the line, and what is kept in files, may change only with a new number: another version of
// the game would misread it. tests/layouts.txt has a hash of the layout for each number.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "base/checksum.h"
#include "base/json_build.h"
#include "command/words.h"
#include "io/command_json.h"
#include "io/record.h"
#include "io/snapshot/state_fields.h"
#include "io/take_back_json.h"
#include "net/wire/codec.h"
#include "net/wire/describe.h"
#include "rule_set/rule_fields.h"
#include "support/recorded_game.h"
#include "support/source_dir.h"

namespace kickdoor::net {
namespace {

// Stands where MessageWriter and MessageReader do, and writes what each field is.
class MessageLayout {
public:
    template <class... Field>
    void fields(Field... field) {
        out_ << "{ ";
        (put(field), ...);
        out_ << "}";
    }
    template <class T>
    void put(NumberField<T> f) {
        out_ << "number " << f.least << ".." << f.most << ' ';
    }
    template <class E>
    void put(WordField<E> f) {
        out_ << "word " << f.count << ' ';
    }
    void put(FlagField) { out_ << "flag "; }
    void put(SeatField) { out_ << "seat "; }
    void put(SeatsField) { out_ << "seats "; }
    void put(TextField f) { out_ << "text " << f.longest << ' '; }
    template <std::size_t N>
    void put(DigestField<N>) {
        out_ << "digest " << N << ' ';
    }
    void put(BytesField f) { out_ << "bytes " << f.longest << ' '; }
    template <class List>
    void put(ListField<List> f) {
        typename List::value_type item{};
        out_ << "list " << f.most << ' ';
        describe(*this, item);
    }
    template <class List, class Field>
    void put(EachField<List, Field> f) {
        typename List::value_type item{};
        out_ << "list " << f.most << ' ';
        put(f.field(item));
    }
    template <class T>
    void put(PartField<T> f) {
        describe(*this, f.value);
    }
    std::string text() const { return out_.str(); }

private:
    std::ostringstream out_;
};

// Stands where the writers and readers of snapshots do (io/snapshot/record.h): each field's name, place and
// words.
template <class T>
class StructLayout {
public:
    explicit StructLayout(std::ostream& out) : out_(out) { out_ << sizeof(T) << " bytes { "; }
    ~StructLayout() { out_ << "}\n"; }
    StructLayout(const StructLayout&) = delete;
    StructLayout& operator=(const StructLayout&) = delete;

    template <class M>
    void number(std::string_view key, M T::*member, std::int64_t, std::int64_t) {
        at(key, member);
    }
    template <class M>
    void word(std::string_view key, M T::*member, std::span<const std::string_view> words) {
        at(key, member);
        for (const std::string_view word : words) out_ << word << '|';
    }
    void seat(std::string_view key, Seat T::*member) { at(key, member); }
    void seats(std::string_view key, SeatSet T::*member) { at(key, member); }
    void card(std::string_view key, CardId T::*member) { at(key, member); }
    template <class List>
    void cards(std::string_view key, List T::*member) {
        at(key, member);
    }
    void def(std::string_view key, DefId T::*member) { at(key, member); }
    template <class List>
    void defs(std::string_view key, List T::*member) {
        at(key, member);
    }
    void list(std::string_view key, ListRef T::*member, DefId) { at(key, member); }
    const T& value() const { return value_; }

private:
    template <class M>
    void at(std::string_view key, M T::*member) {
        const auto* start = reinterpret_cast<const char*>(&value_);
        const auto* here = reinterpret_cast<const char*>(&(value_.*member));
        out_ << key << '@' << here - start << '+' << sizeof(M) << ' ';
    }

    std::ostream& out_;
    const T value_{};
};

std::string stateLayout() {
    using namespace snapshot;
    std::ostringstream out;
    const auto part = [&out]<class T>(const T*, auto describePart) {
        StructLayout<T> layout(out);
        describePart(layout);
    };
    part(static_cast<GameState*>(nullptr), [](auto& r) { describeTable(r); });
    part(static_cast<PlayerState*>(nullptr), [](auto& r) { describePlayer(r); });
    part(static_cast<Window*>(nullptr), [](auto& r) { describeWindow(r); });
    part(static_cast<Question*>(nullptr), [](auto& r) { describeQuestion(r); });
    part(static_cast<DieRoll*>(nullptr), [](auto& r) { describeRoll(r); });
    part(static_cast<Frame*>(nullptr), [](auto& r) { describeFrame(r); });
    part(static_cast<Usage*>(nullptr), [](auto& r) { describeUsage(r); });
    part(static_cast<Offer*>(nullptr), [](auto& r) { describeOffer(r); });
    part(static_cast<Terms*>(nullptr), [](auto& r) { describeTerms(r); });
    part(static_cast<Combat*>(nullptr), [](auto& r) { describeCombat(r); });
    part(static_cast<MonsterEntry*>(nullptr), [](auto& r) { describeMonster(r); });
    part(static_cast<StrengthMark*>(nullptr), [](auto& r) { describeMark(r); });
    out << sizeof(CardTable) << ' ' << static_cast<int>(Zone::kCount) << ' ' << kMaxCards << ' '
        << sizeof(Rng);
    return out.str();
}

template <std::size_t... I>
std::string messageLayouts(std::index_sequence<I...>) {
    std::ostringstream out;
    const auto one = [&out]<class M>(M message) {
        MessageLayout layout;
        describe(layout, message);
        out << nameOf(Message(message)) << ' ' << layout.text() << '\n';
    };
    (one(std::variant_alternative_t<I, Message>{}), ...);
    return out.str();
}

std::string wireLayout() {
    std::ostringstream out;
    out << messageLayouts(std::make_index_sequence<std::variant_size_v<Message>>()) << stateLayout();
    for (const RuleField& field : ruleFields()) out << field.name << ' ';
    for (int kind = 0; kind < static_cast<int>(CommandKind::kCount); ++kind)
        out << wordOf(static_cast<CommandKind>(kind)) << ' ';
    for (int reason = 0; reason < static_cast<int>(Reason::kCount); ++reason)
        out << keyOf(static_cast<Reason>(reason)) << ' ';
    for (int reason = 0; reason < static_cast<int>(NetReason::kCount); ++reason)
        out << keyOf(static_cast<NetReason>(reason)) << ' ';
    return out.str();
}

// Every field that some value of the JSON has, as a path: "rules.goalLevel".
void collectPaths(const JsonValue& json, const std::string& path, std::set<std::string>& paths) {
    paths.insert(path + ' ' + std::string(nameOf(json.kind)));
    for (std::size_t i = 0; i < json.items.size(); ++i)
        collectPaths(json.items[i], path + (json.isObject() ? '.' + json.keys[i] : "[]"), paths);
}

// A command with every field that any kind of it has.
Command fullCommand(CommandKind kind) {
    Command command;
    command.epoch = 7;
    command.move.kind = kind;
    command.move.by = Seat{0};
    command.move.seat = Seat{1};
    command.move.ability = 0;
    command.move.card = CardId{0};
    command.move.with = CardId{1};
    command.move.subject = CardId{2};
    command.move.aim = Aim::atCard(CardId{3});
    command.move.number = 1;
    if (kind != CommandKind::Choose) {
        command.cards.push_back(CardId{4});
        command.cards.push_back(CardId{5});
    }
    command.receivers.push_back(Seat{1});
    command.receivers.push_back(kNoSeat);
    command.terms.treasures = 1;
    command.terms.items.push_back(CardId{6});
    command.terms.cards.push_back(CardId{7});
    command.want.push_back(CardId{8});
    return command;
}

std::string recordLayout() {
    tests::RecordedGame game = tests::playRecorded(1, 3, 1);
    game.record.title = "A game";
    game.record.start = jsonObject();
    for (RecordedSeat& seat : game.record.seats) {
        seat.colour = "red";
        seat.control = "bot";
        seat.bot = "greedy";
    }
    std::set<std::string> paths;
    collectPaths(recordToJson(game.record, "kickdoor-save"), "record", paths);
    collectPaths(commandsToJson(game.record.commands), "commands", paths);

    const GameState& state = game.states.front();
    const ExactNaming naming(*game.catalog, state.cards);
    const std::vector<std::string> players = game.record.playerNames();
    for (int kind = 0; kind < static_cast<int>(CommandKind::kCount); ++kind) {
        const Command command = fullCommand(static_cast<CommandKind>(kind));
        collectPaths(commandToJson({*game.catalog, state, players, naming}, command),
                     std::string(wordOf(command.move.kind)), paths);
    }
    collectPaths(takeBackToJson({Seat{0}, 1, Agreement::Given}, players), "takeBack", paths);
    std::string all = stateLayout();
    for (const std::string& path : paths) all += '\n' + path;
    return all;
}

// "protocol 5" -> hash, of every number there has been.
std::map<std::string, std::string> committed() {
    std::ifstream in(tests::sourceDir() / "tests" / "layouts.txt");
    std::map<std::string, std::string> hashes;
    for (std::string what, number, hash; in >> what >> number >> hash;) hashes[what + ' ' + number] = hash;
    return hashes;
}

void expectCommitted(const std::string& what, int number, const std::string& layout) {
    const auto hashes = committed();
    const std::string key = what + ' ' + std::to_string(number);
    const std::string now = hex64(hashOfText(layout));
    const auto found = hashes.find(key);
    ASSERT_TRUE(found != hashes.end()) << "tests/layouts.txt lacks: " << key << ' ' << now;
    EXPECT_EQ(found->second, now) << key << " has another layout now: raise the number, and add '" << what
                                  << ' ' << number + 1 << "' with its hash to tests/layouts.txt. It is now:\n"
                                  << layout;
}

TEST(Layout, OfTheWireChangesWithTheProtocolsNumberOnly) {
    expectCommitted("protocol", kProtocol, wireLayout());
}

TEST(Layout, OfSavesChangesWithTheRecordsNumberOnly) {
    expectCommitted("record", kRecordVersion, recordLayout());
}

}  // namespace
}  // namespace kickdoor::net
