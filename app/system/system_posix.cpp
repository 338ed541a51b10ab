#ifndef _WIN32

#    include <csignal>
#    ifdef __GLIBC__
#        include <malloc.h>
#    endif

#    include "system/arguments.h"
#    include "system/console.h"
#    include "system/end_process.h"
#    include "system/end_watch.h"
#    include "system/memory.h"

namespace kickdoor::system {
namespace {

using Handler = void (*)(int);

volatile std::sig_atomic_t askedToEnd = 0;
Handler interrupted = SIG_DFL;
Handler terminated = SIG_DFL;

void onSignal(int) {
    askedToEnd = 1;
}

}  // namespace

std::vector<std::string> arguments(int count, char** given) {
    return {given, given + count};
}

void useConsole() {}

void giveBackFreedMemory() {
#    ifdef __GLIBC__
    // Without these, glibc takes ever larger blocks from its heaps, one for each few threads, where a small
    // block behind them keeps them all.
    constexpr int kLargeBlock = 64 * 1024;
    constexpr int kHeaps = 2;
    mallopt(M_MMAP_THRESHOLD, kLargeBlock);
    mallopt(M_ARENA_MAX, kHeaps);
#    endif
}

int endProcess(int exitCode) {
    return exitCode;
}

EndWatch::EndWatch() {
    askedToEnd = 0;
    interrupted = std::signal(SIGINT, onSignal);
    terminated = std::signal(SIGTERM, onSignal);
}

EndWatch::~EndWatch() {
    std::signal(SIGINT, interrupted);
    std::signal(SIGTERM, terminated);
}

bool EndWatch::asked() const {
    return askedToEnd != 0;
}

}  // namespace kickdoor::system

#endif
