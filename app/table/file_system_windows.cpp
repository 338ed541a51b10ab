#ifdef _WIN32

#    define WIN32_LEAN_AND_MEAN
#    ifndef NOMINMAX
#        define NOMINMAX
#    endif
#    include <windows.h>

#    include <iterator>
#    include <system_error>

#    include "table/file_system.h"

namespace kickdoor::file_system {
namespace {

// In the user's language, as UTF-8; std::system_category() answers in the system's old encoding.
std::string causeOf(DWORD error) {
    wchar_t wide[512];
    DWORD length = FormatMessageW(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS, nullptr, error,
                                  0, wide, static_cast<DWORD>(std::size(wide)), nullptr);
    while (length > 0 && (wide[length - 1] <= L' ' || wide[length - 1] == L'.')) --length;
    std::string text(static_cast<std::size_t>(length) * 3, '\0');
    const int size = WideCharToMultiByte(CP_UTF8, 0, wide, static_cast<int>(length), text.data(),
                                         static_cast<int>(text.size()), nullptr, nullptr);
    text.resize(static_cast<std::size_t>(size));
    return text.empty() ? "error " + std::to_string(error) : text;
}
std::string lastCause() {
    return causeOf(GetLastError());
}
// Somebody has the file open for a moment: another thread that reads it, a virus scanner, an indexer.
bool isInUse(DWORD error) {
    return error == ERROR_ACCESS_DENIED || error == ERROR_SHARING_VIOLATION || error == ERROR_LOCK_VIOLATION;
}

constexpr DWORD kLookAgainMillis = 10;
constexpr DWORD kLongestWaitMillis = 1000;

HANDLE fileOf(std::intptr_t handle) {
    return reinterpret_cast<HANDLE>(handle);
}

}  // namespace

std::intptr_t open(const std::filesystem::path& path, Open how, std::string& cause) {
    DWORD disposition = OPEN_EXISTING;
    if (how == Open::CreateNew) disposition = CREATE_NEW;
    if (how == Open::Truncate) disposition = CREATE_ALWAYS;
    // An open file may be opened again, renamed or deleted, as on other systems.
    const HANDLE file = CreateFileW(path.c_str(), GENERIC_READ | GENERIC_WRITE,
                                    FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
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
    if (!error) return {};
    return error.category() == std::system_category() ? causeOf(static_cast<DWORD>(error.value()))
                                                      : error.message();
}

void keepFromOthers(const std::filesystem::path&) {}
void writeForOwnerOnly() {}

std::string replace(const std::filesystem::path& from, const std::filesystem::path& to) {
    for (DWORD waited = 0;; waited += kLookAgainMillis) {
        if (MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0)
            return {};
        const DWORD error = GetLastError();
        if (!isInUse(error) || waited >= kLongestWaitMillis) return causeOf(error);
        Sleep(kLookAgainMillis);
    }
}

}  // namespace kickdoor::file_system

#endif
