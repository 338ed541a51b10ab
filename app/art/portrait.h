#pragma once

#include <QByteArray>
#include <QString>
#include <utility>
#include <vector>

namespace kickdoor::art {

// The players' faces, drawn for this game: for each people, man and woman, some to tell players apart. Names
// as those of pictograms, "portrait-elf-woman-2" with shoulders and "head-elf-woman-2" without, and SVG
// bodies, 512 units a side. What has no fill takes the player's colour.
std::vector<std::pair<QString, QByteArray>> portraits();

inline constexpr int kPortraitsOfEach = 3;

}  // namespace kickdoor::art
