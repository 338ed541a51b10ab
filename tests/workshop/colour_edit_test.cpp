// The swatches beside a picture's colours show the shades in which its figures are painted.
#include "workshop/colour_edit.h"

#include <QToolButton>

#include "art/composition.h"
#include "workshop/art_picker.h"
#include "workshop/workshop_fixture.h"

namespace kickdoor::workshop {
namespace {

QImage swatchOf(ColourEdit::Use use, const JsonValue& art) {
    ColourEdit edit(QStringLiteral("Colour"), use);
    edit.showDrawn(art);
    const auto* button = edit.findChild<QToolButton*>();
    return button->icon().pixmap(button->iconSize()).toImage();
}

void expectShade(const QImage& swatch, int x, const QColor& shade) {
    const QColor top = swatch.pixelColor(x, 0);
    EXPECT_NEAR(top.red(), shade.red(), 6);
    EXPECT_NEAR(top.green(), shade.green(), 6);
    EXPECT_NEAR(top.blue(), shade.blue(), 6);
}

TEST(ColourEdit, ShowsTheShadesOfThePaintedFigures) {
    for (const char* text :
         {R"({"icon": "bee", "tint": "#3a7a9a", "seed": 3})", R"({"icon": "bee", "seed": 9})",
          R"({"icon": "bee", "second": "crown", "tint": "#3a7a9a"})",
          R"({"icon": "bee", "second": "crown", "tint": "#3a7a9a", "accent": "#aa2222"})"}) {
        SCOPED_TRACE(text);
        const JsonValue art = parseJson(text).value;
        const auto recipe = art::parseRecipe(recipeText(art));
        ASSERT_TRUE(recipe);
        const auto figures = art::compose(art::IconStore::builtIn(), *recipe);
        ASSERT_TRUE(figures);
        expectShade(swatchOf(ColourEdit::Use::Main, art), 2, figures->front().colours.body[0]);
        const QImage small = swatchOf(ColourEdit::Use::Small, art);
        expectShade(small, 2, figures->front().colours.accent[0]);
        if (figures->size() > 1) expectShade(small, small.width() - 2, figures->back().colours.body[0]);
    }
}

TEST(ColourEdit, ThePickersPictureHasThePartsInTheirOwnColours) {
    const JsonValue art = parseJson(R"({"icon": "bee", "parts": [{"part": 2, "colour": "#112233"}]})").value;
    const auto recipe = art::parseRecipe(recipeText(art));
    ASSERT_TRUE(recipe);
    ASSERT_EQ(recipe->parts.size(), 1U);
    EXPECT_EQ(recipe->parts[0].colour, QColor(0x11, 0x22, 0x33));
}

}  // namespace
}  // namespace kickdoor::workshop
