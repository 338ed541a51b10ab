#pragma once

#include <QString>
#include <filesystem>

namespace kickdoor {

inline QString pathText(const std::filesystem::path& path) {
    return QString::fromStdU16String(path.u16string());
}

}  // namespace kickdoor
