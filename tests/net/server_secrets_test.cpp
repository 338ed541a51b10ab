// The secrets law on the wire: two tables that differ only in what one client may not know, played with the
// same commands, send that client the same bytes, whatever happens and whatever he says.
#include <gtest/gtest.h>

#include <set>

#include "bot/bot.h"
#include "net/wire/codec.h"
#include "net/wire/limits.h"
#include "net_support/table_stage.h"
#include "support/scrambled.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using namespace tests;

// Links are keyed by the host's secret: they tell nothing, and differ. So do fresh tokens.
std::vector<std::uint8_t> withoutKeyed(const std::vector<std::uint8_t>& frame) {
    if (frame.size() <= kFrameHeader) return frame;
    Decoded decoded = decode(std::span(frame).subspan(kFrameHeader));
    if (!decoded.ok()) return frame;
    if (auto* happened = std::get_if<Happened>(&decoded.message)) happened->chain = {};
    if (auto* views = std::get_if<Views>(&decoded.message)) views->chain = {};
    if (auto* entered = std::get_if<Entered>(&decoded.message)) entered->token = {};
    return encode(decoded.message);
}

// Where two tellings of one command differ.
std::string difference(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b) {
    const Message x = decode(std::span(a).subspan(kFrameHeader)).message;
    const Message y = decode(std::span(b).subspan(kFrameHeader)).message;
    std::string text(nameOf(x));
    const auto* mine = std::get_if<Happened>(&x);
    const auto* other = std::get_if<Happened>(&y);
    if (mine == nullptr || other == nullptr || mine->views.size() != other->views.size()) return text;
    for (std::size_t v = 0; v < mine->views.size(); ++v) {
        const auto& here = mine->views[v].events;
        const auto& there = other->views[v].events;
        text += "; " + std::to_string(here.size()) + " and " + std::to_string(there.size()) + " events";
        for (std::size_t i = 0; i < std::min(here.size(), there.size()); ++i) {
            if (here[i] == there[i]) continue;
            const Event& e = here[i].event;
            text += ", event " + std::to_string(i) + " of kind " + std::to_string(static_cast<int>(e.kind)) +
                    (e == there[i].event ? " by its patch" : " by itself") + " card " +
                    std::to_string(e.card) + "/" + std::to_string(there[i].event.card) + " def " +
                    std::to_string(e.def) + "/" + std::to_string(there[i].event.def) + " other " +
                    std::to_string(e.other) + "/" + std::to_string(there[i].event.other);
        }
    }
    return text;
}

// Whether they differ only in cards that this command has shown to these eyes (drawn face up and taken, say):
// from here on the two games are different ones for them, too.
bool shownByRight(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b, Seat eyes) {
    const Message x = decode(std::span(a).subspan(kFrameHeader)).message;
    const Message y = decode(std::span(b).subspan(kFrameHeader)).message;
    const auto* mine = std::get_if<Happened>(&x);
    const auto* other = std::get_if<Happened>(&y);
    if (mine == nullptr || other == nullptr) return false;
    for (const WireEvents& view : mine->views)
        for (const SeatEvent& told : view.events) {
            const SeatSet audience = told.event.audience;
            const bool mayKnow = audience == SeatSet::firstN(kMaxSeats) || audience.has(eyes);
            const bool names = told.event.card != kNoCard && !isUnknown(told.event.def);
            if (names && mayKnow) return true;
        }
    return false;
}

constexpr std::uint32_t kMischiefs = 20;

class Secrets {
public:
    explicit Secrets(std::uint64_t seed) : rng_(seed) {
        const std::vector<std::string> editions =
            seed % 2 == 0 ? std::vector<std::string>{"original"}
                          : std::vector<std::string>{"critical", "grimm", "pathfinder"};
        Pace pace;
        pace.clockFactor = 1;
        kept_ = keptTable(editions, pace, seed);
        for (Seat seat{0}; seat < kSeats; ++seat) bots_.push_back(makeBot("random", seed * 8 + seat));
        real_ = std::make_unique<Stage>(kept_, openAt(kept_, nullptr), now_);
    }

    // A whole game, in parts: each begins with another game for the eyes of one member.
    void play() {
        for (MemberId eyes = 0; real_->state().phase != Phase::Over;
             eyes = eyes == kWatcher ? MemberId{0} : static_cast<MemberId>(eyes + 1)) {
            part(eyes);
            if (testing::Test::HasFailure()) return;
        }
    }
    std::size_t compared() const { return compared_; }
    std::size_t apart() const { return apart_; }
    const std::set<std::string>& kinds() const { return kinds_; }

private:
    Seat seatOf(MemberId member) const { return member == kWatcher ? kNoSeat : Seat(member); }

