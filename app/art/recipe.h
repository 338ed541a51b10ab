#pragma once

#include <QColor>
#include <QString>
#include <optional>
#include <vector>

#include "art/scene.h"

namespace kickdoor::art {

enum class Facing { AsDrawn, Mirrored };

// How the main figure stands: turned clockwise by degrees (-180 to 180), at a percentage of its usual size
// (30 to 150).
struct Pose {
    int turn = 0;
    int size = 100;
    Facing facing = Facing::AsDrawn;
};

// Where the second figure lies: its centre and size in percent of the square in which the first one stands.
struct Prop {
    int x = 78;
    int y = 76;
    int size = 42;
};

// How a pictogram is drawn: in solids that touch each other, or in lines that enclose what they show.
enum class Drawing { Solids, Lines };

struct OwnColour {
    int part = 0;
    QColor colour;
};

// The description of a card's picture: ICON[+ICON][:TINT[:SEED[:OPTION[,OPTION...]]]], TINT as six hex digits
// or empty. It may stand in an address as it is. Examples: "beehive", "bee+crown", "bee:8a1f2b",
// "bee+crown::12", "bee+crown:8a1f2b:12:scene=forest,turn=-15,prop=80.20.30". The options:
//   scene=NAME      behind it (scene.h)          accent=RRGGBB  the colour of small parts and of the prop
//   turn=DEGREES    size=PERCENT   flip=1        the pose       prop=X.Y.SIZE   the second figure's place
//   lines=1         the icon is a drawing in lines of ink       part=N.RRGGBB   subpath N (0 to 199) of the
//   icon
struct Recipe {
    QString icon;
    QString second;
    std::optional<QColor> tint;
    std::optional<QColor> accent;
    quint32 seed = 0;
    std::optional<Scene> scene;
    Pose pose;
    std::optional<Prop> prop;
    Drawing drawing = Drawing::Solids;
    std::vector<OwnColour> parts;
};

// Empty if the text does not match the grammar above, or a number is out of its range. A missing seed is
// derived from the icons' names, so that a card has the same picture on every machine.
std::optional<Recipe> parseRecipe(const QString& text);

}  // namespace kickdoor::art
