<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AbilityDialog</name>
    <message>
        <source>Use it</source>
        <translation>Einsetzen</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s):</source>
        <translation>
            <numerusform>%n Karte ablegen:</numerusform>
            <numerusform>%n Karten ablegen:</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard %1 to %2 cards:</source>
        <translation>%1 bis %2 Karten ablegen:</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>More …</source>
        <comment>actions</comment>
        <translation>Mehr …</translation>
    </message>
</context>
<context>
    <name>AnswerDialog</name>
    <message>
        <source>%1, worn</source>
        <comment>the price of an Item</comment>
        <translation>%1, angelegt</translation>
    </message>
    <message>
        <source>worn</source>
        <translation>angelegt</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Deine Wahl</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Your choice, %1</source>
        <translation>Deine Wahl, %1</translation>
    </message>
</context>
<context>
    <name>BareTable</name>
    <message>
        <source>The table is being laid …</source>
        <translation>Der Tisch wird gedeckt …</translation>
    </message>
</context>
<context>
    <name>BargainDialog</name>
    <message>
        <source>Ask for help</source>
        <translation>Um Hilfe bitten</translation>
    </message>
    <message>
        <source>Offer help</source>
        <translation>Hilfe anbieten</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Bitten</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Anbieten</translation>
    </message>
    <message>
        <source>Treasures for the helper:</source>
        <translation>Schätze für den Helfer:</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>One more Treasure</source>
        <translation>Ein Schatz mehr</translation>
    </message>
    <message>
        <source>There are no Treasures to share.</source>
        <translation>Es gibt keine Schätze zu teilen.</translation>
    </message>
    <message>
        <source>The price is due only if the fight is won.</source>
        <translation>Der Preis wird nur fällig, wenn der Kampf gewonnen wird.</translation>
    </message>
    <message>
        <source>The helper chooses them (otherwise the fighter does)</source>
        <translation>Der Helfer sucht sie aus (sonst der Kämpfer)</translation>
    </message>
    <message>
        <source>Ask for the fighter&apos;s Items as well:</source>
        <translation>Zusätzlich Gegenstände des Kämpfers verlangen:</translation>
    </message>
    <message>
        <source>Whom do you ask?</source>
        <translation>Wen bittest du um Hilfe?</translation>
    </message>
    <message>
        <source>You see what the special Treasure brings only when it is drawn. Its Door cards are shared, too. If fewer cards come than were promised, the helper gets them all.</source>
        <translation>Was der Spezialschatz bringt, zeigt sich erst beim Ziehen, und auch seine Türkarten zählen. Kommen weniger Karten als versprochen, bekommt der Helfer sie alle.</translation>
    </message>
    <message>
        <source>Cards for the helper:</source>
        <translation>Karten für den Helfer:</translation>
    </message>
    <message>
        <source>One fewer Treasure</source>
        <translation>Ein Schatz weniger</translation>
    </message>
    <message>
        <source>You may add cards of your own: Items on the table go to the helper; a card in your hand, such as one that gives a level, is played on the helper.</source>
        <translation>Du kannst eigene Karten dazulegen: Gegenstände vom Tisch bekommt der Helfer, eine Handkarte, die etwa eine Stufe gibt, wird auf ihn gespielt.</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>Cards for you:</source>
        <translation>Karten für dich:</translation>
    </message>
    <message>
        <source>Treasures for you:</source>
        <translation>Schätze für dich:</translation>
    </message>
    <message>
        <source>You choose them (otherwise the fighter does)</source>
        <translation>Du suchst sie aus (sonst der Kämpfer)</translation>
    </message>
    <message>
        <source>Counter-offer</source>
        <translation>Gegenangebot</translation>
    </message>
    <message>
        <source>A fight for the win! If it is won, the game is over before anything is paid.</source>
        <translation>Ein Kampf um den Sieg! Wird er gewonnen, ist das Spiel aus, bevor etwas bezahlt wird.</translation>
    </message>
    <message>
        <source>You may add Items of your own that lie on the table:</source>
        <translation>Du kannst eigene Gegenstände vom Tisch dazulegen:</translation>
    </message>
</context>
<context>
    <name>BaseWords</name>
    <message>
        <source>Everybody begins with %1 Door cards and %2 Treasures (R1.3).</source>
        <translation>Alle beginnen mit %1 Türkarten und %2 Schätzen (R1.3).</translation>
    </message>
    <message>
        <source>Cards in play may be thrown away outside combat (R3.4).</source>
        <translation>Ausliegende Karten darf man außerhalb des Kampfes wegwerfen (R3.4).</translation>
    </message>
    <message>
        <source>Items cannot be thrown away at will (R3.4).</source>
        <translation>Gegenstände darf man nicht nach Belieben wegwerfen (R3.4).</translation>
    </message>
    <message>
        <source>A card beats any rule (R3.5).</source>
        <translation>Eine Karte schlägt jede Regel (R3.5).</translation>
    </message>
    <message>
        <source>A card beats the rules of levels and winning only where it says so (R3.5).</source>
        <translation>Eine Karte schlägt die Regeln über Stufen und Sieg nur, wo sie es sagt (R3.5).</translation>
    </message>
    <message>
        <source>The hand limit is the same for everybody (R5.7).</source>
        <translation>Das Handlimit ist für alle gleich (R5.7).</translation>
    </message>
    <message>
        <source>Cards in hand may be promised for help (R8.7).</source>
        <translation>Handkarten darf man für Hilfe versprechen (R8.7).</translation>
    </message>
    <message>
        <source>Only Items and Treasures pay for help (R8.7).</source>
        <translation>Hilfe bezahlt man nur mit Gegenständen und Schätzen (R8.7).</translation>
    </message>
    <message>
        <source>Against the clock, others have %1 seconds to interfere (R8.10).</source>
        <translation>Läuft die Uhr, haben andere %1 Sekunden, um einzugreifen (R8.10).</translation>
    </message>
    <message>
        <source>The dead are back at once (R11.4).</source>
        <translation>Tote sind sofort zurück (R11.4).</translation>
    </message>
    <message>
        <source>The dead are back when the next player&apos;s turn begins (R11.4).</source>
        <translation>Tote sind zurück, wenn der Zug des nächsten Spielers beginnt (R11.4).</translation>
    </message>
    <message>
        <source>Any one-shot Treasure may be laid on the table (R7.7).</source>
        <translation>Jeden Einmalschatz darf man auf den Tisch legen (R7.7).</translation>
    </message>
    <message>
        <source>One-shots without a gold value are played from the hand (R7.7).</source>
        <translation>Einmalkarten ohne Goldwert spielt man von der Hand (R7.7).</translation>
    </message>
    <message>
        <source>A die with %1 sides decides who goes first (R1.7).</source>
        <translation>Ein Würfel mit %1 Seiten entscheidet, wer anfängt (R1.7).</translation>
    </message>
    <message>
        <source>Identity cards may change your hand limit (R5.7).</source>
        <translation>Identitätskarten können dein Handlimit ändern (R5.7).</translation>
    </message>
    <message>
        <source>Level cards may be played on anybody, at any time (R7.8).</source>
        <translation>Stufenkarten darf man jederzeit auf jeden spielen (R7.8).</translation>
    </message>
    <message>
        <source>Level cards may be played only on yourself, in your own turn (R7.8).</source>
        <translation>Stufenkarten darf man nur auf sich selbst spielen, im eigenen Zug (R7.8).</translation>
    </message>
    <message>
        <source>Any Item may be played before the first turn (R1.8).</source>
        <translation>Vor dem ersten Zug darf man jeden Gegenstand spielen (R1.8).</translation>
    </message>
    <message>
        <source>Only Items that you can use may be played before the first turn (R1.8).</source>
        <translation>Vor dem ersten Zug darf man nur Gegenstände spielen, die man benutzen kann (R1.8).</translation>
    </message>
</context>
<context>
    <name>BossEntrance</name>
    <message>
        <source>Boss fight!</source>
        <translation>Bosskampf!</translation>
    </message>
</context>
<context>
    <name>BotMind</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Weighing the moves …</source>
        <translation>Wägt die Züge ab …</translation>
    </message>
</context>
<context>
    <name>BotPace</name>
    <message>
        <source>Pace of the bots:</source>
        <translation>Tempo der Bots:</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Tempo der Bots</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Flott</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>How long a bot waits before each move, for everybody at the table.</source>
        <translation>Wie lange ein Bot vor jedem Zug wartet, für alle am Tisch.</translation>
    </message>
</context>
<context>
    <name>Breakdown</name>
    <message>
        <source>What the sums are made of</source>
        <translation>Woraus die Summen bestehen</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>A face-down Treasure card</source>
        <translation>Eine verdeckte Schatzkarte</translation>
    </message>
    <message>
        <source>A face-down Door card</source>
        <translation>Eine verdeckte Türkarte</translation>
    </message>
    <message>
        <source>carried, not equipped</source>
        <translation>dabei, nicht ausgerüstet</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>What to do with %1</source>
        <translation>Was tun mit %1</translation>
    </message>
    <message>
        <source>%1 (not possible)</source>
        <translation>%1 (nicht möglich)</translation>
    </message>
</context>
<context>
    <name>CardPile</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>on top: %1</source>
        <translation>obenauf: %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>CardZone</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceChart</name>
    <message>
        <source>Chances to win over the turns</source>
        <translation>Gewinnchancen im Lauf der Züge</translation>
    </message>
    <message>
        <source>%1: %2% at first, %3% at last</source>
        <translation>%1: anfangs %2&#xa0;%, am Ende %3&#xa0;%</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Gewinnchance</translation>
    </message>
</context>
<context>
    <name>ChancePanel</name>
    <message>
        <source>Looking back: bots play on from each turn …</source>
        <translation>Rückblick: Bots spielen von jedem Zug aus weiter …</translation>
    </message>
    <message>
        <source>No single turn decided this game.</source>
        <translation>Kein einzelner Zug hat dieses Spiel entschieden.</translation>
    </message>
    <message>
        <source>The turns that decided this game:</source>
        <translation>Die Züge, die dieses Spiel entschieden haben:</translation>
    </message>
</context>
<context>
    <name>CharityDialog</name>
    <message>
        <source>Click a card to give to one of the players with the lowest Level. Click again to change who gets it.</source>
        <translation>Klick auf die Karte, die du an jemanden mit der niedrigsten Stufe abgibst. Ein weiterer Klick ändert, wer sie bekommt.</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Milde Gabe</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>away</source>
        <translation>weg</translation>
    </message>
    <message numerus="yes">
        <source>You have the lowest Level yourself: choose %n card(s) to discard.</source>
        <translation>
            <numerusform>Du hast selbst die niedrigste Stufe: Wähle %n Karte zum Ablegen.</numerusform>
            <numerusform>Du hast selbst die niedrigste Stufe: Wähle %n Karten zum Ablegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click %n card(s) to give away, shared evenly among the players with the lowest Level. Click again to change who gets it.</source>
        <translation>
            <numerusform>Klick auf %n Karte, die du an jemanden mit der niedrigsten Stufe abgibst. Ein weiterer Klick ändert, wer sie bekommt.</numerusform>
            <numerusform>Klick auf %n Karten, die du abgibst, gleichmäßig verteilt auf alle mit der niedrigsten Stufe. Ein weiterer Klick ändert, wer die Karte bekommt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the lowest Level: choose %n card(s) to give away.</source>
        <translation>
            <numerusform>%1 hat die niedrigste Stufe: Wähle %n Karte zum Abgeben.</numerusform>
            <numerusform>%1 hat die niedrigste Stufe: Wähle %n Karten zum Abgeben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Close the chat</source>
        <translation>Chat schließen</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Sag etwas</translation>
    </message>
    <message>
        <source>Chat is off at this table</source>
        <translation>Der Chat ist an diesem Tisch aus</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Sagen</translation>
    </message>
</context>
<context>
    <name>ColourPicker</name>
    <message>
        <source>Colour %1</source>
        <translation>Farbe %1</translation>
    </message>
</context>
<context>
    <name>CombatPanel</name>
    <message>
        <source>Combat, a tie: the monsters win</source>
        <translation>Kampf, Gleichstand: Die Monster gewinnen</translation>
    </message>
    <message>
        <source>Combat, the fighters are winning</source>
        <translation>Kampf, die Kämpfer liegen vorn</translation>
    </message>
    <message>
        <source>Combat, the monsters are winning</source>
        <translation>Kampf, die Monster liegen vorn</translation>
    </message>
    <message>
        <source>Into the fight</source>
        <translation>In den Kampf</translation>
    </message>
    <message>
        <source>wins ties</source>
        <translation>gewinnt bei Gleichstand</translation>
    </message>
    <message>
        <source>A tie: the monsters win</source>
        <translation>Gleichstand: Die Monster gewinnen</translation>
    </message>
    <message>
        <source>Combat, the fighters run away</source>
        <translation>Kampf, die Kämpfer laufen weg</translation>
    </message>
    <message>
        <source>Combat, a tie before the dice</source>
        <translation>Kampf, Gleichstand vor den Würfeln</translation>
    </message>
    <message>
        <source>A tie before the dice</source>
        <translation>Gleichstand vor den Würfeln</translation>
    </message>
</context>
<context>
    <name>ContactSheet</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>CurtainScreen</name>
    <message numerus="yes">
        <source>… and %n more in the story</source>
        <comment>lines left out</comment>
        <translation>
            <numerusform>… und %n weitere im Verlauf</numerusform>
            <numerusform>… und %n weitere im Verlauf</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass the screen to %1</source>
        <translation>Gib den Bildschirm an %1</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Ich bin %1</translation>
    </message>
    <message>
        <source>Since you last looked</source>
        <translation>Seit du zuletzt geschaut hast</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Let the game go on</source>
        <translation>Weiterspielen lassen</translation>
    </message>
</context>
<context>
    <name>D20</name>
    <message>
        <source>A die rolls</source>
        <translation>Ein Würfel rollt</translation>
    </message>
    <message>
        <source>Twenty-sided die: %1</source>
        <translation>Zwanzigseitiger Würfel: %1</translation>
    </message>
</context>
<context>
    <name>D6</name>
    <message>
        <source>A die rolls</source>
        <translation>Ein Würfel rollt</translation>
    </message>
    <message>
        <source>Six-sided die: %1</source>
        <translation>Sechsseitiger Würfel: %1</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>what is added to a die&apos;s face, and the sum</comment>
        <translation>%1 = %2</translation>
    </message>
</context>
<context>
    <name>DraftDialog</name>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
</context>
<context>
    <name>FaceMaker</name>
    <message>
        <source>Headgear</source>
        <translation>Kopfbedeckung</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Footgear</source>
        <translation>Fußbekleidung</translation>
    </message>
    <message>
        <source>1 Hand</source>
        <translation>1 Hand</translation>
    </message>
    <message>
        <source>2 Hands</source>
        <translation>2 Hände</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Gegenstand</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n Stufe</numerusform>
            <numerusform>%n Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Curse!</source>
        <translation>Fluch!</translation>
    </message>
    <message>
        <source>Enhancer</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Joins a fight</source>
        <translation>Greift in einen Kampf ein</translation>
    </message>
    <message>
        <source>%1, Big</source>
        <translation>%1, groß</translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation>Einmalkarte</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Cheat</source>
        <translation>Schummelei</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Hireling</source>
        <translation>Mietling</translation>
    </message>
    <message>
        <source>Guest Star</source>
        <translation>Gaststar</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Begleiter</translation>
    </message>
    <message>
        <source>Treasure: Special</source>
        <translation>Schatz: Spezial</translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Schatz</numerusform>
            <numerusform>%n Schätze</numerusform>
        </translation>
    </message>
    <message>
        <source>No Value</source>
        <translation>Kein Wert</translation>
    </message>
    <message>
        <source>%1 gp</source>
        <translation>%1 Gold</translation>
    </message>
    <message>
        <source>Door card</source>
        <translation>Türkarte</translation>
    </message>
    <message>
        <source>Treasure card</source>
        <translation>Schatzkarte</translation>
    </message>
    <message numerus="yes">
        <source>+%n Treasure(s)</source>
        <translation>
            <numerusform>+%n Schatz</numerusform>
            <numerusform>+%n Schätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n Treasure(s)</source>
        <translation>
            <numerusform>−%n Schatz</numerusform>
            <numerusform>−%n Schätze</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FightNotes</name>
    <message>
        <source>Boss fight!</source>
        <translation>Bosskampf!</translation>
    </message>
    <message>
        <source>For the win!</source>
        <translation>Um den Sieg!</translation>
    </message>
    <message>
        <source>A Boss Monster is in this fight.</source>
        <translation>In diesem Kampf ist ein Bossmonster dabei.</translation>
    </message>
    <message>
        <source>If the fighters win, the game is over.</source>
        <translation>Gewinnen die Kämpfer, ist das Spiel zu Ende.</translation>
    </message>
</context>
<context>
    <name>FigureLine</name>
    <message>
        <source>%1: %2</source>
        <comment>what; its figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>heading; what; its figure</comment>
        <translation>%1. %2: %3</translation>
    </message>
</context>
<context>
    <name>FoundTable</name>
    <message>
        <source>%1, at %2</source>
        <translation>%1, bei %2</translation>
    </message>
    <message>
        <source>%1 of %2 seats taken</source>
        <translation>%1 von %2 Plätzen besetzt</translation>
    </message>
    <message numerus="yes">
        <source>%n watching</source>
        <translation>
            <numerusform>%n sieht zu</numerusform>
            <numerusform>%n sehen zu</numerusform>
        </translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>You do not have %1 yet: the host offers it when you sit down.</source>
        <translation>%1 hast du noch nicht: Der Gastgeber bietet es dir an, wenn du dich setzt.</translation>
    </message>
    <message>
        <source>Sit down and get the cards</source>
        <translation>Hinsetzen und Karten holen</translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Karten durchsuchen</translation>
    </message>
    <message>
        <source>All packs</source>
        <translation>Alle Pakete</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n of these in the deck</source>
        <translation>
            <numerusform>%1: %n Mal im Stapel</numerusform>
            <numerusform>%1: %n Mal im Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading the cards …</source>
        <translation>Die Karten werden geladen …</translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message>
        <source>Kickdoor: the story of a game</source>
        <translation>Kickdoor: die Geschichte eines Spiels</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Datum: %1</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <comment>editions</comment>
        <translation>Karten: %1</translation>
    </message>
    <message>
        <source>Options: %1</source>
        <translation>Optionen: %1</translation>
    </message>
    <message>
        <source>%1 (bot)</source>
        <comment>player</comment>
        <translation>%1 (Bot)</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Mit: %1</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Startwert: %1</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>So steht es</translation>
    </message>
    <message>
        <source>%1: Level %2, strength %3</source>
        <translation>%1: Stufe %2, Stärke %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>player with Level; identity</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>In play: %1</source>
        <comment>cards</comment>
        <translation>Im Spiel: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option: its number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: off</source>
        <comment>option</comment>
        <translation>%1: aus</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: the rest cannot be told.</source>
        <translation>Die Regeln haben sich geändert, seit dieses Spiel gespielt wurde: Der Rest lässt sich nicht erzählen.</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Lesson, step %1 of %2</source>
        <translation>Lektion, Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Mach es für mich</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>HandCount</name>
    <message numerus="yes">
        <source>%1: %n card(s) in hand</source>
        <translation>
            <numerusform>%1: %n Karte auf der Hand</numerusform>
            <numerusform>%1: %n Karten auf der Hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Deine Hand, %n Karte</numerusform>
            <numerusform>Deine Hand, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Into your hand</source>
        <translation>Auf die Hand</translation>
    </message>
</context>
<context>
    <name>HandShow</name>
    <message>
        <source>Everybody</source>
        <translation>Allen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation>Die Hand von %1</translation>
    </message>
    <message>
        <source>Only for %1.</source>
        <translation>Nur für %1.</translation>
    </message>
    <message>
        <source>For everybody to see.</source>
        <translation>Für alle zu sehen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Show your whole hand</source>
        <translation>Deine ganze Hand zeigen</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s): to everybody at the table, or to one player only?</source>
        <translation>
            <numerusform>Die eine Karte darin: allen am Tisch oder nur einem Spieler?</numerusform>
            <numerusform>Alle %n Karten: allen am Tisch oder nur einem Spieler?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is showing you a hand of cards.</source>
        <translation>%1 zeigt dir Handkarten.</translation>
    </message>
</context>
<context>
    <name>Heroes</name>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
</context>
<context>
    <name>HintDialog</name>
    <message>
        <source>Master is thinking …</source>
        <translation>Meister denkt nach …</translation>
    </message>
    <message>
        <source>Master would: %1</source>
        <translation>Meister würde: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Press a move to make it.</source>
        <translation>Ein Klick auf einen Zug führt ihn aus.</translation>
    </message>
    <message>
        <source>It hardly matters what you do now</source>
        <translation>Es ist fast gleich, was du jetzt tust</translation>
    </message>
</context>
<context>
    <name>HintRow</name>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Do nothing for now</source>
        <translation>Vorerst nichts tun</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what to do: with what or whom</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card: what to do with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ask %1 for help, for: %2</source>
        <translation>%1 um Hilfe bitten, für: %2</translation>
    </message>
    <message>
        <source>Offer help, for: %1</source>
        <translation>Hilfe anbieten, für: %1</translation>
    </message>
    <message>
        <source>Offer %1 a trade: %2 for %3</source>
        <translation>%1 einen Tausch anbieten: %2 gegen %3</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>death in %1%</source>
        <translation>Tod in %1&#xa0;%</translation>
    </message>
    <message>
        <source>Levels %1</source>
        <comment>gained, such as +0.8</comment>
        <translation>Stufen %1</translation>
    </message>
    <message>
        <source>this fight won in %1%</source>
        <translation>dieser Kampf gewonnen in %1&#xa0;%</translation>
    </message>
    <message>
        <source>your next fight won in %1%</source>
        <translation>dein nächster Kampf gewonnen in %1&#xa0;%</translation>
    </message>
    <message>
        <source>next fight of %2 won in %1%</source>
        <translation>nächster Kampf von %2 gewonnen in %1&#xa0;%</translation>
    </message>
    <message>
        <source>&gt; 99%</source>
        <comment>a chance: almost certain</comment>
        <translation>&gt; 99&#xa0;%</translation>
    </message>
    <message>
        <source>&lt; 1%</source>
        <comment>a chance: hardly any</comment>
        <translation>&lt; 1&#xa0;%</translation>
    </message>
    <message>
        <source>this fight almost certainly won</source>
        <translation>dieser Kampf fast sicher gewonnen</translation>
    </message>
    <message>
        <source>your next fight almost certainly won</source>
        <translation>dein nächster Kampf fast sicher gewonnen</translation>
    </message>
    <message>
        <source>next fight of %1 almost certainly won</source>
        <translation>nächster Kampf von %1 fast sicher gewonnen</translation>
    </message>
    <message>
        <source>this fight hardly ever won</source>
        <translation>dieser Kampf fast nie gewonnen</translation>
    </message>
    <message>
        <source>your next fight hardly ever won</source>
        <translation>dein nächster Kampf fast nie gewonnen</translation>
    </message>
    <message>
        <source>next fight of %1 hardly ever won</source>
        <translation>nächster Kampf von %1 fast nie gewonnen</translation>
    </message>
    <message>
        <source>death almost certain</source>
        <translation>Tod fast sicher</translation>
    </message>
</context>
<context>
    <name>HoldDialog</name>
    <message>
        <source>Hold!</source>
        <translation>Halt!</translation>
    </message>
    <message>
        <source>Nobody, continue</source>
        <translation>Niemand, weiter</translation>
    </message>
    <message>
        <source>The table waits. Who wants to act?</source>
        <translation>Der Tisch wartet. Wer möchte etwas tun?</translation>
    </message>
</context>
<context>
    <name>HonourLine</name>
    <message>
        <source>%1, earned on %2. %3</source>
        <comment>honour; date; what for</comment>
        <translation>%1, verdient am %2. %3</translation>
    </message>
    <message>
        <source>%1, not earned yet. %2</source>
        <comment>honour; what for</comment>
        <translation>%1, noch nicht verdient. %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what for; date</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>HostPage</name>
    <message>
        <source>Type your name first.</source>
        <translation>Gib zuerst deinen Namen ein.</translation>
    </message>
    <message>
        <source>The port is a number from 1 to 65535.</source>
        <translation>Der Port ist eine Zahl von 1 bis 65535.</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Einen Tisch eröffnen</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Dein Name:</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Name of the table:</source>
        <translation>Name des Tischs:</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Name des Tischs</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <translation>Tisch von %1</translation>
    </message>
    <message>
        <source>PIN:</source>
        <translation>PIN:</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Port:</source>
        <translation>Port:</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Seats at the table</source>
        <translation>Plätze am Tisch</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Tisch öffnen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>This computer deals for everybody, so its program could reveal all hands: play only with a host you trust.</source>
        <translation>Dieser Rechner gibt für alle, sein Programm könnte also alle Hände verraten: Spielt nur bei Gastgebern, denen ihr vertraut.</translation>
    </message>
    <message>
        <source>This screen is only the table: everybody plays on a device of their own</source>
        <translation>Dieser Bildschirm ist nur der Tisch: Alle spielen auf einem eigenen Gerät</translation>
    </message>
    <message>
        <source>The table is being opened…</source>
        <translation>Der Tisch wird geöffnet …</translation>
    </message>
    <message>
        <source>The last table is being closed…</source>
        <translation>Der letzte Tisch wird geschlossen …</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet …</translation>
    </message>
</context>
<context>
    <name>JoinCode</name>
    <message>
        <source>Others see this table in their list, or type this code:</source>
        <translation>Die anderen finden diesen Tisch von selbst oder geben diesen Code ein:</translation>
    </message>
    <message>
        <source>Join code: %1</source>
        <translation>Beitrittscode: %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the join code</source>
        <translation>Beitrittscode kopieren</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN: %1</source>
        <translation>PIN: %1</translation>
    </message>
    <message>
        <source>In other networks of this machine:</source>
        <translation>In anderen Netzen dieses Rechners:</translation>
    </message>
</context>
<context>
    <name>KeptGame</name>
    <message>
        <source>%1: Level %2</source>
        <translation>%1: Stufe %2</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Load %1</source>
        <translation>%1 laden</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>As text …</source>
        <translation>Als Text …</translation>
    </message>
    <message>
        <source>Export %1 as text</source>
        <translation>%1 als Text speichern</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>%1 ansehen</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The result of %1</source>
        <translation>Das Ergebnis von %1</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Shift+Tab</source>
        <translation>Umschalt+Tab</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>kick open the door, listen at it or loot the room</source>
        <translation>die Tür eintreten, an ihr lauschen oder den Raum plündern</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>abspielen, anhalten</translation>
    </message>
    <message>
        <source>one move back, one move on</source>
        <translation>eine Aktion zurück, eine Aktion weiter</translation>
    </message>
    <message>
        <source>Ctrl+←</source>
        <translation>Strg+←</translation>
    </message>
    <message>
        <source>Ctrl+→</source>
        <translation>Strg+→</translation>
    </message>
    <message>
        <source>Shift+F</source>
        <translation>Umschalt+F</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>schneller, langsamer</translation>
    </message>
    <message>
        <source>the menu</source>
        <translation>das Menü</translation>
    </message>
    <message>
        <source>go to the nearest card, place, player or button; walk through menus, the story and the rules</source>
        <translation>zur nächstgelegenen Karte, Stelle, Person oder zum nächstgelegenen Knopf gehen; durch Menüs, die Geschichte und die Regeln gehen</translation>
    </message>
    <message>
        <source>next button, card or place; the one before</source>
        <translation>nächster Knopf, nächste Karte oder Stelle; zurück</translation>
    </message>
    <message>
        <source>press the button, or open the menu of the card</source>
        <translation>den Knopf drücken oder das Menü der Karte öffnen</translation>
    </message>
    <message>
        <source>put the card down or close the question; otherwise open the menu and pause</source>
        <translation>die Karte weglegen oder die Frage schließen; sonst das Menü öffnen und anhalten</translation>
    </message>
    <message>
        <source>full screen, and back</source>
        <translation>Vollbild und zurück</translation>
    </message>
    <message>
        <source>show these keys</source>
        <translation>diese Tasten zeigen</translation>
    </message>
    <message>
        <source>previous turn, next turn</source>
        <translation>voriger Zug, nächster Zug</translation>
    </message>
    <message>
        <source>next fight, previous fight</source>
        <translation>nächster Kampf, voriger Kampf</translation>
    </message>
    <message>
        <source>beginning, end</source>
        <translation>Anfang, Ende</translation>
    </message>
    <message>
        <source>go to a card, place or button</source>
        <translation>zu einer Karte, einer Stelle oder einem Knopf gehen</translation>
    </message>
    <message>
        <source>fight</source>
        <translation>kämpfen</translation>
    </message>
    <message>
        <source>run away; roll to get away from the next Monster</source>
        <translation>weglaufen; würfeln, um dem nächsten Monster zu entkommen</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>den Zug beenden</translation>
    </message>
    <message>
        <source>first and last card of the hand, first and last line of the story</source>
        <translation>erste und letzte Karte der Hand, erste und letzte Zeile der Geschichte</translation>
    </message>
    <message>
        <source>ask for help; offer it in somebody else&apos;s fight</source>
        <translation>um Hilfe bitten; im Kampf von jemand anderem Hilfe anbieten</translation>
    </message>
    <message>
        <source>sell Items</source>
        <translation>Gegenstände verkaufen</translation>
    </message>
    <message>
        <source>offer a trade</source>
        <translation>einen Tausch anbieten</translation>
    </message>
    <message>
        <source>show the focused card large</source>
        <translation>die ausgewählte Karte groß zeigen</translation>
    </message>
    <message>
        <source>look for trouble: fight a Monster from your hand</source>
        <translation>Ärger suchen: gegen ein Monster aus deiner Hand kämpfen</translation>
    </message>
    <message>
        <source>use a power</source>
        <translation>eine Fähigkeit einsetzen</translation>
    </message>
    <message>
        <source>Charity: give cards away</source>
        <translation>Milde Gabe: Karten abgeben</translation>
    </message>
    <message>
        <source>skip what is being shown; it never presses a button that moves the game on</source>
        <translation>überspringen, was gerade gezeigt wird; drückt nie einen Knopf, mit dem das Spiel weitergeht</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>take back the last move, or ask the others for it</source>
        <translation>den letzten Zug zurücknehmen oder die anderen darum bitten</translation>
    </message>
    <message>
        <source>when to ask: what the game passes for you</source>
        <translation>wann fragen: wofür das Spiel dir das Passen abnimmt</translation>
    </message>
    <message>
        <source>wait: do not pass for me now</source>
        <translation>warten: jetzt nicht für mich passen</translation>
    </message>
    <message>
        <source>a hint: what Master would do now</source>
        <translation>ein Tipp: was Meister jetzt tun würde</translation>
    </message>
    <message>
        <source>jump to your next decision</source>
        <translation>zur nächsten eigenen Entscheidung springen</translation>
    </message>
    <message>
        <source>show or hide the chances to win</source>
        <translation>die Gewinnchancen zeigen oder verbergen</translation>
    </message>
    <message>
        <source>what the next bot to decide knew</source>
        <translation>was der Bot wusste, der als Nächster entscheidet</translation>
    </message>
    <message>
        <source>accept or decline the offer with the letters; D also withdraws your own</source>
        <translation>das Angebot mit den Buchstaben annehmen oder ablehnen; D zieht auch dein eigenes zurück</translation>
    </message>
    <message>
        <source>answer with a counter-offer; go to the next offer</source>
        <translation>mit einem Gegenangebot antworten; zum nächsten Angebot</translation>
    </message>
    <message>
        <source>pass: let it stand, let it strike (Enter never does)</source>
        <translation>passen: so stehen lassen, treffen lassen (Eingabe tut das nie)</translation>
    </message>
    <message>
        <source>bots play faster, slower (not at a table in the network)</source>
        <translation>Bots spielen schneller, langsamer (nicht an einem Tisch im Netzwerk)</translation>
    </message>
    <message>
        <source>let the game go on after Hold!</source>
        <translation>nach „Halt!“ weiterspielen lassen</translation>
    </message>
    <message>
        <source>Hold!: stop the table; around one screen, whoever wants to play a card then takes it</source>
        <translation>Halt!: den Tisch anhalten; an einem gemeinsamen Bildschirm übernimmt ihn dann, wer eine Karte spielen will</translation>
    </message>
</context>
<context>
    <name>KeyName</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Whatever you can do by dragging a card, you can also do from its menu.</source>
        <translation>Alles, was du durch Ziehen einer Karte tun kannst, geht auch über ihr Menü.</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>Fluch</translation>
    </message>
    <message>
        <source>Monster enhancer</source>
        <translation>Monsterverstärkung</translation>
    </message>
    <message>
        <source>Joins a fight</source>
        <translation>Greift in einen Kampf ein</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation>Einmalkarte</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Begleiter</translation>
    </message>
    <message>
        <source>Cheat</source>
        <translation>Schummelei</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Schatz</translation>
    </message>
</context>
<context>
    <name>LastChanceDialog</name>
    <message>
        <source>This fight could end the game</source>
        <translation>Dieser Kampf könnte das Spiel entscheiden</translation>
    </message>
    <message>
        <source>Who wants to look at their hand first?</source>
        <translation>Wer will vorher noch in die eigene Hand sehen?</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
</context>
<context>
    <name>LeaveDialog</name>
    <message>
        <source>%1 is still at the table</source>
        <translation>%1 ist noch am Tisch</translation>
    </message>
    <message>
        <source>%1 are still at the table</source>
        <translation>%1 sind noch am Tisch</translation>
    </message>
    <message>
        <source>The table closes for everybody. You can open it again as it is now.</source>
        <translation>Der Tisch schließt für alle. Du kannst ihn so, wie er jetzt ist, wieder öffnen.</translation>
    </message>
    <message>
        <source>Your seat waits for you: you can come back.</source>
        <translation>Dein Platz wartet auf dich: Du kannst zurückkommen.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tisch schließen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>The table ends for everybody.</source>
        <translation>Der Tisch wird für alle aufgelöst.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Welcome to the dungeon</source>
        <translation>Willkommen im Dungeon</translation>
    </message>
    <message>
        <source>Ten Levels</source>
        <translation>Zehn Stufen</translation>
    </message>
    <message>
        <source>Put something on</source>
        <translation>Zieh etwas an</translation>
    </message>
    <message>
        <source>Drag “%1” to the place for Footgear. Or click it and choose Play.</source>
        <translation>Zieh „%1“ auf den Platz für Fußbekleidung. Oder klick darauf und wähle Spielen.</translation>
    </message>
    <message>
        <source>Carried is not worn</source>
        <translation>Dabeihaben ist nicht Anhaben</translation>
    </message>
    <message>
        <source>You are 2 stronger. Not every Item works for everybody: this staff is for Wizards only. You may carry it all the same. It lies sideways and adds nothing, but it is safe from those who steal from hands, and it can be sold.</source>
        <translation>Du bist um 2 stärker. Nicht jeder Gegenstand nützt jedem: Dieser Stab ist nur für Zauberer. Dabeihaben darfst du ihn trotzdem. Er liegt quer und bringt nichts, ist aber sicher vor allem, was Karten aus der Hand nimmt, und lässt sich verkaufen.</translation>
    </message>
    <message>
        <source>Play “%1”: it goes to what you carry.</source>
        <translation>Spiel „%1“: Die Karte kommt zu dem, was du dabeihast.</translation>
    </message>
    <message>
        <source>Kick open the door</source>
        <translation>Tritt die Tür ein</translation>
    </message>
    <message>
        <source>You are dressed. Every turn begins with a door: its top card is turned up. A monster must be fought, a curse strikes you, anything else you may play or keep.</source>
        <translation>Du bist angezogen. Jeder Zug beginnt mit einer Tür: Die oberste Karte wird aufgedeckt. Ein Monster muss bekämpft werden, ein Fluch trifft dich, alles andere darfst du spielen oder behalten.</translation>
    </message>
    <message>
        <source>Kick open the door: press the button, the pile of Doors or the K key.</source>
        <translation>Tritt die Tür ein: mit dem Knopf, dem Stapel der Türen oder der Taste K.</translation>
    </message>
    <message>
        <source>Read the sums</source>
        <translation>Lies die Summen</translation>
    </message>
    <message>
        <source>On the left your strength: your Level and the bonuses of what you wear. On the right the monster&apos;s. The lines below say where each number comes from. Whoever has more wins, and a tie goes to the monsters. You have more.</source>
        <translation>Links deine Stärke: deine Stufe und die Boni dessen, was du trägst. Rechts die des Monsters. Die Zeilen darunter sagen, woher jede Zahl kommt. Wer mehr hat, gewinnt, und bei Gleichstand die Monster. Du hast mehr.</translation>
    </message>
    <message>
        <source>Press “Fight!”.</source>
        <translation>Drück „Kämpfen!“.</translation>
    </message>
    <message>
        <source>Victory, and gold</source>
        <translation>Sieg und Gold</translation>
    </message>
    <message>
        <source>One Level for the monster, and a Treasure: a second pair of shoes, but you have only two feet. In your own turn, outside fights, you may sell Items: every full 1,000 gold pieces buy a Level. The staff and the shoes make exactly that. Only the last Level cannot be bought.</source>
        <translation>Eine Stufe für das Monster und ein Schatz: ein zweites Paar Schuhe, aber du hast nur zwei Füße. In deinem Zug darfst du außerhalb von Kämpfen Gegenstände verkaufen: Je volle 1.000 Goldstücke gibt es eine Stufe. Stab und Schuhe bringen genau das. Nur die letzte Stufe ist nicht zu kaufen.</translation>
    </message>
    <message>
        <source>Press “Sell Items …”, mark the staff and the new shoes, and sell them.</source>
        <translation>Drück „Gegenstände verkaufen …“, wähle den Stab und die neuen Schuhe und verkauf sie.</translation>
    </message>
    <message>
        <source>Five cards are enough</source>
        <translation>Fünf Karten sind genug</translation>
    </message>
    <message>
        <source>Your turn is done. Whoever then holds more than five cards gives the rest to the players with the lowest Level: that is Charity. Items on the table do not count.</source>
        <translation>Dein Zug ist getan. Wer dann mehr als fünf Karten auf der Hand hat, gibt den Rest denen mit der niedrigsten Stufe: Das ist die Milde Gabe. Gegenstände auf dem Tisch zählen nicht.</translation>
    </message>
    <message>
        <source>Marieke is about to win. Before a fight is settled everybody may interfere: strengthen the monster, throw a One-Shot at either side. Friends are those who do not. You could spoil it, but she will help you soon.</source>
        <translation>Marieke ist dabei zu gewinnen. Bevor ein Kampf entschieden ist, dürfen alle eingreifen: das Monster stärken, eine Einmalkarte auf eine der Seiten werfen. Freunde sind die, die es lassen. Du könntest es ihr verderben, aber sie wird dir bald helfen.</translation>
    </message>
    <message>
        <source>Let it stand.</source>
        <translation>Lass es so stehen.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wer bist du?</translation>
    </message>
    <message>
        <source>Your turn again. Without a Race you are human. A Race and a Class give abilities, and may be played at any time in your own turn. Elves run away better; you will need it.</source>
        <translation>Wieder du. Ohne Volk bist du ein Mensch. Volk und Klasse geben Fähigkeiten und dürfen in deinem Zug jederzeit gespielt werden. Elfen laufen besser weg; das wirst du brauchen.</translation>
    </message>
    <message>
        <source>Play “%1”.</source>
        <translation>Spiel „%1“.</translation>
    </message>
    <message>
        <source>The next door</source>
        <translation>Die nächste Tür</translation>
    </message>
    <message>
        <source>Between doors you may arrange your cards, trade and sell as you like. The row at the top shows where in the turn you are.</source>
        <translation>Zwischen den Türen kannst du nach Belieben Karten ordnen, tauschen und verkaufen. Die Reihe ganz oben zeigt, wo im Zug du bist.</translation>
    </message>
    <message>
        <source>Kick open the door.</source>
        <translation>Tritt die Tür ein.</translation>
    </message>
    <message>
        <source>Too strong</source>
        <translation>Zu stark</translation>
    </message>
    <message>
        <source>Press “Run away”, then flee from the monster.</source>
        <translation>Drück „Weglaufen“, dann flieh vor dem Monster.</translation>
    </message>
    <message>
        <source>The die has fallen</source>
        <translation>Der Würfel ist gefallen</translation>
    </message>
    <message>
        <source>A 4, and 1 for the Elf: just enough. Before a roll counts, everybody may still change it with a card that says so. You hold none, and need none.</source>
        <translation>Eine 4, und 1 für den Elf: gerade genug. Bevor ein Wurf zählt, dürfen alle ihn mit passenden Karten noch ändern. Du hast keine und brauchst keine.</translation>
    </message>
    <message>
        <source>Away, with empty hands</source>
        <translation>Davongekommen, mit leeren Händen</translation>
    </message>
    <message>
        <source>End your turn. When it comes round again, kick open the door.</source>
        <translation>Beende deinen Zug. Wenn du wieder dran bist, tritt die Tür ein.</translation>
    </message>
    <message>
        <source>A curse!</source>
        <translation>Ein Fluch!</translation>
    </message>
    <message>
        <source>No monster: a curse, and it costs you a Level. Before it strikes you might answer it with a card against curses. Curses that come to your hand instead can be played on anybody, at any time.</source>
        <translation>Kein Monster: ein Fluch, und er kostet dich eine Stufe. Bevor er trifft, könntest du ihm mit einer Karte gegen Flüche begegnen. Flüche, die auf deine Hand kommen, darfst du jederzeit auf alle spielen.</translation>
    </message>
    <message>
        <source>Looking for trouble</source>
        <translation>Ärger suchen</translation>
    </message>
    <message>
        <source>When no monster was behind the door, the turn goes on in one of two ways: you fight a monster from your own hand, or you loot the room and draw a Door unseen. You hold a monster with two Treasures.</source>
        <translation>War kein Monster hinter der Tür, geht der Zug auf eine von zwei Arten weiter: Du kämpfst gegen ein Monster aus deiner Hand, oder du plünderst den Raum und ziehst eine Tür verdeckt. Du hast ein Monster mit zwei Schätzen.</translation>
    </message>
    <message>
        <source>Look for trouble: drag “%1” to the middle of the table, or press the button.</source>
        <translation>Such Ärger: Zieh „%1“ in die Mitte des Tisches, oder drück den Knopf.</translation>
    </message>
    <message>
        <source>Ask for help</source>
        <translation>Bitte um Hilfe</translation>
    </message>
    <message>
        <source>Four against six: you are losing. One other player may help and adds their whole strength. The price is between the two of you: Treasures, Items, or nothing. What is agreed is binding.</source>
        <translation>Vier gegen sechs: Du verlierst. Eine andere Person darf helfen und zählt mit ihrer ganzen Stärke. Der Preis ist eure Sache: Schätze, Gegenstände oder nichts. Was vereinbart ist, gilt.</translation>
    </message>
    <message>
        <source>Press “Ask for help …” and offer Marieke one of the two Treasures.</source>
        <translation>Drück „Um Hilfe bitten …“ und biete Marieke einen der zwei Schätze an.</translation>
    </message>
    <message>
        <source>One shot</source>
        <translation>Nur einmal</translation>
    </message>
    <message>
        <source>Six against six. A tie is lost, so a little more is needed. One-Shots work once, in any fight, for either side, and are then discarded.</source>
        <translation>Sechs gegen sechs. Gleichstand ist verloren, also fehlt noch etwas. Einmalkarten wirken einmal, in jedem Kampf, für jede Seite, und werden dann abgelegt.</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Gemeinsam gewonnen</translation>
    </message>
    <message>
        <source>That is enough. The Level for the monster is yours alone; helpers get none, unless they are Elves.</source>
        <translation>Das reicht. Die Stufe für das Monster gehört dir allein; wer hilft, bekommt keine, außer Elfen.</translation>
    </message>
    <message>
        <source>A promise is a promise</source>
        <translation>Versprochen ist versprochen</translation>
    </message>
    <message>
        <source>The Treasures were drawn face up, because you had help. One of them is Marieke&apos;s, and you agreed that you choose which.</source>
        <translation>Die Schätze wurden offen gezogen, weil dir geholfen wurde. Einer gehört Marieke, und vereinbart war, dass du aussuchst, welcher.</translation>
    </message>
    <message>
        <source>Choose a Treasure for Marieke.</source>
        <translation>Wähle einen Schatz für Marieke.</translation>
    </message>
    <message>
        <source>You can play now</source>
        <translation>Jetzt kannst du spielen</translation>
    </message>
    <message>
        <source>This is a real table with the real rules. Only the cards are stacked, so that one thing follows from the other. You play James; Marieke and Otto play by themselves. Take your time: nobody is waiting, and nothing here is saved.</source>
        <translation>Das ist ein echter Tisch mit den echten Regeln. Nur die Karten sind vorsortiert, damit eins aus dem anderen folgt. Du spielst James; Marieke und Otto spielen von selbst. Lass dir Zeit: Niemand wartet, und nichts hiervon wird gespeichert.</translation>
    </message>
    <message>
        <source>Everybody starts on Level 1. Whoever reaches Level 10 first wins, and the last Level must be earned by killing a monster. The track shows where everybody stands; beside it lie the Doors, the Treasures and their discards.</source>
        <translation>Alle beginnen auf Stufe 1. Wer zuerst Stufe 10 erreicht, gewinnt, und die letzte Stufe muss mit einem besiegten Monster verdient werden. Die Leiste zeigt, wer wo steht; daneben liegen die Türen, die Schätze und ihre Ablagen.</translation>
    </message>
    <message>
        <source>Below are your cards. Point at one, or go to it with the arrow keys, to see it enlarged. Items make you stronger, each in its own place: head, body, feet, two hands.</source>
        <translation>Unten sind deine Karten. Zeig auf eine, oder geh mit den Pfeiltasten hin, um sie vergrößert zu sehen. Gegenstände machen dich stärker, jeder an seinem Platz: Kopf, Körper, Füße, zwei Hände.</translation>
    </message>
    <message>
        <source>Meddling in other people&apos;s fights</source>
        <translation>Einmischen in fremde Kämpfe</translation>
    </message>
    <message>
        <source>Whoever runs gets no Level and no Treasure, and may not loot the room. But you are alive. Watch the others&apos; turns; Space skips what is being shown.</source>
        <translation>Wer wegläuft, bekommt weder Stufe noch Schatz und darf den Raum nicht plündern. Aber du lebst. Sieh den anderen zu; die Leertaste überspringt, was gerade gezeigt wird.</translation>
    </message>
    <message>
        <source>Drag “%1” onto your own sum, or click it and choose your side. Another card that turns the fight will do as well.</source>
        <translation>Zieh „%1“ auf deine eigene Summe, oder klick darauf und wähle deine Seite. Eine andere Karte, die den Kampf wendet, tut es auch.</translation>
    </message>
    <message>
        <source>Everything else can be looked up at the table: “Rules” at the top has every rule, and every refusal names the rule behind it. Click a line of the story to see its card. Hints beside the board say what you can do; you can turn them off in the settings. Now kick open a real door!</source>
        <translation>Alles Weitere lässt sich am Tisch nachschlagen: „Regeln“ ganz oben hat jede Regel, und jede Ablehnung nennt die Regel dahinter. Klick auf eine Zeile der Geschichte, um ihre Karte zu sehen. Hinweise neben dem Brett sagen, was du tun kannst; in den Einstellungen kannst du sie abschalten. Und jetzt tritt eine echte Tür ein!</translation>
    </message>
    <message>
        <source>End your turn and press “Charity …”. Give away “%1”, “%2” or “%3”: the lesson needs the others. A second click gives it to the other player.</source>
        <translation>Beende deinen Zug und drück „Milde Gabe …“. Verschenk „%1“, „%2“ oder „%3“: Die anderen Karten braucht die Lektion. Ein zweiter Klick gibt die Karte der anderen Person.</translation>
    </message>
    <message>
        <source>You have nothing against it: let it strike.</source>
        <translation>Du hast nichts dagegen: Lass ihn treffen.</translation>
    </message>
    <message>
        <source>Twelve against five: neither a helper nor any one of your cards makes up for that. Several together might, but they are worth more in a better fight. Keep them, and run! A six-sided die decides: 5 or more and you are away. If it catches you, its Bad Stuff happens; point at the monster to read it. An Elf adds 1 to the roll.</source>
        <translation>Zwölf gegen fünf: Weder ein Helfer noch eine einzelne deiner Karten macht das wett. Mehrere zusammen vielleicht, aber in einem besseren Kampf sind sie mehr wert. Behalte sie und lauf! Ein sechsseitiger Würfel entscheidet: Bei 5 oder mehr bist du weg. Erwischt es dich, geschehen die Schlimmen Dinge; zeig auf das Monster, um sie zu lesen. Ein Elf zählt 1 zum Wurf dazu.</translation>
    </message>
</context>
<context>
    <name>LevelChart</name>
    <message>
        <source>Levels over the turns</source>
        <translation>Stufen im Lauf der Züge</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
</context>
<context>
    <name>LevelTrack</name>
    <message>
        <source>Level track to Level %1</source>
        <translation>Stufenleiste bis Stufe %1</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>%1, %2</source>
        <comment>details, as a screen reader tells them</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>details side by side in a line</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>names before the last</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>names, and the last one</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>one sentence after another</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>packs that are mixed</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>who fights on one side</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>identities of one type, as Elf/Dwarf</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>identities of several types, as Elf Wizard</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>parts that may have commas inside</comment>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>LiveTable</name>
    <message>
        <source>%1 + %2 more</source>
        <translation>%1 + %2 weitere</translation>
    </message>
    <message>
        <source>%1 won!</source>
        <translation>Sieg: %1!</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <translation>Dein Zug, %1</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Zug %1 · %2</translation>
    </message>
    <message>
        <source>Fight it</source>
        <translation>Bekämpfen</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>%1 cards, limit %2</source>
        <translation>%1 Karten, Limit %2</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>Gegen die Uhr</translation>
    </message>
    <message>
        <source>Only the top discard can be seen. Nobody may look through the discards unless a card says so.</source>
        <translation>Von der Ablage ist nur die oberste Karte zu sehen. Niemand darf sie durchsehen, außer wenn eine Karte es sagt.</translation>
    </message>
    <message>
        <source>Players have a limited time to answer (R8.10).</source>
        <translation>Für Antworten ist die Zeit begrenzt (R8.10).</translation>
    </message>
    <message>
        <source>The table cannot be reached</source>
        <translation>Der Tisch ist nicht erreichbar</translation>
    </message>
    <message>
        <source>Equip it</source>
        <translation>Ausrüsten</translation>
    </message>
</context>
<context>
    <name>LobbyNote</name>
    <message>
        <source>The table gathers for another game.</source>
        <translation>Der Tisch sammelt sich für ein weiteres Spiel.</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>Zur Lobby</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Seats at the table</source>
        <translation>Plätze am Tisch</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>The table&apos;s owner chooses cards and rules.</source>
        <translation>Wer den Tisch führt, wählt Karten und Regeln.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Not ready after all</source>
        <translation>Doch nicht bereit</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Take a seat first.</source>
        <translation>Nimm zuerst Platz.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tisch schließen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>%1 Reconnecting…</source>
        <translation>%1 Verbindung wird wiederhergestellt …</translation>
    </message>
    <message>
        <source>This computer deals for everybody, so its program could reveal all hands.</source>
        <translation>Dieser Rechner gibt für alle, sein Programm könnte also alle Hände verraten.</translation>
    </message>
    <message>
        <source>The host&apos;s computer deals for everybody, so its program could reveal all hands. After the game, yours checks that nothing was changed.</source>
        <translation>Der Rechner des Gastgebers gibt für alle, sein Programm könnte also alle Hände verraten. Nach dem Spiel prüft deiner, dass nichts verändert wurde.</translation>
    </message>
    <message>
        <source>Others may watch, without seeing anybody&apos;s hand</source>
        <translation>Andere dürfen zusehen, ohne Einblick in die Hände</translation>
    </message>
    <message>
        <source>You are watching. The game starts when the others are ready.</source>
        <translation>Du siehst zu. Das Spiel beginnt, wenn die anderen bereit sind.</translation>
    </message>
    <message>
        <source>Everybody joins on a device of their own, best with “This device shows only my hand”. Whoever comes first starts the game.</source>
        <translation>Alle kommen mit einem eigenen Gerät dazu, am besten mit „Dieses Gerät zeigt nur meine Hand“. Wer zuerst da ist, startet das Spiel.</translation>
    </message>
    <message>
        <source>“Not ready after all” lets you change it.</source>
        <translation>Mit „Doch nicht bereit“ lässt es sich ändern.</translation>
    </message>
    <message>
        <source>Hints: everybody may ask what Master would do</source>
        <translation>Tipps: Alle dürfen fragen, was der Meister täte</translation>
    </message>
    <message>
        <source>Get the cards that you do not have first.</source>
        <translation>Hole zuerst die Karten, die dir fehlen.</translation>
    </message>
    <message>
        <source>The game is being played. Get the cards that you do not have to watch it.</source>
        <translation>Das Spiel läuft schon. Hol dir die Karten, die dir fehlen, um zuzuschauen.</translation>
    </message>
    <message>
        <source>Your game goes on. Get the cards that you do not have to come back to it.</source>
        <translation>Dein Spiel geht weiter. Hol dir die Karten, die dir fehlen, um zurückzukommen.</translation>
    </message>
    <message>
        <source>Seats that are lost or left are played by</source>
        <translation>Verlorene und verlassene Plätze spielt</translation>
    </message>
    <message>
        <source>%1 plays a woman, as nothing was chosen.</source>
        <translation>%1 spielt eine Frau, da nichts gewählt wurde.</translation>
    </message>
    <message>
        <source>%1 plays a man, as nothing was chosen.</source>
        <translation>%1 spielt einen Mann, da nichts gewählt wurde.</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Den Tisch verlassen?</translation>
    </message>
    <message>
        <source>Your seat becomes free.</source>
        <translation>Dein Platz wird frei.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>The cards are being dealt…</source>
        <translation>Die Karten werden ausgeteilt …</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Es geht los …</translation>
    </message>
</context>
<context>
    <name>LobbySeat</name>
    <message>
        <source>Seat %1, free</source>
        <translation>Platz %1, frei</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Name at seat %1</source>
        <translation>Name an Platz %1</translation>
    </message>
    <message>
        <source>Sex of the character</source>
        <translation>Geschlecht des Charakters</translation>
    </message>
    <message>
        <source>Male</source>
        <translation>Männlich</translation>
    </message>
    <message>
        <source>Female</source>
        <translation>Weiblich</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>noch nicht bereit</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Hier sitzen</translation>
    </message>
    <message>
        <source>Put a bot here</source>
        <translation>Einen Bot hierher setzen</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Aufstehen</translation>
    </message>
    <message>
        <source>Remove the bot</source>
        <translation>Bot entfernen</translation>
    </message>
    <message>
        <source>male or female?</source>
        <translation>männlich oder weiblich?</translation>
    </message>
    <message>
        <source>disconnected</source>
        <translation>getrennt</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Since you last looked</source>
        <translation>Seit du zuletzt geschaut hast</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Story so far</source>
        <translation>Was bisher geschah</translation>
    </message>
    <message numerus="yes">
        <source>%n more option(s)</source>
        <translation>
            <numerusform>%n weitere Option</numerusform>
            <numerusform>%n weitere Optionen</numerusform>
        </translation>
    </message>
    <message>
        <source>To the newest line</source>
        <translation>Zur neuesten Zeile</translation>
    </message>
</context>
<context>
    <name>LootingPanel</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>Noch %n Karte</numerusform>
            <numerusform>Noch %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Kickdoor – turn %1</source>
        <translation>Kickdoor – Zug %1</translation>
    </message>
    <message>
        <source>Kickdoor</source>
        <translation>Kickdoor</translation>
    </message>
    <message>
        <source>The story was saved as %1.</source>
        <translation>Die Geschichte wurde gespeichert: %1.</translation>
    </message>
    <message>
        <source>The statistics were saved as %1.</source>
        <translation>Die Statistik wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The photo was saved as %1.</source>
        <translation>Das Foto wurde als %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>Mending</name>
    <message>
        <source>Remove “%1”</source>
        <translation>„%1“ entfernen</translation>
    </message>
    <message>
        <source>Remove this entry</source>
        <translation>Diesen Eintrag entfernen</translation>
    </message>
    <message>
        <source>Tick “%1”</source>
        <translation>„%1“ ankreuzen</translation>
    </message>
    <message>
        <source>Untick “%1”</source>
        <translation>„%1“ abwählen</translation>
    </message>
    <message>
        <source>Set “%1” to “%2”</source>
        <comment>a field, its value</comment>
        <translation>„%1“ auf „%2“ setzen</translation>
    </message>
    <message>
        <source>Make a list of it</source>
        <translation>Eine Liste daraus machen</translation>
    </message>
    <message>
        <source>Write “%1” instead</source>
        <translation>Stattdessen „%1“ schreiben</translation>
    </message>
</context>
<context>
    <name>MenuScreen</name>
    <message>
        <source>Kickdoor, main menu</source>
        <translation>Kickdoor, Hauptmenü</translation>
    </message>
    <message>
        <source>Kickdoor</source>
        <translation>Kickdoor</translation>
    </message>
    <message>
        <source>Kick open the door. Fight what is behind it. Keep the loot.</source>
        <translation>Tritt die Tür ein. Bekämpfe, was dahinter ist. Behalte die Beute.</translation>
    </message>
</context>
<context>
    <name>MineWords</name>
    <message>
        <source>By a Whisker</source>
        <translation>Um Haaresbreite</translation>
    </message>
    <message>
        <source>Won a fight by a single point.</source>
        <translation>Einen Kampf mit einem einzigen Punkt Vorsprung gewonnen.</translation>
    </message>
    <message>
        <source>Was That Necessary?</source>
        <translation>Musste das sein?</translation>
    </message>
    <message>
        <source>Won a fight by 30 points or more.</source>
        <translation>Einen Kampf mit mindestens 30 Punkten Vorsprung gewonnen.</translation>
    </message>
    <message>
        <source>Due Process</source>
        <translation>Ordentliches Verfahren</translation>
    </message>
    <message>
        <source>Ten cards or more were played in one fight of yours.</source>
        <translation>In einem deiner Kämpfe wurden zehn oder mehr Karten gespielt.</translation>
    </message>
    <message>
        <source>Regular Customer of the Undertaker</source>
        <translation>Stammkunde beim Bestatter</translation>
    </message>
    <message>
        <source>Died three times in one game.</source>
        <translation>In einem Spiel dreimal gestorben.</translation>
    </message>
    <message>
        <source>Walked It Off</source>
        <translation>Halb so wild</translation>
    </message>
    <message>
        <source>Died, and won all the same.</source>
        <translation>Gestorben und trotzdem gewonnen.</translation>
    </message>
    <message>
        <source>Nothing to Declare</source>
        <translation>Nichts zu verzollen</translation>
    </message>
    <message>
        <source>Won without a single Item in play.</source>
        <translation>Ohne einen einzigen ausliegenden Gegenstand gewonnen.</translation>
    </message>
    <message>
        <source>Fashionably Late</source>
        <translation>Vornehm verspätet</translation>
    </message>
    <message>
        <source>Was last, four levels behind the leader, and won.</source>
        <translation>Lag hinten, vier Stufen hinter der Spitze, und hat gewonnen.</translation>
    </message>
    <message>
        <source>Plus One</source>
        <translation>Plus eins</translation>
    </message>
    <message>
        <source>Shared a victory as the helper.</source>
        <translation>Als Helfer einen Sieg geteilt.</translation>
    </message>
    <message>
        <source>Everything Must Go</source>
        <translation>Alles muss raus</translation>
    </message>
    <message>
        <source>Bought two levels or more with one sale.</source>
        <translation>Mit einem Verkauf zwei oder mehr Stufen gekauft.</translation>
    </message>
    <message>
        <source>Lightning Rod</source>
        <translation>Blitzableiter</translation>
    </message>
    <message>
        <source>Was struck by eight curses in one game.</source>
        <translation>In einem Spiel von acht Flüchen getroffen worden.</translation>
    </message>
    <message>
        <source>Sensible Shoes</source>
        <translation>Vernünftiges Schuhwerk</translation>
    </message>
    <message>
        <source>Escaped from four monsters in one game and was never caught.</source>
        <translation>In einem Spiel vier Monstern entkommen und nie erwischt worden.</translation>
    </message>
    <message>
        <source>Hand on the Doorknob</source>
        <translation>Die Klinke schon in der Hand</translation>
    </message>
    <message>
        <source>Began four turns one level below the goal, and lost.</source>
        <translation>Vier Züge eine Stufe vor dem Ziel begonnen und verloren.</translation>
    </message>
    <message>
        <source>Not a Scratch</source>
        <translation>Kein Kratzer</translation>
    </message>
    <message>
        <source>Won without losing a level, dying or being caught.</source>
        <translation>Gewonnen, ohne eine Stufe zu verlieren, zu sterben oder erwischt zu werden.</translation>
    </message>
    <message>
        <source>No, Thank You</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>Won five fights, and the game, without any help.</source>
        <translation>Fünf Kämpfe und das Spiel gewonnen, ganz ohne Hilfe.</translation>
    </message>
    <message>
        <source>Sidekick by Trade</source>
        <translation>Hauptberuflich Helfer</translation>
    </message>
    <message>
        <source>Helped to win four fights in one game.</source>
        <translation>In einem Spiel geholfen, vier Kämpfe zu gewinnen.</translation>
    </message>
    <message>
        <source>Grand Tour</source>
        <translation>Große Rundreise</translation>
    </message>
    <message>
        <source>Won with three different editions or mixes.</source>
        <translation>Mit drei verschiedenen Editionen oder Mischungen gewonnen.</translation>
    </message>
    <message>
        <source>People only</source>
        <comment>games without bots</comment>
        <translation>Nur Menschen</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 to %3, %n card(s)</source>
        <comment>a monster, the sums of both sides</comment>
        <translation>
            <numerusform>%1, %2 zu %3, %n Karte</numerusform>
            <numerusform>%1, %2 zu %3, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <comment>games</comment>
        <translation>%1 von %2 gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>a player or a monster</comment>
        <translation>
            <numerusform>%1, %n Mal</numerusform>
            <numerusform>%1, %n Mal</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Nemesis</source>
        <translation>Erzfeinde</translation>
    </message>
    <message>
        <source>Won most often against me</source>
        <translation>Hat am öftesten gegen mich gewonnen</translation>
    </message>
    <message>
        <source>Killed me most often</source>
        <translation>Hat mich am öftesten getötet</translation>
    </message>
    <message>
        <source>Rarest death</source>
        <translation>Seltenster Tod</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Longest duel</source>
        <translation>Längstes Duell</translation>
    </message>
    <message>
        <source>Highest sums</source>
        <translation>Höchste Summen</translation>
    </message>
    <message>
        <source>Fights won</source>
        <translation>Gewonnene Kämpfe</translation>
    </message>
    <message>
        <source>Fights won as a helper</source>
        <translation>Als Helfer gewonnene Kämpfe</translation>
    </message>
    <message>
        <source>Escapes</source>
        <translation>Entkommen</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Tode</translation>
    </message>
    <message>
        <source>Curses suffered</source>
        <translation>Erlittene Flüche</translation>
    </message>
    <message numerus="yes">
        <source>%1 was last, %n level(s) behind the leader, and won all the same.</source>
        <translation>
            <numerusform>%1 lag hinten, %n Stufe hinter der Spitze, und hat trotzdem gewonnen.</numerusform>
            <numerusform>%1 lag hinten, %n Stufen hinter der Spitze, und hat trotzdem gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 died on the way and won all the same.</source>
        <translation>%1 ist unterwegs gestorben und hat trotzdem gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>The longest fight took %n card(s): %1 against %2.</source>
        <translation>
            <numerusform>Der längste Kampf kostete %n Karte: %1 gegen %2.</numerusform>
            <numerusform>Der längste Kampf kostete %n Karten: %1 gegen %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beat %2 by a single point: %3 to %4.</source>
        <translation>Sieg mit einem einzigen Punkt Vorsprung: %1 gegen %2, %3 zu %4.</translation>
    </message>
    <message>
        <source>The greatest fight: %1 against %2, %3 to %4.</source>
        <translation>Der größte Kampf: %1 gegen %2, %3 zu %4.</translation>
    </message>
    <message>
        <source>One level short at the end: %1.</source>
        <comment>names of players</comment>
        <translation>Am Ende fehlte nur eine Stufe: %1.</translation>
    </message>
    <message>
        <source>Turn %1 took %2 from Level %3 to Level %4.</source>
        <translation>Zug %1 brachte %2 von Stufe %3 auf Stufe %4.</translation>
    </message>
    <message numerus="yes">
        <source>%1 died %n time(s).</source>
        <translation>
            <numerusform>%1 ist %n Mal gestorben.</numerusform>
            <numerusform>%1 ist %n Mal gestorben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead changed %n time(s).</source>
        <translation>
            <numerusform>Die Führung wechselte %n Mal.</numerusform>
            <numerusform>Die Führung wechselte %n Mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game took %n turn(s).</source>
        <translation>
            <numerusform>Das Spiel dauerte %n Zug.</numerusform>
            <numerusform>Das Spiel dauerte %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Newly earned by %1: %2. %3</source>
        <comment>a player; an honour; what for</comment>
        <translation>Neu verdient von %1: %2. %3</translation>
    </message>
</context>
<context>
    <name>MomentView</name>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>what the key beside it does</comment>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>MonsterStack</name>
    <message>
        <source>Mate</source>
        <translation>Bessere Hälfte</translation>
    </message>
    <message>
        <source>No. %1</source>
        <comment>one of several monsters of the same name</comment>
        <translation>Nr. %1</translation>
    </message>
</context>
<context>
    <name>MonsterWords</name>
    <message>
        <source>&lt;b&gt;%1:&lt;/b&gt; %2</source>
        <comment>a monster, and what it does</comment>
        <translation>&lt;b&gt;%1:&lt;/b&gt; %2</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>Trade with or give to %1</source>
        <translation>Mit %1 tauschen oder schenken</translation>
    </message>
    <message>
        <source>Play, to carry it</source>
        <translation>Spielen und mitnehmen</translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>opens a dialog</comment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>Look for trouble</source>
        <translation>Ärger suchen</translation>
    </message>
    <message>
        <source>Fight %1, Level %2</source>
        <translation>%1 bekämpfen, Stufe %2</translation>
    </message>
    <message>
        <source>yourself</source>
        <translation>dich selbst</translation>
    </message>
    <message>
        <source>the fighters</source>
        <translation>die Kämpfer</translation>
    </message>
    <message>
        <source>the monsters</source>
        <translation>die Monster</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Hand to %1</source>
        <translation>An %1 übergeben</translation>
    </message>
    <message>
        <source>Play on %1</source>
        <translation>Auf %1 spielen</translation>
    </message>
    <message>
        <source>Play with %1</source>
        <translation>Mit %1 spielen</translation>
    </message>
    <message>
        <source>Play with %1 on %2</source>
        <translation>Mit %1 auf %2 spielen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Give up %1 and escape</source>
        <translation>%1 aufgeben und entkommen</translation>
    </message>
    <message>
        <source>Give up %1 and escape with %2</source>
        <translation>%1 aufgeben und mit %2 entkommen</translation>
    </message>
    <message>
        <source>Kick open the door</source>
        <translation>Tür eintreten</translation>
    </message>
    <message>
        <source>Listen at the door</source>
        <translation>An der Tür lauschen</translation>
    </message>
    <message>
        <source>Loot the room</source>
        <translation>Raum plündern</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Look for trouble: fight it</source>
        <translation>Ärger suchen: bekämpfen</translation>
    </message>
    <message>
        <source>Take %1 into your hand</source>
        <translation>%1 auf die Hand nehmen</translation>
    </message>
    <message>
        <source>Equip</source>
        <translation>Ausrüsten</translation>
    </message>
    <message>
        <source>Carry, unequipped</source>
        <translation>Mitführen, nicht ausgerüstet</translation>
    </message>
    <message>
        <source>Sell Items</source>
        <translation>Gegenstände verkaufen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ability: target</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Trade or give</source>
        <translation>Tauschen oder schenken</translation>
    </message>
    <message>
        <source>Ask for help</source>
        <translation>Um Hilfe bitten</translation>
    </message>
    <message>
        <source>Offer help</source>
        <translation>Hilfe anbieten</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation>Angebot zurückziehen</translation>
    </message>
    <message>
        <source>Leave the fight</source>
        <translation>Kampf verlassen</translation>
    </message>
    <message>
        <source>Fight!</source>
        <translation>Kämpfen!</translation>
    </message>
    <message>
        <source>Run away</source>
        <translation>Weglaufen</translation>
    </message>
    <message>
        <source>Flee from %1</source>
        <translation>Vor %1 fliehen</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Milde Gabe</translation>
    </message>
    <message>
        <source>Put it on the table, to carry it</source>
        <translation>Auf den Tisch legen und mitführen</translation>
    </message>
    <message>
        <source>You cannot throw away cards from your hand. If you hold too many, you give the rest away at the end of your turn.</source>
        <translation>Handkarten kannst du nicht wegwerfen. Hast du zu viele, gibst du den Rest am Ende deines Zugs ab.</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Equip this instead of %1</source>
        <translation>Anstelle von %1 ausrüsten</translation>
    </message>
    <message>
        <source>Equip it</source>
        <translation>Ausrüsten</translation>
    </message>
    <message>
        <source>%1, Level %2, joins the fight. Both cards leave your hand.</source>
        <translation>%1, Stufe %2, kommt in den Kampf. Beide Karten verlassen deine Hand.</translation>
    </message>
    <message>
        <source>Play %1 with %2</source>
        <translation>%1 mit %2 spielen</translation>
    </message>
    <message>
        <source>Play %1 with %2 on %3</source>
        <translation>%1 mit %2 spielen, auf %3</translation>
    </message>
    <message>
        <source>Play: it carries %1</source>
        <comment>a Hireling, and an Item</comment>
        <translation>Ausspielen: trägt %1</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a card and whose it is</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an ability, its card</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>an ability, whose cards it is used on</comment>
        <translation>%1: von %2</translation>
    </message>
    <message>
        <source>Monsters of this kind join each other in any fight: %1.</source>
        <comment>Undead</comment>
        <translation>Monster dieser Art kommen einander in jedem Kampf zu Hilfe: %1.</translation>
    </message>
    <message>
        <source>Play: it joins the fight</source>
        <comment>a monster</comment>
        <translation>Ausspielen: Es kommt zum Kampf hinzu</translation>
    </message>
    <message>
        <source>%1 does not go there. Its places light up while you hold it.</source>
        <translation>%1 gehört nicht dorthin. Die richtigen Plätze leuchten, solange du die Karte hältst.</translation>
    </message>
</context>
<context>
    <name>MustActMark</name>
    <message>
        <source>The table waits for %1.</source>
        <translation>Der Tisch wartet auf %1.</translation>
    </message>
</context>
<context>
    <name>MyGamesScreen</name>
    <message>
        <source>My games</source>
        <translation>Meine Spiele</translation>
    </message>
    <message>
        <source>Nobody has played a game to its end here yet. Games of bots alone do not count.</source>
        <translation>Hier hat noch niemand ein Spiel zu Ende gespielt. Spiele, in denen nur Bots sitzen, zählen nicht.</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>Wessen Spiele</translation>
    </message>
    <message>
        <source>Statistics of %1</source>
        <translation>Statistik von %1</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Ehrungen</translation>
    </message>
    <message>
        <source>These statistics stay on this computer. Bots, and games that you only watched, are not counted.</source>
        <translation>Diese Statistik bleibt auf diesem Rechner. Bots und Spiele, bei denen nur zugesehen wurde, zählen nicht.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Erase …</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Erase all statistics?</source>
        <translation>Alle Statistiken löschen?</translation>
    </message>
    <message>
        <source>Everybody&apos;s statistics and honours will be lost. This cannot be undone. Saved and finished games are kept.</source>
        <translation>Die Statistiken und Ehrungen aller Personen gehen verloren. Das lässt sich nicht rückgängig machen. Gespeicherte und beendete Spiele bleiben.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>NetOverlay</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message>
        <source>Leave for now</source>
        <translation>Vorerst gehen</translation>
    </message>
    <message>
        <source>Wait (%1 of %2)</source>
        <translation>Warten (%1 von %2)</translation>
    </message>
    <message>
        <source>Let a bot play (%1 of %2)</source>
        <translation>Bot spielt (%1 von %2)</translation>
    </message>
    <message>
        <source>End the game (%1 of %2)</source>
        <translation>Spiel beenden (%1 von %2)</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Nicht mehr zusehen</translation>
    </message>
    <message>
        <source>You are showing everybody your hand.</source>
        <translation>Du zeigst allen deine Hand.</translation>
    </message>
    <message>
        <source>You are showing %1 your hand.</source>
        <translation>Du zeigst %1 deine Hand.</translation>
    </message>
    <message>
        <source>%1 is showing %2 a hand of cards.</source>
        <translation>%1 zeigt %2 Handkarten.</translation>
    </message>
    <message>
        <source>%1 Reconnecting, so that you can keep watching.</source>
        <translation>%1 Verbindung wird wiederhergestellt, damit du weiter zusehen kannst.</translation>
    </message>
    <message>
        <source>%1 Reconnecting: your seat is kept.</source>
        <translation>%1 Verbindung wird wiederhergestellt: Dein Platz bleibt frei.</translation>
    </message>
    <message>
        <source>%1 are away. Their seats are kept; play on until one of them must act.</source>
        <translation>%1 sind weg. Ihre Plätze bleiben frei; spielt weiter, bis einer handeln muss.</translation>
    </message>
    <message>
        <source>The game has been waiting for %1 for some minutes. What should happen? More than half of the others decide.</source>
        <translation>Das Spiel wartet seit einigen Minuten auf %1. Was soll geschehen? Mehr als die Hälfte der anderen entscheidet.</translation>
    </message>
    <message>
        <source>The game is waiting for %1, who is away. What should happen? More than half of those here decide.</source>
        <translation>%1 ist weg, und das Spiel wartet. Was soll geschehen? Mehr als die Hälfte der Anwesenden entscheidet.</translation>
    </message>
    <message>
        <source>A bot is playing for %1 meanwhile.</source>
        <translation>Solange spielt ein Bot für %1.</translation>
    </message>
    <message>
        <source>Take over again</source>
        <translation>Wieder selbst spielen</translation>
    </message>
    <message>
        <source>%1 is showing everybody a hand of cards.</source>
        <translation>%1 zeigt allen Handkarten.</translation>
    </message>
    <message>
        <source>%1 is showing you a hand of cards.</source>
        <translation>%1 zeigt dir Handkarten.</translation>
    </message>
    <message>
        <source>You are watching: you see what everybody may see</source>
        <translation>Du siehst zu: Du siehst, was alle sehen dürfen</translation>
    </message>
    <message>
        <source>%1 is away. The seat is kept; play on until %1 must act.</source>
        <translation>%1 ist weg. Der Platz bleibt frei; spielt weiter, bis %1 handeln muss.</translation>
    </message>
    <message>
        <source>The game is waiting for you. The others may let a bot play for you, or end the game. Make a move to continue.</source>
        <translation>Das Spiel wartet auf dich. Die anderen können einen Bot für dich spielen lassen oder das Spiel beenden. Mit einem Zug geht es weiter.</translation>
    </message>
    <message>
        <source>The game has been waiting for %1 for some minutes. The others may let a bot play, or end the game. Make a move to continue.</source>
        <translation>Das Spiel wartet seit einigen Minuten auf %1. Die anderen können einen Bot spielen lassen oder das Spiel beenden. Mit einem Zug geht es weiter.</translation>
    </message>
    <message>
        <source>The game has been waiting for %1 for some minutes, and waits for you, too.</source>
        <translation>Das Spiel wartet seit einigen Minuten auf %1, und auch auf dich.</translation>
    </message>
    <message>
        <source>The game has been waiting for %1 for some minutes. What should happen? You decide.</source>
        <translation>Das Spiel wartet seit einigen Minuten auf %1. Was soll geschehen? Du entscheidest.</translation>
    </message>
    <message>
        <source>The game is waiting for %1, who is away. What should happen? You decide.</source>
        <translation>%1 ist weg, und das Spiel wartet. Was soll geschehen? Du entscheidest.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Einen Bot spielen lassen</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Mitteilungen</translation>
    </message>
    <message>
        <source>The game is waiting for %1. You decide.</source>
        <translation>Das Spiel wartet auf %1. Du entscheidest.</translation>
    </message>
    <message>
        <source>The game is waiting for %1. The majority decides.</source>
        <translation>Das Spiel wartet auf %1. Die Mehrheit entscheidet.</translation>
    </message>
</context>
<context>
    <name>NetPage</name>
    <message>
        <source>Play over the network</source>
        <translation>Im Netzwerk spielen</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Dein Name:</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Tables in this network</source>
        <translation>Tische in diesem Netz</translation>
    </message>
    <message>
        <source>Type your name first.</source>
        <translation>Gib zuerst deinen Namen ein.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Suche …</translation>
    </message>
    <message>
        <source>With a code</source>
        <translation>Mit einem Code</translation>
    </message>
    <message>
        <source>The host&apos;s screen shows a join code and a PIN. The address of its machine works, too.</source>
        <translation>Der Bildschirm des Gastgebers zeigt einen Beitrittscode und eine PIN. Die Adresse seines Rechners geht auch.</translation>
    </message>
    <message>
        <source>Join code or address</source>
        <translation>Beitrittscode oder Adresse</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <source>Type the join code, or the host&apos;s address.</source>
        <translation>Gib den Beitrittscode oder die Adresse des Gastgebers ein.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Which of its tables?</source>
        <translation>Welcher seiner Tische?</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Einen Tisch eröffnen</translation>
    </message>
    <message>
        <source>Return to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>A table of your own</source>
        <translation>Ein eigener Tisch</translation>
    </message>
    <message numerus="yes">
        <source>You can try another PIN in %n second(s).</source>
        <translation>
            <numerusform>In %n Sekunde kannst du eine andere PIN versuchen.</numerusform>
            <numerusform>In %n Sekunden kannst du eine andere PIN versuchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody at their own computer, or several people at one.</source>
        <translation>Alle am eigenen Rechner oder mehrere an einem.</translation>
    </message>
    <message>
        <source>You can join only one table at a time.</source>
        <translation>Du kannst immer nur an einem Tisch sitzen.</translation>
    </message>
    <message>
        <source>Choose the cards and rules on this computer; the others can then find the table. It stays open as long as this window.</source>
        <translation>Wähle an diesem Rechner Karten und Regeln; dann können die anderen den Tisch finden. Er bleibt offen, solange dieses Fenster offen ist.</translation>
    </message>
    <message>
        <source>Connecting to the table…</source>
        <translation>Verbindung zum Tisch wird hergestellt …</translation>
    </message>
    <message>
        <source>This device shows only my hand: another screen shows the table</source>
        <translation>Dieses Gerät zeigt nur meine Hand: Ein anderer Bildschirm zeigt den Tisch</translation>
    </message>
    <message>
        <source>For that, the table is hosted with “This screen is only the table”, and each device takes its seat before the game begins. The table&apos;s menu switches between hand and table at any time.</source>
        <translation>Dafür wird der Tisch mit „Dieser Bildschirm ist nur der Tisch“ eröffnet, und jedes Gerät nimmt vor Spielbeginn Platz. Das Menü am Tisch wechselt jederzeit zwischen Hand und Tisch.</translation>
    </message>
</context>
<context>
    <name>NetWords</name>
    <message>
        <source>Nothing answers. The machine may be off or in another network, or the host&apos;s firewall blocks the port: it must let TCP 4510 in.</source>
        <translation>Nichts antwortet. Vielleicht ist der Rechner aus oder in einem anderen Netz, oder die Firewall des Gastgebers sperrt den Port: Sie muss TCP 4510 hereinlassen.</translation>
    </message>
    <message>
        <source>No host announces itself at that address. Is it on, and does its firewall let UDP 4510 through? The join code works without.</source>
        <translation>An dieser Adresse meldet sich kein Gastgeber. Ist er an, und lässt seine Firewall UDP 4510 durch? Mit dem Beitrittscode geht es auch ohne.</translation>
    </message>
    <message>
        <source>Type the join code, or the host&apos;s address.</source>
        <translation>Gib den Beitrittscode oder die Adresse des Gastgebers ein.</translation>
    </message>
    <message>
        <source>The code is too short or too long.</source>
        <translation>Der Code ist zu kurz oder zu lang.</translation>
    </message>
    <message>
        <source>waiting for players</source>
        <translation>wartet auf Mitspieler</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>im Spiel</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>Spiel vorbei</translation>
    </message>
    <message>
        <source>The two programs do not understand each other.</source>
        <translation>Die beiden Programme verstehen einander nicht.</translation>
    </message>
    <message>
        <source>The PIN is wrong.</source>
        <translation>Die PIN ist falsch.</translation>
    </message>
    <message>
        <source>Too many wrong guesses. Try again in %1 s.</source>
        <translation>Zu oft falsch geraten. Versuch es in %1 s wieder.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>Der Tisch ist voll.</translation>
    </message>
    <message>
        <source>Only the table&apos;s owner may do that.</source>
        <translation>Das darf nur, wer den Tisch führt.</translation>
    </message>
    <message>
        <source>The seat is taken.</source>
        <translation>Der Platz ist besetzt.</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>Diesen Platz gibt es nicht.</translation>
    </message>
    <message>
        <source>The vote is over.</source>
        <translation>Die Abstimmung ist vorbei.</translation>
    </message>
    <message>
        <source>Chat is off at this table.</source>
        <translation>Der Chat ist an diesem Tisch aus.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Du hast den Tisch verlassen.</translation>
    </message>
    <message>
        <source>The game was ended by vote.</source>
        <translation>Das Spiel wurde durch Abstimmung beendet.</translation>
    </message>
    <message>
        <source>This system&apos;s Qt has no OpenSSL with TLS 1.3, which network games need.</source>
        <translation>Dem Qt dieses Systems fehlt OpenSSL mit TLS 1.3, das Netzwerkspiele brauchen.</translation>
    </message>
    <message>
        <source>No computer with that name was found. Try its address.</source>
        <translation>Kein Rechner mit diesem Namen gefunden. Versuch es mit seiner Adresse.</translation>
    </message>
    <message>
        <source>That address cannot be reached. Are both computers in the same network?</source>
        <translation>Diese Adresse ist nicht erreichbar. Sind beide Rechner im selben Netz?</translation>
    </message>
    <message>
        <source>That computer answers, but no table is open there. Has it been closed?</source>
        <translation>Dieser Rechner antwortet, aber dort ist kein Tisch offen. Wurde er geschlossen?</translation>
    </message>
    <message>
        <source>Something answers there, but it is not a Kickdoor table.</source>
        <translation>Dort antwortet etwas, aber es ist kein Kickdoor-Tisch.</translation>
    </message>
    <message>
        <source>The host at that address is not the one that the code belongs to. Ask for its current code. Nothing was sent to it.</source>
        <translation>Der Gastgeber an dieser Adresse ist nicht der, zu dem der Code gehört. Frag nach dem aktuellen Code. Gesendet wurde nichts.</translation>
    </message>
    <message>
        <source>The connection is lost.</source>
        <translation>Die Verbindung ist weg.</translation>
    </message>
    <message>
        <source>The table does not answer in time: the connection is slow or lost, or the host has stopped.</source>
        <translation>Der Tisch antwortet nicht rechtzeitig: Die Verbindung ist langsam oder weg, oder der Gastgeber hat angehalten.</translation>
    </message>
    <message>
        <source>%1 has stopped, or its computer is off.</source>
        <translation>%1 hat angehalten, oder der Rechner ist aus.</translation>
    </message>
    <message>
        <source>That code contains no address. Type the host&apos;s address.</source>
        <translation>Dieser Code enthält keine Adresse. Gib die Adresse des Gastgebers ein.</translation>
    </message>
    <message>
        <source>What follows the colon is not a port number.</source>
        <translation>Was nach dem Doppelpunkt steht, ist keine Portnummer.</translation>
    </message>
    <message>
        <source>This computer is not in a network.</source>
        <translation>Dieser Rechner ist in keinem Netz.</translation>
    </message>
    <message>
        <source>The code contains a character that no code has.</source>
        <translation>Der Code enthält ein Zeichen, das in keinem Code vorkommt.</translation>
    </message>
    <message>
        <source>The code has a typing error.</source>
        <translation>Der Code enthält einen Tippfehler.</translation>
    </message>
    <message>
        <source>Too many messages were sent at once.</source>
        <translation>Es wurden zu viele Nachrichten auf einmal gesendet.</translation>
    </message>
    <message>
        <source>The host runs another version of Kickdoor. Install the same version on both computers.</source>
        <translation>Der Gastgeber hat eine andere Version von Kickdoor. Installiert auf beiden Rechnern dieselbe.</translation>
    </message>
    <message>
        <source>The host accepts no more connections.</source>
        <translation>Der Gastgeber nimmt keine Verbindungen mehr an.</translation>
    </message>
    <message>
        <source>Your seat was taken over on another computer or in another window.</source>
        <translation>Dein Platz wurde an einem anderen Rechner oder in einem anderen Fenster übernommen.</translation>
    </message>
    <message>
        <source>The host has stopped. The game continues when it is back.</source>
        <translation>Der Gastgeber hat angehalten. Kommt er zurück, geht das Spiel weiter.</translation>
    </message>
    <message>
        <source>The host cannot continue.</source>
        <translation>Der Gastgeber kann nicht weitermachen.</translation>
    </message>
    <message>
        <source>That table no longer exists.</source>
        <translation>Diesen Tisch gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>No seat is kept for you there any more.</source>
        <translation>Dort ist kein Platz mehr für dich frei gehalten.</translation>
    </message>
    <message>
        <source>This table cannot be watched.</source>
        <translation>Bei diesem Tisch kann man nicht zusehen.</translation>
    </message>
    <message>
        <source>Somebody there already has that name.</source>
        <translation>Dort heißt schon jemand so.</translation>
    </message>
    <message>
        <source>An edition used at the table is not installed here.</source>
        <translation>Eine Edition, die am Tisch benutzt wird, ist hier nicht installiert.</translation>
    </message>
    <message>
        <source>An edition here has different cards than at the table.</source>
        <translation>Eine Edition hat hier andere Karten als am Tisch.</translation>
    </message>
    <message>
        <source>That host opens no more tables.</source>
        <translation>Dieser Gastgeber macht keine weiteren Tische auf.</translation>
    </message>
    <message>
        <source>That seat belongs to somebody else.</source>
        <translation>Dieser Platz gehört jemand anderem.</translation>
    </message>
    <message>
        <source>Not everybody is ready, or fewer than three seats are taken.</source>
        <translation>Nicht alle sind bereit, oder es sind weniger als drei Plätze besetzt.</translation>
    </message>
    <message>
        <source>A table cannot be set up with these settings.</source>
        <translation>Mit diesen Einstellungen lässt sich kein Tisch einrichten.</translation>
    </message>
    <message>
        <source>A game is in progress there: you can watch it.</source>
        <translation>Dort läuft ein Spiel: Du kannst zusehen.</translation>
    </message>
    <message>
        <source>No game is in progress.</source>
        <translation>Es läuft kein Spiel.</translation>
    </message>
    <message>
        <source>The table&apos;s owner has removed you.</source>
        <translation>Wer den Tisch führt, hat dich entfernt.</translation>
    </message>
    <message>
        <source>The host sent invalid data.</source>
        <translation>Der Gastgeber hat ungültige Daten gesendet.</translation>
    </message>
    <message>
        <source>The host did not keep to its commitments.</source>
        <translation>Der Gastgeber hat sich nicht an seine Festlegungen gehalten.</translation>
    </message>
    <message>
        <source>The code has a typing error, or is from a newer Kickdoor.</source>
        <translation>Der Code hat einen Tippfehler oder ist von einem neueren Kickdoor.</translation>
    </message>
    <message>
        <source>The table does not offer these cards any more.</source>
        <translation>Der Tisch bietet diese Karten nicht mehr an.</translation>
    </message>
</context>
<context>
    <name>NumberStepper</name>
    <message>
        <source>%1, less</source>
        <translation>%1, weniger</translation>
    </message>
    <message>
        <source>%1, more</source>
        <translation>%1, mehr</translation>
    </message>
    <message>
        <source>Type a number, or hold − or +.</source>
        <translation>Tipp eine Zahl ein oder halte − oder + gedrückt.</translation>
    </message>
</context>
<context>
    <name>OfferedPacks</name>
    <message>
        <source>Cards that you do not have</source>
        <translation>Karten, die dir fehlen</translation>
    </message>
    <message>
        <source>Identity: %1</source>
        <translation>Kennung: %1</translation>
    </message>
    <message>
        <source>Stop (%1%)</source>
        <translation>Anhalten (%1&#xa0;%)</translation>
    </message>
    <message>
        <source>Fetch from the host</source>
        <translation>Vom Gastgeber holen</translation>
    </message>
    <message>
        <source>Fetch %1 from the host</source>
        <translation>%1 vom Gastgeber holen</translation>
    </message>
    <message>
        <source>They come from the host, not from Kickdoor. After fetching, you see what is in the file and decide whether to keep it.</source>
        <translation>Sie kommen vom Gastgeber, nicht von Kickdoor. Nach dem Holen siehst du, was in der Datei steckt, und entscheidest, ob du sie behältst.</translation>
    </message>
    <message>
        <source>This program was built without packs as files. Ask the host for the file.</source>
        <translation>Dieses Programm wurde ohne Pakete als Dateien gebaut. Bitte den Gastgeber um die Datei.</translation>
    </message>
    <message>
        <source>Missing, or with other cards than at the table: %1. The host cannot give them out: install the same version of Kickdoor, or ask the host for the file.</source>
        <translation>Fehlt oder hat andere Karten als am Tisch: %1. Der Gastgeber kann das nicht weitergeben: Installiere dieselbe Version von Kickdoor oder bitte ihn um die Datei.</translation>
    </message>
</context>
<context>
    <name>OffersPanel</name>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Counter-offer …</source>
        <translation>Gegenangebot …</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Du bekommst</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>Next offer</source>
        <translation>Nächstes Angebot</translation>
    </message>
</context>
<context>
    <name>OpExamples</name>
    <message>
        <source>Example: “%1” of the pack “%2”.</source>
        <translation>Beispiel: „%1“ im Paket „%2“.</translation>
    </message>
</context>
<context>
    <name>OpponentsRow</name>
    <message>
        <source>The other players</source>
        <translation>Die anderen Spieler</translation>
    </message>
</context>
<context>
    <name>OptionBadges</name>
    <message>
        <source>Options in force</source>
        <translation>Geltende Optionen</translation>
    </message>
</context>
<context>
    <name>OptionModel</name>
    <message>
        <source>Critical combat</source>
        <translation>Kritischer Kampf</translation>
    </message>
    <message>
        <source>Boss Monsters</source>
        <translation>Bossmonster</translation>
    </message>
    <message>
        <source>Listen at the Door</source>
        <translation>An der Tür lauschen</translation>
    </message>
    <message>
        <source>A turn begins with a hidden Door card; an empty room gives a Treasure.</source>
        <translation>Ein Zug beginnt mit einer verdeckten Türkarte; ein leerer Raum bringt einen Schatz.</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Geteilter Sieg</translation>
    </message>
    <message>
        <source>Whoever helps in the winning fight wins as well.</source>
        <translation>Wer im entscheidenden Kampf hilft, gewinnt mit.</translation>
    </message>
    <message>
        <source>Epic game</source>
        <translation>Episches Spiel</translation>
    </message>
    <message>
        <source>Items in combat</source>
        <translation>Gegenstände im Kampf</translation>
    </message>
    <message>
        <source>The fighter may put Items on in the middle of a fight.</source>
        <translation>Der Kämpfer darf mitten im Kampf Gegenstände anlegen.</translation>
    </message>
    <message>
        <source>Winning Level</source>
        <translation>Siegstufe</translation>
    </message>
    <message>
        <source>Time to interfere, in seconds</source>
        <translation>Zeit zum Eingreifen, in Sekunden</translation>
    </message>
    <message>
        <source>Boss Monsters to defeat</source>
        <translation>Zu besiegende Bossmonster</translation>
    </message>
    <message>
        <source>The top of the track. In an epic game it is 20.</source>
        <translation>Das Ende der Leiste. In einem epischen Spiel ist es 20.</translation>
    </message>
    <message>
        <source>Epic</source>
        <translation>Episch</translation>
    </message>
    <message>
        <source>Three in the edition that has them. A mix needs fewer, as they are rarer there; each further one makes the game much longer.</source>
        <translation>Drei in der Edition, die welche hat. Eine Mischung braucht weniger, weil sie darin seltener sind; jedes weitere macht das Spiel viel länger.</translation>
    </message>
    <message>
        <source>A longer game: the goal is Level 20.</source>
        <translation>Ein längeres Spiel: Das Ziel ist Stufe 20.</translation>
    </message>
    <message>
        <source>How long others can interfere in a fight that is being won, if the clock is on.</source>
        <translation>Wie lange andere in einen Kampf eingreifen können, der gewonnen würde, wenn die Uhr läuft.</translation>
    </message>
    <message>
        <source>Nobody wins before that number of Boss Monsters has been defeated. Only for packs that have them.</source>
        <translation>Niemand gewinnt, bevor so viele Bossmonster besiegt sind. Nur für Pakete, die welche haben.</translation>
    </message>
    <message>
        <source>At the end of a fight each side rolls a d20 and adds it to its sum. A 1 of the fighter loses the fight, a 20 wins it; otherwise the fighter or the helper may still turn it with one last card.</source>
        <translation>Am Ende eines Kampfes würfelt jede Seite einen W20, der zu ihrer Summe zählt. Bei einer 1 verliert der Kämpfer, bei einer 20 gewinnt er; sonst können Kämpfer oder Helfer mit einer letzten Karte das Blatt noch wenden.</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Rules of this game</source>
        <translation>Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>Gegen die Uhr</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Vorhang</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Your settings do not allow games against the clock.</source>
        <translation>Deine Einstellungen erlauben keine Spiele gegen die Uhr.</translation>
    </message>
    <message>
        <source>Hands stay hidden until the next person is at the screen.</source>
        <translation>Die Handkarten bleiben verborgen, bis die nächste Person vor dem Bildschirm sitzt.</translation>
    </message>
    <message>
        <source>Seed (the same seed deals the same cards):</source>
        <translation>Startwert (derselbe Startwert gibt dieselben Karten):</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Players have only the seconds set below to interfere or to answer a roll, a curse or Bad Stuff, and a minute for a choice or an offer. Without the clock, the game waits until everybody has answered.</source>
        <translation>Zum Eingreifen und für die Antwort auf einen Wurf, einen Fluch oder Schlimme Dinge bleiben nur die unten eingestellten Sekunden, für eine Wahl oder ein Angebot eine Minute. Ohne Uhr wartet das Spiel, bis alle geantwortet haben.</translation>
    </message>
</context>
<context>
    <name>OwnPresets</name>
    <message>
        <source>Your own house rules</source>
        <translation>Deine eigenen Hausregeln</translation>
    </message>
    <message>
        <source>Name of the rules %1</source>
        <translation>Name der Regeln %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>“%1” is already taken, or cannot be a name.</source>
        <translation>„%1“ ist schon vergeben oder kann kein Name sein.</translation>
    </message>
</context>
<context>
    <name>PackImport</name>
    <message>
        <source>A pack that comes with the game has the same key: %1</source>
        <translation>Ein Paket, das zum Spiel gehört, hat denselben Schlüssel: %1</translation>
    </message>
    <message>
        <source>Add this pack?</source>
        <translation>Dieses Paket hinzufügen?</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>Autor:</translation>
    </message>
    <message>
        <source>Version:</source>
        <translation>Version:</translation>
    </message>
    <message>
        <source>Licence:</source>
        <translation>Lizenz:</translation>
    </message>
    <message>
        <source>Cards:</source>
        <translation>Karten:</translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s)</source>
        <translation>
            <numerusform>%n verschiedene Karte</numerusform>
            <numerusform>%n verschiedene Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs:</source>
        <translation>Braucht:</translation>
    </message>
    <message>
        <source>Identity:</source>
        <translation>Kennung:</translation>
    </message>
    <message>
        <source>It replaces your pack of the same key.</source>
        <translation>Es ersetzt dein Paket mit demselben Schlüssel.</translation>
    </message>
    <message>
        <source>It replaces version %1 of this pack.</source>
        <translation>Es ersetzt Version %1 dieses Pakets.</translation>
    </message>
    <message>
        <source>It will stand among the cards of a new game.</source>
        <translation>Es steht dann bei den Karten eines neuen Spiels.</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>This pack cannot be added</source>
        <translation>Dieses Paket lässt sich nicht hinzufügen</translation>
    </message>
    <message>
        <source>The file from the table</source>
        <translation>Die Datei vom Tisch</translation>
    </message>
    <message>
        <source>The table plays “%1”, but the file holds “%2”.</source>
        <translation>Am Tisch wird „%1“ gespielt, die Datei enthält aber „%2“.</translation>
    </message>
</context>
<context>
    <name>PacksPanel</name>
    <message>
        <source>Cards of this game</source>
        <translation>Karten dieses Spiels</translation>
    </message>
    <message>
        <source>Base:</source>
        <translation>Basis:</translation>
    </message>
    <message>
        <source>Base of the mix</source>
        <translation>Basis der Mischung</translation>
    </message>
    <message>
        <source>The base, %1, decides:</source>
        <translation>Die Basis, %1, entscheidet:</translation>
    </message>
    <message>
        <source>In the edition %1:</source>
        <translation>In der Edition %1:</translation>
    </message>
    <message>
        <source>Boss Monsters and critical combat are options below: they are off until you switch them on.</source>
        <translation>Bossmonster und kritischer Kampf sind Optionen weiter unten: Sie sind aus, bis du sie einschaltest.</translation>
    </message>
    <message>
        <source>A game needs at least one edition: switch another one on first.</source>
        <translation>Ein Spiel braucht mindestens eine Edition: Schalte zuerst eine andere ein.</translation>
    </message>
    <message>
        <source>Switch on %1, too</source>
        <translation>Auch %1 einschalten</translation>
    </message>
</context>
<context>
    <name>PassingDialog</name>
    <message>
        <source>When to ask %1</source>
        <translation>Wann %1 fragen?</translation>
    </message>
    <message>
        <source>When to ask you</source>
        <translation>Wann soll gefragt werden?</translation>
    </message>
    <message>
        <source>Whom is it about?</source>
        <translation>Um wen geht es?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Not before my next turn</source>
        <translation>Erst wieder, wenn ich dran bin</translation>
    </message>
    <message>
        <source>Only when I am concerned, for the whole game</source>
        <translation>Nur wenn es mich betrifft, das ganze Spiel lang</translation>
    </message>
    <message>
        <source>Never because of these cards</source>
        <translation>Nie wegen dieser Karten</translation>
    </message>
    <message>
        <source>With a card chosen here, each pass comes after the same pause, whatever you hold, so that nobody learns what you have. During the pause you may play a card, or press Wait.</source>
        <translation>Ist hier eine Karte gewählt, kommt jedes Passen nach der gleichen Pause, egal was du hältst: So erfährt niemand, was du hast. In der Pause kannst du eine Karte spielen oder „Warten“ drücken.</translation>
    </message>
    <message>
        <source>The game can pass for you. It always asks in your own turn, about your own fights, rolls and losses, and about every fight for the win.</source>
        <translation>Das Spiel kann für dich passen. Es fragt immer in deinem eigenen Zug, bei deinen eigenen Kämpfen, Würfen und Verlusten und bei jedem Kampf um den Sieg.</translation>
    </message>
    <message>
        <source>Ask me about other players&apos; rolls, too</source>
        <translation>Auch bei Würfen anderer fragen</translation>
    </message>
    <message>
        <source>Off at first when people share the screen, because each question closes the hand that is open. Hold! lets anybody answer a roll all the same. Rolls about you or your cards are always asked about.</source>
        <translation>Am gemeinsamen Bildschirm zunächst aus, weil jede Frage die offene Hand schließt. Mit „Halt!“ kann trotzdem jeder auf einen Wurf antworten. Bei Würfen, die dich oder deine Karten betreffen, wirst du immer gefragt.</translation>
    </message>
    <message>
        <source>When this is off, you are asked only about rolls in your turn and your fights, and about you or your cards.</source>
        <translation>Ist das aus, wirst du nur bei Würfen in deinem Zug und deinen Kämpfen gefragt und bei solchen, die dich oder deine Karten betreffen.</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>owns the table</source>
        <translation>führt den Tisch</translation>
    </message>
    <message>
        <source>has no seat</source>
        <translation>hat keinen Platz</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>disconnected</source>
        <translation>getrennt</translation>
    </message>
    <message>
        <source>missing, or with other cards: %1</source>
        <translation>fehlt oder hat andere Karten: %1</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>%1 (adds %2, away)</source>
        <comment>helper; strength</comment>
        <translation>%1 (bringt %2, abwesend)</translation>
    </message>
    <message>
        <source>%1 (adds %2)</source>
        <comment>helper; strength</comment>
        <translation>%1 (bringt %2)</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Phases of the turn</source>
        <translation>Phasen des Zugs</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, jetzt</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Ordnen</translation>
    </message>
    <message>
        <source>Kick open the door</source>
        <translation>Tür eintreten</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Trouble or loot</source>
        <translation>Ärger oder Beute</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Milde Gabe</translation>
    </message>
    <message>
        <source>Listen</source>
        <comment>a phase of the turn: at the door</comment>
        <translation>Lauschen</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Zugende</translation>
    </message>
</context>
<context>
    <name>PickGrid</name>
    <message>
        <source>Nothing to choose from</source>
        <translation>Nichts zur Auswahl</translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>Auf der Hand</translation>
    </message>
    <message>
        <source>Equipped</source>
        <translation>Angelegt</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Dabei</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>PinDialog</name>
    <message>
        <source>The table&apos;s PIN</source>
        <translation>Die PIN des Tischs</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>It is shown on the host&apos;s screen.</source>
        <translation>Sie steht auf dem Bildschirm des Gastgebers.</translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message>
        <source>The card lies behind the door, which %1 may kick open at Level %2.</source>
        <translation>Die Karte liegt hinter der Tür, die %1 mit Stufe %2 eintreten darf.</translation>
    </message>
    <message>
        <source>The card is %1&apos;s Character.</source>
        <translation>Die Karte ist der Charakter von %1.</translation>
    </message>
    <message>
        <source>%1 has the card in hand.</source>
        <translation>%1 hat die Karte auf der Hand.</translation>
    </message>
    <message>
        <source>%1 also holds “%2”.</source>
        <translation>%1 hat auch „%2“ auf der Hand.</translation>
    </message>
    <message>
        <source>%1 has “%2” in play, too.</source>
        <translation>%1 hat außerdem „%2“ im Spiel.</translation>
    </message>
    <message>
        <source>Behind the door waits “%1”, Level %2.</source>
        <translation>Hinter der Tür wartet „%1“, Stufe %2.</translation>
    </message>
    <message>
        <source>No table can be set up with it.</source>
        <translation>Damit lässt sich kein Tisch aufbauen.</translation>
    </message>
</context>
<context>
    <name>PlayerLook</name>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Who they are</source>
        <translation>Wer das ist</translation>
    </message>
    <message>
        <source>Items, carried ones sideways</source>
        <translation>Gegenstände, nicht ausgerüstete quer</translation>
    </message>
    <message>
        <source>With them</source>
        <translation>Mit dabei</translation>
    </message>
    <message>
        <source>Curses</source>
        <translation>Flüche</translation>
    </message>
    <message>
        <source>Ask %1 only when there is something to answer with</source>
        <translation>%1 nur fragen, wenn eine Antwort möglich ist</translation>
    </message>
    <message>
        <source>Quicker, but the others may notice when there is nothing.</source>
        <translation>Das geht schneller, aber die anderen merken vielleicht, wenn da nichts ist.</translation>
    </message>
    <message>
        <source>In hand, as far as you have seen it</source>
        <translation>Auf der Hand, soweit du sie gesehen hast</translation>
    </message>
    <message>
        <source>Only %1 can change this, while their own hand is open.</source>
        <translation>Nur %1 kann das ändern, solange die eigene Hand offen ist.</translation>
    </message>
</context>
<context>
    <name>PlayerPanel</name>
    <message>
        <source>%1, %2, Level %3</source>
        <translation>%1, %2, Stufe %3</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>ist am Zug</translation>
    </message>
    <message>
        <source>must act</source>
        <translation>muss handeln</translation>
    </message>
    <message>
        <source>Curse: %1</source>
        <translation>Fluch: %1</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>A bot plays %1.</source>
        <translation>Ein Bot spielt für %1.</translation>
    </message>
    <message>
        <source>away, the seat is kept</source>
        <translation>weg, der Platz bleibt frei</translation>
    </message>
    <message>
        <source>%1 is away; the seat is kept.</source>
        <translation>%1 ist weg; der Platz bleibt frei.</translation>
    </message>
    <message>
        <source>%1: strength %2, from the Level and what is equipped</source>
        <translation>%1: Stärke %2, aus Stufe und Ausrüstung</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Sex of the character</source>
        <translation>Geschlecht des Charakters</translation>
    </message>
    <message>
        <source>Male</source>
        <translation>Männlich</translation>
    </message>
    <message>
        <source>Female</source>
        <translation>Weiblich</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>Portrait</name>
    <message>
        <source>%1: Level %2, strength %3. Click to see all the cards on the table.</source>
        <translation>%1: Stufe %2, Stärke %3. Klick, um alle ausliegenden Karten zu sehen.</translation>
    </message>
</context>
<context>
    <name>PresetsRow</name>
    <message>
        <source>Name for these rules</source>
        <translation>Name für diese Regeln</translation>
    </message>
    <message>
        <source>Ready-made house rules</source>
        <translation>Fertige Hausregeln</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Diese Regeln speichern</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Gib zuerst einen Namen ein.</translation>
    </message>
</context>
<context>
    <name>ReadyChip</name>
    <message>
        <source>%1 holds</source>
        <translation>%1 hält an</translation>
    </message>
    <message>
        <source>%1 has passed</source>
        <translation>%1 hat gepasst</translation>
    </message>
    <message>
        <source>%1 may still act</source>
        <translation>%1 darf noch handeln</translation>
    </message>
    <message>
        <source>Opens the hand of %1, behind the curtain</source>
        <translation>Öffnet die Hand von %1, hinter dem Vorhang</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>Something happened meanwhile. Look again and decide.</source>
        <translation>Inzwischen ist etwas passiert. Sieh noch einmal hin und entscheide.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Dort sitzt niemand.</translation>
    </message>
    <message>
        <source>That cannot be done with this card.</source>
        <translation>Das geht mit dieser Karte nicht.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>Not in this phase of the turn.</source>
        <translation>Nicht in dieser Phase des Zugs.</translation>
    </message>
    <message>
        <source>First %1 has to answer a question.</source>
        <translation>Zuerst muss %1 eine Frage beantworten.</translation>
    </message>
    <message>
        <source>Nobody asked you to choose.</source>
        <translation>Du bist nicht gefragt.</translation>
    </message>
    <message>
        <source>You have passed already.</source>
        <translation>Du hast schon gepasst.</translation>
    </message>
    <message>
        <source>First everybody gets the chance to interfere.</source>
        <translation>Erst dürfen alle noch eingreifen.</translation>
    </message>
    <message>
        <source>%1 is dead and waits for a new character.</source>
        <translation>%1 ist tot und wartet auf einen neuen Charakter.</translation>
    </message>
    <message>
        <source>%2 is not yours.</source>
        <translation>%2 gehört dir nicht.</translation>
    </message>
    <message>
        <source>%2 is not in your hand.</source>
        <translation>%2 ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>%2 is not in play.</source>
        <translation>%2 liegt nicht aus.</translation>
    </message>
    <message>
        <source>You do not know this card.</source>
        <translation>Du kennst diese Karte nicht.</translation>
    </message>
    <message>
        <source>%2 cannot be played now.</source>
        <translation>%2 lässt sich jetzt nicht spielen.</translation>
    </message>
    <message>
        <source>First decide about the card from behind the door: play it or keep it.</source>
        <translation>Entscheide zuerst über die Karte hinter der Tür: spielen oder behalten.</translation>
    </message>
    <message>
        <source>First listen at the door.</source>
        <translation>Lausche zuerst an der Tür.</translation>
    </message>
    <message>
        <source>You have listened at the door already.</source>
        <translation>Du hast schon an der Tür gelauscht.</translation>
    </message>
    <message>
        <source>Nobody listens at doors in this game: the option is off.</source>
        <translation>In diesem Spiel lauscht niemand an Türen: Die Option ist aus.</translation>
    </message>
    <message>
        <source>You met a monster behind the door, so this phase is over.</source>
        <translation>Hinter der Tür war ein Monster, also ist diese Phase vorbei.</translation>
    </message>
    <message>
        <source>First look for trouble or loot the room.</source>
        <translation>Suche zuerst Ärger oder plündere den Raum.</translation>
    </message>
    <message>
        <source>No card is waiting to be kept.</source>
        <translation>Keine Karte wartet darauf, behalten zu werden.</translation>
    </message>
    <message>
        <source>Not while a combat is going on.</source>
        <translation>Nicht, während ein Kampf läuft.</translation>
    </message>
    <message>
        <source>No combat is going on.</source>
        <translation>Es läuft kein Kampf.</translation>
    </message>
    <message>
        <source>Only for those in the fight.</source>
        <translation>Nur für die, die im Kampf sind.</translation>
    </message>
    <message>
        <source>Only the fighter decides that.</source>
        <translation>Das entscheidet nur der Kämpfer.</translation>
    </message>
    <message>
        <source>The fighters are winning already.</source>
        <translation>Die Kämpfer liegen schon vorn.</translation>
    </message>
    <message>
        <source>The fighters are not winning.</source>
        <translation>Die Kämpfer liegen nicht vorn.</translation>
    </message>
    <message>
        <source>The fight is given up: everybody is running.</source>
        <translation>Der Kampf ist aufgegeben: Alle laufen weg.</translation>
    </message>
    <message>
        <source>Nobody is running away yet.</source>
        <translation>Noch läuft niemand weg.</translation>
    </message>
    <message>
        <source>%2 needs a second card of its type played with it.</source>
        <translation>%2 braucht eine zweite Karte seines Typs, die mitgespielt wird.</translation>
    </message>
    <message>
        <source>%1 may carry %2 but not use it.</source>
        <translation>%1 darf %2 dabeihaben, aber nicht benutzen.</translation>
    </message>
    <message>
        <source>%4 is in the way of %2.</source>
        <translation>%4 ist %2 im Weg.</translation>
    </message>
    <message>
        <source>%2 is equipped already.</source>
        <translation>%2 ist schon ausgerüstet.</translation>
    </message>
    <message>
        <source>%1 carries as many Big Items as allowed.</source>
        <translation>%1 hat so viele Große Gegenstände wie erlaubt.</translation>
    </message>
    <message>
        <source>%1 cannot carry another Big Item.</source>
        <translation>%1 kann keinen weiteren Großen Gegenstand tragen.</translation>
    </message>
    <message>
        <source>%2 cannot simply be thrown away.</source>
        <translation>%2 lässt sich nicht einfach wegwerfen.</translation>
    </message>
    <message>
        <source>A sale needs Items worth 1,000 gp or more in all.</source>
        <translation>Ein Verkauf braucht Gegenstände im Wert von insgesamt mindestens 1.000 Gold.</translation>
    </message>
    <message>
        <source>The winning level cannot be bought.</source>
        <translation>Die Siegstufe kann man nicht kaufen.</translation>
    </message>
    <message>
        <source>%2 cannot be sold.</source>
        <translation>%2 lässt sich nicht verkaufen.</translation>
    </message>
    <message>
        <source>The sale at double price is used up for this turn.</source>
        <translation>Der Verkauf zum doppelten Preis ist für diesen Zug verbraucht.</translation>
    </message>
    <message>
        <source>The winning level must come from killing a monster.</source>
        <translation>Die Siegstufe muss vom Töten eines Monsters kommen.</translation>
    </message>
    <message>
        <source>%2 is for yourself only.</source>
        <translation>%2 ist nur für dich selbst.</translation>
    </message>
    <message>
        <source>%2 cannot be played on that.</source>
        <translation>Darauf lässt sich %2 nicht spielen.</translation>
    </message>
    <message>
        <source>%1 is dead: nothing more can happen to them.</source>
        <translation>%1 ist tot: Schlimmer kann es nicht mehr werden.</translation>
    </message>
    <message>
        <source>%2 needs a target: say on whom or on what.</source>
        <translation>%2 braucht ein Ziel: Sag, auf wen oder was.</translation>
    </message>
    <message>
        <source>%2 goes with another kind of card.</source>
        <translation>%2 passt zu einer anderen Art Karte.</translation>
    </message>
    <message>
        <source>%2 does not work on that target.</source>
        <translation>%2 wirkt auf dieses Ziel nicht.</translation>
    </message>
    <message>
        <source>%2 has no such ability.</source>
        <translation>%2 hat keine solche Fähigkeit.</translation>
    </message>
    <message>
        <source>The ability of %2 is not yours to use.</source>
        <translation>Die Fähigkeit von %2 darfst du nicht benutzen.</translation>
    </message>
    <message>
        <source>The ability of %2 cannot be used now.</source>
        <translation>Die Fähigkeit von %2 lässt sich jetzt nicht benutzen.</translation>
    </message>
    <message>
        <source>The ability of %2 is used up.</source>
        <translation>Die Fähigkeit von %2 ist verbraucht.</translation>
    </message>
    <message>
        <source>The ability asks for another number of discards.</source>
        <translation>So viele Karten verlangt die Fähigkeit nicht.</translation>
    </message>
    <message>
        <source>%2 cannot pay for the ability.</source>
        <translation>%2 kann die Fähigkeit nicht bezahlen.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Deine Hand ist leer.</translation>
    </message>
    <message>
        <source>Only Items on the table are traded, never cards in hand.</source>
        <translation>Getauscht werden nur Gegenstände auf dem Tisch, nie Handkarten.</translation>
    </message>
    <message>
        <source>A trade needs something to change hands.</source>
        <translation>Bei einem Tausch muss etwas den Besitzer wechseln.</translation>
    </message>
    <message>
        <source>There is no such offer.</source>
        <translation>Ein solches Angebot gibt es nicht.</translation>
    </message>
    <message>
        <source>The offer is not for you.</source>
        <translation>Das Angebot gilt nicht dir.</translation>
    </message>
    <message>
        <source>There is a helper already.</source>
        <translation>Es gibt schon einen Helfer.</translation>
    </message>
    <message>
        <source>You cannot help yourself.</source>
        <translation>Dir selbst kannst du nicht helfen.</translation>
    </message>
    <message>
        <source>%1 is dead and cannot help.</source>
        <translation>%1 ist tot und kann nicht helfen.</translation>
    </message>
    <message>
        <source>%1 has only just come back and helps from the next turn.</source>
        <translation>%1 ist eben erst zurück und hilft ab dem nächsten Zug.</translation>
    </message>
    <message>
        <source>Against %2, nobody may help.</source>
        <translation>Gegen %2 darf niemand helfen.</translation>
    </message>
    <message>
        <source>Nobody can be forced to help in a fight for the win.</source>
        <translation>Niemand kann gezwungen werden, in einem Kampf um den Sieg zu helfen.</translation>
    </message>
    <message>
        <source>There are not that many Treasures to share.</source>
        <translation>So viele Schätze gibt es nicht zu teilen.</translation>
    </message>
    <message>
        <source>%2 cannot be promised: only Items the fighter carries.</source>
        <translation>%2 lässt sich nicht versprechen: nur Gegenstände des Kämpfers.</translation>
    </message>
    <message>
        <source>A forced helper may only leave when it becomes a fight for the win.</source>
        <translation>Ein erzwungener Helfer darf nur gehen, wenn es ein Kampf um den Sieg wird.</translation>
    </message>
    <message>
        <source>You are not the helper.</source>
        <translation>Du bist nicht der Helfer.</translation>
    </message>
    <message>
        <source>The helper could not carry %2.</source>
        <translation>Der Helfer könnte %2 nicht tragen.</translation>
    </message>
    <message>
        <source>That is not one of the choices.</source>
        <translation>Das steht nicht zur Wahl.</translation>
    </message>
    <message>
        <source>Share as evenly as possible.</source>
        <translation>Verteile so gleichmäßig wie möglich.</translation>
    </message>
    <message>
        <source>Give away exactly what is above your hand limit: %3.</source>
        <translation>Gib genau das ab, was über deinem Handlimit liegt: %3.</translation>
    </message>
    <message>
        <source>You are among the lowest yourself: discard the excess.</source>
        <translation>Du hast selbst die niedrigste Stufe: Lege ab, was zu viel ist.</translation>
    </message>
    <message>
        <source>No more monsters fit into this fight.</source>
        <translation>Mehr Monster passen nicht in diesen Kampf.</translation>
    </message>
    <message>
        <source>That monster is not in the fight.</source>
        <translation>Dieses Monster ist nicht im Kampf.</translation>
    </message>
    <message>
        <source>No sales during combat or while running away.</source>
        <translation>Kein Verkauf im Kampf oder beim Weglaufen.</translation>
    </message>
    <message>
        <source>%2 cannot be played during combat.</source>
        <translation>%2 lässt sich im Kampf nicht spielen.</translation>
    </message>
    <message>
        <source>No changes to equipment during combat.</source>
        <translation>An der Ausrüstung ändert sich im Kampf nichts.</translation>
    </message>
    <message>
        <source>%2 cannot be thrown away during combat.</source>
        <translation>%2 lässt sich im Kampf nicht wegwerfen.</translation>
    </message>
    <message>
        <source>No stealing while a combat is going on.</source>
        <translation>Kein Stehlen, während ein Kampf läuft.</translation>
    </message>
    <message>
        <source>Not before the first turn.</source>
        <translation>Nicht vor dem ersten Zug.</translation>
    </message>
    <message>
        <source>%2 could not be played on %1 now, so it cannot be promised.</source>
        <translation>%2 ließe sich jetzt nicht auf %1 spielen und also nicht versprechen.</translation>
    </message>
    <message>
        <source>A natural 1: nobody gets away from this fight.</source>
        <translation>Eine natürliche 1: Aus diesem Kampf kommt niemand davon.</translation>
    </message>
    <message>
        <source>%2 carries something already.</source>
        <translation>%2 trägt schon etwas.</translation>
    </message>
    <message>
        <source>Items are handed to and from a Hireling outside combat only.</source>
        <translation>Einem Mietling übergibt man Gegenstände nur außerhalb des Kampfes, und zurück ebenso.</translation>
    </message>
    <message>
        <source>Only a Guest Star can be discarded for an escape.</source>
        <translation>Nur einen Gaststar kann man für ein Entkommen ablegen.</translation>
    </message>
    <message>
        <source>%2 can only be discarded instead of rolling to Run Away.</source>
        <translation>%2 kann man nur statt eines Weglaufwurfs ablegen.</translation>
    </message>
    <message>
        <source>Only one Hireling or Guest Star may be played before the game begins.</source>
        <translation>Vor Spielbeginn darf nur ein Mietling oder Gaststar gespielt werden.</translation>
    </message>
    <message>
        <source>Nobody is waiting for you to pass.</source>
        <translation>Niemand wartet darauf, dass du passt.</translation>
    </message>
    <message>
        <source>There is no room for another card of this type: discard one first.</source>
        <translation>Für eine weitere Karte dieses Typs ist kein Platz: Lege zuerst eine ab.</translation>
    </message>
    <message>
        <source>%2 goes with a card of its type, and you have none.</source>
        <translation>%2 gehört zu einer Karte desselben Typs, und du hast keine.</translation>
    </message>
    <message>
        <source>%2 is not equipped: it lies sideways.</source>
        <translation>%2 ist nicht ausgerüstet und liegt quer.</translation>
    </message>
    <message>
        <source>The condition on %2 is not met.</source>
        <translation>Die Bedingung von %2 ist nicht erfüllt.</translation>
    </message>
    <message>
        <source>Cards in hand cannot be promised in this game.</source>
        <translation>Handkarten kann man in diesem Spiel nicht versprechen.</translation>
    </message>
    <message>
        <source>Whoever volunteered has to stay.</source>
        <translation>Wer sich freiwillig gemeldet hat, muss bleiben.</translation>
    </message>
    <message>
        <source>Nothing has happened that %2 could answer.</source>
        <translation>Es ist nichts geschehen, worauf %2 antworten könnte.</translation>
    </message>
    <message>
        <source>%2 leaves your hand only when you look for trouble, or with a card that adds a monster to a fight.</source>
        <translation>%2 verlässt deine Hand nur, wenn du Ärger suchst, oder mit einer Karte, die ein Monster in einen Kampf bringt.</translation>
    </message>
    <message>
        <source>%2 would not change who wins, so it stays in your hand.</source>
        <translation>%2 würde nicht ändern, wer gewinnt, und bleibt also auf deiner Hand.</translation>
    </message>
    <message>
        <source>%2 saves only its own player and, if that is the fighter, the helper.</source>
        <translation>%2 rettet nur den eigenen Spieler und, wenn er der Kämpfer ist, auch den Helfer.</translation>
    </message>
    <message>
        <source>%2 is not a monster.</source>
        <translation>%2 ist kein Monster.</translation>
    </message>
    <message>
        <source>You are that already, and cannot be it twice.</source>
        <translation>Das bist du schon, und zweimal geht es nicht.</translation>
    </message>
    <message>
        <source>You can have only one such card for each type.</source>
        <translation>Du kannst nur eine solche Karte je Typ haben.</translation>
    </message>
    <message>
        <source>%2 is not an Item.</source>
        <translation>%2 ist kein Gegenstand.</translation>
    </message>
    <message>
        <source>You cannot sell at double price.</source>
        <translation>Du kannst nicht zum doppelten Preis verkaufen.</translation>
    </message>
    <message>
        <source>Nobody in combat can trade.</source>
        <translation>Wer im Kampf ist, kann nicht tauschen.</translation>
    </message>
    <message>
        <source>You already have an open offer; withdraw it first.</source>
        <translation>Du hast schon ein offenes Angebot; zieh es zuerst zurück.</translation>
    </message>
    <message>
        <source>The offer can no longer be kept.</source>
        <translation>Das Angebot ist nicht mehr einzuhalten.</translation>
    </message>
    <message>
        <source>That is not the right number of choices.</source>
        <translation>Das ist nicht die richtige Anzahl.</translation>
    </message>
    <message>
        <source>Only players with the lowest Level receive charity.</source>
        <translation>Milde Gaben bekommt nur, wer die niedrigste Stufe hat.</translation>
    </message>
    <message>
        <source>Others have a lower Level: give the excess to the lowest.</source>
        <translation>Andere haben eine niedrigere Stufe: Gib, was zu viel ist, der niedrigsten.</translation>
    </message>
    <message>
        <source>The monster whose mate this would be is gone.</source>
        <translation>Das Monster, dessen bessere Hälfte dies wäre, ist weg.</translation>
    </message>
    <message>
        <source>You can sell Items only in your own turn.</source>
        <translation>Gegenstände kannst du nur in deinem eigenen Zug verkaufen.</translation>
    </message>
    <message>
        <source>%2 can be played only in your own turn, or just when you get it.</source>
        <translation>%2 kann man nur im eigenen Zug spielen oder gleich, wenn man es bekommt.</translation>
    </message>
    <message>
        <source>The dice have been rolled: the fighters may play only one more card.</source>
        <translation>Die Würfel sind gefallen: Die Kämpfer dürfen nur noch eine Karte spielen.</translation>
    </message>
    <message>
        <source>You have done nothing lately that could be taken back.</source>
        <translation>Du hast zuletzt nichts getan, was sich zurücknehmen ließe.</translation>
    </message>
    <message>
        <source>The table is already being asked about a take-back.</source>
        <translation>Der Tisch wird schon nach einer Rücknahme gefragt.</translation>
    </message>
    <message>
        <source>The others have said no. Do something else first.</source>
        <translation>Die anderen haben abgelehnt. Tu zuerst etwas anderes.</translation>
    </message>
    <message>
        <source>%1 does not agree: you would gain by it, or %1 would lose.</source>
        <translation>%1 stimmt nicht zu: Du hättest einen Vorteil davon, oder %1 einen Nachteil.</translation>
    </message>
    <message>
        <source>No more moves can be taken back in this game.</source>
        <translation>In diesem Spiel wurde schon zu viel zurückgenommen.</translation>
    </message>
    <message>
        <source>The die against this monster has been rolled already.</source>
        <translation>Gegen dieses Monster ist schon gewürfelt.</translation>
    </message>
</context>
<context>
    <name>RecordScenario</name>
    <message>
        <source>Phase: %1</source>
        <translation>Phase: %1</translation>
    </message>
    <message>
        <source>There is no fight</source>
        <translation>Es gibt keinen Kampf</translation>
    </message>
    <message>
        <source>The fight stands %1 to %2</source>
        <translation>Der Kampf steht %1 zu %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, what is true</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>in hand %1</source>
        <translation>auf der Hand %1</translation>
    </message>
    <message>
        <source>equipped %1</source>
        <translation>angelegt %1</translation>
    </message>
    <message>
        <source>in play %1</source>
        <translation>im Spiel %1</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Es wurde noch nichts gespielt.</translation>
    </message>
    <message>
        <source>no cards in hand</source>
        <translation>keine Karten auf der Hand</translation>
    </message>
    <message>
        <source>nothing equipped</source>
        <translation>nichts angelegt</translation>
    </message>
    <message>
        <source>no cards in play</source>
        <translation>keine Karten im Spiel</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Not at Level %1, you don&apos;t.</source>
        <translation>Kommt nicht infrage: Du stehst auf Stufe %1.</translation>
    </message>
    <message>
        <source>Even together we would lose.</source>
        <translation>Selbst zu zweit würden wir verlieren.</translation>
    </message>
    <message>
        <source>For nothing? No.</source>
        <translation>Umsonst? Nein.</translation>
    </message>
    <message>
        <source>Not for that.</source>
        <translation>Nicht dafür.</translation>
    </message>
    <message>
        <source>And make you the winner? No.</source>
        <translation>Und du gewinnst dann? Nein.</translation>
    </message>
    <message>
        <source>I can manage alone.</source>
        <translation>Das schaffe ich allein.</translation>
    </message>
    <message>
        <source>That is too dear for me.</source>
        <translation>Das ist mir zu teuer.</translation>
    </message>
    <message>
        <source>I sell nothing to somebody at Level %1.</source>
        <translation>Mit jemandem auf Stufe %1 handle ich nicht.</translation>
    </message>
    <message>
        <source>That is no good trade for me.</source>
        <translation>Das ist für mich kein gutes Geschäft.</translation>
    </message>
    <message>
        <source>No, thanks.</source>
        <translation>Nein, danke.</translation>
    </message>
    <message>
        <source>You are not winning today.</source>
        <translation>Heute gewinnst du nicht.</translation>
    </message>
    <message>
        <source>Let&apos;s make it a fair fight.</source>
        <translation>Machen wir einen fairen Kampf daraus.</translation>
    </message>
    <message>
        <source>You are in the lead, %1, so this is for you.</source>
        <translation>Du liegst vorn, %1: Das ist für dich.</translation>
    </message>
    <message>
        <source>Better you than me.</source>
        <translation>Lieber du als ich.</translation>
    </message>
    <message>
        <source>Do I have a choice?</source>
        <translation>Habe ich eine Wahl?</translation>
    </message>
    <message>
        <source>Remember this when I need you.</source>
        <translation>Denk daran, wenn ich dich brauche.</translation>
    </message>
    <message>
        <source>At that price, gladly.</source>
        <translation>Zu dem Preis gern.</translation>
    </message>
    <message>
        <source>I am only here for the loot.</source>
        <translation>Ich bin nur wegen der Beute hier.</translation>
    </message>
    <message>
        <source>Nothing personal.</source>
        <translation>Nichts Persönliches.</translation>
    </message>
    <message>
        <source>You turned your back on me.</source>
        <translation>Du hast mir den Rücken zugekehrt.</translation>
    </message>
    <message>
        <source>I&apos;ll look after that for you.</source>
        <translation>Ich passe darauf auf.</translation>
    </message>
    <message>
        <source>I know when to run.</source>
        <translation>Ich weiß, wann man rennt.</translation>
    </message>
    <message>
        <source>Never liked this room anyway.</source>
        <translation>Der Raum gefiel mir sowieso nie.</translation>
    </message>
    <message>
        <source>That went badly.</source>
        <translation>Das ging schief.</translation>
    </message>
    <message>
        <source>Leave my boots alone!</source>
        <translation>Lasst meine Stiefel in Ruhe!</translation>
    </message>
    <message>
        <source>One more, and I win.</source>
        <translation>Noch eine, und ich gewinne.</translation>
    </message>
    <message>
        <source>I hardly ever wore it.</source>
        <translation>Das habe ich ohnehin kaum getragen.</translation>
    </message>
    <message>
        <source>Not if it costs me a card as well.</source>
        <translation>Nicht, wenn es mich auch noch eine Karte kostet.</translation>
    </message>
    <message>
        <source>You are far enough ahead as it is.</source>
        <translation>Du liegst so schon weit genug vorn.</translation>
    </message>
    <message>
        <source>I would rather see you lose.</source>
        <translation>Da sehe ich dich lieber verlieren.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Zum Zug davor</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Eine Aktion zurück</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Eine Aktion weiter</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Zum nächsten Zug</translation>
    </message>
    <message>
        <source>Previous fight</source>
        <translation>Zum Kampf davor</translation>
    </message>
    <message>
        <source>Next fight</source>
        <translation>Zum nächsten Kampf</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>times the usual speed</comment>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <translation>Gezeigte Karten</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: it can be watched up to here.</source>
        <translation>Die Regeln haben sich seit diesem Spiel geändert: Bis hierher lässt es sich ansehen.</translation>
    </message>
    <message>
        <source>This game is not over: its hands stay secret.</source>
        <translation>Dieses Spiel ist nicht zu Ende: Die Handkarten bleiben geheim.</translation>
    </message>
    <message>
        <source>Hide the chances to win</source>
        <translation>Gewinnchancen verbergen</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Gewinnchancen</translation>
    </message>
    <message>
        <source>What the next bot knew</source>
        <translation>Was der nächste Bot wusste</translation>
    </message>
    <message>
        <source>What the bot knew</source>
        <translation>Was der Bot wusste</translation>
    </message>
</context>
<context>
    <name>ReplayLoading</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Loading the replay …</source>
        <translation>Die Aufzeichnung wird geladen …</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>ruling %1</source>
        <translation>Entscheidung %1</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>In einer Aufzeichnung</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>SaleDialog</name>
    <message>
        <source>Sell Items</source>
        <translation>Gegenstände verkaufen</translation>
    </message>
    <message numerus="yes">
        <source>Sell for %n level(s)</source>
        <translation>
            <numerusform>Für %n Stufe verkaufen</numerusform>
            <numerusform>Für %n Stufen verkaufen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gp</source>
        <translation>%1 Gold</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n Stufe</numerusform>
            <numerusform>%n Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  →  %2</source>
        <comment>gold pieces, and the levels they bring</comment>
        <translation>%1  →  %2</translation>
    </message>
    <message>
        <source>2 × %1</source>
        <comment>sold at double price</comment>
        <translation>2 × %1</translation>
    </message>
    <message>
        <source>You may sell one Item at double price: the most expensive of those you pick counts twice.</source>
        <translation>Einen Gegenstand darfst du zum doppelten Preis verkaufen: Der teuerste, den du auswählst, zählt zweimal.</translation>
    </message>
    <message>
        <source>A level for each full 1,000 gp; no change is given, and the winning level cannot be bought.</source>
        <translation>Eine Stufe je volle 1.000 Gold; Wechselgeld gibt es nicht, und die Siegstufe kann man nicht kaufen.</translation>
    </message>
</context>
<context>
    <name>SaveHere</name>
    <message>
        <source>Name of the saved game</source>
        <translation>Name des Spielstands</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>There are no saved games yet.</source>
        <translation>Es gibt noch keine Spielstände.</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, Zug %2</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>%1, before the first turn</source>
        <translation>%1, vor dem ersten Zug</translation>
    </message>
</context>
<context>
    <name>SavesScreen</name>
    <message>
        <source>Saved games</source>
        <translation>Spielstände</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>%1 löschen?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>SeenDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No cards.</source>
        <translation>Keine Karten.</translation>
    </message>
    <message>
        <source>Shown to you</source>
        <translation>Dir gezeigt</translation>
    </message>
</context>
<context>
    <name>SelfPanel</name>
    <message>
        <source>You are %1, %2, Level %3, strength %4</source>
        <translation>Du bist %1, %2, Stufe %3, Stärke %4</translation>
    </message>
    <message>
        <source>Strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>Show your hand to everybody or to one player.</source>
        <translation>Zeig deine Hand allen oder nur einem Spieler.</translation>
    </message>
    <message>
        <source>Curse: %1</source>
        <translation>Fluch: %1</translation>
    </message>
    <message>
        <source>Show my hand to …</source>
        <translation>Meine Hand zeigen …</translation>
    </message>
    <message>
        <source>%1, %2, Level %3, strength %4</source>
        <translation>%1, %2, Stufe %3, Stärke %4</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Show hand …</source>
        <translation>Hand zeigen …</translation>
    </message>
    <message>
        <source>Strength %1, from the Level and what is equipped</source>
        <translation>Stärke %1, aus Stufe und Ausrüstung</translation>
    </message>
    <message>
        <source>What is above the limit at the end of your turn is given away (Charity).</source>
        <translation>Was am Ende deines Zuges über dem Limit liegt, gibst du ab (Milde Gabe).</translation>
    </message>
</context>
<context>
    <name>SettingLines</name>
    <message>
        <source>Plain everywhere</source>
        <translation>Überall schlicht</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Safe for colour-blind players</source>
        <translation>Für Farbenblinde geeignet</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>OpenGL</source>
        <translation>OpenGL</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Vorhang</translation>
    </message>
    <message>
        <source>Pass for me when I have nothing to answer</source>
        <translation>Für mich passen, wenn ich nichts zu antworten habe</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musik</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Curses</source>
        <translation>Flüche</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Tode</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Playful headings</source>
        <translation>Verspielte Überschriften</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Nothing walks, flies or tumbles.</source>
        <translation>Nichts läuft, fliegt oder purzelt.</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Takes effect at the next start. If the window stays black, choose software.</source>
        <translation>Gilt ab dem nächsten Start. Bleibt das Fenster schwarz, wähle Software.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Game speed</source>
        <translation>Spieltempo</translation>
    </message>
    <message>
        <source>On a shared screen, hands stay hidden until the next person is there.</source>
        <translation>Am gemeinsamen Bildschirm bleiben die Handkarten verborgen, bis die nächste Person da ist.</translation>
    </message>
    <message>
        <source>Allow games against the clock</source>
        <translation>Spiele gegen die Uhr erlauben</translation>
    </message>
    <message>
        <source>When this is off, no game that you set up has a time limit.</source>
        <translation>Ist das aus, hat kein Spiel, das du einrichtest, ein Zeitlimit.</translation>
    </message>
    <message>
        <source>All sounds</source>
        <translation>Alle Klänge</translation>
    </message>
    <message>
        <source>Dungeon sounds</source>
        <translation>Klänge des Dungeons</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Türen</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Plain is Andika, a font made for learning to read: no two letters look alike.</source>
        <translation>Die schlichte Schrift ist Andika, zum Lesenlernen gemacht: Keine zwei Buchstaben sehen gleich aus.</translation>
    </message>
    <message>
        <source>The colours of the players, and of good and bad.</source>
        <translation>Die Farben der Spieler und von Gut und Schlecht.</translation>
    </message>
    <message>
        <source>Bots talk</source>
        <translation>Bots reden</translation>
    </message>
    <message>
        <source>Now and then a bot says why it does something.</source>
        <translation>Ab und zu sagt ein Bot, warum er etwas tut.</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Tempo der Bots</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Flott</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>How long a bot waits before each move. At the table, + and − change it, too. A table in the network keeps one pace for everybody.</source>
        <translation>Wie lange ein Bot vor jedem Zug wartet. Am Tisch ändern es auch + und −. Ein Tisch im Netzwerk behält ein Tempo für alle.</translation>
    </message>
    <message>
        <source>When you play alone against bots, or have no cards in hand. With a card in hand, such a pass would tell other people what you hold.</source>
        <translation>Wenn du allein gegen Bots spielst oder keine Karten auf der Hand hast. Mit einer Karte auf der Hand verriete so ein Passen den anderen, was du hast.</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Ratschläge</translation>
    </message>
    <message>
        <source>A line at the table tells you what you can do now.</source>
        <translation>Eine Zeile am Tisch sagt dir, was du jetzt tun kannst.</translation>
    </message>
    <message>
        <source>How quickly cards move and what happens is shown: at 200% in half the time. Bots have a pace of their own.</source>
        <translation>Wie schnell Karten wandern und Ereignisse gezeigt werden: bei 200&#xa0;% in der halben Zeit. Die Bots haben ihr eigenes Tempo.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Look</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Standard wiederherstellen</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>A new game</source>
        <translation>Ein neues Spiel</translation>
    </message>
    <message>
        <source>Three to six players around one screen, people or bots, in the order they sit.</source>
        <translation>Drei bis sechs Spieler um einen Bildschirm, Menschen oder Bots, in der Reihenfolge, in der sie sitzen.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Flott</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Pace of the bots:</source>
        <translation>Tempo der Bots:</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Tempo der Bots</translation>
    </message>
    <message>
        <source>How long a bot waits before each move. At the table, + and − change it, too.</source>
        <translation>Wie lange ein Bot vor jedem Zug wartet. Am Tisch ändern es auch + und −.</translation>
    </message>
</context>
<context>
    <name>SideTotal</name>
    <message>
        <source>%1: %2</source>
        <comment>side of a fight: its sum</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SlimScrollBar</name>
    <message>
        <source>Scroll bar</source>
        <translation>Bildlaufleiste</translation>
    </message>
</context>
<context>
    <name>SlotPlace</name>
    <message>
        <source>%1: free</source>
        <translation>%1: frei</translation>
    </message>
    <message>
        <source>2 Hands</source>
        <translation>2 Hände</translation>
    </message>
</context>
<context>
    <name>SlotsRow</name>
    <message>
        <source>Your cards in play</source>
        <translation>Deine Auslage</translation>
    </message>
    <message>
        <source>Headgear</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Footgear</source>
        <translation>Füße</translation>
    </message>
    <message>
        <source>Other equipment</source>
        <translation>Übrige Ausrüstung</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>Carried, not equipped</source>
        <translation>Nur dabei</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Dabei</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>With you</source>
        <translation>Mit dir</translation>
    </message>
</context>
<context>
    <name>StageQuestions</name>
    <message>
        <source>Choose …</source>
        <translation>Wählen …</translation>
    </message>
</context>
<context>
    <name>StandingNotes</name>
    <message>
        <source>Stop this: %1</source>
        <translation>Beenden: %1</translation>
    </message>
    <message>
        <source>Press to stop this.</source>
        <translation>Drücken, um es zu beenden.</translation>
    </message>
    <message>
        <source>When to ask …</source>
        <translation>Wann fragen …</translation>
    </message>
    <message>
        <source>Choose which questions you are asked, and which are passed for you.</source>
        <translation>Wähle, was du gefragt wirst und wo für dich gepasst wird.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Spielstände</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Pictograms by the authors of game-icons.net, CC BY 3.0</source>
        <translation>Piktogramme von den Autoren von game-icons.net, CC BY 3.0</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Return to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>Im Netzwerk spielen</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Letztes Spiel fortsetzen</translation>
    </message>
    <message>
        <source>The manual opens in your browser.</source>
        <translation>Das Handbuch öffnet sich in deinem Browser.</translation>
    </message>
    <message>
        <source>The manual cannot be opened. It is here: %1</source>
        <translation>Das Handbuch lässt sich nicht öffnen. Es liegt hier: %1</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Spiele</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>There is no game to continue.</source>
        <translation>Es gibt kein Spiel zum Fortsetzen.</translation>
    </message>
    <message>
        <source>No game is saved yet.</source>
        <translation>Noch ist kein Spiel gespeichert.</translation>
    </message>
    <message>
        <source>Nobody has played a game to its end here yet. Games of bots alone do not count.</source>
        <translation>Hier hat noch niemand ein Spiel zu Ende gespielt. Spiele, in denen nur Bots sitzen, zählen nicht.</translation>
    </message>
</context>
<context>
    <name>StoryTeller</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; and &lt;b&gt;%2&lt;/b&gt; traded: %3.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; und &lt;b&gt;%2&lt;/b&gt; tauschen: %3.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; sold &lt;b&gt;%2&lt;/b&gt; for %3 gp: %n level(s).</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; verkauft für %3 Gold (%n Stufe): &lt;b&gt;%2&lt;/b&gt;.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; verkauft für %3 Gold (%n Stufen): &lt;b&gt;%2&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; würfelt %2.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; drew %n card(s).</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; zieht %n Karte.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would help for nothing instead.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; würde stattdessen ohne Gegenleistung helfen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would help for this instead: %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; würde stattdessen hierfür helfen: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; gave &lt;b&gt;%2&lt;/b&gt; %3.</source>
        <comment>giver, receiver, cards</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; gibt an &lt;b&gt;%2&lt;/b&gt;: %3.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled %2 for the first turn.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; würfelt für den ersten Zug %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, after a tie, rolled again: %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; würfelt nach Gleichstand noch einmal: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled %2 for the first pick of the loot.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; würfelt darum, wer zuerst plündert: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled %2 for &lt;b&gt;%3&lt;/b&gt;.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; würfelt %2 (&lt;b&gt;%3&lt;/b&gt;).</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; got away from &lt;b&gt;%2&lt;/b&gt; without a roll: &lt;b&gt;%3&lt;/b&gt;.</source>
        <comment>%3: the card that does it</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; entkommt ohne Wurf (&lt;b&gt;%2&lt;/b&gt;): &lt;b&gt;%3&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would trade like this instead: %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; würde stattdessen so tauschen: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would give nothing for it.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; würde dafür nichts geben.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would give this for it instead: %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; würde dafür stattdessen geben: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; got away without a roll: &lt;b&gt;%2&lt;/b&gt; does not pursue &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; entkommt ohne Wurf: &lt;b&gt;%2&lt;/b&gt; verfolgt &lt;b&gt;%1&lt;/b&gt; nicht.</translation>
    </message>
    <message>
        <source>The offer of &lt;b&gt;%1&lt;/b&gt; to &lt;b&gt;%2&lt;/b&gt; has lapsed.</source>
        <comment>a trade</comment>
        <translation>Das Angebot von &lt;b&gt;%1&lt;/b&gt; an &lt;b&gt;%2&lt;/b&gt; ist verfallen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; drew &lt;b&gt;%2&lt;/b&gt;, because of &lt;b&gt;%3&lt;/b&gt;.</source>
        <comment>player, drawn card, its giver</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; zieht &lt;b&gt;%2&lt;/b&gt;, dank &lt;b&gt;%3&lt;/b&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; drew %n card(s), because of &lt;b&gt;%2&lt;/b&gt;.</source>
        <comment>player, giver</comment>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; zieht %n Karte, dank &lt;b&gt;%2&lt;/b&gt;.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; zieht %n Karten, dank &lt;b&gt;%2&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; took back a move, and all that followed it: “%2”</source>
        <comment>a player; the move, a sentence</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; nahm einen Zug zurück, und alles, was darauf folgte: „%2“</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; took back a move: “%2”</source>
        <comment>a player; the move, a sentence</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; nahm einen Zug zurück: „%2“</translation>
    </message>
    <message>
        <source>And %1.</source>
        <comment>a card of the loot that lies open, after another one</comment>
        <translation>Und %1.</translation>
    </message>
</context>
<context>
    <name>SumLine</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>lines of a sum</comment>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>counts for the monsters</source>
        <translation>zählt für die Monster</translation>
    </message>
    <message>
        <source>counts for the fighters</source>
        <translation>zählt für die Kämpfer</translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Discard or sell</source>
        <translation>Ablegen oder verkaufen</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Türen</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Schätze</translation>
    </message>
</context>
<context>
    <name>TableButtons</name>
    <message>
        <source>Hold!</source>
        <translation>Halt!</translation>
    </message>
    <message>
        <source>Pass for everybody here</source>
        <translation>Für alle hier passen</translation>
    </message>
    <message>
        <source>Pass for %1</source>
        <translation>Für %1 passen</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Stop the table until you continue</source>
        <translation>Den Tisch anhalten, bis du weitermachst</translation>
    </message>
    <message>
        <source>The table continues; you have not passed.</source>
        <translation>Der Tisch spielt weiter; du hast nicht gepasst.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the last move; nobody has learnt anything from it</source>
        <translation>Den letzten Zug zurücknehmen: Niemand hat dadurch etwas erfahren</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Do not pass for me now: I want to think about it</source>
        <translation>Jetzt nicht für mich passen: Ich will überlegen</translation>
    </message>
    <message>
        <source>%1 could mean: %2. Choose with the arrow keys and Enter.</source>
        <comment>a key; buttons</comment>
        <translation>%1 kann bedeuten: %2. Wähle mit den Pfeiltasten und Eingabe.</translation>
    </message>
    <message>
        <source>Let the game go on</source>
        <translation>Weiterspielen lassen</translation>
    </message>
    <message>
        <source>Stop the table, so that somebody else can open their hand and play a card</source>
        <translation>Den Tisch anhalten, damit jemand anders die eigene Hand öffnen und eine Karte spielen kann</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>There is no move of yours that could be taken back now.</source>
        <translation>Zurzeit gibt es keinen Zug von dir, der sich zurücknehmen ließe.</translation>
    </message>
    <message>
        <source>Save, load</source>
        <translation>Speichern, laden</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Close the table for now</source>
        <translation>Tisch vorerst schließen</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>Das Spiel geht weiter</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Aufzeichnung schließen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The replay is paused</source>
        <translation>Die Aufzeichnung ist angehalten</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Das Spiel ist angehalten</translation>
    </message>
    <message>
        <source>Lessons are not saved: they always start from the beginning.</source>
        <translation>Lektionen werden nicht gespeichert: Sie beginnen immer von vorn.</translation>
    </message>
    <message>
        <source>Every move is saved: you can leave at any time and continue later.</source>
        <translation>Jeder Spielzug wird gespeichert: Du kannst jederzeit gehen und später weiterspielen.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Nicht mehr zusehen</translation>
    </message>
    <message>
        <source>Leave for good …</source>
        <translation>Für immer gehen …</translation>
    </message>
    <message>
        <source>The others play on while this menu is open.</source>
        <translation>Die anderen spielen weiter, solange dieses Menü offen ist.</translation>
    </message>
    <message>
        <source>Leave the table for good?</source>
        <translation>Den Tisch für immer verlassen?</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Leave for good</source>
        <translation>Für immer gehen</translation>
    </message>
    <message>
        <source>Start the lesson again</source>
        <translation>Lektion neu beginnen</translation>
    </message>
    <message>
        <source>Leave for now: my seat is kept</source>
        <translation>Vorerst gehen: Mein Platz bleibt frei</translation>
    </message>
    <message>
        <source>The others play on while this menu is open. If you leave, your seat is kept as it is.</source>
        <translation>Die anderen spielen weiter, solange dieses Menü offen ist. Wenn du gehst, bleibt dein Platz, wie er ist.</translation>
    </message>
    <message>
        <source>A bot plays on in your place, and the others are told. You cannot get your seat back: you could only watch.</source>
        <translation>Ein Bot spielt an deiner Stelle weiter, und die anderen erfahren es. Deinen Platz bekommst du nicht zurück: Du könntest nur noch zusehen.</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Ask to take back the last move</source>
        <translation>Um Rücknahme des letzten Zugs bitten</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Den ganzen Tisch zeigen</translation>
    </message>
    <message>
        <source>Show only my hand</source>
        <translation>Nur meine Hand zeigen</translation>
    </message>
    <message>
        <source>This game is only tried out: it is not kept.</source>
        <translation>Dieses Spiel ist nur eine Probe: Es wird nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>A replay is kept already.</source>
        <translation>Eine Aufzeichnung ist schon gespeichert.</translation>
    </message>
    <message>
        <source>The table keeps this game by itself; whoever hosts it can reopen it later.</source>
        <translation>Der Tisch bewahrt diese Partie von selbst auf; wer ihn eröffnet hat, kann ihn später wieder öffnen.</translation>
    </message>
    <message>
        <source>Nothing is taken back in a lesson: start it again instead.</source>
        <translation>In einer Lektion wird nichts zurückgenommen: Fang sie stattdessen neu an.</translation>
    </message>
    <message>
        <source>A replay only shows what was played.</source>
        <translation>Eine Aufzeichnung zeigt nur, was gespielt wurde.</translation>
    </message>
    <message>
        <source>You only watch this table.</source>
        <translation>Du schaust an diesem Tisch nur zu.</translation>
    </message>
    <message>
        <source>This is for a game at a table in the network.</source>
        <translation>Das ist für eine Partie an einem Tisch im Netzwerk.</translation>
    </message>
    <message>
        <source>A hand on a device of its own needs a table in the network, from the beginning. On the first page, choose “Play over the network”, then “Host a table” with “This screen is only the table”.</source>
        <translation>Eine Hand auf einem eigenen Gerät braucht von Anfang an einen Tisch im Netzwerk. Wähle auf der ersten Seite „Im Netzwerk spielen“, dann „Einen Tisch eröffnen“ mit „Dieser Bildschirm ist nur der Tisch“.</translation>
    </message>
    <message>
        <source>The table cannot be reached</source>
        <translation>Der Tisch ist nicht erreichbar</translation>
    </message>
    <message>
        <source>If you leave, your seat is kept as it is.</source>
        <translation>Wenn du gehst, bleibt dein Platz, wie er ist.</translation>
    </message>
    <message>
        <source>No hand is open. A move is taken back by the player whose hand is open.</source>
        <translation>Keine Hand ist offen. Einen Zug nimmt zurück, wessen Hand offen ist.</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>You have no move that could be taken back now.</source>
        <translation>Du hast gerade keinen Zug, den du zurücknehmen könntest.</translation>
    </message>
    <message>
        <source>Bots answer at once.</source>
        <translation>Bots antworten sofort.</translation>
    </message>
    <message>
        <source>Bots are quick.</source>
        <translation>Bots sind flott.</translation>
    </message>
    <message>
        <source>Bots play at the normal pace.</source>
        <translation>Bots spielen im normalen Tempo.</translation>
    </message>
    <message>
        <source>Bots take their time.</source>
        <translation>Bots lassen sich Zeit.</translation>
    </message>
    <message>
        <source>At a table in the network bots keep one pace, which its owner chooses before the game.</source>
        <translation>An einem Tisch im Netzwerk haben die Bots ein Tempo für alle. Wer den Tisch führt, wählt es vor dem Spiel.</translation>
    </message>
    <message>
        <source>No hand is open. A move is taken back by the player whose hand is open.</source>
        <translation>Keine Hand ist offen. Einen Zug nimmt zurück, wessen Hand offen ist.</translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Take it back?</source>
        <translation>Zurücknehmen?</translation>
    </message>
    <message>
        <source>The others are asked</source>
        <translation>Die anderen werden gefragt</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Do not agree</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Dabei belassen</translation>
    </message>
    <message>
        <source>Your move is taken back if everybody agrees. Still to answer: %1.</source>
        <translation>Dein Zug wird zurückgenommen, wenn alle zustimmen. Noch offen: %1.</translation>
    </message>
</context>
<context>
    <name>TemperBox</name>
    <message>
        <source>Temper</source>
        <translation>Gemüt</translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>Time, stopped</source>
        <translation>Zeit, angehalten</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Restzeit</translation>
    </message>
</context>
<context>
    <name>TimeLine</name>
    <message>
        <source>Position in the game</source>
        <translation>Stelle im Spiel</translation>
    </message>
</context>
<context>
    <name>ToldTurns</name>
    <message>
        <source>The fighters have %1, the monsters %2.</source>
        <comment>strengths of both sides</comment>
        <translation>Die Kämpfenden haben %1, die Monster %2.</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Kickdoor</source>
        <translation>Kickdoor</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message numerus="yes">
        <source>%n unread message(s)</source>
        <translation>
            <numerusform>%n ungelesene Nachricht</numerusform>
            <numerusform>%n ungelesene Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>TradeDialog</name>
    <message>
        <source>Trade or give</source>
        <translation>Tauschen oder schenken</translation>
    </message>
    <message>
        <source>Only Items on the table change hands, and they stay in play.</source>
        <translation>Nur Gegenstände auf dem Tisch wechseln den Besitzer, und sie bleiben im Spiel.</translation>
    </message>
    <message>
        <source>Offer the trade</source>
        <translation>Tausch anbieten</translation>
    </message>
    <message>
        <source>Offer the gift</source>
        <translation>Geschenk anbieten</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>You have no Items on the table.</source>
        <translation>Du hast keine Gegenstände auf dem Tisch.</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Du bekommst</translation>
    </message>
    <message>
        <source>They have no Items on the table.</source>
        <translation>Auf der anderen Seite liegen keine Gegenstände.</translation>
    </message>
    <message>
        <source>Counter %1&apos;s offer</source>
        <translation>Gegenangebot an %1</translation>
    </message>
    <message>
        <source>This takes the place of their offer. Only Items on the table change hands, and they stay in play.</source>
        <translation>Es tritt an die Stelle des anderen Angebots. Nur Gegenstände auf dem Tisch wechseln den Besitzer, und sie bleiben im Spiel.</translation>
    </message>
    <message>
        <source>Make the counter-offer</source>
        <translation>Gegenangebot machen</translation>
    </message>
</context>
<context>
    <name>TroubleDialog</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>The game cannot be saved</source>
        <translation>Das Spiel lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>Play on without saving</source>
        <translation>Weiterspielen, ohne zu speichern</translation>
    </message>
</context>
<context>
    <name>TryOutDialog</name>
    <message>
        <source>A card is tried out</source>
        <translation>Eine Karte wird ausprobiert</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>TurnMarks</name>
    <message>
        <source>Turn</source>
        <comment>below a chart&apos;s axis</comment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>End</source>
        <comment>of the game, below a chart&apos;s axis</comment>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Watch it</source>
        <translation>Ansehen</translation>
    </message>
</context>
<context>
    <name>VainRoll</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled for &lt;b&gt;%2&lt;/b&gt;, and nothing came of it.</source>
        <translation>Der Wurf von &lt;b&gt;%1&lt;/b&gt; (&lt;b&gt;%2&lt;/b&gt;) blieb ohne Folgen.</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>%1&apos;s program agrees.</source>
        <translation>Das Programm von %1 stimmt zu.</translation>
    </message>
    <message>
        <source>%1&apos;s program found a difference!</source>
        <translation>Das Programm von %1 hat eine Abweichung gefunden!</translation>
    </message>
    <message>
        <source>The check cannot tell whether somebody looked at hands on the host&apos;s machine.</source>
        <translation>Ob jemand am Rechner des Gastgebers in die Hände gesehen hat, kann die Prüfung nicht sagen.</translation>
    </message>
    <message>
        <source>The table&apos;s owner starts the next game.</source>
        <translation>Wer den Tisch führt, beginnt das nächste Spiel.</translation>
    </message>
    <message>
        <source>This table has been closed.</source>
        <translation>Dieser Tisch ist geschlossen.</translation>
    </message>
</context>
<context>
    <name>Victory</name>
    <message>
        <source>Several stood at Level %1 when the last Boss Monster fell, and %2 had the most gold in play.</source>
        <translation>Mehrere standen auf Stufe %1, als das letzte Bossmonster fiel; das meiste Gold im Spiel: %2.</translation>
    </message>
    <message>
        <source>%2 reached Level %1, and the Boss Monsters have fallen.</source>
        <translation>Auf Stufe %1: %2; und die Bossmonster sind gefallen.</translation>
    </message>
    <message>
        <source>%2 reached Level %1 first.</source>
        <translation>Zuerst auf Stufe %1: %2.</translation>
    </message>
    <message>
        <source>%1 helped in the winning fight and shares the victory.</source>
        <translation>Geteilter Sieg für Hilfe im entscheidenden Kampf: %1.</translation>
    </message>
    <message>
        <source>%1 beat %2.</source>
        <comment>a player; monsters</comment>
        <translation>%1 hat im Kampf gesiegt, gegen: %2.</translation>
    </message>
    <message>
        <source>%1 beat %2 with the help of %3.</source>
        <comment>a player; monsters; a player</comment>
        <translation>%1 hat mit der Hilfe von %3 gesiegt, gegen: %2.</translation>
    </message>
</context>
<context>
    <name>WalkingStandy</name>
    <message>
        <source>%1: dead, Level %2</source>
        <translation>%1: tot, Stufe %2</translation>
    </message>
    <message>
        <source>%1: Level %2</source>
        <translation>%1: Stufe %2</translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>Let it strike</source>
        <translation>Treffen lassen</translation>
    </message>
    <message>
        <source>Play no card</source>
        <translation>Keine Karte spielen</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>So stehen lassen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
</context>
<context>
    <name>WinnerPage</name>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Den Tisch verlassen?</translation>
    </message>
    <message>
        <source>The table ends for everybody.</source>
        <translation>Der Tisch wird für alle aufgelöst.</translation>
    </message>
    <message>
        <source>The others can play again without you.</source>
        <translation>Die anderen können ohne dich noch einmal spielen.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>No photo can be taken now.</source>
        <translation>Jetzt lässt sich kein Foto machen.</translation>
    </message>
</context>
<context>
    <name>WinnerScreen</name>
    <message>
        <source>%1 win together!</source>
        <translation>%1 gewinnen gemeinsam!</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1 gewinnt!</translation>
    </message>
    <message>
        <source>%1: Level %2</source>
        <translation>%1: Stufe %2</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Export as text …</source>
        <translation>Als Text speichern …</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Photo …</source>
        <translation>Foto …</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Gewinnchancen</translation>
    </message>
    <message>
        <source>Reading the result …</source>
        <translation>Das Ergebnis wird gelesen …</translation>
    </message>
    <message>
        <source>Save a picture of this page</source>
        <translation>Ein Bild dieser Seite speichern</translation>
    </message>
</context>
<context>
    <name>WinnerTable</name>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Who they are</source>
        <translation>Wer das ist</translation>
    </message>
    <message>
        <source>With them</source>
        <translation>Mit dabei</translation>
    </message>
    <message>
        <source>Curses</source>
        <translation>Flüche</translation>
    </message>
    <message>
        <source>Items, carried ones sideways</source>
        <translation>Gegenstände, nicht ausgerüstete quer</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>%1 rolled %2, which is added to the monsters&apos; sum. Does anybody want to change that?</source>
        <translation>%1 hat %2 gewürfelt; das zählt zur Summe der Monster. Möchte das jemand ändern?</translation>
    </message>
    <message>
        <source>%1 rolled %2, which is added to the fighters&apos; sum. Does anybody want to change that?</source>
        <translation>%1 hat %2 gewürfelt; das zählt zur Summe der Kämpfer. Möchte das jemand ändern?</translation>
    </message>
    <message>
        <source>A natural 20: %1 wins the fight, unless the die is rolled again. Does anybody want to change that?</source>
        <translation>Eine natürliche 20: %1 gewinnt den Kampf, wenn der Würfel nicht noch einmal geworfen wird. Möchte das jemand ändern?</translation>
    </message>
    <message>
        <source>A natural 1: %1 loses the fight, unless the die is rolled again. Does anybody want to change that?</source>
        <translation>Eine natürliche 1: %1 verliert den Kampf, wenn der Würfel nicht noch einmal geworfen wird. Möchte das jemand ändern?</translation>
    </message>
    <message>
        <source>The Bad Stuff of %1 was averted.</source>
        <translation>Die Schlimmen Dinge (%1) sind abgewendet.</translation>
    </message>
    <message>
        <source>For %1, who helped: %2</source>
        <translation>Für %1 als Helfer: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card: what is asked</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>choose %n card(s).</source>
        <translation>
            <numerusform>wähle %n Karte.</numerusform>
            <numerusform>wähle %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>choose %1 to %2 cards.</source>
        <translation>wähle %1 bis %2 Karten.</translation>
    </message>
    <message numerus="yes">
        <source>choose %n player(s).</source>
        <translation>
            <numerusform>wähle %n Spieler.</numerusform>
            <numerusform>wähle %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>choose %1 to %2 players.</source>
        <translation>wähle %1 bis %2 Spieler.</translation>
    </message>
    <message>
        <source>choose a number from %1 to %2.</source>
        <translation>wähle eine Zahl von %1 bis %2.</translation>
    </message>
    <message>
        <source>choose one.</source>
        <translation>wähle eins davon.</translation>
    </message>
    <message>
        <source>You carry too many Big Items: choose what has to go.</source>
        <translation>Du hast zu viele Große Gegenstände: Wähle, was wegmuss.</translation>
    </message>
    <message>
        <source>Take the top card of the discards instead of drawing? Choose what to pay with, or nothing.</source>
        <translation>Statt zu ziehen die oberste abgelegte Karte nehmen? Wähle, womit du bezahlst, oder nichts.</translation>
    </message>
    <message>
        <source>Too many cards in hand: give the excess away.</source>
        <translation>Zu viele Handkarten: Gib ab, was zu viel ist.</translation>
    </message>
    <message>
        <source>%1, for nothing</source>
        <translation>%1 ohne Gegenleistung</translation>
    </message>
    <message>
        <source>nothing for %1</source>
        <translation>nichts für %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>This card</source>
        <translation>Diese Karte</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a card and what it adds</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Everybody is ready. Who goes first?</source>
        <translation>Alle sind bereit. Wer fängt an?</translation>
    </message>
    <message>
        <source>%1 rolled %2 for the first turn.</source>
        <translation>%1 würfelt für den ersten Zug eine %2.</translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 kicked open the door: %2.</source>
        <translation>%1 tritt die Tür ein: %2.</translation>
    </message>
    <message>
        <source>%1 listened at the door.</source>
        <translation>%1 lauscht an der Tür.</translation>
    </message>
    <message>
        <source>%1 looted the room.</source>
        <translation>%1 plündert den Raum.</translation>
    </message>
    <message>
        <source>%1 drew a card.</source>
        <translation>%1 zieht eine Karte.</translation>
    </message>
    <message>
        <source>%1 drew %2.</source>
        <translation>%1 zieht: %2.</translation>
    </message>
    <message>
        <source>The Door discards were shuffled into a new deck.</source>
        <translation>Die Türablage wird zu einem neuen Stapel gemischt.</translation>
    </message>
    <message>
        <source>The Treasure discards were shuffled into a new deck.</source>
        <translation>Die Schatzablage wird zu einem neuen Stapel gemischt.</translation>
    </message>
    <message>
        <source>%1 kept %2.</source>
        <translation>%1 behält: %2.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 spielt: %2.</translation>
    </message>
    <message>
        <source>%1 played %2 on %3.</source>
        <translation>%1 spielt: %2 (Ziel: %3).</translation>
    </message>
    <message>
        <source>%1 equipped %2.</source>
        <translation>%1 rüstet aus: %2.</translation>
    </message>
    <message>
        <source>%1 put %2 away.</source>
        <translation>%1 steckt weg: %2.</translation>
    </message>
    <message>
        <source>%1 was discarded.</source>
        <translation>%1 wird abgelegt.</translation>
    </message>
    <message>
        <source>%1 lost %2.</source>
        <translation>%1 verliert: %2.</translation>
    </message>
    <message>
        <source>%1 took %2.</source>
        <translation>%1 nimmt: %2.</translation>
    </message>
    <message>
        <source>%1 took %2 from %3.</source>
        <translation>%1 nimmt von %3: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sold Items for %2 gp: %n level(s).</source>
        <translation>
            <numerusform>%1 verkauft Gegenstände für %2 Gold: %n Stufe.</numerusform>
            <numerusform>%1 verkauft Gegenstände für %2 Gold: %n Stufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 went up to Level %2.</source>
        <translation>%1 steigt auf Stufe %2.</translation>
    </message>
    <message>
        <source>%1 fell to Level %2.</source>
        <translation>%1 fällt auf Stufe %2.</translation>
    </message>
    <message>
        <source>%1 is %2 now.</source>
        <translation>%1 ist jetzt %2.</translation>
    </message>
    <message>
        <source>%1 is a man now.</source>
        <translation>%1 ist jetzt ein Mann.</translation>
    </message>
    <message>
        <source>%1 is a woman now.</source>
        <translation>%1 ist jetzt eine Frau.</translation>
    </message>
    <message>
        <source>%1 is no %2 any more.</source>
        <translation>%1 ist nicht mehr %2.</translation>
    </message>
    <message>
        <source>%1 used %2 on %3: %4.</source>
        <translation>%1 setzt ein: %2 (%3: %4).</translation>
    </message>
    <message>
        <source>%1 used %2 on %3.</source>
        <translation>%1 setzt ein: %2 (Ziel: %3).</translation>
    </message>
    <message>
        <source>%1 used %2.</source>
        <translation>%1 setzt ein: %2.</translation>
    </message>
    <message>
        <source>%1 fights %2.</source>
        <translation>Kampf: %1 – %2.</translation>
    </message>
    <message>
        <source>%1 joined the fight.</source>
        <translation>%1 greift in den Kampf ein.</translation>
    </message>
    <message>
        <source>%1 was killed on the spot.</source>
        <translation>%1 fällt auf der Stelle tot um.</translation>
    </message>
    <message>
        <source>%1 left the fight.</source>
        <translation>%1 verlässt den Kampf.</translation>
    </message>
    <message>
        <source>%1 asked %2 for help in exchange for %3.</source>
        <translation>%1 bittet %2 um Hilfe im Tausch gegen %3.</translation>
    </message>
    <message>
        <source>%1 offered to help in exchange for %2.</source>
        <translation>%1 bietet Hilfe im Tausch gegen %2 an.</translation>
    </message>
    <message>
        <source>%1 declined.</source>
        <translation>%1 lehnt ab.</translation>
    </message>
    <message>
        <source>%1 withdrew the offer.</source>
        <translation>%1 zieht das Angebot zurück.</translation>
    </message>
    <message>
        <source>%1 was forced to help.</source>
        <translation>%1 muss helfen.</translation>
    </message>
    <message>
        <source>%1 helps.</source>
        <translation>%1 hilft.</translation>
    </message>
    <message>
        <source>%1 offered %2 a trade.</source>
        <translation>%1 bietet %2 einen Tausch an.</translation>
    </message>
    <message>
        <source>%1 offered %2 a trade: %3.</source>
        <translation>%1 bietet %2 einen Tausch an: %3.</translation>
    </message>
    <message>
        <source>%1 and %2 traded.</source>
        <translation>%1 und %2 tauschen.</translation>
    </message>
    <message>
        <source>%1 won: %2 and %3.</source>
        <translation>%1 gewinnt: %2 und %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n Stufe</numerusform>
            <numerusform>%n Stufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Schatz</numerusform>
            <numerusform>%n Schätze</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolled %2.</source>
        <translation>%1 würfelt eine %2.</translation>
    </message>
    <message>
        <source>The roll is now %1.</source>
        <translation>Der Wurf ist jetzt %1.</translation>
    </message>
    <message>
        <source>%1 got away from %2.</source>
        <translation>%1 entkommt: %2 bleibt zurück.</translation>
    </message>
    <message>
        <source>%2 caught %1.</source>
        <translation>%2 erwischt %1.</translation>
    </message>
    <message>
        <source>%1 is about to strike %2.</source>
        <translation>%1 trifft gleich %2.</translation>
    </message>
    <message>
        <source>%1 was averted.</source>
        <translation>%1 ist abgewendet.</translation>
    </message>
    <message>
        <source>%1 was cursed: %2.</source>
        <translation>%1 ist verflucht: %2.</translation>
    </message>
    <message>
        <source>%1 is rid of %2.</source>
        <translation>Für %1 vorbei: %2.</translation>
    </message>
    <message>
        <source>%1 died.</source>
        <translation>%1 stirbt.</translation>
    </message>
    <message>
        <source>%1 took %2 from the body of %3.</source>
        <translation>%1 nimmt von der Leiche von %3: %2.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 ist zurück.</translation>
    </message>
    <message>
        <source>%1 looked at the hand of %2.</source>
        <translation>%1 sieht sich die Handkarten von %2 an.</translation>
    </message>
    <message>
        <source>%1 gave %2 to %3.</source>
        <translation>%1 gibt an %3: %2.</translation>
    </message>
    <message>
        <source>%1 won the game!</source>
        <translation>Das Spiel ist gewonnen: %1!</translation>
    </message>
    <message>
        <source>%1&apos;s d20 adds %2 to the fighters.</source>
        <translation>Der W20 von %1 bringt den Kämpfern %2.</translation>
    </message>
    <message>
        <source>%1&apos;s d20 adds %2 to the monsters.</source>
        <translation>Der W20 von %1 bringt den Monstern %2.</translation>
    </message>
    <message>
        <source>A natural 1! %1 has lost, and nobody gets away.</source>
        <translation>Eine natürliche 1! %1 hat verloren, und niemand kommt davon.</translation>
    </message>
    <message>
        <source>A natural 20! %1 wins, whatever the sums.</source>
        <translation>Eine natürliche 20! %1 gewinnt, egal, was die Summen sagen.</translation>
    </message>
    <message>
        <source>%1 defeated a Boss Monster: %2 so far.</source>
        <translation>%1 besiegt ein Bossmonster: bisher %2.</translation>
    </message>
    <message>
        <source>a Door card</source>
        <translation>eine Türkarte</translation>
    </message>
    <message>
        <source>a Treasure</source>
        <translation>ein Schatz</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Your share of the Treasures: %1</source>
        <translation>Dein Anteil an den Schätzen: %1</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>card: what it says. what is asked</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>%1 may carry %2 but not use it: it is %5.</source>
        <comment>%5: usable by Thieves only</comment>
        <translation>%1 darf %2 dabeihaben, aber nicht benutzen: %5.</translation>
    </message>
    <message>
        <source>%2 works only if %5.</source>
        <comment>%5: you are a Thief</comment>
        <translation>%2 wirkt nur, wenn %5.</translation>
    </message>
    <message>
        <source>%2 works on that target only if %5.</source>
        <comment>%5: the monster is Undead</comment>
        <translation>%2 wirkt auf dieses Ziel nur, wenn %5.</translation>
    </message>
    <message numerus="yes">
        <source>%n Hand(s)</source>
        <translation>
            <numerusform>%n Hand</numerusform>
            <numerusform>%n Hände</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 needs %5, and %n is free: %4 is in the way.</source>
        <translation>
            <numerusform>%2 braucht %5, davon ist %n frei: %4 ist im Weg.</numerusform>
            <numerusform>%2 braucht %5, davon sind %n frei: %4 ist im Weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 carries as many Big Items as allowed: %5.</source>
        <translation>%1 hat so viele Große Gegenstände wie erlaubt: %5.</translation>
    </message>
    <message>
        <source>%1 won: %2.</source>
        <translation>%1 gewinnt: %2.</translation>
    </message>
    <message>
        <source>No roll is needed: %1.</source>
        <translation>Kein Wurf ist nötig: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot win that way: %n level(s) had no effect.</source>
        <translation>
            <numerusform>%1 kann so nicht gewinnen: %n Stufe blieb ohne Wirkung.</numerusform>
            <numerusform>%1 kann so nicht gewinnen: %n Stufen blieben ohne Wirkung.</numerusform>
        </translation>
    </message>
    <message>
        <source>it says to %1: “%2”</source>
        <comment>player: what the card says</comment>
        <translation>die Karte sagt zu %1: „%2“</translation>
    </message>
    <message>
        <source>%2 goes with your %5, and you have none.</source>
        <comment>%5: Race</comment>
        <translation>%2 gehört zu einer Karte vom Typ %5, und du hast keine.</translation>
    </message>
    <message>
        <source>%2 needs a second %5 played with it.</source>
        <comment>%5: Race</comment>
        <translation>%2 braucht eine zweite Karte vom Typ %5, die mitgespielt wird.</translation>
    </message>
    <message>
        <source>There is no room for another %5: discard one first.</source>
        <comment>%5: Race</comment>
        <translation>Für eine weitere Karte vom Typ %5 ist kein Platz: Lege zuerst eine ab.</translation>
    </message>
    <message numerus="yes">
        <source>%1 looked at the top %n card(s) of the Door deck.</source>
        <translation>
            <numerusform>%1 sieht sich die oberste Karte des Türstapels an.</numerusform>
            <numerusform>%1 sieht sich die obersten %n Karten des Türstapels an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 looked at the top %n card(s) of the Treasure deck.</source>
        <translation>
            <numerusform>%1 sieht sich die oberste Karte des Schatzstapels an.</numerusform>
            <numerusform>%1 sieht sich die obersten %n Karten des Schatzstapels an.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (the helper picks)</source>
        <translation>%1 (der Helfer sucht aus)</translation>
    </message>
    <message>
        <source>%1 (the fighter picks)</source>
        <translation>%1 (der Kämpfer sucht aus)</translation>
    </message>
    <message>
        <source>%1 played %2 for the fighters.</source>
        <translation>%1 spielt für die Kämpfer: %2.</translation>
    </message>
    <message>
        <source>%1 played %2 for the monsters.</source>
        <translation>%1 spielt für die Monster: %2.</translation>
    </message>
    <message>
        <source>%1 discarded %2.</source>
        <translation>%1 legt ab: %2.</translation>
    </message>
    <message>
        <source>%1 offered to help for nothing.</source>
        <translation>%1 bietet Hilfe ohne Gegenleistung an.</translation>
    </message>
    <message>
        <source>%1 looked at the top card of the Door deck.</source>
        <translation>%1 sieht sich die oberste Karte des Türstapels an.</translation>
    </message>
    <message>
        <source>%1 looked at the top card of the Treasure deck.</source>
        <translation>%1 sieht sich die oberste Karte des Schatzstapels an.</translation>
    </message>
    <message numerus="yes">
        <source>Choose exactly %n card(s).</source>
        <translation>
            <numerusform>Wähle genau %n Karte.</numerusform>
            <numerusform>Wähle genau %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are back in the game. Choose your new Character, or keep yours.</source>
        <translation>Du bist wieder im Spiel. Wähle einen neuen Charakter oder behalte deinen.</translation>
    </message>
    <message>
        <source>you escape from %1</source>
        <translation>%1 lässt dich entkommen</translation>
    </message>
    <message>
        <source>%1 lets nobody escape</source>
        <translation>%1 lässt niemanden entkommen</translation>
    </message>
    <message numerus="yes">
        <source>%n of the cards won</source>
        <translation>
            <numerusform>%n der gewonnenen Karten</numerusform>
            <numerusform>%n der gewonnenen Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Items need more Hands than you have: choose an Item to turn sideways.</source>
        <translation>Deine Gegenstände brauchen mehr Hände, als du hast: Wähle einen Gegenstand, der quer gelegt wird.</translation>
    </message>
    <message>
        <source>Without Cheat! you are wearing too much: choose an Item to turn sideways.</source>
        <translation>Ohne „Schummeln!“ trägst du zu viel: Wähle einen Gegenstand, der quer gelegt wird.</translation>
    </message>
    <message>
        <source>%1 rolled %2 to run away from %3: 5 or more escapes. Does anybody want to change that?</source>
        <translation>%1 hat auf der Flucht %2 gewürfelt (verfolgt von: %3); ab 5 gelingt sie. Möchte das jemand ändern?</translation>
    </message>
    <message>
        <source>%1 rolled %2. Does anybody want to change that?</source>
        <translation>%1 hat %2 gewürfelt. Möchte das jemand ändern?</translation>
    </message>
    <message>
        <source>%1 rolled %2 for %3: “%4”. Does anybody want to change that?</source>
        <comment>%4: what the card then does</comment>
        <translation>%1 hat für „%3“ %2 gewürfelt: „%4“. Möchte das jemand ändern?</translation>
    </message>
    <message>
        <source>%1 rolled %2 for %3. Does anybody want to change that?</source>
        <translation>%1 hat für „%3“ %2 gewürfelt. Möchte das jemand ändern?</translation>
    </message>
    <message>
        <source>%1 listened at the door: %2.</source>
        <translation>%1 lauscht an der Tür: %2.</translation>
    </message>
    <message>
        <source>%1 looted the room: %2.</source>
        <translation>%1 plündert den Raum: %2.</translation>
    </message>
    <message>
        <source>%1 will fight it out unless somebody interferes.</source>
        <translation>%1 kämpft es aus, wenn niemand eingreift.</translation>
    </message>
    <message>
        <source>%1 could not carry %2; it went to %3.</source>
        <translation>%1 konnte das nicht tragen: %2; es geht an %3.</translation>
    </message>
    <message>
        <source>%1 took back a move, and all that followed it.</source>
        <translation>%1 nahm einen Zug zurück, und alles, was darauf folgte.</translation>
    </message>
    <message>
        <source>%1 took back a move.</source>
        <translation>%1 nahm einen Zug zurück.</translation>
    </message>
    <message>
        <source>Loot the body of %1: %2</source>
        <translation>Die Leiche von %1 plündern: %2</translation>
    </message>
    <message>
        <source>%1 had no effect on %2.</source>
        <translation>%1 hatte auf %2 keine Wirkung.</translation>
    </message>
    <message>
        <source>The Bad Stuff of %1 took nothing from %2.</source>
        <translation>Die Schlimmen Dinge (%1) kosten %2 nichts.</translation>
    </message>
    <message>
        <source>%1 rolled %2 for %3, about %5: “%4”. Does anybody want to change that?</source>
        <comment>%4: what the card then does; %5: another card, such as one to be stolen</comment>
        <translation>%1 hat für „%3“ (um „%5“) %2 gewürfelt: „%4“. Möchte das jemand ändern?</translation>
    </message>
    <message>
        <source>%1 played %2 for %3.</source>
        <translation>%1 spielt für %3: %2.</translation>
    </message>
    <message>
        <source>%1 asked %2 for a gift: %3.</source>
        <translation>%1 bat %2 um ein Geschenk: %3.</translation>
    </message>
    <message>
        <source>%1 asked %2 for help and offered nothing.</source>
        <translation>%1 bittet %2 um Hilfe und bietet nichts.</translation>
    </message>
    <message>
        <source>%2 no longer affects %1. What it did at once stays.</source>
        <translation>%2 wirkt nicht mehr auf %1. Was es sofort bewirkt hat, bleibt.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a card&apos;s title within a sentence</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 played %2 on %3, which may now be equipped.</source>
        <translation>%1 spielt: %2 (Ziel: %3, jetzt ausrüstbar).</translation>
    </message>
    <message>
        <source>%1 gives %2 %3.</source>
        <comment>a card; a player; a number with its sign</comment>
        <translation>%1 gibt %2 %3.</translation>
    </message>
    <message>
        <source>%1 does not pursue you</source>
        <translation>%1 verfolgt dich nicht</translation>
    </message>
    <message>
        <source>%1 offered %2 a gift: %3.</source>
        <translation>%1 bietet %2 ein Geschenk an: %3.</translation>
    </message>
    <message>
        <source>%1 tries to run away.</source>
        <translation>%1 versucht wegzulaufen.</translation>
    </message>
    <message>
        <source>The loot lies open: %1.</source>
        <translation>Die Beute liegt offen: %1.</translation>
    </message>
    <message>
        <source>%2 needs a target that fits: it works only if %5.</source>
        <comment>%5: the monster is Undead</comment>
        <translation>%2 braucht ein passendes Ziel: Es wirkt nur, wenn %5.</translation>
    </message>
    <message>
        <source>Nobody is a target for %2 now: it works only if %5.</source>
        <comment>%5: that player has the same Level as you</comment>
        <translation>Für %2 ist gerade niemand ein Ziel: Es wirkt nur, wenn %5.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>number, card</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: the roll is now %2.</source>
        <comment>a card; a number</comment>
        <translation>%1: Der Wurf ist jetzt %2.</translation>
    </message>
    <message>
        <source>%1 played %2, to carry %3.</source>
        <comment>player, Hireling, Item</comment>
        <translation>%1 spielt aus: %2 (trägt: %3).</translation>
    </message>
    <message>
        <source>%1 gave %2 to %3 to carry.</source>
        <comment>player, Item, Hireling</comment>
        <translation>%1 lässt tragen: %2 (Träger: %3).</translation>
    </message>
    <message>
        <source>%1 gives the monsters %2.</source>
        <comment>a card; a number with its sign</comment>
        <translation>%1 gibt den Monstern %2.</translation>
    </message>
    <message>
        <source>%1 gives the fighters %2.</source>
        <comment>a card; a number with its sign</comment>
        <translation>%1 gibt den Kämpfern %2.</translation>
    </message>
    <message>
        <source>No monster is left: %1 gains no level.</source>
        <translation>Kein Monster ist mehr da: %1 bekommt keine Stufe.</translation>
    </message>
    <message>
        <source>No monster is left: %1 gains no level and no Treasure.</source>
        <translation>Kein Monster ist mehr da: %1 bekommt keine Stufe und keinen Schatz.</translation>
    </message>
    <message>
        <source>No monster is left: %1 gains %2, but no level.</source>
        <translation>Kein Monster ist mehr da: %1 bekommt %2, aber keine Stufe.</translation>
    </message>
    <message>
        <source>%1 won, but gained no level.</source>
        <translation>%1 gewinnt, aber ohne Stufe.</translation>
    </message>
    <message>
        <source>%1 won: %2, but no level.</source>
        <translation>%1 gewinnt: %2, aber keine Stufe.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>ability (its card)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 was averted by %2.</source>
        <comment>a Curse; a card</comment>
        <translation>%1 ist abgewendet, dank %2.</translation>
    </message>
    <message>
        <source>%2 can be played only in your own turn now: the moment you got it has passed.</source>
        <translation>%2 kann man jetzt nur noch im eigenen Zug spielen: Der Augenblick, in dem du es bekommen hast, ist vorbei.</translation>
    </message>
    <message>
        <source>%1 rolled %2 for %3, used on %5: “%4”. Does anybody want to change that?</source>
        <comment>%3: an ability; %4: what it then does; %5: a card, such as one to be stolen</comment>
        <translation>%1 hat für „%3“ gegen „%5“ %2 gewürfelt: „%4“. Möchte das jemand ändern?</translation>
    </message>
    <message>
        <source>%1 sold %2.</source>
        <translation>%1 verkauft: %2.</translation>
    </message>
    <message>
        <source>%1 ended the turn.</source>
        <translation>%1 hat den Zug beendet.</translation>
    </message>
    <message>
        <source>%1 gave %2 %3, as promised.</source>
        <comment>giver, receiver, card</comment>
        <translation>%1 gibt %2 wie versprochen: %3.</translation>
    </message>
    <message>
        <source>no roll escapes as it stands</source>
        <translation>so gelingt die Flucht mit keinem Wurf</translation>
    </message>
    <message>
        <source>every roll escapes as it stands</source>
        <translation>so gelingt die Flucht mit jedem Wurf</translation>
    </message>
    <message>
        <source>5 or more escapes</source>
        <translation>ab 5 gelingt die Flucht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a sum, what it must be</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>die</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>from %1: %2</source>
        <comment>a monster, what must be rolled</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>from %1, %2</source>
        <comment>a monster, what must be rolled</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%2 needs %5, and none is free: %4 is in the way.</source>
        <translation>%2 braucht %5, und keine ist frei: %4 ist im Weg.</translation>
    </message>
    <message>
        <source>%1 put %2 in play.</source>
        <translation>%1 bringt %2 ins Spiel.</translation>
    </message>
    <message>
        <source>%1 put %2 on the table, to carry it.</source>
        <translation>%1 legt auf den Tisch, zum Mitführen: %2.</translation>
    </message>
    <message>
        <source>%1 cannot use %2: it is %5.</source>
        <translation>%1 darf %2 nicht benutzen: %5.</translation>
    </message>
    <message>
        <source>%2 can be played only in your own turn.</source>
        <translation>%2 kann man nur im eigenen Zug spielen.</translation>
    </message>
    <message>
        <source>%2 needs no target: the card says whom it affects.</source>
        <translation>%2 braucht kein Ziel: Auf der Karte steht, wen sie betrifft.</translation>
    </message>
</context>
<context>
    <name>WordsChip</name>
    <message>
        <source>What they do</source>
        <comment>the monsters of a fight</comment>
        <translation>Was sie tun</translation>
    </message>
    <message>
        <source>What it does</source>
        <comment>the monster of a fight</comment>
        <translation>Was es tut</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Flavour text</source>
        <translation>Spruch</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Schätze</translation>
    </message>
    <message>
        <source>Levels for the kill</source>
        <translation>Stufen für den Sieg</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Special treasure</source>
        <translation>Besonderer Schatz</translation>
    </message>
    <message>
        <source>Worn as</source>
        <translation>Getragen als</translation>
    </message>
    <message>
        <source>Big</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>More treasures</source>
        <translation>Mehr Schätze</translation>
    </message>
    <message>
        <source>Never below</source>
        <translation>Nie unter</translation>
    </message>
    <message>
        <source>Gives tags</source>
        <translation>Verleiht Merkmale</translation>
    </message>
    <message>
        <source>Kind of ally</source>
        <translation>Art des Begleiters</translation>
    </message>
    <message>
        <source>Its item, when it leaves</source>
        <translation>Sein Gegenstand, wenn er geht</translation>
    </message>
    <message>
        <source>Plural</source>
        <translation>Mehrzahl</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>Identity type</source>
        <translation>Art der Identität</translation>
    </message>
    <message>
        <source>Lasting</source>
        <translation>Bleibend</translation>
    </message>
    <message>
        <source>Pictogram</source>
        <translation>Piktogramm</translation>
    </message>
    <message>
        <source>Second pictogram</source>
        <translation>Zweites Piktogramm</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>Zweite Farbe</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Schauplatz</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Gedreht um</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>Drawn in lines</source>
        <translation>In Linien gezeichnet</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie bewirkt</translation>
    </message>
    <message>
        <source>Bad Stuff</source>
        <translation>Schlimme Dinge</translation>
    </message>
    <message>
        <source>What it changes</source>
        <translation>Was sie verändert</translation>
    </message>
    <message>
        <source>When something happens</source>
        <translation>Wenn etwas geschieht</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Usable by</source>
        <translation>Nutzbar für</translation>
    </message>
    <message>
        <source>As an enhancer</source>
        <translation>Als Verstärker</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Sonst</translation>
    </message>
    <message>
        <source>Only if</source>
        <translation>Nur wenn</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>Welche Karten</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Wie viel</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Joins a fight if</source>
        <translation>Mischt sich ein, wenn</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Wie sie gespielt wird</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Needs packs</source>
        <translation>Braucht Pakete</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>Fluch</translation>
    </message>
    <message>
        <source>Enhancer</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Joining card</source>
        <translation>Beitrittskarte</translation>
    </message>
    <message>
        <source>Race or class</source>
        <translation>Volk oder Klasse</translation>
    </message>
    <message>
        <source>Doubling card</source>
        <translation>Verdopplungskarte</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation>Einmalkarte</translation>
    </message>
    <message>
        <source>Level card</source>
        <translation>Stufenkarte</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Begleiter</translation>
    </message>
    <message>
        <source>Cheat card</source>
        <translation>Schummelkarte</translation>
    </message>
    <message>
        <source>Other card</source>
        <translation>Andere Karte</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Türen</translation>
    </message>
    <message>
        <source>nothing of these</source>
        <translation>nichts davon</translation>
    </message>
    <message>
        <source>Headgear</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Footgear</source>
        <translation>Füße</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>Eine Hand</translation>
    </message>
    <message>
        <source>Two hands</source>
        <translation>Zwei Hände</translation>
    </message>
    <message>
        <source>Identity types</source>
        <translation>Arten von Identitäten</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Verdopplung</translation>
    </message>
    <message>
        <source>Door cards</source>
        <translation>Türkarten</translation>
    </message>
    <message>
        <source>Treasure cards</source>
        <translation>Schatzkarten</translation>
    </message>
    <message>
        <source>Level that wins</source>
        <translation>Stufe, die gewinnt</translation>
    </message>
    <message>
        <source>Door cards to begin with</source>
        <translation>Türkarten zu Beginn</translation>
    </message>
    <message>
        <source>Treasures to begin with</source>
        <translation>Schätze zu Beginn</translation>
    </message>
    <message>
        <source>Sides of the first die</source>
        <translation>Seiten des ersten Würfels</translation>
    </message>
    <message>
        <source>Cards in hand at most</source>
        <translation>Höchstens Handkarten</translation>
    </message>
    <message>
        <source>Big Items at most</source>
        <translation>Höchstens große Gegenstände</translation>
    </message>
    <message>
        <source>Bosses to defeat</source>
        <translation>Zu besiegende Bosse</translation>
    </message>
    <message>
        <source>Milliseconds to interfere</source>
        <translation>Millisekunden zum Eingreifen</translation>
    </message>
    <message>
        <source>Cards in play may be discarded</source>
        <translation>Karten im Spiel dürfen abgelegt werden</translation>
    </message>
    <message>
        <source>Cards beat every rule</source>
        <translation>Karten gehen jeder Regel vor</translation>
    </message>
    <message>
        <source>Identities change the hand limit</source>
        <translation>Identitäten ändern das Handkartenlimit</translation>
    </message>
    <message>
        <source>Level cards on anybody</source>
        <translation>Stufenkarten auf jeden</translation>
    </message>
    <message>
        <source>Cards in hand may pay for help</source>
        <translation>Handkarten dürfen Hilfe bezahlen</translation>
    </message>
    <message>
        <source>The dead are back at once</source>
        <translation>Tote kehren sofort zurück</translation>
    </message>
    <message>
        <source>Any Item before the first turn</source>
        <translation>Jeder Gegenstand vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Any one-shot may be laid down</source>
        <translation>Jeder Einmalgegenstand darf ausgelegt werden</translation>
    </message>
    <message>
        <source>The word by which files and scenarios call it. It follows the name until you write one of your own.</source>
        <translation>Das Wort, mit dem Dateien und Szenarien sie nennen. Es folgt dem Namen, bis du ein eigenes schreibst.</translation>
    </message>
    <message>
        <source>Words that other cards can ask for, such as “undead”. The pack&apos;s form says which there are.</source>
        <translation>Wörter, nach denen andere Karten fragen können, etwa „undead“. Welche es gibt, steht im Formular des Pakets.</translation>
    </message>
    <message>
        <source>A Boss Monster, for games in which one must defeat them.</source>
        <translation>Ein Bossmonster, für Spiele, in denen man sie besiegen muss.</translation>
    </message>
    <message>
        <source>The card says “Treasure: Special”. What one gets stands under “When something happens”, on victory.</source>
        <translation>Auf der Karte steht „Schatz: Spezial“. Was man bekommt, steht unter „Wenn etwas geschieht“, beim Sieg.</translation>
    </message>
    <message>
        <source>The main figure&apos;s colour. Its shade counts, not how light it is: the figure must stand out from the scene. The seed moves it a little.</source>
        <translation>Die Farbe der Hauptfigur. Der Farbton zählt, nicht die Helligkeit: Die Figur muss sich vom Hintergrund abheben. Die Startzahl verschiebt ihn ein wenig.</translation>
    </message>
    <message>
        <source>Another number draws the same things a little differently.</source>
        <translation>Eine andere Zahl zeichnet dasselbe ein wenig anders.</translation>
    </message>
    <message>
        <source>Degrees by which the figure is turned to the right.</source>
        <translation>Um so viele Grad ist die Figur nach rechts gedreht.</translation>
    </message>
    <message>
        <source>The figure&apos;s size in percent of the usual one.</source>
        <translation>Die Größe der Figur in Prozent der üblichen.</translation>
    </message>
    <message>
        <source>The curse stays in front of its victim until something discards it.</source>
        <translation>Der Fluch bleibt vor seinem Opfer liegen, bis etwas ihn ablegt.</translation>
    </message>
    <message>
        <source>Packs without which this one cannot be played.</source>
        <translation>Pakete, ohne die dieses nicht gespielt werden kann.</translation>
    </message>
    <message>
        <source>The colour of small parts and of the second figure. Without one, small parts contrast with the main colour, and the second figure is golden or of steel.</source>
        <translation>Die Farbe kleiner Teile und der zweiten Figur. Ohne eine heben sich kleine Teile von der Hauptfarbe ab, und die zweite Figur ist golden oder aus Stahl.</translation>
    </message>
</context>
<context>
    <name>WorkshopAct</name>
    <message>
        <source>%1 kicks open the door.</source>
        <translation>%1 tritt die Tür ein.</translation>
    </message>
    <message>
        <source>%1 listens at the door.</source>
        <translation>%1 lauscht an der Tür.</translation>
    </message>
    <message>
        <source>%1 loots the room.</source>
        <translation>%1 plündert den Raum.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 beendet den Zug.</translation>
    </message>
    <message>
        <source>%1 looks for trouble with %2.</source>
        <translation>%1 sucht Ärger mit %2.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 spielt %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 into hand.</source>
        <translation>%1 nimmt %2 auf die Hand.</translation>
    </message>
    <message>
        <source>%1 equips %2.</source>
        <translation>%1 legt %2 an.</translation>
    </message>
    <message>
        <source>%1 takes %2 off.</source>
        <translation>%1 legt %2 ab.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 wirft %2 ab.</translation>
    </message>
    <message>
        <source>%1 sells %2.</source>
        <translation>%1 verkauft %2.</translation>
    </message>
    <message>
        <source>%1 uses an ability of %2.</source>
        <translation>%1 nutzt eine Fähigkeit von %2.</translation>
    </message>
    <message>
        <source>%1 offers %2 a trade.</source>
        <translation>%1 bietet %2 einen Tausch an.</translation>
    </message>
    <message>
        <source>%1 asks %2 for help.</source>
        <translation>%1 bittet %2 um Hilfe.</translation>
    </message>
    <message>
        <source>%1 offers help.</source>
        <translation>%1 bietet Hilfe an.</translation>
    </message>
    <message>
        <source>%1 accepts an offer.</source>
        <translation>%1 nimmt ein Angebot an.</translation>
    </message>
    <message>
        <source>%1 declines an offer.</source>
        <translation>%1 lehnt ein Angebot ab.</translation>
    </message>
    <message>
        <source>%1 withdraws an offer.</source>
        <translation>%1 zieht ein Angebot zurück.</translation>
    </message>
    <message>
        <source>%1 leaves the fight.</source>
        <translation>%1 verlässt den Kampf.</translation>
    </message>
    <message>
        <source>%1 declares the fight won, or ready for the dice.</source>
        <translation>%1 erklärt den Kampf für gewonnen oder bereit für die Würfel.</translation>
    </message>
    <message>
        <source>%1 gives up the fight and runs away.</source>
        <translation>%1 gibt den Kampf auf und läuft weg.</translation>
    </message>
    <message>
        <source>%1 tries to escape from %2.</source>
        <translation>%1 versucht, %2 zu entkommen.</translation>
    </message>
    <message>
        <source>%1 chooses %2.</source>
        <translation>%1 wählt %2.</translation>
    </message>
    <message>
        <source>%1 gives cards away in Charity.</source>
        <translation>%1 gibt aus Mildtätigkeit Karten ab.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passt.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>the name of a card</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>the fighters</source>
        <translation>die Kämpfer</translation>
    </message>
    <message>
        <source>the monsters</source>
        <translation>die Monster</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Jeder</translation>
    </message>
    <message>
        <source>Aim: %1.</source>
        <comment>of a card that is played</comment>
        <translation>Ziel: %1.</translation>
    </message>
</context>
<context>
    <name>WorkshopField</name>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erstes</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweites</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Only the target</source>
        <translation>Nur das Ziel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Gerundet</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Gold at least</source>
        <translation>Mindestens Gold</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Who chooses</source>
        <translation>Wer wählt</translation>
    </message>
    <message>
        <source>Or fewer</source>
        <translation>Oder weniger</translation>
    </message>
    <message>
        <source>May win the game</source>
        <translation>Darf das Spiel gewinnen</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Sides of the die</source>
        <translation>Seiten des Würfels</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Sonst</translation>
    </message>
    <message>
        <source>Among</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Aimed at</source>
        <translation>Gerichtet auf</translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>Zusammen mit</translation>
    </message>
    <message>
        <source>Only if the target</source>
        <translation>Nur wenn das Ziel</translation>
    </message>
    <message>
        <source>Which value</source>
        <translation>Welcher Wert</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>Counts cards discarded</source>
        <translation>Zählt abgelegte Karten</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>Die ganze Hand</translation>
    </message>
    <message>
        <source>From hand only</source>
        <translation>Nur aus der Hand</translation>
    </message>
    <message>
        <source>The card itself, too</source>
        <translation>Auch die Karte selbst</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Place of the second pictogram</source>
        <translation>Platz des zweiten Piktogramms</translation>
    </message>
    <message>
        <source>Coloured parts</source>
        <translation>Farbige Teile</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>At least so many</source>
        <translation>Mindestens so viele</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>Art der Karte</translation>
    </message>
    <message>
        <source>Its Treasures</source>
        <translation>Seine Schätze</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Multiplied by</source>
        <translation>Multipliziert mit</translation>
    </message>
    <message>
        <source>What sets it off</source>
        <translation>Was sie auslöst</translation>
    </message>
    <message>
        <source>On the monster</source>
        <translation>Auf das Monster</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>Von links</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Von oben</translation>
    </message>
</context>
<context>
    <name>WorkshopFinding</name>
    <message>
        <source>A monster needs Bad Stuff.</source>
        <translation>Ein Monster braucht Schlimme Dinge.</translation>
    </message>
    <message>
        <source>It brings no Treasure and nothing else for killing it.</source>
        <translation>Es bringt weder Schatz noch sonst etwas für den Sieg.</translation>
    </message>
    <message>
        <source>A special Treasure needs 0 Treasures, and something that happens on victory.</source>
        <translation>Ein besonderer Schatz braucht 0 Schätze und etwas, das beim Sieg geschieht.</translation>
    </message>
    <message>
        <source>It adds nothing.</source>
        <translation>Es fügt nichts hinzu.</translation>
    </message>
    <message>
        <source>More than 5 Treasures are too many.</source>
        <translation>Mehr als 5 Schätze sind zu viele.</translation>
    </message>
    <message>
        <source>Killing it brings no Level.</source>
        <translation>Der Sieg bringt keine Stufe.</translation>
    </message>
    <message>
        <source>A curse should do something.</source>
        <translation>Ein Fluch sollte etwas bewirken.</translation>
    </message>
    <message>
        <source>It stays, but does nothing as long as it stays.</source>
        <translation>Er bleibt, bewirkt aber nichts, solange er bleibt.</translation>
    </message>
    <message>
        <source>It changes something or waits for something, but does not stay: make it lasting.</source>
        <translation>Er verändert etwas oder wartet auf etwas, bleibt aber nicht: Mach ihn bleibend.</translation>
    </message>
    <message>
        <source>A one-shot needs a bonus or something that it does.</source>
        <translation>Eine Einmalkarte braucht einen Bonus oder eine Wirkung.</translation>
    </message>
    <message>
        <source>An enhancer should change something.</source>
        <translation>Eine Verstärkung sollte etwas verändern.</translation>
    </message>
    <message>
        <source>The card does nothing.</source>
        <translation>Die Karte bewirkt nichts.</translation>
    </message>
    <message>
        <source>The Item is good for nothing.</source>
        <translation>Der Gegenstand ist zu nichts nütze.</translation>
    </message>
    <message>
        <source>It gives its player nothing.</source>
        <translation>Sie bringt ihrem Spieler nichts.</translation>
    </message>
    <message>
        <source>Only a Hireling carries an Item.</source>
        <translation>Nur ein Mietling trägt einen Gegenstand.</translation>
    </message>
    <message>
        <source>Say when it may be played.</source>
        <translation>Es fehlt, wann sie gespielt werden darf.</translation>
    </message>
    <message>
        <source>It lies by a side of a fight, so it may be played in a fight only.</source>
        <translation>Sie liegt bei einer Seite eines Kampfes und darf nur im Kampf gespielt werden.</translation>
    </message>
    <message>
        <source>A monster is no card to pay with. “remove a monster” takes it out of its fight.</source>
        <translation>Mit einem Monster bezahlt man nicht. „ein Monster entfernen“ nimmt es aus seinem Kampf.</translation>
    </message>
    <message>
        <source>A Character cannot be discarded.</source>
        <translation>Ein Charakter kann nicht abgelegt werden.</translation>
    </message>
    <message>
        <source>There is only one of each Character.</source>
        <translation>Jeden Charakter gibt es nur einmal.</translation>
    </message>
    <message>
        <source>“%1” means nothing on this kind of card: %2.</source>
        <translation>„%1“ bedeutet bei dieser Art von Karte nichts: %2.</translation>
    </message>
    <message>
        <source>It changes something by 0.</source>
        <translation>Es verändert etwas um 0.</translation>
    </message>
    <message>
        <source>There is no flavour text.</source>
        <translation>Der Spruch fehlt.</translation>
    </message>
    <message>
        <source>There is no picture.</source>
        <translation>Das Bild fehlt.</translation>
    </message>
    <message>
        <source>The key that goes with the name would be “%1”.</source>
        <translation>Der Schlüssel, der zum Namen passt, wäre „%1“.</translation>
    </message>
    <message>
        <source>Here nobody is: %1.</source>
        <translation>Hier gibt es dies nicht: %1.</translation>
    </message>
    <message>
        <source>No cards are discarded for it, so there is no number.</source>
        <translation>Dafür werden keine Karten abgelegt, also gibt es keine Zahl.</translation>
    </message>
    <message>
        <source>No die has been rolled here.</source>
        <translation>Hier wurde nicht gewürfelt.</translation>
    </message>
    <message>
        <source>No card set it off or was aimed at.</source>
        <translation>Keine Karte hat es ausgelöst oder ist das Ziel.</translation>
    </message>
    <message>
        <source>Nothing strikes and nothing was lost here, so there is no cause.</source>
        <translation>Hier trifft nichts und ging nichts verloren, also gibt es keine Ursache.</translation>
    </message>
    <message>
        <source>It is not clear which monster is meant.</source>
        <translation>Es ist nicht klar, welches Monster gemeint ist.</translation>
    </message>
    <message>
        <source>Nothing is about to strike here.</source>
        <translation>Hier trifft gerade nichts.</translation>
    </message>
    <message>
        <source>No monster is played with the card, so none can join the fight.</source>
        <translation>Mit der Karte wird kein Monster gespielt, also kann keines dazukommen.</translation>
    </message>
    <message>
        <source>It must be aimed at a monster.</source>
        <translation>Es muss auf ein Monster gerichtet sein.</translation>
    </message>
    <message>
        <source>Only a card that is being played becomes a mate.</source>
        <translation>Nur eine Karte, die gespielt wird, wird zum Gefährten.</translation>
    </message>
    <message>
        <source>No side of the fight is aimed at.</source>
        <translation>Es ist keine Seite des Kampfes gewählt.</translation>
    </message>
    <message>
        <source>It does nothing either way.</source>
        <translation>Es bewirkt so oder so nichts.</translation>
    </message>
    <message>
        <source>A Character stays with its player.</source>
        <translation>Ein Charakter bleibt bei seinem Spieler.</translation>
    </message>
    <message>
        <source>The card is no monster.</source>
        <translation>Die Karte ist kein Monster.</translation>
    </message>
    <message>
        <source>No monster is aimed at.</source>
        <translation>Es ist kein Monster gewählt.</translation>
    </message>
    <message>
        <source>“%1” is not of this kind: %2.</source>
        <translation>„%1“ ist nicht von dieser Art: %2.</translation>
    </message>
    <message>
        <source>A roll from %1 to %2 never comes.</source>
        <translation>Ein Wurf von %1 bis %2 kommt nie.</translation>
    </message>
    <message>
        <source>A die of %1 sides never shows %2.</source>
        <translation>Ein Würfel mit %1 Seiten zeigt nie %2.</translation>
    </message>
    <message>
        <source>There is no outcome for a roll of %1.</source>
        <translation>Für einen Wurf von %1 gibt es kein Ergebnis.</translation>
    </message>
    <message>
        <source>There are two outcomes for a roll of %1.</source>
        <translation>Für einen Wurf von %1 gibt es zwei Ergebnisse.</translation>
    </message>
    <message>
        <source>There is nothing to choose between: add another option.</source>
        <translation>Es gibt nichts zu wählen: Füge eine Möglichkeit hinzu.</translation>
    </message>
    <message>
        <source>This condition is never true.</source>
        <translation>Diese Bedingung gilt nie.</translation>
    </message>
    <message>
        <source>This condition is always true.</source>
        <translation>Diese Bedingung gilt immer.</translation>
    </message>
    <message>
        <source>The deck (%1) of “%2” has %3 cards, not %4.</source>
        <translation>Der Stapel (%1) von „%2“ hat %3 Karten, nicht %4.</translation>
    </message>
    <message>
        <source>No card has the tag “%1”.</source>
        <translation>Keine Karte hat das Merkmal „%1“.</translation>
    </message>
    <message>
        <source>No card can ever be like this.</source>
        <translation>Keine Karte kann je so sein.</translation>
    </message>
    <message>
        <source>Nobody owns a discard pile: say who chooses.</source>
        <translation>Ein Ablagestapel gehört niemandem: Sag, wer wählt.</translation>
    </message>
    <message>
        <source>The hand is secret: let its owner or chance choose, or let the hand be looked at before.</source>
        <translation>Die Hand ist geheim: Lass ihren Besitzer oder den Zufall wählen, oder lass die Hand vorher ansehen.</translation>
    </message>
    <message>
        <source>All cards are taken, so nobody chooses.</source>
        <translation>Es werden alle Karten genommen, also wählt niemand.</translation>
    </message>
    <message>
        <source>“%1” of the pack %2 has this name, too.</source>
        <translation>So heißt auch „%1“ im Paket %2.</translation>
    </message>
    <message>
        <source>“%1” has this name, too.</source>
        <translation>So heißt auch „%1“.</translation>
    </message>
    <message>
        <source>“%1” of the pack %2 has this pictogram, too.</source>
        <translation>Dieses Piktogramm hat auch „%1“ im Paket %2.</translation>
    </message>
    <message>
        <source>“%1” has this pictogram, too.</source>
        <translation>Dieses Piktogramm hat auch „%1“.</translation>
    </message>
    <message>
        <source>It does exactly what “%1” of the pack %2 does.</source>
        <translation>Sie bewirkt genau das, was „%1“ im Paket %2 bewirkt.</translation>
    </message>
    <message>
        <source>It does exactly what “%1” does.</source>
        <translation>Sie bewirkt genau das, was „%1“ bewirkt.</translation>
    </message>
    <message>
        <source>But for the figures, it does what “%1” of the pack %2 does.</source>
        <translation>Bis auf die Zahlen bewirkt sie dasselbe wie „%1“ im Paket %2.</translation>
    </message>
    <message>
        <source>But for the figures, it does what “%1” does.</source>
        <translation>Bis auf die Zahlen bewirkt sie dasselbe wie „%1“.</translation>
    </message>
    <message>
        <source>There is no pictogram “%1”.</source>
        <translation>Es gibt kein Piktogramm „%1“.</translation>
    </message>
    <message>
        <source>It uses what only the pack “%1” has: name that pack under “Needs packs”.</source>
        <translation>Es benutzt, was nur das Paket „%1“ hat: Nenne es unter „Braucht Pakete“.</translation>
    </message>
    <message>
        <source>Its text has %1 characters, and there is room for %2.</source>
        <translation>Ihr Text hat %1 Zeichen, und Platz ist für %2.</translation>
    </message>
    <message>
        <source>There is no field “%1”. “%2” is meant, perhaps.</source>
        <translation>Es gibt kein Feld „%1“. Vielleicht ist „%2“ gemeint.</translation>
    </message>
    <message>
        <source>“%2” is not known here. “%3” is meant, perhaps.</source>
        <translation>„%2“ ist hier nicht bekannt. Vielleicht ist „%3“ gemeint.</translation>
    </message>
    <message>
        <source>“%2” is not known. “%3” is meant, perhaps.</source>
        <translation>„%2“ ist nicht bekannt. Vielleicht ist „%3“ gemeint.</translation>
    </message>
    <message>
        <source>“%2” is not known.</source>
        <translation>„%2“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>This kind of card (%1) has no “%2”.</source>
        <translation>Diese Art von Karte (%1) hat kein „%2“.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>„%1“ fehlt.</translation>
    </message>
    <message>
        <source>It must be %1 to %2 characters long.</source>
        <translation>Es muss %1 bis %2 Zeichen lang sein.</translation>
    </message>
    <message>
        <source>It must be %1 to %2, not %3.</source>
        <translation>Es muss %1 bis %2 sein, nicht %3.</translation>
    </message>
    <message>
        <source>This is not written in the right way.</source>
        <translation>Dies ist nicht in der richtigen Form geschrieben.</translation>
    </message>
    <message>
        <source>“%1” may have only small letters, digits and hyphens inside.</source>
        <translation>„%1“ darf nur Kleinbuchstaben, Ziffern und Bindestriche darin haben.</translation>
    </message>
    <message>
        <source>“%1” is no colour such as #8a4a2a.</source>
        <translation>„%1“ ist keine Farbe wie #8a4a2a.</translation>
    </message>
    <message>
        <source>It has characters that nobody can read.</source>
        <translation>Es enthält Zeichen, die niemand lesen kann.</translation>
    </message>
    <message>
        <source>It must not have the character “&lt;”.</source>
        <translation>Das Zeichen „&lt;“ darf nicht vorkommen.</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>Die Liste ist leer.</translation>
    </message>
    <message>
        <source>This is named twice.</source>
        <translation>Dies ist zweimal genannt.</translation>
    </message>
    <message>
        <source>There is no second pictogram to place.</source>
        <translation>Es gibt kein zweites Piktogramm zu platzieren.</translation>
    </message>
    <message>
        <source>“%1” is of another type in another card.</source>
        <translation>„%1“ ist in einer anderen Karte von anderer Art.</translation>
    </message>
    <message>
        <source>There may be %1 of them at most.</source>
        <translation>Es dürfen höchstens %1 sein.</translation>
    </message>
    <message>
        <source>A change cannot depend on the result of a roll.</source>
        <translation>Eine Veränderung kann nicht von einem Wurf abhängen.</translation>
    </message>
    <message>
        <source>Say for how long its uses are counted.</source>
        <translation>Es fehlt, wie lange die Einsätze gezählt werden.</translation>
    </message>
    <message>
        <source>Two abilities have the same name: %1.</source>
        <translation>Zwei Fähigkeiten heißen gleich: %1.</translation>
    </message>
    <message>
        <source>“At most” is less than “At least”.</source>
        <translation>„Höchstens“ ist kleiner als „Mindestens“.</translation>
    </message>
    <message>
        <source>A whole hand has no “At most”.</source>
        <translation>Eine ganze Hand hat kein „Höchstens“.</translation>
    </message>
    <message>
        <source>A curse is played on a player.</source>
        <translation>Ein Fluch wird auf einen Spieler gespielt.</translation>
    </message>
    <message>
        <source>An enhancer is played on a monster.</source>
        <translation>Eine Verstärkung wird auf ein Monster gespielt.</translation>
    </message>
    <message>
        <source>Such a card is played on an Item of one&apos;s own.</source>
        <translation>So eine Karte wird auf einen eigenen Gegenstand gespielt.</translation>
    </message>
    <message>
        <source>No second card is played with a card that stays.</source>
        <translation>Mit einer Karte, die bleibt, wird keine zweite gespielt.</translation>
    </message>
    <message>
        <source>“%1” cannot stand here.</source>
        <translation>„%1“ kann hier nicht stehen.</translation>
    </message>
    <message>
        <source>Operations stand inside one another more than %1 deep.</source>
        <translation>Operationen stehen mehr als %1-fach ineinander.</translation>
    </message>
    <message>
        <source>The card does too much: more than %1 operations.</source>
        <translation>Die Karte tut zu viel: mehr als %1 Operationen.</translation>
    </message>
    <message>
        <source>The packs together do too much.</source>
        <translation>Die Pakete zusammen enthalten zu viel.</translation>
    </message>
    <message>
        <source>The packs have more than %1 types of identities.</source>
        <translation>Die Pakete haben mehr als %1 Arten von Identitäten.</translation>
    </message>
    <message>
        <source>The packs have more than %1 tags.</source>
        <translation>Die Pakete haben mehr als %1 Merkmale.</translation>
    </message>
    <message>
        <source>The packs have more than %1 identities.</source>
        <translation>Die Pakete haben mehr als %1 Identitäten.</translation>
    </message>
    <message>
        <source>The packs have more than %1 cards.</source>
        <translation>Die Pakete haben mehr als %1 Karten.</translation>
    </message>
    <message>
        <source>Another pack has the key “%1”, too.</source>
        <translation>Auch ein anderes Paket hat den Schlüssel „%1“.</translation>
    </message>
    <message>
        <source>“%1” needs the pack “%2”, which is not there.</source>
        <translation>„%1“ braucht das Paket „%2“, das nicht da ist.</translation>
    </message>
    <message>
        <source>Another card of this pack has the key “%1”, too.</source>
        <translation>Auch eine andere Karte dieses Pakets hat den Schlüssel „%1“.</translation>
    </message>
    <message>
        <source>These are more than %1 packs.</source>
        <translation>Das sind mehr als %1 Pakete.</translation>
    </message>
    <message>
        <source>The pack has more than %1 files.</source>
        <translation>Das Paket hat mehr als %1 Dateien.</translation>
    </message>
    <message>
        <source>A pack cannot need itself.</source>
        <translation>Ein Paket kann sich nicht selbst brauchen.</translation>
    </message>
    <message>
        <source>“%1” is no version; three numbers are, such as 1.0.2.</source>
        <translation>„%1“ ist keine Version; drei Zahlen sind eine, etwa 1.0.2.</translation>
    </message>
    <message>
        <source>The author is missing: who made the pack.</source>
        <translation>Der Autor fehlt: wer das Paket gemacht hat.</translation>
    </message>
    <message>
        <source>The version is missing: three numbers, such as 1.0.0.</source>
        <translation>Die Version fehlt: drei Zahlen, etwa 1.0.0.</translation>
    </message>
    <message>
        <source>The licence is missing: what others may do with the pack, such as CC-BY-SA-4.0.</source>
        <translation>Die Lizenz fehlt: was andere mit dem Paket tun dürfen, etwa CC-BY-SA-4.0.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>“%1” cannot be part of a pack.</source>
        <translation>„%1“ kann nicht zu einem Paket gehören.</translation>
    </message>
    <message>
        <source>This file cannot be part of a pack.</source>
        <translation>Diese Datei kann nicht zu einem Paket gehören.</translation>
    </message>
    <message>
        <source>The pack is too large.</source>
        <translation>Das Paket ist zu groß.</translation>
    </message>
    <message>
        <source>The text is not written as JSON must be.</source>
        <translation>Der Text ist kein richtiges JSON.</translation>
    </message>
    <message>
        <source>The file is not there.</source>
        <translation>Die Datei ist nicht da.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Die Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The file is no pack.</source>
        <translation>Die Datei ist kein Paket.</translation>
    </message>
    <message>
        <source>The pack cannot be packed.</source>
        <translation>Das Paket lässt sich nicht packen.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is larger than %1 kB.</source>
        <translation>Die Datei ist größer als %1 kB.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2 kB.</source>
        <translation>„%1“ ist größer als %2 kB.</translation>
    </message>
    <message>
        <source>“%1” would become dangerously large (a “zip bomb”).</source>
        <translation>„%1“ würde gefährlich groß (eine „Zip-Bombe“).</translation>
    </message>
    <message>
        <source>Unpacking “%1” takes too long.</source>
        <translation>„%1“ auszupacken dauert zu lange.</translation>
    </message>
    <message>
        <source>“%1” is encrypted.</source>
        <translation>„%1“ ist verschlüsselt.</translation>
    </message>
    <message>
        <source>“%1” is packed in a way that is not known here.</source>
        <translation>„%1“ ist auf eine Art gepackt, die hier unbekannt ist.</translation>
    </message>
    <message>
        <source>Two files of the pack have the same name.</source>
        <translation>Zwei Dateien des Pakets heißen gleich.</translation>
    </message>
    <message>
        <source>The file edition.json is missing, which says what the pack is.</source>
        <translation>Die Datei edition.json fehlt, die sagt, was das Paket ist.</translation>
    </message>
    <message>
        <source>The file is in the language “%1”, and is named for another.</source>
        <translation>Die Datei ist in der Sprache „%1“ und nach einer anderen benannt.</translation>
    </message>
    <message>
        <source>The file names the cards of “%1”, which is another pack.</source>
        <translation>Die Datei benennt die Karten von „%1“, einem anderen Paket.</translation>
    </message>
    <message>
        <source>It needs the pack “%1”, which is not there.</source>
        <translation>Es braucht das Paket „%1“, das nicht da ist.</translation>
    </message>
    <message>
        <source>It needs too many packs.</source>
        <translation>Es braucht zu viele Pakete.</translation>
    </message>
    <message>
        <source>The text is not written as JSON must be: see line %1, column %2.</source>
        <translation>Der Text ist kein richtiges JSON: siehe Zeile %1, Spalte %2.</translation>
    </message>
    <message>
        <source>The file is no list of cards.</source>
        <translation>Die Datei ist keine Liste von Karten.</translation>
    </message>
    <message>
        <source>The field “%1” is there twice.</source>
        <translation>Das Feld „%1“ ist zweimal da.</translation>
    </message>
    <message>
        <source>A number is too large.</source>
        <translation>Eine Zahl ist zu groß.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Die Datei ist zu groß.</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <comment>a file, a mistake</comment>
        <translation>In %1: %2</translation>
    </message>
    <message>
        <source>In %1, line %2: %3</source>
        <comment>a file, a number, a mistake</comment>
        <translation>In %1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>A monster of Level %1 usually brings about %2 Treasures. Here it brings unusually many: %3.</source>
        <translation>Ein Monster der Stufe %1 bringt sonst etwa %2 Schätze. Hier bringt es ungewöhnlich viele: %3.</translation>
    </message>
    <message>
        <source>A monster of Level %1 usually brings about %2 Treasures. Here it brings unusually few: %3.</source>
        <translation>Ein Monster der Stufe %1 bringt sonst etwa %2 Schätze. Hier bringt es ungewöhnlich wenige: %3.</translation>
    </message>
    <message>
        <source>A monster of Level %1 usually brings about %2 Levels. Here it brings unusually many: %3.</source>
        <translation>Ein Monster der Stufe %1 bringt sonst etwa %2 Stufen. Hier bringt es ungewöhnlich viele: %3.</translation>
    </message>
    <message>
        <source>A monster of Level %1 usually brings about %2 Levels. Here it brings unusually few: %3.</source>
        <translation>Ein Monster der Stufe %1 bringt sonst etwa %2 Stufen. Hier bringt es ungewöhnlich wenige: %3.</translation>
    </message>
    <message>
        <source>An Item with a bonus of %1 is usually worth about %2 gold. Here it is worth unusually much: %3.</source>
        <translation>Ein Gegenstand mit Bonus %1 ist sonst etwa %2 Gold wert. Hier ist er ungewöhnlich viel wert: %3.</translation>
    </message>
    <message>
        <source>An Item with a bonus of %1 is usually worth about %2 gold. Here it is worth unusually little: %3.</source>
        <translation>Ein Gegenstand mit Bonus %1 ist sonst etwa %2 Gold wert. Hier ist er ungewöhnlich wenig wert: %3.</translation>
    </message>
    <message>
        <source>An enhancer with a bonus of %1 usually adds about %2 Treasures. Here it adds unusually many: %3.</source>
        <translation>Eine Verstärkung mit Bonus %1 bringt sonst etwa %2 Schätze mehr. Hier bringt sie ungewöhnlich viele: %3.</translation>
    </message>
    <message>
        <source>An enhancer with a bonus of %1 usually adds about %2 Treasures. Here it adds unusually few: %3.</source>
        <translation>Eine Verstärkung mit Bonus %1 bringt sonst etwa %2 Schätze mehr. Hier bringt sie ungewöhnlich wenige: %3.</translation>
    </message>
    <message>
        <source>A colour is written as # and six digits or letters from a to f, such as #8a4a2a.</source>
        <translation>Eine Farbe schreibt man als # und sechs Ziffern oder Buchstaben von a bis f, zum Beispiel #8a4a2a.</translation>
    </message>
</context>
<context>
    <name>WorkshopHelp</name>
    <message>
        <source>The English name. Other languages have theirs under “Languages”.</source>
        <translation>Der englische Name. Andere Sprachen haben ihre Namen unter „Sprachen“.</translation>
    </message>
    <message>
        <source>What sort of card it is.</source>
        <translation>Was für eine Karte es ist.</translation>
    </message>
    <message>
        <source>How many of it the pack holds; left out: 1.</source>
        <translation>Wie oft das Paket sie enthält; ohne Angabe: 1.</translation>
    </message>
    <message>
        <source>A line of jest that does nothing.</source>
        <translation>Eine Zeile zum Schmunzeln, die nichts bewirkt.</translation>
    </message>
    <message>
        <source>How its picture is drawn.</source>
        <translation>Wie ihr Bild gezeichnet wird.</translation>
    </message>
    <message>
        <source>Its deck. Cards of other kinds know theirs.</source>
        <translation>Ihr Stapel. Karten anderer Art kennen ihren.</translation>
    </message>
    <message>
        <source>The monster&apos;s Level.</source>
        <translation>Die Stufe des Monsters.</translation>
    </message>
    <message>
        <source>Treasures for killing it.</source>
        <translation>Schätze für den Sieg über das Monster.</translation>
    </message>
    <message>
        <source>Levels for killing it; left out: 1.</source>
        <translation>Stufen für den Sieg; ohne Angabe: 1.</translation>
    </message>
    <message>
        <source>While this holds, the monster may be played from hand into any fight.</source>
        <translation>Solange dies gilt, darf das Monster aus der Hand in jeden Kampf gespielt werden.</translation>
    </message>
    <message>
        <source>The monster may be played from hand as an enhancer of another.</source>
        <translation>Das Monster darf aus der Hand als Verstärkung eines anderen gespielt werden.</translation>
    </message>
    <message>
        <source>What happens to the victim that it caught.</source>
        <translation>Was dem Opfer geschieht, das es erwischt hat.</translation>
    </message>
    <message>
        <source>Where it is worn. Without this, it takes no place.</source>
        <translation>Wo er getragen wird. Ohne Angabe nimmt er keinen Platz ein.</translation>
    </message>
    <message>
        <source>A Big Item: one can carry only one of them.</source>
        <translation>Ein großer Gegenstand: Man kann nur einen davon tragen.</translation>
    </message>
    <message>
        <source>Gold value; 0 is No Value. Makes a one-shot an Item.</source>
        <translation>Der Wert in Gold; 0 heißt: ohne Wert. Macht eine Einmalkarte zum Gegenstand.</translation>
    </message>
    <message>
        <source>Combat strength for its player, its monster, or the side it is played on.</source>
        <translation>Kampfstärke für ihren Spieler, ihr Monster oder die Seite, für die sie gespielt wird.</translation>
    </message>
    <message>
        <source>Treasures it adds to its monster.</source>
        <translation>Schätze, die ihr Monster zusätzlich bringt.</translation>
    </message>
    <message>
        <source>Its monster&apos;s strength and Treasures never fall below this because of it.</source>
        <translation>Stärke und Schätze ihres Monsters sinken durch sie nie darunter.</translation>
    </message>
    <message>
        <source>Tags that its monster has as long as it sits there.</source>
        <translation>Merkmale, die ihr Monster hat, solange sie bei ihm liegt.</translation>
    </message>
    <message>
        <source>What sort of ally it is.</source>
        <translation>Was für ein Begleiter es ist.</translation>
    </message>
    <message>
        <source>What becomes of a Hireling&apos;s Item when the Hireling goes. Without this, it stays with the player.</source>
        <translation>Was aus dem Gegenstand eines Mietlings wird, wenn dieser geht. Ohne Angabe behält ihn der Spieler.</translation>
    </message>
    <message>
        <source>Who may use it. Others may carry it, but not use it.</source>
        <translation>Wer ihn benutzen darf. Andere dürfen ihn tragen, aber nicht benutzen.</translation>
    </message>
    <message>
        <source>The English name of several; left out: with an s.</source>
        <translation>Der englische Name für mehrere; ohne Angabe: mit s.</translation>
    </message>
    <message>
        <source>Its key, the same in every pack.</source>
        <translation>Ihr Schlüssel, in jedem Paket derselbe.</translation>
    </message>
    <message>
        <source>A type of identity, such as a Race or a Class. The pack&apos;s form says which there are.</source>
        <translation>Eine Art von Identität, etwa Volk oder Klasse. Welche es gibt, steht im Formular des Pakets.</translation>
    </message>
    <message>
        <source>When and on whom it is played, where its kind does not say it.</source>
        <translation>Wann und auf wen sie gespielt wird, soweit ihre Art es nicht sagt.</translation>
    </message>
    <message>
        <source>What it does when it strikes or is played.</source>
        <translation>Was sie bewirkt, wenn sie trifft oder gespielt wird.</translation>
    </message>
    <message>
        <source>What it changes as long as it is in play.</source>
        <translation>Was sie verändert, solange sie im Spiel ist.</translation>
    </message>
    <message>
        <source>What it does when something happens.</source>
        <translation>Was sie tut, wenn etwas geschieht.</translation>
    </message>
    <message>
        <source>Abilities that its player can use.</source>
        <translation>Fähigkeiten, die ihr Spieler einsetzen kann.</translation>
    </message>
    <message>
        <source>The main pictogram.</source>
        <translation>Das wichtigste Piktogramm.</translation>
    </message>
    <message>
        <source>A small pictogram beside the main one.</source>
        <translation>Ein kleines Piktogramm daneben.</translation>
    </message>
    <message>
        <source>What is behind the figure. Without this, the card&apos;s kind, the pack and the seed decide.</source>
        <translation>Was hinter der Figur ist. Ohne Angabe entscheiden Art, Paket und Startzahl.</translation>
    </message>
    <message>
        <source>Mirrors the pictogram.</source>
        <translation>Spiegelt das Piktogramm.</translation>
    </message>
    <message>
        <source>The pictogram is a drawing in lines: these are ink, and what they enclose has the colours.</source>
        <translation>Das Piktogramm ist eine Strichzeichnung: Die Striche sind Tinte, und was sie umschließen, hat die Farben.</translation>
    </message>
    <message>
        <source>Where the second pictogram lies, and how large it is. Without this, at the lower right.</source>
        <translation>Wo das zweite Piktogramm liegt und wie groß es ist. Ohne Angabe rechts unten.</translation>
    </message>
    <message>
        <source>Parts of the pictogram in colours of their own.</source>
        <translation>Teile des Piktogramms in eigenen Farben.</translation>
    </message>
    <message>
        <source>Its centre from the left, in percent of the picture&apos;s square.</source>
        <translation>Seine Mitte von links, in Prozent des Bildquadrats.</translation>
    </message>
    <message>
        <source>Its centre from above, in the same way.</source>
        <translation>Seine Mitte von oben, ebenso.</translation>
    </message>
    <message>
        <source>Its size, in the same way.</source>
        <translation>Seine Größe, ebenso.</translation>
    </message>
    <message>
        <source>The part, counted from 0.</source>
        <translation>Der Teil, gezählt ab 0.</translation>
    </message>
    <message>
        <source>Its colour as #rrggbb.</source>
        <translation>Seine Farbe als #rrggbb.</translation>
    </message>
    <message>
        <source>When it may be played. Without this, as usual for its kind.</source>
        <translation>Wann sie gespielt werden darf. Ohne Angabe wie bei ihrer Art üblich.</translation>
    </message>
    <message>
        <source>What it is aimed at. Without this, as usual for its kind.</source>
        <translation>Worauf sie gerichtet ist. Ohne Angabe wie bei ihrer Art üblich.</translation>
    </message>
    <message>
        <source>A second card played with it.</source>
        <translation>Eine zweite Karte, die mit ihr gespielt wird.</translation>
    </message>
    <message>
        <source>This must be true for playing it.</source>
        <translation>Nur wenn dies gilt, darf sie gespielt werden.</translation>
    </message>
    <message>
        <source>This must be true of its target.</source>
        <translation>Dies muss für ihr Ziel gelten.</translation>
    </message>
    <message>
        <source>What it changes.</source>
        <translation>Was sie verändert.</translation>
    </message>
    <message>
        <source>By how much; left out: 1.</source>
        <translation>Um wie viel; ohne Angabe: 1.</translation>
    </message>
    <message>
        <source>Only as long as this is true.</source>
        <translation>Nur solange dies gilt.</translation>
    </message>
    <message>
        <source>What sets it off.</source>
        <translation>Was sie auslöst.</translation>
    </message>
    <message>
        <source>Only when this is true.</source>
        <translation>Nur wenn dies gilt.</translation>
    </message>
    <message>
        <source>What then happens.</source>
        <translation>Was dann geschieht.</translation>
    </message>
    <message>
        <source>When it may be used.</source>
        <translation>Wann sie eingesetzt werden darf.</translation>
    </message>
    <message>
        <source>What it is aimed at.</source>
        <translation>Worauf sie gerichtet ist.</translation>
    </message>
    <message>
        <source>Cards that one discards to use it.</source>
        <translation>Karten, die man ablegt, um sie einzusetzen.</translation>
    </message>
    <message>
        <source>How long its uses are counted.</source>
        <translation>Wie lange gezählt wird, wie oft man sie einsetzt.</translation>
    </message>
    <message>
        <source>How often it may be used in that time; without this, once.</source>
        <translation>Wie oft sie in dieser Zeit eingesetzt werden darf; ohne Angabe einmal.</translation>
    </message>
    <message>
        <source>The limit counts cards discarded, not uses.</source>
        <translation>Gezählt werden abgelegte Karten, nicht Einsätze.</translation>
    </message>
    <message>
        <source>This must be true for using it.</source>
        <translation>Nur wenn dies gilt, kann sie eingesetzt werden.</translation>
    </message>
    <message>
        <source>What it does.</source>
        <translation>Was sie bewirkt.</translation>
    </message>
    <message>
        <source>Fewest cards; left out: 0.</source>
        <translation>Am wenigsten Karten; ohne Angabe: 0.</translation>
    </message>
    <message>
        <source>The most cards; without this, as many as at least.</source>
        <translation>Am meisten Karten; ohne Angabe so viele wie mindestens.</translation>
    </message>
    <message>
        <source>The whole hand, of at least so many cards.</source>
        <translation>Die ganze Hand mit mindestens so vielen Karten.</translation>
    </message>
    <message>
        <source>From hand only.</source>
        <translation>Nur aus der Hand.</translation>
    </message>
    <message>
        <source>The card itself is discarded, too.</source>
        <translation>Auch die Karte selbst wird abgelegt.</translation>
    </message>
    <message>
        <source>The monster it may be played on.</source>
        <translation>Das Monster, auf das es gespielt werden darf.</translation>
    </message>
    <message>
        <source>What it adds to that monster.</source>
        <translation>Was es diesem Monster hinzufügt.</translation>
    </message>
    <message>
        <source>The version of this form of pack.</source>
        <translation>Die Version dieser Form von Paketen.</translation>
    </message>
    <message>
        <source>The pack&apos;s key.</source>
        <translation>Der Schlüssel des Pakets.</translation>
    </message>
    <message>
        <source>Its name, as players read it.</source>
        <translation>Sein Name, wie Spieler ihn lesen.</translation>
    </message>
    <message>
        <source>A sentence or two that say what it is about.</source>
        <translation>Ein, zwei Sätze, worum es geht.</translation>
    </message>
    <message>
        <source>Who made it. It cannot be shared without.</source>
        <translation>Wer es gemacht hat. Ohne dies kann man es nicht teilen.</translation>
    </message>
    <message>
        <source>Its version, such as 1.0.2. It cannot be shared without.</source>
        <translation>Seine Version, etwa 1.0.2. Ohne dies kann man es nicht teilen.</translation>
    </message>
    <message>
        <source>What others may do with it, such as CC-BY-SA-4.0. It cannot be shared without.</source>
        <translation>Was andere damit tun dürfen, etwa CC-BY-SA-4.0. Ohne dies kann man es nicht teilen.</translation>
    </message>
    <message>
        <source>Race, Class and the like, and how they double.</source>
        <translation>Volk, Klasse und dergleichen, und wie sie sich verdoppeln.</translation>
    </message>
    <message>
        <source>Words that cards may be marked with.</source>
        <translation>Wörter, mit denen Karten gekennzeichnet werden können.</translation>
    </message>
    <message>
        <source>How many cards its decks should hold; they are counted.</source>
        <translation>Wie viele Karten seine Stapel haben sollen; sie werden gezählt.</translation>
    </message>
    <message>
        <source>How the rules are read where this pack is the base of a game.</source>
        <translation>Wie die Regeln gelten, wo dieses Paket die Grundlage eines Spiels ist.</translation>
    </message>
    <message>
        <source>The word by which cards name it.</source>
        <translation>Das Wort, mit dem Karten es nennen.</translation>
    </message>
    <message>
        <source>As players read it.</source>
        <translation>Wie Spieler es lesen.</translation>
    </message>
    <message>
        <source>What its doubling card does with a single identity.</source>
        <translation>Was seine Verdopplungskarte mit einer einzelnen Identität tut.</translation>
    </message>
    <message>
        <source>Monsters with it may be played from hand into a fight with another such monster.</source>
        <translation>Monster damit dürfen aus der Hand in einen Kampf mit einem anderen solchen gespielt werden.</translation>
    </message>
    <message>
        <source>Door cards.</source>
        <translation>Türkarten.</translation>
    </message>
    <message>
        <source>Treasure cards.</source>
        <translation>Schatzkarten.</translation>
    </message>
    <message>
        <source>True when its condition is not.</source>
        <translation>Gilt, wenn die Bedingung darin nicht gilt.</translation>
    </message>
    <message>
        <source>True when all are.</source>
        <translation>Gilt, wenn alle gelten.</translation>
    </message>
    <message>
        <source>True when at least one is.</source>
        <translation>Gilt, wenn mindestens eine gilt.</translation>
    </message>
    <message>
        <source>Somebody of them has this identity card in play.</source>
        <translation>Einer von ihnen hat diese Identitätskarte im Spiel.</translation>
    </message>
    <message>
        <source>Somebody of them has an identity card of this type in play.</source>
        <translation>Einer von ihnen hat eine Identitätskarte dieser Art im Spiel.</translation>
    </message>
    <message>
        <source>Somebody of them is of this sex.</source>
        <translation>Einer von ihnen hat dieses Geschlecht.</translation>
    </message>
    <message>
        <source>Compares two amounts.</source>
        <translation>Vergleicht zwei Zahlen.</translation>
    </message>
    <message>
        <source>There are at least so many of the cards described.</source>
        <translation>Es gibt mindestens so viele der beschriebenen Karten.</translation>
    </message>
    <message>
        <source>Somebody of them has this card equipped.</source>
        <translation>Einer von ihnen hat diese Karte angelegt.</translation>
    </message>
    <message>
        <source>Somebody of them is fighter or helper.</source>
        <translation>Einer von ihnen ist Kämpfer oder Helfer.</translation>
    </message>
    <message>
        <source>A fight is on, and the fighter has no helper.</source>
        <translation>Es wird gekämpft, und der Kämpfer hat keinen Helfer.</translation>
    </message>
    <message>
        <source>Somebody of them is the helper.</source>
        <translation>Einer von ihnen ist der Helfer.</translation>
    </message>
    <message>
        <source>It is the turn of one of them.</source>
        <translation>Einer von ihnen ist am Zug.</translation>
    </message>
    <message>
        <source>A monster of this name is in the fight.</source>
        <translation>Ein Monster dieses Namens ist im Kampf.</translation>
    </message>
    <message>
        <source>A monster with this tag is in the fight, or the target monster has it.</source>
        <translation>Ein Monster mit diesem Merkmal ist im Kampf, oder das Zielmonster hat es.</translation>
    </message>
    <message>
        <source>The card that set the trigger off is of this sort.</source>
        <translation>Die auslösende Karte ist von dieser Sorte.</translation>
    </message>
    <message>
        <source>What set the trigger off, or is about to strike, is this.</source>
        <translation>Was es ausgelöst hat oder gleich trifft, ist dies.</translation>
    </message>
    <message>
        <source>A whole number.</source>
        <translation>Eine ganze Zahl.</translation>
    </message>
    <message>
        <source>The Level of the first of them, not the combat strength.</source>
        <translation>Die Stufe des Ersten von ihnen, nicht die Kampfstärke.</translation>
    </message>
    <message>
        <source>How many of the cards described there are.</source>
        <translation>Wie viele der beschriebenen Karten es gibt.</translation>
    </message>
    <message>
        <source>The number of cards discarded for an ability, or the one that was chosen.</source>
        <translation>Wie viele Karten für eine Fähigkeit abgelegt wurden, oder die gewählte Zahl.</translation>
    </message>
    <message>
        <source>The last die roll, modifiers included.</source>
        <translation>Der letzte Wurf mit allem, was dazukommt.</translation>
    </message>
    <message>
        <source>The sum.</source>
        <translation>Die Summe.</translation>
    </message>
    <message>
        <source>The product.</source>
        <translation>Das Produkt.</translation>
    </message>
    <message>
        <source>Half of it.</source>
        <translation>Die Hälfte davon.</translation>
    </message>
    <message>
        <source>The smallest.</source>
        <translation>Das Kleinste.</translation>
    </message>
    <message>
        <source>The largest.</source>
        <translation>Das Größte.</translation>
    </message>
    <message>
        <source>The printed bonuses of the cards that fit, added up.</source>
        <translation>Die aufgedruckten Boni der beschriebenen Karten, zusammengezählt.</translation>
    </message>
    <message>
        <source>The gold values of the cards that fit, added up.</source>
        <translation>Der Goldwert der beschriebenen Karten, zusammengezählt.</translation>
    </message>
    <message>
        <source>The printed Level of the monster whose card this is, or which is the target.</source>
        <translation>Die aufgedruckte Stufe des Monsters, dem die Karte gehört oder das das Ziel ist.</translation>
    </message>
    <message>
        <source>How many monsters are in the fight.</source>
        <translation>Wie viele Monster im Kampf sind.</translation>
    </message>
    <message>
        <source>How many living players are among them, and meet the condition if there is one.</source>
        <translation>Wie viele lebende Spieler darunter sind und die Bedingung erfüllen, falls es eine gibt.</translation>
    </message>
    <message>
        <source>Cards by where they are and what they are; how many of them; and who chooses when there are more.</source>
        <translation>Karten danach, wo und was sie sind; wie viele davon; und wer wählt, wenn es mehr sind.</translation>
    </message>
    <message>
        <source>Without this, all of them.</source>
        <translation>Ohne Angabe alle.</translation>
    </message>
    <message>
        <source>Who chooses may take fewer.</source>
        <translation>Wer wählt, darf auch weniger nehmen.</translation>
    </message>
    <message>
        <source>They go up. Only where “May win the game” is set, this can win the game.</source>
        <translation>Sie steigen auf. Nur wenn „Darf das Spiel gewinnen“ gesetzt ist, kann das den Sieg bringen.</translation>
    </message>
    <message>
        <source>Without this, 1.</source>
        <translation>Ohne Angabe 1.</translation>
    </message>
    <message>
        <source>They go down, never below 1.</source>
        <translation>Sie steigen ab, nie unter 1.</translation>
    </message>
    <message>
        <source>Their Level becomes this; never up to the goal, never below 1.</source>
        <translation>Ihre Stufe wird diese; nie bis zum Ziel, nie unter 1.</translation>
    </message>
    <message>
        <source>The cards go to their discard piles. If there are none, what stands under “Otherwise” happens.</source>
        <translation>Die Karten kommen auf ihre Ablagestapel. Gibt es keine, geschieht, was unter „Sonst“ steht.</translation>
    </message>
    <message>
        <source>The cards go to another player, into hand or into play. An Item is carried then.</source>
        <translation>Die Karten gehen an einen anderen Spieler, auf die Hand oder ins Spiel. Ein Gegenstand wird dann getragen.</translation>
    </message>
    <message>
        <source>They draw cards.</source>
        <translation>Sie ziehen Karten.</translation>
    </message>
    <message>
        <source>They die.</source>
        <translation>Sie sterben.</translation>
    </message>
    <message>
        <source>Their sex changes.</source>
        <translation>Ihr Geschlecht wechselt.</translation>
    </message>
    <message>
        <source>They roll a die. What stands at the outcome with their roll happens.</source>
        <translation>Sie würfeln. Es geschieht, was beim Ergebnis mit ihrem Wurf steht.</translation>
    </message>
    <message>
        <source>How many sides the die has.</source>
        <translation>Wie viele Seiten der Würfel hat.</translation>
    </message>
    <message>
        <source>One or the other.</source>
        <translation>Das eine oder das andere.</translation>
    </message>
    <message>
        <source>For each of them in turn. What happens speaks of “the player in question”.</source>
        <translation>Für jeden von ihnen der Reihe nach. Was geschieht, spricht vom „jeweiligen Spieler“.</translation>
    </message>
    <message>
        <source>Only those for whom this is true, each as “the player in question”.</source>
        <translation>Nur die, für die dies gilt, jeder als „der jeweilige Spieler“.</translation>
    </message>
    <message>
        <source>Somebody names a player, called “the chosen player” inside. If there is nobody to name, nothing happens.</source>
        <translation>Jemand nennt einen Spieler; darin heißt er „der gewählte Spieler“. Gibt es keinen, geschieht nichts.</translation>
    </message>
    <message>
        <source>Somebody picks one of the options. One that does nothing can be picked, too, such as losing a Level at Level 1; only what its “Only if” forbids cannot.</source>
        <translation>Jemand wählt eine der Möglichkeiten. Auch eine, die nichts bewirkt, etwa eine Stufe verlieren auf Stufe 1; nur nicht, was ihr „Nur wenn“ verbietet.</translation>
    </message>
    <message>
        <source>Somebody may do it, or not.</source>
        <translation>Jemand darf es tun oder lassen.</translation>
    </message>
    <message>
        <source>Combat strength until this combat ends: to the side or fighter aimed at, to the fighters or to the monsters.</source>
        <translation>Kampfstärke bis zum Ende dieses Kampfes: für die gewählte Seite oder den gewählten Kämpfer, für die Kämpfer oder für die Monster.</translation>
    </message>
    <message>
        <source>The monster leaves the fight and was not killed: no Level for it, and no Treasures unless they are kept.</source>
        <translation>Das Monster verlässt den Kampf, ohne besiegt zu sein: keine Stufe, und keine Schätze, wenn sie nicht behalten werden.</translation>
    </message>
    <message>
        <source>The monster is killed on the spot: level and Treasures come when the fight is won.</source>
        <translation>Das Monster ist auf der Stelle besiegt: Stufe und Schätze gibt es, wenn der Kampf gewonnen ist.</translation>
    </message>
    <message>
        <source>The second card joins the fight as a monster.</source>
        <translation>Die zweite Karte kommt als Monster in den Kampf.</translation>
    </message>
    <message>
        <source>This card becomes a second copy of the target monster.</source>
        <translation>Diese Karte wird ein zweites Exemplar des Zielmonsters.</translation>
    </message>
    <message>
        <source>They get away from all monsters against which they have not rolled yet, without a roll.</source>
        <translation>Sie entkommen ohne Wurf allen Monstern, gegen die sie noch nicht gewürfelt haben.</translation>
    </message>
    <message>
        <source>The player must help in this fight.</source>
        <translation>Der Spieler muss in diesem Kampf helfen.</translation>
    </message>
    <message>
        <source>The helper leaves the fight.</source>
        <translation>Der Helfer verlässt den Kampf.</translation>
    </message>
    <message>
        <source>Somebody sees the hand of another player.</source>
        <translation>Jemand sieht die Hand eines anderen Spielers.</translation>
    </message>
    <message>
        <source>Somebody sees the top cards of a deck.</source>
        <translation>Jemand sieht die obersten Karten eines Stapels.</translation>
    </message>
    <message>
        <source>The curse or Bad Stuff that is about to strike does nothing.</source>
        <translation>Der Fluch oder die Schlimmen Dinge, die gleich treffen, bewirken nichts.</translation>
    </message>
    <message>
        <source>It strikes another player instead.</source>
        <translation>Stattdessen trifft es einen anderen Spieler.</translation>
    </message>
    <message>
        <source>The die is rolled again; the new roll counts.</source>
        <translation>Es wird neu gewürfelt; der neue Wurf zählt.</translation>
    </message>
    <message>
        <source>The player picks what the die shows.</source>
        <translation>Der Spieler bestimmt, was der Würfel zeigt.</translation>
    </message>
    <message>
        <source>This is added to the roll.</source>
        <translation>Dies kommt zum Wurf hinzu.</translation>
    </message>
    <message>
        <source>For rolls from one number to another, both included. Rolls below 1 count as 1, those above the highest face as that.</source>
        <translation>Für Würfe von einer Zahl bis zu einer anderen, beide eingeschlossen. Würfe unter 1 zählen als 1, zu hohe als die höchste Seite.</translation>
    </message>
    <message>
        <source>One of several. It is not offered while its condition is not true.</source>
        <translation>Eine von mehreren. Sie wird nicht angeboten, solange ihre Bedingung nicht gilt.</translation>
    </message>
</context>
<context>
    <name>WorkshopOperation</name>
    <message>
        <source>not</source>
        <translation>nicht</translation>
    </message>
    <message>
        <source>all of these</source>
        <translation>alles davon</translation>
    </message>
    <message>
        <source>any of these</source>
        <translation>eines davon</translation>
    </message>
    <message>
        <source>has an identity</source>
        <translation>hat eine Identität</translation>
    </message>
    <message>
        <source>has an identity of a type</source>
        <translation>hat eine Identität einer Art</translation>
    </message>
    <message>
        <source>is male or female</source>
        <translation>ist männlich oder weiblich</translation>
    </message>
    <message>
        <source>compare two figures</source>
        <translation>zwei Zahlen vergleichen</translation>
    </message>
    <message>
        <source>there are such cards</source>
        <translation>es gibt solche Karten</translation>
    </message>
    <message>
        <source>wears this card</source>
        <translation>trägt diese Karte</translation>
    </message>
    <message>
        <source>is in the fight</source>
        <translation>ist im Kampf</translation>
    </message>
    <message>
        <source>fights alone</source>
        <translation>kämpft allein</translation>
    </message>
    <message>
        <source>is the helper</source>
        <translation>ist der Helfer</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>ist am Zug</translation>
    </message>
    <message>
        <source>this monster is in the fight</source>
        <translation>dieses Monster ist im Kampf</translation>
    </message>
    <message>
        <source>a monster has the tag</source>
        <translation>ein Monster hat das Merkmal</translation>
    </message>
    <message>
        <source>the card in question is</source>
        <translation>die betroffene Karte ist</translation>
    </message>
    <message>
        <source>the cause is</source>
        <translation>die Ursache ist</translation>
    </message>
    <message>
        <source>Level of</source>
        <translation>Stufe von</translation>
    </message>
    <message>
        <source>number of cards</source>
        <translation>Anzahl der Karten</translation>
    </message>
    <message>
        <source>the number chosen</source>
        <translation>die gewählte Zahl</translation>
    </message>
    <message>
        <source>result of the roll</source>
        <translation>Ergebnis des Wurfs</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>half</source>
        <translation>Hälfte</translation>
    </message>
    <message>
        <source>the smallest</source>
        <translation>das Kleinste</translation>
    </message>
    <message>
        <source>the largest</source>
        <translation>das Größte</translation>
    </message>
    <message>
        <source>bonuses of cards</source>
        <translation>Boni von Karten</translation>
    </message>
    <message>
        <source>gold of cards</source>
        <translation>Gold von Karten</translation>
    </message>
    <message>
        <source>Level of the monster</source>
        <translation>Stufe des Monsters</translation>
    </message>
    <message>
        <source>number of monsters</source>
        <translation>Anzahl der Monster</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>gain Levels</source>
        <translation>Stufen gewinnen</translation>
    </message>
    <message>
        <source>lose Levels</source>
        <translation>Stufen verlieren</translation>
    </message>
    <message>
        <source>set the Level</source>
        <translation>Stufe setzen</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>ablegen</translation>
    </message>
    <message>
        <source>take cards</source>
        <translation>Karten nehmen</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>die</source>
        <translation>sterben</translation>
    </message>
    <message>
        <source>change sex</source>
        <translation>Geschlecht wechseln</translation>
    </message>
    <message>
        <source>roll a die</source>
        <translation>würfeln</translation>
    </message>
    <message>
        <source>if … otherwise</source>
        <translation>wenn … sonst</translation>
    </message>
    <message>
        <source>for each player</source>
        <translation>für jeden Spieler</translation>
    </message>
    <message>
        <source>choose a player</source>
        <translation>einen Spieler wählen</translation>
    </message>
    <message>
        <source>choose one of several</source>
        <translation>eines von mehreren wählen</translation>
    </message>
    <message>
        <source>may</source>
        <translation>darf</translation>
    </message>
    <message>
        <source>add strength</source>
        <translation>Kampfstärke geben</translation>
    </message>
    <message>
        <source>remove a monster</source>
        <translation>ein Monster entfernen</translation>
    </message>
    <message>
        <source>kill a monster</source>
        <translation>ein Monster besiegen</translation>
    </message>
    <message>
        <source>a monster joins the fight</source>
        <translation>ein Monster kommt dazu</translation>
    </message>
    <message>
        <source>a mate joins the fight</source>
        <translation>ein Gefährte kommt dazu</translation>
    </message>
    <message>
        <source>escape without a roll</source>
        <translation>ohne Wurf entkommen</translation>
    </message>
    <message>
        <source>force to help</source>
        <translation>zur Hilfe zwingen</translation>
    </message>
    <message>
        <source>leave the fight</source>
        <translation>den Kampf verlassen</translation>
    </message>
    <message>
        <source>look at a hand</source>
        <translation>eine Hand ansehen</translation>
    </message>
    <message>
        <source>look at a deck</source>
        <translation>einen Stapel ansehen</translation>
    </message>
    <message>
        <source>avert what strikes</source>
        <translation>abwenden, was trifft</translation>
    </message>
    <message>
        <source>turn it on another</source>
        <translation>auf andere lenken</translation>
    </message>
    <message>
        <source>roll again</source>
        <translation>neu würfeln</translation>
    </message>
    <message>
        <source>choose the roll</source>
        <translation>den Wurf bestimmen</translation>
    </message>
    <message>
        <source>add to the roll</source>
        <translation>zum Wurf addieren</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>option</source>
        <translation>Möglichkeit</translation>
    </message>
</context>
<context>
    <name>WorkshopScenario</name>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>number of cards in hand</source>
        <translation>Zahl der Handkarten</translation>
    </message>
    <message>
        <source>cards in play</source>
        <translation>Karten im Spiel</translation>
    </message>
    <message>
        <source>equipped Items</source>
        <translation>angelegte Gegenstände</translation>
    </message>
    <message>
        <source>carried Items</source>
        <translation>getragene Gegenstände</translation>
    </message>
    <message>
        <source>curses</source>
        <translation>Flüche</translation>
    </message>
    <message>
        <source>race and class</source>
        <translation>Volk und Klasse</translation>
    </message>
    <message>
        <source>combat strength</source>
        <translation>Kampfstärke</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>fight</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>strength of the fighters</source>
        <translation>Stärke der Kämpfer</translation>
    </message>
    <message>
        <source>strength of the monsters</source>
        <translation>Stärke der Monster</translation>
    </message>
    <message>
        <source>the fighters would win</source>
        <translation>die Kämpfer würden gewinnen</translation>
    </message>
    <message>
        <source>fighter</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>helper</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>monsters in the fight</source>
        <translation>Monster im Kampf</translation>
    </message>
    <message>
        <source>Treasures of the fight</source>
        <translation>Schätze des Kampfs</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>wer am Zug ist</translation>
    </message>
    <message>
        <source>whom the game waits for</source>
        <translation>auf wen das Spiel wartet</translation>
    </message>
    <message>
        <source>who is asked</source>
        <translation>wer gefragt wird</translation>
    </message>
    <message>
        <source>what is asked for</source>
        <translation>wonach gefragt wird</translation>
    </message>
    <message>
        <source>winners</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>discarded Doors</source>
        <translation>abgelegte Türen</translation>
    </message>
    <message>
        <source>discarded Treasures</source>
        <translation>abgelegte Schätze</translation>
    </message>
    <message>
        <source>number of Doors in the deck</source>
        <translation>Zahl der Türen im Stapel</translation>
    </message>
    <message>
        <source>number of Treasures in the deck</source>
        <translation>Zahl der Schätze im Stapel</translation>
    </message>
    <message>
        <source>last roll</source>
        <translation>letzter Wurf</translation>
    </message>
    <message>
        <source>defeated Boss Monsters</source>
        <translation>besiegte Bossmonster</translation>
    </message>
    <message>
        <source>before the first turn</source>
        <translation>vor dem ersten Zug</translation>
    </message>
    <message>
        <source>arranging one&apos;s cards</source>
        <translation>Karten ordnen</translation>
    </message>
    <message>
        <source>Kick Open the Door</source>
        <translation>Tür eintreten</translation>
    </message>
    <message>
        <source>Look for Trouble or Loot the Room</source>
        <translation>Ärger suchen oder Raum plündern</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation>Ende des Zugs</translation>
    </message>
    <message>
        <source>running away</source>
        <translation>Weglaufen</translation>
    </message>
    <message>
        <source>Looting the Body</source>
        <translation>Leiche plündern</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Milde Gabe</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>male</source>
        <translation>männlich</translation>
    </message>
    <message>
        <source>female</source>
        <translation>weiblich</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>one of several options</source>
        <translation>eine von mehreren Möglichkeiten</translation>
    </message>
    <message>
        <source>Big Items</source>
        <translation>große Gegenstände</translation>
    </message>
    <message>
        <source>resurrection</source>
        <translation>Auferstehung</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>an unknown card</source>
        <translation>eine unbekannte Karte</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player, what is expected of the player</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No fight was expected, but there is one.</source>
        <translation>Kein Kampf war erwartet, es gibt aber einen.</translation>
    </message>
    <message>
        <source>A fight was expected, but there is none.</source>
        <translation>Ein Kampf war erwartet, es gibt aber keinen.</translation>
    </message>
    <message>
        <source>%1: expected %2, but it is %3.</source>
        <comment>what, a value, another value</comment>
        <translation>%1: erwartet war %2, es ist aber %3.</translation>
    </message>
    <message>
        <source>Step %1:</source>
        <translation>Schritt %1:</translation>
    </message>
    <message>
        <source>This should not be allowed, but it is.</source>
        <translation>Dies sollte nicht erlaubt sein, ist es aber.</translation>
    </message>
    <message>
        <source>This cannot be played.</source>
        <translation>Dies lässt sich nicht spielen.</translation>
    </message>
    <message>
        <source>The cards cannot be used. Mend the mistakes of the pack first.</source>
        <translation>Die Karten sind so nicht zu gebrauchen. Behebe zuerst die Fehler des Pakets.</translation>
    </message>
    <message>
        <source>The scenario cannot be read or set up.</source>
        <translation>Das Szenario lässt sich nicht lesen oder nicht aufbauen.</translation>
    </message>
    <message>
        <source>The fighters have %1, the monsters %2.</source>
        <translation>Die Kämpfer haben %1, die Monster %2.</translation>
    </message>
    <message>
        <source>Just before: %1</source>
        <translation>Unmittelbar davor: %1</translation>
    </message>
    <message>
        <source>That is not allowed.</source>
        <translation>Das ist nicht erlaubt.</translation>
    </message>
</context>
<context>
    <name>WorkshopWord</name>
    <message>
        <source>you (the card&apos;s player)</source>
        <translation>du (wer die Karte hat)</translation>
    </message>
    <message>
        <source>the victim</source>
        <translation>das Opfer</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>das Ziel</translation>
    </message>
    <message>
        <source>the player in question</source>
        <translation>der jeweilige Spieler</translation>
    </message>
    <message>
        <source>the chosen player</source>
        <translation>der gewählte Spieler</translation>
    </message>
    <message>
        <source>the fighter</source>
        <translation>der Kämpfer</translation>
    </message>
    <message>
        <source>the helper</source>
        <translation>der Helfer</translation>
    </message>
    <message>
        <source>the fighters</source>
        <translation>die Kämpfer</translation>
    </message>
    <message>
        <source>the other fighter</source>
        <translation>der andere Kämpfer</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>wer am Zug ist</translation>
    </message>
    <message>
        <source>the neighbour on the left</source>
        <translation>der linke Nachbar</translation>
    </message>
    <message>
        <source>the neighbour on the right</source>
        <translation>der rechte Nachbar</translation>
    </message>
    <message>
        <source>both neighbours</source>
        <translation>beide Nachbarn</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>alle anderen</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>who has the lowest Level</source>
        <translation>wer die niedrigste Stufe hat</translation>
    </message>
    <message>
        <source>who has the highest Level</source>
        <translation>wer die höchste Stufe hat</translation>
    </message>
    <message>
        <source>the lowest of the others</source>
        <translation>der Niedrigste der anderen</translation>
    </message>
    <message>
        <source>the highest of the others</source>
        <translation>der Höchste der anderen</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>auf der Hand</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>getragen</translation>
    </message>
    <message>
        <source>equipped</source>
        <translation>angelegt</translation>
    </message>
    <message>
        <source>turned sideways</source>
        <translation>quer gelegt</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>im Spiel</translation>
    </message>
    <message>
        <source>identities</source>
        <translation>Identitäten</translation>
    </message>
    <message>
        <source>allies</source>
        <translation>Begleiter</translation>
    </message>
    <message>
        <source>curses</source>
        <translation>Flüche</translation>
    </message>
    <message>
        <source>in hand or in play</source>
        <translation>auf der Hand oder im Spiel</translation>
    </message>
    <message>
        <source>discarded Doors</source>
        <translation>abgelegte Türen</translation>
    </message>
    <message>
        <source>discarded Treasures</source>
        <translation>abgelegte Schätze</translation>
    </message>
    <message>
        <source>this card</source>
        <translation>diese Karte</translation>
    </message>
    <message>
        <source>the card in question</source>
        <translation>die betroffene Karte</translation>
    </message>
    <message>
        <source>what sits on this card</source>
        <translation>was an dieser Karte liegt</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>big</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>their owner</source>
        <translation>ihr Besitzer</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>der Zufall</translation>
    </message>
    <message>
        <source>the most valuable</source>
        <translation>die wertvollste</translation>
    </message>
    <message>
        <source>the highest bonus</source>
        <translation>der höchste Bonus</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>equal to</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>weniger als</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>mehr als</translation>
    </message>
    <message>
        <source>into play</source>
        <translation>ins Spiel</translation>
    </message>
    <message>
        <source>down</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>up</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>the monsters</source>
        <translation>die Monster</translation>
    </message>
    <message>
        <source>Bad Stuff</source>
        <translation>Schlimme Dinge</translation>
    </message>
    <message>
        <source>curse or Bad Stuff</source>
        <translation>Fluch oder Schlimme Dinge</translation>
    </message>
    <message>
        <source>combat strength</source>
        <translation>Kampfstärke</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Schätze</translation>
    </message>
    <message>
        <source>Levels for the kill</source>
        <translation>Stufen für den Sieg</translation>
    </message>
    <message>
        <source>Run Away rolls</source>
        <translation>Weglaufwürfe</translation>
    </message>
    <message>
        <source>every roll of the die</source>
        <translation>jeder Würfelwurf</translation>
    </message>
    <message>
        <source>cards in hand at most</source>
        <translation>Handkartenlimit</translation>
    </message>
    <message>
        <source>Levels as helper</source>
        <translation>Stufen als Helfer</translation>
    </message>
    <message>
        <source>Items sold at double price</source>
        <translation>zum doppelten Preis verkaufte Gegenstände</translation>
    </message>
    <message>
        <source>wins ties</source>
        <translation>gewinnt bei Gleichstand</translation>
    </message>
    <message>
        <source>any number of Big Items</source>
        <translation>beliebig viele große Gegenstände</translation>
    </message>
    <message>
        <source>nobody may help</source>
        <translation>niemand darf helfen</translation>
    </message>
    <message>
        <source>Levels do not count</source>
        <translation>Stufen zählen nicht</translation>
    </message>
    <message>
        <source>Items do not count</source>
        <translation>Gegenstände zählen nicht</translation>
    </message>
    <message>
        <source>does not pursue</source>
        <translation>verfolgt nicht</translation>
    </message>
    <message>
        <source>escapes without a roll</source>
        <translation>entkommt ohne Wurf</translation>
    </message>
    <message>
        <source>nobody escapes</source>
        <translation>niemand entkommt</translation>
    </message>
    <message>
        <source>curses do nothing</source>
        <translation>Flüche wirken nicht</translation>
    </message>
    <message>
        <source>strength of the fighters</source>
        <translation>Stärke der Kämpfer</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>own turn, outside fights</source>
        <translation>eigener Zug, außerhalb von Kämpfen</translation>
    </message>
    <message>
        <source>own turn, also in a fight</source>
        <translation>eigener Zug, auch im Kampf</translation>
    </message>
    <message>
        <source>any time when not in a fight</source>
        <translation>jederzeit außerhalb eigener Kämpfe</translation>
    </message>
    <message>
        <source>while there is no fight</source>
        <translation>solange kein Kampf ist</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>jederzeit</translation>
    </message>
    <message>
        <source>in any fight</source>
        <translation>in jedem Kampf</translation>
    </message>
    <message>
        <source>in one&apos;s own fight</source>
        <translation>im eigenen Kampf</translation>
    </message>
    <message>
        <source>as the fighter only</source>
        <translation>nur als Kämpfer</translation>
    </message>
    <message>
        <source>when running away</source>
        <translation>beim Weglaufen</translation>
    </message>
    <message>
        <source>on one&apos;s own Run Away roll</source>
        <translation>beim eigenen Weglaufwurf</translation>
    </message>
    <message>
        <source>on any roll</source>
        <translation>bei jedem Wurf</translation>
    </message>
    <message>
        <source>on a curse or Bad Stuff</source>
        <translation>bei Fluch oder Schlimmen Dingen</translation>
    </message>
    <message>
        <source>on a curse</source>
        <translation>bei einem Fluch</translation>
    </message>
    <message>
        <source>on Bad Stuff</source>
        <translation>bei Schlimmen Dingen</translation>
    </message>
    <message>
        <source>instead of drawing face up</source>
        <translation>statt offen zu ziehen</translation>
    </message>
    <message>
        <source>oneself</source>
        <translation>sich selbst</translation>
    </message>
    <message>
        <source>another player</source>
        <translation>ein anderer Spieler</translation>
    </message>
    <message>
        <source>a side of the fight</source>
        <translation>eine Seite des Kampfes</translation>
    </message>
    <message>
        <source>an Item of one&apos;s own</source>
        <translation>ein eigener Gegenstand</translation>
    </message>
    <message>
        <source>an Item of another</source>
        <translation>ein fremder Gegenstand</translation>
    </message>
    <message>
        <source>an identity of one&apos;s own</source>
        <translation>eine eigene Identität</translation>
    </message>
    <message>
        <source>a monster from hand</source>
        <translation>ein Monster aus der Hand</translation>
    </message>
    <message>
        <source>an identity from hand</source>
        <translation>eine Identität aus der Hand</translation>
    </message>
    <message>
        <source>the fight begins</source>
        <translation>der Kampf beginnt</translation>
    </message>
    <message>
        <source>the fight ends</source>
        <translation>der Kampf endet</translation>
    </message>
    <message>
        <source>the fight is won</source>
        <translation>der Kampf ist gewonnen</translation>
    </message>
    <message>
        <source>somebody got away</source>
        <translation>jemand ist entkommen</translation>
    </message>
    <message>
        <source>an Item is lost</source>
        <translation>ein Gegenstand geht verloren</translation>
    </message>
    <message>
        <source>the turn begins</source>
        <translation>der Zug beginnt</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>der Zug endet</translation>
    </message>
    <message>
        <source>another player died</source>
        <translation>ein anderer Spieler ist gestorben</translation>
    </message>
    <message>
        <source>a Level is lost</source>
        <translation>eine Stufe geht verloren</translation>
    </message>
    <message>
        <source>per turn</source>
        <translation>je Zug</translation>
    </message>
    <message>
        <source>per fight</source>
        <translation>je Kampf</translation>
    </message>
    <message>
        <source>per victim and fight</source>
        <translation>je Opfer und Kampf</translation>
    </message>
    <message>
        <source>per roll</source>
        <translation>je Wurf</translation>
    </message>
    <message>
        <source>per game</source>
        <translation>je Spiel</translation>
    </message>
    <message>
        <source>male</source>
        <translation>männlich</translation>
    </message>
    <message>
        <source>female</source>
        <translation>weiblich</translation>
    </message>
    <message>
        <source>Hireling</source>
        <translation>Mietling</translation>
    </message>
    <message>
        <source>Guest Star</source>
        <translation>Gaststar</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>Gefährte</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>abgelegt</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Bühne</translation>
    </message>
    <message>
        <source>Tavern</source>
        <translation>Schenke</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <translation>Küche</translation>
    </message>
    <message>
        <source>Tomb</source>
        <translation>Gruft</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Feldzug</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Schatzkammer</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Strahlen</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>no disadvantages</source>
        <translation>keine Nachteile</translation>
    </message>
    <message>
        <source>waits for a second</source>
        <translation>wartet auf eine zweite</translation>
    </message>
    <message>
        <source>needs a second</source>
        <translation>braucht eine zweite</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
</context>
<context>
    <name>kickdoor::ActionsModel</name>
    <message>
        <source>No monster so far, and none in your hand to fight: loot the room.</source>
        <translation>Bisher kein Monster, und auf der Hand hast du keins zum Bekämpfen: Plündere den Raum.</translation>
    </message>
    <message>
        <source>You hold no monster to fight.</source>
        <translation>Du hast kein Monster zum Bekämpfen auf der Hand.</translation>
    </message>
    <message>
        <source>Look for trouble</source>
        <translation>Ärger suchen</translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>opens a dialog</comment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>An offer waits for your answer.</source>
        <translation>Ein Angebot wartet auf deine Antwort.</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>Warten auf %1.</translation>
    </message>
    <message>
        <source>You have a choice to make.</source>
        <translation>Du hast die Wahl.</translation>
    </message>
    <message>
        <source>Play the card from behind the door, or take it into your hand.</source>
        <translation>Spiele die Karte hinter der Tür oder nimm sie auf die Hand.</translation>
    </message>
    <message>
        <source>Arrange your cards: play, equip, trade, sell. Then kick open the door.</source>
        <translation>Ordne deine Karten: spielen, ausrüsten, tauschen, verkaufen. Dann tritt die Tür ein.</translation>
    </message>
    <message>
        <source>No monster so far: fight one from your hand, or loot the room.</source>
        <translation>Bisher kein Monster: Bekämpfe eins aus deiner Hand oder plündere den Raum.</translation>
    </message>
    <message>
        <source>Play, equip, trade or sell what you like. Then end your turn.</source>
        <translation>Spiele, rüste aus, tausche oder verkaufe, was du magst. Dann beende deinen Zug.</translation>
    </message>
    <message>
        <source>Run! %1</source>
        <translation>Lauf! %1</translation>
    </message>
    <message>
        <source>The dice are against you. Play one card that turns the fight, or pass.</source>
        <translation>Die Würfel sind gegen dich. Spiele eine Karte, die den Kampf wendet, oder passe.</translation>
    </message>
    <message>
        <source>You are winning. Fight, before somebody changes that.</source>
        <translation>Du liegst vorn. Kämpfe, bevor das jemand ändert.</translation>
    </message>
    <message>
        <source>A tie: the monsters win. Play cards, ask for help, or run away.</source>
        <translation>Gleichstand: Die Monster gewinnen. Spiele Karten, bitte um Hilfe oder lauf weg.</translation>
    </message>
    <message>
        <source>You are losing. Play cards, ask for help, or run away.</source>
        <translation>Du liegst hinten. Spiele Karten, bitte um Hilfe oder lauf weg.</translation>
    </message>
    <message>
        <source>The card from behind the door cannot be played now: take it into your hand.</source>
        <translation>Die Karte hinter der Tür kann jetzt nicht gespielt werden: Nimm sie auf die Hand.</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Look for trouble: %1</source>
        <comment>a monster</comment>
        <translation>Ärger suchen: %1</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Play Items and identity cards from your opening hand if you like. Then press “Ready”.</source>
        <translation>Spiele Gegenstände und Identitätskarten aus deiner Starthand, wenn du magst. Dann drück „Bereit“.</translation>
    </message>
    <message>
        <source>Run! Choose which monster to flee from first. %1</source>
        <translation>Lauf! Wähle, vor welchem Monster du zuerst fliehst. %1</translation>
    </message>
    <message>
        <source>Play what you like. When you fight, both sides add a d20.</source>
        <translation>Spiele, was du magst. Wenn du kämpfst, zählen beide Seiten einen W20 dazu.</translation>
    </message>
    <message>
        <source>%1 is winning. Interfere, or wait.</source>
        <translation>%1 liegt vorn. Greif ein oder warte.</translation>
    </message>
    <message>
        <source>%1 is losing. Help, interfere, or wait.</source>
        <translation>%1 liegt hinten. Hilf, greif ein oder warte.</translation>
    </message>
    <message>
        <source>Both sides add a d20, once nobody wants to play anything more.</source>
        <translation>Beide Seiten zählen einen W20 dazu, sobald niemand mehr etwas spielen will.</translation>
    </message>
    <message>
        <source>Waiting for %1 to choose.</source>
        <translation>Warten auf die Wahl von %1.</translation>
    </message>
    <message>
        <source>The fight ends with the sums as they are now, unless somebody interferes.</source>
        <translation>Der Kampf endet mit den jetzigen Summen, wenn niemand eingreift.</translation>
    </message>
    <message>
        <source>Give up the fight: you roll to escape, and whoever is caught suffers the Bad Stuff.</source>
        <translation>Gib den Kampf auf: Du würfelst, um zu entkommen, und wer erwischt wird, erleidet die Schlimmen Dinge.</translation>
    </message>
    <message>
        <source>Roll a die: with what your cards add, you need 5 or more to escape.</source>
        <translation>Würfle: Mit dem, was deine Karten dazuzählen, brauchst du mindestens 5, um zu entkommen.</translation>
    </message>
    <message>
        <source>You are dead and can only end your turn. Then you come back; your new cards come when your next turn begins.</source>
        <translation>Du bist tot und kannst nur noch deinen Zug beenden. Dann kommst du zurück; deine neuen Karten bekommst du, wenn dein nächster Zug beginnt.</translation>
    </message>
    <message>
        <source>Listen at the door: you take a Door card into your hand. Your other cards must wait.</source>
        <translation>Lausche an der Tür: Du nimmst eine Türkarte auf die Hand. Deine anderen Karten müssen warten.</translation>
    </message>
    <message>
        <source>You hold too many cards: play or sell some, or give the excess away. Your turn ends once you hold few enough.</source>
        <translation>Du hast zu viele Karten: Spiele oder verkaufe welche, oder gib ab, was zu viel ist. Dein Zug endet, sobald es nicht mehr zu viele sind.</translation>
    </message>
    <message>
        <source>A tie: the monsters win. Play cards, or run away.</source>
        <translation>Gleichstand: Die Monster gewinnen. Spiele Karten oder lauf weg.</translation>
    </message>
    <message>
        <source>You are losing. Play cards, or run away.</source>
        <translation>Du liegst hinten. Spiele Karten oder lauf weg.</translation>
    </message>
    <message>
        <source>Waiting for an answer from %1.</source>
        <translation>Warten auf eine Antwort von %1.</translation>
    </message>
    <message>
        <source>It goes on when the table can be reached again.</source>
        <translation>Es geht weiter, sobald der Tisch wieder erreichbar ist.</translation>
    </message>
    <message>
        <source>Answer it with a card, or let it strike.</source>
        <translation>Antworte mit einer Karte oder lass es treffen.</translation>
    </message>
    <message>
        <source>Change the roll with a card, or let it stand.</source>
        <translation>Ändere den Wurf mit einer Karte oder lass ihn so stehen.</translation>
    </message>
    <message>
        <source>The dice come next. Play something first, or let it stand.</source>
        <translation>Gleich fallen die Würfel. Spiel vorher etwas oder lass es so stehen.</translation>
    </message>
    <message>
        <source>You are winning. Play what you like, or let it stand.</source>
        <translation>Ihr liegt vorn. Spiel, was du magst, oder lass es so stehen.</translation>
    </message>
    <message>
        <source>%1 is winning. Interfere, or let it stand.</source>
        <translation>%1 liegt vorn. Greif ein oder lass es so stehen.</translation>
    </message>
</context>
<context>
    <name>kickdoor::AnswerDraft</name>
    <message>
        <source>Keep %1</source>
        <comment>a Character</comment>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>Choose nothing</source>
        <translation>Nichts wählen</translation>
    </message>
</context>
<context>
    <name>kickdoor::BargainDraft</name>
    <message>
        <source>Choose whom to ask.</source>
        <translation>Wähle, wen du um Hilfe bittest.</translation>
    </message>
</context>
<context>
    <name>kickdoor::BigMoment</name>
    <message>
        <source>Loot!</source>
        <translation>Beute!</translation>
    </message>
    <message>
        <source>−%1 for %2!</source>
        <translation>−%1 für %2!</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is dead!</source>
        <translation>%1 ist tot!</translation>
    </message>
    <message>
        <source>Level %1!</source>
        <translation>Stufe %1!</translation>
    </message>
    <message>
        <source>Down to Level %1</source>
        <translation>Zurück auf Stufe %1</translation>
    </message>
    <message>
        <source>Caught!</source>
        <translation>Erwischt!</translation>
    </message>
    <message>
        <source>Cursed!</source>
        <translation>Verflucht!</translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Schatz</numerusform>
            <numerusform>%n Schätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Door card(s)</source>
        <translation>
            <numerusform>%n Türkarte</numerusform>
            <numerusform>%n Türkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Got away!</source>
        <translation>Entkommen!</translation>
    </message>
    <message>
        <source>The fight is won!</source>
        <translation>Kampf gewonnen!</translation>
    </message>
    <message>
        <source>It&apos;s a deal!</source>
        <translation>Handel perfekt!</translation>
    </message>
    <message>
        <source>Cards lost!</source>
        <translation>Karten verloren!</translation>
    </message>
    <message>
        <source>A Curse!</source>
        <translation>Ein Fluch!</translation>
    </message>
    <message>
        <source>Averted!</source>
        <translation>Abgewendet!</translation>
    </message>
    <message>
        <source>Forced to help!</source>
        <translation>Zur Hilfe gezwungen!</translation>
    </message>
    <message>
        <source>%1 must help %2, for nothing.</source>
        <comment>two players</comment>
        <translation>%1 muss %2 helfen, ohne Lohn.</translation>
    </message>
    <message>
        <source>To be shared: %1</source>
        <comment>what was won</comment>
        <translation>Zu teilen: %1</translation>
    </message>
    <message>
        <source>A gift!</source>
        <translation>Ein Geschenk!</translation>
    </message>
    <message>
        <source>%1 gave %2 %3.</source>
        <comment>giver, receiver, cards</comment>
        <translation>%1 gibt an %2: %3.</translation>
    </message>
    <message>
        <source>No monster is left!</source>
        <translation>Kein Monster ist mehr da!</translation>
    </message>
</context>
<context>
    <name>kickdoor::BotMindModel</name>
    <message>
        <source>What %1 knew</source>
        <translation>Was %1 wusste</translation>
    </message>
    <message>
        <source>what %1 did</source>
        <translation>so entschied %1</translation>
    </message>
    <message>
        <source>The table shows what %1 could see then: its own hand and what lay open; the rest is face down.</source>
        <translation>Der Tisch zeigt, was %1 da sehen konnte: die eigene Hand und was offen lag. Der Rest liegt verdeckt.</translation>
    </message>
    <message numerus="yes">
        <source>It weighs its chances to win by playing on; here anew, %n time(s).</source>
        <translation>
            <numerusform>Er wägt seine Gewinnchancen ab, indem er weiterspielt, hier von Neuem einmal.</numerusform>
            <numerusform>Er wägt seine Gewinnchancen ab, indem er weiterspielt, hier von Neuem %n-mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It decides by rules of thumb. The chances are what Master would expect of each move, from the same view, after playing on %n time(s).</source>
        <translation>
            <numerusform>Er entscheidet nach Faustregeln. Die Chancen sind das, was ein meisterhafter Bot von jedem Zug erwartet, der dasselbe sieht und einmal weiterspielt.</numerusform>
            <numerusform>Er entscheidet nach Faustregeln. Die Chancen sind das, was ein meisterhafter Bot von jedem Zug erwartet, der dasselbe sieht und %n-mal weiterspielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>It compared no other move.</source>
        <translation>Einen anderen Zug hat er nicht verglichen.</translation>
    </message>
</context>
<context>
    <name>kickdoor::ChanceModel</name>
    <message>
        <source>Turn %1, %2 fights %3</source>
        <translation>Zug %1, Kampf %2 – %3</translation>
    </message>
    <message>
        <source>%1 Most of it came when: %2</source>
        <comment>a change; what happened</comment>
        <translation>%1 Den Ausschlag gab: %2</translation>
    </message>
    <message>
        <source>%1: %2&apos;s chance rises from %3% to %4%.</source>
        <translation>%1: Die Chance von %2 steigt von %3&#xa0;% auf %4&#xa0;%.</translation>
    </message>
    <message>
        <source>%1: %2&apos;s chance falls from %3% to %4%.</source>
        <translation>%1: Die Chance von %2 sinkt von %3&#xa0;% auf %4&#xa0;%.</translation>
    </message>
    <message>
        <source>Turn %1 (%2)</source>
        <comment>the second is whose turn it was</comment>
        <translation>Zug %1 (%2)</translation>
    </message>
    <message>
        <source>Turn %1, while %2 fights %3</source>
        <translation>Zug %1, während des Kampfs %2 – %3</translation>
    </message>
</context>
<context>
    <name>kickdoor::CombatModel</name>
    <message>
        <source>%1, Level</source>
        <translation>%1, Stufe</translation>
    </message>
    <message>
        <source>d20, thrown by %1</source>
        <translation>W20, geworfen von %1</translation>
    </message>
    <message>
        <source>%1 (mate)</source>
        <translation>%1 (bessere Hälfte)</translation>
    </message>
    <message>
        <source>Forced to help, for nothing</source>
        <translation>Muss helfen, ohne Lohn</translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Schatz</numerusform>
            <numerusform>%n Schätze</numerusform>
        </translation>
    </message>
    <message>
        <source>special Treasure</source>
        <translation>Spezialschatz</translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s) and a special one</source>
        <translation>
            <numerusform>%n Schatz und ein Spezialschatz</numerusform>
            <numerusform>%n Schätze und ein Spezialschatz</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>card (why it counts)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 helps in return for %2.</source>
        <translation>%1 hilft. Lohn: %2.</translation>
    </message>
    <message>
        <source>%1, Level (%2)</source>
        <comment>a monster, what it is: Undead</comment>
        <translation>%1, Stufe (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a monster, its number among those of its name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many monsters, their name</comment>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>kickdoor::ContactSheet</name>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, Seite %2 von %3</translation>
    </message>
    <message>
        <source>%1 cannot be created.</source>
        <translation>%1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>%1: a picture is missing.</source>
        <translation>%1: Ein Bild fehlt.</translation>
    </message>
    <message>
        <source>%1: words do not fit: %2</source>
        <translation>%1: Text passt nicht: %2</translation>
    </message>
    <message>
        <source>%1: words do not fit.</source>
        <translation>%1: Text passt nicht.</translation>
    </message>
</context>
<context>
    <name>kickdoor::CurtainModel</name>
    <message>
        <source>You hold too many cards.</source>
        <translation>Du hast zu viele Karten auf der Hand.</translation>
    </message>
    <message>
        <source>You have a choice to make.</source>
        <translation>Du hast die Wahl.</translation>
    </message>
    <message>
        <source>The dice are against you: one last card?</source>
        <translation>Die Würfel sind gegen dich: noch eine letzte Karte?</translation>
    </message>
    <message>
        <source>%1 is about to strike you.</source>
        <translation>%1 trifft dich gleich.</translation>
    </message>
    <message>
        <source>You may still act.</source>
        <translation>Du darfst noch handeln.</translation>
    </message>
    <message>
        <source>%1 asks for your help.</source>
        <translation>%1 bittet dich um Hilfe.</translation>
    </message>
    <message>
        <source>%1 offers to help you.</source>
        <translation>%1 bietet dir Hilfe an.</translation>
    </message>
    <message>
        <source>%1 offers you a trade.</source>
        <translation>%1 bietet dir einen Tausch an.</translation>
    </message>
    <message>
        <source>You may play cards before the game begins.</source>
        <translation>Du darfst vor Spielbeginn Karten spielen.</translation>
    </message>
    <message>
        <source>You are in a fight.</source>
        <translation>Du bist im Kampf.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>You are dead: end your turn.</source>
        <translation>Du bist tot: Beende deinen Zug.</translation>
    </message>
    <message>
        <source>Your turn continues.</source>
        <translation>Dein Zug geht weiter.</translation>
    </message>
    <message>
        <source>The fight is lost: you must run away.</source>
        <translation>Der Kampf ist verloren: Du musst weglaufen.</translation>
    </message>
    <message>
        <source>%1 asks you for a gift.</source>
        <translation>%1 bittet dich um ein Geschenk.</translation>
    </message>
    <message>
        <source>%1 offers you a gift.</source>
        <translation>%1 bietet dir ein Geschenk an.</translation>
    </message>
    <message>
        <source>You stopped the table. Play what you like, then let the game go on.</source>
        <translation>Du hast den Tisch angehalten. Spiel, was du willst, und lass das Spiel dann weitergehen.</translation>
    </message>
</context>
<context>
    <name>kickdoor::DiceModel</name>
    <message>
        <source>%1, for the fighters</source>
        <translation>%1, für die Kämpfer</translation>
    </message>
    <message>
        <source>%1, for the monsters</source>
        <translation>%1, für die Monster</translation>
    </message>
    <message>
        <source>%1, fleeing from %2</source>
        <translation>%1, auf der Flucht: %2</translation>
    </message>
    <message>
        <source>%1, for the first turn</source>
        <translation>%1, um den ersten Zug</translation>
    </message>
    <message>
        <source>%1, for the order of looting</source>
        <translation>%1, um die Reihenfolge beim Plündern</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <comment>player, card</comment>
        <translation>%1, für: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a roll (what adds to it)</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>kickdoor::Draft</name>
    <message>
        <source>The moment for that has passed.</source>
        <translation>Der Moment dafür ist vorbei.</translation>
    </message>
</context>
<context>
    <name>kickdoor::ExportDialog</name>
    <message>
        <source>Export as text</source>
        <translation>Als Text speichern</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Export my games</source>
        <translation>Meine Spiele exportieren</translation>
    </message>
    <message>
        <source>Save a photo</source>
        <translation>Foto speichern</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>My games of Kickdoor</source>
        <comment>name of a file</comment>
        <translation>Meine Spiele von Kickdoor</translation>
    </message>
</context>
<context>
    <name>kickdoor::FoundTables</name>
    <message>
        <source>No table was found. Are both machines in the same network? Guest networks often keep machines apart. A firewall must let UDP and TCP 4510 through on the host&apos;s machine. The join code works without announcements.</source>
        <translation>Kein Tisch hat sich gemeldet. Sind beide Rechner im selben Netz? Gastnetze halten Rechner oft voneinander fern. Eine Firewall auf dem Rechner des Gastgebers muss UDP und TCP 4510 durchlassen. Der Beitrittscode geht auch ohne Meldungen.</translation>
    </message>
</context>
<context>
    <name>kickdoor::HintModel</name>
    <message>
        <source>A hint is about a decision of yours, and there is none now.</source>
        <translation>Einen Tipp gibt es nur zu einer eigenen Entscheidung, und jetzt steht keine an.</translation>
    </message>
    <message>
        <source>There is nothing else to compare it with.</source>
        <translation>Es gibt nichts anderes, womit man vergleichen könnte.</translation>
    </message>
    <message>
        <source>This table allows no hints. Its owner can allow them before the game.</source>
        <translation>Dieser Tisch erlaubt keine Tipps. Wem er gehört, kann sie vor dem Spiel erlauben.</translation>
    </message>
    <message>
        <source>Hints begin with the first turn.</source>
        <translation>Tipps gibt es ab dem ersten Zug.</translation>
    </message>
    <message>
        <source>A fight counts with all that is still played into it, by you, by helpers and by the others, not as it stands now.</source>
        <translation>Ein Kampf zählt mit allem, was noch hineingespielt wird, von dir, von Helfern und von den anderen, nicht so, wie er jetzt steht.</translation>
    </message>
    <message numerus="yes">
        <source>The percentages are your chance to win the game after each move. Master has played on %Ln time(s), four turns each, with hidden cards drawn anew each time: it knows only what you may know.</source>
        <translation>
            <numerusform>Die Prozente sind deine Chance, das Spiel nach dem jeweiligen Zug zu gewinnen. Meister hat %Ln Mal vier Züge weitergespielt und die verdeckten Karten jedes Mal neu gezogen: Er weiß nur, was du wissen darfst.</numerusform>
            <numerusform>Die Prozente sind deine Chance, das Spiel nach dem jeweiligen Zug zu gewinnen. Meister hat %Ln Mal vier Züge weitergespielt und die verdeckten Karten jedes Mal neu gezogen: Er weiß nur, was du wissen darfst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n moves are worth the same.</source>
        <translation>
            <numerusform>Der erste %n Zug ist gleich gut.</numerusform>
            <numerusform>Die ersten %n Züge sind gleich gut.</numerusform>
        </translation>
    </message>
    <message>
        <source>Master compares no other move here: trades, sales, discards and what you wear are left to you.</source>
        <translation>Meister vergleicht hier keinen anderen Zug: Tausch, Verkauf, Abwerfen und was du trägst, bleiben dir überlassen.</translation>
    </message>
</context>
<context>
    <name>kickdoor::HostRoom</name>
    <message>
        <source>The table cannot be opened: %1</source>
        <translation>Der Tisch lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>This table cannot be set up.</source>
        <translation>Dieser Tisch lässt sich nicht einrichten.</translation>
    </message>
    <message>
        <source>Port %1 is in use by another program on this computer, perhaps by another Kickdoor. Choose another port.</source>
        <translation>Port %1 wird auf diesem Computer von einem anderen Programm benutzt, vielleicht von einem anderen Kickdoor. Wähle einen anderen Port.</translation>
    </message>
    <message>
        <source>This computer does not allow port %1. Choose one above 1023.</source>
        <translation>Dieser Computer erlaubt Port %1 nicht. Wähle einen über 1023.</translation>
    </message>
</context>
<context>
    <name>kickdoor::Language</name>
    <message>
        <source>Same as this computer: %1</source>
        <comment>%1: the name of a language</comment>
        <translation>Wie dieser Rechner: %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::LessonModel</name>
    <message>
        <source>Watch what happens.</source>
        <translation>Sieh zu, was geschieht.</translation>
    </message>
    <message>
        <source>In a game you may do that. Here the lesson waits for this: %1</source>
        <translation>In einer Partie darfst du das. Hier wartet die Lektion darauf: %1</translation>
    </message>
    <message>
        <source>In a game you may do that. Here, read on first: press “Next”.</source>
        <translation>In einer Partie darfst du das. Hier lies erst weiter: Drück „Weiter“.</translation>
    </message>
</context>
<context>
    <name>kickdoor::LevelHistory</name>
    <message>
        <source>%1 helped in the winning fight.</source>
        <translation>Hilfe im entscheidenden Kampf: %1.</translation>
    </message>
    <message>
        <source>%1 stand at Level %2. The last Boss Monster has fallen, and the most gold in play decides: %3 gp.</source>
        <translation>%1 stehen auf Stufe %2. Das letzte Bossmonster ist gefallen, und das meiste Gold im Spiel entscheidet: %3 Gold.</translation>
    </message>
</context>
<context>
    <name>kickdoor::Looting</name>
    <message>
        <source>Looting the body of %1</source>
        <translation>Die Leiche von %1 wird geplündert</translation>
    </message>
    <message>
        <source>Everybody has had a turn.</source>
        <translation>Alle waren an der Reihe.</translation>
    </message>
    <message>
        <source>%1 chooses a card now.</source>
        <translation>%1 wählt jetzt eine Karte.</translation>
    </message>
    <message>
        <source>%1 Then: %2.</source>
        <comment>who chooses now; the names of the next, in their order</comment>
        <translation>%1 Danach: %2.</translation>
    </message>
    <message>
        <source>Who chooses first is being decided.</source>
        <translation>Es wird ermittelt, wer zuerst wählt.</translation>
    </message>
    <message>
        <source>%1 took %2.</source>
        <comment>a player; a card</comment>
        <translation>%1 nimmt: %2.</translation>
    </message>
</context>
<context>
    <name>kickdoor::MarkModel</name>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>Turn %1: %2 fights %3</source>
        <translation>Zug %1: Kampf %2 – %3</translation>
    </message>
    <message>
        <source>The end, won by %1</source>
        <translation>Das Ende, gewonnen von %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::MyGamesModel</name>
    <message>
        <source>%1 was written by a newer Kickdoor. Nothing is counted here.</source>
        <translation>%1 stammt von einem neueren Kickdoor. Hier wird nichts gezählt.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>%1 is damaged: %2</source>
        <translation>%1 ist beschädigt: %2</translation>
    </message>
    <message>
        <source>It was kept as %1, and counting starts again.</source>
        <translation>Die Datei wurde als %1 aufgehoben, und das Zählen beginnt von vorn.</translation>
    </message>
    <message>
        <source>another window uses it</source>
        <translation>ein anderes Fenster benutzt die Datei</translation>
    </message>
</context>
<context>
    <name>kickdoor::NetClient</name>
    <message>
        <source>%1 is not ready yet.</source>
        <translation>%1 ist noch nicht bereit.</translation>
    </message>
    <message>
        <source>%1 has left for good. A bot plays on.</source>
        <translation>%1 ist für immer gegangen. Ein Bot spielt weiter.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Der Gastgeber hat den Tisch geschlossen.</translation>
    </message>
    <message>
        <source>%1 (watching)</source>
        <translation>%1 (sieht zu)</translation>
    </message>
    <message>
        <source>%1 has come to watch.</source>
        <translation>%1 ist zum Zusehen gekommen.</translation>
    </message>
    <message>
        <source>%1 has left the table.</source>
        <translation>%1 hat den Tisch verlassen.</translation>
    </message>
    <message>
        <source>%1 has stopped watching.</source>
        <translation>%1 sieht nicht mehr zu.</translation>
    </message>
    <message>
        <source>%1 has joined the table.</source>
        <translation>%1 ist an den Tisch gekommen.</translation>
    </message>
    <message>
        <source>At least three seats must be taken.</source>
        <translation>Mindestens drei Plätze müssen besetzt sein.</translation>
    </message>
    <message>
        <source>%1 does not have all the cards of this game.</source>
        <translation>%1 hat nicht alle Karten dieses Spiels.</translation>
    </message>
    <message>
        <source>The connection to %1 is lost.</source>
        <translation>Die Verbindung zu %1 ist weg.</translation>
    </message>
    <message>
        <source>You are not ready yet.</source>
        <translation>Du bist noch nicht bereit.</translation>
    </message>
    <message>
        <source>All are ready. The table&apos;s owner starts the game.</source>
        <translation>Alle sind bereit. Wer den Tisch führt, startet das Spiel.</translation>
    </message>
    <message>
        <source>The table&apos;s owner has changed the cards or rules. Look at them, then say again that you are ready.</source>
        <translation>Karten oder Regeln dieses Tisches wurden geändert. Sieh sie dir an und melde dich dann wieder bereit.</translation>
    </message>
    <message>
        <source>The table gathers for another game.</source>
        <translation>Der Tisch sammelt sich für ein weiteres Spiel.</translation>
    </message>
    <message>
        <source>A bot plays for %1 now.</source>
        <translation>Für %1 spielt jetzt ein Bot.</translation>
    </message>
    <message>
        <source>%1 plays again, instead of the bot.</source>
        <translation>%1 spielt wieder selbst.</translation>
    </message>
    <message>
        <source>%1 has left the table for now.</source>
        <translation>%1 hat den Tisch vorerst verlassen.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 ist wieder da.</translation>
    </message>
</context>
<context>
    <name>kickdoor::NetPlay</name>
    <message>
        <source>%1&apos;s table</source>
        <translation>Tisch von %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>kickdoor::NetVerdict</name>
    <message>
        <source>The game is being checked…</source>
        <translation>Das Spiel wird geprüft …</translation>
    </message>
    <message>
        <source>This game was fair: your program has replayed the whole record and found every card and every roll as they were shown. Every computer took part in the shuffling.</source>
        <translation>Dieses Spiel war fair: Dein Programm hat die ganze Aufzeichnung nachgespielt und jede Karte und jeden Wurf so gefunden, wie gezeigt. Am Mischen waren alle Rechner beteiligt.</translation>
    </message>
    <message>
        <source>Your program has replayed the whole record and found every card and every roll as they were shown. It gave no secret of its own, so it cannot say whether all secrets counted.</source>
        <translation>Dein Programm hat die ganze Aufzeichnung nachgespielt und jede Karte und jeden Wurf so gefunden, wie gezeigt. Es gab kein eigenes Geheimnis dazu und kann daher nicht sagen, ob alle Geheimnisse zählten.</translation>
    </message>
    <message>
        <source>The record of this game is not what you were shown: it differs from command %1 on.</source>
        <translation>Die Aufzeichnung dieses Spiels ist nicht, was dir gezeigt wurde: Ab Befehl %1 weicht sie ab.</translation>
    </message>
    <message>
        <source>This game cannot be checked: its record is incomplete.</source>
        <translation>Dieses Spiel lässt sich nicht prüfen: Seine Aufzeichnung ist unvollständig.</translation>
    </message>
</context>
<context>
    <name>kickdoor::NetWindow</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>kickdoor::OffersModel</name>
    <message>
        <source>%1 wants to give you %2.</source>
        <translation>%1 will dir schenken: %2.</translation>
    </message>
    <message>
        <source>%1 asks you for %2.</source>
        <translation>%1 bittet dich um: %2.</translation>
    </message>
    <message>
        <source>%1 offers %2 for %3.</source>
        <translation>%1 bietet %2 für %3.</translation>
    </message>
    <message>
        <source>%1 asks for your help, for %2. It is a fight for the win!</source>
        <translation>%1 bittet dich um Hilfe. Lohn: %2. Es ist ein Kampf um den Sieg!</translation>
    </message>
    <message>
        <source>%1 asks for your help, for %2.</source>
        <translation>%1 bittet dich um Hilfe. Lohn: %2.</translation>
    </message>
    <message>
        <source>Your trade with %1 waits for an answer: %2.</source>
        <translation>Dein Tausch mit %1 wartet auf Antwort: %2.</translation>
    </message>
    <message>
        <source>You asked %1 for help, for %2. No answer yet.</source>
        <translation>Du hast %1 um Hilfe gebeten. Lohn: %2. Noch keine Antwort.</translation>
    </message>
    <message>
        <source>You offered %1 help, for %2. No answer yet.</source>
        <translation>Du hast %1 Hilfe angeboten. Lohn: %2. Noch keine Antwort.</translation>
    </message>
    <message>
        <source>%1 offers to help, for %2.</source>
        <translation>%1 bietet Hilfe an. Lohn: %2.</translation>
    </message>
    <message>
        <source>You would both win the game.</source>
        <translation>Ihr würdet das Spiel beide gewinnen.</translation>
    </message>
    <message>
        <source>Only you would win the game.</source>
        <translation>Nur du würdest das Spiel gewinnen.</translation>
    </message>
    <message>
        <source>Only %1 would win the game.</source>
        <translation>Nur %1 würde das Spiel gewinnen.</translation>
    </message>
    <message>
        <source>Your gift to %1 waits for an answer: %2.</source>
        <translation>Dein Geschenk an %1 wartet auf Antwort: %2.</translation>
    </message>
    <message>
        <source>You asked %1 for a gift, %2. No answer yet.</source>
        <translation>Du hast %1 um ein Geschenk gebeten: %2. Noch keine Antwort.</translation>
    </message>
    <message>
        <source>With this help, before the dice: fighters %1, monsters %2</source>
        <translation>Mit dieser Hilfe, noch ohne Würfel: Kämpfer %1, Monster %2</translation>
    </message>
    <message>
        <source>With this help: fighters %1, monsters %2</source>
        <translation>Mit dieser Hilfe: Kämpfer %1, Monster %2</translation>
    </message>
    <message>
        <source>With this help: fighters %1, monsters %2, and the tie is won</source>
        <translation>Mit dieser Hilfe: Kämpfer %1, Monster %2, und der Gleichstand ist gewonnen</translation>
    </message>
    <message>
        <source>With this help: fighters %1, monsters %2, a tie, which the monsters win</source>
        <translation>Mit dieser Hilfe: Kämpfer %1, Monster %2, ein Gleichstand, den die Monster gewinnen</translation>
    </message>
    <message>
        <source>The game would end: you would get nothing.</source>
        <translation>Das Spiel wäre aus: Du bekämst nichts.</translation>
    </message>
    <message>
        <source>The game would end: %1 would get nothing.</source>
        <translation>Das Spiel wäre aus: %1 bekäme nichts.</translation>
    </message>
</context>
<context>
    <name>kickdoor::OptionModel</name>
    <message>
        <source>None of the chosen packs has Boss Monsters.</source>
        <translation>Keines der gewählten Pakete hat Bossmonster.</translation>
    </message>
</context>
<context>
    <name>kickdoor::PackList</name>
    <message>
        <source>No cards were found beside the program.</source>
        <translation>Neben dem Programm wurden keine Karten gefunden.</translation>
    </message>
    <message>
        <source>These packs cannot be played: %1</source>
        <translation>Diese Pakete sind nicht spielbar: %1</translation>
    </message>
    <message>
        <source>This pack is no longer installed.</source>
        <translation>Dieses Paket ist nicht mehr installiert.</translation>
    </message>
    <message>
        <source>By %1.</source>
        <translation>Von %1.</translation>
    </message>
    <message>
        <source>By %1, version %2.</source>
        <comment>author of a pack</comment>
        <translation>Von %1, Version %2.</translation>
    </message>
    <message>
        <source>Needs the pack %1, which is not installed.</source>
        <translation>Braucht das Paket %1, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>packs; the first may be several</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>An expansion: can be played together with %1.</source>
        <translation>Eine Erweiterung: spielbar zusammen mit %1.</translation>
    </message>
    <message>
        <source>An expansion: too few cards to be played alone.</source>
        <translation>Eine Erweiterung: zu wenige Karten, um allein gespielt zu werden.</translation>
    </message>
    <message>
        <source>%1 can only be played together with %2: switch it on, too.</source>
        <comment>packs</comment>
        <translation>%1 ist nur zusammen mit %2 spielbar: Schalte auch das ein.</translation>
    </message>
    <message>
        <source>These packs have too few cards for a game: switch another one on, too.</source>
        <translation>Diese Pakete haben zu wenige Karten für ein Spiel: Schalte noch eines ein.</translation>
    </message>
</context>
<context>
    <name>kickdoor::PackOffers</name>
    <message numerus="yes">
        <source>%n door card(s)</source>
        <translation>
            <numerusform>%n Türkarte</numerusform>
            <numerusform>%n Türkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s)</source>
        <translation>
            <numerusform>%n Schatz</numerusform>
            <numerusform>%n Schätze</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <translation>„%1“ %2</translation>
    </message>
    <message>
        <source>By %1. Licence: %2</source>
        <translation>Von %1. Lizenz: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>cards; size of the file</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1, %2 (%3)</source>
        <comment>8 door cards, 6 treasures (12 different cards)</comment>
        <translation>%1, %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s)</source>
        <translation>
            <numerusform>%n verschiedene Karte</numerusform>
            <numerusform>%n verschiedene Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::PhotoModel</name>
    <message>
        <source>Kickdoor, %1</source>
        <comment>a date</comment>
        <translation>Kickdoor, %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
</context>
<context>
    <name>kickdoor::PresetModel</name>
    <message>
        <source>Faster play</source>
        <translation>Schnelleres Spiel</translation>
    </message>
    <message>
        <source>The packs as chosen, with Listen at the Door and shared victory (R12.2).</source>
        <translation>Die gewählten Pakete, mit „An der Tür lauschen“ und geteiltem Sieg (R12.2).</translation>
    </message>
    <message>
        <source>This edition alone, without optional rules.</source>
        <translation>Nur diese Edition, ohne Zusatzregeln.</translation>
    </message>
    <message>
        <source>%1 alone, as printed</source>
        <translation>Nur %1, wie gedruckt</translation>
    </message>
</context>
<context>
    <name>kickdoor::PrintCards</name>
    <message>
        <source>The sheets cannot be drawn.</source>
        <translation>Die Bögen können nicht gezeichnet werden.</translation>
    </message>
    <message>
        <source>The pack has no cards.</source>
        <translation>Das Paket hat keine Karten.</translation>
    </message>
    <message>
        <source>Cards of Kickdoor</source>
        <translation>Kickdoor-Karten</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>kickdoor::ReadyModel</name>
    <message>
        <source>%1 wins this fight, unless somebody interferes.</source>
        <translation>%1 gewinnt diesen Kampf, wenn niemand eingreift.</translation>
    </message>
    <message>
        <source>It</source>
        <translation>Es</translation>
    </message>
    <message>
        <source>%1 is about to strike %2.</source>
        <translation>%1 trifft gleich %2.</translation>
    </message>
    <message>
        <source>%1 is about to roll. Does anybody want to play something first?</source>
        <translation>%1 würfelt gleich. Möchte jemand vorher etwas spielen?</translation>
    </message>
    <message>
        <source>The dice are against %1, who may play one more card that turns the fight.</source>
        <translation>Die Würfel sind gegen %1. Erlaubt ist noch eine Karte, die den Kampf wendet.</translation>
    </message>
    <message>
        <source>Play nothing: the roll counts as it is.</source>
        <translation>Spiele nichts: Der Wurf zählt, wie er ist.</translation>
    </message>
    <message>
        <source>Play nothing: the fight is lost.</source>
        <translation>Spiele nichts: Der Kampf ist verloren.</translation>
    </message>
    <message>
        <source>Play nothing: the fight ends with the sums as they are now.</source>
        <translation>Spiele nichts: Der Kampf endet mit den jetzigen Summen.</translation>
    </message>
    <message>
        <source>Play nothing against it: the card takes effect.</source>
        <translation>Spiele nichts dagegen: Die Karte wirkt.</translation>
    </message>
    <message>
        <source>%1 There is nothing for it to take.</source>
        <comment>after a sentence</comment>
        <translation>%1 Es gibt nichts, was das nehmen könnte.</translation>
    </message>
    <message>
        <source>%1 was not asked: it does not concern them (“When to ask …”). With Hold! they may answer all the same.</source>
        <translation>%1 wurde nicht gefragt: Es betrifft %1 nicht („Wann fragen …“). Mit „Halt!“ geht eine Antwort trotzdem.</translation>
    </message>
</context>
<context>
    <name>kickdoor::ReplayModel</name>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>What everybody sees</source>
        <translation>Was alle sehen</translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation>Die Hand von %1</translation>
    </message>
    <message>
        <source>The hand of the player whose turn it is</source>
        <translation>Die Hand der Person, die am Zug ist</translation>
    </message>
</context>
<context>
    <name>kickdoor::SavesModel</name>
    <message>
        <source>This game; every move is saved</source>
        <translation>Dieses Spiel; jeder Spielzug ist gespeichert</translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Turn %1, won by %2</source>
        <comment>the second is one name, or several</comment>
        <translation>Zug %1, Sieg: %2</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Turn %1: %2&apos;s turn</source>
        <translation>Zug %1: %2 ist am Zug</translation>
    </message>
    <message>
        <source>Finished game</source>
        <translation>Beendetes Spiel</translation>
    </message>
    <message>
        <source>Written by a newer Kickdoor</source>
        <translation>Von einem neueren Kickdoor geschrieben</translation>
    </message>
    <message>
        <source>The rules have changed since it was played</source>
        <translation>Die Regeln haben sich seitdem geändert</translation>
    </message>
    <message>
        <source>turn %1, %2: Level %3</source>
        <comment>a turn, a player and that player&apos;s Level</comment>
        <translation>Zug %1, %2: Stufe %3</translation>
    </message>
    <message>
        <source>Unfinished; every move is saved</source>
        <translation>Nicht beendet; jeder Spielzug ist gespeichert</translation>
    </message>
    <message>
        <source>Not a Kickdoor game, or damaged</source>
        <translation>Kein Kickdoor-Spiel oder beschädigt</translation>
    </message>
    <message>
        <source>before the first turn</source>
        <translation>vor dem ersten Zug</translation>
    </message>
    <message>
        <source>turn %1, %2</source>
        <comment>a turn and the names of players</comment>
        <translation>Zug %1, %2</translation>
    </message>
</context>
<context>
    <name>kickdoor::SeenCards</name>
    <message numerus="yes">
        <source>The top %n card(s) of the Door deck</source>
        <translation>
            <numerusform>Die oberste Karte des Türstapels</numerusform>
            <numerusform>Die obersten %n Karten des Türstapels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top %n card(s) of the Treasure deck</source>
        <translation>
            <numerusform>Die oberste Karte des Schatzstapels</numerusform>
            <numerusform>Die obersten %n Karten des Schatzstapels</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation>Die Hand von %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::Session</name>
    <message>
        <source>Something happened meanwhile. Look again and decide.</source>
        <translation>Inzwischen ist etwas passiert. Sieh noch einmal hin und entscheide.</translation>
    </message>
    <message>
        <source>%1 cannot be created: %2</source>
        <translation>%1 lässt sich nicht anlegen: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>%1 was written by a newer Kickdoor.</source>
        <translation>%1 stammt von einem neueren Kickdoor.</translation>
    </message>
    <message>
        <source>The rules have changed since %1 was played: %2</source>
        <translation>Seit %1 gespielt wurde, haben sich die Regeln geändert: %2</translation>
    </message>
    <message>
        <source>The lesson cannot be opened: %1</source>
        <translation>Die Lektion lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>The table cannot be reached now: the connection is lost.</source>
        <translation>Der Tisch ist gerade nicht erreichbar: Die Verbindung ist weg.</translation>
    </message>
    <message>
        <source>%1 is not a Kickdoor game, or it is damaged: %2</source>
        <translation>%1 ist kein Kickdoor-Spiel oder beschädigt: %2</translation>
    </message>
    <message>
        <source>This game cannot be played: %1</source>
        <translation>Dieses Spiel lässt sich nicht spielen: %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::Settings</name>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>eins von: %1</translation>
    </message>
    <message>
        <source>%1, or a language&apos;s code, such as de</source>
        <translation>%1, oder das Kürzel einer Sprache, etwa de</translation>
    </message>
    <message>
        <source>%1 is not a settings file. It is kept as %2, and all settings are back at their defaults.</source>
        <translation>%1 ist keine Einstellungsdatei. Sie bleibt als %2 erhalten, und alle Einstellungen stehen wieder auf Standard.</translation>
    </message>
    <message>
        <source>%1: %2 is “%3”, but should be %4; %5 is used instead.</source>
        <translation>%1: %2 ist „%3“, sollte aber %4 sein; stattdessen gilt %5.</translation>
    </message>
    <message>
        <source>%1 was written by a later version (%2). Settings that this one does not know are left as they are.</source>
        <translation>%1 stammt von einer späteren Version (%2). Einstellungen, die diese hier nicht kennt, bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>kickdoor::SetupModel</name>
    <message>
        <source>Everybody needs a name.</source>
        <translation>Alle brauchen einen Namen.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Zwei Spieler heißen %1.</translation>
    </message>
    <message>
        <source>The seed must be a whole number, or empty.</source>
        <translation>Der Startwert muss eine ganze Zahl oder leer sein.</translation>
    </message>
</context>
<context>
    <name>kickdoor::StandingPasses</name>
    <message>
        <source>%1 passes until their turn</source>
        <translation>%1 passt bis zum eigenen Zug</translation>
    </message>
    <message>
        <source>Passing until your turn</source>
        <translation>Passt, bis du dran bist</translation>
    </message>
    <message>
        <source>%1 is asked only when concerned</source>
        <translation>%1 wird nur gefragt, wenn betroffen</translation>
    </message>
    <message>
        <source>Asked only when concerned</source>
        <translation>Gefragt nur, wenn betroffen</translation>
    </message>
    <message>
        <source>Not asked about %1</source>
        <translation>Nicht gefragt wegen: %1</translation>
    </message>
    <message>
        <source>You are asked because of it only when you are concerned.</source>
        <translation>Ihretwegen wirst du nur gefragt, wenn es dich betrifft.</translation>
    </message>
    <message>
        <source>The own turn, fights, rolls and blows are still asked about, and every fight for the win.</source>
        <translation>Zum eigenen Zug, zu eigenen Kämpfen, Würfen und Schlägen und zu jedem Kampf um den Sieg wird weiterhin gefragt.</translation>
    </message>
    <message>
        <source>Your turn, fights, rolls and blows are still asked about, and every fight for the win.</source>
        <translation>Zu deinem Zug, deinen Kämpfen, Würfen und Schlägen und zu jedem Kampf um den Sieg wirst du weiterhin gefragt.</translation>
    </message>
    <message>
        <source>Passing after a while</source>
        <translation>Passt nach einer Weile</translation>
    </message>
    <message>
        <source>The cards you named are gone. If this ended by itself, the others would know.</source>
        <translation>Die Karten, die du genannt hast, sind fort. Endete dies von selbst, wüssten es die anderen.</translation>
    </message>
</context>
<context>
    <name>kickdoor::TableModel</name>
    <message>
        <source>Level %1 wins</source>
        <translation>Stufe %1 gewinnt</translation>
    </message>
    <message>
        <source>Cards and rules of one edition.</source>
        <translation>Karten und Regeln einer Edition.</translation>
    </message>
    <message>
        <source>The cards of %1; %2 is the base and decides the rules (R12.1).</source>
        <translation>Die Karten von %1; %2 ist die Basis und bestimmt die Regeln (R12.1).</translation>
    </message>
    <message>
        <source>Bosses %1/%2</source>
        <translation>Bosse %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins before %n Boss Monster(s) in all have been defeated (R2.8).</source>
        <translation>
            <numerusform>Niemand gewinnt, bevor insgesamt %n Bossmonster besiegt ist (R2.8).</numerusform>
            <numerusform>Niemand gewinnt, bevor insgesamt %n Bossmonster besiegt sind (R2.8).</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal differs from the printed Level %1 (R2.1).</source>
        <translation>Das Ziel weicht von der gedruckten Stufe %1 ab (R2.1).</translation>
    </message>
</context>
<context>
    <name>kickdoor::TakeBackModel</name>
    <message>
        <source>%1 wants to take back a move. Others have acted since; their moves are undone, too.</source>
        <translation>%1 möchte einen Zug zurücknehmen. Andere haben seitdem gehandelt; auch ihre Züge werden rückgängig gemacht.</translation>
    </message>
    <message>
        <source>%1 wants to take back a move. Chance has decided something since: a die or a random card. The same would come again.</source>
        <translation>%1 möchte einen Zug zurücknehmen. Seitdem hat der Zufall etwas entschieden: ein Würfel oder eine zufällige Karte. Es käme dasselbe wieder.</translation>
    </message>
    <message>
        <source>%1 wants to take back a move. Somebody has seen a new card since.</source>
        <translation>%1 möchte einen Zug zurücknehmen. Seitdem hat jemand eine neue Karte gesehen.</translation>
    </message>
    <message>
        <source>%1 wants to take back a bargain that was agreed on.</source>
        <translation>%1 möchte eine getroffene Abmachung zurücknehmen.</translation>
    </message>
    <message>
        <source>%1 wants to take back a move.</source>
        <translation>%1 möchte einen Zug zurücknehmen.</translation>
    </message>
    <message>
        <source>%1 does not agree: nothing is taken back.</source>
        <translation>%1 stimmt nicht zu: Es wird nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>Nothing is taken back: not everybody has agreed in time.</source>
        <translation>Es wird nichts zurückgenommen: Nicht alle haben rechtzeitig zugestimmt.</translation>
    </message>
    <message>
        <source>%1 %2, do you agree?</source>
        <comment>what is asked; the names of those who are asked</comment>
        <translation>%1 Seid ihr einverstanden? Gefragt: %2.</translation>
    </message>
    <message>
        <source>%1 The move: %2</source>
        <comment>two sentences</comment>
        <translation>%1 Der Zug: %2</translation>
    </message>
</context>
<context>
    <name>kickdoor::TradeDraft</name>
    <message>
        <source>Choose what you give, what you get, or both.</source>
        <translation>Wähle, was du gibst, was du bekommst oder beides.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ArtPicker</name>
    <message>
        <source>Choose the picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Search by name, kind or tag: sword, undead, curse …</source>
        <translation>Nach Name, Art oder Merkmal suchen: sword, undead, curse …</translation>
    </message>
    <message>
        <source>Search the pictograms</source>
        <translation>Piktogramme durchsuchen</translation>
    </message>
    <message>
        <source>Pictograms</source>
        <translation>Piktogramme</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>Das Bild</translation>
    </message>
    <message>
        <source>Main figure</source>
        <translation>Hauptfigur</translation>
    </message>
    <message>
        <source>Second figure</source>
        <translation>Zweite Figur</translation>
    </message>
    <message>
        <source>No second figure</source>
        <translation>Keine zweite Figur</translation>
    </message>
    <message>
        <source>Choose the</source>
        <translation>Zu wählen</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>Die übliche</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Eine andere</translation>
    </message>
    <message numerus="yes">
        <source>%n pictogram(s)</source>
        <translation>
            <numerusform>%n Piktogramm</numerusform>
            <numerusform>%n Piktogramme</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a pictogram.</source>
        <translation>Wähle ein Piktogramm.</translation>
    </message>
    <message>
        <source>There is no such pictogram.</source>
        <translation>Dieses Piktogramm gibt es nicht.</translation>
    </message>
    <message>
        <source>One of the colours is none.</source>
        <translation>Eine der Farben ist keine.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::Behaviour</name>
    <message>
        <source>What the card does</source>
        <translation>Was die Karte bewirkt</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Addition of %1</source>
        <translation>Hinzufügen: %1</translation>
    </message>
    <message>
        <source>Removal</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Anweisung</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>„%1“ ändern</translation>
    </message>
    <message>
        <source>As the card shows it. Other languages have theirs under “Languages”.</source>
        <translation>Wie ihn die Karte zeigt. Andere Sprachen haben ihren unter „Sprachen“.</translation>
    </message>
    <message>
        <source>This pack cannot be changed. Copy it first.</source>
        <translation>Dieses Paket lässt sich nicht ändern. Kopiere es zuerst.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::CardFinder</name>
    <message>
        <source>Take cards of other packs</source>
        <translation>Karten anderer Pakete übernehmen</translation>
    </message>
    <message>
        <source>Search by name, kind, pack or what a card does</source>
        <translation>Nach Name, Art, Paket oder Wirkung suchen</translation>
    </message>
    <message>
        <source>Search all packs</source>
        <translation>Alle Pakete durchsuchen</translation>
    </message>
    <message>
        <source>Cards of all packs</source>
        <translation>Karten aller Pakete</translation>
    </message>
    <message>
        <source>Copy into the pack</source>
        <translation>Ins Paket kopieren</translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <comment>a card, its kind, its pack</comment>
        <translation>%1 – %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::CardForm</name>
    <message numerus="yes">
        <source>%n cards are chosen. What you set here is set for each of them that can have it.</source>
        <translation>
            <numerusform>%n Karte ist gewählt. Was du hier einstellst, gilt für sie, wenn sie es haben kann.</numerusform>
            <numerusform>%n Karten sind gewählt. Was du hier einstellst, gilt für jede, die es haben kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Wählen: %1</translation>
    </message>
    <message>
        <source>None is known; the pack&apos;s form has them.</source>
        <translation>Keine bekannt; sie stehen im Formular des Pakets.</translation>
    </message>
    <message>
        <source>Picture …</source>
        <translation>Bild …</translation>
    </message>
    <message>
        <source>Choose the picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Change the picture</source>
        <translation>Bild ändern</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>„%1“ ändern</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::CardGrid</name>
    <message>
        <source>Search the cards</source>
        <translation>Karten durchsuchen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 von %n Karte</numerusform>
            <numerusform>%1 von %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move of %n card(s)</source>
        <translation>
            <numerusform>Verschieben von %n Karte</numerusform>
            <numerusform>Verschieben von %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deletion of %n card(s)</source>
        <translation>
            <numerusform>Löschen von %n Karte</numerusform>
            <numerusform>Löschen von %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) copied.</source>
        <translation>
            <numerusform>%n Karte kopiert.</numerusform>
            <numerusform>%n Karten kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>A shipped pack cannot be changed. Copy it to begin with its cards.</source>
        <translation>Ein mitgeliefertes Paket lässt sich nicht ändern. Kopiere es, um mit seinen Karten zu beginnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) pasted.</source>
        <translation>
            <numerusform>%n Karte eingefügt.</numerusform>
            <numerusform>%n Karten eingefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no cards on the clipboard.</source>
        <translation>In der Zwischenablage sind keine Karten.</translation>
    </message>
    <message>
        <source>Reading the cards …</source>
        <translation>Die Karten werden gelesen …</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ColourEdit</name>
    <message>
        <source>Choose …</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Farbe wählen</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Wählen: %1</translation>
    </message>
    <message>
        <source>Choose a colour. The picture is drawn in shades of it, as here.</source>
        <translation>Eine Farbe wählen. Das Bild wird in Tönen davon gezeichnet, wie hier.</translation>
    </message>
    <message>
        <source>A colour is written as # and six digits or letters from a to f, such as #8a4a2a.</source>
        <translation>Eine Farbe schreibt man als # und sechs Ziffern oder Buchstaben von a bis f, zum Beispiel #8a4a2a.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::EditionForm</name>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Identities and tags</source>
        <translation>Identitäten und Merkmale</translation>
    </message>
    <message>
        <source>These rules hold when this pack is the base of a game.</source>
        <translation>Diese Regeln gelten, wenn dieses Paket die Grundlage eines Spiels ist.</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>„%1“ ändern</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::FindingsPanel</name>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Mends the chosen mistake</source>
        <translation>Behebt den gewählten Fehler</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weiterer</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Keine Fehler gefunden.</translation>
    </message>
    <message>
        <source>There is no mend at one press for this. Press Enter in the list to go to its field.</source>
        <translation>Dafür gibt es keine Abhilfe auf einen Druck. Mit Enter in der Liste kommst du zu seinem Feld.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::LengthPlot</name>
    <message>
        <source>Length of the games</source>
        <translation>Länge der Spiele</translation>
    </message>
    <message>
        <source>From %1 to %2 turns; half of the games at most %3.</source>
        <translation>Von %1 bis %2 Zügen; die Hälfte der Spiele höchstens %3.</translation>
    </message>
    <message>
        <source>No game has come to its end.</source>
        <translation>Kein Spiel kam zu seinem Ende.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Turns of a game</source>
        <translation>Züge eines Spiels</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>Mittel %1</translation>
    </message>
    <message>
        <source>This is drawn when the games are over.</source>
        <translation>Das wird gezeichnet, wenn die Partien zu Ende sind.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::LiftPlot</name>
    <message>
        <source>Wins by card</source>
        <translation>Siege nach Karte</translation>
    </message>
    <message numerus="yes">
        <source>%1: its users won %2 times as often as by chance, ± %3, in %n game(s).</source>
        <translation>
            <numerusform>%1: Wer sie nutzte, gewann %2-mal so oft wie durch Zufall, ± %3, in %n Spiel.</numerusform>
            <numerusform>%1: Wer sie nutzte, gewann %2-mal so oft wie durch Zufall, ± %3, in %n Spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is %1 standard deviations from the other cards.</source>
        <translation>Das sind %1 Standardabweichungen von den anderen Karten.</translation>
    </message>
    <message>
        <source>No card is far from the others.</source>
        <translation>Keine Karte weicht weit von den anderen ab.</translation>
    </message>
    <message>
        <source>No card of the pack was played.</source>
        <translation>Keine Karte des Pakets wurde gespielt.</translation>
    </message>
    <message>
        <source>Wins, compared with chance</source>
        <translation>Siege, verglichen mit dem Zufall</translation>
    </message>
    <message>
        <source>This is drawn when the games are over.</source>
        <translation>Das wird gezeichnet, wenn die Partien zu Ende sind.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::NewPackDialog</name>
    <message>
        <source>New pack</source>
        <translation>Neues Paket</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>A pack needs a name.</source>
        <translation>Ein Paket braucht einen Namen.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>A pack needs an author: your name, or one that you like to be called by.</source>
        <translation>Ein Paket braucht einen Autor: deinen Namen oder einen, bei dem du gern genannt wirst.</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Anlegen</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::RecordTable</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Hinzufügen zu: %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>Entfernen aus: %1</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>„%1“ ändern</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ScenarioDialog</name>
    <message>
        <source>Keep the moment as a scenario</source>
        <translation>Den Moment als Szenario behalten</translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>Name des Szenarios</translation>
    </message>
    <message>
        <source>What must be true at the end</source>
        <translation>Was am Ende gelten muss</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message numerus="yes">
        <source>You have taken %n step(s) with “%1”, those of the others included.</source>
        <translation>
            <numerusform>Mit „%1“ wurde %n Schritt getan.</numerusform>
            <numerusform>Mit „%1“ wurden %n Schritte getan, die der anderen mitgezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>They become a scenario, a test in the pack “%1”. Whenever it is played, the same steps are taken from the same beginning, and what you mark here must be true after the last one. If a change of the card makes it otherwise, the scenario fails and says so.</source>
        <translation>Daraus wird ein Szenario, eine Probe im Paket „%1“. Wann immer es gespielt wird, werden vom selben Anfang aus dieselben Schritte getan, und was du hier ankreuzt, muss nach dem letzten gelten. Ist es nach einer Änderung der Karte anders, scheitert das Szenario und sagt es.</translation>
    </message>
    <message>
        <source>&amp;Name of the scenario</source>
        <translation>&amp;Name des Szenarios</translation>
    </message>
    <message>
        <source>&amp;What must be true at the end</source>
        <translation>&amp;Was am Ende gelten muss</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ScenarioList</name>
    <message>
        <source>Scenarios of the pack</source>
        <translation>Szenarien des Pakets</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Why it fails</source>
        <translation>Warum es scheitert</translation>
    </message>
    <message>
        <source>Play &amp;all</source>
        <translation>&amp;Alle spielen</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Noch einmal spielen</translation>
    </message>
    <message>
        <source>&amp;Rename …</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>&amp;Delete …</source>
        <translation>&amp;Löschen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>is being played …</source>
        <translation>wird gespielt …</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>noch nicht gespielt</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>scheitert</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>besteht</translation>
    </message>
    <message>
        <source>This pack keeps no scenarios yet. Play a card (Try out &gt; Play this card), then keep the moment: it is played again here whenever you like, to see whether the card still does the same.</source>
        <translation>Dieses Paket hat noch keine Szenarien. Spiele eine Karte (Ausprobieren &gt; Diese Karte spielen) und behalte dann den Moment: Hier wird er wieder gespielt, wann immer du willst, um zu sehen, ob die Karte noch dasselbe tut.</translation>
    </message>
    <message>
        <source>Moments of games that the pack keeps. Played again, they show whether the cards still do the same.</source>
        <translation>Spielmomente, die das Paket behält. Wieder gespielt, zeigen sie, ob die Karten noch dasselbe tun.</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) passed.</source>
        <translation>
            <numerusform>%n Szenario bestanden.</numerusform>
            <numerusform>%n Szenarien bestanden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) failed.</source>
        <translation>
            <numerusform>%n Szenario gescheitert.</numerusform>
            <numerusform>%n Szenarien gescheitert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename the scenario</source>
        <translation>Szenario umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename the scenario “%1”</source>
        <translation>Szenario „%1“ umbenennen</translation>
    </message>
    <message>
        <source>Delete the scenario</source>
        <translation>Szenario löschen</translation>
    </message>
    <message>
        <source>Delete the scenario “%1”? This can be undone as long as the workshop is open.</source>
        <translation>Das Szenario „%1“ löschen? Das lässt sich zurücknehmen, solange die Werkstatt offen ist.</translation>
    </message>
    <message>
        <source>Delete the scenario “%1”</source>
        <translation>Szenario „%1“ löschen</translation>
    </message>
    <message>
        <source>Show the &amp;details</source>
        <translation>&amp;Einzelheiten zeigen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::StringsForm</name>
    <message>
        <source>What you leave empty is shown as it is written on the card itself.</source>
        <translation>Was du leer lässt, wird gezeigt, wie es auf der Karte selbst steht.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a language, a field</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Name der Karte</translation>
    </message>
    <message>
        <source>Flavour text</source>
        <translation>Spruch</translation>
    </message>
    <message>
        <source>Name of the pack</source>
        <translation>Name des Pakets</translation>
    </message>
    <message>
        <source>About the pack</source>
        <translation>Über das Paket</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>„%1“ ändern</translation>
    </message>
    <message>
        <source>Name of the ability</source>
        <translation>Name der Fähigkeit</translation>
    </message>
    <message>
        <source>Name of several</source>
        <translation>Name für mehrere</translation>
    </message>
    <message>
        <source>As it stands in “Usable by Elves only.”</source>
        <translation>Wie in „Nur für Elfen.“</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::TryDialog</name>
    <message numerus="yes">
        <source>%n game(s) between bots are played.</source>
        <translation>
            <numerusform>%n Spiel zwischen Bots wird gespielt.</numerusform>
            <numerusform>%n Spiele zwischen Bots werden gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Try the pack</source>
        <translation>Paket ausprobieren</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Games with it</source>
        <translation>Spiele mit ihr</translation>
    </message>
    <message>
        <source>Wins, compared with chance</source>
        <translation>Siege, verglichen mit dem Zufall</translation>
    </message>
    <message>
        <source>How the users of each card fared</source>
        <translation>Wie es denen erging, die jede Karte benutzten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>This pack cannot be played: %1</source>
        <translation>Dieses Paket lässt sich nicht spielen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played,</source>
        <translation>
            <numerusform>%n Spiel gespielt,</numerusform>
            <numerusform>%n Spiele gespielt,</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 finished, %2 without an end.</source>
        <translation>%1 beendet, %2 ohne Ende.</translation>
    </message>
    <message>
        <source>A game lasts %1 turns on average, from %2 to %3; half of them at most %4.</source>
        <translation>Ein Spiel dauert im Schnitt %1 Züge, von %2 bis %3; die Hälfte höchstens %4.</translation>
    </message>
    <message>
        <source>Never played: %1</source>
        <translation>Nie gespielt: %1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>&amp;Length of the games</source>
        <translation>&amp;Länge der Spiele</translation>
    </message>
    <message>
        <source>&amp;Wins by card</source>
        <translation>&amp;Siege nach Karte</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Zahlen</translation>
    </message>
    <message>
        <source>%1 (stronger)</source>
        <translation>%1 (stärker)</translation>
    </message>
    <message>
        <source>%1 (weaker)</source>
        <translation>%1 (schwächer)</translation>
    </message>
    <message>
        <source>Three standard deviations or more from the other cards: %1</source>
        <translation>Drei Standardabweichungen oder mehr von den anderen Karten: %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::Workbench</name>
    <message numerus="yes">
        <source>Paste of %n card(s)</source>
        <translation>
            <numerusform>Einfügen von %n Karte</numerusform>
            <numerusform>Einfügen von %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>„%1“ ändern</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::WorkshopWindow</name>
    <message>
        <source>New pack</source>
        <translation>Neues Paket</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <source>Copy the pack</source>
        <translation>Paket kopieren</translation>
    </message>
    <message>
        <source>Import a pack</source>
        <translation>Paket importieren</translation>
    </message>
    <message>
        <source>Kickdoor packs (*.kickpack)</source>
        <translation>Kickdoor-Pakete (*.kickpack)</translation>
    </message>
    <message>
        <source>This pack cannot be shared yet</source>
        <translation>Dieses Paket lässt sich noch nicht weitergeben</translation>
    </message>
    <message>
        <source>Export the pack</source>
        <translation>Paket exportieren</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>Duplicate the card</source>
        <translation>Karte duplizieren</translation>
    </message>
    <message>
        <source>This card cannot be played yet</source>
        <translation>Diese Karte lässt sich noch nicht spielen</translation>
    </message>
    <message>
        <source>Mend the mistakes first.</source>
        <translation>Behebe zuerst die Fehler.</translation>
    </message>
    <message>
        <source>Print the cards</source>
        <translation>Karten drucken</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>The cards are being drawn …</source>
        <translation>Die Karten werden gezeichnet …</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>The card as it looks</source>
        <translation>Die Karte, wie sie aussieht</translation>
    </message>
    <message>
        <source>Language of the cards</source>
        <translation>Sprache der Karten</translation>
    </message>
    <message>
        <source>&amp;Card</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;Behaviour</source>
        <translation>&amp;Verhalten</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>&amp;Paket</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Delete the card</source>
        <translation>Karte löschen</translation>
    </message>
    <message>
        <source>Play this card</source>
        <translation>Diese Karte spielen</translation>
    </message>
    <message>
        <source>Try the pack …</source>
        <translation>Paket ausprobieren …</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>My packs</source>
        <translation>Meine Pakete</translation>
    </message>
    <message>
        <source>Shipped packs (read only)</source>
        <translation>Mitgelieferte Pakete (nur lesen)</translation>
    </message>
    <message>
        <source>Card workshop</source>
        <translation>Kartenwerkstatt</translation>
    </message>
    <message>
        <source>Card workshop – %1</source>
        <translation>Kartenwerkstatt – %1</translation>
    </message>
    <message>
        <source>The files were changed outside and have been read again.</source>
        <translation>Die Dateien wurden außerhalb geändert und neu gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) copied into the pack.</source>
        <translation>
            <numerusform>%n Karte ins Paket kopiert.</numerusform>
            <numerusform>%n Karten ins Paket kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the moment as a scenario</source>
        <translation>Den Moment als Szenario behalten</translation>
    </message>
    <message>
        <source>Scenario %1</source>
        <translation>Szenario %1</translation>
    </message>
    <message>
        <source>&amp;Languages</source>
        <translation>&amp;Sprachen</translation>
    </message>
    <message numerus="yes">
        <source>Deletion of %n card(s)</source>
        <translation>
            <numerusform>Löschen von %n Karte</numerusform>
            <numerusform>Löschen von %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Find …</source>
        <translation>Suchen …</translation>
    </message>
    <message>
        <source>Take cards of other packs …</source>
        <translation>Karten anderer Pakete …</translation>
    </message>
    <message>
        <source>Keep the moment …</source>
        <translation>Moment behalten …</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Try out</source>
        <translation>&amp;Ausprobieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>The pack was exported</source>
        <translation>Das Paket wurde exportiert</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>The cards are ready to print</source>
        <translation>Die Karten sind druckfertig</translation>
    </message>
    <message>
        <source>What you play can become a scenario of the pack: Try out &gt; Keep the moment.</source>
        <translation>Was du spielst, kann ein Szenario des Pakets werden: Ausprobieren &gt; Moment behalten.</translation>
    </message>
    <message>
        <source>Mend the mistake</source>
        <translation>Fehler beheben</translation>
    </message>
    <message>
        <source>Opens a table at which the card is in hand, behind the door or in play.</source>
        <translation>Öffnet einen Tisch, an dem die Karte auf der Hand, hinter der Tür oder im Spiel ist.</translation>
    </message>
    <message>
        <source>Keeps the steps that you took with the played card as a scenario of the pack, a test of the card.</source>
        <translation>Behält deine Schritte mit der gespielten Karte als Szenario des Pakets, als Probe der Karte.</translation>
    </message>
    <message>
        <source>Scenarios …</source>
        <translation>Szenarien …</translation>
    </message>
    <message>
        <source>The pack cannot be written: %1</source>
        <translation>Das Paket lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>This card cannot be used at once</source>
        <translation>Diese Karte ist nicht sofort einzusetzen</translation>
    </message>
    <message>
        <source>The card cannot be put to use there: %1</source>
        <translation>Dort lässt sich die Karte nicht einsetzen: %1</translation>
    </message>
    <message>
        <source>Play all the same</source>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>“%1” was played, a card of the pack “%2”. Open that pack to keep the moment, or play a card of this one.</source>
        <translation>Gespielt wurde „%1“, eine Karte des Pakets „%2“. Öffne jenes Paket, um den Moment zu behalten, oder spiele eine Karte von diesem.</translation>
    </message>
    <message>
        <source>Nothing has been played with “%1” yet. Take a few steps at its table first: they are what is kept.</source>
        <translation>Mit „%1“ wurde noch nichts gespielt. Tu erst ein paar Schritte an seinem Tisch: Sie werden behalten.</translation>
    </message>
    <message>
        <source>Examples (read only)</source>
        <translation>Beispiele (nur lesen)</translation>
    </message>
    <message>
        <source>A shipped pack cannot be changed. Copy it to begin with its cards.</source>
        <translation>Ein mitgeliefertes Paket lässt sich nicht ändern. Kopiere es, um mit seinen Karten zu beginnen.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
</context>
</TS>
