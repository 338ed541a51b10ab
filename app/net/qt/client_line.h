// A client's session and its way to the host: reached by whichever of its addresses answers, and reached
// again whenever the line is cut.
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <vector>

#include "net/client/client_session.h"
#include "net/qt/tls_connection.h"

namespace kickdoor::net {

class ClientLine : public QObject {
public:
    // The session must live until the line does not, or stop() was called.
    explicit ClientLine(ClientSession& session, QObject* parent = nullptr);
    ~ClientLine() override;

    // No address of the host could be reached: the reason of the one that came furthest. again: when the next
    // try begins; negative: there is none.
    std::function<void(Trouble, std::chrono::milliseconds again)> onTrouble;

    // Every way to one host, the best first.
    void open(std::vector<HostPlace> ways);
    // What the session's listener heard in onClosed: after a cut the line is made anew, by itself.
    void sessionClosed(NetReason reason);
    // Does not come back.
    void stop();
    // Not waiting for the next try.
    void tryNow();
    bool isOpen() const { return open_; }
    bool comesBack() const { return comesBack_; }

private:
    void tryWay();
    void failed(Trouble trouble);

    ClientSession& session_;
    TlsConnection connection_;
    std::vector<HostPlace> ways_;
    std::size_t way_ = 0;
    Trouble worst_ = Trouble::None;
    bool open_ = false;
    bool comesBack_ = false;  // it was open once: a cut is not the end
    int tries_ = 0;
    QTimer pulse_;
    QTimer again_;
};

}  // namespace kickdoor::net
