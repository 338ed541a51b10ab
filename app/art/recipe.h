#pragma once

#include <QColor>
#include <QString>
#include <optional>

namespace kickdoor::art {

// The description of a card's picture: ICON[+ICON][:TINT[:SEED]], TINT as six hex digits or empty. Examples:
// "beehive", "bee+crown", "bee:8a1f2b", "bee+crown::12".
struct Recipe {
    QString icon;
    QString second;
    std::optional<QColor> tint;
    quint32 seed = 0;
};

// Empty if the text does not match the grammar above. A missing seed is derived from the icons' names, so
// that a card has the same pattern on every machine.
std::optional<Recipe> parseRecipe(const QString& text);

}  // namespace kickdoor::art
