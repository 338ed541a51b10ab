// From what somebody typed to the ways that lead to a host: a join code, or an address whose host is asked
// for its key.
#pragma once

#include <QHostInfo>
#include <QObject>
#include <QTimer>
#include <functional>
#include <string>

#include "net/qt/table_finder.h"

namespace kickdoor::net {

enum class WayMistake : std::uint8_t {
    None,
    Code,          // codeMistake says which
    NoAddress,     // a code that has none, without one beside it
    NoPort,        // what stands behind the colon is no port
    NameUnknown,   // no machine of that name
    NotAnnounced,  // the host there does not say who it is: its code is needed
    NoSocket
};
std::string sentenceOf(WayMistake mistake);  // in English; of Code: see CodeMistake

struct HostAndPort {
    std::string host;
    std::uint16_t port = kDefaultPort;
};
// HOST, HOST:PORT, [V6], [V6]:PORT, V6. False: no port.
bool readHost(const std::string& text, HostAndPort& read);
// An address or a name, and no code.
bool looksLikeHost(const std::string& text);

class WayFinder : public QObject {
public:
    explicit WayFinder(std::uint16_t discoveryPort = kDiscoveryPort, QObject* parent = nullptr);
    ~WayFinder() override;

    // One of the two is called, once a find(), perhaps from within it.
    std::function<void(std::vector<HostPlace>)> onWays;
    std::function<void(WayMistake, CodeMistake)> onMistake;

    // where: a code or a host; code: of a host that does not announce itself, else empty.
    void find(const std::string& where, const std::string& code = {});
    void stop();

private:
    void fail(WayMistake mistake, CodeMistake code = CodeMistake::None);
    void done(std::vector<HostPlace> ways);
    void ask(const QHostInfo& info);
    void look();

    TableFinder finder_;
    QTimer patience_;
    HostAndPort where_;
    QList<QHostAddress> addresses_;
    int lookup_ = -1;
};

}  // namespace kickdoor::net
