// This machine's place at a table in the network: the connection, the lobby and the game.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QDeadlineTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <memory>
#include <optional>

#include "model/net/kept_place.h"
#include "model/net/lobby_people.h"
#include "model/net/lobby_seats.h"
#include "model/net/net_link.h"
#include "model/net/net_verdict.h"
#include "model/net/net_vote.h"
#include "model/net/pack_offers.h"
#include "net/qt/client_line.h"
#include "net/qt/way_finder.h"

namespace kickdoor {

// A table to play at or to watch.
struct TableWish {
    std::vector<net::HostPlace> ways;
    net::TableId table = 0;  // 0: the host's only one, or chosen later
    QString pin;
    QString name;
    bool watch = false;
    bool hosted = false;  // by this machine
};

class NetClient : public QObject, public net::ClientListener {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes it")
    // "off", "reaching", "choosing" (which table, or another PIN), "entering", "lobby", "game"
    Q_PROPERTY(QString state READ state NOTIFY changed)
    Q_PROPERTY(bool away READ isAway NOTIFY changed)  // the connection is lost and being restored
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    Q_PROPERTY(bool wrongPin READ isWrongPin NOTIFY changed)     // trouble() is about the PIN
    Q_PROPERTY(int waitSeconds READ waitSeconds NOTIFY changed)  // until another PIN is accepted
    Q_PROPERTY(QVariantList tables READ tables NOTIFY changed)   // {id, name, stage, seats, taken, running}
    Q_PROPERTY(QString tableName READ tableName NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(bool owner READ isOwner NOTIFY changed)
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)  // the table's game has begun
    // The game is about to begin: everybody's program opens its secret, and the cards are dealt.
    Q_PROPERTY(bool starting READ isStarting NOTIFY changed)
    Q_PROPERTY(bool watches READ watches NOTIFY changed)
    Q_PROPERTY(bool ready READ isReady NOTIFY changed)
    Q_PROPERTY(bool chatOn READ chatOn NOTIFY changed)
    Q_PROPERTY(QString whyNotStart READ whyNotStart NOTIFY changed)  // empty: the owner may start
    Q_PROPERTY(kickdoor::LobbySeats* seats READ seats CONSTANT)
    Q_PROPERTY(kickdoor::LobbyPeople* people READ people CONSTANT)
    Q_PROPERTY(kickdoor::ChatModel* chat READ chat CONSTANT)
    Q_PROPERTY(kickdoor::NetVote* vote READ vote CONSTANT)
    Q_PROPERTY(kickdoor::NetVerdict* verdict READ verdict CONSTANT)
    Q_PROPERTY(kickdoor::PackOffers* offers READ offers CONSTANT)

public:
    // addsPacks: the program can add packs to the player's own.
    NetClient(PackShelf& shelf, const PackList& packs, KeptPlaces places, bool addsPacks = false,
              QObject* parent = nullptr);
    ~NetClient() override;

    QString state() const;
    bool isAway() const { return m_away; }
    QString trouble() const { return m_trouble; }
    bool isWrongPin() const { return m_wrongPin; }
    int waitSeconds() const;
    QVariantList tables() const;
    QString tableName() const;
    QString name() const { return m_wish.name; }
    bool isOwner() const;
    bool isOver() const;
    bool isRunning() const;
    bool isStarting() const;
    bool watches() const { return m_wish.watch; }
    bool isReady() const;
    bool chatOn() const;
    QString whyNotStart() const;
    LobbySeats* seats() { return &m_seats; }
    const LobbySeats* seats() const { return &m_seats; }
    LobbyPeople* people() { return &m_people; }
    const LobbyPeople* people() const { return &m_people; }
    ChatModel* chat() { return &m_chat; }
    const ChatModel* chat() const { return &m_chat; }
    NetVote* vote() { return &m_vote; }
    NetVerdict* verdict() { return &m_verdict; }
    PackOffers* offers() { return &m_offers; }

    void enter(const TableWish& wish);
    void comeBack(const KeptPlace& place);
    // Leaves for the time being: the seat waits, and the place is kept.
    void stepAway();
    // Leaves for good: a bot takes over, and the place is forgotten.
    void leave();
    void fail(const QString& trouble);
    // Where this machine can return to, the newest first.
    std::vector<KeptPlace> keptPlaces() const { return m_places.all(); }
    // What the seats here are asked, StandingPasses::kept(); kept with the place.
    const QJsonObject& passes() const { return m_passes; }
    void setPasses(const QJsonObject& passes);

