#pragma once

#include <QColor>
#include <QString>
#include <optional>

namespace kickdoor::art {

// What a card's picture is made of. Written ICON[+ICON][:TINT[:SEED]], TINT as six hex digits or empty:
// "beehive", "bee+crown", "bee:8a1f2b", "bee+crown::12".
struct Recipe {
    QString icon;
    QString second;
    std::optional<QColor> tint;
    quint32 seed = 0;
};

// Nothing when the text breaks the grammar above. A recipe without a seed gets one from its icons' names, so
// that the same card has the same pattern on every machine.
std::optional<Recipe> parseRecipe(const QString& text);

}  // namespace kickdoor::art
