#pragma once

#include <QString>
#include <filesystem>

namespace kickdoor {

// With "/" between folders, as in Qt, also on Windows.
inline QString pathText(const std::filesystem::path& path) {
    return QString::fromStdU16String(path.generic_u16string());
}

}  // namespace kickdoor
