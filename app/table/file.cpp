#include "table/file.h"

#include <cerrno>
#include <fstream>
#include <system_error>

#include "table/file_system.h"

namespace kickdoor {
namespace {

std::string makeFolderOf(const std::filesystem::path& path) {
    const auto folder = path.parent_path();
    return folder.empty() ? std::string() : file_system::makeFolders(folder);
}

TableError writeBeside(const std::filesystem::path& path, std::string_view bytes, bool flushed) {
    if (const std::string cause = makeFolderOf(path); !cause.empty())
        return {TableErrorKind::CannotCreate, path, cause};
    auto beside = path;
    beside += ".part";
    std::string cause;
    const std::intptr_t handle = file_system::open(beside, file_system::Open::Truncate, cause);
    if (handle == file_system::kNoHandle) return {TableErrorKind::CannotCreate, path, cause};
    cause = file_system::writeAt(handle, 0, bytes);
    if (cause.empty() && flushed) cause = file_system::flush(handle);
    file_system::close(handle);
    if (cause.empty()) cause = file_system::replace(beside, path);
    if (cause.empty()) {
        if (flushed) file_system::flushFolder(path.parent_path());
        return {};
    }
    std::error_code ignored;
    std::filesystem::remove(beside, ignored);
    return {TableErrorKind::CannotWrite, path, cause};
}

}  // namespace

std::unique_ptr<AppendFile> AppendFile::open(const std::filesystem::path& path, Mode mode, TableError& error,
                                             std::uint64_t keep) {
    std::string cause = mode == Mode::New ? makeFolderOf(path) : std::string();
    std::intptr_t handle = file_system::kNoHandle;
    if (cause.empty()) {
        const auto how = mode == Mode::New ? file_system::Open::CreateNew : file_system::Open::Existing;
        handle = file_system::open(path, how, cause);
    }
    if (handle == file_system::kNoHandle) {
        error = {TableErrorKind::CannotCreate, path, cause};
        return nullptr;
    }
    std::unique_ptr<AppendFile> file(new AppendFile(path, handle, mode == Mode::New ? 0 : keep));
    if (mode == Mode::New) {
        file_system::flushFolder(path.parent_path());
    } else if (cause = file_system::truncate(handle, keep); !cause.empty()) {
        error = {TableErrorKind::CannotWrite, path, cause};
        return nullptr;
    }
    return file;
}

AppendFile::AppendFile(std::filesystem::path path, std::intptr_t handle, std::uint64_t length)
    : path_(std::move(path)), handle_(handle), length_(length) {}

AppendFile::~AppendFile() {
    file_system::close(handle_);
}

TableError AppendFile::append(std::string_view bytes) {
    std::string cause = file_system::writeAt(handle_, length_, bytes);
    if (cause.empty()) cause = file_system::flush(handle_);
    if (!cause.empty()) {
        file_system::truncate(handle_, length_);
        return {TableErrorKind::CannotWrite, path_, cause};
    }
    length_ += bytes.size();
    return {};
}

TableError AppendFile::replace(std::string_view bytes) {
    // Windows replaces no file that is open.
    file_system::close(handle_);
    TableError error = writeAtomically(path_, bytes);
    std::string cause;
    handle_ = file_system::open(path_, file_system::Open::Existing, cause);
    if (!error) length_ = bytes.size();
    if (handle_ == file_system::kNoHandle && !error) error = {TableErrorKind::CannotWrite, path_, cause};
    return error;
}

TableError writeAtomically(const std::filesystem::path& path, std::string_view bytes) {
    return writeBeside(path, bytes, true);
}

TableError writeUnflushed(const std::filesystem::path& path, std::string_view bytes) {
    return writeBeside(path, bytes, false);
}

TableError readWhole(const std::filesystem::path& path, std::string& bytes, std::uint64_t limit) {
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (error) return {TableErrorKind::CannotRead, path, error.message()};
    if (size > limit) return {TableErrorKind::NotAGame, path, "file too large"};
    std::ifstream file(path, std::ios::binary);
    bytes.resize(static_cast<std::size_t>(size));
    if (!file || !file.read(bytes.data(), static_cast<std::streamsize>(size)))
        return {TableErrorKind::CannotRead, path, std::generic_category().message(errno)};
    return {};
}

std::string makeOwnFolder(const std::filesystem::path& folder) {
    if (std::string cause = file_system::makeFolders(folder); !cause.empty()) return cause;
    file_system::keepFromOthers(folder);
    std::error_code error;
    for (std::filesystem::recursive_directory_iterator it(folder, error), end; !error && it != end;
         it.increment(error))
        if (!it->is_symlink()) file_system::keepFromOthers(it->path());
    return {};
}

void keepFromOthers(const std::filesystem::path& file) {
    file_system::keepFromOthers(file);
}

void writeForOwnerOnly() {
    file_system::writeForOwnerOnly();
}

}  // namespace kickdoor
