import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Theme
import Kickdoor.Play
import "items.js" as Items

// The picture of a table kept beside its game: whatever one player alone knows is not in it.
TestCase {
    id: test

    name: "TablePicture"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    Component { id: screenMaker; TableScreen {} }
    Component { id: pictureMaker; TablePicture {} }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not ready/);
        Theme.reducedMotion = true;
    }

    function cleanup() {
        wait(0);  // what a test has made goes first
        Tables.clear();
        Theme.reducedMotion = false;
    }

    // What the part itself paints, as the picture takes it: a cut from the window would depend on what was painted anew last.
    function ownImage(part: Item): var {
        let taken = null;
        verify(part.grabToImage(result => { taken = result.image; }));
        tryVerify(() => taken !== null);
        return taken;
    }

    // The parts' images; Ann has the turn and looks at her hand.
    function partsWith(hand: var, fights: bool): var {
        const all = {format: 1, name: "test", edition: "original", active: "Ann", phase: "kickOpenDoor",
            doorDeck: ["drooling-slime"], players: [{name: "Ann", hand: hand, inPlay: ["boots-of-butt-kicking"]}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]};
        const session = Tables.set(JSON.stringify(all), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        const screen = createTemporaryObject(screenMaker, test, {session: session, width: test.width, height: test.height});
        tryVerify(() => session.game.table.viewer >= 0 && session.game.hand.count === hand.length);
        if (fights) session.decisions.actions.trigger("kickOpenDoor");
        tryCompare(session.game.combat, "on", fights);
        const picture = createTemporaryObject(pictureMaker, test, {session: session, table: screen.live});
        Items.settle(test, screen);  // pictures are painted on other threads
        Items.settle(test, picture);
        const images = picture.openParts().map(part => ownImage(part));
        const handSeen = grabImage(screen.live.hand);
        picture.destroy();
        screen.destroy();
        return {images: images, hand: handSeen};
    }

    function test_noHandIsInIt_data() {
        return [{tag: "at rest", fights: false, parts: 5}, {tag: "in a fight", fights: true, parts: 9}];
    }

    function test_noHandIsInIt(data: var) {
        const one = partsWith(["elf", "wizard"], data.fights);
        const other = partsWith(["half-breed", "warrior"], data.fights);
        verify(!one.hand.equals(other.hand), "the hands differ");
        compare(one.images.length, data.parts);
        for (let part = 0; part < one.images.length; ++part)
            verify(Tables.sameImage(one.images[part], other.images[part]), "part " + part);
    }

    function test_itIsKeptBesideTheGame() {
        const all = {format: 1, name: "test", edition: "original", active: "Ann", phase: "arrange",
            players: [{name: "Ann", hand: []}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]};
        const session = Tables.set(JSON.stringify(all), ["Bob", "Cid"]);
        const screen = createTemporaryObject(screenMaker, test, {session: session, width: test.width, height: test.height});
        tryVerify(() => session.game.table.viewer >= 0);
        const picture = createTemporaryObject(pictureMaker, test, {session: session, table: screen.live});
        Items.settle(test, screen);
        keep(session, picture);
        picture.destroy();
        screen.destroy();
    }

    SignalSpy { id: kept }
    Component { id: shownPicture; Image { cache: false } }

    // On a busy machine one attempt may take too long, and is given up.
    function keep(session: var, picture: var) {
        for (let tries = 0; tries < 20; ++tries) {
            let gone = false;
            picture.take(() => { gone = true; });
            tryVerify(() => gone, 20000);
            session.menu.saves.lookInside();
            tryVerify(() => session.menu.saves.unread === 0, 20000);
            if (String(session.menu.saves.at(0).picture).endsWith(".table.png")) return;
        }
        fail("no picture beside " + session.menu.saves.at(0).file);
    }

    // The picture beside the game, as an image.
    function pictureNow(session: var, picture: var): var {
        keep(session, picture);
        const image = createTemporaryObject(shownPicture, test, {source: session.menu.saves.at(0).picture});
        tryCompare(image, "status", Image.Ready);
        return grabImage(image);
    }

    // Right after the page has opened its pictures are still being painted.
    function test_itWaitsForWhatIsBeingPainted() {
        const all = {format: 1, name: "test", edition: "grimm", active: "Ann", phase: "arrange",
            players: [{name: "Ann", hand: [], inPlay: ["%1"]}, {name: "Bob", hand: []}, {name: "Cid", hand: []}]};
        const session = Tables.set(JSON.stringify(all).replace("%1", "golden-slipper"), ["Bob", "Cid"]);
        compare(Tables.error(), "");
        const screen = createTemporaryObject(screenMaker, test, {session: session, width: test.width, height: test.height});
        tryVerify(() => session.game.table.viewer >= 0);
        const picture = createTemporaryObject(pictureMaker, test, {session: session, table: screen.live});
        const early = pictureNow(session, picture);
        Items.settle(test, screen);
        const late = pictureNow(session, picture);
        verify(early.equals(late), "the same scene, the same cards");
        picture.destroy();
        screen.destroy();
    }
}
