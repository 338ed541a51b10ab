#include "art/recipe.h"

#include <QRegularExpression>

namespace kickdoor::art {

namespace {

// FNV-1a: qHash differs between Qt versions.
quint32 stableSeed(const QString& text) {
    quint32 hash = 2166136261U;
    for (const char byte : text.toUtf8()) hash = (hash ^ static_cast<unsigned char>(byte)) * 16777619U;
    return hash;
}

}  // namespace

std::optional<Recipe> parseRecipe(const QString& text) {
    static const QRegularExpression grammar(
        QStringLiteral("^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\\+([a-z0-9]+(?:-[a-z0-9]+)*))?(?::([0-9a-fA-F]{6})?(?:"
                       ":([0-9]{1,9}))?)?$"));
    const QRegularExpressionMatch match = grammar.match(text);
    if (!match.hasMatch()) return std::nullopt;
    Recipe recipe;
    recipe.icon = match.captured(1);
    recipe.second = match.captured(2);
    if (match.capturedLength(3) > 0) recipe.tint = QColor(QLatin1Char('#') + match.captured(3));
    recipe.seed =
        match.capturedLength(4) > 0 ? match.captured(4).toUInt() : stableSeed(recipe.icon + recipe.second);
    return recipe;
}

}  // namespace kickdoor::art
