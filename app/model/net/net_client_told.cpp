// NetClient: the notifications of the table.
#include "model/net/net_client.h"

#include <utility>

#include "model/net/net_words.h"
#include "model/setup/pack_list.h"

namespace kickdoor {

using net::ClientStage;

QString NetClient::wordsFor(net::NetReason reason, const std::string& text, std::uint32_t number) const {
    QString about = plainWords(text);
    if (reason == net::NetReason::MissingPack || reason == net::NetReason::OtherPack)
        about = m_packs.nameOf(about);
    return NetWords::of(reason, about, number);
}

void NetClient::onStage(ClientStage stage) {
    const bool atTable = stage >= ClientStage::Lobby;
    if (!atTable) m_lobbyTold = false;
    if (atTable) {
        m_away = false;
        m_trouble.clear();
    }
    const bool playing = stage == ClientStage::Playing || stage == ClientStage::Over;
    if (playing && m_session->game() != nullptr) {
        keepPlace();
        if (m_game != m_session->agreement()) {
            m_game = m_session->agreement();
            m_verdict.clear();
            m_startAsked = false;
            emit gameOn();
        }
    }
    emit changed();
}

void NetClient::onTables(const net::Welcome&) {
    if (!m_back && m_session->stage() == ClientStage::Choosing && !m_session->ticket()) askForPlace();
    emit changed();
}

void NetClient::onEntered(const net::Entered&) {
    // Without a game of its own, the session asks for the past, and the table sends its whole chat again. Who
    // only changes seats is told no more than that.
    if (!m_lobbyTold && m_session->agreement() == net::Digest{}) m_allSaid = true;
    keepPlace();
}

void NetClient::onLobby(const net::Lobby& lobby) {
    if (lobby.stage != net::TableStage::Lobby) m_startAsked = false;
    m_seats.show(m_session.get());
    if (m_seats.mine() > 0) m_wish.watch = false;  // who watched has sat down
    m_people.show(m_session.get(), !m_lobbyTold);
    tellLacking();
    if (!std::exchange(m_lobbyTold, true)) {
        if (std::exchange(m_allSaid, false)) m_chat.clear();
        for (const net::Chat& chat : std::exchange(m_saidBefore, {})) addChat(chat);
    }
    keepPlace();
    if (m_vote.isOpen()) onVote(m_vote.state());  // the presence of the seat's owner may have changed
    if (lobby.stage == net::TableStage::Lobby && inGame()) {
        m_game = {};
        setPasses({});  // that was for one game
        emit gameOff();
        const QString text = tr("The table gathers for another game.");
        if (isOwner())
            m_chat.tell(text);
        else
            tell(text);
    }
    emit changed();
    emit lobbyChanged();
    tellNewRules(lobby);
}

// A change of cards or rules takes everybody's readiness back.
void NetClient::tellNewRules(const net::Lobby& lobby) {
    if (lobby.stage != net::TableStage::Lobby || m_seats.mine() == 0) return m_agreed.reset();
    if (isReady()) {
        m_agreed = lobby.options;
        return;
    }
    const std::optional<net::GameOptions> before = std::exchange(m_agreed, {});
    if (before && !(*before == lobby.options) && !isOwner())
        emit told(
            tr("The table's owner has changed the cards or rules. Look at them, then say again that you are "
               "ready."));
}

void NetClient::tellLacking() {
    std::vector<std::pair<std::string, QString>> lacking;
    if (const net::Member* member = me())
        for (const std::string& edition : member->lacking)
            lacking.emplace_back(edition, m_packs.nameOf(QString::fromStdString(edition)));
    m_offers.setLacking(lacking);
}

// The answer to the question whether to keep it may take long, and must not be waited for in here.
void NetClient::onPackFetched(const net::PackOffer& offer, const std::string& bytes) {
    QMetaObject::invokeMethod(
        this, [this, offer, bytes] { m_offers.whole(offer, bytes); }, Qt::QueuedConnection);
}

void NetClient::onVote(const net::VoteState& vote) {
    NetVote::About about;
    if (vote.about != kNoSeat)
        about = {m_seats.nameOf(vote.about), m_seats.isHere(vote.about), m_seats.isMine(vote.about)};
    m_vote.take(vote, about, !m_session->seats().empty());
}

void NetClient::onChat(const net::Chat& chat) {
    // An earlier message, for which chatted() is not emitted.
    if (!m_lobbyTold) return m_saidBefore.push_back(chat);
    addChat(chat);
    if (chat.from != m_session->member()) emit chatted();
}

void NetClient::addChat(const net::Chat& chat) {
    const bool mine = chat.from == m_session->member();
    QString name = m_people.nameOf(chat.from);
    // A bot at the table may have the same name.
    const bool inGame = m_session->lobby().stage != net::TableStage::Lobby;
    if (inGame && m_people.watches(chat.from)) name = tr("%1 (watching)").arg(name);
    m_chat.add(name, plainWords(chat.text), mine);
}

void NetClient::onRefused(const net::Refused& refused) {
    const QString text = wordsFor(refused.reason, refused.text, refused.number);
    if (std::exchange(m_startAsked, false)) emit changed();
    if (refused.reason == net::NetReason::TooManyGuesses) {
        m_hearsNext.setRemainingTime(refused.number);
        m_second.start();
    }
    if (m_session->stage() >= ClientStage::Lobby) {
        emit this->refused(text);
        return;
    }
    m_trouble = text;
    m_wrongPin = refused.reason == net::NetReason::WrongPin;
    emit changed();
    if (!m_back && !m_away) {
        emit turnedAway(text);
        return;
    }
    if (refused.reason == net::NetReason::TooManyGuesses && m_keptTicket) {
        // The address is blocked because of somebody else's wrong guesses; the seat still waits.
        QTimer::singleShot(static_cast<int>(refused.number), this, [this, visit = m_visit] {
            if (m_session && visit == m_visit) m_session->enterAgain(*m_keptTicket);
        });
        return;
    }
    forgetOwn();
    if (refused.reason == net::NetReason::TokenUnknown && m_wish.watch) {
        // A restarted host knows players only; a spectator enters again.
        m_back = false;
        QMetaObject::invokeMethod(
            this,
            [this, visit = m_visit] {
                if (m_session && visit == m_visit) askForPlace();
            },
            Qt::QueuedConnection);
        return;
    }
    failSoon(text);
}

void NetClient::onVerification(const net::Verification& verification) {
    m_verdict.take(verification);
    emit verified();
}

void NetClient::onVerdict(const net::RecordVerdict& verdict) {
    if (verdict.member != m_session->member()) m_verdict.take(m_people.nameOf(verdict.member), verdict);
}

void NetClient::onClosed(net::NetReason reason, const std::string& text) {
    if (!m_line) return;
    m_line->sessionClosed(reason);
    // The table has ended for everybody; this member was not kicked.
    m_trouble = reason == net::NetReason::TableEnded ? tr("The host has closed the table.")
                                                     : wordsFor(reason, text, 0);
    m_away = m_line->comesBack();
    emit changed();
    if (m_away) return;
    if (!m_session->ticket()) forgetOwn();
    failSoon(m_trouble);
}

void NetClient::onView(Seat seat, const GameState& view) {
    if (m_link) emit m_link->viewTold(seat, std::make_shared<const GameState>(view));
}

void NetClient::onEvents(Seat seat, std::span<const SeatEvent> events) {
    if (m_link) emit m_link->eventsTold(seat, std::vector<SeatEvent>(events.begin(), events.end()));
}

void NetClient::onClock(const ClockNotice& notice) {
    if (m_link) emit m_link->clockTold(notice);
}

void NetClient::onTakeBack(const TakeBackNotice& notice) {
    if (m_link) emit m_link->takeBackTold(notice);
}

void NetClient::keepPlace() {
    if (!m_session->ticket() || tableName().isEmpty()) return;  // the name comes with the lobby
    const net::Ticket& ticket = *m_session->ticket();
    if (m_keptTicket && m_keptTicket->token == ticket.token && m_keptTicket->secret == ticket.secret &&
        m_keptTicket->agreed == ticket.agreed && m_keptTicket->table == ticket.table)
        return;
    m_keptTicket = ticket;
    m_chatOf = ticket.token;
    writePlace();
}

void NetClient::setPasses(const QJsonObject& passes) {
    if (passes == m_passes) return;
    m_passes = passes;
    if (m_keptTicket && !tableName().isEmpty()) writePlace();
}

void NetClient::writePlace() {
    m_places.write({*m_keptTicket, m_wish.ways, tableName(), m_wish.hosted, {}, m_passes});
}

}  // namespace kickdoor
