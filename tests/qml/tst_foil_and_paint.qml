import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Hand
import Kickdoor.Play
import "items.js" as Items

// What only renderers with shaders show: it is there when it should be, and costs nothing otherwise.
TestCase {
    id: test

    name: "FoilAndPaint"
    when: windowShown
    width: 500
    height: 500
    visible: true

    Component { id: cardMaker; PlayCard { cardWidth: 150 } }
    Component { id: zoomMaker; ZoomedCard { avoid: Qt.rect(0, 0, 20, 20) } }
    Component { id: burstMaker; PaintBurst { width: 300; height: 200 } }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|[Ss]hader/);
        mouseMove(test, 490, 490);
    }

    function cleanup() {
        Theme.highContrast = false;
        Theme.reducedMotion = false;
    }

    function effects(item: Item): var {
        return Items.find(item, one => one.fragmentShader !== undefined);
    }

    function card(rare: bool): var {
        return {cardId: 3, title: "Crown of Doubt", kind: "item", rare: rare, faceDown: false};
    }

    function test_aRareCardThatIsRaisedShines_data() {
        return [{tag: "rare", rare: true, contrast: false, foils: 1}, {tag: "usual", rare: false, contrast: false, foils: 0},
                {tag: "high contrast", rare: true, contrast: true, foils: 0}];
    }

    function test_aRareCardThatIsRaisedShines(data) {
        Theme.highContrast = data.contrast;
        const made = createTemporaryObject(cardMaker, test, {card: card(data.rare)});
        tryVerify(() => made.painted);
        compare(effects(made).length, 0);
        mouseMove(test, 30, 40);
        tryVerify(() => made.hovered);
        tryVerify(() => effects(made).length === data.foils);
        if (data.foils === 0) return;
        const foil = effects(made)[0];
        const before = foil.light.x;
        mouseMove(test, 120, 150);
        tryVerify(() => foil.light.x > before + 0.3);
        verify(foil.status !== ShaderEffect.Error, foil.log);
        mouseMove(test, 490, 490);
        tryVerify(() => effects(made).length === 0);
    }

    function test_theEnlargedCardShines() {
        const zoom = createTemporaryObject(zoomMaker, test);
        zoom.card = card(true);
        tryVerify(() => effects(zoom).length === 1);
        zoom.pointerAt(Qt.point(400, 100));
        compare(effects(zoom)[0].light, Qt.point(0.8, 0.2));
        zoom.card = null;
        tryVerify(() => effects(zoom).length === 0);
    }

    function test_paintSpreadsOnceAndIsGone() {
        const burst = createTemporaryObject(burstMaker, test);
        compare(effects(burst).length, 0);
        burst.fly();
        tryVerify(() => effects(burst).length === 1);
        const paint = effects(burst)[0];
        tryVerify(() => paint.way > 0.2);
        verify(paint.status !== ShaderEffect.Error, paint.log);
        tryVerify(() => effects(burst).length === 0, 3000);
        Theme.reducedMotion = true;
        burst.fly();
        compare(effects(burst).length, 0);
    }
}
