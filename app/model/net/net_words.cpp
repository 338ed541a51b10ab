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
            return tr("This system's Qt has no OpenSSL with TLS 1.3, which network games need.");
        case Trouble::NameUnknown: return tr("No computer with that name was found. Try its address.");
        case Trouble::Unreachable:
            return tr("That address cannot be reached. Are both computers in the same network?");
        case Trouble::Refused:
            return tr("That computer answers, but no table is open there. Has it been closed?");
        case Trouble::NoAnswer:
            return tr(
                "Nothing answers. The machine may be off or in another network, or the host's "
                "firewall "
                "blocks the port: it must let TCP 4510 in.");
        case Trouble::NotKickdoor: return tr("Something answers there, but it is not a Kickdoor table.");
        case Trouble::WrongKey:
            return tr(
                "The host at that address is not the one that the code belongs to. Ask for its current code. "
                "Nothing was sent to it.");
        case Trouble::Cut: return tr("The connection is lost.");
        case Trouble::NoAnswerNow:
            return tr(
                "The table does not answer in time: the connection is slow or lost, or the host has "
                "stopped.");
    }
    return {};
}

QString NetWords::waitingFor(net::Trouble trouble, const QString& table) {
    using net::Trouble;
    const bool stopped = trouble == Trouble::Refused || trouble == Trouble::NoAnswer;
    if (!stopped || table.isEmpty()) return of(trouble);
    return tr("%1 has stopped, or its computer is off.").arg(table);
}

QString NetWords::of(net::WayMistake mistake, net::CodeMistake code) {
    using net::CodeMistake;
    using net::WayMistake;
    switch (mistake) {
        case WayMistake::None: return {};
        case WayMistake::NoAddress: return tr("That code contains no address. Type the host's address.");
        case WayMistake::NoPort: return tr("What follows the colon is not a port number.");
        case WayMistake::NameUnknown: return of(net::Trouble::NameUnknown);
        case WayMistake::NotAnnounced:
            return tr(
                "No host announces itself at that address. Is it on, and does its firewall let UDP 4510 "
                "through? The join code works without.");
        case WayMistake::NoSocket: return tr("This computer is not in a network.");
        case WayMistake::Code: break;
    }
    switch (code) {
        case CodeMistake::None: return {};
        case CodeMistake::Empty: return tr("Type the join code, or the host's address.");
        case CodeMistake::Letter: return tr("The code contains a character that no code has.");
        case CodeMistake::Length: return tr("The code is too short or too long.");
        case CodeMistake::Check: return tr("The code has a typing error.");
        case CodeMistake::Version: return tr("The code has a typing error, or is from a newer Kickdoor.");
    }
    return {};
}

QString NetWords::of(net::TableStage stage) {
    switch (stage) {
        case net::TableStage::Lobby: return tr("waiting for players");
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
        case NetReason::TooFast: return tr("Too many messages were sent at once.");
        case NetReason::WrongProtocol:
            return with(
                tr("The host runs another version of Kickdoor. Install the same version on both computers."),
                text);
        case NetReason::ServerFull: return tr("The host accepts no more connections.");
        case NetReason::Silent:
        case NetReason::Lost: return tr("The connection is lost.");
        case NetReason::Replaced:
            return tr("Your seat was taken over on another computer or in another window.");
        case NetReason::Closing: return tr("The host has stopped. The game continues when it is back.");
        case NetReason::Internal: return with(tr("The host cannot continue."), text);
        case NetReason::NoSuchTable: return tr("That table no longer exists.");
        case NetReason::WrongPin: return tr("The PIN is wrong.");
        case NetReason::TooManyGuesses:
            return tr("Too many wrong guesses. Try again in %1 s.").arg((number + 999) / 1000);
        case NetReason::TokenUnknown: return tr("No seat is kept for you there any more.");
        case NetReason::TableFull: return tr("The table is full.");
        case NetReason::NoWatching: return tr("This table cannot be watched.");
        case NetReason::NameTaken: return tr("Somebody there already has that name.");
        case NetReason::MissingPack:
            return with(tr("An edition used at the table is not installed here."), text);
        case NetReason::OtherPack:
            return with(tr("An edition here has different cards than at the table."), text);
        case NetReason::MakingOff:
        case NetReason::TooManyTables: return tr("That host opens no more tables.");
        case NetReason::NotOwner: return tr("Only the table's owner may do that.");
        case NetReason::SeatTaken: return tr("The seat is taken.");
        case NetReason::NoSuchSeat: return tr("There is no such seat.");
        case NetReason::NotYourSeat: return tr("That seat belongs to somebody else.");
        case NetReason::NotReady: return tr("Not everybody is ready, or fewer than three seats are taken.");
        case NetReason::SetupWrong: return with(tr("A table cannot be set up with these settings."), text);
        case NetReason::GameRunning: return tr("A game is in progress there: you can watch it.");
        case NetReason::NoGame: return tr("No game is in progress.");
        case NetReason::NoVote: return tr("The vote is over.");
        case NetReason::ChatOff: return tr("Chat is off at this table.");
        case NetReason::Kicked: return tr("The table's owner has removed you.");
        case NetReason::Left: return tr("You have left the table.");
        case NetReason::TableEnded: return tr("The game was ended by vote.");
        case NetReason::BadHost: return with(tr("The host sent invalid data."), text);
        case NetReason::WrongKey: return of(net::Trouble::WrongKey);
        case NetReason::HostUnproven: return with(tr("The host did not keep to its commitments."), text);
        case NetReason::PackNotOffered: return tr("The table does not offer these cards any more.");
        case NetReason::kCount: break;
    }
    return {};
}

}  // namespace kickdoor
