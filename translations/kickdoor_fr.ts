<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AbilityDialog</name>
    <message>
        <source>Use it</source>
        <translation>L’utiliser</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s):</source>
        <translation>
            <numerusform>Défausse %n carte&#x202f;:</numerusform>
            <numerusform>Défausse %n cartes&#x202f;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard %1 to %2 cards:</source>
        <translation>Défausse de %1 à %2 cartes&#x202f;:</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>More …</source>
        <comment>actions</comment>
        <translation>Plus…</translation>
    </message>
</context>
<context>
    <name>AnswerDialog</name>
    <message>
        <source>%1, worn</source>
        <comment>the price of an Item</comment>
        <translation>%1, porté</translation>
    </message>
    <message>
        <source>worn</source>
        <translation>porté</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>À toi de choisir</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Your choice, %1</source>
        <translation>À toi de choisir, %1</translation>
    </message>
</context>
<context>
    <name>BareTable</name>
    <message>
        <source>The table is being laid …</source>
        <translation>La table se prépare…</translation>
    </message>
</context>
<context>
    <name>BargainDialog</name>
    <message>
        <source>Ask for help</source>
        <translation>Demander de l’aide</translation>
    </message>
    <message>
        <source>Offer help</source>
        <translation>Proposer son aide</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Treasures for the helper:</source>
        <translation>Trésors pour l’assistant&#x202f;:</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>One more Treasure</source>
        <translation>Un Trésor de plus</translation>
    </message>
    <message>
        <source>There are no Treasures to share.</source>
        <translation>Il n’y a pas de Trésors à partager.</translation>
    </message>
    <message>
        <source>The price is due only if the fight is won.</source>
        <translation>Le prix n’est dû que si le combat est gagné.</translation>
    </message>
    <message>
        <source>The helper chooses them (otherwise the fighter does)</source>
        <translation>L’assistant les choisit (sinon, c’est le combattant)</translation>
    </message>
    <message>
        <source>Ask for the fighter&apos;s Items as well:</source>
        <translation>Demander aussi des Objets du combattant&#x202f;:</translation>
    </message>
    <message>
        <source>Whom do you ask?</source>
        <translation>À qui demandes-tu de l’aide&#x202f;?</translation>
    </message>
    <message>
        <source>You see what the special Treasure brings only when it is drawn. Its Door cards are shared, too. If fewer cards come than were promised, the helper gets them all.</source>
        <translation>On ne voit ce qu’apporte le Trésor spécial qu’en le piochant, et ses cartes Donjon comptent aussi. S’il y a moins de cartes que promis, l’assistant les reçoit toutes.</translation>
    </message>
    <message>
        <source>Cards for the helper:</source>
        <translation>Cartes pour l’assistant&#x202f;:</translation>
    </message>
    <message>
        <source>One fewer Treasure</source>
        <translation>Un Trésor de moins</translation>
    </message>
    <message>
        <source>You may add cards of your own: Items on the table go to the helper; a card in your hand, such as one that gives a level, is played on the helper.</source>
        <translation>Tu peux ajouter de tes cartes&#x202f;: les Objets de la table vont à l’assistant&#x202f;; une carte de ta main, comme une carte de niveau, est jouée sur lui.</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>force %1</translation>
    </message>
    <message>
        <source>Cards for you:</source>
        <translation>Cartes pour toi&#x202f;:</translation>
    </message>
    <message>
        <source>Treasures for you:</source>
        <translation>Trésors pour toi&#x202f;:</translation>
    </message>
    <message>
        <source>You choose them (otherwise the fighter does)</source>
        <translation>Tu les choisis (sinon, c’est le combattant)</translation>
    </message>
    <message>
        <source>Counter-offer</source>
        <translation>Contre-offre</translation>
    </message>
    <message>
        <source>A fight for the win! If it is won, the game is over before anything is paid.</source>
        <translation>Un combat pour la victoire ! S’il est gagné, la partie s’arrête avant que rien ne soit payé.</translation>
    </message>
    <message>
        <source>You may add Items of your own that lie on the table:</source>
        <translation>Tu peux ajouter de tes Objets posés sur la table :</translation>
    </message>
</context>
<context>
    <name>BaseWords</name>
    <message>
        <source>Everybody begins with %1 Door cards and %2 Treasures (R1.3).</source>
        <translation>Chacun commence avec %1 cartes Donjon et %2 Trésors (R1.3).</translation>
    </message>
    <message>
        <source>Cards in play may be thrown away outside combat (R3.4).</source>
        <translation>Les cartes en jeu peuvent être jetées hors combat (R3.4).</translation>
    </message>
    <message>
        <source>Items cannot be thrown away at will (R3.4).</source>
        <translation>On ne jette pas ses Objets à volonté (R3.4).</translation>
    </message>
    <message>
        <source>A card beats any rule (R3.5).</source>
        <translation>Une carte l’emporte sur toute règle (R3.5).</translation>
    </message>
    <message>
        <source>A card beats the rules of levels and winning only where it says so (R3.5).</source>
        <translation>Une carte l’emporte sur les règles de niveaux et de victoire seulement si elle le dit (R3.5).</translation>
    </message>
    <message>
        <source>The hand limit is the same for everybody (R5.7).</source>
        <translation>La limite de main est la même pour tous (R5.7).</translation>
    </message>
    <message>
        <source>Cards in hand may be promised for help (R8.7).</source>
        <translation>Des cartes en main peuvent être promises contre de l’aide (R8.7).</translation>
    </message>
    <message>
        <source>Only Items and Treasures pay for help (R8.7).</source>
        <translation>Seuls des Objets et des Trésors paient l’aide (R8.7).</translation>
    </message>
    <message>
        <source>Against the clock, others have %1 seconds to interfere (R8.10).</source>
        <translation>Contre la montre, les autres ont %1 secondes pour s’en mêler (R8.10).</translation>
    </message>
    <message>
        <source>The dead are back at once (R11.4).</source>
        <translation>Les morts reviennent aussitôt (R11.4).</translation>
    </message>
    <message>
        <source>The dead are back when the next player&apos;s turn begins (R11.4).</source>
        <translation>Les morts reviennent au début du tour du joueur suivant (R11.4).</translation>
    </message>
    <message>
        <source>Any one-shot Treasure may be laid on the table (R7.7).</source>
        <translation>Tout Trésor à usage unique peut être posé sur la table (R7.7).</translation>
    </message>
    <message>
        <source>One-shots without a gold value are played from the hand (R7.7).</source>
        <translation>Les cartes à usage unique sans valeur en or se jouent de la main (R7.7).</translation>
    </message>
    <message>
        <source>A die with %1 sides decides who goes first (R1.7).</source>
        <translation>Un dé à %1 faces décide qui commence (R1.7).</translation>
    </message>
    <message>
        <source>Identity cards may change your hand limit (R5.7).</source>
        <translation>Les cartes d’identité peuvent changer ta limite de main (R5.7).</translation>
    </message>
    <message>
        <source>Level cards may be played on anybody, at any time (R7.8).</source>
        <translation>Les cartes de niveau se jouent sur n’importe qui, à tout moment (R7.8).</translation>
    </message>
    <message>
        <source>Level cards may be played only on yourself, in your own turn (R7.8).</source>
        <translation>Les cartes de niveau ne se jouent que sur soi, pendant son propre tour (R7.8).</translation>
    </message>
    <message>
        <source>Any Item may be played before the first turn (R1.8).</source>
        <translation>Tout Objet peut être joué avant le premier tour (R1.8).</translation>
    </message>
    <message>
        <source>Only Items that you can use may be played before the first turn (R1.8).</source>
        <translation>Avant le premier tour, on ne joue que des Objets qu’on peut utiliser (R1.8).</translation>
    </message>
</context>
<context>
    <name>BossEntrance</name>
    <message>
        <source>Boss fight!</source>
        <translation>Combat de Boss&#x202f;!</translation>
    </message>
</context>
<context>
    <name>BotMind</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Weighing the moves …</source>
        <translation>Les coups sont pesés…</translation>
    </message>
</context>
<context>
    <name>BotPace</name>
    <message>
        <source>Pace of the bots:</source>
        <translation>Rythme des bots&#x202f;:</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Rythme des bots</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>How long a bot waits before each move, for everybody at the table.</source>
        <translation>Combien de temps un bot attend avant chaque coup, pour toute la table.</translation>
    </message>
</context>
<context>
    <name>Breakdown</name>
    <message>
        <source>What the sums are made of</source>
        <translation>De quoi sont faites les sommes</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>A face-down Treasure card</source>
        <translation>Une carte Trésor face cachée</translation>
    </message>
    <message>
        <source>A face-down Door card</source>
        <translation>Une carte Donjon face cachée</translation>
    </message>
    <message>
        <source>carried, not equipped</source>
        <translation>transporté, pas équipé</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>What to do with %1</source>
        <translation>Que faire de %1</translation>
    </message>
    <message>
        <source>%1 (not possible)</source>
        <translation>%1 (impossible)</translation>
    </message>
</context>
<context>
    <name>CardPile</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>on top: %1</source>
        <translation>sur le dessus&#x202f;: %1</translation>
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
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceChart</name>
    <message>
        <source>Chances to win over the turns</source>
        <translation>Chances de gagner au fil des tours</translation>
    </message>
    <message>
        <source>%1: %2% at first, %3% at last</source>
        <translation>%1 : %2&#x202f;% au début, %3&#x202f;% à la fin</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chances de gagner</translation>
    </message>
</context>
<context>
    <name>ChancePanel</name>
    <message>
        <source>Looking back: bots play on from each turn …</source>
        <translation>Retour sur la partie : des bots rejouent la suite de chaque tour…</translation>
    </message>
    <message>
        <source>No single turn decided this game.</source>
        <translation>Aucun tour n’a décidé à lui seul de cette partie.</translation>
    </message>
    <message>
        <source>The turns that decided this game:</source>
        <translation>Les tours qui ont décidé de cette partie :</translation>
    </message>
</context>
<context>
    <name>CharityDialog</name>
    <message>
        <source>Click a card to give to one of the players with the lowest Level. Click again to change who gets it.</source>
        <translation>Clique sur la carte à donner à l’un des joueurs de plus bas Niveau. Clique encore pour changer qui la reçoit.</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Charité</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>away</source>
        <translation>défaussée</translation>
    </message>
    <message numerus="yes">
        <source>You have the lowest Level yourself: choose %n card(s) to discard.</source>
        <translation>
            <numerusform>Tu as toi-même le plus bas Niveau&#x202f;: choisis %n carte à défausser.</numerusform>
            <numerusform>Tu as toi-même le plus bas Niveau&#x202f;: choisis %n cartes à défausser.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click %n card(s) to give away, shared evenly among the players with the lowest Level. Click again to change who gets it.</source>
        <translation>
            <numerusform>Clique sur %n carte à donner à l’un des joueurs de plus bas Niveau. Clique encore pour changer qui la reçoit.</numerusform>
            <numerusform>Clique sur %n cartes à donner, partagées également entre les joueurs de plus bas Niveau. Clique encore sur une carte pour changer qui la reçoit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the lowest Level: choose %n card(s) to give away.</source>
        <translation>
            <numerusform>%1 a le plus bas Niveau&#x202f;: choisis %n carte à donner.</numerusform>
            <numerusform>%1 a le plus bas Niveau&#x202f;: choisis %n cartes à donner.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>Close the chat</source>
        <translation>Fermer la discussion</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Ce qui s’est dit</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Dis quelque chose</translation>
    </message>
    <message>
        <source>Chat is off at this table</source>
        <translation>Pas de discussion à cette table</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Dire</translation>
    </message>
</context>
<context>
    <name>ColourPicker</name>
    <message>
        <source>Colour %1</source>
        <translation>Couleur %1</translation>
    </message>
</context>
<context>
    <name>CombatPanel</name>
    <message>
        <source>Combat, a tie: the monsters win</source>
        <translation>Combat, égalité&#x202f;: les monstres gagnent</translation>
    </message>
    <message>
        <source>Combat, the fighters are winning</source>
        <translation>Combat, les combattants sont en train de gagner</translation>
    </message>
    <message>
        <source>Combat, the monsters are winning</source>
        <translation>Combat, les monstres sont en train de gagner</translation>
    </message>
    <message>
        <source>Into the fight</source>
        <translation>Dans la mêlée</translation>
    </message>
    <message>
        <source>wins ties</source>
        <translation>remporte les égalités</translation>
    </message>
    <message>
        <source>A tie: the monsters win</source>
        <translation>Égalité&#x202f;: les monstres gagnent</translation>
    </message>
    <message>
        <source>Combat, the fighters run away</source>
        <translation>Combat, les combattants s’enfuient</translation>
    </message>
    <message>
        <source>Combat, a tie before the dice</source>
        <translation>Combat, égalité avant les dés</translation>
    </message>
    <message>
        <source>A tie before the dice</source>
        <translation>Égalité avant les dés</translation>
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
            <numerusform>… et %n autre dans le récit</numerusform>
            <numerusform>… et %n autres dans le récit</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass the screen to %1</source>
        <translation>Passe l’écran à %1</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Je suis %1</translation>
    </message>
    <message>
        <source>Since you last looked</source>
        <translation>Depuis ton dernier coup d’œil</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Let the game go on</source>
        <translation>Laisser la partie continuer</translation>
    </message>
</context>
<context>
    <name>D20</name>
    <message>
        <source>A die rolls</source>
        <translation>Un dé roule</translation>
    </message>
    <message>
        <source>Twenty-sided die: %1</source>
        <translation>Dé à vingt faces&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>D6</name>
    <message>
        <source>A die rolls</source>
        <translation>Un dé roule</translation>
    </message>
    <message>
        <source>Six-sided die: %1</source>
        <translation>Dé à six faces&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
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
        <translation>Valider</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Regarder la table</translation>
    </message>
</context>
<context>
    <name>FaceMaker</name>
    <message>
        <source>Headgear</source>
        <translation>Couvre-chef</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Footgear</source>
        <translation>Chaussures</translation>
    </message>
    <message>
        <source>1 Hand</source>
        <translation>1 main</translation>
    </message>
    <message>
        <source>2 Hands</source>
        <translation>2 mains</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Objet</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n niveau</numerusform>
            <numerusform>%n niveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Curse!</source>
        <translation>Malédiction&#x202f;!</translation>
    </message>
    <message>
        <source>Enhancer</source>
        <translation>Modificateur</translation>
    </message>
    <message>
        <source>Joins a fight</source>
        <translation>Rejoint un combat</translation>
    </message>
    <message>
        <source>%1, Big</source>
        <translation>%1, Gros</translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation>Usage unique</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Cheat</source>
        <translation>Triche</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personnage</translation>
    </message>
    <message>
        <source>Hireling</source>
        <translation>Larbin</translation>
    </message>
    <message>
        <source>Guest Star</source>
        <translation>Vedette invitée</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Allié</translation>
    </message>
    <message>
        <source>Treasure: Special</source>
        <translation>Trésor&#x202f;: spécial</translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Trésor</numerusform>
            <numerusform>%n Trésors</numerusform>
        </translation>
    </message>
    <message>
        <source>No Value</source>
        <translation>Sans valeur</translation>
    </message>
    <message>
        <source>%1 gp</source>
        <translation>%1 po</translation>
    </message>
    <message>
        <source>Door card</source>
        <translation>Carte Donjon</translation>
    </message>
    <message>
        <source>Treasure card</source>
        <translation>Carte Trésor</translation>
    </message>
    <message numerus="yes">
        <source>+%n Treasure(s)</source>
        <translation>
            <numerusform>+%n Trésor</numerusform>
            <numerusform>+%n Trésors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n Treasure(s)</source>
        <translation>
            <numerusform>−%n Trésor</numerusform>
            <numerusform>−%n Trésors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FightNotes</name>
    <message>
        <source>Boss fight!</source>
        <translation>Combat de Boss&#x202f;!</translation>
    </message>
    <message>
        <source>For the win!</source>
        <translation>Pour la victoire&#x202f;!</translation>
    </message>
    <message>
        <source>A Boss Monster is in this fight.</source>
        <translation>Un Boss participe à ce combat.</translation>
    </message>
    <message>
        <source>If the fighters win, the game is over.</source>
        <translation>Si les combattants gagnent, la partie est finie.</translation>
    </message>
</context>
<context>
    <name>FigureLine</name>
    <message>
        <source>%1: %2</source>
        <comment>what; its figure</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>heading; what; its figure</comment>
        <translation>%1. %2&#x202f;: %3</translation>
    </message>
</context>
<context>
    <name>FoundTable</name>
    <message>
        <source>%1, at %2</source>
        <translation>%1, chez %2</translation>
    </message>
    <message>
        <source>%1 of %2 seats taken</source>
        <translation>%1 places prises sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n watching</source>
        <translation>
            <numerusform>%n spectateur</numerusform>
            <numerusform>%n spectateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>S’asseoir</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>You do not have %1 yet: the host offers it when you sit down.</source>
        <translation>Tu n’as pas encore %1&#x202f;: l’hôte te le propose quand tu t’assieds.</translation>
    </message>
    <message>
        <source>Sit down and get the cards</source>
        <translation>S’asseoir et obtenir les cartes</translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Chercher dans les cartes</translation>
    </message>
    <message>
        <source>All packs</source>
        <translation>Tous les packs</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Pack</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les genres</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n of these in the deck</source>
        <translation>
            <numerusform>%1&#x202f;: %n exemplaire dans la pioche</numerusform>
            <numerusform>%1&#x202f;: %n exemplaires dans la pioche</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading the cards …</source>
        <translation>Chargement des cartes…</translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message>
        <source>Kickdoor: the story of a game</source>
        <translation>Kickdoor&#x202f;: l’histoire d’une partie</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Date&#x202f;: %1</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <comment>editions</comment>
        <translation>Cartes&#x202f;: %1</translation>
    </message>
    <message>
        <source>Options: %1</source>
        <translation>Options&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 (bot)</source>
        <comment>player</comment>
        <translation>%1 (bot)</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Joueurs&#x202f;: %1</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Graine&#x202f;: %1</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Où en est la partie</translation>
    </message>
    <message>
        <source>%1: Level %2, strength %3</source>
        <translation>%1&#x202f;: Niveau %2, force %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>player with Level; identity</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>In play: %1</source>
        <comment>cards</comment>
        <translation>En jeu&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option: its number</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: off</source>
        <comment>option</comment>
        <translation>%1&#x202f;: non</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: the rest cannot be told.</source>
        <translation>Les règles ont changé depuis que cette partie a été jouée&#x202f;: la suite ne peut pas être racontée.</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Lesson, step %1 of %2</source>
        <translation>Leçon, étape %1 sur %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Fais-le pour moi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>HandCount</name>
    <message numerus="yes">
        <source>%1: %n card(s) in hand</source>
        <translation>
            <numerusform>%1&#x202f;: %n carte en main</numerusform>
            <numerusform>%1&#x202f;: %n cartes en main</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Ta main, %n carte</numerusform>
            <numerusform>Ta main, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Into your hand</source>
        <translation>Dans ta main</translation>
    </message>
</context>
<context>
    <name>HandShow</name>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation>La main de %1</translation>
    </message>
    <message>
        <source>Only for %1.</source>
        <translation>Pour %1 seulement.</translation>
    </message>
    <message>
        <source>For everybody to see.</source>
        <translation>À la vue de tous.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Show your whole hand</source>
        <translation>Montrer toute ta main</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s): to everybody at the table, or to one player only?</source>
        <translation>
            <numerusform>%n carte, à toute la table ou à un seul joueur&#x202f;?</numerusform>
            <numerusform>Les %n cartes, à toute la table ou à un seul joueur&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is showing you a hand of cards.</source>
        <translation>%1 te montre sa main.</translation>
    </message>
</context>
<context>
    <name>Heroes</name>
    <message>
        <source>dead</source>
        <translation>mort</translation>
    </message>
</context>
<context>
    <name>HintDialog</name>
    <message>
        <source>Master is thinking …</source>
        <translation>Maître réfléchit…</translation>
    </message>
    <message>
        <source>Master would: %1</source>
        <translation>Maître ferait : %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Press a move to make it.</source>
        <translation>Choisis un coup pour le jouer.</translation>
    </message>
    <message>
        <source>It hardly matters what you do now</source>
        <translation>Peu importe ce que tu fais maintenant</translation>
    </message>
</context>
<context>
    <name>HintRow</name>
    <message>
        <source>Do it</source>
        <translation>Le faire</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Do nothing for now</source>
        <translation>Ne rien faire pour l’instant</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what to do: with what or whom</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card: what to do with it</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Ask %1 for help, for: %2</source>
        <translation>Demander de l’aide à %1, contre : %2</translation>
    </message>
    <message>
        <source>Offer help, for: %1</source>
        <translation>Proposer son aide, contre : %1</translation>
    </message>
    <message>
        <source>Offer %1 a trade: %2 for %3</source>
        <translation>Proposer un échange à %1 : %2 contre %3</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>death in %1%</source>
        <translation>mort dans %1&#x202f;%</translation>
    </message>
    <message>
        <source>Levels %1</source>
        <comment>gained, such as +0.8</comment>
        <translation>Niveaux %1</translation>
    </message>
    <message>
        <source>this fight won in %1%</source>
        <translation>ce combat gagné dans %1&#x202f;%</translation>
    </message>
    <message>
        <source>your next fight won in %1%</source>
        <translation>ton prochain combat gagné dans %1&#x202f;%</translation>
    </message>
    <message>
        <source>next fight of %2 won in %1%</source>
        <translation>prochain combat de %2 gagné dans %1&#x202f;%</translation>
    </message>
    <message>
        <source>&gt; 99%</source>
        <comment>a chance: almost certain</comment>
        <translation>&gt; 99&#x202f;%</translation>
    </message>
    <message>
        <source>&lt; 1%</source>
        <comment>a chance: hardly any</comment>
        <translation>&lt; 1&#x202f;%</translation>
    </message>
    <message>
        <source>this fight almost certainly won</source>
        <translation>ce combat presque sûrement gagné</translation>
    </message>
    <message>
        <source>your next fight almost certainly won</source>
        <translation>ton prochain combat presque sûrement gagné</translation>
    </message>
    <message>
        <source>next fight of %1 almost certainly won</source>
        <translation>prochain combat de %1 presque sûrement gagné</translation>
    </message>
    <message>
        <source>this fight hardly ever won</source>
        <translation>ce combat presque jamais gagné</translation>
    </message>
    <message>
        <source>your next fight hardly ever won</source>
        <translation>ton prochain combat presque jamais gagné</translation>
    </message>
    <message>
        <source>next fight of %1 hardly ever won</source>
        <translation>prochain combat de %1 presque jamais gagné</translation>
    </message>
    <message>
        <source>death almost certain</source>
        <translation>mort presque certaine</translation>
    </message>
</context>
<context>
    <name>HoldDialog</name>
    <message>
        <source>Hold!</source>
        <translation>Une seconde&#x202f;!</translation>
    </message>
    <message>
        <source>Nobody, continue</source>
        <translation>Personne, on continue</translation>
    </message>
    <message>
        <source>The table waits. Who wants to act?</source>
        <translation>La table attend. Qui veut agir&#x202f;?</translation>
    </message>
</context>
<context>
    <name>HonourLine</name>
    <message>
        <source>%1, earned on %2. %3</source>
        <comment>honour; date; what for</comment>
        <translation>%1, mérité le %2. %3</translation>
    </message>
    <message>
        <source>%1, not earned yet. %2</source>
        <comment>honour; what for</comment>
        <translation>%1, pas encore mérité. %2</translation>
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
        <translation>Tape d’abord ton nom.</translation>
    </message>
    <message>
        <source>The port is a number from 1 to 65535.</source>
        <translation>Le port est un nombre de 1 à 65535.</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Ouvrir une table</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Ton nom&#x202f;:</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ton nom</translation>
    </message>
    <message>
        <source>Name of the table:</source>
        <translation>Nom de la table&#x202f;:</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Nom de la table</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <translation>Chez %1</translation>
    </message>
    <message>
        <source>PIN:</source>
        <translation>PIN&#x202f;:</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Port:</source>
        <translation>Port&#x202f;:</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Seats at the table</source>
        <translation>Places à la table</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Ouvrir la table</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>This computer deals for everybody, so its program could reveal all hands: play only with a host you trust.</source>
        <translation>Cet ordinateur distribue pour tout le monde, son programme pourrait donc révéler toutes les mains&#x202f;: ne joue qu’avec un hôte en qui tu as confiance.</translation>
    </message>
    <message>
        <source>This screen is only the table: everybody plays on a device of their own</source>
        <translation>Cet écran n’est que la table : chacun joue sur son propre appareil</translation>
    </message>
    <message>
        <source>The table is being opened…</source>
        <translation>La table s’ouvre…</translation>
    </message>
    <message>
        <source>The last table is being closed…</source>
        <translation>La table précédente se ferme…</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Ouverture…</translation>
    </message>
</context>
<context>
    <name>JoinCode</name>
    <message>
        <source>Others see this table in their list, or type this code:</source>
        <translation>Les autres trouvent cette table d’eux-mêmes, ou tapent ce code&#x202f;:</translation>
    </message>
    <message>
        <source>Join code: %1</source>
        <translation>Code d’invitation&#x202f;: %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the join code</source>
        <translation>Copier le code d’invitation</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN: %1</source>
        <translation>PIN&#x202f;: %1</translation>
    </message>
    <message>
        <source>In other networks of this machine:</source>
        <translation>Dans d’autres réseaux de cette machine&#x202f;:</translation>
    </message>
</context>
<context>
    <name>KeptGame</name>
    <message>
        <source>%1: Level %2</source>
        <translation>%1&#x202f;: Niveau %2</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charger</translation>
    </message>
    <message>
        <source>Load %1</source>
        <translation>Charger %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>As text …</source>
        <translation>En texte…</translation>
    </message>
    <message>
        <source>Export %1 as text</source>
        <translation>Exporter %1 en texte</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>Revoir %1</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Lecture en cours…</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>The result of %1</source>
        <translation>Le résultat de «&#x202f;%1&#x202f;»</translation>
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
        <translation>Maj+Tab</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>kick open the door, listen at it or loot the room</source>
        <translation>défoncer la porte, y écouter ou piller la salle</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>lecture, pause</translation>
    </message>
    <message>
        <source>one move back, one move on</source>
        <translation>un coup en arrière, un coup en avant</translation>
    </message>
    <message>
        <source>Ctrl+←</source>
        <translation>Ctrl+←</translation>
    </message>
    <message>
        <source>Ctrl+→</source>
        <translation>Ctrl+→</translation>
    </message>
    <message>
        <source>Shift+F</source>
        <translation>Maj+F</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>plus vite, moins vite</translation>
    </message>
    <message>
        <source>the menu</source>
        <translation>le menu</translation>
    </message>
    <message>
        <source>go to the nearest card, place, player or button; walk through menus, the story and the rules</source>
        <translation>aller à la carte, à l’emplacement, au joueur ou au bouton le plus proche&#x202f;; parcourir les menus, l’histoire et les règles</translation>
    </message>
    <message>
        <source>next button, card or place; the one before</source>
        <translation>bouton, carte ou emplacement suivant&#x202f;; précédent</translation>
    </message>
    <message>
        <source>press the button, or open the menu of the card</source>
        <translation>appuyer sur le bouton, ou ouvrir le menu de la carte</translation>
    </message>
    <message>
        <source>put the card down or close the question; otherwise open the menu and pause</source>
        <translation>reposer la carte ou fermer la question&#x202f;; sinon, ouvrir le menu et mettre en pause</translation>
    </message>
    <message>
        <source>full screen, and back</source>
        <translation>plein écran, et retour</translation>
    </message>
    <message>
        <source>show these keys</source>
        <translation>afficher ces touches</translation>
    </message>
    <message>
        <source>previous turn, next turn</source>
        <translation>tour précédent, tour suivant</translation>
    </message>
    <message>
        <source>next fight, previous fight</source>
        <translation>combat suivant, combat précédent</translation>
    </message>
    <message>
        <source>beginning, end</source>
        <translation>début, fin</translation>
    </message>
    <message>
        <source>go to a card, place or button</source>
        <translation>aller à une carte, à un emplacement ou à un bouton</translation>
    </message>
    <message>
        <source>fight</source>
        <translation>combattre</translation>
    </message>
    <message>
        <source>run away; roll to get away from the next Monster</source>
        <translation>déguerpir&#x202f;; lancer le dé pour échapper au monstre suivant</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>finir le tour</translation>
    </message>
    <message>
        <source>first and last card of the hand, first and last line of the story</source>
        <translation>première et dernière carte de la main, première et dernière ligne de l’histoire</translation>
    </message>
    <message>
        <source>ask for help; offer it in somebody else&apos;s fight</source>
        <translation>demander de l’aide&#x202f;; en proposer dans le combat d’un autre</translation>
    </message>
    <message>
        <source>sell Items</source>
        <translation>vendre des Objets</translation>
    </message>
    <message>
        <source>offer a trade</source>
        <translation>proposer un échange</translation>
    </message>
    <message>
        <source>show the focused card large</source>
        <translation>voir en grand la carte sélectionnée</translation>
    </message>
    <message>
        <source>look for trouble: fight a Monster from your hand</source>
        <translation>chercher la bagarre&#x202f;: combattre un monstre de ta main</translation>
    </message>
    <message>
        <source>use a power</source>
        <translation>utiliser une capacité</translation>
    </message>
    <message>
        <source>Charity: give cards away</source>
        <translation>Charité&#x202f;: donner des cartes</translation>
    </message>
    <message>
        <source>skip what is being shown; it never presses a button that moves the game on</source>
        <translation>sauter ce qui est en train de s’afficher&#x202f;; n’appuie jamais sur un bouton qui fait avancer la partie</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>take back the last move, or ask the others for it</source>
        <translation>reprendre le dernier coup, ou le demander aux autres</translation>
    </message>
    <message>
        <source>when to ask: what the game passes for you</source>
        <translation>quand demander : où le jeu passe pour toi</translation>
    </message>
    <message>
        <source>wait: do not pass for me now</source>
        <translation>attendre : ne pas passer pour moi maintenant</translation>
    </message>
    <message>
        <source>a hint: what Master would do now</source>
        <translation>un conseil : ce que Maître ferait maintenant</translation>
    </message>
    <message>
        <source>jump to your next decision</source>
        <translation>aller à sa prochaine décision</translation>
    </message>
    <message>
        <source>show or hide the chances to win</source>
        <translation>montrer ou cacher les chances de gagner</translation>
    </message>
    <message>
        <source>what the next bot to decide knew</source>
        <translation>ce que savait le prochain bot qui décide</translation>
    </message>
    <message>
        <source>accept or decline the offer with the letters; D also withdraws your own</source>
        <translation>accepter ou refuser l’offre qui porte les lettres&#x202f;; D retire aussi la tienne</translation>
    </message>
    <message>
        <source>answer with a counter-offer; go to the next offer</source>
        <translation>répondre par une contre-offre&#x202f;; passer à l’offre suivante</translation>
    </message>
    <message>
        <source>pass: let it stand, let it strike (Enter never does)</source>
        <translation>passer&#x202f;: laisser faire, laisser frapper (Entrée ne le fait jamais)</translation>
    </message>
    <message>
        <source>bots play faster, slower (not at a table in the network)</source>
        <translation>les bots jouent plus vite, plus lentement (pas à une table en réseau)</translation>
    </message>
    <message>
        <source>let the game go on after Hold!</source>
        <translation>laisser la partie continuer après « Une seconde ! »</translation>
    </message>
    <message>
        <source>Hold!: stop the table; around one screen, whoever wants to play a card then takes it</source>
        <translation>Une seconde&#x202f;!&#xa0;: arrêter la table&#x202f;; autour d’un même écran, qui veut jouer une carte le prend alors</translation>
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
        <translation>Touches</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Whatever you can do by dragging a card, you can also do from its menu.</source>
        <translation>Tout ce que tu peux faire en glissant une carte, tu peux aussi le faire depuis son menu.</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Monster</source>
        <translation>Monstre</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>Malédiction</translation>
    </message>
    <message>
        <source>Monster enhancer</source>
        <translation>Modificateur de monstre</translation>
    </message>
    <message>
        <source>Joins a fight</source>
        <translation>Rejoint un combat</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identité</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation>Usage unique</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Allié</translation>
    </message>
    <message>
        <source>Cheat</source>
        <translation>Triche</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personnage</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Donjon</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Trésor</translation>
    </message>
</context>
<context>
    <name>LastChanceDialog</name>
    <message>
        <source>This fight could end the game</source>
        <translation>Ce combat pourrait mettre fin à la partie</translation>
    </message>
    <message>
        <source>Who wants to look at their hand first?</source>
        <translation>Qui veut d’abord regarder sa main&#x202f;?</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
</context>
<context>
    <name>LeaveDialog</name>
    <message>
        <source>%1 is still at the table</source>
        <translation>%1 est encore à la table</translation>
    </message>
    <message>
        <source>%1 are still at the table</source>
        <translation>%1 sont encore à la table</translation>
    </message>
    <message>
        <source>The table closes for everybody. You can open it again as it is now.</source>
        <translation>La table se ferme pour tout le monde. Tu pourras la rouvrir telle qu’elle est maintenant.</translation>
    </message>
    <message>
        <source>Your seat waits for you: you can come back.</source>
        <translation>Ta place t’attend&#x202f;: tu peux revenir.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Fermer la table</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Partir</translation>
    </message>
    <message>
        <source>The table ends for everybody.</source>
        <translation>La table se termine pour tout le monde.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Welcome to the dungeon</source>
        <translation>Bienvenue dans le donjon</translation>
    </message>
    <message>
        <source>Ten Levels</source>
        <translation>Dix niveaux</translation>
    </message>
    <message>
        <source>Put something on</source>
        <translation>Équipe-toi</translation>
    </message>
    <message>
        <source>Drag “%1” to the place for Footgear. Or click it and choose Play.</source>
        <translation>Fais glisser «&#x202f;%1&#x202f;» vers la place des Chaussures. Ou clique dessus et choisis Jouer.</translation>
    </message>
    <message>
        <source>Carried is not worn</source>
        <translation>Transporter n’est pas porter</translation>
    </message>
    <message>
        <source>You are 2 stronger. Not every Item works for everybody: this staff is for Wizards only. You may carry it all the same. It lies sideways and adds nothing, but it is safe from those who steal from hands, and it can be sold.</source>
        <translation>Te voilà plus fort de 2. Tous les Objets ne servent pas à tous&#x202f;: ce bâton est réservé aux Magiciens. Tu peux quand même le transporter. Il est couché et n’ajoute rien, mais il est à l’abri de ce qui vole dans les mains, et il peut être vendu.</translation>
    </message>
    <message>
        <source>Play “%1”: it goes to what you carry.</source>
        <translation>Joue «&#x202f;%1&#x202f;»&#x202f;: la carte rejoint ce que tu transportes.</translation>
    </message>
    <message>
        <source>Kick open the door</source>
        <translation>Défonce la porte</translation>
    </message>
    <message>
        <source>You are dressed. Every turn begins with a door: its top card is turned up. A monster must be fought, a curse strikes you, anything else you may play or keep.</source>
        <translation>Te voilà équipé. Chaque tour commence par une porte&#x202f;: la première carte est retournée. Un monstre se combat, une Malédiction te frappe, et tout le reste, tu peux le jouer ou le garder.</translation>
    </message>
    <message>
        <source>Kick open the door: press the button, the pile of Doors or the K key.</source>
        <translation>Défonce la porte&#x202f;: avec le bouton, la pioche Donjon ou la touche K.</translation>
    </message>
    <message>
        <source>Read the sums</source>
        <translation>Lis les sommes</translation>
    </message>
    <message>
        <source>On the left your strength: your Level and the bonuses of what you wear. On the right the monster&apos;s. The lines below say where each number comes from. Whoever has more wins, and a tie goes to the monsters. You have more.</source>
        <translation>À gauche, ta force&#x202f;: ton niveau et les bonus de ce que tu portes. À droite, celle du monstre. Les lignes du dessous disent d’où vient chaque nombre. Le plus fort gagne, et les égalités vont aux monstres. C’est toi le plus fort.</translation>
    </message>
    <message>
        <source>Press “Fight!”.</source>
        <translation>Appuie sur «&#x202f;À l’attaque&#x202f;!&#x202f;».</translation>
    </message>
    <message>
        <source>Victory, and gold</source>
        <translation>La victoire, et de l’or</translation>
    </message>
    <message>
        <source>One Level for the monster, and a Treasure: a second pair of shoes, but you have only two feet. In your own turn, outside fights, you may sell Items: every full 1,000 gold pieces buy a Level. The staff and the shoes make exactly that. Only the last Level cannot be bought.</source>
        <translation>Un niveau pour le monstre, et un Trésor&#x202f;: une deuxième paire de chaussures, mais tu n’as que deux pieds. Pendant ton tour, hors combat, tu peux vendre des Objets&#x202f;: chaque tranche de 1&#x202f;000 pièces d’or achète un niveau. Le bâton et les chaussures font juste le compte. Seul le dernier niveau ne s’achète pas.</translation>
    </message>
    <message>
        <source>Press “Sell Items …”, mark the staff and the new shoes, and sell them.</source>
        <translation>Appuie sur «&#x202f;Vendre des Objets&#x202f;…&#x202f;», choisis le bâton et les nouvelles chaussures, et vends-les.</translation>
    </message>
    <message>
        <source>Five cards are enough</source>
        <translation>Cinq cartes suffisent</translation>
    </message>
    <message>
        <source>Your turn is done. Whoever then holds more than five cards gives the rest to the players with the lowest Level: that is Charity. Items on the table do not count.</source>
        <translation>Ton tour est fini. Qui tient alors plus de cinq cartes donne le reste aux joueurs de plus bas niveau&#x202f;: c’est la Charité. Les Objets sur la table ne comptent pas.</translation>
    </message>
    <message>
        <source>Marieke is about to win. Before a fight is settled everybody may interfere: strengthen the monster, throw a One-Shot at either side. Friends are those who do not. You could spoil it, but she will help you soon.</source>
        <translation>Marieke va gagner. Avant qu’un combat soit réglé, chacun peut s’en mêler&#x202f;: renforcer le monstre, lancer une carte à usage unique d’un côté ou de l’autre. Les amis sont ceux qui s’abstiennent. Tu pourrais tout gâcher, mais elle va bientôt t’aider.</translation>
    </message>
    <message>
        <source>Let it stand.</source>
        <translation>Laisse faire.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Qui es-tu&#x202f;?</translation>
    </message>
    <message>
        <source>Your turn again. Without a Race you are human. A Race and a Class give abilities, and may be played at any time in your own turn. Elves run away better; you will need it.</source>
        <translation>À toi de nouveau. Sans Race, tu es humain. Une Race et une Classe donnent des capacités et se jouent à tout moment de ton tour. Les Elfes déguerpissent mieux&#x202f;; tu en auras besoin.</translation>
    </message>
    <message>
        <source>Play “%1”.</source>
        <translation>Joue «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The next door</source>
        <translation>La porte suivante</translation>
    </message>
    <message>
        <source>Between doors you may arrange your cards, trade and sell as you like. The row at the top shows where in the turn you are.</source>
        <translation>Entre deux portes, tu peux organiser tes cartes, échanger et vendre à ton gré. La rangée du haut montre où tu en es dans le tour.</translation>
    </message>
    <message>
        <source>Kick open the door.</source>
        <translation>Défonce la porte.</translation>
    </message>
    <message>
        <source>Too strong</source>
        <translation>Trop fort</translation>
    </message>
    <message>
        <source>Press “Run away”, then flee from the monster.</source>
        <translation>Appuie sur «&#x202f;Déguerpir&#x202f;», puis fuis devant le monstre.</translation>
    </message>
    <message>
        <source>The die has fallen</source>
        <translation>Le dé est jeté</translation>
    </message>
    <message>
        <source>A 4, and 1 for the Elf: just enough. Before a roll counts, everybody may still change it with a card that says so. You hold none, and need none.</source>
        <translation>Un 4, et 1 pour l’Elfe&#x202f;: juste assez. Avant qu’un jet compte, chacun peut encore le changer avec une carte qui le dit. Tu n’en as pas, et n’en as pas besoin.</translation>
    </message>
    <message>
        <source>Away, with empty hands</source>
        <translation>Sauvé, les mains vides</translation>
    </message>
    <message>
        <source>End your turn. When it comes round again, kick open the door.</source>
        <translation>Finis ton tour. Quand le tien revient, défonce la porte.</translation>
    </message>
    <message>
        <source>A curse!</source>
        <translation>Une Malédiction&#x202f;!</translation>
    </message>
    <message>
        <source>No monster: a curse, and it costs you a Level. Before it strikes you might answer it with a card against curses. Curses that come to your hand instead can be played on anybody, at any time.</source>
        <translation>Pas de monstre&#x202f;: une Malédiction, et elle te coûte un niveau. Avant qu’elle frappe, tu pourrais répondre par une carte contre les Malédictions. Celles qui arrivent dans ta main se jouent sur n’importe qui, à tout moment.</translation>
    </message>
    <message>
        <source>Looking for trouble</source>
        <translation>Chercher la bagarre</translation>
    </message>
    <message>
        <source>When no monster was behind the door, the turn goes on in one of two ways: you fight a monster from your own hand, or you loot the room and draw a Door unseen. You hold a monster with two Treasures.</source>
        <translation>Quand il n’y avait pas de monstre derrière la porte, le tour continue de deux façons&#x202f;: tu combats un monstre de ta main, ou tu pilles la salle et prends une carte Donjon face cachée. Tu tiens un monstre à deux Trésors.</translation>
    </message>
    <message>
        <source>Look for trouble: drag “%1” to the middle of the table, or press the button.</source>
        <translation>Cherche la bagarre&#x202f;: fais glisser «&#x202f;%1&#x202f;» au milieu de la table, ou appuie sur le bouton.</translation>
    </message>
    <message>
        <source>Ask for help</source>
        <translation>Demande de l’aide</translation>
    </message>
    <message>
        <source>Four against six: you are losing. One other player may help and adds their whole strength. The price is between the two of you: Treasures, Items, or nothing. What is agreed is binding.</source>
        <translation>Quatre contre six&#x202f;: tu perds. Un seul autre joueur peut t’aider, et ajoute toute sa force. Le prix est entre vous&#x202f;: des Trésors, des Objets, ou rien. Ce qui est convenu engage.</translation>
    </message>
    <message>
        <source>Press “Ask for help …” and offer Marieke one of the two Treasures.</source>
        <translation>Appuie sur «&#x202f;Demander de l’aide&#x202f;…&#x202f;» et offre à Marieke un des deux Trésors.</translation>
    </message>
    <message>
        <source>One shot</source>
        <translation>Une seule fois</translation>
    </message>
    <message>
        <source>Six against six. A tie is lost, so a little more is needed. One-Shots work once, in any fight, for either side, and are then discarded.</source>
        <translation>Six contre six. Une égalité est perdue, il en faut un peu plus. Les cartes à usage unique servent une fois, dans n’importe quel combat, pour l’un ou l’autre camp, puis sont défaussées.</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Gagné ensemble</translation>
    </message>
    <message>
        <source>That is enough. The Level for the monster is yours alone; helpers get none, unless they are Elves.</source>
        <translation>C’est assez. Le niveau pour le monstre est à toi seul&#x202f;; ceux qui aident n’en ont pas, sauf les Elfes.</translation>
    </message>
    <message>
        <source>A promise is a promise</source>
        <translation>Chose promise, chose due</translation>
    </message>
    <message>
        <source>The Treasures were drawn face up, because you had help. One of them is Marieke&apos;s, and you agreed that you choose which.</source>
        <translation>Les Trésors ont été pris face visible, parce qu’on t’a aidé. L’un d’eux est à Marieke, et il est convenu que tu choisis lequel.</translation>
    </message>
    <message>
        <source>Choose a Treasure for Marieke.</source>
        <translation>Choisis un Trésor pour Marieke.</translation>
    </message>
    <message>
        <source>You can play now</source>
        <translation>Tu sais jouer</translation>
    </message>
    <message>
        <source>This is a real table with the real rules. Only the cards are stacked, so that one thing follows from the other. You play James; Marieke and Otto play by themselves. Take your time: nobody is waiting, and nothing here is saved.</source>
        <translation>C’est une vraie table, avec les vraies règles. Seules les cartes sont préparées, pour que tout s’enchaîne. Tu joues James&#x202f;; Marieke et Otto jouent tout seuls. Prends ton temps&#x202f;: personne n’attend, et rien n’est sauvegardé ici.</translation>
    </message>
    <message>
        <source>Everybody starts on Level 1. Whoever reaches Level 10 first wins, and the last Level must be earned by killing a monster. The track shows where everybody stands; beside it lie the Doors, the Treasures and their discards.</source>
        <translation>Tout le monde commence au niveau 1. Le premier au niveau 10 gagne, et le dernier niveau doit venir d’un monstre tué. La piste montre où en est chacun&#x202f;; à côté se trouvent les cartes Donjon, les Trésors et leurs défausses.</translation>
    </message>
    <message>
        <source>Below are your cards. Point at one, or go to it with the arrow keys, to see it enlarged. Items make you stronger, each in its own place: head, body, feet, two hands.</source>
        <translation>En bas, tes cartes. Pointes-en une, ou va dessus avec les flèches, pour la voir en grand. Les Objets te rendent plus fort, chacun à sa place&#x202f;: tête, corps, pieds, deux mains.</translation>
    </message>
    <message>
        <source>Meddling in other people&apos;s fights</source>
        <translation>Se mêler des combats des autres</translation>
    </message>
    <message>
        <source>Whoever runs gets no Level and no Treasure, and may not loot the room. But you are alive. Watch the others&apos; turns; Space skips what is being shown.</source>
        <translation>Qui déguerpit ne gagne ni niveau ni Trésor, et ne peut pas piller la salle. Mais tu es en vie. Regarde les tours des autres&#x202f;; la barre d’espace saute ce qui s’affiche.</translation>
    </message>
    <message>
        <source>Drag “%1” onto your own sum, or click it and choose your side. Another card that turns the fight will do as well.</source>
        <translation>Fais glisser «&#x202f;%1&#x202f;» sur ta propre somme, ou clique dessus et choisis ton camp. Une autre carte qui renverse le combat convient aussi.</translation>
    </message>
    <message>
        <source>Everything else can be looked up at the table: “Rules” at the top has every rule, and every refusal names the rule behind it. Click a line of the story to see its card. Hints beside the board say what you can do; you can turn them off in the settings. Now kick open a real door!</source>
        <translation>Tout le reste se trouve à la table&#x202f;: «&#x202f;Règles&#x202f;», en haut, les a toutes, et chaque refus nomme la règle qui le motive. Clique sur une ligne de l’histoire pour voir sa carte. Les conseils à côté du plateau disent ce que tu peux faire&#x202f;; tu peux les couper dans les réglages. Et maintenant, défonce une vraie porte&#x202f;!</translation>
    </message>
    <message>
        <source>End your turn and press “Charity …”. Give away “%1”, “%2” or “%3”: the lesson needs the others. A second click gives it to the other player.</source>
        <translation>Finis ton tour et appuie sur «&#x202f;Charité&#x202f;…&#x202f;». Donne «&#x202f;%1&#x202f;», «&#x202f;%2&#x202f;» ou «&#x202f;%3&#x202f;»&#x202f;: la leçon a besoin des autres. Un second clic donne la carte à l’autre joueur.</translation>
    </message>
    <message>
        <source>You have nothing against it: let it strike.</source>
        <translation>Tu n’as rien contre elle&#x202f;: laisse-la frapper.</translation>
    </message>
    <message>
        <source>Twelve against five: neither a helper nor any one of your cards makes up for that. Several together might, but they are worth more in a better fight. Keep them, and run! A six-sided die decides: 5 or more and you are away. If it catches you, its Bad Stuff happens; point at the monster to read it. An Elf adds 1 to the roll.</source>
        <translation>Douze contre cinq&#x202f;: ni une aide ni aucune de tes cartes n’y suffit à elle seule. Plusieurs ensemble, peut-être, mais elles valent plus dans un meilleur combat. Garde-les, et déguerpis&#x202f;! Un dé à six faces décide&#x202f;: sur 5 ou plus, tu es sauvé. S’il t’attrape, son Incident fâcheux arrive&#x202f;; pointe le monstre pour le lire. Un Elfe ajoute 1 au jet.</translation>
    </message>
</context>
<context>
    <name>LevelChart</name>
    <message>
        <source>Levels over the turns</source>
        <translation>Niveaux au fil des tours</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
</context>
<context>
    <name>LevelTrack</name>
    <message>
        <source>Level track to Level %1</source>
        <translation>Piste des niveaux jusqu’au Niveau %1</translation>
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
        <translation>%1 et %2</translation>
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
        <translation>%1&#x202f;; %2</translation>
    </message>
</context>
<context>
    <name>LiveTable</name>
    <message>
        <source>%1 + %2 more</source>
        <translation>%1 + %2 autres</translation>
    </message>
    <message>
        <source>%1 won!</source>
        <translation>Victoire de %1&#x202f;!</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <translation>À toi de jouer, %1</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Au tour de %1</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Tour %1 · %2</translation>
    </message>
    <message>
        <source>Fight it</source>
        <translation>Le combattre</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>La jouer</translation>
    </message>
    <message>
        <source>%1 cards, limit %2</source>
        <translation>%1 cartes, limite %2</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sauvegarder</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>Contre la montre</translation>
    </message>
    <message>
        <source>Only the top discard can be seen. Nobody may look through the discards unless a card says so.</source>
        <translation>De la défausse, on ne voit que la première carte. Personne ne peut la fouiller, sauf si une carte le dit.</translation>
    </message>
    <message>
        <source>Players have a limited time to answer (R8.10).</source>
        <translation>Les joueurs ont un temps limité pour répondre (R8.10).</translation>
    </message>
    <message>
        <source>The table cannot be reached</source>
        <translation>La table est injoignable</translation>
    </message>
    <message>
        <source>Equip it</source>
        <translation>Le porter</translation>
    </message>
</context>
<context>
    <name>LobbyNote</name>
    <message>
        <source>The table gathers for another game.</source>
        <translation>La table se réunit pour une autre partie.</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>Rejoindre le salon</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Seats at the table</source>
        <translation>Places à la table</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>The table&apos;s owner chooses cards and rules.</source>
        <translation>C’est le propriétaire de la table qui choisit cartes et règles.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Not ready after all</source>
        <translation>Finalement pas prêt</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Take a seat first.</source>
        <translation>Prends d’abord une place.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Fermer la table</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Partir</translation>
    </message>
    <message>
        <source>%1 Reconnecting…</source>
        <translation>%1 Reconnexion…</translation>
    </message>
    <message>
        <source>This computer deals for everybody, so its program could reveal all hands.</source>
        <translation>Cet ordinateur distribue pour tout le monde, son programme pourrait donc révéler toutes les mains.</translation>
    </message>
    <message>
        <source>The host&apos;s computer deals for everybody, so its program could reveal all hands. After the game, yours checks that nothing was changed.</source>
        <translation>L’ordinateur de l’hôte distribue pour tout le monde, son programme pourrait donc révéler toutes les mains. Après la partie, le tien vérifie que rien n’a été changé.</translation>
    </message>
    <message>
        <source>Others may watch, without seeing anybody&apos;s hand</source>
        <translation>D’autres peuvent regarder, sans voir la main de personne</translation>
    </message>
    <message>
        <source>You are watching. The game starts when the others are ready.</source>
        <translation>Tu regardes. La partie commence quand les autres sont prêts.</translation>
    </message>
    <message>
        <source>Everybody joins on a device of their own, best with “This device shows only my hand”. Whoever comes first starts the game.</source>
        <translation>Chacun rejoint la table avec son propre appareil, de préférence avec « Cet appareil ne montre que ma main ». Le premier arrivé lance la partie.</translation>
    </message>
    <message>
        <source>“Not ready after all” lets you change it.</source>
        <translation>«&#x202f;Finalement pas prêt&#x202f;» permet d’en changer.</translation>
    </message>
    <message>
        <source>Hints: everybody may ask what Master would do</source>
        <translation>Conseils : chacun peut demander ce que ferait le maître</translation>
    </message>
    <message>
        <source>Get the cards that you do not have first.</source>
        <translation>Obtiens d’abord les cartes qui te manquent.</translation>
    </message>
    <message>
        <source>The game is being played. Get the cards that you do not have to watch it.</source>
        <translation>La partie est en cours. Procure-toi les cartes que tu n’as pas pour la regarder.</translation>
    </message>
    <message>
        <source>Your game goes on. Get the cards that you do not have to come back to it.</source>
        <translation>Ta partie continue. Procure-toi les cartes que tu n’as pas pour y revenir.</translation>
    </message>
    <message>
        <source>Seats that are lost or left are played by</source>
        <translation>Les places perdues ou quittées sont jouées par</translation>
    </message>
    <message>
        <source>%1 plays a woman, as nothing was chosen.</source>
        <translation>%1 joue une femme, faute de choix.</translation>
    </message>
    <message>
        <source>%1 plays a man, as nothing was chosen.</source>
        <translation>%1 joue un homme, faute de choix.</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Quitter la table ?</translation>
    </message>
    <message>
        <source>Your seat becomes free.</source>
        <translation>Ta place se libère.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>The cards are being dealt…</source>
        <translation>Les cartes sont distribuées…</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>La partie commence…</translation>
    </message>
</context>
<context>
    <name>LobbySeat</name>
    <message>
        <source>Seat %1, free</source>
        <translation>Place %1, libre</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Place %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Name at seat %1</source>
        <translation>Nom à la place %1</translation>
    </message>
    <message>
        <source>Sex of the character</source>
        <translation>Sexe du personnage</translation>
    </message>
    <message>
        <source>Male</source>
        <translation>Homme</translation>
    </message>
    <message>
        <source>Female</source>
        <translation>Femme</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>pas encore prêt</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>S’asseoir ici</translation>
    </message>
    <message>
        <source>Put a bot here</source>
        <translation>Mettre un bot ici</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Se lever</translation>
    </message>
    <message>
        <source>Remove the bot</source>
        <translation>Retirer le bot</translation>
    </message>
    <message>
        <source>male or female?</source>
        <translation>homme ou femme&#x202f;?</translation>
    </message>
    <message>
        <source>disconnected</source>
        <translation>déconnecté</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Joué par</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Since you last looked</source>
        <translation>Depuis ton dernier coup d’œil</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Story so far</source>
        <translation>L’histoire jusqu’ici</translation>
    </message>
    <message numerus="yes">
        <source>%n more option(s)</source>
        <translation>
            <numerusform>%n autre option</numerusform>
            <numerusform>%n autres options</numerusform>
        </translation>
    </message>
    <message>
        <source>To the newest line</source>
        <translation>À la ligne la plus récente</translation>
    </message>
</context>
<context>
    <name>LootingPanel</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n carte restante</numerusform>
            <numerusform>%n cartes restantes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Kickdoor – turn %1</source>
        <translation>Kickdoor – tour %1</translation>
    </message>
    <message>
        <source>Kickdoor</source>
        <translation>Kickdoor</translation>
    </message>
    <message>
        <source>The story was saved as %1.</source>
        <translation>L’histoire a été enregistrée dans %1.</translation>
    </message>
    <message>
        <source>The statistics were saved as %1.</source>
        <translation>Les statistiques ont été enregistrées sous %1.</translation>
    </message>
    <message>
        <source>The photo was saved as %1.</source>
        <translation>La photo a été enregistrée sous %1.</translation>
    </message>
</context>
<context>
    <name>Mending</name>
    <message>
        <source>Remove “%1”</source>
        <translation>Retirer « %1 »</translation>
    </message>
    <message>
        <source>Remove this entry</source>
        <translation>Retirer cette entrée</translation>
    </message>
    <message>
        <source>Tick “%1”</source>
        <translation>Cocher « %1 »</translation>
    </message>
    <message>
        <source>Untick “%1”</source>
        <translation>Décocher « %1 »</translation>
    </message>
    <message>
        <source>Set “%1” to “%2”</source>
        <comment>a field, its value</comment>
        <translation>Mettre « %2 » pour « %1 »</translation>
    </message>
    <message>
        <source>Make a list of it</source>
        <translation>En faire une liste</translation>
    </message>
    <message>
        <source>Write “%1” instead</source>
        <translation>Écrire plutôt « %1 »</translation>
    </message>
</context>
<context>
    <name>MenuScreen</name>
    <message>
        <source>Kickdoor, main menu</source>
        <translation>Kickdoor, menu principal</translation>
    </message>
    <message>
        <source>Kickdoor</source>
        <translation>Kickdoor</translation>
    </message>
    <message>
        <source>Kick open the door. Fight what is behind it. Keep the loot.</source>
        <translation>Défonce la porte. Bats le monstre. Garde le butin.</translation>
    </message>
</context>
<context>
    <name>MineWords</name>
    <message>
        <source>By a Whisker</source>
        <translation>D’un cheveu</translation>
    </message>
    <message>
        <source>Won a fight by a single point.</source>
        <translation>Gagner un combat d’un seul point.</translation>
    </message>
    <message>
        <source>Was That Necessary?</source>
        <translation>Était-ce bien nécessaire&#x202f;?</translation>
    </message>
    <message>
        <source>Won a fight by 30 points or more.</source>
        <translation>Gagner un combat avec au moins 30 points d’avance.</translation>
    </message>
    <message>
        <source>Due Process</source>
        <translation>Dans les formes</translation>
    </message>
    <message>
        <source>Ten cards or more were played in one fight of yours.</source>
        <translation>Dix cartes ou plus jouées dans un seul de tes combats.</translation>
    </message>
    <message>
        <source>Regular Customer of the Undertaker</source>
        <translation>Client fidèle des pompes funèbres</translation>
    </message>
    <message>
        <source>Died three times in one game.</source>
        <translation>Mourir trois fois en une partie.</translation>
    </message>
    <message>
        <source>Walked It Off</source>
        <translation>Même pas mal</translation>
    </message>
    <message>
        <source>Died, and won all the same.</source>
        <translation>Mourir, et gagner quand même.</translation>
    </message>
    <message>
        <source>Nothing to Declare</source>
        <translation>Rien à déclarer</translation>
    </message>
    <message>
        <source>Won without a single Item in play.</source>
        <translation>Gagner sans un seul Objet en jeu.</translation>
    </message>
    <message>
        <source>Fashionably Late</source>
        <translation>L’art d’arriver en retard</translation>
    </message>
    <message>
        <source>Was last, four levels behind the leader, and won.</source>
        <translation>Être dernier, à quatre niveaux de la tête, et gagner.</translation>
    </message>
    <message>
        <source>Plus One</source>
        <translation>Plus un</translation>
    </message>
    <message>
        <source>Shared a victory as the helper.</source>
        <translation>Partager une victoire en aidant.</translation>
    </message>
    <message>
        <source>Everything Must Go</source>
        <translation>Tout doit disparaître</translation>
    </message>
    <message>
        <source>Bought two levels or more with one sale.</source>
        <translation>Acheter deux niveaux ou plus en une seule vente.</translation>
    </message>
    <message>
        <source>Lightning Rod</source>
        <translation>Paratonnerre</translation>
    </message>
    <message>
        <source>Was struck by eight curses in one game.</source>
        <translation>Subir huit Malédictions en une partie.</translation>
    </message>
    <message>
        <source>Sensible Shoes</source>
        <translation>Bonnes chaussures</translation>
    </message>
    <message>
        <source>Escaped from four monsters in one game and was never caught.</source>
        <translation>Échapper à quatre monstres en une partie sans jamais se faire attraper.</translation>
    </message>
    <message>
        <source>Hand on the Doorknob</source>
        <translation>La main sur la poignée</translation>
    </message>
    <message>
        <source>Began four turns one level below the goal, and lost.</source>
        <translation>Commencer quatre tours à un niveau du but, et perdre.</translation>
    </message>
    <message>
        <source>Not a Scratch</source>
        <translation>Pas une égratignure</translation>
    </message>
    <message>
        <source>Won without losing a level, dying or being caught.</source>
        <translation>Gagner sans perdre de niveau, mourir ni se faire attraper.</translation>
    </message>
    <message>
        <source>No, Thank You</source>
        <translation>Non, merci</translation>
    </message>
    <message>
        <source>Won five fights, and the game, without any help.</source>
        <translation>Gagner cinq combats, et la partie, sans aucune aide.</translation>
    </message>
    <message>
        <source>Sidekick by Trade</source>
        <translation>Faire-valoir de métier</translation>
    </message>
    <message>
        <source>Helped to win four fights in one game.</source>
        <translation>Aider à gagner quatre combats en une partie.</translation>
    </message>
    <message>
        <source>Grand Tour</source>
        <translation>Le Grand Tour</translation>
    </message>
    <message>
        <source>Won with three different editions or mixes.</source>
        <translation>Gagner avec trois éditions ou mélanges différents.</translation>
    </message>
    <message>
        <source>People only</source>
        <comment>games without bots</comment>
        <translation>Humains seulement</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 to %3, %n card(s)</source>
        <comment>a monster, the sums of both sides</comment>
        <translation>
            <numerusform>%1, %2 à %3, %n carte</numerusform>
            <numerusform>%1, %2 à %3, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <comment>games</comment>
        <translation>%1 sur %2 gagnées</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>a player or a monster</comment>
        <translation>
            <numerusform>%1, %n fois</numerusform>
            <numerusform>%1, %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Nemesis</source>
        <translation>Bête noire</translation>
    </message>
    <message>
        <source>Won most often against me</source>
        <translation>M’a battu le plus souvent</translation>
    </message>
    <message>
        <source>Killed me most often</source>
        <translation>M’a tué le plus souvent</translation>
    </message>
    <message>
        <source>Rarest death</source>
        <translation>Mort la plus rare</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combats</translation>
    </message>
    <message>
        <source>Longest duel</source>
        <translation>Plus long duel</translation>
    </message>
    <message>
        <source>Highest sums</source>
        <translation>Plus hautes sommes</translation>
    </message>
    <message>
        <source>Fights won</source>
        <translation>Combats gagnés</translation>
    </message>
    <message>
        <source>Fights won as a helper</source>
        <translation>Combats gagnés en aidant</translation>
    </message>
    <message>
        <source>Escapes</source>
        <translation>Fuites réussies</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Morts</translation>
    </message>
    <message>
        <source>Curses suffered</source>
        <translation>Malédictions subies</translation>
    </message>
    <message numerus="yes">
        <source>%1 was last, %n level(s) behind the leader, and won all the same.</source>
        <translation>
            <numerusform>%1 gagne quand même, après avoir été en queue, à %n niveau de la tête.</numerusform>
            <numerusform>%1 gagne quand même, après avoir été en queue, à %n niveaux de la tête.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 died on the way and won all the same.</source>
        <translation>%1 meurt en chemin et gagne quand même.</translation>
    </message>
    <message numerus="yes">
        <source>The longest fight took %n card(s): %1 against %2.</source>
        <translation>
            <numerusform>Le plus long combat a pris %n carte&#x202f;: %1 contre %2.</numerusform>
            <numerusform>Le plus long combat a pris %n cartes&#x202f;: %1 contre %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beat %2 by a single point: %3 to %4.</source>
        <translation>%1 a battu %2 d’un seul point&#x202f;: %3 à %4.</translation>
    </message>
    <message>
        <source>The greatest fight: %1 against %2, %3 to %4.</source>
        <translation>Le plus grand combat&#x202f;: %1 contre %2, %3 à %4.</translation>
    </message>
    <message>
        <source>One level short at the end: %1.</source>
        <comment>names of players</comment>
        <translation>À un niveau du but à la fin&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Turn %1 took %2 from Level %3 to Level %4.</source>
        <translation>Au tour %1, %2 est passé du Niveau %3 au Niveau %4.</translation>
    </message>
    <message numerus="yes">
        <source>%1 died %n time(s).</source>
        <translation>
            <numerusform>%1 meurt %n fois.</numerusform>
            <numerusform>%1 meurt %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead changed %n time(s).</source>
        <translation>
            <numerusform>La tête a changé %n fois.</numerusform>
            <numerusform>La tête a changé %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game took %n turn(s).</source>
        <translation>
            <numerusform>La partie a duré %n tour.</numerusform>
            <numerusform>La partie a duré %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Newly earned by %1: %2. %3</source>
        <comment>a player; an honour; what for</comment>
        <translation>Nouvel honneur pour %1 : %2. %3</translation>
    </message>
</context>
<context>
    <name>MomentView</name>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>what the key beside it does</comment>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>MonsterStack</name>
    <message>
        <source>Mate</source>
        <translation>Sa moitié</translation>
    </message>
    <message>
        <source>No. %1</source>
        <comment>one of several monsters of the same name</comment>
        <translation>N° %1</translation>
    </message>
</context>
<context>
    <name>MonsterWords</name>
    <message>
        <source>&lt;b&gt;%1:&lt;/b&gt; %2</source>
        <comment>a monster, and what it does</comment>
        <translation>&lt;b&gt;%1&#x202f;:&lt;/b&gt; %2</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>Trade with or give to %1</source>
        <translation>Échanger avec %1, ou lui donner</translation>
    </message>
    <message>
        <source>Play, to carry it</source>
        <translation>Jouer, pour le transporter</translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>opens a dialog</comment>
        <translation>%1&#x202f;…</translation>
    </message>
    <message>
        <source>Look for trouble</source>
        <translation>Chercher la bagarre</translation>
    </message>
    <message>
        <source>Fight %1, Level %2</source>
        <translation>Combattre %1, Niveau %2</translation>
    </message>
    <message>
        <source>yourself</source>
        <translation>toi-même</translation>
    </message>
    <message>
        <source>the fighters</source>
        <translation>les combattants</translation>
    </message>
    <message>
        <source>the monsters</source>
        <translation>les monstres</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Hand to %1</source>
        <translation>Confier à %1</translation>
    </message>
    <message>
        <source>Play on %1</source>
        <translation>Jouer sur %1</translation>
    </message>
    <message>
        <source>Play with %1</source>
        <translation>Jouer avec %1</translation>
    </message>
    <message>
        <source>Play with %1 on %2</source>
        <translation>Jouer avec %1 sur %2</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Give up %1 and escape</source>
        <translation>Renoncer à %1 et s’échapper</translation>
    </message>
    <message>
        <source>Give up %1 and escape with %2</source>
        <translation>Renoncer à %1 et s’échapper avec %2</translation>
    </message>
    <message>
        <source>Kick open the door</source>
        <translation>Défoncer la porte</translation>
    </message>
    <message>
        <source>Listen at the door</source>
        <translation>Écouter à la porte</translation>
    </message>
    <message>
        <source>Loot the room</source>
        <translation>Piller la salle</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Look for trouble: fight it</source>
        <translation>Chercher la bagarre&#x202f;: le combattre</translation>
    </message>
    <message>
        <source>Take %1 into your hand</source>
        <translation>Prendre %1 en main</translation>
    </message>
    <message>
        <source>Equip</source>
        <translation>Équiper</translation>
    </message>
    <message>
        <source>Carry, unequipped</source>
        <translation>Transporter sans équiper</translation>
    </message>
    <message>
        <source>Sell Items</source>
        <translation>Vendre des Objets</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ability: target</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Trade or give</source>
        <translation>Échanger ou donner</translation>
    </message>
    <message>
        <source>Ask for help</source>
        <translation>Demander de l’aide</translation>
    </message>
    <message>
        <source>Offer help</source>
        <translation>Proposer son aide</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation>Retirer l’offre</translation>
    </message>
    <message>
        <source>Leave the fight</source>
        <translation>Quitter le combat</translation>
    </message>
    <message>
        <source>Fight!</source>
        <translation>À l’attaque&#x202f;!</translation>
    </message>
    <message>
        <source>Run away</source>
        <translation>Déguerpir</translation>
    </message>
    <message>
        <source>Flee from %1</source>
        <translation>Fuir devant %1</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Charité</translation>
    </message>
    <message>
        <source>Put it on the table, to carry it</source>
        <translation>Le poser sur la table, pour le transporter</translation>
    </message>
    <message>
        <source>You cannot throw away cards from your hand. If you hold too many, you give the rest away at the end of your turn.</source>
        <translation>Tu ne peux pas jeter de cartes de ta main. Si tu en as trop, tu donnes le surplus à la fin de ton tour.</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>Equip this instead of %1</source>
        <translation>Porter à la place de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Equip it</source>
        <translation>Le porter</translation>
    </message>
    <message>
        <source>%1, Level %2, joins the fight. Both cards leave your hand.</source>
        <translation>%1, Niveau %2, rejoint le combat. Les deux cartes quittent ta main.</translation>
    </message>
    <message>
        <source>Play %1 with %2</source>
        <translation>Jouer %1 avec %2</translation>
    </message>
    <message>
        <source>Play %1 with %2 on %3</source>
        <translation>Jouer %1 avec %2 sur %3</translation>
    </message>
    <message>
        <source>Play: it carries %1</source>
        <comment>a Hireling, and an Item</comment>
        <translation>Jouer&#x202f;: il porte %1</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a card and whose it is</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an ability, its card</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>an ability, whose cards it is used on</comment>
        <translation>%1&#x202f;: à %2</translation>
    </message>
    <message>
        <source>Monsters of this kind join each other in any fight: %1.</source>
        <comment>Undead</comment>
        <translation>Les monstres de cette sorte se rejoignent dans tout combat&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Play: it joins the fight</source>
        <comment>a monster</comment>
        <translation>Jouer&#x202f;: il rejoint le combat</translation>
    </message>
    <message>
        <source>%1 does not go there. Its places light up while you hold it.</source>
        <translation>%1 ne va pas là. Ses places s’éclairent tant que tu tiens la carte.</translation>
    </message>
</context>
<context>
    <name>MustActMark</name>
    <message>
        <source>The table waits for %1.</source>
        <translation>La table attend %1.</translation>
    </message>
</context>
<context>
    <name>MyGamesScreen</name>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Nobody has played a game to its end here yet. Games of bots alone do not count.</source>
        <translation>Personne n’a encore joué de partie jusqu’au bout ici. Les parties entre bots ne comptent pas.</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>Parties de qui</translation>
    </message>
    <message>
        <source>Statistics of %1</source>
        <translation>Statistiques&#x202f;: %1</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honneurs</translation>
    </message>
    <message>
        <source>These statistics stay on this computer. Bots, and games that you only watched, are not counted.</source>
        <translation>Ces statistiques restent sur cette machine. Les bots et les parties seulement regardées ne comptent pas.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Erase …</source>
        <translation>Effacer…</translation>
    </message>
    <message>
        <source>Erase all statistics?</source>
        <translation>Effacer toutes les statistiques&#x202f;?</translation>
    </message>
    <message>
        <source>Everybody&apos;s statistics and honours will be lost. This cannot be undone. Saved and finished games are kept.</source>
        <translation>Les statistiques et honneurs de tout le monde sont perdus. C’est irréversible. Les parties sauvegardées et terminées restent.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>NetOverlay</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Essayer maintenant</translation>
    </message>
    <message>
        <source>Leave for now</source>
        <translation>Partir pour l’instant</translation>
    </message>
    <message>
        <source>Wait (%1 of %2)</source>
        <translation>Attendre (%1 sur %2)</translation>
    </message>
    <message>
        <source>Let a bot play (%1 of %2)</source>
        <translation>Un bot joue (%1 sur %2)</translation>
    </message>
    <message>
        <source>End the game (%1 of %2)</source>
        <translation>Arrêter (%1 sur %2)</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Ne plus regarder</translation>
    </message>
    <message>
        <source>You are showing everybody your hand.</source>
        <translation>Tu montres ta main à tout le monde.</translation>
    </message>
    <message>
        <source>You are showing %1 your hand.</source>
        <translation>Tu montres ta main à %1.</translation>
    </message>
    <message>
        <source>%1 is showing %2 a hand of cards.</source>
        <translation>%1 montre sa main à %2.</translation>
    </message>
    <message>
        <source>%1 Reconnecting, so that you can keep watching.</source>
        <translation>%1 Reconnexion, pour que tu puisses continuer à regarder.</translation>
    </message>
    <message>
        <source>%1 Reconnecting: your seat is kept.</source>
        <translation>%1 Reconnexion&#x202f;: ta place est gardée.</translation>
    </message>
    <message>
        <source>%1 are away. Their seats are kept; play on until one of them must act.</source>
        <translation>%1 sont absents. Leurs places sont gardées&#x202f;; on peut jouer tant que ce n’est à aucune d’elles d’agir.</translation>
    </message>
    <message>
        <source>The game has been waiting for %1 for some minutes. What should happen? More than half of the others decide.</source>
        <translation>La partie attend %1 depuis quelques minutes. Que faire&#x202f;? Plus de la moitié des autres décide.</translation>
    </message>
    <message>
        <source>The game is waiting for %1, who is away. What should happen? More than half of those here decide.</source>
        <translation>La partie attend %1, qui est absent. Que faire&#x202f;? Plus de la moitié des présents décide.</translation>
    </message>
    <message>
        <source>A bot is playing for %1 meanwhile.</source>
        <translation>En attendant, un bot joue pour %1.</translation>
    </message>
    <message>
        <source>Take over again</source>
        <translation>Reprendre la main</translation>
    </message>
    <message>
        <source>%1 is showing everybody a hand of cards.</source>
        <translation>%1 montre sa main à tout le monde.</translation>
    </message>
    <message>
        <source>%1 is showing you a hand of cards.</source>
        <translation>%1 te montre sa main.</translation>
    </message>
    <message>
        <source>You are watching: you see what everybody may see</source>
        <translation>Tu regardes&#x202f;: tu vois ce que tous peuvent voir</translation>
    </message>
    <message>
        <source>%1 is away. The seat is kept; play on until %1 must act.</source>
        <translation>%1 est absent. La place est gardée ; on peut jouer tant que ce n’est pas à %1 d’agir.</translation>
    </message>
    <message>
        <source>The game is waiting for you. The others may let a bot play for you, or end the game. Make a move to continue.</source>
        <translation>La partie t’attend. Les autres peuvent faire jouer un bot à ta place, ou finir la partie. Joue un coup pour continuer.</translation>
    </message>
    <message>
        <source>The game has been waiting for %1 for some minutes. The others may let a bot play, or end the game. Make a move to continue.</source>
        <translation>La partie attend %1 depuis quelques minutes. Les autres peuvent faire jouer un bot, ou finir la partie. Joue un coup pour continuer.</translation>
    </message>
    <message>
        <source>The game has been waiting for %1 for some minutes, and waits for you, too.</source>
        <translation>La partie attend %1 depuis quelques minutes, et t’attend aussi.</translation>
    </message>
    <message>
        <source>The game has been waiting for %1 for some minutes. What should happen? You decide.</source>
        <translation>La partie attend %1 depuis quelques minutes. Que faire&#x202f;? À toi de décider.</translation>
    </message>
    <message>
        <source>The game is waiting for %1, who is away. What should happen? You decide.</source>
        <translation>La partie attend %1, qui est absent. Que faire&#x202f;? À toi de décider.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Laisser jouer un bot</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Arrêter la partie</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Avis</translation>
    </message>
    <message>
        <source>The game is waiting for %1. You decide.</source>
        <translation>La partie attend %1. À toi de décider.</translation>
    </message>
    <message>
        <source>The game is waiting for %1. The majority decides.</source>
        <translation>La partie attend %1. La majorité décide.</translation>
    </message>
</context>
<context>
    <name>NetPage</name>
    <message>
        <source>Play over the network</source>
        <translation>Jouer en réseau</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Ton nom&#x202f;:</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ton nom</translation>
    </message>
    <message>
        <source>Tables in this network</source>
        <translation>Tables de ce réseau</translation>
    </message>
    <message>
        <source>Type your name first.</source>
        <translation>Tape d’abord ton nom.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>On cherche…</translation>
    </message>
    <message>
        <source>With a code</source>
        <translation>Avec un code</translation>
    </message>
    <message>
        <source>The host&apos;s screen shows a join code and a PIN. The address of its machine works, too.</source>
        <translation>L’écran de l’hôte affiche un code d’invitation et un PIN. L’adresse de sa machine marche aussi.</translation>
    </message>
    <message>
        <source>Join code or address</source>
        <translation>Code d’invitation ou adresse</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>S’asseoir</translation>
    </message>
    <message>
        <source>Type the join code, or the host&apos;s address.</source>
        <translation>Tape le code d’invitation, ou l’adresse de l’hôte.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Which of its tables?</source>
        <translation>Laquelle de ses tables&#x202f;?</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Ouvrir une table</translation>
    </message>
    <message>
        <source>Return to %1</source>
        <translation>Revenir à&#x202f;: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>A table of your own</source>
        <translation>Une table à toi</translation>
    </message>
    <message numerus="yes">
        <source>You can try another PIN in %n second(s).</source>
        <translation>
            <numerusform>Tu pourras essayer un autre PIN dans %n seconde.</numerusform>
            <numerusform>Tu pourras essayer un autre PIN dans %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody at their own computer, or several people at one.</source>
        <translation>Chacun sur son propre ordinateur, ou plusieurs sur le même.</translation>
    </message>
    <message>
        <source>You can join only one table at a time.</source>
        <translation>Tu ne peux rejoindre qu’une table à la fois.</translation>
    </message>
    <message>
        <source>Choose the cards and rules on this computer; the others can then find the table. It stays open as long as this window.</source>
        <translation>Choisis les cartes et les règles sur cet ordinateur&#x202f;; les autres peuvent alors trouver la table. Elle reste ouverte tant que cette fenêtre l’est.</translation>
    </message>
    <message>
        <source>Connecting to the table…</source>
        <translation>Connexion à la table…</translation>
    </message>
    <message>
        <source>This device shows only my hand: another screen shows the table</source>
        <translation>Cet appareil ne montre que ma main : un autre écran montre la table</translation>
    </message>
    <message>
        <source>For that, the table is hosted with “This screen is only the table”, and each device takes its seat before the game begins. The table&apos;s menu switches between hand and table at any time.</source>
        <translation>Pour cela, la table est ouverte avec «&#x202f;Cet écran n’est que la table&#x202f;», et chaque appareil prend place avant le début de la partie. Le menu de la table passe à tout moment de la main à la table.</translation>
    </message>
</context>
<context>
    <name>NetWords</name>
    <message>
        <source>Nothing answers. The machine may be off or in another network, or the host&apos;s firewall blocks the port: it must let TCP 4510 in.</source>
        <translation>Rien ne répond. La machine est peut-être éteinte ou dans un autre réseau, ou le pare-feu de l’hôte bloque le port&#x202f;: il doit laisser entrer TCP 4510.</translation>
    </message>
    <message>
        <source>No host announces itself at that address. Is it on, and does its firewall let UDP 4510 through? The join code works without.</source>
        <translation>Aucun hôte ne s’annonce à cette adresse. Est-il allumé, et son pare-feu laisse-t-il passer UDP 4510&#x202f;? Le code d’invitation marche sans cela.</translation>
    </message>
    <message>
        <source>Type the join code, or the host&apos;s address.</source>
        <translation>Tape le code d’invitation, ou l’adresse de l’hôte.</translation>
    </message>
    <message>
        <source>The code is too short or too long.</source>
        <translation>Le code est trop court ou trop long.</translation>
    </message>
    <message>
        <source>waiting for players</source>
        <translation>en attente de joueurs</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>ça commence</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>partie en cours</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>partie finie</translation>
    </message>
    <message>
        <source>The two programs do not understand each other.</source>
        <translation>Les deux programmes ne se comprennent pas.</translation>
    </message>
    <message>
        <source>The PIN is wrong.</source>
        <translation>Le PIN est faux.</translation>
    </message>
    <message>
        <source>Too many wrong guesses. Try again in %1 s.</source>
        <translation>Trop d’essais ratés. Réessaie dans %1 s.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>La table est complète.</translation>
    </message>
    <message>
        <source>Only the table&apos;s owner may do that.</source>
        <translation>Seul le propriétaire de la table peut faire cela.</translation>
    </message>
    <message>
        <source>The seat is taken.</source>
        <translation>La place est prise.</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>Cette place n’existe pas.</translation>
    </message>
    <message>
        <source>The vote is over.</source>
        <translation>Le vote est terminé.</translation>
    </message>
    <message>
        <source>Chat is off at this table.</source>
        <translation>Pas de discussion à cette table.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Tu as quitté la table.</translation>
    </message>
    <message>
        <source>The game was ended by vote.</source>
        <translation>La partie a été arrêtée par un vote.</translation>
    </message>
    <message>
        <source>This system&apos;s Qt has no OpenSSL with TLS 1.3, which network games need.</source>
        <translation>Le Qt de ce système n’a pas d’OpenSSL avec TLS 1.3, nécessaire pour jouer en réseau.</translation>
    </message>
    <message>
        <source>No computer with that name was found. Try its address.</source>
        <translation>Aucun ordinateur de ce nom n’a été trouvé. Essaie son adresse.</translation>
    </message>
    <message>
        <source>That address cannot be reached. Are both computers in the same network?</source>
        <translation>Cette adresse est injoignable. Les deux ordinateurs sont-ils dans le même réseau&#x202f;?</translation>
    </message>
    <message>
        <source>That computer answers, but no table is open there. Has it been closed?</source>
        <translation>Cet ordinateur répond, mais aucune table n’y est ouverte. A-t-elle été fermée&#x202f;?</translation>
    </message>
    <message>
        <source>Something answers there, but it is not a Kickdoor table.</source>
        <translation>Quelque chose répond là-bas, mais ce n’est pas une table de Kickdoor.</translation>
    </message>
    <message>
        <source>The host at that address is not the one that the code belongs to. Ask for its current code. Nothing was sent to it.</source>
        <translation>L’hôte à cette adresse n’est pas celui du code. Demande son code actuel. Rien ne lui a été envoyé.</translation>
    </message>
    <message>
        <source>The connection is lost.</source>
        <translation>La connexion est coupée.</translation>
    </message>
    <message>
        <source>The table does not answer in time: the connection is slow or lost, or the host has stopped.</source>
        <translation>La table ne répond pas à temps&#x202f;: la connexion est lente ou coupée, ou l’hôte s’est arrêté.</translation>
    </message>
    <message>
        <source>%1 has stopped, or its computer is off.</source>
        <translation>%1&#x202f;: l’hôte s’est arrêté, ou son ordinateur est éteint.</translation>
    </message>
    <message>
        <source>That code contains no address. Type the host&apos;s address.</source>
        <translation>Ce code ne contient pas d’adresse. Tape l’adresse de l’hôte.</translation>
    </message>
    <message>
        <source>What follows the colon is not a port number.</source>
        <translation>Ce qui suit les deux-points n’est pas un numéro de port.</translation>
    </message>
    <message>
        <source>This computer is not in a network.</source>
        <translation>Cet ordinateur n’est dans aucun réseau.</translation>
    </message>
    <message>
        <source>The code contains a character that no code has.</source>
        <translation>Le code contient un caractère qu’aucun code ne contient.</translation>
    </message>
    <message>
        <source>The code has a typing error.</source>
        <translation>Il y a une faute de frappe dans le code.</translation>
    </message>
    <message>
        <source>Too many messages were sent at once.</source>
        <translation>Trop de messages envoyés d’un coup.</translation>
    </message>
    <message>
        <source>The host runs another version of Kickdoor. Install the same version on both computers.</source>
        <translation>L’hôte utilise une autre version de Kickdoor. Installe la même version sur les deux ordinateurs.</translation>
    </message>
    <message>
        <source>The host accepts no more connections.</source>
        <translation>L’hôte n’accepte plus de connexions.</translation>
    </message>
    <message>
        <source>Your seat was taken over on another computer or in another window.</source>
        <translation>Ta place a été reprise sur un autre ordinateur ou dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>The host has stopped. The game continues when it is back.</source>
        <translation>L’hôte s’est arrêté. La partie continuera quand il reviendra.</translation>
    </message>
    <message>
        <source>The host cannot continue.</source>
        <translation>L’hôte ne peut pas continuer.</translation>
    </message>
    <message>
        <source>That table no longer exists.</source>
        <translation>Cette table n’existe plus.</translation>
    </message>
    <message>
        <source>No seat is kept for you there any more.</source>
        <translation>Plus aucune place n’y est gardée pour toi.</translation>
    </message>
    <message>
        <source>This table cannot be watched.</source>
        <translation>Cette table ne peut pas être regardée.</translation>
    </message>
    <message>
        <source>Somebody there already has that name.</source>
        <translation>Quelqu’un y porte déjà ce nom.</translation>
    </message>
    <message>
        <source>An edition used at the table is not installed here.</source>
        <translation>Une édition utilisée à la table n’est pas installée ici.</translation>
    </message>
    <message>
        <source>An edition here has different cards than at the table.</source>
        <translation>Une édition a ici d’autres cartes qu’à la table.</translation>
    </message>
    <message>
        <source>That host opens no more tables.</source>
        <translation>Cet hôte n’ouvre plus de tables.</translation>
    </message>
    <message>
        <source>That seat belongs to somebody else.</source>
        <translation>Cette place est à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>Not everybody is ready, or fewer than three seats are taken.</source>
        <translation>Tout le monde n’est pas prêt, ou moins de trois places sont prises.</translation>
    </message>
    <message>
        <source>A table cannot be set up with these settings.</source>
        <translation>Impossible de dresser une table avec ces réglages.</translation>
    </message>
    <message>
        <source>A game is in progress there: you can watch it.</source>
        <translation>Une partie y est en cours&#x202f;: tu peux la regarder.</translation>
    </message>
    <message>
        <source>No game is in progress.</source>
        <translation>Aucune partie n’est en cours.</translation>
    </message>
    <message>
        <source>The table&apos;s owner has removed you.</source>
        <translation>Le propriétaire de la table t’a renvoyé.</translation>
    </message>
    <message>
        <source>The host sent invalid data.</source>
        <translation>L’hôte a envoyé des données non valides.</translation>
    </message>
    <message>
        <source>The host did not keep to its commitments.</source>
        <translation>L’hôte n’a pas respecté ses engagements.</translation>
    </message>
    <message>
        <source>The code has a typing error, or is from a newer Kickdoor.</source>
        <translation>Le code contient une faute de frappe, ou vient d’un Kickdoor plus récent.</translation>
    </message>
    <message>
        <source>The table does not offer these cards any more.</source>
        <translation>La table ne propose plus ces cartes.</translation>
    </message>
</context>
<context>
    <name>NumberStepper</name>
    <message>
        <source>%1, less</source>
        <translation>%1, moins</translation>
    </message>
    <message>
        <source>%1, more</source>
        <translation>%1, plus</translation>
    </message>
    <message>
        <source>Type a number, or hold − or +.</source>
        <translation>Tape un nombre, ou maintiens − ou +.</translation>
    </message>
</context>
<context>
    <name>OfferedPacks</name>
    <message>
        <source>Cards that you do not have</source>
        <translation>Cartes que tu n’as pas</translation>
    </message>
    <message>
        <source>Identity: %1</source>
        <translation>Identité : %1</translation>
    </message>
    <message>
        <source>Stop (%1%)</source>
        <translation>Arrêter (%1&#x202f;%)</translation>
    </message>
    <message>
        <source>Fetch from the host</source>
        <translation>Récupérer chez l’hôte</translation>
    </message>
    <message>
        <source>Fetch %1 from the host</source>
        <translation>Récupérer %1 chez l’hôte</translation>
    </message>
    <message>
        <source>They come from the host, not from Kickdoor. After fetching, you see what is in the file and decide whether to keep it.</source>
        <translation>Elles viennent de l’hôte, pas de Kickdoor. Une fois le fichier reçu, tu vois ce qu’il contient et tu décides de le garder ou non.</translation>
    </message>
    <message>
        <source>This program was built without packs as files. Ask the host for the file.</source>
        <translation>Ce programme a été compilé sans les paquets en fichiers. Demande le fichier à l’hôte.</translation>
    </message>
    <message>
        <source>Missing, or with other cards than at the table: %1. The host cannot give them out: install the same version of Kickdoor, or ask the host for the file.</source>
        <translation>Absent, ou avec d’autres cartes qu’à la table : %1. L’hôte ne peut pas le transmettre : installe la même version de Kickdoor ou demande-lui le fichier.</translation>
    </message>
</context>
<context>
    <name>OffersPanel</name>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Counter-offer …</source>
        <translation>Contre-offre&#x202f;…</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Tu reçois</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Tu donnes</translation>
    </message>
    <message>
        <source>Next offer</source>
        <translation>Offre suivante</translation>
    </message>
</context>
<context>
    <name>OpExamples</name>
    <message>
        <source>Example: “%1” of the pack “%2”.</source>
        <translation>Exemple&#x202f;: «&#x202f;%1&#x202f;» du pack «&#x202f;%2&#x202f;».</translation>
    </message>
</context>
<context>
    <name>OpponentsRow</name>
    <message>
        <source>The other players</source>
        <translation>Les autres joueurs</translation>
    </message>
</context>
<context>
    <name>OptionBadges</name>
    <message>
        <source>Options in force</source>
        <translation>Options en vigueur</translation>
    </message>
</context>
<context>
    <name>OptionModel</name>
    <message>
        <source>Critical combat</source>
        <translation>Combat critique</translation>
    </message>
    <message>
        <source>Boss Monsters</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Listen at the Door</source>
        <translation>Écouter à la porte</translation>
    </message>
    <message>
        <source>A turn begins with a hidden Door card; an empty room gives a Treasure.</source>
        <translation>Un tour commence par une carte Donjon cachée&#x202f;; une salle vide donne un Trésor.</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Victoire partagée</translation>
    </message>
    <message>
        <source>Whoever helps in the winning fight wins as well.</source>
        <translation>Qui aide dans le combat victorieux gagne aussi.</translation>
    </message>
    <message>
        <source>Epic game</source>
        <translation>Partie épique</translation>
    </message>
    <message>
        <source>Items in combat</source>
        <translation>Objets en combat</translation>
    </message>
    <message>
        <source>The fighter may put Items on in the middle of a fight.</source>
        <translation>Le combattant peut équiper des Objets en plein combat.</translation>
    </message>
    <message>
        <source>Winning Level</source>
        <translation>Niveau de la victoire</translation>
    </message>
    <message>
        <source>Time to interfere, in seconds</source>
        <translation>Temps pour s’en mêler, en secondes</translation>
    </message>
    <message>
        <source>Boss Monsters to defeat</source>
        <translation>Boss à vaincre</translation>
    </message>
    <message>
        <source>The top of the track. In an epic game it is 20.</source>
        <translation>Le bout de la piste. Dans une partie épique, c’est 20.</translation>
    </message>
    <message>
        <source>Epic</source>
        <translation>Épique</translation>
    </message>
    <message>
        <source>Three in the edition that has them. A mix needs fewer, as they are rarer there; each further one makes the game much longer.</source>
        <translation>Trois dans l’édition qui en a. Un mélange en demande moins, car ils y sont plus rares&#x202f;; chaque Boss de plus allonge beaucoup la partie.</translation>
    </message>
    <message>
        <source>A longer game: the goal is Level 20.</source>
        <translation>Une partie plus longue&#x202f;: le but est le Niveau 20.</translation>
    </message>
    <message>
        <source>How long others can interfere in a fight that is being won, if the clock is on.</source>
        <translation>Combien de temps les autres peuvent se mêler d’un combat en passe d’être gagné, si l’on joue contre la montre.</translation>
    </message>
    <message>
        <source>Nobody wins before that number of Boss Monsters has been defeated. Only for packs that have them.</source>
        <translation>Personne ne gagne avant que ce nombre de Boss ait été vaincu. Seulement pour les packs qui en ont.</translation>
    </message>
    <message>
        <source>At the end of a fight each side rolls a d20 and adds it to its sum. A 1 of the fighter loses the fight, a 20 wins it; otherwise the fighter or the helper may still turn it with one last card.</source>
        <translation>À la fin d’un combat, chaque camp lance un d20 et l’ajoute à sa somme. Sur un 1, le combattant perd, sur un 20, il gagne&#x202f;; sinon, le combattant ou son aide peut encore tout renverser avec une dernière carte.</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Rules of this game</source>
        <translation>Règles de cette partie</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>Contre la montre</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Rideau</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Your settings do not allow games against the clock.</source>
        <translation>Tes réglages n’autorisent pas les parties contre la montre.</translation>
    </message>
    <message>
        <source>Hands stay hidden until the next person is at the screen.</source>
        <translation>Les mains restent cachées jusqu’à ce que la personne suivante soit devant l’écran.</translation>
    </message>
    <message>
        <source>Seed (the same seed deals the same cards):</source>
        <translation>Graine (la même graine distribue les mêmes cartes)&#x202f;:</translation>
    </message>
    <message>
        <source>random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>Players have only the seconds set below to interfere or to answer a roll, a curse or Bad Stuff, and a minute for a choice or an offer. Without the clock, the game waits until everybody has answered.</source>
        <translation>Pour s’en mêler, ou pour réagir à un jet, à une Malédiction ou à un Incident fâcheux, les joueurs n’ont que les secondes réglées ci-dessous&#x202f;; pour un choix ou une offre, une minute. Sans la montre, la partie attend que tout le monde ait répondu.</translation>
    </message>
</context>
<context>
    <name>OwnPresets</name>
    <message>
        <source>Your own house rules</source>
        <translation>Tes propres règles maison</translation>
    </message>
    <message>
        <source>Name of the rules %1</source>
        <translation>Nom des règles %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>“%1” is already taken, or cannot be a name.</source>
        <translation>«&#x202f;%1&#x202f;» est déjà pris, ou ne peut pas être un nom.</translation>
    </message>
</context>
<context>
    <name>PackImport</name>
    <message>
        <source>A pack that comes with the game has the same key: %1</source>
        <translation>Un pack fourni avec le jeu a la même clé : %1</translation>
    </message>
    <message>
        <source>Add this pack?</source>
        <translation>Ajouter ce pack ?</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>Auteur :</translation>
    </message>
    <message>
        <source>Version:</source>
        <translation>Version :</translation>
    </message>
    <message>
        <source>Licence:</source>
        <translation>Licence :</translation>
    </message>
    <message>
        <source>Cards:</source>
        <translation>Cartes :</translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s)</source>
        <translation>
            <numerusform>%n carte différente</numerusform>
            <numerusform>%n cartes différentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs:</source>
        <translation>Nécessite :</translation>
    </message>
    <message>
        <source>Identity:</source>
        <translation>Empreinte :</translation>
    </message>
    <message>
        <source>It replaces your pack of the same key.</source>
        <translation>Il remplace votre pack de même clé.</translation>
    </message>
    <message>
        <source>It replaces version %1 of this pack.</source>
        <translation>Il remplace la version %1 de ce pack.</translation>
    </message>
    <message>
        <source>It will stand among the cards of a new game.</source>
        <translation>Il figurera parmi les cartes d’une nouvelle partie.</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>This pack cannot be added</source>
        <translation>Ce pack ne peut pas être ajouté</translation>
    </message>
    <message>
        <source>The file from the table</source>
        <translation>Le fichier de la table</translation>
    </message>
    <message>
        <source>The table plays “%1”, but the file holds “%2”.</source>
        <translation>La table joue « %1 », mais le fichier contient « %2 ».</translation>
    </message>
</context>
<context>
    <name>PacksPanel</name>
    <message>
        <source>Cards of this game</source>
        <translation>Cartes de cette partie</translation>
    </message>
    <message>
        <source>Base:</source>
        <translation>Base&#x202f;:</translation>
    </message>
    <message>
        <source>Base of the mix</source>
        <translation>Base du mélange</translation>
    </message>
    <message>
        <source>The base, %1, decides:</source>
        <translation>La base, %1, décide&#x202f;:</translation>
    </message>
    <message>
        <source>In the edition %1:</source>
        <translation>Dans l’édition %1&#x202f;:</translation>
    </message>
    <message>
        <source>Boss Monsters and critical combat are options below: they are off until you switch them on.</source>
        <translation>Les Boss et le combat critique sont des options, plus bas&#x202f;: elles restent désactivées tant que tu ne les actives pas.</translation>
    </message>
    <message>
        <source>A game needs at least one edition: switch another one on first.</source>
        <translation>Une partie a besoin d’au moins une édition&#x202f;: active d’abord une autre.</translation>
    </message>
    <message>
        <source>Switch on %1, too</source>
        <translation>Activer aussi %1</translation>
    </message>
</context>
<context>
    <name>PassingDialog</name>
    <message>
        <source>When to ask %1</source>
        <translation>Quand demander à %1 ?</translation>
    </message>
    <message>
        <source>When to ask you</source>
        <translation>Quand faut-il te demander ?</translation>
    </message>
    <message>
        <source>Whom is it about?</source>
        <translation>De qui s’agit-il ?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Not before my next turn</source>
        <translation>Pas avant mon prochain tour</translation>
    </message>
    <message>
        <source>Only when I am concerned, for the whole game</source>
        <translation>Seulement si cela me concerne, pour toute la partie</translation>
    </message>
    <message>
        <source>Never because of these cards</source>
        <translation>Jamais à cause de ces cartes</translation>
    </message>
    <message>
        <source>With a card chosen here, each pass comes after the same pause, whatever you hold, so that nobody learns what you have. During the pause you may play a card, or press Wait.</source>
        <translation>Si une carte est choisie ici, chaque passe arrive après la même pause, quoi que tu aies en main : personne n’apprend rien. Pendant la pause, tu peux jouer une carte ou appuyer sur « Attendre ».</translation>
    </message>
    <message>
        <source>The game can pass for you. It always asks in your own turn, about your own fights, rolls and losses, and about every fight for the win.</source>
        <translation>Le jeu peut passer pour toi. Il demande toujours pendant ton propre tour, pour tes propres combats, jets et pertes, et pour tout combat décisif.</translation>
    </message>
    <message>
        <source>Ask me about other players&apos; rolls, too</source>
        <translation>Demander aussi pour les jets des autres</translation>
    </message>
    <message>
        <source>Off at first when people share the screen, because each question closes the hand that is open. Hold! lets anybody answer a roll all the same. Rolls about you or your cards are always asked about.</source>
        <translation>Désactivé au départ quand plusieurs partagent l’écran, car chaque question ferme la main ouverte. «&#x202f;Une seconde&#x202f;!&#x202f;» permet quand même à chacun de répondre à un jet. Pour les jets qui te visent, toi ou tes cartes, on te demande toujours.</translation>
    </message>
    <message>
        <source>When this is off, you are asked only about rolls in your turn and your fights, and about you or your cards.</source>
        <translation>Si c’est désactivé, on ne te demande que pour les jets de ton tour et de tes combats, et pour ceux qui te visent, toi ou tes cartes.</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>you</source>
        <translation>toi</translation>
    </message>
    <message>
        <source>owns the table</source>
        <translation>propriétaire de la table</translation>
    </message>
    <message>
        <source>has no seat</source>
        <translation>sans place</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Renvoyer %1</translation>
    </message>
    <message>
        <source>disconnected</source>
        <translation>déconnecté</translation>
    </message>
    <message>
        <source>missing, or with other cards: %1</source>
        <translation>manquent, ou avec d’autres cartes&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>%1 (adds %2, away)</source>
        <comment>helper; strength</comment>
        <translation>%1 (apporte %2, absent)</translation>
    </message>
    <message>
        <source>%1 (adds %2)</source>
        <comment>helper; strength</comment>
        <translation>%1 (apporte %2)</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Phases of the turn</source>
        <translation>Phases du tour</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, maintenant</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>S’organiser</translation>
    </message>
    <message>
        <source>Kick open the door</source>
        <translation>Défoncer la porte</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Trouble or loot</source>
        <translation>Bagarre ou pillage</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Charité</translation>
    </message>
    <message>
        <source>Listen</source>
        <comment>a phase of the turn: at the door</comment>
        <translation>Écouter</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Fin du tour</translation>
    </message>
</context>
<context>
    <name>PickGrid</name>
    <message>
        <source>Nothing to choose from</source>
        <translation>Rien à choisir</translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>Dans ta main</translation>
    </message>
    <message>
        <source>Equipped</source>
        <translation>Équipés</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Transportés</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
</context>
<context>
    <name>PinDialog</name>
    <message>
        <source>The table&apos;s PIN</source>
        <translation>Le PIN de la table</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>S’asseoir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>It is shown on the host&apos;s screen.</source>
        <translation>Il est affiché sur l’écran de l’hôte.</translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message>
        <source>The card lies behind the door, which %1 may kick open at Level %2.</source>
        <translation>La carte est derrière la porte, que %1 peut défoncer au niveau %2.</translation>
    </message>
    <message>
        <source>The card is %1&apos;s Character.</source>
        <translation>La carte est le personnage de %1.</translation>
    </message>
    <message>
        <source>%1 has the card in hand.</source>
        <translation>%1 a la carte en main.</translation>
    </message>
    <message>
        <source>%1 also holds “%2”.</source>
        <translation>%1 a aussi « %2 » en main.</translation>
    </message>
    <message>
        <source>%1 has “%2” in play, too.</source>
        <translation>%1 a aussi « %2 » en jeu.</translation>
    </message>
    <message>
        <source>Behind the door waits “%1”, Level %2.</source>
        <translation>Derrière la porte attend « %1 », niveau %2.</translation>
    </message>
    <message>
        <source>No table can be set up with it.</source>
        <translation>Impossible de préparer une table avec elle.</translation>
    </message>
</context>
<context>
    <name>PlayerLook</name>
    <message>
        <source>Level %1</source>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>force %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personnage</translation>
    </message>
    <message>
        <source>Who they are</source>
        <translation>Son identité</translation>
    </message>
    <message>
        <source>Items, carried ones sideways</source>
        <translation>Objets, sur le côté ceux qui sont seulement transportés</translation>
    </message>
    <message>
        <source>With them</source>
        <translation>À ses côtés</translation>
    </message>
    <message>
        <source>Curses</source>
        <translation>Malédictions</translation>
    </message>
    <message>
        <source>Ask %1 only when there is something to answer with</source>
        <translation>Ne demander à %1 que s’il y a de quoi répondre</translation>
    </message>
    <message>
        <source>Quicker, but the others may notice when there is nothing.</source>
        <translation>Plus rapide, mais les autres peuvent remarquer quand il n’y a rien.</translation>
    </message>
    <message>
        <source>In hand, as far as you have seen it</source>
        <translation>En main, pour ce que tu en as vu</translation>
    </message>
    <message>
        <source>Only %1 can change this, while their own hand is open.</source>
        <translation>Seul %1 peut changer cela, tant que sa main est ouverte.</translation>
    </message>
</context>
<context>
    <name>PlayerPanel</name>
    <message>
        <source>%1, %2, Level %3</source>
        <translation>%1, %2, Niveau %3</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>dead</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>joue son tour</translation>
    </message>
    <message>
        <source>must act</source>
        <translation>doit agir</translation>
    </message>
    <message>
        <source>Curse: %1</source>
        <translation>Malédiction&#x202f;: %1</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>force %1</translation>
    </message>
    <message>
        <source>A bot plays %1.</source>
        <translation>Un bot joue pour %1.</translation>
    </message>
    <message>
        <source>away, the seat is kept</source>
        <translation>absent, la place est gardée</translation>
    </message>
    <message>
        <source>%1 is away; the seat is kept.</source>
        <translation>%1 est absent&#x202f;; la place est gardée.</translation>
    </message>
    <message>
        <source>%1: strength %2, from the Level and what is equipped</source>
        <translation>%1&#x202f;: force %2, avec le Niveau et ce qui est équipé</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Sex of the character</source>
        <translation>Sexe du personnage</translation>
    </message>
    <message>
        <source>Male</source>
        <translation>Homme</translation>
    </message>
    <message>
        <source>Female</source>
        <translation>Femme</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Joué par</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
</context>
<context>
    <name>Portrait</name>
    <message>
        <source>%1: Level %2, strength %3. Click to see all the cards on the table.</source>
        <translation>%1&#x202f;: Niveau %2, force %3. Clique pour voir toutes ses cartes sur la table.</translation>
    </message>
</context>
<context>
    <name>PresetsRow</name>
    <message>
        <source>Name for these rules</source>
        <translation>Nom de ces règles</translation>
    </message>
    <message>
        <source>Ready-made house rules</source>
        <translation>Règles maison toutes prêtes</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Sauvegarder ces règles</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Tape d’abord un nom.</translation>
    </message>
</context>
<context>
    <name>ReadyChip</name>
    <message>
        <source>%1 holds</source>
        <translation>%1 retient le temps</translation>
    </message>
    <message>
        <source>%1 has passed</source>
        <translation>%1 a passé</translation>
    </message>
    <message>
        <source>%1 may still act</source>
        <translation>%1 peut encore agir</translation>
    </message>
    <message>
        <source>Opens the hand of %1, behind the curtain</source>
        <translation>Ouvre la main de %1, derrière le rideau</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Something happened meanwhile. Look again and decide.</source>
        <translation>Il s’est passé quelque chose entre-temps. Regarde de nouveau et décide.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Personne n’est assis là.</translation>
    </message>
    <message>
        <source>That cannot be done with this card.</source>
        <translation>C’est impossible avec cette carte.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas ton tour.</translation>
    </message>
    <message>
        <source>Not in this phase of the turn.</source>
        <translation>Pas dans cette phase du tour.</translation>
    </message>
    <message>
        <source>First %1 has to answer a question.</source>
        <translation>%1 doit d’abord répondre à une question.</translation>
    </message>
    <message>
        <source>Nobody asked you to choose.</source>
        <translation>Personne ne t’a demandé de choisir.</translation>
    </message>
    <message>
        <source>You have passed already.</source>
        <translation>Tu as déjà passé.</translation>
    </message>
    <message>
        <source>First everybody gets the chance to interfere.</source>
        <translation>D’abord, chacun a l’occasion de s’en mêler.</translation>
    </message>
    <message>
        <source>%1 is dead and waits for a new character.</source>
        <translation>%1 est mort et attend un nouveau personnage.</translation>
    </message>
    <message>
        <source>%2 is not yours.</source>
        <translation>%2 n’est pas à toi.</translation>
    </message>
    <message>
        <source>%2 is not in your hand.</source>
        <translation>%2 n’est pas dans ta main.</translation>
    </message>
    <message>
        <source>%2 is not in play.</source>
        <translation>%2 n’est pas en jeu.</translation>
    </message>
    <message>
        <source>You do not know this card.</source>
        <translation>Tu ne connais pas cette carte.</translation>
    </message>
    <message>
        <source>%2 cannot be played now.</source>
        <translation>Impossible de jouer %2 maintenant.</translation>
    </message>
    <message>
        <source>First decide about the card from behind the door: play it or keep it.</source>
        <translation>Décide d’abord de la carte trouvée derrière la porte&#x202f;: la jouer ou la garder.</translation>
    </message>
    <message>
        <source>First listen at the door.</source>
        <translation>Écoute d’abord à la porte.</translation>
    </message>
    <message>
        <source>You have listened at the door already.</source>
        <translation>Tu as déjà écouté à la porte.</translation>
    </message>
    <message>
        <source>Nobody listens at doors in this game: the option is off.</source>
        <translation>Personne n’écoute aux portes dans cette partie&#x202f;: l’option est désactivée.</translation>
    </message>
    <message>
        <source>You met a monster behind the door, so this phase is over.</source>
        <translation>Tu as rencontré un monstre derrière la porte, cette phase est donc terminée.</translation>
    </message>
    <message>
        <source>First look for trouble or loot the room.</source>
        <translation>Cherche d’abord la bagarre ou pille la salle.</translation>
    </message>
    <message>
        <source>No card is waiting to be kept.</source>
        <translation>Aucune carte n’attend d’être gardée.</translation>
    </message>
    <message>
        <source>Not while a combat is going on.</source>
        <translation>Pas pendant un combat.</translation>
    </message>
    <message>
        <source>No combat is going on.</source>
        <translation>Aucun combat n’est en cours.</translation>
    </message>
    <message>
        <source>Only for those in the fight.</source>
        <translation>Seulement pour ceux qui sont dans le combat.</translation>
    </message>
    <message>
        <source>Only the fighter decides that.</source>
        <translation>C’est au combattant seul d’en décider.</translation>
    </message>
    <message>
        <source>The fighters are winning already.</source>
        <translation>Les combattants sont déjà en train de gagner.</translation>
    </message>
    <message>
        <source>The fighters are not winning.</source>
        <translation>Les combattants ne sont pas en train de gagner.</translation>
    </message>
    <message>
        <source>The fight is given up: everybody is running.</source>
        <translation>Le combat est abandonné&#x202f;: tout le monde déguerpit.</translation>
    </message>
    <message>
        <source>Nobody is running away yet.</source>
        <translation>Personne ne déguerpit encore.</translation>
    </message>
    <message>
        <source>%2 needs a second card of its type played with it.</source>
        <translation>%2 exige une seconde carte de son type jouée en même temps.</translation>
    </message>
    <message>
        <source>%1 may carry %2 but not use it.</source>
        <translation>%1 peut transporter %2, mais pas l’utiliser.</translation>
    </message>
    <message>
        <source>%4 is in the way of %2.</source>
        <translation>%4 gêne %2.</translation>
    </message>
    <message>
        <source>%2 is equipped already.</source>
        <translation>%2 est déjà en service.</translation>
    </message>
    <message>
        <source>%1 carries as many Big Items as allowed.</source>
        <translation>%1 transporte autant de Gros Objets que permis.</translation>
    </message>
    <message>
        <source>%1 cannot carry another Big Item.</source>
        <translation>%1 ne peut pas transporter un Gros Objet de plus.</translation>
    </message>
    <message>
        <source>%2 cannot simply be thrown away.</source>
        <translation>Impossible de jeter %2 comme ça.</translation>
    </message>
    <message>
        <source>A sale needs Items worth 1,000 gp or more in all.</source>
        <translation>Une vente exige des Objets valant 1&#x202f;000 po ou plus en tout.</translation>
    </message>
    <message>
        <source>The winning level cannot be bought.</source>
        <translation>Le niveau de la victoire ne s’achète pas.</translation>
    </message>
    <message>
        <source>%2 cannot be sold.</source>
        <translation>Impossible de vendre %2.</translation>
    </message>
    <message>
        <source>The sale at double price is used up for this turn.</source>
        <translation>La vente au double du prix est déjà faite pour ce tour.</translation>
    </message>
    <message>
        <source>The winning level must come from killing a monster.</source>
        <translation>Le niveau de la victoire doit venir d’un monstre tué.</translation>
    </message>
    <message>
        <source>%2 is for yourself only.</source>
        <translation>%2 ne vaut que pour toi.</translation>
    </message>
    <message>
        <source>%2 cannot be played on that.</source>
        <translation>Impossible de jouer %2 là-dessus.</translation>
    </message>
    <message>
        <source>%1 is dead: nothing more can happen to them.</source>
        <translation>%1 est mort&#x202f;: plus rien ne peut lui arriver.</translation>
    </message>
    <message>
        <source>%2 needs a target: say on whom or on what.</source>
        <translation>%2 exige une cible&#x202f;: dis sur qui ou sur quoi.</translation>
    </message>
    <message>
        <source>%2 goes with another kind of card.</source>
        <translation>%2 va avec une autre sorte de carte.</translation>
    </message>
    <message>
        <source>%2 does not work on that target.</source>
        <translation>%2 ne marche pas sur cette cible.</translation>
    </message>
    <message>
        <source>%2 has no such ability.</source>
        <translation>%2 n’a pas cette capacité.</translation>
    </message>
    <message>
        <source>The ability of %2 is not yours to use.</source>
        <translation>La capacité de %2 n’est pas à ta disposition.</translation>
    </message>
    <message>
        <source>The ability of %2 cannot be used now.</source>
        <translation>La capacité de %2 ne peut pas être utilisée maintenant.</translation>
    </message>
    <message>
        <source>The ability of %2 is used up.</source>
        <translation>La capacité de %2 est épuisée.</translation>
    </message>
    <message>
        <source>The ability asks for another number of discards.</source>
        <translation>Ce n’est pas le nombre de défausses que demande la capacité.</translation>
    </message>
    <message>
        <source>%2 cannot pay for the ability.</source>
        <translation>%2 ne peut pas payer la capacité.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Ta main est vide.</translation>
    </message>
    <message>
        <source>Only Items on the table are traded, never cards in hand.</source>
        <translation>On n’échange que des Objets sur la table, jamais des cartes en main.</translation>
    </message>
    <message>
        <source>A trade needs something to change hands.</source>
        <translation>Un échange exige que quelque chose change de mains.</translation>
    </message>
    <message>
        <source>There is no such offer.</source>
        <translation>Cette offre n’existe pas.</translation>
    </message>
    <message>
        <source>The offer is not for you.</source>
        <translation>L’offre n’est pas pour toi.</translation>
    </message>
    <message>
        <source>There is a helper already.</source>
        <translation>Il y a déjà un assistant.</translation>
    </message>
    <message>
        <source>You cannot help yourself.</source>
        <translation>Tu ne peux pas t’aider toi-même.</translation>
    </message>
    <message>
        <source>%1 is dead and cannot help.</source>
        <translation>%1 est mort et ne peut pas aider.</translation>
    </message>
    <message>
        <source>%1 has only just come back and helps from the next turn.</source>
        <translation>%1 vient à peine de revenir et n’aide qu’à partir du prochain tour.</translation>
    </message>
    <message>
        <source>Against %2, nobody may help.</source>
        <translation>Contre %2, aucune aide n’est permise.</translation>
    </message>
    <message>
        <source>Nobody can be forced to help in a fight for the win.</source>
        <translation>Personne ne peut être forcé d’aider dans un combat pour la victoire.</translation>
    </message>
    <message>
        <source>There are not that many Treasures to share.</source>
        <translation>Il n’y a pas autant de Trésors à partager.</translation>
    </message>
    <message>
        <source>%2 cannot be promised: only Items the fighter carries.</source>
        <translation>Impossible de promettre %2&#x202f;: seulement des Objets que le combattant transporte.</translation>
    </message>
    <message>
        <source>A forced helper may only leave when it becomes a fight for the win.</source>
        <translation>Un assistant forcé ne peut partir que si cela devient un combat pour la victoire.</translation>
    </message>
    <message>
        <source>You are not the helper.</source>
        <translation>Tu n’es pas l’assistant.</translation>
    </message>
    <message>
        <source>The helper could not carry %2.</source>
        <translation>L’assistant ne pourrait pas transporter %2.</translation>
    </message>
    <message>
        <source>That is not one of the choices.</source>
        <translation>Ce n’est pas l’un des choix.</translation>
    </message>
    <message>
        <source>Share as evenly as possible.</source>
        <translation>Partage aussi également que possible.</translation>
    </message>
    <message>
        <source>Give away exactly what is above your hand limit: %3.</source>
        <translation>Donne exactement ce qui dépasse ta limite de main&#x202f;: %3.</translation>
    </message>
    <message>
        <source>You are among the lowest yourself: discard the excess.</source>
        <translation>Tu es toi-même au plus bas&#x202f;: défausse le surplus.</translation>
    </message>
    <message>
        <source>No more monsters fit into this fight.</source>
        <translation>Il n’y a plus de place pour un monstre dans ce combat.</translation>
    </message>
    <message>
        <source>That monster is not in the fight.</source>
        <translation>Ce monstre n’est pas dans le combat.</translation>
    </message>
    <message>
        <source>No sales during combat or while running away.</source>
        <translation>Pas de vente en combat ni en déguerpissant.</translation>
    </message>
    <message>
        <source>%2 cannot be played during combat.</source>
        <translation>Impossible de jouer %2 en combat.</translation>
    </message>
    <message>
        <source>No changes to equipment during combat.</source>
        <translation>On ne change pas d’équipement en combat.</translation>
    </message>
    <message>
        <source>%2 cannot be thrown away during combat.</source>
        <translation>Impossible de jeter %2 en combat.</translation>
    </message>
    <message>
        <source>No stealing while a combat is going on.</source>
        <translation>On ne vole pas tant qu’un combat est en cours.</translation>
    </message>
    <message>
        <source>Not before the first turn.</source>
        <translation>Pas avant le premier tour.</translation>
    </message>
    <message>
        <source>%2 could not be played on %1 now, so it cannot be promised.</source>
        <translation>Impossible de jouer %2 maintenant sur %1, donc de promettre cette carte.</translation>
    </message>
    <message>
        <source>A natural 1: nobody gets away from this fight.</source>
        <translation>Un 1 naturel&#x202f;: personne ne réchappe de ce combat.</translation>
    </message>
    <message>
        <source>%2 carries something already.</source>
        <translation>%2 transporte déjà quelque chose.</translation>
    </message>
    <message>
        <source>Items are handed to and from a Hireling outside combat only.</source>
        <translation>On ne confie un Objet à un Larbin, et on ne le reprend, que hors combat.</translation>
    </message>
    <message>
        <source>Only a Guest Star can be discarded for an escape.</source>
        <translation>Seule une Vedette invitée peut être défaussée pour s’échapper.</translation>
    </message>
    <message>
        <source>%2 can only be discarded instead of rolling to Run Away.</source>
        <translation>On ne peut défausser %2 qu’au lieu de lancer le dé pour Déguerpir.</translation>
    </message>
    <message>
        <source>Only one Hireling or Guest Star may be played before the game begins.</source>
        <translation>Avant le début de la partie, on ne peut jouer qu’un Larbin ou une Vedette invitée.</translation>
    </message>
    <message>
        <source>Nobody is waiting for you to pass.</source>
        <translation>Personne n’attend que tu passes.</translation>
    </message>
    <message>
        <source>There is no room for another card of this type: discard one first.</source>
        <translation>Il n’y a plus de place pour une autre carte de ce type&#x202f;: défausses-en d’abord une.</translation>
    </message>
    <message>
        <source>%2 goes with a card of its type, and you have none.</source>
        <translation>%2 va avec une carte de son type, et tu n’en as pas.</translation>
    </message>
    <message>
        <source>%2 is not equipped: it lies sideways.</source>
        <translation>%2 n’est pas en service&#x202f;: la carte est couchée.</translation>
    </message>
    <message>
        <source>The condition on %2 is not met.</source>
        <translation>La condition de %2 n’est pas remplie.</translation>
    </message>
    <message>
        <source>Cards in hand cannot be promised in this game.</source>
        <translation>Dans cette partie, les cartes en main ne peuvent pas être promises.</translation>
    </message>
    <message>
        <source>Whoever volunteered has to stay.</source>
        <translation>Qui s’est porté volontaire doit rester.</translation>
    </message>
    <message>
        <source>Nothing has happened that %2 could answer.</source>
        <translation>Il ne s’est rien passé à quoi %2 puisse répondre.</translation>
    </message>
    <message>
        <source>%2 leaves your hand only when you look for trouble, or with a card that adds a monster to a fight.</source>
        <translation>%2 ne quitte ta main que si tu cherches la bagarre, ou avec une carte qui ajoute un monstre à un combat.</translation>
    </message>
    <message>
        <source>%2 would not change who wins, so it stays in your hand.</source>
        <translation>%2 ne changerait rien à l’issue, et reste donc dans ta main.</translation>
    </message>
    <message>
        <source>%2 saves only its own player and, if that is the fighter, the helper.</source>
        <translation>%2 ne sauve que son propre joueur et, si c’est le combattant, l’assistant.</translation>
    </message>
    <message>
        <source>%2 is not a monster.</source>
        <translation>%2 n’est pas un monstre.</translation>
    </message>
    <message>
        <source>You are that already, and cannot be it twice.</source>
        <translation>Tu l’es déjà, et tu ne peux pas l’être deux fois.</translation>
    </message>
    <message>
        <source>You can have only one such card for each type.</source>
        <translation>Tu ne peux avoir qu’une seule carte de cette sorte par type.</translation>
    </message>
    <message>
        <source>%2 is not an Item.</source>
        <translation>%2 n’est pas un Objet.</translation>
    </message>
    <message>
        <source>You cannot sell at double price.</source>
        <translation>Tu ne peux pas vendre à prix double.</translation>
    </message>
    <message>
        <source>Nobody in combat can trade.</source>
        <translation>Personne ne peut échanger en combat.</translation>
    </message>
    <message>
        <source>You already have an open offer; withdraw it first.</source>
        <translation>Tu as déjà une offre en attente&#x202f;; retire-la d’abord.</translation>
    </message>
    <message>
        <source>The offer can no longer be kept.</source>
        <translation>L’offre ne peut plus être tenue.</translation>
    </message>
    <message>
        <source>That is not the right number of choices.</source>
        <translation>Ce n’est pas le bon nombre de choix.</translation>
    </message>
    <message>
        <source>Only players with the lowest Level receive charity.</source>
        <translation>Seuls les joueurs de plus bas Niveau reçoivent la charité.</translation>
    </message>
    <message>
        <source>Others have a lower Level: give the excess to the lowest.</source>
        <translation>D’autres ont un Niveau plus bas&#x202f;: donne le surplus à ceux qui ont le plus bas.</translation>
    </message>
    <message>
        <source>The monster whose mate this would be is gone.</source>
        <translation>Le monstre dont ce serait la moitié n’est plus là.</translation>
    </message>
    <message>
        <source>You can sell Items only in your own turn.</source>
        <translation>Tu ne peux vendre des Objets que pendant ton propre tour.</translation>
    </message>
    <message>
        <source>%2 can be played only in your own turn, or just when you get it.</source>
        <translation>%2 ne peut être joué que pendant ton tour, ou à l’instant où tu reçois la carte.</translation>
    </message>
    <message>
        <source>The dice have been rolled: the fighters may play only one more card.</source>
        <translation>Les dés sont jetés&#x202f;: les combattants ne peuvent plus jouer qu’une carte.</translation>
    </message>
    <message>
        <source>You have done nothing lately that could be taken back.</source>
        <translation>Tu n’as rien fait récemment qui puisse être repris.</translation>
    </message>
    <message>
        <source>The table is already being asked about a take-back.</source>
        <translation>La table est déjà consultée sur une reprise.</translation>
    </message>
    <message>
        <source>The others have said no. Do something else first.</source>
        <translation>Les autres ont refusé. Fais d’abord autre chose.</translation>
    </message>
    <message>
        <source>%1 does not agree: you would gain by it, or %1 would lose.</source>
        <translation>%1 n’est pas d’accord : tu y gagnerais, ou %1 y perdrait.</translation>
    </message>
    <message>
        <source>No more moves can be taken back in this game.</source>
        <translation>Trop de coups ont déjà été repris dans cette partie.</translation>
    </message>
    <message>
        <source>The die against this monster has been rolled already.</source>
        <translation>Le dé contre ce monstre a déjà été lancé.</translation>
    </message>
</context>
<context>
    <name>RecordScenario</name>
    <message>
        <source>Phase: %1</source>
        <translation>Phase : %1</translation>
    </message>
    <message>
        <source>There is no fight</source>
        <translation>Il n’y a pas de combat</translation>
    </message>
    <message>
        <source>The fight stands %1 to %2</source>
        <translation>Le combat en est à %1 contre %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, what is true</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>in hand %1</source>
        <translation>en main %1</translation>
    </message>
    <message>
        <source>equipped %1</source>
        <translation>équipé %1</translation>
    </message>
    <message>
        <source>in play %1</source>
        <translation>en jeu %1</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Rien n’a encore été joué.</translation>
    </message>
    <message>
        <source>no cards in hand</source>
        <translation>aucune carte en main</translation>
    </message>
    <message>
        <source>nothing equipped</source>
        <translation>rien d’équipé</translation>
    </message>
    <message>
        <source>no cards in play</source>
        <translation>aucune carte en jeu</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Not at Level %1, you don&apos;t.</source>
        <translation>Au Niveau %1&#x202f;? Sûrement pas.</translation>
    </message>
    <message>
        <source>Even together we would lose.</source>
        <translation>Même à deux, nous perdrions.</translation>
    </message>
    <message>
        <source>For nothing? No.</source>
        <translation>Pour rien&#x202f;? Non.</translation>
    </message>
    <message>
        <source>Not for that.</source>
        <translation>Pas à ce prix.</translation>
    </message>
    <message>
        <source>And make you the winner? No.</source>
        <translation>Pour te faire gagner&#x202f;? Non.</translation>
    </message>
    <message>
        <source>I can manage alone.</source>
        <translation>Je me débrouille sans aide.</translation>
    </message>
    <message>
        <source>That is too dear for me.</source>
        <translation>C’est trop cher pour moi.</translation>
    </message>
    <message>
        <source>I sell nothing to somebody at Level %1.</source>
        <translation>Je ne traite pas avec quelqu’un au Niveau %1.</translation>
    </message>
    <message>
        <source>That is no good trade for me.</source>
        <translation>Pour moi, c’est une mauvaise affaire.</translation>
    </message>
    <message>
        <source>No, thanks.</source>
        <translation>Non, merci.</translation>
    </message>
    <message>
        <source>You are not winning today.</source>
        <translation>Tu ne gagneras pas aujourd’hui.</translation>
    </message>
    <message>
        <source>Let&apos;s make it a fair fight.</source>
        <translation>Que le combat soit équitable.</translation>
    </message>
    <message>
        <source>You are in the lead, %1, so this is for you.</source>
        <translation>Tu es en tête, %1&#x202f;: c’est pour toi.</translation>
    </message>
    <message>
        <source>Better you than me.</source>
        <translation>Mieux vaut toi que moi.</translation>
    </message>
    <message>
        <source>Do I have a choice?</source>
        <translation>Ai-je le choix&#x202f;?</translation>
    </message>
    <message>
        <source>Remember this when I need you.</source>
        <translation>Souviens-t’en quand j’aurai besoin de toi.</translation>
    </message>
    <message>
        <source>At that price, gladly.</source>
        <translation>À ce prix, volontiers.</translation>
    </message>
    <message>
        <source>I am only here for the loot.</source>
        <translation>Je ne suis là que pour le butin.</translation>
    </message>
    <message>
        <source>Nothing personal.</source>
        <translation>Rien de personnel.</translation>
    </message>
    <message>
        <source>You turned your back on me.</source>
        <translation>Tu m’as tourné le dos.</translation>
    </message>
    <message>
        <source>I&apos;ll look after that for you.</source>
        <translation>Je m’en occupe pour toi.</translation>
    </message>
    <message>
        <source>I know when to run.</source>
        <translation>Je sais quand il faut courir.</translation>
    </message>
    <message>
        <source>Never liked this room anyway.</source>
        <translation>Cette pièce ne m’a jamais plu.</translation>
    </message>
    <message>
        <source>That went badly.</source>
        <translation>Ça s’est mal passé.</translation>
    </message>
    <message>
        <source>Leave my boots alone!</source>
        <translation>Ne touchez pas à mes bottes&#x202f;!</translation>
    </message>
    <message>
        <source>One more, and I win.</source>
        <translation>Encore un, et je gagne.</translation>
    </message>
    <message>
        <source>I hardly ever wore it.</source>
        <translation>Je ne le portais presque jamais.</translation>
    </message>
    <message>
        <source>Not if it costs me a card as well.</source>
        <translation>Pas si j’y laisse une carte en plus.</translation>
    </message>
    <message>
        <source>You are far enough ahead as it is.</source>
        <translation>Tu as déjà assez d’avance.</translation>
    </message>
    <message>
        <source>I would rather see you lose.</source>
        <translation>Je préfère te voir perdre.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Previous fight</source>
        <translation>Combat précédent</translation>
    </message>
    <message>
        <source>Next fight</source>
        <translation>Combat suivant</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>times the usual speed</comment>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <translation>Cartes montrées</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: it can be watched up to here.</source>
        <translation>Les règles ont changé depuis cette partie&#x202f;: on peut la revoir jusqu’ici.</translation>
    </message>
    <message>
        <source>This game is not over: its hands stay secret.</source>
        <translation>Cette partie n’est pas finie&#x202f;: les mains restent secrètes.</translation>
    </message>
    <message>
        <source>Hide the chances to win</source>
        <translation>Cacher les chances de gagner</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>What the next bot knew</source>
        <translation>Ce que savait le bot suivant</translation>
    </message>
    <message>
        <source>What the bot knew</source>
        <translation>Ce que savait le bot</translation>
    </message>
</context>
<context>
    <name>ReplayLoading</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Loading the replay …</source>
        <translation>Chargement de la partie enregistrée…</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>ruling %1</source>
        <translation>décision %1</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Dans une partie revue</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>SaleDialog</name>
    <message>
        <source>Sell Items</source>
        <translation>Vendre des Objets</translation>
    </message>
    <message numerus="yes">
        <source>Sell for %n level(s)</source>
        <translation>
            <numerusform>Vendre contre %n niveau</numerusform>
            <numerusform>Vendre contre %n niveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gp</source>
        <translation>%1 po</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n niveau</numerusform>
            <numerusform>%n niveaux</numerusform>
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
        <translation>Tu peux vendre un Objet au double de son prix&#x202f;: parmi ceux que tu choisis, le plus cher compte deux fois.</translation>
    </message>
    <message>
        <source>A level for each full 1,000 gp; no change is given, and the winning level cannot be bought.</source>
        <translation>Un niveau par tranche complète de 1&#x202f;000 po&#x202f;; la monnaie n’est pas rendue, et le niveau de la victoire ne s’achète pas.</translation>
    </message>
</context>
<context>
    <name>SaveHere</name>
    <message>
        <source>Name of the saved game</source>
        <translation>Nom de la partie sauvegardée</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sauvegarder</translation>
    </message>
    <message>
        <source>There are no saved games yet.</source>
        <translation>Il n’y a pas encore de parties sauvegardées.</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, tour %2</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Sauvegardée sous «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1, before the first turn</source>
        <translation>%1, avant le premier tour</translation>
    </message>
</context>
<context>
    <name>SavesScreen</name>
    <message>
        <source>Saved games</source>
        <translation>Parties sauvegardées</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>Supprimer %1&#x202f;?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>C’est irréversible.</translation>
    </message>
</context>
<context>
    <name>SeenDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No cards.</source>
        <translation>Aucune carte.</translation>
    </message>
    <message>
        <source>Shown to you</source>
        <translation>Montré à toi</translation>
    </message>
</context>
<context>
    <name>SelfPanel</name>
    <message>
        <source>You are %1, %2, Level %3, strength %4</source>
        <translation>Tu es %1, %2, Niveau %3, force %4</translation>
    </message>
    <message>
        <source>Strength %1</source>
        <translation>Force %1</translation>
    </message>
    <message>
        <source>Show your hand to everybody or to one player.</source>
        <translation>Montrer ta main à tout le monde ou à un seul joueur.</translation>
    </message>
    <message>
        <source>Curse: %1</source>
        <translation>Malédiction&#x202f;: %1</translation>
    </message>
    <message>
        <source>Show my hand to …</source>
        <translation>Montrer ma main à…</translation>
    </message>
    <message>
        <source>%1, %2, Level %3, strength %4</source>
        <translation>%1, %2, Niveau %3, force %4</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>Show hand …</source>
        <translation>Montrer ma main&#x202f;…</translation>
    </message>
    <message>
        <source>Strength %1, from the Level and what is equipped</source>
        <translation>Force %1, avec le Niveau et ce qui est équipé</translation>
    </message>
    <message>
        <source>What is above the limit at the end of your turn is given away (Charity).</source>
        <translation>Ce qui dépasse la limite à la fin de ton tour est donné (Charité).</translation>
    </message>
</context>
<context>
    <name>SettingLines</name>
    <message>
        <source>Plain everywhere</source>
        <translation>Simple partout</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Élevé</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Safe for colour-blind players</source>
        <translation>Adaptées aux daltoniens</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>OpenGL</source>
        <translation>OpenGL</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Logiciel</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Rideau</translation>
    </message>
    <message>
        <source>Pass for me when I have nothing to answer</source>
        <translation>Passer pour moi quand je n’ai rien à répondre</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musique</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combats</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Curses</source>
        <translation>Malédictions</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Morts</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>Playful headings</source>
        <translation>Titres fantaisie</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Nothing walks, flies or tumbles.</source>
        <translation>Rien ne marche, ne vole ni ne roule.</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Takes effect at the next start. If the window stays black, choose software.</source>
        <translation>Prend effet au prochain démarrage. Si la fenêtre reste noire, choisis «&#x202f;Logiciel&#x202f;».</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Game speed</source>
        <translation>Vitesse du jeu</translation>
    </message>
    <message>
        <source>On a shared screen, hands stay hidden until the next person is there.</source>
        <translation>Sur un écran partagé, les mains restent cachées jusqu’à ce que la personne suivante soit là.</translation>
    </message>
    <message>
        <source>Allow games against the clock</source>
        <translation>Autoriser les parties contre la montre</translation>
    </message>
    <message>
        <source>When this is off, no game that you set up has a time limit.</source>
        <translation>Sans cela, aucune des parties que tu prépares n’est limitée dans le temps.</translation>
    </message>
    <message>
        <source>All sounds</source>
        <translation>Tous les sons</translation>
    </message>
    <message>
        <source>Dungeon sounds</source>
        <translation>Sons du donjon</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ton tour</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Plain is Andika, a font made for learning to read: no two letters look alike.</source>
        <translation>La police simple est Andika, conçue pour apprendre à lire&#x202f;: aucune lettre ne ressemble à une autre.</translation>
    </message>
    <message>
        <source>The colours of the players, and of good and bad.</source>
        <translation>Les couleurs des joueurs, et de ce qui est bon ou mauvais.</translation>
    </message>
    <message>
        <source>Bots talk</source>
        <translation>Les bots parlent</translation>
    </message>
    <message>
        <source>Now and then a bot says why it does something.</source>
        <translation>De temps en temps, un bot dit pourquoi il agit ainsi.</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Rythme des bots</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>How long a bot waits before each move. At the table, + and − change it, too. A table in the network keeps one pace for everybody.</source>
        <translation>Combien de temps un bot attend avant chaque coup. À la table, + et − le changent aussi. Une table en réseau garde un même rythme pour tous.</translation>
    </message>
    <message>
        <source>When you play alone against bots, or have no cards in hand. With a card in hand, such a pass would tell other people what you hold.</source>
        <translation>Quand tu joues seul contre des bots, ou n’as pas de cartes en main. Avec une carte en main, passer ainsi dirait aux autres ce que tu tiens.</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>A line at the table tells you what you can do now.</source>
        <translation>Une ligne à la table te dit ce que tu peux faire maintenant.</translation>
    </message>
    <message>
        <source>How quickly cards move and what happens is shown: at 200% in half the time. Bots have a pace of their own.</source>
        <translation>À quelle vitesse les cartes bougent et les événements s’affichent&#xa0;: à 200&#x202f;%, deux fois plus vite. Les bots ont leur propre rythme.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>A new game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Three to six players around one screen, people or bots, in the order they sit.</source>
        <translation>De trois à six joueurs autour d’un seul écran, humains ou bots, dans l’ordre où ils sont assis.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Pace of the bots:</source>
        <translation>Rythme des bots :</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Rythme des bots</translation>
    </message>
    <message>
        <source>How long a bot waits before each move. At the table, + and − change it, too.</source>
        <translation>Combien de temps un bot attend avant chaque coup. À la table, + et − le changent aussi.</translation>
    </message>
</context>
<context>
    <name>SideTotal</name>
    <message>
        <source>%1: %2</source>
        <comment>side of a fight: its sum</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>SlimScrollBar</name>
    <message>
        <source>Scroll bar</source>
        <translation>Barre de défilement</translation>
    </message>
</context>
<context>
    <name>SlotPlace</name>
    <message>
        <source>%1: free</source>
        <translation>%1&#x202f;: libre</translation>
    </message>
    <message>
        <source>2 Hands</source>
        <translation>2 mains</translation>
    </message>
</context>
<context>
    <name>SlotsRow</name>
    <message>
        <source>Your cards in play</source>
        <translation>Tes cartes en jeu</translation>
    </message>
    <message>
        <source>Headgear</source>
        <translation>Couvre-chef</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Footgear</source>
        <translation>Chaussures</translation>
    </message>
    <message>
        <source>Other equipment</source>
        <translation>Autre équipement</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Carried, not equipped</source>
        <translation>Transportés, pas équipés</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Transportés</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personnage</translation>
    </message>
    <message>
        <source>With you</source>
        <translation>Avec toi</translation>
    </message>
</context>
<context>
    <name>StageQuestions</name>
    <message>
        <source>Choose …</source>
        <translation>Choisir…</translation>
    </message>
</context>
<context>
    <name>StandingNotes</name>
    <message>
        <source>Stop this: %1</source>
        <translation>Mettre fin à ceci : %1</translation>
    </message>
    <message>
        <source>Press to stop this.</source>
        <translation>Appuie pour y mettre fin.</translation>
    </message>
    <message>
        <source>When to ask …</source>
        <translation>Quand demander…</translation>
    </message>
    <message>
        <source>Choose which questions you are asked, and which are passed for you.</source>
        <translation>Choisis ce qu’on te demande, et où l’on passe pour toi.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties sauvegardées</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Pictograms by the authors of game-icons.net, CC BY 3.0</source>
        <translation>Pictogrammes des auteurs de game-icons.net, CC BY 3.0</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>Return to %1</source>
        <translation>Revenir à&#x202f;: %1</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>Jouer en réseau</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Continuer la dernière partie</translation>
    </message>
    <message>
        <source>The manual opens in your browser.</source>
        <translation>Le manuel s’ouvre dans ton navigateur.</translation>
    </message>
    <message>
        <source>The manual cannot be opened. It is here: %1</source>
        <translation>Impossible d’ouvrir le manuel. Il est ici&#x202f;: %1</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>There is no game to continue.</source>
        <translation>Il n’y a aucune partie à continuer.</translation>
    </message>
    <message>
        <source>No game is saved yet.</source>
        <translation>Aucune partie n’est encore enregistrée.</translation>
    </message>
    <message>
        <source>Nobody has played a game to its end here yet. Games of bots alone do not count.</source>
        <translation>Personne n’a encore joué de partie jusqu’au bout ici. Les parties entre bots ne comptent pas.</translation>
    </message>
</context>
<context>
    <name>StoryTeller</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; and &lt;b&gt;%2&lt;/b&gt; traded: %3.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; et &lt;b&gt;%2&lt;/b&gt; ont fait un échange&#x202f;: %3.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; sold &lt;b&gt;%2&lt;/b&gt; for %3 gp: %n level(s).</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; a vendu &lt;b&gt;%2&lt;/b&gt; pour %3 po&#x202f;: %n niveau.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; a vendu &lt;b&gt;%2&lt;/b&gt; pour %3 po&#x202f;: %n niveaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; a obtenu %2.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; drew %n card(s).</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; a pioché %n carte.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; a pioché %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would help for nothing instead.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; propose plutôt son aide pour rien.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would help for this instead: %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; propose plutôt son aide pour ceci&#x202f;: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; gave &lt;b&gt;%2&lt;/b&gt; %3.</source>
        <comment>giver, receiver, cards</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; a donné %3 à &lt;b&gt;%2&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled %2 for the first turn.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; a obtenu %2 pour le premier tour.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, after a tie, rolled again: %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;, après une égalité, relance le dé&#x202f;: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled %2 for the first pick of the loot.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; a obtenu %2 pour se servir le premier dans le butin.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled %2 for &lt;b&gt;%3&lt;/b&gt;.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; a obtenu %2 pour &lt;b&gt;%3&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; got away from &lt;b&gt;%2&lt;/b&gt; without a roll: &lt;b&gt;%3&lt;/b&gt;.</source>
        <comment>%3: the card that does it</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; a échappé à &lt;b&gt;%2&lt;/b&gt; sans jet&#x202f;: &lt;b&gt;%3&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would trade like this instead: %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; propose plutôt cet échange : %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would give nothing for it.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; ne donnerait rien en échange.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would give this for it instead: %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; donnerait plutôt ceci en échange : %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; got away without a roll: &lt;b&gt;%2&lt;/b&gt; does not pursue &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; s’échappe sans jet&#x202f;: &lt;b&gt;%2&lt;/b&gt; ne poursuit pas &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The offer of &lt;b&gt;%1&lt;/b&gt; to &lt;b&gt;%2&lt;/b&gt; has lapsed.</source>
        <comment>a trade</comment>
        <translation>L’offre de &lt;b&gt;%1&lt;/b&gt; à &lt;b&gt;%2&lt;/b&gt; est devenue caduque.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; drew &lt;b&gt;%2&lt;/b&gt;, because of &lt;b&gt;%3&lt;/b&gt;.</source>
        <comment>player, drawn card, its giver</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; a pioché &lt;b&gt;%2&lt;/b&gt;, grâce à &lt;b&gt;%3&lt;/b&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; drew %n card(s), because of &lt;b&gt;%2&lt;/b&gt;.</source>
        <comment>player, giver</comment>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; a pioché %n carte, grâce à &lt;b&gt;%2&lt;/b&gt;.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; a pioché %n cartes, grâce à &lt;b&gt;%2&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; took back a move, and all that followed it: “%2”</source>
        <comment>a player; the move, a sentence</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; a repris un coup et tout ce qui a suivi&#x202f;: «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; took back a move: “%2”</source>
        <comment>a player; the move, a sentence</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; a repris un coup&#x202f;: «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>And %1.</source>
        <comment>a card of the loot that lies open, after another one</comment>
        <translation>Et %1.</translation>
    </message>
</context>
<context>
    <name>SumLine</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>lines of a sum</comment>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>counts for the monsters</source>
        <translation>compte pour les monstres</translation>
    </message>
    <message>
        <source>counts for the fighters</source>
        <translation>compte pour les combattants</translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Discard or sell</source>
        <translation>Défausser ou vendre</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Donjon</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Défausses</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Trésors</translation>
    </message>
</context>
<context>
    <name>TableButtons</name>
    <message>
        <source>Hold!</source>
        <translation>Une seconde&#x202f;!</translation>
    </message>
    <message>
        <source>Pass for everybody here</source>
        <translation>Passer pour tous ici</translation>
    </message>
    <message>
        <source>Pass for %1</source>
        <translation>Passer pour %1</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Décider plus tard</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Stop the table until you continue</source>
        <translation>Arrêter la table jusqu’à ce que tu continues</translation>
    </message>
    <message>
        <source>The table continues; you have not passed.</source>
        <translation>La partie continue&#x202f;; tu n’as pas passé.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Undo the last move; nobody has learnt anything from it</source>
        <translation>Annuler le dernier coup : personne n’en a rien appris</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Do not pass for me now: I want to think about it</source>
        <translation>Ne pas passer pour moi maintenant : je veux réfléchir</translation>
    </message>
    <message>
        <source>%1 could mean: %2. Choose with the arrow keys and Enter.</source>
        <comment>a key; buttons</comment>
        <translation>%1 peut signifier&#x202f;: %2. Choisis avec les flèches et Entrée.</translation>
    </message>
    <message>
        <source>Let the game go on</source>
        <translation>Laisser la partie continuer</translation>
    </message>
    <message>
        <source>Stop the table, so that somebody else can open their hand and play a card</source>
        <translation>Arrêter la table, pour que quelqu’un d’autre puisse ouvrir sa main et jouer une carte</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>There is no move of yours that could be taken back now.</source>
        <translation>Aucun de tes coups ne peut être repris pour l’instant.</translation>
    </message>
    <message>
        <source>Save, load</source>
        <translation>Sauvegarder, charger</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Close the table for now</source>
        <translation>Fermer la table pour l’instant</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>La partie continue</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Fermer la partie revue</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The replay is paused</source>
        <translation>La partie revue est en pause</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>La partie est en pause</translation>
    </message>
    <message>
        <source>Lessons are not saved: they always start from the beginning.</source>
        <translation>Les leçons ne sont pas sauvegardées&#x202f;: elles commencent toujours au début.</translation>
    </message>
    <message>
        <source>Every move is saved: you can leave at any time and continue later.</source>
        <translation>Chaque coup est sauvegardé&#x202f;: tu peux partir à tout moment et continuer plus tard.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Ne plus regarder</translation>
    </message>
    <message>
        <source>Leave for good …</source>
        <translation>Partir pour de bon&#x202f;…</translation>
    </message>
    <message>
        <source>The others play on while this menu is open.</source>
        <translation>Les autres continuent à jouer tant que ce menu est ouvert.</translation>
    </message>
    <message>
        <source>Leave the table for good?</source>
        <translation>Quitter la table pour de bon&#x202f;?</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Leave for good</source>
        <translation>Partir pour de bon</translation>
    </message>
    <message>
        <source>Start the lesson again</source>
        <translation>Recommencer la leçon</translation>
    </message>
    <message>
        <source>Leave for now: my seat is kept</source>
        <translation>Partir pour l’instant&#x202f;: ma place est gardée</translation>
    </message>
    <message>
        <source>The others play on while this menu is open. If you leave, your seat is kept as it is.</source>
        <translation>Les autres continuent à jouer tant que ce menu est ouvert. Si tu pars, ta place est gardée telle quelle.</translation>
    </message>
    <message>
        <source>A bot plays on in your place, and the others are told. You cannot get your seat back: you could only watch.</source>
        <translation>Un bot continue à ta place, et les autres en sont informés. Tu ne peux pas récupérer ta place&#x202f;: tu pourrais seulement regarder.</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Reprendre le dernier coup</translation>
    </message>
    <message>
        <source>Ask to take back the last move</source>
        <translation>Demander à reprendre le dernier coup</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Montrer toute la table</translation>
    </message>
    <message>
        <source>Show only my hand</source>
        <translation>Ne montrer que ma main</translation>
    </message>
    <message>
        <source>This game is only tried out: it is not kept.</source>
        <translation>Cette partie n’est qu’un essai&#x202f;: elle n’est pas conservée.</translation>
    </message>
    <message>
        <source>A replay is kept already.</source>
        <translation>Un enregistrement est déjà conservé.</translation>
    </message>
    <message>
        <source>The table keeps this game by itself; whoever hosts it can reopen it later.</source>
        <translation>La table conserve d’elle-même cette partie&#x202f;; qui l’héberge peut la rouvrir plus tard.</translation>
    </message>
    <message>
        <source>Nothing is taken back in a lesson: start it again instead.</source>
        <translation>Rien ne se reprend dans une leçon&#x202f;: recommence-la plutôt.</translation>
    </message>
    <message>
        <source>A replay only shows what was played.</source>
        <translation>Un enregistrement ne montre que ce qui a été joué.</translation>
    </message>
    <message>
        <source>You only watch this table.</source>
        <translation>Tu ne fais que regarder cette table.</translation>
    </message>
    <message>
        <source>This is for a game at a table in the network.</source>
        <translation>C’est pour une partie à une table en réseau.</translation>
    </message>
    <message>
        <source>A hand on a device of its own needs a table in the network, from the beginning. On the first page, choose “Play over the network”, then “Host a table” with “This screen is only the table”.</source>
        <translation>Une main sur son propre appareil demande, dès le début, une table en réseau. À la première page, choisis «&#x202f;Jouer en réseau&#x202f;», puis «&#x202f;Ouvrir une table&#x202f;» avec «&#x202f;Cet écran n’est que la table&#x202f;».</translation>
    </message>
    <message>
        <source>The table cannot be reached</source>
        <translation>La table est injoignable</translation>
    </message>
    <message>
        <source>If you leave, your seat is kept as it is.</source>
        <translation>Si tu pars, ta place est gardée telle quelle.</translation>
    </message>
    <message>
        <source>No hand is open. A move is taken back by the player whose hand is open.</source>
        <translation>Aucune main n’est ouverte. Un coup est repris par le joueur dont la main est ouverte.</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>You have no move that could be taken back now.</source>
        <translation>Tu n’as pas de coup à reprendre pour l’instant.</translation>
    </message>
    <message>
        <source>Bots answer at once.</source>
        <translation>Les bots répondent aussitôt.</translation>
    </message>
    <message>
        <source>Bots are quick.</source>
        <translation>Les bots sont rapides.</translation>
    </message>
    <message>
        <source>Bots play at the normal pace.</source>
        <translation>Les bots jouent au rythme normal.</translation>
    </message>
    <message>
        <source>Bots take their time.</source>
        <translation>Les bots prennent leur temps.</translation>
    </message>
    <message>
        <source>At a table in the network bots keep one pace, which its owner chooses before the game.</source>
        <translation>À une table en réseau, les bots gardent un même rythme, choisi avant la partie par le propriétaire de la table.</translation>
    </message>
    <message>
        <source>No hand is open. A move is taken back by the player whose hand is open.</source>
        <translation>Aucune main n’est ouverte. Un coup est repris par le joueur dont la main est ouverte.</translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Take it back?</source>
        <translation>Reprendre ce coup ?</translation>
    </message>
    <message>
        <source>The others are asked</source>
        <translation>Les autres sont consultés</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Do not agree</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Laisser tel quel</translation>
    </message>
    <message>
        <source>Your move is taken back if everybody agrees. Still to answer: %1.</source>
        <translation>Ton coup est repris si tout le monde est d’accord. Réponses attendues&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>TemperBox</name>
    <message>
        <source>Temper</source>
        <translation>Tempérament</translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>Time, stopped</source>
        <translation>Temps suspendu</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Temps restant</translation>
    </message>
</context>
<context>
    <name>TimeLine</name>
    <message>
        <source>Position in the game</source>
        <translation>Moment de la partie</translation>
    </message>
</context>
<context>
    <name>ToldTurns</name>
    <message>
        <source>The fighters have %1, the monsters %2.</source>
        <comment>strengths of both sides</comment>
        <translation>Les combattants ont %1, les monstres %2.</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
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
        <translation>Règles</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sauvegarder</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message numerus="yes">
        <source>%n unread message(s)</source>
        <translation>
            <numerusform>%n message non lu</numerusform>
            <numerusform>%n messages non lus</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
</context>
<context>
    <name>TradeDialog</name>
    <message>
        <source>Trade or give</source>
        <translation>Échanger ou donner</translation>
    </message>
    <message>
        <source>Only Items on the table change hands, and they stay in play.</source>
        <translation>Seuls des Objets sur la table changent de mains, et ils restent en jeu.</translation>
    </message>
    <message>
        <source>Offer the trade</source>
        <translation>Proposer l’échange</translation>
    </message>
    <message>
        <source>Offer the gift</source>
        <translation>Proposer le cadeau</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Tu donnes</translation>
    </message>
    <message>
        <source>You have no Items on the table.</source>
        <translation>Tu n’as pas d’Objets sur la table.</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Tu reçois</translation>
    </message>
    <message>
        <source>They have no Items on the table.</source>
        <translation>Cette personne n’a pas d’Objets sur la table.</translation>
    </message>
    <message>
        <source>Counter %1&apos;s offer</source>
        <translation>Contre-offre à %1</translation>
    </message>
    <message>
        <source>This takes the place of their offer. Only Items on the table change hands, and they stay in play.</source>
        <translation>Elle remplace l’autre offre. Seuls des Objets sur la table changent de mains, et ils restent en jeu.</translation>
    </message>
    <message>
        <source>Make the counter-offer</source>
        <translation>Faire la contre-offre</translation>
    </message>
</context>
<context>
    <name>TroubleDialog</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>The game cannot be saved</source>
        <translation>La partie ne peut pas être sauvegardée</translation>
    </message>
    <message>
        <source>Play on without saving</source>
        <translation>Continuer sans sauvegarder</translation>
    </message>
</context>
<context>
    <name>TryOutDialog</name>
    <message>
        <source>A card is tried out</source>
        <translation>Une carte à l’essai</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
</context>
<context>
    <name>TurnMarks</name>
    <message>
        <source>Turn</source>
        <comment>below a chart&apos;s axis</comment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>End</source>
        <comment>of the game, below a chart&apos;s axis</comment>
        <translation>Fin</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Watch it</source>
        <translation>Le regarder</translation>
    </message>
</context>
<context>
    <name>VainRoll</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled for &lt;b&gt;%2&lt;/b&gt;, and nothing came of it.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; a lancé le dé pour &lt;b&gt;%2&lt;/b&gt;, sans effet.</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>%1&apos;s program agrees.</source>
        <translation>Le programme de %1 est d’accord.</translation>
    </message>
    <message>
        <source>%1&apos;s program found a difference!</source>
        <translation>Le programme de %1 a trouvé une différence&#x202f;!</translation>
    </message>
    <message>
        <source>The check cannot tell whether somebody looked at hands on the host&apos;s machine.</source>
        <translation>La vérification ne peut pas dire si quelqu’un a regardé des mains sur la machine de l’hôte.</translation>
    </message>
    <message>
        <source>The table&apos;s owner starts the next game.</source>
        <translation>C’est le propriétaire de la table qui commence la partie suivante.</translation>
    </message>
    <message>
        <source>This table has been closed.</source>
        <translation>Cette table est fermée.</translation>
    </message>
</context>
<context>
    <name>Victory</name>
    <message>
        <source>Several stood at Level %1 when the last Boss Monster fell, and %2 had the most gold in play.</source>
        <translation>Plusieurs étaient au Niveau %1 à la chute du dernier Boss ; le plus d’or en jeu : %2.</translation>
    </message>
    <message>
        <source>%2 reached Level %1, and the Boss Monsters have fallen.</source>
        <translation>Niveau %1 atteint par %2, et les Boss sont tombés.</translation>
    </message>
    <message>
        <source>%2 reached Level %1 first.</source>
        <translation>Niveau %1 atteint en premier par %2.</translation>
    </message>
    <message>
        <source>%1 helped in the winning fight and shares the victory.</source>
        <translation>Aide dans le combat victorieux, victoire partagée : %1.</translation>
    </message>
    <message>
        <source>%1 beat %2.</source>
        <comment>a player; monsters</comment>
        <translation>%1 a battu %2.</translation>
    </message>
    <message>
        <source>%1 beat %2 with the help of %3.</source>
        <comment>a player; monsters; a player</comment>
        <translation>%1 a battu %2 avec l’aide de %3.</translation>
    </message>
</context>
<context>
    <name>WalkingStandy</name>
    <message>
        <source>%1: dead, Level %2</source>
        <translation>%1&#x202f;: mort, Niveau %2</translation>
    </message>
    <message>
        <source>%1: Level %2</source>
        <translation>%1&#x202f;: Niveau %2</translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>Let it strike</source>
        <translation>Laisser frapper</translation>
    </message>
    <message>
        <source>Play no card</source>
        <translation>Ne rien jouer</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Laisser faire</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
</context>
<context>
    <name>WinnerPage</name>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Quitter la table&#x202f;?</translation>
    </message>
    <message>
        <source>The table ends for everybody.</source>
        <translation>La table se termine pour tout le monde.</translation>
    </message>
    <message>
        <source>The others can play again without you.</source>
        <translation>Les autres peuvent rejouer sans toi.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Partir</translation>
    </message>
    <message>
        <source>No photo can be taken now.</source>
        <translation>Aucune photo n’est possible pour l’instant.</translation>
    </message>
</context>
<context>
    <name>WinnerScreen</name>
    <message>
        <source>%1 win together!</source>
        <translation>%1 gagnent ensemble&#x202f;!</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1 gagne&#x202f;!</translation>
    </message>
    <message>
        <source>%1: Level %2</source>
        <translation>%1&#x202f;: Niveau %2</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Export as text …</source>
        <translation>Exporter en texte…</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie finie</translation>
    </message>
    <message>
        <source>Photo …</source>
        <translation>Photo…</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Ce que montre le graphique</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>Reading the result …</source>
        <translation>Lecture du résultat…</translation>
    </message>
    <message>
        <source>Save a picture of this page</source>
        <translation>Enregistrer une image de cette page</translation>
    </message>
</context>
<context>
    <name>WinnerTable</name>
    <message>
        <source>Level %1</source>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>force %1</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personnage</translation>
    </message>
    <message>
        <source>Who they are</source>
        <translation>Son identité</translation>
    </message>
    <message>
        <source>With them</source>
        <translation>À ses côtés</translation>
    </message>
    <message>
        <source>Curses</source>
        <translation>Malédictions</translation>
    </message>
    <message>
        <source>Items, carried ones sideways</source>
        <translation>Objets, sur le côté ceux qui sont seulement transportés</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>%1 rolled %2, which is added to the monsters&apos; sum. Does anybody want to change that?</source>
        <translation>%1 a obtenu %2, qui s’ajoute à la somme des monstres. Quelqu’un veut-il y changer quelque chose&#x202f;?</translation>
    </message>
    <message>
        <source>%1 rolled %2, which is added to the fighters&apos; sum. Does anybody want to change that?</source>
        <translation>%1 a obtenu %2, qui s’ajoute à la somme des combattants. Quelqu’un veut-il y changer quelque chose&#x202f;?</translation>
    </message>
    <message>
        <source>A natural 20: %1 wins the fight, unless the die is rolled again. Does anybody want to change that?</source>
        <translation>Un 20 naturel&#x202f;: %1 gagne le combat, sauf si le dé est relancé. Quelqu’un veut-il y changer quelque chose&#x202f;?</translation>
    </message>
    <message>
        <source>A natural 1: %1 loses the fight, unless the die is rolled again. Does anybody want to change that?</source>
        <translation>Un 1 naturel&#x202f;: %1 perd le combat, sauf si le dé est relancé. Quelqu’un veut-il y changer quelque chose&#x202f;?</translation>
    </message>
    <message>
        <source>The Bad Stuff of %1 was averted.</source>
        <translation>L’Incident fâcheux (%1) est écarté.</translation>
    </message>
    <message>
        <source>For %1, who helped: %2</source>
        <translation>Pour %1, qui a aidé&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card: what is asked</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>choose %n card(s).</source>
        <translation>
            <numerusform>choisis %n carte.</numerusform>
            <numerusform>choisis %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>choose %1 to %2 cards.</source>
        <translation>choisis de %1 à %2 cartes.</translation>
    </message>
    <message numerus="yes">
        <source>choose %n player(s).</source>
        <translation>
            <numerusform>choisis %n joueur.</numerusform>
            <numerusform>choisis %n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>choose %1 to %2 players.</source>
        <translation>choisis de %1 à %2 joueurs.</translation>
    </message>
    <message>
        <source>choose a number from %1 to %2.</source>
        <translation>choisis un nombre de %1 à %2.</translation>
    </message>
    <message>
        <source>choose one.</source>
        <translation>choisis une option.</translation>
    </message>
    <message>
        <source>You carry too many Big Items: choose what has to go.</source>
        <translation>Tu transportes trop de Gros Objets&#x202f;: choisis ce qui doit partir.</translation>
    </message>
    <message>
        <source>Take the top card of the discards instead of drawing? Choose what to pay with, or nothing.</source>
        <translation>Prendre la première carte de la défausse au lieu de piocher&#x202f;? Choisis avec quoi payer, ou rien.</translation>
    </message>
    <message>
        <source>Too many cards in hand: give the excess away.</source>
        <translation>Trop de cartes en main&#x202f;: donne le surplus.</translation>
    </message>
    <message>
        <source>%1, for nothing</source>
        <translation>%1, pour rien</translation>
    </message>
    <message>
        <source>nothing for %1</source>
        <translation>rien pour %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>This card</source>
        <translation>Cette carte</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a card and what it adds</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Everybody is ready. Who goes first?</source>
        <translation>Tout le monde est prêt. Qui commence&#x202f;?</translation>
    </message>
    <message>
        <source>%1 rolled %2 for the first turn.</source>
        <translation>%1 a obtenu %2 pour le premier tour.</translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <translation>C’est au tour de %1.</translation>
    </message>
    <message>
        <source>%1 kicked open the door: %2.</source>
        <translation>%1 a défoncé la porte&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 listened at the door.</source>
        <translation>%1 a écouté à la porte.</translation>
    </message>
    <message>
        <source>%1 looted the room.</source>
        <translation>%1 a pillé la salle.</translation>
    </message>
    <message>
        <source>%1 drew a card.</source>
        <translation>%1 a pioché une carte.</translation>
    </message>
    <message>
        <source>%1 drew %2.</source>
        <translation>%1 a pioché %2.</translation>
    </message>
    <message>
        <source>The Door discards were shuffled into a new deck.</source>
        <translation>La défausse Donjon a été mélangée en une nouvelle pioche.</translation>
    </message>
    <message>
        <source>The Treasure discards were shuffled into a new deck.</source>
        <translation>La défausse Trésor a été mélangée en une nouvelle pioche.</translation>
    </message>
    <message>
        <source>%1 kept %2.</source>
        <translation>%1 a gardé %2.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 a joué %2.</translation>
    </message>
    <message>
        <source>%1 played %2 on %3.</source>
        <translation>%1 a joué %2 sur %3.</translation>
    </message>
    <message>
        <source>%1 equipped %2.</source>
        <translation>%1 a équipé %2.</translation>
    </message>
    <message>
        <source>%1 put %2 away.</source>
        <translation>%1 a rangé %2.</translation>
    </message>
    <message>
        <source>%1 was discarded.</source>
        <translation>%1&#x202f;: à la défausse.</translation>
    </message>
    <message>
        <source>%1 lost %2.</source>
        <translation>%1 a perdu %2.</translation>
    </message>
    <message>
        <source>%1 took %2.</source>
        <translation>%1 a pris %2.</translation>
    </message>
    <message>
        <source>%1 took %2 from %3.</source>
        <translation>%1 a pris %2 à %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sold Items for %2 gp: %n level(s).</source>
        <translation>
            <numerusform>%1 a vendu des Objets pour %2 po&#x202f;: %n niveau.</numerusform>
            <numerusform>%1 a vendu des Objets pour %2 po&#x202f;: %n niveaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 went up to Level %2.</source>
        <translation>%1 passe au Niveau %2.</translation>
    </message>
    <message>
        <source>%1 fell to Level %2.</source>
        <translation>%1 retombe au Niveau %2.</translation>
    </message>
    <message>
        <source>%1 is %2 now.</source>
        <translation>%1 est désormais %2.</translation>
    </message>
    <message>
        <source>%1 is a man now.</source>
        <translation>%1 est désormais un homme.</translation>
    </message>
    <message>
        <source>%1 is a woman now.</source>
        <translation>%1 est désormais une femme.</translation>
    </message>
    <message>
        <source>%1 is no %2 any more.</source>
        <translation>%1 n’est plus %2.</translation>
    </message>
    <message>
        <source>%1 used %2 on %3: %4.</source>
        <translation>%1 a utilisé %2 sur %3&#x202f;: %4.</translation>
    </message>
    <message>
        <source>%1 used %2 on %3.</source>
        <translation>%1 a utilisé %2 sur %3.</translation>
    </message>
    <message>
        <source>%1 used %2.</source>
        <translation>%1 a utilisé %2.</translation>
    </message>
    <message>
        <source>%1 fights %2.</source>
        <translation>%1 combat %2.</translation>
    </message>
    <message>
        <source>%1 joined the fight.</source>
        <translation>%1 a rejoint le combat.</translation>
    </message>
    <message>
        <source>%1 was killed on the spot.</source>
        <translation>Mort instantanée&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 left the fight.</source>
        <translation>%1 a quitté le combat.</translation>
    </message>
    <message>
        <source>%1 asked %2 for help in exchange for %3.</source>
        <translation>%1 a demandé de l’aide à %2 en échange de&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%1 offered to help in exchange for %2.</source>
        <translation>%1 a proposé son aide en échange de&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 declined.</source>
        <translation>%1 a refusé.</translation>
    </message>
    <message>
        <source>%1 withdrew the offer.</source>
        <translation>%1 a retiré son offre.</translation>
    </message>
    <message>
        <source>%1 was forced to help.</source>
        <translation>%1 doit aider, de force.</translation>
    </message>
    <message>
        <source>%1 helps.</source>
        <translation>%1 aide.</translation>
    </message>
    <message>
        <source>%1 offered %2 a trade.</source>
        <translation>%1 a proposé un échange à %2.</translation>
    </message>
    <message>
        <source>%1 offered %2 a trade: %3.</source>
        <translation>%1 a proposé un échange à %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%1 and %2 traded.</source>
        <translation>%1 et %2 ont fait un échange.</translation>
    </message>
    <message>
        <source>%1 won: %2 and %3.</source>
        <translation>%1 a gagné&#x202f;: %2 et %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n niveau</numerusform>
            <numerusform>%n niveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Trésor</numerusform>
            <numerusform>%n Trésors</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolled %2.</source>
        <translation>%1 a obtenu %2.</translation>
    </message>
    <message>
        <source>The roll is now %1.</source>
        <translation>Le jet est maintenant de %1.</translation>
    </message>
    <message>
        <source>%1 got away from %2.</source>
        <translation>%1 a échappé à %2.</translation>
    </message>
    <message>
        <source>%2 caught %1.</source>
        <translation>%2 a rattrapé %1.</translation>
    </message>
    <message>
        <source>%1 is about to strike %2.</source>
        <translation>%1 va frapper %2.</translation>
    </message>
    <message>
        <source>%1 was averted.</source>
        <translation>%1&#x202f;: effet écarté.</translation>
    </message>
    <message>
        <source>%1 was cursed: %2.</source>
        <translation>%1 subit une malédiction&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 is rid of %2.</source>
        <translation>%1 n’a plus %2.</translation>
    </message>
    <message>
        <source>%1 died.</source>
        <translation>%1 meurt.</translation>
    </message>
    <message>
        <source>%1 took %2 from the body of %3.</source>
        <translation>%1 a pris %2 sur la dépouille de %3.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 est de retour.</translation>
    </message>
    <message>
        <source>%1 looked at the hand of %2.</source>
        <translation>%1 a regardé la main de %2.</translation>
    </message>
    <message>
        <source>%1 gave %2 to %3.</source>
        <translation>%1 a donné %2 à %3.</translation>
    </message>
    <message>
        <source>%1 won the game!</source>
        <translation>%1 a gagné la partie&#x202f;!</translation>
    </message>
    <message>
        <source>%1&apos;s d20 adds %2 to the fighters.</source>
        <translation>Le d20 de %1 ajoute %2 aux combattants.</translation>
    </message>
    <message>
        <source>%1&apos;s d20 adds %2 to the monsters.</source>
        <translation>Le d20 de %1 ajoute %2 aux monstres.</translation>
    </message>
    <message>
        <source>A natural 1! %1 has lost, and nobody gets away.</source>
        <translation>Un 1 naturel&#x202f;! %1 a perdu, et personne n’en réchappe.</translation>
    </message>
    <message>
        <source>A natural 20! %1 wins, whatever the sums.</source>
        <translation>Un 20 naturel&#x202f;! %1 gagne, quelles que soient les sommes.</translation>
    </message>
    <message>
        <source>%1 defeated a Boss Monster: %2 so far.</source>
        <translation>%1 a vaincu un Boss&#x202f;: %2 jusqu’ici.</translation>
    </message>
    <message>
        <source>a Door card</source>
        <translation>une carte Donjon</translation>
    </message>
    <message>
        <source>a Treasure</source>
        <translation>un Trésor</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Your share of the Treasures: %1</source>
        <translation>Ta part des Trésors&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>card: what it says. what is asked</comment>
        <translation>%1&#x202f;: %2. %3</translation>
    </message>
    <message>
        <source>%1 may carry %2 but not use it: it is %5.</source>
        <comment>%5: usable by Thieves only</comment>
        <translation>%1 peut transporter %2, mais pas l’utiliser&#x202f;: %5.</translation>
    </message>
    <message>
        <source>%2 works only if %5.</source>
        <comment>%5: you are a Thief</comment>
        <translation>%2 ne marche que si %5.</translation>
    </message>
    <message>
        <source>%2 works on that target only if %5.</source>
        <comment>%5: the monster is Undead</comment>
        <translation>%2 ne marche sur cette cible que si %5.</translation>
    </message>
    <message numerus="yes">
        <source>%n Hand(s)</source>
        <translation>
            <numerusform>%n main</numerusform>
            <numerusform>%n mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 needs %5, and %n is free: %4 is in the way.</source>
        <translation>
            <numerusform>%2 exige %5, et il en reste %n de libre&#x202f;: %4 gêne.</numerusform>
            <numerusform>%2 exige %5, et il en reste %n de libres&#x202f;: %4 gêne.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 carries as many Big Items as allowed: %5.</source>
        <translation>%1 transporte autant de Gros Objets que permis&#x202f;: %5.</translation>
    </message>
    <message>
        <source>%1 won: %2.</source>
        <translation>%1 a gagné&#x202f;: %2.</translation>
    </message>
    <message>
        <source>No roll is needed: %1.</source>
        <translation>Aucun jet n’est nécessaire&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot win that way: %n level(s) had no effect.</source>
        <translation>
            <numerusform>%1 ne peut pas gagner ainsi&#x202f;: %n niveau est resté sans effet.</numerusform>
            <numerusform>%1 ne peut pas gagner ainsi&#x202f;: %n niveaux sont restés sans effet.</numerusform>
        </translation>
    </message>
    <message>
        <source>it says to %1: “%2”</source>
        <comment>player: what the card says</comment>
        <translation>la carte dit à %1&#x202f;: «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>%2 goes with your %5, and you have none.</source>
        <comment>%5: Race</comment>
        <translation>%2 va avec ta carte %5, et tu n’en as pas.</translation>
    </message>
    <message>
        <source>%2 needs a second %5 played with it.</source>
        <comment>%5: Race</comment>
        <translation>%2 exige une seconde carte %5 jouée en même temps.</translation>
    </message>
    <message>
        <source>There is no room for another %5: discard one first.</source>
        <comment>%5: Race</comment>
        <translation>Il n’y a plus de place pour une autre carte %5&#x202f;: défausses-en d’abord une.</translation>
    </message>
    <message numerus="yes">
        <source>%1 looked at the top %n card(s) of the Door deck.</source>
        <translation>
            <numerusform>%1 a regardé la première carte de la pioche Donjon.</numerusform>
            <numerusform>%1 a regardé les %n premières cartes de la pioche Donjon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 looked at the top %n card(s) of the Treasure deck.</source>
        <translation>
            <numerusform>%1 a regardé la première carte de la pioche Trésor.</numerusform>
            <numerusform>%1 a regardé les %n premières cartes de la pioche Trésor.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (the helper picks)</source>
        <translation>%1 (au choix de l’assistant)</translation>
    </message>
    <message>
        <source>%1 (the fighter picks)</source>
        <translation>%1 (au choix du combattant)</translation>
    </message>
    <message>
        <source>%1 played %2 for the fighters.</source>
        <translation>%1 a joué %2 pour les combattants.</translation>
    </message>
    <message>
        <source>%1 played %2 for the monsters.</source>
        <translation>%1 a joué %2 pour les monstres.</translation>
    </message>
    <message>
        <source>%1 discarded %2.</source>
        <translation>%1 a défaussé %2.</translation>
    </message>
    <message>
        <source>%1 offered to help for nothing.</source>
        <translation>%1 a proposé son aide pour rien.</translation>
    </message>
    <message>
        <source>%1 looked at the top card of the Door deck.</source>
        <translation>%1 a regardé la première carte de la pioche Donjon.</translation>
    </message>
    <message>
        <source>%1 looked at the top card of the Treasure deck.</source>
        <translation>%1 a regardé la première carte de la pioche Trésor.</translation>
    </message>
    <message numerus="yes">
        <source>Choose exactly %n card(s).</source>
        <translation>
            <numerusform>Choisis exactement %n carte.</numerusform>
            <numerusform>Choisis exactement %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are back in the game. Choose your new Character, or keep yours.</source>
        <translation>Te revoilà dans la partie. Choisis ton nouveau Personnage, ou garde le tien.</translation>
    </message>
    <message>
        <source>you escape from %1</source>
        <translation>tu échappes à %1</translation>
    </message>
    <message>
        <source>%1 lets nobody escape</source>
        <translation>%1 ne laisse personne s’échapper</translation>
    </message>
    <message numerus="yes">
        <source>%n of the cards won</source>
        <translation>
            <numerusform>%n des cartes gagnées</numerusform>
            <numerusform>%n des cartes gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Items need more Hands than you have: choose an Item to turn sideways.</source>
        <translation>Tes Objets exigent plus de mains que tu n’en as&#x202f;: choisis un Objet à coucher.</translation>
    </message>
    <message>
        <source>Without Cheat! you are wearing too much: choose an Item to turn sideways.</source>
        <translation>Sans «&#x202f;Triche&#x202f;!&#x202f;», tu portes trop de choses&#x202f;: choisis un Objet à coucher.</translation>
    </message>
    <message>
        <source>%1 rolled %2 to run away from %3: 5 or more escapes. Does anybody want to change that?</source>
        <translation>%1 a obtenu %2 en fuyant (poursuivant&#x202f;: %3)&#x202f;; il faut 5 ou plus pour s’échapper. Quelqu’un veut-il y changer quelque chose&#x202f;?</translation>
    </message>
    <message>
        <source>%1 rolled %2. Does anybody want to change that?</source>
        <translation>%1 a obtenu %2. Quelqu’un veut-il y changer quelque chose&#x202f;?</translation>
    </message>
    <message>
        <source>%1 rolled %2 for %3: “%4”. Does anybody want to change that?</source>
        <comment>%4: what the card then does</comment>
        <translation>%1 a obtenu %2 pour «&#x202f;%3&#x202f;»&#x202f;: «&#x202f;%4&#x202f;». Quelqu’un veut-il y changer quelque chose&#x202f;?</translation>
    </message>
    <message>
        <source>%1 rolled %2 for %3. Does anybody want to change that?</source>
        <translation>%1 a obtenu %2 pour «&#x202f;%3&#x202f;». Quelqu’un veut-il y changer quelque chose&#x202f;?</translation>
    </message>
    <message>
        <source>%1 listened at the door: %2.</source>
        <translation>%1 a écouté à la porte&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 looted the room: %2.</source>
        <translation>%1 a pillé la salle&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 will fight it out unless somebody interferes.</source>
        <translation>%1 va jusqu’au bout, sauf si quelqu’un s’en mêle.</translation>
    </message>
    <message>
        <source>%1 could not carry %2; it went to %3.</source>
        <translation>%1 ne pouvait pas transporter %2, qui va à %3.</translation>
    </message>
    <message>
        <source>%1 took back a move, and all that followed it.</source>
        <translation>%1 a repris un coup, et tout ce qui a suivi.</translation>
    </message>
    <message>
        <source>%1 took back a move.</source>
        <translation>%1 a repris un coup.</translation>
    </message>
    <message>
        <source>Loot the body of %1: %2</source>
        <translation>Dépouiller le corps de %1 : %2</translation>
    </message>
    <message>
        <source>%1 had no effect on %2.</source>
        <translation>%1 n’a eu aucun effet sur %2.</translation>
    </message>
    <message>
        <source>The Bad Stuff of %1 took nothing from %2.</source>
        <translation>L’Incident fâcheux (%1) n’a rien pris à %2.</translation>
    </message>
    <message>
        <source>%1 rolled %2 for %3, about %5: “%4”. Does anybody want to change that?</source>
        <comment>%4: what the card then does; %5: another card, such as one to be stolen</comment>
        <translation>%1 a obtenu %2 pour «&#x202f;%3&#x202f;», à propos de «&#x202f;%5&#x202f;»&#x202f;: «&#x202f;%4&#x202f;». Quelqu’un veut-il y changer quelque chose&#x202f;?</translation>
    </message>
    <message>
        <source>%1 played %2 for %3.</source>
        <translation>%1 a joué %2 pour %3.</translation>
    </message>
    <message>
        <source>%1 asked %2 for a gift: %3.</source>
        <translation>%1 a demandé un cadeau à %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%1 asked %2 for help and offered nothing.</source>
        <translation>%1 a demandé de l’aide à %2 et n’a rien offert.</translation>
    </message>
    <message>
        <source>%2 no longer affects %1. What it did at once stays.</source>
        <translation>%2 n’agit plus sur %1. Son effet immédiat demeure.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a card&apos;s title within a sentence</comment>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1 played %2 on %3, which may now be equipped.</source>
        <translation>%1 a joué %2 sur %3, qui peut maintenant être équipé.</translation>
    </message>
    <message>
        <source>%1 gives %2 %3.</source>
        <comment>a card; a player; a number with its sign</comment>
        <translation>%1 donne à %2 %3.</translation>
    </message>
    <message>
        <source>%1 does not pursue you</source>
        <translation>%1 ne te poursuit pas</translation>
    </message>
    <message>
        <source>%1 offered %2 a gift: %3.</source>
        <translation>%1 a proposé un cadeau à %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%1 tries to run away.</source>
        <translation>%1 tente de s’enfuir.</translation>
    </message>
    <message>
        <source>The loot lies open: %1.</source>
        <translation>Le butin est dévoilé : %1.</translation>
    </message>
    <message>
        <source>%2 needs a target that fits: it works only if %5.</source>
        <comment>%5: the monster is Undead</comment>
        <translation>%2 demande une cible qui convient : cela ne marche que si %5.</translation>
    </message>
    <message>
        <source>Nobody is a target for %2 now: it works only if %5.</source>
        <comment>%5: that player has the same Level as you</comment>
        <translation>Personne n’est une cible pour %2 en ce moment&#x202f;: cela ne marche que si %5.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>number, card</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: the roll is now %2.</source>
        <comment>a card; a number</comment>
        <translation>%1&#x202f;: le jet est maintenant de %2.</translation>
    </message>
    <message>
        <source>%1 played %2, to carry %3.</source>
        <comment>player, Hireling, Item</comment>
        <translation>%1 a joué %2, pour porter %3.</translation>
    </message>
    <message>
        <source>%1 gave %2 to %3 to carry.</source>
        <comment>player, Item, Hireling</comment>
        <translation>%1 a fait porter %2 par %3.</translation>
    </message>
    <message>
        <source>%1 gives the monsters %2.</source>
        <comment>a card; a number with its sign</comment>
        <translation>%1 donne aux monstres %2.</translation>
    </message>
    <message>
        <source>%1 gives the fighters %2.</source>
        <comment>a card; a number with its sign</comment>
        <translation>%1 donne aux combattants %2.</translation>
    </message>
    <message>
        <source>No monster is left: %1 gains no level.</source>
        <translation>Il ne reste aucun monstre&#x202f;: %1 ne gagne pas de niveau.</translation>
    </message>
    <message>
        <source>No monster is left: %1 gains no level and no Treasure.</source>
        <translation>Il ne reste aucun monstre&#x202f;: %1 ne gagne ni niveau ni Trésor.</translation>
    </message>
    <message>
        <source>No monster is left: %1 gains %2, but no level.</source>
        <translation>Il ne reste aucun monstre&#x202f;: %1 gagne %2, mais pas de niveau.</translation>
    </message>
    <message>
        <source>%1 won, but gained no level.</source>
        <translation>%1 a gagné, mais sans niveau.</translation>
    </message>
    <message>
        <source>%1 won: %2, but no level.</source>
        <translation>%1 a gagné&#x202f;: %2, mais pas de niveau.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>ability (its card)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 was averted by %2.</source>
        <comment>a Curse; a card</comment>
        <translation>%1&#x202f;: effet écarté, grâce à %2.</translation>
    </message>
    <message>
        <source>%2 can be played only in your own turn now: the moment you got it has passed.</source>
        <translation>%2 ne peut plus être joué que pendant ton tour&#x202f;: l’instant où tu as reçu la carte est passé.</translation>
    </message>
    <message>
        <source>%1 rolled %2 for %3, used on %5: “%4”. Does anybody want to change that?</source>
        <comment>%3: an ability; %4: what it then does; %5: a card, such as one to be stolen</comment>
        <translation>%1 a obtenu %2 pour «&#x202f;%3&#x202f;», utilisé sur «&#x202f;%5&#x202f;»&#x202f;: «&#x202f;%4&#x202f;». Quelqu’un veut-il y changer quelque chose&#x202f;?</translation>
    </message>
    <message>
        <source>%1 sold %2.</source>
        <translation>%1 a vendu %2.</translation>
    </message>
    <message>
        <source>%1 ended the turn.</source>
        <translation>%1 a terminé le tour.</translation>
    </message>
    <message>
        <source>%1 gave %2 %3, as promised.</source>
        <comment>giver, receiver, card</comment>
        <translation>%1 a donné à %2, comme promis&#x202f;: %3.</translation>
    </message>
    <message>
        <source>no roll escapes as it stands</source>
        <translation>pour l’instant, aucun jet ne suffit</translation>
    </message>
    <message>
        <source>every roll escapes as it stands</source>
        <translation>pour l’instant, tout jet suffit</translation>
    </message>
    <message>
        <source>5 or more escapes</source>
        <translation>il faut 5 ou plus pour s’échapper</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a sum, what it must be</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>die</source>
        <translation>dé</translation>
    </message>
    <message>
        <source>from %1: %2</source>
        <comment>a monster, what must be rolled</comment>
        <translation>contre %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>from %1, %2</source>
        <comment>a monster, what must be rolled</comment>
        <translation>contre %1, %2</translation>
    </message>
    <message>
        <source>%2 needs %5, and none is free: %4 is in the way.</source>
        <translation>%2 exige %5, et aucune n’est libre : %4 gêne.</translation>
    </message>
    <message>
        <source>%1 put %2 in play.</source>
        <translation>%1 a mis %2 en jeu.</translation>
    </message>
    <message>
        <source>%1 put %2 on the table, to carry it.</source>
        <translation>%1 a posé %2 sur la table, pour le transporter.</translation>
    </message>
    <message>
        <source>%1 cannot use %2: it is %5.</source>
        <translation>%1 ne peut pas utiliser %2&#x202f;: %5.</translation>
    </message>
    <message>
        <source>%2 can be played only in your own turn.</source>
        <translation>%2 ne peut être joué que pendant ton tour.</translation>
    </message>
    <message>
        <source>%2 needs no target: the card says whom it affects.</source>
        <translation>%2 n’a pas besoin de cible&#x202f;: la carte dit qui est concerné.</translation>
    </message>
</context>
<context>
    <name>WordsChip</name>
    <message>
        <source>What they do</source>
        <comment>the monsters of a fight</comment>
        <translation>Ce qu’ils font</translation>
    </message>
    <message>
        <source>What it does</source>
        <comment>the monster of a fight</comment>
        <translation>Ce qu’il fait</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Flavour text</source>
        <translation>Texte d’ambiance</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Trésors</translation>
    </message>
    <message>
        <source>Levels for the kill</source>
        <translation>Niveaux gagnés en le tuant</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Special treasure</source>
        <translation>Trésor spécial</translation>
    </message>
    <message>
        <source>Worn as</source>
        <translation>Porté comme</translation>
    </message>
    <message>
        <source>Big</source>
        <translation>Gros</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>More treasures</source>
        <translation>Trésors en plus</translation>
    </message>
    <message>
        <source>Never below</source>
        <translation>Jamais moins de</translation>
    </message>
    <message>
        <source>Gives tags</source>
        <translation>Donne les étiquettes</translation>
    </message>
    <message>
        <source>Kind of ally</source>
        <translation>Type d’allié</translation>
    </message>
    <message>
        <source>Its item, when it leaves</source>
        <translation>Son objet, quand il part</translation>
    </message>
    <message>
        <source>Plural</source>
        <translation>Pluriel</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identité</translation>
    </message>
    <message>
        <source>Identity type</source>
        <translation>Type d’identité</translation>
    </message>
    <message>
        <source>Lasting</source>
        <translation>Durable</translation>
    </message>
    <message>
        <source>Pictogram</source>
        <translation>Pictogramme</translation>
    </message>
    <message>
        <source>Second pictogram</source>
        <translation>Second pictogramme</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>Seconde couleur</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Décor</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Tourné de</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>En miroir</translation>
    </message>
    <message>
        <source>Drawn in lines</source>
        <translation>Dessiné en lignes</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>Bad Stuff</source>
        <translation>Conséquences fâcheuses</translation>
    </message>
    <message>
        <source>What it changes</source>
        <translation>Ce qu’elle modifie</translation>
    </message>
    <message>
        <source>When something happens</source>
        <translation>Quand quelque chose arrive</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>Usable by</source>
        <translation>Utilisable par</translation>
    </message>
    <message>
        <source>As an enhancer</source>
        <translation>Comme renfort</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Sinon</translation>
    </message>
    <message>
        <source>Only if</source>
        <translation>Seulement si</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Ce qui se passe</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>Quelles cartes</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Joins a fight if</source>
        <translation>Rejoint un combat si</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Comment la jouer</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Needs packs</source>
        <translation>Nécessite les packs</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstre</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>Malédiction</translation>
    </message>
    <message>
        <source>Enhancer</source>
        <translation>Modificateur</translation>
    </message>
    <message>
        <source>Joining card</source>
        <translation>Carte de renfort</translation>
    </message>
    <message>
        <source>Race or class</source>
        <translation>Race ou classe</translation>
    </message>
    <message>
        <source>Doubling card</source>
        <translation>Carte de doublement</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation>Usage unique</translation>
    </message>
    <message>
        <source>Level card</source>
        <translation>Carte de niveau</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Allié</translation>
    </message>
    <message>
        <source>Cheat card</source>
        <translation>Carte de triche</translation>
    </message>
    <message>
        <source>Other card</source>
        <translation>Autre carte</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personnage</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Donjon</translation>
    </message>
    <message>
        <source>nothing of these</source>
        <translation>rien de tout cela</translation>
    </message>
    <message>
        <source>Headgear</source>
        <translation>Couvre-chef</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Footgear</source>
        <translation>Chaussures</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>Une main</translation>
    </message>
    <message>
        <source>Two hands</source>
        <translation>Deux mains</translation>
    </message>
    <message>
        <source>Identity types</source>
        <translation>Types d’identité</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Doublement</translation>
    </message>
    <message>
        <source>Door cards</source>
        <translation>Cartes Porte</translation>
    </message>
    <message>
        <source>Treasure cards</source>
        <translation>Cartes Trésor</translation>
    </message>
    <message>
        <source>Level that wins</source>
        <translation>Niveau qui gagne</translation>
    </message>
    <message>
        <source>Door cards to begin with</source>
        <translation>Cartes Porte au départ</translation>
    </message>
    <message>
        <source>Treasures to begin with</source>
        <translation>Trésors au départ</translation>
    </message>
    <message>
        <source>Sides of the first die</source>
        <translation>Faces du premier dé</translation>
    </message>
    <message>
        <source>Cards in hand at most</source>
        <translation>Cartes en main au plus</translation>
    </message>
    <message>
        <source>Big Items at most</source>
        <translation>Gros objets au plus</translation>
    </message>
    <message>
        <source>Bosses to defeat</source>
        <translation>Boss à vaincre</translation>
    </message>
    <message>
        <source>Milliseconds to interfere</source>
        <translation>Millisecondes pour intervenir</translation>
    </message>
    <message>
        <source>Cards in play may be discarded</source>
        <translation>Les cartes en jeu peuvent être défaussées</translation>
    </message>
    <message>
        <source>Cards beat every rule</source>
        <translation>Les cartes priment sur toute règle</translation>
    </message>
    <message>
        <source>Identities change the hand limit</source>
        <translation>Les identités changent la limite de main</translation>
    </message>
    <message>
        <source>Level cards on anybody</source>
        <translation>Cartes de niveau sur n’importe qui</translation>
    </message>
    <message>
        <source>Cards in hand may pay for help</source>
        <translation>Les cartes en main peuvent payer l’aide</translation>
    </message>
    <message>
        <source>The dead are back at once</source>
        <translation>Les morts reviennent aussitôt</translation>
    </message>
    <message>
        <source>Any Item before the first turn</source>
        <translation>Tout objet avant le premier tour</translation>
    </message>
    <message>
        <source>Any one-shot may be laid down</source>
        <translation>Tout objet à usage unique peut être posé</translation>
    </message>
    <message>
        <source>The word by which files and scenarios call it. It follows the name until you write one of your own.</source>
        <translation>Le mot par lequel les fichiers et les scénarios l’appellent. Il suit le nom jusqu’à ce que tu en écrives un autre.</translation>
    </message>
    <message>
        <source>Words that other cards can ask for, such as “undead”. The pack&apos;s form says which there are.</source>
        <translation>Des mots que d’autres cartes peuvent demander, comme «&#xa0;undead&#xa0;». Le formulaire du pack dit lesquels existent.</translation>
    </message>
    <message>
        <source>A Boss Monster, for games in which one must defeat them.</source>
        <translation>Un boss, pour les parties où il faut en vaincre.</translation>
    </message>
    <message>
        <source>The card says “Treasure: Special”. What one gets stands under “When something happens”, on victory.</source>
        <translation>La carte dit «&#xa0;Trésor&#x202f;: spécial&#xa0;». Ce qu’on reçoit figure sous «&#xa0;Quand quelque chose arrive&#xa0;», à la victoire.</translation>
    </message>
    <message>
        <source>The main figure&apos;s colour. Its shade counts, not how light it is: the figure must stand out from the scene. The seed moves it a little.</source>
        <translation>La couleur de la figure principale. C’est la teinte qui compte, pas la clarté&#x202f;: la figure doit se détacher du décor. La graine la décale un peu.</translation>
    </message>
    <message>
        <source>Another number draws the same things a little differently.</source>
        <translation>Un autre nombre dessine les mêmes choses un peu autrement.</translation>
    </message>
    <message>
        <source>Degrees by which the figure is turned to the right.</source>
        <translation>De combien de degrés la figure est tournée vers la droite.</translation>
    </message>
    <message>
        <source>The figure&apos;s size in percent of the usual one.</source>
        <translation>La taille de la figure en pour cent de la taille habituelle.</translation>
    </message>
    <message>
        <source>The curse stays in front of its victim until something discards it.</source>
        <translation>La malédiction reste devant sa victime jusqu’à ce que quelque chose la défausse.</translation>
    </message>
    <message>
        <source>Packs without which this one cannot be played.</source>
        <translation>Les packs sans lesquels celui-ci ne peut pas être joué.</translation>
    </message>
    <message>
        <source>The colour of small parts and of the second figure. Without one, small parts contrast with the main colour, and the second figure is golden or of steel.</source>
        <translation>La couleur des petites parties et de la deuxième figure. Sans elle, les petites parties contrastent avec la couleur principale, et la deuxième figure est dorée ou d’acier.</translation>
    </message>
</context>
<context>
    <name>WorkshopAct</name>
    <message>
        <source>%1 kicks open the door.</source>
        <translation>%1 défonce la porte.</translation>
    </message>
    <message>
        <source>%1 listens at the door.</source>
        <translation>%1 écoute à la porte.</translation>
    </message>
    <message>
        <source>%1 loots the room.</source>
        <translation>%1 pille la salle.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 termine son tour.</translation>
    </message>
    <message>
        <source>%1 looks for trouble with %2.</source>
        <translation>%1 cherche la bagarre avec %2.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 joue %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 into hand.</source>
        <translation>%1 prend %2 en main.</translation>
    </message>
    <message>
        <source>%1 equips %2.</source>
        <translation>%1 équipe %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 off.</source>
        <translation>%1 retire %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 défausse %2.</translation>
    </message>
    <message>
        <source>%1 sells %2.</source>
        <translation>%1 vend %2.</translation>
    </message>
    <message>
        <source>%1 uses an ability of %2.</source>
        <translation>%1 utilise une capacité de %2.</translation>
    </message>
    <message>
        <source>%1 offers %2 a trade.</source>
        <translation>%1 propose un échange à %2.</translation>
    </message>
    <message>
        <source>%1 asks %2 for help.</source>
        <translation>%1 demande de l’aide à %2.</translation>
    </message>
    <message>
        <source>%1 offers help.</source>
        <translation>%1 propose son aide.</translation>
    </message>
    <message>
        <source>%1 accepts an offer.</source>
        <translation>%1 accepte une offre.</translation>
    </message>
    <message>
        <source>%1 declines an offer.</source>
        <translation>%1 refuse une offre.</translation>
    </message>
    <message>
        <source>%1 withdraws an offer.</source>
        <translation>%1 retire une offre.</translation>
    </message>
    <message>
        <source>%1 leaves the fight.</source>
        <translation>%1 quitte le combat.</translation>
    </message>
    <message>
        <source>%1 declares the fight won, or ready for the dice.</source>
        <translation>%1 déclare le combat gagné, ou prêt pour les dés.</translation>
    </message>
    <message>
        <source>%1 gives up the fight and runs away.</source>
        <translation>%1 renonce au combat et s’enfuit.</translation>
    </message>
    <message>
        <source>%1 tries to escape from %2.</source>
        <translation>%1 tente d’échapper à %2.</translation>
    </message>
    <message>
        <source>%1 chooses %2.</source>
        <translation>%1 choisit %2.</translation>
    </message>
    <message>
        <source>%1 gives cards away in Charity.</source>
        <translation>%1 donne des cartes par charité.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passe.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>the name of a card</comment>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>the fighters</source>
        <translation>les combattants</translation>
    </message>
    <message>
        <source>the monsters</source>
        <translation>les monstres</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Chacun</translation>
    </message>
    <message>
        <source>Aim: %1.</source>
        <comment>of a card that is played</comment>
        <translation>Cible&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>WorkshopField</name>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premier</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Second</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexe</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Only the target</source>
        <translation>La cible seulement</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Gold at least</source>
        <translation>Or au moins</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Who chooses</source>
        <translation>Qui choisit</translation>
    </message>
    <message>
        <source>Or fewer</source>
        <translation>Ou moins</translation>
    </message>
    <message>
        <source>May win the game</source>
        <translation>Peut gagner la partie</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Face</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Issues</translation>
    </message>
    <message>
        <source>Sides of the die</source>
        <translation>Faces du dé</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Alors</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Sinon</translation>
    </message>
    <message>
        <source>Among</source>
        <translation>Parmi</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstre</translation>
    </message>
    <message>
        <source>Aimed at</source>
        <translation>Vise</translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Only if the target</source>
        <translation>Seulement si la cible</translation>
    </message>
    <message>
        <source>Which value</source>
        <translation>Quelle valeur</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Combien de fois</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>Counts cards discarded</source>
        <translation>Compte les cartes défaussées</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>Toute la main</translation>
    </message>
    <message>
        <source>From hand only</source>
        <translation>De la main seulement</translation>
    </message>
    <message>
        <source>The card itself, too</source>
        <translation>La carte elle-même aussi</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Place of the second pictogram</source>
        <translation>Place du second pictogramme</translation>
    </message>
    <message>
        <source>Coloured parts</source>
        <translation>Parties colorées</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Pioches</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>At least so many</source>
        <translation>Au moins autant</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>Type de carte</translation>
    </message>
    <message>
        <source>Its Treasures</source>
        <translation>Ses trésors</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Jusqu’à</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Multiplied by</source>
        <translation>Multiplié par</translation>
    </message>
    <message>
        <source>What sets it off</source>
        <translation>Ce qui la déclenche</translation>
    </message>
    <message>
        <source>On the monster</source>
        <translation>Sur le monstre</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>Depuis la gauche</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Depuis le haut</translation>
    </message>
</context>
<context>
    <name>WorkshopFinding</name>
    <message>
        <source>A monster needs Bad Stuff.</source>
        <translation>Un monstre a besoin de conséquences fâcheuses.</translation>
    </message>
    <message>
        <source>It brings no Treasure and nothing else for killing it.</source>
        <translation>Le tuer ne rapporte ni trésor ni rien d’autre.</translation>
    </message>
    <message>
        <source>A special Treasure needs 0 Treasures, and something that happens on victory.</source>
        <translation>Un trésor spécial demande 0 trésor et quelque chose qui arrive à la victoire.</translation>
    </message>
    <message>
        <source>It adds nothing.</source>
        <translation>Il n’ajoute rien.</translation>
    </message>
    <message>
        <source>More than 5 Treasures are too many.</source>
        <translation>Plus de 5 trésors, c’est trop.</translation>
    </message>
    <message>
        <source>Killing it brings no Level.</source>
        <translation>Le tuer ne donne pas de niveau.</translation>
    </message>
    <message>
        <source>A curse should do something.</source>
        <translation>Une malédiction doit faire quelque chose.</translation>
    </message>
    <message>
        <source>It stays, but does nothing as long as it stays.</source>
        <translation>Elle reste, mais ne fait rien tant qu’elle reste.</translation>
    </message>
    <message>
        <source>It changes something or waits for something, but does not stay: make it lasting.</source>
        <translation>Elle modifie ou attend quelque chose, mais ne reste pas : rends-la durable.</translation>
    </message>
    <message>
        <source>A one-shot needs a bonus or something that it does.</source>
        <translation>Un usage unique a besoin d’un bonus ou d’un effet.</translation>
    </message>
    <message>
        <source>An enhancer should change something.</source>
        <translation>Un modificateur doit modifier quelque chose.</translation>
    </message>
    <message>
        <source>The card does nothing.</source>
        <translation>La carte ne fait rien.</translation>
    </message>
    <message>
        <source>The Item is good for nothing.</source>
        <translation>L’objet ne sert à rien.</translation>
    </message>
    <message>
        <source>It gives its player nothing.</source>
        <translation>Elle n’apporte rien à son joueur.</translation>
    </message>
    <message>
        <source>Only a Hireling carries an Item.</source>
        <translation>Seul un larbin porte un objet.</translation>
    </message>
    <message>
        <source>Say when it may be played.</source>
        <translation>Il manque quand elle peut être jouée.</translation>
    </message>
    <message>
        <source>It lies by a side of a fight, so it may be played in a fight only.</source>
        <translation>Posée d’un côté du combat, elle ne peut être jouée qu’en combat.</translation>
    </message>
    <message>
        <source>A monster is no card to pay with. “remove a monster” takes it out of its fight.</source>
        <translation>Un monstre ne sert pas à payer. « retirer un monstre » l’ôte du combat.</translation>
    </message>
    <message>
        <source>A Character cannot be discarded.</source>
        <translation>Un personnage ne peut pas être défaussé.</translation>
    </message>
    <message>
        <source>There is only one of each Character.</source>
        <translation>Chaque personnage n’existe qu’en un exemplaire.</translation>
    </message>
    <message>
        <source>“%1” means nothing on this kind of card: %2.</source>
        <translation>« %1 » ne signifie rien sur ce type de carte : %2.</translation>
    </message>
    <message>
        <source>It changes something by 0.</source>
        <translation>Cela modifie quelque chose de 0.</translation>
    </message>
    <message>
        <source>There is no flavour text.</source>
        <translation>Il n’y a pas de texte d’ambiance.</translation>
    </message>
    <message>
        <source>There is no picture.</source>
        <translation>Il n’y a pas d’image.</translation>
    </message>
    <message>
        <source>The key that goes with the name would be “%1”.</source>
        <translation>La clé qui va avec le nom serait « %1 ».</translation>
    </message>
    <message>
        <source>Here nobody is: %1.</source>
        <translation>Ici, ceci n’existe pas : %1.</translation>
    </message>
    <message>
        <source>No cards are discarded for it, so there is no number.</source>
        <translation>Aucune carte n’est défaussée pour cela : il n’y a pas de nombre.</translation>
    </message>
    <message>
        <source>No die has been rolled here.</source>
        <translation>Aucun dé n’a été lancé ici.</translation>
    </message>
    <message>
        <source>No card set it off or was aimed at.</source>
        <translation>Aucune carte ne l’a déclenché ni n’est visée.</translation>
    </message>
    <message>
        <source>Nothing strikes and nothing was lost here, so there is no cause.</source>
        <translation>Rien ne frappe ni n’a été perdu ici : il n’y a pas de cause.</translation>
    </message>
    <message>
        <source>It is not clear which monster is meant.</source>
        <translation>On ne sait pas quel monstre est visé.</translation>
    </message>
    <message>
        <source>Nothing is about to strike here.</source>
        <translation>Rien ne va frapper ici.</translation>
    </message>
    <message>
        <source>No monster is played with the card, so none can join the fight.</source>
        <translation>Aucun monstre n’est joué avec la carte, donc aucun ne peut venir.</translation>
    </message>
    <message>
        <source>It must be aimed at a monster.</source>
        <translation>Elle doit viser un monstre.</translation>
    </message>
    <message>
        <source>Only a card that is being played becomes a mate.</source>
        <translation>Seule une carte qu’on joue devient un compagnon.</translation>
    </message>
    <message>
        <source>No side of the fight is aimed at.</source>
        <translation>Aucun camp n’est visé.</translation>
    </message>
    <message>
        <source>It does nothing either way.</source>
        <translation>Cela ne fait rien dans aucun cas.</translation>
    </message>
    <message>
        <source>A Character stays with its player.</source>
        <translation>Un personnage reste avec son joueur.</translation>
    </message>
    <message>
        <source>The card is no monster.</source>
        <translation>La carte n’est pas un monstre.</translation>
    </message>
    <message>
        <source>No monster is aimed at.</source>
        <translation>Aucun monstre n’est visé.</translation>
    </message>
    <message>
        <source>“%1” is not of this kind: %2.</source>
        <translation>« %1 » n’est pas de ce type : %2.</translation>
    </message>
    <message>
        <source>A roll from %1 to %2 never comes.</source>
        <translation>Un jet de %1 à %2 n’arrive jamais.</translation>
    </message>
    <message>
        <source>A die of %1 sides never shows %2.</source>
        <translation>Un dé à %1 faces ne montre jamais %2.</translation>
    </message>
    <message>
        <source>There is no outcome for a roll of %1.</source>
        <translation>Il n’y a pas d’issue pour un jet de %1.</translation>
    </message>
    <message>
        <source>There are two outcomes for a roll of %1.</source>
        <translation>Il y a deux issues pour un jet de %1.</translation>
    </message>
    <message>
        <source>There is nothing to choose between: add another option.</source>
        <translation>Il n’y a pas de choix : ajoute une option.</translation>
    </message>
    <message>
        <source>This condition is never true.</source>
        <translation>Cette condition n’est jamais vraie.</translation>
    </message>
    <message>
        <source>This condition is always true.</source>
        <translation>Cette condition est toujours vraie.</translation>
    </message>
    <message>
        <source>The deck (%1) of “%2” has %3 cards, not %4.</source>
        <translation>La pioche (%1) de « %2 » a %3 cartes, et non %4.</translation>
    </message>
    <message>
        <source>No card has the tag “%1”.</source>
        <translation>Aucune carte n’a l’étiquette « %1 ».</translation>
    </message>
    <message>
        <source>No card can ever be like this.</source>
        <translation>Aucune carte ne peut être ainsi.</translation>
    </message>
    <message>
        <source>Nobody owns a discard pile: say who chooses.</source>
        <translation>Une défausse n’est à personne : dis qui choisit.</translation>
    </message>
    <message>
        <source>The hand is secret: let its owner or chance choose, or let the hand be looked at before.</source>
        <translation>La main est secrète : laisse choisir son propriétaire ou le hasard, ou fais-la regarder avant.</translation>
    </message>
    <message>
        <source>All cards are taken, so nobody chooses.</source>
        <translation>Toutes les cartes sont prises, donc personne ne choisit.</translation>
    </message>
    <message>
        <source>“%1” of the pack %2 has this name, too.</source>
        <translation>« %1 » du pack %2 porte aussi ce nom.</translation>
    </message>
    <message>
        <source>“%1” has this name, too.</source>
        <translation>« %1 » porte aussi ce nom.</translation>
    </message>
    <message>
        <source>“%1” of the pack %2 has this pictogram, too.</source>
        <translation>« %1 » du pack %2 a aussi ce pictogramme.</translation>
    </message>
    <message>
        <source>“%1” has this pictogram, too.</source>
        <translation>« %1 » a aussi ce pictogramme.</translation>
    </message>
    <message>
        <source>It does exactly what “%1” of the pack %2 does.</source>
        <translation>Elle fait exactement comme « %1 » du pack %2.</translation>
    </message>
    <message>
        <source>It does exactly what “%1” does.</source>
        <translation>Elle fait exactement comme « %1 ».</translation>
    </message>
    <message>
        <source>But for the figures, it does what “%1” of the pack %2 does.</source>
        <translation>Aux chiffres près, elle fait comme « %1 » du pack %2.</translation>
    </message>
    <message>
        <source>But for the figures, it does what “%1” does.</source>
        <translation>Aux chiffres près, elle fait comme « %1 ».</translation>
    </message>
    <message>
        <source>There is no pictogram “%1”.</source>
        <translation>Il n’y a pas de pictogramme « %1 ».</translation>
    </message>
    <message>
        <source>It uses what only the pack “%1” has: name that pack under “Needs packs”.</source>
        <translation>Il utilise ce que seul le pack « %1 » a : nomme-le sous « Nécessite les packs ».</translation>
    </message>
    <message>
        <source>Its text has %1 characters, and there is room for %2.</source>
        <translation>Son texte a %1 caractères, et il y a de la place pour %2.</translation>
    </message>
    <message>
        <source>There is no field “%1”. “%2” is meant, perhaps.</source>
        <translation>Il n’y a pas de champ « %1 ». Peut-être « %2 ».</translation>
    </message>
    <message>
        <source>“%2” is not known here. “%3” is meant, perhaps.</source>
        <translation>« %2 » est inconnu ici. Peut-être « %3 ».</translation>
    </message>
    <message>
        <source>“%2” is not known. “%3” is meant, perhaps.</source>
        <translation>« %2 » est inconnu. Peut-être « %3 ».</translation>
    </message>
    <message>
        <source>“%2” is not known.</source>
        <translation>« %2 » est inconnu.</translation>
    </message>
    <message>
        <source>This kind of card (%1) has no “%2”.</source>
        <translation>Ce type de carte (%1) n’a pas de « %2 ».</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>« %1 » manque.</translation>
    </message>
    <message>
        <source>It must be %1 to %2 characters long.</source>
        <translation>Il faut de %1 à %2 caractères.</translation>
    </message>
    <message>
        <source>It must be %1 to %2, not %3.</source>
        <translation>Il faut de %1 à %2, et non %3.</translation>
    </message>
    <message>
        <source>This is not written in the right way.</source>
        <translation>Ceci n’est pas écrit sous la bonne forme.</translation>
    </message>
    <message>
        <source>“%1” may have only small letters, digits and hyphens inside.</source>
        <translation>« %1 » ne peut avoir que des minuscules, des chiffres et des traits d’union à l’intérieur.</translation>
    </message>
    <message>
        <source>“%1” is no colour such as #8a4a2a.</source>
        <translation>« %1 » n’est pas une couleur comme #8a4a2a.</translation>
    </message>
    <message>
        <source>It has characters that nobody can read.</source>
        <translation>Il contient des caractères illisibles.</translation>
    </message>
    <message>
        <source>It must not have the character “&lt;”.</source>
        <translation>Le caractère « &lt; » est interdit.</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>La liste est vide.</translation>
    </message>
    <message>
        <source>This is named twice.</source>
        <translation>Ceci est nommé deux fois.</translation>
    </message>
    <message>
        <source>There is no second pictogram to place.</source>
        <translation>Il n’y a pas de second pictogramme à placer.</translation>
    </message>
    <message>
        <source>“%1” is of another type in another card.</source>
        <translation>« %1 » est d’un autre type dans une autre carte.</translation>
    </message>
    <message>
        <source>There may be %1 of them at most.</source>
        <translation>Il peut y en avoir %1 au plus.</translation>
    </message>
    <message>
        <source>A change cannot depend on the result of a roll.</source>
        <translation>Une modification ne peut pas dépendre d’un jet.</translation>
    </message>
    <message>
        <source>Say for how long its uses are counted.</source>
        <translation>Il manque sur quelle durée compter ses utilisations.</translation>
    </message>
    <message>
        <source>Two abilities have the same name: %1.</source>
        <translation>Deux capacités ont le même nom : %1.</translation>
    </message>
    <message>
        <source>“At most” is less than “At least”.</source>
        <translation>« Au plus » est inférieur à « Au moins ».</translation>
    </message>
    <message>
        <source>A whole hand has no “At most”.</source>
        <translation>Une main entière n’a pas de « Au plus ».</translation>
    </message>
    <message>
        <source>A curse is played on a player.</source>
        <translation>Une malédiction se joue sur un joueur.</translation>
    </message>
    <message>
        <source>An enhancer is played on a monster.</source>
        <translation>Un modificateur se joue sur un monstre.</translation>
    </message>
    <message>
        <source>Such a card is played on an Item of one&apos;s own.</source>
        <translation>Une telle carte se joue sur un objet à soi.</translation>
    </message>
    <message>
        <source>No second card is played with a card that stays.</source>
        <translation>Aucune seconde carte ne se joue avec une carte qui reste.</translation>
    </message>
    <message>
        <source>“%1” cannot stand here.</source>
        <translation>« %1 » ne peut pas être ici.</translation>
    </message>
    <message>
        <source>Operations stand inside one another more than %1 deep.</source>
        <translation>Des opérations sont imbriquées sur plus de %1 niveaux.</translation>
    </message>
    <message>
        <source>The card does too much: more than %1 operations.</source>
        <translation>La carte en fait trop : plus de %1 opérations.</translation>
    </message>
    <message>
        <source>The packs together do too much.</source>
        <translation>Ensemble, les packs contiennent trop de choses.</translation>
    </message>
    <message>
        <source>The packs have more than %1 types of identities.</source>
        <translation>Les packs ont plus de %1 types d’identité.</translation>
    </message>
    <message>
        <source>The packs have more than %1 tags.</source>
        <translation>Les packs ont plus de %1 étiquettes.</translation>
    </message>
    <message>
        <source>The packs have more than %1 identities.</source>
        <translation>Les packs ont plus de %1 identités.</translation>
    </message>
    <message>
        <source>The packs have more than %1 cards.</source>
        <translation>Les packs ont plus de %1 cartes.</translation>
    </message>
    <message>
        <source>Another pack has the key “%1”, too.</source>
        <translation>Un autre pack a aussi la clé « %1 ».</translation>
    </message>
    <message>
        <source>“%1” needs the pack “%2”, which is not there.</source>
        <translation>« %1 » a besoin du pack « %2 », qui n’est pas là.</translation>
    </message>
    <message>
        <source>Another card of this pack has the key “%1”, too.</source>
        <translation>Une autre carte de ce pack a aussi la clé « %1 ».</translation>
    </message>
    <message>
        <source>These are more than %1 packs.</source>
        <translation>Cela fait plus de %1 packs.</translation>
    </message>
    <message>
        <source>The pack has more than %1 files.</source>
        <translation>Le pack a plus de %1 fichiers.</translation>
    </message>
    <message>
        <source>A pack cannot need itself.</source>
        <translation>Un pack ne peut pas avoir besoin de lui-même.</translation>
    </message>
    <message>
        <source>“%1” is no version; three numbers are, such as 1.0.2.</source>
        <translation>« %1 » n’est pas une version ; il faut trois nombres, comme 1.0.2.</translation>
    </message>
    <message>
        <source>The author is missing: who made the pack.</source>
        <translation>L’auteur manque : qui a fait le pack.</translation>
    </message>
    <message>
        <source>The version is missing: three numbers, such as 1.0.0.</source>
        <translation>La version manque : trois nombres, comme 1.0.0.</translation>
    </message>
    <message>
        <source>The licence is missing: what others may do with the pack, such as CC-BY-SA-4.0.</source>
        <translation>La licence manque : ce que les autres peuvent faire du pack, comme CC-BY-SA-4.0.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Le fichier est endommagé.</translation>
    </message>
    <message>
        <source>“%1” cannot be part of a pack.</source>
        <translation>« %1 » ne peut pas faire partie d’un pack.</translation>
    </message>
    <message>
        <source>This file cannot be part of a pack.</source>
        <translation>Ce fichier ne peut pas faire partie d’un pack.</translation>
    </message>
    <message>
        <source>The pack is too large.</source>
        <translation>Le pack est trop gros.</translation>
    </message>
    <message>
        <source>The text is not written as JSON must be.</source>
        <translation>Le texte n’est pas du JSON correct.</translation>
    </message>
    <message>
        <source>The file is not there.</source>
        <translation>Le fichier n’est pas là.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Le fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The file is no pack.</source>
        <translation>Le fichier n’est pas un pack.</translation>
    </message>
    <message>
        <source>The pack cannot be packed.</source>
        <translation>Le pack ne peut pas être empaqueté.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is larger than %1 kB.</source>
        <translation>Le fichier dépasse %1 ko.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2 kB.</source>
        <translation>« %1 » dépasse %2 ko.</translation>
    </message>
    <message>
        <source>“%1” would become dangerously large (a “zip bomb”).</source>
        <translation>« %1 » deviendrait dangereusement gros (une « bombe zip »).</translation>
    </message>
    <message>
        <source>Unpacking “%1” takes too long.</source>
        <translation>Décompresser « %1 » prend trop de temps.</translation>
    </message>
    <message>
        <source>“%1” is encrypted.</source>
        <translation>« %1 » est chiffré.</translation>
    </message>
    <message>
        <source>“%1” is packed in a way that is not known here.</source>
        <translation>« %1 » est compressé d’une manière inconnue ici.</translation>
    </message>
    <message>
        <source>Two files of the pack have the same name.</source>
        <translation>Deux fichiers du pack portent le même nom.</translation>
    </message>
    <message>
        <source>The file edition.json is missing, which says what the pack is.</source>
        <translation>Il manque le fichier edition.json, qui dit ce qu’est le pack.</translation>
    </message>
    <message>
        <source>The file is in the language “%1”, and is named for another.</source>
        <translation>Le fichier est dans la langue « %1 » et porte le nom d’une autre.</translation>
    </message>
    <message>
        <source>The file names the cards of “%1”, which is another pack.</source>
        <translation>Le fichier nomme les cartes de « %1 », un autre pack.</translation>
    </message>
    <message>
        <source>It needs the pack “%1”, which is not there.</source>
        <translation>Il a besoin du pack « %1 », qui n’est pas là.</translation>
    </message>
    <message>
        <source>It needs too many packs.</source>
        <translation>Il a besoin de trop de packs.</translation>
    </message>
    <message>
        <source>The text is not written as JSON must be: see line %1, column %2.</source>
        <translation>Le texte n’est pas du JSON correct : voir ligne %1, colonne %2.</translation>
    </message>
    <message>
        <source>The file is no list of cards.</source>
        <translation>Le fichier n’est pas une liste de cartes.</translation>
    </message>
    <message>
        <source>The field “%1” is there twice.</source>
        <translation>Le champ « %1 » est là deux fois.</translation>
    </message>
    <message>
        <source>A number is too large.</source>
        <translation>Un nombre est trop grand.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Le fichier est trop gros.</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <comment>a file, a mistake</comment>
        <translation>Dans %1 : %2</translation>
    </message>
    <message>
        <source>In %1, line %2: %3</source>
        <comment>a file, a number, a mistake</comment>
        <translation>Dans %1, ligne %2 : %3</translation>
    </message>
    <message>
        <source>A monster of Level %1 usually brings about %2 Treasures. Here it brings unusually many: %3.</source>
        <translation>Un monstre de niveau %1 rapporte d’habitude environ %2 trésors. Ici, il en rapporte un nombre inhabituellement élevé&#x202f;: %3.</translation>
    </message>
    <message>
        <source>A monster of Level %1 usually brings about %2 Treasures. Here it brings unusually few: %3.</source>
        <translation>Un monstre de niveau %1 rapporte d’habitude environ %2 trésors. Ici, il en rapporte un nombre inhabituellement faible&#x202f;: %3.</translation>
    </message>
    <message>
        <source>A monster of Level %1 usually brings about %2 Levels. Here it brings unusually many: %3.</source>
        <translation>Un monstre de niveau %1 rapporte d’habitude environ %2 niveaux. Ici, il en rapporte un nombre inhabituellement élevé&#x202f;: %3.</translation>
    </message>
    <message>
        <source>A monster of Level %1 usually brings about %2 Levels. Here it brings unusually few: %3.</source>
        <translation>Un monstre de niveau %1 rapporte d’habitude environ %2 niveaux. Ici, il en rapporte un nombre inhabituellement faible&#x202f;: %3.</translation>
    </message>
    <message>
        <source>An Item with a bonus of %1 is usually worth about %2 gold. Here it is worth unusually much: %3.</source>
        <translation>Un objet avec un bonus de %1 vaut d’habitude environ %2 pièces d’or. Ici, sa valeur est inhabituellement élevée&#x202f;: %3.</translation>
    </message>
    <message>
        <source>An Item with a bonus of %1 is usually worth about %2 gold. Here it is worth unusually little: %3.</source>
        <translation>Un objet avec un bonus de %1 vaut d’habitude environ %2 pièces d’or. Ici, sa valeur est inhabituellement faible&#x202f;: %3.</translation>
    </message>
    <message>
        <source>An enhancer with a bonus of %1 usually adds about %2 Treasures. Here it adds unusually many: %3.</source>
        <translation>Un modificateur avec un bonus de %1 ajoute d’habitude environ %2 trésors. Ici, il en ajoute un nombre inhabituellement élevé&#x202f;: %3.</translation>
    </message>
    <message>
        <source>An enhancer with a bonus of %1 usually adds about %2 Treasures. Here it adds unusually few: %3.</source>
        <translation>Un modificateur avec un bonus de %1 ajoute d’habitude environ %2 trésors. Ici, il en ajoute un nombre inhabituellement faible&#x202f;: %3.</translation>
    </message>
    <message>
        <source>A colour is written as # and six digits or letters from a to f, such as #8a4a2a.</source>
        <translation>Une couleur s’écrit avec # et six chiffres ou lettres de a à f, par exemple #8a4a2a.</translation>
    </message>
</context>
<context>
    <name>WorkshopHelp</name>
    <message>
        <source>The English name. Other languages have theirs under “Languages”.</source>
        <translation>Le nom anglais. Les autres langues ont le leur sous « Langues ».</translation>
    </message>
    <message>
        <source>What sort of card it is.</source>
        <translation>Quelle sorte de carte c’est.</translation>
    </message>
    <message>
        <source>How many of it the pack holds; left out: 1.</source>
        <translation>Combien le pack en contient ; sans indication : 1.</translation>
    </message>
    <message>
        <source>A line of jest that does nothing.</source>
        <translation>Une ligne pour sourire, sans effet.</translation>
    </message>
    <message>
        <source>How its picture is drawn.</source>
        <translation>Comment son image est dessinée.</translation>
    </message>
    <message>
        <source>Its deck. Cards of other kinds know theirs.</source>
        <translation>Sa pioche. Les autres types connaissent la leur.</translation>
    </message>
    <message>
        <source>The monster&apos;s Level.</source>
        <translation>Le niveau du monstre.</translation>
    </message>
    <message>
        <source>Treasures for killing it.</source>
        <translation>Trésors gagnés en le tuant.</translation>
    </message>
    <message>
        <source>Levels for killing it; left out: 1.</source>
        <translation>Niveaux gagnés en le tuant ; sans indication : 1.</translation>
    </message>
    <message>
        <source>While this holds, the monster may be played from hand into any fight.</source>
        <translation>Tant que c’est vrai, le monstre peut être joué de la main dans tout combat.</translation>
    </message>
    <message>
        <source>The monster may be played from hand as an enhancer of another.</source>
        <translation>Le monstre peut être joué de la main comme modificateur d’un autre.</translation>
    </message>
    <message>
        <source>What happens to the victim that it caught.</source>
        <translation>Ce qui arrive à la victime attrapée.</translation>
    </message>
    <message>
        <source>Where it is worn. Without this, it takes no place.</source>
        <translation>Où il se porte. Sans indication, il n’occupe aucune place.</translation>
    </message>
    <message>
        <source>A Big Item: one can carry only one of them.</source>
        <translation>Un gros objet : on ne peut en porter qu’un.</translation>
    </message>
    <message>
        <source>Gold value; 0 is No Value. Makes a one-shot an Item.</source>
        <translation>Valeur en or ; 0 : sans valeur. Fait d’un usage unique un objet.</translation>
    </message>
    <message>
        <source>Combat strength for its player, its monster, or the side it is played on.</source>
        <translation>Force de combat pour son joueur, son monstre ou le camp visé.</translation>
    </message>
    <message>
        <source>Treasures it adds to its monster.</source>
        <translation>Trésors qu’elle ajoute à son monstre.</translation>
    </message>
    <message>
        <source>Its monster&apos;s strength and Treasures never fall below this because of it.</source>
        <translation>La force et les trésors de son monstre ne descendent jamais plus bas à cause d’elle.</translation>
    </message>
    <message>
        <source>Tags that its monster has as long as it sits there.</source>
        <translation>Étiquettes de son monstre tant qu’elle est posée sur lui.</translation>
    </message>
    <message>
        <source>What sort of ally it is.</source>
        <translation>Quelle sorte d’allié c’est.</translation>
    </message>
    <message>
        <source>What becomes of a Hireling&apos;s Item when the Hireling goes. Without this, it stays with the player.</source>
        <translation>Ce que devient l’objet d’un larbin quand il part. Sans indication, le joueur le garde.</translation>
    </message>
    <message>
        <source>Who may use it. Others may carry it, but not use it.</source>
        <translation>Qui peut l’utiliser. Les autres peuvent le transporter, pas l’utiliser.</translation>
    </message>
    <message>
        <source>The English name of several; left out: with an s.</source>
        <translation>Le nom anglais de plusieurs ; sans indication : avec un s.</translation>
    </message>
    <message>
        <source>Its key, the same in every pack.</source>
        <translation>Sa clé, la même dans tous les packs.</translation>
    </message>
    <message>
        <source>A type of identity, such as a Race or a Class. The pack&apos;s form says which there are.</source>
        <translation>Un type d’identité, comme Race ou Classe. Le formulaire du pack dit lesquels existent.</translation>
    </message>
    <message>
        <source>When and on whom it is played, where its kind does not say it.</source>
        <translation>Quand et sur qui elle se joue, si son type ne le dit pas.</translation>
    </message>
    <message>
        <source>What it does when it strikes or is played.</source>
        <translation>Ce qu’elle fait quand elle frappe ou est jouée.</translation>
    </message>
    <message>
        <source>What it changes as long as it is in play.</source>
        <translation>Ce qu’elle modifie tant qu’elle est en jeu.</translation>
    </message>
    <message>
        <source>What it does when something happens.</source>
        <translation>Ce qu’elle fait quand quelque chose arrive.</translation>
    </message>
    <message>
        <source>Abilities that its player can use.</source>
        <translation>Capacités que son joueur peut utiliser.</translation>
    </message>
    <message>
        <source>The main pictogram.</source>
        <translation>Le pictogramme principal.</translation>
    </message>
    <message>
        <source>A small pictogram beside the main one.</source>
        <translation>Un petit pictogramme à côté.</translation>
    </message>
    <message>
        <source>What is behind the figure. Without this, the card&apos;s kind, the pack and the seed decide.</source>
        <translation>Ce qu’il y a derrière la figure. Sans indication, le type, le pack et la graine décident.</translation>
    </message>
    <message>
        <source>Mirrors the pictogram.</source>
        <translation>Retourne le pictogramme en miroir.</translation>
    </message>
    <message>
        <source>The pictogram is a drawing in lines: these are ink, and what they enclose has the colours.</source>
        <translation>Le pictogramme est dessiné en lignes : elles sont d’encre, et ce qu’elles entourent prend les couleurs.</translation>
    </message>
    <message>
        <source>Where the second pictogram lies, and how large it is. Without this, at the lower right.</source>
        <translation>Où se trouve le second pictogramme et sa taille. Sans indication, en bas à droite.</translation>
    </message>
    <message>
        <source>Parts of the pictogram in colours of their own.</source>
        <translation>Parties du pictogramme dans leurs propres couleurs.</translation>
    </message>
    <message>
        <source>Its centre from the left, in percent of the picture&apos;s square.</source>
        <translation>Son centre depuis la gauche, en pourcentage du carré de l’image.</translation>
    </message>
    <message>
        <source>Its centre from above, in the same way.</source>
        <translation>Son centre depuis le haut, de même.</translation>
    </message>
    <message>
        <source>Its size, in the same way.</source>
        <translation>Sa taille, de même.</translation>
    </message>
    <message>
        <source>The part, counted from 0.</source>
        <translation>La partie, comptée à partir de 0.</translation>
    </message>
    <message>
        <source>Its colour as #rrggbb.</source>
        <translation>Sa couleur, sous la forme #rrggbb.</translation>
    </message>
    <message>
        <source>When it may be played. Without this, as usual for its kind.</source>
        <translation>Quand elle peut être jouée. Sans indication, comme son type.</translation>
    </message>
    <message>
        <source>What it is aimed at. Without this, as usual for its kind.</source>
        <translation>Ce qu’elle vise. Sans indication, comme son type.</translation>
    </message>
    <message>
        <source>A second card played with it.</source>
        <translation>Une seconde carte jouée avec elle.</translation>
    </message>
    <message>
        <source>This must be true for playing it.</source>
        <translation>Doit être vrai pour la jouer.</translation>
    </message>
    <message>
        <source>This must be true of its target.</source>
        <translation>Doit être vrai pour sa cible.</translation>
    </message>
    <message>
        <source>What it changes.</source>
        <translation>Ce qu’elle modifie.</translation>
    </message>
    <message>
        <source>By how much; left out: 1.</source>
        <translation>De combien ; sans indication : 1.</translation>
    </message>
    <message>
        <source>Only as long as this is true.</source>
        <translation>Seulement tant que c’est vrai.</translation>
    </message>
    <message>
        <source>What sets it off.</source>
        <translation>Ce qui la déclenche.</translation>
    </message>
    <message>
        <source>Only when this is true.</source>
        <translation>Seulement quand c’est vrai.</translation>
    </message>
    <message>
        <source>What then happens.</source>
        <translation>Ce qui se passe alors.</translation>
    </message>
    <message>
        <source>When it may be used.</source>
        <translation>Quand elle peut être utilisée.</translation>
    </message>
    <message>
        <source>What it is aimed at.</source>
        <translation>Ce qu’elle vise.</translation>
    </message>
    <message>
        <source>Cards that one discards to use it.</source>
        <translation>Cartes à défausser pour l’utiliser.</translation>
    </message>
    <message>
        <source>How long its uses are counted.</source>
        <translation>Sur quelle durée ses utilisations sont comptées.</translation>
    </message>
    <message>
        <source>How often it may be used in that time; without this, once.</source>
        <translation>Combien de fois dans ce délai ; sans indication : une.</translation>
    </message>
    <message>
        <source>The limit counts cards discarded, not uses.</source>
        <translation>On compte les cartes défaussées, non les utilisations.</translation>
    </message>
    <message>
        <source>This must be true for using it.</source>
        <translation>Doit être vrai pour l’utiliser.</translation>
    </message>
    <message>
        <source>What it does.</source>
        <translation>Ce qu’elle fait.</translation>
    </message>
    <message>
        <source>Fewest cards; left out: 0.</source>
        <translation>Le moins de cartes ; sans indication : 0.</translation>
    </message>
    <message>
        <source>The most cards; without this, as many as at least.</source>
        <translation>Le plus de cartes ; sans indication, comme le minimum.</translation>
    </message>
    <message>
        <source>The whole hand, of at least so many cards.</source>
        <translation>Toute la main, d’au moins autant de cartes.</translation>
    </message>
    <message>
        <source>From hand only.</source>
        <translation>De la main seulement.</translation>
    </message>
    <message>
        <source>The card itself is discarded, too.</source>
        <translation>La carte elle-même est défaussée aussi.</translation>
    </message>
    <message>
        <source>The monster it may be played on.</source>
        <translation>Le monstre sur lequel il peut être joué.</translation>
    </message>
    <message>
        <source>What it adds to that monster.</source>
        <translation>Ce qu’il ajoute à ce monstre.</translation>
    </message>
    <message>
        <source>The version of this form of pack.</source>
        <translation>La version de ce format de pack.</translation>
    </message>
    <message>
        <source>The pack&apos;s key.</source>
        <translation>La clé du pack.</translation>
    </message>
    <message>
        <source>Its name, as players read it.</source>
        <translation>Son nom, tel que les joueurs le lisent.</translation>
    </message>
    <message>
        <source>A sentence or two that say what it is about.</source>
        <translation>Une phrase ou deux sur son contenu.</translation>
    </message>
    <message>
        <source>Who made it. It cannot be shared without.</source>
        <translation>Qui l’a fait. Sans cela, on ne peut pas le partager.</translation>
    </message>
    <message>
        <source>Its version, such as 1.0.2. It cannot be shared without.</source>
        <translation>Sa version, par exemple 1.0.2. Sans cela, on ne peut pas le partager.</translation>
    </message>
    <message>
        <source>What others may do with it, such as CC-BY-SA-4.0. It cannot be shared without.</source>
        <translation>Ce que les autres peuvent en faire, par exemple CC-BY-SA-4.0. Sans cela, on ne peut pas le partager.</translation>
    </message>
    <message>
        <source>Race, Class and the like, and how they double.</source>
        <translation>Race, classe, etc., et leur doublement.</translation>
    </message>
    <message>
        <source>Words that cards may be marked with.</source>
        <translation>Mots dont on peut marquer les cartes.</translation>
    </message>
    <message>
        <source>How many cards its decks should hold; they are counted.</source>
        <translation>Combien de cartes ses pioches doivent avoir ; elles sont comptées.</translation>
    </message>
    <message>
        <source>How the rules are read where this pack is the base of a game.</source>
        <translation>Comment lire les règles quand ce pack est la base d’une partie.</translation>
    </message>
    <message>
        <source>The word by which cards name it.</source>
        <translation>Le mot par lequel les cartes le nomment.</translation>
    </message>
    <message>
        <source>As players read it.</source>
        <translation>Tel que les joueurs le lisent.</translation>
    </message>
    <message>
        <source>What its doubling card does with a single identity.</source>
        <translation>Ce que fait sa carte de doublement avec une seule identité.</translation>
    </message>
    <message>
        <source>Monsters with it may be played from hand into a fight with another such monster.</source>
        <translation>Ces monstres peuvent être joués de la main dans un combat contre un autre semblable.</translation>
    </message>
    <message>
        <source>Door cards.</source>
        <translation>Cartes Porte.</translation>
    </message>
    <message>
        <source>Treasure cards.</source>
        <translation>Cartes Trésor.</translation>
    </message>
    <message>
        <source>True when its condition is not.</source>
        <translation>Vrai quand sa condition ne l’est pas.</translation>
    </message>
    <message>
        <source>True when all are.</source>
        <translation>Vrai quand toutes le sont.</translation>
    </message>
    <message>
        <source>True when at least one is.</source>
        <translation>Vrai quand l’une au moins l’est.</translation>
    </message>
    <message>
        <source>Somebody of them has this identity card in play.</source>
        <translation>L’un d’eux a cette carte d’identité en jeu.</translation>
    </message>
    <message>
        <source>Somebody of them has an identity card of this type in play.</source>
        <translation>L’un d’eux a une carte d’identité de ce type en jeu.</translation>
    </message>
    <message>
        <source>Somebody of them is of this sex.</source>
        <translation>L’un d’eux est de ce sexe.</translation>
    </message>
    <message>
        <source>Compares two amounts.</source>
        <translation>Compare deux nombres.</translation>
    </message>
    <message>
        <source>There are at least so many of the cards described.</source>
        <translation>Il y a au moins autant des cartes décrites.</translation>
    </message>
    <message>
        <source>Somebody of them has this card equipped.</source>
        <translation>L’un d’eux a cette carte équipée.</translation>
    </message>
    <message>
        <source>Somebody of them is fighter or helper.</source>
        <translation>L’un d’eux est combattant ou assistant.</translation>
    </message>
    <message>
        <source>A fight is on, and the fighter has no helper.</source>
        <translation>Un combat a lieu et le combattant n’a pas d’assistant.</translation>
    </message>
    <message>
        <source>Somebody of them is the helper.</source>
        <translation>L’un d’eux est l’assistant.</translation>
    </message>
    <message>
        <source>It is the turn of one of them.</source>
        <translation>C’est le tour de l’un d’eux.</translation>
    </message>
    <message>
        <source>A monster of this name is in the fight.</source>
        <translation>Un monstre de ce nom est dans le combat.</translation>
    </message>
    <message>
        <source>A monster with this tag is in the fight, or the target monster has it.</source>
        <translation>Un monstre avec cette étiquette est dans le combat, ou le monstre visé l’a.</translation>
    </message>
    <message>
        <source>The card that set the trigger off is of this sort.</source>
        <translation>La carte qui l’a déclenchée est de cette sorte.</translation>
    </message>
    <message>
        <source>What set the trigger off, or is about to strike, is this.</source>
        <translation>Ce qui l’a déclenché, ou va frapper, est ceci.</translation>
    </message>
    <message>
        <source>A whole number.</source>
        <translation>Un nombre entier.</translation>
    </message>
    <message>
        <source>The Level of the first of them, not the combat strength.</source>
        <translation>Le niveau du premier d’entre eux, non la force de combat.</translation>
    </message>
    <message>
        <source>How many of the cards described there are.</source>
        <translation>Combien il y a de cartes décrites.</translation>
    </message>
    <message>
        <source>The number of cards discarded for an ability, or the one that was chosen.</source>
        <translation>Le nombre de cartes défaussées pour une capacité, ou le nombre choisi.</translation>
    </message>
    <message>
        <source>The last die roll, modifiers included.</source>
        <translation>Le dernier jet, modificateurs compris.</translation>
    </message>
    <message>
        <source>The sum.</source>
        <translation>La somme.</translation>
    </message>
    <message>
        <source>The product.</source>
        <translation>Le produit.</translation>
    </message>
    <message>
        <source>Half of it.</source>
        <translation>La moitié.</translation>
    </message>
    <message>
        <source>The smallest.</source>
        <translation>Le plus petit.</translation>
    </message>
    <message>
        <source>The largest.</source>
        <translation>Le plus grand.</translation>
    </message>
    <message>
        <source>The printed bonuses of the cards that fit, added up.</source>
        <translation>La somme des bonus imprimés des cartes décrites.</translation>
    </message>
    <message>
        <source>The gold values of the cards that fit, added up.</source>
        <translation>La somme des valeurs en or des cartes décrites.</translation>
    </message>
    <message>
        <source>The printed Level of the monster whose card this is, or which is the target.</source>
        <translation>Le niveau imprimé du monstre de cette carte, ou du monstre visé.</translation>
    </message>
    <message>
        <source>How many monsters are in the fight.</source>
        <translation>Combien de monstres sont dans le combat.</translation>
    </message>
    <message>
        <source>How many living players are among them, and meet the condition if there is one.</source>
        <translation>Combien de joueurs vivants en font partie et remplissent la condition, s’il y en a une.</translation>
    </message>
    <message>
        <source>Cards by where they are and what they are; how many of them; and who chooses when there are more.</source>
        <translation>Des cartes selon leur lieu et leur nature ; combien ; et qui choisit s’il y en a plus.</translation>
    </message>
    <message>
        <source>Without this, all of them.</source>
        <translation>Sans indication, toutes.</translation>
    </message>
    <message>
        <source>Who chooses may take fewer.</source>
        <translation>Celui qui choisit peut en prendre moins.</translation>
    </message>
    <message>
        <source>They go up. Only where “May win the game” is set, this can win the game.</source>
        <translation>Ils montent. Cela ne peut faire gagner la partie que si « Peut gagner la partie » est coché.</translation>
    </message>
    <message>
        <source>Without this, 1.</source>
        <translation>Sans indication, 1.</translation>
    </message>
    <message>
        <source>They go down, never below 1.</source>
        <translation>Ils descendent, jamais sous 1.</translation>
    </message>
    <message>
        <source>Their Level becomes this; never up to the goal, never below 1.</source>
        <translation>Leur niveau devient celui-ci ; jamais l’objectif, jamais sous 1.</translation>
    </message>
    <message>
        <source>The cards go to their discard piles. If there are none, what stands under “Otherwise” happens.</source>
        <translation>Les cartes vont à leurs défausses. S’il n’y en a pas, ce qui est sous « Sinon » se produit.</translation>
    </message>
    <message>
        <source>The cards go to another player, into hand or into play. An Item is carried then.</source>
        <translation>Les cartes vont à un autre joueur, en main ou en jeu. Un objet est alors transporté.</translation>
    </message>
    <message>
        <source>They draw cards.</source>
        <translation>Ils piochent des cartes.</translation>
    </message>
    <message>
        <source>They die.</source>
        <translation>Ils meurent.</translation>
    </message>
    <message>
        <source>Their sex changes.</source>
        <translation>Ils changent de sexe.</translation>
    </message>
    <message>
        <source>They roll a die. What stands at the outcome with their roll happens.</source>
        <translation>Ils lancent un dé. Ce qui est à l’issue de leur jet se produit.</translation>
    </message>
    <message>
        <source>How many sides the die has.</source>
        <translation>Combien de faces a le dé.</translation>
    </message>
    <message>
        <source>One or the other.</source>
        <translation>L’un ou l’autre.</translation>
    </message>
    <message>
        <source>For each of them in turn. What happens speaks of “the player in question”.</source>
        <translation>Pour chacun d’eux à tour de rôle. L’effet parle du « joueur concerné ».</translation>
    </message>
    <message>
        <source>Only those for whom this is true, each as “the player in question”.</source>
        <translation>Seulement ceux pour qui c’est vrai, chacun comme « joueur concerné ».</translation>
    </message>
    <message>
        <source>Somebody names a player, called “the chosen player” inside. If there is nobody to name, nothing happens.</source>
        <translation>Quelqu’un nomme un joueur, appelé dedans « le joueur choisi ». S’il n’y a personne, rien ne se passe.</translation>
    </message>
    <message>
        <source>Somebody picks one of the options. One that does nothing can be picked, too, such as losing a Level at Level 1; only what its “Only if” forbids cannot.</source>
        <translation>Quelqu’un choisit l’une des options. Même une qui ne fait rien, comme perdre un niveau au niveau 1 ; sauf ce que son « Seulement si » interdit.</translation>
    </message>
    <message>
        <source>Somebody may do it, or not.</source>
        <translation>Quelqu’un peut le faire, ou non.</translation>
    </message>
    <message>
        <source>Combat strength until this combat ends: to the side or fighter aimed at, to the fighters or to the monsters.</source>
        <translation>Force de combat jusqu’à la fin du combat : pour le camp ou le combattant visé, pour les combattants ou pour les monstres.</translation>
    </message>
    <message>
        <source>The monster leaves the fight and was not killed: no Level for it, and no Treasures unless they are kept.</source>
        <translation>Le monstre quitte le combat sans être tué : pas de niveau, ni de trésors sauf s’ils sont gardés.</translation>
    </message>
    <message>
        <source>The monster is killed on the spot: level and Treasures come when the fight is won.</source>
        <translation>Le monstre est tué sur-le-champ : niveau et trésors viennent quand le combat est gagné.</translation>
    </message>
    <message>
        <source>The second card joins the fight as a monster.</source>
        <translation>La seconde carte rejoint le combat comme monstre.</translation>
    </message>
    <message>
        <source>This card becomes a second copy of the target monster.</source>
        <translation>Cette carte devient un second exemplaire du monstre visé.</translation>
    </message>
    <message>
        <source>They get away from all monsters against which they have not rolled yet, without a roll.</source>
        <translation>Ils échappent sans jet à tous les monstres contre lesquels ils n’ont pas encore lancé le dé.</translation>
    </message>
    <message>
        <source>The player must help in this fight.</source>
        <translation>Le joueur doit aider dans ce combat.</translation>
    </message>
    <message>
        <source>The helper leaves the fight.</source>
        <translation>L’assistant quitte le combat.</translation>
    </message>
    <message>
        <source>Somebody sees the hand of another player.</source>
        <translation>Quelqu’un voit la main d’un autre joueur.</translation>
    </message>
    <message>
        <source>Somebody sees the top cards of a deck.</source>
        <translation>Quelqu’un voit les premières cartes d’une pioche.</translation>
    </message>
    <message>
        <source>The curse or Bad Stuff that is about to strike does nothing.</source>
        <translation>La malédiction ou les conséquences qui allaient frapper ne font rien.</translation>
    </message>
    <message>
        <source>It strikes another player instead.</source>
        <translation>Elle frappe un autre joueur à la place.</translation>
    </message>
    <message>
        <source>The die is rolled again; the new roll counts.</source>
        <translation>Le dé est relancé ; le nouveau jet compte.</translation>
    </message>
    <message>
        <source>The player picks what the die shows.</source>
        <translation>Le joueur choisit ce que montre le dé.</translation>
    </message>
    <message>
        <source>This is added to the roll.</source>
        <translation>Ceci s’ajoute au jet.</translation>
    </message>
    <message>
        <source>For rolls from one number to another, both included. Rolls below 1 count as 1, those above the highest face as that.</source>
        <translation>Pour les jets d’un nombre à un autre, inclus. Moins de 1 compte comme 1, au-delà de la plus haute face comme celle-ci.</translation>
    </message>
    <message>
        <source>One of several. It is not offered while its condition is not true.</source>
        <translation>L’une parmi plusieurs. Elle n’est pas proposée si sa condition est fausse.</translation>
    </message>
</context>
<context>
    <name>WorkshopOperation</name>
    <message>
        <source>not</source>
        <translation>non</translation>
    </message>
    <message>
        <source>all of these</source>
        <translation>tout cela</translation>
    </message>
    <message>
        <source>any of these</source>
        <translation>l’un de ceux-ci</translation>
    </message>
    <message>
        <source>has an identity</source>
        <translation>a une identité</translation>
    </message>
    <message>
        <source>has an identity of a type</source>
        <translation>a une identité d’un type</translation>
    </message>
    <message>
        <source>is male or female</source>
        <translation>est homme ou femme</translation>
    </message>
    <message>
        <source>compare two figures</source>
        <translation>comparer deux nombres</translation>
    </message>
    <message>
        <source>there are such cards</source>
        <translation>il y a de telles cartes</translation>
    </message>
    <message>
        <source>wears this card</source>
        <translation>porte cette carte</translation>
    </message>
    <message>
        <source>is in the fight</source>
        <translation>est dans le combat</translation>
    </message>
    <message>
        <source>fights alone</source>
        <translation>combat sans aide</translation>
    </message>
    <message>
        <source>is the helper</source>
        <translation>est l’assistant</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>joue son tour</translation>
    </message>
    <message>
        <source>this monster is in the fight</source>
        <translation>ce monstre est dans le combat</translation>
    </message>
    <message>
        <source>a monster has the tag</source>
        <translation>un monstre a l’étiquette</translation>
    </message>
    <message>
        <source>the card in question is</source>
        <translation>la carte en question est</translation>
    </message>
    <message>
        <source>the cause is</source>
        <translation>la cause est</translation>
    </message>
    <message>
        <source>Level of</source>
        <translation>niveau de</translation>
    </message>
    <message>
        <source>number of cards</source>
        <translation>nombre de cartes</translation>
    </message>
    <message>
        <source>the number chosen</source>
        <translation>le nombre choisi</translation>
    </message>
    <message>
        <source>result of the roll</source>
        <translation>résultat du jet</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>product</source>
        <translation>produit</translation>
    </message>
    <message>
        <source>half</source>
        <translation>moitié</translation>
    </message>
    <message>
        <source>the smallest</source>
        <translation>le plus petit</translation>
    </message>
    <message>
        <source>the largest</source>
        <translation>le plus grand</translation>
    </message>
    <message>
        <source>bonuses of cards</source>
        <translation>bonus de cartes</translation>
    </message>
    <message>
        <source>gold of cards</source>
        <translation>or de cartes</translation>
    </message>
    <message>
        <source>Level of the monster</source>
        <translation>niveau du monstre</translation>
    </message>
    <message>
        <source>number of monsters</source>
        <translation>nombre de monstres</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>nombre de joueurs</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>gain Levels</source>
        <translation>gagner des niveaux</translation>
    </message>
    <message>
        <source>lose Levels</source>
        <translation>perdre des niveaux</translation>
    </message>
    <message>
        <source>set the Level</source>
        <translation>fixer le niveau</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>défausser</translation>
    </message>
    <message>
        <source>take cards</source>
        <translation>prendre des cartes</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>piocher</translation>
    </message>
    <message>
        <source>die</source>
        <translation>mourir</translation>
    </message>
    <message>
        <source>change sex</source>
        <translation>changer de sexe</translation>
    </message>
    <message>
        <source>roll a die</source>
        <translation>lancer un dé</translation>
    </message>
    <message>
        <source>if … otherwise</source>
        <translation>si … sinon</translation>
    </message>
    <message>
        <source>for each player</source>
        <translation>pour chaque joueur</translation>
    </message>
    <message>
        <source>choose a player</source>
        <translation>choisir un joueur</translation>
    </message>
    <message>
        <source>choose one of several</source>
        <translation>choisir parmi plusieurs</translation>
    </message>
    <message>
        <source>may</source>
        <translation>peut</translation>
    </message>
    <message>
        <source>add strength</source>
        <translation>ajouter de la force</translation>
    </message>
    <message>
        <source>remove a monster</source>
        <translation>retirer un monstre</translation>
    </message>
    <message>
        <source>kill a monster</source>
        <translation>tuer un monstre</translation>
    </message>
    <message>
        <source>a monster joins the fight</source>
        <translation>un monstre rejoint le combat</translation>
    </message>
    <message>
        <source>a mate joins the fight</source>
        <translation>un compagnon rejoint le combat</translation>
    </message>
    <message>
        <source>escape without a roll</source>
        <translation>s’échapper sans jet</translation>
    </message>
    <message>
        <source>force to help</source>
        <translation>forcer à aider</translation>
    </message>
    <message>
        <source>leave the fight</source>
        <translation>quitter le combat</translation>
    </message>
    <message>
        <source>look at a hand</source>
        <translation>regarder une main</translation>
    </message>
    <message>
        <source>look at a deck</source>
        <translation>regarder une pioche</translation>
    </message>
    <message>
        <source>avert what strikes</source>
        <translation>annuler ce qui frappe</translation>
    </message>
    <message>
        <source>turn it on another</source>
        <translation>détourner vers un autre</translation>
    </message>
    <message>
        <source>roll again</source>
        <translation>relancer</translation>
    </message>
    <message>
        <source>choose the roll</source>
        <translation>choisir le jet</translation>
    </message>
    <message>
        <source>add to the roll</source>
        <translation>ajouter au jet</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>issue</translation>
    </message>
    <message>
        <source>option</source>
        <translation>option</translation>
    </message>
</context>
<context>
    <name>WorkshopScenario</name>
    <message>
        <source>Level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>sexe</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>cartes en main</translation>
    </message>
    <message>
        <source>number of cards in hand</source>
        <translation>nombre de cartes en main</translation>
    </message>
    <message>
        <source>cards in play</source>
        <translation>cartes en jeu</translation>
    </message>
    <message>
        <source>equipped Items</source>
        <translation>objets équipés</translation>
    </message>
    <message>
        <source>carried Items</source>
        <translation>objets portés</translation>
    </message>
    <message>
        <source>curses</source>
        <translation>malédictions</translation>
    </message>
    <message>
        <source>race and class</source>
        <translation>race et classe</translation>
    </message>
    <message>
        <source>combat strength</source>
        <translation>force de combat</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>personnage</translation>
    </message>
    <message>
        <source>fight</source>
        <translation>combat</translation>
    </message>
    <message>
        <source>strength of the fighters</source>
        <translation>force des combattants</translation>
    </message>
    <message>
        <source>strength of the monsters</source>
        <translation>force des monstres</translation>
    </message>
    <message>
        <source>the fighters would win</source>
        <translation>les combattants gagneraient</translation>
    </message>
    <message>
        <source>fighter</source>
        <translation>combattant</translation>
    </message>
    <message>
        <source>helper</source>
        <translation>aide</translation>
    </message>
    <message>
        <source>monsters in the fight</source>
        <translation>monstres dans le combat</translation>
    </message>
    <message>
        <source>Treasures of the fight</source>
        <translation>trésors du combat</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>phase</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>à qui est le tour</translation>
    </message>
    <message>
        <source>whom the game waits for</source>
        <translation>qui le jeu attend</translation>
    </message>
    <message>
        <source>who is asked</source>
        <translation>à qui on demande</translation>
    </message>
    <message>
        <source>what is asked for</source>
        <translation>ce qui est demandé</translation>
    </message>
    <message>
        <source>winners</source>
        <translation>gagnants</translation>
    </message>
    <message>
        <source>discarded Doors</source>
        <translation>portes défaussées</translation>
    </message>
    <message>
        <source>discarded Treasures</source>
        <translation>trésors défaussés</translation>
    </message>
    <message>
        <source>number of Doors in the deck</source>
        <translation>nombre de portes dans la pioche</translation>
    </message>
    <message>
        <source>number of Treasures in the deck</source>
        <translation>nombre de trésors dans la pioche</translation>
    </message>
    <message>
        <source>last roll</source>
        <translation>dernier jet</translation>
    </message>
    <message>
        <source>defeated Boss Monsters</source>
        <translation>boss vaincus</translation>
    </message>
    <message>
        <source>before the first turn</source>
        <translation>avant le premier tour</translation>
    </message>
    <message>
        <source>arranging one&apos;s cards</source>
        <translation>arranger ses cartes</translation>
    </message>
    <message>
        <source>Kick Open the Door</source>
        <translation>Défoncer la porte</translation>
    </message>
    <message>
        <source>Look for Trouble or Loot the Room</source>
        <translation>Chercher les ennuis ou Piller la pièce</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation>fin du tour</translation>
    </message>
    <message>
        <source>running away</source>
        <translation>fuite</translation>
    </message>
    <message>
        <source>Looting the Body</source>
        <translation>Dépouiller le corps</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Charité</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>fin de la partie</translation>
    </message>
    <message>
        <source>male</source>
        <translation>masculin</translation>
    </message>
    <message>
        <source>female</source>
        <translation>féminin</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>one of several options</source>
        <translation>une option parmi plusieurs</translation>
    </message>
    <message>
        <source>Big Items</source>
        <translation>gros objets</translation>
    </message>
    <message>
        <source>resurrection</source>
        <translation>résurrection</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>an unknown card</source>
        <translation>une carte inconnue</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player, what is expected of the player</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No fight was expected, but there is one.</source>
        <translation>Aucun combat n’était attendu, mais il y en a un.</translation>
    </message>
    <message>
        <source>A fight was expected, but there is none.</source>
        <translation>Un combat était attendu, mais il n’y en a pas.</translation>
    </message>
    <message>
        <source>%1: expected %2, but it is %3.</source>
        <comment>what, a value, another value</comment>
        <translation>%1 : attendu %2, mais c’est %3.</translation>
    </message>
    <message>
        <source>Step %1:</source>
        <translation>Étape %1 :</translation>
    </message>
    <message>
        <source>This should not be allowed, but it is.</source>
        <translation>Cela ne devrait pas être permis, mais l’est.</translation>
    </message>
    <message>
        <source>This cannot be played.</source>
        <translation>Cela ne peut pas être joué.</translation>
    </message>
    <message>
        <source>The cards cannot be used. Mend the mistakes of the pack first.</source>
        <translation>Les cartes ne peuvent pas servir. Corrige d’abord les erreurs du pack.</translation>
    </message>
    <message>
        <source>The scenario cannot be read or set up.</source>
        <translation>Le scénario ne peut pas être lu ou mis en place.</translation>
    </message>
    <message>
        <source>The fighters have %1, the monsters %2.</source>
        <translation>Les combattants ont %1, les monstres %2.</translation>
    </message>
    <message>
        <source>Just before: %1</source>
        <translation>Juste avant&#x202f;: %1</translation>
    </message>
    <message>
        <source>That is not allowed.</source>
        <translation>Ce n’est pas permis.</translation>
    </message>
</context>
<context>
    <name>WorkshopWord</name>
    <message>
        <source>you (the card&apos;s player)</source>
        <translation>toi (le joueur de la carte)</translation>
    </message>
    <message>
        <source>the victim</source>
        <translation>la victime</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>la cible</translation>
    </message>
    <message>
        <source>the player in question</source>
        <translation>le joueur concerné</translation>
    </message>
    <message>
        <source>the chosen player</source>
        <translation>le joueur choisi</translation>
    </message>
    <message>
        <source>the fighter</source>
        <translation>le combattant</translation>
    </message>
    <message>
        <source>the helper</source>
        <translation>l’assistant</translation>
    </message>
    <message>
        <source>the fighters</source>
        <translation>les combattants</translation>
    </message>
    <message>
        <source>the other fighter</source>
        <translation>l’autre combattant</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>celui dont c’est le tour</translation>
    </message>
    <message>
        <source>the neighbour on the left</source>
        <translation>le voisin de gauche</translation>
    </message>
    <message>
        <source>the neighbour on the right</source>
        <translation>le voisin de droite</translation>
    </message>
    <message>
        <source>both neighbours</source>
        <translation>les deux voisins</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>tous les autres</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>who has the lowest Level</source>
        <translation>qui a le niveau le plus bas</translation>
    </message>
    <message>
        <source>who has the highest Level</source>
        <translation>qui a le niveau le plus haut</translation>
    </message>
    <message>
        <source>the lowest of the others</source>
        <translation>le plus bas des autres</translation>
    </message>
    <message>
        <source>the highest of the others</source>
        <translation>le plus haut des autres</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>transportée</translation>
    </message>
    <message>
        <source>equipped</source>
        <translation>équipée</translation>
    </message>
    <message>
        <source>turned sideways</source>
        <translation>mise de travers</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>identities</source>
        <translation>identités</translation>
    </message>
    <message>
        <source>allies</source>
        <translation>alliés</translation>
    </message>
    <message>
        <source>curses</source>
        <translation>malédictions</translation>
    </message>
    <message>
        <source>in hand or in play</source>
        <translation>en main ou en jeu</translation>
    </message>
    <message>
        <source>discarded Doors</source>
        <translation>cartes Porte défaussées</translation>
    </message>
    <message>
        <source>discarded Treasures</source>
        <translation>trésors défaussés</translation>
    </message>
    <message>
        <source>this card</source>
        <translation>cette carte</translation>
    </message>
    <message>
        <source>the card in question</source>
        <translation>la carte en question</translation>
    </message>
    <message>
        <source>what sits on this card</source>
        <translation>ce qui est posé sur cette carte</translation>
    </message>
    <message>
        <source>any</source>
        <translation>quelconque</translation>
    </message>
    <message>
        <source>small</source>
        <translation>petit</translation>
    </message>
    <message>
        <source>big</source>
        <translation>gros</translation>
    </message>
    <message>
        <source>their owner</source>
        <translation>leur propriétaire</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>le hasard</translation>
    </message>
    <message>
        <source>the most valuable</source>
        <translation>la plus chère</translation>
    </message>
    <message>
        <source>the highest bonus</source>
        <translation>le plus haut bonus</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>equal to</source>
        <translation>égal à</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>moins que</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>plus que</translation>
    </message>
    <message>
        <source>into play</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>down</source>
        <translation>vers le bas</translation>
    </message>
    <message>
        <source>up</source>
        <translation>vers le haut</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdus</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gardés</translation>
    </message>
    <message>
        <source>the monsters</source>
        <translation>les monstres</translation>
    </message>
    <message>
        <source>Bad Stuff</source>
        <translation>conséquences fâcheuses</translation>
    </message>
    <message>
        <source>curse or Bad Stuff</source>
        <translation>malédiction ou conséquences fâcheuses</translation>
    </message>
    <message>
        <source>combat strength</source>
        <translation>force de combat</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>trésors</translation>
    </message>
    <message>
        <source>Levels for the kill</source>
        <translation>niveaux gagnés en le tuant</translation>
    </message>
    <message>
        <source>Run Away rolls</source>
        <translation>jets pour déguerpir</translation>
    </message>
    <message>
        <source>every roll of the die</source>
        <translation>chaque jet de dé</translation>
    </message>
    <message>
        <source>cards in hand at most</source>
        <translation>limite de cartes en main</translation>
    </message>
    <message>
        <source>Levels as helper</source>
        <translation>niveaux en aidant</translation>
    </message>
    <message>
        <source>Items sold at double price</source>
        <translation>objets vendus au double du prix</translation>
    </message>
    <message>
        <source>wins ties</source>
        <translation>gagne les égalités</translation>
    </message>
    <message>
        <source>any number of Big Items</source>
        <translation>tous les gros objets voulus</translation>
    </message>
    <message>
        <source>nobody may help</source>
        <translation>personne ne peut aider</translation>
    </message>
    <message>
        <source>Levels do not count</source>
        <translation>les niveaux ne comptent pas</translation>
    </message>
    <message>
        <source>Items do not count</source>
        <translation>les objets ne comptent pas</translation>
    </message>
    <message>
        <source>does not pursue</source>
        <translation>ne poursuit pas</translation>
    </message>
    <message>
        <source>escapes without a roll</source>
        <translation>s’échappe sans jet</translation>
    </message>
    <message>
        <source>nobody escapes</source>
        <translation>personne ne s’échappe</translation>
    </message>
    <message>
        <source>curses do nothing</source>
        <translation>les malédictions sont sans effet</translation>
    </message>
    <message>
        <source>strength of the fighters</source>
        <translation>force des combattants</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>mains</translation>
    </message>
    <message>
        <source>own turn, outside fights</source>
        <translation>à son tour, hors combat</translation>
    </message>
    <message>
        <source>own turn, also in a fight</source>
        <translation>à son tour, même en combat</translation>
    </message>
    <message>
        <source>any time when not in a fight</source>
        <translation>à tout moment sans combattre</translation>
    </message>
    <message>
        <source>while there is no fight</source>
        <translation>quand il n’y a pas de combat</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>à tout moment</translation>
    </message>
    <message>
        <source>in any fight</source>
        <translation>dans tout combat</translation>
    </message>
    <message>
        <source>in one&apos;s own fight</source>
        <translation>dans son combat</translation>
    </message>
    <message>
        <source>as the fighter only</source>
        <translation>comme combattant seulement</translation>
    </message>
    <message>
        <source>when running away</source>
        <translation>en déguerpissant</translation>
    </message>
    <message>
        <source>on one&apos;s own Run Away roll</source>
        <translation>sur son jet pour déguerpir</translation>
    </message>
    <message>
        <source>on any roll</source>
        <translation>sur tout jet</translation>
    </message>
    <message>
        <source>on a curse or Bad Stuff</source>
        <translation>sur une malédiction ou des conséquences</translation>
    </message>
    <message>
        <source>on a curse</source>
        <translation>sur une malédiction</translation>
    </message>
    <message>
        <source>on Bad Stuff</source>
        <translation>sur des conséquences fâcheuses</translation>
    </message>
    <message>
        <source>instead of drawing face up</source>
        <translation>au lieu de piocher face visible</translation>
    </message>
    <message>
        <source>oneself</source>
        <translation>soi-même</translation>
    </message>
    <message>
        <source>another player</source>
        <translation>un autre joueur</translation>
    </message>
    <message>
        <source>a side of the fight</source>
        <translation>un camp du combat</translation>
    </message>
    <message>
        <source>an Item of one&apos;s own</source>
        <translation>un objet à soi</translation>
    </message>
    <message>
        <source>an Item of another</source>
        <translation>un objet d’un autre</translation>
    </message>
    <message>
        <source>an identity of one&apos;s own</source>
        <translation>une identité à soi</translation>
    </message>
    <message>
        <source>a monster from hand</source>
        <translation>un monstre de sa main</translation>
    </message>
    <message>
        <source>an identity from hand</source>
        <translation>une identité de sa main</translation>
    </message>
    <message>
        <source>the fight begins</source>
        <translation>le combat commence</translation>
    </message>
    <message>
        <source>the fight ends</source>
        <translation>le combat finit</translation>
    </message>
    <message>
        <source>the fight is won</source>
        <translation>le combat est gagné</translation>
    </message>
    <message>
        <source>somebody got away</source>
        <translation>quelqu’un s’est échappé</translation>
    </message>
    <message>
        <source>an Item is lost</source>
        <translation>un objet est perdu</translation>
    </message>
    <message>
        <source>the turn begins</source>
        <translation>le tour commence</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>le tour finit</translation>
    </message>
    <message>
        <source>another player died</source>
        <translation>un autre joueur est mort</translation>
    </message>
    <message>
        <source>a Level is lost</source>
        <translation>un niveau est perdu</translation>
    </message>
    <message>
        <source>per turn</source>
        <translation>par tour</translation>
    </message>
    <message>
        <source>per fight</source>
        <translation>par combat</translation>
    </message>
    <message>
        <source>per victim and fight</source>
        <translation>par victime et par combat</translation>
    </message>
    <message>
        <source>per roll</source>
        <translation>par jet</translation>
    </message>
    <message>
        <source>per game</source>
        <translation>par partie</translation>
    </message>
    <message>
        <source>male</source>
        <translation>homme</translation>
    </message>
    <message>
        <source>female</source>
        <translation>femme</translation>
    </message>
    <message>
        <source>Hireling</source>
        <translation>Larbin</translation>
    </message>
    <message>
        <source>Guest Star</source>
        <translation>Vedette invitée</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>Compagnon</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>défaussé</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Donjon</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Scène de théâtre</translation>
    </message>
    <message>
        <source>Tavern</source>
        <translation>Taverne</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <translation>Cuisine</translation>
    </message>
    <message>
        <source>Tomb</source>
        <translation>Tombeau</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagne</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Salle du trésor</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Rayons</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Collines</translation>
    </message>
    <message>
        <source>no disadvantages</source>
        <translation>aucun désavantage</translation>
    </message>
    <message>
        <source>waits for a second</source>
        <translation>attend une seconde</translation>
    </message>
    <message>
        <source>needs a second</source>
        <translation>exige une seconde</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
</context>
<context>
    <name>kickdoor::ActionsModel</name>
    <message>
        <source>No monster so far, and none in your hand to fight: loot the room.</source>
        <translation>Pas de monstre jusqu’ici, et aucun à combattre dans ta main&#x202f;: pille la salle.</translation>
    </message>
    <message>
        <source>You hold no monster to fight.</source>
        <translation>Tu n’as en main aucun monstre à combattre.</translation>
    </message>
    <message>
        <source>Look for trouble</source>
        <translation>Chercher la bagarre</translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>opens a dialog</comment>
        <translation>%1&#x202f;…</translation>
    </message>
    <message>
        <source>An offer waits for your answer.</source>
        <translation>Une offre attend ta réponse.</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>En attente de %1.</translation>
    </message>
    <message>
        <source>You have a choice to make.</source>
        <translation>Tu as un choix à faire.</translation>
    </message>
    <message>
        <source>Play the card from behind the door, or take it into your hand.</source>
        <translation>Joue la carte trouvée derrière la porte, ou prends-la en main.</translation>
    </message>
    <message>
        <source>Arrange your cards: play, equip, trade, sell. Then kick open the door.</source>
        <translation>Organise tes cartes&#x202f;: joue, équipe, échange, vends. Puis défonce la porte.</translation>
    </message>
    <message>
        <source>No monster so far: fight one from your hand, or loot the room.</source>
        <translation>Pas de monstre jusqu’ici&#x202f;: combats-en un de ta main, ou pille la salle.</translation>
    </message>
    <message>
        <source>Play, equip, trade or sell what you like. Then end your turn.</source>
        <translation>Joue, équipe, échange ou vends ce que tu veux. Puis finis ton tour.</translation>
    </message>
    <message>
        <source>Run! %1</source>
        <translation>Déguerpis&#x202f;! %1</translation>
    </message>
    <message>
        <source>The dice are against you. Play one card that turns the fight, or pass.</source>
        <translation>Les dés sont contre toi. Joue une carte qui renverse le combat, ou passe.</translation>
    </message>
    <message>
        <source>You are winning. Fight, before somebody changes that.</source>
        <translation>Tu es en train de gagner. Attaque, avant que quelqu’un n’y change quelque chose.</translation>
    </message>
    <message>
        <source>A tie: the monsters win. Play cards, ask for help, or run away.</source>
        <translation>Égalité&#x202f;: les monstres gagnent. Joue des cartes, demande de l’aide ou déguerpis.</translation>
    </message>
    <message>
        <source>You are losing. Play cards, ask for help, or run away.</source>
        <translation>Tu es en train de perdre. Joue des cartes, demande de l’aide ou déguerpis.</translation>
    </message>
    <message>
        <source>The card from behind the door cannot be played now: take it into your hand.</source>
        <translation>La carte derrière la porte ne peut pas être jouée maintenant&#x202f;: prends-la en main.</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer %1</translation>
    </message>
    <message>
        <source>Look for trouble: %1</source>
        <comment>a monster</comment>
        <translation>Chercher la bagarre&#x202f;: %1</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>Play Items and identity cards from your opening hand if you like. Then press “Ready”.</source>
        <translation>Si tu veux, joue des Objets et des cartes d’identité de ta main de départ. Puis appuie sur «&#x202f;Prêt&#x202f;».</translation>
    </message>
    <message>
        <source>Run! Choose which monster to flee from first. %1</source>
        <translation>Déguerpis&#x202f;! Choisis devant quel monstre fuir d’abord. %1</translation>
    </message>
    <message>
        <source>Play what you like. When you fight, both sides add a d20.</source>
        <translation>Joue ce que tu veux. Quand tu attaques, chaque camp ajoute un d20.</translation>
    </message>
    <message>
        <source>%1 is winning. Interfere, or wait.</source>
        <translation>%1 est en train de gagner. Mêle-t’en, ou attends.</translation>
    </message>
    <message>
        <source>%1 is losing. Help, interfere, or wait.</source>
        <translation>%1 est en train de perdre. Aide, mêle-t’en, ou attends.</translation>
    </message>
    <message>
        <source>Both sides add a d20, once nobody wants to play anything more.</source>
        <translation>Chaque camp ajoute un d20, dès que plus personne ne veut rien jouer.</translation>
    </message>
    <message>
        <source>Waiting for %1 to choose.</source>
        <translation>En attente du choix de %1.</translation>
    </message>
    <message>
        <source>The fight ends with the sums as they are now, unless somebody interferes.</source>
        <translation>Le combat se termine avec les sommes actuelles, sauf si quelqu’un s’en mêle.</translation>
    </message>
    <message>
        <source>Give up the fight: you roll to escape, and whoever is caught suffers the Bad Stuff.</source>
        <translation>Abandonne le combat&#x202f;: tu lances le dé pour t’échapper, et qui se fait attraper subit l’Incident fâcheux.</translation>
    </message>
    <message>
        <source>Roll a die: with what your cards add, you need 5 or more to escape.</source>
        <translation>Lance un dé&#x202f;: avec ce que tes cartes ajoutent, il te faut 5 ou plus pour t’échapper.</translation>
    </message>
    <message>
        <source>You are dead and can only end your turn. Then you come back; your new cards come when your next turn begins.</source>
        <translation>Tu es mort et tu ne peux que finir ton tour. Ensuite, tu reviens&#x202f;; tes nouvelles cartes arrivent au début de ton prochain tour.</translation>
    </message>
    <message>
        <source>Listen at the door: you take a Door card into your hand. Your other cards must wait.</source>
        <translation>Écoute à la porte&#x202f;: tu prends une carte Donjon en main. Tes autres cartes doivent attendre.</translation>
    </message>
    <message>
        <source>You hold too many cards: play or sell some, or give the excess away. Your turn ends once you hold few enough.</source>
        <translation>Tu as trop de cartes en main&#x202f;: joues-en ou vends-en, ou donne le surplus. Ton tour se termine dès que tu n’en as plus trop.</translation>
    </message>
    <message>
        <source>A tie: the monsters win. Play cards, or run away.</source>
        <translation>Égalité&#x202f;: les monstres gagnent. Joue des cartes ou déguerpis.</translation>
    </message>
    <message>
        <source>You are losing. Play cards, or run away.</source>
        <translation>Tu es en train de perdre. Joue des cartes ou déguerpis.</translation>
    </message>
    <message>
        <source>Waiting for an answer from %1.</source>
        <translation>En attente d’une réponse de %1.</translation>
    </message>
    <message>
        <source>It goes on when the table can be reached again.</source>
        <translation>La partie reprendra dès que la table sera de nouveau joignable.</translation>
    </message>
    <message>
        <source>Answer it with a card, or let it strike.</source>
        <translation>Réponds avec une carte, ou laisse frapper.</translation>
    </message>
    <message>
        <source>Change the roll with a card, or let it stand.</source>
        <translation>Change le jet avec une carte, ou laisse faire.</translation>
    </message>
    <message>
        <source>The dice come next. Play something first, or let it stand.</source>
        <translation>Les dés viennent ensuite. Joue quelque chose avant, ou laisse faire.</translation>
    </message>
    <message>
        <source>You are winning. Play what you like, or let it stand.</source>
        <translation>Vous êtes en train de gagner. Joue ce que tu veux, ou laisse faire.</translation>
    </message>
    <message>
        <source>%1 is winning. Interfere, or let it stand.</source>
        <translation>%1 est en train de gagner. Mêle-t’en, ou laisse faire.</translation>
    </message>
</context>
<context>
    <name>kickdoor::AnswerDraft</name>
    <message>
        <source>Keep %1</source>
        <comment>a Character</comment>
        <translation>Garder %1</translation>
    </message>
    <message>
        <source>Choose nothing</source>
        <translation>Ne rien choisir</translation>
    </message>
</context>
<context>
    <name>kickdoor::BargainDraft</name>
    <message>
        <source>Choose whom to ask.</source>
        <translation>Choisis à qui demander de l’aide.</translation>
    </message>
</context>
<context>
    <name>kickdoor::BigMoment</name>
    <message>
        <source>Loot!</source>
        <translation>Butin&#x202f;!</translation>
    </message>
    <message>
        <source>−%1 for %2!</source>
        <translation>−%1 pour %2&#x202f;!</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 is dead!</source>
        <translation>%1 meurt&#x202f;!</translation>
    </message>
    <message>
        <source>Level %1!</source>
        <translation>Niveau %1&#x202f;!</translation>
    </message>
    <message>
        <source>Down to Level %1</source>
        <translation>Chute au Niveau %1</translation>
    </message>
    <message>
        <source>Caught!</source>
        <translation>Rattrapé&#x202f;!</translation>
    </message>
    <message>
        <source>Cursed!</source>
        <translation>Malédiction&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Trésor</numerusform>
            <numerusform>%n Trésors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Door card(s)</source>
        <translation>
            <numerusform>%n carte Donjon</numerusform>
            <numerusform>%n cartes Donjon</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Got away!</source>
        <translation>Ouf, sauvé&#x202f;!</translation>
    </message>
    <message>
        <source>The fight is won!</source>
        <translation>Combat gagné&#x202f;!</translation>
    </message>
    <message>
        <source>It&apos;s a deal!</source>
        <translation>Marché conclu&#x202f;!</translation>
    </message>
    <message>
        <source>Cards lost!</source>
        <translation>Cartes perdues&#x202f;!</translation>
    </message>
    <message>
        <source>A Curse!</source>
        <translation>Une Malédiction&#x202f;!</translation>
    </message>
    <message>
        <source>Averted!</source>
        <translation>Évité&#x202f;!</translation>
    </message>
    <message>
        <source>Forced to help!</source>
        <translation>Aide forcée&#x202f;!</translation>
    </message>
    <message>
        <source>%1 must help %2, for nothing.</source>
        <comment>two players</comment>
        <translation>%1 doit aider %2, sans rien recevoir.</translation>
    </message>
    <message>
        <source>To be shared: %1</source>
        <comment>what was won</comment>
        <translation>À partager : %1</translation>
    </message>
    <message>
        <source>A gift!</source>
        <translation>Un cadeau !</translation>
    </message>
    <message>
        <source>%1 gave %2 %3.</source>
        <comment>giver, receiver, cards</comment>
        <translation>%1 a donné %3 à %2.</translation>
    </message>
    <message>
        <source>No monster is left!</source>
        <translation>Il ne reste aucun monstre&#x202f;!</translation>
    </message>
</context>
<context>
    <name>kickdoor::BotMindModel</name>
    <message>
        <source>What %1 knew</source>
        <translation>Ce que savait %1</translation>
    </message>
    <message>
        <source>what %1 did</source>
        <translation>le choix de %1</translation>
    </message>
    <message>
        <source>The table shows what %1 could see then: its own hand and what lay open; the rest is face down.</source>
        <translation>La table montre ce que %1 pouvait voir alors : sa propre main et les cartes découvertes ; le reste est face cachée.</translation>
    </message>
    <message numerus="yes">
        <source>It weighs its chances to win by playing on; here anew, %n time(s).</source>
        <translation>
            <numerusform>Il pèse ses chances de gagner en jouant la suite, refait ici %n fois.</numerusform>
            <numerusform>Il pèse ses chances de gagner en jouant la suite, refait ici %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It decides by rules of thumb. The chances are what Master would expect of each move, from the same view, after playing on %n time(s).</source>
        <translation>
            <numerusform>Il décide selon des règles simples. Les chances sont celles que le maître donnerait à chaque coup, avec la même vue, après avoir joué la suite %n fois.</numerusform>
            <numerusform>Il décide selon des règles simples. Les chances sont celles que le maître donnerait à chaque coup, avec la même vue, après avoir joué la suite %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>It compared no other move.</source>
        <translation>Il n’a comparé aucune autre action.</translation>
    </message>
</context>
<context>
    <name>kickdoor::ChanceModel</name>
    <message>
        <source>Turn %1, %2 fights %3</source>
        <translation>Tour %1, %2 combat %3</translation>
    </message>
    <message>
        <source>%1 Most of it came when: %2</source>
        <comment>a change; what happened</comment>
        <translation>%1 Le moment décisif : %2</translation>
    </message>
    <message>
        <source>%1: %2&apos;s chance rises from %3% to %4%.</source>
        <translation>%1 : la chance de %2 monte de %3&#x202f;% à %4&#x202f;%.</translation>
    </message>
    <message>
        <source>%1: %2&apos;s chance falls from %3% to %4%.</source>
        <translation>%1 : la chance de %2 tombe de %3&#x202f;% à %4&#x202f;%.</translation>
    </message>
    <message>
        <source>Turn %1 (%2)</source>
        <comment>the second is whose turn it was</comment>
        <translation>Tour %1 (%2)</translation>
    </message>
    <message>
        <source>Turn %1, while %2 fights %3</source>
        <translation>Tour %1, pendant que %2 combat %3</translation>
    </message>
</context>
<context>
    <name>kickdoor::CombatModel</name>
    <message>
        <source>%1, Level</source>
        <translation>%1, Niveau</translation>
    </message>
    <message>
        <source>d20, thrown by %1</source>
        <translation>d20, lancé par %1</translation>
    </message>
    <message>
        <source>%1 (mate)</source>
        <translation>%1 (sa moitié)</translation>
    </message>
    <message>
        <source>Forced to help, for nothing</source>
        <translation>Aide de force, pour rien</translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Trésor</numerusform>
            <numerusform>%n Trésors</numerusform>
        </translation>
    </message>
    <message>
        <source>special Treasure</source>
        <translation>Trésor spécial</translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s) and a special one</source>
        <translation>
            <numerusform>%n Trésor et un spécial</numerusform>
            <numerusform>%n Trésors et un spécial</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>card (why it counts)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 helps in return for %2.</source>
        <translation>%1 aide, pour %2.</translation>
    </message>
    <message>
        <source>%1, Level (%2)</source>
        <comment>a monster, what it is: Undead</comment>
        <translation>%1, Niveau (%2)</translation>
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
        <translation>%1, page %2 sur %3</translation>
    </message>
    <message>
        <source>%1 cannot be created.</source>
        <translation>%1 ne peut pas être créé.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>%1: a picture is missing.</source>
        <translation>%1&#x202f;: il manque une image.</translation>
    </message>
    <message>
        <source>%1: words do not fit: %2</source>
        <translation>%1&#x202f;: des mots ne tiennent pas&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: words do not fit.</source>
        <translation>%1&#x202f;: des mots ne tiennent pas.</translation>
    </message>
</context>
<context>
    <name>kickdoor::CurtainModel</name>
    <message>
        <source>You hold too many cards.</source>
        <translation>Tu as trop de cartes en main.</translation>
    </message>
    <message>
        <source>You have a choice to make.</source>
        <translation>Tu as un choix à faire.</translation>
    </message>
    <message>
        <source>The dice are against you: one last card?</source>
        <translation>Les dés sont contre toi&#x202f;: une dernière carte&#x202f;?</translation>
    </message>
    <message>
        <source>%1 is about to strike you.</source>
        <translation>%1 va te frapper.</translation>
    </message>
    <message>
        <source>You may still act.</source>
        <translation>Tu peux encore agir.</translation>
    </message>
    <message>
        <source>%1 asks for your help.</source>
        <translation>%1 demande ton aide.</translation>
    </message>
    <message>
        <source>%1 offers to help you.</source>
        <translation>%1 te propose son aide.</translation>
    </message>
    <message>
        <source>%1 offers you a trade.</source>
        <translation>%1 te propose un échange.</translation>
    </message>
    <message>
        <source>You may play cards before the game begins.</source>
        <translation>Tu peux jouer des cartes avant le début de la partie.</translation>
    </message>
    <message>
        <source>You are in a fight.</source>
        <translation>Tu es en plein combat.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est ton tour.</translation>
    </message>
    <message>
        <source>You are dead: end your turn.</source>
        <translation>Tu es mort&#x202f;: finis ton tour.</translation>
    </message>
    <message>
        <source>Your turn continues.</source>
        <translation>Ton tour continue.</translation>
    </message>
    <message>
        <source>The fight is lost: you must run away.</source>
        <translation>Le combat est perdu&#x202f;: tu dois fuir.</translation>
    </message>
    <message>
        <source>%1 asks you for a gift.</source>
        <translation>%1 te demande un cadeau.</translation>
    </message>
    <message>
        <source>%1 offers you a gift.</source>
        <translation>%1 t’offre un cadeau.</translation>
    </message>
    <message>
        <source>You stopped the table. Play what you like, then let the game go on.</source>
        <translation>Tu as arrêté la table. Joue ce que tu veux, puis laisse la partie continuer.</translation>
    </message>
</context>
<context>
    <name>kickdoor::DiceModel</name>
    <message>
        <source>%1, for the fighters</source>
        <translation>%1, pour les combattants</translation>
    </message>
    <message>
        <source>%1, for the monsters</source>
        <translation>%1, pour les monstres</translation>
    </message>
    <message>
        <source>%1, fleeing from %2</source>
        <translation>%1, en fuyant devant %2</translation>
    </message>
    <message>
        <source>%1, for the first turn</source>
        <translation>%1, pour le premier tour</translation>
    </message>
    <message>
        <source>%1, for the order of looting</source>
        <translation>%1, pour l’ordre du pillage</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <comment>player, card</comment>
        <translation>%1, pour&#x202f;: %2</translation>
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
        <translation>Ce n’est plus le moment.</translation>
    </message>
</context>
<context>
    <name>kickdoor::ExportDialog</name>
    <message>
        <source>Export as text</source>
        <translation>Exporter en texte</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Textes (*.txt)</translation>
    </message>
    <message>
        <source>Export my games</source>
        <translation>Exporter mes parties</translation>
    </message>
    <message>
        <source>Save a photo</source>
        <translation>Enregistrer une photo</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Fichiers JSON (*.json)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>My games of Kickdoor</source>
        <comment>name of a file</comment>
        <translation>Mes parties de Kickdoor</translation>
    </message>
</context>
<context>
    <name>kickdoor::FoundTables</name>
    <message>
        <source>No table was found. Are both machines in the same network? Guest networks often keep machines apart. A firewall must let UDP and TCP 4510 through on the host&apos;s machine. The join code works without announcements.</source>
        <translation>Aucune table ne s’est annoncée. Les deux machines sont-elles dans le même réseau&#x202f;? Les réseaux d’invités isolent souvent les machines. Sur la machine de l’hôte, le pare-feu doit laisser passer UDP et TCP 4510. Le code d’invitation marche sans annonce.</translation>
    </message>
</context>
<context>
    <name>kickdoor::HintModel</name>
    <message>
        <source>A hint is about a decision of yours, and there is none now.</source>
        <translation>Un conseil porte sur une décision à prendre, et tu n’en as pas en ce moment.</translation>
    </message>
    <message>
        <source>There is nothing else to compare it with.</source>
        <translation>Il n’y a rien d’autre à quoi comparer.</translation>
    </message>
    <message>
        <source>This table allows no hints. Its owner can allow them before the game.</source>
        <translation>Cette table n&apos;autorise pas les conseils. Son propriétaire peut les autoriser avant la partie.</translation>
    </message>
    <message>
        <source>Hints begin with the first turn.</source>
        <translation>Les conseils commencent au premier tour.</translation>
    </message>
    <message>
        <source>A fight counts with all that is still played into it, by you, by helpers and by the others, not as it stands now.</source>
        <translation>Un combat compte avec tout ce qui y est encore joué, par toi, par tes alliés et par les autres, et non tel qu’il est à présent.</translation>
    </message>
    <message numerus="yes">
        <source>The percentages are your chance to win the game after each move. Master has played on %Ln time(s), four turns each, with hidden cards drawn anew each time: it knows only what you may know.</source>
        <translation>
            <numerusform>Les pourcentages sont tes chances de gagner la partie après chaque action. Maître a joué %Ln fois quatre tours de plus, en retirant chaque fois au hasard les cartes cachées : il ne sait que ce que tu peux savoir.</numerusform>
            <numerusform>Les pourcentages sont tes chances de gagner la partie après chaque action. Maître a joué %Ln fois quatre tours de plus, en retirant chaque fois au hasard les cartes cachées : il ne sait que ce que tu peux savoir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n moves are worth the same.</source>
        <translation>
            <numerusform>La première action (%n) vaut autant.</numerusform>
            <numerusform>Les %n premières actions se valent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Master compares no other move here: trades, sales, discards and what you wear are left to you.</source>
        <translation>Maître ne compare ici aucune autre action&#x202f;: les échanges, les ventes, les défausses et l’équipement te sont laissés.</translation>
    </message>
</context>
<context>
    <name>kickdoor::HostRoom</name>
    <message>
        <source>The table cannot be opened: %1</source>
        <translation>La table ne peut pas être ouverte&#x202f;: %1</translation>
    </message>
    <message>
        <source>This table cannot be set up.</source>
        <translation>Cette table ne peut pas être dressée.</translation>
    </message>
    <message>
        <source>Port %1 is in use by another program on this computer, perhaps by another Kickdoor. Choose another port.</source>
        <translation>Le port %1 est utilisé par un autre programme de cet ordinateur, peut-être par un autre Kickdoor. Choisis un autre port.</translation>
    </message>
    <message>
        <source>This computer does not allow port %1. Choose one above 1023.</source>
        <translation>Cet ordinateur n’autorise pas le port %1. Choisis-en un au-dessus de 1023.</translation>
    </message>
</context>
<context>
    <name>kickdoor::Language</name>
    <message>
        <source>Same as this computer: %1</source>
        <comment>%1: the name of a language</comment>
        <translation>Comme cet ordinateur&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::LessonModel</name>
    <message>
        <source>Watch what happens.</source>
        <translation>Regarde ce qui se passe.</translation>
    </message>
    <message>
        <source>In a game you may do that. Here the lesson waits for this: %1</source>
        <translation>Dans une partie, tu peux le faire. Ici, la leçon attend ceci&#x202f;: %1</translation>
    </message>
    <message>
        <source>In a game you may do that. Here, read on first: press “Next”.</source>
        <translation>Dans une partie, tu peux le faire. Ici, lis d’abord la suite&#x202f;: appuie sur «&#x202f;Suivant&#x202f;».</translation>
    </message>
</context>
<context>
    <name>kickdoor::LevelHistory</name>
    <message>
        <source>%1 helped in the winning fight.</source>
        <translation>Aide dans le combat victorieux&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 stand at Level %2. The last Boss Monster has fallen, and the most gold in play decides: %3 gp.</source>
        <translation>%1 sont au Niveau %2. Le dernier Boss est tombé, et c’est le plus d’or en jeu qui décide&#x202f;: %3 po.</translation>
    </message>
</context>
<context>
    <name>kickdoor::Looting</name>
    <message>
        <source>Looting the body of %1</source>
        <translation>On dépouille le corps de %1</translation>
    </message>
    <message>
        <source>Everybody has had a turn.</source>
        <translation>Tout le monde a eu son tour.</translation>
    </message>
    <message>
        <source>%1 chooses a card now.</source>
        <translation>%1 choisit maintenant une carte.</translation>
    </message>
    <message>
        <source>%1 Then: %2.</source>
        <comment>who chooses now; the names of the next, in their order</comment>
        <translation>%1 Ensuite : %2.</translation>
    </message>
    <message>
        <source>Who chooses first is being decided.</source>
        <translation>On détermine qui choisit en premier.</translation>
    </message>
    <message>
        <source>%1 took %2.</source>
        <comment>a player; a card</comment>
        <translation>%1 a pris %2.</translation>
    </message>
</context>
<context>
    <name>kickdoor::MarkModel</name>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Turn %1: %2 fights %3</source>
        <translation>Tour %1&#x202f;: %2 combat %3</translation>
    </message>
    <message>
        <source>The end, won by %1</source>
        <translation>La fin, gagnée par %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::MyGamesModel</name>
    <message>
        <source>%1 was written by a newer Kickdoor. Nothing is counted here.</source>
        <translation>%1 a été écrit par un Kickdoor plus récent. Rien n’est compté ici.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut pas être écrit&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ne peut pas être lu&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 is damaged: %2</source>
        <translation>%1 est endommagé&#x202f;: %2</translation>
    </message>
    <message>
        <source>It was kept as %1, and counting starts again.</source>
        <translation>Il a été gardé sous le nom %1, et le compte repart de zéro.</translation>
    </message>
    <message>
        <source>another window uses it</source>
        <translation>une autre fenêtre l’utilise</translation>
    </message>
</context>
<context>
    <name>kickdoor::NetClient</name>
    <message>
        <source>%1 is not ready yet.</source>
        <translation>%1 n’est pas encore prêt.</translation>
    </message>
    <message>
        <source>%1 has left for good. A bot plays on.</source>
        <translation>%1 part pour de bon. Un bot continue.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>L’hôte a fermé la table.</translation>
    </message>
    <message>
        <source>%1 (watching)</source>
        <translation>%1 (regarde)</translation>
    </message>
    <message>
        <source>%1 has come to watch.</source>
        <translation>%1 vient regarder.</translation>
    </message>
    <message>
        <source>%1 has left the table.</source>
        <translation>%1 quitte la table.</translation>
    </message>
    <message>
        <source>%1 has stopped watching.</source>
        <translation>%1 ne regarde plus.</translation>
    </message>
    <message>
        <source>%1 has joined the table.</source>
        <translation>%1 a rejoint la table.</translation>
    </message>
    <message>
        <source>At least three seats must be taken.</source>
        <translation>Il faut au moins trois places prises.</translation>
    </message>
    <message>
        <source>%1 does not have all the cards of this game.</source>
        <translation>Il manque à %1 des cartes de cette partie.</translation>
    </message>
    <message>
        <source>The connection to %1 is lost.</source>
        <translation>La connexion avec %1 est coupée.</translation>
    </message>
    <message>
        <source>You are not ready yet.</source>
        <translation>Tu n’es pas encore prêt.</translation>
    </message>
    <message>
        <source>All are ready. The table&apos;s owner starts the game.</source>
        <translation>Tout le monde est prêt. Le propriétaire de la table lance la partie.</translation>
    </message>
    <message>
        <source>The table&apos;s owner has changed the cards or rules. Look at them, then say again that you are ready.</source>
        <translation>Le propriétaire de la table a changé les cartes ou les règles. Regarde-les, puis dis de nouveau que tu es prêt.</translation>
    </message>
    <message>
        <source>The table gathers for another game.</source>
        <translation>La table se réunit pour une autre partie.</translation>
    </message>
    <message>
        <source>A bot plays for %1 now.</source>
        <translation>Un bot joue maintenant pour %1.</translation>
    </message>
    <message>
        <source>%1 plays again, instead of the bot.</source>
        <translation>%1 reprend sa place au bot.</translation>
    </message>
    <message>
        <source>%1 has left the table for now.</source>
        <translation>%1 quitte la table pour l’instant.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 est de retour.</translation>
    </message>
</context>
<context>
    <name>kickdoor::NetPlay</name>
    <message>
        <source>%1&apos;s table</source>
        <translation>Chez %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>kickdoor::NetVerdict</name>
    <message>
        <source>The game is being checked…</source>
        <translation>On vérifie la partie…</translation>
    </message>
    <message>
        <source>This game was fair: your program has replayed the whole record and found every card and every roll as they were shown. Every computer took part in the shuffling.</source>
        <translation>Cette partie était honnête&#x202f;: ton programme en a rejoué tout l’enregistrement et a trouvé chaque carte et chaque jet tels qu’ils ont été montrés. Tous les ordinateurs ont participé au mélange.</translation>
    </message>
    <message>
        <source>Your program has replayed the whole record and found every card and every roll as they were shown. It gave no secret of its own, so it cannot say whether all secrets counted.</source>
        <translation>Ton programme a rejoué tout l’enregistrement et a trouvé chaque carte et chaque jet tels qu’ils ont été montrés. Il n’a pas donné de secret à lui, il ne peut donc pas dire si tous les secrets ont compté.</translation>
    </message>
    <message>
        <source>The record of this game is not what you were shown: it differs from command %1 on.</source>
        <translation>L’enregistrement de cette partie n’est pas ce qu’on t’a montré&#x202f;: il diffère à partir de la commande %1.</translation>
    </message>
    <message>
        <source>This game cannot be checked: its record is incomplete.</source>
        <translation>Cette partie ne peut pas être vérifiée&#x202f;: son enregistrement est incomplet.</translation>
    </message>
</context>
<context>
    <name>kickdoor::NetWindow</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
</context>
<context>
    <name>kickdoor::OffersModel</name>
    <message>
        <source>%1 wants to give you %2.</source>
        <translation>%1 veut te donner %2.</translation>
    </message>
    <message>
        <source>%1 asks you for %2.</source>
        <translation>%1 te demande %2.</translation>
    </message>
    <message>
        <source>%1 offers %2 for %3.</source>
        <translation>%1 propose %2 contre %3.</translation>
    </message>
    <message>
        <source>%1 asks for your help, for %2. It is a fight for the win!</source>
        <translation>%1 demande ton aide, pour %2. C’est un combat pour la victoire&#x202f;!</translation>
    </message>
    <message>
        <source>%1 asks for your help, for %2.</source>
        <translation>%1 demande ton aide, pour %2.</translation>
    </message>
    <message>
        <source>Your trade with %1 waits for an answer: %2.</source>
        <translation>Ton échange avec %1 attend une réponse&#x202f;: %2.</translation>
    </message>
    <message>
        <source>You asked %1 for help, for %2. No answer yet.</source>
        <translation>Tu as demandé de l’aide à %1, pour %2. Pas encore de réponse.</translation>
    </message>
    <message>
        <source>You offered %1 help, for %2. No answer yet.</source>
        <translation>Tu as proposé ton aide à %1, pour %2. Pas encore de réponse.</translation>
    </message>
    <message>
        <source>%1 offers to help, for %2.</source>
        <translation>%1 propose son aide, pour %2.</translation>
    </message>
    <message>
        <source>You would both win the game.</source>
        <translation>Vous gagneriez tous les deux la partie.</translation>
    </message>
    <message>
        <source>Only you would win the game.</source>
        <translation>Tu serais seul à gagner la partie.</translation>
    </message>
    <message>
        <source>Only %1 would win the game.</source>
        <translation>Seul %1 gagnerait la partie.</translation>
    </message>
    <message>
        <source>Your gift to %1 waits for an answer: %2.</source>
        <translation>Ton cadeau à %1 attend une réponse&#x202f;: %2.</translation>
    </message>
    <message>
        <source>You asked %1 for a gift, %2. No answer yet.</source>
        <translation>Tu as demandé un cadeau à %1&#x202f;: %2. Pas encore de réponse.</translation>
    </message>
    <message>
        <source>With this help, before the dice: fighters %1, monsters %2</source>
        <translation>Avec cette aide, avant les dés&#x202f;: combattants %1, monstres %2</translation>
    </message>
    <message>
        <source>With this help: fighters %1, monsters %2</source>
        <translation>Avec cette aide&#x202f;: combattants %1, monstres %2</translation>
    </message>
    <message>
        <source>With this help: fighters %1, monsters %2, and the tie is won</source>
        <translation>Avec cette aide&#x202f;: combattants %1, monstres %2, et l’égalité est gagnée</translation>
    </message>
    <message>
        <source>With this help: fighters %1, monsters %2, a tie, which the monsters win</source>
        <translation>Avec cette aide&#x202f;: combattants %1, monstres %2, une égalité, que les monstres gagnent</translation>
    </message>
    <message>
        <source>The game would end: you would get nothing.</source>
        <translation>La partie serait finie : tu ne recevrais rien.</translation>
    </message>
    <message>
        <source>The game would end: %1 would get nothing.</source>
        <translation>La partie serait finie : %1 ne recevrait rien.</translation>
    </message>
</context>
<context>
    <name>kickdoor::OptionModel</name>
    <message>
        <source>None of the chosen packs has Boss Monsters.</source>
        <translation>Aucun des packs choisis n’a de Boss.</translation>
    </message>
</context>
<context>
    <name>kickdoor::PackList</name>
    <message>
        <source>No cards were found beside the program.</source>
        <translation>Aucune carte n’a été trouvée à côté du programme.</translation>
    </message>
    <message>
        <source>These packs cannot be played: %1</source>
        <translation>Ces packs ne peuvent pas être joués&#x202f;: %1</translation>
    </message>
    <message>
        <source>This pack is no longer installed.</source>
        <translation>Ce pack n’est plus installé.</translation>
    </message>
    <message>
        <source>By %1.</source>
        <translation>Par %1.</translation>
    </message>
    <message>
        <source>By %1, version %2.</source>
        <comment>author of a pack</comment>
        <translation>Par %1, version %2.</translation>
    </message>
    <message>
        <source>Needs the pack %1, which is not installed.</source>
        <translation>A besoin du paquet %1, qui n’est pas installé.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>packs; the first may be several</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>An expansion: can be played together with %1.</source>
        <translation>Une extension&#x202f;: se joue avec %1.</translation>
    </message>
    <message>
        <source>An expansion: too few cards to be played alone.</source>
        <translation>Une extension&#x202f;: trop peu de cartes pour être jouée seule.</translation>
    </message>
    <message>
        <source>%1 can only be played together with %2: switch it on, too.</source>
        <comment>packs</comment>
        <translation>%1 ne se joue qu’avec %2&#x202f;: active-le aussi.</translation>
    </message>
    <message>
        <source>These packs have too few cards for a game: switch another one on, too.</source>
        <translation>Ces paquets ont trop peu de cartes pour une partie&#x202f;: actives-en un autre.</translation>
    </message>
</context>
<context>
    <name>kickdoor::PackOffers</name>
    <message numerus="yes">
        <source>%n door card(s)</source>
        <translation>
            <numerusform>%n carte Porte</numerusform>
            <numerusform>%n cartes Porte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s)</source>
        <translation>
            <numerusform>%n trésor</numerusform>
            <numerusform>%n trésors</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <translation>« %1 » %2</translation>
    </message>
    <message>
        <source>By %1. Licence: %2</source>
        <translation>Par %1. Licence : %2</translation>
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
            <numerusform>%n carte différente</numerusform>
            <numerusform>%n cartes différentes</numerusform>
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
        <translation>%1 ne peut pas être écrit&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>kickdoor::PresetModel</name>
    <message>
        <source>Faster play</source>
        <translation>Partie rapide</translation>
    </message>
    <message>
        <source>The packs as chosen, with Listen at the Door and shared victory (R12.2).</source>
        <translation>Les packs choisis, avec Écouter à la porte et la victoire partagée (R12.2).</translation>
    </message>
    <message>
        <source>This edition alone, without optional rules.</source>
        <translation>Cette édition seule, sans règles optionnelles.</translation>
    </message>
    <message>
        <source>%1 alone, as printed</source>
        <translation>Uniquement %1, comme imprimé</translation>
    </message>
</context>
<context>
    <name>kickdoor::PrintCards</name>
    <message>
        <source>The sheets cannot be drawn.</source>
        <translation>Les feuilles ne peuvent pas être dessinées.</translation>
    </message>
    <message>
        <source>The pack has no cards.</source>
        <translation>Le pack n’a pas de cartes.</translation>
    </message>
    <message>
        <source>Cards of Kickdoor</source>
        <translation>Cartes de Kickdoor</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ne peut pas être écrit.</translation>
    </message>
</context>
<context>
    <name>kickdoor::ReadyModel</name>
    <message>
        <source>%1 wins this fight, unless somebody interferes.</source>
        <translation>%1 gagne ce combat, sauf si quelqu’un s’en mêle.</translation>
    </message>
    <message>
        <source>It</source>
        <translation>L’effet</translation>
    </message>
    <message>
        <source>%1 is about to strike %2.</source>
        <translation>%1 va frapper %2.</translation>
    </message>
    <message>
        <source>%1 is about to roll. Does anybody want to play something first?</source>
        <translation>%1 va lancer le dé. Quelqu’un veut-il d’abord jouer quelque chose&#x202f;?</translation>
    </message>
    <message>
        <source>The dice are against %1, who may play one more card that turns the fight.</source>
        <translation>Les dés sont contre %1&#x202f;: encore une carte possible, si elle renverse le combat.</translation>
    </message>
    <message>
        <source>Play nothing: the roll counts as it is.</source>
        <translation>Ne rien jouer&#x202f;: le jet compte tel quel.</translation>
    </message>
    <message>
        <source>Play nothing: the fight is lost.</source>
        <translation>Ne rien jouer&#x202f;: le combat est perdu.</translation>
    </message>
    <message>
        <source>Play nothing: the fight ends with the sums as they are now.</source>
        <translation>Ne rien jouer&#x202f;: le combat se termine avec les sommes actuelles.</translation>
    </message>
    <message>
        <source>Play nothing against it: the card takes effect.</source>
        <translation>Ne rien y opposer&#x202f;: la carte prend effet.</translation>
    </message>
    <message>
        <source>%1 There is nothing for it to take.</source>
        <comment>after a sentence</comment>
        <translation>%1 Il n’y a rien à prendre.</translation>
    </message>
    <message>
        <source>%1 was not asked: it does not concern them (“When to ask …”). With Hold! they may answer all the same.</source>
        <translation>On n’a rien demandé à %1&#x202f;: cela ne la ou le concerne pas («&#x202f;Quand demander…&#x202f;»). Avec «&#x202f;Une seconde&#x202f;!&#x202f;», on peut répondre quand même.</translation>
    </message>
</context>
<context>
    <name>kickdoor::ReplayModel</name>
    <message>
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
    </message>
    <message>
        <source>What everybody sees</source>
        <translation>Ce que tous voient</translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation>La main de %1</translation>
    </message>
    <message>
        <source>The hand of the player whose turn it is</source>
        <translation>La main de qui joue son tour</translation>
    </message>
</context>
<context>
    <name>kickdoor::SavesModel</name>
    <message>
        <source>This game; every move is saved</source>
        <translation>Cette partie&#x202f;; chaque coup est sauvegardé</translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation>Partie sauvegardée</translation>
    </message>
    <message>
        <source>Turn %1, won by %2</source>
        <comment>the second is one name, or several</comment>
        <translation>Tour %1, victoire&#x202f;: %2</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Turn %1: %2&apos;s turn</source>
        <translation>Tour %1, c’est à %2 de jouer</translation>
    </message>
    <message>
        <source>Finished game</source>
        <translation>Partie terminée</translation>
    </message>
    <message>
        <source>Written by a newer Kickdoor</source>
        <translation>Écrite par un Kickdoor plus récent</translation>
    </message>
    <message>
        <source>The rules have changed since it was played</source>
        <translation>Les règles ont changé depuis</translation>
    </message>
    <message>
        <source>turn %1, %2: Level %3</source>
        <comment>a turn, a player and that player&apos;s Level</comment>
        <translation>tour %1, %2&#x202f;: Niveau %3</translation>
    </message>
    <message>
        <source>Unfinished; every move is saved</source>
        <translation>Inachevée&#x202f;; chaque coup est sauvegardé</translation>
    </message>
    <message>
        <source>Not a Kickdoor game, or damaged</source>
        <translation>Ce n’est pas une partie de Kickdoor, ou elle est abîmée</translation>
    </message>
    <message>
        <source>before the first turn</source>
        <translation>avant le premier tour</translation>
    </message>
    <message>
        <source>turn %1, %2</source>
        <comment>a turn and the names of players</comment>
        <translation>tour %1, %2</translation>
    </message>
</context>
<context>
    <name>kickdoor::SeenCards</name>
    <message numerus="yes">
        <source>The top %n card(s) of the Door deck</source>
        <translation>
            <numerusform>La première carte de la pioche Donjon</numerusform>
            <numerusform>Les %n premières cartes de la pioche Donjon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top %n card(s) of the Treasure deck</source>
        <translation>
            <numerusform>La première carte de la pioche Trésor</numerusform>
            <numerusform>Les %n premières cartes de la pioche Trésor</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation>La main de %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::Session</name>
    <message>
        <source>Something happened meanwhile. Look again and decide.</source>
        <translation>Il s’est passé quelque chose entre-temps. Regarde de nouveau et décide.</translation>
    </message>
    <message>
        <source>%1 cannot be created: %2</source>
        <translation>%1 ne peut pas être créé&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut pas être écrit&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ne peut pas être lu&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 was written by a newer Kickdoor.</source>
        <translation>%1 a été écrit par un Kickdoor plus récent.</translation>
    </message>
    <message>
        <source>The rules have changed since %1 was played: %2</source>
        <translation>Les règles ont changé depuis que %1 a été joué&#x202f;: %2</translation>
    </message>
    <message>
        <source>The lesson cannot be opened: %1</source>
        <translation>La leçon ne s’ouvre pas&#x202f;: %1</translation>
    </message>
    <message>
        <source>The table cannot be reached now: the connection is lost.</source>
        <translation>La table est injoignable pour l’instant&#x202f;: la connexion est coupée.</translation>
    </message>
    <message>
        <source>%1 is not a Kickdoor game, or it is damaged: %2</source>
        <translation>%1 n’est pas une partie de Kickdoor, ou est endommagé&#x202f;: %2</translation>
    </message>
    <message>
        <source>This game cannot be played: %1</source>
        <translation>Cette partie ne peut pas être jouée&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::Settings</name>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>l’une de ces valeurs&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1, or a language&apos;s code, such as de</source>
        <translation>%1, ou le code d’une langue, comme fr</translation>
    </message>
    <message>
        <source>%1 is not a settings file. It is kept as %2, and all settings are back at their defaults.</source>
        <translation>%1 n’est pas un fichier de réglages. Il est conservé sous %2, et tous les réglages sont revenus à leurs valeurs par défaut.</translation>
    </message>
    <message>
        <source>%1: %2 is “%3”, but should be %4; %5 is used instead.</source>
        <translation>%1&#x202f;: %2 vaut «&#x202f;%3&#x202f;», mais devrait être %4&#x202f;; %5 est utilisé à la place.</translation>
    </message>
    <message>
        <source>%1 was written by a later version (%2). Settings that this one does not know are left as they are.</source>
        <translation>%1 a été écrit par une version plus récente (%2). Les réglages que celle-ci ne connaît pas sont laissés tels quels.</translation>
    </message>
</context>
<context>
    <name>kickdoor::SetupModel</name>
    <message>
        <source>Everybody needs a name.</source>
        <translation>Chacun a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Deux joueurs s’appellent %1.</translation>
    </message>
    <message>
        <source>The seed must be a whole number, or empty.</source>
        <translation>La graine doit être un nombre entier, ou rester vide.</translation>
    </message>
</context>
<context>
    <name>kickdoor::StandingPasses</name>
    <message>
        <source>%1 passes until their turn</source>
        <translation>%1 passe jusqu’à son tour</translation>
    </message>
    <message>
        <source>Passing until your turn</source>
        <translation>Passe jusqu’à ton tour</translation>
    </message>
    <message>
        <source>%1 is asked only when concerned</source>
        <translation>%1 : seulement si cela concerne</translation>
    </message>
    <message>
        <source>Asked only when concerned</source>
        <translation>Seulement si cela te concerne</translation>
    </message>
    <message>
        <source>Not asked about %1</source>
        <translation>Pas de question pour : %1</translation>
    </message>
    <message>
        <source>You are asked because of it only when you are concerned.</source>
        <translation>On ne te demande à cause d’elle que si cela te concerne.</translation>
    </message>
    <message>
        <source>The own turn, fights, rolls and blows are still asked about, and every fight for the win.</source>
        <translation>On demande toujours pour son propre tour, ses combats, jets et coups, et pour tout combat décisif pour la victoire.</translation>
    </message>
    <message>
        <source>Your turn, fights, rolls and blows are still asked about, and every fight for the win.</source>
        <translation>On te demande toujours pour ton tour, tes combats, jets et coups, et pour tout combat décisif pour la victoire.</translation>
    </message>
    <message>
        <source>Passing after a while</source>
        <translation>Passe au bout d’un moment</translation>
    </message>
    <message>
        <source>The cards you named are gone. If this ended by itself, the others would know.</source>
        <translation>Les cartes que tu as nommées ne sont plus là. Si cela s’arrêtait tout seul, les autres le sauraient.</translation>
    </message>
</context>
<context>
    <name>kickdoor::TableModel</name>
    <message>
        <source>Level %1 wins</source>
        <translation>Victoire au Niveau %1</translation>
    </message>
    <message>
        <source>Cards and rules of one edition.</source>
        <translation>Cartes et règles d’une seule édition.</translation>
    </message>
    <message>
        <source>The cards of %1; %2 is the base and decides the rules (R12.1).</source>
        <translation>Les cartes de %1&#x202f;; %2 est la base et décide des règles (R12.1).</translation>
    </message>
    <message>
        <source>Bosses %1/%2</source>
        <translation>Boss %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins before %n Boss Monster(s) in all have been defeated (R2.8).</source>
        <translation>
            <numerusform>Personne ne gagne avant que %n Boss en tout ait été vaincu (R2.8).</numerusform>
            <numerusform>Personne ne gagne avant que %n Boss en tout aient été vaincus (R2.8).</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal differs from the printed Level %1 (R2.1).</source>
        <translation>Le but diffère du Niveau %1 imprimé (R2.1).</translation>
    </message>
</context>
<context>
    <name>kickdoor::TakeBackModel</name>
    <message>
        <source>%1 wants to take back a move. Others have acted since; their moves are undone, too.</source>
        <translation>%1 veut reprendre un coup. D’autres ont agi depuis ; leurs coups sont annulés aussi.</translation>
    </message>
    <message>
        <source>%1 wants to take back a move. Chance has decided something since: a die or a random card. The same would come again.</source>
        <translation>%1 veut reprendre un coup. Le hasard a tranché depuis : un dé ou une carte au hasard. Le même résultat reviendrait.</translation>
    </message>
    <message>
        <source>%1 wants to take back a move. Somebody has seen a new card since.</source>
        <translation>%1 veut reprendre un coup. Quelqu’un a vu une nouvelle carte depuis.</translation>
    </message>
    <message>
        <source>%1 wants to take back a bargain that was agreed on.</source>
        <translation>%1 veut revenir sur un marché conclu.</translation>
    </message>
    <message>
        <source>%1 wants to take back a move.</source>
        <translation>%1 veut reprendre un coup.</translation>
    </message>
    <message>
        <source>%1 does not agree: nothing is taken back.</source>
        <translation>%1 n’est pas d’accord : rien n’est repris.</translation>
    </message>
    <message>
        <source>Nothing is taken back: not everybody has agreed in time.</source>
        <translation>Rien n’est repris : tout le monde n’a pas accepté à temps.</translation>
    </message>
    <message>
        <source>%1 %2, do you agree?</source>
        <comment>what is asked; the names of those who are asked</comment>
        <translation>%1 Êtes-vous d&apos;accord ? Réponse attendue de : %2.</translation>
    </message>
    <message>
        <source>%1 The move: %2</source>
        <comment>two sentences</comment>
        <translation>%1 Le coup&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>kickdoor::TradeDraft</name>
    <message>
        <source>Choose what you give, what you get, or both.</source>
        <translation>Choisis ce que tu donnes, ce que tu reçois, ou les deux.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ArtPicker</name>
    <message>
        <source>Choose the picture</source>
        <translation>Choisir l’image</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>La prendre</translation>
    </message>
    <message>
        <source>Search by name, kind or tag: sword, undead, curse …</source>
        <translation>Chercher par nom, type ou étiquette : sword, undead, curse…</translation>
    </message>
    <message>
        <source>Search the pictograms</source>
        <translation>Chercher dans les pictogrammes</translation>
    </message>
    <message>
        <source>Pictograms</source>
        <translation>Pictogrammes</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>L’image</translation>
    </message>
    <message>
        <source>Main figure</source>
        <translation>Figure principale</translation>
    </message>
    <message>
        <source>Second figure</source>
        <translation>Seconde figure</translation>
    </message>
    <message>
        <source>No second figure</source>
        <translation>Pas de seconde figure</translation>
    </message>
    <message>
        <source>Choose the</source>
        <translation>À choisir</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>La scène habituelle</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Un autre</translation>
    </message>
    <message numerus="yes">
        <source>%n pictogram(s)</source>
        <translation>
            <numerusform>%n pictogramme</numerusform>
            <numerusform>%n pictogrammes</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a pictogram.</source>
        <translation>Choisis un pictogramme.</translation>
    </message>
    <message>
        <source>There is no such pictogram.</source>
        <translation>Ce pictogramme n’existe pas.</translation>
    </message>
    <message>
        <source>One of the colours is none.</source>
        <translation>L’une des couleurs n’en est pas une.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::Behaviour</name>
    <message>
        <source>What the card does</source>
        <translation>Ce que fait la carte</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Addition of %1</source>
        <translation>Ajout : %1</translation>
    </message>
    <message>
        <source>Removal</source>
        <translation>Suppression</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>modifier «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>As the card shows it. Other languages have theirs under “Languages”.</source>
        <translation>Tel que la carte l’affiche. Les autres langues ont le leur sous «&#xa0;Langues&#xa0;».</translation>
    </message>
    <message>
        <source>This pack cannot be changed. Copy it first.</source>
        <translation>Ce paquet ne peut pas être modifié. Copie-le d’abord.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::CardFinder</name>
    <message>
        <source>Take cards of other packs</source>
        <translation>Prendre des cartes d’autres paquets</translation>
    </message>
    <message>
        <source>Search by name, kind, pack or what a card does</source>
        <translation>Chercher par nom, type, paquet ou effet</translation>
    </message>
    <message>
        <source>Search all packs</source>
        <translation>Chercher dans tous les paquets</translation>
    </message>
    <message>
        <source>Cards of all packs</source>
        <translation>Cartes de tous les paquets</translation>
    </message>
    <message>
        <source>Copy into the pack</source>
        <translation>Copier dans le paquet</translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <comment>a card, its kind, its pack</comment>
        <translation>%1 – %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::CardForm</name>
    <message numerus="yes">
        <source>%n cards are chosen. What you set here is set for each of them that can have it.</source>
        <translation>
            <numerusform>%n carte est choisie. Ce que tu règles ici vaut pour elle si elle peut l’avoir.</numerusform>
            <numerusform>%n cartes sont choisies. Ce que tu règles ici vaut pour chacune qui peut l’avoir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Choisir : %1</translation>
    </message>
    <message>
        <source>None is known; the pack&apos;s form has them.</source>
        <translation>Aucune connue ; elles sont dans le formulaire du paquet.</translation>
    </message>
    <message>
        <source>Picture …</source>
        <translation>Image…</translation>
    </message>
    <message>
        <source>Choose the picture</source>
        <translation>Choisir l’image</translation>
    </message>
    <message>
        <source>Change the picture</source>
        <translation>changer l’image</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>modifier «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::CardGrid</name>
    <message>
        <source>Search the cards</source>
        <translation>Chercher dans les cartes</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 sur %n carte</numerusform>
            <numerusform>%1 sur %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move of %n card(s)</source>
        <translation>
            <numerusform>Déplacement de %n carte</numerusform>
            <numerusform>Déplacement de %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deletion of %n card(s)</source>
        <translation>
            <numerusform>Suppression de %n carte</numerusform>
            <numerusform>Suppression de %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) copied.</source>
        <translation>
            <numerusform>%n carte copiée.</numerusform>
            <numerusform>%n cartes copiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>A shipped pack cannot be changed. Copy it to begin with its cards.</source>
        <translation>Un pack fourni ne peut pas être modifié. Copie-le pour partir de ses cartes.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) pasted.</source>
        <translation>
            <numerusform>%n carte collée.</numerusform>
            <numerusform>%n cartes collées.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no cards on the clipboard.</source>
        <translation>Il n’y a pas de cartes dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Reading the cards …</source>
        <translation>Lecture des cartes…</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ColourEdit</name>
    <message>
        <source>Choose …</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Choisir une couleur</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Choisir : %1</translation>
    </message>
    <message>
        <source>Choose a colour. The picture is drawn in shades of it, as here.</source>
        <translation>Choisir une couleur. L’image est dessinée dans ces nuances, comme ici.</translation>
    </message>
    <message>
        <source>A colour is written as # and six digits or letters from a to f, such as #8a4a2a.</source>
        <translation>Une couleur s’écrit avec # et six chiffres ou lettres de a à f, par exemple #8a4a2a.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::EditionForm</name>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Identities and tags</source>
        <translation>Identités et étiquettes</translation>
    </message>
    <message>
        <source>These rules hold when this pack is the base of a game.</source>
        <translation>Ces règles valent quand ce paquet est la base d’une partie.</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>modifier «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::FindingsPanel</name>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Mends the chosen mistake</source>
        <translation>Corrige l’erreur choisie</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Remarque</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… et %n autre</numerusform>
            <numerusform>… et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Aucune erreur trouvée.</translation>
    </message>
    <message>
        <source>There is no mend at one press for this. Press Enter in the list to go to its field.</source>
        <translation>Rien ne corrige cela d’une seule pression. Appuie sur Entrée dans la liste pour aller à son champ.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::LengthPlot</name>
    <message>
        <source>Length of the games</source>
        <translation>Durée des parties</translation>
    </message>
    <message>
        <source>From %1 to %2 turns; half of the games at most %3.</source>
        <translation>De %1 à %2 tours ; la moitié des parties au plus %3.</translation>
    </message>
    <message>
        <source>No game has come to its end.</source>
        <translation>Aucune partie n’est arrivée à sa fin.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Turns of a game</source>
        <translation>Tours d’une partie</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>moyenne %1</translation>
    </message>
    <message>
        <source>This is drawn when the games are over.</source>
        <translation>Ceci sera tracé quand les parties seront finies.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::LiftPlot</name>
    <message>
        <source>Wins by card</source>
        <translation>Victoires par carte</translation>
    </message>
    <message numerus="yes">
        <source>%1: its users won %2 times as often as by chance, ± %3, in %n game(s).</source>
        <translation>
            <numerusform>%1 : ceux qui l’ont utilisée ont gagné %2 fois plus souvent que par hasard, ± %3, en %n partie.</numerusform>
            <numerusform>%1 : ceux qui l’ont utilisée ont gagné %2 fois plus souvent que par hasard, ± %3, en %n parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is %1 standard deviations from the other cards.</source>
        <translation>C’est à %1 écarts types des autres cartes.</translation>
    </message>
    <message>
        <source>No card is far from the others.</source>
        <translation>Aucune carte n’est loin des autres.</translation>
    </message>
    <message>
        <source>No card of the pack was played.</source>
        <translation>Aucune carte du paquet n’a été jouée.</translation>
    </message>
    <message>
        <source>Wins, compared with chance</source>
        <translation>Victoires, comparées au hasard</translation>
    </message>
    <message>
        <source>This is drawn when the games are over.</source>
        <translation>Ceci sera tracé quand les parties seront finies.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::NewPackDialog</name>
    <message>
        <source>New pack</source>
        <translation>Nouveau pack</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>A pack needs a name.</source>
        <translation>Un pack a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>A pack needs an author: your name, or one that you like to be called by.</source>
        <translation>Un pack a besoin d’un auteur : ton nom, ou celui que tu veux te donner.</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Créer</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::RecordTable</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Ajouter à : %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>Retirer de : %1</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>modifier «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ScenarioDialog</name>
    <message>
        <source>Keep the moment as a scenario</source>
        <translation>Garder le moment comme scénario</translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>Nom du scénario</translation>
    </message>
    <message>
        <source>What must be true at the end</source>
        <translation>Ce qui doit être vrai à la fin</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message numerus="yes">
        <source>You have taken %n step(s) with “%1”, those of the others included.</source>
        <translation>
            <numerusform>%n étape a été jouée avec « %1 ».</numerusform>
            <numerusform>%n étapes ont été jouées avec « %1 », celles des autres comprises.</numerusform>
        </translation>
    </message>
    <message>
        <source>They become a scenario, a test in the pack “%1”. Whenever it is played, the same steps are taken from the same beginning, and what you mark here must be true after the last one. If a change of the card makes it otherwise, the scenario fails and says so.</source>
        <translation>Elles deviennent un scénario, un test du pack « %1 ». Chaque fois qu’on le joue, les mêmes étapes sont jouées depuis le même début, et ce que tu coches ici doit être vrai après la dernière. Si un changement de la carte y change quelque chose, le scénario échoue et le dit.</translation>
    </message>
    <message>
        <source>&amp;Name of the scenario</source>
        <translation>&amp;Nom du scénario</translation>
    </message>
    <message>
        <source>&amp;What must be true at the end</source>
        <translation>&amp;Ce qui doit être vrai à la fin</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ScenarioList</name>
    <message>
        <source>Scenarios of the pack</source>
        <translation>Scénarios du pack</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Why it fails</source>
        <translation>Pourquoi il échoue</translation>
    </message>
    <message>
        <source>Play &amp;all</source>
        <translation>&amp;Tout jouer</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Rejouer</translation>
    </message>
    <message>
        <source>&amp;Rename …</source>
        <translation>Re&amp;nommer…</translation>
    </message>
    <message>
        <source>&amp;Delete …</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>is being played …</source>
        <translation>en cours…</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>pas encore joué</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>échoue</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>réussit</translation>
    </message>
    <message>
        <source>This pack keeps no scenarios yet. Play a card (Try out &gt; Play this card), then keep the moment: it is played again here whenever you like, to see whether the card still does the same.</source>
        <translation>Ce pack n’a pas encore de scénarios. Joue une carte (Essayer &gt; Jouer cette carte), puis garde le moment : il se rejoue ici quand tu veux, pour voir si la carte fait toujours la même chose.</translation>
    </message>
    <message>
        <source>Moments of games that the pack keeps. Played again, they show whether the cards still do the same.</source>
        <translation>Moments de parties que garde le pack. Rejoués, ils montrent si les cartes font toujours la même chose.</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) passed.</source>
        <translation>
            <numerusform>%n scénario réussi.</numerusform>
            <numerusform>%n scénarios réussis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) failed.</source>
        <translation>
            <numerusform>%n scénario échoué.</numerusform>
            <numerusform>%n scénarios échoués.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename the scenario</source>
        <translation>Renommer le scénario</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rename the scenario “%1”</source>
        <translation>Renommer le scénario « %1 »</translation>
    </message>
    <message>
        <source>Delete the scenario</source>
        <translation>Supprimer le scénario</translation>
    </message>
    <message>
        <source>Delete the scenario “%1”? This can be undone as long as the workshop is open.</source>
        <translation>Supprimer le scénario « %1 » ? Cela peut être annulé tant que l’atelier est ouvert.</translation>
    </message>
    <message>
        <source>Delete the scenario “%1”</source>
        <translation>Supprimer le scénario « %1 »</translation>
    </message>
    <message>
        <source>Show the &amp;details</source>
        <translation>Montrer les &amp;détails</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::StringsForm</name>
    <message>
        <source>What you leave empty is shown as it is written on the card itself.</source>
        <translation>Ce que tu laisses vide s’affiche comme c’est écrit sur la carte.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a language, a field</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Nom de la carte</translation>
    </message>
    <message>
        <source>Flavour text</source>
        <translation>Texte d’ambiance</translation>
    </message>
    <message>
        <source>Name of the pack</source>
        <translation>Nom du paquet</translation>
    </message>
    <message>
        <source>About the pack</source>
        <translation>À propos du paquet</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>modifier «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Name of the ability</source>
        <translation>Nom de la capacité</translation>
    </message>
    <message>
        <source>Name of several</source>
        <translation>Nom de plusieurs</translation>
    </message>
    <message>
        <source>As it stands in “Usable by Elves only.”</source>
        <translation>Comme dans « Utilisable par les Elfes seulement. »</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::TryDialog</name>
    <message numerus="yes">
        <source>%n game(s) between bots are played.</source>
        <translation>
            <numerusform>%n partie entre robots est jouée.</numerusform>
            <numerusform>%n parties entre robots sont jouées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Try the pack</source>
        <translation>Essayer le pack</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Games with it</source>
        <translation>Parties avec elle</translation>
    </message>
    <message>
        <source>Wins, compared with chance</source>
        <translation>Victoires, comparées au hasard</translation>
    </message>
    <message>
        <source>How the users of each card fared</source>
        <translation>Résultats de ceux qui ont utilisé chaque carte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>This pack cannot be played: %1</source>
        <translation>Ce pack ne peut pas être joué : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played,</source>
        <translation>
            <numerusform>%n partie jouée,</numerusform>
            <numerusform>%n parties jouées,</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 finished, %2 without an end.</source>
        <translation>%1 terminées, %2 sans fin.</translation>
    </message>
    <message>
        <source>A game lasts %1 turns on average, from %2 to %3; half of them at most %4.</source>
        <translation>Une partie dure %1 tours en moyenne, de %2 à %3 ; la moitié en dure au plus %4.</translation>
    </message>
    <message>
        <source>Never played: %1</source>
        <translation>Jamais jouées : %1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>&amp;Length of the games</source>
        <translation>&amp;Durée des parties</translation>
    </message>
    <message>
        <source>&amp;Wins by card</source>
        <translation>&amp;Victoires par carte</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Chiffres</translation>
    </message>
    <message>
        <source>%1 (stronger)</source>
        <translation>%1 (plus forte)</translation>
    </message>
    <message>
        <source>%1 (weaker)</source>
        <translation>%1 (plus faible)</translation>
    </message>
    <message>
        <source>Three standard deviations or more from the other cards: %1</source>
        <translation>À trois écarts types ou plus des autres cartes : %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::Workbench</name>
    <message numerus="yes">
        <source>Paste of %n card(s)</source>
        <translation>
            <numerusform>Collage de %n carte</numerusform>
            <numerusform>Collage de %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>modifier «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::WorkshopWindow</name>
    <message>
        <source>New pack</source>
        <translation>Nouveau pack</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copie de %1</translation>
    </message>
    <message>
        <source>Copy the pack</source>
        <translation>Copier le pack</translation>
    </message>
    <message>
        <source>Import a pack</source>
        <translation>Importer un pack</translation>
    </message>
    <message>
        <source>Kickdoor packs (*.kickpack)</source>
        <translation>Packs Kickdoor (*.kickpack)</translation>
    </message>
    <message>
        <source>This pack cannot be shared yet</source>
        <translation>Ce pack ne peut pas encore être partagé</translation>
    </message>
    <message>
        <source>Export the pack</source>
        <translation>Exporter le pack</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>Duplicate the card</source>
        <translation>Dupliquer la carte</translation>
    </message>
    <message>
        <source>This card cannot be played yet</source>
        <translation>Cette carte ne peut pas encore être jouée</translation>
    </message>
    <message>
        <source>Mend the mistakes first.</source>
        <translation>Corrigez d’abord les erreurs.</translation>
    </message>
    <message>
        <source>Print the cards</source>
        <translation>Imprimer les cartes</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The cards are being drawn …</source>
        <translation>Les cartes sont en cours de dessin…</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Packs</translation>
    </message>
    <message>
        <source>The card as it looks</source>
        <translation>La carte telle qu’elle apparaît</translation>
    </message>
    <message>
        <source>Language of the cards</source>
        <translation>Langue des cartes</translation>
    </message>
    <message>
        <source>&amp;Card</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>&amp;Behaviour</source>
        <translation>C&amp;omportement</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>&amp;Pack</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Delete the card</source>
        <translation>Supprimer la carte</translation>
    </message>
    <message>
        <source>Play this card</source>
        <translation>Jouer cette carte</translation>
    </message>
    <message>
        <source>Try the pack …</source>
        <translation>Essayer le pack…</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>My packs</source>
        <translation>Mes packs</translation>
    </message>
    <message>
        <source>Shipped packs (read only)</source>
        <translation>Packs fournis (lecture seule)</translation>
    </message>
    <message>
        <source>Card workshop</source>
        <translation>Atelier de cartes</translation>
    </message>
    <message>
        <source>Card workshop – %1</source>
        <translation>Atelier de cartes – %1</translation>
    </message>
    <message>
        <source>The files were changed outside and have been read again.</source>
        <translation>Les fichiers ont été modifiés ailleurs et relus.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) copied into the pack.</source>
        <translation>
            <numerusform>%n carte copiée dans le paquet.</numerusform>
            <numerusform>%n cartes copiées dans le paquet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the moment as a scenario</source>
        <translation>Garder le moment comme scénario</translation>
    </message>
    <message>
        <source>Scenario %1</source>
        <translation>Scénario %1</translation>
    </message>
    <message>
        <source>&amp;Languages</source>
        <translation>&amp;Langues</translation>
    </message>
    <message numerus="yes">
        <source>Deletion of %n card(s)</source>
        <translation>
            <numerusform>Suppression de %n carte</numerusform>
            <numerusform>Suppression de %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Find …</source>
        <translation>Chercher…</translation>
    </message>
    <message>
        <source>Take cards of other packs …</source>
        <translation>Cartes d’autres paquets…</translation>
    </message>
    <message>
        <source>Keep the moment …</source>
        <translation>Garder le moment…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Try out</source>
        <translation>&amp;Essayer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#x202f;: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#x202f;: %1</translation>
    </message>
    <message>
        <source>The pack was exported</source>
        <translation>Le pack a été exporté</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>The cards are ready to print</source>
        <translation>Les cartes sont prêtes à imprimer</translation>
    </message>
    <message>
        <source>What you play can become a scenario of the pack: Try out &gt; Keep the moment.</source>
        <translation>Ce que tu joues peut devenir un scénario du pack : Essayer &gt; Garder le moment.</translation>
    </message>
    <message>
        <source>Mend the mistake</source>
        <translation>Corriger l’erreur</translation>
    </message>
    <message>
        <source>Opens a table at which the card is in hand, behind the door or in play.</source>
        <translation>Ouvre une table où la carte est en main, derrière la porte ou en jeu.</translation>
    </message>
    <message>
        <source>Keeps the steps that you took with the played card as a scenario of the pack, a test of the card.</source>
        <translation>Garde tes étapes avec la carte jouée comme scénario du pack, un test de la carte.</translation>
    </message>
    <message>
        <source>Scenarios …</source>
        <translation>Scénarios…</translation>
    </message>
    <message>
        <source>The pack cannot be written: %1</source>
        <translation>Le pack ne peut pas être écrit : %1</translation>
    </message>
    <message>
        <source>This card cannot be used at once</source>
        <translation>Cette carte ne peut pas servir tout de suite</translation>
    </message>
    <message>
        <source>The card cannot be put to use there: %1</source>
        <translation>La carte ne peut pas y servir : %1</translation>
    </message>
    <message>
        <source>Play all the same</source>
        <translation>Jouer quand même</translation>
    </message>
    <message>
        <source>“%1” was played, a card of the pack “%2”. Open that pack to keep the moment, or play a card of this one.</source>
        <translation>« %1 » a été jouée, une carte du pack « %2 ». Ouvre ce pack-là pour garder le moment, ou joue une carte de celui-ci.</translation>
    </message>
    <message>
        <source>Nothing has been played with “%1” yet. Take a few steps at its table first: they are what is kept.</source>
        <translation>Rien n’a encore été joué avec « %1 ». Joue d’abord quelques étapes à sa table : ce sont elles qui sont gardées.</translation>
    </message>
    <message>
        <source>Examples (read only)</source>
        <translation>Exemples (lecture seule)</translation>
    </message>
    <message>
        <source>A shipped pack cannot be changed. Copy it to begin with its cards.</source>
        <translation>Un pack fourni ne peut pas être modifié. Copie-le pour partir de ses cartes.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
</context>
</TS>
