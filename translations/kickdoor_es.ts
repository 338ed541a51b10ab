<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AbilityDialog</name>
    <message>
        <source>Use it</source>
        <translation>Usarla</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s):</source>
        <translation>
            <numerusform>Descarta %n carta:</numerusform>
            <numerusform>Descarta %n cartas:</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard %1 to %2 cards:</source>
        <translation>Descarta de %1 a %2 cartas:</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>More …</source>
        <comment>actions</comment>
        <translation>Más…</translation>
    </message>
</context>
<context>
    <name>AnswerDialog</name>
    <message>
        <source>%1, worn</source>
        <comment>the price of an Item</comment>
        <translation>%1, puesto</translation>
    </message>
    <message>
        <source>worn</source>
        <translation>puesto</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Tu elección</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Your choice, %1</source>
        <translation>Tu elección, %1</translation>
    </message>
</context>
<context>
    <name>BareTable</name>
    <message>
        <source>The table is being laid …</source>
        <translation>Se está preparando la mesa…</translation>
    </message>
</context>
<context>
    <name>BargainDialog</name>
    <message>
        <source>Ask for help</source>
        <translation>Pedir ayuda</translation>
    </message>
    <message>
        <source>Offer help</source>
        <translation>Ofrecer ayuda</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Pedir</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Ofrecer</translation>
    </message>
    <message>
        <source>Treasures for the helper:</source>
        <translation>Tesoros para el ayudante:</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>One more Treasure</source>
        <translation>Un Tesoro más</translation>
    </message>
    <message>
        <source>There are no Treasures to share.</source>
        <translation>No hay Tesoros que repartir.</translation>
    </message>
    <message>
        <source>The price is due only if the fight is won.</source>
        <translation>El precio solo se paga si se gana el combate.</translation>
    </message>
    <message>
        <source>The helper chooses them (otherwise the fighter does)</source>
        <translation>Los elige el ayudante (si no, el combatiente)</translation>
    </message>
    <message>
        <source>Ask for the fighter&apos;s Items as well:</source>
        <translation>Pedir además objetos del combatiente:</translation>
    </message>
    <message>
        <source>Whom do you ask?</source>
        <translation>¿A quién le pides ayuda?</translation>
    </message>
    <message>
        <source>You see what the special Treasure brings only when it is drawn. Its Door cards are shared, too. If fewer cards come than were promised, the helper gets them all.</source>
        <translation>Lo que trae el Tesoro especial solo se ve al robarlo, y sus cartas de Puerta también cuentan. Si salen menos cartas de las prometidas, el ayudante se las lleva todas.</translation>
    </message>
    <message>
        <source>Cards for the helper:</source>
        <translation>Cartas para el ayudante:</translation>
    </message>
    <message>
        <source>One fewer Treasure</source>
        <translation>Un Tesoro menos</translation>
    </message>
    <message>
        <source>You may add cards of your own: Items on the table go to the helper; a card in your hand, such as one that gives a level, is played on the helper.</source>
        <translation>Puedes añadir cartas tuyas: los objetos de la mesa pasan al ayudante; una carta de tu mano, por ejemplo una de nivel, se juega sobre él.</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>fuerza %1</translation>
    </message>
    <message>
        <source>Cards for you:</source>
        <translation>Cartas para ti:</translation>
    </message>
    <message>
        <source>Treasures for you:</source>
        <translation>Tesoros para ti:</translation>
    </message>
    <message>
        <source>You choose them (otherwise the fighter does)</source>
        <translation>Los eliges tú (si no, el combatiente)</translation>
    </message>
    <message>
        <source>Counter-offer</source>
        <translation>Contraoferta</translation>
    </message>
    <message>
        <source>A fight for the win! If it is won, the game is over before anything is paid.</source>
        <translation>¡Un combate por la victoria! Si se gana, la partida termina antes de que se pague nada.</translation>
    </message>
    <message>
        <source>You may add Items of your own that lie on the table:</source>
        <translation>Puedes añadir objetos tuyos que estén en la mesa:</translation>
    </message>
</context>
<context>
    <name>BaseWords</name>
    <message>
        <source>Everybody begins with %1 Door cards and %2 Treasures (R1.3).</source>
        <translation>Todos empiezan con %1 cartas de Puerta y %2 Tesoros (R1.3).</translation>
    </message>
    <message>
        <source>Cards in play may be thrown away outside combat (R3.4).</source>
        <translation>Las cartas en juego se pueden tirar fuera de combate (R3.4).</translation>
    </message>
    <message>
        <source>Items cannot be thrown away at will (R3.4).</source>
        <translation>Los objetos no se pueden tirar a voluntad (R3.4).</translation>
    </message>
    <message>
        <source>A card beats any rule (R3.5).</source>
        <translation>Una carta gana a cualquier regla (R3.5).</translation>
    </message>
    <message>
        <source>A card beats the rules of levels and winning only where it says so (R3.5).</source>
        <translation>Una carta gana a las reglas de niveles y victoria solo si lo dice (R3.5).</translation>
    </message>
    <message>
        <source>The hand limit is the same for everybody (R5.7).</source>
        <translation>El límite de mano es igual para todos (R5.7).</translation>
    </message>
    <message>
        <source>Cards in hand may be promised for help (R8.7).</source>
        <translation>Se pueden prometer cartas de la mano a cambio de ayuda (R8.7).</translation>
    </message>
    <message>
        <source>Only Items and Treasures pay for help (R8.7).</source>
        <translation>La ayuda solo se paga con objetos y Tesoros (R8.7).</translation>
    </message>
    <message>
        <source>Against the clock, others have %1 seconds to interfere (R8.10).</source>
        <translation>Contra reloj, los demás tienen %1 segundos para entrometerse (R8.10).</translation>
    </message>
    <message>
        <source>The dead are back at once (R11.4).</source>
        <translation>Los muertos vuelven en el acto (R11.4).</translation>
    </message>
    <message>
        <source>The dead are back when the next player&apos;s turn begins (R11.4).</source>
        <translation>Los muertos vuelven al empezar el turno del siguiente jugador (R11.4).</translation>
    </message>
    <message>
        <source>Any one-shot Treasure may be laid on the table (R7.7).</source>
        <translation>Cualquier Tesoro de un solo uso se puede poner en la mesa (R7.7).</translation>
    </message>
    <message>
        <source>One-shots without a gold value are played from the hand (R7.7).</source>
        <translation>Las cartas de un solo uso sin valor en oro se juegan desde la mano (R7.7).</translation>
    </message>
    <message>
        <source>A die with %1 sides decides who goes first (R1.7).</source>
        <translation>Un dado de %1 caras decide quién empieza (R1.7).</translation>
    </message>
    <message>
        <source>Identity cards may change your hand limit (R5.7).</source>
        <translation>Las cartas de identidad pueden cambiar tu límite de mano (R5.7).</translation>
    </message>
    <message>
        <source>Level cards may be played on anybody, at any time (R7.8).</source>
        <translation>Las cartas de nivel se pueden jugar sobre cualquiera, en cualquier momento (R7.8).</translation>
    </message>
    <message>
        <source>Level cards may be played only on yourself, in your own turn (R7.8).</source>
        <translation>Las cartas de nivel solo se pueden jugar sobre uno mismo, en su propio turno (R7.8).</translation>
    </message>
    <message>
        <source>Any Item may be played before the first turn (R1.8).</source>
        <translation>Antes del primer turno se puede jugar cualquier objeto (R1.8).</translation>
    </message>
    <message>
        <source>Only Items that you can use may be played before the first turn (R1.8).</source>
        <translation>Antes del primer turno solo se pueden jugar objetos que uno pueda usar (R1.8).</translation>
    </message>
</context>
<context>
    <name>BossEntrance</name>
    <message>
        <source>Boss fight!</source>
        <translation>¡Contra un jefe!</translation>
    </message>
</context>
<context>
    <name>BotMind</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Weighing the moves …</source>
        <translation>Sopesando las jugadas…</translation>
    </message>
</context>
<context>
    <name>BotPace</name>
    <message>
        <source>Pace of the bots:</source>
        <translation>Ritmo de los bots:</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Ritmo de los bots</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>How long a bot waits before each move, for everybody at the table.</source>
        <translation>Cuánto espera un bot antes de cada jugada, para todos en la mesa.</translation>
    </message>
</context>
<context>
    <name>Breakdown</name>
    <message>
        <source>What the sums are made of</source>
        <translation>De qué se componen las sumas</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>A face-down Treasure card</source>
        <translation>Una carta de Tesoro boca abajo</translation>
    </message>
    <message>
        <source>A face-down Door card</source>
        <translation>Una carta de Puerta boca abajo</translation>
    </message>
    <message>
        <source>carried, not equipped</source>
        <translation>se lleva, sin equipar</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>What to do with %1</source>
        <translation>Qué hacer con %1</translation>
    </message>
    <message>
        <source>%1 (not possible)</source>
        <translation>%1 (no es posible)</translation>
    </message>
</context>
<context>
    <name>CardPile</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>on top: %1</source>
        <translation>encima: %1</translation>
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
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceChart</name>
    <message>
        <source>Chances to win over the turns</source>
        <translation>Posibilidades de ganar a lo largo de los turnos</translation>
    </message>
    <message>
        <source>%1: %2% at first, %3% at last</source>
        <translation>%1: %2&#xa0;% al principio, %3&#xa0;% al final</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Posibilidades de ganar</translation>
    </message>
</context>
<context>
    <name>ChancePanel</name>
    <message>
        <source>Looking back: bots play on from each turn …</source>
        <translation>Mirando atrás: los bots siguen jugando desde cada turno…</translation>
    </message>
    <message>
        <source>No single turn decided this game.</source>
        <translation>Ningún turno decidió por sí solo esta partida.</translation>
    </message>
    <message>
        <source>The turns that decided this game:</source>
        <translation>Los turnos que decidieron esta partida:</translation>
    </message>
</context>
<context>
    <name>CharityDialog</name>
    <message>
        <source>Click a card to give to one of the players with the lowest Level. Click again to change who gets it.</source>
        <translation>Haz clic en la carta que darás a alguien con el nivel más bajo. Con otro clic cambias quién la recibe.</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Caridad</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Dar</translation>
    </message>
    <message>
        <source>away</source>
        <translation>fuera</translation>
    </message>
    <message numerus="yes">
        <source>You have the lowest Level yourself: choose %n card(s) to discard.</source>
        <translation>
            <numerusform>Tienes el nivel más bajo: elige %n carta que descartar.</numerusform>
            <numerusform>Tienes el nivel más bajo: elige %n cartas que descartar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click %n card(s) to give away, shared evenly among the players with the lowest Level. Click again to change who gets it.</source>
        <translation>
            <numerusform>Haz clic en %n carta para darla a alguien con el nivel más bajo. Con otro clic cambias quién la recibe.</numerusform>
            <numerusform>Haz clic en %n cartas para darlas, repartidas por igual entre quienes tienen el nivel más bajo. Con otro clic cambias quién recibe la carta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the lowest Level: choose %n card(s) to give away.</source>
        <translation>
            <numerusform>%1 tiene el nivel más bajo: elige %n carta que dar.</numerusform>
            <numerusform>%1 tiene el nivel más bajo: elige %n cartas que dar.</numerusform>
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
        <translation>Cerrar el chat</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Lo que se ha dicho</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Di algo</translation>
    </message>
    <message>
        <source>Chat is off at this table</source>
        <translation>El chat está desactivado en esta mesa</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Decir</translation>
    </message>
</context>
<context>
    <name>ColourPicker</name>
    <message>
        <source>Colour %1</source>
        <translation>Color %1</translation>
    </message>
</context>
<context>
    <name>CombatPanel</name>
    <message>
        <source>Combat, a tie: the monsters win</source>
        <translation>Combate, empate: ganan los monstruos</translation>
    </message>
    <message>
        <source>Combat, the fighters are winning</source>
        <translation>Combate, van ganando los combatientes</translation>
    </message>
    <message>
        <source>Combat, the monsters are winning</source>
        <translation>Combate, van ganando los monstruos</translation>
    </message>
    <message>
        <source>Into the fight</source>
        <translation>Al combate</translation>
    </message>
    <message>
        <source>wins ties</source>
        <translation>gana los empates</translation>
    </message>
    <message>
        <source>A tie: the monsters win</source>
        <translation>Empate: ganan los monstruos</translation>
    </message>
    <message>
        <source>Combat, the fighters run away</source>
        <translation>Combate, los combatientes huyen</translation>
    </message>
    <message>
        <source>Combat, a tie before the dice</source>
        <translation>Combate, empate antes de los dados</translation>
    </message>
    <message>
        <source>A tie before the dice</source>
        <translation>Empate antes de los dados</translation>
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
            <numerusform>… y %n más en la crónica</numerusform>
            <numerusform>… y %n más en la crónica</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass the screen to %1</source>
        <translation>Pásale la pantalla a %1</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Soy %1</translation>
    </message>
    <message>
        <source>Since you last looked</source>
        <translation>Desde que miraste por última vez</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Let the game go on</source>
        <translation>Dejar que la partida siga</translation>
    </message>
</context>
<context>
    <name>D20</name>
    <message>
        <source>A die rolls</source>
        <translation>Rueda un dado</translation>
    </message>
    <message>
        <source>Twenty-sided die: %1</source>
        <translation>Dado de veinte caras: %1</translation>
    </message>
</context>
<context>
    <name>D6</name>
    <message>
        <source>A die rolls</source>
        <translation>Rueda un dado</translation>
    </message>
    <message>
        <source>Six-sided die: %1</source>
        <translation>Dado de seis caras: %1</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>Roll</source>
        <translation>Tirar</translation>
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
        <translation>Hacerlo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Mirar la mesa</translation>
    </message>
</context>
<context>
    <name>FaceMaker</name>
    <message>
        <source>Headgear</source>
        <translation>Casco</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Armadura</translation>
    </message>
    <message>
        <source>Footgear</source>
        <translation>Calzado</translation>
    </message>
    <message>
        <source>1 Hand</source>
        <translation>1 mano</translation>
    </message>
    <message>
        <source>2 Hands</source>
        <translation>2 manos</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Objeto</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n nivel</numerusform>
            <numerusform>%n niveles</numerusform>
        </translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Jefe</translation>
    </message>
    <message>
        <source>Curse!</source>
        <translation>¡Maldición!</translation>
    </message>
    <message>
        <source>Enhancer</source>
        <translation>Potenciador</translation>
    </message>
    <message>
        <source>Joins a fight</source>
        <translation>Se une a un combate</translation>
    </message>
    <message>
        <source>%1, Big</source>
        <translation>%1, grande</translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation>Un solo uso</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Cheat</source>
        <translation>Trampa</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personaje</translation>
    </message>
    <message>
        <source>Hireling</source>
        <translation>Mercenario</translation>
    </message>
    <message>
        <source>Guest Star</source>
        <translation>Estrella invitada</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Aliado</translation>
    </message>
    <message>
        <source>Treasure: Special</source>
        <translation>Tesoro: Especial</translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Tesoro</numerusform>
            <numerusform>%n Tesoros</numerusform>
        </translation>
    </message>
    <message>
        <source>No Value</source>
        <translation>Sin valor</translation>
    </message>
    <message>
        <source>%1 gp</source>
        <translation>%1 po</translation>
    </message>
    <message>
        <source>Door card</source>
        <translation>Carta de Puerta</translation>
    </message>
    <message>
        <source>Treasure card</source>
        <translation>Carta de Tesoro</translation>
    </message>
    <message numerus="yes">
        <source>+%n Treasure(s)</source>
        <translation>
            <numerusform>+%n Tesoro</numerusform>
            <numerusform>+%n Tesoros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n Treasure(s)</source>
        <translation>
            <numerusform>−%n Tesoro</numerusform>
            <numerusform>−%n Tesoros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FightNotes</name>
    <message>
        <source>Boss fight!</source>
        <translation>¡Contra un jefe!</translation>
    </message>
    <message>
        <source>For the win!</source>
        <translation>¡Por la victoria!</translation>
    </message>
    <message>
        <source>A Boss Monster is in this fight.</source>
        <translation>En este combate hay un Monstruo jefe.</translation>
    </message>
    <message>
        <source>If the fighters win, the game is over.</source>
        <translation>Si ganan los combatientes, la partida termina.</translation>
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
        <translation>%1, en %2</translation>
    </message>
    <message>
        <source>%1 of %2 seats taken</source>
        <translation>%1 de %2 asientos ocupados</translation>
    </message>
    <message numerus="yes">
        <source>%n watching</source>
        <translation>
            <numerusform>%n mirando</numerusform>
            <numerusform>%n mirando</numerusform>
        </translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sentarse</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>You do not have %1 yet: the host offers it when you sit down.</source>
        <translation>Aún no tienes %1: el anfitrión te lo ofrece cuando te sientas.</translation>
    </message>
    <message>
        <source>Sit down and get the cards</source>
        <translation>Sentarse y obtener las cartas</translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>All cards</source>
        <translation>Todas las cartas</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Buscar entre las cartas</translation>
    </message>
    <message>
        <source>All packs</source>
        <translation>Todos los paquetes</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Paquete</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase de carta</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todas las clases</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n of these in the deck</source>
        <translation>
            <numerusform>%1: %n copia en el mazo</numerusform>
            <numerusform>%1: %n copias en el mazo</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading the cards …</source>
        <translation>Cargando las cartas…</translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message>
        <source>Kickdoor: the story of a game</source>
        <translation>Kickdoor: la historia de una partida</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Fecha: %1</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <comment>editions</comment>
        <translation>Cartas: %1</translation>
    </message>
    <message>
        <source>Options: %1</source>
        <translation>Opciones: %1</translation>
    </message>
    <message>
        <source>%1 (bot)</source>
        <comment>player</comment>
        <translation>%1 (bot)</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Jugadores: %1</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Semilla: %1</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Cómo va la partida</translation>
    </message>
    <message>
        <source>%1: Level %2, strength %3</source>
        <translation>%1: nivel %2, fuerza %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>player with Level; identity</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>In play: %1</source>
        <comment>cards</comment>
        <translation>En juego: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option: its number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: off</source>
        <comment>option</comment>
        <translation>%1: no</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: the rest cannot be told.</source>
        <translation>Las reglas han cambiado desde que se jugó esta partida: el resto no se puede contar.</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Lesson, step %1 of %2</source>
        <translation>Lección, paso %1 de %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Hazlo por mí</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>HandCount</name>
    <message numerus="yes">
        <source>%1: %n card(s) in hand</source>
        <translation>
            <numerusform>%1: %n carta en la mano</numerusform>
            <numerusform>%1: %n cartas en la mano</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Tu mano, %n carta</numerusform>
            <numerusform>Tu mano, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Into your hand</source>
        <translation>A tu mano</translation>
    </message>
</context>
<context>
    <name>HandShow</name>
    <message>
        <source>Everybody</source>
        <translation>A todos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation>La mano de %1</translation>
    </message>
    <message>
        <source>Only for %1.</source>
        <translation>Solo para %1.</translation>
    </message>
    <message>
        <source>For everybody to see.</source>
        <translation>A la vista de todos.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Show your whole hand</source>
        <translation>Mostrar toda tu mano</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s): to everybody at the table, or to one player only?</source>
        <translation>
            <numerusform>La única carta que tienes: ¿a toda la mesa o a un solo jugador?</numerusform>
            <numerusform>Las %n cartas: ¿a toda la mesa o a un solo jugador?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is showing you a hand of cards.</source>
        <translation>%1 te muestra sus cartas.</translation>
    </message>
</context>
<context>
    <name>Heroes</name>
    <message>
        <source>dead</source>
        <translation>ha muerto</translation>
    </message>
</context>
<context>
    <name>HintDialog</name>
    <message>
        <source>Master is thinking …</source>
        <translation>Maestro está pensando…</translation>
    </message>
    <message>
        <source>Master would: %1</source>
        <translation>Maestro haría: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Press a move to make it.</source>
        <translation>Elige una jugada para hacerla.</translation>
    </message>
    <message>
        <source>It hardly matters what you do now</source>
        <translation>Casi da igual lo que hagas ahora</translation>
    </message>
</context>
<context>
    <name>HintRow</name>
    <message>
        <source>Do it</source>
        <translation>Hacerlo</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Do nothing for now</source>
        <translation>No hacer nada por ahora</translation>
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
        <translation>Pedir ayuda a %1, a cambio de: %2</translation>
    </message>
    <message>
        <source>Offer help, for: %1</source>
        <translation>Ofrecer ayuda, a cambio de: %1</translation>
    </message>
    <message>
        <source>Offer %1 a trade: %2 for %3</source>
        <translation>Ofrecer un trato a %1: %2 por %3</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>death in %1%</source>
        <translation>muerte en el %1&#xa0;%</translation>
    </message>
    <message>
        <source>Levels %1</source>
        <comment>gained, such as +0.8</comment>
        <translation>Niveles %1</translation>
    </message>
    <message>
        <source>this fight won in %1%</source>
        <translation>este combate ganado en el %1&#xa0;%</translation>
    </message>
    <message>
        <source>your next fight won in %1%</source>
        <translation>tu próximo combate ganado en el %1&#xa0;%</translation>
    </message>
    <message>
        <source>next fight of %2 won in %1%</source>
        <translation>próximo combate de %2 ganado en el %1&#xa0;%</translation>
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
        <translation>este combate ganado casi seguro</translation>
    </message>
    <message>
        <source>your next fight almost certainly won</source>
        <translation>tu próximo combate ganado casi seguro</translation>
    </message>
    <message>
        <source>next fight of %1 almost certainly won</source>
        <translation>próximo combate de %1 ganado casi seguro</translation>
    </message>
    <message>
        <source>this fight hardly ever won</source>
        <translation>este combate casi nunca ganado</translation>
    </message>
    <message>
        <source>your next fight hardly ever won</source>
        <translation>tu próximo combate casi nunca ganado</translation>
    </message>
    <message>
        <source>next fight of %1 hardly ever won</source>
        <translation>próximo combate de %1 casi nunca ganado</translation>
    </message>
    <message>
        <source>death almost certain</source>
        <translation>muerte casi segura</translation>
    </message>
</context>
<context>
    <name>HoldDialog</name>
    <message>
        <source>Hold!</source>
        <translation>¡Un momento!</translation>
    </message>
    <message>
        <source>Nobody, continue</source>
        <translation>Nadie, seguimos</translation>
    </message>
    <message>
        <source>The table waits. Who wants to act?</source>
        <translation>La mesa espera. ¿Quién quiere actuar?</translation>
    </message>
</context>
<context>
    <name>HonourLine</name>
    <message>
        <source>%1, earned on %2. %3</source>
        <comment>honour; date; what for</comment>
        <translation>%1, logrado el %2. %3</translation>
    </message>
    <message>
        <source>%1, not earned yet. %2</source>
        <comment>honour; what for</comment>
        <translation>%1, aún sin lograr. %2</translation>
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
        <translation>Escribe primero tu nombre.</translation>
    </message>
    <message>
        <source>The port is a number from 1 to 65535.</source>
        <translation>El puerto es un número del 1 al 65535.</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Abrir una mesa propia</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Tu nombre:</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Name of the table:</source>
        <translation>Nombre de la mesa:</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Nombre de la mesa</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <translation>Mesa de %1</translation>
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
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Port:</source>
        <translation>Puerto:</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Seats at the table</source>
        <translation>Asientos en la mesa</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Abrir la mesa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>This computer deals for everybody, so its program could reveal all hands: play only with a host you trust.</source>
        <translation>Este equipo reparte para todos, así que su programa podría revelar todas las manos: juega solo con un anfitrión de confianza.</translation>
    </message>
    <message>
        <source>This screen is only the table: everybody plays on a device of their own</source>
        <translation>Esta pantalla es solo la mesa: cada cual juega en su propio dispositivo</translation>
    </message>
    <message>
        <source>The table is being opened…</source>
        <translation>La mesa se está abriendo…</translation>
    </message>
    <message>
        <source>The last table is being closed…</source>
        <translation>La mesa anterior se está cerrando…</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Abriendo…</translation>
    </message>
</context>
<context>
    <name>JoinCode</name>
    <message>
        <source>Others see this table in their list, or type this code:</source>
        <translation>Los demás encuentran esta mesa automáticamente o escriben este código:</translation>
    </message>
    <message>
        <source>Join code: %1</source>
        <translation>Código de acceso: %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the join code</source>
        <translation>Copiar el código de acceso</translation>
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
        <translation>En otras redes de este equipo:</translation>
    </message>
</context>
<context>
    <name>KeptGame</name>
    <message>
        <source>%1: Level %2</source>
        <translation>%1: nivel %2</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Cargar</translation>
    </message>
    <message>
        <source>Load %1</source>
        <translation>Cargar %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Borrar %1</translation>
    </message>
    <message>
        <source>As text …</source>
        <translation>Como texto…</translation>
    </message>
    <message>
        <source>Export %1 as text</source>
        <translation>Exportar %1 como texto</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>Ver %1</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>The result of %1</source>
        <translation>El resultado de %1</translation>
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
        <translation>Mayús+Tab</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>kick open the door, listen at it or loot the room</source>
        <translation>derribar la puerta, escuchar tras ella o saquear la sala</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>reproducir, pausar</translation>
    </message>
    <message>
        <source>one move back, one move on</source>
        <translation>una jugada atrás, una jugada adelante</translation>
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
        <translation>Mayús+F</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>más rápido, más despacio</translation>
    </message>
    <message>
        <source>the menu</source>
        <translation>el menú</translation>
    </message>
    <message>
        <source>go to the nearest card, place, player or button; walk through menus, the story and the rules</source>
        <translation>ir a la carta, el sitio, el jugador o el botón más cercano; recorrer los menús, la historia y las reglas</translation>
    </message>
    <message>
        <source>next button, card or place; the one before</source>
        <translation>siguiente botón, carta o sitio; el anterior</translation>
    </message>
    <message>
        <source>press the button, or open the menu of the card</source>
        <translation>pulsar el botón o abrir el menú de la carta</translation>
    </message>
    <message>
        <source>put the card down or close the question; otherwise open the menu and pause</source>
        <translation>dejar la carta o cerrar la pregunta; si no, abrir el menú y pausar</translation>
    </message>
    <message>
        <source>full screen, and back</source>
        <translation>pantalla completa, y vuelta</translation>
    </message>
    <message>
        <source>show these keys</source>
        <translation>mostrar estas teclas</translation>
    </message>
    <message>
        <source>previous turn, next turn</source>
        <translation>turno anterior, turno siguiente</translation>
    </message>
    <message>
        <source>next fight, previous fight</source>
        <translation>combate siguiente, combate anterior</translation>
    </message>
    <message>
        <source>beginning, end</source>
        <translation>principio, final</translation>
    </message>
    <message>
        <source>go to a card, place or button</source>
        <translation>ir a una carta, un sitio o un botón</translation>
    </message>
    <message>
        <source>fight</source>
        <translation>luchar</translation>
    </message>
    <message>
        <source>run away; roll to get away from the next Monster</source>
        <translation>huir; tirar para escapar del siguiente monstruo</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>terminar el turno</translation>
    </message>
    <message>
        <source>first and last card of the hand, first and last line of the story</source>
        <translation>primera y última carta de la mano, primera y última línea de la historia</translation>
    </message>
    <message>
        <source>ask for help; offer it in somebody else&apos;s fight</source>
        <translation>pedir ayuda; en el combate de otro, ofrecerla</translation>
    </message>
    <message>
        <source>sell Items</source>
        <translation>vender objetos</translation>
    </message>
    <message>
        <source>offer a trade</source>
        <translation>ofrecer un trueque</translation>
    </message>
    <message>
        <source>show the focused card large</source>
        <translation>mostrar en grande la carta seleccionada</translation>
    </message>
    <message>
        <source>look for trouble: fight a Monster from your hand</source>
        <translation>buscar problemas: luchar contra un monstruo de tu mano</translation>
    </message>
    <message>
        <source>use a power</source>
        <translation>usar una habilidad</translation>
    </message>
    <message>
        <source>Charity: give cards away</source>
        <translation>Caridad: dar cartas</translation>
    </message>
    <message>
        <source>skip what is being shown; it never presses a button that moves the game on</source>
        <translation>saltar lo que se está mostrando; nunca pulsa un botón que haga avanzar la partida</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>take back the last move, or ask the others for it</source>
        <translation>deshacer la última jugada o pedírselo a los demás</translation>
    </message>
    <message>
        <source>when to ask: what the game passes for you</source>
        <translation>cuándo preguntar: en qué pasa el juego por ti</translation>
    </message>
    <message>
        <source>wait: do not pass for me now</source>
        <translation>esperar: no pasar ahora por mí</translation>
    </message>
    <message>
        <source>a hint: what Master would do now</source>
        <translation>un consejo: lo que Maestro haría ahora</translation>
    </message>
    <message>
        <source>jump to your next decision</source>
        <translation>saltar a tu próxima decisión</translation>
    </message>
    <message>
        <source>show or hide the chances to win</source>
        <translation>mostrar u ocultar las posibilidades de ganar</translation>
    </message>
    <message>
        <source>what the next bot to decide knew</source>
        <translation>qué sabía el próximo bot que decide</translation>
    </message>
    <message>
        <source>accept or decline the offer with the letters; D also withdraws your own</source>
        <translation>aceptar o rechazar la oferta que lleva las letras; D también retira la tuya</translation>
    </message>
    <message>
        <source>answer with a counter-offer; go to the next offer</source>
        <translation>responder con una contraoferta; ir a la oferta siguiente</translation>
    </message>
    <message>
        <source>pass: let it stand, let it strike (Enter never does)</source>
        <translation>pasar: dejarlo así, dejar que actúe (Intro nunca lo hace)</translation>
    </message>
    <message>
        <source>bots play faster, slower (not at a table in the network)</source>
        <translation>los bots juegan más deprisa, más despacio (no en una mesa en red)</translation>
    </message>
    <message>
        <source>let the game go on after Hold!</source>
        <translation>dejar que la partida siga después de «¡Un momento!»</translation>
    </message>
    <message>
        <source>Hold!: stop the table; around one screen, whoever wants to play a card then takes it</source>
        <translation>¡Un momento!: detener la mesa; si se comparte la pantalla, la toma quien quiera jugar una carta</translation>
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
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Whatever you can do by dragging a card, you can also do from its menu.</source>
        <translation>Todo lo que puedes hacer arrastrando una carta, lo puedes hacer también desde su menú.</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Monster</source>
        <translation>Monstruo</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>Maldición</translation>
    </message>
    <message>
        <source>Monster enhancer</source>
        <translation>Potenciador</translation>
    </message>
    <message>
        <source>Joins a fight</source>
        <translation>Se une a un combate</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identidad</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation>Un solo uso</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Aliado</translation>
    </message>
    <message>
        <source>Cheat</source>
        <translation>Trampa</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personaje</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Puerta</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Tesoro</translation>
    </message>
</context>
<context>
    <name>LastChanceDialog</name>
    <message>
        <source>This fight could end the game</source>
        <translation>Este combate podría acabar la partida</translation>
    </message>
    <message>
        <source>Who wants to look at their hand first?</source>
        <translation>¿Quién quiere mirar antes su mano?</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Aún no</translation>
    </message>
</context>
<context>
    <name>LeaveDialog</name>
    <message>
        <source>%1 is still at the table</source>
        <translation>%1 sigue en la mesa</translation>
    </message>
    <message>
        <source>%1 are still at the table</source>
        <translation>%1 siguen en la mesa</translation>
    </message>
    <message>
        <source>The table closes for everybody. You can open it again as it is now.</source>
        <translation>La mesa se cierra para todos. Puedes volver a abrirla tal como está ahora.</translation>
    </message>
    <message>
        <source>Your seat waits for you: you can come back.</source>
        <translation>Tu asiento te espera: puedes volver.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Cerrar la mesa</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>The table ends for everybody.</source>
        <translation>La mesa se acaba para todos.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Welcome to the dungeon</source>
        <translation>Te damos la bienvenida a la mazmorra</translation>
    </message>
    <message>
        <source>Ten Levels</source>
        <translation>Diez niveles</translation>
    </message>
    <message>
        <source>Put something on</source>
        <translation>Ponte algo</translation>
    </message>
    <message>
        <source>Drag “%1” to the place for Footgear. Or click it and choose Play.</source>
        <translation>Arrastra «%1» al sitio del calzado. O haz clic en la carta y elige Jugar.</translation>
    </message>
    <message>
        <source>Carried is not worn</source>
        <translation>Llevar no es llevar puesto</translation>
    </message>
    <message>
        <source>You are 2 stronger. Not every Item works for everybody: this staff is for Wizards only. You may carry it all the same. It lies sideways and adds nothing, but it is safe from those who steal from hands, and it can be sold.</source>
        <translation>Tienes 2 más de fuerza. No todos los objetos sirven a todos: este báculo es solo para Magos. Aun así puedes llevarlo. Queda de lado y no suma nada, pero está a salvo de quien roba de la mano y se puede vender.</translation>
    </message>
    <message>
        <source>Play “%1”: it goes to what you carry.</source>
        <translation>Juega «%1»: va con lo que llevas.</translation>
    </message>
    <message>
        <source>Kick open the door</source>
        <translation>Derriba la puerta</translation>
    </message>
    <message>
        <source>You are dressed. Every turn begins with a door: its top card is turned up. A monster must be fought, a curse strikes you, anything else you may play or keep.</source>
        <translation>Ya vas bien vestido. Cada turno empieza con una puerta: se descubre la carta de arriba. Contra un monstruo hay que luchar, una maldición te alcanza, y todo lo demás lo puedes jugar o quedártelo.</translation>
    </message>
    <message>
        <source>Kick open the door: press the button, the pile of Doors or the K key.</source>
        <translation>Derriba la puerta: pulsa el botón, el mazo de Puertas o la tecla K.</translation>
    </message>
    <message>
        <source>Read the sums</source>
        <translation>Lee las sumas</translation>
    </message>
    <message>
        <source>On the left your strength: your Level and the bonuses of what you wear. On the right the monster&apos;s. The lines below say where each number comes from. Whoever has more wins, and a tie goes to the monsters. You have more.</source>
        <translation>A la izquierda, tu fuerza: tu nivel y las bonificaciones de lo que llevas puesto. A la derecha, la del monstruo. Las líneas de abajo dicen de dónde sale cada número. Gana quien tiene más, y los empates son de los monstruos. Tú tienes más.</translation>
    </message>
    <message>
        <source>Press “Fight!”.</source>
        <translation>Pulsa «¡A luchar!».</translation>
    </message>
    <message>
        <source>Victory, and gold</source>
        <translation>Victoria y oro</translation>
    </message>
    <message>
        <source>One Level for the monster, and a Treasure: a second pair of shoes, but you have only two feet. In your own turn, outside fights, you may sell Items: every full 1,000 gold pieces buy a Level. The staff and the shoes make exactly that. Only the last Level cannot be bought.</source>
        <translation>Un nivel por el monstruo y un Tesoro: otro par de zapatos, pero solo tienes dos pies. En tu turno, fuera de combate, puedes vender objetos: cada 1000 piezas de oro completas compran un nivel. El báculo y los zapatos suman justo eso. Solo el último nivel no se puede comprar.</translation>
    </message>
    <message>
        <source>Press “Sell Items …”, mark the staff and the new shoes, and sell them.</source>
        <translation>Pulsa «Vender objetos…», marca el báculo y los zapatos nuevos, y véndelos.</translation>
    </message>
    <message>
        <source>Five cards are enough</source>
        <translation>Cinco cartas bastan</translation>
    </message>
    <message>
        <source>Your turn is done. Whoever then holds more than five cards gives the rest to the players with the lowest Level: that is Charity. Items on the table do not count.</source>
        <translation>Tu turno está hecho. Quien entonces tenga más de cinco cartas en la mano da el resto a los jugadores de nivel más bajo: eso es la Caridad. Los objetos de la mesa no cuentan.</translation>
    </message>
    <message>
        <source>Marieke is about to win. Before a fight is settled everybody may interfere: strengthen the monster, throw a One-Shot at either side. Friends are those who do not. You could spoil it, but she will help you soon.</source>
        <translation>Marieke está a punto de ganar. Antes de que se decida un combate, todos pueden intervenir: reforzar al monstruo, lanzar una carta de un solo uso a cualquier bando. Amigos son los que no lo hacen. Podrías estropeárselo, pero pronto te ayudará.</translation>
    </message>
    <message>
        <source>Let it stand.</source>
        <translation>Déjalo así.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>¿Quién eres?</translation>
    </message>
    <message>
        <source>Your turn again. Without a Race you are human. A Race and a Class give abilities, and may be played at any time in your own turn. Elves run away better; you will need it.</source>
        <translation>Te toca otra vez. Sin raza eres humano. Una raza y una clase dan habilidades y se pueden jugar en cualquier momento de tu turno. Los Elfos huyen mejor; te hará falta.</translation>
    </message>
    <message>
        <source>Play “%1”.</source>
        <translation>Juega «%1».</translation>
    </message>
    <message>
        <source>The next door</source>
        <translation>La puerta siguiente</translation>
    </message>
    <message>
        <source>Between doors you may arrange your cards, trade and sell as you like. The row at the top shows where in the turn you are.</source>
        <translation>Entre puerta y puerta puedes ordenar tus cartas, comerciar y vender a tu gusto. La fila de arriba muestra en qué punto del turno estás.</translation>
    </message>
    <message>
        <source>Kick open the door.</source>
        <translation>Derriba la puerta.</translation>
    </message>
    <message>
        <source>Too strong</source>
        <translation>Demasiado fuerte</translation>
    </message>
    <message>
        <source>Press “Run away”, then flee from the monster.</source>
        <translation>Pulsa «Huir» y luego huye del monstruo.</translation>
    </message>
    <message>
        <source>The die has fallen</source>
        <translation>El dado está echado</translation>
    </message>
    <message>
        <source>A 4, and 1 for the Elf: just enough. Before a roll counts, everybody may still change it with a card that says so. You hold none, and need none.</source>
        <translation>Un 4 y 1 por ser Elfo: justo lo necesario. Antes de que una tirada valga, todos pueden cambiarla con una carta que lo diga. Tú no tienes ninguna, ni la necesitas.</translation>
    </message>
    <message>
        <source>Away, with empty hands</source>
        <translation>A salvo, con las manos vacías</translation>
    </message>
    <message>
        <source>End your turn. When it comes round again, kick open the door.</source>
        <translation>Termina tu turno. Cuando te vuelva a tocar, derriba la puerta.</translation>
    </message>
    <message>
        <source>A curse!</source>
        <translation>¡Una Maldición!</translation>
    </message>
    <message>
        <source>No monster: a curse, and it costs you a Level. Before it strikes you might answer it with a card against curses. Curses that come to your hand instead can be played on anybody, at any time.</source>
        <translation>No hay monstruo: es una maldición y te cuesta un nivel. Antes de que te alcance podrías responder con una carta contra maldiciones. Las maldiciones que llegan a tu mano se pueden jugar sobre cualquiera, en cualquier momento.</translation>
    </message>
    <message>
        <source>Looking for trouble</source>
        <translation>Buscar problemas</translation>
    </message>
    <message>
        <source>When no monster was behind the door, the turn goes on in one of two ways: you fight a monster from your own hand, or you loot the room and draw a Door unseen. You hold a monster with two Treasures.</source>
        <translation>Si tras la puerta no había monstruo, el turno sigue de una de dos maneras: luchas contra un monstruo de tu mano, o saqueas la sala y robas una Puerta boca abajo. Tienes un monstruo con dos Tesoros.</translation>
    </message>
    <message>
        <source>Look for trouble: drag “%1” to the middle of the table, or press the button.</source>
        <translation>Busca problemas: arrastra «%1» al centro de la mesa o pulsa el botón.</translation>
    </message>
    <message>
        <source>Ask for help</source>
        <translation>Pide ayuda</translation>
    </message>
    <message>
        <source>Four against six: you are losing. One other player may help and adds their whole strength. The price is between the two of you: Treasures, Items, or nothing. What is agreed is binding.</source>
        <translation>Cuatro contra seis: vas perdiendo. Otro jugador puede ayudarte y suma toda su fuerza. El precio es cosa vuestra: Tesoros, objetos o nada. Lo acordado obliga.</translation>
    </message>
    <message>
        <source>Press “Ask for help …” and offer Marieke one of the two Treasures.</source>
        <translation>Pulsa «Pedir ayuda…» y ofrece a Marieke uno de los dos Tesoros.</translation>
    </message>
    <message>
        <source>One shot</source>
        <translation>Un solo uso</translation>
    </message>
    <message>
        <source>Six against six. A tie is lost, so a little more is needed. One-Shots work once, in any fight, for either side, and are then discarded.</source>
        <translation>Seis contra seis. El empate se pierde, así que hace falta algo más. Las cartas de un solo uso valen una vez, en cualquier combate y para cualquier bando, y luego se descartan.</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Victoria compartida</translation>
    </message>
    <message>
        <source>That is enough. The Level for the monster is yours alone; helpers get none, unless they are Elves.</source>
        <translation>Ya basta. El nivel por el monstruo es solo tuyo; quien ayuda no gana ninguno, salvo los Elfos.</translation>
    </message>
    <message>
        <source>A promise is a promise</source>
        <translation>Lo prometido es deuda</translation>
    </message>
    <message>
        <source>The Treasures were drawn face up, because you had help. One of them is Marieke&apos;s, and you agreed that you choose which.</source>
        <translation>Los Tesoros se robaron boca arriba, porque tuviste ayuda. Uno es de Marieke, y quedasteis en que eliges tú cuál.</translation>
    </message>
    <message>
        <source>Choose a Treasure for Marieke.</source>
        <translation>Elige un Tesoro para Marieke.</translation>
    </message>
    <message>
        <source>You can play now</source>
        <translation>Ya sabes jugar</translation>
    </message>
    <message>
        <source>This is a real table with the real rules. Only the cards are stacked, so that one thing follows from the other. You play James; Marieke and Otto play by themselves. Take your time: nobody is waiting, and nothing here is saved.</source>
        <translation>Esta es una mesa de verdad con las reglas de verdad. Solo las cartas están preparadas, para que una cosa lleve a la otra. Juegas con James; Marieke y Otto juegan solos. Tómate tu tiempo: nadie espera y nada de esto se guarda.</translation>
    </message>
    <message>
        <source>Everybody starts on Level 1. Whoever reaches Level 10 first wins, and the last Level must be earned by killing a monster. The track shows where everybody stands; beside it lie the Doors, the Treasures and their discards.</source>
        <translation>Todos empiezan en el nivel 1. Gana quien llegue primero al nivel 10, y el último nivel hay que ganarlo matando a un monstruo. El marcador muestra dónde está cada cual; al lado están las Puertas, los Tesoros y sus descartes.</translation>
    </message>
    <message>
        <source>Below are your cards. Point at one, or go to it with the arrow keys, to see it enlarged. Items make you stronger, each in its own place: head, body, feet, two hands.</source>
        <translation>Abajo están tus cartas. Señala una, o ve a ella con las flechas, para verla ampliada. Los objetos te hacen más fuerte, cada uno en su sitio: cabeza, cuerpo, pies y dos manos.</translation>
    </message>
    <message>
        <source>Meddling in other people&apos;s fights</source>
        <translation>Entrometerse en combates ajenos</translation>
    </message>
    <message>
        <source>Whoever runs gets no Level and no Treasure, and may not loot the room. But you are alive. Watch the others&apos; turns; Space skips what is being shown.</source>
        <translation>Quien huye no gana nivel ni Tesoro, y no puede saquear la sala. Pero sigues con vida. Mira los turnos de los demás; la barra espaciadora salta lo que se está mostrando.</translation>
    </message>
    <message>
        <source>Drag “%1” onto your own sum, or click it and choose your side. Another card that turns the fight will do as well.</source>
        <translation>Arrastra «%1» a tu propia suma, o haz clic y elige tu bando. También vale otra carta que cambie el combate.</translation>
    </message>
    <message>
        <source>Everything else can be looked up at the table: “Rules” at the top has every rule, and every refusal names the rule behind it. Click a line of the story to see its card. Hints beside the board say what you can do; you can turn them off in the settings. Now kick open a real door!</source>
        <translation>Todo lo demás se puede consultar en la mesa: «Reglas», arriba, las tiene todas, y cada negativa nombra la regla en que se basa. Haz clic en una línea de la historia para ver su carta. Los consejos junto al tablero dicen qué puedes hacer; los puedes quitar en los ajustes. ¡Ahora derriba una puerta de verdad!</translation>
    </message>
    <message>
        <source>End your turn and press “Charity …”. Give away “%1”, “%2” or “%3”: the lesson needs the others. A second click gives it to the other player.</source>
        <translation>Termina tu turno y pulsa «Caridad…». Regala «%1», «%2» o «%3»: la lección necesita las demás. Un segundo clic da la carta al otro jugador.</translation>
    </message>
    <message>
        <source>You have nothing against it: let it strike.</source>
        <translation>No tienes nada contra ella: deja que actúe.</translation>
    </message>
    <message>
        <source>Twelve against five: neither a helper nor any one of your cards makes up for that. Several together might, but they are worth more in a better fight. Keep them, and run! A six-sided die decides: 5 or more and you are away. If it catches you, its Bad Stuff happens; point at the monster to read it. An Elf adds 1 to the roll.</source>
        <translation>Doce contra cinco: ni un ayudante ni una sola de tus cartas lo compensa. Varias juntas quizá, pero valen más en un combate mejor. ¡Guárdalas y huye! Decide un dado de seis caras: con 5 o más escapas. Si te atrapa, te alcanza su Mal Rollo; señala al monstruo para leerlo. Un Elfo suma 1 a la tirada.</translation>
    </message>
</context>
<context>
    <name>LevelChart</name>
    <message>
        <source>Levels over the turns</source>
        <translation>Niveles a lo largo de los turnos</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
</context>
<context>
    <name>LevelTrack</name>
    <message>
        <source>Level track to Level %1</source>
        <translation>Marcador de niveles hasta el nivel %1</translation>
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
        <translation>%1 y %2</translation>
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
        <translation>%1 + %2 más</translation>
    </message>
    <message>
        <source>%1 won!</source>
        <translation>¡Ha ganado %1!</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Antes del primer turno</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <translation>Tu turno, %1</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Turno de %1</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Turno %1 · %2</translation>
    </message>
    <message>
        <source>Fight it</source>
        <translation>Luchar</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>%1 cards, limit %2</source>
        <translation>%1 cartas, límite %2</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>Contra reloj</translation>
    </message>
    <message>
        <source>Only the top discard can be seen. Nobody may look through the discards unless a card says so.</source>
        <translation>De los descartes solo se ve la carta superior. Nadie puede revisarlos salvo que una carta lo diga.</translation>
    </message>
    <message>
        <source>Players have a limited time to answer (R8.10).</source>
        <translation>El tiempo para responder es limitado (R8.10).</translation>
    </message>
    <message>
        <source>The table cannot be reached</source>
        <translation>No se puede llegar a la mesa</translation>
    </message>
    <message>
        <source>Equip it</source>
        <translation>Equipar</translation>
    </message>
</context>
<context>
    <name>LobbyNote</name>
    <message>
        <source>The table gathers for another game.</source>
        <translation>La mesa se reúne para otra partida.</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>Ir a la sala de espera</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Seats at the table</source>
        <translation>Asientos en la mesa</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>The table&apos;s owner chooses cards and rules.</source>
        <translation>Quien abrió la mesa elige las cartas y las reglas.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Empezar la partida</translation>
    </message>
    <message>
        <source>Not ready after all</source>
        <translation>Todavía no</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Take a seat first.</source>
        <translation>Primero toma asiento.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Cerrar la mesa</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>%1 Reconnecting…</source>
        <translation>%1 Volviendo a conectar…</translation>
    </message>
    <message>
        <source>This computer deals for everybody, so its program could reveal all hands.</source>
        <translation>Este equipo reparte para todos, así que su programa podría revelar todas las manos.</translation>
    </message>
    <message>
        <source>The host&apos;s computer deals for everybody, so its program could reveal all hands. After the game, yours checks that nothing was changed.</source>
        <translation>El equipo del anfitrión reparte para todos, así que su programa podría revelar todas las manos. Tras la partida, el tuyo comprueba que no se cambió nada.</translation>
    </message>
    <message>
        <source>Others may watch, without seeing anybody&apos;s hand</source>
        <translation>Otros pueden mirar, sin ver la mano de nadie</translation>
    </message>
    <message>
        <source>You are watching. The game starts when the others are ready.</source>
        <translation>Estás mirando. La partida empieza cuando los demás estén listos.</translation>
    </message>
    <message>
        <source>Everybody joins on a device of their own, best with “This device shows only my hand”. Whoever comes first starts the game.</source>
        <translation>Cada cual se une con su propio dispositivo, mejor con «Este dispositivo muestra solo mi mano». Quien llega primero empieza la partida.</translation>
    </message>
    <message>
        <source>“Not ready after all” lets you change it.</source>
        <translation>Con «Todavía no» puedes cambiarlo.</translation>
    </message>
    <message>
        <source>Hints: everybody may ask what Master would do</source>
        <translation>Pistas: todos pueden preguntar qué haría el maestro</translation>
    </message>
    <message>
        <source>Get the cards that you do not have first.</source>
        <translation>Consigue antes las cartas que no tienes.</translation>
    </message>
    <message>
        <source>The game is being played. Get the cards that you do not have to watch it.</source>
        <translation>La partida está en marcha. Consigue las cartas que no tienes para verla.</translation>
    </message>
    <message>
        <source>Your game goes on. Get the cards that you do not have to come back to it.</source>
        <translation>Tu partida continúa. Consigue las cartas que no tienes para volver a ella.</translation>
    </message>
    <message>
        <source>Seats that are lost or left are played by</source>
        <translation>Los asientos perdidos o abandonados los juega</translation>
    </message>
    <message>
        <source>%1 plays a woman, as nothing was chosen.</source>
        <translation>%1 juega con una mujer, porque no se eligió nada.</translation>
    </message>
    <message>
        <source>%1 plays a man, as nothing was chosen.</source>
        <translation>%1 juega con un hombre, porque no se eligió nada.</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>¿Dejar la mesa?</translation>
    </message>
    <message>
        <source>Your seat becomes free.</source>
        <translation>Tu asiento queda libre.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>The cards are being dealt…</source>
        <translation>Se reparten las cartas…</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Empezando…</translation>
    </message>
</context>
<context>
    <name>LobbySeat</name>
    <message>
        <source>Seat %1, free</source>
        <translation>Asiento %1, libre</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Asiento %1: %2</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Name at seat %1</source>
        <translation>Nombre en el asiento %1</translation>
    </message>
    <message>
        <source>Sex of the character</source>
        <translation>Sexo del personaje</translation>
    </message>
    <message>
        <source>Male</source>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Female</source>
        <translation>Mujer</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>aún no</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Sentarse aquí</translation>
    </message>
    <message>
        <source>Put a bot here</source>
        <translation>Poner un bot aquí</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Levantarse</translation>
    </message>
    <message>
        <source>Remove the bot</source>
        <translation>Quitar el bot</translation>
    </message>
    <message>
        <source>male or female?</source>
        <translation>¿hombre o mujer?</translation>
    </message>
    <message>
        <source>disconnected</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Lo juega</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Since you last looked</source>
        <translation>Desde que miraste por última vez</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Story so far</source>
        <translation>La historia hasta ahora</translation>
    </message>
    <message numerus="yes">
        <source>%n more option(s)</source>
        <translation>
            <numerusform>%n opción más</numerusform>
            <numerusform>%n opciones más</numerusform>
        </translation>
    </message>
    <message>
        <source>To the newest line</source>
        <translation>Ir a la línea más reciente</translation>
    </message>
</context>
<context>
    <name>LootingPanel</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>Queda %n carta</numerusform>
            <numerusform>Quedan %n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Kickdoor – turn %1</source>
        <translation>Kickdoor – turno %1</translation>
    </message>
    <message>
        <source>Kickdoor</source>
        <translation>Kickdoor</translation>
    </message>
    <message>
        <source>The story was saved as %1.</source>
        <translation>La historia se guardó en %1.</translation>
    </message>
    <message>
        <source>The statistics were saved as %1.</source>
        <translation>Las estadísticas se guardaron como %1.</translation>
    </message>
    <message>
        <source>The photo was saved as %1.</source>
        <translation>La foto se guardó como %1.</translation>
    </message>
</context>
<context>
    <name>Mending</name>
    <message>
        <source>Remove “%1”</source>
        <translation>Quitar «%1»</translation>
    </message>
    <message>
        <source>Remove this entry</source>
        <translation>Quitar esta entrada</translation>
    </message>
    <message>
        <source>Tick “%1”</source>
        <translation>Marcar «%1»</translation>
    </message>
    <message>
        <source>Untick “%1”</source>
        <translation>Desmarcar «%1»</translation>
    </message>
    <message>
        <source>Set “%1” to “%2”</source>
        <comment>a field, its value</comment>
        <translation>Poner «%2» en «%1»</translation>
    </message>
    <message>
        <source>Make a list of it</source>
        <translation>Hacer de ello una lista</translation>
    </message>
    <message>
        <source>Write “%1” instead</source>
        <translation>Escribir «%1» en su lugar</translation>
    </message>
</context>
<context>
    <name>MenuScreen</name>
    <message>
        <source>Kickdoor, main menu</source>
        <translation>Kickdoor, menú principal</translation>
    </message>
    <message>
        <source>Kickdoor</source>
        <translation>Kickdoor</translation>
    </message>
    <message>
        <source>Kick open the door. Fight what is behind it. Keep the loot.</source>
        <translation>Derriba la puerta. Lucha contra lo que haya detrás. Quédate el botín.</translation>
    </message>
</context>
<context>
    <name>MineWords</name>
    <message>
        <source>By a Whisker</source>
        <translation>Por los pelos</translation>
    </message>
    <message>
        <source>Won a fight by a single point.</source>
        <translation>Ganar un combate por un solo punto.</translation>
    </message>
    <message>
        <source>Was That Necessary?</source>
        <translation>¿Hacía falta?</translation>
    </message>
    <message>
        <source>Won a fight by 30 points or more.</source>
        <translation>Ganar un combate por 30 puntos o más.</translation>
    </message>
    <message>
        <source>Due Process</source>
        <translation>Con todas las formalidades</translation>
    </message>
    <message>
        <source>Ten cards or more were played in one fight of yours.</source>
        <translation>En un combate tuyo se jugaron diez cartas o más.</translation>
    </message>
    <message>
        <source>Regular Customer of the Undertaker</source>
        <translation>Cliente fijo de la funeraria</translation>
    </message>
    <message>
        <source>Died three times in one game.</source>
        <translation>Morir tres veces en una partida.</translation>
    </message>
    <message>
        <source>Walked It Off</source>
        <translation>No fue nada</translation>
    </message>
    <message>
        <source>Died, and won all the same.</source>
        <translation>Morir y ganar de todos modos.</translation>
    </message>
    <message>
        <source>Nothing to Declare</source>
        <translation>Nada que declarar</translation>
    </message>
    <message>
        <source>Won without a single Item in play.</source>
        <translation>Ganar sin un solo objeto en juego.</translation>
    </message>
    <message>
        <source>Fashionably Late</source>
        <translation>Tarde, pero con elegancia</translation>
    </message>
    <message>
        <source>Was last, four levels behind the leader, and won.</source>
        <translation>Ir en último lugar, a cuatro niveles de la cabeza, y ganar.</translation>
    </message>
    <message>
        <source>Plus One</source>
        <translation>Más uno</translation>
    </message>
    <message>
        <source>Shared a victory as the helper.</source>
        <translation>Compartir una victoria como ayudante.</translation>
    </message>
    <message>
        <source>Everything Must Go</source>
        <translation>Liquidación total</translation>
    </message>
    <message>
        <source>Bought two levels or more with one sale.</source>
        <translation>Comprar dos niveles o más con una sola venta.</translation>
    </message>
    <message>
        <source>Lightning Rod</source>
        <translation>Pararrayos</translation>
    </message>
    <message>
        <source>Was struck by eight curses in one game.</source>
        <translation>Sufrir ocho maldiciones en una partida.</translation>
    </message>
    <message>
        <source>Sensible Shoes</source>
        <translation>Calzado cómodo</translation>
    </message>
    <message>
        <source>Escaped from four monsters in one game and was never caught.</source>
        <translation>Escapar de cuatro monstruos en una partida sin que te atrape ninguno.</translation>
    </message>
    <message>
        <source>Hand on the Doorknob</source>
        <translation>Con la mano en el pomo</translation>
    </message>
    <message>
        <source>Began four turns one level below the goal, and lost.</source>
        <translation>Empezar cuatro turnos a un nivel del objetivo y perder.</translation>
    </message>
    <message>
        <source>Not a Scratch</source>
        <translation>Ni un rasguño</translation>
    </message>
    <message>
        <source>Won without losing a level, dying or being caught.</source>
        <translation>Ganar sin perder un nivel, morir ni ser atrapado.</translation>
    </message>
    <message>
        <source>No, Thank You</source>
        <translation>No, gracias</translation>
    </message>
    <message>
        <source>Won five fights, and the game, without any help.</source>
        <translation>Ganar cinco combates, y la partida, sin ninguna ayuda.</translation>
    </message>
    <message>
        <source>Sidekick by Trade</source>
        <translation>Ayudante de profesión</translation>
    </message>
    <message>
        <source>Helped to win four fights in one game.</source>
        <translation>Ayudar a ganar cuatro combates en una partida.</translation>
    </message>
    <message>
        <source>Grand Tour</source>
        <translation>La gran gira</translation>
    </message>
    <message>
        <source>Won with three different editions or mixes.</source>
        <translation>Ganar con tres ediciones o mezclas distintas.</translation>
    </message>
    <message>
        <source>People only</source>
        <comment>games without bots</comment>
        <translation>Solo personas</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 to %3, %n card(s)</source>
        <comment>a monster, the sums of both sides</comment>
        <translation>
            <numerusform>%1, %2 a %3, %n carta</numerusform>
            <numerusform>%1, %2 a %3, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <comment>games</comment>
        <translation>%1 de %2 ganadas</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>a player or a monster</comment>
        <translation>
            <numerusform>%1, %n vez</numerusform>
            <numerusform>%1, %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Nemesis</source>
        <translation>Archienemigos</translation>
    </message>
    <message>
        <source>Won most often against me</source>
        <translation>Quien más me ha ganado</translation>
    </message>
    <message>
        <source>Killed me most often</source>
        <translation>Quien más me ha matado</translation>
    </message>
    <message>
        <source>Rarest death</source>
        <translation>Muerte más rara</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combates</translation>
    </message>
    <message>
        <source>Longest duel</source>
        <translation>Duelo más largo</translation>
    </message>
    <message>
        <source>Highest sums</source>
        <translation>Sumas más altas</translation>
    </message>
    <message>
        <source>Fights won</source>
        <translation>Combates ganados</translation>
    </message>
    <message>
        <source>Fights won as a helper</source>
        <translation>Combates ganados como ayudante</translation>
    </message>
    <message>
        <source>Escapes</source>
        <translation>Huidas</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Muertes</translation>
    </message>
    <message>
        <source>Curses suffered</source>
        <translation>Maldiciones sufridas</translation>
    </message>
    <message numerus="yes">
        <source>%1 was last, %n level(s) behind the leader, and won all the same.</source>
        <translation>
            <numerusform>%1 iba en último lugar, a %n nivel de la cabeza, y ganó de todos modos.</numerusform>
            <numerusform>%1 iba en último lugar, a %n niveles de la cabeza, y ganó de todos modos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 died on the way and won all the same.</source>
        <translation>%1 murió por el camino y ganó de todos modos.</translation>
    </message>
    <message numerus="yes">
        <source>The longest fight took %n card(s): %1 against %2.</source>
        <translation>
            <numerusform>El combate más largo llevó %n carta: %1 contra %2.</numerusform>
            <numerusform>El combate más largo llevó %n cartas: %1 contra %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beat %2 by a single point: %3 to %4.</source>
        <translation>Victoria por un solo punto: %1 contra %2, %3 a %4.</translation>
    </message>
    <message>
        <source>The greatest fight: %1 against %2, %3 to %4.</source>
        <translation>El mayor combate: %1 contra %2, %3 a %4.</translation>
    </message>
    <message>
        <source>One level short at the end: %1.</source>
        <comment>names of players</comment>
        <translation>A un solo nivel al final: %1.</translation>
    </message>
    <message>
        <source>Turn %1 took %2 from Level %3 to Level %4.</source>
        <translation>El turno %1 llevó a %2 del nivel %3 al nivel %4.</translation>
    </message>
    <message numerus="yes">
        <source>%1 died %n time(s).</source>
        <translation>
            <numerusform>%1 murió %n vez.</numerusform>
            <numerusform>%1 murió %n veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead changed %n time(s).</source>
        <translation>
            <numerusform>La cabeza cambió %n vez.</numerusform>
            <numerusform>La cabeza cambió %n veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game took %n turn(s).</source>
        <translation>
            <numerusform>La partida duró %n turno.</numerusform>
            <numerusform>La partida duró %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Newly earned by %1: %2. %3</source>
        <comment>a player; an honour; what for</comment>
        <translation>Nuevo logro de %1: %2. %3</translation>
    </message>
</context>
<context>
    <name>MomentView</name>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>what the key beside it does</comment>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>MonsterStack</name>
    <message>
        <source>Mate</source>
        <translation>Media naranja</translation>
    </message>
    <message>
        <source>No. %1</source>
        <comment>one of several monsters of the same name</comment>
        <translation>N.º %1</translation>
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
        <translation>Comerciar con %1 o regalarle algo</translation>
    </message>
    <message>
        <source>Play, to carry it</source>
        <translation>Jugarlo, para llevarlo</translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>opens a dialog</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Look for trouble</source>
        <translation>Buscar problemas</translation>
    </message>
    <message>
        <source>Fight %1, Level %2</source>
        <translation>Luchar contra %1, nivel %2</translation>
    </message>
    <message>
        <source>yourself</source>
        <translation>ti</translation>
    </message>
    <message>
        <source>the fighters</source>
        <translation>los combatientes</translation>
    </message>
    <message>
        <source>the monsters</source>
        <translation>los monstruos</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Hand to %1</source>
        <translation>Entregar a %1</translation>
    </message>
    <message>
        <source>Play on %1</source>
        <translation>Jugar sobre %1</translation>
    </message>
    <message>
        <source>Play with %1</source>
        <translation>Jugar con %1</translation>
    </message>
    <message>
        <source>Play with %1 on %2</source>
        <translation>Jugar con %1 sobre %2</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Give up %1 and escape</source>
        <translation>Renunciar a %1 y escapar</translation>
    </message>
    <message>
        <source>Give up %1 and escape with %2</source>
        <translation>Renunciar a %1 y escapar con %2</translation>
    </message>
    <message>
        <source>Kick open the door</source>
        <translation>Derribar la puerta</translation>
    </message>
    <message>
        <source>Listen at the door</source>
        <translation>Escuchar tras la puerta</translation>
    </message>
    <message>
        <source>Loot the room</source>
        <translation>Saquear la sala</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar turno</translation>
    </message>
    <message>
        <source>Look for trouble: fight it</source>
        <translation>Buscar problemas: luchar</translation>
    </message>
    <message>
        <source>Take %1 into your hand</source>
        <translation>Llevar %1 a tu mano</translation>
    </message>
    <message>
        <source>Equip</source>
        <translation>Equipar</translation>
    </message>
    <message>
        <source>Carry, unequipped</source>
        <translation>Llevar sin equipar</translation>
    </message>
    <message>
        <source>Sell Items</source>
        <translation>Vender objetos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ability: target</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Trade or give</source>
        <translation>Comerciar o regalar</translation>
    </message>
    <message>
        <source>Ask for help</source>
        <translation>Pedir ayuda</translation>
    </message>
    <message>
        <source>Offer help</source>
        <translation>Ofrecer ayuda</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation>Retirar la oferta</translation>
    </message>
    <message>
        <source>Leave the fight</source>
        <translation>Abandonar el combate</translation>
    </message>
    <message>
        <source>Fight!</source>
        <translation>¡A luchar!</translation>
    </message>
    <message>
        <source>Run away</source>
        <translation>Huir</translation>
    </message>
    <message>
        <source>Flee from %1</source>
        <translation>Huir de %1</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Caridad</translation>
    </message>
    <message>
        <source>Put it on the table, to carry it</source>
        <translation>Ponerlo en la mesa, para llevarlo</translation>
    </message>
    <message>
        <source>You cannot throw away cards from your hand. If you hold too many, you give the rest away at the end of your turn.</source>
        <translation>Las cartas de la mano no se pueden tirar. Si tienes demasiadas, das las que sobran al final de tu turno.</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Equip this instead of %1</source>
        <translation>Equipar en lugar de %1</translation>
    </message>
    <message>
        <source>Equip it</source>
        <translation>Equipar</translation>
    </message>
    <message>
        <source>%1, Level %2, joins the fight. Both cards leave your hand.</source>
        <translation>%1, nivel %2, se une al combate. Las dos cartas salen de tu mano.</translation>
    </message>
    <message>
        <source>Play %1 with %2</source>
        <translation>Jugar %1 con %2</translation>
    </message>
    <message>
        <source>Play %1 with %2 on %3</source>
        <translation>Jugar %1 con %2 sobre %3</translation>
    </message>
    <message>
        <source>Play: it carries %1</source>
        <comment>a Hireling, and an Item</comment>
        <translation>Jugar: lleva %1</translation>
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
        <translation>%1: a %2</translation>
    </message>
    <message>
        <source>Monsters of this kind join each other in any fight: %1.</source>
        <comment>Undead</comment>
        <translation>Los monstruos de esta clase se unen unos a otros en cualquier combate: %1.</translation>
    </message>
    <message>
        <source>Play: it joins the fight</source>
        <comment>a monster</comment>
        <translation>Jugar: se une al combate</translation>
    </message>
    <message>
        <source>%1 does not go there. Its places light up while you hold it.</source>
        <translation>%1 no va ahí. Sus lugares se iluminan mientras sostienes la carta.</translation>
    </message>
</context>
<context>
    <name>MustActMark</name>
    <message>
        <source>The table waits for %1.</source>
        <translation>La mesa espera a %1.</translation>
    </message>
</context>
<context>
    <name>MyGamesScreen</name>
    <message>
        <source>My games</source>
        <translation>Mis partidas</translation>
    </message>
    <message>
        <source>Nobody has played a game to its end here yet. Games of bots alone do not count.</source>
        <translation>Aquí aún nadie ha jugado una partida hasta el final. Las partidas solo entre bots no cuentan.</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>Partidas de quién</translation>
    </message>
    <message>
        <source>Statistics of %1</source>
        <translation>Estadísticas de %1</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Logros</translation>
    </message>
    <message>
        <source>These statistics stay on this computer. Bots, and games that you only watched, are not counted.</source>
        <translation>Estas estadísticas se quedan en este equipo. No cuentan los bots ni las partidas que solo se miraron.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Erase …</source>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>Erase all statistics?</source>
        <translation>¿Borrar todas las estadísticas?</translation>
    </message>
    <message>
        <source>Everybody&apos;s statistics and honours will be lost. This cannot be undone. Saved and finished games are kept.</source>
        <translation>Se pierden las estadísticas y los logros de todas las personas. No se puede deshacer. Las partidas guardadas y terminadas se quedan.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Borrar</translation>
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
        <translation>Probar ahora</translation>
    </message>
    <message>
        <source>Leave for now</source>
        <translation>Salir por ahora</translation>
    </message>
    <message>
        <source>Wait (%1 of %2)</source>
        <translation>Esperar (%1 de %2)</translation>
    </message>
    <message>
        <source>Let a bot play (%1 of %2)</source>
        <translation>Juega un bot (%1 de %2)</translation>
    </message>
    <message>
        <source>End the game (%1 of %2)</source>
        <translation>Terminar (%1 de %2)</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Dejar de mirar</translation>
    </message>
    <message>
        <source>You are showing everybody your hand.</source>
        <translation>Estás mostrando tu mano a todos.</translation>
    </message>
    <message>
        <source>You are showing %1 your hand.</source>
        <translation>Estás mostrando tu mano a %1.</translation>
    </message>
    <message>
        <source>%1 is showing %2 a hand of cards.</source>
        <translation>%1 muestra sus cartas a %2.</translation>
    </message>
    <message>
        <source>%1 Reconnecting, so that you can keep watching.</source>
        <translation>%1 Volviendo a conectar, para que puedas seguir mirando.</translation>
    </message>
    <message>
        <source>%1 Reconnecting: your seat is kept.</source>
        <translation>%1 Volviendo a conectar: se te guarda el asiento.</translation>
    </message>
    <message>
        <source>%1 are away. Their seats are kept; play on until one of them must act.</source>
        <translation>%1 no están. Se les guarda el asiento; seguid jugando hasta que a uno le toque actuar.</translation>
    </message>
    <message>
        <source>The game has been waiting for %1 for some minutes. What should happen? More than half of the others decide.</source>
        <translation>La partida lleva unos minutos esperando a %1. ¿Qué se hace? Decide más de la mitad de los demás.</translation>
    </message>
    <message>
        <source>The game is waiting for %1, who is away. What should happen? More than half of those here decide.</source>
        <translation>La partida espera a %1, que no está. ¿Qué se hace? Decide más de la mitad de los presentes.</translation>
    </message>
    <message>
        <source>A bot is playing for %1 meanwhile.</source>
        <translation>Mientras tanto, un bot juega por %1.</translation>
    </message>
    <message>
        <source>Take over again</source>
        <translation>Volver a jugar yo</translation>
    </message>
    <message>
        <source>%1 is showing everybody a hand of cards.</source>
        <translation>%1 muestra sus cartas a todos.</translation>
    </message>
    <message>
        <source>%1 is showing you a hand of cards.</source>
        <translation>%1 te muestra sus cartas.</translation>
    </message>
    <message>
        <source>You are watching: you see what everybody may see</source>
        <translation>Estás mirando: ves lo que todos pueden ver</translation>
    </message>
    <message>
        <source>%1 is away. The seat is kept; play on until %1 must act.</source>
        <translation>%1 no está. Se le guarda el asiento; seguid jugando hasta que a %1 le toque actuar.</translation>
    </message>
    <message>
        <source>The game is waiting for you. The others may let a bot play for you, or end the game. Make a move to continue.</source>
        <translation>La partida te espera. Los demás pueden dejar que un bot juegue por ti o terminar la partida. Haz una jugada para continuar.</translation>
    </message>
    <message>
        <source>The game has been waiting for %1 for some minutes. The others may let a bot play, or end the game. Make a move to continue.</source>
        <translation>La partida espera a %1 desde hace unos minutos. Los demás pueden dejar que juegue un bot o terminar la partida. Haz una jugada para continuar.</translation>
    </message>
    <message>
        <source>The game has been waiting for %1 for some minutes, and waits for you, too.</source>
        <translation>La partida espera a %1 desde hace unos minutos, y también a ti.</translation>
    </message>
    <message>
        <source>The game has been waiting for %1 for some minutes. What should happen? You decide.</source>
        <translation>La partida lleva unos minutos esperando a %1. ¿Qué se hace? Decides tú.</translation>
    </message>
    <message>
        <source>The game is waiting for %1, who is away. What should happen? You decide.</source>
        <translation>La partida espera a %1, que no está. ¿Qué se hace? Decides tú.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Que juegue un bot</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>The game is waiting for %1. You decide.</source>
        <translation>La partida espera a %1. Decides tú.</translation>
    </message>
    <message>
        <source>The game is waiting for %1. The majority decides.</source>
        <translation>La partida espera a %1. Decide la mayoría.</translation>
    </message>
</context>
<context>
    <name>NetPage</name>
    <message>
        <source>Play over the network</source>
        <translation>Jugar en red</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Tu nombre:</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Tables in this network</source>
        <translation>Mesas en esta red</translation>
    </message>
    <message>
        <source>Type your name first.</source>
        <translation>Escribe primero tu nombre.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>With a code</source>
        <translation>Con un código</translation>
    </message>
    <message>
        <source>The host&apos;s screen shows a join code and a PIN. The address of its machine works, too.</source>
        <translation>La pantalla del anfitrión muestra un código de acceso y un PIN. También vale la dirección de su equipo.</translation>
    </message>
    <message>
        <source>Join code or address</source>
        <translation>Código de acceso o dirección</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sentarse</translation>
    </message>
    <message>
        <source>Type the join code, or the host&apos;s address.</source>
        <translation>Escribe el código de acceso o la dirección del anfitrión.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Which of its tables?</source>
        <translation>¿Cuál de sus mesas?</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 de %3)</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Abrir una mesa propia</translation>
    </message>
    <message>
        <source>Return to %1</source>
        <translation>Volver a «%1»</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>A table of your own</source>
        <translation>Una mesa propia</translation>
    </message>
    <message numerus="yes">
        <source>You can try another PIN in %n second(s).</source>
        <translation>
            <numerusform>Puedes probar otro PIN dentro de %n segundo.</numerusform>
            <numerusform>Puedes probar otro PIN dentro de %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody at their own computer, or several people at one.</source>
        <translation>Cada cual en su propio equipo, o varias personas en uno.</translation>
    </message>
    <message>
        <source>You can join only one table at a time.</source>
        <translation>Solo puedes unirte a una mesa a la vez.</translation>
    </message>
    <message>
        <source>Choose the cards and rules on this computer; the others can then find the table. It stays open as long as this window.</source>
        <translation>Elige cartas y reglas en este equipo; luego los demás pueden encontrar la mesa. Sigue abierta mientras lo esté esta ventana.</translation>
    </message>
    <message>
        <source>Connecting to the table…</source>
        <translation>Conectando con la mesa…</translation>
    </message>
    <message>
        <source>This device shows only my hand: another screen shows the table</source>
        <translation>Este dispositivo muestra solo mi mano: otra pantalla muestra la mesa</translation>
    </message>
    <message>
        <source>For that, the table is hosted with “This screen is only the table”, and each device takes its seat before the game begins. The table&apos;s menu switches between hand and table at any time.</source>
        <translation>Para ello, la mesa se abre con «Esta pantalla es solo la mesa» y cada dispositivo se sienta antes de que empiece la partida. El menú de la mesa cambia en cualquier momento entre la mano y la mesa.</translation>
    </message>
</context>
<context>
    <name>NetWords</name>
    <message>
        <source>Nothing answers. The machine may be off or in another network, or the host&apos;s firewall blocks the port: it must let TCP 4510 in.</source>
        <translation>No responde nadie. Quizá el equipo esté apagado o en otra red, o el cortafuegos del anfitrión bloquee el puerto: debe dejar entrar TCP 4510.</translation>
    </message>
    <message>
        <source>No host announces itself at that address. Is it on, and does its firewall let UDP 4510 through? The join code works without.</source>
        <translation>Ningún anfitrión se anuncia en esa dirección. ¿Está encendido y su cortafuegos deja pasar UDP 4510? El código de acceso funciona sin ello.</translation>
    </message>
    <message>
        <source>Type the join code, or the host&apos;s address.</source>
        <translation>Escribe el código de acceso o la dirección del anfitrión.</translation>
    </message>
    <message>
        <source>The code is too short or too long.</source>
        <translation>El código es demasiado corto o demasiado largo.</translation>
    </message>
    <message>
        <source>waiting for players</source>
        <translation>esperando jugadores</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>empezando</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>jugando</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>partida terminada</translation>
    </message>
    <message>
        <source>The two programs do not understand each other.</source>
        <translation>Los dos programas no se entienden.</translation>
    </message>
    <message>
        <source>The PIN is wrong.</source>
        <translation>El PIN es incorrecto.</translation>
    </message>
    <message>
        <source>Too many wrong guesses. Try again in %1 s.</source>
        <translation>Demasiados intentos fallidos. Vuelve a probar dentro de %1 s.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>La mesa está llena.</translation>
    </message>
    <message>
        <source>Only the table&apos;s owner may do that.</source>
        <translation>Eso solo puede hacerlo quien abrió la mesa.</translation>
    </message>
    <message>
        <source>The seat is taken.</source>
        <translation>El asiento está ocupado.</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>Ese asiento no existe.</translation>
    </message>
    <message>
        <source>The vote is over.</source>
        <translation>La votación ha terminado.</translation>
    </message>
    <message>
        <source>Chat is off at this table.</source>
        <translation>El chat está desactivado en esta mesa.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Has dejado la mesa.</translation>
    </message>
    <message>
        <source>The game was ended by vote.</source>
        <translation>La partida se terminó por votación.</translation>
    </message>
    <message>
        <source>This system&apos;s Qt has no OpenSSL with TLS 1.3, which network games need.</source>
        <translation>El Qt de este sistema no tiene OpenSSL con TLS 1.3, necesario para jugar en red.</translation>
    </message>
    <message>
        <source>No computer with that name was found. Try its address.</source>
        <translation>No se ha encontrado ningún equipo con ese nombre. Prueba con su dirección.</translation>
    </message>
    <message>
        <source>That address cannot be reached. Are both computers in the same network?</source>
        <translation>No se puede llegar a esa dirección. ¿Están ambos equipos en la misma red?</translation>
    </message>
    <message>
        <source>That computer answers, but no table is open there. Has it been closed?</source>
        <translation>Ese equipo responde, pero ahí no hay ninguna mesa abierta. ¿Se ha cerrado?</translation>
    </message>
    <message>
        <source>Something answers there, but it is not a Kickdoor table.</source>
        <translation>Algo responde ahí, pero no es una mesa de Kickdoor.</translation>
    </message>
    <message>
        <source>The host at that address is not the one that the code belongs to. Ask for its current code. Nothing was sent to it.</source>
        <translation>El anfitrión de esa dirección no es el del código. Pide su código actual. No se le ha enviado nada.</translation>
    </message>
    <message>
        <source>The connection is lost.</source>
        <translation>Se ha perdido la conexión.</translation>
    </message>
    <message>
        <source>The table does not answer in time: the connection is slow or lost, or the host has stopped.</source>
        <translation>La mesa no responde a tiempo: la conexión va lenta o se ha perdido, o el anfitrión se ha detenido.</translation>
    </message>
    <message>
        <source>%1 has stopped, or its computer is off.</source>
        <translation>%1 se ha detenido, o su equipo está apagado.</translation>
    </message>
    <message>
        <source>That code contains no address. Type the host&apos;s address.</source>
        <translation>Ese código no contiene ninguna dirección. Escribe la dirección del anfitrión.</translation>
    </message>
    <message>
        <source>What follows the colon is not a port number.</source>
        <translation>Lo que va tras los dos puntos no es un número de puerto.</translation>
    </message>
    <message>
        <source>This computer is not in a network.</source>
        <translation>Este equipo no está en ninguna red.</translation>
    </message>
    <message>
        <source>The code contains a character that no code has.</source>
        <translation>El código contiene un carácter que ningún código tiene.</translation>
    </message>
    <message>
        <source>The code has a typing error.</source>
        <translation>El código tiene una errata.</translation>
    </message>
    <message>
        <source>Too many messages were sent at once.</source>
        <translation>Se han enviado demasiados mensajes de golpe.</translation>
    </message>
    <message>
        <source>The host runs another version of Kickdoor. Install the same version on both computers.</source>
        <translation>El anfitrión usa otra versión de Kickdoor. Instala la misma en ambos equipos.</translation>
    </message>
    <message>
        <source>The host accepts no more connections.</source>
        <translation>El anfitrión no acepta más conexiones.</translation>
    </message>
    <message>
        <source>Your seat was taken over on another computer or in another window.</source>
        <translation>Tu asiento se ha ocupado desde otro equipo o en otra ventana.</translation>
    </message>
    <message>
        <source>The host has stopped. The game continues when it is back.</source>
        <translation>El anfitrión se ha detenido. La partida continúa cuando vuelva.</translation>
    </message>
    <message>
        <source>The host cannot continue.</source>
        <translation>El anfitrión no puede continuar.</translation>
    </message>
    <message>
        <source>That table no longer exists.</source>
        <translation>Esa mesa ya no existe.</translation>
    </message>
    <message>
        <source>No seat is kept for you there any more.</source>
        <translation>Ahí ya no se te guarda ningún asiento.</translation>
    </message>
    <message>
        <source>This table cannot be watched.</source>
        <translation>Esta mesa no se puede mirar.</translation>
    </message>
    <message>
        <source>Somebody there already has that name.</source>
        <translation>Ahí ya hay alguien con ese nombre.</translation>
    </message>
    <message>
        <source>An edition used at the table is not installed here.</source>
        <translation>Aquí falta una edición que se usa en la mesa.</translation>
    </message>
    <message>
        <source>An edition here has different cards than at the table.</source>
        <translation>Una edición tiene aquí otras cartas que en la mesa.</translation>
    </message>
    <message>
        <source>That host opens no more tables.</source>
        <translation>Ese anfitrión no abre más mesas.</translation>
    </message>
    <message>
        <source>That seat belongs to somebody else.</source>
        <translation>Ese asiento es de otra persona.</translation>
    </message>
    <message>
        <source>Not everybody is ready, or fewer than three seats are taken.</source>
        <translation>No todos están listos, o hay menos de tres asientos ocupados.</translation>
    </message>
    <message>
        <source>A table cannot be set up with these settings.</source>
        <translation>Con estos ajustes no se puede preparar una mesa.</translation>
    </message>
    <message>
        <source>A game is in progress there: you can watch it.</source>
        <translation>Ahí hay una partida en marcha: puedes mirarla.</translation>
    </message>
    <message>
        <source>No game is in progress.</source>
        <translation>No hay ninguna partida en marcha.</translation>
    </message>
    <message>
        <source>The table&apos;s owner has removed you.</source>
        <translation>Quien abrió la mesa te ha echado.</translation>
    </message>
    <message>
        <source>The host sent invalid data.</source>
        <translation>El anfitrión ha enviado datos no válidos.</translation>
    </message>
    <message>
        <source>The host did not keep to its commitments.</source>
        <translation>El anfitrión no ha cumplido sus compromisos.</translation>
    </message>
    <message>
        <source>The code has a typing error, or is from a newer Kickdoor.</source>
        <translation>El código tiene una errata o es de un Kickdoor más nuevo.</translation>
    </message>
    <message>
        <source>The table does not offer these cards any more.</source>
        <translation>La mesa ya no ofrece estas cartas.</translation>
    </message>
</context>
<context>
    <name>NumberStepper</name>
    <message>
        <source>%1, less</source>
        <translation>%1, menos</translation>
    </message>
    <message>
        <source>%1, more</source>
        <translation>%1, más</translation>
    </message>
    <message>
        <source>Type a number, or hold − or +.</source>
        <translation>Escribe un número o mantén pulsado − o +.</translation>
    </message>
</context>
<context>
    <name>OfferedPacks</name>
    <message>
        <source>Cards that you do not have</source>
        <translation>Cartas que no tienes</translation>
    </message>
    <message>
        <source>Identity: %1</source>
        <translation>Identidad: %1</translation>
    </message>
    <message>
        <source>Stop (%1%)</source>
        <translation>Detener (%1&#xa0;%)</translation>
    </message>
    <message>
        <source>Fetch from the host</source>
        <translation>Obtener del anfitrión</translation>
    </message>
    <message>
        <source>Fetch %1 from the host</source>
        <translation>Obtener %1 del anfitrión</translation>
    </message>
    <message>
        <source>They come from the host, not from Kickdoor. After fetching, you see what is in the file and decide whether to keep it.</source>
        <translation>Vienen del anfitrión, no de Kickdoor. Después de obtenerlas ves qué hay en el archivo y decides si lo conservas.</translation>
    </message>
    <message>
        <source>This program was built without packs as files. Ask the host for the file.</source>
        <translation>Este programa se compiló sin paquetes como archivos. Pide el archivo al anfitrión.</translation>
    </message>
    <message>
        <source>Missing, or with other cards than at the table: %1. The host cannot give them out: install the same version of Kickdoor, or ask the host for the file.</source>
        <translation>Falta, o tiene otras cartas que en la mesa: %1. El anfitrión no puede entregarlo: instala la misma versión de Kickdoor o pídele el archivo.</translation>
    </message>
</context>
<context>
    <name>OffersPanel</name>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Counter-offer …</source>
        <translation>Contraoferta…</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Recibes</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Das</translation>
    </message>
    <message>
        <source>Next offer</source>
        <translation>Oferta siguiente</translation>
    </message>
</context>
<context>
    <name>OpExamples</name>
    <message>
        <source>Example: “%1” of the pack “%2”.</source>
        <translation>Ejemplo: «%1» del paquete «%2».</translation>
    </message>
</context>
<context>
    <name>OpponentsRow</name>
    <message>
        <source>The other players</source>
        <translation>Los demás jugadores</translation>
    </message>
</context>
<context>
    <name>OptionBadges</name>
    <message>
        <source>Options in force</source>
        <translation>Opciones en vigor</translation>
    </message>
</context>
<context>
    <name>OptionModel</name>
    <message>
        <source>Critical combat</source>
        <translation>Combate crítico</translation>
    </message>
    <message>
        <source>Boss Monsters</source>
        <translation>Monstruos jefe</translation>
    </message>
    <message>
        <source>Listen at the Door</source>
        <translation>Escuchar tras la puerta</translation>
    </message>
    <message>
        <source>A turn begins with a hidden Door card; an empty room gives a Treasure.</source>
        <translation>El turno empieza con una carta de Puerta oculta; una sala vacía da un Tesoro.</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Victoria compartida</translation>
    </message>
    <message>
        <source>Whoever helps in the winning fight wins as well.</source>
        <translation>Quien ayuda en el combate de la victoria gana también.</translation>
    </message>
    <message>
        <source>Epic game</source>
        <translation>Partida épica</translation>
    </message>
    <message>
        <source>Items in combat</source>
        <translation>Objetos en combate</translation>
    </message>
    <message>
        <source>The fighter may put Items on in the middle of a fight.</source>
        <translation>El combatiente puede ponerse objetos en pleno combate.</translation>
    </message>
    <message>
        <source>Winning Level</source>
        <translation>Nivel que gana</translation>
    </message>
    <message>
        <source>Time to interfere, in seconds</source>
        <translation>Tiempo para entrometerse, en segundos</translation>
    </message>
    <message>
        <source>Boss Monsters to defeat</source>
        <translation>Monstruos jefe que derrotar</translation>
    </message>
    <message>
        <source>The top of the track. In an epic game it is 20.</source>
        <translation>El final del marcador. En una partida épica es 20.</translation>
    </message>
    <message>
        <source>Epic</source>
        <translation>Épica</translation>
    </message>
    <message>
        <source>Three in the edition that has them. A mix needs fewer, as they are rarer there; each further one makes the game much longer.</source>
        <translation>Tres en la edición que los tiene. Una mezcla necesita menos, porque en ella son más raros; cada uno más alarga mucho la partida.</translation>
    </message>
    <message>
        <source>A longer game: the goal is Level 20.</source>
        <translation>Una partida más larga: el objetivo es el nivel 20.</translation>
    </message>
    <message>
        <source>How long others can interfere in a fight that is being won, if the clock is on.</source>
        <translation>Cuánto tiempo tienen los demás para entrometerse en un combate que se va ganando, si hay reloj.</translation>
    </message>
    <message>
        <source>Nobody wins before that number of Boss Monsters has been defeated. Only for packs that have them.</source>
        <translation>Nadie gana antes de que se haya vencido a ese número de monstruos jefe. Solo para paquetes que los tengan.</translation>
    </message>
    <message>
        <source>At the end of a fight each side rolls a d20 and adds it to its sum. A 1 of the fighter loses the fight, a 20 wins it; otherwise the fighter or the helper may still turn it with one last card.</source>
        <translation>Al final de un combate, cada bando tira un d20 y lo añade a su suma. El combatiente pierde con un 1 y gana con un 20; si no, el combatiente o su ayudante aún puede cambiarlo con una última carta.</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Rules of this game</source>
        <translation>Reglas de esta partida</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>Contra reloj</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Telón</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Your settings do not allow games against the clock.</source>
        <translation>Tus ajustes no permiten jugar contra reloj.</translation>
    </message>
    <message>
        <source>Hands stay hidden until the next person is at the screen.</source>
        <translation>Las manos siguen ocultas hasta que la siguiente persona está ante la pantalla.</translation>
    </message>
    <message>
        <source>Seed (the same seed deals the same cards):</source>
        <translation>Semilla (la misma semilla reparte las mismas cartas):</translation>
    </message>
    <message>
        <source>random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>Players have only the seconds set below to interfere or to answer a roll, a curse or Bad Stuff, and a minute for a choice or an offer. Without the clock, the game waits until everybody has answered.</source>
        <translation>Para entrometerse o responder a una tirada, una maldición o un Mal Rollo solo hay los segundos indicados abajo; para una elección o una oferta, un minuto. Sin reloj, la partida espera hasta que todos hayan respondido.</translation>
    </message>
</context>
<context>
    <name>OwnPresets</name>
    <message>
        <source>Your own house rules</source>
        <translation>Tus propias reglas de la casa</translation>
    </message>
    <message>
        <source>Name of the rules %1</source>
        <translation>Nombre de las reglas %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Borrar %1</translation>
    </message>
    <message>
        <source>“%1” is already taken, or cannot be a name.</source>
        <translation>«%1» ya está en uso o no puede ser un nombre.</translation>
    </message>
</context>
<context>
    <name>PackImport</name>
    <message>
        <source>A pack that comes with the game has the same key: %1</source>
        <translation>Un paquete que viene con el juego tiene la misma clave: %1</translation>
    </message>
    <message>
        <source>Add this pack?</source>
        <translation>¿Añadir este paquete?</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>Autor:</translation>
    </message>
    <message>
        <source>Version:</source>
        <translation>Versión:</translation>
    </message>
    <message>
        <source>Licence:</source>
        <translation>Licencia:</translation>
    </message>
    <message>
        <source>Cards:</source>
        <translation>Cartas:</translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s)</source>
        <translation>
            <numerusform>%n carta distinta</numerusform>
            <numerusform>%n cartas distintas</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs:</source>
        <translation>Necesita:</translation>
    </message>
    <message>
        <source>Identity:</source>
        <translation>Identidad:</translation>
    </message>
    <message>
        <source>It replaces your pack of the same key.</source>
        <translation>Sustituye a tu paquete con la misma clave.</translation>
    </message>
    <message>
        <source>It replaces version %1 of this pack.</source>
        <translation>Sustituye a la versión %1 de este paquete.</translation>
    </message>
    <message>
        <source>It will stand among the cards of a new game.</source>
        <translation>Aparecerá entre las cartas de una partida nueva.</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>This pack cannot be added</source>
        <translation>No se puede añadir este paquete</translation>
    </message>
    <message>
        <source>The file from the table</source>
        <translation>El archivo de la mesa</translation>
    </message>
    <message>
        <source>The table plays “%1”, but the file holds “%2”.</source>
        <translation>La mesa juega «%1», pero el archivo contiene «%2».</translation>
    </message>
</context>
<context>
    <name>PacksPanel</name>
    <message>
        <source>Cards of this game</source>
        <translation>Cartas de esta partida</translation>
    </message>
    <message>
        <source>Base:</source>
        <translation>Base:</translation>
    </message>
    <message>
        <source>Base of the mix</source>
        <translation>Base de la mezcla</translation>
    </message>
    <message>
        <source>The base, %1, decides:</source>
        <translation>La base, %1, decide:</translation>
    </message>
    <message>
        <source>In the edition %1:</source>
        <translation>En la edición %1:</translation>
    </message>
    <message>
        <source>Boss Monsters and critical combat are options below: they are off until you switch them on.</source>
        <translation>Los monstruos jefe y el combate crítico son opciones, más abajo: están desactivadas hasta que las actives.</translation>
    </message>
    <message>
        <source>A game needs at least one edition: switch another one on first.</source>
        <translation>Una partida necesita al menos una edición: activa antes otra.</translation>
    </message>
    <message>
        <source>Switch on %1, too</source>
        <translation>Activar también %1</translation>
    </message>
</context>
<context>
    <name>PassingDialog</name>
    <message>
        <source>When to ask %1</source>
        <translation>Cuándo preguntar a %1</translation>
    </message>
    <message>
        <source>When to ask you</source>
        <translation>Cuándo preguntarte</translation>
    </message>
    <message>
        <source>Whom is it about?</source>
        <translation>¿De quién se trata?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Not before my next turn</source>
        <translation>No antes de mi próximo turno</translation>
    </message>
    <message>
        <source>Only when I am concerned, for the whole game</source>
        <translation>Solo cuando me afecte, durante toda la partida</translation>
    </message>
    <message>
        <source>Never because of these cards</source>
        <translation>Nunca por estas cartas</translation>
    </message>
    <message>
        <source>With a card chosen here, each pass comes after the same pause, whatever you hold, so that nobody learns what you have. During the pause you may play a card, or press Wait.</source>
        <translation>Si eliges aquí una carta, cada pase llega tras la misma pausa, tengas lo que tengas: así nadie sabe qué tienes. Durante la pausa puedes jugar una carta o pulsar «Esperar».</translation>
    </message>
    <message>
        <source>The game can pass for you. It always asks in your own turn, about your own fights, rolls and losses, and about every fight for the win.</source>
        <translation>El juego puede pasar por ti. Siempre pregunta en tu propio turno, por tus propios combates, tiradas y pérdidas, y por todo combate por la victoria.</translation>
    </message>
    <message>
        <source>Ask me about other players&apos; rolls, too</source>
        <translation>Preguntar también por las tiradas de otros</translation>
    </message>
    <message>
        <source>Off at first when people share the screen, because each question closes the hand that is open. Hold! lets anybody answer a roll all the same. Rolls about you or your cards are always asked about.</source>
        <translation>Desactivado al principio cuando se comparte la pantalla, porque cada pregunta cierra la mano abierta. Con «¡Un momento!» cualquiera puede responder igualmente a una tirada. Por las tiradas que te afectan a ti o a tus cartas siempre se pregunta.</translation>
    </message>
    <message>
        <source>When this is off, you are asked only about rolls in your turn and your fights, and about you or your cards.</source>
        <translation>Si está desactivado, solo se te pregunta por las tiradas de tu turno y de tus combates, y por las que te afectan a ti o a tus cartas.</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>owns the table</source>
        <translation>abrió la mesa</translation>
    </message>
    <message>
        <source>has no seat</source>
        <translation>sin asiento</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Echar</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Echar a %1</translation>
    </message>
    <message>
        <source>disconnected</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>missing, or with other cards: %1</source>
        <translation>falta, o tiene otras cartas: %1</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>%1 (adds %2, away)</source>
        <comment>helper; strength</comment>
        <translation>%1 (aporta %2, ausente)</translation>
    </message>
    <message>
        <source>%1 (adds %2)</source>
        <comment>helper; strength</comment>
        <translation>%1 (aporta %2)</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Phases of the turn</source>
        <translation>Fases del turno</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, ahora</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Organizarse</translation>
    </message>
    <message>
        <source>Kick open the door</source>
        <translation>Derribar la puerta</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Trouble or loot</source>
        <translation>Problemas o botín</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Caridad</translation>
    </message>
    <message>
        <source>Listen</source>
        <comment>a phase of the turn: at the door</comment>
        <translation>Escuchar</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Fin del turno</translation>
    </message>
</context>
<context>
    <name>PickGrid</name>
    <message>
        <source>Nothing to choose from</source>
        <translation>No hay nada que elegir</translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>En tu mano</translation>
    </message>
    <message>
        <source>Equipped</source>
        <translation>Equipado</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Llevado</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
</context>
<context>
    <name>PinDialog</name>
    <message>
        <source>The table&apos;s PIN</source>
        <translation>El PIN de la mesa</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sentarse</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>It is shown on the host&apos;s screen.</source>
        <translation>Aparece en la pantalla del anfitrión.</translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message>
        <source>The card lies behind the door, which %1 may kick open at Level %2.</source>
        <translation>La carta está tras la puerta, que %1 puede derribar con nivel %2.</translation>
    </message>
    <message>
        <source>The card is %1&apos;s Character.</source>
        <translation>La carta es el personaje de %1.</translation>
    </message>
    <message>
        <source>%1 has the card in hand.</source>
        <translation>%1 tiene la carta en la mano.</translation>
    </message>
    <message>
        <source>%1 also holds “%2”.</source>
        <translation>%1 tiene también «%2» en la mano.</translation>
    </message>
    <message>
        <source>%1 has “%2” in play, too.</source>
        <translation>%1 tiene además «%2» en juego.</translation>
    </message>
    <message>
        <source>Behind the door waits “%1”, Level %2.</source>
        <translation>Tras la puerta espera «%1», nivel %2.</translation>
    </message>
    <message>
        <source>No table can be set up with it.</source>
        <translation>No se puede preparar una mesa con ella.</translation>
    </message>
</context>
<context>
    <name>PlayerLook</name>
    <message>
        <source>Level %1</source>
        <translation>Nivel %1</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>fuerza %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta en la mano</numerusform>
            <numerusform>%n cartas en la mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personaje</translation>
    </message>
    <message>
        <source>Who they are</source>
        <translation>Quién es</translation>
    </message>
    <message>
        <source>Items, carried ones sideways</source>
        <translation>Objetos; de lado, los que solo lleva</translation>
    </message>
    <message>
        <source>With them</source>
        <translation>Le acompañan</translation>
    </message>
    <message>
        <source>Curses</source>
        <translation>Maldiciones</translation>
    </message>
    <message>
        <source>Ask %1 only when there is something to answer with</source>
        <translation>Preguntar a %1 solo si tiene con qué responder</translation>
    </message>
    <message>
        <source>Quicker, but the others may notice when there is nothing.</source>
        <translation>Es más rápido, pero los demás pueden notar cuándo no hay nada.</translation>
    </message>
    <message>
        <source>In hand, as far as you have seen it</source>
        <translation>En la mano, lo que has visto de ella</translation>
    </message>
    <message>
        <source>Only %1 can change this, while their own hand is open.</source>
        <translation>Solo %1 puede cambiar esto, mientras su mano está abierta.</translation>
    </message>
</context>
<context>
    <name>PlayerPanel</name>
    <message>
        <source>%1, %2, Level %3</source>
        <translation>%1, %2, nivel %3</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta en la mano</numerusform>
            <numerusform>%n cartas en la mano</numerusform>
        </translation>
    </message>
    <message>
        <source>dead</source>
        <translation>ha muerto</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>tiene el turno</translation>
    </message>
    <message>
        <source>must act</source>
        <translation>debe actuar</translation>
    </message>
    <message>
        <source>Curse: %1</source>
        <translation>Maldición: %1</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>fuerza %1</translation>
    </message>
    <message>
        <source>A bot plays %1.</source>
        <translation>Un bot juega por %1.</translation>
    </message>
    <message>
        <source>away, the seat is kept</source>
        <translation>no está, se le guarda el asiento</translation>
    </message>
    <message>
        <source>%1 is away; the seat is kept.</source>
        <translation>%1 no está; se le guarda el asiento.</translation>
    </message>
    <message>
        <source>%1: strength %2, from the Level and what is equipped</source>
        <translation>%1: fuerza %2, por el nivel y el equipo</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nombre del jugador %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Sex of the character</source>
        <translation>Sexo del personaje</translation>
    </message>
    <message>
        <source>Male</source>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Female</source>
        <translation>Mujer</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Lo juega</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Una persona</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar a %1</translation>
    </message>
</context>
<context>
    <name>Portrait</name>
    <message>
        <source>%1: Level %2, strength %3. Click to see all the cards on the table.</source>
        <translation>%1: nivel %2, fuerza %3. Haz clic para ver todas sus cartas en la mesa.</translation>
    </message>
</context>
<context>
    <name>PresetsRow</name>
    <message>
        <source>Name for these rules</source>
        <translation>Nombre para estas reglas</translation>
    </message>
    <message>
        <source>Ready-made house rules</source>
        <translation>Reglas de la casa listas para usar</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Guardar estas reglas</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Escribe primero un nombre.</translation>
    </message>
</context>
<context>
    <name>ReadyChip</name>
    <message>
        <source>%1 holds</source>
        <translation>%1 pide un momento</translation>
    </message>
    <message>
        <source>%1 has passed</source>
        <translation>%1 ha pasado</translation>
    </message>
    <message>
        <source>%1 may still act</source>
        <translation>%1 aún puede actuar</translation>
    </message>
    <message>
        <source>Opens the hand of %1, behind the curtain</source>
        <translation>Abre la mano de %1, tras el telón</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Something happened meanwhile. Look again and decide.</source>
        <translation>Entretanto ha ocurrido algo. Vuelve a mirar y decide.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Ahí no se sienta nadie.</translation>
    </message>
    <message>
        <source>That cannot be done with this card.</source>
        <translation>Eso no se puede hacer con esta carta.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>Not in this phase of the turn.</source>
        <translation>No en esta fase del turno.</translation>
    </message>
    <message>
        <source>First %1 has to answer a question.</source>
        <translation>Primero %1 tiene que responder a una pregunta.</translation>
    </message>
    <message>
        <source>Nobody asked you to choose.</source>
        <translation>Nadie te ha pedido que elijas.</translation>
    </message>
    <message>
        <source>You have passed already.</source>
        <translation>Ya has pasado.</translation>
    </message>
    <message>
        <source>First everybody gets the chance to interfere.</source>
        <translation>Primero todos pueden entrometerse.</translation>
    </message>
    <message>
        <source>%1 is dead and waits for a new character.</source>
        <translation>%1 ha muerto y espera un personaje nuevo.</translation>
    </message>
    <message>
        <source>%2 is not yours.</source>
        <translation>%2 no es una carta tuya.</translation>
    </message>
    <message>
        <source>%2 is not in your hand.</source>
        <translation>%2 no está en tu mano.</translation>
    </message>
    <message>
        <source>%2 is not in play.</source>
        <translation>%2 no está en juego.</translation>
    </message>
    <message>
        <source>You do not know this card.</source>
        <translation>No conoces esta carta.</translation>
    </message>
    <message>
        <source>%2 cannot be played now.</source>
        <translation>%2 no se puede jugar ahora.</translation>
    </message>
    <message>
        <source>First decide about the card from behind the door: play it or keep it.</source>
        <translation>Primero decide sobre la carta de detrás de la puerta: jugarla o quedártela.</translation>
    </message>
    <message>
        <source>First listen at the door.</source>
        <translation>Primero escucha tras la puerta.</translation>
    </message>
    <message>
        <source>You have listened at the door already.</source>
        <translation>Ya has escuchado tras la puerta.</translation>
    </message>
    <message>
        <source>Nobody listens at doors in this game: the option is off.</source>
        <translation>En esta partida nadie escucha tras las puertas: la opción está desactivada.</translation>
    </message>
    <message>
        <source>You met a monster behind the door, so this phase is over.</source>
        <translation>Has encontrado un monstruo tras la puerta, así que esta fase ha terminado.</translation>
    </message>
    <message>
        <source>First look for trouble or loot the room.</source>
        <translation>Primero busca problemas o saquea la sala.</translation>
    </message>
    <message>
        <source>No card is waiting to be kept.</source>
        <translation>No hay ninguna carta pendiente de quedarse.</translation>
    </message>
    <message>
        <source>Not while a combat is going on.</source>
        <translation>No mientras haya un combate en curso.</translation>
    </message>
    <message>
        <source>No combat is going on.</source>
        <translation>No hay ningún combate en curso.</translation>
    </message>
    <message>
        <source>Only for those in the fight.</source>
        <translation>Solo para quienes están en el combate.</translation>
    </message>
    <message>
        <source>Only the fighter decides that.</source>
        <translation>Eso solo lo decide el combatiente.</translation>
    </message>
    <message>
        <source>The fighters are winning already.</source>
        <translation>Los combatientes ya van ganando.</translation>
    </message>
    <message>
        <source>The fighters are not winning.</source>
        <translation>Los combatientes no van ganando.</translation>
    </message>
    <message>
        <source>The fight is given up: everybody is running.</source>
        <translation>El combate está perdido: todos huyen.</translation>
    </message>
    <message>
        <source>Nobody is running away yet.</source>
        <translation>Aún no huye nadie.</translation>
    </message>
    <message>
        <source>%2 needs a second card of its type played with it.</source>
        <translation>%2 necesita que se juegue con otra carta de su tipo.</translation>
    </message>
    <message>
        <source>%1 may carry %2 but not use it.</source>
        <translation>%1 puede llevar %2, pero no usarlo.</translation>
    </message>
    <message>
        <source>%4 is in the way of %2.</source>
        <translation>%4 ocupa el sitio de %2.</translation>
    </message>
    <message>
        <source>%2 is equipped already.</source>
        <translation>%2 ya está en uso.</translation>
    </message>
    <message>
        <source>%1 carries as many Big Items as allowed.</source>
        <translation>%1 lleva todos los objetos grandes permitidos.</translation>
    </message>
    <message>
        <source>%1 cannot carry another Big Item.</source>
        <translation>%1 no puede llevar otro objeto grande.</translation>
    </message>
    <message>
        <source>%2 cannot simply be thrown away.</source>
        <translation>%2 no se puede tirar sin más.</translation>
    </message>
    <message>
        <source>A sale needs Items worth 1,000 gp or more in all.</source>
        <translation>Para vender hacen falta objetos por valor de 1000 po o más en total.</translation>
    </message>
    <message>
        <source>The winning level cannot be bought.</source>
        <translation>El nivel de la victoria no se compra.</translation>
    </message>
    <message>
        <source>%2 cannot be sold.</source>
        <translation>%2 no se puede vender.</translation>
    </message>
    <message>
        <source>The sale at double price is used up for this turn.</source>
        <translation>La venta al doble de precio ya se ha usado este turno.</translation>
    </message>
    <message>
        <source>The winning level must come from killing a monster.</source>
        <translation>El nivel de la victoria debe venir de matar a un monstruo.</translation>
    </message>
    <message>
        <source>%2 is for yourself only.</source>
        <translation>%2 es solo para uno mismo.</translation>
    </message>
    <message>
        <source>%2 cannot be played on that.</source>
        <translation>%2 no se puede jugar sobre eso.</translation>
    </message>
    <message>
        <source>%1 is dead: nothing more can happen to them.</source>
        <translation>%1 ha muerto: ya no le puede pasar nada más.</translation>
    </message>
    <message>
        <source>%2 needs a target: say on whom or on what.</source>
        <translation>%2 necesita un objetivo: di sobre quién o sobre qué.</translation>
    </message>
    <message>
        <source>%2 goes with another kind of card.</source>
        <translation>%2 va con otra clase de carta.</translation>
    </message>
    <message>
        <source>%2 does not work on that target.</source>
        <translation>%2 no funciona con ese objetivo.</translation>
    </message>
    <message>
        <source>%2 has no such ability.</source>
        <translation>%2 no tiene esa habilidad.</translation>
    </message>
    <message>
        <source>The ability of %2 is not yours to use.</source>
        <translation>La habilidad de %2 no te corresponde a ti.</translation>
    </message>
    <message>
        <source>The ability of %2 cannot be used now.</source>
        <translation>La habilidad de %2 no se puede usar ahora.</translation>
    </message>
    <message>
        <source>The ability of %2 is used up.</source>
        <translation>La habilidad de %2 está agotada.</translation>
    </message>
    <message>
        <source>The ability asks for another number of discards.</source>
        <translation>Ese no es el número de descartes que pide la habilidad.</translation>
    </message>
    <message>
        <source>%2 cannot pay for the ability.</source>
        <translation>%2 no sirve para pagar la habilidad.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Tu mano está vacía.</translation>
    </message>
    <message>
        <source>Only Items on the table are traded, never cards in hand.</source>
        <translation>Solo se comercia con objetos de la mesa, nunca con cartas de la mano.</translation>
    </message>
    <message>
        <source>A trade needs something to change hands.</source>
        <translation>Para comerciar, algo tiene que cambiar de manos.</translation>
    </message>
    <message>
        <source>There is no such offer.</source>
        <translation>No existe esa oferta.</translation>
    </message>
    <message>
        <source>The offer is not for you.</source>
        <translation>La oferta no es para ti.</translation>
    </message>
    <message>
        <source>There is a helper already.</source>
        <translation>Ya hay un ayudante.</translation>
    </message>
    <message>
        <source>You cannot help yourself.</source>
        <translation>No puedes ayudarte a ti mismo.</translation>
    </message>
    <message>
        <source>%1 is dead and cannot help.</source>
        <translation>%1 ha muerto y no puede ayudar.</translation>
    </message>
    <message>
        <source>%1 has only just come back and helps from the next turn.</source>
        <translation>%1 acaba de volver y ayuda a partir del próximo turno.</translation>
    </message>
    <message>
        <source>Against %2, nobody may help.</source>
        <translation>Contra %2 no puede ayudar nadie.</translation>
    </message>
    <message>
        <source>Nobody can be forced to help in a fight for the win.</source>
        <translation>No se puede obligar a nadie a ayudar en un combate por la victoria.</translation>
    </message>
    <message>
        <source>There are not that many Treasures to share.</source>
        <translation>No hay tantos Tesoros que repartir.</translation>
    </message>
    <message>
        <source>%2 cannot be promised: only Items the fighter carries.</source>
        <translation>%2 no se puede prometer: solo los objetos que lleva el combatiente.</translation>
    </message>
    <message>
        <source>A forced helper may only leave when it becomes a fight for the win.</source>
        <translation>Un ayudante forzoso solo puede irse cuando el combate pasa a ser por la victoria.</translation>
    </message>
    <message>
        <source>You are not the helper.</source>
        <translation>Tú no eres el ayudante.</translation>
    </message>
    <message>
        <source>The helper could not carry %2.</source>
        <translation>El ayudante no podría llevar %2.</translation>
    </message>
    <message>
        <source>That is not one of the choices.</source>
        <translation>Esa no es una de las opciones.</translation>
    </message>
    <message>
        <source>Share as evenly as possible.</source>
        <translation>Reparte lo más por igual posible.</translation>
    </message>
    <message>
        <source>Give away exactly what is above your hand limit: %3.</source>
        <translation>Da exactamente lo que supera tu límite de mano: %3.</translation>
    </message>
    <message>
        <source>You are among the lowest yourself: discard the excess.</source>
        <translation>Tienes el nivel más bajo: descarta lo que sobra.</translation>
    </message>
    <message>
        <source>No more monsters fit into this fight.</source>
        <translation>En este combate no caben más monstruos.</translation>
    </message>
    <message>
        <source>That monster is not in the fight.</source>
        <translation>Ese monstruo no está en el combate.</translation>
    </message>
    <message>
        <source>No sales during combat or while running away.</source>
        <translation>No se vende en combate ni al huir.</translation>
    </message>
    <message>
        <source>%2 cannot be played during combat.</source>
        <translation>%2 no se puede jugar en combate.</translation>
    </message>
    <message>
        <source>No changes to equipment during combat.</source>
        <translation>El equipo no se cambia en combate.</translation>
    </message>
    <message>
        <source>%2 cannot be thrown away during combat.</source>
        <translation>%2 no se puede tirar en combate.</translation>
    </message>
    <message>
        <source>No stealing while a combat is going on.</source>
        <translation>No se hurta mientras haya un combate en curso.</translation>
    </message>
    <message>
        <source>Not before the first turn.</source>
        <translation>No antes del primer turno.</translation>
    </message>
    <message>
        <source>%2 could not be played on %1 now, so it cannot be promised.</source>
        <translation>%2 no se podría jugar ahora sobre %1, así que no se puede prometer.</translation>
    </message>
    <message>
        <source>A natural 1: nobody gets away from this fight.</source>
        <translation>Un 1 natural: de este combate no se libra nadie.</translation>
    </message>
    <message>
        <source>%2 carries something already.</source>
        <translation>%2 ya lleva algo.</translation>
    </message>
    <message>
        <source>Items are handed to and from a Hireling outside combat only.</source>
        <translation>A un Mercenario solo se le entregan o quitan objetos fuera de combate.</translation>
    </message>
    <message>
        <source>Only a Guest Star can be discarded for an escape.</source>
        <translation>Solo una Estrella invitada se puede descartar para escapar.</translation>
    </message>
    <message>
        <source>%2 can only be discarded instead of rolling to Run Away.</source>
        <translation>%2 solo se puede descartar en vez de tirar para Huir.</translation>
    </message>
    <message>
        <source>Only one Hireling or Guest Star may be played before the game begins.</source>
        <translation>Antes de empezar la partida solo se puede jugar un Mercenario o una Estrella invitada.</translation>
    </message>
    <message>
        <source>Nobody is waiting for you to pass.</source>
        <translation>Nadie espera a que pases.</translation>
    </message>
    <message>
        <source>There is no room for another card of this type: discard one first.</source>
        <translation>No hay sitio para otra carta de este tipo: descarta una antes.</translation>
    </message>
    <message>
        <source>%2 goes with a card of its type, and you have none.</source>
        <translation>%2 va con una carta de su tipo, y no tienes ninguna.</translation>
    </message>
    <message>
        <source>%2 is not equipped: it lies sideways.</source>
        <translation>%2 está sin equipar, de lado.</translation>
    </message>
    <message>
        <source>The condition on %2 is not met.</source>
        <translation>No se cumple la condición de %2.</translation>
    </message>
    <message>
        <source>Cards in hand cannot be promised in this game.</source>
        <translation>En esta partida no se pueden prometer cartas de la mano.</translation>
    </message>
    <message>
        <source>Whoever volunteered has to stay.</source>
        <translation>Quien se ofreció tiene que quedarse.</translation>
    </message>
    <message>
        <source>Nothing has happened that %2 could answer.</source>
        <translation>No ha pasado nada a lo que %2 pueda responder.</translation>
    </message>
    <message>
        <source>%2 leaves your hand only when you look for trouble, or with a card that adds a monster to a fight.</source>
        <translation>%2 solo sale de tu mano al buscar problemas o con una carta que añada un monstruo a un combate.</translation>
    </message>
    <message>
        <source>%2 would not change who wins, so it stays in your hand.</source>
        <translation>%2 no cambiaría quién gana, así que sigue en tu mano.</translation>
    </message>
    <message>
        <source>%2 saves only its own player and, if that is the fighter, the helper.</source>
        <translation>%2 solo salva a su propio jugador y, si es el combatiente, también al ayudante.</translation>
    </message>
    <message>
        <source>%2 is not a monster.</source>
        <translation>%2 no es un monstruo.</translation>
    </message>
    <message>
        <source>You are that already, and cannot be it twice.</source>
        <translation>Ya tienes esa identidad, y no puedes tenerla dos veces.</translation>
    </message>
    <message>
        <source>You can have only one such card for each type.</source>
        <translation>Solo puedes tener una carta así por cada tipo.</translation>
    </message>
    <message>
        <source>%2 is not an Item.</source>
        <translation>%2 no es un objeto.</translation>
    </message>
    <message>
        <source>You cannot sell at double price.</source>
        <translation>No puedes vender al doble de precio.</translation>
    </message>
    <message>
        <source>Nobody in combat can trade.</source>
        <translation>Quien está en combate no puede comerciar.</translation>
    </message>
    <message>
        <source>You already have an open offer; withdraw it first.</source>
        <translation>Ya tienes una oferta abierta; retírala antes.</translation>
    </message>
    <message>
        <source>The offer can no longer be kept.</source>
        <translation>La oferta ya no se puede cumplir.</translation>
    </message>
    <message>
        <source>That is not the right number of choices.</source>
        <translation>No es esa la cantidad que hay que elegir.</translation>
    </message>
    <message>
        <source>Only players with the lowest Level receive charity.</source>
        <translation>Solo recibe caridad quien tiene el nivel más bajo.</translation>
    </message>
    <message>
        <source>Others have a lower Level: give the excess to the lowest.</source>
        <translation>Hay otros con un nivel más bajo: da lo que sobra a quien tenga el más bajo.</translation>
    </message>
    <message>
        <source>The monster whose mate this would be is gone.</source>
        <translation>El monstruo del que esta carta sería la media naranja ya no está.</translation>
    </message>
    <message>
        <source>You can sell Items only in your own turn.</source>
        <translation>Solo puedes vender objetos en tu propio turno.</translation>
    </message>
    <message>
        <source>%2 can be played only in your own turn, or just when you get it.</source>
        <translation>%2 solo se puede jugar en tu propio turno o justo al recibir la carta.</translation>
    </message>
    <message>
        <source>The dice have been rolled: the fighters may play only one more card.</source>
        <translation>Los dados están echados: los combatientes solo pueden jugar una carta más.</translation>
    </message>
    <message>
        <source>You have done nothing lately that could be taken back.</source>
        <translation>Últimamente no has hecho nada que se pueda deshacer.</translation>
    </message>
    <message>
        <source>The table is already being asked about a take-back.</source>
        <translation>Ya se está preguntando a la mesa si se deshace una jugada.</translation>
    </message>
    <message>
        <source>The others have said no. Do something else first.</source>
        <translation>Los demás han dicho que no. Haz antes otra cosa.</translation>
    </message>
    <message>
        <source>%1 does not agree: you would gain by it, or %1 would lose.</source>
        <translation>%1 no está de acuerdo: saldrías ganando, o %1 saldría perdiendo.</translation>
    </message>
    <message>
        <source>No more moves can be taken back in this game.</source>
        <translation>En esta partida ya se ha deshecho demasiado.</translation>
    </message>
    <message>
        <source>The die against this monster has been rolled already.</source>
        <translation>El dado contra este monstruo ya se ha tirado.</translation>
    </message>
</context>
<context>
    <name>RecordScenario</name>
    <message>
        <source>Phase: %1</source>
        <translation>Fase: %1</translation>
    </message>
    <message>
        <source>There is no fight</source>
        <translation>No hay combate</translation>
    </message>
    <message>
        <source>The fight stands %1 to %2</source>
        <translation>El combate está %1 a %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, what is true</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Nivel %1</translation>
    </message>
    <message>
        <source>in hand %1</source>
        <translation>en la mano %1</translation>
    </message>
    <message>
        <source>equipped %1</source>
        <translation>equipado %1</translation>
    </message>
    <message>
        <source>in play %1</source>
        <translation>en juego %1</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Aún no se ha jugado nada.</translation>
    </message>
    <message>
        <source>no cards in hand</source>
        <translation>ninguna carta en la mano</translation>
    </message>
    <message>
        <source>nothing equipped</source>
        <translation>nada equipado</translation>
    </message>
    <message>
        <source>no cards in play</source>
        <translation>ninguna carta en juego</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Not at Level %1, you don&apos;t.</source>
        <translation>¿En el nivel %1? Ni hablar.</translation>
    </message>
    <message>
        <source>Even together we would lose.</source>
        <translation>Ni juntos ganaríamos.</translation>
    </message>
    <message>
        <source>For nothing? No.</source>
        <translation>¿A cambio de nada? No.</translation>
    </message>
    <message>
        <source>Not for that.</source>
        <translation>Por eso, no.</translation>
    </message>
    <message>
        <source>And make you the winner? No.</source>
        <translation>¿Y que ganes tú? No.</translation>
    </message>
    <message>
        <source>I can manage alone.</source>
        <translation>Puedo sin ayuda.</translation>
    </message>
    <message>
        <source>That is too dear for me.</source>
        <translation>Es demasiado caro para mí.</translation>
    </message>
    <message>
        <source>I sell nothing to somebody at Level %1.</source>
        <translation>No hago tratos con quien está en el nivel %1.</translation>
    </message>
    <message>
        <source>That is no good trade for me.</source>
        <translation>Para mí no es un buen trato.</translation>
    </message>
    <message>
        <source>No, thanks.</source>
        <translation>No, gracias.</translation>
    </message>
    <message>
        <source>You are not winning today.</source>
        <translation>Hoy no ganas.</translation>
    </message>
    <message>
        <source>Let&apos;s make it a fair fight.</source>
        <translation>Que sea un combate justo.</translation>
    </message>
    <message>
        <source>You are in the lead, %1, so this is for you.</source>
        <translation>Vas por delante, %1: esto es para ti.</translation>
    </message>
    <message>
        <source>Better you than me.</source>
        <translation>Mejor tú que yo.</translation>
    </message>
    <message>
        <source>Do I have a choice?</source>
        <translation>¿Acaso puedo elegir?</translation>
    </message>
    <message>
        <source>Remember this when I need you.</source>
        <translation>Acuérdate cuando te necesite.</translation>
    </message>
    <message>
        <source>At that price, gladly.</source>
        <translation>Por ese precio, con gusto.</translation>
    </message>
    <message>
        <source>I am only here for the loot.</source>
        <translation>Solo vengo por el botín.</translation>
    </message>
    <message>
        <source>Nothing personal.</source>
        <translation>No es nada personal.</translation>
    </message>
    <message>
        <source>You turned your back on me.</source>
        <translation>Me diste la espalda.</translation>
    </message>
    <message>
        <source>I&apos;ll look after that for you.</source>
        <translation>Yo te lo cuido.</translation>
    </message>
    <message>
        <source>I know when to run.</source>
        <translation>Sé cuándo hay que correr.</translation>
    </message>
    <message>
        <source>Never liked this room anyway.</source>
        <translation>Esta sala nunca me gustó.</translation>
    </message>
    <message>
        <source>That went badly.</source>
        <translation>Eso salió mal.</translation>
    </message>
    <message>
        <source>Leave my boots alone!</source>
        <translation>¡Dejad mis botas en paz!</translation>
    </message>
    <message>
        <source>One more, and I win.</source>
        <translation>Uno más y gano.</translation>
    </message>
    <message>
        <source>I hardly ever wore it.</source>
        <translation>Casi nunca lo llevaba.</translation>
    </message>
    <message>
        <source>Not if it costs me a card as well.</source>
        <translation>No si además me cuesta una carta.</translation>
    </message>
    <message>
        <source>You are far enough ahead as it is.</source>
        <translation>Ya llevas bastante ventaja.</translation>
    </message>
    <message>
        <source>I would rather see you lose.</source>
        <translation>Prefiero verte perder.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno siguiente</translation>
    </message>
    <message>
        <source>Previous fight</source>
        <translation>Combate anterior</translation>
    </message>
    <message>
        <source>Next fight</source>
        <translation>Combate siguiente</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>times the usual speed</comment>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <translation>Cartas a la vista</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: it can be watched up to here.</source>
        <translation>Las reglas han cambiado desde que se jugó esta partida: se puede ver hasta aquí.</translation>
    </message>
    <message>
        <source>This game is not over: its hands stay secret.</source>
        <translation>Esta partida no ha terminado: las manos siguen en secreto.</translation>
    </message>
    <message>
        <source>Hide the chances to win</source>
        <translation>Ocultar las posibilidades de ganar</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Posibilidades de ganar</translation>
    </message>
    <message>
        <source>What the next bot knew</source>
        <translation>Qué sabía el siguiente bot</translation>
    </message>
    <message>
        <source>What the bot knew</source>
        <translation>Qué sabía el bot</translation>
    </message>
</context>
<context>
    <name>ReplayLoading</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Loading the replay …</source>
        <translation>Cargando la repetición…</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>ruling %1</source>
        <translation>aclaración %1</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>En una repetición</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>SaleDialog</name>
    <message>
        <source>Sell Items</source>
        <translation>Vender objetos</translation>
    </message>
    <message numerus="yes">
        <source>Sell for %n level(s)</source>
        <translation>
            <numerusform>Vender por %n nivel</numerusform>
            <numerusform>Vender por %n niveles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gp</source>
        <translation>%1 po</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n nivel</numerusform>
            <numerusform>%n niveles</numerusform>
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
        <translation>Puedes vender un objeto al doble de precio: el más caro de los que elijas cuenta dos veces.</translation>
    </message>
    <message>
        <source>A level for each full 1,000 gp; no change is given, and the winning level cannot be bought.</source>
        <translation>Un nivel por cada 1000 po completas; no se da cambio, y el nivel de la victoria no se compra.</translation>
    </message>
</context>
<context>
    <name>SaveHere</name>
    <message>
        <source>Name of the saved game</source>
        <translation>Nombre de la partida guardada</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>There are no saved games yet.</source>
        <translation>Aún no hay partidas guardadas.</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, turno %2</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Guardada como «%1».</translation>
    </message>
    <message>
        <source>%1, before the first turn</source>
        <translation>%1, antes del primer turno</translation>
    </message>
</context>
<context>
    <name>SavesScreen</name>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>¿Borrar %1?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Esto no se puede deshacer.</translation>
    </message>
</context>
<context>
    <name>SeenDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No cards.</source>
        <translation>Ninguna carta.</translation>
    </message>
    <message>
        <source>Shown to you</source>
        <translation>Se te muestra</translation>
    </message>
</context>
<context>
    <name>SelfPanel</name>
    <message>
        <source>You are %1, %2, Level %3, strength %4</source>
        <translation>Eres %1, %2, nivel %3, fuerza %4</translation>
    </message>
    <message>
        <source>Strength %1</source>
        <translation>Fuerza %1</translation>
    </message>
    <message>
        <source>Show your hand to everybody or to one player.</source>
        <translation>Muestra tu mano a todos o a un solo jugador.</translation>
    </message>
    <message>
        <source>Curse: %1</source>
        <translation>Maldición: %1</translation>
    </message>
    <message>
        <source>Show my hand to …</source>
        <translation>Mostrar mi mano a…</translation>
    </message>
    <message>
        <source>%1, %2, Level %3, strength %4</source>
        <translation>%1, %2, nivel %3, fuerza %4</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta en la mano</numerusform>
            <numerusform>%n cartas en la mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Show hand …</source>
        <translation>Mostrar mano…</translation>
    </message>
    <message>
        <source>Strength %1, from the Level and what is equipped</source>
        <translation>Fuerza %1, por el nivel y el equipo</translation>
    </message>
    <message>
        <source>What is above the limit at the end of your turn is given away (Charity).</source>
        <translation>Lo que supere el límite al final de tu turno se regala (Caridad).</translation>
    </message>
</context>
<context>
    <name>SettingLines</name>
    <message>
        <source>Plain everywhere</source>
        <translation>Sencillas en todo</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Safe for colour-blind players</source>
        <translation>Aptos para el daltonismo</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos movimiento</translation>
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
        <translation>Telón</translation>
    </message>
    <message>
        <source>Pass for me when I have nothing to answer</source>
        <translation>Pasar por mí si no tengo nada que responder</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Música</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combates</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Curses</source>
        <translation>Maldiciones</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Muertes</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Letra</translation>
    </message>
    <message>
        <source>Playful headings</source>
        <translation>Títulos de fantasía</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Nothing walks, flies or tumbles.</source>
        <translation>Nada camina, vuela ni rueda.</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Takes effect at the next start. If the window stays black, choose software.</source>
        <translation>Vale a partir del próximo arranque. Si la ventana se queda en negro, elige software.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Game speed</source>
        <translation>Velocidad de la partida</translation>
    </message>
    <message>
        <source>On a shared screen, hands stay hidden until the next person is there.</source>
        <translation>En una pantalla compartida, las manos siguen ocultas hasta que llega la siguiente persona.</translation>
    </message>
    <message>
        <source>Allow games against the clock</source>
        <translation>Permitir partidas contra reloj</translation>
    </message>
    <message>
        <source>When this is off, no game that you set up has a time limit.</source>
        <translation>Si está desactivado, ninguna partida que prepares tiene límite de tiempo.</translation>
    </message>
    <message>
        <source>All sounds</source>
        <translation>Todos los sonidos</translation>
    </message>
    <message>
        <source>Dungeon sounds</source>
        <translation>Sonidos de la mazmorra</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Puertas</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Plain is Andika, a font made for learning to read: no two letters look alike.</source>
        <translation>La letra sencilla es Andika, hecha para aprender a leer: no hay dos letras que se parezcan.</translation>
    </message>
    <message>
        <source>The colours of the players, and of good and bad.</source>
        <translation>Los colores de los jugadores, y de lo bueno y lo malo.</translation>
    </message>
    <message>
        <source>Bots talk</source>
        <translation>Los bots hablan</translation>
    </message>
    <message>
        <source>Now and then a bot says why it does something.</source>
        <translation>De vez en cuando, un bot dice por qué hace algo.</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Ritmo de los bots</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>How long a bot waits before each move. At the table, + and − change it, too. A table in the network keeps one pace for everybody.</source>
        <translation>Cuánto espera un bot antes de cada jugada. En la mesa también lo cambian + y −. Una mesa en red mantiene un mismo ritmo para todos.</translation>
    </message>
    <message>
        <source>When you play alone against bots, or have no cards in hand. With a card in hand, such a pass would tell other people what you hold.</source>
        <translation>Cuando juegas a solas contra bots o no tienes cartas en la mano. Con una carta en la mano, ese paso diría a los demás lo que tienes.</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Consejos</translation>
    </message>
    <message>
        <source>A line at the table tells you what you can do now.</source>
        <translation>Una línea en la mesa te dice qué puedes hacer ahora.</translation>
    </message>
    <message>
        <source>How quickly cards move and what happens is shown: at 200% in half the time. Bots have a pace of their own.</source>
        <translation>A qué velocidad se mueven las cartas y se muestra lo que ocurre: al 200&#xa0;%, en la mitad de tiempo. Los bots tienen su propio ritmo.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restaurar valores iniciales</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>A new game</source>
        <translation>Una partida nueva</translation>
    </message>
    <message>
        <source>Three to six players around one screen, people or bots, in the order they sit.</source>
        <translation>De tres a seis jugadores ante una pantalla, personas o bots, en el orden en que se sientan.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Añadir un jugador</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Empezar la partida</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Pace of the bots:</source>
        <translation>Ritmo de los bots:</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Ritmo de los bots</translation>
    </message>
    <message>
        <source>How long a bot waits before each move. At the table, + and − change it, too.</source>
        <translation>Cuánto espera un bot antes de cada jugada. En la mesa también se cambia con + y −.</translation>
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
        <translation>Barra de desplazamiento</translation>
    </message>
</context>
<context>
    <name>SlotPlace</name>
    <message>
        <source>%1: free</source>
        <translation>%1: libre</translation>
    </message>
    <message>
        <source>2 Hands</source>
        <translation>2 manos</translation>
    </message>
</context>
<context>
    <name>SlotsRow</name>
    <message>
        <source>Your cards in play</source>
        <translation>Tus cartas en juego</translation>
    </message>
    <message>
        <source>Headgear</source>
        <translation>Casco</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Armadura</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Footgear</source>
        <translation>Calzado</translation>
    </message>
    <message>
        <source>Other equipment</source>
        <translation>Otro equipo</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>Carried, not equipped</source>
        <translation>Llevado, sin equipar</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Llevado</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personaje</translation>
    </message>
    <message>
        <source>With you</source>
        <translation>Contigo</translation>
    </message>
</context>
<context>
    <name>StageQuestions</name>
    <message>
        <source>Choose …</source>
        <translation>Elegir…</translation>
    </message>
</context>
<context>
    <name>StandingNotes</name>
    <message>
        <source>Stop this: %1</source>
        <translation>Terminar esto: %1</translation>
    </message>
    <message>
        <source>Press to stop this.</source>
        <translation>Pulsa para terminarlo.</translation>
    </message>
    <message>
        <source>When to ask …</source>
        <translation>Cuándo preguntar…</translation>
    </message>
    <message>
        <source>Choose which questions you are asked, and which are passed for you.</source>
        <translation>Elige qué se te pregunta y dónde se pasa por ti.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Pictograms by the authors of game-icons.net, CC BY 3.0</source>
        <translation>Pictogramas de los autores de game-icons.net, CC BY 3.0</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas las cartas</translation>
    </message>
    <message>
        <source>Return to %1</source>
        <translation>Volver a «%1»</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>Jugar en red</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Continuar la última partida</translation>
    </message>
    <message>
        <source>The manual opens in your browser.</source>
        <translation>El manual se abre en tu navegador.</translation>
    </message>
    <message>
        <source>The manual cannot be opened. It is here: %1</source>
        <translation>El manual no se puede abrir. Está aquí: %1</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mis partidas</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Taller</translation>
    </message>
    <message>
        <source>There is no game to continue.</source>
        <translation>No hay ninguna partida que continuar.</translation>
    </message>
    <message>
        <source>No game is saved yet.</source>
        <translation>Aún no hay ninguna partida guardada.</translation>
    </message>
    <message>
        <source>Nobody has played a game to its end here yet. Games of bots alone do not count.</source>
        <translation>Aquí aún nadie ha jugado una partida hasta el final. Las partidas solo entre bots no cuentan.</translation>
    </message>
</context>
<context>
    <name>StoryTeller</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; and &lt;b&gt;%2&lt;/b&gt; traded: %3.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; y &lt;b&gt;%2&lt;/b&gt; hicieron un trueque: %3.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; sold &lt;b&gt;%2&lt;/b&gt; for %3 gp: %n level(s).</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; vendió &lt;b&gt;%2&lt;/b&gt; por %3 po: %n nivel.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; vendió &lt;b&gt;%2&lt;/b&gt; por %3 po: %n niveles.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; sacó %2.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; drew %n card(s).</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; robó %n carta.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; robó %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would help for nothing instead.</source>
        <translation>Contraoferta de &lt;b&gt;%1&lt;/b&gt;: ayudar a cambio de nada.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would help for this instead: %2.</source>
        <translation>Contraoferta de &lt;b&gt;%1&lt;/b&gt;: ayudar a cambio de %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; gave &lt;b&gt;%2&lt;/b&gt; %3.</source>
        <comment>giver, receiver, cards</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; dio %3 a &lt;b&gt;%2&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled %2 for the first turn.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; sacó %2 para el primer turno.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, after a tie, rolled again: %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;, tras un empate, volvió a tirar: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled %2 for the first pick of the loot.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; sacó %2 para elegir primero del botín.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled %2 for &lt;b&gt;%3&lt;/b&gt;.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; sacó %2 para &lt;b&gt;%3&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; got away from &lt;b&gt;%2&lt;/b&gt; without a roll: &lt;b&gt;%3&lt;/b&gt;.</source>
        <comment>%3: the card that does it</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; escapó de &lt;b&gt;%2&lt;/b&gt; sin tirar: &lt;b&gt;%3&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would trade like this instead: %2.</source>
        <translation>Contraoferta de &lt;b&gt;%1&lt;/b&gt;: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would give nothing for it.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; no daría nada a cambio.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would give this for it instead: %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; daría esto a cambio: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; got away without a roll: &lt;b&gt;%2&lt;/b&gt; does not pursue &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; escapó sin tirar: &lt;b&gt;%2&lt;/b&gt; no persigue a &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The offer of &lt;b&gt;%1&lt;/b&gt; to &lt;b&gt;%2&lt;/b&gt; has lapsed.</source>
        <comment>a trade</comment>
        <translation>La oferta de &lt;b&gt;%1&lt;/b&gt; a &lt;b&gt;%2&lt;/b&gt; ha caducado.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; drew &lt;b&gt;%2&lt;/b&gt;, because of &lt;b&gt;%3&lt;/b&gt;.</source>
        <comment>player, drawn card, its giver</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; robó &lt;b&gt;%2&lt;/b&gt;, gracias a &lt;b&gt;%3&lt;/b&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; drew %n card(s), because of &lt;b&gt;%2&lt;/b&gt;.</source>
        <comment>player, giver</comment>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; robó %n carta, gracias a &lt;b&gt;%2&lt;/b&gt;.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; robó %n cartas, gracias a &lt;b&gt;%2&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; took back a move, and all that followed it: “%2”</source>
        <comment>a player; the move, a sentence</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; deshizo una jugada y todo lo que siguió: «%2»</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; took back a move: “%2”</source>
        <comment>a player; the move, a sentence</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; deshizo una jugada: «%2»</translation>
    </message>
    <message>
        <source>And %1.</source>
        <comment>a card of the loot that lies open, after another one</comment>
        <translation>Y %1.</translation>
    </message>
</context>
<context>
    <name>SumLine</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>lines of a sum</comment>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>counts for the monsters</source>
        <translation>cuenta para los monstruos</translation>
    </message>
    <message>
        <source>counts for the fighters</source>
        <translation>cuenta para los combatientes</translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Discard or sell</source>
        <translation>Descartar o vender</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Puertas</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Tesoros</translation>
    </message>
</context>
<context>
    <name>TableButtons</name>
    <message>
        <source>Hold!</source>
        <translation>¡Un momento!</translation>
    </message>
    <message>
        <source>Pass for everybody here</source>
        <translation>Pasar por todos los presentes</translation>
    </message>
    <message>
        <source>Pass for %1</source>
        <translation>Pasar por %1</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir más tarde</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Stop the table until you continue</source>
        <translation>Detener la mesa hasta que continúes</translation>
    </message>
    <message>
        <source>The table continues; you have not passed.</source>
        <translation>La mesa continúa; no has pasado.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo the last move; nobody has learnt anything from it</source>
        <translation>Deshacer la última jugada: nadie ha sabido nada por ella</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>Do not pass for me now: I want to think about it</source>
        <translation>No pasar ahora por mí: quiero pensarlo</translation>
    </message>
    <message>
        <source>%1 could mean: %2. Choose with the arrow keys and Enter.</source>
        <comment>a key; buttons</comment>
        <translation>%1 puede significar: %2. Elige con las flechas e Intro.</translation>
    </message>
    <message>
        <source>Let the game go on</source>
        <translation>Dejar que la partida siga</translation>
    </message>
    <message>
        <source>Stop the table, so that somebody else can open their hand and play a card</source>
        <translation>Detener la mesa para que otra persona pueda abrir su mano y jugar una carta</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>There is no move of yours that could be taken back now.</source>
        <translation>Ahora no hay ninguna jugada tuya que se pueda deshacer.</translation>
    </message>
    <message>
        <source>Save, load</source>
        <translation>Guardar, cargar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Close the table for now</source>
        <translation>Cerrar la mesa por ahora</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>La partida sigue</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Dejar la lección</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Cerrar la repetición</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The replay is paused</source>
        <translation>La repetición está en pausa</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>La partida está en pausa</translation>
    </message>
    <message>
        <source>Lessons are not saved: they always start from the beginning.</source>
        <translation>Las lecciones no se guardan: siempre empiezan por el principio.</translation>
    </message>
    <message>
        <source>Every move is saved: you can leave at any time and continue later.</source>
        <translation>Se guarda cada jugada: puedes salir cuando quieras y continuar más tarde.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Dejar de mirar</translation>
    </message>
    <message>
        <source>Leave for good …</source>
        <translation>Salir del todo…</translation>
    </message>
    <message>
        <source>The others play on while this menu is open.</source>
        <translation>Los demás siguen jugando mientras este menú está abierto.</translation>
    </message>
    <message>
        <source>Leave the table for good?</source>
        <translation>¿Salir del todo de la mesa?</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Leave for good</source>
        <translation>Salir del todo</translation>
    </message>
    <message>
        <source>Start the lesson again</source>
        <translation>Empezar la lección de nuevo</translation>
    </message>
    <message>
        <source>Leave for now: my seat is kept</source>
        <translation>Salir por ahora: se me guarda el asiento</translation>
    </message>
    <message>
        <source>The others play on while this menu is open. If you leave, your seat is kept as it is.</source>
        <translation>Los demás siguen jugando mientras este menú está abierto. Si te vas, se te guarda el asiento como está.</translation>
    </message>
    <message>
        <source>A bot plays on in your place, and the others are told. You cannot get your seat back: you could only watch.</source>
        <translation>Un bot sigue en tu lugar, y se avisa a los demás. No puedes recuperar tu asiento: solo podrías mirar.</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Deshacer la última jugada</translation>
    </message>
    <message>
        <source>Ask to take back the last move</source>
        <translation>Pedir deshacer la última jugada</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Mostrar toda la mesa</translation>
    </message>
    <message>
        <source>Show only my hand</source>
        <translation>Mostrar solo mi mano</translation>
    </message>
    <message>
        <source>This game is only tried out: it is not kept.</source>
        <translation>Esta partida es solo una prueba: no se guarda.</translation>
    </message>
    <message>
        <source>A replay is kept already.</source>
        <translation>Una repetición ya está guardada.</translation>
    </message>
    <message>
        <source>The table keeps this game by itself; whoever hosts it can reopen it later.</source>
        <translation>La mesa conserva esta partida por sí sola; quien la aloja puede reabrirla más tarde.</translation>
    </message>
    <message>
        <source>Nothing is taken back in a lesson: start it again instead.</source>
        <translation>En una lección no se deshace nada: empiézala de nuevo.</translation>
    </message>
    <message>
        <source>A replay only shows what was played.</source>
        <translation>Una repetición solo muestra lo que se jugó.</translation>
    </message>
    <message>
        <source>You only watch this table.</source>
        <translation>Solo estás mirando esta mesa.</translation>
    </message>
    <message>
        <source>This is for a game at a table in the network.</source>
        <translation>Esto es para una partida en una mesa en red.</translation>
    </message>
    <message>
        <source>A hand on a device of its own needs a table in the network, from the beginning. On the first page, choose “Play over the network”, then “Host a table” with “This screen is only the table”.</source>
        <translation>Una mano en su propio dispositivo requiere, desde el principio, una mesa en red. En la primera página, elige «Jugar en red» y luego «Abrir una mesa propia» con «Esta pantalla es solo la mesa».</translation>
    </message>
    <message>
        <source>The table cannot be reached</source>
        <translation>No se puede llegar a la mesa</translation>
    </message>
    <message>
        <source>If you leave, your seat is kept as it is.</source>
        <translation>Si te vas, se te guarda el asiento como está.</translation>
    </message>
    <message>
        <source>No hand is open. A move is taken back by the player whose hand is open.</source>
        <translation>No hay ninguna mano abierta. Deshace una jugada quien tiene la mano abierta.</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>You have no move that could be taken back now.</source>
        <translation>Ahora no tienes ninguna jugada que se pueda deshacer.</translation>
    </message>
    <message>
        <source>Bots answer at once.</source>
        <translation>Los bots responden al instante.</translation>
    </message>
    <message>
        <source>Bots are quick.</source>
        <translation>Los bots son rápidos.</translation>
    </message>
    <message>
        <source>Bots play at the normal pace.</source>
        <translation>Los bots juegan al ritmo normal.</translation>
    </message>
    <message>
        <source>Bots take their time.</source>
        <translation>Los bots se toman su tiempo.</translation>
    </message>
    <message>
        <source>At a table in the network bots keep one pace, which its owner chooses before the game.</source>
        <translation>En una mesa en red los bots mantienen un mismo ritmo, que elige antes de la partida quien abrió la mesa.</translation>
    </message>
    <message>
        <source>No hand is open. A move is taken back by the player whose hand is open.</source>
        <translation>No hay ninguna mano abierta. Deshace una jugada quien tiene la mano abierta.</translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Take it back?</source>
        <translation>¿Deshacerla?</translation>
    </message>
    <message>
        <source>The others are asked</source>
        <translation>Se pregunta a los demás</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Do not agree</source>
        <translation>No aceptar</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Dejarla como está</translation>
    </message>
    <message>
        <source>Your move is taken back if everybody agrees. Still to answer: %1.</source>
        <translation>Tu jugada se deshace si todos están de acuerdo. Faltan por responder: %1.</translation>
    </message>
</context>
<context>
    <name>TemperBox</name>
    <message>
        <source>Temper</source>
        <translation>Temperamento</translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>Time, stopped</source>
        <translation>Tiempo, detenido</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tiempo restante</translation>
    </message>
</context>
<context>
    <name>TimeLine</name>
    <message>
        <source>Position in the game</source>
        <translation>Punto de la partida</translation>
    </message>
</context>
<context>
    <name>ToldTurns</name>
    <message>
        <source>The fighters have %1, the monsters %2.</source>
        <comment>strengths of both sides</comment>
        <translation>Los combatientes tienen %1; los monstruos, %2.</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Antes del primer turno</translation>
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
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message numerus="yes">
        <source>%n unread message(s)</source>
        <translation>
            <numerusform>%n mensaje sin leer</numerusform>
            <numerusform>%n mensajes sin leer</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consejo</translation>
    </message>
</context>
<context>
    <name>TradeDialog</name>
    <message>
        <source>Trade or give</source>
        <translation>Comerciar o regalar</translation>
    </message>
    <message>
        <source>Only Items on the table change hands, and they stay in play.</source>
        <translation>Solo los objetos de la mesa cambian de manos, y siguen en juego.</translation>
    </message>
    <message>
        <source>Offer the trade</source>
        <translation>Ofrecer el trueque</translation>
    </message>
    <message>
        <source>Offer the gift</source>
        <translation>Ofrecer el regalo</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Das</translation>
    </message>
    <message>
        <source>You have no Items on the table.</source>
        <translation>No tienes objetos en la mesa.</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Recibes</translation>
    </message>
    <message>
        <source>They have no Items on the table.</source>
        <translation>No tiene objetos en la mesa.</translation>
    </message>
    <message>
        <source>Counter %1&apos;s offer</source>
        <translation>Contraoferta para %1</translation>
    </message>
    <message>
        <source>This takes the place of their offer. Only Items on the table change hands, and they stay in play.</source>
        <translation>Sustituye a la otra oferta. Solo los objetos de la mesa cambian de manos, y siguen en juego.</translation>
    </message>
    <message>
        <source>Make the counter-offer</source>
        <translation>Hacer la contraoferta</translation>
    </message>
</context>
<context>
    <name>TroubleDialog</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>The game cannot be saved</source>
        <translation>La partida no se puede guardar</translation>
    </message>
    <message>
        <source>Play on without saving</source>
        <translation>Seguir sin guardar</translation>
    </message>
</context>
<context>
    <name>TryOutDialog</name>
    <message>
        <source>A card is tried out</source>
        <translation>Se prueba una carta</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
</context>
<context>
    <name>TurnMarks</name>
    <message>
        <source>Turn</source>
        <comment>below a chart&apos;s axis</comment>
        <translation>Turno</translation>
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
        <translation>Verlo</translation>
    </message>
</context>
<context>
    <name>VainRoll</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled for &lt;b&gt;%2&lt;/b&gt;, and nothing came of it.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; tiró por &lt;b&gt;%2&lt;/b&gt;, sin consecuencias.</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>%1&apos;s program agrees.</source>
        <translation>El programa de %1 está de acuerdo.</translation>
    </message>
    <message>
        <source>%1&apos;s program found a difference!</source>
        <translation>¡El programa de %1 ha encontrado una diferencia!</translation>
    </message>
    <message>
        <source>The check cannot tell whether somebody looked at hands on the host&apos;s machine.</source>
        <translation>La comprobación no puede saber si alguien miró las manos en el equipo del anfitrión.</translation>
    </message>
    <message>
        <source>The table&apos;s owner starts the next game.</source>
        <translation>La siguiente partida la empieza quien abrió la mesa.</translation>
    </message>
    <message>
        <source>This table has been closed.</source>
        <translation>Esta mesa se ha cerrado.</translation>
    </message>
</context>
<context>
    <name>Victory</name>
    <message>
        <source>Several stood at Level %1 when the last Boss Monster fell, and %2 had the most gold in play.</source>
        <translation>Había varios en el nivel %1 al caer el último monstruo jefe; con más oro en juego: %2.</translation>
    </message>
    <message>
        <source>%2 reached Level %1, and the Boss Monsters have fallen.</source>
        <translation>En el nivel %1: %2; y los monstruos jefe han caído.</translation>
    </message>
    <message>
        <source>%2 reached Level %1 first.</source>
        <translation>Antes que nadie en el nivel %1: %2.</translation>
    </message>
    <message>
        <source>%1 helped in the winning fight and shares the victory.</source>
        <translation>Victoria compartida por ayudar en el combate decisivo: %1.</translation>
    </message>
    <message>
        <source>%1 beat %2.</source>
        <comment>a player; monsters</comment>
        <translation>Combate ganado por %1 contra %2.</translation>
    </message>
    <message>
        <source>%1 beat %2 with the help of %3.</source>
        <comment>a player; monsters; a player</comment>
        <translation>Combate ganado por %1, con ayuda de %3, contra %2.</translation>
    </message>
</context>
<context>
    <name>WalkingStandy</name>
    <message>
        <source>%1: dead, Level %2</source>
        <translation>%1: ha muerto, nivel %2</translation>
    </message>
    <message>
        <source>%1: Level %2</source>
        <translation>%1: nivel %2</translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>Let it strike</source>
        <translation>Dejar que actúe</translation>
    </message>
    <message>
        <source>Play no card</source>
        <translation>No jugar cartas</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Dejarlo así</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
</context>
<context>
    <name>WinnerPage</name>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>¿Dejar la mesa?</translation>
    </message>
    <message>
        <source>The table ends for everybody.</source>
        <translation>La mesa se acaba para todos.</translation>
    </message>
    <message>
        <source>The others can play again without you.</source>
        <translation>Los demás pueden volver a jugar sin ti.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>No photo can be taken now.</source>
        <translation>Ahora no se puede hacer una foto.</translation>
    </message>
</context>
<context>
    <name>WinnerScreen</name>
    <message>
        <source>%1 win together!</source>
        <translation>¡Ganan a la vez %1!</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>¡Gana %1!</translation>
    </message>
    <message>
        <source>%1: Level %2</source>
        <translation>%1: nivel %2</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Export as text …</source>
        <translation>Exportar como texto…</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Ver otra vez</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Photo …</source>
        <translation>Foto…</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Lo que muestra el gráfico</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Posibilidades de ganar</translation>
    </message>
    <message>
        <source>Reading the result …</source>
        <translation>Leyendo el resultado…</translation>
    </message>
    <message>
        <source>Save a picture of this page</source>
        <translation>Guardar una imagen de esta página</translation>
    </message>
</context>
<context>
    <name>WinnerTable</name>
    <message>
        <source>Level %1</source>
        <translation>Nivel %1</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>fuerza %1</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personaje</translation>
    </message>
    <message>
        <source>Who they are</source>
        <translation>Quién es</translation>
    </message>
    <message>
        <source>With them</source>
        <translation>Le acompañan</translation>
    </message>
    <message>
        <source>Curses</source>
        <translation>Maldiciones</translation>
    </message>
    <message>
        <source>Items, carried ones sideways</source>
        <translation>Objetos; de lado, los que solo lleva</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>%1 rolled %2, which is added to the monsters&apos; sum. Does anybody want to change that?</source>
        <translation>%1 sacó %2, que se añade a la suma de los monstruos. ¿Alguien quiere cambiarlo?</translation>
    </message>
    <message>
        <source>%1 rolled %2, which is added to the fighters&apos; sum. Does anybody want to change that?</source>
        <translation>%1 sacó %2, que se añade a la suma de los combatientes. ¿Alguien quiere cambiarlo?</translation>
    </message>
    <message>
        <source>A natural 20: %1 wins the fight, unless the die is rolled again. Does anybody want to change that?</source>
        <translation>Un 20 natural: %1 gana el combate, salvo que se repita la tirada. ¿Alguien quiere cambiarlo?</translation>
    </message>
    <message>
        <source>A natural 1: %1 loses the fight, unless the die is rolled again. Does anybody want to change that?</source>
        <translation>Un 1 natural: %1 pierde el combate, salvo que se repita la tirada. ¿Alguien quiere cambiarlo?</translation>
    </message>
    <message>
        <source>The Bad Stuff of %1 was averted.</source>
        <translation>Se evitó el Mal Rollo de %1.</translation>
    </message>
    <message>
        <source>For %1, who helped: %2</source>
        <translation>Para %1, que ayudó: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card: what is asked</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>choose %n card(s).</source>
        <translation>
            <numerusform>elige %n carta.</numerusform>
            <numerusform>elige %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>choose %1 to %2 cards.</source>
        <translation>elige de %1 a %2 cartas.</translation>
    </message>
    <message numerus="yes">
        <source>choose %n player(s).</source>
        <translation>
            <numerusform>elige a %n jugador.</numerusform>
            <numerusform>elige a %n jugadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>choose %1 to %2 players.</source>
        <translation>elige de %1 a %2 jugadores.</translation>
    </message>
    <message>
        <source>choose a number from %1 to %2.</source>
        <translation>elige un número del %1 al %2.</translation>
    </message>
    <message>
        <source>choose one.</source>
        <translation>elige una opción.</translation>
    </message>
    <message>
        <source>You carry too many Big Items: choose what has to go.</source>
        <translation>Llevas demasiados objetos grandes: elige de cuál te deshaces.</translation>
    </message>
    <message>
        <source>Take the top card of the discards instead of drawing? Choose what to pay with, or nothing.</source>
        <translation>¿Tomar la carta superior de los descartes en vez de robar? Elige con qué pagas, o nada.</translation>
    </message>
    <message>
        <source>Too many cards in hand: give the excess away.</source>
        <translation>Demasiadas cartas en la mano: da las que sobran.</translation>
    </message>
    <message>
        <source>%1, for nothing</source>
        <translation>%1, a cambio de nada</translation>
    </message>
    <message>
        <source>nothing for %1</source>
        <translation>nada a cambio de %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 a cambio de %2</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>This card</source>
        <translation>Esta carta</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Alguien</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a card and what it adds</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Everybody is ready. Who goes first?</source>
        <translation>Todos están listos. ¿Quién empieza?</translation>
    </message>
    <message>
        <source>%1 rolled %2 for the first turn.</source>
        <translation>%1 sacó %2 para el primer turno.</translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <translation>Turno de %1.</translation>
    </message>
    <message>
        <source>%1 kicked open the door: %2.</source>
        <translation>%1 derribó la puerta: %2.</translation>
    </message>
    <message>
        <source>%1 listened at the door.</source>
        <translation>%1 escuchó tras la puerta.</translation>
    </message>
    <message>
        <source>%1 looted the room.</source>
        <translation>%1 saqueó la sala.</translation>
    </message>
    <message>
        <source>%1 drew a card.</source>
        <translation>%1 robó una carta.</translation>
    </message>
    <message>
        <source>%1 drew %2.</source>
        <translation>%1 robó %2.</translation>
    </message>
    <message>
        <source>The Door discards were shuffled into a new deck.</source>
        <translation>Los descartes de Puertas se barajaron y forman un mazo nuevo.</translation>
    </message>
    <message>
        <source>The Treasure discards were shuffled into a new deck.</source>
        <translation>Los descartes de Tesoros se barajaron y forman un mazo nuevo.</translation>
    </message>
    <message>
        <source>%1 kept %2.</source>
        <translation>%1 se quedó %2.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 jugó %2.</translation>
    </message>
    <message>
        <source>%1 played %2 on %3.</source>
        <translation>%1 jugó %2 sobre %3.</translation>
    </message>
    <message>
        <source>%1 equipped %2.</source>
        <translation>%1 equipó %2.</translation>
    </message>
    <message>
        <source>%1 put %2 away.</source>
        <translation>%1 guardó %2.</translation>
    </message>
    <message>
        <source>%1 was discarded.</source>
        <translation>Se descartó %1.</translation>
    </message>
    <message>
        <source>%1 lost %2.</source>
        <translation>%1 perdió %2.</translation>
    </message>
    <message>
        <source>%1 took %2.</source>
        <translation>%1 tomó %2.</translation>
    </message>
    <message>
        <source>%1 took %2 from %3.</source>
        <translation>%1 tomó %2 de %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sold Items for %2 gp: %n level(s).</source>
        <translation>
            <numerusform>%1 vendió objetos por %2 po: %n nivel.</numerusform>
            <numerusform>%1 vendió objetos por %2 po: %n niveles.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 went up to Level %2.</source>
        <translation>%1 subió al nivel %2.</translation>
    </message>
    <message>
        <source>%1 fell to Level %2.</source>
        <translation>%1 bajó al nivel %2.</translation>
    </message>
    <message>
        <source>%1 is %2 now.</source>
        <translation>%1 ahora es: %2.</translation>
    </message>
    <message>
        <source>%1 is a man now.</source>
        <translation>%1 ahora es hombre.</translation>
    </message>
    <message>
        <source>%1 is a woman now.</source>
        <translation>%1 ahora es mujer.</translation>
    </message>
    <message>
        <source>%1 is no %2 any more.</source>
        <translation>%1 dejó de tener la identidad %2.</translation>
    </message>
    <message>
        <source>%1 used %2 on %3: %4.</source>
        <translation>%1 usó %2 sobre %3: %4.</translation>
    </message>
    <message>
        <source>%1 used %2 on %3.</source>
        <translation>%1 usó %2 sobre %3.</translation>
    </message>
    <message>
        <source>%1 used %2.</source>
        <translation>%1 usó %2.</translation>
    </message>
    <message>
        <source>%1 fights %2.</source>
        <translation>%1 lucha contra %2.</translation>
    </message>
    <message>
        <source>%1 joined the fight.</source>
        <translation>%1 se unió al combate.</translation>
    </message>
    <message>
        <source>%1 was killed on the spot.</source>
        <translation>%1 murió en el acto.</translation>
    </message>
    <message>
        <source>%1 left the fight.</source>
        <translation>%1 abandonó el combate.</translation>
    </message>
    <message>
        <source>%1 asked %2 for help in exchange for %3.</source>
        <translation>%1 pidió ayuda a %2 a cambio de %3.</translation>
    </message>
    <message>
        <source>%1 offered to help in exchange for %2.</source>
        <translation>%1 ofreció ayuda a cambio de %2.</translation>
    </message>
    <message>
        <source>%1 declined.</source>
        <translation>%1 rechazó.</translation>
    </message>
    <message>
        <source>%1 withdrew the offer.</source>
        <translation>%1 retiró la oferta.</translation>
    </message>
    <message>
        <source>%1 was forced to help.</source>
        <translation>%1 tuvo que ayudar a la fuerza.</translation>
    </message>
    <message>
        <source>%1 helps.</source>
        <translation>%1 ayuda.</translation>
    </message>
    <message>
        <source>%1 offered %2 a trade.</source>
        <translation>%1 ofreció un trueque a %2.</translation>
    </message>
    <message>
        <source>%1 offered %2 a trade: %3.</source>
        <translation>%1 ofreció un trueque a %2: %3.</translation>
    </message>
    <message>
        <source>%1 and %2 traded.</source>
        <translation>%1 y %2 hicieron un trueque.</translation>
    </message>
    <message>
        <source>%1 won: %2 and %3.</source>
        <translation>%1 ganó: %2 y %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n nivel</numerusform>
            <numerusform>%n niveles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Tesoro</numerusform>
            <numerusform>%n Tesoros</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolled %2.</source>
        <translation>%1 sacó %2.</translation>
    </message>
    <message>
        <source>The roll is now %1.</source>
        <translation>La tirada es ahora %1.</translation>
    </message>
    <message>
        <source>%1 got away from %2.</source>
        <translation>%1 escapó de %2.</translation>
    </message>
    <message>
        <source>%2 caught %1.</source>
        <translation>%2 atrapó a %1.</translation>
    </message>
    <message>
        <source>%1 is about to strike %2.</source>
        <translation>%1 está a punto de alcanzar a %2.</translation>
    </message>
    <message>
        <source>%1 was averted.</source>
        <translation>Se evitó %1.</translation>
    </message>
    <message>
        <source>%1 was cursed: %2.</source>
        <translation>A %1 le cayó una maldición: %2.</translation>
    </message>
    <message>
        <source>%1 is rid of %2.</source>
        <translation>%1 se libró de %2.</translation>
    </message>
    <message>
        <source>%1 died.</source>
        <translation>%1 murió.</translation>
    </message>
    <message>
        <source>%1 took %2 from the body of %3.</source>
        <translation>%1 tomó %2 del cadáver de %3.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 ha vuelto.</translation>
    </message>
    <message>
        <source>%1 looked at the hand of %2.</source>
        <translation>%1 miró la mano de %2.</translation>
    </message>
    <message>
        <source>%1 gave %2 to %3.</source>
        <translation>%1 dio %2 a %3.</translation>
    </message>
    <message>
        <source>%1 won the game!</source>
        <translation>¡%1 ganó la partida!</translation>
    </message>
    <message>
        <source>%1&apos;s d20 adds %2 to the fighters.</source>
        <translation>El d20 de %1 suma %2 a los combatientes.</translation>
    </message>
    <message>
        <source>%1&apos;s d20 adds %2 to the monsters.</source>
        <translation>El d20 de %1 suma %2 a los monstruos.</translation>
    </message>
    <message>
        <source>A natural 1! %1 has lost, and nobody gets away.</source>
        <translation>¡Un 1 natural! %1 pierde, y no se libra nadie.</translation>
    </message>
    <message>
        <source>A natural 20! %1 wins, whatever the sums.</source>
        <translation>¡Un 20 natural! Gana %1, digan lo que digan las sumas.</translation>
    </message>
    <message>
        <source>%1 defeated a Boss Monster: %2 so far.</source>
        <translation>%1 derrotó a un monstruo jefe: van %2.</translation>
    </message>
    <message>
        <source>a Door card</source>
        <translation>una carta de Puerta</translation>
    </message>
    <message>
        <source>a Treasure</source>
        <translation>un Tesoro</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humano</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Your share of the Treasures: %1</source>
        <translation>Tu parte de los Tesoros: %1</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>card: what it says. what is asked</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>%1 may carry %2 but not use it: it is %5.</source>
        <comment>%5: usable by Thieves only</comment>
        <translation>%1 puede llevar %2, pero no usarlo: %5.</translation>
    </message>
    <message>
        <source>%2 works only if %5.</source>
        <comment>%5: you are a Thief</comment>
        <translation>%2 solo funciona si %5.</translation>
    </message>
    <message>
        <source>%2 works on that target only if %5.</source>
        <comment>%5: the monster is Undead</comment>
        <translation>%2 solo funciona con ese objetivo si %5.</translation>
    </message>
    <message numerus="yes">
        <source>%n Hand(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 needs %5, and %n is free: %4 is in the way.</source>
        <translation>
            <numerusform>%2 necesita %5 y queda %n libre: el sitio lo ocupa %4.</numerusform>
            <numerusform>%2 necesita %5 y quedan %n libres: el sitio lo ocupa %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 carries as many Big Items as allowed: %5.</source>
        <translation>%1 lleva todos los objetos grandes permitidos: %5.</translation>
    </message>
    <message>
        <source>%1 won: %2.</source>
        <translation>%1 ganó: %2.</translation>
    </message>
    <message>
        <source>No roll is needed: %1.</source>
        <translation>No hace falta tirar: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot win that way: %n level(s) had no effect.</source>
        <translation>
            <numerusform>%1 no puede ganar así: %n nivel no tuvo efecto.</numerusform>
            <numerusform>%1 no puede ganar así: %n niveles no tuvieron efecto.</numerusform>
        </translation>
    </message>
    <message>
        <source>it says to %1: “%2”</source>
        <comment>player: what the card says</comment>
        <translation>le dice a %1: «%2»</translation>
    </message>
    <message>
        <source>%2 goes with your %5, and you have none.</source>
        <comment>%5: Race</comment>
        <translation>%2 va con una carta del tipo %5, y no tienes ninguna.</translation>
    </message>
    <message>
        <source>%2 needs a second %5 played with it.</source>
        <comment>%5: Race</comment>
        <translation>%2 necesita que se juegue con otra carta del tipo %5.</translation>
    </message>
    <message>
        <source>There is no room for another %5: discard one first.</source>
        <comment>%5: Race</comment>
        <translation>No hay sitio para otra carta del tipo %5: descarta una antes.</translation>
    </message>
    <message numerus="yes">
        <source>%1 looked at the top %n card(s) of the Door deck.</source>
        <translation>
            <numerusform>%1 miró la carta superior del mazo de Puertas.</numerusform>
            <numerusform>%1 miró las %n cartas superiores del mazo de Puertas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 looked at the top %n card(s) of the Treasure deck.</source>
        <translation>
            <numerusform>%1 miró la carta superior del mazo de Tesoros.</numerusform>
            <numerusform>%1 miró las %n cartas superiores del mazo de Tesoros.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (the helper picks)</source>
        <translation>%1 (elige el ayudante)</translation>
    </message>
    <message>
        <source>%1 (the fighter picks)</source>
        <translation>%1 (elige el combatiente)</translation>
    </message>
    <message>
        <source>%1 played %2 for the fighters.</source>
        <translation>%1 jugó %2 a favor de los combatientes.</translation>
    </message>
    <message>
        <source>%1 played %2 for the monsters.</source>
        <translation>%1 jugó %2 a favor de los monstruos.</translation>
    </message>
    <message>
        <source>%1 discarded %2.</source>
        <translation>%1 descartó %2.</translation>
    </message>
    <message>
        <source>%1 offered to help for nothing.</source>
        <translation>%1 se ofreció a ayudar a cambio de nada.</translation>
    </message>
    <message>
        <source>%1 looked at the top card of the Door deck.</source>
        <translation>%1 miró la carta superior del mazo de Puertas.</translation>
    </message>
    <message>
        <source>%1 looked at the top card of the Treasure deck.</source>
        <translation>%1 miró la carta superior del mazo de Tesoros.</translation>
    </message>
    <message numerus="yes">
        <source>Choose exactly %n card(s).</source>
        <translation>
            <numerusform>Elige exactamente %n carta.</numerusform>
            <numerusform>Elige exactamente %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are back in the game. Choose your new Character, or keep yours.</source>
        <translation>Vuelves a la partida. Elige un personaje nuevo o quédate con el tuyo.</translation>
    </message>
    <message>
        <source>you escape from %1</source>
        <translation>escapas de %1</translation>
    </message>
    <message>
        <source>%1 lets nobody escape</source>
        <translation>%1 no deja escapar a nadie</translation>
    </message>
    <message numerus="yes">
        <source>%n of the cards won</source>
        <translation>
            <numerusform>%n de las cartas ganadas</numerusform>
            <numerusform>%n de las cartas ganadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Items need more Hands than you have: choose an Item to turn sideways.</source>
        <translation>Tus objetos necesitan más manos de las que tienes: elige un objeto para ponerlo de lado.</translation>
    </message>
    <message>
        <source>Without Cheat! you are wearing too much: choose an Item to turn sideways.</source>
        <translation>Sin «¡Trampa!» llevas demasiado puesto: elige un objeto para ponerlo de lado.</translation>
    </message>
    <message>
        <source>%1 rolled %2 to run away from %3: 5 or more escapes. Does anybody want to change that?</source>
        <translation>%1 sacó %2 al huir (persigue: %3); con 5 o más se escapa. ¿Alguien quiere cambiarlo?</translation>
    </message>
    <message>
        <source>%1 rolled %2. Does anybody want to change that?</source>
        <translation>%1 sacó %2. ¿Alguien quiere cambiarlo?</translation>
    </message>
    <message>
        <source>%1 rolled %2 for %3: “%4”. Does anybody want to change that?</source>
        <comment>%4: what the card then does</comment>
        <translation>%1 sacó %2 por «%3»: «%4». ¿Alguien quiere cambiarlo?</translation>
    </message>
    <message>
        <source>%1 rolled %2 for %3. Does anybody want to change that?</source>
        <translation>%1 sacó %2 por «%3». ¿Alguien quiere cambiarlo?</translation>
    </message>
    <message>
        <source>%1 listened at the door: %2.</source>
        <translation>%1 escuchó tras la puerta: %2.</translation>
    </message>
    <message>
        <source>%1 looted the room: %2.</source>
        <translation>%1 saqueó la sala: %2.</translation>
    </message>
    <message>
        <source>%1 will fight it out unless somebody interferes.</source>
        <translation>%1 rematará el combate, salvo que alguien se entrometa.</translation>
    </message>
    <message>
        <source>%1 could not carry %2; it went to %3.</source>
        <translation>%1 no podía llevar %2; pasó a %3.</translation>
    </message>
    <message>
        <source>%1 took back a move, and all that followed it.</source>
        <translation>%1 deshizo una jugada y todo lo que vino después.</translation>
    </message>
    <message>
        <source>%1 took back a move.</source>
        <translation>%1 deshizo una jugada.</translation>
    </message>
    <message>
        <source>Loot the body of %1: %2</source>
        <translation>Saquea el cadáver de %1: %2</translation>
    </message>
    <message>
        <source>%1 had no effect on %2.</source>
        <translation>%1 no tuvo efecto en %2.</translation>
    </message>
    <message>
        <source>The Bad Stuff of %1 took nothing from %2.</source>
        <translation>El Mal Rollo de %1 no le quitó nada a %2.</translation>
    </message>
    <message>
        <source>%1 rolled %2 for %3, about %5: “%4”. Does anybody want to change that?</source>
        <comment>%4: what the card then does; %5: another card, such as one to be stolen</comment>
        <translation>%1 sacó %2 por «%3», sobre «%5»: «%4». ¿Alguien quiere cambiarlo?</translation>
    </message>
    <message>
        <source>%1 played %2 for %3.</source>
        <translation>%1 jugó %2 a favor de %3.</translation>
    </message>
    <message>
        <source>%1 asked %2 for a gift: %3.</source>
        <translation>%1 le pidió un regalo a %2: %3.</translation>
    </message>
    <message>
        <source>%1 asked %2 for help and offered nothing.</source>
        <translation>%1 pidió ayuda a %2 y no ofreció nada.</translation>
    </message>
    <message>
        <source>%2 no longer affects %1. What it did at once stays.</source>
        <translation>%2 ya no afecta a %1. Lo que hizo al instante permanece.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a card&apos;s title within a sentence</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1 played %2 on %3, which may now be equipped.</source>
        <translation>%1 jugó %2 sobre %3, que ya se puede equipar.</translation>
    </message>
    <message>
        <source>%1 gives %2 %3.</source>
        <comment>a card; a player; a number with its sign</comment>
        <translation>%1 da a %2 %3.</translation>
    </message>
    <message>
        <source>%1 does not pursue you</source>
        <translation>%1 no te persigue</translation>
    </message>
    <message>
        <source>%1 offered %2 a gift: %3.</source>
        <translation>%1 ofreció un regalo a %2: %3.</translation>
    </message>
    <message>
        <source>%1 tries to run away.</source>
        <translation>%1 intenta huir.</translation>
    </message>
    <message>
        <source>The loot lies open: %1.</source>
        <translation>El botín queda a la vista: %1.</translation>
    </message>
    <message>
        <source>%2 needs a target that fits: it works only if %5.</source>
        <comment>%5: the monster is Undead</comment>
        <translation>%2 necesita un objetivo que encaje: solo funciona si %5.</translation>
    </message>
    <message>
        <source>Nobody is a target for %2 now: it works only if %5.</source>
        <comment>%5: that player has the same Level as you</comment>
        <translation>Nadie es un objetivo para %2 ahora: solo funciona si %5.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>number, card</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: the roll is now %2.</source>
        <comment>a card; a number</comment>
        <translation>%1: la tirada es ahora %2.</translation>
    </message>
    <message>
        <source>%1 played %2, to carry %3.</source>
        <comment>player, Hireling, Item</comment>
        <translation>%1 jugó %2, para llevar %3.</translation>
    </message>
    <message>
        <source>%1 gave %2 to %3 to carry.</source>
        <comment>player, Item, Hireling</comment>
        <translation>%1 dio %2 a %3 para que lo lleve.</translation>
    </message>
    <message>
        <source>%1 gives the monsters %2.</source>
        <comment>a card; a number with its sign</comment>
        <translation>%1 da a los monstruos %2.</translation>
    </message>
    <message>
        <source>%1 gives the fighters %2.</source>
        <comment>a card; a number with its sign</comment>
        <translation>%1 da a los combatientes %2.</translation>
    </message>
    <message>
        <source>No monster is left: %1 gains no level.</source>
        <translation>No queda ningún monstruo: %1 no gana ningún nivel.</translation>
    </message>
    <message>
        <source>No monster is left: %1 gains no level and no Treasure.</source>
        <translation>No queda ningún monstruo: %1 no gana ni nivel ni Tesoro.</translation>
    </message>
    <message>
        <source>No monster is left: %1 gains %2, but no level.</source>
        <translation>No queda ningún monstruo: %1 gana %2, pero ningún nivel.</translation>
    </message>
    <message>
        <source>%1 won, but gained no level.</source>
        <translation>%1 ganó, pero sin nivel.</translation>
    </message>
    <message>
        <source>%1 won: %2, but no level.</source>
        <translation>%1 ganó: %2, pero ningún nivel.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>ability (its card)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 was averted by %2.</source>
        <comment>a Curse; a card</comment>
        <translation>Se evitó %1 gracias a %2.</translation>
    </message>
    <message>
        <source>%2 can be played only in your own turn now: the moment you got it has passed.</source>
        <translation>%2 ya solo se puede jugar en tu propio turno: el momento en que recibiste la carta ha pasado.</translation>
    </message>
    <message>
        <source>%1 rolled %2 for %3, used on %5: “%4”. Does anybody want to change that?</source>
        <comment>%3: an ability; %4: what it then does; %5: a card, such as one to be stolen</comment>
        <translation>%1 sacó %2 por «%3», usado sobre «%5»: «%4». ¿Alguien quiere cambiarlo?</translation>
    </message>
    <message>
        <source>%1 sold %2.</source>
        <translation>%1 vendió %2.</translation>
    </message>
    <message>
        <source>%1 ended the turn.</source>
        <translation>%1 terminó el turno.</translation>
    </message>
    <message>
        <source>%1 gave %2 %3, as promised.</source>
        <comment>giver, receiver, card</comment>
        <translation>%1 dio a %2 lo prometido: %3.</translation>
    </message>
    <message>
        <source>no roll escapes as it stands</source>
        <translation>por ahora no basta ninguna tirada</translation>
    </message>
    <message>
        <source>every roll escapes as it stands</source>
        <translation>por ahora basta cualquier tirada</translation>
    </message>
    <message>
        <source>5 or more escapes</source>
        <translation>con 5 o más se escapa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a sum, what it must be</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>die</source>
        <translation>dado</translation>
    </message>
    <message>
        <source>from %1: %2</source>
        <comment>a monster, what must be rolled</comment>
        <translation>de %1: %2</translation>
    </message>
    <message>
        <source>from %1, %2</source>
        <comment>a monster, what must be rolled</comment>
        <translation>de %1, %2</translation>
    </message>
    <message>
        <source>%2 needs %5, and none is free: %4 is in the way.</source>
        <translation>%2 necesita %5 y no queda ninguna libre: el sitio lo ocupa %4.</translation>
    </message>
    <message>
        <source>%1 put %2 in play.</source>
        <translation>%1 puso %2 en juego.</translation>
    </message>
    <message>
        <source>%1 put %2 on the table, to carry it.</source>
        <translation>%1 dejó %2 sobre la mesa para llevarlo.</translation>
    </message>
    <message>
        <source>%1 cannot use %2: it is %5.</source>
        <translation>%1 no puede usar %2: %5.</translation>
    </message>
    <message>
        <source>%2 can be played only in your own turn.</source>
        <translation>%2 solo se puede jugar en tu propio turno.</translation>
    </message>
    <message>
        <source>%2 needs no target: the card says whom it affects.</source>
        <translation>%2 no necesita objetivo: la carta dice a quién afecta.</translation>
    </message>
</context>
<context>
    <name>WordsChip</name>
    <message>
        <source>What they do</source>
        <comment>the monsters of a fight</comment>
        <translation>Lo que hacen</translation>
    </message>
    <message>
        <source>What it does</source>
        <comment>the monster of a fight</comment>
        <translation>Lo que hace</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>Flavour text</source>
        <translation>Texto de ambiente</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Tesoros</translation>
    </message>
    <message>
        <source>Levels for the kill</source>
        <translation>Niveles por matarlo</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Jefe</translation>
    </message>
    <message>
        <source>Special treasure</source>
        <translation>Tesoro especial</translation>
    </message>
    <message>
        <source>Worn as</source>
        <translation>Se lleva como</translation>
    </message>
    <message>
        <source>Big</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonificación</translation>
    </message>
    <message>
        <source>More treasures</source>
        <translation>Más tesoros</translation>
    </message>
    <message>
        <source>Never below</source>
        <translation>Nunca menos de</translation>
    </message>
    <message>
        <source>Gives tags</source>
        <translation>Da etiquetas</translation>
    </message>
    <message>
        <source>Kind of ally</source>
        <translation>Tipo de aliado</translation>
    </message>
    <message>
        <source>Its item, when it leaves</source>
        <translation>Su objeto, cuando se va</translation>
    </message>
    <message>
        <source>Plural</source>
        <translation>Plural</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identidad</translation>
    </message>
    <message>
        <source>Identity type</source>
        <translation>Tipo de identidad</translation>
    </message>
    <message>
        <source>Lasting</source>
        <translation>Duradera</translation>
    </message>
    <message>
        <source>Pictogram</source>
        <translation>Pictograma</translation>
    </message>
    <message>
        <source>Second pictogram</source>
        <translation>Segundo pictograma</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>Segundo color</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Escena</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Girado</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Reflejado</translation>
    </message>
    <message>
        <source>Drawn in lines</source>
        <translation>Dibujado en líneas</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Bad Stuff</source>
        <translation>Malas consecuencias</translation>
    </message>
    <message>
        <source>What it changes</source>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>When something happens</source>
        <translation>Cuando pasa algo</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Usable by</source>
        <translation>Utilizable por</translation>
    </message>
    <message>
        <source>As an enhancer</source>
        <translation>Como potenciador</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Si no</translation>
    </message>
    <message>
        <source>Only if</source>
        <translation>Solo si</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Qué ocurre</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>Qué cartas</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Cuánto</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Joins a fight if</source>
        <translation>Se une a un combate si</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Needs packs</source>
        <translation>Necesita paquetes</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstruo</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>Maldición</translation>
    </message>
    <message>
        <source>Enhancer</source>
        <translation>Potenciador</translation>
    </message>
    <message>
        <source>Joining card</source>
        <translation>Carta de refuerzo</translation>
    </message>
    <message>
        <source>Race or class</source>
        <translation>Raza o clase</translation>
    </message>
    <message>
        <source>Doubling card</source>
        <translation>Carta de duplicación</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation>Un solo uso</translation>
    </message>
    <message>
        <source>Level card</source>
        <translation>Carta de nivel</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Aliado</translation>
    </message>
    <message>
        <source>Cheat card</source>
        <translation>Carta de trampa</translation>
    </message>
    <message>
        <source>Other card</source>
        <translation>Otra carta</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personaje</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Puertas</translation>
    </message>
    <message>
        <source>nothing of these</source>
        <translation>nada de esto</translation>
    </message>
    <message>
        <source>Headgear</source>
        <translation>Casco</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Armadura</translation>
    </message>
    <message>
        <source>Footgear</source>
        <translation>Calzado</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>Una mano</translation>
    </message>
    <message>
        <source>Two hands</source>
        <translation>Dos manos</translation>
    </message>
    <message>
        <source>Identity types</source>
        <translation>Tipos de identidad</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Duplicación</translation>
    </message>
    <message>
        <source>Door cards</source>
        <translation>Cartas de Puerta</translation>
    </message>
    <message>
        <source>Treasure cards</source>
        <translation>Cartas de Tesoro</translation>
    </message>
    <message>
        <source>Level that wins</source>
        <translation>Nivel que gana</translation>
    </message>
    <message>
        <source>Door cards to begin with</source>
        <translation>Cartas de Puerta iniciales</translation>
    </message>
    <message>
        <source>Treasures to begin with</source>
        <translation>Tesoros iniciales</translation>
    </message>
    <message>
        <source>Sides of the first die</source>
        <translation>Caras del primer dado</translation>
    </message>
    <message>
        <source>Cards in hand at most</source>
        <translation>Cartas en la mano como máximo</translation>
    </message>
    <message>
        <source>Big Items at most</source>
        <translation>Objetos grandes como máximo</translation>
    </message>
    <message>
        <source>Bosses to defeat</source>
        <translation>Jefes por derrotar</translation>
    </message>
    <message>
        <source>Milliseconds to interfere</source>
        <translation>Milisegundos para intervenir</translation>
    </message>
    <message>
        <source>Cards in play may be discarded</source>
        <translation>Las cartas en juego se pueden descartar</translation>
    </message>
    <message>
        <source>Cards beat every rule</source>
        <translation>Las cartas vencen a cualquier regla</translation>
    </message>
    <message>
        <source>Identities change the hand limit</source>
        <translation>Las identidades cambian el límite de mano</translation>
    </message>
    <message>
        <source>Level cards on anybody</source>
        <translation>Cartas de nivel sobre cualquiera</translation>
    </message>
    <message>
        <source>Cards in hand may pay for help</source>
        <translation>Las cartas de la mano pueden pagar ayuda</translation>
    </message>
    <message>
        <source>The dead are back at once</source>
        <translation>Los muertos vuelven enseguida</translation>
    </message>
    <message>
        <source>Any Item before the first turn</source>
        <translation>Cualquier objeto antes del primer turno</translation>
    </message>
    <message>
        <source>Any one-shot may be laid down</source>
        <translation>Cualquier objeto de un uso se puede bajar</translation>
    </message>
    <message>
        <source>The word by which files and scenarios call it. It follows the name until you write one of your own.</source>
        <translation>La palabra con la que la llaman los archivos y los escenarios. Sigue al nombre hasta que escribas otra.</translation>
    </message>
    <message>
        <source>Words that other cards can ask for, such as “undead”. The pack&apos;s form says which there are.</source>
        <translation>Palabras por las que otras cartas pueden preguntar, como «undead». El formulario del paquete dice cuáles hay.</translation>
    </message>
    <message>
        <source>A Boss Monster, for games in which one must defeat them.</source>
        <translation>Un jefe, para partidas en las que hay que derrotarlos.</translation>
    </message>
    <message>
        <source>The card says “Treasure: Special”. What one gets stands under “When something happens”, on victory.</source>
        <translation>La carta dice «Tesoro: Especial». Lo que se recibe está en «Cuando pasa algo», con la victoria.</translation>
    </message>
    <message>
        <source>The main figure&apos;s colour. Its shade counts, not how light it is: the figure must stand out from the scene. The seed moves it a little.</source>
        <translation>El color de la figura principal. Cuenta el tono, no la claridad: la figura debe destacar sobre el fondo. La semilla lo desplaza un poco.</translation>
    </message>
    <message>
        <source>Another number draws the same things a little differently.</source>
        <translation>Otro número dibuja lo mismo de un modo algo distinto.</translation>
    </message>
    <message>
        <source>Degrees by which the figure is turned to the right.</source>
        <translation>Grados que se gira la figura hacia la derecha.</translation>
    </message>
    <message>
        <source>The figure&apos;s size in percent of the usual one.</source>
        <translation>El tamaño de la figura, en porcentaje del habitual.</translation>
    </message>
    <message>
        <source>The curse stays in front of its victim until something discards it.</source>
        <translation>La maldición se queda delante de su víctima hasta que algo la descarte.</translation>
    </message>
    <message>
        <source>Packs without which this one cannot be played.</source>
        <translation>Paquetes sin los que este no se puede jugar.</translation>
    </message>
    <message>
        <source>The colour of small parts and of the second figure. Without one, small parts contrast with the main colour, and the second figure is golden or of steel.</source>
        <translation>El color de las partes pequeñas y de la segunda figura. Sin él, las partes pequeñas contrastan con el color principal y la segunda figura es dorada o de acero.</translation>
    </message>
</context>
<context>
    <name>WorkshopAct</name>
    <message>
        <source>%1 kicks open the door.</source>
        <translation>%1 derriba la puerta.</translation>
    </message>
    <message>
        <source>%1 listens at the door.</source>
        <translation>%1 escucha tras la puerta.</translation>
    </message>
    <message>
        <source>%1 loots the room.</source>
        <translation>%1 saquea la sala.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 termina el turno.</translation>
    </message>
    <message>
        <source>%1 looks for trouble with %2.</source>
        <translation>%1 busca camorra con %2.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 juega %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 into hand.</source>
        <translation>%1 se lleva %2 a la mano.</translation>
    </message>
    <message>
        <source>%1 equips %2.</source>
        <translation>%1 se equipa %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 off.</source>
        <translation>%1 se quita %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 descarta %2.</translation>
    </message>
    <message>
        <source>%1 sells %2.</source>
        <translation>%1 vende %2.</translation>
    </message>
    <message>
        <source>%1 uses an ability of %2.</source>
        <translation>%1 usa una habilidad de %2.</translation>
    </message>
    <message>
        <source>%1 offers %2 a trade.</source>
        <translation>%1 ofrece un trato a %2.</translation>
    </message>
    <message>
        <source>%1 asks %2 for help.</source>
        <translation>%1 pide ayuda a %2.</translation>
    </message>
    <message>
        <source>%1 offers help.</source>
        <translation>%1 ofrece ayuda.</translation>
    </message>
    <message>
        <source>%1 accepts an offer.</source>
        <translation>%1 acepta una oferta.</translation>
    </message>
    <message>
        <source>%1 declines an offer.</source>
        <translation>%1 rechaza una oferta.</translation>
    </message>
    <message>
        <source>%1 withdraws an offer.</source>
        <translation>%1 retira una oferta.</translation>
    </message>
    <message>
        <source>%1 leaves the fight.</source>
        <translation>%1 abandona el combate.</translation>
    </message>
    <message>
        <source>%1 declares the fight won, or ready for the dice.</source>
        <translation>%1 da el combate por ganado o listo para los dados.</translation>
    </message>
    <message>
        <source>%1 gives up the fight and runs away.</source>
        <translation>%1 abandona el combate y huye.</translation>
    </message>
    <message>
        <source>%1 tries to escape from %2.</source>
        <translation>%1 intenta escapar de %2.</translation>
    </message>
    <message>
        <source>%1 chooses %2.</source>
        <translation>%1 elige %2.</translation>
    </message>
    <message>
        <source>%1 gives cards away in Charity.</source>
        <translation>%1 da cartas por caridad.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pasa.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>the name of a card</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>the fighters</source>
        <translation>los combatientes</translation>
    </message>
    <message>
        <source>the monsters</source>
        <translation>los monstruos</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Cada jugador</translation>
    </message>
    <message>
        <source>Aim: %1.</source>
        <comment>of a card that is played</comment>
        <translation>Objetivo: %1.</translation>
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
        <translation>Primero</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Es</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexo</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Only the target</source>
        <translation>Solo el objetivo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Redondeo</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Gold at least</source>
        <translation>Oro como mínimo</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántas</translation>
    </message>
    <message>
        <source>Who chooses</source>
        <translation>Quién elige</translation>
    </message>
    <message>
        <source>Or fewer</source>
        <translation>O menos</translation>
    </message>
    <message>
        <source>May win the game</source>
        <translation>Puede ganar la partida</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Adónde</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Cara</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Sides of the die</source>
        <translation>Caras del dado</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Entonces</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Si no</translation>
    </message>
    <message>
        <source>Among</source>
        <translation>Entre</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstruo</translation>
    </message>
    <message>
        <source>Aimed at</source>
        <translation>Dirigida a</translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>Junto con</translation>
    </message>
    <message>
        <source>Only if the target</source>
        <translation>Solo si el objetivo</translation>
    </message>
    <message>
        <source>Which value</source>
        <translation>Qué valor</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Con qué frecuencia</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Veces</translation>
    </message>
    <message>
        <source>Counts cards discarded</source>
        <translation>Cuenta las cartas descartadas</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Como mínimo</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Como máximo</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>Toda la mano</translation>
    </message>
    <message>
        <source>From hand only</source>
        <translation>Solo de la mano</translation>
    </message>
    <message>
        <source>The card itself, too</source>
        <translation>También la propia carta</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Place of the second pictogram</source>
        <translation>Lugar del segundo pictograma</translation>
    </message>
    <message>
        <source>Coloured parts</source>
        <translation>Partes de color</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazos</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>At least so many</source>
        <translation>Al menos tantas</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>Tipo de carta</translation>
    </message>
    <message>
        <source>Its Treasures</source>
        <translation>Sus tesoros</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Multiplied by</source>
        <translation>Multiplicado por</translation>
    </message>
    <message>
        <source>What sets it off</source>
        <translation>Qué la activa</translation>
    </message>
    <message>
        <source>On the monster</source>
        <translation>Sobre el monstruo</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>Desde la izquierda</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Desde arriba</translation>
    </message>
</context>
<context>
    <name>WorkshopFinding</name>
    <message>
        <source>A monster needs Bad Stuff.</source>
        <translation>Un monstruo necesita malas consecuencias.</translation>
    </message>
    <message>
        <source>It brings no Treasure and nothing else for killing it.</source>
        <translation>Matarlo no da ni tesoros ni nada más.</translation>
    </message>
    <message>
        <source>A special Treasure needs 0 Treasures, and something that happens on victory.</source>
        <translation>Un tesoro especial necesita 0 tesoros y algo que pase con la victoria.</translation>
    </message>
    <message>
        <source>It adds nothing.</source>
        <translation>No añade nada.</translation>
    </message>
    <message>
        <source>More than 5 Treasures are too many.</source>
        <translation>Más de 5 tesoros son demasiados.</translation>
    </message>
    <message>
        <source>Killing it brings no Level.</source>
        <translation>Matarlo no da ningún nivel.</translation>
    </message>
    <message>
        <source>A curse should do something.</source>
        <translation>Una maldición debe hacer algo.</translation>
    </message>
    <message>
        <source>It stays, but does nothing as long as it stays.</source>
        <translation>Se queda, pero no hace nada mientras tanto.</translation>
    </message>
    <message>
        <source>It changes something or waits for something, but does not stay: make it lasting.</source>
        <translation>Cambia algo o espera algo, pero no se queda: hazla duradera.</translation>
    </message>
    <message>
        <source>A one-shot needs a bonus or something that it does.</source>
        <translation>Una carta de un solo uso necesita una bonificación o un efecto.</translation>
    </message>
    <message>
        <source>An enhancer should change something.</source>
        <translation>Un potenciador debe cambiar algo.</translation>
    </message>
    <message>
        <source>The card does nothing.</source>
        <translation>La carta no hace nada.</translation>
    </message>
    <message>
        <source>The Item is good for nothing.</source>
        <translation>El objeto no sirve para nada.</translation>
    </message>
    <message>
        <source>It gives its player nothing.</source>
        <translation>No le da nada a su jugador.</translation>
    </message>
    <message>
        <source>Only a Hireling carries an Item.</source>
        <translation>Solo un mercenario lleva un objeto.</translation>
    </message>
    <message>
        <source>Say when it may be played.</source>
        <translation>Falta cuándo se puede jugar.</translation>
    </message>
    <message>
        <source>It lies by a side of a fight, so it may be played in a fight only.</source>
        <translation>Queda en un bando del combate, así que solo se juega en combate.</translation>
    </message>
    <message>
        <source>A monster is no card to pay with. “remove a monster” takes it out of its fight.</source>
        <translation>Un monstruo no sirve para pagar. «quitar un monstruo» lo saca del combate.</translation>
    </message>
    <message>
        <source>A Character cannot be discarded.</source>
        <translation>Un personaje no se puede descartar.</translation>
    </message>
    <message>
        <source>There is only one of each Character.</source>
        <translation>Solo hay uno de cada personaje.</translation>
    </message>
    <message>
        <source>“%1” means nothing on this kind of card: %2.</source>
        <translation>«%1» no significa nada en este tipo de carta: %2.</translation>
    </message>
    <message>
        <source>It changes something by 0.</source>
        <translation>Cambia algo en 0.</translation>
    </message>
    <message>
        <source>There is no flavour text.</source>
        <translation>No hay texto de ambiente.</translation>
    </message>
    <message>
        <source>There is no picture.</source>
        <translation>No hay imagen.</translation>
    </message>
    <message>
        <source>The key that goes with the name would be “%1”.</source>
        <translation>La clave que corresponde al nombre sería «%1».</translation>
    </message>
    <message>
        <source>Here nobody is: %1.</source>
        <translation>Aquí no existe: %1.</translation>
    </message>
    <message>
        <source>No cards are discarded for it, so there is no number.</source>
        <translation>No se descartan cartas para ello, así que no hay número.</translation>
    </message>
    <message>
        <source>No die has been rolled here.</source>
        <translation>Aquí no se ha tirado ningún dado.</translation>
    </message>
    <message>
        <source>No card set it off or was aimed at.</source>
        <translation>Ninguna carta lo activó ni es el objetivo.</translation>
    </message>
    <message>
        <source>Nothing strikes and nothing was lost here, so there is no cause.</source>
        <translation>Aquí nada golpea ni se ha perdido, así que no hay causa.</translation>
    </message>
    <message>
        <source>It is not clear which monster is meant.</source>
        <translation>No está claro a qué monstruo se refiere.</translation>
    </message>
    <message>
        <source>Nothing is about to strike here.</source>
        <translation>Aquí nada va a golpear.</translation>
    </message>
    <message>
        <source>No monster is played with the card, so none can join the fight.</source>
        <translation>Con la carta no se juega ningún monstruo, así que ninguno puede unirse.</translation>
    </message>
    <message>
        <source>It must be aimed at a monster.</source>
        <translation>Debe dirigirse a un monstruo.</translation>
    </message>
    <message>
        <source>Only a card that is being played becomes a mate.</source>
        <translation>Solo una carta que se juega puede ser la pareja.</translation>
    </message>
    <message>
        <source>No side of the fight is aimed at.</source>
        <translation>No se ha elegido ningún bando.</translation>
    </message>
    <message>
        <source>It does nothing either way.</source>
        <translation>No hace nada en ningún caso.</translation>
    </message>
    <message>
        <source>A Character stays with its player.</source>
        <translation>Un personaje se queda con su jugador.</translation>
    </message>
    <message>
        <source>The card is no monster.</source>
        <translation>La carta no es un monstruo.</translation>
    </message>
    <message>
        <source>No monster is aimed at.</source>
        <translation>No se ha elegido ningún monstruo.</translation>
    </message>
    <message>
        <source>“%1” is not of this kind: %2.</source>
        <translation>«%1» no es de este tipo: %2.</translation>
    </message>
    <message>
        <source>A roll from %1 to %2 never comes.</source>
        <translation>Una tirada de %1 a %2 no sale nunca.</translation>
    </message>
    <message>
        <source>A die of %1 sides never shows %2.</source>
        <translation>Un dado de %1 caras nunca marca %2.</translation>
    </message>
    <message>
        <source>There is no outcome for a roll of %1.</source>
        <translation>No hay resultado para una tirada de %1.</translation>
    </message>
    <message>
        <source>There are two outcomes for a roll of %1.</source>
        <translation>Hay dos resultados para una tirada de %1.</translation>
    </message>
    <message>
        <source>There is nothing to choose between: add another option.</source>
        <translation>No hay nada que elegir: añade otra opción.</translation>
    </message>
    <message>
        <source>This condition is never true.</source>
        <translation>Esta condición no se cumple nunca.</translation>
    </message>
    <message>
        <source>This condition is always true.</source>
        <translation>Esta condición se cumple siempre.</translation>
    </message>
    <message>
        <source>The deck (%1) of “%2” has %3 cards, not %4.</source>
        <translation>El mazo (%1) de «%2» tiene %3 cartas, no %4.</translation>
    </message>
    <message>
        <source>No card has the tag “%1”.</source>
        <translation>Ninguna carta tiene la etiqueta «%1».</translation>
    </message>
    <message>
        <source>No card can ever be like this.</source>
        <translation>Ninguna carta puede ser así.</translation>
    </message>
    <message>
        <source>Nobody owns a discard pile: say who chooses.</source>
        <translation>Un descarte no es de nadie: di quién elige.</translation>
    </message>
    <message>
        <source>The hand is secret: let its owner or chance choose, or let the hand be looked at before.</source>
        <translation>La mano es secreta: deja elegir a su dueño o al azar, o que se mire antes.</translation>
    </message>
    <message>
        <source>All cards are taken, so nobody chooses.</source>
        <translation>Se toman todas las cartas, así que nadie elige.</translation>
    </message>
    <message>
        <source>“%1” of the pack %2 has this name, too.</source>
        <translation>«%1» del paquete %2 también se llama así.</translation>
    </message>
    <message>
        <source>“%1” has this name, too.</source>
        <translation>«%1» también se llama así.</translation>
    </message>
    <message>
        <source>“%1” of the pack %2 has this pictogram, too.</source>
        <translation>«%1» del paquete %2 también tiene este pictograma.</translation>
    </message>
    <message>
        <source>“%1” has this pictogram, too.</source>
        <translation>«%1» también tiene este pictograma.</translation>
    </message>
    <message>
        <source>It does exactly what “%1” of the pack %2 does.</source>
        <translation>Hace exactamente lo mismo que «%1» del paquete %2.</translation>
    </message>
    <message>
        <source>It does exactly what “%1” does.</source>
        <translation>Hace exactamente lo mismo que «%1».</translation>
    </message>
    <message>
        <source>But for the figures, it does what “%1” of the pack %2 does.</source>
        <translation>Salvo por las cifras, hace lo mismo que «%1» del paquete %2.</translation>
    </message>
    <message>
        <source>But for the figures, it does what “%1” does.</source>
        <translation>Salvo por las cifras, hace lo mismo que «%1».</translation>
    </message>
    <message>
        <source>There is no pictogram “%1”.</source>
        <translation>No hay ningún pictograma «%1».</translation>
    </message>
    <message>
        <source>It uses what only the pack “%1” has: name that pack under “Needs packs”.</source>
        <translation>Usa lo que solo tiene el paquete «%1»: nómbralo en «Necesita paquetes».</translation>
    </message>
    <message>
        <source>Its text has %1 characters, and there is room for %2.</source>
        <translation>Su texto tiene %1 caracteres y hay sitio para %2.</translation>
    </message>
    <message>
        <source>There is no field “%1”. “%2” is meant, perhaps.</source>
        <translation>No hay ningún campo «%1». Quizá sea «%2».</translation>
    </message>
    <message>
        <source>“%2” is not known here. “%3” is meant, perhaps.</source>
        <translation>«%2» no se conoce aquí. Quizá sea «%3».</translation>
    </message>
    <message>
        <source>“%2” is not known. “%3” is meant, perhaps.</source>
        <translation>«%2» no se conoce. Quizá sea «%3».</translation>
    </message>
    <message>
        <source>“%2” is not known.</source>
        <translation>«%2» no se conoce.</translation>
    </message>
    <message>
        <source>This kind of card (%1) has no “%2”.</source>
        <translation>Este tipo de carta (%1) no tiene «%2».</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>Falta «%1».</translation>
    </message>
    <message>
        <source>It must be %1 to %2 characters long.</source>
        <translation>Debe tener de %1 a %2 caracteres.</translation>
    </message>
    <message>
        <source>It must be %1 to %2, not %3.</source>
        <translation>Debe ser de %1 a %2, no %3.</translation>
    </message>
    <message>
        <source>This is not written in the right way.</source>
        <translation>Esto no está escrito en la forma debida.</translation>
    </message>
    <message>
        <source>“%1” may have only small letters, digits and hyphens inside.</source>
        <translation>«%1» solo puede tener minúsculas, cifras y guiones interiores.</translation>
    </message>
    <message>
        <source>“%1” is no colour such as #8a4a2a.</source>
        <translation>«%1» no es un color como #8a4a2a.</translation>
    </message>
    <message>
        <source>It has characters that nobody can read.</source>
        <translation>Tiene caracteres ilegibles.</translation>
    </message>
    <message>
        <source>It must not have the character “&lt;”.</source>
        <translation>No puede tener el carácter «&lt;».</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>La lista está vacía.</translation>
    </message>
    <message>
        <source>This is named twice.</source>
        <translation>Se nombra dos veces.</translation>
    </message>
    <message>
        <source>There is no second pictogram to place.</source>
        <translation>No hay un segundo pictograma que colocar.</translation>
    </message>
    <message>
        <source>“%1” is of another type in another card.</source>
        <translation>«%1» es de otro tipo en otra carta.</translation>
    </message>
    <message>
        <source>There may be %1 of them at most.</source>
        <translation>Puede haber %1 como máximo.</translation>
    </message>
    <message>
        <source>A change cannot depend on the result of a roll.</source>
        <translation>Un cambio no puede depender de una tirada.</translation>
    </message>
    <message>
        <source>Say for how long its uses are counted.</source>
        <translation>Falta durante cuánto tiempo se cuentan sus usos.</translation>
    </message>
    <message>
        <source>Two abilities have the same name: %1.</source>
        <translation>Dos habilidades se llaman igual: %1.</translation>
    </message>
    <message>
        <source>“At most” is less than “At least”.</source>
        <translation>«Como máximo» es menor que «Como mínimo».</translation>
    </message>
    <message>
        <source>A whole hand has no “At most”.</source>
        <translation>Una mano entera no tiene «Como máximo».</translation>
    </message>
    <message>
        <source>A curse is played on a player.</source>
        <translation>Una maldición se juega sobre un jugador.</translation>
    </message>
    <message>
        <source>An enhancer is played on a monster.</source>
        <translation>Un potenciador se juega sobre un monstruo.</translation>
    </message>
    <message>
        <source>Such a card is played on an Item of one&apos;s own.</source>
        <translation>Una carta así se juega sobre un objeto propio.</translation>
    </message>
    <message>
        <source>No second card is played with a card that stays.</source>
        <translation>Con una carta que se queda no se juega otra.</translation>
    </message>
    <message>
        <source>“%1” cannot stand here.</source>
        <translation>«%1» no puede estar aquí.</translation>
    </message>
    <message>
        <source>Operations stand inside one another more than %1 deep.</source>
        <translation>Hay operaciones anidadas a más de %1 niveles.</translation>
    </message>
    <message>
        <source>The card does too much: more than %1 operations.</source>
        <translation>La carta hace demasiado: más de %1 operaciones.</translation>
    </message>
    <message>
        <source>The packs together do too much.</source>
        <translation>Los paquetes juntos tienen demasiado.</translation>
    </message>
    <message>
        <source>The packs have more than %1 types of identities.</source>
        <translation>Los paquetes tienen más de %1 tipos de identidad.</translation>
    </message>
    <message>
        <source>The packs have more than %1 tags.</source>
        <translation>Los paquetes tienen más de %1 etiquetas.</translation>
    </message>
    <message>
        <source>The packs have more than %1 identities.</source>
        <translation>Los paquetes tienen más de %1 identidades.</translation>
    </message>
    <message>
        <source>The packs have more than %1 cards.</source>
        <translation>Los paquetes tienen más de %1 cartas.</translation>
    </message>
    <message>
        <source>Another pack has the key “%1”, too.</source>
        <translation>Otro paquete también tiene la clave «%1».</translation>
    </message>
    <message>
        <source>“%1” needs the pack “%2”, which is not there.</source>
        <translation>«%1» necesita el paquete «%2», que no está.</translation>
    </message>
    <message>
        <source>Another card of this pack has the key “%1”, too.</source>
        <translation>Otra carta de este paquete también tiene la clave «%1».</translation>
    </message>
    <message>
        <source>These are more than %1 packs.</source>
        <translation>Son más de %1 paquetes.</translation>
    </message>
    <message>
        <source>The pack has more than %1 files.</source>
        <translation>El paquete tiene más de %1 archivos.</translation>
    </message>
    <message>
        <source>A pack cannot need itself.</source>
        <translation>Un paquete no puede necesitarse a sí mismo.</translation>
    </message>
    <message>
        <source>“%1” is no version; three numbers are, such as 1.0.2.</source>
        <translation>«%1» no es una versión; son tres números, como 1.0.2.</translation>
    </message>
    <message>
        <source>The author is missing: who made the pack.</source>
        <translation>Falta el autor: quién hizo el paquete.</translation>
    </message>
    <message>
        <source>The version is missing: three numbers, such as 1.0.0.</source>
        <translation>Falta la versión: tres números, como 1.0.0.</translation>
    </message>
    <message>
        <source>The licence is missing: what others may do with the pack, such as CC-BY-SA-4.0.</source>
        <translation>Falta la licencia: lo que otros pueden hacer con el paquete, como CC-BY-SA-4.0.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>El archivo está dañado.</translation>
    </message>
    <message>
        <source>“%1” cannot be part of a pack.</source>
        <translation>«%1» no puede formar parte de un paquete.</translation>
    </message>
    <message>
        <source>This file cannot be part of a pack.</source>
        <translation>Este archivo no puede formar parte de un paquete.</translation>
    </message>
    <message>
        <source>The pack is too large.</source>
        <translation>El paquete es demasiado grande.</translation>
    </message>
    <message>
        <source>The text is not written as JSON must be.</source>
        <translation>El texto no es JSON correcto.</translation>
    </message>
    <message>
        <source>The file is not there.</source>
        <translation>El archivo no está.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>El archivo no se puede leer.</translation>
    </message>
    <message>
        <source>The file is no pack.</source>
        <translation>El archivo no es un paquete.</translation>
    </message>
    <message>
        <source>The pack cannot be packed.</source>
        <translation>El paquete no se puede empaquetar.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file is larger than %1 kB.</source>
        <translation>El archivo supera los %1 kB.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2 kB.</source>
        <translation>«%1» supera los %2 kB.</translation>
    </message>
    <message>
        <source>“%1” would become dangerously large (a “zip bomb”).</source>
        <translation>«%1» se haría peligrosamente grande (una «bomba zip»).</translation>
    </message>
    <message>
        <source>Unpacking “%1” takes too long.</source>
        <translation>Desempaquetar «%1» tarda demasiado.</translation>
    </message>
    <message>
        <source>“%1” is encrypted.</source>
        <translation>«%1» está cifrado.</translation>
    </message>
    <message>
        <source>“%1” is packed in a way that is not known here.</source>
        <translation>«%1» está comprimido de una forma desconocida aquí.</translation>
    </message>
    <message>
        <source>Two files of the pack have the same name.</source>
        <translation>Dos archivos del paquete tienen el mismo nombre.</translation>
    </message>
    <message>
        <source>The file edition.json is missing, which says what the pack is.</source>
        <translation>Falta el archivo edition.json, que dice qué es el paquete.</translation>
    </message>
    <message>
        <source>The file is in the language “%1”, and is named for another.</source>
        <translation>El archivo está en el idioma «%1» y lleva el nombre de otro.</translation>
    </message>
    <message>
        <source>The file names the cards of “%1”, which is another pack.</source>
        <translation>El archivo nombra las cartas de «%1», que es otro paquete.</translation>
    </message>
    <message>
        <source>It needs the pack “%1”, which is not there.</source>
        <translation>Necesita el paquete «%1», que no está.</translation>
    </message>
    <message>
        <source>It needs too many packs.</source>
        <translation>Necesita demasiados paquetes.</translation>
    </message>
    <message>
        <source>The text is not written as JSON must be: see line %1, column %2.</source>
        <translation>El texto no es JSON correcto: mira la línea %1, columna %2.</translation>
    </message>
    <message>
        <source>The file is no list of cards.</source>
        <translation>El archivo no es una lista de cartas.</translation>
    </message>
    <message>
        <source>The field “%1” is there twice.</source>
        <translation>El campo «%1» está dos veces.</translation>
    </message>
    <message>
        <source>A number is too large.</source>
        <translation>Un número es demasiado grande.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>El archivo es demasiado grande.</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <comment>a file, a mistake</comment>
        <translation>En %1: %2</translation>
    </message>
    <message>
        <source>In %1, line %2: %3</source>
        <comment>a file, a number, a mistake</comment>
        <translation>En %1, línea %2: %3</translation>
    </message>
    <message>
        <source>A monster of Level %1 usually brings about %2 Treasures. Here it brings unusually many: %3.</source>
        <translation>Un monstruo de nivel %1 suele dar unos %2 tesoros. Aquí da un número inusualmente alto: %3.</translation>
    </message>
    <message>
        <source>A monster of Level %1 usually brings about %2 Treasures. Here it brings unusually few: %3.</source>
        <translation>Un monstruo de nivel %1 suele dar unos %2 tesoros. Aquí da un número inusualmente bajo: %3.</translation>
    </message>
    <message>
        <source>A monster of Level %1 usually brings about %2 Levels. Here it brings unusually many: %3.</source>
        <translation>Un monstruo de nivel %1 suele dar unos %2 niveles. Aquí da un número inusualmente alto: %3.</translation>
    </message>
    <message>
        <source>A monster of Level %1 usually brings about %2 Levels. Here it brings unusually few: %3.</source>
        <translation>Un monstruo de nivel %1 suele dar unos %2 niveles. Aquí da un número inusualmente bajo: %3.</translation>
    </message>
    <message>
        <source>An Item with a bonus of %1 is usually worth about %2 gold. Here it is worth unusually much: %3.</source>
        <translation>Un objeto con bonificación %1 suele valer unas %2 monedas de oro. Aquí su valor es inusualmente alto: %3.</translation>
    </message>
    <message>
        <source>An Item with a bonus of %1 is usually worth about %2 gold. Here it is worth unusually little: %3.</source>
        <translation>Un objeto con bonificación %1 suele valer unas %2 monedas de oro. Aquí su valor es inusualmente bajo: %3.</translation>
    </message>
    <message>
        <source>An enhancer with a bonus of %1 usually adds about %2 Treasures. Here it adds unusually many: %3.</source>
        <translation>Un potenciador con bonificación %1 suele añadir unos %2 tesoros. Aquí añade un número inusualmente alto: %3.</translation>
    </message>
    <message>
        <source>An enhancer with a bonus of %1 usually adds about %2 Treasures. Here it adds unusually few: %3.</source>
        <translation>Un potenciador con bonificación %1 suele añadir unos %2 tesoros. Aquí añade un número inusualmente bajo: %3.</translation>
    </message>
    <message>
        <source>A colour is written as # and six digits or letters from a to f, such as #8a4a2a.</source>
        <translation>Un color se escribe con # y seis cifras o letras de la a a la f, por ejemplo #8a4a2a.</translation>
    </message>
</context>
<context>
    <name>WorkshopHelp</name>
    <message>
        <source>The English name. Other languages have theirs under “Languages”.</source>
        <translation>El nombre en inglés. Los demás idiomas tienen el suyo en «Idiomas».</translation>
    </message>
    <message>
        <source>What sort of card it is.</source>
        <translation>Qué clase de carta es.</translation>
    </message>
    <message>
        <source>How many of it the pack holds; left out: 1.</source>
        <translation>Cuántas hay en el paquete; si no se indica: 1.</translation>
    </message>
    <message>
        <source>A line of jest that does nothing.</source>
        <translation>Una línea de broma que no hace nada.</translation>
    </message>
    <message>
        <source>How its picture is drawn.</source>
        <translation>Cómo se dibuja su imagen.</translation>
    </message>
    <message>
        <source>Its deck. Cards of other kinds know theirs.</source>
        <translation>Su mazo. Las cartas de otros tipos conocen el suyo.</translation>
    </message>
    <message>
        <source>The monster&apos;s Level.</source>
        <translation>El nivel del monstruo.</translation>
    </message>
    <message>
        <source>Treasures for killing it.</source>
        <translation>Tesoros por matarlo.</translation>
    </message>
    <message>
        <source>Levels for killing it; left out: 1.</source>
        <translation>Niveles por matarlo; si no se indica: 1.</translation>
    </message>
    <message>
        <source>While this holds, the monster may be played from hand into any fight.</source>
        <translation>Mientras se cumpla, el monstruo se puede jugar desde la mano en cualquier combate.</translation>
    </message>
    <message>
        <source>The monster may be played from hand as an enhancer of another.</source>
        <translation>El monstruo se puede jugar desde la mano como potenciador de otro.</translation>
    </message>
    <message>
        <source>What happens to the victim that it caught.</source>
        <translation>Lo que le pasa a la víctima atrapada.</translation>
    </message>
    <message>
        <source>Where it is worn. Without this, it takes no place.</source>
        <translation>Dónde se lleva. Si no se indica, no ocupa ningún sitio.</translation>
    </message>
    <message>
        <source>A Big Item: one can carry only one of them.</source>
        <translation>Un objeto grande: solo se puede llevar uno.</translation>
    </message>
    <message>
        <source>Gold value; 0 is No Value. Makes a one-shot an Item.</source>
        <translation>Valor en oro; 0 es sin valor. Convierte una carta de un solo uso en objeto.</translation>
    </message>
    <message>
        <source>Combat strength for its player, its monster, or the side it is played on.</source>
        <translation>Fuerza de combate para su jugador, su monstruo o el bando elegido.</translation>
    </message>
    <message>
        <source>Treasures it adds to its monster.</source>
        <translation>Tesoros que añade a su monstruo.</translation>
    </message>
    <message>
        <source>Its monster&apos;s strength and Treasures never fall below this because of it.</source>
        <translation>La fuerza y los tesoros de su monstruo nunca bajan de aquí por su culpa.</translation>
    </message>
    <message>
        <source>Tags that its monster has as long as it sits there.</source>
        <translation>Etiquetas que tiene su monstruo mientras la lleva.</translation>
    </message>
    <message>
        <source>What sort of ally it is.</source>
        <translation>Qué clase de aliado es.</translation>
    </message>
    <message>
        <source>What becomes of a Hireling&apos;s Item when the Hireling goes. Without this, it stays with the player.</source>
        <translation>Qué pasa con el objeto de un mercenario cuando se va. Si no se indica, se lo queda el jugador.</translation>
    </message>
    <message>
        <source>Who may use it. Others may carry it, but not use it.</source>
        <translation>Quién puede usarlo. Los demás pueden cargarlo, pero no usarlo.</translation>
    </message>
    <message>
        <source>The English name of several; left out: with an s.</source>
        <translation>El nombre en inglés de varios; si no se indica: con s.</translation>
    </message>
    <message>
        <source>Its key, the same in every pack.</source>
        <translation>Su clave, la misma en todos los paquetes.</translation>
    </message>
    <message>
        <source>A type of identity, such as a Race or a Class. The pack&apos;s form says which there are.</source>
        <translation>Un tipo de identidad, como Raza o Clase. El formulario del paquete dice cuáles hay.</translation>
    </message>
    <message>
        <source>When and on whom it is played, where its kind does not say it.</source>
        <translation>Cuándo y sobre quién se juega, si su tipo no lo dice.</translation>
    </message>
    <message>
        <source>What it does when it strikes or is played.</source>
        <translation>Lo que hace cuando golpea o se juega.</translation>
    </message>
    <message>
        <source>What it changes as long as it is in play.</source>
        <translation>Lo que cambia mientras está en juego.</translation>
    </message>
    <message>
        <source>What it does when something happens.</source>
        <translation>Lo que hace cuando pasa algo.</translation>
    </message>
    <message>
        <source>Abilities that its player can use.</source>
        <translation>Habilidades que su jugador puede usar.</translation>
    </message>
    <message>
        <source>The main pictogram.</source>
        <translation>El pictograma principal.</translation>
    </message>
    <message>
        <source>A small pictogram beside the main one.</source>
        <translation>Un pictograma pequeño al lado.</translation>
    </message>
    <message>
        <source>What is behind the figure. Without this, the card&apos;s kind, the pack and the seed decide.</source>
        <translation>Lo que hay detrás de la figura. Si no se indica, deciden el tipo, el paquete y la semilla.</translation>
    </message>
    <message>
        <source>Mirrors the pictogram.</source>
        <translation>Refleja el pictograma.</translation>
    </message>
    <message>
        <source>The pictogram is a drawing in lines: these are ink, and what they enclose has the colours.</source>
        <translation>El pictograma es un dibujo de líneas: estas son tinta y lo que encierran lleva los colores.</translation>
    </message>
    <message>
        <source>Where the second pictogram lies, and how large it is. Without this, at the lower right.</source>
        <translation>Dónde está el segundo pictograma y su tamaño. Si no se indica, abajo a la derecha.</translation>
    </message>
    <message>
        <source>Parts of the pictogram in colours of their own.</source>
        <translation>Partes del pictograma con colores propios.</translation>
    </message>
    <message>
        <source>Its centre from the left, in percent of the picture&apos;s square.</source>
        <translation>Su centro desde la izquierda, en porcentaje del cuadrado de la imagen.</translation>
    </message>
    <message>
        <source>Its centre from above, in the same way.</source>
        <translation>Su centro desde arriba, del mismo modo.</translation>
    </message>
    <message>
        <source>Its size, in the same way.</source>
        <translation>Su tamaño, del mismo modo.</translation>
    </message>
    <message>
        <source>The part, counted from 0.</source>
        <translation>La parte, contada desde 0.</translation>
    </message>
    <message>
        <source>Its colour as #rrggbb.</source>
        <translation>Su color, como #rrggbb.</translation>
    </message>
    <message>
        <source>When it may be played. Without this, as usual for its kind.</source>
        <translation>Cuándo se puede jugar. Si no se indica, como su tipo.</translation>
    </message>
    <message>
        <source>What it is aimed at. Without this, as usual for its kind.</source>
        <translation>A qué va dirigida. Si no se indica, como su tipo.</translation>
    </message>
    <message>
        <source>A second card played with it.</source>
        <translation>Una segunda carta que se juega con ella.</translation>
    </message>
    <message>
        <source>This must be true for playing it.</source>
        <translation>Debe cumplirse para jugarla.</translation>
    </message>
    <message>
        <source>This must be true of its target.</source>
        <translation>Debe cumplirse para su objetivo.</translation>
    </message>
    <message>
        <source>What it changes.</source>
        <translation>Qué cambia.</translation>
    </message>
    <message>
        <source>By how much; left out: 1.</source>
        <translation>En cuánto; si no se indica: 1.</translation>
    </message>
    <message>
        <source>Only as long as this is true.</source>
        <translation>Solo mientras se cumpla.</translation>
    </message>
    <message>
        <source>What sets it off.</source>
        <translation>Qué la activa.</translation>
    </message>
    <message>
        <source>Only when this is true.</source>
        <translation>Solo cuando se cumpla.</translation>
    </message>
    <message>
        <source>What then happens.</source>
        <translation>Lo que pasa entonces.</translation>
    </message>
    <message>
        <source>When it may be used.</source>
        <translation>Cuándo se puede usar.</translation>
    </message>
    <message>
        <source>What it is aimed at.</source>
        <translation>A qué va dirigida.</translation>
    </message>
    <message>
        <source>Cards that one discards to use it.</source>
        <translation>Cartas que se descartan para usarla.</translation>
    </message>
    <message>
        <source>How long its uses are counted.</source>
        <translation>Durante cuánto tiempo se cuentan sus usos.</translation>
    </message>
    <message>
        <source>How often it may be used in that time; without this, once.</source>
        <translation>Cuántas veces en ese tiempo; si no se indica: una.</translation>
    </message>
    <message>
        <source>The limit counts cards discarded, not uses.</source>
        <translation>Se cuentan las cartas descartadas, no los usos.</translation>
    </message>
    <message>
        <source>This must be true for using it.</source>
        <translation>Debe cumplirse para usarla.</translation>
    </message>
    <message>
        <source>What it does.</source>
        <translation>Qué hace.</translation>
    </message>
    <message>
        <source>Fewest cards; left out: 0.</source>
        <translation>El mínimo de cartas; si no se indica: 0.</translation>
    </message>
    <message>
        <source>The most cards; without this, as many as at least.</source>
        <translation>El máximo de cartas; si no se indica, como el mínimo.</translation>
    </message>
    <message>
        <source>The whole hand, of at least so many cards.</source>
        <translation>Toda la mano, de al menos esas cartas.</translation>
    </message>
    <message>
        <source>From hand only.</source>
        <translation>Solo de la mano.</translation>
    </message>
    <message>
        <source>The card itself is discarded, too.</source>
        <translation>También se descarta la propia carta.</translation>
    </message>
    <message>
        <source>The monster it may be played on.</source>
        <translation>El monstruo sobre el que se puede jugar.</translation>
    </message>
    <message>
        <source>What it adds to that monster.</source>
        <translation>Lo que añade a ese monstruo.</translation>
    </message>
    <message>
        <source>The version of this form of pack.</source>
        <translation>La versión de este formato de paquete.</translation>
    </message>
    <message>
        <source>The pack&apos;s key.</source>
        <translation>La clave del paquete.</translation>
    </message>
    <message>
        <source>Its name, as players read it.</source>
        <translation>Su nombre, como lo leen los jugadores.</translation>
    </message>
    <message>
        <source>A sentence or two that say what it is about.</source>
        <translation>Una o dos frases sobre de qué trata.</translation>
    </message>
    <message>
        <source>Who made it. It cannot be shared without.</source>
        <translation>Quién lo hizo. Sin esto no se puede compartir.</translation>
    </message>
    <message>
        <source>Its version, such as 1.0.2. It cannot be shared without.</source>
        <translation>Su versión, por ejemplo 1.0.2. Sin esto no se puede compartir.</translation>
    </message>
    <message>
        <source>What others may do with it, such as CC-BY-SA-4.0. It cannot be shared without.</source>
        <translation>Lo que otros pueden hacer con él, por ejemplo CC-BY-SA-4.0. Sin esto no se puede compartir.</translation>
    </message>
    <message>
        <source>Race, Class and the like, and how they double.</source>
        <translation>Raza, clase, etc., y cómo se duplican.</translation>
    </message>
    <message>
        <source>Words that cards may be marked with.</source>
        <translation>Palabras con que se pueden marcar las cartas.</translation>
    </message>
    <message>
        <source>How many cards its decks should hold; they are counted.</source>
        <translation>Cuántas cartas deben tener sus mazos; se cuentan.</translation>
    </message>
    <message>
        <source>How the rules are read where this pack is the base of a game.</source>
        <translation>Cómo se leen las reglas si este paquete es la base de la partida.</translation>
    </message>
    <message>
        <source>The word by which cards name it.</source>
        <translation>La palabra con que las cartas lo nombran.</translation>
    </message>
    <message>
        <source>As players read it.</source>
        <translation>Como lo leen los jugadores.</translation>
    </message>
    <message>
        <source>What its doubling card does with a single identity.</source>
        <translation>Qué hace su carta de duplicación con una sola identidad.</translation>
    </message>
    <message>
        <source>Monsters with it may be played from hand into a fight with another such monster.</source>
        <translation>Los monstruos con ella se pueden jugar desde la mano en un combate con otro igual.</translation>
    </message>
    <message>
        <source>Door cards.</source>
        <translation>Cartas de Puerta.</translation>
    </message>
    <message>
        <source>Treasure cards.</source>
        <translation>Cartas de Tesoro.</translation>
    </message>
    <message>
        <source>True when its condition is not.</source>
        <translation>Se cumple cuando su condición no.</translation>
    </message>
    <message>
        <source>True when all are.</source>
        <translation>Se cumple cuando todas se cumplen.</translation>
    </message>
    <message>
        <source>True when at least one is.</source>
        <translation>Se cumple cuando al menos una se cumple.</translation>
    </message>
    <message>
        <source>Somebody of them has this identity card in play.</source>
        <translation>Alguno de ellos tiene esta carta de identidad en juego.</translation>
    </message>
    <message>
        <source>Somebody of them has an identity card of this type in play.</source>
        <translation>Alguno de ellos tiene una carta de identidad de este tipo en juego.</translation>
    </message>
    <message>
        <source>Somebody of them is of this sex.</source>
        <translation>Alguno de ellos es de este sexo.</translation>
    </message>
    <message>
        <source>Compares two amounts.</source>
        <translation>Compara dos cantidades.</translation>
    </message>
    <message>
        <source>There are at least so many of the cards described.</source>
        <translation>Hay al menos tantas de las cartas descritas.</translation>
    </message>
    <message>
        <source>Somebody of them has this card equipped.</source>
        <translation>Alguno de ellos lleva equipada esta carta.</translation>
    </message>
    <message>
        <source>Somebody of them is fighter or helper.</source>
        <translation>Alguno de ellos es combatiente o ayudante.</translation>
    </message>
    <message>
        <source>A fight is on, and the fighter has no helper.</source>
        <translation>Hay un combate y el combatiente no tiene ayudante.</translation>
    </message>
    <message>
        <source>Somebody of them is the helper.</source>
        <translation>Alguno de ellos es el ayudante.</translation>
    </message>
    <message>
        <source>It is the turn of one of them.</source>
        <translation>Es el turno de alguno de ellos.</translation>
    </message>
    <message>
        <source>A monster of this name is in the fight.</source>
        <translation>Hay un monstruo con ese nombre en el combate.</translation>
    </message>
    <message>
        <source>A monster with this tag is in the fight, or the target monster has it.</source>
        <translation>Hay un monstruo con esta etiqueta en el combate, o la tiene el monstruo elegido.</translation>
    </message>
    <message>
        <source>The card that set the trigger off is of this sort.</source>
        <translation>La carta que lo activó es de esta clase.</translation>
    </message>
    <message>
        <source>What set the trigger off, or is about to strike, is this.</source>
        <translation>Lo que lo activó, o va a golpear, es esto.</translation>
    </message>
    <message>
        <source>A whole number.</source>
        <translation>Un número entero.</translation>
    </message>
    <message>
        <source>The Level of the first of them, not the combat strength.</source>
        <translation>El nivel del primero de ellos, no la fuerza de combate.</translation>
    </message>
    <message>
        <source>How many of the cards described there are.</source>
        <translation>Cuántas de las cartas descritas hay.</translation>
    </message>
    <message>
        <source>The number of cards discarded for an ability, or the one that was chosen.</source>
        <translation>El número de cartas descartadas para una habilidad, o el elegido.</translation>
    </message>
    <message>
        <source>The last die roll, modifiers included.</source>
        <translation>La última tirada, con modificadores.</translation>
    </message>
    <message>
        <source>The sum.</source>
        <translation>La suma.</translation>
    </message>
    <message>
        <source>The product.</source>
        <translation>El producto.</translation>
    </message>
    <message>
        <source>Half of it.</source>
        <translation>La mitad.</translation>
    </message>
    <message>
        <source>The smallest.</source>
        <translation>El menor.</translation>
    </message>
    <message>
        <source>The largest.</source>
        <translation>El mayor.</translation>
    </message>
    <message>
        <source>The printed bonuses of the cards that fit, added up.</source>
        <translation>La suma de las bonificaciones impresas de las cartas descritas.</translation>
    </message>
    <message>
        <source>The gold values of the cards that fit, added up.</source>
        <translation>La suma del oro de las cartas descritas.</translation>
    </message>
    <message>
        <source>The printed Level of the monster whose card this is, or which is the target.</source>
        <translation>El nivel impreso del monstruo de esta carta, o del elegido.</translation>
    </message>
    <message>
        <source>How many monsters are in the fight.</source>
        <translation>Cuántos monstruos hay en el combate.</translation>
    </message>
    <message>
        <source>How many living players are among them, and meet the condition if there is one.</source>
        <translation>Cuántos jugadores vivos hay entre ellos y cumplen la condición, si la hay.</translation>
    </message>
    <message>
        <source>Cards by where they are and what they are; how many of them; and who chooses when there are more.</source>
        <translation>Cartas según dónde están y qué son; cuántas; y quién elige si hay más.</translation>
    </message>
    <message>
        <source>Without this, all of them.</source>
        <translation>Si no se indica, todas.</translation>
    </message>
    <message>
        <source>Who chooses may take fewer.</source>
        <translation>Quien elige puede tomar menos.</translation>
    </message>
    <message>
        <source>They go up. Only where “May win the game” is set, this can win the game.</source>
        <translation>Suben. Solo puede dar la victoria si está marcado «Puede ganar la partida».</translation>
    </message>
    <message>
        <source>Without this, 1.</source>
        <translation>Si no se indica, 1.</translation>
    </message>
    <message>
        <source>They go down, never below 1.</source>
        <translation>Bajan, nunca por debajo de 1.</translation>
    </message>
    <message>
        <source>Their Level becomes this; never up to the goal, never below 1.</source>
        <translation>Su nivel pasa a ser este; nunca hasta la meta, nunca menos de 1.</translation>
    </message>
    <message>
        <source>The cards go to their discard piles. If there are none, what stands under “Otherwise” happens.</source>
        <translation>Las cartas van a sus descartes. Si no hay, ocurre lo que está en «Si no».</translation>
    </message>
    <message>
        <source>The cards go to another player, into hand or into play. An Item is carried then.</source>
        <translation>Las cartas van a otro jugador, a la mano o en juego. Un objeto queda cargado.</translation>
    </message>
    <message>
        <source>They draw cards.</source>
        <translation>Roban cartas.</translation>
    </message>
    <message>
        <source>They die.</source>
        <translation>Mueren.</translation>
    </message>
    <message>
        <source>Their sex changes.</source>
        <translation>Cambian de sexo.</translation>
    </message>
    <message>
        <source>They roll a die. What stands at the outcome with their roll happens.</source>
        <translation>Tiran un dado. Ocurre lo que está en el resultado de su tirada.</translation>
    </message>
    <message>
        <source>How many sides the die has.</source>
        <translation>Cuántas caras tiene el dado.</translation>
    </message>
    <message>
        <source>One or the other.</source>
        <translation>Una cosa o la otra.</translation>
    </message>
    <message>
        <source>For each of them in turn. What happens speaks of “the player in question”.</source>
        <translation>Para cada uno por turno. Lo que ocurre habla del «jugador en cuestión».</translation>
    </message>
    <message>
        <source>Only those for whom this is true, each as “the player in question”.</source>
        <translation>Solo aquellos para quienes se cumpla, cada uno como «jugador en cuestión».</translation>
    </message>
    <message>
        <source>Somebody names a player, called “the chosen player” inside. If there is nobody to name, nothing happens.</source>
        <translation>Alguien nombra a un jugador, llamado dentro «el jugador elegido». Si no hay nadie, no pasa nada.</translation>
    </message>
    <message>
        <source>Somebody picks one of the options. One that does nothing can be picked, too, such as losing a Level at Level 1; only what its “Only if” forbids cannot.</source>
        <translation>Alguien elige una de las opciones. También una que no hace nada, como perder un nivel en el nivel 1; salvo lo que prohíba su «Solo si».</translation>
    </message>
    <message>
        <source>Somebody may do it, or not.</source>
        <translation>Alguien puede hacerlo o no.</translation>
    </message>
    <message>
        <source>Combat strength until this combat ends: to the side or fighter aimed at, to the fighters or to the monsters.</source>
        <translation>Fuerza de combate hasta que acabe el combate: para el bando o combatiente elegido, los combatientes o los monstruos.</translation>
    </message>
    <message>
        <source>The monster leaves the fight and was not killed: no Level for it, and no Treasures unless they are kept.</source>
        <translation>El monstruo deja el combate sin morir: sin nivel, y sin tesoros salvo que se conserven.</translation>
    </message>
    <message>
        <source>The monster is killed on the spot: level and Treasures come when the fight is won.</source>
        <translation>El monstruo muere en el acto: el nivel y los tesoros llegan al ganar el combate.</translation>
    </message>
    <message>
        <source>The second card joins the fight as a monster.</source>
        <translation>La segunda carta se une al combate como monstruo.</translation>
    </message>
    <message>
        <source>This card becomes a second copy of the target monster.</source>
        <translation>Esta carta se convierte en una segunda copia del monstruo elegido.</translation>
    </message>
    <message>
        <source>They get away from all monsters against which they have not rolled yet, without a roll.</source>
        <translation>Escapan sin tirar de todos los monstruos contra los que aún no han tirado.</translation>
    </message>
    <message>
        <source>The player must help in this fight.</source>
        <translation>El jugador debe ayudar en este combate.</translation>
    </message>
    <message>
        <source>The helper leaves the fight.</source>
        <translation>El ayudante deja el combate.</translation>
    </message>
    <message>
        <source>Somebody sees the hand of another player.</source>
        <translation>Alguien ve la mano de otro jugador.</translation>
    </message>
    <message>
        <source>Somebody sees the top cards of a deck.</source>
        <translation>Alguien ve las primeras cartas de un mazo.</translation>
    </message>
    <message>
        <source>The curse or Bad Stuff that is about to strike does nothing.</source>
        <translation>La maldición o las malas consecuencias que iban a golpear no hacen nada.</translation>
    </message>
    <message>
        <source>It strikes another player instead.</source>
        <translation>Golpea a otro jugador en su lugar.</translation>
    </message>
    <message>
        <source>The die is rolled again; the new roll counts.</source>
        <translation>Se vuelve a tirar; vale la nueva tirada.</translation>
    </message>
    <message>
        <source>The player picks what the die shows.</source>
        <translation>El jugador elige lo que marca el dado.</translation>
    </message>
    <message>
        <source>This is added to the roll.</source>
        <translation>Esto se suma a la tirada.</translation>
    </message>
    <message>
        <source>For rolls from one number to another, both included. Rolls below 1 count as 1, those above the highest face as that.</source>
        <translation>Para tiradas de un número a otro, ambos incluidos. Menos de 1 cuenta como 1 y más de la cara máxima como esta.</translation>
    </message>
    <message>
        <source>One of several. It is not offered while its condition is not true.</source>
        <translation>Una entre varias. No se ofrece si su condición no se cumple.</translation>
    </message>
</context>
<context>
    <name>WorkshopOperation</name>
    <message>
        <source>not</source>
        <translation>no</translation>
    </message>
    <message>
        <source>all of these</source>
        <translation>todo esto</translation>
    </message>
    <message>
        <source>any of these</source>
        <translation>algo de esto</translation>
    </message>
    <message>
        <source>has an identity</source>
        <translation>tiene una identidad</translation>
    </message>
    <message>
        <source>has an identity of a type</source>
        <translation>tiene una identidad de un tipo</translation>
    </message>
    <message>
        <source>is male or female</source>
        <translation>es hombre o mujer</translation>
    </message>
    <message>
        <source>compare two figures</source>
        <translation>comparar dos números</translation>
    </message>
    <message>
        <source>there are such cards</source>
        <translation>hay cartas así</translation>
    </message>
    <message>
        <source>wears this card</source>
        <translation>lleva esta carta</translation>
    </message>
    <message>
        <source>is in the fight</source>
        <translation>está en el combate</translation>
    </message>
    <message>
        <source>fights alone</source>
        <translation>lucha sin ayuda</translation>
    </message>
    <message>
        <source>is the helper</source>
        <translation>es el ayudante</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>tiene el turno</translation>
    </message>
    <message>
        <source>this monster is in the fight</source>
        <translation>este monstruo está en el combate</translation>
    </message>
    <message>
        <source>a monster has the tag</source>
        <translation>un monstruo tiene la etiqueta</translation>
    </message>
    <message>
        <source>the card in question is</source>
        <translation>la carta en cuestión es</translation>
    </message>
    <message>
        <source>the cause is</source>
        <translation>la causa es</translation>
    </message>
    <message>
        <source>Level of</source>
        <translation>nivel de</translation>
    </message>
    <message>
        <source>number of cards</source>
        <translation>número de cartas</translation>
    </message>
    <message>
        <source>the number chosen</source>
        <translation>el número elegido</translation>
    </message>
    <message>
        <source>result of the roll</source>
        <translation>resultado de la tirada</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>suma</translation>
    </message>
    <message>
        <source>product</source>
        <translation>producto</translation>
    </message>
    <message>
        <source>half</source>
        <translation>mitad</translation>
    </message>
    <message>
        <source>the smallest</source>
        <translation>el menor</translation>
    </message>
    <message>
        <source>the largest</source>
        <translation>el mayor</translation>
    </message>
    <message>
        <source>bonuses of cards</source>
        <translation>bonificaciones de cartas</translation>
    </message>
    <message>
        <source>gold of cards</source>
        <translation>oro de cartas</translation>
    </message>
    <message>
        <source>Level of the monster</source>
        <translation>nivel del monstruo</translation>
    </message>
    <message>
        <source>number of monsters</source>
        <translation>número de monstruos</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>número de jugadores</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>gain Levels</source>
        <translation>ganar niveles</translation>
    </message>
    <message>
        <source>lose Levels</source>
        <translation>perder niveles</translation>
    </message>
    <message>
        <source>set the Level</source>
        <translation>fijar el nivel</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>descartar</translation>
    </message>
    <message>
        <source>take cards</source>
        <translation>tomar cartas</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>robar</translation>
    </message>
    <message>
        <source>die</source>
        <translation>morir</translation>
    </message>
    <message>
        <source>change sex</source>
        <translation>cambiar de sexo</translation>
    </message>
    <message>
        <source>roll a die</source>
        <translation>tirar un dado</translation>
    </message>
    <message>
        <source>if … otherwise</source>
        <translation>si … si no</translation>
    </message>
    <message>
        <source>for each player</source>
        <translation>para cada jugador</translation>
    </message>
    <message>
        <source>choose a player</source>
        <translation>elegir a un jugador</translation>
    </message>
    <message>
        <source>choose one of several</source>
        <translation>elegir entre varias</translation>
    </message>
    <message>
        <source>may</source>
        <translation>puede</translation>
    </message>
    <message>
        <source>add strength</source>
        <translation>añadir fuerza</translation>
    </message>
    <message>
        <source>remove a monster</source>
        <translation>quitar un monstruo</translation>
    </message>
    <message>
        <source>kill a monster</source>
        <translation>matar un monstruo</translation>
    </message>
    <message>
        <source>a monster joins the fight</source>
        <translation>un monstruo se une al combate</translation>
    </message>
    <message>
        <source>a mate joins the fight</source>
        <translation>una pareja se une al combate</translation>
    </message>
    <message>
        <source>escape without a roll</source>
        <translation>escapar sin tirar</translation>
    </message>
    <message>
        <source>force to help</source>
        <translation>obligar a ayudar</translation>
    </message>
    <message>
        <source>leave the fight</source>
        <translation>abandonar el combate</translation>
    </message>
    <message>
        <source>look at a hand</source>
        <translation>mirar una mano</translation>
    </message>
    <message>
        <source>look at a deck</source>
        <translation>mirar un mazo</translation>
    </message>
    <message>
        <source>avert what strikes</source>
        <translation>evitar lo que golpea</translation>
    </message>
    <message>
        <source>turn it on another</source>
        <translation>desviar hacia otro</translation>
    </message>
    <message>
        <source>roll again</source>
        <translation>volver a tirar</translation>
    </message>
    <message>
        <source>choose the roll</source>
        <translation>elegir la tirada</translation>
    </message>
    <message>
        <source>add to the roll</source>
        <translation>sumar a la tirada</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>option</source>
        <translation>opción</translation>
    </message>
</context>
<context>
    <name>WorkshopScenario</name>
    <message>
        <source>Level</source>
        <translation>nivel</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>sexo</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>muerto</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>cartas en la mano</translation>
    </message>
    <message>
        <source>number of cards in hand</source>
        <translation>número de cartas en la mano</translation>
    </message>
    <message>
        <source>cards in play</source>
        <translation>cartas en juego</translation>
    </message>
    <message>
        <source>equipped Items</source>
        <translation>objetos equipados</translation>
    </message>
    <message>
        <source>carried Items</source>
        <translation>objetos llevados</translation>
    </message>
    <message>
        <source>curses</source>
        <translation>maldiciones</translation>
    </message>
    <message>
        <source>race and class</source>
        <translation>raza y clase</translation>
    </message>
    <message>
        <source>combat strength</source>
        <translation>fuerza de combate</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>personaje</translation>
    </message>
    <message>
        <source>fight</source>
        <translation>combate</translation>
    </message>
    <message>
        <source>strength of the fighters</source>
        <translation>fuerza de los combatientes</translation>
    </message>
    <message>
        <source>strength of the monsters</source>
        <translation>fuerza de los monstruos</translation>
    </message>
    <message>
        <source>the fighters would win</source>
        <translation>ganarían los combatientes</translation>
    </message>
    <message>
        <source>fighter</source>
        <translation>combatiente</translation>
    </message>
    <message>
        <source>helper</source>
        <translation>ayudante</translation>
    </message>
    <message>
        <source>monsters in the fight</source>
        <translation>monstruos en el combate</translation>
    </message>
    <message>
        <source>Treasures of the fight</source>
        <translation>tesoros del combate</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>fase</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>de quién es el turno</translation>
    </message>
    <message>
        <source>whom the game waits for</source>
        <translation>a quién espera el juego</translation>
    </message>
    <message>
        <source>who is asked</source>
        <translation>a quién se pregunta</translation>
    </message>
    <message>
        <source>what is asked for</source>
        <translation>qué se pregunta</translation>
    </message>
    <message>
        <source>winners</source>
        <translation>ganadores</translation>
    </message>
    <message>
        <source>discarded Doors</source>
        <translation>puertas descartadas</translation>
    </message>
    <message>
        <source>discarded Treasures</source>
        <translation>tesoros descartados</translation>
    </message>
    <message>
        <source>number of Doors in the deck</source>
        <translation>número de puertas en el mazo</translation>
    </message>
    <message>
        <source>number of Treasures in the deck</source>
        <translation>número de tesoros en el mazo</translation>
    </message>
    <message>
        <source>last roll</source>
        <translation>última tirada</translation>
    </message>
    <message>
        <source>defeated Boss Monsters</source>
        <translation>monstruos jefe vencidos</translation>
    </message>
    <message>
        <source>before the first turn</source>
        <translation>antes del primer turno</translation>
    </message>
    <message>
        <source>arranging one&apos;s cards</source>
        <translation>ordenar las cartas</translation>
    </message>
    <message>
        <source>Kick Open the Door</source>
        <translation>Derribar la puerta</translation>
    </message>
    <message>
        <source>Look for Trouble or Loot the Room</source>
        <translation>Buscar problemas o Saquear la sala</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation>fin del turno</translation>
    </message>
    <message>
        <source>running away</source>
        <translation>huida</translation>
    </message>
    <message>
        <source>Looting the Body</source>
        <translation>Saquear el cadáver</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Caridad</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>fin de la partida</translation>
    </message>
    <message>
        <source>male</source>
        <translation>masculino</translation>
    </message>
    <message>
        <source>female</source>
        <translation>femenino</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>players</source>
        <translation>jugadores</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>one of several options</source>
        <translation>una de varias opciones</translation>
    </message>
    <message>
        <source>Big Items</source>
        <translation>objetos grandes</translation>
    </message>
    <message>
        <source>resurrection</source>
        <translation>resurrección</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>an unknown card</source>
        <translation>una carta desconocida</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player, what is expected of the player</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No fight was expected, but there is one.</source>
        <translation>No se esperaba ningún combate, pero lo hay.</translation>
    </message>
    <message>
        <source>A fight was expected, but there is none.</source>
        <translation>Se esperaba un combate, pero no lo hay.</translation>
    </message>
    <message>
        <source>%1: expected %2, but it is %3.</source>
        <comment>what, a value, another value</comment>
        <translation>%1: se esperaba %2, pero es %3.</translation>
    </message>
    <message>
        <source>Step %1:</source>
        <translation>Paso %1:</translation>
    </message>
    <message>
        <source>This should not be allowed, but it is.</source>
        <translation>Esto no debería estar permitido, pero lo está.</translation>
    </message>
    <message>
        <source>This cannot be played.</source>
        <translation>Esto no se puede jugar.</translation>
    </message>
    <message>
        <source>The cards cannot be used. Mend the mistakes of the pack first.</source>
        <translation>Las cartas no se pueden usar. Corrige antes los errores del paquete.</translation>
    </message>
    <message>
        <source>The scenario cannot be read or set up.</source>
        <translation>El escenario no se puede leer o preparar.</translation>
    </message>
    <message>
        <source>The fighters have %1, the monsters %2.</source>
        <translation>Los combatientes tienen %1; los monstruos, %2.</translation>
    </message>
    <message>
        <source>Just before: %1</source>
        <translation>Justo antes: %1</translation>
    </message>
    <message>
        <source>That is not allowed.</source>
        <translation>Eso no está permitido.</translation>
    </message>
</context>
<context>
    <name>WorkshopWord</name>
    <message>
        <source>you (the card&apos;s player)</source>
        <translation>tú (quien tiene la carta)</translation>
    </message>
    <message>
        <source>the victim</source>
        <translation>la víctima</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>el objetivo</translation>
    </message>
    <message>
        <source>the player in question</source>
        <translation>el jugador en cuestión</translation>
    </message>
    <message>
        <source>the chosen player</source>
        <translation>el jugador elegido</translation>
    </message>
    <message>
        <source>the fighter</source>
        <translation>el combatiente</translation>
    </message>
    <message>
        <source>the helper</source>
        <translation>el ayudante</translation>
    </message>
    <message>
        <source>the fighters</source>
        <translation>los combatientes</translation>
    </message>
    <message>
        <source>the other fighter</source>
        <translation>el otro combatiente</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>quien tiene el turno</translation>
    </message>
    <message>
        <source>the neighbour on the left</source>
        <translation>el vecino de la izquierda</translation>
    </message>
    <message>
        <source>the neighbour on the right</source>
        <translation>el vecino de la derecha</translation>
    </message>
    <message>
        <source>both neighbours</source>
        <translation>ambos vecinos</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>todos los demás</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>who has the lowest Level</source>
        <translation>quien tiene el nivel más bajo</translation>
    </message>
    <message>
        <source>who has the highest Level</source>
        <translation>quien tiene el nivel más alto</translation>
    </message>
    <message>
        <source>the lowest of the others</source>
        <translation>el más bajo de los demás</translation>
    </message>
    <message>
        <source>the highest of the others</source>
        <translation>el más alto de los demás</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en la mano</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>cargada</translation>
    </message>
    <message>
        <source>equipped</source>
        <translation>equipada</translation>
    </message>
    <message>
        <source>turned sideways</source>
        <translation>girada</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>identities</source>
        <translation>identidades</translation>
    </message>
    <message>
        <source>allies</source>
        <translation>aliados</translation>
    </message>
    <message>
        <source>curses</source>
        <translation>maldiciones</translation>
    </message>
    <message>
        <source>in hand or in play</source>
        <translation>en la mano o en juego</translation>
    </message>
    <message>
        <source>discarded Doors</source>
        <translation>Puertas descartadas</translation>
    </message>
    <message>
        <source>discarded Treasures</source>
        <translation>Tesoros descartados</translation>
    </message>
    <message>
        <source>this card</source>
        <translation>esta carta</translation>
    </message>
    <message>
        <source>the card in question</source>
        <translation>la carta en cuestión</translation>
    </message>
    <message>
        <source>what sits on this card</source>
        <translation>lo que lleva esta carta</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>small</source>
        <translation>pequeño</translation>
    </message>
    <message>
        <source>big</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>their owner</source>
        <translation>su dueño</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>el azar</translation>
    </message>
    <message>
        <source>the most valuable</source>
        <translation>la más valiosa</translation>
    </message>
    <message>
        <source>the highest bonus</source>
        <translation>la mayor bonificación</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>al menos</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>como mucho</translation>
    </message>
    <message>
        <source>equal to</source>
        <translation>igual a</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>menos que</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>más que</translation>
    </message>
    <message>
        <source>into play</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>down</source>
        <translation>hacia abajo</translation>
    </message>
    <message>
        <source>up</source>
        <translation>hacia arriba</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdidos</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservados</translation>
    </message>
    <message>
        <source>the monsters</source>
        <translation>los monstruos</translation>
    </message>
    <message>
        <source>Bad Stuff</source>
        <translation>malas consecuencias</translation>
    </message>
    <message>
        <source>curse or Bad Stuff</source>
        <translation>maldición o malas consecuencias</translation>
    </message>
    <message>
        <source>combat strength</source>
        <translation>fuerza de combate</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>tesoros</translation>
    </message>
    <message>
        <source>Levels for the kill</source>
        <translation>niveles por matarlo</translation>
    </message>
    <message>
        <source>Run Away rolls</source>
        <translation>tiradas de huida</translation>
    </message>
    <message>
        <source>every roll of the die</source>
        <translation>cada tirada de dado</translation>
    </message>
    <message>
        <source>cards in hand at most</source>
        <translation>límite de cartas en la mano</translation>
    </message>
    <message>
        <source>Levels as helper</source>
        <translation>niveles al ayudar</translation>
    </message>
    <message>
        <source>Items sold at double price</source>
        <translation>objetos vendidos al doble</translation>
    </message>
    <message>
        <source>wins ties</source>
        <translation>gana los empates</translation>
    </message>
    <message>
        <source>any number of Big Items</source>
        <translation>cualquier número de objetos grandes</translation>
    </message>
    <message>
        <source>nobody may help</source>
        <translation>nadie puede ayudar</translation>
    </message>
    <message>
        <source>Levels do not count</source>
        <translation>los niveles no cuentan</translation>
    </message>
    <message>
        <source>Items do not count</source>
        <translation>los objetos no cuentan</translation>
    </message>
    <message>
        <source>does not pursue</source>
        <translation>no persigue</translation>
    </message>
    <message>
        <source>escapes without a roll</source>
        <translation>escapa sin tirar</translation>
    </message>
    <message>
        <source>nobody escapes</source>
        <translation>nadie escapa</translation>
    </message>
    <message>
        <source>curses do nothing</source>
        <translation>las maldiciones no afectan</translation>
    </message>
    <message>
        <source>strength of the fighters</source>
        <translation>fuerza de los combatientes</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>manos</translation>
    </message>
    <message>
        <source>own turn, outside fights</source>
        <translation>turno propio, fuera de combates</translation>
    </message>
    <message>
        <source>own turn, also in a fight</source>
        <translation>turno propio, también en combate</translation>
    </message>
    <message>
        <source>any time when not in a fight</source>
        <translation>en cualquier momento sin luchar</translation>
    </message>
    <message>
        <source>while there is no fight</source>
        <translation>mientras no haya combate</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>en cualquier momento</translation>
    </message>
    <message>
        <source>in any fight</source>
        <translation>en cualquier combate</translation>
    </message>
    <message>
        <source>in one&apos;s own fight</source>
        <translation>en el combate propio</translation>
    </message>
    <message>
        <source>as the fighter only</source>
        <translation>solo como combatiente</translation>
    </message>
    <message>
        <source>when running away</source>
        <translation>al huir</translation>
    </message>
    <message>
        <source>on one&apos;s own Run Away roll</source>
        <translation>en la propia tirada de huida</translation>
    </message>
    <message>
        <source>on any roll</source>
        <translation>en cualquier tirada</translation>
    </message>
    <message>
        <source>on a curse or Bad Stuff</source>
        <translation>ante una maldición o malas consecuencias</translation>
    </message>
    <message>
        <source>on a curse</source>
        <translation>ante una maldición</translation>
    </message>
    <message>
        <source>on Bad Stuff</source>
        <translation>ante malas consecuencias</translation>
    </message>
    <message>
        <source>instead of drawing face up</source>
        <translation>en vez de robar boca arriba</translation>
    </message>
    <message>
        <source>oneself</source>
        <translation>uno mismo</translation>
    </message>
    <message>
        <source>another player</source>
        <translation>otro jugador</translation>
    </message>
    <message>
        <source>a side of the fight</source>
        <translation>un bando del combate</translation>
    </message>
    <message>
        <source>an Item of one&apos;s own</source>
        <translation>un objeto propio</translation>
    </message>
    <message>
        <source>an Item of another</source>
        <translation>un objeto de otro</translation>
    </message>
    <message>
        <source>an identity of one&apos;s own</source>
        <translation>una identidad propia</translation>
    </message>
    <message>
        <source>a monster from hand</source>
        <translation>un monstruo de la mano</translation>
    </message>
    <message>
        <source>an identity from hand</source>
        <translation>una identidad de la mano</translation>
    </message>
    <message>
        <source>the fight begins</source>
        <translation>empieza el combate</translation>
    </message>
    <message>
        <source>the fight ends</source>
        <translation>termina el combate</translation>
    </message>
    <message>
        <source>the fight is won</source>
        <translation>se gana el combate</translation>
    </message>
    <message>
        <source>somebody got away</source>
        <translation>alguien ha escapado</translation>
    </message>
    <message>
        <source>an Item is lost</source>
        <translation>se pierde un objeto</translation>
    </message>
    <message>
        <source>the turn begins</source>
        <translation>empieza el turno</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>termina el turno</translation>
    </message>
    <message>
        <source>another player died</source>
        <translation>otro jugador ha muerto</translation>
    </message>
    <message>
        <source>a Level is lost</source>
        <translation>se pierde un nivel</translation>
    </message>
    <message>
        <source>per turn</source>
        <translation>por turno</translation>
    </message>
    <message>
        <source>per fight</source>
        <translation>por combate</translation>
    </message>
    <message>
        <source>per victim and fight</source>
        <translation>por víctima y combate</translation>
    </message>
    <message>
        <source>per roll</source>
        <translation>por tirada</translation>
    </message>
    <message>
        <source>per game</source>
        <translation>por partida</translation>
    </message>
    <message>
        <source>male</source>
        <translation>hombre</translation>
    </message>
    <message>
        <source>female</source>
        <translation>mujer</translation>
    </message>
    <message>
        <source>Hireling</source>
        <translation>Mercenario</translation>
    </message>
    <message>
        <source>Guest Star</source>
        <translation>Estrella invitada</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>Compañero</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>descartado</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Mazmorra</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Tavern</source>
        <translation>Taberna</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <translation>Cocina</translation>
    </message>
    <message>
        <source>Tomb</source>
        <translation>Tumba</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campaña</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Cámara del tesoro</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Rayos</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Colinas</translation>
    </message>
    <message>
        <source>no disadvantages</source>
        <translation>sin desventajas</translation>
    </message>
    <message>
        <source>waits for a second</source>
        <translation>espera a una segunda</translation>
    </message>
    <message>
        <source>needs a second</source>
        <translation>necesita una segunda</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
</context>
<context>
    <name>kickdoor::ActionsModel</name>
    <message>
        <source>No monster so far, and none in your hand to fight: loot the room.</source>
        <translation>De momento, ningún monstruo, y en la mano no tienes ninguno contra el que luchar: saquea la sala.</translation>
    </message>
    <message>
        <source>You hold no monster to fight.</source>
        <translation>No tienes ningún monstruo en la mano.</translation>
    </message>
    <message>
        <source>Look for trouble</source>
        <translation>Buscar problemas</translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>opens a dialog</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>An offer waits for your answer.</source>
        <translation>Una oferta espera tu respuesta.</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>Esperando a %1.</translation>
    </message>
    <message>
        <source>You have a choice to make.</source>
        <translation>Tienes que elegir.</translation>
    </message>
    <message>
        <source>Play the card from behind the door, or take it into your hand.</source>
        <translation>Juega la carta de detrás de la puerta o llévala a tu mano.</translation>
    </message>
    <message>
        <source>Arrange your cards: play, equip, trade, sell. Then kick open the door.</source>
        <translation>Organiza tus cartas: juega, equipa, comercia, vende. Después, derriba la puerta.</translation>
    </message>
    <message>
        <source>No monster so far: fight one from your hand, or loot the room.</source>
        <translation>De momento, ningún monstruo: lucha contra uno de tu mano o saquea la sala.</translation>
    </message>
    <message>
        <source>Play, equip, trade or sell what you like. Then end your turn.</source>
        <translation>Juega, equipa, comercia o vende lo que quieras. Después, termina tu turno.</translation>
    </message>
    <message>
        <source>Run! %1</source>
        <translation>¡Corre! %1</translation>
    </message>
    <message>
        <source>The dice are against you. Play one card that turns the fight, or pass.</source>
        <translation>Los dados van contra ti. Juega una carta que cambie el combate, o pasa.</translation>
    </message>
    <message>
        <source>You are winning. Fight, before somebody changes that.</source>
        <translation>Vas ganando. Lucha antes de que alguien lo cambie.</translation>
    </message>
    <message>
        <source>A tie: the monsters win. Play cards, ask for help, or run away.</source>
        <translation>Empate: ganan los monstruos. Juega cartas, pide ayuda o huye.</translation>
    </message>
    <message>
        <source>You are losing. Play cards, ask for help, or run away.</source>
        <translation>Vas perdiendo. Juega cartas, pide ayuda o huye.</translation>
    </message>
    <message>
        <source>The card from behind the door cannot be played now: take it into your hand.</source>
        <translation>La carta de detrás de la puerta no se puede jugar ahora: llévatela a la mano.</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jugar %1</translation>
    </message>
    <message>
        <source>Look for trouble: %1</source>
        <comment>a monster</comment>
        <translation>Buscar problemas: %1</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Play Items and identity cards from your opening hand if you like. Then press “Ready”.</source>
        <translation>Juega objetos y cartas de identidad de tu mano inicial si quieres. Después, pulsa «Listo».</translation>
    </message>
    <message>
        <source>Run! Choose which monster to flee from first. %1</source>
        <translation>¡Corre! Elige de qué monstruo huyes primero. %1</translation>
    </message>
    <message>
        <source>Play what you like. When you fight, both sides add a d20.</source>
        <translation>Juega lo que quieras. Al luchar, ambos bandos suman un d20.</translation>
    </message>
    <message>
        <source>%1 is winning. Interfere, or wait.</source>
        <translation>%1 va ganando. Entrométete o espera.</translation>
    </message>
    <message>
        <source>%1 is losing. Help, interfere, or wait.</source>
        <translation>%1 va perdiendo. Ayuda, entrométete o espera.</translation>
    </message>
    <message>
        <source>Both sides add a d20, once nobody wants to play anything more.</source>
        <translation>Ambos bandos suman un d20 en cuanto nadie quiera jugar nada más.</translation>
    </message>
    <message>
        <source>Waiting for %1 to choose.</source>
        <translation>Esperando la elección de %1.</translation>
    </message>
    <message>
        <source>The fight ends with the sums as they are now, unless somebody interferes.</source>
        <translation>El combate termina con las sumas actuales, salvo que alguien se entrometa.</translation>
    </message>
    <message>
        <source>Give up the fight: you roll to escape, and whoever is caught suffers the Bad Stuff.</source>
        <translation>Renuncia al combate: tiras para escapar, y quien sea atrapado sufre el Mal Rollo.</translation>
    </message>
    <message>
        <source>Roll a die: with what your cards add, you need 5 or more to escape.</source>
        <translation>Tira un dado: con lo que sumen tus cartas, necesitas 5 o más para escapar.</translation>
    </message>
    <message>
        <source>You are dead and can only end your turn. Then you come back; your new cards come when your next turn begins.</source>
        <translation>Has muerto y solo puedes terminar tu turno. Después vuelves; tus cartas nuevas llegan cuando empiece tu próximo turno.</translation>
    </message>
    <message>
        <source>Listen at the door: you take a Door card into your hand. Your other cards must wait.</source>
        <translation>Escucha tras la puerta: llevas una carta de Puerta a tu mano. Tus otras cartas deben esperar.</translation>
    </message>
    <message>
        <source>You hold too many cards: play or sell some, or give the excess away. Your turn ends once you hold few enough.</source>
        <translation>Tienes demasiadas cartas: juega o vende algunas, o da las que sobran. Tu turno acaba en cuanto ya no sobren.</translation>
    </message>
    <message>
        <source>A tie: the monsters win. Play cards, or run away.</source>
        <translation>Empate: ganan los monstruos. Juega cartas o huye.</translation>
    </message>
    <message>
        <source>You are losing. Play cards, or run away.</source>
        <translation>Vas perdiendo. Juega cartas o huye.</translation>
    </message>
    <message>
        <source>Waiting for an answer from %1.</source>
        <translation>A la espera de una respuesta de %1.</translation>
    </message>
    <message>
        <source>It goes on when the table can be reached again.</source>
        <translation>La partida sigue cuando se pueda volver a llegar a la mesa.</translation>
    </message>
    <message>
        <source>Answer it with a card, or let it strike.</source>
        <translation>Responde con una carta o deja que actúe.</translation>
    </message>
    <message>
        <source>Change the roll with a card, or let it stand.</source>
        <translation>Cambia la tirada con una carta o déjala así.</translation>
    </message>
    <message>
        <source>The dice come next. Play something first, or let it stand.</source>
        <translation>Ahora vienen los dados. Juega algo antes o déjalo así.</translation>
    </message>
    <message>
        <source>You are winning. Play what you like, or let it stand.</source>
        <translation>Vais ganando. Juega lo que quieras o déjalo así.</translation>
    </message>
    <message>
        <source>%1 is winning. Interfere, or let it stand.</source>
        <translation>%1 va ganando. Entrométete o déjalo así.</translation>
    </message>
</context>
<context>
    <name>kickdoor::AnswerDraft</name>
    <message>
        <source>Keep %1</source>
        <comment>a Character</comment>
        <translation>Conservar a %1</translation>
    </message>
    <message>
        <source>Choose nothing</source>
        <translation>No elegir nada</translation>
    </message>
</context>
<context>
    <name>kickdoor::BargainDraft</name>
    <message>
        <source>Choose whom to ask.</source>
        <translation>Elige a quién le pides ayuda.</translation>
    </message>
</context>
<context>
    <name>kickdoor::BigMoment</name>
    <message>
        <source>Loot!</source>
        <translation>¡Botín!</translation>
    </message>
    <message>
        <source>−%1 for %2!</source>
        <translation>¡−%1 para %2!</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is dead!</source>
        <translation>¡%1 ha muerto!</translation>
    </message>
    <message>
        <source>Level %1!</source>
        <translation>¡Nivel %1!</translation>
    </message>
    <message>
        <source>Down to Level %1</source>
        <translation>Baja al nivel %1</translation>
    </message>
    <message>
        <source>Caught!</source>
        <translation>¡Sin escapatoria!</translation>
    </message>
    <message>
        <source>Cursed!</source>
        <translation>¡Maldición!</translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Tesoro</numerusform>
            <numerusform>%n Tesoros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Door card(s)</source>
        <translation>
            <numerusform>%n carta de Puerta</numerusform>
            <numerusform>%n cartas de Puerta</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>Got away!</source>
        <translation>¡Se escapó!</translation>
    </message>
    <message>
        <source>The fight is won!</source>
        <translation>¡Combate ganado!</translation>
    </message>
    <message>
        <source>It&apos;s a deal!</source>
        <translation>¡Trato hecho!</translation>
    </message>
    <message>
        <source>Cards lost!</source>
        <translation>¡Cartas perdidas!</translation>
    </message>
    <message>
        <source>A Curse!</source>
        <translation>¡Una Maldición!</translation>
    </message>
    <message>
        <source>Averted!</source>
        <translation>¡Evitado!</translation>
    </message>
    <message>
        <source>Forced to help!</source>
        <translation>¡Ayuda a la fuerza!</translation>
    </message>
    <message>
        <source>%1 must help %2, for nothing.</source>
        <comment>two players</comment>
        <translation>%1 debe ayudar a %2 a cambio de nada.</translation>
    </message>
    <message>
        <source>To be shared: %1</source>
        <comment>what was won</comment>
        <translation>Por repartir: %1</translation>
    </message>
    <message>
        <source>A gift!</source>
        <translation>¡Un regalo!</translation>
    </message>
    <message>
        <source>%1 gave %2 %3.</source>
        <comment>giver, receiver, cards</comment>
        <translation>%1 dio %3 a %2.</translation>
    </message>
    <message>
        <source>No monster is left!</source>
        <translation>¡No queda ningún monstruo!</translation>
    </message>
</context>
<context>
    <name>kickdoor::BotMindModel</name>
    <message>
        <source>What %1 knew</source>
        <translation>Qué sabía %1</translation>
    </message>
    <message>
        <source>what %1 did</source>
        <translation>lo que hizo %1</translation>
    </message>
    <message>
        <source>The table shows what %1 could see then: its own hand and what lay open; the rest is face down.</source>
        <translation>La mesa muestra lo que %1 podía ver entonces: su propia mano y lo que estaba descubierto; lo demás está boca abajo.</translation>
    </message>
    <message numerus="yes">
        <source>It weighs its chances to win by playing on; here anew, %n time(s).</source>
        <translation>
            <numerusform>Sopesa sus opciones de ganar jugando hacia delante; aquí de nuevo, una vez.</numerusform>
            <numerusform>Sopesa sus opciones de ganar jugando hacia delante; aquí de nuevo, %n veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It decides by rules of thumb. The chances are what Master would expect of each move, from the same view, after playing on %n time(s).</source>
        <translation>
            <numerusform>Decide por reglas sencillas. Las opciones son las que el bot maestro daría a cada jugada, con la misma vista, tras jugar hacia delante una vez.</numerusform>
            <numerusform>Decide por reglas sencillas. Las opciones son las que el bot maestro daría a cada jugada, con la misma vista, tras jugar hacia delante %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>It compared no other move.</source>
        <translation>No comparó ninguna otra acción.</translation>
    </message>
</context>
<context>
    <name>kickdoor::ChanceModel</name>
    <message>
        <source>Turn %1, %2 fights %3</source>
        <translation>Turno %1, %2 lucha contra %3</translation>
    </message>
    <message>
        <source>%1 Most of it came when: %2</source>
        <comment>a change; what happened</comment>
        <translation>%1 Lo decisivo: %2</translation>
    </message>
    <message>
        <source>%1: %2&apos;s chance rises from %3% to %4%.</source>
        <translation>%1: la posibilidad de %2 sube del %3&#xa0;% al %4&#xa0;%.</translation>
    </message>
    <message>
        <source>%1: %2&apos;s chance falls from %3% to %4%.</source>
        <translation>%1: la posibilidad de %2 baja del %3&#xa0;% al %4&#xa0;%.</translation>
    </message>
    <message>
        <source>Turn %1 (%2)</source>
        <comment>the second is whose turn it was</comment>
        <translation>Turno %1 (%2)</translation>
    </message>
    <message>
        <source>Turn %1, while %2 fights %3</source>
        <translation>Turno %1, mientras %2 lucha contra %3</translation>
    </message>
</context>
<context>
    <name>kickdoor::CombatModel</name>
    <message>
        <source>%1, Level</source>
        <translation>%1, nivel</translation>
    </message>
    <message>
        <source>d20, thrown by %1</source>
        <translation>d20, tirado por %1</translation>
    </message>
    <message>
        <source>%1 (mate)</source>
        <translation>%1 (media naranja)</translation>
    </message>
    <message>
        <source>Forced to help, for nothing</source>
        <translation>Ayuda a la fuerza, a cambio de nada</translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Tesoro</numerusform>
            <numerusform>%n Tesoros</numerusform>
        </translation>
    </message>
    <message>
        <source>special Treasure</source>
        <translation>Tesoro especial</translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s) and a special one</source>
        <translation>
            <numerusform>%n Tesoro y uno especial</numerusform>
            <numerusform>%n Tesoros y uno especial</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>card (why it counts)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 helps in return for %2.</source>
        <translation>%1 ayuda a cambio de %2.</translation>
    </message>
    <message>
        <source>%1, Level (%2)</source>
        <comment>a monster, what it is: Undead</comment>
        <translation>%1, nivel (%2)</translation>
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
        <translation>%1, página %2 de %3</translation>
    </message>
    <message>
        <source>%1 cannot be created.</source>
        <translation>No se puede crear %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
    <message>
        <source>%1: a picture is missing.</source>
        <translation>%1: falta una imagen.</translation>
    </message>
    <message>
        <source>%1: words do not fit: %2</source>
        <translation>%1: hay texto que no cabe: %2</translation>
    </message>
    <message>
        <source>%1: words do not fit.</source>
        <translation>%1: hay texto que no cabe.</translation>
    </message>
</context>
<context>
    <name>kickdoor::CurtainModel</name>
    <message>
        <source>You hold too many cards.</source>
        <translation>Tienes demasiadas cartas en la mano.</translation>
    </message>
    <message>
        <source>You have a choice to make.</source>
        <translation>Tienes que elegir.</translation>
    </message>
    <message>
        <source>The dice are against you: one last card?</source>
        <translation>Los dados van contra ti: ¿una última carta?</translation>
    </message>
    <message>
        <source>%1 is about to strike you.</source>
        <translation>%1 está a punto de alcanzarte.</translation>
    </message>
    <message>
        <source>You may still act.</source>
        <translation>Aún puedes actuar.</translation>
    </message>
    <message>
        <source>%1 asks for your help.</source>
        <translation>%1 te pide ayuda.</translation>
    </message>
    <message>
        <source>%1 offers to help you.</source>
        <translation>%1 te ofrece ayuda.</translation>
    </message>
    <message>
        <source>%1 offers you a trade.</source>
        <translation>%1 te ofrece un trueque.</translation>
    </message>
    <message>
        <source>You may play cards before the game begins.</source>
        <translation>Puedes jugar cartas antes de empezar la partida.</translation>
    </message>
    <message>
        <source>You are in a fight.</source>
        <translation>Estás en combate.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Es tu turno.</translation>
    </message>
    <message>
        <source>You are dead: end your turn.</source>
        <translation>Has muerto: termina tu turno.</translation>
    </message>
    <message>
        <source>Your turn continues.</source>
        <translation>Tu turno continúa.</translation>
    </message>
    <message>
        <source>The fight is lost: you must run away.</source>
        <translation>El combate está perdido: tienes que huir.</translation>
    </message>
    <message>
        <source>%1 asks you for a gift.</source>
        <translation>%1 te pide un regalo.</translation>
    </message>
    <message>
        <source>%1 offers you a gift.</source>
        <translation>%1 te ofrece un regalo.</translation>
    </message>
    <message>
        <source>You stopped the table. Play what you like, then let the game go on.</source>
        <translation>Has detenido la mesa. Juega lo que quieras y luego deja que siga la partida.</translation>
    </message>
</context>
<context>
    <name>kickdoor::DiceModel</name>
    <message>
        <source>%1, for the fighters</source>
        <translation>%1, por los combatientes</translation>
    </message>
    <message>
        <source>%1, for the monsters</source>
        <translation>%1, por los monstruos</translation>
    </message>
    <message>
        <source>%1, fleeing from %2</source>
        <translation>%1, al huir de %2</translation>
    </message>
    <message>
        <source>%1, for the first turn</source>
        <translation>%1, por el primer turno</translation>
    </message>
    <message>
        <source>%1, for the order of looting</source>
        <translation>%1, por el orden del saqueo</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <comment>player, card</comment>
        <translation>%1, por: %2</translation>
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
        <translation>El momento para eso ya pasó.</translation>
    </message>
</context>
<context>
    <name>kickdoor::ExportDialog</name>
    <message>
        <source>Export as text</source>
        <translation>Exportar como texto</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Textos (*.txt)</translation>
    </message>
    <message>
        <source>Export my games</source>
        <translation>Exportar mis partidas</translation>
    </message>
    <message>
        <source>Save a photo</source>
        <translation>Guardar una foto</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Archivos JSON (*.json)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>My games of Kickdoor</source>
        <comment>name of a file</comment>
        <translation>Mis partidas de Kickdoor</translation>
    </message>
</context>
<context>
    <name>kickdoor::FoundTables</name>
    <message>
        <source>No table was found. Are both machines in the same network? Guest networks often keep machines apart. A firewall must let UDP and TCP 4510 through on the host&apos;s machine. The join code works without announcements.</source>
        <translation>No se sabe de ninguna mesa. ¿Están ambos equipos en la misma red? Las redes de invitados suelen aislar los equipos entre sí. En el equipo del anfitrión, el cortafuegos debe dejar pasar UDP y TCP 4510. El código de acceso funciona sin anuncios.</translation>
    </message>
</context>
<context>
    <name>kickdoor::HintModel</name>
    <message>
        <source>A hint is about a decision of yours, and there is none now.</source>
        <translation>Un consejo es sobre una decisión tuya, y ahora no hay ninguna.</translation>
    </message>
    <message>
        <source>There is nothing else to compare it with.</source>
        <translation>No hay nada más con qué compararlo.</translation>
    </message>
    <message>
        <source>This table allows no hints. Its owner can allow them before the game.</source>
        <translation>Esta mesa no permite pistas. Su dueño puede permitirlas antes de la partida.</translation>
    </message>
    <message>
        <source>Hints begin with the first turn.</source>
        <translation>Los consejos empiezan con el primer turno.</translation>
    </message>
    <message>
        <source>A fight counts with all that is still played into it, by you, by helpers and by the others, not as it stands now.</source>
        <translation>Un combate cuenta con todo lo que aún se juegue en él, por ti, por quien te ayude y por los demás, no tal como está ahora.</translation>
    </message>
    <message numerus="yes">
        <source>The percentages are your chance to win the game after each move. Master has played on %Ln time(s), four turns each, with hidden cards drawn anew each time: it knows only what you may know.</source>
        <translation>
            <numerusform>Los porcentajes son tu posibilidad de ganar la partida tras cada acción. Maestro ha seguido jugando cuatro turnos %Ln vez, con las cartas ocultas sacadas de nuevo al azar: solo sabe lo que tú puedes saber.</numerusform>
            <numerusform>Los porcentajes son tu posibilidad de ganar la partida tras cada acción. Maestro ha seguido jugando cuatro turnos %Ln veces, con las cartas ocultas sacadas de nuevo al azar cada vez: solo sabe lo que tú puedes saber.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n moves are worth the same.</source>
        <translation>
            <numerusform>La primera jugada (%n) vale lo mismo.</numerusform>
            <numerusform>Las %n primeras jugadas valen lo mismo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Master compares no other move here: trades, sales, discards and what you wear are left to you.</source>
        <translation>Maestro no compara aquí ninguna otra acción: los intercambios, las ventas, los descartes y lo que llevas puesto quedan en tus manos.</translation>
    </message>
</context>
<context>
    <name>kickdoor::HostRoom</name>
    <message>
        <source>The table cannot be opened: %1</source>
        <translation>No se puede abrir la mesa: %1</translation>
    </message>
    <message>
        <source>This table cannot be set up.</source>
        <translation>Esta mesa no se puede preparar.</translation>
    </message>
    <message>
        <source>Port %1 is in use by another program on this computer, perhaps by another Kickdoor. Choose another port.</source>
        <translation>Otro programa de este ordenador, quizá otro Kickdoor, usa el puerto %1. Elige otro puerto.</translation>
    </message>
    <message>
        <source>This computer does not allow port %1. Choose one above 1023.</source>
        <translation>Este ordenador no permite el puerto %1. Elige uno por encima de 1023.</translation>
    </message>
</context>
<context>
    <name>kickdoor::Language</name>
    <message>
        <source>Same as this computer: %1</source>
        <comment>%1: the name of a language</comment>
        <translation>Como este equipo: %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::LessonModel</name>
    <message>
        <source>Watch what happens.</source>
        <translation>Mira lo que pasa.</translation>
    </message>
    <message>
        <source>In a game you may do that. Here the lesson waits for this: %1</source>
        <translation>En una partida puedes hacer eso. Aquí la lección espera esto: %1</translation>
    </message>
    <message>
        <source>In a game you may do that. Here, read on first: press “Next”.</source>
        <translation>En una partida puedes hacer eso. Aquí, lee primero: pulsa «Siguiente».</translation>
    </message>
</context>
<context>
    <name>kickdoor::LevelHistory</name>
    <message>
        <source>%1 helped in the winning fight.</source>
        <translation>Ayuda en el combate de la victoria: %1.</translation>
    </message>
    <message>
        <source>%1 stand at Level %2. The last Boss Monster has fallen, and the most gold in play decides: %3 gp.</source>
        <translation>%1 están en el nivel %2. Ha caído el último monstruo jefe, y decide quien más oro tiene en juego: %3 po.</translation>
    </message>
</context>
<context>
    <name>kickdoor::Looting</name>
    <message>
        <source>Looting the body of %1</source>
        <translation>Saqueo del cadáver de %1</translation>
    </message>
    <message>
        <source>Everybody has had a turn.</source>
        <translation>Ya ha elegido todo el mundo.</translation>
    </message>
    <message>
        <source>%1 chooses a card now.</source>
        <translation>%1 elige ahora una carta.</translation>
    </message>
    <message>
        <source>%1 Then: %2.</source>
        <comment>who chooses now; the names of the next, in their order</comment>
        <translation>%1 Después: %2.</translation>
    </message>
    <message>
        <source>Who chooses first is being decided.</source>
        <translation>Se está decidiendo quién elige primero.</translation>
    </message>
    <message>
        <source>%1 took %2.</source>
        <comment>a player; a card</comment>
        <translation>%1 tomó %2.</translation>
    </message>
</context>
<context>
    <name>kickdoor::MarkModel</name>
    <message>
        <source>Turn %1: %2</source>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>Turn %1: %2 fights %3</source>
        <translation>Turno %1: %2 lucha contra %3</translation>
    </message>
    <message>
        <source>The end, won by %1</source>
        <translation>El final: gana %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::MyGamesModel</name>
    <message>
        <source>%1 was written by a newer Kickdoor. Nothing is counted here.</source>
        <translation>%1 procede de un Kickdoor más reciente. Aquí no se cuenta nada.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>No se puede leer %1: %2</translation>
    </message>
    <message>
        <source>%1 is damaged: %2</source>
        <translation>%1 está dañado: %2</translation>
    </message>
    <message>
        <source>It was kept as %1, and counting starts again.</source>
        <translation>Se conservó como %1, y la cuenta empieza de nuevo.</translation>
    </message>
    <message>
        <source>another window uses it</source>
        <translation>otra ventana lo está usando</translation>
    </message>
</context>
<context>
    <name>kickdoor::NetClient</name>
    <message>
        <source>%1 is not ready yet.</source>
        <translation>Aún falta que %1 diga «Listo».</translation>
    </message>
    <message>
        <source>%1 has left for good. A bot plays on.</source>
        <translation>%1 ha salido del todo. Sigue un bot.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>El anfitrión ha cerrado la mesa.</translation>
    </message>
    <message>
        <source>%1 (watching)</source>
        <translation>%1 (mirando)</translation>
    </message>
    <message>
        <source>%1 has come to watch.</source>
        <translation>%1 ha venido a mirar.</translation>
    </message>
    <message>
        <source>%1 has left the table.</source>
        <translation>%1 ha dejado la mesa.</translation>
    </message>
    <message>
        <source>%1 has stopped watching.</source>
        <translation>%1 ha dejado de mirar.</translation>
    </message>
    <message>
        <source>%1 has joined the table.</source>
        <translation>%1 ha llegado a la mesa.</translation>
    </message>
    <message>
        <source>At least three seats must be taken.</source>
        <translation>Debe haber al menos tres asientos ocupados.</translation>
    </message>
    <message>
        <source>%1 does not have all the cards of this game.</source>
        <translation>%1 no tiene todas las cartas de esta partida.</translation>
    </message>
    <message>
        <source>The connection to %1 is lost.</source>
        <translation>Se ha perdido la conexión con %1.</translation>
    </message>
    <message>
        <source>You are not ready yet.</source>
        <translation>Aún no has dicho «Listo».</translation>
    </message>
    <message>
        <source>All are ready. The table&apos;s owner starts the game.</source>
        <translation>Todos han dicho «Listo». La partida la empieza quien creó la mesa.</translation>
    </message>
    <message>
        <source>The table&apos;s owner has changed the cards or rules. Look at them, then say again that you are ready.</source>
        <translation>Han cambiado las cartas o las reglas de esta mesa. Míralas y vuelve a decir «Listo».</translation>
    </message>
    <message>
        <source>The table gathers for another game.</source>
        <translation>La mesa se reúne para otra partida.</translation>
    </message>
    <message>
        <source>A bot plays for %1 now.</source>
        <translation>Ahora un bot juega por %1.</translation>
    </message>
    <message>
        <source>%1 plays again, instead of the bot.</source>
        <translation>%1 vuelve a jugar en lugar del bot.</translation>
    </message>
    <message>
        <source>%1 has left the table for now.</source>
        <translation>%1 ha dejado la mesa por ahora.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 ha vuelto.</translation>
    </message>
</context>
<context>
    <name>kickdoor::NetPlay</name>
    <message>
        <source>%1&apos;s table</source>
        <translation>Mesa de %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>kickdoor::NetVerdict</name>
    <message>
        <source>The game is being checked…</source>
        <translation>Comprobando la partida…</translation>
    </message>
    <message>
        <source>This game was fair: your program has replayed the whole record and found every card and every roll as they were shown. Every computer took part in the shuffling.</source>
        <translation>Esta partida ha sido limpia: tu programa ha repetido todo el registro y ha encontrado cada carta y cada tirada tal como se mostraron. Todos los equipos participaron al barajar.</translation>
    </message>
    <message>
        <source>Your program has replayed the whole record and found every card and every roll as they were shown. It gave no secret of its own, so it cannot say whether all secrets counted.</source>
        <translation>Tu programa ha repetido todo el registro y ha encontrado cada carta y cada tirada tal como se mostraron. No aportó ningún secreto propio, así que no puede decir si contaron todos los secretos.</translation>
    </message>
    <message>
        <source>The record of this game is not what you were shown: it differs from command %1 on.</source>
        <translation>El registro de esta partida no es lo que se te mostró: difiere a partir de la orden %1.</translation>
    </message>
    <message>
        <source>This game cannot be checked: its record is incomplete.</source>
        <translation>Esta partida no se puede comprobar: su registro está incompleto.</translation>
    </message>
</context>
<context>
    <name>kickdoor::NetWindow</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
</context>
<context>
    <name>kickdoor::OffersModel</name>
    <message>
        <source>%1 wants to give you %2.</source>
        <translation>%1 quiere darte %2.</translation>
    </message>
    <message>
        <source>%1 asks you for %2.</source>
        <translation>%1 te pide %2.</translation>
    </message>
    <message>
        <source>%1 offers %2 for %3.</source>
        <translation>%1 ofrece %2 a cambio de %3.</translation>
    </message>
    <message>
        <source>%1 asks for your help, for %2. It is a fight for the win!</source>
        <translation>%1 te pide ayuda a cambio de %2. ¡Es un combate por la victoria!</translation>
    </message>
    <message>
        <source>%1 asks for your help, for %2.</source>
        <translation>%1 te pide ayuda a cambio de %2.</translation>
    </message>
    <message>
        <source>Your trade with %1 waits for an answer: %2.</source>
        <translation>Tu intercambio con %1 espera respuesta: %2.</translation>
    </message>
    <message>
        <source>You asked %1 for help, for %2. No answer yet.</source>
        <translation>Le has pedido ayuda a %1 a cambio de %2. Aún no hay respuesta.</translation>
    </message>
    <message>
        <source>You offered %1 help, for %2. No answer yet.</source>
        <translation>Le has ofrecido ayuda a %1 a cambio de %2. Aún no hay respuesta.</translation>
    </message>
    <message>
        <source>%1 offers to help, for %2.</source>
        <translation>%1 se ofrece a ayudar a cambio de %2.</translation>
    </message>
    <message>
        <source>You would both win the game.</source>
        <translation>Ganaríais la partida los dos.</translation>
    </message>
    <message>
        <source>Only you would win the game.</source>
        <translation>Solo tú ganarías la partida.</translation>
    </message>
    <message>
        <source>Only %1 would win the game.</source>
        <translation>Solo %1 ganaría la partida.</translation>
    </message>
    <message>
        <source>Your gift to %1 waits for an answer: %2.</source>
        <translation>Tu regalo para %1 espera respuesta: %2.</translation>
    </message>
    <message>
        <source>You asked %1 for a gift, %2. No answer yet.</source>
        <translation>Le has pedido un regalo a %1: %2. Aún no hay respuesta.</translation>
    </message>
    <message>
        <source>With this help, before the dice: fighters %1, monsters %2</source>
        <translation>Con esta ayuda, antes de los dados: combatientes %1, monstruos %2</translation>
    </message>
    <message>
        <source>With this help: fighters %1, monsters %2</source>
        <translation>Con esta ayuda: combatientes %1, monstruos %2</translation>
    </message>
    <message>
        <source>With this help: fighters %1, monsters %2, and the tie is won</source>
        <translation>Con esta ayuda: combatientes %1, monstruos %2, y el empate se gana</translation>
    </message>
    <message>
        <source>With this help: fighters %1, monsters %2, a tie, which the monsters win</source>
        <translation>Con esta ayuda: combatientes %1, monstruos %2, un empate, que ganan los monstruos</translation>
    </message>
    <message>
        <source>The game would end: you would get nothing.</source>
        <translation>La partida terminaría: no recibirías nada.</translation>
    </message>
    <message>
        <source>The game would end: %1 would get nothing.</source>
        <translation>La partida terminaría: %1 no recibiría nada.</translation>
    </message>
</context>
<context>
    <name>kickdoor::OptionModel</name>
    <message>
        <source>None of the chosen packs has Boss Monsters.</source>
        <translation>Ninguno de los paquetes elegidos tiene monstruos jefe.</translation>
    </message>
</context>
<context>
    <name>kickdoor::PackList</name>
    <message>
        <source>No cards were found beside the program.</source>
        <translation>No se han encontrado cartas junto al programa.</translation>
    </message>
    <message>
        <source>These packs cannot be played: %1</source>
        <translation>Estos paquetes no se pueden jugar: %1</translation>
    </message>
    <message>
        <source>This pack is no longer installed.</source>
        <translation>Este paquete ya no está instalado.</translation>
    </message>
    <message>
        <source>By %1.</source>
        <translation>De %1.</translation>
    </message>
    <message>
        <source>By %1, version %2.</source>
        <comment>author of a pack</comment>
        <translation>De %1, versión %2.</translation>
    </message>
    <message>
        <source>Needs the pack %1, which is not installed.</source>
        <translation>Necesita el paquete %1, que no está instalado.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>packs; the first may be several</comment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>An expansion: can be played together with %1.</source>
        <translation>Una expansión: se juega junto con %1.</translation>
    </message>
    <message>
        <source>An expansion: too few cards to be played alone.</source>
        <translation>Una expansión: tiene muy pocas cartas para jugarse sola.</translation>
    </message>
    <message>
        <source>%1 can only be played together with %2: switch it on, too.</source>
        <comment>packs</comment>
        <translation>%1 solo se juega junto con %2: actívalo también.</translation>
    </message>
    <message>
        <source>These packs have too few cards for a game: switch another one on, too.</source>
        <translation>Estos paquetes tienen muy pocas cartas para una partida: activa otro más.</translation>
    </message>
</context>
<context>
    <name>kickdoor::PackOffers</name>
    <message numerus="yes">
        <source>%n door card(s)</source>
        <translation>
            <numerusform>%n carta de puerta</numerusform>
            <numerusform>%n cartas de puerta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s)</source>
        <translation>
            <numerusform>%n tesoro</numerusform>
            <numerusform>%n tesoros</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <translation>«%1» %2</translation>
    </message>
    <message>
        <source>By %1. Licence: %2</source>
        <translation>De %1. Licencia: %2</translation>
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
            <numerusform>%n carta distinta</numerusform>
            <numerusform>%n cartas distintas</numerusform>
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
        <translation>No se puede escribir %1: %2</translation>
    </message>
</context>
<context>
    <name>kickdoor::PresetModel</name>
    <message>
        <source>Faster play</source>
        <translation>Juego más rápido</translation>
    </message>
    <message>
        <source>The packs as chosen, with Listen at the Door and shared victory (R12.2).</source>
        <translation>Los paquetes elegidos, con Escuchar tras la puerta y victoria compartida (R12.2).</translation>
    </message>
    <message>
        <source>This edition alone, without optional rules.</source>
        <translation>Solo esta edición, sin reglas opcionales.</translation>
    </message>
    <message>
        <source>%1 alone, as printed</source>
        <translation>Solo %1, tal cual</translation>
    </message>
</context>
<context>
    <name>kickdoor::PrintCards</name>
    <message>
        <source>The sheets cannot be drawn.</source>
        <translation>No se pueden dibujar las hojas.</translation>
    </message>
    <message>
        <source>The pack has no cards.</source>
        <translation>El paquete no tiene cartas.</translation>
    </message>
    <message>
        <source>Cards of Kickdoor</source>
        <translation>Cartas de Kickdoor</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
</context>
<context>
    <name>kickdoor::ReadyModel</name>
    <message>
        <source>%1 wins this fight, unless somebody interferes.</source>
        <translation>%1 gana este combate, salvo que alguien se entrometa.</translation>
    </message>
    <message>
        <source>It</source>
        <translation>Algo</translation>
    </message>
    <message>
        <source>%1 is about to strike %2.</source>
        <translation>%1 está a punto de alcanzar a %2.</translation>
    </message>
    <message>
        <source>%1 is about to roll. Does anybody want to play something first?</source>
        <translation>%1 va a tirar. ¿Alguien quiere jugar algo antes?</translation>
    </message>
    <message>
        <source>The dice are against %1, who may play one more card that turns the fight.</source>
        <translation>Los dados van contra %1, que puede jugar una carta más que cambie el combate.</translation>
    </message>
    <message>
        <source>Play nothing: the roll counts as it is.</source>
        <translation>No juegues nada: la tirada vale tal como está.</translation>
    </message>
    <message>
        <source>Play nothing: the fight is lost.</source>
        <translation>No juegues nada: el combate está perdido.</translation>
    </message>
    <message>
        <source>Play nothing: the fight ends with the sums as they are now.</source>
        <translation>No juegues nada: el combate termina con las sumas actuales.</translation>
    </message>
    <message>
        <source>Play nothing against it: the card takes effect.</source>
        <translation>No juegues nada en contra: la carta surte efecto.</translation>
    </message>
    <message>
        <source>%1 There is nothing for it to take.</source>
        <comment>after a sentence</comment>
        <translation>%1 No hay nada que pueda quitar.</translation>
    </message>
    <message>
        <source>%1 was not asked: it does not concern them (“When to ask …”). With Hold! they may answer all the same.</source>
        <translation>No se ha preguntado a %1: no le afecta («Cuándo preguntar…»). Con «¡Un momento!» aún puede responder.</translation>
    </message>
</context>
<context>
    <name>kickdoor::ReplayModel</name>
    <message>
        <source>Before the first turn</source>
        <translation>Antes del primer turno</translation>
    </message>
    <message>
        <source>What everybody sees</source>
        <translation>Lo que ven todos</translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation>La mano de %1</translation>
    </message>
    <message>
        <source>The hand of the player whose turn it is</source>
        <translation>La mano de quien tiene el turno</translation>
    </message>
</context>
<context>
    <name>kickdoor::SavesModel</name>
    <message>
        <source>This game; every move is saved</source>
        <translation>Esta partida; se guarda cada jugada</translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation>Partida guardada</translation>
    </message>
    <message>
        <source>Turn %1, won by %2</source>
        <comment>the second is one name, or several</comment>
        <translation>Turno %1; victoria: %2</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Antes del primer turno</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Turn %1: %2&apos;s turn</source>
        <translation>Turno %1: juega %2</translation>
    </message>
    <message>
        <source>Finished game</source>
        <translation>Partida terminada</translation>
    </message>
    <message>
        <source>Written by a newer Kickdoor</source>
        <translation>Escrita por un Kickdoor más nuevo</translation>
    </message>
    <message>
        <source>The rules have changed since it was played</source>
        <translation>Las reglas han cambiado desde entonces</translation>
    </message>
    <message>
        <source>turn %1, %2: Level %3</source>
        <comment>a turn, a player and that player&apos;s Level</comment>
        <translation>turno %1, %2: nivel %3</translation>
    </message>
    <message>
        <source>Unfinished; every move is saved</source>
        <translation>Sin terminar; se guarda cada jugada</translation>
    </message>
    <message>
        <source>Not a Kickdoor game, or damaged</source>
        <translation>No es una partida de Kickdoor o está dañada</translation>
    </message>
    <message>
        <source>before the first turn</source>
        <translation>antes del primer turno</translation>
    </message>
    <message>
        <source>turn %1, %2</source>
        <comment>a turn and the names of players</comment>
        <translation>turno %1, %2</translation>
    </message>
</context>
<context>
    <name>kickdoor::SeenCards</name>
    <message numerus="yes">
        <source>The top %n card(s) of the Door deck</source>
        <translation>
            <numerusform>La carta superior del mazo de Puertas</numerusform>
            <numerusform>Las %n cartas superiores del mazo de Puertas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top %n card(s) of the Treasure deck</source>
        <translation>
            <numerusform>La carta superior del mazo de Tesoros</numerusform>
            <numerusform>Las %n cartas superiores del mazo de Tesoros</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation>La mano de %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::Session</name>
    <message>
        <source>Something happened meanwhile. Look again and decide.</source>
        <translation>Entretanto ha ocurrido algo. Vuelve a mirar y decide.</translation>
    </message>
    <message>
        <source>%1 cannot be created: %2</source>
        <translation>No se puede crear %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>No se puede leer %1: %2</translation>
    </message>
    <message>
        <source>%1 was written by a newer Kickdoor.</source>
        <translation>%1 procede de una versión más nueva de Kickdoor.</translation>
    </message>
    <message>
        <source>The rules have changed since %1 was played: %2</source>
        <translation>Las reglas han cambiado desde que se jugó %1: %2</translation>
    </message>
    <message>
        <source>The lesson cannot be opened: %1</source>
        <translation>La lección no se puede abrir: %1</translation>
    </message>
    <message>
        <source>The table cannot be reached now: the connection is lost.</source>
        <translation>Ahora no se puede llegar a la mesa: se ha perdido la conexión.</translation>
    </message>
    <message>
        <source>%1 is not a Kickdoor game, or it is damaged: %2</source>
        <translation>%1 no es una partida de Kickdoor o está dañada: %2</translation>
    </message>
    <message>
        <source>This game cannot be played: %1</source>
        <translation>Esta partida no se puede jugar: %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::Settings</name>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un número del %1 al %2</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>uno de estos: %1</translation>
    </message>
    <message>
        <source>%1, or a language&apos;s code, such as de</source>
        <translation>%1, o el código de un idioma, como de</translation>
    </message>
    <message>
        <source>%1 is not a settings file. It is kept as %2, and all settings are back at their defaults.</source>
        <translation>%1 no es un archivo de ajustes. Se conserva como %2, y todos los ajustes vuelven a sus valores iniciales.</translation>
    </message>
    <message>
        <source>%1: %2 is “%3”, but should be %4; %5 is used instead.</source>
        <translation>%1: %2 es «%3», pero debería ser %4; en su lugar se usa %5.</translation>
    </message>
    <message>
        <source>%1 was written by a later version (%2). Settings that this one does not know are left as they are.</source>
        <translation>%1 procede de una versión posterior (%2). Los ajustes que esta no conoce se dejan como están.</translation>
    </message>
</context>
<context>
    <name>kickdoor::SetupModel</name>
    <message>
        <source>Everybody needs a name.</source>
        <translation>Todos necesitan un nombre.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Hay dos jugadores que se llaman %1.</translation>
    </message>
    <message>
        <source>The seed must be a whole number, or empty.</source>
        <translation>La semilla debe ser un número entero, o quedar vacía.</translation>
    </message>
</context>
<context>
    <name>kickdoor::StandingPasses</name>
    <message>
        <source>%1 passes until their turn</source>
        <translation>%1 pasa hasta su turno</translation>
    </message>
    <message>
        <source>Passing until your turn</source>
        <translation>Pasa hasta tu turno</translation>
    </message>
    <message>
        <source>%1 is asked only when concerned</source>
        <translation>%1: solo si le afecta</translation>
    </message>
    <message>
        <source>Asked only when concerned</source>
        <translation>Preguntar solo si te afecta</translation>
    </message>
    <message>
        <source>Not asked about %1</source>
        <translation>Sin preguntar por: %1</translation>
    </message>
    <message>
        <source>You are asked because of it only when you are concerned.</source>
        <translation>Por ella se te pregunta solo cuando te afecta.</translation>
    </message>
    <message>
        <source>The own turn, fights, rolls and blows are still asked about, and every fight for the win.</source>
        <translation>Se sigue preguntando por el turno, los combates, las tiradas y los golpes propios, y por todo combate por la victoria.</translation>
    </message>
    <message>
        <source>Your turn, fights, rolls and blows are still asked about, and every fight for the win.</source>
        <translation>Se te sigue preguntando por tu turno, tus combates, tiradas y golpes, y por todo combate por la victoria.</translation>
    </message>
    <message>
        <source>Passing after a while</source>
        <translation>Pasa al cabo de un rato</translation>
    </message>
    <message>
        <source>The cards you named are gone. If this ended by itself, the others would know.</source>
        <translation>Las cartas que nombraste ya no están. Si esto acabara por sí solo, los demás lo sabrían.</translation>
    </message>
</context>
<context>
    <name>kickdoor::TableModel</name>
    <message>
        <source>Level %1 wins</source>
        <translation>Gana el nivel %1</translation>
    </message>
    <message>
        <source>Cards and rules of one edition.</source>
        <translation>Cartas y reglas de una sola edición.</translation>
    </message>
    <message>
        <source>The cards of %1; %2 is the base and decides the rules (R12.1).</source>
        <translation>Las cartas de %1; %2 es la base y decide las reglas (R12.1).</translation>
    </message>
    <message>
        <source>Bosses %1/%2</source>
        <translation>Jefes %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins before %n Boss Monster(s) in all have been defeated (R2.8).</source>
        <translation>
            <numerusform>Nadie gana hasta que se derrote en total a %n monstruo jefe (R2.8).</numerusform>
            <numerusform>Nadie gana hasta que se derrote en total a %n monstruos jefe (R2.8).</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal differs from the printed Level %1 (R2.1).</source>
        <translation>El objetivo difiere del nivel %1 impreso (R2.1).</translation>
    </message>
</context>
<context>
    <name>kickdoor::TakeBackModel</name>
    <message>
        <source>%1 wants to take back a move. Others have acted since; their moves are undone, too.</source>
        <translation>%1 quiere deshacer una jugada. Otros han actuado desde entonces; sus jugadas también se deshacen.</translation>
    </message>
    <message>
        <source>%1 wants to take back a move. Chance has decided something since: a die or a random card. The same would come again.</source>
        <translation>%1 quiere deshacer una jugada. Desde entonces ha decidido el azar: un dado o una carta al azar. Volvería a salir lo mismo.</translation>
    </message>
    <message>
        <source>%1 wants to take back a move. Somebody has seen a new card since.</source>
        <translation>%1 quiere deshacer una jugada. Desde entonces alguien ha visto una carta nueva.</translation>
    </message>
    <message>
        <source>%1 wants to take back a bargain that was agreed on.</source>
        <translation>%1 quiere deshacer un trato ya acordado.</translation>
    </message>
    <message>
        <source>%1 wants to take back a move.</source>
        <translation>%1 quiere deshacer una jugada.</translation>
    </message>
    <message>
        <source>%1 does not agree: nothing is taken back.</source>
        <translation>%1 no está de acuerdo: no se deshace nada.</translation>
    </message>
    <message>
        <source>Nothing is taken back: not everybody has agreed in time.</source>
        <translation>No se deshace nada: no todos han aceptado a tiempo.</translation>
    </message>
    <message>
        <source>%1 %2, do you agree?</source>
        <comment>what is asked; the names of those who are asked</comment>
        <translation>%1 ¿Estáis de acuerdo? Falta la respuesta de: %2.</translation>
    </message>
    <message>
        <source>%1 The move: %2</source>
        <comment>two sentences</comment>
        <translation>%1 La jugada: %2</translation>
    </message>
</context>
<context>
    <name>kickdoor::TradeDraft</name>
    <message>
        <source>Choose what you give, what you get, or both.</source>
        <translation>Elige lo que das, lo que recibes o ambas cosas.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ArtPicker</name>
    <message>
        <source>Choose the picture</source>
        <translation>Elegir la imagen</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Usarla</translation>
    </message>
    <message>
        <source>Search by name, kind or tag: sword, undead, curse …</source>
        <translation>Buscar por nombre, tipo o etiqueta: sword, undead, curse…</translation>
    </message>
    <message>
        <source>Search the pictograms</source>
        <translation>Buscar en los pictogramas</translation>
    </message>
    <message>
        <source>Pictograms</source>
        <translation>Pictogramas</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>La imagen</translation>
    </message>
    <message>
        <source>Main figure</source>
        <translation>Figura principal</translation>
    </message>
    <message>
        <source>Second figure</source>
        <translation>Segunda figura</translation>
    </message>
    <message>
        <source>No second figure</source>
        <translation>Sin segunda figura</translation>
    </message>
    <message>
        <source>Choose the</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>La habitual</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Otra</translation>
    </message>
    <message numerus="yes">
        <source>%n pictogram(s)</source>
        <translation>
            <numerusform>%n pictograma</numerusform>
            <numerusform>%n pictogramas</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a pictogram.</source>
        <translation>Elige un pictograma.</translation>
    </message>
    <message>
        <source>There is no such pictogram.</source>
        <translation>No existe ese pictograma.</translation>
    </message>
    <message>
        <source>One of the colours is none.</source>
        <translation>Uno de los colores no lo es.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::Behaviour</name>
    <message>
        <source>What the card does</source>
        <translation>Qué hace la carta</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Addition of %1</source>
        <translation>Añadir: %1</translation>
    </message>
    <message>
        <source>Removal</source>
        <translation>Eliminación</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>cambiar «%1»</translation>
    </message>
    <message>
        <source>As the card shows it. Other languages have theirs under “Languages”.</source>
        <translation>Tal como lo muestra la carta. Los otros idiomas tienen el suyo en «Idiomas».</translation>
    </message>
    <message>
        <source>This pack cannot be changed. Copy it first.</source>
        <translation>Este paquete no se puede cambiar. Cópialo primero.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::CardFinder</name>
    <message>
        <source>Take cards of other packs</source>
        <translation>Tomar cartas de otros paquetes</translation>
    </message>
    <message>
        <source>Search by name, kind, pack or what a card does</source>
        <translation>Buscar por nombre, tipo, paquete o efecto</translation>
    </message>
    <message>
        <source>Search all packs</source>
        <translation>Buscar en todos los paquetes</translation>
    </message>
    <message>
        <source>Cards of all packs</source>
        <translation>Cartas de todos los paquetes</translation>
    </message>
    <message>
        <source>Copy into the pack</source>
        <translation>Copiar en el paquete</translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <comment>a card, its kind, its pack</comment>
        <translation>%1 – %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::CardForm</name>
    <message numerus="yes">
        <source>%n cards are chosen. What you set here is set for each of them that can have it.</source>
        <translation>
            <numerusform>%n carta está elegida. Lo que pongas aquí vale para ella si puede tenerlo.</numerusform>
            <numerusform>%n cartas están elegidas. Lo que pongas aquí vale para cada una que pueda tenerlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Elegir: %1</translation>
    </message>
    <message>
        <source>None is known; the pack&apos;s form has them.</source>
        <translation>No se conoce ninguna; están en el formulario del paquete.</translation>
    </message>
    <message>
        <source>Picture …</source>
        <translation>Imagen…</translation>
    </message>
    <message>
        <source>Choose the picture</source>
        <translation>Elegir la imagen</translation>
    </message>
    <message>
        <source>Change the picture</source>
        <translation>cambiar la imagen</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>cambiar «%1»</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::CardGrid</name>
    <message>
        <source>Search the cards</source>
        <translation>Buscar en las cartas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 de %n carta</numerusform>
            <numerusform>%1 de %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move of %n card(s)</source>
        <translation>
            <numerusform>Traslado de %n carta</numerusform>
            <numerusform>Traslado de %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deletion of %n card(s)</source>
        <translation>
            <numerusform>Eliminación de %n carta</numerusform>
            <numerusform>Eliminación de %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) copied.</source>
        <translation>
            <numerusform>%n carta copiada.</numerusform>
            <numerusform>%n cartas copiadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A shipped pack cannot be changed. Copy it to begin with its cards.</source>
        <translation>Un paquete incluido no se puede cambiar. Cópialo para empezar con sus cartas.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) pasted.</source>
        <translation>
            <numerusform>%n carta pegada.</numerusform>
            <numerusform>%n cartas pegadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no cards on the clipboard.</source>
        <translation>No hay cartas en el portapapeles.</translation>
    </message>
    <message>
        <source>Reading the cards …</source>
        <translation>Leyendo las cartas…</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ColourEdit</name>
    <message>
        <source>Choose …</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Elegir un color</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Elegir: %1</translation>
    </message>
    <message>
        <source>Choose a colour. The picture is drawn in shades of it, as here.</source>
        <translation>Elegir un color. La imagen se dibuja en tonos de él, como aquí.</translation>
    </message>
    <message>
        <source>A colour is written as # and six digits or letters from a to f, such as #8a4a2a.</source>
        <translation>Un color se escribe con # y seis cifras o letras de la a a la f, por ejemplo #8a4a2a.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::EditionForm</name>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Identities and tags</source>
        <translation>Identidades y etiquetas</translation>
    </message>
    <message>
        <source>These rules hold when this pack is the base of a game.</source>
        <translation>Estas reglas valen cuando este paquete es la base de una partida.</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>cambiar «%1»</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::FindingsPanel</name>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Mends the chosen mistake</source>
        <translation>Corrige el error elegido</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Aviso</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… y %n más</numerusform>
            <numerusform>… y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>No se han encontrado errores.</translation>
    </message>
    <message>
        <source>There is no mend at one press for this. Press Enter in the list to go to its field.</source>
        <translation>Esto no se arregla con una sola pulsación. Pulsa Intro en la lista para ir a su campo.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::LengthPlot</name>
    <message>
        <source>Length of the games</source>
        <translation>Duración de las partidas</translation>
    </message>
    <message>
        <source>From %1 to %2 turns; half of the games at most %3.</source>
        <translation>De %1 a %2 turnos; la mitad de las partidas, %3 como máximo.</translation>
    </message>
    <message>
        <source>No game has come to its end.</source>
        <translation>Ninguna partida ha llegado a su fin.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Turns of a game</source>
        <translation>Turnos de una partida</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>media %1</translation>
    </message>
    <message>
        <source>This is drawn when the games are over.</source>
        <translation>Esto se dibuja cuando acaben las partidas.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::LiftPlot</name>
    <message>
        <source>Wins by card</source>
        <translation>Victorias por carta</translation>
    </message>
    <message numerus="yes">
        <source>%1: its users won %2 times as often as by chance, ± %3, in %n game(s).</source>
        <translation>
            <numerusform>%1: quienes la usaron ganaron %2 veces lo que daría el azar, ± %3, en %n partida.</numerusform>
            <numerusform>%1: quienes la usaron ganaron %2 veces lo que daría el azar, ± %3, en %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is %1 standard deviations from the other cards.</source>
        <translation>Está a %1 desviaciones típicas de las demás cartas.</translation>
    </message>
    <message>
        <source>No card is far from the others.</source>
        <translation>Ninguna carta se aleja de las demás.</translation>
    </message>
    <message>
        <source>No card of the pack was played.</source>
        <translation>No se jugó ninguna carta del paquete.</translation>
    </message>
    <message>
        <source>Wins, compared with chance</source>
        <translation>Victorias, comparadas con el azar</translation>
    </message>
    <message>
        <source>This is drawn when the games are over.</source>
        <translation>Esto se dibuja cuando acaben las partidas.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::NewPackDialog</name>
    <message>
        <source>New pack</source>
        <translation>Paquete nuevo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>A pack needs a name.</source>
        <translation>Un paquete necesita un nombre.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>A pack needs an author: your name, or one that you like to be called by.</source>
        <translation>Un paquete necesita un autor: tu nombre o el que te guste usar.</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Crear</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::RecordTable</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Añadir a: %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>Quitar de: %1</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>cambiar «%1»</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ScenarioDialog</name>
    <message>
        <source>Keep the moment as a scenario</source>
        <translation>Guardar el momento como escenario</translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>Nombre del escenario</translation>
    </message>
    <message>
        <source>What must be true at the end</source>
        <translation>Lo que debe cumplirse al final</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Guardar</translation>
    </message>
    <message numerus="yes">
        <source>You have taken %n step(s) with “%1”, those of the others included.</source>
        <translation>
            <numerusform>Se ha dado %n paso con «%1».</numerusform>
            <numerusform>Se han dado %n pasos con «%1», contando los de los demás.</numerusform>
        </translation>
    </message>
    <message>
        <source>They become a scenario, a test in the pack “%1”. Whenever it is played, the same steps are taken from the same beginning, and what you mark here must be true after the last one. If a change of the card makes it otherwise, the scenario fails and says so.</source>
        <translation>Se convierten en un escenario, una prueba del paquete «%1». Cada vez que se juega, se dan los mismos pasos desde el mismo comienzo, y lo que marques aquí debe cumplirse tras el último. Si un cambio en la carta lo altera, el escenario falla y lo dice.</translation>
    </message>
    <message>
        <source>&amp;Name of the scenario</source>
        <translation>&amp;Nombre del escenario</translation>
    </message>
    <message>
        <source>&amp;What must be true at the end</source>
        <translation>&amp;Lo que debe cumplirse al final</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ScenarioList</name>
    <message>
        <source>Scenarios of the pack</source>
        <translation>Escenarios del paquete</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>Why it fails</source>
        <translation>Por qué falla</translation>
    </message>
    <message>
        <source>Play &amp;all</source>
        <translation>Jugar &amp;todos</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Jugar de nuevo</translation>
    </message>
    <message>
        <source>&amp;Rename …</source>
        <translation>&amp;Renombrar…</translation>
    </message>
    <message>
        <source>&amp;Delete …</source>
        <translation>&amp;Borrar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>is being played …</source>
        <translation>se está jugando…</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>aún no jugado</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>falla</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>This pack keeps no scenarios yet. Play a card (Try out &gt; Play this card), then keep the moment: it is played again here whenever you like, to see whether the card still does the same.</source>
        <translation>Este paquete aún no tiene escenarios. Juega una carta (Probar &gt; Jugar esta carta) y guarda el momento: aquí se vuelve a jugar cuando quieras, para ver si la carta sigue haciendo lo mismo.</translation>
    </message>
    <message>
        <source>Moments of games that the pack keeps. Played again, they show whether the cards still do the same.</source>
        <translation>Momentos de partidas que guarda el paquete. Jugados de nuevo, muestran si las cartas siguen haciendo lo mismo.</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) passed.</source>
        <translation>
            <numerusform>%n escenario superado.</numerusform>
            <numerusform>%n escenarios superados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) failed.</source>
        <translation>
            <numerusform>%n escenario fallido.</numerusform>
            <numerusform>%n escenarios fallidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename the scenario</source>
        <translation>Renombrar el escenario</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rename the scenario “%1”</source>
        <translation>Renombrar el escenario «%1»</translation>
    </message>
    <message>
        <source>Delete the scenario</source>
        <translation>Borrar el escenario</translation>
    </message>
    <message>
        <source>Delete the scenario “%1”? This can be undone as long as the workshop is open.</source>
        <translation>¿Borrar el escenario «%1»? Se puede deshacer mientras el taller esté abierto.</translation>
    </message>
    <message>
        <source>Delete the scenario “%1”</source>
        <translation>Borrar el escenario «%1»</translation>
    </message>
    <message>
        <source>Show the &amp;details</source>
        <translation>Mostrar los &amp;detalles</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::StringsForm</name>
    <message>
        <source>What you leave empty is shown as it is written on the card itself.</source>
        <translation>Lo que dejes vacío se muestra como está escrito en la carta.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a language, a field</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Nombre de la carta</translation>
    </message>
    <message>
        <source>Flavour text</source>
        <translation>Texto de ambiente</translation>
    </message>
    <message>
        <source>Name of the pack</source>
        <translation>Nombre del paquete</translation>
    </message>
    <message>
        <source>About the pack</source>
        <translation>Sobre el paquete</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>cambiar «%1»</translation>
    </message>
    <message>
        <source>Name of the ability</source>
        <translation>Nombre de la habilidad</translation>
    </message>
    <message>
        <source>Name of several</source>
        <translation>Nombre de varios</translation>
    </message>
    <message>
        <source>As it stands in “Usable by Elves only.”</source>
        <translation>Como en «Solo para Elfos».</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::TryDialog</name>
    <message numerus="yes">
        <source>%n game(s) between bots are played.</source>
        <translation>
            <numerusform>Se juega %n partida entre bots.</numerusform>
            <numerusform>Se juegan %n partidas entre bots.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Try the pack</source>
        <translation>Probar el paquete</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Games with it</source>
        <translation>Partidas con ella</translation>
    </message>
    <message>
        <source>Wins, compared with chance</source>
        <translation>Victorias, comparadas con el azar</translation>
    </message>
    <message>
        <source>How the users of each card fared</source>
        <translation>Cómo les fue a quienes usaron cada carta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>This pack cannot be played: %1</source>
        <translation>No se puede jugar con este paquete: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played,</source>
        <translation>
            <numerusform>%n partida jugada,</numerusform>
            <numerusform>%n partidas jugadas,</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 finished, %2 without an end.</source>
        <translation>%1 acabadas, %2 sin final.</translation>
    </message>
    <message>
        <source>A game lasts %1 turns on average, from %2 to %3; half of them at most %4.</source>
        <translation>Una partida dura %1 turnos de media, de %2 a %3; la mitad, como mucho %4.</translation>
    </message>
    <message>
        <source>Never played: %1</source>
        <translation>Nunca jugadas: %1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>&amp;Length of the games</source>
        <translation>&amp;Duración de las partidas</translation>
    </message>
    <message>
        <source>&amp;Wins by card</source>
        <translation>&amp;Victorias por carta</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Cifras</translation>
    </message>
    <message>
        <source>%1 (stronger)</source>
        <translation>%1 (más fuerte)</translation>
    </message>
    <message>
        <source>%1 (weaker)</source>
        <translation>%1 (más débil)</translation>
    </message>
    <message>
        <source>Three standard deviations or more from the other cards: %1</source>
        <translation>A tres desviaciones típicas o más de las demás cartas: %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::Workbench</name>
    <message numerus="yes">
        <source>Paste of %n card(s)</source>
        <translation>
            <numerusform>Pegado de %n carta</numerusform>
            <numerusform>Pegado de %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>cambiar «%1»</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::WorkshopWindow</name>
    <message>
        <source>New pack</source>
        <translation>Paquete nuevo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copia de %1</translation>
    </message>
    <message>
        <source>Copy the pack</source>
        <translation>Copiar el paquete</translation>
    </message>
    <message>
        <source>Import a pack</source>
        <translation>Importar un paquete</translation>
    </message>
    <message>
        <source>Kickdoor packs (*.kickpack)</source>
        <translation>Paquetes de Kickdoor (*.kickpack)</translation>
    </message>
    <message>
        <source>This pack cannot be shared yet</source>
        <translation>Este paquete aún no se puede compartir</translation>
    </message>
    <message>
        <source>Export the pack</source>
        <translation>Exportar el paquete</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Carta nueva</translation>
    </message>
    <message>
        <source>Duplicate the card</source>
        <translation>Duplicar la carta</translation>
    </message>
    <message>
        <source>This card cannot be played yet</source>
        <translation>Esta carta aún no se puede jugar</translation>
    </message>
    <message>
        <source>Mend the mistakes first.</source>
        <translation>Corrige antes los errores.</translation>
    </message>
    <message>
        <source>Print the cards</source>
        <translation>Imprimir las cartas</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The cards are being drawn …</source>
        <translation>Se están dibujando las cartas…</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Paquetes</translation>
    </message>
    <message>
        <source>The card as it looks</source>
        <translation>La carta tal como se ve</translation>
    </message>
    <message>
        <source>Language of the cards</source>
        <translation>Idioma de las cartas</translation>
    </message>
    <message>
        <source>&amp;Card</source>
        <translation>&amp;Carta</translation>
    </message>
    <message>
        <source>&amp;Behaviour</source>
        <translation>C&amp;omportamiento</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>&amp;Paquete</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Taller</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Delete the card</source>
        <translation>Eliminar la carta</translation>
    </message>
    <message>
        <source>Play this card</source>
        <translation>Jugar esta carta</translation>
    </message>
    <message>
        <source>Try the pack …</source>
        <translation>Probar el paquete…</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>My packs</source>
        <translation>Mis paquetes</translation>
    </message>
    <message>
        <source>Shipped packs (read only)</source>
        <translation>Paquetes incluidos (solo lectura)</translation>
    </message>
    <message>
        <source>Card workshop</source>
        <translation>Taller de cartas</translation>
    </message>
    <message>
        <source>Card workshop – %1</source>
        <translation>Taller de cartas – %1</translation>
    </message>
    <message>
        <source>The files were changed outside and have been read again.</source>
        <translation>Los archivos se cambiaron fuera y se han leído de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) copied into the pack.</source>
        <translation>
            <numerusform>%n carta copiada en el paquete.</numerusform>
            <numerusform>%n cartas copiadas en el paquete.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the moment as a scenario</source>
        <translation>Guardar el momento como escenario</translation>
    </message>
    <message>
        <source>Scenario %1</source>
        <translation>Escenario %1</translation>
    </message>
    <message>
        <source>&amp;Languages</source>
        <translation>&amp;Idiomas</translation>
    </message>
    <message numerus="yes">
        <source>Deletion of %n card(s)</source>
        <translation>
            <numerusform>Eliminación de %n carta</numerusform>
            <numerusform>Eliminación de %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Find …</source>
        <translation>Buscar…</translation>
    </message>
    <message>
        <source>Take cards of other packs …</source>
        <translation>Cartas de otros paquetes…</translation>
    </message>
    <message>
        <source>Keep the moment …</source>
        <translation>Guardar el momento…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Try out</source>
        <translation>P&amp;robar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>The pack was exported</source>
        <translation>El paquete se ha exportado</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>The cards are ready to print</source>
        <translation>Las cartas están listas para imprimir</translation>
    </message>
    <message>
        <source>What you play can become a scenario of the pack: Try out &gt; Keep the moment.</source>
        <translation>Lo que juegues puede ser un escenario del paquete: Probar &gt; Guardar el momento.</translation>
    </message>
    <message>
        <source>Mend the mistake</source>
        <translation>Corregir el error</translation>
    </message>
    <message>
        <source>Opens a table at which the card is in hand, behind the door or in play.</source>
        <translation>Abre una mesa en la que la carta está en la mano, tras la puerta o en juego.</translation>
    </message>
    <message>
        <source>Keeps the steps that you took with the played card as a scenario of the pack, a test of the card.</source>
        <translation>Guarda tus pasos con la carta jugada como escenario del paquete, una prueba de la carta.</translation>
    </message>
    <message>
        <source>Scenarios …</source>
        <translation>Escenarios…</translation>
    </message>
    <message>
        <source>The pack cannot be written: %1</source>
        <translation>El paquete no se puede escribir: %1</translation>
    </message>
    <message>
        <source>This card cannot be used at once</source>
        <translation>Esta carta no se puede usar enseguida</translation>
    </message>
    <message>
        <source>The card cannot be put to use there: %1</source>
        <translation>Allí la carta no se puede usar: %1</translation>
    </message>
    <message>
        <source>Play all the same</source>
        <translation>Jugar de todos modos</translation>
    </message>
    <message>
        <source>“%1” was played, a card of the pack “%2”. Open that pack to keep the moment, or play a card of this one.</source>
        <translation>Se jugó «%1», una carta del paquete «%2». Abre aquel paquete para guardar el momento, o juega una carta de este.</translation>
    </message>
    <message>
        <source>Nothing has been played with “%1” yet. Take a few steps at its table first: they are what is kept.</source>
        <translation>Aún no se ha jugado nada con «%1». Da antes unos pasos en su mesa: son lo que se guarda.</translation>
    </message>
    <message>
        <source>Examples (read only)</source>
        <translation>Ejemplos (solo lectura)</translation>
    </message>
    <message>
        <source>A shipped pack cannot be changed. Copy it to begin with its cards.</source>
        <translation>Un paquete incluido no se puede cambiar. Cópialo para empezar con sus cartas.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
</context>
</TS>
