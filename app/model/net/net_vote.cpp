#include "model/net/net_vote.h"

namespace kickdoor {

void NetVote::take(const net::VoteState& state, const About& about, bool may) {
    if (state.about != m_state.about) m_cast.clear();
    m_state = state;
    m_name = about.name;
    m_idle = about.idle;
    m_mine = about.mine;
    m_may = may && !about.mine;
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
