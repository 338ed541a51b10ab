// All messages between a table and its members: docs/protocol.md. Plain values; codec.h makes bytes of them,
// and hands out none that breaks the bounds of limits.h.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "command/command.h"
#include "net/wire/net_reason.h"
#include "net/wire/pack_messages.h"
#include "table/seat.h"
#include "table/setup.h"

namespace kickdoor::net {

using Digest = std::array<std::uint8_t, 32>;  // SHA-256
using Secret = std::array<std::uint8_t, 32>;
using Token = std::array<std::uint8_t, 16>;  // lets its holder back in; the table keeps its digest only

// Somebody at a table: one connection, with no seat (who watches), one, or several on one screen.
using MemberId = std::uint16_t;
inline constexpr MemberId kNoMember = 0xFFFF;
using TableId = std::uint32_t;

// --- Parts ---

enum class TableStage : std::uint8_t { Lobby, Starting, Playing, Over, kCount };

struct TableSummary {
    TableId id = 0;
    std::string name;
    TableStage stage = TableStage::Lobby;
    std::uint8_t seats = 0;
    std::uint8_t taken = 0;
    std::uint8_t watching = 0;
    bool pinNeeded = true;
    std::vector<std::string> editions;
    bool operator==(const TableSummary&) const = default;
};

// The cards of an edition, so that both sides know they mean the same.
struct PackId {
    std::string edition;
    Digest files{};
    bool operator==(const PackId&) const = default;
};

// How the game is played. options: the RuleSet's fields in the order of ruleFields(); what is not among them
// is the base edition's own.
struct GameOptions {
    std::vector<PackId> packs;  // base first
    std::vector<std::int16_t> options;
    std::uint16_t clockPermille = 0;  // Pace, in whole numbers
    std::uint32_t choiceMillis = 0;
    std::uint32_t botMillis = 0;
    bool chat = true;
    bool watching = true;
    bool hints = false;  // players may ask what Master would do
    // The bot that plays a lost seat by vote, or one that was left (ruling 15).
    std::string standIn{defaultBot()};
    bool operator==(const GameOptions&) const = default;
};

enum class SeatState : std::uint8_t {
    Open,    // nobody's yet (lobby), or waiting for its owner after the host came back
    Here,    // its owner is connected
    Lost,    // its owner is gone without a word: the seat waits
    Bot,     // a bot's from the start
    Stepped  // a bot plays for who left, or by vote (ruling 15): then its owner may be connected
};
inline constexpr std::uint8_t kSeatStates = 5;

struct LobbySeat {
    std::string name;
    std::string colour;
    Sex sex = Sex::Male;
    SeatState state = SeatState::Open;
    bool ready = false;
    std::string bot;  // who plays when a bot does
    MemberId owner = kNoMember;
    std::uint32_t lostMillis = 0;  // Lost: for how long already
    bool operator==(const LobbySeat&) const = default;
};

struct Member {
    MemberId id = kNoMember;
    std::string name;
    bool connected = false;
    bool owner = false;                // of the table
    std::vector<std::string> lacking;  // editions that he has not, or has with other files
    bool saidBye = false;              // not connected: left for now; false: the connection is lost
    bool operator==(const Member&) const = default;
};

// Everything needed to replay the game, except the secrets.
struct PlayedSeat {
    std::string name;
    std::string colour;
    Sex sex = Sex::Male;
    Control control = Control::Person;
    std::string bot;
    bool operator==(const PlayedSeat&) const = default;
};
struct Commitment {
    MemberId member = kNoMember;
    Digest digest{};  // of his secret
    bool operator==(const Commitment&) const = default;
};
struct OpenedSecret {
    MemberId member = kNoMember;
    Secret secret{};
    bool operator==(const OpenedSecret&) const = default;
};

struct WireView {
    Seat seat = kNoSeat;              // kNoSeat: what everybody may know
    std::vector<std::uint8_t> bytes;  // of the GameState
    bool operator==(const WireView&) const = default;
};
struct WireEvents {
    Seat seat = kNoSeat;
    std::vector<SeatEvent> events;
    bool operator==(const WireEvents&) const = default;
};

enum class Vote : std::uint8_t { None, Wait, Bot, End, kCount };

// --- Connecting: nothing else is heard before ---

struct Hello {  // to the server, first of all
    std::uint16_t protocol = 0;
    std::string version;  // of the program, for people
    bool operator==(const Hello&) const = default;
};
struct Welcome {
    std::uint16_t protocol = 0;
    std::string version;
    std::string server;
    std::vector<TableSummary> tables;
    bool mayMake = false;  // tables of one's own
    bool operator==(const Welcome&) const = default;
};
struct ListTables {  // answered by a Welcome
    bool operator==(const ListTables&) const = default;
};
struct Enter {
    TableId table = 0;
    std::string pin;
    std::string name;
    bool watch = false;         // no seat wanted
    bool openView = false;      // a player wants what everybody may know besides his seats' views, too
    std::vector<Token> tokens;  // one, from an earlier Entered; none: somebody new
    bool past = false;          // of a game that is on: what everybody has seen of it so far
    bool operator==(const Enter&) const = default;
};
struct MakeTable {  // who makes it owns it, and has entered it
    std::string tableName;
    std::string pin;
    std::string name;
    bool operator==(const MakeTable&) const = default;
};
struct Entered {
    TableId table = 0;
    MemberId you = kNoMember;
    Token token{};
    std::uint8_t seats = 0;  // yours, as SeatSet bits
    bool operator==(const Entered&) const = default;
};
// A request that came to nothing; the connection goes on.
struct Refused {
    NetReason reason = NetReason::None;
    std::string text;
    std::uint32_t number = 0;
    bool operator==(const Refused&) const = default;
};
// The last message of the side that closes the connection.
struct Bye {
    NetReason reason = NetReason::None;
    std::string text;
    bool operator==(const Bye&) const = default;
};
struct Ping {
    std::uint32_t id = 0;
    bool operator==(const Ping&) const = default;
};
struct Pong {
    std::uint32_t id = 0;
    bool operator==(const Pong&) const = default;
};

// --- Around the table ---

// The whole of it, after every change of it, in the lobby and later.
struct Lobby {
    std::string tableName;
    TableStage stage = TableStage::Lobby;
    GameOptions options;
    std::vector<LobbySeat> seats;
    std::vector<Member> members;
    bool operator==(const Lobby&) const = default;
};
struct TakeSeat {  // or change one's own; the table's owner: an open one for a bot
    Seat seat{0};
    std::string name;
    std::string colour;
    Sex sex = Sex::Male;
    std::string bot;  // empty: for the sender
    bool operator==(const TakeSeat&) const = default;
};
struct LeaveSeat {
    Seat seat{0};
    bool operator==(const LeaveSeat&) const = default;
};
// commitment: of the secret that the member will open when the game starts; a new one for each game.
struct Ready {
    bool ready = false;
    Digest commitment{};
    bool operator==(const Ready&) const = default;
};
struct SetOptions {  // the table's owner; everybody is asked again whether he is ready
    std::uint8_t seats = 0;
    GameOptions options;
    bool operator==(const SetOptions&) const = default;
};
struct Lacks {  // editions of the lobby's that the sender cannot play with
    std::vector<std::string> editions;
    bool operator==(const Lacks&) const = default;
};
struct Kick {
    MemberId member = kNoMember;
    bool operator==(const Kick&) const = default;
};
struct Start {
    bool operator==(const Start&) const = default;
};
struct Chat {
    MemberId from = kNoMember;  // the table fills it in
    std::string text;
    bool operator==(const Chat&) const = default;
};
// About a seat that must act and is lost, or whose owner has done nothing for some minutes. The choice with
// more than half of those who may vote is carried out; after a while, of those who have voted.
struct CastVote {
    Seat about = kNoSeat;
    Vote choice = Vote::None;
    bool operator==(const CastVote&) const = default;
};
struct VoteState {  // while one is open; about kNoSeat: closed
    Seat about = kNoSeat;
    std::uint8_t voters = 0;
    std::array<std::uint8_t, 4> votes{};  // by Vote
    bool operator==(const VoteState&) const = default;
};
struct Leave {  // on purpose: a bot takes over at once
    bool operator==(const Leave&) const = default;
};

// --- The game ---

// All are ready and the owner has started: what the game will be, with everybody's commitments. From here on
// nobody can change his secret. The chain begins with the digest of this message.
struct Committed {
    std::uint32_t round = 0;  // incremented by a failed start, which makes all secrets new
    Digest host{};
    std::vector<Commitment> members;  // of those with seats, rising
    std::vector<PackId> packs;
    std::vector<std::int16_t> options;
    std::vector<PlayedSeat> seats;
    bool operator==(const Committed&) const = default;
};
struct OpenSecret {
    Secret secret{};
    bool operator==(const OpenSecret&) const = default;
};
struct Started {  // all but the host's
    std::vector<OpenedSecret> secrets;
    bool operator==(const Started&) const = default;
};
// Where the game stands: after entering, and whenever somebody's seats change.
struct Views {
    std::uint32_t number = 0;  // commands so far
    Digest chain{};
    std::vector<WireView> views;
    bool operator==(const Views&) const = default;
};
// One command was accepted: what the receiver may know of it.
struct Happened {
    std::uint32_t number = 0;  // commands so far, this one included
    Digest chain{};
    std::vector<WireEvents> views;
    bool operator==(const Happened&) const = default;
};
struct Say {  // a command; its by and epoch are inside
    std::uint32_t id = 0;
    Command command;
    bool operator==(const Say&) const = default;
};
struct Answered {
    std::uint32_t id = 0;
    Answer::Kind kind = Answer::Kind::Closed;
    std::vector<Refusal> refusals;
};
struct Clock {
    std::uint8_t running = 0;  // SeatSet bits
    std::uint32_t totalMillis = 0;
    std::uint32_t leftMillis = 0;
    bool paused = false;
    bool operator==(const Clock&) const = default;
};

// --- After the game ---

struct Reveal {  // the host's secret; the record follows
    Secret secret{};
    std::uint32_t commands = 0;
    bool operator==(const Reveal&) const = default;
};
struct RecordPart {
    std::uint32_t from = 0;
    std::vector<std::string> lines;  // as in a journal (io/journal.h)
    bool operator==(const RecordPart&) const = default;
};
struct RecordVerdict {
    MemberId member = kNoMember;  // the table fills it in
    bool good = false;
    std::uint32_t number = 0;  // the first command that is not as it was told
    Digest chain{};            // the last that the member was told
    std::string text;
    bool operator==(const RecordVerdict&) const = default;
};

// --- Beside the game ---

// A hand shown to somebody, or to all (R3.1). The table looks what is in it.
struct ShowHand {
    Seat seat = kNoSeat;  // of the sender's
    Seat to = kNoSeat;    // kNoSeat: to all
    bool operator==(const ShowHand&) const = default;
};
// Told to all; the cards only to whom they are shown.
struct HandShown {
    Seat seat = kNoSeat;
    Seat to = kNoSeat;
    std::vector<DefId> cards;  // rising
    bool operator==(const HandShown&) const = default;
};
// What everybody saw before the views that follow: the open view of some while ago, and as many Recalled as
// there were commands since.
struct RecallStart {
    std::uint32_t number = 0;  // commands before
    std::uint32_t commands = 0;
    std::vector<std::uint8_t> view;
    bool operator==(const RecallStart&) const = default;
};
struct Recalled {
    std::vector<SeatEvent> events;
    bool operator==(const Recalled&) const = default;
};

// The sender plays his seats again that a bot played meanwhile. Any other action of his has the same effect.
struct PlayAgain {
    bool operator==(const PlayAgain&) const = default;
};

// --- Taking back (ruling 21) ---

struct AskTakeBack {  // of the sender's seat; answered by an Answered
    std::uint32_t id = 0;
    Seat seat = kNoSeat;
    std::uint32_t epoch = 0;  // of the view it was decided on
    bool operator==(const AskTakeBack&) const = default;
};
struct SayConsent {  // about the open request, for the sender's seats; its asker's No withdraws it
    Seat asker = kNoSeat;
    std::uint32_t number = 0;  // commands so far, when it was open
    Consent consent = Consent::No;
    bool operator==(const SayConsent&) const = default;
};
struct TakeBackState {  // to all, after every change of it
    TakeBackNotice notice;
    bool operator==(const TakeBackState&) const = default;
};

// In the order of their numbers on the wire: new ones go to the end.
using Message =
    std::variant<Hello, Welcome, ListTables, Enter, MakeTable, Entered, Refused, Bye, Ping, Pong, Lobby,
                 TakeSeat, LeaveSeat, Ready, SetOptions, Lacks, Kick, Start, Chat, CastVote, VoteState, Leave,
                 Committed, OpenSecret, Started, Views, Happened, Say, Answered, Clock, Reveal, RecordPart,
                 RecordVerdict, ShowHand, HandShown, RecallStart, Recalled, PlayAgain, AskTakeBack,
                 SayConsent, TakeBackState, PackOffers, AskPackPart, PackPart>;

}  // namespace kickdoor::net
