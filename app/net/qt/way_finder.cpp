#include "net/qt/way_finder.h"

#include <algorithm>

#include "net/qt/tls_link.h"
#include "net/qt/trouble.h"

namespace kickdoor::net {
namespace {

constexpr int kAskMillis = 2500;

}  // namespace

std::string sentenceOf(WayMistake mistake) {
    switch (mistake) {
        case WayMistake::None:
        case WayMistake::Code: return {};
        case WayMistake::NoAddress: return "the code has no address; say the host's, too";
        case WayMistake::NoPort: return "what follows the colon is not a port number";
        case WayMistake::NameUnknown: return sentenceOf(Trouble::NameUnknown);
        case WayMistake::NotAnnounced:
            return "the host does not announce itself here; say its code, too: --code CODE";
        case WayMistake::NoSocket: return "no UDP socket can be had";
    }
    return {};
}

bool readHost(const std::string& text, HostAndPort& read) {
    read = {text, kDefaultPort};
    std::string port;
    const std::size_t bracket = text.find(']');
    if (text.starts_with('[') && bracket != std::string::npos) {
        read.host = text.substr(1, bracket - 1);
        if (bracket + 1 < text.size()) port = text.substr(std::min(bracket + 2, text.size()));
    } else if (const std::size_t colon = text.find(':');
               colon != std::string::npos && colon == text.rfind(':')) {
        read.host = text.substr(0, colon);
        port = text.substr(colon + 1);
    }
    if (port.empty()) return !read.host.empty();
    bool fine = false;
    read.port = QString::fromStdString(port).toUShort(&fine);
    return fine && read.port != 0 && !read.host.empty();
}

bool looksLikeHost(const std::string& text) {
    return text.find_first_of(".:[") != std::string::npos || text == "localhost";
}

WayFinder::WayFinder(std::uint16_t discoveryPort, QObject* parent) : QObject(parent), finder_(discoveryPort) {
    patience_.setSingleShot(true);
    patience_.setInterval(kAskMillis);
    connect(&patience_, &QTimer::timeout, this, [this] { fail(WayMistake::NotAnnounced); });
    finder_.onChanged = [this] { look(); };
}

WayFinder::~WayFinder() {
    stop();
}

void WayFinder::stop() {
    patience_.stop();
    finder_.stop();
    if (lookup_ >= 0) QHostInfo::abortHostLookup(lookup_);
    lookup_ = -1;
}

void WayFinder::fail(WayMistake mistake, CodeMistake code) {
    stop();
    onMistake(mistake, code);
}

void WayFinder::done(std::vector<HostPlace> ways) {
    stop();
    onWays(std::move(ways));
}

void WayFinder::find(const std::string& where, const std::string& code) {
    stop();
    const CodeRead read = readJoinCode(looksLikeHost(where) ? code : where);
    if (!looksLikeHost(where)) {
        if (!read.ok()) return fail(WayMistake::Code, read.mistake);
        if (read.code.address.empty()) return fail(WayMistake::NoAddress);
        return done({placeOf(read.code)});
    }
    if (!readHost(where, where_)) return fail(WayMistake::NoPort);
    if (!code.empty()) {
        if (!read.ok()) return fail(WayMistake::Code, read.mistake);
        return done({{QString::fromStdString(where_.host), where_.port, read.code.key}});
    }
    lookup_ = QHostInfo::lookupHost(QString::fromStdString(where_.host), this,
                                    [this](const QHostInfo& info) { ask(info); });
}

// Asks the host at its own address for its announcement.
void WayFinder::ask(const QHostInfo& info) {
    lookup_ = -1;
    addresses_ = info.addresses();
    if (addresses_.isEmpty()) return fail(WayMistake::NameUnknown);
    if (!finder_.start()) return fail(WayMistake::NoSocket);
    patience_.start();
    for (const QHostAddress& address : std::as_const(addresses_)) finder_.askAlso(address);
}

void WayFinder::look() {
    const auto asked = [this](const QHostAddress& address) {
        return addresses_.contains(address) || addresses_.contains(QHostAddress(plainAddress(address)));
    };
    for (const FoundHost& host : finder_.hosts()) {
        const bool same = std::any_of(host.addresses.begin(), host.addresses.end(), asked);
        if (!same || host.said.port != where_.port || !patience_.isActive()) continue;
        patience_.stop();
        // Deferred, because this is called by the finder.
        const HostPlace place{QString::fromStdString(where_.host), where_.port, host.said.key};
        QTimer::singleShot(0, this, [this, place] { done({place}); });
    }
}

}  // namespace kickdoor::net
