#pragma once

#include <QColor>
#include <QImage>
#include <QSize>
#include <optional>

namespace kickdoor::art {

// The pictures of a die that tumbles, in rows of kDieColumns; the last one has the rolled face on top.
inline constexpr int kDieColumns = 6;
inline constexpr int kDieRows = 4;
inline constexpr int kDieFrames = kDieColumns * kDieRows;

// Paints them all on a sheet of that size. Of six or twenty sides; empty for others, and for a face that the
// die does not have.
std::optional<QImage> paintDie(int sides, int face, const QSize& size, const QColor& body);

}  // namespace kickdoor::art
