#include "net/cli/bot_guest.h"

#include <algorithm>

#include "base/json_build.h"
#include "cli/command_line.h"
#include "net/cli/net_app.h"
#include "net/qt/ticket_file.h"
#include "net/wire/digest.h"
#include "version/version.h"

namespace kickdoor::cli {
namespace {

constexpr int kNudgeMillis = 1000;
// Time for the verdicts to arrive, the others' and this one's.
constexpr int kFarewellMillis = 300;
constexpr int kMostNames = 6;

net::ClientOptions options(PackShelf& shelf) {
    net::ClientOptions options;
    options.version = version();
    options.shelf = &shelf;
    return options;
}

bool isGood(const net::Verification& verification) {
    using Result = net::Verification::Result;
    return verification.result == Result::Good || verification.result == Result::Partly;
}

const char* nameOf(net::Verification::Result result) {
    using Result = net::Verification::Result;
    switch (result) {
        case Result::Unknown: return "unknown";
        case Result::Good: return "good";
        case Result::Partly: return "partly";
        case Result::Wrong: return "wrong";
        case Result::Impossible: return "impossible";
    }
    return "";
}

}  // namespace

BotGuest::BotGuest(const JoinRequest& request, PackShelf& shelf, std::ostream& out, std::ostream& err)
    : request_(request),
      out_(out),
      err_(err),
      session_(options(shelf), *this),
      player_(session_, request.bot, request.seed, request.thinkMillis),
      line_(session_) {
    line_.onTrouble = [this](net::Trouble trouble, std::chrono::milliseconds again) {
        if (again.count() < 0)
            fail(net::sentenceOf(trouble));
        else
            tell("trouble", net::sentenceOf(trouble));
    };
    nudge_.setInterval(kNudgeMillis);
    connect(&nudge_, &QTimer::timeout, this, [this] { prepare(true); });
}

// Closing the line notifies the session and this object, so it must happen while both exist.
BotGuest::~BotGuest() {
    done_ = true;
    line_.stop();
}

void BotGuest::open(std::vector<net::HostPlace> ways) {
    if (const auto ticket = net::readTicket(request_.ticket)) session_.enterAgain(*ticket);
    line_.open(std::move(ways));
    nudge_.start();
}

void BotGuest::stop() {
    keepTicket();
    finish(kFine);
}

void BotGuest::onTables(const net::Welcome& welcome) {
    if (session_.ticket() || net::readTicket(request_.ticket)) return;
    net::TableId table = request_.table;
    for (const net::TableSummary& summary : welcome.tables) {
        const bool room = summary.stage == net::TableStage::Lobby && summary.taken < summary.seats;
        if (table == 0 && room) table = summary.id;
    }
    if (table == 0) {
        fail(net::sentenceOf(welcome.tables.empty() ? net::NetReason::NoSuchTable
                                                    : net::NetReason::TableFull));
        return;
    }
    session_.enter(table, request_.pin, request_.name);
}

void BotGuest::onEntered(const net::Entered&) {
    keepTicket();
}

void BotGuest::onLobby(const net::Lobby& lobby) {
    if (session_.stage() == net::ClientStage::Lobby) prepare(false);
    keepTicket();
    if (!told_ && !session_.seats().empty()) {
        told_ = true;
        const Seat seat = session_.seats().first();
        tell("seated", lobby.tableName + ", seat " + std::to_string(seat) + ", " + lobby.seats[seat].name);
    }
    player_.look();
}

void BotGuest::prepare(bool nudged) {
    if (session_.stage() != net::ClientStage::Lobby) {
        // Repeats a refused command of the bot.
        player_.look();
        return;
    }
    const net::Lobby& lobby = session_.lobby();
    const auto me = std::find_if(lobby.members.begin(), lobby.members.end(),
                                 [this](const net::Member& m) { return m.id == session_.member(); });
    if (me == lobby.members.end()) return;
    if (!me->lacking.empty()) {
        fail(net::sentenceOf(net::NetReason::MissingPack, me->lacking.front()));
        return;
    }
    if (lobby.stage != net::TableStage::Lobby) return;
    if (session_.seats().empty()) {
        takeSeat(lobby);
        return;
    }
    const net::LobbySeat& mine = lobby.seats[session_.seats().first()];
    // As rarely as possible, because each change makes everybody check the lobby again.
    if (!mine.ready && (nudged || !session_.ticket()->secret)) session_.setReady(true);
    const bool full = std::all_of(lobby.seats.begin(), lobby.seats.end(), [](const net::LobbySeat& seat) {
        return seat.state == net::SeatState::Bot || (seat.owner != net::kNoMember && seat.ready);
    });
    if (me->owner && full) session_.start();
}

void BotGuest::takeSeat(const net::Lobby& lobby) {
    for (std::size_t i = 0; i < lobby.seats.size(); ++i) {
        const net::LobbySeat& seat = lobby.seats[i];
        if (seat.state != net::SeatState::Open || seat.owner != net::kNoMember) continue;
        std::string name = request_.name;
        if (nameTries_ > 0) name += " " + std::to_string(nameTries_ + 1);
        session_.takeSeat({Seat(i), name, {}, i % 2 == 0 ? Sex::Male : Sex::Female, {}});
        return;
    }
    fail(net::sentenceOf(net::NetReason::TableFull));
}

void BotGuest::onRefused(const net::Refused& refused) {
    // Without a table or a seat there is nothing to wait for.
    if (session_.stage() < net::ClientStage::Lobby) {
        fail(net::sentenceOf(refused.reason, refused.text, refused.number));
    } else if (refused.reason == net::NetReason::NameTaken && session_.seats().empty()) {
        if (++nameTries_ >= kMostNames) fail(net::sentenceOf(refused.reason));
    }
}

void BotGuest::onVerification(const net::Verification& verification) {
    if (verification.result == net::Verification::Result::Unknown || done_) return;
    JsonValue json = jsonObject();
    addField(json, "event", jsonText("over"));
    addField(json, "commands", jsonInt(static_cast<int>(session_.number())));
    addField(json, "chain", jsonText(net::hexOf(session_.chain())));
    addField(json, "verified", jsonText(nameOf(verification.result)));
    addField(json, "text", jsonText(verification.text));
    if (request_.json)
        out_ << writeJson(json) << std::endl;
    else
        out_ << "over: " << session_.number() << " commands, chain "
             << net::hexOf(session_.chain()).substr(0, 16) << ", verified: " << nameOf(verification.result)
             << (verification.text.empty() ? "" : " (" + verification.text + ")") << std::endl;
    verified_ = true;
    net::removeTicket(request_.ticket);
    const int code = isGood(verification) ? kFine : kFailed;
    QTimer::singleShot(kFarewellMillis, this, [this, code] { finish(code); });
}

void BotGuest::onClosed(net::NetReason reason, const std::string& text) {
    line_.sessionClosed(reason);
    if (done_) return;
    if (line_.comesBack())
        tell("cut", net::sentenceOf(reason, text));
    else
        fail(net::sentenceOf(reason, text));
}

void BotGuest::keepTicket() {
    if (session_.ticket() && !verified_) net::writeTicket(request_.ticket, *session_.ticket());
}

void BotGuest::fail(const std::string& text) {
    if (done_) return;
    if (request_.json)
        tell("failed", text);
    else
        err_ << "kickdoor-cli: " << text << std::endl;
    finish(kFailed);
}

// May be called from within the session's or the line's own functions, so it must not destroy them.
void BotGuest::finish(int code) {
    if (std::exchange(done_, true)) return;
    nudge_.stop();
    QTimer::singleShot(0, this, [this, code] {
        line_.stop();
        if (onDone) onDone(code);
    });
}

void BotGuest::tell(const char* event, const std::string& text) {
    if (!request_.json) {
        out_ << event << ": " << text << std::endl;
        return;
    }
    JsonValue json = jsonObject();
    addField(json, "event", jsonText(event));
    addField(json, "text", jsonText(text));
    out_ << writeJson(json) << std::endl;
}

}  // namespace kickdoor::cli
