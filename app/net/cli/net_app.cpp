#include "net/cli/net_app.h"

#include <QCoreApplication>
#include <QTimer>

#include "system/end_watch.h"

namespace kickdoor::cli {
namespace {

constexpr int kLookMillis = 100;

void needApplication() {
    if (QCoreApplication::instance() != nullptr) return;
    // The same data folder as the window's.
    QCoreApplication::setApplicationName(QStringLiteral("kickdoor"));
    static int count = 1;
    static char name[] = "kickdoor-cli";
    static char* arguments[] = {name, nullptr};
    static const QCoreApplication app(count, arguments);
}

}  // namespace

NetCommands netCommands() {
    return {runServeCommand, runJoinCommand, runFindCommand};
}

NetApp::NetApp() {
    needApplication();
    loop_ = std::make_unique<QEventLoop>();
}

int NetApp::run(const std::function<void()>& asked) {
    const system::EndWatch end;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, loop_.get(), [&] {
        if (!end.asked()) return;
        look.stop();
        asked();
    });
    look.start(kLookMillis);
    return loop_->exec();
}

void NetApp::quit(int code) {
    loop_->exit(code);
}

}  // namespace kickdoor::cli
