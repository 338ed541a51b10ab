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
        <source>You have the lowest Level yourself: choose %n card(s) to discard.</source>
        <translation>
            <numerusform>You have the lowest Level yourself: choose %n card to discard.</numerusform>
            <numerusform>You have the lowest Level yourself: choose %n cards to discard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click %n card(s) to give away, shared evenly among the players with the lowest Level. Click again to change who gets it.</source>
        <translation>
            <numerusform>Click %n card to give away, shared evenly among the players with the lowest Level. Click again to change who gets it.</numerusform>
            <numerusform>Click %n cards to give away, shared evenly among the players with the lowest Level. Click again to change who gets it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the lowest Level: choose %n card(s) to give away.</source>
        <translation>
            <numerusform>%1 has the lowest Level: choose %n card to give away.</numerusform>
            <numerusform>%1 has the lowest Level: choose %n cards to give away.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurtainScreen</name>
    <message numerus="yes">
        <source>… and %n more in the story</source>
        <comment>lines left out</comment>
        <translation>
            <numerusform>… and %n more in the story</numerusform>
            <numerusform>… and %n more in the story</numerusform>
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
    <name>HandCount</name>
    <message numerus="yes">
        <source>%1: %n card(s) in hand</source>
        <translation>
            <numerusform>%1: %n card in hand</numerusform>
            <numerusform>%1: %n cards in hand</numerusform>
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
    <name>HandShow</name>
    <message numerus="yes">
        <source>All %n card(s): to everybody at the table, or to one player only?</source>
        <translation>
            <numerusform>Your one card: to everybody at the table, or to one player only?</numerusform>
            <numerusform>All %n cards: to everybody at the table, or to one player only?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message numerus="yes">
        <source>%n more option(s)</source>
        <translation>
            <numerusform>%n more option</numerusform>
            <numerusform>%n more options</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LootingPanel</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MineWords</name>
    <message numerus="yes">
        <source>%1, %2 to %3, %n card(s)</source>
        <comment>a monster, the sums of both sides</comment>
        <translation>
            <numerusform>%1, %2 to %3, %n card</numerusform>
            <numerusform>%1, %2 to %3, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>a player or a monster</comment>
        <translation>
            <numerusform>%1, %n time</numerusform>
            <numerusform>%1, %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was last, %n level(s) behind the leader, and won all the same.</source>
        <translation>
            <numerusform>%1 was last, %n level behind the leader, and won all the same.</numerusform>
            <numerusform>%1 was last, %n levels behind the leader, and won all the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest fight took %n card(s): %1 against %2.</source>
        <translation>
            <numerusform>The longest fight took %n card: %1 against %2.</numerusform>
            <numerusform>The longest fight took %n cards: %1 against %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 died %n time(s).</source>
        <translation>
            <numerusform>%1 died %n time.</numerusform>
            <numerusform>%1 died %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead changed %n time(s).</source>
        <translation>
            <numerusform>The lead changed %n time.</numerusform>
            <numerusform>The lead changed %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game took %n turn(s).</source>
        <translation>
            <numerusform>The game took %n turn.</numerusform>
            <numerusform>The game took %n turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetPage</name>
    <message numerus="yes">
        <source>You can try another PIN in %n second(s).</source>
        <translation>
            <numerusform>You can try another PIN in %n second.</numerusform>
            <numerusform>You can try another PIN in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackImport</name>
    <message numerus="yes">
        <source>%n different card(s)</source>
        <translation>
            <numerusform>%n different card</numerusform>
            <numerusform>%n different cards</numerusform>
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
    <name>SelfPanel</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
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
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; drew %n card(s), because of &lt;b&gt;%2&lt;/b&gt;.</source>
        <comment>player, giver</comment>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; drew %n card, because of &lt;b&gt;%2&lt;/b&gt;.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; drew %n cards, because of &lt;b&gt;%2&lt;/b&gt;.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SumLine</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>lines of a sum</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message numerus="yes">
        <source>%n unread message(s)</source>
        <translation>
            <numerusform>%n unread message</numerusform>
            <numerusform>%n unread messages</numerusform>
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
    <message numerus="yes">
        <source>%1 looked at the top %n card(s) of the Door deck.</source>
        <translation>
            <numerusform>%1 looked at the top %n card of the Door deck.</numerusform>
            <numerusform>%1 looked at the top %n cards of the Door deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 looked at the top %n card(s) of the Treasure deck.</source>
        <translation>
            <numerusform>%1 looked at the top %n card of the Treasure deck.</numerusform>
            <numerusform>%1 looked at the top %n cards of the Treasure deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose exactly %n card(s).</source>
        <translation>
            <numerusform>Choose exactly %n card.</numerusform>
            <numerusform>Choose exactly %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the cards won</source>
        <translation>
            <numerusform>%n of the cards won</numerusform>
            <numerusform>%n of the cards won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::BigMoment</name>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Treasure</numerusform>
            <numerusform>%n Treasures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Door card(s)</source>
        <translation>
            <numerusform>%n Door card</numerusform>
            <numerusform>%n Door cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::BotMindModel</name>
    <message numerus="yes">
        <source>It weighs its chances to win by playing on; here anew, %n time(s).</source>
        <translation>
            <numerusform>It weighs its chances to win by playing on; here anew, %n time.</numerusform>
            <numerusform>It weighs its chances to win by playing on; here anew, %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It decides by rules of thumb. The chances are what Master would expect of each move, from the same view, after playing on %n time(s).</source>
        <translation>
            <numerusform>It decides by rules of thumb. The chances are what Master would expect of each move, from the same view, after playing on %n time.</numerusform>
            <numerusform>It decides by rules of thumb. The chances are what Master would expect of each move, from the same view, after playing on %n times.</numerusform>
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
<context>
    <name>kickdoor::HintModel</name>
    <message numerus="yes">
        <source>The percentages are your chance to win the game after each move. Master has played on %Ln time(s), four turns each, with hidden cards drawn anew each time: it knows only what you may know.</source>
        <translation>
            <numerusform>The percentages are your chance to win the game after each move. Master has played on %Ln time, four turns each, with hidden cards drawn anew each time: it knows only what you may know.</numerusform>
            <numerusform>The percentages are your chance to win the game after each move. Master has played on %Ln times, four turns each, with hidden cards drawn anew each time: it knows only what you may know.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n moves are worth the same.</source>
        <translation>
            <numerusform>The first %n moves are worth the same.</numerusform>
            <numerusform>The first %n moves are worth the same.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::PackOffers</name>
    <message numerus="yes">
        <source>%n door card(s)</source>
        <translation>
            <numerusform>%n door card</numerusform>
            <numerusform>%n door cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s)</source>
        <translation>
            <numerusform>%n treasure</numerusform>
            <numerusform>%n treasures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s)</source>
        <translation>
            <numerusform>%n different card</numerusform>
            <numerusform>%n different cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::SeenCards</name>
    <message numerus="yes">
        <source>The top %n card(s) of the Door deck</source>
        <translation>
            <numerusform>The top card of the Door deck</numerusform>
            <numerusform>The top %n cards of the Door deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top %n card(s) of the Treasure deck</source>
        <translation>
            <numerusform>The top card of the Treasure deck</numerusform>
            <numerusform>The top %n cards of the Treasure deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::TableModel</name>
    <message numerus="yes">
        <source>Nobody wins before %n Boss Monster(s) in all have been defeated (R2.8).</source>
        <translation>
            <numerusform>Nobody wins before %n Boss Monster in all has been defeated (R2.8).</numerusform>
            <numerusform>Nobody wins before %n Boss Monsters in all have been defeated (R2.8).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ArtPicker</name>
    <message numerus="yes">
        <source>%n pictogram(s)</source>
        <translation>
            <numerusform>%n pictogram</numerusform>
            <numerusform>%n pictograms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::CardFinder</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::CardForm</name>
    <message numerus="yes">
        <source>%n cards are chosen. What you set here is set for each of them that can have it.</source>
        <translation>
            <numerusform>%n cards are chosen. What you set here is set for each of them that can have it.</numerusform>
            <numerusform>%n cards are chosen. What you set here is set for each of them that can have it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::CardGrid</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 of %n card</numerusform>
            <numerusform>%1 of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move of %n card(s)</source>
        <translation>
            <numerusform>Move of %n card</numerusform>
            <numerusform>Move of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deletion of %n card(s)</source>
        <translation>
            <numerusform>Deletion of %n card</numerusform>
            <numerusform>Deletion of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) copied.</source>
        <translation>
            <numerusform>%n card copied.</numerusform>
            <numerusform>%n cards copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) pasted.</source>
        <translation>
            <numerusform>%n card pasted.</numerusform>
            <numerusform>%n cards pasted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::FindingsPanel</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::LiftPlot</name>
    <message numerus="yes">
        <source>%1: its users won %2 times as often as by chance, ± %3, in %n game(s).</source>
        <translation>
            <numerusform>%1: its users won %2 times as often as by chance, ± %3, in %n game.</numerusform>
            <numerusform>%1: its users won %2 times as often as by chance, ± %3, in %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ScenarioDialog</name>
    <message numerus="yes">
        <source>You have taken %n step(s) with “%1”, those of the others included.</source>
        <translation>
            <numerusform>You have taken %n step with “%1”, those of the others included.</numerusform>
            <numerusform>You have taken %n steps with “%1”, those of the others included.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ScenarioList</name>
    <message numerus="yes">
        <source>%n scenario(s) passed.</source>
        <translation>
            <numerusform>%n scenario passed.</numerusform>
            <numerusform>%n scenarios passed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) failed.</source>
        <translation>
            <numerusform>%n scenario failed.</numerusform>
            <numerusform>%n scenarios failed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::TryDialog</name>
    <message numerus="yes">
        <source>%n game(s) between bots are played.</source>
        <translation>
            <numerusform>%n game between bots are played.</numerusform>
            <numerusform>%n games between bots are played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played,</source>
        <translation>
            <numerusform>%n game played,</numerusform>
            <numerusform>%n games played,</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::Workbench</name>
    <message numerus="yes">
        <source>Paste of %n card(s)</source>
        <translation>
            <numerusform>Paste of %n card</numerusform>
            <numerusform>Paste of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::WorkshopWindow</name>
    <message numerus="yes">
        <source>%n card(s) copied into the pack.</source>
        <translation>
            <numerusform>%n card copied into the pack.</numerusform>
            <numerusform>%n cards copied into the pack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deletion of %n card(s)</source>
        <translation>
            <numerusform>Deletion of %n card</numerusform>
            <numerusform>Deletion of %n cards</numerusform>
        </translation>
    </message>
</context>
</TS>
