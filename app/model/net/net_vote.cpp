#include "model/net/net_vote.h"

namespace kickdoor {

void NetVote::take(const net::VoteState& state, const QString& name, bool may) {
    if (state.about != m_state.about) m_cast.clear();
    m_state = state;
    m_name = name;
    m_may = may;
    emit changed();
}

void NetVote::say(const QString& choice) {
    if (!isOpen() || !m_may) return;
    net::Vote vote = net::Vote::None;
    if (choice == QLatin1String("wait")) vote = net::Vote::Wait;
    if (choice == QLatin1String("bot")) vote = net::Vote::Bot;
    if (choice == QLatin1String("end")) vote = net::Vote::End;
    if (vote == net::Vote::None) return;
    m_cast = choice;
    emit changed();
    emit said(m_state.about, vote);
}

}  // namespace kickdoor
