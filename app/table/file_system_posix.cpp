#ifndef _WIN32

#    include <fcntl.h>
#    include <sys/stat.h>
#    include <unistd.h>

#    include <cerrno>
#    include <system_error>

#    include "table/file_system.h"

namespace kickdoor::file_system {
namespace {

std::string lastCause() {
    return std::generic_category().message(errno);
}
int fileOf(std::intptr_t handle) {
    return static_cast<int>(handle);
}

constexpr mode_t kOwnersFile = S_IRUSR | S_IWUSR;
constexpr mode_t kOwnersFolder = S_IRWXU;
constexpr mode_t kOthers = S_IRWXG | S_IRWXO;

}  // namespace

std::intptr_t open(const std::filesystem::path& path, Open how, std::string& cause) {
    int flags = O_RDWR | O_CLOEXEC;
    if (how == Open::CreateNew) flags |= O_CREAT | O_EXCL;
    if (how == Open::Truncate) flags |= O_CREAT | O_TRUNC;
    const int file = ::open(path.c_str(), flags, kOwnersFile);
    if (file == -1) {
        cause = lastCause();
        return kNoHandle;
    }
    // An existing file may have an earlier version's permissions. Errors are ignored, as some file systems
    // have no permissions.
    if (how != Open::CreateNew) static_cast<void>(::fchmod(file, kOwnersFile));
    return file;
}

void close(std::intptr_t handle) {
    ::close(fileOf(handle));
}

std::string writeAt(std::intptr_t handle, std::uint64_t offset, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written =
            ::pwrite(fileOf(handle), bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return lastCause();
        bytes.remove_prefix(static_cast<std::size_t>(written));
        offset += static_cast<std::uint64_t>(written);
    }
    return {};
}

std::string truncate(std::intptr_t handle, std::uint64_t length) {
    return ::ftruncate(fileOf(handle), static_cast<off_t>(length)) == 0 ? std::string() : lastCause();
}

std::string flush(std::intptr_t handle) {
#    ifdef __APPLE__
    // fsync leaves the data in the drive's cache there.
    if (::fcntl(fileOf(handle), F_FULLFSYNC) == 0) return {};
#    endif
#    if defined(_POSIX_SYNCHRONIZED_IO) && _POSIX_SYNCHRONIZED_IO > 0
    // Flushes data and length, but not the time of the change.
    const int result = ::fdatasync(fileOf(handle));
#    else
    const int result = ::fsync(fileOf(handle));
#    endif
    // Some file systems cannot flush (EINVAL); there the write has to suffice.
    return result == 0 || errno == EINVAL ? std::string() : lastCause();
}

void flushFolder(const std::filesystem::path& folder) {
    const int file = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC);
    if (file == -1) return;
    ::fsync(file);
    ::close(file);
}

std::string makeFolders(const std::filesystem::path& folder) {
    std::error_code ignored;
    if (std::filesystem::is_directory(folder, ignored)) return {};
    const auto above = folder.parent_path();
    if (above != folder)  // the parent of a bare name is "", which is its own parent
        if (std::string cause = makeFolders(above); !cause.empty()) return cause;
    // The path ends with a slash; creating the parent has created the folder.
    if (folder.filename().empty()) return {};
    ::mkdir(folder.c_str(), kOwnersFolder);
    std::string cause = lastCause();
    // Another program may have created it meanwhile.
    return std::filesystem::is_directory(folder, ignored) ? std::string() : cause;
}

void keepFromOthers(const std::filesystem::path& path) {
    struct stat about {};
    if (::stat(path.c_str(), &about) != 0 || (about.st_mode & kOthers) == 0) return;
    static_cast<void>(::chmod(path.c_str(), about.st_mode & 07777U & ~kOthers));
}

void writeForOwnerOnly() {
    ::umask(::umask(kOthers) | kOthers);
}

std::string replace(const std::filesystem::path& from, const std::filesystem::path& to) {
    std::error_code error;
    std::filesystem::rename(from, to, error);
    return error ? error.message() : std::string();
}

}  // namespace kickdoor::file_system

#endif
