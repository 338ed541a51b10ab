import QtQuick
import QtTest
import Kickdoor.Testing
import "items.js" as Items

// The pages before a game in the network, with real hosts and guests: hosting, finding, codes, PINs, the lobby.
LanTable {
    id: test

    name: "Lan"

    function test_aTableIsHostedByKeys() {
        test.hanna = Lan.machine("hanna");
        open(test.hanna, "net", 1);
        everythingHasAName();
        press("Host a table");
        tryVerify(() => field("Port") !== undefined);
        everythingHasAName();
        type("Your name", "");
        press("Open the table");
        verify(says("Type your name first."));
        type("Your name", "Hanna");
        type("Port", "99999");
        press("Open the table");
        verify(says("from 1 to 65535"));
        type("PIN", "4711");
        field("Port").text = Lan.freePort();
        press("Open the table");
        verify(says("The table is being opened…") && button("Opening…") !== undefined && !button("Opening…").allowed);
        tryCompare(test.window, "page", "lobby", 20000);
        verify(says("Hanna's table"));
        verify(says(test.hanna.net.host.code));
        verify(says("4711"));
        everythingHasAName();
        press("Close the table");
        tryCompare(test.window, "page", "net");
        tryVerify(() => !test.hanna.net.hosting, 20000);
    }

    // In a narrow window what is found comes before what must be typed, which does not move meanwhile.
    function test_tablesNearbyComeBeforeACode() {
        test.anna = Lan.machine("anna");
        open(test.anna, "net", 2);
        const place = text => test.shown(one => one.paintedWidth !== undefined && String(one.text).includes(text))[0].mapToItem(null, 0, 0).y;
        verify(place("Tables in this network") < place("With a code"));
        const code = test.shown(one => one.objectName === "where")[0];
        code.forceActiveFocus();
        settle();
        const field = code.mapToItem(null, code.width, 0).x, frame = Items.find(test.window.contentItem, one => one.inner !== undefined && one.rimWidth !== undefined && Items.find(one, each => each === code).length > 0).pop();
        fuzzyCompare(field, frame.mapToItem(null, frame.width - frame.padding, 0).x, 1, "as far as its panel");
        const at = code.mapToItem(null, 0, 0).y;
        host();
        test.anna.look();
        tryVerify(() => says("Living room"), 20000);
        settle();
        fuzzyCompare(code.mapToItem(null, 0, 0).y, at, 2, "where one types");
        verify(place("Living room") < place("With a code"));
    }

    function test_aTableIsFoundAndItsPinAskedFor() {
        host();
        test.anna = Lan.machine("anna");
        open(test.anna, "net", 1);
        test.anna.look();
        tryVerify(() => says("Living room"), 20000);
        type("Your name", "Anna");
        click("Sit down");
        tryVerify(() => says("The table's PIN"));
        everythingHasAName();
        for (const letter of "9999") keyClick(letter);
        keyClick(Qt.Key_Return);
        // Asked for again where it was typed.
        tryVerify(() => says("The PIN is wrong.") && says("The table's PIN"), 20000);
        compare(test.shown(one => one.paintedWidth !== undefined && String(one.text).includes("The PIN is wrong.")).length, 1, "once is enough");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !says("The table's PIN"));
        press("Sit down");
        tryVerify(() => says("The table's PIN"));
        for (const letter of "1234") keyClick(letter);
        keyClick(Qt.Key_Return);
        tryCompare(test.window, "page", "lobby", 20000);
        tryVerify(() => test.anna.net.client.seats.mine === 1, 20000, "who sits down has a seat");
    }

    function test_whatIsFoundMovesNothingElse() {
        test.anna = Lan.machine("anna");
        open(test.anna, "net", 1);
        const places = () => ["join", "host"].map(name => button(name).mapToItem(null, 0, 0)).map(at => at.x + ", " + at.y).join("; ");
        const before = places();
        host();
        test.anna.look();
        tryVerify(() => says("Living room"), 20000);
        settle();
        compare(places(), before);
    }

    function test_aCodeThatIsTypedLeadsThereOrSaysWhyNot() {
        host();
        test.anna = Lan.machine("anna");
        open(test.anna, "net", 1);
        type("Your name", "Anna");
        press("watch");
        verify(says("Type the join code"));
        const code = test.hanna.code();
        type("Join code or address", code.slice(0, -1) + (code.endsWith("0") ? "1" : "0"));
        keyClick(Qt.Key_Return);
        verify(field("PIN").activeFocus);
        for (const letter of "1234") keyClick(letter);
        keyClick(Qt.Key_Return);
        tryVerify(() => says("code"), 20000);
        tryVerify(() => test.anna.net.client.trouble !== "" && says(test.anna.net.client.trouble), 20000);
        compare(test.window.page, "net");
        type("Join code or address", code);
        type("PIN", "1234");
        keyClick(Qt.Key_Return);
        tryCompare(test.window, "page", "lobby", 20000);
    }

    function test_theOwnerSeatsBotsHearsPeopleAndSendsThemAway() {
        host();
        test.anna = come("Anna");
        test.bert = come("Bert");
        open(test.hanna, "lobby", 1);
        // A new player has a seat; one who stands up has none.
        tryVerify(() => test.hanna.net.client.seats.taken === 3 && says("not ready yet"), 20000);
        test.bert.net.client.seats.stand(2);
        tryVerify(() => test.hanna.net.client.seats.taken === 2, 20000);
        press("Put a bot here");
        // The choice of who plays a lost seat says so from the beginning.
        tryVerify(() => says("Bot, regular") && test.hanna.net.client.seats.taken === 3, 20000);
        const bot = test.hanna.net.client.seats.at(2).name;
        verify(bot.length > 2 && !bot.startsWith("Bot"), bot);
        everythingHasAName();
        press("Start the game");
        verify(says("not ready yet."));
        test.anna.net.client.say("Hello there");
        tryVerify(() => says("Anna: Hello there"), 20000);
        const line = test.shown(one => one.objectName === "chatLine")[0];
        line.forceActiveFocus();
        for (const letter of "Welcome") keyClick(letter);
        keyClick(Qt.Key_Return);
        tryVerify(() => says("Hanna: Welcome"), 20000);
        const away = test.shown(one => one.Accessible && one.Accessible.name === "Remove Bert")[0];
        verify(away);
        away.forceActiveFocus();
        keyClick(Qt.Key_Space);
        tryVerify(() => test.hanna.net.client.people.count === 2, 20000);
        test.anna.net.client.setReady(true);
        press("Ready");
        tryVerify(() => test.hanna.net.client.whyNotStart === "", 20000);
        press("Start the game");
        tryCompare(test.window, "page", "table", 20000);
    }

    function test_aGuestTakesASeatAndStandsUpAgain() {
        host();
        test.anna = come("Anna");
        open(test.anna, "lobby", 1);
        settle();
        verify(!button("Start the game"));
        verify(!button("Put a bot here"));
        tryVerify(() => button("Stand up") !== undefined, 20000);
        press("Stand up");
        tryVerify(() => test.anna.net.client.seats.mine === 0, 20000);
        press("Ready");
        verify(says("Take a seat first."));
        click("Sit here");
        tryVerify(() => button("Stand up") !== undefined, 20000);
        press("Ready");
        tryVerify(() => test.anna.net.client.ready, 20000);
        tryVerify(() => says("Anna plays a") && says("nothing was chosen"), 5000, "what was chosen for her");
        verify(test.anna.net.client.whyNotStart !== "" && says(test.anna.net.client.whyNotStart));
        everythingHasAName();
        press("Stand up");
        tryVerify(() => test.anna.net.client.seats.mine === 0, 20000);
        keyClick(Qt.Key_Escape);
        tryCompare(test.window, "page", "net");
    }

    function test_whoseTableIsClosedIsToldSo() {
        host();
        test.anna = come("Anna");
        open(test.anna, "lobby", 1);
        test.hanna.net.leave();
        tryCompare(test.window, "page", "net", 20000);
        verify(says("The host has closed the table."));
        verify(!button("Return to"));
    }

    function test_closingATableThatGathersIsAskedAboutWhileAGuestIsThere() {
        host();
        test.anna = come("Anna");
        open(test.hanna, "lobby", 1);
        tryVerify(() => test.hanna.net.client.people.count === 2, 20000);
        press("Close the table");
        tryVerify(() => says("Anna is still at the table"), 20000);
        verify(says("The table ends for everybody."));
        everythingHasAName();
        press("Stay");
        tryVerify(() => !says("is still at the table"));
        test.window.close();
        tryVerify(() => says("Anna is still at the table"), 20000);
        verify(says("You can open it again"));
        press("Stay");
        tryVerify(() => !says("is still at the table"));
        verify(test.window.visible && test.hanna.net.hosting);
        compare(test.window.page, "lobby");
        press("Close the table");
        const red = () => test.shown(one => one.look === "danger" && one.text === "Close the table")[0];
        tryVerify(() => red() !== undefined, 20000);
        red().forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryCompare(test.window, "page", "net", 20000);
        tryVerify(() => test.anna.net.client.state === "off", 20000, "the guest is told");
    }

    function test_aWrongPinIsMendedWhereItWasTyped() {
        host();
        test.anna = Lan.machine("anna");
        open(test.anna, "net", 1);
        type("Your name", "Anna");
        type("Join code or address", test.hanna.code());
        type("PIN", "9999");
        click("join");
        tryVerify(() => says("The PIN is wrong."), 20000);
        const pin = field("PIN");
        const places = () => test.shown(one => one.paintedWidth !== undefined && String(one.text).includes("The PIN is wrong.")).map(one => one.mapToItem(pin, 0, 0));
        // While the answer arrives, it may stand at the top for a moment.
        tryVerify(() => places().length === 1 && places()[0].y >= pin.height && places()[0].y < pin.height * 2 && places()[0].x < pin.width, 5000,
                  "right below the field: " + places());
        tryVerify(() => pin.activeFocus);
        // What was typed is typed over.
        for (const letter of "1234") keyClick(letter);
        compare(pin.text, "1234");
        keyClick(Qt.Key_Return);
        tryCompare(test.window, "page", "lobby", 20000);
    }

    // By `kickdoor --join CODE --pin PIN`, whatever went wrong.
    function test_whatTheCommandLineTriedIsInTheFields() {
        test.anna = Lan.machine("anna");
        test.anna.net.join("Anna", "127.0.0.1:" + Lan.freePort(), "9999", false);
        open(test.anna, "start", 1);
        tryCompare(test.window, "page", "net", 30000);
        tryVerify(() => field("PIN") !== undefined);
        compare(field("PIN").text, "9999");
        verify(field("Join code or address").text.startsWith("127.0.0.1"));
    }

    function test_whoSitsDownIsAskedForTheSex() {
        host();
        test.anna = come("Anna");
        open(test.anna, "lobby", 1);
        tryVerify(() => test.anna.net.client.seats.mine === 1 && says("male or female?"), 20000);
        const seats = test.anna.net.client.seats;
        const before = seats.at(1).female;
        const choose = female => {
            test.shown(one => one.modelData?.key === (female ? "female" : "male") && one.activeFocusOnTab)[0].forceActiveFocus();
            keyClick(Qt.Key_Space);
        };
        // What is set already may be what is meant.
        choose(before);
        tryVerify(() => !says("male or female?"));
        compare(seats.at(1).female, before);
        choose(!before);
        tryVerify(() => seats.at(1).female !== before, 20000);
        verify(!says("male or female?"));
        press("Stand up");
        tryVerify(() => seats.mine === 0, 20000);
        click("Sit here");
        tryVerify(() => seats.mine === 1 && says("male or female?"), 20000);
        press("Ready");
        tryVerify(() => test.anna.net.client.ready, 20000, "it keeps nobody");
    }
}
