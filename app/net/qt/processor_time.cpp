#include "net/qt/processor_time.h"

#ifdef _WIN32
#    define WIN32_LEAN_AND_MEAN
#    ifndef NOMINMAX
#        define NOMINMAX
#    endif
#    include <windows.h>
#else
#    include <ctime>
#endif

namespace kickdoor::net {

#ifdef _WIN32

std::chrono::nanoseconds processorTime() {
    const auto ticksOf = [](const FILETIME& time) {
        return static_cast<std::int64_t>(time.dwHighDateTime) << 32 |
               static_cast<std::int64_t>(time.dwLowDateTime);
    };
    FILETIME begun{}, ended{}, system{}, own{};
    GetThreadTimes(GetCurrentThread(), &begun, &ended, &system, &own);
    return std::chrono::nanoseconds(100 * (ticksOf(system) + ticksOf(own)));
}

#else

std::chrono::nanoseconds processorTime() {
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

#endif

}  // namespace kickdoor::net
