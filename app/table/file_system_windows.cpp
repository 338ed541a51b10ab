#ifdef _WIN32

#    define WIN32_LEAN_AND_MEAN
#    ifndef NOMINMAX
#        define NOMINMAX
#    endif
#    include <windows.h>

#    include <system_error>

#    include "table/file_system.h"

namespace kickdoor::file_system {
namespace {

std::string lastCause() {
    return std::system_category().message(static_cast<int>(GetLastError()));
}
HANDLE fileOf(std::intptr_t handle) {
    return reinterpret_cast<HANDLE>(handle);
}

}  // namespace

std::intptr_t open(const std::filesystem::path& path, Open how, std::string& cause) {
    DWORD disposition = OPEN_EXISTING;
    if (how == Open::CreateNew) disposition = CREATE_NEW;
    if (how == Open::Truncate) disposition = CREATE_ALWAYS;
    const HANDLE file = CreateFileW(path.c_str(), GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ, nullptr,
                                    disposition, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file != INVALID_HANDLE_VALUE) return reinterpret_cast<std::intptr_t>(file);
    cause = lastCause();
    return kNoHandle;
}

void close(std::intptr_t handle) {
    CloseHandle(fileOf(handle));
}

std::string writeAt(std::intptr_t handle, std::uint64_t offset, std::string_view bytes) {
    while (!bytes.empty()) {
        OVERLAPPED at{};
        at.Offset = static_cast<DWORD>(offset);
        at.OffsetHigh = static_cast<DWORD>(offset >> 32U);
        DWORD written = 0;
        const auto part = static_cast<DWORD>(bytes.size() < (1U << 30U) ? bytes.size() : (1U << 30U));
        if (!WriteFile(fileOf(handle), bytes.data(), part, &written, &at)) return lastCause();
        bytes.remove_prefix(written);
        offset += written;
    }
    return {};
}

std::string truncate(std::intptr_t handle, std::uint64_t length) {
    LARGE_INTEGER to;
    to.QuadPart = static_cast<LONGLONG>(length);
    const bool done =
        SetFilePointerEx(fileOf(handle), to, nullptr, FILE_BEGIN) != 0 && SetEndOfFile(fileOf(handle)) != 0;
    return done ? std::string() : lastCause();
}

std::string flush(std::intptr_t handle) {
    return FlushFileBuffers(fileOf(handle)) != 0 ? std::string() : lastCause();
}

void flushFolder(const std::filesystem::path&) {}

std::string makeFolders(const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    return error ? error.message() : std::string();
}

void keepFromOthers(const std::filesystem::path&) {}
void writeForOwnerOnly() {}

std::string replace(const std::filesystem::path& from, const std::filesystem::path& to) {
    const bool done =
        MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0;
    return done ? std::string() : lastCause();
}

}  // namespace kickdoor::file_system

#endif
