import QtQuick
import QtTest
import Kickdoor.Model
import Kickdoor.Testing
import Kickdoor.Window
import "items.js" as Items
import "faults.js" as Faults

// A network table for tests: Hanna hosts it, Anna and Bert join. Machines that are not shown act through their models.
TestCase {
    id: test

    property var hanna: null
    property var anna: null
    property var bert: null
    property var window: null

    Component { id: maker; Main {} }

    when: windowShown
    width: 100
    height: 100
    visible: true

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not a type/);
    }

    function cleanup() {
        test.shut();
        test.hanna = test.anna = test.bert = null;
        Lan.clear();
        Tables.clear();
        Tables.speak("en");
    }

    function shut() {
        if (test.window) test.window.destroy();
        test.window = null;
        wait(0);
    }

    // Opens the window of one machine.
    function open(machine: var, page: string, scale: real) {
        test.shut();
        test.window = maker.createObject(null, {session: machine.session, settings: Tables.settings(), network: machine.net,
            askedSize: "1280x800", askedTextScale: scale, hurried: true, page: page});
        test.settle();
    }

    function settle() {
        Items.settle(test, test.window.contentItem);
    }

    function host() {
        test.hanna = Lan.machine("hanna");
        test.hanna.net.seats = 3;
        test.hanna.net.hostTable("Hanna", "Living room", "1234", 0);
        tryVerify(() => test.hanna.net.client.state === "lobby", 20000);
    }

    function come(name: string): var {
        const machine = Lan.machine(name.toLowerCase());
        machine.net.join(name, test.hanna.code(), "1234", false);
        tryVerify(() => machine.net.client.state === "lobby", 20000);
        return machine;
    }

    function gather() {
        test.host();
        test.anna = test.come("Anna");
        test.bert = test.come("Bert");
        test.hanna.net.client.seats.sit(0, "Hanna", true);
        test.anna.net.client.seats.sit(1, "Anna", true);
        test.bert.net.client.seats.sit(2, "Bert", false);
        const colours = () => new Set([0, 1, 2].map(seat => test.hanna.net.client.seats.at(seat).colour)).size;
        tryVerify(() => test.hanna.net.client.seats.taken === 3 && colours() === 3, 20000, "each has a colour of their own");
    }

    function begin() {
        test.gather();
        for (const machine of [test.hanna, test.anna, test.bert]) machine.net.client.setReady(true);
        tryVerify(() => test.hanna.net.client.whyNotStart === "", 20000);
        test.hanna.net.client.start();
        tryVerify(() => test.hanna.session.playing && test.anna.session.playing && test.bert.session.playing, 20000);
    }

    function shown(accept: var): var {
        return Items.find(test.window.contentItem, item => item.visible && item.opacity > 0 && accept(item));
    }
    function button(text: string): var {
        return test.shown(one => one.clicked !== undefined && one.Accessible && (one.objectName === text || String(one.text).startsWith(text) || one.Accessible.name.startsWith(text)))[0];
    }
    function field(label: string): var {
        return test.shown(one => one.maximumLength !== undefined && one.Accessible.name === label)[0];
    }
    function says(part: string): bool {
        return test.shown(one => one.paintedWidth !== undefined && String(one.text).includes(part)).length > 0;
    }
    // Whether what says so lies over one of the other players' panels.
    function coversPlayers(part: string): bool {
        const panels = test.shown(one => one.handCount !== undefined && one.litIds !== undefined);
        verify(panels.length > 0);
        let slip = test.shown(one => one.paintedWidth !== undefined && String(one.text).includes(part))[0];
        while (slip.rim === undefined) slip = slip.parent;
        const at = slip.mapToItem(null, 0, 0, slip.width, slip.height);
        return panels.some(panel => {
            const box = panel.mapToItem(null, 0, 0, panel.width, panel.height);
            return at.x < box.x + box.width && box.x < at.x + at.width && at.y < box.y + box.height && box.y < at.y + at.height;
        });
    }
    function press(text: string) {
        tryVerify(() => test.button(text) !== undefined, 20000, "no button " + text);
        test.button(text).forceActiveFocus();
        keyClick(Qt.Key_Return);
    }
    function click(text: string) {
        mouseClick(Items.steady(test, () => test.button(text), "a button " + text));
    }
    function type(label: string, text: string) {
        const at = test.field(label);
        verify(at, "no field " + label);
        at.forceActiveFocus();
        at.text = "";
        for (const letter of text) keyClick(letter);
    }
    function everythingHasAName() {
        const reached = test.shown(item => item.activeFocusOnTab && item.enabled);
        verify(reached.length > 1, "nothing is reached by keys");
        for (const item of reached) verify(item.Accessible.name !== "", "a nameless " + item);
    }
}
