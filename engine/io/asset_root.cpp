#include "io/asset_root.h"

#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <system_error>

#if defined(_WIN32)
#    ifndef NOMINMAX
#        define NOMINMAX
#    endif
#    define WIN32_LEAN_AND_MEAN
#    include <windows.h>
#elif defined(__APPLE__)
#    include <mach-o/dyld.h>
#endif

namespace kickdoor {

std::filesystem::path programFile() {
#if defined(_WIN32)
    std::wstring name(32768, L'\0');
    const DWORD length = GetModuleFileNameW(nullptr, name.data(), static_cast<DWORD>(name.size()));
    name.resize(length);
    return name;
#elif defined(__APPLE__)
    std::uint32_t size = 4096;
    std::string name(size, '\0');
    if (_NSGetExecutablePath(name.data(), &size) != 0) return {};
    return name.c_str();
#else
    std::error_code ignored;
    return std::filesystem::read_symlink("/proc/self/exe", ignored);
#endif
}

namespace {

std::filesystem::path chosenRoot() {
#if defined(_WIN32)
    const wchar_t* chosen = _wgetenv(L"KICKDOOR_ASSETS");
#else
    const char* chosen = std::getenv("KICKDOOR_ASSETS");
#endif
    return chosen != nullptr ? std::filesystem::path(chosen) : std::filesystem::path();
}

}  // namespace

std::filesystem::path assetRoot() {
    if (std::filesystem::path chosen = chosenRoot(); !chosen.empty()) return chosen;
    const std::filesystem::path folder = programFile().parent_path();
    std::error_code ignored;
    for (const char* relative : {"../share/kickdoor", "../Resources", "share/kickdoor"}) {
        const std::filesystem::path candidate = folder / relative;
        if (std::filesystem::is_directory(candidate / "packs", ignored)) return candidate.lexically_normal();
    }
    return {};
}

}  // namespace kickdoor
