<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AbilityDialog</name>
    <message numerus="yes">
        <source>Discard %n card(s):</source>
        <translation>
            <numerusform>Discard %n card:</numerusform>
            <numerusform>Discard %n cards:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardPile</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardZone</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CharityDialog</name>
    <message numerus="yes">
        <source>You are among the lowest yourself: choose %n card(s) to discard.</source>
        <translation>
            <numerusform>You are among the lowest yourself: choose %n card to discard.</numerusform>
            <numerusform>You are among the lowest yourself: choose %n cards to discard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s) to the lowest, as evenly as you can. Click a card to say who gets it.</source>
        <translation>
            <numerusform>Give %n card to the lowest, as evenly as you can. Click a card to say who gets it.</numerusform>
            <numerusform>Give %n cards to the lowest, as evenly as you can. Click a card to say who gets it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaceMaker</name>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Treasure</numerusform>
            <numerusform>%n Treasures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n Treasure(s)</source>
        <translation>
            <numerusform>+%n Treasure</numerusform>
            <numerusform>+%n Treasures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n Treasure(s)</source>
        <translation>
            <numerusform>−%n Treasure</numerusform>
            <numerusform>−%n Treasures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoundTable</name>
    <message numerus="yes">
        <source>%n watching</source>
        <translation>
            <numerusform>%n watching</numerusform>
            <numerusform>%n watching</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n of these in the deck</source>
        <translation>
            <numerusform>%1: %n of these in the deck</numerusform>
            <numerusform>%1: %n of these in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Your hand, %n card</numerusform>
            <numerusform>Your hand, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelChart</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetPage</name>
    <message numerus="yes">
        <source>Another PIN is heard in %n second(s).</source>
        <translation>
            <numerusform>Another PIN is heard in %n second.</numerusform>
            <numerusform>Another PIN is heard in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerLook</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerPanel</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaleDialog</name>
    <message numerus="yes">
        <source>Sell for %n level(s)</source>
        <translation>
            <numerusform>Sell for %n level</numerusform>
            <numerusform>Sell for %n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoryTeller</name>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; sold &lt;b&gt;%2&lt;/b&gt; for %3 gp: %n level(s).</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; sold &lt;b&gt;%2&lt;/b&gt; for %3 gp: %n level.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; sold &lt;b&gt;%2&lt;/b&gt; for %3 gp: %n levels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; drew %n card(s).</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; drew %n card.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; drew %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>choose %n card(s).</source>
        <translation>
            <numerusform>choose %n card.</numerusform>
            <numerusform>choose %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n player(s).</source>
        <translation>
            <numerusform>choose %n player.</numerusform>
            <numerusform>choose %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sold Items for %2 gp: %n level(s).</source>
        <translation>
            <numerusform>%1 sold Items for %2 gp: %n level.</numerusform>
            <numerusform>%1 sold Items for %2 gp: %n levels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Treasure</numerusform>
            <numerusform>%n Treasures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Hand(s)</source>
        <translation>
            <numerusform>%n Hand</numerusform>
            <numerusform>%n Hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 needs %5, and %n is free: %4 is in the way.</source>
        <translation>
            <numerusform>%2 needs %5, and %n is free: %4 is in the way.</numerusform>
            <numerusform>%2 needs %5, and %n is free: %4 is in the way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot win that way: %n level(s) had no effect.</source>
        <translation>
            <numerusform>%1 cannot win that way: %n level had no effect.</numerusform>
            <numerusform>%1 cannot win that way: %n levels had no effect.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::CombatModel</name>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Treasure</numerusform>
            <numerusform>%n Treasures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s) and a special one</source>
        <translation>
            <numerusform>%n Treasure and a special one</numerusform>
            <numerusform>%n Treasures and a special one</numerusform>
        </translation>
    </message>
</context>
</TS>
