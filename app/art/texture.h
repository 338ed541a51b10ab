#pragma once

#include <QColor>
#include <QImage>
#include <QSize>
#include <QString>
#include <optional>

namespace kickdoor::art {

// Computes surfaces: "wood" (the table's planks), "felt" (the board), "grain" (a translucent tile that turns
// any colour into paper or leather), "shadow" (a soft rounded square in the given colour, stretched by its
// middle; each corner takes 40 % of a side), "dots" (one dash and gap of a dotted line). Empty for other
// names.
std::optional<QImage> paintTexture(const QString& name, const QSize& size, const QColor& colour);

}  // namespace kickdoor::art
