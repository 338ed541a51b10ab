import QtQuick
import QtTest
import Kickdoor.Testing
import Kickdoor.Theme

// What lies over a table in the network: cut lines, the vote about a seat, the chat, hands that are shown, the verdict.
LanTable {
    id: test

    name: "LanGame"

    // Everybody plays until it is so.
    function playUntil(so: var) {
        for (let i = 0; i < 4000 && !so(); ++i) {
            for (const machine of [test.hanna, test.anna, test.bert]) if (machine) machine.act();
            wait(5);
        }
        verify(so());
    }

    function test_aLostSeatIsWaitedForAndVotedAbout() {
        begin();
        open(test.hanna, "table", 1);
        Lan.drop(test.bert);
        test.bert = null;
        tryVerify(() => says("Bert is away.") || says("The game is waiting for Bert"), 20000);
        playUntil(() => test.hanna.net.client.vote.open);
        tryVerify(() => says("The game is waiting for Bert"), 20000);
        settle();
        verify(!coversPlayers("The game is waiting for Bert"), "one cannot see who has what while one votes");
        everythingHasAName();
        press("Wait (0 of 2)");
        tryVerify(() => button("Wait (1 of 2)") !== undefined, 20000);
        click("Let a bot play (0 of 2)");
        tryVerify(() => button("Let a bot play (1 of 2)") !== undefined, 20000);
        // As if Anna were away, too: nobody is left to count.
        test.hanna.hearVote(2);
        tryVerify(() => says("You decide.") && !says("More than half"), 20000);
        compare(button("Let a bot play").text, "Let a bot play");
        test.anna.net.client.vote.say("bot");
        tryVerify(() => !test.hanna.net.client.vote.open, 20000);
        tryVerify(() => !says("The game is waiting for Bert"), 20000);
        // The button that was pressed is gone, and the keys are the table's again.
        const table = test.shown(one => one.noticeArea !== undefined)[0];
        tryVerify(() => table.activeFocus);
    }

    // In large text a third notice would lie over one's own panel and the hand.
    function test_whatIsOnlyToldGivesWayToWhatIsAsked() {
        begin();
        open(test.hanna, "table", 2);
        Lan.drop(test.bert);
        test.bert = null;
        playUntil(() => test.hanna.net.client.vote.open);
        test.anna.net.client.say("Mind the slime");
        tryVerify(() => says("Anna: Mind the slime"), 20000);
        test.anna.net.client.showHand(1, 0);
        tryVerify(() => says("Anna is showing you a hand of cards."), 20000);
        verify(says("The game is waiting for Bert. The majority decides."));
        verify(!says("Anna: Mind the slime"));
        compare(button("Chat").mark, 1);
        settle();
        // They scroll above one's own panel, and a button that gets the focus comes into sight.
        const own = test.shown(one => one.handNote !== undefined)[0], pane = test.shown(one => one.innerWidth !== undefined && one.Accessible.name === "Notices")[0];
        const top = own.mapToItem(null, 0, 0).y, seen = item => item.mapToItem(null, 0, item.height).y;
        verify(seen(pane) <= top, "notices down to " + seen(pane) + " over one's own panel at " + top);
        for (const text of ["Wait", "Let a bot play", "End the game", "Look", "Not now"])
            verify(seen(button(text)) <= seen(pane) + 1, text + " is below the edge, down to " + seen(button(text)) + " of " + seen(pane));
        for (const text of ["Wait", "Not now"]) {
            button(text).forceActiveFocus();
            verify(seen(button(text)) <= seen(pane) + 1 && button(text).mapToItem(pane, 0, 0).y >= -1, text + " is out of sight");
        }
    }

    function test_whoIsVotedAboutIsSpokenTo() {
        begin();
        open(test.bert, "table", 1);
        test.bert.hearVote(2);
        tryVerify(() => says("The game is waiting for you."), 20000);
        verify(!says("Bert for some minutes"));
    }

    function test_aLineThatIsCutIsMadeAnewByButton() {
        begin();
        open(test.anna, "table", 1);
        test.hanna.net.stepAway();
        tryVerify(() => button("Try now") !== undefined, 20000);
        verify(says("your seat is kept"));
        everythingHasAName();
        press("Leave for now");
        tryCompare(test.window, "page", "start", 20000);
        tryVerify(() => test.anna.net.waiting.length > 0, 20000);
    }

    function test_nothingIsSaidToATableThatIsGone() {
        begin();
        open(test.anna, "table", 1);
        tryVerify(() => button("Ready") !== undefined, 20000);
        test.hanna.net.stepAway();
        tryVerify(() => says("Living room has stopped"), 20000);
        tryVerify(() => button("Ready") === undefined, 20000);
    }

    function test_leavingForGoodIsAskedAboutAndTold() {
        begin();
        open(test.bert, "table", 1);
        keyClick(Qt.Key_Escape);
        tryVerify(() => button("Leave for now") !== undefined, 20000);
        // Not beside what is taken back easily.
        const away = button("Leave for now"), good = button("Leave for good");
        verify(good.mapToItem(null, 0, 0).y > away.mapToItem(null, 0, 0).y + away.height * 2);
        everythingHasAName();
        press("Leave for good");
        tryVerify(() => says("Leave the table for good?"));
        everythingHasAName();
        press("Stay");
        verify(test.bert.session.playing);
        open(test.hanna, "table", 1);
        test.bert.net.leave();
        tryVerify(() => says("Bert has left for good. A bot plays on."), 20000);
    }

    function test_closingTheWindowIsAskedAboutWhileOthersPlay() {
        begin();
        open(test.hanna, "table", 1);
        test.window.close();
        tryVerify(() => says("are still at the table"), 20000);
        everythingHasAName();
        press("Stay");
        tryVerify(() => !says("are still at the table"));
        verify(test.window.visible && test.hanna.session.playing);
        test.window.close();
        tryVerify(() => button("Close the table") !== undefined, 20000);
        press("Close the table");
        tryVerify(() => !test.window.visible, 20000);
    }

    function test_quittingIsAskedAboutWhileOthersPlay() {
        begin();
        open(test.hanna, "table", 1);
        keyClick(Qt.Key_Escape);
        press("Quit");
        tryVerify(() => says("are still at the table"), 20000);
        press("Stay");
        tryVerify(() => !says("are still at the table"));
        verify(test.window.visible && test.hanna.session.playing);
        tryVerify(() => test.shown(one => one.noticeArea !== undefined)[0].activeFocus);
    }

    function test_whoWatchesIsToldSo() {
        begin();
        const eye = Lan.machine("eye");
        eye.net.join("Eye", test.hanna.code(), "1234", true);
        tryVerify(() => eye.session.playing, 20000);
        open(eye, "table", 1);
        tryVerify(() => says("You are watching"), 20000);
        // The hand size of the player in front is shown like the others'.
        tryVerify(() => test.shown(one => one.paintedWidth === undefined && one.owner !== undefined && one.count > 0).length === 3, 20000);
        keyClick(Qt.Key_Escape);
        tryVerify(() => button("Stop watching") !== undefined, 20000);
        verify(!button("Leave for"));
        keyClick(Qt.Key_Escape);
        test.hanna.net.stepAway();
        tryVerify(() => says("keep watching"), 20000);
        verify(!says("your seat is kept"));
        // Nothing goes on at a table that is closed.
        keyClick(Qt.Key_Escape);
        tryVerify(() => says("The table cannot be reached"), 20000);
        verify(!says("The game goes on") && !says("The others play on"));
    }

    function test_theChatOpensAndClosesByKeys() {
        begin();
        open(test.hanna, "table", 1);
        test.anna.net.client.say("Mind the slime");
        tryVerify(() => says("Anna: Mind the slime"), 20000);
        verify(!coversPlayers("Anna: Mind the slime"));
        tryCompare(button("Chat"), "mark", 1);
        verify(button("Chat").Accessible.name.includes("1 unread"), button("Chat").Accessible.name);
        press("Chat");
        const line = test.shown(one => one.objectName === "chatLine")[0];
        tryVerify(() => line.activeFocus);
        for (const letter of "I do") keyClick(letter);
        keyClick(Qt.Key_Return);
        const heard = test.anna.net.client.chat;
        tryVerify(() => heard.count > 0 && heard.at(heard.count - 1).said === "I do", 20000);
        everythingHasAName();
        keyClick(Qt.Key_Escape);
        tryVerify(() => test.shown(one => one.objectName === "chatLine").length === 0);
        compare(button("Chat").mark, 0);
        compare(button("Chat").Accessible.name, "Chat");
        // What was said is still there.
        press("Chat");
        tryVerify(() => says("Anna: Mind the slime") && says("Hanna: I do"));
    }

    function test_aHandIsShownToSomebodyElsewhere() {
        begin();
        open(test.hanna, "table", 1);
        tryVerify(() => test.hanna.session.game.hand.count > 0, 20000);
        press("Show hand");
        tryVerify(() => button("Everybody") !== undefined);
        press("Anna");
        tryVerify(() => says("You are showing Anna your hand."), 20000);
        verify(!button("Close"), "the others look at their own screens");
        const cards = test.hanna.session.game.hand.count;
        open(test.anna, "table", 1);
        test.hanna.net.client.showHand(0, 1);
        tryVerify(() => says("Hanna is showing you a hand of cards."), 20000);
        everythingHasAName();
        press("Look");
        tryVerify(() => says("The hand of Hanna"));
        compare(test.shown(one => one.spoken !== undefined && one.cardWidth > 0 && one.card.defKey !== undefined && one.Accessible.name.startsWith(one.spoken + ". ")).length, cards);
        press("Close");
        tryVerify(() => !says("The hand of Hanna"));
        test.hanna.net.client.showHand(0, 2);
        tryVerify(() => says("Hanna is showing Bert a hand of cards."), 20000);
        verify(!button("Look"));
    }

    function test_theVerdictIsToldAtTheEnd() {
        begin();
        open(test.hanna, "table", 1);
        Lan.drop(test.bert);
        test.bert = null;
        playUntil(() => test.hanna.net.client.vote.open);
        test.anna.net.client.vote.say("end");
        press("End the game (");
        tryVerify(() => test.hanna.net.client.over, 20000);
        tryVerify(() => test.hanna.net.client.verdict.result === "good", 20000);
        tryVerify(() => test.hanna.net.client.verdict.others.length === 1, 20000);
        tryCompare(test.window, "page", "winner", 20000);
        tryVerify(() => says("This game was fair"), 20000);
        verify(says("Game over"));
        verify(says("Anna's program agrees."));
        everythingHasAName();
        // The talk goes on, and leaving is asked about.
        tryVerify(() => test.shown(one => one.objectName === "chatLine").length === 1, 20000);
        const talk = () => test.shown(one => one.positionViewAtEnd !== undefined && one.Accessible.name === "What was said")[0];
        for (const scale of [1, 2]) {
            Theme.textScale = scale;
            tryVerify(() => talk().height >= Theme.text * 1.4 * 3, 2000, "at " + scale + " lines have " + talk().height);
        }
        Theme.textScale = 1;
        // The game is kept here and watched again, which leads back to the table.
        press("Watch again");
        tryVerify(() => test.hanna.session.replay.open, 20000);
        tryCompare(test.window, "page", "table", 20000);
        verify(test.hanna.session.replay.playing);
        test.hanna.session.replay.playing = false;
        settle();
        keyClick(Qt.Key_Escape);
        press("Close the replay");
        tryCompare(test.window, "page", "winner", 20000);
        tryVerify(() => says("This game was fair") && button("Play again") !== undefined, 20000);
        tryVerify(() => test.shown(one => one.objectName === "chatLine").length === 1, 20000);
        compare(test.hanna.session.menu.saves.count, 1);
        press("Leave the table");
        tryVerify(() => says("Leave the table?"));
        everythingHasAName();
        press("Stay");
        tryVerify(() => !says("Leave the table?"));
        compare(test.window.page, "winner");
        press("Leave the table");
        test.shown(one => one.text === "Leave" && one.clicked !== undefined)[0].clicked();
        tryCompare(test.window, "page", "start", 20000);
    }

    function test_whoWatchesAgainIsNotTakenToTheLobby() {
        begin();
        open(test.anna, "table", 1);
        Lan.drop(test.bert);
        test.bert = null;
        playUntil(() => test.hanna.net.client.vote.open);
        test.hanna.net.client.vote.say("end");
        press("End the game (");
        tryCompare(test.window, "page", "winner", 20000);
        press("Watch again");
        tryVerify(() => test.anna.session.replay.open, 20000);
        tryCompare(test.window, "page", "table", 20000);
        test.anna.session.replay.playing = false;
        settle();
        verify(!button("To the lobby"));
        test.hanna.net.again();
        tryVerify(() => test.anna.net.client.state === "lobby", 20000);
        tryVerify(() => says("The table gathers for another game."), 20000);
        verify(test.anna.session.replay.open);
        compare(test.window.page, "table");
        settle();
        verify(!coversPlayers("The table gathers for another game."));
        everythingHasAName();
        press("To the lobby");
        tryCompare(test.window, "page", "lobby", 20000);
        verify(!test.anna.session.replay.open);
        verify(!test.anna.session.playing);
    }

    function test_theResultStaysUntilItsPlayerLeavesIt() {
        begin();
        open(test.anna, "table", 1);
        Lan.drop(test.bert);
        test.bert = null;
        playUntil(() => test.hanna.net.client.vote.open);
        test.hanna.net.client.vote.say("end");
        press("End the game (");
        tryCompare(test.window, "page", "winner", 20000);
        tryVerify(() => says("This game was fair"), 20000);
        verify(!button("To the lobby"));
        test.hanna.net.again();
        tryVerify(() => test.anna.net.client.state === "lobby", 20000);
        tryVerify(() => says("The table gathers for another game."), 20000);
        compare(test.window.page, "winner");
        verify(says("This game was fair"));
        verify(button("Watch again") && button("Export as text") && button("Photo") && button("Leave the table"));
        everythingHasAName();
        // Also after watching it again.
        press("Watch again");
        tryVerify(() => test.anna.session.replay.open && test.window.page === "table", 20000);
        test.anna.session.replay.playing = false;
        settle();
        verify(button("To the lobby"));
        keyClick(Qt.Key_Escape);
        press("Close the replay");
        tryCompare(test.window, "page", "winner", 20000);
        verify(!button("Play again"));
        press("To the lobby");
        tryCompare(test.window, "page", "lobby", 20000);
        verify(!test.anna.session.playing);
    }
}
