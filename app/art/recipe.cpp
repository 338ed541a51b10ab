#include "art/recipe.h"

#include <QRegularExpression>
#include <QStringList>

namespace kickdoor::art {

namespace {

// FNV-1a: qHash differs between Qt versions.
quint32 stableSeed(const QString& text) {
    quint32 hash = 2166136261U;
    for (const char byte : text.toUtf8()) hash = (hash ^ static_cast<unsigned char>(byte)) * 16777619U;
    return hash;
}

std::optional<int> numberIn(const QString& text, int least, int most) {
    bool fine = false;
    const int value = text.toInt(&fine);
    return fine && value >= least && value <= most ? std::optional<int>(value) : std::nullopt;
}

std::optional<QColor> colourIn(const QString& text) {
    static const QRegularExpression hex(QStringLiteral("^[0-9a-fA-F]{6}$"));
    return hex.match(text).hasMatch() ? std::optional<QColor>(QColor(QLatin1Char('#') + text)) : std::nullopt;
}

std::optional<Prop> propIn(const QString& text) {
    const QStringList parts = text.split(QLatin1Char('.'));
    if (parts.size() != 3) return std::nullopt;
    const auto x = numberIn(parts[0], 0, 100);
    const auto y = numberIn(parts[1], 0, 100);
    const auto size = numberIn(parts[2], 10, 100);
    return x && y && size ? std::optional<Prop>({*x, *y, *size}) : std::nullopt;
}

std::optional<OwnColour> partIn(const QString& text) {
    const auto part = numberIn(text.section(QLatin1Char('.'), 0, 0), 0, 199);
    const auto colour = colourIn(text.section(QLatin1Char('.'), 1));
    return part && colour ? std::optional<OwnColour>({*part, *colour}) : std::nullopt;
}

template <class Field, class Value>
bool take(Field& field, const std::optional<Value>& value) {
    if (value) field = *value;
    return value.has_value();
}

bool readOption(const QString& name, const QString& value, Recipe& recipe) {
    if (name == QLatin1String("scene")) return take(recipe.scene, sceneNamed(value));
    if (name == QLatin1String("accent")) return take(recipe.accent, colourIn(value));
    if (name == QLatin1String("turn")) return take(recipe.pose.turn, numberIn(value, -180, 180));
    if (name == QLatin1String("size")) return take(recipe.pose.size, numberIn(value, 30, 150));
    if (name == QLatin1String("prop")) return take(recipe.prop, propIn(value));
    if (name == QLatin1String("part")) {
        recipe.parts.emplace_back();
        return take(recipe.parts.back(), partIn(value));
    }
    if (value != QLatin1String("1")) return false;
    if (name == QLatin1String("flip"))
        recipe.pose.facing = Facing::Mirrored;
    else if (name == QLatin1String("lines"))
        recipe.drawing = Drawing::Lines;
    else
        return false;
    return true;
}

}  // namespace

std::optional<Recipe> parseRecipe(const QString& text) {
    static const QRegularExpression grammar(
        QStringLiteral("^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\\+([a-z0-9]+(?:-[a-z0-9]+)*))?(?::([0-9a-fA-F]{6})?(?:"
                       ":([0-9]{1,9})?(?::([a-z0-9=.,-]+))?)?)?$"));
    const QRegularExpressionMatch match = grammar.match(text);
    if (!match.hasMatch() || text.endsWith(QLatin1String("::"))) return std::nullopt;
    Recipe recipe;
    recipe.icon = match.captured(1);
    recipe.second = match.captured(2);
    if (match.capturedLength(3) > 0) recipe.tint = QColor(QLatin1Char('#') + match.captured(3));
    recipe.seed =
        match.capturedLength(4) > 0 ? match.captured(4).toUInt() : stableSeed(recipe.icon + recipe.second);
    if (match.capturedLength(5) == 0) return recipe;
    const QStringList options = match.captured(5).split(QLatin1Char(','));
    for (const QString& option : options)
        if (!readOption(option.section(QLatin1Char('='), 0, 0), option.section(QLatin1Char('='), 1), recipe))
            return std::nullopt;
    return recipe;
}

}  // namespace kickdoor::art
