// One table: its members, its options and its game. Handles the messages of its members one after another and
// reports the results to all.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "io/pack_shelf.h"
#include "net/server/ballot.h"
#include "net/server/net_game.h"
#include "net/server/pack_sharing.h"
#include "net/server/person.h"
#include "net/server/seat_plan.h"
#include "net/server/table_files.h"
#include "net/server/table_talk.h"

namespace kickdoor::net {

struct NewTable {
    std::string name;
    std::string pin;  // empty: none is asked for
    int seats = 4;
    GameOptions options;
};

// What a table has of its server.
struct TableHome {
    PackShelf* shelf = nullptr;
    GroupJournal* journal = nullptr;
    std::filesystem::path folder;  // empty: nothing is kept
    std::function<GameKey()> newKey;
    std::function<void(const TableError&)> trouble;
    std::function<Secret()> newSecret;
    PackSharing sharing = nullptr;
};

class NetTable {
public:
    NetTable(TableId id, const NewTable& table, TableHome& home);
    // As it was kept; all seats open for their owners.
    static std::unique_ptr<NetTable> resume(const KeptTable& kept, const std::vector<JournalEntry>& entries,
                                            TableHome& home, NetTime now, TableError& error);
    // The same with a game that stands somewhere; `commands` have led to it.
    static std::unique_ptr<NetTable> standing(const KeptTable& kept, OpenGame open,
                                              const std::vector<std::string>& commands,
                                              std::unique_ptr<PublicPast> past, TableHome& home, NetTime now);
    // A table whose game has not begun, as it was kept; all its seats wait for their owners.
    static std::unique_ptr<NetTable> lobby(const KeptTable& kept, TableHome& home, NetTime now);
    ~NetTable();
    NetTable(const NetTable&) = delete;
    NetTable& operator=(const NetTable&) = delete;

    TableId id() const { return id_; }
    TableSummary summary() const;
    TableStage stage() const { return stage_; }
    const NetGame* game() const { return game_.get(); }
    const std::vector<Person>& people() const { return people_; }

    // None: the session sits at the table now.
    NetReason enter(ServerSession& session, const Enter& wish, NetTime now);
    void heard(ServerSession& session, const Message& message, NetTime now);
    void lost(ServerSession& session, NetTime now);
    // Bots and clocks whose time has come, at most so many; what has waited too long.
    void tick(NetTime now);
    std::optional<NetTime> nextDue() const;
    // Since the last call: what keptLobby() tells has changed.
    bool takeLobbyChange() { return std::exchange(lobbyToKeep_, false); }
    KeptTable keptLobby() const;
    // Since the last call: what keptTalk() tells has changed.
    bool takeTalkChange() { return std::exchange(talkToKeep_, false); }
    TableTalk keptTalk() const;
    void resumeTalk(const TableTalk& talk);
    // Since when nobody is connected; nothing: somebody is.
    std::optional<NetTime> emptySince() const;

private:
    // --- net_table.cpp: members ---
    Person* person(MemberId member);
    Person* holderOf(const Token& token);
    std::size_t cameToPlay() const;
    NetReason mayEnter(const Enter& wish) const;
    std::string freeName(const std::string& wish) const;
    bool isAnothers(const std::string& name, const Person* person) const;
    void welcome(Person& person, ServerSession& session, NetTime now, bool anew);
    void tellWhatWasSaid(const Person& person, bool all) const;
    void tellAllOfGame(const Person& person, NetTime now) const;
    void remove(MemberId member, NetReason reason, NetTime now);
    void tellAll(const Message& message) const;
    Lobby lobbyNow(NetTime now) const;
    // Tells what has changed since it was last called.
    void settle(NetTime now);

    // --- table_lobby.cpp: before the game ---
    NetReason hear(Person& person, const TakeSeat& wish);
    NetReason hear(Person& person, const LeaveSeat& wish);
    NetReason hear(Person& person, const Ready& wish);
    NetReason hear(Person& person, const SetOptions& wish);
    NetReason hear(Person& person, const Kick& wish, NetTime now);
    NetReason hear(Person& person, const Start&, NetTime now);
    NetReason hear(Person& person, const OpenSecret& secret, NetTime now);
    void seatsChanged();
    void nobodyIsReady();
    void startFails();
    void deal(NetTime now);
    KeptTable kept() const;
    void backToLobby();

