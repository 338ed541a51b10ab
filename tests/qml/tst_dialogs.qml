import QtQuick
import QtTest
import Kickdoor.Theme
import Kickdoor.Combat
import "mock"
import "items.js" as Items

TestCase {
    id: test

    name: "Dialogs"
    when: windowShown
    width: 1280
    height: 800
    visible: true

    readonly property var people: [{key: "Marieke", text: "Marieke"}, {key: "Laura", text: "Laura", allowed: false, whyNot: "Dead."}]

    MockData { id: mock }
    ChoiceDialog { id: choice; visible: false; title: "Discard" }
    CharityDialog { id: charity; visible: false }
    HelpDialog { id: help; visible: false; treasuresMost: 3; candidates: test.people; items: mock.carried }
    TradeDialog { id: trade; visible: false; partners: test.people; mine: mock.carried; theirs: mock.thumbs }
    SignalSpy { id: cards; target: choice; signalName: "cardsChosen" }
    SignalSpy { id: players; target: choice; signalName: "playerChosen" }
    SignalSpy { id: gave; target: charity; signalName: "gaveAway" }
    SignalSpy { id: refusedCharity; target: charity; signalName: "refused" }
    SignalSpy { id: asked; target: help; signalName: "asked" }
    SignalSpy { id: countered; target: help; signalName: "countered" }
    SignalSpy { id: offered; target: trade; signalName: "offered" }
    SignalSpy { id: dismissed; target: trade; signalName: "dismissed" }

    function init() {
        failOnWarning(/TypeError|ReferenceError|Binding loop|not ready/);
        for (const spy of [cards, players, gave, refusedCharity, asked, countered, offered, dismissed]) spy.clear();
    }

    function cleanup() {
        for (const dialog of [choice, charity, help, trade]) dialog.visible = false;
        choice.cards = mock.nothing;
        choice.players = [];
        help.mode = "ask";
    }

    function show(dialog: var) {
        dialog.visible = true;
        waitForRendering(dialog);
        wait(100);
    }

    function button(dialog: var, text: string): var {
        return Items.find(dialog, item => item.look !== undefined && item.visible && item.text === text)[0];
    }

    function card(dialog: var, cardId: int): var {
        return Items.find(dialog, item => item.cardId === cardId && item.activated !== undefined)[0];
    }

    function test_choiceWantsTheRightNumber() {
        choice.cards = mock.hand;
        choice.least = 2;
        choice.most = 2;
        show(choice);
        mouseClick(card(choice, 1));
        mouseClick(button(choice, choice.confirmText));
        compare(cards.count, 0);
        mouseClick(card(choice, 3));
        mouseClick(card(choice, 4));
        mouseClick(button(choice, choice.confirmText));
        compare(cards.count, 1);
        compare(cards.signalArguments[0][0], [1, 3]);
    }

    function test_singleChoiceReplaces() {
        choice.cards = mock.hand;
        choice.least = 1;
        choice.most = 1;
        show(choice);
        mouseClick(card(choice, 1));
        mouseClick(card(choice, 2));
        mouseClick(button(choice, choice.confirmText));
        compare(cards.signalArguments[0][0], [2]);
    }

    function test_choiceOfAPlayerByKeyboard() {
        choice.players = test.people;
        show(choice);
        const first = Items.find(choice, item => item.modelData !== undefined && item.take !== undefined)[0];
        first.forceActiveFocus();
        keyClick(Qt.Key_Space);
        mouseClick(button(choice, choice.confirmText));
        compare(players.signalArguments[0][0], "Marieke");
    }

    function test_charityMustBeFair() {
        charity.excess = 2;
        charity.cards = mock.hand;
        charity.recipients = [{key: "a", text: "A", least: 1, most: 1}, {key: "b", text: "B", least: 1, most: 1}];
        show(charity);
        mouseClick(card(charity, 1));
        mouseClick(card(charity, 2));
        compare(charity.given, 1);
        compare(refusedCharity.count, 1);
        verify(!charity.fair);
        const second = Items.find(charity, item => item.modelData !== undefined && item.take !== undefined)[1];
        mouseClick(second);
        mouseClick(card(charity, 2));
        verify(charity.fair);
        mouseClick(button(charity, "Give 2 of 2"));
        compare(gave.count, 1);
        compare(gave.signalArguments[0][0][1], "a");
        compare(gave.signalArguments[0][0][2], "b");
    }

    function test_charityCanChangeItsMind() {
        charity.excess = 1;
        charity.cards = mock.hand;
        charity.recipients = [{key: "discard", text: "Discard", least: 1, most: 1}];
        show(charity);
        mouseClick(card(charity, 1));
        compare(charity.given, 1);
        mouseClick(card(charity, 1));
        compare(charity.given, 0);
    }

    function test_helpIsAskedWithTerms() {
        help.partner = "";
        help.treasures = 2;
        show(help);
        mouseClick(button(help, "Ask"));
        compare(asked.count, 0);
        mouseClick(Items.find(help, item => item.modelData !== undefined && item.take !== undefined)[0]);
        mouseClick(card(help, 11));
        mouseClick(button(help, "Ask"));
        compare(asked.signalArguments[0][0], "Marieke");
        compare(asked.signalArguments[0][1].treasures, 2);
        compare(asked.signalArguments[0][1].chosenBy, "fighter");
        compare(asked.signalArguments[0][1].items, [11]);
    }

    function test_helpCanBeBargainedFor() {
        help.mode = "answer";
        help.asker = "James";
        help.treasures = 3;
        show(help);
        verify(help.title.indexOf("James") === 0);
        mouseClick(button(help, "Offer these terms instead"));
        compare(countered.signalArguments[0][0].treasures, 3);
    }

    function test_tradeNeedsAPartnerAndAnItem() {
        trade.partner = "Marieke";
        show(trade);
        mouseClick(button(trade, "Give"));
        compare(offered.count, 0);
        mouseClick(card(trade, 12));
        mouseClick(button(trade, "Give"));
        compare(offered.signalArguments[0][1], [12]);
        compare(offered.signalArguments[0][2], []);
        mouseClick(card(trade, 41));
        mouseClick(button(trade, "Offer the trade"));
        compare(offered.signalArguments[1][2], [41]);
        keyClick(Qt.Key_Escape);
        compare(dismissed.count, 1);
    }
}
