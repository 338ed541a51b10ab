<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AbilityDialog</name>
    <message>
        <source>Use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s):</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Discard %1 to %2 cards:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerDialog</name>
    <message>
        <source>Your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BargainDialog</name>
    <message>
        <source>Ask for help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fight for the win! What is agreed is due when it is won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is agreed is due when the fight is won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this help: %1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasures for the helper:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Treasure less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Treasure more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The helper picks them (otherwise the fighter does)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of your own cards besides:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the fighter&apos;s Items besides:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The special Treasure is the fighter&apos;s alone: it is not shared (R8.7).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no Treasures to share.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BaseWords</name>
    <message>
        <source>Everybody begins with %1 Door cards and %2 Treasures (R1.3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die with %1 sides says who goes first (R1.7).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in play may be thrown away outside combat (R3.4).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items cannot be thrown away at will (R3.4).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card beats any rule (R3.5).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card beats the rules of levels and winning only where it says so (R3.5).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who you are may change your hand limit (R5.7).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand limit is the same for everybody (R5.7).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level cards go on anybody, at any time (R7.8).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level cards are for yourself, in your own turn (R7.8).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in hand may be promised for help (R8.7).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Items and Treasures pay for help (R8.7).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the clock, others have %1 seconds to interfere (R8.10).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dead are back at once (R11.4).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dead are back when the next player&apos;s turn begins (R11.4).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Breakdown</name>
    <message>
        <source>What the sums are made of</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>A face-down Treasure card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A face-down Door card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carried, not equipped</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>What to do with %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardPile</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>on top: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardZone</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CharityDialog</name>
    <message>
        <source>Charity</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You are among the lowest yourself: choose %n card(s) to discard.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s) to the lowest, as evenly as you can. Click a card to say who gets it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ColourPicker</name>
    <message>
        <source>Colour %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CombatPanel</name>
    <message>
        <source>Combat, a tie: the monsters win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat, the fighters are winning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat, the monsters are winning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into the fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins ties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the win!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContactSheet</name>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CurtainScreen</name>
    <message>
        <source>Pass the screen to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>D20</name>
    <message>
        <source>A die rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twenty-sided die: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>D6</name>
    <message>
        <source>A die rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six-sided die: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DraftDialog</name>
    <message>
        <source>Do it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaceMaker</name>
    <message>
        <source>Headgear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Footgear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Boss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curse!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enhancer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joins a fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Big</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hireling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Companion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasure: Special</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Door card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasure card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>+%n Treasure(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n Treasure(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>All cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are being sorted …</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n of these in the deck</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandShow</name>
    <message>
        <source>Show your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To whom? Everybody at the table, or one player alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shows you a hand of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1 alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For everybody to see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HoldDialog</name>
    <message>
        <source>Hold!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table waits. Who wants to say something?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody, go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Monster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monster enhancer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joins a fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LevelChart</name>
    <message>
        <source>Levels over the turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelTrack</name>
    <message>
        <source>Level track to Level %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LiveTable</name>
    <message>
        <source>%1 + %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards, limit %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Story so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since you last looked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Kickdoor – turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kickdoor</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MenuScreen</name>
    <message>
        <source>Kickdoor, main menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kickdoor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kick open the door. Fight what is behind it. Keep the loot.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>Trade with or give to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play, to carry it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>opens a dialog</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in hand are not simply thrown away. Play what you can; what is too much goes at the end of your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for trouble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight %1, Level %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fighters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the monsters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up %1 and escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up %1 and escape with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kick open the door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listen at the door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loot the room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for trouble: fight it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 into your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry, unequipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell Items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ability: target</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade or give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flee from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it down, to carry it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberStepper</name>
    <message>
        <source>%1, less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OffersPanel</name>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter-offer …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpponentsRow</name>
    <message>
        <source>The other players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionBadges</name>
    <message>
        <source>Options in force</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionModel</name>
    <message>
        <source>Critical combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides of a fight throw a d20 at the end: a 1 is lost, a 20 is won, and one last card may turn the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boss Monsters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wins before three Boss Monsters in all have been defeated. Matters with packs that have them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listen at the Door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn begins with a hidden Door card; an empty room gives a Treasure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever helps in the winning fight wins as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epic game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A long way: the goal is Level 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items in combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fighter may put Items on in the middle of a fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level that wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far it is to the top of the track. An epic game goes to 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to interfere, tenths of a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a fight that is being won stays open for others, where the clock is on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Rules of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever wants to interfere has the few seconds above. Without the clock, everybody passes by button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands stay hidden until the next person has the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed, for the same cards again:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your settings say: never against the clock.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnPresets</name>
    <message>
        <source>Your own house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the rules %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is taken already, or no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PacksPanel</name>
    <message>
        <source>Cards of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base of the mix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base, %1, decides:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this edition:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>%1 (strength %2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Phases of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kick open the door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trouble or loot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charity</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PickGrid</name>
    <message>
        <source>Nothing to choose from</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerLook</name>
    <message>
        <source>Level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items, carried ones sideways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curses</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerPanel</name>
    <message>
        <source>%1, %2, Level %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curse: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sex of the character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Male</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Female</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot, sensible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot, random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresetsRow</name>
    <message>
        <source>House rules ready to be taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name for these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give them a name first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadyChip</name>
    <message>
        <source>%1 holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may still act</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something happened meanwhile. Look again and decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be done with this card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in this phase of the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First %1 has to answer a question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody asked you to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to pass on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have passed already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First everybody gets the chance to interfere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dead and waits for a new character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is not yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is not in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not know this card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 cannot be played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide about the card from behind the door: play it or keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First listen at the door.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have listened at the door already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody listens at doors in this game: the option is off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You met a monster behind the door, so this phase is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First look for trouble or loot the room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is no monster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is waiting to be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not while you are in combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not while a combat is going on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No combat is going on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for those in the fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the fighter decides that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fighters are winning already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fighters are not winning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fight is given up: everybody is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is running away yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have rolled against this monster already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in your own turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of turn, only a card you have just received may be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a card of this type already; discard it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are that already: never two of the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 needs a card of its type to sit on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 needs a second card of its type played with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One doubling card of a type is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is no Item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may carry %2 but not use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%4 is in the way of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is equipped already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is not equipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 carries as many Big Items as allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot carry another Big Item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 cannot simply be thrown away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is no identity card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sale needs Items worth 1,000 gp or more in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winning level cannot be bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 cannot be sold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sale at double price is used up for this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody pays you double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winning level must come from killing a monster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is for yourself only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 cannot be played on that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dead: nothing more can happen to them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 needs a target: say on whom or on what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 goes with another kind of card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %2 asks for does not hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 does not work on that target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 has no such ability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ability of %2 is not yours to use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ability of %2 cannot be used now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ability of %2 is used up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not the number of discards the ability asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 cannot pay for the ability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Items on the table are traded, never cards in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trade with or by somebody in combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trade needs something to change hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An offer of yours is open; withdraw it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offer is not for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offer cannot be kept any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a helper already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot help yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dead and cannot help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has only just come back and helps from the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against %2, nobody may help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can be forced to help in a fight for the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are not that many Treasures to share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 cannot be promised: only Items the fighter carries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in hand are no part of a bargain here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A forced helper may only leave when it becomes a fight for the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who volunteered stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not the helper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The helper could not carry %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not one of the choices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not the number to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share as evenly as possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only those of the lowest Level receive charity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give away exactly what is above your hand limit: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are among the lowest yourself: discard the excess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no card too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curses pass %1 by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more monsters fit into this fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That monster is not in the fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no monster to be a mate of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing that %2 could answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A house rule of this table forbids it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sales during combat or while running away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items are sold in one&apos;s own turn only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 cannot be played during combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is played in your own turn only, or just as you get it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No changes to equipment during combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 cannot be thrown away during combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No stealing while a combat is going on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not before the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 comes from hand only when you look for trouble, or with a card that brings it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice are thrown: only one more card of those who fight counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 would not turn this fight, so it stays in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 could not be played on %1 now, so it cannot be promised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A natural 1: nobody gets away from this fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 carries something already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items are handed to and from a Hireling outside combat only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a Guest Star can be discarded for an escape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 can only be discarded instead of rolling to Run Away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 lets its own player escape, and the helper, nobody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one Hireling or Guest Star may be played before the game begins.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the next button, card or place, and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press the button; play the card, or choose what to do with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>along the cards in hand, and along cards to choose from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>through a card&apos;s menu and through the chapters of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see at once what is still being shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put the card down, close the question; otherwise the menu, in which the game waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaleDialog</name>
    <message>
        <source>Sell Items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A level for each full 1,000 gp; no change is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Sell for %n level(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gp</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One of them sells at double price: the dearest counts twice.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Turn %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavesScreen</name>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No games are saved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SelfPanel</name>
    <message>
        <source>You are %1, %2, Level %3, strength %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show hand …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingLines</name>
    <message>
        <source> %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain letters are those of Andika, a face made for people who learn to read: no two look alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playful titles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours that the colour-blind tell apart, for players and for what is good and bad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safe for colour-blind eyes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing walks, flies or tumbles; it is just there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds when the game is started next. Choose software when the window stays black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What suits this machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenGL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Software</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots think for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands stay hidden until the next person has the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass for me when I have nothing to answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only when one person plays alone against bots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games may be played against the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without this, nothing that you set up ever runs out: everybody passes by button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be done now, told where it is done, for those new to the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Music</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dungeon around you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>A new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three to six players around one screen, people or bots, in the order they sit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SlimScrollBar</name>
    <message>
        <source>Scroll bar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SlotPlace</name>
    <message>
        <source>%1: free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 Hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SlotsRow</name>
    <message>
        <source>Your cards in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headgear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Footgear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other equipment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried, not equipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With you</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Go on with the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictograms by the authors of game-icons.net, CC BY 3.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Discard or sell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableButtons</name>
    <message>
        <source>Let it stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the screen back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass for everybody here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass for %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The game waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every move is kept: whenever you leave, you can go on here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save, load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>Time, held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Kickdoor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TradeDialog</name>
    <message>
        <source>Trade or give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Items on the table change hands, and they stay in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer the trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer the gift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no Items on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have no Items on the table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TroubleDialog</name>
    <message>
        <source>The game cannot be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on unprotected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WalkingStandy</name>
    <message>
        <source>%1: dead, Level %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: Level %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WinnerScreen</name>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win together!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: Level %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>For %1, who helped: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card: what is asked</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>choose %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>choose %1 to %2 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>choose %n player(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>choose %1 to %2 players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a number from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You carry too many Big Items: choose what has to go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the top card of the discards instead of drawing? Choose what to pay with, or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many cards in hand: give the excess away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, for nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a card and what it adds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need 5 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need 5 or more: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody is ready. Who goes first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolled %2 for the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kicked open the door: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 listened at the door.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looted the room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drew a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drew %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Door discards were shuffled into a new deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Treasure discards were shuffled into a new deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kept %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 played %2 on %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 equipped %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 put %2 away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lost %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took %2 from %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 sold Items for %2 gp: %n level(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 went up to Level %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fell to Level %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a man now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a woman now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no %2 any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 used %2 on %3: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 used %2 on %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 used %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fights %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 joined the fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was killed on the spot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left the fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 by %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fights it out, unless somebody speaks up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asked %2 for help: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offered to help: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 declined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 withdrew the offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was forced to help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 helps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offered %2 a trade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offered %2 a trade: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 traded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won: %2 and %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ran for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolled %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roll is now %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roll is now %1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 got away from %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 caught %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is about to strike %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was averted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was cursed: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is rid of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 died.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took %2 from the body of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looked at the hand of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gave %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not carry %2, it went to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won the game!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s d20 adds %2 to the fighters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s d20 adds %2 to the monsters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A natural 1! %1 has lost, and nobody gets away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A natural 20! %1 wins, whatever the sums.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 defeated a Boss Monster: %2 so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Door card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Treasure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the helper picks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the fighter picks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a bargain</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is told: %2</source>
        <comment>player: what the card says</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your share of the Treasures: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loot the body: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>card: what it says. what is asked</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <comment>between modifiers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may carry %2 but not use it: it is %5.</source>
        <comment>%5: usable by Thieves only</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 works only if %5.</source>
        <comment>%5: you are a Thief</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 works on that target only if %5.</source>
        <comment>%5: the monster is Undead</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 needs a card of the type %5 to sit on.</source>
        <comment>%5: Race</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 needs a second card of the type %5 played with it.</source>
        <comment>%5: Race</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a card of the type %5 already; discard it first.</source>
        <comment>%5: Race</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Hand(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 needs %5, and %n is free: %4 is in the way.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 carries as many Big Items as allowed: %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kickdoor::ActionsModel</name>
    <message>
        <source>You hold no monster to fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for trouble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>opens a dialog</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An offer waits for your answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play what you like from your opening hand: Items, and who you want to be. Then say that you are ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a choice to make.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer it with a card, or let it stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the card from behind the door, or take it into your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange your cards: play, equip, trade, sell. Then kick open the door.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kick open the door.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No monster so far: fight one from your hand, or loot the room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play, equip, trade or sell what you like. Then end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold too many cards: play or sell some, or give the excess away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run! Say from which monster first. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run! %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice are against you. Play one card that turns the fight, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add what you will. When you fight, both sides roll a d20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is winning. Hinder, or let it go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is losing. Help, hinder, or let it go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are winning. Fight, before somebody changes that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie: the monsters win. Play cards, ask for help, or run away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are losing. Play cards, ask for help, or run away.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kickdoor::CombatModel</name>
    <message>
        <source>%1, Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d20, thrown by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (mate)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forced to help, for nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Helps for: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>special Treasure</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s) and a special one</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>card (why it counts)</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kickdoor::ContactSheet</name>
    <message>
        <source>%1, page %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a picture is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: words do not fit: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: words do not fit.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kickdoor::DiceModel</name>
    <message>
        <source>%1, for the fighters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, for the monsters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, fleeing from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, for the first turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kickdoor::Language</name>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kickdoor::LogModel</name>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; sold &lt;b&gt;%2&lt;/b&gt; for %3 gp: %n level(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; and &lt;b&gt;%2&lt;/b&gt; traded: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; drew %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::OffersModel</name>
    <message>
        <source>%1 gives you %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks you for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offers %2 for %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks for your help, for %2. It is a fight for the win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks for your help, for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would help, for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your offer to %1 waits for an answer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kickdoor::PackList</name>
    <message>
        <source>This pack is not on the shelf any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards were found beside the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These packs cannot be played: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kickdoor::PresetModel</name>
    <message>
        <source>%1, as printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This edition alone, no optional rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faster play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The packs as chosen, with Listen at the Door and shared victory (R12.2).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kickdoor::ReadyModel</name>
    <message>
        <source>%1 is about to roll. Does anybody add something before the dice?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins this fight, unless somebody interferes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolled %2. Does anybody answer the roll?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is about to strike %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice are against %1. One more card, if it turns the fight?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kickdoor::SavesModel</name>
    <message>
        <source>This game; every move is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken off; kept move by move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kickdoor::Session</name>
    <message>
        <source>Something happened meanwhile. Look again and decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be created: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no game of Kickdoor, or it is damaged: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written by a newer Kickdoor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have changed since %1 was played: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table cannot be played at: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kickdoor::Settings</name>
    <message>
        <source>%1 is no file of settings. It is kept as %2; all settings are as at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written by a later version (%2). What this one does not know is left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, or a language&apos;s code, such as de</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 is “%3”, and should be %4; it counts as %5.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kickdoor::SettingsDialog</name>
    <message>
        <source>Settings of Kickdoor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kickdoor::SetupModel</name>
    <message>
        <source>Everybody needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed is a whole number, or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kickdoor::TableModel</name>
    <message>
        <source>Run away!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kick open the door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for trouble or loot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides of a fight throw a d20: a 1 is lost, a 20 is won, and one last card may turn the rest (R8.13).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bosses %1/3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wins before three Boss Monsters in all have been defeated (R2.8).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listen at the Door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn begins with a hidden Door card; an empty room gives a Treasure (R5.2, R5.5).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever helps in the winning fight wins as well (R2.7).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goal is Level 20 (R2.9).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level %1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goal is not the printed Level 10 (R2.1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items in combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fighter may put Items on in the middle of a fight (R6.5).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards and rules of one edition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of %1; %2 is the base and decides the rules (R12.1).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
