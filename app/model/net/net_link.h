// A game at a table in the network, as received by the client's session.
#pragma once

#include "model/link/game_link.h"
#include "net/client/client_session.h"

namespace kickdoor {

class NetLink : public GameLink {
    Q_OBJECT

public:
    // The session must have a game. The link copies it and may outlive the session; commands then have no
    // effect.
    explicit NetLink(std::weak_ptr<net::ClientSession> session);

    const Game& game() const override { return m_game; }
    const TableSetup& setup() const override { return m_setup; }
    std::span<const PackSource> packs() const override { return m_packs; }
    SeatSet persons() const override { return m_persons; }
    bool othersElsewhere() const override { return m_othersElsewhere; }
    bool allowsHints() const override { return m_hints || !m_othersElsewhere; }
    void tellPast(const PastListener& listener) const override;
    void begin() override;
    void submit(const Command& command) override;
    void takeBack(Seat by, std::uint32_t epoch) override;
    void consent(Consent consent) override;

    // Identifies the game.
    const net::Digest& agreement() const { return m_agreement; }

private:
    NetLink(std::weak_ptr<net::ClientSession> session, const net::ClientSession& now);

    std::weak_ptr<net::ClientSession> m_session;
    std::shared_ptr<const Catalog> m_catalog;
    Game m_game;
    std::vector<PackSource> m_packs;
    TableSetup m_setup;
    SeatSet m_persons;
    bool m_othersElsewhere = false;
    bool m_hints = false;  // the table allows them
    net::Digest m_agreement;
    std::shared_ptr<const net::ToldPast> m_past;
};

}  // namespace kickdoor