    void part(MemberId eyes) {
        const GameState start = real_->state();
        GameState other = scrambled(real_->game(), start, seatOf(eyes), rng_);
        other.rng = start.rng;  // else what everybody sees of dice and draws would differ
        real_ = std::make_unique<Stage>(kept_, openAt(kept_, &start), now_);
        other_ = std::make_unique<Stage>(kept_, openAt(kept_, &other), now_);
        ASSERT_TRUE(real_->entered() && other_->entered());
        compare(eyes, "entering");
        for (int i = 0; i < 12 && real_->state().phase != Phase::Over; ++i) {
            now_ += NetTime(7);
            mischief(eyes);
            if (!command(eyes)) return;
            both([this](Stage& stage) { stage.tick(now_); });
            compare(eyes, "time");
        }
    }
    template <class Do>
    void both(Do what) {
        what(*real_);
        what(*other_);
    }
    // What may be said at any time, and what is refused: the answers tell nothing, either.
    void mischief(MemberId eyes) {
        const auto pick = rng_.below(kMischiefs);
        Say say{1000 + rng_.below(100), {}};
        Move& move = say.command.move;
        move.kind = static_cast<CommandKind>(rng_.below(static_cast<std::uint32_t>(CommandKind::kCount)));
        move.by = Seat(rng_.below(kSeats));
        if (pick == 0 && eyes != kWatcher) move.by = seatOf(eyes);
        move.card = CardId(rng_.below(400));
        move.with = CardId(rng_.below(400));
        move.seat = Seat(rng_.below(kSeats));
        move.number = static_cast<decltype(move.number)>(rng_.below(4));
        say.command.epoch = real_->state().epoch;
        // Only what cannot be carried out: the game's own commands come from bots.
        if (move.by == seatOf(eyes) && judge(real_->game(), real_->state(), say.command).empty())
            move.kind = CommandKind::kCount;
        if (move.kind != CommandKind::kCount) both([&](Stage& stage) { stage.say(eyes, say, now_); });
        if (pick == 1) both([&](Stage& stage) { stage.say(eyes, Chat{0, "hm"}, now_); });
        if (pick == 2) both([&](Stage& stage) { stage.say(eyes, CastVote{Seat{1}, Vote::Bot}, now_); });
        if (pick == 3) both([&](Stage& stage) { stage.say(eyes, SetOptions{3, kept_.options}, now_); });
        if (pick == 4) both([&](Stage& stage) { stage.say(eyes, TakeSeat{}, now_); });
        if (pick == 5) {
            const auto gone = static_cast<MemberId>(rng_.below(kSeats));
            if (gone == eyes || eyes == kWatcher) return;
            both([&](Stage& stage) {
                if (stage.sessions[gone]->listens()) stage.sessions[gone]->closed(now_);
            });
        }
        if (pick == 6)
            both([&](Stage& stage) { stage.say(eyes, RecordVerdict{0, true, 3, {}, "fine"}, now_); });
        if (pick == 7) both([&](Stage& stage) { stage.say(eyes, Kick{2}, now_); });
        if (pick == 8) both([&](Stage& stage) { stage.say(eyes, Start{}, now_); });
        if (pick == 9) both([&](Stage& stage) { stage.say(eyes, Ready{true, {}}, now_); });
        if (pick == 10) both([&](Stage& stage) { stage.say(eyes, OpenSecret{Secret{1}}, now_); });
        if (pick == 11) both([&](Stage& stage) { stage.say(eyes, Lacks{{"original"}}, now_); });
        if (pick == 12) both([&](Stage& stage) { stage.say(eyes, LeaveSeat{Seat{0}}, now_); });
        if (pick == 13) both([&](Stage& stage) { stage.say(eyes, Ping{7}, now_); });
        if (pick == 14 && eyes != kWatcher) {
            // A cut, and back again.
            both([&](Stage& stage) { EXPECT_TRUE(stage.comeBack(eyes, now_)); });
        }
        if (pick == 15) {
            // A seat that is waited for is lost: the vote about it.
            const Seat asked = waitingFor(real_->state()).first();
            if (asked == kNoSeat || asked == eyes) return;
            both([&](Stage& stage) {
                if (stage.sessions[asked]->listens()) stage.sessions[asked]->closed(now_);
                stage.tick(now_);
                stage.say(eyes, CastVote{asked, Vote::Wait}, now_);
            });
        }
        if (pick >= 16 && pick < 19) showHand(eyes, pick);
        if (pick == 19 && eyes != kWatcher)
            both([&](Stage& stage) { stage.say(eyes, AskTakeBack{1, seatOf(eyes), 0}, now_); });
        compare(eyes, "mischief " + std::to_string(pick));
    }
    void showHand(MemberId eyes, std::uint32_t pick) {
        const auto someone = static_cast<MemberId>((eyes + 1) % kSeats);
        const auto other = Seat((eyes + 2) % kSeats);
        // One's own, another's that one has no right to, and another's for somebody else.
        ShowHand wish{seatOf(eyes), rng_.below(2) == 0 ? other : kNoSeat};
        MemberId teller = eyes;
        if (pick == 17) wish.seat = Seat(someone);
        if (pick == 18) {
            teller = someone;
            wish = {Seat(someone), other};
        }
        if (real_->sessions[teller]->listens()) both([&](Stage& stage) { stage.say(teller, wish, now_); });
    }
    // A bot's command at both tables. False: they have gone apart, as they may.
    bool command(MemberId eyes) {
        const GameState& state = real_->state();
        const SeatSet asked = mayAnswer(state);
        for (Seat seat{0}; seat < kSeats; ++seat) {
            if (!asked.has(seat)) continue;
            if (!real_->sessions[seat]->listens()) return false;
            const GameState view = viewOf(real_->game(), state, seat);
            legalCommands(real_->game(), view, seat, legal_);
            if (legal_.moves.empty() && legal_.templates.empty()) continue;
            auto choice = bots_[seat]->choose(real_->game(), view, seat, legal_);
            if (!choice) continue;
            choice->epoch = view.epoch;
            const Say say{++id_, *choice};
            const bool legal = judge(other_->game(), other_->state(), *choice).empty();
            EXPECT_TRUE(legal || seat != seatOf(eyes)) << "what I may say depends on what I do not know";
            both([&](Stage& stage) { stage.say(seat, say, now_); });
            // After the end everything is revealed.
            if (real_->state().phase == Phase::Over) return false;
            const Seat mine = seatOf(eyes);
            if (!legal || !(viewOf(real_->game(), real_->state(), mine) ==
                            viewOf(other_->game(), other_->state(), mine)))
                return false;
            return compare(eyes, "command of kind " + std::to_string(static_cast<int>(choice->kind())));
        }
        return false;
    }
    // False: what was shown by right has made the games different.
    bool compare(MemberId eyes, const std::string& after) {
        auto a = std::exchange(real_->ends[eyes].frames, {});
        auto b = std::exchange(other_->ends[eyes].frames, {});
        EXPECT_EQ(a.size(), b.size()) << after;
        for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
            ++compared_;
            kinds_.emplace(nameOf(decode(std::span(a[i]).subspan(kFrameHeader)).message));
            if (withoutKeyed(a[i]) == withoutKeyed(b[i])) continue;
            EXPECT_TRUE(shownByRight(a[i], b[i], seatOf(eyes))) << after << ": " << difference(a[i], b[i]);
            ++apart_;
            return false;
        }
        return a.size() == b.size();
    }

    BotRng rng_;
    KeptTable kept_;
    std::vector<std::unique_ptr<Bot>> bots_;
    std::unique_ptr<Stage> real_;
    std::unique_ptr<Stage> other_;
    LegalCommands legal_;
    NetTime now_{1'000};
    std::uint32_t id_ = 0;
    std::size_t compared_ = 0;
    std::size_t apart_ = 0;
    std::set<std::string> kinds_;  // of messages
};

TEST(ServerSecrets, DoNotShowInAnyByteAClientIsSent) {
    std::set<std::string> kinds;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Secrets secrets(seed);
        secrets.play();
        EXPECT_GT(secrets.compared(), 500U);
        EXPECT_LT(secrets.apart(), secrets.compared() / 20);
        kinds.insert(secrets.kinds().begin(), secrets.kinds().end());
        if (HasFailure()) return;
    }
    // Whatever a server says to somebody at a table while a game is on. The others: at the door (welcome),
    // after the game, when nothing is secret any more (reveal, recordPart, a verdict that counts), and the
    // goodbye.
    const std::set<std::string> all = {"entered",       "refused",   "lobby", "chat",     "voteState",
                                       "committed",     "started",   "views", "clock",    "happened",
                                       "answered",      "pong",      "past",  "recalled", "handShown",
                                       "takeBackState", "packOffers"};
    EXPECT_EQ(kinds, all);
}

}  // namespace
