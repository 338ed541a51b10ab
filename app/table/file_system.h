// The few calls that differ between POSIX and Windows. Errors are the system's own words; empty: it worked.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace kickdoor::file_system {

inline constexpr std::intptr_t kNoHandle = -1;

enum class Open : std::uint8_t { CreateNew, Truncate, Existing };
std::intptr_t open(const std::filesystem::path& path, Open how, std::string& cause);
void close(std::intptr_t handle);
std::string writeAt(std::intptr_t handle, std::uint64_t offset, std::string_view bytes);
std::string truncate(std::intptr_t handle, std::uint64_t length);
std::string flush(std::intptr_t handle);
// Makes a new name in the folder last; nothing to do on Windows.
void flushFolder(const std::filesystem::path& folder);
// With all that are missing above it; those that are made are their owner's alone.
std::string makeFolders(const std::filesystem::path& folder);
// A file or a folder: its owner keeps what he may, others may nothing. Nothing to do on Windows, here and
// below: there a file's rights are those of the folder it is in.
void keepFromOthers(const std::filesystem::path& path);
void writeForOwnerOnly();
std::string replace(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace kickdoor::file_system
