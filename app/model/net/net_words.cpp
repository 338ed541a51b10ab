#include "model/net/net_words.h"

namespace kickdoor {
namespace {

QString with(const QString& sentence, const QString& cause) {
    return cause.isEmpty() ? sentence : QStringLiteral("%1 (%2)").arg(sentence, cause);
}

}  // namespace

QString plainWords(const std::string& text) {
    QString plain = QString::fromStdString(text);
    return plain.replace(QLatin1Char('<'), QChar(0x2039)).replace(QLatin1Char('>'), QChar(0x203A));
}

QString NetWords::of(net::Trouble trouble) {
    using net::Trouble;
    switch (trouble) {
        case Trouble::None: return {};
        case Trouble::NoTls:
            return tr("This system's Qt has no OpenSSL with TLS 1.3, without which nobody plays here.");
        case Trouble::NameUnknown: return tr("No machine has that name. Try its address.");
        case Trouble::Unreachable:
            return tr("There is no way to that address. Are both machines in the same network?");
        case Trouble::Refused:
            return tr("That machine answers, but no table is open there. Has it been closed?");
        case Trouble::NoAnswer:
            return tr(
                "Nothing answers. The machine may be off or in another network, or the host's "
                "firewall "
                "blocks the port: it must let TCP 4510 in.");
        case Trouble::NotKickdoor: return tr("What answers there is not a Kickdoor table.");
        case Trouble::WrongKey:
            return tr(
                "The host there is not the one of the code. Ask for its present code. Nothing was "
                "told "
                "to it.");
        case Trouble::Cut: return tr("The line is cut.");
        case Trouble::NoAnswerNow:
            return tr("The table does not answer in time: the line is slow or cut, or the host has stopped.");
    }
    return {};
}

QString NetWords::waitingFor(net::Trouble trouble, const QString& table) {
    using net::Trouble;
    const bool stopped = trouble == Trouble::Refused || trouble == Trouble::NoAnswer;
    if (!stopped || table.isEmpty()) return of(trouble);
    return tr("%1 has stopped, or its machine is off.").arg(table);
}

QString NetWords::of(net::WayMistake mistake, net::CodeMistake code) {
    using net::CodeMistake;
    using net::WayMistake;
    switch (mistake) {
        case WayMistake::None: return {};
        case WayMistake::NoAddress: return tr("That code has no address in it. Type the host's address.");
        case WayMistake::NoPort: return tr("What stands behind the colon is no port.");
        case WayMistake::NameUnknown: return of(net::Trouble::NameUnknown);
        case WayMistake::NotAnnounced:
            return tr(
                "No host announces itself at that address. Is it on, and does its firewall let UDP 4510 "
                "through? The join code works without.");
        case WayMistake::NoSocket: return tr("This machine is in no network.");
        case WayMistake::Code: break;
    }
    switch (code) {
        case CodeMistake::None: return {};
        case CodeMistake::Empty: return tr("Type the join code, or the host's address.");
        case CodeMistake::Letter: return tr("The code has a letter that no code has.");
        case CodeMistake::Length: return tr("The code is too short or too long.");
        case CodeMistake::Check: return tr("The code is mistyped.");
        case CodeMistake::Version: return tr("The code is of a later Kickdoor.");
    }
    return {};
}

QString NetWords::of(net::TableStage stage) {
    switch (stage) {
        case net::TableStage::Lobby: return tr("gathering");
        case net::TableStage::Starting: return tr("starting");
        case net::TableStage::Playing: return tr("playing");
        case net::TableStage::Over: return tr("game over");
        case net::TableStage::kCount: break;
    }
    return {};
}

QString NetWords::of(net::NetReason reason, const QString& text, std::uint32_t number) {
    using net::NetReason;
    switch (reason) {
        case NetReason::None: return {};
        case NetReason::Malformed:
        case NetReason::TooLarge:
        case NetReason::OutOfTurn: return with(tr("The two programs do not understand each other."), text);
        case NetReason::TooFast: return tr("Too much was said at once.");
        case NetReason::WrongProtocol:
            return with(tr("The host runs another version of Kickdoor. Install the same on both machines."),
                        text);
        case NetReason::ServerFull: return tr("The host takes no more connections.");
        case NetReason::Silent:
        case NetReason::Lost: return tr("The line is cut.");
        case NetReason::Replaced: return tr("Your seat came back on another machine or in another window.");
        case NetReason::Closing: return tr("The host has stopped. When it comes back, the game goes on.");
        case NetReason::Internal: return with(tr("The host cannot go on."), text);
        case NetReason::NoSuchTable: return tr("There is no such table any more.");
        case NetReason::WrongPin: return tr("The PIN is wrong.");
        case NetReason::TooManyGuesses:
            return tr("Too many wrong guesses. Try again in %1 s.").arg((number + 999) / 1000);
        case NetReason::TokenUnknown: return tr("No seat waits for you there any more.");
        case NetReason::TableFull: return tr("The table is full.");
        case NetReason::NoWatching: return tr("Nobody may watch at this table.");
        case NetReason::NameTaken: return tr("Somebody there has that name already.");
        case NetReason::MissingPack: return with(tr("An edition of the table is not installed here."), text);
        case NetReason::OtherPack:
            return with(tr("An edition here has other cards than at the table."), text);
        case NetReason::MakingOff:
        case NetReason::TooManyTables: return tr("That host makes no more tables.");
        case NetReason::NotOwner: return tr("Only the table's owner may do that.");
        case NetReason::SeatTaken: return tr("The seat is taken.");
        case NetReason::NoSuchSeat: return tr("There is no such seat.");
        case NetReason::NotYourSeat: return tr("The seat is somebody else's.");
        case NetReason::NotReady: return tr("Not all are ready, or fewer than three seats are taken.");
        case NetReason::SetupWrong: return with(tr("These settings do not make a table."), text);
        case NetReason::GameRunning: return tr("A game is on there: you can watch it.");
        case NetReason::NoGame: return tr("No game is on.");
        case NetReason::NoVote: return tr("The vote is over.");
        case NetReason::ChatOff: return tr("Chat is off at this table.");
        case NetReason::Kicked: return tr("The table's owner has sent you away.");
        case NetReason::Left: return tr("You have left the table.");
        case NetReason::TableEnded: return tr("The game was ended by vote.");
        case NetReason::BadHost: return with(tr("The host sent what no table could."), text);
        case NetReason::WrongKey: return of(net::Trouble::WrongKey);
        case NetReason::HostUnproven:
            return with(tr("The host did not keep to what it had committed itself to."), text);
        case NetReason::kCount: break;
    }
    return {};
}

}  // namespace kickdoor
