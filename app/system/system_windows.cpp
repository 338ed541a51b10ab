#ifdef _WIN32

#    define WIN32_LEAN_AND_MEAN
#    ifndef NOMINMAX
#        define NOMINMAX
#    endif
#    include <windows.h>
// Needs what windows.h defines.
#    include <shellapi.h>

#    include <atomic>
#    include <cstdio>
#    include <iostream>

#    include "system/arguments.h"
#    include "system/console.h"
#    include "system/end_process.h"
#    include "system/end_watch.h"
#    include "system/memory.h"

namespace kickdoor::system {
namespace {

std::atomic<bool> askedToEnd = false;

std::string utf8(const wchar_t* text) {
    const int size = WideCharToMultiByte(CP_UTF8, 0, text, -1, nullptr, 0, nullptr, nullptr);
    if (size <= 1) return {};
    std::string out(static_cast<std::size_t>(size), '\0');
    WideCharToMultiByte(CP_UTF8, 0, text, -1, out.data(), size, nullptr, nullptr);
    out.pop_back();  // the final zero
    return out;
}

bool isOpen(DWORD which) {
    const HANDLE handle = GetStdHandle(which);
    return handle != nullptr && handle != INVALID_HANDLE_VALUE;
}

// Runs in a thread of its own.
BOOL WINAPI onAsked(DWORD how) {
    askedToEnd = true;
    // Windows ends the process as soon as this returns, or after 5 seconds; main() has until then.
    if (how != CTRL_C_EVENT && how != CTRL_BREAK_EVENT) Sleep(INFINITE);
    return TRUE;
}

}  // namespace

std::vector<std::string> arguments(int count, char** given) {
    int found = 0;
    wchar_t** const wide = CommandLineToArgvW(GetCommandLineW(), &found);
    if (wide == nullptr) return {given, given + count};
    std::vector<std::string> list;
    for (int i = 0; i < found; ++i) list.push_back(utf8(wide[i]));
    LocalFree(wide);
    return list;
}

void useConsole() {
    const bool writes = isOpen(STD_OUTPUT_HANDLE);
    const bool complains = isOpen(STD_ERROR_HANDLE);
    if ((!writes || !complains) && AttachConsole(ATTACH_PARENT_PROCESS) != 0) {
        if (!writes) static_cast<void>(std::freopen("CONOUT$", "w", stdout));
        if (!complains) static_cast<void>(std::freopen("CONOUT$", "w", stderr));
    }
    SetConsoleOutputCP(CP_UTF8);
}

void giveBackFreedMemory() {}

int endProcess(int exitCode) {
    std::cout.flush();
    std::fflush(nullptr);
    TerminateProcess(GetCurrentProcess(), static_cast<UINT>(exitCode));
    return exitCode;
}

EndWatch::EndWatch() {
    askedToEnd = false;
    SetConsoleCtrlHandler(onAsked, TRUE);
}

EndWatch::~EndWatch() {
    SetConsoleCtrlHandler(onAsked, FALSE);
}

bool EndWatch::asked() const {
    return askedToEnd;
}

}  // namespace kickdoor::system

#endif