    Q_INVOKABLE void chooseTable(quint32 table);
    Q_INVOKABLE void setReady(bool ready);
    Q_INVOKABLE void start();
    Q_INVOKABLE void say(const QString& text);
    Q_INVOKABLE void kick(int member);
    // to: a seat; -1: to everybody.
    Q_INVOKABLE void showHand(int seat, int to);
    // Takes back this machine's seats from the bots.
    Q_INVOKABLE void playAgain();
    Q_INVOKABLE void tryNow();
    void setOptions(const net::SetOptions& options);

    // Null when not at a table.
    net::ClientSession* session() { return m_session.get(); }
    const net::ClientSession* session() const { return m_session.get(); }
    // The link for the window's session, after gameOn().
    std::unique_ptr<NetLink> makeLink();

signals:
    void changed();
    void lobbyChanged();
    void gameOn();   // a new game, for makeLink()
    void gameOff();  // the table is back in its lobby
    void chatted();  // by somebody else
    void handShown(const kickdoor::net::HandShown& shown);
    void refused(const QString& text);
    void told(const QString& text);             // about an action of somebody else
    void turnedAway(const QString& text);       // not let in; another PIN may be tried
    void ended();                               // no longer at the table; trouble() is the reason
    void recorded(const std::string& journal);  // of the whole game, after its verification
    void verified();                            // verdict() has this program's result

private:
    void onStage(net::ClientStage stage) override;
    void onTables(const net::Welcome& welcome) override;
    void onEntered(const net::Entered& entered) override;
    void onLobby(const net::Lobby& lobby) override;
    void onVote(const net::VoteState& vote) override;
    void onChat(const net::Chat& chat) override;
    void onRefused(const net::Refused& refused) override;
    void onHandShown(const net::HandShown& shown) override { emit handShown(shown); }
    void onPackOffers(const net::PackOffers& offers) override { m_offers.take(offers); }
    void onPackPart(const net::PackOffer&, std::size_t received) override { m_offers.part(received); }
    void onPackFetched(const net::PackOffer& offer, const std::string& bytes) override;
    void onPackFailed(const net::PackOffer&, net::NetReason reason) override { m_offers.failed(reason); }
    void onRecord(const std::string& journal) override { emit recorded(journal); }
    void onVerification(const net::Verification& verification) override;
    void onVerdict(const net::RecordVerdict& verdict) override;
    void onClosed(net::NetReason reason, const std::string& text) override;
    void onView(Seat seat, const GameState& view) override;
    void onEvents(Seat seat, std::span<const SeatEvent> events) override;
    void onClock(const ClockNotice& notice) override;
    void onTakeBack(const TakeBackNotice& notice) override;

    void open(const TableWish& wish);
    void close();
    // Calls fail() after the current call has returned.
    void failSoon(const QString& trouble);
    void tell(const QString& text);
    void addChat(const net::Chat& chat);
    void tellNewRules(const net::Lobby& lobby);
    void tellLacking();
    void keepPlace();
    void writePlace();
    void forgetOwn();
    void askForPlace();
    bool inGame() const { return m_game != net::Digest{}; }
    const net::Member* me() const;
    QString wordsFor(net::NetReason reason, const std::string& text, std::uint32_t number) const;

    PackShelf& m_shelf;
    const PackList& m_packs;
    KeptPlaces m_places;
    TableWish m_wish;
    bool m_back = false;  // returned with a ticket
    std::shared_ptr<net::ClientSession> m_session;
    int m_visit = 0;  // incremented by each open()
    std::unique_ptr<net::ClientLine> m_line;
    QPointer<NetLink> m_link;
    net::Digest m_game{};       // announced by gameOn(), until the lobby opens again; zero: none
    bool m_startAsked = false;  // and not answered yet
    bool m_away = false;
    QString m_trouble;
    bool m_wrongPin = false;
    QDeadlineTimer m_hearsNext;
    QTimer m_second;
    std::optional<net::Ticket> m_keptTicket;
    QJsonObject m_passes;
    std::optional<net::GameOptions> m_agreed;  // what this member was ready to play
    std::optional<net::Token> m_chatOf;        // identifies the place that m_chat belongs to
    LobbySeats m_seats;
    LobbyPeople m_people;
    ChatModel m_chat;
    bool m_lobbyTold = false;             // since connecting
    std::vector<net::Chat> m_saidBefore;  // received when entering
    bool m_allSaid = false;               // the chat that comes is the whole of it
    NetVote m_vote;
    NetVerdict m_verdict;
    PackOffers m_offers;
};

}  // namespace kickdoor
