// What those who are left want to do about a seat that is lost and must act.
#pragma once

#include <map>

#include "net/wire/message.h"

namespace kickdoor::net {

class Ballot {
public:
    Seat about() const { return about_; }
    bool open() const { return about_ != kNoSeat; }
    void openFor(Seat seat) {
        about_ = seat;
        choices_.clear();
    }
    void close() { openFor(kNoSeat); }
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
    // The choice of more than half of them; None: there is none yet.
    Vote decided(const std::vector<MemberId>& voters) const {
        const VoteState now = state(voters);
        for (const Vote choice : {Vote::Wait, Vote::Bot, Vote::End})
            if (2 * now.votes[static_cast<std::size_t>(choice)] > now.voters) return choice;
        return Vote::None;
    }

private:
    Seat about_ = kNoSeat;
    std::map<MemberId, Vote> choices_;
};

}  // namespace kickdoor::net
