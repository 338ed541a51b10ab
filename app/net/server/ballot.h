// A vote about a seat that must act and is lost, or whose owner is idle.
#pragma once

#include <map>

#include "net/wire/message.h"
#include "net/wire/transport.h"

namespace kickdoor::net {

class Ballot {
public:
    Seat about() const { return about_; }
    bool open() const { return about_ != kNoSeat; }
    NetTime openedAt() const { return openedAt_; }
    void openFor(Seat seat, NetTime now) {
        about_ = seat;
        openedAt_ = now;
        choices_.clear();
    }
    void close() { openFor(kNoSeat, {}); }
    void cast(MemberId member, Vote choice) { choices_[member] = choice; }

    // Of these members, all that may vote.
    VoteState state(const std::vector<MemberId>& voters) const {
        VoteState state;
        state.about = about_;
        state.voters = static_cast<std::uint8_t>(voters.size());
        for (const MemberId voter : voters)
            if (const auto choice = choices_.find(voter); choice != choices_.end())
                ++state.votes[static_cast<std::size_t>(choice->second)];
        return state;
    }
    // The choice of more than half of the voters; Vote::None if there is none yet. If late, more than half of
    // those who have voted is enough, except to end the game.
    Vote decided(const std::vector<MemberId>& voters, bool late) const {
        const VoteState now = state(voters);
        const auto votes = [&now](Vote choice) { return int{now.votes[static_cast<std::size_t>(choice)]}; };
        const int cast = votes(Vote::Wait) + votes(Vote::Bot) + votes(Vote::End);
        for (const Vote choice : {Vote::Wait, Vote::Bot, Vote::End}) {
            const int of = late && choice != Vote::End ? cast : int{now.voters};
            if (2 * votes(choice) > of) return choice;
        }
        return Vote::None;
    }

private:
    Seat about_ = kNoSeat;
    NetTime openedAt_{};
    std::map<MemberId, Vote> choices_;
};

}  // namespace kickdoor::net
