// ClientSession: the game, from the agreement to its verification.
#include <algorithm>

#include "net/client/session_impl.h"
#include "net/wire/fairness.h"
#include "net/wire/game_options.h"

namespace kickdoor::net {
namespace {

// Several times the record of a game with 100,000 commands and the longest lines.
constexpr std::size_t kMaxRecordBytes = 32U << 20U;

}  // namespace

// Whether the agreement contains this client's commitment, and its secret was not opened for another one.
bool ClientSession::Impl::keepsMySecret(const Committed& m) {
    if (!ticket_ || !ticket_->secret) return true;
    const auto mine = std::find_if(m.members.begin(), m.members.end(),
                                   [this](const Commitment& c) { return c.member == place_.you; });
    if (seats_.empty() && mine == m.members.end()) return true;
    return mine != m.members.end() && mine->digest == commitmentOf(*ticket_->secret) &&
           (!ticket_->agreed || *ticket_->agreed == Chain(m).link());
}

void ClientSession::Impl::on(const Committed& m) {
    if (!atTable()) return badHost("a game before entering");
    if (std::string mistake = mistakeIn(m); !mistake.empty()) return badHost(mistake);
    if (!keepsMySecret(m)) return end(NetReason::HostUnproven, "my commitment is not the one I gave");
    // After a reconnection to the same game, its views are kept and compared.
    if (!game_ || game_->agreed() != m) {
        if (options_.shelf == nullptr) return end(NetReason::MissingPack);
        const PackMatch match = matchPacks(*options_.shelf, m.packs);
        if (match.packs == nullptr && match.lacking.empty()) return end(match.reason);
        unread_ = match.packs == nullptr;
        if (unread_) {
            // The table tells all of the game again to a member who has fetched them.
            checkedPacks_.clear();
            return checkPacks(m.packs);
        }
        RuleSet rules = match.packs->rules;
        if (!applyOptions(m.options, rules)) return badHost("options out of range");
        game_ = std::make_unique<PlayedGame>(*match.packs, rules, m);
        clock_ = {};
        takeBack_ = {};
        verification_ = {};
        reveal_.reset();
        lines_.clear();
        lineBytes_ = 0;
    }
    unread_ = false;
    if (ticket_ && ticket_->secret && !seats_.empty()) {
        ticket_->agreed = Chain(m).link();
        send(OpenSecret{*ticket_->secret});
    }
}

void ClientSession::Impl::on(const Started& m) {
    if (unread_) return;
    if (!atTable() || !game_) return badHost("a start of no game");
    if (std::string mistake = game_->takeSecrets(m); !mistake.empty())
        return end(NetReason::HostUnproven, mistake);
}

void ClientSession::Impl::on(const Views& m) {
    if (unread_) return;
    if (!atTable() || !game_) return badHost("views of no game");
    if (std::string mistake = game_->takeViews(m, seats_); !mistake.empty()) return badHost(mistake);
    const std::uint64_t connection = connections_;
    setStage(lobby_.stage == TableStage::Over ? ClientStage::Over : ClientStage::Playing);
    for (const WireView& told : m.views) {
        if (transport_ == nullptr || connections_ != connection || !game_) return;
        if (const GameState* view = game_->view(told.seat)) listener_.onView(told.seat, *view);
    }
}

void ClientSession::Impl::on(const Happened& m) {
    if (unread_) return;
    if (!atTable() || !game_) return badHost("events of no game");
    if (std::string mistake = game_->fold(m); !mistake.empty()) return badHost(mistake);
    const std::uint64_t connection = connections_;
    for (const WireEvents& told : m.views) {
        if (transport_ == nullptr || connections_ != connection) return;
        if (!told.events.empty()) listener_.onEvents(told.seat, told.events);
    }
}

void ClientSession::Impl::on(const Answered& m) {
    if (!atTable()) return badHost("an answer before entering");
    const auto waiting = answers_.find(m.id);
    if (waiting == answers_.end()) return;  // asked on an earlier connection
    Answer answer;
    answer.kind = m.kind;
    const GameState* view = game_ && !seats_.empty() ? game_->view(seats_.first()) : nullptr;
    const auto known = [view](CardId card) {
        return card == kNoCard || (view != nullptr && card < view->cards.count());
    };
    for (const Refusal& refusal : m.refusals) {
        if (!known(refusal.card) || !known(refusal.other)) return badHost("a refusal about no card");
        answer.refusals.add(refusal);
    }
    if (m.kind == Answer::Kind::NotSaved) answer.error.kind = TableErrorKind::CannotWrite;
    const AnswerCallback callback = std::move(waiting->second);
    answers_.erase(waiting);
    if (callback) callback(answer);
}

void ClientSession::Impl::on(const Clock& m) {
    if (!atTable()) return badHost("a clock before entering");
    clock_ = {SeatSet(m.running), static_cast<int>(m.totalMillis), static_cast<int>(m.leftMillis), m.paused};
    listener_.onClock(clock_);
}

void ClientSession::Impl::on(const Reveal& m) {
    if (unread_) return;
    if (!atTable() || !game_) return badHost("a secret of no game");
    reveal_ = m;
    lines_.clear();
    lineBytes_ = 0;
    if (m.commands > PlayedGame::kMostCommands) {
        verification_ = {Verification::Result::Impossible, 0, "too long a game"};
        reveal_.reset();
        return listener_.onVerification(verification_);
    }
    verifyWhenWhole();
}

void ClientSession::Impl::on(const RecordPart& m) {
    if (unread_) return;
    if (!atTable() || !game_) return badHost("a record of no game");
    if (!reveal_) return;
    if (m.from != lines_.size() || m.lines.size() > reveal_->commands - lines_.size())
        return badHost("a record out of order");
    for (const std::string& line : m.lines) {
        lineBytes_ += line.size();
        if (lineBytes_ > kMaxRecordBytes) return badHost("a record too long");
        lines_.push_back(line);
    }
    verifyWhenWhole();
}

void ClientSession::Impl::verifyWhenWhole() {
    if (lines_.size() < reveal_->commands) return;
    const std::optional<Secret> own = ticket_ ? ticket_->secret : std::nullopt;
    verification_ = game_->verify(reveal_->secret, lines_, place_.you, own);
    const bool proven = verification_.result == Verification::Result::Good ||
                        verification_.result == Verification::Result::Partly;
    const std::string journal = proven ? game_->journal(reveal_->secret, lines_) : std::string();
    reveal_.reset();
    lines_ = {};
    const bool good = verification_.result != Verification::Result::Wrong;
    send(RecordVerdict{place_.you, good, verification_.number, game_->chain(), verification_.text});
    if (!journal.empty()) listener_.onRecord(journal);
    listener_.onVerification(verification_);
}

void ClientSession::Impl::on(const HandShown& m) {
    if (unread_) return;
    if (!atTable() || !game_) return badHost("a hand of no game");
    const std::size_t players = game_->setup().seats.size();
    const auto fits = [players](Seat seat) { return seat < players; };
    if (!fits(m.seat) || (m.to != kNoSeat && !fits(m.to))) return badHost("a hand of no player");
    for (const DefId def : m.cards)
        if (def >= game_->catalog()->cards.size()) return badHost("a hand with no card");
    listener_.onHandShown(m);
}

void ClientSession::Impl::on(const RecallStart& m) {
    if (unread_) return;
    if (!atTable() || !game_) return badHost("the past of no game");
    if (std::string mistake = game_->takePast(m); !mistake.empty()) badHost(mistake);
}

void ClientSession::Impl::on(const Recalled& m) {
    if (unread_) return;
    if (!atTable() || !game_) return badHost("the past of no game");
    if (std::string mistake = game_->recall(m); !mistake.empty()) badHost(mistake);
}

void ClientSession::Impl::on(const TakeBackState& m) {
    if (unread_) return;
    if (!atTable() || !game_) return badHost("a take back of no game");
    const std::size_t players = game_->setup().seats.size();
    const auto fits = [players](Seat seat) { return seat < players || seat == kNoSeat; };
    if (!fits(m.notice.asker) || !fits(m.notice.declinedBy)) return badHost("a take back of no player");
    const SeatSet everybody = SeatSet::firstN(static_cast<int>(players));
    takeBack_ = m.notice;
    if (!game_->fits(takeBack_.move)) takeBack_.move = {};
    takeBack_.freely = takeBack_.freely & everybody;
    takeBack_.withLeave = takeBack_.withLeave & everybody;
    takeBack_.waiting = takeBack_.waiting & everybody;
    listener_.onTakeBack(takeBack_);
}

void ClientSession::Impl::on(const RecordVerdict& m) {
    if (!atTable()) return badHost("a verdict before entering");
    listener_.onVerdict(m);
}

}  // namespace kickdoor::net