    // --- table_packs.cpp: packs for members who lack them ---
    void readShared();
    void offerPacks(const Person& person);
    NetReason hear(Person& person, const Lacks& lacks, NetTime now);
    NetReason hear(Person& person, const AskPackPart& wish);

    // --- table_play.cpp: the game ---
    NetReason hear(Person& person, const Say& say, NetTime now);
    NetReason hear(Person& person, const Chat& chat);
    NetReason hear(Person& person, const ShowHand& wish);
    NetReason hear(Person& person, const RecordVerdict& verdict);
    NetReason hear(Person& person, const PlayAgain&);
    NetReason hear(Person& person, const AskTakeBack& wish, NetTime now);
    NetReason hear(Person& person, const SayConsent& said, NetTime now);
    TakeBackNotice takeBackFor(const Person& person) const;
    void tellTakeBack();
    SeatSet absent() const;  // seats of people who cannot be asked
    NetReason hear(Person& person, const Leave&, NetTime now);
    // On purpose, or kicked: the seats are a bot's from now on (ruling 15).
    void leave(Person& person, NetReason reason, NetTime now);
    void tellHappened();
    void note(TableNote::Kind kind, unsigned number);
    void endGame(NetTime now);
    // Of a person's seats, those that a bot plays for now.
    void returnSeats(Person& person, NetTime now);
    SeatState stateOf(Seat seat) const;
    const Person* ownerOf(Seat seat) const;

    // --- table_absent.cpp: who is not there, or does nothing ---
    // The best of those who are connected: who plays, who wants to, who watches.
    const Person* bestOwner() const;
    void tendOwner(NetTime now);
    // Whether he is there in spirit: no bot plays for him by vote.
    bool attends(const Person& person) const;
    std::vector<MemberId> voters(Seat about) const;
    Seat lostAndAsked() const;
    // Asked for so long that the others may vote about it.
    Seat idleAndAsked(NetTime now) const;
    // Opens and closes the vote about a seat that must act, and stops the clock for a lost one a while.
    void tendAskedSeats(NetTime now);
    void carryOutVote(NetTime now);
    NetReason hear(Person& person, const CastVote& vote, NetTime now);

    // --- table_resume.cpp: after the server came back ---
    void resumeGame(const KeptTable& kept, OpenGame open, const std::vector<std::string>& commands,
                    std::unique_ptr<PublicPast> past, NetTime now);
    Person& resumePerson(const KeptMember& member, NetTime now);
    TakeSeat wishFor(Seat seat) const;
    void repeat(const TableNote& note, NetTime now);

    TableId id_;
    std::string name_;
    TablePin pin_;
    GameOptions options_;
    TableHome& home_;
    TableStage stage_ = TableStage::Lobby;
    std::vector<Person> people_;
    TableTalk talk_;
    MemberId nextMember_ = 0;
    MemberId owner_ = kNoMember;
    SeatPlan plan_;
    std::vector<PackId> sharedOf_;    // the packs that shared_ was read for
    std::vector<SharedPack> shared_;  // those of them that are given out

    std::uint32_t round_ = 0;
    Deal deal_;
    NetTime startedAt_{};
    std::unique_ptr<NetGame> game_;
    SeatSet givenUp_;                                           // their owners have left
    SeatSet awaited_;                                           // it was voted to wait for them
    std::array<std::optional<NetTime>, kMaxSeats> askedSince_;  // those that have the next decision
    std::optional<NetTime> ownerStandsSince_;                   // the owner has no seat, but wants one
    Ballot ballot_;
    VoteState toldVote_;
    Seat wishedTakeBack_ = kNoSeat;  // the last to wish one
    bool lobbyChanged_ = false;
    bool lobbyToKeep_ = false;
    bool talkToKeep_ = false;
    bool ended_ = false;
    NetTime emptySince_{};
};

}  // namespace kickdoor::net
