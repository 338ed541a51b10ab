#include "net/cli/net_app.h"

#include <QCoreApplication>
#include <QTimer>
#include <csignal>

namespace kickdoor::cli {
namespace {

constexpr int kLookMillis = 100;

volatile std::sig_atomic_t askedToEnd = 0;
void onSignal(int) {
    askedToEnd = 1;
}

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
    askedToEnd = 0;
    const auto interrupted = std::signal(SIGINT, onSignal);
    const auto terminated = std::signal(SIGTERM, onSignal);
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, loop_.get(), [&] {
        if (askedToEnd == 0) return;
        look.stop();
        asked();
    });
    look.start(kLookMillis);
    const int code = loop_->exec();
    std::signal(SIGINT, interrupted);
    std::signal(SIGTERM, terminated);
    return code;
}

void NetApp::quit(int code) {
    loop_->exit(code);
}

}  // namespace kickdoor::cli
