// Which files a pack may hold, by their paths: plain names, no way out of the pack's folder, the same on
// every system.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

namespace kickdoor {

inline constexpr std::size_t kMaxPackPath = 100;
inline constexpr std::size_t kMaxPackDepth = 2;  // strings/de.json

// Why a pack must not hold a file with this path; empty if it may.
std::string faultOfPackPath(std::string_view path);

// The paths of one pack: no two may be the same on a system that ignores case.
class PackPaths {
public:
    // Why the path cannot be added; empty if it was.
    std::string add(std::string_view path);

private:
    std::set<std::string> lower_;
};

}  // namespace kickdoor
