<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AbilityDialog</name>
    <message>
        <source>Use it</source>
        <translation>Использовать</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s):</source>
        <translation>
            <numerusform>Сбросить %n карту</numerusform>
            <numerusform>Сбросить %n карты</numerusform>
            <numerusform>Сбросить %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard %1 to %2 cards:</source>
        <translation>Сбросить карт: от %1 до %2</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>More …</source>
        <comment>actions</comment>
        <translation>Ещё…</translation>
    </message>
</context>
<context>
    <name>AnswerDialog</name>
    <message>
        <source>%1, worn</source>
        <comment>the price of an Item</comment>
        <translation>%1, надето</translation>
    </message>
    <message>
        <source>worn</source>
        <translation>надето</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Твой выбор</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Больше</translation>
    </message>
    <message>
        <source>Your choice, %1</source>
        <translation>Твой выбор, %1</translation>
    </message>
</context>
<context>
    <name>BareTable</name>
    <message>
        <source>The table is being laid …</source>
        <translation>Стол накрывается…</translation>
    </message>
</context>
<context>
    <name>BargainDialog</name>
    <message>
        <source>Ask for help</source>
        <translation>Просить помощи</translation>
    </message>
    <message>
        <source>Offer help</source>
        <translation>Предложить помощь</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Попросить</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Предложить</translation>
    </message>
    <message>
        <source>Treasures for the helper:</source>
        <translation>Сокровища помощнику:</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>One more Treasure</source>
        <translation>Одним Сокровищем больше</translation>
    </message>
    <message>
        <source>There are no Treasures to share.</source>
        <translation>Делить нечего: Сокровищ нет.</translation>
    </message>
    <message>
        <source>The price is due only if the fight is won.</source>
        <translation>Цену платят, только если бой выигран.</translation>
    </message>
    <message>
        <source>The helper chooses them (otherwise the fighter does)</source>
        <translation>Выбирает помощник (иначе — боец)</translation>
    </message>
    <message>
        <source>Ask for the fighter&apos;s Items as well:</source>
        <translation>Попросить ещё и Предметы бойца:</translation>
    </message>
    <message>
        <source>Whom do you ask?</source>
        <translation>Кого ты просишь?</translation>
    </message>
    <message>
        <source>You see what the special Treasure brings only when it is drawn. Its Door cards are shared, too. If fewer cards come than were promised, the helper gets them all.</source>
        <translation>Что принесёт особое Сокровище, видно, только когда его берут, и его карты Дверей тоже в счёт. Если карт выйдет меньше обещанного, помощник получит все.</translation>
    </message>
    <message>
        <source>Cards for the helper:</source>
        <translation>Карты помощнику:</translation>
    </message>
    <message>
        <source>One fewer Treasure</source>
        <translation>Одним Сокровищем меньше</translation>
    </message>
    <message>
        <source>You may add cards of your own: Items on the table go to the helper; a card in your hand, such as one that gives a level, is played on the helper.</source>
        <translation>Можно добавить свои карты: Предметы со стола достаются помощнику; карта с руки, например дающая уровень, играется на помощника.</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>сила %1</translation>
    </message>
    <message>
        <source>Cards for you:</source>
        <translation>Карты тебе:</translation>
    </message>
    <message>
        <source>Treasures for you:</source>
        <translation>Сокровища тебе:</translation>
    </message>
    <message>
        <source>You choose them (otherwise the fighter does)</source>
        <translation>Выбираешь ты (иначе — боец)</translation>
    </message>
    <message>
        <source>Counter-offer</source>
        <translation>Встречное предложение</translation>
    </message>
    <message>
        <source>A fight for the win! If it is won, the game is over before anything is paid.</source>
        <translation>Бой за победу! Если он выигран, игра кончается раньше, чем что-либо уплачено.</translation>
    </message>
    <message>
        <source>You may add Items of your own that lie on the table:</source>
        <translation>Можно добавить свои Предметы со стола:</translation>
    </message>
</context>
<context>
    <name>BaseWords</name>
    <message>
        <source>Everybody begins with %1 Door cards and %2 Treasures (R1.3).</source>
        <translation>Все начинают с картами: Дверей — %1, Сокровищ — %2 (R1.3).</translation>
    </message>
    <message>
        <source>Cards in play may be thrown away outside combat (R3.4).</source>
        <translation>Карты в игре можно выбрасывать вне боя (R3.4).</translation>
    </message>
    <message>
        <source>Items cannot be thrown away at will (R3.4).</source>
        <translation>Предметы нельзя выбрасывать по желанию (R3.4).</translation>
    </message>
    <message>
        <source>A card beats any rule (R3.5).</source>
        <translation>Карта сильнее любого правила (R3.5).</translation>
    </message>
    <message>
        <source>A card beats the rules of levels and winning only where it says so (R3.5).</source>
        <translation>Карта сильнее правил об уровнях и победе, только если так на ней написано (R3.5).</translation>
    </message>
    <message>
        <source>The hand limit is the same for everybody (R5.7).</source>
        <translation>Предел руки для всех одинаков (R5.7).</translation>
    </message>
    <message>
        <source>Cards in hand may be promised for help (R8.7).</source>
        <translation>За помощь можно обещать карты с руки (R8.7).</translation>
    </message>
    <message>
        <source>Only Items and Treasures pay for help (R8.7).</source>
        <translation>За помощь платят только Предметами и Сокровищами (R8.7).</translation>
    </message>
    <message>
        <source>Against the clock, others have %1 seconds to interfere (R8.10).</source>
        <translation>При игре на время у остальных есть %1 секунд, чтобы вмешаться (R8.10).</translation>
    </message>
    <message>
        <source>The dead are back at once (R11.4).</source>
        <translation>Погибшие возвращаются сразу (R11.4).</translation>
    </message>
    <message>
        <source>The dead are back when the next player&apos;s turn begins (R11.4).</source>
        <translation>Погибшие возвращаются, когда начинается ход следующего игрока (R11.4).</translation>
    </message>
    <message>
        <source>Any one-shot Treasure may be laid on the table (R7.7).</source>
        <translation>На стол можно положить любое разовое Сокровище (R7.7).</translation>
    </message>
    <message>
        <source>One-shots without a gold value are played from the hand (R7.7).</source>
        <translation>Разовые карты без цены играют с руки (R7.7).</translation>
    </message>
    <message>
        <source>A die with %1 sides decides who goes first (R1.7).</source>
        <translation>Кто ходит первым, решает кубик с %1 гранями (R1.7).</translation>
    </message>
    <message>
        <source>Identity cards may change your hand limit (R5.7).</source>
        <translation>Карты личности могут менять предел руки (R5.7).</translation>
    </message>
    <message>
        <source>Level cards may be played on anybody, at any time (R7.8).</source>
        <translation>Карты Уровня можно играть на кого угодно и когда угодно (R7.8).</translation>
    </message>
    <message>
        <source>Level cards may be played only on yourself, in your own turn (R7.8).</source>
        <translation>Карты Уровня можно играть только на себя и только в свой ход (R7.8).</translation>
    </message>
    <message>
        <source>Any Item may be played before the first turn (R1.8).</source>
        <translation>До первого хода можно сыграть любой Предмет (R1.8).</translation>
    </message>
    <message>
        <source>Only Items that you can use may be played before the first turn (R1.8).</source>
        <translation>До первого хода можно играть только те Предметы, которые можешь использовать (R1.8).</translation>
    </message>
</context>
<context>
    <name>BossEntrance</name>
    <message>
        <source>Boss fight!</source>
        <translation>Бой с Боссом!</translation>
    </message>
</context>
<context>
    <name>BotMind</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Weighing the moves …</source>
        <translation>Взвешиваю ходы…</translation>
    </message>
</context>
<context>
    <name>BotPace</name>
    <message>
        <source>Pace of the bots:</source>
        <translation>Темп ботов:</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Темп ботов</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Мгновенно</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Стандарт</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>How long a bot waits before each move, for everybody at the table.</source>
        <translation>Сколько бот ждёт перед каждым ходом, для всех за столом.</translation>
    </message>
</context>
<context>
    <name>Breakdown</name>
    <message>
        <source>What the sums are made of</source>
        <translation>Из чего складываются суммы</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>A face-down Treasure card</source>
        <translation>Карта Сокровища рубашкой вверх</translation>
    </message>
    <message>
        <source>A face-down Door card</source>
        <translation>Карта Двери рубашкой вверх</translation>
    </message>
    <message>
        <source>carried, not equipped</source>
        <translation>с собой, не надето</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>вместе с картой: %1</translation>
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>What to do with %1</source>
        <translation>Что делать: %1</translation>
    </message>
    <message>
        <source>%1 (not possible)</source>
        <translation>%1 (невозможно)</translation>
    </message>
</context>
<context>
    <name>CardPile</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>on top: %1</source>
        <translation>сверху: %1</translation>
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
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceChart</name>
    <message>
        <source>Chances to win over the turns</source>
        <translation>Шансы на победу по ходам</translation>
    </message>
    <message>
        <source>%1: %2% at first, %3% at last</source>
        <translation>%1: в начале %2&#xa0;%, в конце %3&#xa0;%</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Шанс на победу</translation>
    </message>
</context>
<context>
    <name>ChancePanel</name>
    <message>
        <source>Looking back: bots play on from each turn …</source>
        <translation>Взгляд назад: боты доигрывают партию с каждого хода…</translation>
    </message>
    <message>
        <source>No single turn decided this game.</source>
        <translation>Ни один ход в одиночку не решил эту партию.</translation>
    </message>
    <message>
        <source>The turns that decided this game:</source>
        <translation>Ходы, которые решили эту партию:</translation>
    </message>
</context>
<context>
    <name>CharityDialog</name>
    <message>
        <source>Click a card to give to one of the players with the lowest Level. Click again to change who gets it.</source>
        <translation>Щёлкни по карте, чтобы отдать её одному из игроков с наименьшим Уровнем. Щёлкни ещё раз, чтобы сменить получателя.</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Милостыня</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Отдать</translation>
    </message>
    <message>
        <source>away</source>
        <translation>нет на месте</translation>
    </message>
    <message numerus="yes">
        <source>You have the lowest Level yourself: choose %n card(s) to discard.</source>
        <translation>
            <numerusform>Наименьший Уровень у тебя: выбери %n карту на сброс.</numerusform>
            <numerusform>Наименьший Уровень у тебя: выбери %n карты на сброс.</numerusform>
            <numerusform>Наименьший Уровень у тебя: выбери %n карт на сброс.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click %n card(s) to give away, shared evenly among the players with the lowest Level. Click again to change who gets it.</source>
        <translation>
            <numerusform>Щёлкни по %n карте, чтобы отдать; делят поровну между игроками с наименьшим Уровнем. Щёлкни ещё раз, чтобы сменить получателя.</numerusform>
            <numerusform>Щёлкни по %n картам, чтобы отдать; делят поровну между игроками с наименьшим Уровнем. Щёлкни ещё раз, чтобы сменить получателя.</numerusform>
            <numerusform>Щёлкни по %n картам, чтобы отдать; делят поровну между игроками с наименьшим Уровнем. Щёлкни ещё раз, чтобы сменить получателя.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the lowest Level: choose %n card(s) to give away.</source>
        <translation>
            <numerusform>Наименьший Уровень у игрока %1: выбери %n карту, чтобы отдать.</numerusform>
            <numerusform>Наименьший Уровень у игрока %1: выбери %n карты, чтобы отдать.</numerusform>
            <numerusform>Наименьший Уровень у игрока %1: выбери %n карт, чтобы отдать.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>Chat</source>
        <translation>Чат</translation>
    </message>
    <message>
        <source>Close the chat</source>
        <translation>Закрыть чат</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Что было сказано</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Сказать что-нибудь</translation>
    </message>
    <message>
        <source>Chat is off at this table</source>
        <translation>За этим столом чат выключен</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Сказать</translation>
    </message>
</context>
<context>
    <name>ColourPicker</name>
    <message>
        <source>Colour %1</source>
        <translation>Цвет: %1</translation>
    </message>
</context>
<context>
    <name>CombatPanel</name>
    <message>
        <source>Combat, a tie: the monsters win</source>
        <translation>Бой, ничья: побеждают монстры</translation>
    </message>
    <message>
        <source>Combat, the fighters are winning</source>
        <translation>Бой, побеждают бойцы</translation>
    </message>
    <message>
        <source>Combat, the monsters are winning</source>
        <translation>Бой, побеждают монстры</translation>
    </message>
    <message>
        <source>Into the fight</source>
        <translation>В бой</translation>
    </message>
    <message>
        <source>wins ties</source>
        <translation>побеждает при ничьей</translation>
    </message>
    <message>
        <source>A tie: the monsters win</source>
        <translation>Ничья: побеждают монстры</translation>
    </message>
    <message>
        <source>Combat, the fighters run away</source>
        <translation>Бой, бойцы убегают</translation>
    </message>
    <message>
        <source>Combat, a tie before the dice</source>
        <translation>Бой, ничья до броска</translation>
    </message>
    <message>
        <source>A tie before the dice</source>
        <translation>Ничья до броска</translation>
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
            <numerusform>… и ещё %n в летописи</numerusform>
            <numerusform>… и ещё %n в летописи</numerusform>
            <numerusform>… и ещё %n в летописи</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass the screen to %1</source>
        <translation>Передай экран: %1</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Я — %1</translation>
    </message>
    <message>
        <source>Since you last looked</source>
        <translation>С прошлого взгляда</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Let the game go on</source>
        <translation>Продолжить игру</translation>
    </message>
</context>
<context>
    <name>D20</name>
    <message>
        <source>A die rolls</source>
        <translation>Кубик катится</translation>
    </message>
    <message>
        <source>Twenty-sided die: %1</source>
        <translation>Двадцатигранный кубик: %1</translation>
    </message>
</context>
<context>
    <name>D6</name>
    <message>
        <source>A die rolls</source>
        <translation>Кубик катится</translation>
    </message>
    <message>
        <source>Six-sided die: %1</source>
        <translation>Шестигранный кубик: %1</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>Roll</source>
        <translation>Бросить</translation>
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
        <translation>Сделать</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Посмотреть на стол</translation>
    </message>
</context>
<context>
    <name>FaceMaker</name>
    <message>
        <source>Headgear</source>
        <translation>Головной убор</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Броня</translation>
    </message>
    <message>
        <source>Footgear</source>
        <translation>Обувь</translation>
    </message>
    <message>
        <source>1 Hand</source>
        <translation>1 рука</translation>
    </message>
    <message>
        <source>2 Hands</source>
        <translation>2 руки</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Предмет</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n уровень</numerusform>
            <numerusform>%n уровня</numerusform>
            <numerusform>%n уровней</numerusform>
        </translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Босс</translation>
    </message>
    <message>
        <source>Curse!</source>
        <translation>Проклятие!</translation>
    </message>
    <message>
        <source>Enhancer</source>
        <translation>Усилитель</translation>
    </message>
    <message>
        <source>Joins a fight</source>
        <translation>Вступает в бой</translation>
    </message>
    <message>
        <source>%1, Big</source>
        <translation>%1, Большой</translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation>Разовая</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Cheat</source>
        <translation>Жульничество</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Персонаж</translation>
    </message>
    <message>
        <source>Hireling</source>
        <translation>Наёмник</translation>
    </message>
    <message>
        <source>Guest Star</source>
        <translation>Приглашённая звезда</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Союзник</translation>
    </message>
    <message>
        <source>Treasure: Special</source>
        <translation>Сокровище: особое</translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Сокровище</numerusform>
            <numerusform>%n Сокровища</numerusform>
            <numerusform>%n Сокровищ</numerusform>
        </translation>
    </message>
    <message>
        <source>No Value</source>
        <translation>Без цены</translation>
    </message>
    <message>
        <source>%1 gp</source>
        <translation>%1 зол.</translation>
    </message>
    <message>
        <source>Door card</source>
        <translation>Карта Двери</translation>
    </message>
    <message>
        <source>Treasure card</source>
        <translation>Карта Сокровища</translation>
    </message>
    <message numerus="yes">
        <source>+%n Treasure(s)</source>
        <translation>
            <numerusform>+%n Сокровище</numerusform>
            <numerusform>+%n Сокровища</numerusform>
            <numerusform>+%n Сокровищ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n Treasure(s)</source>
        <translation>
            <numerusform>−%n Сокровище</numerusform>
            <numerusform>−%n Сокровища</numerusform>
            <numerusform>−%n Сокровищ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FightNotes</name>
    <message>
        <source>Boss fight!</source>
        <translation>Бой с Боссом!</translation>
    </message>
    <message>
        <source>For the win!</source>
        <translation>За победу!</translation>
    </message>
    <message>
        <source>A Boss Monster is in this fight.</source>
        <translation>В этом бою участвует Босс.</translation>
    </message>
    <message>
        <source>If the fighters win, the game is over.</source>
        <translation>Если бойцы победят, игра закончится.</translation>
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
        <translation>%1, в %2</translation>
    </message>
    <message>
        <source>%1 of %2 seats taken</source>
        <translation>Занято мест: %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n watching</source>
        <translation>
            <numerusform>%n зритель</numerusform>
            <numerusform>%n зрителя</numerusform>
            <numerusform>%n зрителей</numerusform>
        </translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Сесть</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>You do not have %1 yet: the host offers it when you sit down.</source>
        <translation>У тебя ещё нет «%1»: хозяин предложит этот набор, когда ты сядешь за стол.</translation>
    </message>
    <message>
        <source>Sit down and get the cards</source>
        <translation>Сесть и получить карты</translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>All cards</source>
        <translation>Все карты</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Поиск по картам</translation>
    </message>
    <message>
        <source>All packs</source>
        <translation>Все наборы</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Набор</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Все виды</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n of these in the deck</source>
        <translation>
            <numerusform>%1: таких карт в колоде — %n</numerusform>
            <numerusform>%1: таких карт в колоде — %n</numerusform>
            <numerusform>%1: таких карт в колоде — %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading the cards …</source>
        <translation>Карты загружаются…</translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message>
        <source>Kickdoor: the story of a game</source>
        <translation>Kickdoor: история одной партии</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Дата: %1</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <comment>editions</comment>
        <translation>Карты: %1</translation>
    </message>
    <message>
        <source>Options: %1</source>
        <translation>Настройки правил: %1</translation>
    </message>
    <message>
        <source>%1 (bot)</source>
        <comment>player</comment>
        <translation>%1 (бот)</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Игроки: %1</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Зерно: %1</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Как обстоят дела</translation>
    </message>
    <message>
        <source>%1: Level %2, strength %3</source>
        <translation>%1: Уровень %2, сила %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>player with Level; identity</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>In play: %1</source>
        <comment>cards</comment>
        <translation>В игре: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option: its number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: off</source>
        <comment>option</comment>
        <translation>%1: выкл.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: the rest cannot be told.</source>
        <translation>Правила изменились с тех пор, как сыграна эта партия: остальное рассказать нельзя.</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Lesson, step %1 of %2</source>
        <translation>Урок, шаг %1 из %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Сделай за меня</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>HandCount</name>
    <message numerus="yes">
        <source>%1: %n card(s) in hand</source>
        <translation>
            <numerusform>%1: %n карта на руке</numerusform>
            <numerusform>%1: %n карты на руке</numerusform>
            <numerusform>%1: %n карт на руке</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Твоя рука, %n карта</numerusform>
            <numerusform>Твоя рука, %n карты</numerusform>
            <numerusform>Твоя рука, %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Into your hand</source>
        <translation>На руку</translation>
    </message>
</context>
<context>
    <name>HandShow</name>
    <message>
        <source>Everybody</source>
        <translation>Всем</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation>Рука: %1</translation>
    </message>
    <message>
        <source>Only for %1.</source>
        <translation>Смотрит только %1.</translation>
    </message>
    <message>
        <source>For everybody to see.</source>
        <translation>Смотрят все.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Show your whole hand</source>
        <translation>Показать всю руку</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s): to everybody at the table, or to one player only?</source>
        <translation>
            <numerusform>%n карту — всем за столом или только одному игроку?</numerusform>
            <numerusform>Все %n карты — всем за столом или только одному игроку?</numerusform>
            <numerusform>Все %n карт — всем за столом или только одному игроку?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is showing you a hand of cards.</source>
        <translation>%1 показывает тебе руку.</translation>
    </message>
</context>
<context>
    <name>Heroes</name>
    <message>
        <source>dead</source>
        <translation>мёртв</translation>
    </message>
</context>
<context>
    <name>HintDialog</name>
    <message>
        <source>Master is thinking …</source>
        <translation>Мастер думает…</translation>
    </message>
    <message>
        <source>Master would: %1</source>
        <translation>Мастер выбрал бы: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Press a move to make it.</source>
        <translation>Выбери ход, чтобы сделать его.</translation>
    </message>
    <message>
        <source>It hardly matters what you do now</source>
        <translation>Почти всё равно, что делать сейчас</translation>
    </message>
</context>
<context>
    <name>HintRow</name>
    <message>
        <source>Do it</source>
        <translation>Сделать это</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Do nothing for now</source>
        <translation>Пока ничего не делать</translation>
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
        <translation>Попросить о помощи (%1), плата: %2</translation>
    </message>
    <message>
        <source>Offer help, for: %1</source>
        <translation>Предложить помощь, плата: %1</translation>
    </message>
    <message>
        <source>Offer %1 a trade: %2 for %3</source>
        <translation>Предложить обмен (%1): %2, взамен — %3</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>death in %1%</source>
        <translation>смерть в %1&#xa0;%</translation>
    </message>
    <message>
        <source>Levels %1</source>
        <comment>gained, such as +0.8</comment>
        <translation>Уровни %1</translation>
    </message>
    <message>
        <source>this fight won in %1%</source>
        <translation>этот бой выигран в %1&#xa0;%</translation>
    </message>
    <message>
        <source>your next fight won in %1%</source>
        <translation>твой следующий бой выигран в %1&#xa0;%</translation>
    </message>
    <message>
        <source>next fight of %2 won in %1%</source>
        <translation>следующий бой игрока %2 выигран в %1&#xa0;%</translation>
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
        <translation>этот бой почти наверняка выигран</translation>
    </message>
    <message>
        <source>your next fight almost certainly won</source>
        <translation>твой следующий бой почти наверняка выигран</translation>
    </message>
    <message>
        <source>next fight of %1 almost certainly won</source>
        <translation>следующий бой игрока %1 почти наверняка выигран</translation>
    </message>
    <message>
        <source>this fight hardly ever won</source>
        <translation>этот бой почти никогда не выигран</translation>
    </message>
    <message>
        <source>your next fight hardly ever won</source>
        <translation>твой следующий бой почти никогда не выигран</translation>
    </message>
    <message>
        <source>next fight of %1 hardly ever won</source>
        <translation>следующий бой игрока %1 почти никогда не выигран</translation>
    </message>
    <message>
        <source>death almost certain</source>
        <translation>смерть почти неизбежна</translation>
    </message>
</context>
<context>
    <name>HoldDialog</name>
    <message>
        <source>Hold!</source>
        <translation>Стоп!</translation>
    </message>
    <message>
        <source>Nobody, continue</source>
        <translation>Никто, дальше</translation>
    </message>
    <message>
        <source>The table waits. Who wants to act?</source>
        <translation>Стол ждёт. Кто хочет действовать?</translation>
    </message>
</context>
<context>
    <name>HonourLine</name>
    <message>
        <source>%1, earned on %2. %3</source>
        <comment>honour; date; what for</comment>
        <translation>%1, получено %2. %3</translation>
    </message>
    <message>
        <source>%1, not earned yet. %2</source>
        <comment>honour; what for</comment>
        <translation>%1, пока не получено. %2</translation>
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
        <translation>Сначала впиши своё имя.</translation>
    </message>
    <message>
        <source>The port is a number from 1 to 65535.</source>
        <translation>Порт — число от 1 до 65535.</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Открыть стол</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Твоё имя:</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Твоё имя</translation>
    </message>
    <message>
        <source>Name of the table:</source>
        <translation>Название стола:</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Название стола</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <translation>Стол игрока %1</translation>
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
        <translation>нет</translation>
    </message>
    <message>
        <source>Port:</source>
        <translation>Порт:</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Порт</translation>
    </message>
    <message>
        <source>Seats at the table</source>
        <translation>Мест за столом</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Открыть стол</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>This computer deals for everybody, so its program could reveal all hands: play only with a host you trust.</source>
        <translation>Этот компьютер сдаёт всем, и его программа могла бы раскрыть все руки: играй только с хозяином, которому доверяешь.</translation>
    </message>
    <message>
        <source>This screen is only the table: everybody plays on a device of their own</source>
        <translation>Этот экран — только стол: каждый играет на своём устройстве</translation>
    </message>
    <message>
        <source>The table is being opened…</source>
        <translation>Стол открывается…</translation>
    </message>
    <message>
        <source>The last table is being closed…</source>
        <translation>Прежний стол закрывается…</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Открывается…</translation>
    </message>
</context>
<context>
    <name>JoinCode</name>
    <message>
        <source>Others see this table in their list, or type this code:</source>
        <translation>Остальные найдут этот стол сами или наберут код:</translation>
    </message>
    <message>
        <source>Join code: %1</source>
        <translation>Код входа: %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the join code</source>
        <translation>Скопировать код входа</translation>
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
        <translation>В других сетях этой машины:</translation>
    </message>
</context>
<context>
    <name>KeptGame</name>
    <message>
        <source>%1: Level %2</source>
        <translation>%1: Уровень %2</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Загрузить</translation>
    </message>
    <message>
        <source>Load %1</source>
        <translation>Загрузить: %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Удалить: %1</translation>
    </message>
    <message>
        <source>As text …</source>
        <translation>Текстом…</translation>
    </message>
    <message>
        <source>Export %1 as text</source>
        <translation>Сохранить текстом: %1</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>Смотреть: %1</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Читаем…</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>The result of %1</source>
        <translation>Итог: %1</translation>
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
        <translation>Shift+Tab</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>kick open the door, listen at it or loot the room</source>
        <translation>выбить дверь, подслушать у двери или обыскать комнату</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>смотреть, остановить</translation>
    </message>
    <message>
        <source>one move back, one move on</source>
        <translation>на действие назад, на действие вперёд</translation>
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
        <translation>Shift+F</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>быстрее, медленнее</translation>
    </message>
    <message>
        <source>the menu</source>
        <translation>меню</translation>
    </message>
    <message>
        <source>go to the nearest card, place, player or button; walk through menus, the story and the rules</source>
        <translation>к ближайшей карте, месту, игроку или кнопке; по меню, по истории и по правилам</translation>
    </message>
    <message>
        <source>next button, card or place; the one before</source>
        <translation>следующая кнопка, карта или место; предыдущая</translation>
    </message>
    <message>
        <source>press the button, or open the menu of the card</source>
        <translation>нажать кнопку или открыть меню карты</translation>
    </message>
    <message>
        <source>put the card down or close the question; otherwise open the menu and pause</source>
        <translation>положить карту или закрыть вопрос; иначе открыть меню и поставить на паузу</translation>
    </message>
    <message>
        <source>full screen, and back</source>
        <translation>во весь экран и обратно</translation>
    </message>
    <message>
        <source>show these keys</source>
        <translation>показать эти клавиши</translation>
    </message>
    <message>
        <source>previous turn, next turn</source>
        <translation>предыдущий ход, следующий ход</translation>
    </message>
    <message>
        <source>next fight, previous fight</source>
        <translation>следующий бой, предыдущий бой</translation>
    </message>
    <message>
        <source>beginning, end</source>
        <translation>начало, конец</translation>
    </message>
    <message>
        <source>go to a card, place or button</source>
        <translation>перейти к карте, месту или кнопке</translation>
    </message>
    <message>
        <source>fight</source>
        <translation>драться</translation>
    </message>
    <message>
        <source>run away; roll to get away from the next Monster</source>
        <translation>бежать; бросить кубик, чтобы уйти от следующего монстра</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>закончить ход</translation>
    </message>
    <message>
        <source>first and last card of the hand, first and last line of the story</source>
        <translation>первая и последняя карта руки, первая и последняя строка истории</translation>
    </message>
    <message>
        <source>ask for help; offer it in somebody else&apos;s fight</source>
        <translation>попросить о помощи; предложить её в чужом бою</translation>
    </message>
    <message>
        <source>sell Items</source>
        <translation>продать Предметы</translation>
    </message>
    <message>
        <source>offer a trade</source>
        <translation>предложить обмен</translation>
    </message>
    <message>
        <source>show the focused card large</source>
        <translation>показать крупно выбранную карту</translation>
    </message>
    <message>
        <source>look for trouble: fight a Monster from your hand</source>
        <translation>искать неприятности: драться с монстром с руки</translation>
    </message>
    <message>
        <source>use a power</source>
        <translation>применить способность</translation>
    </message>
    <message>
        <source>Charity: give cards away</source>
        <translation>Милостыня: отдать карты</translation>
    </message>
    <message>
        <source>skip what is being shown; it never presses a button that moves the game on</source>
        <translation>пропустить то, что показывается; кнопок, которые двигают игру дальше, никогда не нажимает</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>take back the last move, or ask the others for it</source>
        <translation>взять назад последний ход или попросить об этом остальных</translation>
    </message>
    <message>
        <source>when to ask: what the game passes for you</source>
        <translation>когда спрашивать: где игра пасует за тебя</translation>
    </message>
    <message>
        <source>wait: do not pass for me now</source>
        <translation>подождать: сейчас за меня не пасовать</translation>
    </message>
    <message>
        <source>a hint: what Master would do now</source>
        <translation>подсказка: что сейчас сделал бы Мастер</translation>
    </message>
    <message>
        <source>jump to your next decision</source>
        <translation>перейти к твоему следующему решению</translation>
    </message>
    <message>
        <source>show or hide the chances to win</source>
        <translation>показать или скрыть шансы на победу</translation>
    </message>
    <message>
        <source>what the next bot to decide knew</source>
        <translation>что знал бот, который решает следующим</translation>
    </message>
    <message>
        <source>accept or decline the offer with the letters; D also withdraws your own</source>
        <translation>принять или отклонить предложение с буквами; D также отзывает твоё собственное</translation>
    </message>
    <message>
        <source>answer with a counter-offer; go to the next offer</source>
        <translation>ответить встречным предложением; перейти к следующему предложению</translation>
    </message>
    <message>
        <source>pass: let it stand, let it strike (Enter never does)</source>
        <translation>пас: пусть будет так, пусть ударит (Enter этого никогда не делает)</translation>
    </message>
    <message>
        <source>bots play faster, slower (not at a table in the network)</source>
        <translation>боты играют быстрее, медленнее (кроме столов в сети)</translation>
    </message>
    <message>
        <source>let the game go on after Hold!</source>
        <translation>продолжить игру после «Стоп!»</translation>
    </message>
    <message>
        <source>Hold!: stop the table; around one screen, whoever wants to play a card then takes it</source>
        <translation>«Стоп!»: остановить стол; за общим экраном его берёт тот, кто хочет сыграть карту</translation>
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
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Whatever you can do by dragging a card, you can also do from its menu.</source>
        <translation>Всё, что можно сделать, перетаскивая карту, можно сделать и из её меню.</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Monster</source>
        <translation>Монстр</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>Проклятие</translation>
    </message>
    <message>
        <source>Monster enhancer</source>
        <translation>Усилитель монстра</translation>
    </message>
    <message>
        <source>Joins a fight</source>
        <translation>Вступает в бой</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Личность</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Предмет</translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation>Разовая</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Союзник</translation>
    </message>
    <message>
        <source>Cheat</source>
        <translation>Жульничество</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Персонаж</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Дверь</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Сокровище</translation>
    </message>
</context>
<context>
    <name>LastChanceDialog</name>
    <message>
        <source>This fight could end the game</source>
        <translation>Этот бой может решить игру</translation>
    </message>
    <message>
        <source>Who wants to look at their hand first?</source>
        <translation>Кто хочет сначала взглянуть на свою руку?</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Пока нет</translation>
    </message>
</context>
<context>
    <name>LeaveDialog</name>
    <message>
        <source>%1 is still at the table</source>
        <translation>За столом ещё сидит %1</translation>
    </message>
    <message>
        <source>%1 are still at the table</source>
        <translation>За столом ещё сидят %1</translation>
    </message>
    <message>
        <source>The table closes for everybody. You can open it again as it is now.</source>
        <translation>Стол закроется для всех. Потом его можно открыть снова таким же, как сейчас.</translation>
    </message>
    <message>
        <source>Your seat waits for you: you can come back.</source>
        <translation>Твоё место ждёт: можно вернуться.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Закрыть стол</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Уйти</translation>
    </message>
    <message>
        <source>The table ends for everybody.</source>
        <translation>Стол закроется для всех насовсем.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Welcome to the dungeon</source>
        <translation>Добро пожаловать в подземелье</translation>
    </message>
    <message>
        <source>Ten Levels</source>
        <translation>Десять Уровней</translation>
    </message>
    <message>
        <source>Put something on</source>
        <translation>Надень что-нибудь</translation>
    </message>
    <message>
        <source>Drag “%1” to the place for Footgear. Or click it and choose Play.</source>
        <translation>Перетащи карту «%1» на место для Обуви. Или щёлкни по ней и выбери «Сыграть».</translation>
    </message>
    <message>
        <source>Carried is not worn</source>
        <translation>С собой — ещё не на себе</translation>
    </message>
    <message>
        <source>You are 2 stronger. Not every Item works for everybody: this staff is for Wizards only. You may carry it all the same. It lies sideways and adds nothing, but it is safe from those who steal from hands, and it can be sold.</source>
        <translation>Ты стал сильнее на 2. Не каждый Предмет годится каждому: этот посох — только для Волшебников. Но нести его можно. Он лежит боком и ничего не прибавляет, зато его не вытащат из руки и можно продать.</translation>
    </message>
    <message>
        <source>Play “%1”: it goes to what you carry.</source>
        <translation>Сыграй карту «%1»: она ляжет к тому, что у тебя с собой.</translation>
    </message>
    <message>
        <source>Kick open the door</source>
        <translation>Выбей дверь</translation>
    </message>
    <message>
        <source>You are dressed. Every turn begins with a door: its top card is turned up. A monster must be fought, a curse strikes you, anything else you may play or keep.</source>
        <translation>Ты одет. Каждый ход начинается с двери: верхняя карта открывается. С монстром надо драться, проклятие бьёт по тебе, а всё прочее можно сыграть или взять себе.</translation>
    </message>
    <message>
        <source>Kick open the door: press the button, the pile of Doors or the K key.</source>
        <translation>Выбей дверь: нажми кнопку, стопку Дверей или клавишу K.</translation>
    </message>
    <message>
        <source>Read the sums</source>
        <translation>Прочти суммы</translation>
    </message>
    <message>
        <source>On the left your strength: your Level and the bonuses of what you wear. On the right the monster&apos;s. The lines below say where each number comes from. Whoever has more wins, and a tie goes to the monsters. You have more.</source>
        <translation>Слева твоя сила: твой Уровень и бонусы того, что на тебе. Справа сила монстра. Строки ниже говорят, откуда взялось каждое число. Побеждает тот, у кого больше, а ничья — за монстрами. У тебя больше.</translation>
    </message>
    <message>
        <source>Press “Fight!”.</source>
        <translation>Нажми «В бой!».</translation>
    </message>
    <message>
        <source>Victory, and gold</source>
        <translation>Победа и золото</translation>
    </message>
    <message>
        <source>One Level for the monster, and a Treasure: a second pair of shoes, but you have only two feet. In your own turn, outside fights, you may sell Items: every full 1,000 gold pieces buy a Level. The staff and the shoes make exactly that. Only the last Level cannot be bought.</source>
        <translation>Уровень за монстра и Сокровище: ещё одна пара обуви, но ног у тебя только две. В свой ход вне боя можно продавать Предметы: за каждую полную 1&#xa0;000 золотых даётся Уровень. Посох и обувь дают ровно столько. Не купить только последний Уровень.</translation>
    </message>
    <message>
        <source>Press “Sell Items …”, mark the staff and the new shoes, and sell them.</source>
        <translation>Нажми «Продать Предметы…», отметь посох и новую обувь и продай их.</translation>
    </message>
    <message>
        <source>Five cards are enough</source>
        <translation>Пяти карт достаточно</translation>
    </message>
    <message>
        <source>Your turn is done. Whoever then holds more than five cards gives the rest to the players with the lowest Level: that is Charity. Items on the table do not count.</source>
        <translation>Ход сделан. У кого на руке больше пяти карт, тот отдаёт лишние игрокам с самым низким Уровнем: это Милостыня. Предметы на столе не считаются.</translation>
    </message>
    <message>
        <source>Marieke is about to win. Before a fight is settled everybody may interfere: strengthen the monster, throw a One-Shot at either side. Friends are those who do not. You could spoil it, but she will help you soon.</source>
        <translation>Marieke вот-вот победит. Пока бой не решён, вмешаться может каждый: усилить монстра, бросить разовую карту на любую сторону. Друзья — это те, кто так не делает. Ты можешь всё испортить, но она скоро тебе поможет.</translation>
    </message>
    <message>
        <source>Let it stand.</source>
        <translation>Нажми «Пусть будет так».</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Кто ты?</translation>
    </message>
    <message>
        <source>Your turn again. Without a Race you are human. A Race and a Class give abilities, and may be played at any time in your own turn. Elves run away better; you will need it.</source>
        <translation>Снова твой ход. Без Расы ты человек. Раса и Класс дают способности, и сыграть их можно в свой ход когда угодно. Эльфы лучше бегают; это тебе пригодится.</translation>
    </message>
    <message>
        <source>Play “%1”.</source>
        <translation>Сыграй карту «%1».</translation>
    </message>
    <message>
        <source>The next door</source>
        <translation>Следующая дверь</translation>
    </message>
    <message>
        <source>Between doors you may arrange your cards, trade and sell as you like. The row at the top shows where in the turn you are.</source>
        <translation>Между дверями можно раскладывать карты, меняться и продавать. Ряд наверху показывает, в каком месте хода ты сейчас.</translation>
    </message>
    <message>
        <source>Kick open the door.</source>
        <translation>Выбей дверь.</translation>
    </message>
    <message>
        <source>Too strong</source>
        <translation>Слишком силён</translation>
    </message>
    <message>
        <source>Press “Run away”, then flee from the monster.</source>
        <translation>Нажми «Бежать», потом беги от монстра.</translation>
    </message>
    <message>
        <source>The die has fallen</source>
        <translation>Кубик брошен</translation>
    </message>
    <message>
        <source>A 4, and 1 for the Elf: just enough. Before a roll counts, everybody may still change it with a card that says so. You hold none, and need none.</source>
        <translation>Выпало 4, и 1 за Эльфа: как раз хватает. Пока бросок не засчитан, любой может изменить его картой, где так сказано. У тебя такой нет, да и не нужно.</translation>
    </message>
    <message>
        <source>Away, with empty hands</source>
        <translation>Убежал с пустыми руками</translation>
    </message>
    <message>
        <source>End your turn. When it comes round again, kick open the door.</source>
        <translation>Закончи ход. Когда он снова станет твоим, выбей дверь.</translation>
    </message>
    <message>
        <source>A curse!</source>
        <translation>Проклятие!</translation>
    </message>
    <message>
        <source>No monster: a curse, and it costs you a Level. Before it strikes you might answer it with a card against curses. Curses that come to your hand instead can be played on anybody, at any time.</source>
        <translation>Не монстр, а проклятие, и оно стоит тебе Уровня. Прежде чем оно ударит, можно ответить картой против проклятий. А те проклятия, что приходят на руку, можно сыграть на кого угодно и когда угодно.</translation>
    </message>
    <message>
        <source>Looking for trouble</source>
        <translation>Искать неприятности</translation>
    </message>
    <message>
        <source>When no monster was behind the door, the turn goes on in one of two ways: you fight a monster from your own hand, or you loot the room and draw a Door unseen. You hold a monster with two Treasures.</source>
        <translation>Если за дверью не было монстра, есть два пути: сразиться с монстром со своей руки или обыскать комнату и взять Дверь втёмную. У тебя есть монстр с двумя Сокровищами.</translation>
    </message>
    <message>
        <source>Look for trouble: drag “%1” to the middle of the table, or press the button.</source>
        <translation>Ищи неприятности: перетащи карту «%1» на середину стола или нажми кнопку.</translation>
    </message>
    <message>
        <source>Ask for help</source>
        <translation>Попроси помощи</translation>
    </message>
    <message>
        <source>Four against six: you are losing. One other player may help and adds their whole strength. The price is between the two of you: Treasures, Items, or nothing. What is agreed is binding.</source>
        <translation>Четыре против шести: ты проигрываешь. Один из игроков может помочь и прибавит всю свою силу. О цене договариваетесь вы: Сокровища, Предметы или ничего. Уговор дороже денег.</translation>
    </message>
    <message>
        <source>Press “Ask for help …” and offer Marieke one of the two Treasures.</source>
        <translation>Нажми «Просить помощи…» и предложи Marieke одно из двух Сокровищ.</translation>
    </message>
    <message>
        <source>One shot</source>
        <translation>Один раз</translation>
    </message>
    <message>
        <source>Six against six. A tie is lost, so a little more is needed. One-Shots work once, in any fight, for either side, and are then discarded.</source>
        <translation>Шесть против шести. Ничья — это поражение, нужно чуть больше. Разовые карты действуют один раз, в любом бою, за любую сторону, а потом уходят в сброс.</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Победили вместе</translation>
    </message>
    <message>
        <source>That is enough. The Level for the monster is yours alone; helpers get none, unless they are Elves.</source>
        <translation>Этого хватит. Уровень за монстра только твой; помощникам он не положен, разве что Эльфам.</translation>
    </message>
    <message>
        <source>A promise is a promise</source>
        <translation>Обещал — выполняй</translation>
    </message>
    <message>
        <source>The Treasures were drawn face up, because you had help. One of them is Marieke&apos;s, and you agreed that you choose which.</source>
        <translation>Сокровища взяты в открытую, потому что тебе помогали. Одно из них причитается Marieke, и по уговору выбираешь ты.</translation>
    </message>
    <message>
        <source>Choose a Treasure for Marieke.</source>
        <translation>Выбери Сокровище для Marieke.</translation>
    </message>
    <message>
        <source>You can play now</source>
        <translation>Теперь ты умеешь играть</translation>
    </message>
    <message>
        <source>This is a real table with the real rules. Only the cards are stacked, so that one thing follows from the other. You play James; Marieke and Otto play by themselves. Take your time: nobody is waiting, and nothing here is saved.</source>
        <translation>Это настоящий стол и настоящие правила. Только карты подобраны так, чтобы одно вытекало из другого. Ты играешь за James; Marieke и Otto играют сами. Не спеши: никто не ждёт, и ничего здесь не сохраняется.</translation>
    </message>
    <message>
        <source>Everybody starts on Level 1. Whoever reaches Level 10 first wins, and the last Level must be earned by killing a monster. The track shows where everybody stands; beside it lie the Doors, the Treasures and their discards.</source>
        <translation>Все начинают с 1-го Уровня. Побеждает тот, кто первым дойдёт до 10-го, и последний Уровень даётся только за убитого монстра. На дорожке видно, кто где стоит; рядом лежат Двери, Сокровища и их сброс.</translation>
    </message>
    <message>
        <source>Below are your cards. Point at one, or go to it with the arrow keys, to see it enlarged. Items make you stronger, each in its own place: head, body, feet, two hands.</source>
        <translation>Внизу твои карты. Наведи указатель или перейди стрелками, чтобы увидеть карту крупно. Предметы делают тебя сильнее, каждый на своём месте: голова, тело, ноги, две руки.</translation>
    </message>
    <message>
        <source>Meddling in other people&apos;s fights</source>
        <translation>Вмешаться в чужой бой</translation>
    </message>
    <message>
        <source>Whoever runs gets no Level and no Treasure, and may not loot the room. But you are alive. Watch the others&apos; turns; Space skips what is being shown.</source>
        <translation>Кто убежал, не получает ни Уровня, ни Сокровищ и не обыскивает комнату. Зато ты жив. Посмотри на ходы других; пробел пропускает показ.</translation>
    </message>
    <message>
        <source>Drag “%1” onto your own sum, or click it and choose your side. Another card that turns the fight will do as well.</source>
        <translation>Перетащи карту «%1» на свою сумму или щёлкни по ней и выбери свою сторону. Подойдёт и другая карта, которая перевернёт бой.</translation>
    </message>
    <message>
        <source>Everything else can be looked up at the table: “Rules” at the top has every rule, and every refusal names the rule behind it. Click a line of the story to see its card. Hints beside the board say what you can do; you can turn them off in the settings. Now kick open a real door!</source>
        <translation>Всё остальное можно узнать за столом: в «Правилах» наверху есть каждое правило, и каждый отказ называет то, на котором стоит. Щёлкни по строке истории, чтобы увидеть её карту. Подсказки рядом с полем говорят, что ты можешь сделать; их можно выключить в настройках. А теперь выбей настоящую дверь!</translation>
    </message>
    <message>
        <source>End your turn and press “Charity …”. Give away “%1”, “%2” or “%3”: the lesson needs the others. A second click gives it to the other player.</source>
        <translation>Закончи ход и нажми «Милостыня…». Отдай карту «%1», «%2» или «%3»: остальные понадобятся в уроке. Второй щелчок отдаст её другому игроку.</translation>
    </message>
    <message>
        <source>You have nothing against it: let it strike.</source>
        <translation>Ответить тебе нечем: нажми «Пусть ударит».</translation>
    </message>
    <message>
        <source>Twelve against five: neither a helper nor any one of your cards makes up for that. Several together might, but they are worth more in a better fight. Keep them, and run! A six-sided die decides: 5 or more and you are away. If it catches you, its Bad Stuff happens; point at the monster to read it. An Elf adds 1 to the roll.</source>
        <translation>Двенадцать против пяти: ни помощник, ни любая твоя карта в одиночку этого не покроют. Несколько вместе, может, и покрыли бы, но в бою получше от них больше толку. Прибереги их и беги! Решает шестигранный кубик: 5 и больше — убежал. Если монстр поймает, случится его Беда; наведи на него указатель и прочти. Эльф прибавляет к броску 1.</translation>
    </message>
</context>
<context>
    <name>LevelChart</name>
    <message>
        <source>Levels over the turns</source>
        <translation>Уровни по ходам</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
</context>
<context>
    <name>LevelTrack</name>
    <message>
        <source>Level track to Level %1</source>
        <translation>Путь до Уровня %1</translation>
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
        <translation>%1 и %2</translation>
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
        <translation>%1 и ещё %2</translation>
    </message>
    <message>
        <source>%1 won!</source>
        <translation>Победа: %1!</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>До первого хода</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <translation>Твой ход, %1</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Ходит %1</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Ход %1 · %2</translation>
    </message>
    <message>
        <source>Fight it</source>
        <translation>Драться</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Сыграть</translation>
    </message>
    <message>
        <source>%1 cards, limit %2</source>
        <translation>Карт: %1, предел %2</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Чат</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>На время</translation>
    </message>
    <message>
        <source>Only the top discard can be seen. Nobody may look through the discards unless a card says so.</source>
        <translation>В сбросе видна только верхняя карта. Рыться в нём нельзя, если только карта этого не разрешает.</translation>
    </message>
    <message>
        <source>Players have a limited time to answer (R8.10).</source>
        <translation>Время на ответ у игроков ограничено (R8.10).</translation>
    </message>
    <message>
        <source>The table cannot be reached</source>
        <translation>Стол недоступен</translation>
    </message>
    <message>
        <source>Equip it</source>
        <translation>Надеть</translation>
    </message>
</context>
<context>
    <name>LobbyNote</name>
    <message>
        <source>The table gathers for another game.</source>
        <translation>Стол собирается для новой игры.</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>В лобби</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Seats at the table</source>
        <translation>Мест за столом</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Чат</translation>
    </message>
    <message>
        <source>The table&apos;s owner chooses cards and rules.</source>
        <translation>Карты и правила выбирает владелец стола.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Начать игру</translation>
    </message>
    <message>
        <source>Not ready after all</source>
        <translation>Всё-таки не готов</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Готов</translation>
    </message>
    <message>
        <source>Take a seat first.</source>
        <translation>Сначала займи место.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Закрыть стол</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Уйти</translation>
    </message>
    <message>
        <source>%1 Reconnecting…</source>
        <translation>%1 Восстанавливаем связь…</translation>
    </message>
    <message>
        <source>This computer deals for everybody, so its program could reveal all hands.</source>
        <translation>Этот компьютер сдаёт всем, и его программа могла бы раскрыть все руки.</translation>
    </message>
    <message>
        <source>The host&apos;s computer deals for everybody, so its program could reveal all hands. After the game, yours checks that nothing was changed.</source>
        <translation>Компьютер хозяина сдаёт всем, и его программа могла бы раскрыть все руки. После игры твой проверит, что ничего не подменили.</translation>
    </message>
    <message>
        <source>Others may watch, without seeing anybody&apos;s hand</source>
        <translation>Другие могут смотреть, но не видят ничьих рук</translation>
    </message>
    <message>
        <source>You are watching. The game starts when the others are ready.</source>
        <translation>Ты смотришь. Игра начнётся, когда остальные будут готовы.</translation>
    </message>
    <message>
        <source>Everybody joins on a device of their own, best with “This device shows only my hand”. Whoever comes first starts the game.</source>
        <translation>Каждый присоединяется со своего устройства, лучше всего с настройкой «Это устройство показывает только мою руку». Кто пришёл первым, начинает игру.</translation>
    </message>
    <message>
        <source>“Not ready after all” lets you change it.</source>
        <translation>Изменить можно кнопкой «Всё-таки не готов».</translation>
    </message>
    <message>
        <source>Hints: everybody may ask what Master would do</source>
        <translation>Подсказки: каждый может спросить, как поступил бы мастер</translation>
    </message>
    <message>
        <source>Get the cards that you do not have first.</source>
        <translation>Сначала получи карты, которых у тебя нет.</translation>
    </message>
    <message>
        <source>The game is being played. Get the cards that you do not have to watch it.</source>
        <translation>Игра уже идёт. Чтобы смотреть её, получи карты, которых у тебя нет.</translation>
    </message>
    <message>
        <source>Your game goes on. Get the cards that you do not have to come back to it.</source>
        <translation>Твоя игра продолжается. Чтобы вернуться, получи карты, которых у тебя нет.</translation>
    </message>
    <message>
        <source>Seats that are lost or left are played by</source>
        <translation>За потерянные и покинутые места играет</translation>
    </message>
    <message>
        <source>%1 plays a woman, as nothing was chosen.</source>
        <translation>%1 играет женщину: выбора не было.</translation>
    </message>
    <message>
        <source>%1 plays a man, as nothing was chosen.</source>
        <translation>%1 играет мужчину: выбора не было.</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Уйти из-за стола?</translation>
    </message>
    <message>
        <source>Your seat becomes free.</source>
        <translation>Твоё место освободится.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>The cards are being dealt…</source>
        <translation>Карты раздаются…</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Начинаем…</translation>
    </message>
</context>
<context>
    <name>LobbySeat</name>
    <message>
        <source>Seat %1, free</source>
        <translation>Место %1, свободно</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Место %1: %2</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Свободно</translation>
    </message>
    <message>
        <source>Name at seat %1</source>
        <translation>Имя на месте %1</translation>
    </message>
    <message>
        <source>Sex of the character</source>
        <translation>Пол персонажа</translation>
    </message>
    <message>
        <source>Male</source>
        <translation>Мужчина</translation>
    </message>
    <message>
        <source>Female</source>
        <translation>Женщина</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>готов</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>ещё не готов</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Сесть сюда</translation>
    </message>
    <message>
        <source>Put a bot here</source>
        <translation>Посадить бота</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Встать</translation>
    </message>
    <message>
        <source>Remove the bot</source>
        <translation>Убрать бота</translation>
    </message>
    <message>
        <source>male or female?</source>
        <translation>мужчина или женщина?</translation>
    </message>
    <message>
        <source>disconnected</source>
        <translation>нет связи</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Кто играет</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Since you last looked</source>
        <translation>С прошлого взгляда</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Story so far</source>
        <translation>Что было</translation>
    </message>
    <message numerus="yes">
        <source>%n more option(s)</source>
        <translation>
            <numerusform>ещё %n настройка</numerusform>
            <numerusform>ещё %n настройки</numerusform>
            <numerusform>ещё %n настроек</numerusform>
        </translation>
    </message>
    <message>
        <source>To the newest line</source>
        <translation>К последней строке</translation>
    </message>
</context>
<context>
    <name>LootingPanel</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>Осталась %n карта</numerusform>
            <numerusform>Осталось %n карты</numerusform>
            <numerusform>Осталось %n карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Kickdoor – turn %1</source>
        <translation>Kickdoor – ход %1</translation>
    </message>
    <message>
        <source>Kickdoor</source>
        <translation>Kickdoor</translation>
    </message>
    <message>
        <source>The story was saved as %1.</source>
        <translation>История сохранена в файл %1.</translation>
    </message>
    <message>
        <source>The statistics were saved as %1.</source>
        <translation>Статистика записана в файл %1.</translation>
    </message>
    <message>
        <source>The photo was saved as %1.</source>
        <translation>Снимок записан в файл %1.</translation>
    </message>
</context>
<context>
    <name>Mending</name>
    <message>
        <source>Remove “%1”</source>
        <translation>Убрать «%1»</translation>
    </message>
    <message>
        <source>Remove this entry</source>
        <translation>Убрать эту запись</translation>
    </message>
    <message>
        <source>Tick “%1”</source>
        <translation>Отметить «%1»</translation>
    </message>
    <message>
        <source>Untick “%1”</source>
        <translation>Снять отметку «%1»</translation>
    </message>
    <message>
        <source>Set “%1” to “%2”</source>
        <comment>a field, its value</comment>
        <translation>Записать «%2» в «%1»</translation>
    </message>
    <message>
        <source>Make a list of it</source>
        <translation>Сделать из этого список</translation>
    </message>
    <message>
        <source>Write “%1” instead</source>
        <translation>Написать вместо этого «%1»</translation>
    </message>
</context>
<context>
    <name>MenuScreen</name>
    <message>
        <source>Kickdoor, main menu</source>
        <translation>Kickdoor, главное меню</translation>
    </message>
    <message>
        <source>Kickdoor</source>
        <translation>Kickdoor</translation>
    </message>
    <message>
        <source>Kick open the door. Fight what is behind it. Keep the loot.</source>
        <translation>Выбей дверь. Побей того, кто за ней. Забери добычу.</translation>
    </message>
</context>
<context>
    <name>MineWords</name>
    <message>
        <source>By a Whisker</source>
        <translation>На волосок</translation>
    </message>
    <message>
        <source>Won a fight by a single point.</source>
        <translation>Бой, выигранный с перевесом в одно очко.</translation>
    </message>
    <message>
        <source>Was That Necessary?</source>
        <translation>А это было обязательно?</translation>
    </message>
    <message>
        <source>Won a fight by 30 points or more.</source>
        <translation>Бой, выигранный с перевесом в 30 очков и больше.</translation>
    </message>
    <message>
        <source>Due Process</source>
        <translation>По всей форме</translation>
    </message>
    <message>
        <source>Ten cards or more were played in one fight of yours.</source>
        <translation>Десять карт или больше сыграно в одном твоём бою.</translation>
    </message>
    <message>
        <source>Regular Customer of the Undertaker</source>
        <translation>Постоянный клиент гробовщика</translation>
    </message>
    <message>
        <source>Died three times in one game.</source>
        <translation>Три смерти за одну партию.</translation>
    </message>
    <message>
        <source>Walked It Off</source>
        <translation>До свадьбы заживёт</translation>
    </message>
    <message>
        <source>Died, and won all the same.</source>
        <translation>Смерть — и всё равно победа.</translation>
    </message>
    <message>
        <source>Nothing to Declare</source>
        <translation>Декларировать нечего</translation>
    </message>
    <message>
        <source>Won without a single Item in play.</source>
        <translation>Победа без единого Предмета в игре.</translation>
    </message>
    <message>
        <source>Fashionably Late</source>
        <translation>Эффектное опоздание</translation>
    </message>
    <message>
        <source>Was last, four levels behind the leader, and won.</source>
        <translation>Победа с последнего места, с отставанием от лидера на четыре уровня.</translation>
    </message>
    <message>
        <source>Plus One</source>
        <translation>Плюс один</translation>
    </message>
    <message>
        <source>Shared a victory as the helper.</source>
        <translation>Победа, разделённая в роли помощника.</translation>
    </message>
    <message>
        <source>Everything Must Go</source>
        <translation>Полная распродажа</translation>
    </message>
    <message>
        <source>Bought two levels or more with one sale.</source>
        <translation>Два уровня или больше за одну продажу.</translation>
    </message>
    <message>
        <source>Lightning Rod</source>
        <translation>Громоотвод</translation>
    </message>
    <message>
        <source>Was struck by eight curses in one game.</source>
        <translation>Восемь Проклятий за одну партию.</translation>
    </message>
    <message>
        <source>Sensible Shoes</source>
        <translation>Удобная обувь</translation>
    </message>
    <message>
        <source>Escaped from four monsters in one game and was never caught.</source>
        <translation>Четыре побега от монстров за одну партию и ни одной поимки.</translation>
    </message>
    <message>
        <source>Hand on the Doorknob</source>
        <translation>Рука на дверной ручке</translation>
    </message>
    <message>
        <source>Began four turns one level below the goal, and lost.</source>
        <translation>Четыре хода начаты за один уровень до цели — и поражение.</translation>
    </message>
    <message>
        <source>Not a Scratch</source>
        <translation>Ни царапины</translation>
    </message>
    <message>
        <source>Won without losing a level, dying or being caught.</source>
        <translation>Победа без потери уровней, смертей и поимок.</translation>
    </message>
    <message>
        <source>No, Thank You</source>
        <translation>Нет, спасибо</translation>
    </message>
    <message>
        <source>Won five fights, and the game, without any help.</source>
        <translation>Пять боёв и вся партия выиграны без чьей-либо помощи.</translation>
    </message>
    <message>
        <source>Sidekick by Trade</source>
        <translation>Помощник по призванию</translation>
    </message>
    <message>
        <source>Helped to win four fights in one game.</source>
        <translation>Помощь в четырёх выигранных боях за одну партию.</translation>
    </message>
    <message>
        <source>Grand Tour</source>
        <translation>Большое турне</translation>
    </message>
    <message>
        <source>Won with three different editions or mixes.</source>
        <translation>Победы с тремя разными изданиями или смесями.</translation>
    </message>
    <message>
        <source>People only</source>
        <comment>games without bots</comment>
        <translation>Только люди</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 to %3, %n card(s)</source>
        <comment>a monster, the sums of both sides</comment>
        <translation>
            <numerusform>%1, %2 против %3, %n карта</numerusform>
            <numerusform>%1, %2 против %3, %n карты</numerusform>
            <numerusform>%1, %2 против %3, %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <comment>games</comment>
        <translation>Выиграно %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>a player or a monster</comment>
        <translation>
            <numerusform>%1, %n раз</numerusform>
            <numerusform>%1, %n раза</numerusform>
            <numerusform>%1, %n раз</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Противники</translation>
    </message>
    <message>
        <source>Nemesis</source>
        <translation>Заклятый враг</translation>
    </message>
    <message>
        <source>Won most often against me</source>
        <translation>Чаще всех меня обыгрывает</translation>
    </message>
    <message>
        <source>Killed me most often</source>
        <translation>Чаще всех меня убивает</translation>
    </message>
    <message>
        <source>Rarest death</source>
        <translation>Самая редкая смерть</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Бои</translation>
    </message>
    <message>
        <source>Longest duel</source>
        <translation>Самый долгий поединок</translation>
    </message>
    <message>
        <source>Highest sums</source>
        <translation>Самые большие суммы</translation>
    </message>
    <message>
        <source>Fights won</source>
        <translation>Выиграно боёв</translation>
    </message>
    <message>
        <source>Fights won as a helper</source>
        <translation>Выиграно боёв помощником</translation>
    </message>
    <message>
        <source>Escapes</source>
        <translation>Побеги</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Смерти</translation>
    </message>
    <message>
        <source>Curses suffered</source>
        <translation>Полученные Проклятия</translation>
    </message>
    <message numerus="yes">
        <source>%1 was last, %n level(s) behind the leader, and won all the same.</source>
        <translation>
            <numerusform>%1 всё равно побеждает — с последнего места, отставая от лидера на %n уровень.</numerusform>
            <numerusform>%1 всё равно побеждает — с последнего места, отставая от лидера на %n уровня.</numerusform>
            <numerusform>%1 всё равно побеждает — с последнего места, отставая от лидера на %n уровней.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 died on the way and won all the same.</source>
        <translation>%1 погибает по пути и всё равно побеждает.</translation>
    </message>
    <message numerus="yes">
        <source>The longest fight took %n card(s): %1 against %2.</source>
        <translation>
            <numerusform>На самый долгий бой ушла %n карта: %1 — %2.</numerusform>
            <numerusform>На самый долгий бой ушло %n карты: %1 — %2.</numerusform>
            <numerusform>На самый долгий бой ушло %n карт: %1 — %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beat %2 by a single point: %3 to %4.</source>
        <translation>%1 побеждает с перевесом в одно очко (%2): %3 против %4.</translation>
    </message>
    <message>
        <source>The greatest fight: %1 against %2, %3 to %4.</source>
        <translation>Величайший бой: %1 — %2, %3 против %4.</translation>
    </message>
    <message>
        <source>One level short at the end: %1.</source>
        <comment>names of players</comment>
        <translation>Одного уровня не хватило: %1.</translation>
    </message>
    <message>
        <source>Turn %1 took %2 from Level %3 to Level %4.</source>
        <translation>Ход %1: %2 поднимается с Уровня %3 на Уровень %4.</translation>
    </message>
    <message numerus="yes">
        <source>%1 died %n time(s).</source>
        <translation>
            <numerusform>%1 погибает %n раз.</numerusform>
            <numerusform>%1 погибает %n раза.</numerusform>
            <numerusform>%1 погибает %n раз.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead changed %n time(s).</source>
        <translation>
            <numerusform>Лидер сменился %n раз.</numerusform>
            <numerusform>Лидер сменился %n раза.</numerusform>
            <numerusform>Лидер сменился %n раз.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game took %n turn(s).</source>
        <translation>
            <numerusform>Партия заняла %n ход.</numerusform>
            <numerusform>Партия заняла %n хода.</numerusform>
            <numerusform>Партия заняла %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Newly earned by %1: %2. %3</source>
        <comment>a player; an honour; what for</comment>
        <translation>Новая награда, %1: %2. %3</translation>
    </message>
</context>
<context>
    <name>MomentView</name>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>what the key beside it does</comment>
        <translation>Продолжить</translation>
    </message>
</context>
<context>
    <name>MonsterStack</name>
    <message>
        <source>Mate</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>No. %1</source>
        <comment>one of several monsters of the same name</comment>
        <translation>№ %1</translation>
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
        <translation>Меняться или подарить: %1</translation>
    </message>
    <message>
        <source>Play, to carry it</source>
        <translation>Сыграть, чтобы нести с собой</translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>opens a dialog</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Look for trouble</source>
        <translation>Искать неприятности</translation>
    </message>
    <message>
        <source>Fight %1, Level %2</source>
        <translation>Драться: %1, Уровень %2</translation>
    </message>
    <message>
        <source>yourself</source>
        <translation>себя</translation>
    </message>
    <message>
        <source>the fighters</source>
        <translation>бойцов</translation>
    </message>
    <message>
        <source>the monsters</source>
        <translation>монстров</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Сыграть</translation>
    </message>
    <message>
        <source>Hand to %1</source>
        <translation>Отдать нести: %1</translation>
    </message>
    <message>
        <source>Play on %1</source>
        <translation>Сыграть на: %1</translation>
    </message>
    <message>
        <source>Play with %1</source>
        <translation>Сыграть вместе с: %1</translation>
    </message>
    <message>
        <source>Play with %1 on %2</source>
        <translation>Сыграть вместе с: %1, на: %2</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Give up %1 and escape</source>
        <translation>Пожертвовать и спастись: %1</translation>
    </message>
    <message>
        <source>Give up %1 and escape with %2</source>
        <translation>Пожертвовать (%1) и спастись вместе: %2</translation>
    </message>
    <message>
        <source>Kick open the door</source>
        <translation>Выбить дверь</translation>
    </message>
    <message>
        <source>Listen at the door</source>
        <translation>Подслушать у двери</translation>
    </message>
    <message>
        <source>Loot the room</source>
        <translation>Обыскать комнату</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>Look for trouble: fight it</source>
        <translation>Нарваться: драться с ним</translation>
    </message>
    <message>
        <source>Take %1 into your hand</source>
        <translation>Взять на руку: %1</translation>
    </message>
    <message>
        <source>Equip</source>
        <translation>Надеть</translation>
    </message>
    <message>
        <source>Carry, unequipped</source>
        <translation>Нести, не надевая</translation>
    </message>
    <message>
        <source>Sell Items</source>
        <translation>Продать Предметы</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ability: target</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Trade or give</source>
        <translation>Обмен или подарок</translation>
    </message>
    <message>
        <source>Ask for help</source>
        <translation>Просить помощи</translation>
    </message>
    <message>
        <source>Offer help</source>
        <translation>Предложить помощь</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Согласиться</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Отказаться</translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation>Отозвать предложение</translation>
    </message>
    <message>
        <source>Leave the fight</source>
        <translation>Выйти из боя</translation>
    </message>
    <message>
        <source>Fight!</source>
        <translation>В бой!</translation>
    </message>
    <message>
        <source>Run away</source>
        <translation>Бежать</translation>
    </message>
    <message>
        <source>Flee from %1</source>
        <translation>Бежать от: %1</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Милостыня</translation>
    </message>
    <message>
        <source>Put it on the table, to carry it</source>
        <translation>Положить на стол, чтобы нести</translation>
    </message>
    <message>
        <source>You cannot throw away cards from your hand. If you hold too many, you give the rest away at the end of your turn.</source>
        <translation>Карты с руки выбрасывать нельзя. Если их слишком много, лишние отдашь в конце своего хода.</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Способности</translation>
    </message>
    <message>
        <source>Equip this instead of %1</source>
        <translation>Надеть вместо «%1»</translation>
    </message>
    <message>
        <source>Equip it</source>
        <translation>Надеть</translation>
    </message>
    <message>
        <source>%1, Level %2, joins the fight. Both cards leave your hand.</source>
        <translation>%1, Уровень %2, вступает в бой. Обе карты уходят из руки.</translation>
    </message>
    <message>
        <source>Play %1 with %2</source>
        <translation>Сыграть «%1» вместе с «%2»</translation>
    </message>
    <message>
        <source>Play %1 with %2 on %3</source>
        <translation>Сыграть «%1» вместе с «%2», цель: %3</translation>
    </message>
    <message>
        <source>Play: it carries %1</source>
        <comment>a Hireling, and an Item</comment>
        <translation>Сыграть: понесёт «%1»</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a card and whose it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an ability, its card</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>an ability, whose cards it is used on</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Monsters of this kind join each other in any fight: %1.</source>
        <comment>Undead</comment>
        <translation>Такие монстры присоединяются друг к другу в любом бою: %1.</translation>
    </message>
    <message>
        <source>Play: it joins the fight</source>
        <comment>a monster</comment>
        <translation>Сыграть: вступает в бой</translation>
    </message>
    <message>
        <source>%1 does not go there. Its places light up while you hold it.</source>
        <translation>Карта «%1» сюда не кладётся. Её места светятся, пока ты её держишь.</translation>
    </message>
</context>
<context>
    <name>MustActMark</name>
    <message>
        <source>The table waits for %1.</source>
        <translation>Стол ждёт игрока %1.</translation>
    </message>
</context>
<context>
    <name>MyGamesScreen</name>
    <message>
        <source>My games</source>
        <translation>Мои партии</translation>
    </message>
    <message>
        <source>Nobody has played a game to its end here yet. Games of bots alone do not count.</source>
        <translation>Здесь ещё никто не доиграл партию до конца. Партии одних ботов не считаются.</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>Чьи партии</translation>
    </message>
    <message>
        <source>Statistics of %1</source>
        <translation>Статистика: %1</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Награды</translation>
    </message>
    <message>
        <source>These statistics stay on this computer. Bots, and games that you only watched, are not counted.</source>
        <translation>Эта статистика остаётся на этой машине. Боты и партии, которые только смотрели, не в счёт.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Erase …</source>
        <translation>Стереть…</translation>
    </message>
    <message>
        <source>Erase all statistics?</source>
        <translation>Стереть всю статистику?</translation>
    </message>
    <message>
        <source>Everybody&apos;s statistics and honours will be lost. This cannot be undone. Saved and finished games are kept.</source>
        <translation>Статистика и награды всех пропадут. Отменить это нельзя. Сохранённые и законченные партии останутся.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Стереть</translation>
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
        <translation>Попробовать сейчас</translation>
    </message>
    <message>
        <source>Leave for now</source>
        <translation>Пока уйти</translation>
    </message>
    <message>
        <source>Wait (%1 of %2)</source>
        <translation>Ждать (%1 из %2)</translation>
    </message>
    <message>
        <source>Let a bot play (%1 of %2)</source>
        <translation>Играет бот (%1 из %2)</translation>
    </message>
    <message>
        <source>End the game (%1 of %2)</source>
        <translation>Закончить (%1 из %2)</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Посмотреть</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Не сейчас</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Больше не смотреть</translation>
    </message>
    <message>
        <source>You are showing everybody your hand.</source>
        <translation>Ты показываешь свою руку всем.</translation>
    </message>
    <message>
        <source>You are showing %1 your hand.</source>
        <translation>Ты показываешь свою руку. Смотрит %1.</translation>
    </message>
    <message>
        <source>%1 is showing %2 a hand of cards.</source>
        <translation>%1 показывает руку. Смотрит %2.</translation>
    </message>
    <message>
        <source>%1 Reconnecting, so that you can keep watching.</source>
        <translation>%1 Восстанавливаем связь, чтобы смотреть дальше.</translation>
    </message>
    <message>
        <source>%1 Reconnecting: your seat is kept.</source>
        <translation>%1 Восстанавливаем связь: твоё место сохраняется.</translation>
    </message>
    <message>
        <source>%1 are away. Their seats are kept; play on until one of them must act.</source>
        <translation>%1 отсутствуют. Их места сохраняются; играть можно, пока дело не дойдёт до кого-то из них.</translation>
    </message>
    <message>
        <source>The game has been waiting for %1 for some minutes. What should happen? More than half of the others decide.</source>
        <translation>Игра уже несколько минут ждёт игрока %1. Что делать? Решает больше половины остальных.</translation>
    </message>
    <message>
        <source>The game is waiting for %1, who is away. What should happen? More than half of those here decide.</source>
        <translation>Игра ждёт игрока %1, которого нет за столом. Что делать? Решает больше половины присутствующих.</translation>
    </message>
    <message>
        <source>A bot is playing for %1 meanwhile.</source>
        <translation>Пока играет бот вместо: %1.</translation>
    </message>
    <message>
        <source>Take over again</source>
        <translation>Снова играть самому</translation>
    </message>
    <message>
        <source>%1 is showing everybody a hand of cards.</source>
        <translation>%1 показывает руку всем.</translation>
    </message>
    <message>
        <source>%1 is showing you a hand of cards.</source>
        <translation>%1 показывает тебе руку.</translation>
    </message>
    <message>
        <source>You are watching: you see what everybody may see</source>
        <translation>Ты смотришь: видно то, что можно видеть всем</translation>
    </message>
    <message>
        <source>%1 is away. The seat is kept; play on until %1 must act.</source>
        <translation>%1 отсутствует. Место сохраняется; играть можно, пока не понадобится ход игрока %1.</translation>
    </message>
    <message>
        <source>The game is waiting for you. The others may let a bot play for you, or end the game. Make a move to continue.</source>
        <translation>Игра ждёт тебя. Остальные могут посадить за тебя бота или закончить игру. Сделай ход, чтобы продолжить.</translation>
    </message>
    <message>
        <source>The game has been waiting for %1 for some minutes. The others may let a bot play, or end the game. Make a move to continue.</source>
        <translation>Игра уже несколько минут ждёт: %1. Остальные могут посадить бота или закончить игру. Сделай ход, чтобы продолжить.</translation>
    </message>
    <message>
        <source>The game has been waiting for %1 for some minutes, and waits for you, too.</source>
        <translation>Игра уже несколько минут ждёт: %1. Ждёт она и тебя.</translation>
    </message>
    <message>
        <source>The game has been waiting for %1 for some minutes. What should happen? You decide.</source>
        <translation>Игра уже несколько минут ждёт игрока %1. Что делать? Решаешь ты.</translation>
    </message>
    <message>
        <source>The game is waiting for %1, who is away. What should happen? You decide.</source>
        <translation>Игра ждёт игрока %1, которого нет за столом. Что делать? Решаешь ты.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Ждать</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Пусть играет бот</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Закончить игру</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Уведомления</translation>
    </message>
    <message>
        <source>The game is waiting for %1. You decide.</source>
        <translation>Игра ждёт игрока %1. Решаешь ты.</translation>
    </message>
    <message>
        <source>The game is waiting for %1. The majority decides.</source>
        <translation>Игра ждёт игрока %1. Решает большинство.</translation>
    </message>
</context>
<context>
    <name>NetPage</name>
    <message>
        <source>Play over the network</source>
        <translation>Играть по сети</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Твоё имя:</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Твоё имя</translation>
    </message>
    <message>
        <source>Tables in this network</source>
        <translation>Столы в этой сети</translation>
    </message>
    <message>
        <source>Type your name first.</source>
        <translation>Сначала впиши своё имя.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Ищем…</translation>
    </message>
    <message>
        <source>With a code</source>
        <translation>По коду</translation>
    </message>
    <message>
        <source>The host&apos;s screen shows a join code and a PIN. The address of its machine works, too.</source>
        <translation>На экране хозяина — код входа и PIN. Адрес его машины тоже годится.</translation>
    </message>
    <message>
        <source>Join code or address</source>
        <translation>Код входа или адрес</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Сесть</translation>
    </message>
    <message>
        <source>Type the join code, or the host&apos;s address.</source>
        <translation>Набери код входа или адрес хозяина.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Which of its tables?</source>
        <translation>За какой из столов?</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 из %3)</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Открыть стол</translation>
    </message>
    <message>
        <source>Return to %1</source>
        <translation>Вернуться: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>A table of your own</source>
        <translation>Свой стол</translation>
    </message>
    <message numerus="yes">
        <source>You can try another PIN in %n second(s).</source>
        <translation>
            <numerusform>Другой PIN можно попробовать через %n секунду.</numerusform>
            <numerusform>Другой PIN можно попробовать через %n секунды.</numerusform>
            <numerusform>Другой PIN можно попробовать через %n секунд.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody at their own computer, or several people at one.</source>
        <translation>Каждый за своим компьютером или несколько человек за одним.</translation>
    </message>
    <message>
        <source>You can join only one table at a time.</source>
        <translation>Сесть можно только за один стол сразу.</translation>
    </message>
    <message>
        <source>Choose the cards and rules on this computer; the others can then find the table. It stays open as long as this window.</source>
        <translation>Выбери карты и правила на этом компьютере; тогда остальные смогут найти стол. Он открыт, пока открыто это окно.</translation>
    </message>
    <message>
        <source>Connecting to the table…</source>
        <translation>Подключаемся к столу…</translation>
    </message>
    <message>
        <source>This device shows only my hand: another screen shows the table</source>
        <translation>Это устройство показывает только мою руку: стол — на другом экране</translation>
    </message>
    <message>
        <source>For that, the table is hosted with “This screen is only the table”, and each device takes its seat before the game begins. The table&apos;s menu switches between hand and table at any time.</source>
        <translation>Для этого стол открывают с «Этот экран — только стол», и каждое устройство занимает место до начала партии. Меню стола в любой момент переключает между рукой и столом.</translation>
    </message>
</context>
<context>
    <name>NetWords</name>
    <message>
        <source>Nothing answers. The machine may be off or in another network, or the host&apos;s firewall blocks the port: it must let TCP 4510 in.</source>
        <translation>Ответа нет. Машина выключена, в другой сети, или брандмауэр хозяина закрыл порт: он должен пропускать TCP 4510.</translation>
    </message>
    <message>
        <source>No host announces itself at that address. Is it on, and does its firewall let UDP 4510 through? The join code works without.</source>
        <translation>По этому адресу хозяин не объявляется. Включён ли он, и пропускает ли его брандмауэр UDP 4510? Код входа работает и без этого.</translation>
    </message>
    <message>
        <source>Type the join code, or the host&apos;s address.</source>
        <translation>Набери код входа или адрес хозяина.</translation>
    </message>
    <message>
        <source>The code is too short or too long.</source>
        <translation>Код слишком короткий или слишком длинный.</translation>
    </message>
    <message>
        <source>waiting for players</source>
        <translation>ждёт игроков</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>начинается</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>идёт игра</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>игра окончена</translation>
    </message>
    <message>
        <source>The two programs do not understand each other.</source>
        <translation>Программы не понимают друг друга.</translation>
    </message>
    <message>
        <source>The PIN is wrong.</source>
        <translation>PIN неверен.</translation>
    </message>
    <message>
        <source>Too many wrong guesses. Try again in %1 s.</source>
        <translation>Слишком много неверных попыток. Попробуй через %1 с.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>Стол полон.</translation>
    </message>
    <message>
        <source>Only the table&apos;s owner may do that.</source>
        <translation>Это может только владелец стола.</translation>
    </message>
    <message>
        <source>The seat is taken.</source>
        <translation>Место занято.</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>Такого места нет.</translation>
    </message>
    <message>
        <source>The vote is over.</source>
        <translation>Голосование окончено.</translation>
    </message>
    <message>
        <source>Chat is off at this table.</source>
        <translation>За этим столом чат выключен.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Ты больше не за столом.</translation>
    </message>
    <message>
        <source>The game was ended by vote.</source>
        <translation>Игра закончена голосованием.</translation>
    </message>
    <message>
        <source>This system&apos;s Qt has no OpenSSL with TLS 1.3, which network games need.</source>
        <translation>В Qt этой системы нет OpenSSL с TLS 1.3, а он нужен для игры по сети.</translation>
    </message>
    <message>
        <source>No computer with that name was found. Try its address.</source>
        <translation>Компьютер с таким именем не найден. Попробуй адрес.</translation>
    </message>
    <message>
        <source>That address cannot be reached. Are both computers in the same network?</source>
        <translation>Этот адрес недоступен. Оба ли компьютера в одной сети?</translation>
    </message>
    <message>
        <source>That computer answers, but no table is open there. Has it been closed?</source>
        <translation>Компьютер отвечает, но открытого стола там нет. Может, его закрыли?</translation>
    </message>
    <message>
        <source>Something answers there, but it is not a Kickdoor table.</source>
        <translation>Там что-то отвечает, но это не стол Kickdoor.</translation>
    </message>
    <message>
        <source>The host at that address is not the one that the code belongs to. Ask for its current code. Nothing was sent to it.</source>
        <translation>По этому адресу не тот хозяин, чей код. Спроси его нынешний код. Ему ничего не отправлено.</translation>
    </message>
    <message>
        <source>The connection is lost.</source>
        <translation>Связь потеряна.</translation>
    </message>
    <message>
        <source>The table does not answer in time: the connection is slow or lost, or the host has stopped.</source>
        <translation>Стол не отвечает вовремя: связь медленная или потеряна, или хозяин остановился.</translation>
    </message>
    <message>
        <source>%1 has stopped, or its computer is off.</source>
        <translation>%1: хозяин остановился, или его компьютер выключен.</translation>
    </message>
    <message>
        <source>That code contains no address. Type the host&apos;s address.</source>
        <translation>В этом коде нет адреса. Набери адрес хозяина.</translation>
    </message>
    <message>
        <source>What follows the colon is not a port number.</source>
        <translation>После двоеточия стоит не номер порта.</translation>
    </message>
    <message>
        <source>This computer is not in a network.</source>
        <translation>Этот компьютер не в сети.</translation>
    </message>
    <message>
        <source>The code contains a character that no code has.</source>
        <translation>В коде есть знак, которых в кодах не бывает.</translation>
    </message>
    <message>
        <source>The code has a typing error.</source>
        <translation>В коде опечатка.</translation>
    </message>
    <message>
        <source>Too many messages were sent at once.</source>
        <translation>Слишком много сообщений отправлено разом.</translation>
    </message>
    <message>
        <source>The host runs another version of Kickdoor. Install the same version on both computers.</source>
        <translation>У хозяина другая версия Kickdoor. Установите одинаковую на оба компьютера.</translation>
    </message>
    <message>
        <source>The host accepts no more connections.</source>
        <translation>Хозяин больше не принимает соединений.</translation>
    </message>
    <message>
        <source>Your seat was taken over on another computer or in another window.</source>
        <translation>Твоё место занято с другого компьютера или из другого окна.</translation>
    </message>
    <message>
        <source>The host has stopped. The game continues when it is back.</source>
        <translation>Хозяин остановился. Игра продолжится, когда он вернётся.</translation>
    </message>
    <message>
        <source>The host cannot continue.</source>
        <translation>Хозяин не может продолжать.</translation>
    </message>
    <message>
        <source>That table no longer exists.</source>
        <translation>Этого стола больше нет.</translation>
    </message>
    <message>
        <source>No seat is kept for you there any more.</source>
        <translation>Твоё место там больше не сохраняется.</translation>
    </message>
    <message>
        <source>This table cannot be watched.</source>
        <translation>За этим столом смотреть нельзя.</translation>
    </message>
    <message>
        <source>Somebody there already has that name.</source>
        <translation>Это имя там уже занято.</translation>
    </message>
    <message>
        <source>An edition used at the table is not installed here.</source>
        <translation>Здесь не установлено одно из изданий, которыми играют за столом.</translation>
    </message>
    <message>
        <source>An edition here has different cards than at the table.</source>
        <translation>У одного из изданий здесь не те карты, что за столом.</translation>
    </message>
    <message>
        <source>That host opens no more tables.</source>
        <translation>Этот хозяин новых столов не открывает.</translation>
    </message>
    <message>
        <source>That seat belongs to somebody else.</source>
        <translation>Это чужое место.</translation>
    </message>
    <message>
        <source>Not everybody is ready, or fewer than three seats are taken.</source>
        <translation>Готовы не все, или занято меньше трёх мест.</translation>
    </message>
    <message>
        <source>A table cannot be set up with these settings.</source>
        <translation>С такими настройками стол не накрыть.</translation>
    </message>
    <message>
        <source>A game is in progress there: you can watch it.</source>
        <translation>Там идёт игра: можешь смотреть.</translation>
    </message>
    <message>
        <source>No game is in progress.</source>
        <translation>Игра не идёт.</translation>
    </message>
    <message>
        <source>The table&apos;s owner has removed you.</source>
        <translation>Владелец стола тебя выставил.</translation>
    </message>
    <message>
        <source>The host sent invalid data.</source>
        <translation>Хозяин прислал неверные данные.</translation>
    </message>
    <message>
        <source>The host did not keep to its commitments.</source>
        <translation>Хозяин не сдержал своих обязательств.</translation>
    </message>
    <message>
        <source>The code has a typing error, or is from a newer Kickdoor.</source>
        <translation>В коде опечатка, или он от более нового Kickdoor.</translation>
    </message>
    <message>
        <source>The table does not offer these cards any more.</source>
        <translation>Стол больше не предлагает эти карты.</translation>
    </message>
</context>
<context>
    <name>NumberStepper</name>
    <message>
        <source>%1, less</source>
        <translation>%1, меньше</translation>
    </message>
    <message>
        <source>%1, more</source>
        <translation>%1, больше</translation>
    </message>
    <message>
        <source>Type a number, or hold − or +.</source>
        <translation>Набери число или удерживай − или +.</translation>
    </message>
</context>
<context>
    <name>OfferedPacks</name>
    <message>
        <source>Cards that you do not have</source>
        <translation>Карты, которых у тебя нет</translation>
    </message>
    <message>
        <source>Identity: %1</source>
        <translation>Отпечаток: %1</translation>
    </message>
    <message>
        <source>Stop (%1%)</source>
        <translation>Остановить (%1&#xa0;%)</translation>
    </message>
    <message>
        <source>Fetch from the host</source>
        <translation>Получить от хозяина</translation>
    </message>
    <message>
        <source>Fetch %1 from the host</source>
        <translation>Получить %1 от хозяина</translation>
    </message>
    <message>
        <source>They come from the host, not from Kickdoor. After fetching, you see what is in the file and decide whether to keep it.</source>
        <translation>Они от хозяина, а не от Kickdoor. После получения ты увидишь, что в файле, и решишь, оставить ли его.</translation>
    </message>
    <message>
        <source>This program was built without packs as files. Ask the host for the file.</source>
        <translation>Эта программа собрана без наборов в файлах. Попросите файл у хозяина.</translation>
    </message>
    <message>
        <source>Missing, or with other cards than at the table: %1. The host cannot give them out: install the same version of Kickdoor, or ask the host for the file.</source>
        <translation>Нет или с другими картами, чем за столом: %1. Хозяин не может это передать: установите ту же версию Kickdoor или попросите у него файл.</translation>
    </message>
</context>
<context>
    <name>OffersPanel</name>
    <message>
        <source>Accept</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Отклонить</translation>
    </message>
    <message>
        <source>Counter-offer …</source>
        <translation>Встречное…</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Отозвать</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Ты получаешь</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Ты отдаёшь</translation>
    </message>
    <message>
        <source>Next offer</source>
        <translation>Следующее предложение</translation>
    </message>
</context>
<context>
    <name>OpExamples</name>
    <message>
        <source>Example: “%1” of the pack “%2”.</source>
        <translation>Пример: «%1» из набора «%2».</translation>
    </message>
</context>
<context>
    <name>OpponentsRow</name>
    <message>
        <source>The other players</source>
        <translation>Остальные игроки</translation>
    </message>
</context>
<context>
    <name>OptionBadges</name>
    <message>
        <source>Options in force</source>
        <translation>Что включено</translation>
    </message>
</context>
<context>
    <name>OptionModel</name>
    <message>
        <source>Critical combat</source>
        <translation>Критический бой</translation>
    </message>
    <message>
        <source>Boss Monsters</source>
        <translation>Боссы</translation>
    </message>
    <message>
        <source>Listen at the Door</source>
        <translation>Подслушать у двери</translation>
    </message>
    <message>
        <source>A turn begins with a hidden Door card; an empty room gives a Treasure.</source>
        <translation>Ход начинается с закрытой карты Двери; пустая комната даёт Сокровище.</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Общая победа</translation>
    </message>
    <message>
        <source>Whoever helps in the winning fight wins as well.</source>
        <translation>Помощник в победном бою тоже побеждает.</translation>
    </message>
    <message>
        <source>Epic game</source>
        <translation>Эпическая игра</translation>
    </message>
    <message>
        <source>Items in combat</source>
        <translation>Предметы в бою</translation>
    </message>
    <message>
        <source>The fighter may put Items on in the middle of a fight.</source>
        <translation>Боец может надевать Предметы прямо посреди боя.</translation>
    </message>
    <message>
        <source>Winning Level</source>
        <translation>Победный Уровень</translation>
    </message>
    <message>
        <source>Time to interfere, in seconds</source>
        <translation>Время на вмешательство, в секундах</translation>
    </message>
    <message>
        <source>Boss Monsters to defeat</source>
        <translation>Сколько Боссов повергнуть</translation>
    </message>
    <message>
        <source>The top of the track. In an epic game it is 20.</source>
        <translation>Конец пути. В эпической игре это 20.</translation>
    </message>
    <message>
        <source>Epic</source>
        <translation>Эпос</translation>
    </message>
    <message>
        <source>Three in the edition that has them. A mix needs fewer, as they are rarer there; each further one makes the game much longer.</source>
        <translation>Три в издании, где они есть. В смеси — меньше: там они реже, и с каждым следующим игра намного дольше.</translation>
    </message>
    <message>
        <source>A longer game: the goal is Level 20.</source>
        <translation>Игра подольше: цель — Уровень 20.</translation>
    </message>
    <message>
        <source>How long others can interfere in a fight that is being won, if the clock is on.</source>
        <translation>Сколько времени остальные могут вмешаться в выигрываемый бой, если игра на время.</translation>
    </message>
    <message>
        <source>Nobody wins before that number of Boss Monsters has been defeated. Only for packs that have them.</source>
        <translation>Никто не победит, пока не повержено столько Боссов. Только для наборов, где они есть.</translation>
    </message>
    <message>
        <source>At the end of a fight each side rolls a d20 and adds it to its sum. A 1 of the fighter loses the fight, a 20 wins it; otherwise the fighter or the helper may still turn it with one last card.</source>
        <translation>В конце боя каждая сторона бросает d20 и прибавляет его к своей сумме. На 1 боец проигрывает, на 20 побеждает; иначе боец или помощник ещё может перевернуть бой одной последней картой.</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Rules of this game</source>
        <translation>Правила этой партии</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>На время</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Занавес</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Your settings do not allow games against the clock.</source>
        <translation>Твои настройки не разрешают игр на время.</translation>
    </message>
    <message>
        <source>Hands stay hidden until the next person is at the screen.</source>
        <translation>Руки скрыты, пока у экрана не окажется следующий.</translation>
    </message>
    <message>
        <source>Seed (the same seed deals the same cards):</source>
        <translation>Зерно (с тем же зерном сдаются те же карты):</translation>
    </message>
    <message>
        <source>random</source>
        <translation>случайное</translation>
    </message>
    <message>
        <source>Players have only the seconds set below to interfere or to answer a roll, a curse or Bad Stuff, and a minute for a choice or an offer. Without the clock, the game waits until everybody has answered.</source>
        <translation>Чтобы вмешаться или ответить на бросок, Проклятие или Беду, у игроков есть только заданные ниже секунды; на выбор или предложение — минута. Если игра не на время, она ждёт, пока не ответят все.</translation>
    </message>
</context>
<context>
    <name>OwnPresets</name>
    <message>
        <source>Your own house rules</source>
        <translation>Твои домашние правила</translation>
    </message>
    <message>
        <source>Name of the rules %1</source>
        <translation>Название правил «%1»</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Удалить: %1</translation>
    </message>
    <message>
        <source>“%1” is already taken, or cannot be a name.</source>
        <translation>«%1»: уже занято или не годится в названия.</translation>
    </message>
</context>
<context>
    <name>PackImport</name>
    <message>
        <source>A pack that comes with the game has the same key: %1</source>
        <translation>У набора, входящего в игру, тот же ключ: %1</translation>
    </message>
    <message>
        <source>Add this pack?</source>
        <translation>Добавить этот набор?</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>Автор:</translation>
    </message>
    <message>
        <source>Version:</source>
        <translation>Версия:</translation>
    </message>
    <message>
        <source>Licence:</source>
        <translation>Лицензия:</translation>
    </message>
    <message>
        <source>Cards:</source>
        <translation>Карты:</translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s)</source>
        <translation>
            <numerusform>%n разная карта</numerusform>
            <numerusform>%n разные карты</numerusform>
            <numerusform>%n разных карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs:</source>
        <translation>Нужны наборы:</translation>
    </message>
    <message>
        <source>Identity:</source>
        <translation>Отпечаток:</translation>
    </message>
    <message>
        <source>It replaces your pack of the same key.</source>
        <translation>Он заменит твой набор с тем же ключом.</translation>
    </message>
    <message>
        <source>It replaces version %1 of this pack.</source>
        <translation>Он заменит версию %1 этого набора.</translation>
    </message>
    <message>
        <source>It will stand among the cards of a new game.</source>
        <translation>Он появится среди карт новой игры.</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>This pack cannot be added</source>
        <translation>Этот набор нельзя добавить</translation>
    </message>
    <message>
        <source>The file from the table</source>
        <translation>Файл со стола</translation>
    </message>
    <message>
        <source>The table plays “%1”, but the file holds “%2”.</source>
        <translation>За столом играют в «%1», а в файле «%2».</translation>
    </message>
</context>
<context>
    <name>PacksPanel</name>
    <message>
        <source>Cards of this game</source>
        <translation>Карты этой партии</translation>
    </message>
    <message>
        <source>Base:</source>
        <translation>Основа:</translation>
    </message>
    <message>
        <source>Base of the mix</source>
        <translation>Основа смеси</translation>
    </message>
    <message>
        <source>The base, %1, decides:</source>
        <translation>Основа, %1, решает:</translation>
    </message>
    <message>
        <source>In the edition %1:</source>
        <translation>В издании «%1»:</translation>
    </message>
    <message>
        <source>Boss Monsters and critical combat are options below: they are off until you switch them on.</source>
        <translation>Боссы и критический бой — это настройки ниже: они выключены, пока ты их не включишь.</translation>
    </message>
    <message>
        <source>A game needs at least one edition: switch another one on first.</source>
        <translation>Для игры нужно хотя бы одно издание: сначала включи другое.</translation>
    </message>
    <message>
        <source>Switch on %1, too</source>
        <translation>Включить и %1</translation>
    </message>
</context>
<context>
    <name>PassingDialog</name>
    <message>
        <source>When to ask %1</source>
        <translation>Когда спрашивать: %1</translation>
    </message>
    <message>
        <source>When to ask you</source>
        <translation>Когда тебя спрашивать</translation>
    </message>
    <message>
        <source>Whom is it about?</source>
        <translation>О ком речь?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Not before my next turn</source>
        <translation>Не раньше моего следующего хода</translation>
    </message>
    <message>
        <source>Only when I am concerned, for the whole game</source>
        <translation>Только если это касается меня, до конца игры</translation>
    </message>
    <message>
        <source>Never because of these cards</source>
        <translation>Никогда из-за этих карт</translation>
    </message>
    <message>
        <source>With a card chosen here, each pass comes after the same pause, whatever you hold, so that nobody learns what you have. During the pause you may play a card, or press Wait.</source>
        <translation>Если здесь выбрана карта, каждый пас следует после одинаковой паузы, что бы ты ни держал: так никто ничего не узнает. Во время паузы можно сыграть карту или нажать «Подождать».</translation>
    </message>
    <message>
        <source>The game can pass for you. It always asks in your own turn, about your own fights, rolls and losses, and about every fight for the win.</source>
        <translation>Игра может пасовать за тебя. Она всегда спрашивает в твой ход, о твоих боях, бросках и потерях и о каждом бое за победу.</translation>
    </message>
    <message>
        <source>Ask me about other players&apos; rolls, too</source>
        <translation>Спрашивать и о бросках других</translation>
    </message>
    <message>
        <source>Off at first when people share the screen, because each question closes the hand that is open. Hold! lets anybody answer a roll all the same. Rolls about you or your cards are always asked about.</source>
        <translation>За общим экраном сначала выключено: каждый вопрос закрывает открытую руку. «Стоп!» всё равно позволяет любому ответить на бросок. О бросках, которые касаются тебя или твоих карт, спрашивают всегда.</translation>
    </message>
    <message>
        <source>When this is off, you are asked only about rolls in your turn and your fights, and about you or your cards.</source>
        <translation>Если выключено, тебя спрашивают только о бросках в твой ход и в твоих боях и о тех, что касаются тебя или твоих карт.</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>you</source>
        <translation>ты</translation>
    </message>
    <message>
        <source>owns the table</source>
        <translation>владеет столом</translation>
    </message>
    <message>
        <source>has no seat</source>
        <translation>без места</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Выставить</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Выставить: %1</translation>
    </message>
    <message>
        <source>disconnected</source>
        <translation>нет связи</translation>
    </message>
    <message>
        <source>missing, or with other cards: %1</source>
        <translation>нет или с другими картами: %1</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>%1 (adds %2, away)</source>
        <comment>helper; strength</comment>
        <translation>%1 (даёт %2, отсутствует)</translation>
    </message>
    <message>
        <source>%1 (adds %2)</source>
        <comment>helper; strength</comment>
        <translation>%1 (даёт %2)</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Phases of the turn</source>
        <translation>Фазы хода</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, сейчас</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Сборы</translation>
    </message>
    <message>
        <source>Kick open the door</source>
        <translation>Выбить дверь</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Бой</translation>
    </message>
    <message>
        <source>Trouble or loot</source>
        <translation>Неприятности или обыск</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Милостыня</translation>
    </message>
    <message>
        <source>Listen</source>
        <comment>a phase of the turn: at the door</comment>
        <translation>Послушать</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Конец хода</translation>
    </message>
</context>
<context>
    <name>PickGrid</name>
    <message>
        <source>Nothing to choose from</source>
        <translation>Выбирать не из чего</translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>На руке</translation>
    </message>
    <message>
        <source>Equipped</source>
        <translation>Надето</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>С собой</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>На столе</translation>
    </message>
</context>
<context>
    <name>PinDialog</name>
    <message>
        <source>The table&apos;s PIN</source>
        <translation>PIN стола</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Сесть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>It is shown on the host&apos;s screen.</source>
        <translation>Он на экране хозяина.</translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message>
        <source>The card lies behind the door, which %1 may kick open at Level %2.</source>
        <translation>Карта лежит за дверью, которую игрок %1 может выбить на уровне %2.</translation>
    </message>
    <message>
        <source>The card is %1&apos;s Character.</source>
        <translation>Эта карта – персонаж игрока %1.</translation>
    </message>
    <message>
        <source>%1 has the card in hand.</source>
        <translation>Карта на руке у игрока %1.</translation>
    </message>
    <message>
        <source>%1 also holds “%2”.</source>
        <translation>У игрока %1 на руке ещё «%2».</translation>
    </message>
    <message>
        <source>%1 has “%2” in play, too.</source>
        <translation>У игрока %1 в игре ещё «%2».</translation>
    </message>
    <message>
        <source>Behind the door waits “%1”, Level %2.</source>
        <translation>За дверью ждёт «%1», уровень %2.</translation>
    </message>
    <message>
        <source>No table can be set up with it.</source>
        <translation>С ней не получается накрыть стол.</translation>
    </message>
</context>
<context>
    <name>PlayerLook</name>
    <message>
        <source>Level %1</source>
        <translation>Уровень %1</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>сила %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n карта на руке</numerusform>
            <numerusform>%n карты на руке</numerusform>
            <numerusform>%n карт на руке</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Персонаж</translation>
    </message>
    <message>
        <source>Who they are</source>
        <translation>Кто это</translation>
    </message>
    <message>
        <source>Items, carried ones sideways</source>
        <translation>Предметы, несомые — боком</translation>
    </message>
    <message>
        <source>With them</source>
        <translation>Спутники</translation>
    </message>
    <message>
        <source>Curses</source>
        <translation>Проклятия</translation>
    </message>
    <message>
        <source>Ask %1 only when there is something to answer with</source>
        <translation>Спрашивать игрока %1, только когда есть чем ответить</translation>
    </message>
    <message>
        <source>Quicker, but the others may notice when there is nothing.</source>
        <translation>Быстрее, но остальные могут заметить, когда отвечать нечем.</translation>
    </message>
    <message>
        <source>In hand, as far as you have seen it</source>
        <translation>На руке, насколько тебе известно</translation>
    </message>
    <message>
        <source>Only %1 can change this, while their own hand is open.</source>
        <translation>Изменить это может только %1, пока открыта своя рука.</translation>
    </message>
</context>
<context>
    <name>PlayerPanel</name>
    <message>
        <source>%1, %2, Level %3</source>
        <translation>%1, %2, Уровень %3</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n карта на руке</numerusform>
            <numerusform>%n карты на руке</numerusform>
            <numerusform>%n карт на руке</numerusform>
        </translation>
    </message>
    <message>
        <source>dead</source>
        <translation>мёртв</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>сейчас ходит</translation>
    </message>
    <message>
        <source>must act</source>
        <translation>должен действовать</translation>
    </message>
    <message>
        <source>Curse: %1</source>
        <translation>Проклятие: %1</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>сила %1</translation>
    </message>
    <message>
        <source>A bot plays %1.</source>
        <translation>За игрока %1 играет бот.</translation>
    </message>
    <message>
        <source>away, the seat is kept</source>
        <translation>отсутствует, место сохраняется</translation>
    </message>
    <message>
        <source>%1 is away; the seat is kept.</source>
        <translation>%1 отсутствует; место сохраняется.</translation>
    </message>
    <message>
        <source>%1: strength %2, from the Level and what is equipped</source>
        <translation>%1: сила %2, от Уровня и того, что надето</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Имя игрока %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Sex of the character</source>
        <translation>Пол персонажа</translation>
    </message>
    <message>
        <source>Male</source>
        <translation>Мужчина</translation>
    </message>
    <message>
        <source>Female</source>
        <translation>Женщина</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Кто играет</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Убрать: %1</translation>
    </message>
</context>
<context>
    <name>Portrait</name>
    <message>
        <source>%1: Level %2, strength %3. Click to see all the cards on the table.</source>
        <translation>%1: Уровень %2, сила %3. Щёлкни, чтобы увидеть все карты игрока на столе.</translation>
    </message>
</context>
<context>
    <name>PresetsRow</name>
    <message>
        <source>Name for these rules</source>
        <translation>Название этих правил</translation>
    </message>
    <message>
        <source>Ready-made house rules</source>
        <translation>Готовые домашние правила</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Сохранить эти правила</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Сначала впиши название.</translation>
    </message>
</context>
<context>
    <name>ReadyChip</name>
    <message>
        <source>%1 holds</source>
        <translation>%1 держит паузу</translation>
    </message>
    <message>
        <source>%1 has passed</source>
        <translation>%1 пасует</translation>
    </message>
    <message>
        <source>%1 may still act</source>
        <translation>%1 ещё может действовать</translation>
    </message>
    <message>
        <source>Opens the hand of %1, behind the curtain</source>
        <translation>Открывает руку игрока %1 за занавесом</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>Something happened meanwhile. Look again and decide.</source>
        <translation>Пока ты думал, что-то случилось. Взгляни ещё раз и реши.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Там никто не сидит.</translation>
    </message>
    <message>
        <source>That cannot be done with this card.</source>
        <translation>С этой картой так нельзя.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Сейчас не твой ход.</translation>
    </message>
    <message>
        <source>Not in this phase of the turn.</source>
        <translation>Не в этой фазе хода.</translation>
    </message>
    <message>
        <source>First %1 has to answer a question.</source>
        <translation>Сначала должен ответить игрок: %1.</translation>
    </message>
    <message>
        <source>Nobody asked you to choose.</source>
        <translation>Тебя не просили выбирать.</translation>
    </message>
    <message>
        <source>You have passed already.</source>
        <translation>Ты уже спасовал.</translation>
    </message>
    <message>
        <source>First everybody gets the chance to interfere.</source>
        <translation>Сначала все получают возможность вмешаться.</translation>
    </message>
    <message>
        <source>%1 is dead and waits for a new character.</source>
        <translation>%1 ждёт в мире ином нового персонажа.</translation>
    </message>
    <message>
        <source>%2 is not yours.</source>
        <translation>%2: не твоё.</translation>
    </message>
    <message>
        <source>%2 is not in your hand.</source>
        <translation>%2: нет у тебя на руке.</translation>
    </message>
    <message>
        <source>%2 is not in play.</source>
        <translation>%2: не в игре.</translation>
    </message>
    <message>
        <source>You do not know this card.</source>
        <translation>Ты не знаешь эту карту.</translation>
    </message>
    <message>
        <source>%2 cannot be played now.</source>
        <translation>%2: сейчас не сыграть.</translation>
    </message>
    <message>
        <source>First decide about the card from behind the door: play it or keep it.</source>
        <translation>Сначала реши, что с картой из-за двери: сыграть или взять.</translation>
    </message>
    <message>
        <source>First listen at the door.</source>
        <translation>Сначала подслушай у двери.</translation>
    </message>
    <message>
        <source>You have listened at the door already.</source>
        <translation>Ты уже подслушивал у двери.</translation>
    </message>
    <message>
        <source>Nobody listens at doors in this game: the option is off.</source>
        <translation>В этой партии у дверей не подслушивают: это выключено.</translation>
    </message>
    <message>
        <source>You met a monster behind the door, so this phase is over.</source>
        <translation>За дверью был монстр, так что эта фаза позади.</translation>
    </message>
    <message>
        <source>First look for trouble or loot the room.</source>
        <translation>Сначала ищи неприятности или обыщи комнату.</translation>
    </message>
    <message>
        <source>No card is waiting to be kept.</source>
        <translation>Нет карты, которую можно взять.</translation>
    </message>
    <message>
        <source>Not while a combat is going on.</source>
        <translation>Не пока идёт бой.</translation>
    </message>
    <message>
        <source>No combat is going on.</source>
        <translation>Боя сейчас нет.</translation>
    </message>
    <message>
        <source>Only for those in the fight.</source>
        <translation>Только для участников боя.</translation>
    </message>
    <message>
        <source>Only the fighter decides that.</source>
        <translation>Это решает только боец.</translation>
    </message>
    <message>
        <source>The fighters are winning already.</source>
        <translation>Бойцы уже побеждают.</translation>
    </message>
    <message>
        <source>The fighters are not winning.</source>
        <translation>Бойцы не побеждают.</translation>
    </message>
    <message>
        <source>The fight is given up: everybody is running.</source>
        <translation>Бой сдан: все бегут.</translation>
    </message>
    <message>
        <source>Nobody is running away yet.</source>
        <translation>Никто ещё не бежит.</translation>
    </message>
    <message>
        <source>%2 needs a second card of its type played with it.</source>
        <translation>%2: нужна вторая карта своего типа в придачу.</translation>
    </message>
    <message>
        <source>%1 may carry %2 but not use it.</source>
        <translation>%1 может нести, но не использовать: %2.</translation>
    </message>
    <message>
        <source>%4 is in the way of %2.</source>
        <translation>%2: мешает %4.</translation>
    </message>
    <message>
        <source>%2 is equipped already.</source>
        <translation>%2: уже надето.</translation>
    </message>
    <message>
        <source>%1 carries as many Big Items as allowed.</source>
        <translation>%1 несёт Больших Предметов сколько можно.</translation>
    </message>
    <message>
        <source>%1 cannot carry another Big Item.</source>
        <translation>%1 не унесёт ещё один Большой Предмет.</translation>
    </message>
    <message>
        <source>%2 cannot simply be thrown away.</source>
        <translation>%2: просто так не выбросить.</translation>
    </message>
    <message>
        <source>A sale needs Items worth 1,000 gp or more in all.</source>
        <translation>Для продажи нужны Предметы на 1&#xa0;000 золотых или больше.</translation>
    </message>
    <message>
        <source>The winning level cannot be bought.</source>
        <translation>Победный уровень не продаётся.</translation>
    </message>
    <message>
        <source>%2 cannot be sold.</source>
        <translation>%2: не продать.</translation>
    </message>
    <message>
        <source>The sale at double price is used up for this turn.</source>
        <translation>Продажа по двойной цене в этот ход уже была.</translation>
    </message>
    <message>
        <source>The winning level must come from killing a monster.</source>
        <translation>Победный уровень дают только за убитого монстра.</translation>
    </message>
    <message>
        <source>%2 is for yourself only.</source>
        <translation>%2: только для себя.</translation>
    </message>
    <message>
        <source>%2 cannot be played on that.</source>
        <translation>%2: на это не сыграть.</translation>
    </message>
    <message>
        <source>%1 is dead: nothing more can happen to them.</source>
        <translation>%1 — покойник: хуже уже не будет.</translation>
    </message>
    <message>
        <source>%2 needs a target: say on whom or on what.</source>
        <translation>%2: нужна цель, скажи, на кого или на что.</translation>
    </message>
    <message>
        <source>%2 goes with another kind of card.</source>
        <translation>%2: играется с картой другого рода.</translation>
    </message>
    <message>
        <source>%2 does not work on that target.</source>
        <translation>%2: на эту цель не действует.</translation>
    </message>
    <message>
        <source>%2 has no such ability.</source>
        <translation>%2: такой способности нет.</translation>
    </message>
    <message>
        <source>The ability of %2 is not yours to use.</source>
        <translation>%2: эта способность не твоя.</translation>
    </message>
    <message>
        <source>The ability of %2 cannot be used now.</source>
        <translation>%2: способность сейчас не применить.</translation>
    </message>
    <message>
        <source>The ability of %2 is used up.</source>
        <translation>%2: способность уже израсходована.</translation>
    </message>
    <message>
        <source>The ability asks for another number of discards.</source>
        <translation>Способность требует другого числа карт.</translation>
    </message>
    <message>
        <source>%2 cannot pay for the ability.</source>
        <translation>%2: этим за способность не заплатить.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>У тебя пустая рука.</translation>
    </message>
    <message>
        <source>Only Items on the table are traded, never cards in hand.</source>
        <translation>Меняются только Предметами на столе, но не картами с руки.</translation>
    </message>
    <message>
        <source>A trade needs something to change hands.</source>
        <translation>При обмене что-то должно сменить хозяина.</translation>
    </message>
    <message>
        <source>There is no such offer.</source>
        <translation>Такого предложения нет.</translation>
    </message>
    <message>
        <source>The offer is not for you.</source>
        <translation>Предложение не тебе.</translation>
    </message>
    <message>
        <source>There is a helper already.</source>
        <translation>Помощник уже есть.</translation>
    </message>
    <message>
        <source>You cannot help yourself.</source>
        <translation>Самому себе не помочь.</translation>
    </message>
    <message>
        <source>%1 is dead and cannot help.</source>
        <translation>%1 помочь не может: мёртв.</translation>
    </message>
    <message>
        <source>%1 has only just come back and helps from the next turn.</source>
        <translation>%1 только что с того света и поможет со следующего хода.</translation>
    </message>
    <message>
        <source>Against %2, nobody may help.</source>
        <translation>%2: против него помогать нельзя.</translation>
    </message>
    <message>
        <source>Nobody can be forced to help in a fight for the win.</source>
        <translation>В бою за победу никого не заставишь помогать.</translation>
    </message>
    <message>
        <source>There are not that many Treasures to share.</source>
        <translation>Столько Сокровищ для дележа нет.</translation>
    </message>
    <message>
        <source>%2 cannot be promised: only Items the fighter carries.</source>
        <translation>%2: обещать нельзя, только Предметы, что несёт боец.</translation>
    </message>
    <message>
        <source>A forced helper may only leave when it becomes a fight for the win.</source>
        <translation>Помощник поневоле уходит, только если бой стал победным.</translation>
    </message>
    <message>
        <source>You are not the helper.</source>
        <translation>Ты не помощник.</translation>
    </message>
    <message>
        <source>The helper could not carry %2.</source>
        <translation>%2: помощник этого не унесёт.</translation>
    </message>
    <message>
        <source>That is not one of the choices.</source>
        <translation>Такого выбора нет.</translation>
    </message>
    <message>
        <source>Share as evenly as possible.</source>
        <translation>Дели как можно более поровну.</translation>
    </message>
    <message>
        <source>Give away exactly what is above your hand limit: %3.</source>
        <translation>Отдай ровно то, что сверх предела руки: %3.</translation>
    </message>
    <message>
        <source>You are among the lowest yourself: discard the excess.</source>
        <translation>Ты и сам среди последних: сбрось лишнее.</translation>
    </message>
    <message>
        <source>No more monsters fit into this fight.</source>
        <translation>Больше монстров в этот бой не влезет.</translation>
    </message>
    <message>
        <source>That monster is not in the fight.</source>
        <translation>Этого монстра в бою нет.</translation>
    </message>
    <message>
        <source>No sales during combat or while running away.</source>
        <translation>Никаких продаж в бою и на бегу.</translation>
    </message>
    <message>
        <source>%2 cannot be played during combat.</source>
        <translation>%2: в бою не сыграть.</translation>
    </message>
    <message>
        <source>No changes to equipment during combat.</source>
        <translation>В бою не переодеваются.</translation>
    </message>
    <message>
        <source>%2 cannot be thrown away during combat.</source>
        <translation>%2: в бою не выбросить.</translation>
    </message>
    <message>
        <source>No stealing while a combat is going on.</source>
        <translation>Пока идёт бой, не крадут.</translation>
    </message>
    <message>
        <source>Not before the first turn.</source>
        <translation>Не раньше первого хода.</translation>
    </message>
    <message>
        <source>%2 could not be played on %1 now, so it cannot be promised.</source>
        <translation>%2: сейчас не сыграть на игрока %1, так что и обещать нельзя.</translation>
    </message>
    <message>
        <source>A natural 1: nobody gets away from this fight.</source>
        <translation>Чистая единица: из этого боя никто не уйдёт.</translation>
    </message>
    <message>
        <source>%2 carries something already.</source>
        <translation>%2: уже что-то несёт.</translation>
    </message>
    <message>
        <source>Items are handed to and from a Hireling outside combat only.</source>
        <translation>Наёмнику передают и у него забирают Предметы только вне боя.</translation>
    </message>
    <message>
        <source>Only a Guest Star can be discarded for an escape.</source>
        <translation>Ради бегства сбрасывают только Приглашённую звезду.</translation>
    </message>
    <message>
        <source>%2 can only be discarded instead of rolling to Run Away.</source>
        <translation>%2: сбросить можно только вместо броска на Побег.</translation>
    </message>
    <message>
        <source>Only one Hireling or Guest Star may be played before the game begins.</source>
        <translation>До начала игры можно сыграть только одного Наёмника или одну Приглашённую звезду.</translation>
    </message>
    <message>
        <source>Nobody is waiting for you to pass.</source>
        <translation>Твоего паса никто не ждёт.</translation>
    </message>
    <message>
        <source>There is no room for another card of this type: discard one first.</source>
        <translation>Для ещё одной карты этого типа нет места: сначала сбрось одну.</translation>
    </message>
    <message>
        <source>%2 goes with a card of its type, and you have none.</source>
        <translation>%2: играется с картой своего типа, а у тебя её нет.</translation>
    </message>
    <message>
        <source>%2 is not equipped: it lies sideways.</source>
        <translation>%2: не надето, лежит боком.</translation>
    </message>
    <message>
        <source>The condition on %2 is not met.</source>
        <translation>%2: условие не выполнено.</translation>
    </message>
    <message>
        <source>Cards in hand cannot be promised in this game.</source>
        <translation>В этой партии карты с руки обещать нельзя.</translation>
    </message>
    <message>
        <source>Whoever volunteered has to stay.</source>
        <translation>Кто вызвался сам, должен остаться.</translation>
    </message>
    <message>
        <source>Nothing has happened that %2 could answer.</source>
        <translation>%2: отвечать сейчас не на что.</translation>
    </message>
    <message>
        <source>%2 leaves your hand only when you look for trouble, or with a card that adds a monster to a fight.</source>
        <translation>%2: с руки — только в поисках неприятностей или с картой, которая добавляет в бой монстра.</translation>
    </message>
    <message>
        <source>%2 would not change who wins, so it stays in your hand.</source>
        <translation>%2: исхода боя не изменит, поэтому остаётся на руке.</translation>
    </message>
    <message>
        <source>%2 saves only its own player and, if that is the fighter, the helper.</source>
        <translation>%2: спасает только своего игрока и, если это боец, помощника.</translation>
    </message>
    <message>
        <source>%2 is not a monster.</source>
        <translation>%2 — не монстр.</translation>
    </message>
    <message>
        <source>You are that already, and cannot be it twice.</source>
        <translation>Это у тебя уже есть, а дважды нельзя.</translation>
    </message>
    <message>
        <source>You can have only one such card for each type.</source>
        <translation>Можно иметь только одну такую карту на каждый тип.</translation>
    </message>
    <message>
        <source>%2 is not an Item.</source>
        <translation>%2 — не Предмет.</translation>
    </message>
    <message>
        <source>You cannot sell at double price.</source>
        <translation>Ты не можешь продавать за двойную цену.</translation>
    </message>
    <message>
        <source>Nobody in combat can trade.</source>
        <translation>В бою меняться нельзя.</translation>
    </message>
    <message>
        <source>You already have an open offer; withdraw it first.</source>
        <translation>У тебя уже есть открытое предложение; сначала отзови его.</translation>
    </message>
    <message>
        <source>The offer can no longer be kept.</source>
        <translation>Это предложение больше не выполнить.</translation>
    </message>
    <message>
        <source>That is not the right number of choices.</source>
        <translation>Выбрано не столько, сколько нужно.</translation>
    </message>
    <message>
        <source>Only players with the lowest Level receive charity.</source>
        <translation>Милостыню получают только те, у кого наименьший Уровень.</translation>
    </message>
    <message>
        <source>Others have a lower Level: give the excess to the lowest.</source>
        <translation>Есть игроки с меньшим Уровнем: отдай лишнее тем, у кого он наименьший.</translation>
    </message>
    <message>
        <source>The monster whose mate this would be is gone.</source>
        <translation>Монстра, которому это составило бы пару, больше нет.</translation>
    </message>
    <message>
        <source>You can sell Items only in your own turn.</source>
        <translation>Продавать Предметы можно только в свой ход.</translation>
    </message>
    <message>
        <source>%2 can be played only in your own turn, or just when you get it.</source>
        <translation>%2: можно сыграть только в свой ход или едва получив.</translation>
    </message>
    <message>
        <source>The dice have been rolled: the fighters may play only one more card.</source>
        <translation>Кубики брошены: бойцы могут сыграть лишь ещё одну карту.</translation>
    </message>
    <message>
        <source>You have done nothing lately that could be taken back.</source>
        <translation>В последнее время ты не делал ничего, что можно взять назад.</translation>
    </message>
    <message>
        <source>The table is already being asked about a take-back.</source>
        <translation>Стол уже спрашивают о возврате хода.</translation>
    </message>
    <message>
        <source>The others have said no. Do something else first.</source>
        <translation>Остальные отказали. Сначала сделай что-нибудь другое.</translation>
    </message>
    <message>
        <source>%1 does not agree: you would gain by it, or %1 would lose.</source>
        <translation>%1 не соглашается: тебе это было бы выгодно, а %1 — во вред.</translation>
    </message>
    <message>
        <source>No more moves can be taken back in this game.</source>
        <translation>В этой игре уже слишком много ходов взято назад.</translation>
    </message>
    <message>
        <source>The die against this monster has been rolled already.</source>
        <translation>Кубик против этого монстра уже брошен.</translation>
    </message>
</context>
<context>
    <name>RecordScenario</name>
    <message>
        <source>Phase: %1</source>
        <translation>Фаза: %1</translation>
    </message>
    <message>
        <source>There is no fight</source>
        <translation>Боя нет</translation>
    </message>
    <message>
        <source>The fight stands %1 to %2</source>
        <translation>Счёт боя %1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, what is true</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Уровень %1</translation>
    </message>
    <message>
        <source>in hand %1</source>
        <translation>на руке %1</translation>
    </message>
    <message>
        <source>equipped %1</source>
        <translation>надето %1</translation>
    </message>
    <message>
        <source>in play %1</source>
        <translation>в игре %1</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Пока ничего не сыграно.</translation>
    </message>
    <message>
        <source>no cards in hand</source>
        <translation>нет карт на руке</translation>
    </message>
    <message>
        <source>nothing equipped</source>
        <translation>ничего не надето</translation>
    </message>
    <message>
        <source>no cards in play</source>
        <translation>нет карт в игре</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Not at Level %1, you don&apos;t.</source>
        <translation>На Уровне %1? Ну уж нет.</translation>
    </message>
    <message>
        <source>Even together we would lose.</source>
        <translation>Даже вдвоём мы проиграем.</translation>
    </message>
    <message>
        <source>For nothing? No.</source>
        <translation>Задаром? Нет.</translation>
    </message>
    <message>
        <source>Not for that.</source>
        <translation>За такое — нет.</translation>
    </message>
    <message>
        <source>And make you the winner? No.</source>
        <translation>Чтобы победа была твоей? Нет.</translation>
    </message>
    <message>
        <source>I can manage alone.</source>
        <translation>Я справлюсь без помощи.</translation>
    </message>
    <message>
        <source>That is too dear for me.</source>
        <translation>Для меня это слишком дорого.</translation>
    </message>
    <message>
        <source>I sell nothing to somebody at Level %1.</source>
        <translation>С тем, кто на Уровне %1, я не торгую.</translation>
    </message>
    <message>
        <source>That is no good trade for me.</source>
        <translation>Мне такой обмен невыгоден.</translation>
    </message>
    <message>
        <source>No, thanks.</source>
        <translation>Нет, спасибо.</translation>
    </message>
    <message>
        <source>You are not winning today.</source>
        <translation>Сегодня победа не твоя.</translation>
    </message>
    <message>
        <source>Let&apos;s make it a fair fight.</source>
        <translation>Пусть бой будет честным.</translation>
    </message>
    <message>
        <source>You are in the lead, %1, so this is for you.</source>
        <translation>%1, ты впереди: это тебе.</translation>
    </message>
    <message>
        <source>Better you than me.</source>
        <translation>Лучше ты, чем я.</translation>
    </message>
    <message>
        <source>Do I have a choice?</source>
        <translation>А у меня есть выбор?</translation>
    </message>
    <message>
        <source>Remember this when I need you.</source>
        <translation>Вспомни об этом, когда понадобишься мне.</translation>
    </message>
    <message>
        <source>At that price, gladly.</source>
        <translation>За такую цену — охотно.</translation>
    </message>
    <message>
        <source>I am only here for the loot.</source>
        <translation>Я здесь только ради добычи.</translation>
    </message>
    <message>
        <source>Nothing personal.</source>
        <translation>Ничего личного.</translation>
    </message>
    <message>
        <source>You turned your back on me.</source>
        <translation>Не стоит поворачиваться ко мне спиной.</translation>
    </message>
    <message>
        <source>I&apos;ll look after that for you.</source>
        <translation>Я за этим присмотрю.</translation>
    </message>
    <message>
        <source>I know when to run.</source>
        <translation>Я знаю, когда пора бежать.</translation>
    </message>
    <message>
        <source>Never liked this room anyway.</source>
        <translation>Эта комната мне никогда не нравилась.</translation>
    </message>
    <message>
        <source>That went badly.</source>
        <translation>Неудачно вышло.</translation>
    </message>
    <message>
        <source>Leave my boots alone!</source>
        <translation>Сапоги мои не трогайте!</translation>
    </message>
    <message>
        <source>One more, and I win.</source>
        <translation>Ещё один — и победа моя.</translation>
    </message>
    <message>
        <source>I hardly ever wore it.</source>
        <translation>Оно мне почти не пригодилось.</translation>
    </message>
    <message>
        <source>Not if it costs me a card as well.</source>
        <translation>Нет, если мне придётся потратить ещё и карту.</translation>
    </message>
    <message>
        <source>You are far enough ahead as it is.</source>
        <translation>Ты и так уже далеко впереди.</translation>
    </message>
    <message>
        <source>I would rather see you lose.</source>
        <translation>Лучше я посмотрю, как ты проиграешь.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Предыдущий ход</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>На действие назад</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>На действие вперёд</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Следующий ход</translation>
    </message>
    <message>
        <source>Previous fight</source>
        <translation>Предыдущий бой</translation>
    </message>
    <message>
        <source>Next fight</source>
        <translation>Следующий бой</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>times the usual speed</comment>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <translation>Видимые карты</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: it can be watched up to here.</source>
        <translation>Правила изменились с тех пор, как эту партию сыграли: её можно смотреть до этого места.</translation>
    </message>
    <message>
        <source>This game is not over: its hands stay secret.</source>
        <translation>Эта партия не окончена: руки остаются в тайне.</translation>
    </message>
    <message>
        <source>Hide the chances to win</source>
        <translation>Скрыть шансы на победу</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Шансы на победу</translation>
    </message>
    <message>
        <source>What the next bot knew</source>
        <translation>Что знал следующий бот</translation>
    </message>
    <message>
        <source>What the bot knew</source>
        <translation>Что знал бот</translation>
    </message>
</context>
<context>
    <name>ReplayLoading</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Loading the replay …</source>
        <translation>Повтор загружается…</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>ruling %1</source>
        <translation>разъяснение %1</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>В повторе</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Главы</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>SaleDialog</name>
    <message>
        <source>Sell Items</source>
        <translation>Продать Предметы</translation>
    </message>
    <message numerus="yes">
        <source>Sell for %n level(s)</source>
        <translation>
            <numerusform>Продать за %n уровень</numerusform>
            <numerusform>Продать за %n уровня</numerusform>
            <numerusform>Продать за %n уровней</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gp</source>
        <translation>%1 зол.</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n уровень</numerusform>
            <numerusform>%n уровня</numerusform>
            <numerusform>%n уровней</numerusform>
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
        <translation>Один Предмет можно продать по двойной цене: вдвое считается самый дорогой из выбранных.</translation>
    </message>
    <message>
        <source>A level for each full 1,000 gp; no change is given, and the winning level cannot be bought.</source>
        <translation>По уровню за каждые полные 1&#xa0;000 зол.; сдачи не дают, а победный уровень не продаётся.</translation>
    </message>
</context>
<context>
    <name>SaveHere</name>
    <message>
        <source>Name of the saved game</source>
        <translation>Название сохранения</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>There are no saved games yet.</source>
        <translation>Сохранённых партий пока нет.</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, ход %2</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Сохранено: «%1».</translation>
    </message>
    <message>
        <source>%1, before the first turn</source>
        <translation>%1, до первого хода</translation>
    </message>
</context>
<context>
    <name>SavesScreen</name>
    <message>
        <source>Saved games</source>
        <translation>Сохранённые партии</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>Удалить: %1?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Это нельзя отменить.</translation>
    </message>
</context>
<context>
    <name>SeenDialog</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>No cards.</source>
        <translation>Карт нет.</translation>
    </message>
    <message>
        <source>Shown to you</source>
        <translation>Показано тебе</translation>
    </message>
</context>
<context>
    <name>SelfPanel</name>
    <message>
        <source>You are %1, %2, Level %3, strength %4</source>
        <translation>Ты — %1, %2, Уровень %3, сила %4</translation>
    </message>
    <message>
        <source>Strength %1</source>
        <translation>Сила %1</translation>
    </message>
    <message>
        <source>Show your hand to everybody or to one player.</source>
        <translation>Показать руку всем или одному игроку.</translation>
    </message>
    <message>
        <source>Curse: %1</source>
        <translation>Проклятие: %1</translation>
    </message>
    <message>
        <source>Show my hand to …</source>
        <translation>Показать свою руку…</translation>
    </message>
    <message>
        <source>%1, %2, Level %3, strength %4</source>
        <translation>%1, %2, Уровень %3, сила %4</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n карта на руке</numerusform>
            <numerusform>%n карты на руке</numerusform>
            <numerusform>%n карт на руке</numerusform>
        </translation>
    </message>
    <message>
        <source>Show hand …</source>
        <translation>Показать руку…</translation>
    </message>
    <message>
        <source>Strength %1, from the Level and what is equipped</source>
        <translation>Сила %1, от Уровня и того, что надето</translation>
    </message>
    <message>
        <source>What is above the limit at the end of your turn is given away (Charity).</source>
        <translation>Всё, что в конце твоего хода сверх предела, отдаётся (Милостыня).</translation>
    </message>
</context>
<context>
    <name>SettingLines</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Plain everywhere</source>
        <translation>Везде простой</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Контраст</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Высокий</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Safe for colour-blind players</source>
        <translation>Удобно дальтоникам</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>OpenGL</source>
        <translation>OpenGL</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Программная</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Занавес</translation>
    </message>
    <message>
        <source>Pass for me when I have nothing to answer</source>
        <translation>Пасовать за меня, когда ответить нечем</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Музыка</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Золото</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кубики</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Бои</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Уровни</translation>
    </message>
    <message>
        <source>Curses</source>
        <translation>Проклятия</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Смерти</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Шрифт</translation>
    </message>
    <message>
        <source>Playful headings</source>
        <translation>Игривые заголовки</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Стандарт</translation>
    </message>
    <message>
        <source>Nothing walks, flies or tumbles.</source>
        <translation>Ничто не ходит, не летает и не кувыркается.</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>Отрисовка</translation>
    </message>
    <message>
        <source>Takes effect at the next start. If the window stays black, choose software.</source>
        <translation>Подействует при следующем запуске. Если окно остаётся чёрным, выбери программную.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Автоматически</translation>
    </message>
    <message>
        <source>Game speed</source>
        <translation>Скорость игры</translation>
    </message>
    <message>
        <source>On a shared screen, hands stay hidden until the next person is there.</source>
        <translation>За общим экраном руки скрыты, пока не подойдёт следующий.</translation>
    </message>
    <message>
        <source>Allow games against the clock</source>
        <translation>Разрешить игры на время</translation>
    </message>
    <message>
        <source>When this is off, no game that you set up has a time limit.</source>
        <translation>Если выключено, ни одна твоя партия не ограничена по времени.</translation>
    </message>
    <message>
        <source>All sounds</source>
        <translation>Все звуки</translation>
    </message>
    <message>
        <source>Dungeon sounds</source>
        <translation>Звуки подземелья</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Твой ход</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Двери</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Plain is Andika, a font made for learning to read: no two letters look alike.</source>
        <translation>Простой шрифт — Andika, созданный для обучения чтению: в нём нет двух похожих букв.</translation>
    </message>
    <message>
        <source>The colours of the players, and of good and bad.</source>
        <translation>Цвета игроков, а также хорошего и плохого.</translation>
    </message>
    <message>
        <source>Bots talk</source>
        <translation>Боты разговаривают</translation>
    </message>
    <message>
        <source>Now and then a bot says why it does something.</source>
        <translation>Иногда бот говорит, почему он так поступает.</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Темп ботов</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Мгновенно</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>How long a bot waits before each move. At the table, + and − change it, too. A table in the network keeps one pace for everybody.</source>
        <translation>Сколько бот ждёт перед каждым ходом. За столом это меняют также + и −. За столом в сети темп один для всех.</translation>
    </message>
    <message>
        <source>When you play alone against bots, or have no cards in hand. With a card in hand, such a pass would tell other people what you hold.</source>
        <translation>Когда ты один против ботов или у тебя нет карт на руке. С картой на руке такой пас выдал бы другим, что у тебя есть.</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Советы</translation>
    </message>
    <message>
        <source>A line at the table tells you what you can do now.</source>
        <translation>Строка у стола говорит, что ты сейчас можешь сделать.</translation>
    </message>
    <message>
        <source>How quickly cards move and what happens is shown: at 200% in half the time. Bots have a pace of their own.</source>
        <translation>Как быстро движутся карты и показываются события: при 200&#xa0;% — вдвое быстрее. У ботов свой темп.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Look</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Вернуть исходные</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>A new game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Three to six players around one screen, people or bots, in the order they sit.</source>
        <translation>От трёх до шести игроков у одного экрана, люди или боты, в том порядке, как сидят.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Добавить игрока</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Начать игру</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Мгновенно</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Стандарт</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Pace of the bots:</source>
        <translation>Темп ботов:</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Темп ботов</translation>
    </message>
    <message>
        <source>How long a bot waits before each move. At the table, + and − change it, too.</source>
        <translation>Сколько бот ждёт перед каждым ходом. За столом это меняют и клавиши + и −.</translation>
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
        <translation>Полоса прокрутки</translation>
    </message>
</context>
<context>
    <name>SlotPlace</name>
    <message>
        <source>%1: free</source>
        <translation>%1: свободно</translation>
    </message>
    <message>
        <source>2 Hands</source>
        <translation>2 руки</translation>
    </message>
</context>
<context>
    <name>SlotsRow</name>
    <message>
        <source>Your cards in play</source>
        <translation>Твои карты в игре</translation>
    </message>
    <message>
        <source>Headgear</source>
        <translation>Голова</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Броня</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Рука</translation>
    </message>
    <message>
        <source>Footgear</source>
        <translation>Обувь</translation>
    </message>
    <message>
        <source>Other equipment</source>
        <translation>Прочее снаряжение</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Прочее</translation>
    </message>
    <message>
        <source>Carried, not equipped</source>
        <translation>С собой, не надето</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>С собой</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Персонаж</translation>
    </message>
    <message>
        <source>With you</source>
        <translation>При тебе</translation>
    </message>
</context>
<context>
    <name>StageQuestions</name>
    <message>
        <source>Choose …</source>
        <translation>Выбрать…</translation>
    </message>
</context>
<context>
    <name>StandingNotes</name>
    <message>
        <source>Stop this: %1</source>
        <translation>Прекратить: %1</translation>
    </message>
    <message>
        <source>Press to stop this.</source>
        <translation>Нажми, чтобы прекратить.</translation>
    </message>
    <message>
        <source>When to ask …</source>
        <translation>Когда спрашивать…</translation>
    </message>
    <message>
        <source>Choose which questions you are asked, and which are passed for you.</source>
        <translation>Выбери, о чём тебя спрашивать, а где пасовать за тебя.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Сохранённые партии</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Pictograms by the authors of game-icons.net, CC BY 3.0</source>
        <translation>Пиктограммы авторов game-icons.net, CC BY 3.0</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Все карты</translation>
    </message>
    <message>
        <source>Return to %1</source>
        <translation>Вернуться: %1</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>Играть по сети</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Научиться играть</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Продолжить последнюю игру</translation>
    </message>
    <message>
        <source>The manual opens in your browser.</source>
        <translation>Руководство открывается в браузере.</translation>
    </message>
    <message>
        <source>The manual cannot be opened. It is here: %1</source>
        <translation>Руководство не удаётся открыть. Оно здесь: %1</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Мои партии</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Мастерская</translation>
    </message>
    <message>
        <source>There is no game to continue.</source>
        <translation>Нет игры, которую можно продолжить.</translation>
    </message>
    <message>
        <source>No game is saved yet.</source>
        <translation>Пока нет сохранённых игр.</translation>
    </message>
    <message>
        <source>Nobody has played a game to its end here yet. Games of bots alone do not count.</source>
        <translation>Здесь ещё никто не доиграл партию до конца. Партии одних ботов не считаются.</translation>
    </message>
</context>
<context>
    <name>StoryTeller</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; and &lt;b&gt;%2&lt;/b&gt; traded: %3.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; и &lt;b&gt;%2&lt;/b&gt; меняются: %3.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; sold &lt;b&gt;%2&lt;/b&gt; for %3 gp: %n level(s).</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; продаёт &lt;b&gt;%2&lt;/b&gt; за %3 зол.: %n уровень.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; продаёт &lt;b&gt;%2&lt;/b&gt; за %3 зол.: %n уровня.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; продаёт &lt;b&gt;%2&lt;/b&gt; за %3 зол.: %n уровней.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; бросает кубик: %2.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; drew %n card(s).</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; берёт %n карту.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; берёт %n карты.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; берёт %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would help for nothing instead.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; вместо этого предлагает помощь даром.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would help for this instead: %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; вместо этого предлагает помощь за: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; gave &lt;b&gt;%2&lt;/b&gt; %3.</source>
        <comment>giver, receiver, cards</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; отдаёт: %3, получает &lt;b&gt;%2&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled %2 for the first turn.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; бросает за первый ход: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, after a tie, rolled again: %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; после ничьей бросает снова: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled %2 for the first pick of the loot.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; бросает за право первым взять добычу: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled %2 for &lt;b&gt;%3&lt;/b&gt;.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; бросает для карты &lt;b&gt;%3&lt;/b&gt;: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; got away from &lt;b&gt;%2&lt;/b&gt; without a roll: &lt;b&gt;%3&lt;/b&gt;.</source>
        <comment>%3: the card that does it</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; уходит без броска, позади &lt;b&gt;%2&lt;/b&gt;: &lt;b&gt;%3&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would trade like this instead: %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; вместо этого предлагает обмен: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would give nothing for it.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; ничего за это не даёт.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; would give this for it instead: %2.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; вместо этого даёт за помощь: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; got away without a roll: &lt;b&gt;%2&lt;/b&gt; does not pursue &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; уходит без броска: &lt;b&gt;%2&lt;/b&gt; не преследует игрока &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The offer of &lt;b&gt;%1&lt;/b&gt; to &lt;b&gt;%2&lt;/b&gt; has lapsed.</source>
        <comment>a trade</comment>
        <translation>Предложение обмена отпало: &lt;b&gt;%1&lt;/b&gt; → &lt;b&gt;%2&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; drew &lt;b&gt;%2&lt;/b&gt;, because of &lt;b&gt;%3&lt;/b&gt;.</source>
        <comment>player, drawn card, its giver</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; берёт &lt;b&gt;%2&lt;/b&gt;. Причина: &lt;b&gt;%3&lt;/b&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; drew %n card(s), because of &lt;b&gt;%2&lt;/b&gt;.</source>
        <comment>player, giver</comment>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; берёт %n карту. Причина: &lt;b&gt;%2&lt;/b&gt;.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; берёт %n карты. Причина: &lt;b&gt;%2&lt;/b&gt;.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; берёт %n карт. Причина: &lt;b&gt;%2&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; took back a move, and all that followed it: “%2”</source>
        <comment>a player; the move, a sentence</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; возвращает ход и всё, что было после него: «%2»</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; took back a move: “%2”</source>
        <comment>a player; the move, a sentence</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; возвращает ход: «%2»</translation>
    </message>
    <message>
        <source>And %1.</source>
        <comment>a card of the loot that lies open, after another one</comment>
        <translation>И %1.</translation>
    </message>
</context>
<context>
    <name>SumLine</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>lines of a sum</comment>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>counts for the monsters</source>
        <translation>считается за монстров</translation>
    </message>
    <message>
        <source>counts for the fighters</source>
        <translation>считается за бойцов</translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Discard or sell</source>
        <translation>Сбросить или продать</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Двери</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Сокровища</translation>
    </message>
</context>
<context>
    <name>TableButtons</name>
    <message>
        <source>Hold!</source>
        <translation>Стоп!</translation>
    </message>
    <message>
        <source>Pass for everybody here</source>
        <translation>Пас за всех здесь</translation>
    </message>
    <message>
        <source>Pass for %1</source>
        <translation>Пас: %1</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Решить позже</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Stop the table until you continue</source>
        <translation>Остановить стол, пока не решишь продолжить</translation>
    </message>
    <message>
        <source>The table continues; you have not passed.</source>
        <translation>Игра продолжается; это не пас.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Взять назад</translation>
    </message>
    <message>
        <source>Undo the last move; nobody has learnt anything from it</source>
        <translation>Отменить последний ход: никто ничего из него не узнал</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Подождать</translation>
    </message>
    <message>
        <source>Do not pass for me now: I want to think about it</source>
        <translation>Сейчас за меня не пасовать: хочу подумать</translation>
    </message>
    <message>
        <source>%1 could mean: %2. Choose with the arrow keys and Enter.</source>
        <comment>a key; buttons</comment>
        <translation>%1 может означать: %2. Выбери стрелками и нажми Enter.</translation>
    </message>
    <message>
        <source>Let the game go on</source>
        <translation>Продолжить игру</translation>
    </message>
    <message>
        <source>Stop the table, so that somebody else can open their hand and play a card</source>
        <translation>Остановить стол, чтобы кто-то другой мог открыть свою руку и сыграть карту</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>There is no move of yours that could be taken back now.</source>
        <translation>Сейчас нет твоего хода, который можно взять назад.</translation>
    </message>
    <message>
        <source>Save, load</source>
        <translation>Сохранить, загрузить</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Выйти из-за стола</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Close the table for now</source>
        <translation>Пока закрыть стол</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>Игра продолжается</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Выйти из урока</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Закрыть повтор</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>The replay is paused</source>
        <translation>Повтор на паузе</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Игра на паузе</translation>
    </message>
    <message>
        <source>Lessons are not saved: they always start from the beginning.</source>
        <translation>Уроки не сохраняются: они всегда начинаются с начала.</translation>
    </message>
    <message>
        <source>Every move is saved: you can leave at any time and continue later.</source>
        <translation>Сохраняется каждый ход: можно уйти в любой момент и продолжить позже.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Больше не смотреть</translation>
    </message>
    <message>
        <source>Leave for good …</source>
        <translation>Уйти насовсем…</translation>
    </message>
    <message>
        <source>The others play on while this menu is open.</source>
        <translation>Остальные играют, пока открыто это меню.</translation>
    </message>
    <message>
        <source>Leave the table for good?</source>
        <translation>Уйти из-за стола насовсем?</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>Leave for good</source>
        <translation>Уйти насовсем</translation>
    </message>
    <message>
        <source>Start the lesson again</source>
        <translation>Начать урок заново</translation>
    </message>
    <message>
        <source>Leave for now: my seat is kept</source>
        <translation>Пока уйти: моё место сохраняется</translation>
    </message>
    <message>
        <source>The others play on while this menu is open. If you leave, your seat is kept as it is.</source>
        <translation>Остальные играют, пока открыто это меню. Если уйдёшь, твоё место сохранится как есть.</translation>
    </message>
    <message>
        <source>A bot plays on in your place, and the others are told. You cannot get your seat back: you could only watch.</source>
        <translation>Вместо тебя доиграет бот, и остальным об этом скажут. Вернуть место нельзя: можно будет только смотреть.</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Взять назад последний ход</translation>
    </message>
    <message>
        <source>Ask to take back the last move</source>
        <translation>Попросить вернуть последний ход</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Показать весь стол</translation>
    </message>
    <message>
        <source>Show only my hand</source>
        <translation>Показать только мою руку</translation>
    </message>
    <message>
        <source>This game is only tried out: it is not kept.</source>
        <translation>Это только проба: партия не сохраняется.</translation>
    </message>
    <message>
        <source>A replay is kept already.</source>
        <translation>Запись уже сохранена.</translation>
    </message>
    <message>
        <source>The table keeps this game by itself; whoever hosts it can reopen it later.</source>
        <translation>Стол сам хранит эту партию; тот, кто его открыл, может открыть его снова.</translation>
    </message>
    <message>
        <source>Nothing is taken back in a lesson: start it again instead.</source>
        <translation>В уроке ход взять назад нельзя: начни урок заново.</translation>
    </message>
    <message>
        <source>A replay only shows what was played.</source>
        <translation>Запись только показывает сыгранное.</translation>
    </message>
    <message>
        <source>You only watch this table.</source>
        <translation>За этим столом ты только зритель.</translation>
    </message>
    <message>
        <source>This is for a game at a table in the network.</source>
        <translation>Это для партии за столом в сети.</translation>
    </message>
    <message>
        <source>A hand on a device of its own needs a table in the network, from the beginning. On the first page, choose “Play over the network”, then “Host a table” with “This screen is only the table”.</source>
        <translation>Для руки на отдельном устройстве с самого начала нужен стол в сети. На первой странице выбери «Играть по сети», затем «Открыть стол» с «Этот экран — только стол».</translation>
    </message>
    <message>
        <source>The table cannot be reached</source>
        <translation>Стол недоступен</translation>
    </message>
    <message>
        <source>If you leave, your seat is kept as it is.</source>
        <translation>Если уйдёшь, твоё место сохранится как есть.</translation>
    </message>
    <message>
        <source>No hand is open. A move is taken back by the player whose hand is open.</source>
        <translation>Ни одна рука не открыта. Ход берёт назад тот, чья рука открыта.</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>You have no move that could be taken back now.</source>
        <translation>Сейчас у тебя нет хода, который можно взять назад.</translation>
    </message>
    <message>
        <source>Bots answer at once.</source>
        <translation>Боты отвечают сразу.</translation>
    </message>
    <message>
        <source>Bots are quick.</source>
        <translation>Боты играют быстро.</translation>
    </message>
    <message>
        <source>Bots play at the normal pace.</source>
        <translation>Боты играют в обычном темпе.</translation>
    </message>
    <message>
        <source>Bots take their time.</source>
        <translation>Боты не торопятся.</translation>
    </message>
    <message>
        <source>At a table in the network bots keep one pace, which its owner chooses before the game.</source>
        <translation>За столом в сети у ботов один темп: его выбирает перед игрой владелец стола.</translation>
    </message>
    <message>
        <source>No hand is open. A move is taken back by the player whose hand is open.</source>
        <translation>Ни одна рука не открыта. Ход берёт назад тот, чья рука открыта.</translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>Take it back?</source>
        <translation>Взять назад?</translation>
    </message>
    <message>
        <source>The others are asked</source>
        <translation>Остальных спрашивают</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Согласиться</translation>
    </message>
    <message>
        <source>Do not agree</source>
        <translation>Не согласиться</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Оставить как есть</translation>
    </message>
    <message>
        <source>Your move is taken back if everybody agrees. Still to answer: %1.</source>
        <translation>Твой ход вернут, если согласятся все. Ещё не ответили: %1.</translation>
    </message>
</context>
<context>
    <name>TemperBox</name>
    <message>
        <source>Temper</source>
        <translation>Нрав</translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>Time, stopped</source>
        <translation>Время на паузе</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Осталось времени</translation>
    </message>
</context>
<context>
    <name>TimeLine</name>
    <message>
        <source>Position in the game</source>
        <translation>Место в партии</translation>
    </message>
</context>
<context>
    <name>ToldTurns</name>
    <message>
        <source>The fighters have %1, the monsters %2.</source>
        <comment>strengths of both sides</comment>
        <translation>У сражающихся %1, у монстров %2.</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Ход %1: %2</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>До первого хода</translation>
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
        <translation>Правила</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message numerus="yes">
        <source>%n unread message(s)</source>
        <translation>
            <numerusform>%n непрочитанное сообщение</numerusform>
            <numerusform>%n непрочитанных сообщения</numerusform>
            <numerusform>%n непрочитанных сообщений</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
</context>
<context>
    <name>TradeDialog</name>
    <message>
        <source>Trade or give</source>
        <translation>Обмен или подарок</translation>
    </message>
    <message>
        <source>Only Items on the table change hands, and they stay in play.</source>
        <translation>Хозяина меняют только Предметы на столе, и они остаются в игре.</translation>
    </message>
    <message>
        <source>Offer the trade</source>
        <translation>Предложить обмен</translation>
    </message>
    <message>
        <source>Offer the gift</source>
        <translation>Предложить подарок</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Ты отдаёшь</translation>
    </message>
    <message>
        <source>You have no Items on the table.</source>
        <translation>На столе у тебя нет Предметов.</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Ты получаешь</translation>
    </message>
    <message>
        <source>They have no Items on the table.</source>
        <translation>На столе у него нет Предметов.</translation>
    </message>
    <message>
        <source>Counter %1&apos;s offer</source>
        <translation>Встречное предложение игроку %1</translation>
    </message>
    <message>
        <source>This takes the place of their offer. Only Items on the table change hands, and they stay in play.</source>
        <translation>Оно заменит другое предложение. Хозяина меняют только Предметы на столе, и они остаются в игре.</translation>
    </message>
    <message>
        <source>Make the counter-offer</source>
        <translation>Сделать встречное предложение</translation>
    </message>
</context>
<context>
    <name>TroubleDialog</name>
    <message>
        <source>Try again</source>
        <translation>Попробовать ещё раз</translation>
    </message>
    <message>
        <source>The game cannot be saved</source>
        <translation>Партию не удаётся сохранить</translation>
    </message>
    <message>
        <source>Play on without saving</source>
        <translation>Играть без сохранения</translation>
    </message>
</context>
<context>
    <name>TryOutDialog</name>
    <message>
        <source>A card is tried out</source>
        <translation>Проба карты</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
</context>
<context>
    <name>TurnMarks</name>
    <message>
        <source>Turn</source>
        <comment>below a chart&apos;s axis</comment>
        <translation>Ход</translation>
    </message>
    <message>
        <source>End</source>
        <comment>of the game, below a chart&apos;s axis</comment>
        <translation>Конец</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Watch it</source>
        <translation>Посмотреть</translation>
    </message>
</context>
<context>
    <name>VainRoll</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; rolled for &lt;b&gt;%2&lt;/b&gt;, and nothing came of it.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; бросает для карты &lt;b&gt;%2&lt;/b&gt;, но ничего не происходит.</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>%1&apos;s program agrees.</source>
        <translation>%1: программа согласна.</translation>
    </message>
    <message>
        <source>%1&apos;s program found a difference!</source>
        <translation>%1: программа нашла расхождение!</translation>
    </message>
    <message>
        <source>The check cannot tell whether somebody looked at hands on the host&apos;s machine.</source>
        <translation>Проверка не скажет, подсматривал ли кто-то руки на машине хозяина.</translation>
    </message>
    <message>
        <source>The table&apos;s owner starts the next game.</source>
        <translation>Следующую игру начинает владелец стола.</translation>
    </message>
    <message>
        <source>This table has been closed.</source>
        <translation>Этот стол закрыт.</translation>
    </message>
</context>
<context>
    <name>Victory</name>
    <message>
        <source>Several stood at Level %1 when the last Boss Monster fell, and %2 had the most gold in play.</source>
        <translation>Когда пал последний Босс, на Уровне %1 стояли несколько игроков; больше всего золота в игре: %2.</translation>
    </message>
    <message>
        <source>%2 reached Level %1, and the Boss Monsters have fallen.</source>
        <translation>На Уровне %1 — %2, и Боссы повержены.</translation>
    </message>
    <message>
        <source>%2 reached Level %1 first.</source>
        <translation>Раньше всех на Уровне %1: %2.</translation>
    </message>
    <message>
        <source>%1 helped in the winning fight and shares the victory.</source>
        <translation>Помощь в победном бою, общая победа: %1.</translation>
    </message>
    <message>
        <source>%1 beat %2.</source>
        <comment>a player; monsters</comment>
        <translation>%1 побеждает в бою; противник: %2.</translation>
    </message>
    <message>
        <source>%1 beat %2 with the help of %3.</source>
        <comment>a player; monsters; a player</comment>
        <translation>%1 побеждает в бою; противник: %2, помощь: %3.</translation>
    </message>
</context>
<context>
    <name>WalkingStandy</name>
    <message>
        <source>%1: dead, Level %2</source>
        <translation>%1: мёртв, Уровень %2</translation>
    </message>
    <message>
        <source>%1: Level %2</source>
        <translation>%1: Уровень %2</translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>Let it strike</source>
        <translation>Пусть ударит</translation>
    </message>
    <message>
        <source>Play no card</source>
        <translation>Ничего не играть</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Пусть будет так</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
</context>
<context>
    <name>WinnerPage</name>
    <message>
        <source>Leave the table</source>
        <translation>Выйти из-за стола</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Выйти из-за стола?</translation>
    </message>
    <message>
        <source>The table ends for everybody.</source>
        <translation>Стол закроется для всех насовсем.</translation>
    </message>
    <message>
        <source>The others can play again without you.</source>
        <translation>Остальные могут сыграть ещё раз без тебя.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Уйти</translation>
    </message>
    <message>
        <source>No photo can be taken now.</source>
        <translation>Сейчас снимок сделать нельзя.</translation>
    </message>
</context>
<context>
    <name>WinnerScreen</name>
    <message>
        <source>%1 win together!</source>
        <translation>Общая победа: %1!</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>Победа: %1!</translation>
    </message>
    <message>
        <source>%1: Level %2</source>
        <translation>%1: Уровень %2</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Export as text …</source>
        <translation>Сохранить текстом…</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Посмотреть ещё раз</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>Photo …</source>
        <translation>Снимок…</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Что показано на графике</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Уровни</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Шансы на победу</translation>
    </message>
    <message>
        <source>Reading the result …</source>
        <translation>Результат читается…</translation>
    </message>
    <message>
        <source>Save a picture of this page</source>
        <translation>Сохранить снимок этой страницы</translation>
    </message>
</context>
<context>
    <name>WinnerTable</name>
    <message>
        <source>Level %1</source>
        <translation>Уровень %1</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>сила %1</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Персонаж</translation>
    </message>
    <message>
        <source>Who they are</source>
        <translation>Кто это</translation>
    </message>
    <message>
        <source>With them</source>
        <translation>Спутники</translation>
    </message>
    <message>
        <source>Curses</source>
        <translation>Проклятия</translation>
    </message>
    <message>
        <source>Items, carried ones sideways</source>
        <translation>Предметы, несомые — боком</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>%1 rolled %2, which is added to the monsters&apos; sum. Does anybody want to change that?</source>
        <translation>%1 бросает кубик: %2, это прибавится к сумме монстров. Кто-нибудь это изменит?</translation>
    </message>
    <message>
        <source>%1 rolled %2, which is added to the fighters&apos; sum. Does anybody want to change that?</source>
        <translation>%1 бросает кубик: %2, это прибавится к сумме бойцов. Кто-нибудь это изменит?</translation>
    </message>
    <message>
        <source>A natural 20: %1 wins the fight, unless the die is rolled again. Does anybody want to change that?</source>
        <translation>Чистые двадцать: %1 побеждает в бою, если кубик не перебросят. Кто-нибудь это изменит?</translation>
    </message>
    <message>
        <source>A natural 1: %1 loses the fight, unless the die is rolled again. Does anybody want to change that?</source>
        <translation>Чистая единица: %1 проигрывает бой, если кубик не перебросят. Кто-нибудь это изменит?</translation>
    </message>
    <message>
        <source>The Bad Stuff of %1 was averted.</source>
        <translation>Беда отведена: %1.</translation>
    </message>
    <message>
        <source>For %1, who helped: %2</source>
        <translation>За помощь, %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card: what is asked</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>choose %n card(s).</source>
        <translation>
            <numerusform>выбери %n карту.</numerusform>
            <numerusform>выбери %n карты.</numerusform>
            <numerusform>выбери %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>choose %1 to %2 cards.</source>
        <translation>выбери карты: от %1 до %2.</translation>
    </message>
    <message numerus="yes">
        <source>choose %n player(s).</source>
        <translation>
            <numerusform>выбери %n игрока.</numerusform>
            <numerusform>выбери %n игроков.</numerusform>
            <numerusform>выбери %n игроков.</numerusform>
        </translation>
    </message>
    <message>
        <source>choose %1 to %2 players.</source>
        <translation>выбери игроков: от %1 до %2.</translation>
    </message>
    <message>
        <source>choose a number from %1 to %2.</source>
        <translation>выбери число от %1 до %2.</translation>
    </message>
    <message>
        <source>choose one.</source>
        <translation>выбери одно.</translation>
    </message>
    <message>
        <source>You carry too many Big Items: choose what has to go.</source>
        <translation>У тебя слишком много Больших Предметов: выбери, с чем расстаться.</translation>
    </message>
    <message>
        <source>Take the top card of the discards instead of drawing? Choose what to pay with, or nothing.</source>
        <translation>Взять верхнюю карту сброса вместо карты из колоды? Выбери, чем платить, или ничего.</translation>
    </message>
    <message>
        <source>Too many cards in hand: give the excess away.</source>
        <translation>Слишком много карт на руке: отдай лишнее.</translation>
    </message>
    <message>
        <source>%1, for nothing</source>
        <translation>%1 даром</translation>
    </message>
    <message>
        <source>nothing for %1</source>
        <translation>ничего, взамен — %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1, взамен — %2</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>This card</source>
        <translation>Эта карта</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Кто-то</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a card and what it adds</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Everybody is ready. Who goes first?</source>
        <translation>Все готовы. Кто ходит первым?</translation>
    </message>
    <message>
        <source>%1 rolled %2 for the first turn.</source>
        <translation>%1 бросает за первый ход: %2.</translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <translation>Ходит %1.</translation>
    </message>
    <message>
        <source>%1 kicked open the door: %2.</source>
        <translation>%1 выбивает дверь: %2.</translation>
    </message>
    <message>
        <source>%1 listened at the door.</source>
        <translation>%1 подслушивает у двери.</translation>
    </message>
    <message>
        <source>%1 looted the room.</source>
        <translation>%1 обыскивает комнату.</translation>
    </message>
    <message>
        <source>%1 drew a card.</source>
        <translation>%1 берёт карту.</translation>
    </message>
    <message>
        <source>%1 drew %2.</source>
        <translation>%1 берёт: %2.</translation>
    </message>
    <message>
        <source>The Door discards were shuffled into a new deck.</source>
        <translation>Сброс Дверей перемешан в новую колоду.</translation>
    </message>
    <message>
        <source>The Treasure discards were shuffled into a new deck.</source>
        <translation>Сброс Сокровищ перемешан в новую колоду.</translation>
    </message>
    <message>
        <source>%1 kept %2.</source>
        <translation>%1 берёт себе: %2.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 вместе с %2</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 играет: %2.</translation>
    </message>
    <message>
        <source>%1 played %2 on %3.</source>
        <translation>%1 играет: %2, цель: %3.</translation>
    </message>
    <message>
        <source>%1 equipped %2.</source>
        <translation>%1 надевает: %2.</translation>
    </message>
    <message>
        <source>%1 put %2 away.</source>
        <translation>%1 убирает: %2.</translation>
    </message>
    <message>
        <source>%1 was discarded.</source>
        <translation>В сброс: %1.</translation>
    </message>
    <message>
        <source>%1 lost %2.</source>
        <translation>%1 теряет: %2.</translation>
    </message>
    <message>
        <source>%1 took %2.</source>
        <translation>%1 берёт: %2.</translation>
    </message>
    <message>
        <source>%1 took %2 from %3.</source>
        <translation>%1 берёт: %2, отдаёт %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sold Items for %2 gp: %n level(s).</source>
        <translation>
            <numerusform>%1 продаёт Предметы за %2 зол.: %n уровень.</numerusform>
            <numerusform>%1 продаёт Предметы за %2 зол.: %n уровня.</numerusform>
            <numerusform>%1 продаёт Предметы за %2 зол.: %n уровней.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 went up to Level %2.</source>
        <translation>%1 поднимается на Уровень %2.</translation>
    </message>
    <message>
        <source>%1 fell to Level %2.</source>
        <translation>%1 падает на Уровень %2.</translation>
    </message>
    <message>
        <source>%1 is %2 now.</source>
        <translation>%1 теперь — %2.</translation>
    </message>
    <message>
        <source>%1 is a man now.</source>
        <translation>%1 теперь мужчина.</translation>
    </message>
    <message>
        <source>%1 is a woman now.</source>
        <translation>%1 теперь женщина.</translation>
    </message>
    <message>
        <source>%1 is no %2 any more.</source>
        <translation>%1 больше не %2.</translation>
    </message>
    <message>
        <source>%1 used %2 on %3: %4.</source>
        <translation>%1 применяет %2, цель %3: %4.</translation>
    </message>
    <message>
        <source>%1 used %2 on %3.</source>
        <translation>%1 применяет %2, цель: %3.</translation>
    </message>
    <message>
        <source>%1 used %2.</source>
        <translation>%1 применяет: %2.</translation>
    </message>
    <message>
        <source>%1 fights %2.</source>
        <translation>%1 дерётся: %2.</translation>
    </message>
    <message>
        <source>%1 joined the fight.</source>
        <translation>В бой вступает %1.</translation>
    </message>
    <message>
        <source>%1 was killed on the spot.</source>
        <translation>Убит на месте: %1.</translation>
    </message>
    <message>
        <source>%1 left the fight.</source>
        <translation>Из боя выходит %1.</translation>
    </message>
    <message>
        <source>%1 asked %2 for help in exchange for %3.</source>
        <translation>%1 просит помощи у игрока %2. Плата: %3.</translation>
    </message>
    <message>
        <source>%1 offered to help in exchange for %2.</source>
        <translation>%1 предлагает помощь. Плата: %2.</translation>
    </message>
    <message>
        <source>%1 declined.</source>
        <translation>%1 отказывается.</translation>
    </message>
    <message>
        <source>%1 withdrew the offer.</source>
        <translation>%1 отзывает предложение.</translation>
    </message>
    <message>
        <source>%1 was forced to help.</source>
        <translation>%1 помогает поневоле.</translation>
    </message>
    <message>
        <source>%1 helps.</source>
        <translation>%1 помогает.</translation>
    </message>
    <message>
        <source>%1 offered %2 a trade.</source>
        <translation>%1 предлагает обмен игроку %2.</translation>
    </message>
    <message>
        <source>%1 offered %2 a trade: %3.</source>
        <translation>%1 предлагает обмен игроку %2: %3.</translation>
    </message>
    <message>
        <source>%1 and %2 traded.</source>
        <translation>%1 и %2 меняются.</translation>
    </message>
    <message>
        <source>%1 won: %2 and %3.</source>
        <translation>%1 побеждает: %2 и %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n уровень</numerusform>
            <numerusform>%n уровня</numerusform>
            <numerusform>%n уровней</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Сокровище</numerusform>
            <numerusform>%n Сокровища</numerusform>
            <numerusform>%n Сокровищ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolled %2.</source>
        <translation>%1 бросает кубик: %2.</translation>
    </message>
    <message>
        <source>The roll is now %1.</source>
        <translation>На кубике теперь %1.</translation>
    </message>
    <message>
        <source>%1 got away from %2.</source>
        <translation>%1 спасается, позади %2.</translation>
    </message>
    <message>
        <source>%2 caught %1.</source>
        <translation>%2 ловит игрока %1.</translation>
    </message>
    <message>
        <source>%1 is about to strike %2.</source>
        <translation>%1 вот-вот ударит по игроку %2.</translation>
    </message>
    <message>
        <source>%1 was averted.</source>
        <translation>Отведено: %1.</translation>
    </message>
    <message>
        <source>%1 was cursed: %2.</source>
        <translation>На игроке %1 проклятие: %2.</translation>
    </message>
    <message>
        <source>%1 is rid of %2.</source>
        <translation>%1 избавляется: %2.</translation>
    </message>
    <message>
        <source>%1 died.</source>
        <translation>%1 погибает.</translation>
    </message>
    <message>
        <source>%1 took %2 from the body of %3.</source>
        <translation>%1 берёт %2, обобрав тело: %3.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 снова в игре.</translation>
    </message>
    <message>
        <source>%1 looked at the hand of %2.</source>
        <translation>%1 смотрит руку игрока %2.</translation>
    </message>
    <message>
        <source>%1 gave %2 to %3.</source>
        <translation>%1 отдаёт: %2, получает %3.</translation>
    </message>
    <message>
        <source>%1 won the game!</source>
        <translation>%1 выигрывает партию!</translation>
    </message>
    <message>
        <source>%1&apos;s d20 adds %2 to the fighters.</source>
        <translation>d20 (%1) даёт бойцам %2.</translation>
    </message>
    <message>
        <source>%1&apos;s d20 adds %2 to the monsters.</source>
        <translation>d20 (%1) даёт монстрам %2.</translation>
    </message>
    <message>
        <source>A natural 1! %1 has lost, and nobody gets away.</source>
        <translation>Чистая единица! %1 проигрывает, и никто не уйдёт.</translation>
    </message>
    <message>
        <source>A natural 20! %1 wins, whatever the sums.</source>
        <translation>Чистые двадцать! %1 побеждает, что бы там ни насчитали.</translation>
    </message>
    <message>
        <source>%1 defeated a Boss Monster: %2 so far.</source>
        <translation>%1 повергает Босса; всего повержено: %2.</translation>
    </message>
    <message>
        <source>a Door card</source>
        <translation>карта Двери</translation>
    </message>
    <message>
        <source>a Treasure</source>
        <translation>Сокровище</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>карта</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>Your share of the Treasures: %1</source>
        <translation>Твоя доля Сокровищ: %1</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>card: what it says. what is asked</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>%1 may carry %2 but not use it: it is %5.</source>
        <comment>%5: usable by Thieves only</comment>
        <translation>%1 может нести, но не использовать %2: карта %5.</translation>
    </message>
    <message>
        <source>%2 works only if %5.</source>
        <comment>%5: you are a Thief</comment>
        <translation>%2 работает, только если %5.</translation>
    </message>
    <message>
        <source>%2 works on that target only if %5.</source>
        <comment>%5: the monster is Undead</comment>
        <translation>%2 действует на эту цель, только если %5.</translation>
    </message>
    <message numerus="yes">
        <source>%n Hand(s)</source>
        <translation>
            <numerusform>%n рука</numerusform>
            <numerusform>%n руки</numerusform>
            <numerusform>%n рук</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 needs %5, and %n is free: %4 is in the way.</source>
        <translation>
            <numerusform>%2: нужно %5, а свободна %n: мешает %4.</numerusform>
            <numerusform>%2: нужно %5, а свободны %n: мешает %4.</numerusform>
            <numerusform>%2: нужно %5, а свободно %n: мешает %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 carries as many Big Items as allowed: %5.</source>
        <translation>%1 несёт Больших Предметов сколько можно: %5.</translation>
    </message>
    <message>
        <source>%1 won: %2.</source>
        <translation>%1 побеждает: %2.</translation>
    </message>
    <message>
        <source>No roll is needed: %1.</source>
        <translation>Бросок не нужен: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot win that way: %n level(s) had no effect.</source>
        <translation>
            <numerusform>%1 не может так победить: %n уровень не засчитан.</numerusform>
            <numerusform>%1 не может так победить: %n уровня не засчитаны.</numerusform>
            <numerusform>%1 не может так победить: %n уровней не засчитаны.</numerusform>
        </translation>
    </message>
    <message>
        <source>it says to %1: “%2”</source>
        <comment>player: what the card says</comment>
        <translation>карта говорит игроку %1: «%2»</translation>
    </message>
    <message>
        <source>%2 goes with your %5, and you have none.</source>
        <comment>%5: Race</comment>
        <translation>%2: играется с картой типа «%5», а у тебя её нет.</translation>
    </message>
    <message>
        <source>%2 needs a second %5 played with it.</source>
        <comment>%5: Race</comment>
        <translation>%2: нужна вторая карта типа «%5» в придачу.</translation>
    </message>
    <message>
        <source>There is no room for another %5: discard one first.</source>
        <comment>%5: Race</comment>
        <translation>Для ещё одной карты типа «%5» нет места: сначала сбрось одну.</translation>
    </message>
    <message numerus="yes">
        <source>%1 looked at the top %n card(s) of the Door deck.</source>
        <translation>
            <numerusform>%1 смотрит %n верхнюю карту колоды Дверей.</numerusform>
            <numerusform>%1 смотрит %n верхние карты колоды Дверей.</numerusform>
            <numerusform>%1 смотрит %n верхних карт колоды Дверей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 looked at the top %n card(s) of the Treasure deck.</source>
        <translation>
            <numerusform>%1 смотрит %n верхнюю карту колоды Сокровищ.</numerusform>
            <numerusform>%1 смотрит %n верхние карты колоды Сокровищ.</numerusform>
            <numerusform>%1 смотрит %n верхних карт колоды Сокровищ.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (the helper picks)</source>
        <translation>%1 (выбирает помощник)</translation>
    </message>
    <message>
        <source>%1 (the fighter picks)</source>
        <translation>%1 (выбирает боец)</translation>
    </message>
    <message>
        <source>%1 played %2 for the fighters.</source>
        <translation>%1 играет за бойцов: %2.</translation>
    </message>
    <message>
        <source>%1 played %2 for the monsters.</source>
        <translation>%1 играет за монстров: %2.</translation>
    </message>
    <message>
        <source>%1 discarded %2.</source>
        <translation>%1 сбрасывает: %2.</translation>
    </message>
    <message>
        <source>%1 offered to help for nothing.</source>
        <translation>%1 предлагает помощь даром.</translation>
    </message>
    <message>
        <source>%1 looked at the top card of the Door deck.</source>
        <translation>%1 смотрит верхнюю карту колоды Дверей.</translation>
    </message>
    <message>
        <source>%1 looked at the top card of the Treasure deck.</source>
        <translation>%1 смотрит верхнюю карту колоды Сокровищ.</translation>
    </message>
    <message numerus="yes">
        <source>Choose exactly %n card(s).</source>
        <translation>
            <numerusform>Выбери ровно %n карту.</numerusform>
            <numerusform>Выбери ровно %n карты.</numerusform>
            <numerusform>Выбери ровно %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are back in the game. Choose your new Character, or keep yours.</source>
        <translation>Ты снова в игре. Выбери нового Персонажа или оставь своего.</translation>
    </message>
    <message>
        <source>you escape from %1</source>
        <translation>от монстра %1 ты уходишь</translation>
    </message>
    <message>
        <source>%1 lets nobody escape</source>
        <translation>%1 никому не даёт уйти</translation>
    </message>
    <message numerus="yes">
        <source>%n of the cards won</source>
        <translation>
            <numerusform>%n карта из выигранных</numerusform>
            <numerusform>%n карты из выигранных</numerusform>
            <numerusform>%n карт из выигранных</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Items need more Hands than you have: choose an Item to turn sideways.</source>
        <translation>Твоим Предметам нужно больше рук, чем у тебя есть: выбери Предмет, который повернёшь боком.</translation>
    </message>
    <message>
        <source>Without Cheat! you are wearing too much: choose an Item to turn sideways.</source>
        <translation>Без карты «Жульничаем!» на тебе слишком много: выбери Предмет, который повернёшь боком.</translation>
    </message>
    <message>
        <source>%1 rolled %2 to run away from %3: 5 or more escapes. Does anybody want to change that?</source>
        <translation>%1 бросает кубик, чтобы сбежать (преследует %3): %2. Нужно 5 или больше. Кто-нибудь это изменит?</translation>
    </message>
    <message>
        <source>%1 rolled %2. Does anybody want to change that?</source>
        <translation>%1 бросает кубик: %2. Кто-нибудь это изменит?</translation>
    </message>
    <message>
        <source>%1 rolled %2 for %3: “%4”. Does anybody want to change that?</source>
        <comment>%4: what the card then does</comment>
        <translation>%1 бросает кубик («%3»): %2. Выходит: «%4». Кто-нибудь это изменит?</translation>
    </message>
    <message>
        <source>%1 rolled %2 for %3. Does anybody want to change that?</source>
        <translation>%1 бросает кубик («%3»): %2. Кто-нибудь это изменит?</translation>
    </message>
    <message>
        <source>%1 listened at the door: %2.</source>
        <translation>%1 подслушивает у двери: %2.</translation>
    </message>
    <message>
        <source>%1 looted the room: %2.</source>
        <translation>%1 обыскивает комнату: %2.</translation>
    </message>
    <message>
        <source>%1 will fight it out unless somebody interferes.</source>
        <translation>%1 идёт до конца, если никто не вмешается.</translation>
    </message>
    <message>
        <source>%1 could not carry %2; it went to %3.</source>
        <translation>%1 не может нести: %2; получает %3.</translation>
    </message>
    <message>
        <source>%1 took back a move, and all that followed it.</source>
        <translation>%1 возвращает ход и всё, что за ним последовало.</translation>
    </message>
    <message>
        <source>%1 took back a move.</source>
        <translation>%1 возвращает ход.</translation>
    </message>
    <message>
        <source>Loot the body of %1: %2</source>
        <translation>Обобрать тело игрока %1: %2</translation>
    </message>
    <message>
        <source>%1 had no effect on %2.</source>
        <translation>%1 не действует: %2.</translation>
    </message>
    <message>
        <source>The Bad Stuff of %1 took nothing from %2.</source>
        <translation>Беда (%1) ничего не отнимает: %2.</translation>
    </message>
    <message>
        <source>%1 rolled %2 for %3, about %5: “%4”. Does anybody want to change that?</source>
        <comment>%4: what the card then does; %5: another card, such as one to be stolen</comment>
        <translation>%1 бросает кубик («%3», карта «%5»): %2. Выходит: «%4». Кто-нибудь это изменит?</translation>
    </message>
    <message>
        <source>%1 played %2 for %3.</source>
        <translation>%1 играет %2 в помощь: %3.</translation>
    </message>
    <message>
        <source>%1 asked %2 for a gift: %3.</source>
        <translation>%1 просит подарок у игрока %2: %3.</translation>
    </message>
    <message>
        <source>%1 asked %2 for help and offered nothing.</source>
        <translation>%1 просит помощи у игрока %2 и ничего не предлагает.</translation>
    </message>
    <message>
        <source>%2 no longer affects %1. What it did at once stays.</source>
        <translation>%2 больше не действует на игрока (%1). Случившееся сразу остаётся.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a card&apos;s title within a sentence</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1 played %2 on %3, which may now be equipped.</source>
        <translation>%1 играет: %2, цель: %3; теперь это можно надеть.</translation>
    </message>
    <message>
        <source>%1 gives %2 %3.</source>
        <comment>a card; a player; a number with its sign</comment>
        <translation>%1: %3 (%2).</translation>
    </message>
    <message>
        <source>%1 does not pursue you</source>
        <translation>%1 тебя не преследует</translation>
    </message>
    <message>
        <source>%1 offered %2 a gift: %3.</source>
        <translation>%1 предлагает подарок игроку %2: %3.</translation>
    </message>
    <message>
        <source>%1 tries to run away.</source>
        <translation>%1 пытается убежать.</translation>
    </message>
    <message>
        <source>The loot lies open: %1.</source>
        <translation>Добыча открыта: %1.</translation>
    </message>
    <message>
        <source>%2 needs a target that fits: it works only if %5.</source>
        <comment>%5: the monster is Undead</comment>
        <translation>%2 требует подходящей цели: действует, только если %5.</translation>
    </message>
    <message>
        <source>Nobody is a target for %2 now: it works only if %5.</source>
        <comment>%5: that player has the same Level as you</comment>
        <translation>Сейчас никто не подходит как цель для %2: действует, только если %5.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>number, card</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: the roll is now %2.</source>
        <comment>a card; a number</comment>
        <translation>%1: на кубике теперь %2.</translation>
    </message>
    <message>
        <source>%1 played %2, to carry %3.</source>
        <comment>player, Hireling, Item</comment>
        <translation>%1 играет %2 (несёт: %3).</translation>
    </message>
    <message>
        <source>%1 gave %2 to %3 to carry.</source>
        <comment>player, Item, Hireling</comment>
        <translation>%1 отдаёт нести: %2 (несёт %3).</translation>
    </message>
    <message>
        <source>%1 gives the monsters %2.</source>
        <comment>a card; a number with its sign</comment>
        <translation>%1: %2 (монстрам).</translation>
    </message>
    <message>
        <source>%1 gives the fighters %2.</source>
        <comment>a card; a number with its sign</comment>
        <translation>%1: %2 (сражающимся).</translation>
    </message>
    <message>
        <source>No monster is left: %1 gains no level.</source>
        <translation>Монстров не осталось: %1 не получает уровня.</translation>
    </message>
    <message>
        <source>No monster is left: %1 gains no level and no Treasure.</source>
        <translation>Монстров не осталось: %1 не получает ни уровня, ни Сокровищ.</translation>
    </message>
    <message>
        <source>No monster is left: %1 gains %2, but no level.</source>
        <translation>Монстров не осталось: %1 получает %2, но не уровень.</translation>
    </message>
    <message>
        <source>%1 won, but gained no level.</source>
        <translation>%1 побеждает, но уровня не получает.</translation>
    </message>
    <message>
        <source>%1 won: %2, but no level.</source>
        <translation>%1 побеждает: %2, но без уровня.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>ability (its card)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 was averted by %2.</source>
        <comment>a Curse; a card</comment>
        <translation>Отведено: %1. Причина: %2.</translation>
    </message>
    <message>
        <source>%2 can be played only in your own turn now: the moment you got it has passed.</source>
        <translation>%2: теперь можно сыграть только в свой ход, ведь миг, когда карта получена, прошёл.</translation>
    </message>
    <message>
        <source>%1 rolled %2 for %3, used on %5: “%4”. Does anybody want to change that?</source>
        <comment>%3: an ability; %4: what it then does; %5: a card, such as one to be stolen</comment>
        <translation>%1 бросает кубик («%3» на карту «%5»): %2. Выходит: «%4». Кто-нибудь это изменит?</translation>
    </message>
    <message>
        <source>%1 sold %2.</source>
        <translation>%1 продаёт: %2.</translation>
    </message>
    <message>
        <source>%1 ended the turn.</source>
        <translation>%1 завершает ход.</translation>
    </message>
    <message>
        <source>%1 gave %2 %3, as promised.</source>
        <comment>giver, receiver, card</comment>
        <translation>%1 отдаёт обещанное, %2: %3.</translation>
    </message>
    <message>
        <source>no roll escapes as it stands</source>
        <translation>пока не хватит никакого броска</translation>
    </message>
    <message>
        <source>every roll escapes as it stands</source>
        <translation>пока хватит любого броска</translation>
    </message>
    <message>
        <source>5 or more escapes</source>
        <translation>чтобы сбежать, нужно 5 или больше</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a sum, what it must be</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>die</source>
        <translation>кубик</translation>
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
        <translation>%2: нужно %5, а свободных нет: мешает %4.</translation>
    </message>
    <message>
        <source>%1 put %2 in play.</source>
        <translation>%1 вводит в игру: %2.</translation>
    </message>
    <message>
        <source>%1 put %2 on the table, to carry it.</source>
        <translation>%1 кладёт на стол, чтобы нести: %2.</translation>
    </message>
    <message>
        <source>%1 cannot use %2: it is %5.</source>
        <translation>%1 не может применить карту %2: %5.</translation>
    </message>
    <message>
        <source>%2 can be played only in your own turn.</source>
        <translation>%2: можно сыграть только в свой ход.</translation>
    </message>
    <message>
        <source>%2 needs no target: the card says whom it affects.</source>
        <translation>%2: цель не нужна, на карте сказано, на кого она действует.</translation>
    </message>
</context>
<context>
    <name>WordsChip</name>
    <message>
        <source>What they do</source>
        <comment>the monsters of a fight</comment>
        <translation>Что они делают</translation>
    </message>
    <message>
        <source>What it does</source>
        <comment>the monster of a fight</comment>
        <translation>Что он делает</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>Key</source>
        <translation>Ключ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Экземпляры</translation>
    </message>
    <message>
        <source>Flavour text</source>
        <translation>Прибаутка</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Сокровища</translation>
    </message>
    <message>
        <source>Levels for the kill</source>
        <translation>Уровни за победу</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Босс</translation>
    </message>
    <message>
        <source>Special treasure</source>
        <translation>Особое сокровище</translation>
    </message>
    <message>
        <source>Worn as</source>
        <translation>Надевается как</translation>
    </message>
    <message>
        <source>Big</source>
        <translation>Большой</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Золото</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Бонус</translation>
    </message>
    <message>
        <source>More treasures</source>
        <translation>Больше сокровищ</translation>
    </message>
    <message>
        <source>Never below</source>
        <translation>Не ниже</translation>
    </message>
    <message>
        <source>Gives tags</source>
        <translation>Даёт метки</translation>
    </message>
    <message>
        <source>Kind of ally</source>
        <translation>Вид союзника</translation>
    </message>
    <message>
        <source>Its item, when it leaves</source>
        <translation>Его предмет, когда он уходит</translation>
    </message>
    <message>
        <source>Plural</source>
        <translation>Множественное число</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Личность</translation>
    </message>
    <message>
        <source>Identity type</source>
        <translation>Вид личности</translation>
    </message>
    <message>
        <source>Lasting</source>
        <translation>Остаётся</translation>
    </message>
    <message>
        <source>Pictogram</source>
        <translation>Пиктограмма</translation>
    </message>
    <message>
        <source>Second pictogram</source>
        <translation>Вторая пиктограмма</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>Второй цвет</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Сцена</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Повёрнуто на</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Зеркально</translation>
    </message>
    <message>
        <source>Drawn in lines</source>
        <translation>Нарисована линиями</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Что она делает</translation>
    </message>
    <message>
        <source>Bad Stuff</source>
        <translation>Беда</translation>
    </message>
    <message>
        <source>What it changes</source>
        <translation>Что она меняет</translation>
    </message>
    <message>
        <source>When something happens</source>
        <translation>Когда что-то происходит</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Способности</translation>
    </message>
    <message>
        <source>Usable by</source>
        <translation>Кому доступно</translation>
    </message>
    <message>
        <source>As an enhancer</source>
        <translation>Как усилитель</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Иначе</translation>
    </message>
    <message>
        <source>Only if</source>
        <translation>Только если</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Что происходит</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>Какие карты</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Сколько</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Joins a fight if</source>
        <translation>Вступает в бой, если</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Как её играют</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версия</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Лицензия</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Описание</translation>
    </message>
    <message>
        <source>Needs packs</source>
        <translation>Нужны наборы</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Монстр</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>Проклятие</translation>
    </message>
    <message>
        <source>Enhancer</source>
        <translation>Усилитель</translation>
    </message>
    <message>
        <source>Joining card</source>
        <translation>Карта подкрепления</translation>
    </message>
    <message>
        <source>Race or class</source>
        <translation>Раса или класс</translation>
    </message>
    <message>
        <source>Doubling card</source>
        <translation>Карта удвоения</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Предмет</translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation>Разовая</translation>
    </message>
    <message>
        <source>Level card</source>
        <translation>Карта уровня</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Союзник</translation>
    </message>
    <message>
        <source>Cheat card</source>
        <translation>Карта жульничества</translation>
    </message>
    <message>
        <source>Other card</source>
        <translation>Другая карта</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Персонаж</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Двери</translation>
    </message>
    <message>
        <source>nothing of these</source>
        <translation>ничто из этого</translation>
    </message>
    <message>
        <source>Headgear</source>
        <translation>Голова</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Броня</translation>
    </message>
    <message>
        <source>Footgear</source>
        <translation>Обувь</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>Одна рука</translation>
    </message>
    <message>
        <source>Two hands</source>
        <translation>Две руки</translation>
    </message>
    <message>
        <source>Identity types</source>
        <translation>Виды личностей</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Удвоение</translation>
    </message>
    <message>
        <source>Door cards</source>
        <translation>Карты дверей</translation>
    </message>
    <message>
        <source>Treasure cards</source>
        <translation>Карты сокровищ</translation>
    </message>
    <message>
        <source>Level that wins</source>
        <translation>Победный уровень</translation>
    </message>
    <message>
        <source>Door cards to begin with</source>
        <translation>Карты дверей в начале</translation>
    </message>
    <message>
        <source>Treasures to begin with</source>
        <translation>Сокровища в начале</translation>
    </message>
    <message>
        <source>Sides of the first die</source>
        <translation>Граней у первого кубика</translation>
    </message>
    <message>
        <source>Cards in hand at most</source>
        <translation>Карт на руке не больше</translation>
    </message>
    <message>
        <source>Big Items at most</source>
        <translation>Больших вещей не больше</translation>
    </message>
    <message>
        <source>Bosses to defeat</source>
        <translation>Сколько боссов победить</translation>
    </message>
    <message>
        <source>Milliseconds to interfere</source>
        <translation>Миллисекунд на вмешательство</translation>
    </message>
    <message>
        <source>Cards in play may be discarded</source>
        <translation>Карты в игре можно сбрасывать</translation>
    </message>
    <message>
        <source>Cards beat every rule</source>
        <translation>Карты важнее любых правил</translation>
    </message>
    <message>
        <source>Identities change the hand limit</source>
        <translation>Личности меняют предел руки</translation>
    </message>
    <message>
        <source>Level cards on anybody</source>
        <translation>Карты уровня на любого игрока</translation>
    </message>
    <message>
        <source>Cards in hand may pay for help</source>
        <translation>Картами с руки можно платить за помощь</translation>
    </message>
    <message>
        <source>The dead are back at once</source>
        <translation>Погибшие возвращаются сразу</translation>
    </message>
    <message>
        <source>Any Item before the first turn</source>
        <translation>Любая вещь до первого хода</translation>
    </message>
    <message>
        <source>Any one-shot may be laid down</source>
        <translation>Любую одноразовую карту можно выложить</translation>
    </message>
    <message>
        <source>The word by which files and scenarios call it. It follows the name until you write one of your own.</source>
        <translation>Слово, которым её называют файлы и сценарии. Оно следует за названием, пока не впишешь своё.</translation>
    </message>
    <message>
        <source>Words that other cards can ask for, such as “undead”. The pack&apos;s form says which there are.</source>
        <translation>Слова, о которых могут спрашивать другие карты, например «undead». Какие есть, указано в форме набора.</translation>
    </message>
    <message>
        <source>A Boss Monster, for games in which one must defeat them.</source>
        <translation>Босс: для игр, в которых нужно побеждать боссов.</translation>
    </message>
    <message>
        <source>The card says “Treasure: Special”. What one gets stands under “When something happens”, on victory.</source>
        <translation>На карте написано «Сокровище: особое». Что именно получают, указано в «Когда что-то происходит», при победе.</translation>
    </message>
    <message>
        <source>The main figure&apos;s colour. Its shade counts, not how light it is: the figure must stand out from the scene. The seed moves it a little.</source>
        <translation>Цвет главной фигуры. Важен оттенок, а не яркость: фигура должна выделяться на фоне. Зерно немного его сдвигает.</translation>
    </message>
    <message>
        <source>Another number draws the same things a little differently.</source>
        <translation>Другое число рисует то же самое немного иначе.</translation>
    </message>
    <message>
        <source>Degrees by which the figure is turned to the right.</source>
        <translation>На сколько градусов фигура повёрнута вправо.</translation>
    </message>
    <message>
        <source>The figure&apos;s size in percent of the usual one.</source>
        <translation>Размер фигуры в процентах от обычного.</translation>
    </message>
    <message>
        <source>The curse stays in front of its victim until something discards it.</source>
        <translation>Проклятие лежит перед жертвой, пока что-нибудь его не сбросит.</translation>
    </message>
    <message>
        <source>Packs without which this one cannot be played.</source>
        <translation>Наборы, без которых этот нельзя играть.</translation>
    </message>
    <message>
        <source>The colour of small parts and of the second figure. Without one, small parts contrast with the main colour, and the second figure is golden or of steel.</source>
        <translation>Цвет мелких частей и второй фигуры. Без него мелкие части контрастируют с главным цветом, а вторая фигура золотая или стальная.</translation>
    </message>
</context>
<context>
    <name>WorkshopAct</name>
    <message>
        <source>%1 kicks open the door.</source>
        <translation>%1 выбивает дверь.</translation>
    </message>
    <message>
        <source>%1 listens at the door.</source>
        <translation>%1 подслушивает у двери.</translation>
    </message>
    <message>
        <source>%1 loots the room.</source>
        <translation>%1 обыскивает комнату.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 заканчивает ход.</translation>
    </message>
    <message>
        <source>%1 looks for trouble with %2.</source>
        <translation>%1 ищет неприятностей: %2.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 играет карту %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 into hand.</source>
        <translation>%1 берёт на руку карту %2.</translation>
    </message>
    <message>
        <source>%1 equips %2.</source>
        <translation>%1 надевает %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 off.</source>
        <translation>%1 снимает %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 сбрасывает %2.</translation>
    </message>
    <message>
        <source>%1 sells %2.</source>
        <translation>%1 продаёт %2.</translation>
    </message>
    <message>
        <source>%1 uses an ability of %2.</source>
        <translation>%1 применяет способность карты %2.</translation>
    </message>
    <message>
        <source>%1 offers %2 a trade.</source>
        <translation>%1 предлагает обмен игроку %2.</translation>
    </message>
    <message>
        <source>%1 asks %2 for help.</source>
        <translation>%1 просит помощи у игрока %2.</translation>
    </message>
    <message>
        <source>%1 offers help.</source>
        <translation>%1 предлагает помощь.</translation>
    </message>
    <message>
        <source>%1 accepts an offer.</source>
        <translation>%1 принимает предложение.</translation>
    </message>
    <message>
        <source>%1 declines an offer.</source>
        <translation>%1 отклоняет предложение.</translation>
    </message>
    <message>
        <source>%1 withdraws an offer.</source>
        <translation>%1 отзывает предложение.</translation>
    </message>
    <message>
        <source>%1 leaves the fight.</source>
        <translation>%1 выходит из боя.</translation>
    </message>
    <message>
        <source>%1 declares the fight won, or ready for the dice.</source>
        <translation>%1 объявляет бой выигранным или готовым к броску.</translation>
    </message>
    <message>
        <source>%1 gives up the fight and runs away.</source>
        <translation>%1 прекращает бой и убегает.</translation>
    </message>
    <message>
        <source>%1 tries to escape from %2.</source>
        <translation>%1 пытается сбежать, монстр: %2.</translation>
    </message>
    <message>
        <source>%1 chooses %2.</source>
        <translation>%1 выбирает: %2.</translation>
    </message>
    <message>
        <source>%1 gives cards away in Charity.</source>
        <translation>%1 раздаёт карты как милостыню.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 пасует.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>the name of a card</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>the fighters</source>
        <translation>бойцы</translation>
    </message>
    <message>
        <source>the monsters</source>
        <translation>монстры</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Каждый</translation>
    </message>
    <message>
        <source>Aim: %1.</source>
        <comment>of a card that is played</comment>
        <translation>Цель: %1.</translation>
    </message>
</context>
<context>
    <name>WorkshopField</name>
    <message>
        <source>Of</source>
        <translation>Чьи</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Первое</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Второе</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Есть</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Пол</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Метка</translation>
    </message>
    <message>
        <source>Only the target</source>
        <translation>Только цель</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Округление</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>Gold at least</source>
        <translation>Золота не меньше</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Сколько карт</translation>
    </message>
    <message>
        <source>Who chooses</source>
        <translation>Кто выбирает</translation>
    </message>
    <message>
        <source>Or fewer</source>
        <translation>Или меньше</translation>
    </message>
    <message>
        <source>May win the game</source>
        <translation>Может принести победу</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Кому</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Куда</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Стороной</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Исходы</translation>
    </message>
    <message>
        <source>Sides of the die</source>
        <translation>Граней у кубика</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Тогда</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Иначе</translation>
    </message>
    <message>
        <source>Among</source>
        <translation>Из кого</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Монстр</translation>
    </message>
    <message>
        <source>Aimed at</source>
        <translation>Нацелена на</translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>Вместе с</translation>
    </message>
    <message>
        <source>Only if the target</source>
        <translation>Только если цель</translation>
    </message>
    <message>
        <source>Which value</source>
        <translation>Какая величина</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Как часто</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Раз</translation>
    </message>
    <message>
        <source>Counts cards discarded</source>
        <translation>Считает сброшенные карты</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Не меньше</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Не больше</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>Вся рука</translation>
    </message>
    <message>
        <source>From hand only</source>
        <translation>Только с руки</translation>
    </message>
    <message>
        <source>The card itself, too</source>
        <translation>И сама карта</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Рисунок</translation>
    </message>
    <message>
        <source>Place of the second pictogram</source>
        <translation>Место второй пиктограммы</translation>
    </message>
    <message>
        <source>Coloured parts</source>
        <translation>Цветные части</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Часть</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Колоды</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>At least so many</source>
        <translation>Не меньше стольких</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>Вид карты</translation>
    </message>
    <message>
        <source>Its Treasures</source>
        <translation>Его сокровища</translation>
    </message>
    <message>
        <source>From</source>
        <translation>От</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>До</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Кому</translation>
    </message>
    <message>
        <source>Multiplied by</source>
        <translation>Умножить на</translation>
    </message>
    <message>
        <source>What sets it off</source>
        <translation>Что её вызывает</translation>
    </message>
    <message>
        <source>On the monster</source>
        <translation>На монстра</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Сверху</translation>
    </message>
</context>
<context>
    <name>WorkshopFinding</name>
    <message>
        <source>A monster needs Bad Stuff.</source>
        <translation>Монстру нужно непотребство.</translation>
    </message>
    <message>
        <source>It brings no Treasure and nothing else for killing it.</source>
        <translation>За победу над ним нет ни сокровищ, ни чего-либо ещё.</translation>
    </message>
    <message>
        <source>A special Treasure needs 0 Treasures, and something that happens on victory.</source>
        <translation>Особому сокровищу нужно 0 сокровищ и что-то, что происходит при победе.</translation>
    </message>
    <message>
        <source>It adds nothing.</source>
        <translation>Он ничего не добавляет.</translation>
    </message>
    <message>
        <source>More than 5 Treasures are too many.</source>
        <translation>Больше 5 сокровищ – это слишком много.</translation>
    </message>
    <message>
        <source>Killing it brings no Level.</source>
        <translation>Победа над ним не даёт уровня.</translation>
    </message>
    <message>
        <source>A curse should do something.</source>
        <translation>Проклятие должно что-то делать.</translation>
    </message>
    <message>
        <source>It stays, but does nothing as long as it stays.</source>
        <translation>Оно остаётся, но ничего при этом не делает.</translation>
    </message>
    <message>
        <source>It changes something or waits for something, but does not stay: make it lasting.</source>
        <translation>Оно что-то меняет или чего-то ждёт, но не остаётся: сделай его остающимся.</translation>
    </message>
    <message>
        <source>A one-shot needs a bonus or something that it does.</source>
        <translation>Разовой карте нужен бонус или действие.</translation>
    </message>
    <message>
        <source>An enhancer should change something.</source>
        <translation>Усилитель должен что-то менять.</translation>
    </message>
    <message>
        <source>The card does nothing.</source>
        <translation>Карта ничего не делает.</translation>
    </message>
    <message>
        <source>The Item is good for nothing.</source>
        <translation>Эта вещь ни на что не годится.</translation>
    </message>
    <message>
        <source>It gives its player nothing.</source>
        <translation>Она ничего не даёт игроку.</translation>
    </message>
    <message>
        <source>Only a Hireling carries an Item.</source>
        <translation>Вещь носит только наёмник.</translation>
    </message>
    <message>
        <source>Say when it may be played.</source>
        <translation>Не сказано, когда её можно сыграть.</translation>
    </message>
    <message>
        <source>It lies by a side of a fight, so it may be played in a fight only.</source>
        <translation>Она лежит у одной из сторон боя, поэтому играть её можно только в бою.</translation>
    </message>
    <message>
        <source>A monster is no card to pay with. “remove a monster” takes it out of its fight.</source>
        <translation>Монстром не платят. Из боя его уводит «убрать монстра».</translation>
    </message>
    <message>
        <source>A Character cannot be discarded.</source>
        <translation>Персонажа нельзя сбросить.</translation>
    </message>
    <message>
        <source>There is only one of each Character.</source>
        <translation>Каждый персонаж только один.</translation>
    </message>
    <message>
        <source>“%1” means nothing on this kind of card: %2.</source>
        <translation>«%1» ничего не значит для такого вида карт: %2.</translation>
    </message>
    <message>
        <source>It changes something by 0.</source>
        <translation>Меняет что-то на 0.</translation>
    </message>
    <message>
        <source>There is no flavour text.</source>
        <translation>Нет прибаутки.</translation>
    </message>
    <message>
        <source>There is no picture.</source>
        <translation>Нет картинки.</translation>
    </message>
    <message>
        <source>The key that goes with the name would be “%1”.</source>
        <translation>Названию подошёл бы ключ «%1».</translation>
    </message>
    <message>
        <source>Here nobody is: %1.</source>
        <translation>Здесь этого нет: %1.</translation>
    </message>
    <message>
        <source>No cards are discarded for it, so there is no number.</source>
        <translation>Карты ради этого не сбрасывают, поэтому числа нет.</translation>
    </message>
    <message>
        <source>No die has been rolled here.</source>
        <translation>Здесь кубик не бросали.</translation>
    </message>
    <message>
        <source>No card set it off or was aimed at.</source>
        <translation>Никакая карта этого не вызвала и не является целью.</translation>
    </message>
    <message>
        <source>Nothing strikes and nothing was lost here, so there is no cause.</source>
        <translation>Здесь ничто не поражает и не потеряно, поэтому причины нет.</translation>
    </message>
    <message>
        <source>It is not clear which monster is meant.</source>
        <translation>Непонятно, о каком монстре речь.</translation>
    </message>
    <message>
        <source>Nothing is about to strike here.</source>
        <translation>Здесь ничто не готово поразить.</translation>
    </message>
    <message>
        <source>No monster is played with the card, so none can join the fight.</source>
        <translation>Монстра с картой не играют, поэтому вступить в бой некому.</translation>
    </message>
    <message>
        <source>It must be aimed at a monster.</source>
        <translation>Нужна цель – монстр.</translation>
    </message>
    <message>
        <source>Only a card that is being played becomes a mate.</source>
        <translation>Парой становится только карта, которую играют.</translation>
    </message>
    <message>
        <source>No side of the fight is aimed at.</source>
        <translation>Сторона боя не выбрана.</translation>
    </message>
    <message>
        <source>It does nothing either way.</source>
        <translation>В обоих случаях ничего не происходит.</translation>
    </message>
    <message>
        <source>A Character stays with its player.</source>
        <translation>Персонаж остаётся у своего игрока.</translation>
    </message>
    <message>
        <source>The card is no monster.</source>
        <translation>Карта – не монстр.</translation>
    </message>
    <message>
        <source>No monster is aimed at.</source>
        <translation>Монстр не выбран.</translation>
    </message>
    <message>
        <source>“%1” is not of this kind: %2.</source>
        <translation>«%1» – не карта такого вида: %2.</translation>
    </message>
    <message>
        <source>A roll from %1 to %2 never comes.</source>
        <translation>Бросок от %1 до %2 не выпадет никогда.</translation>
    </message>
    <message>
        <source>A die of %1 sides never shows %2.</source>
        <translation>Кубик с числом граней %1 никогда не покажет %2.</translation>
    </message>
    <message>
        <source>There is no outcome for a roll of %1.</source>
        <translation>Нет исхода для броска %1.</translation>
    </message>
    <message>
        <source>There are two outcomes for a roll of %1.</source>
        <translation>Для броска %1 есть два исхода.</translation>
    </message>
    <message>
        <source>There is nothing to choose between: add another option.</source>
        <translation>Выбирать не из чего: добавь ещё вариант.</translation>
    </message>
    <message>
        <source>This condition is never true.</source>
        <translation>Это условие никогда не выполняется.</translation>
    </message>
    <message>
        <source>This condition is always true.</source>
        <translation>Это условие выполняется всегда.</translation>
    </message>
    <message>
        <source>The deck (%1) of “%2” has %3 cards, not %4.</source>
        <translation>В колоде (%1) набора «%2» карт: %3, а не %4.</translation>
    </message>
    <message>
        <source>No card has the tag “%1”.</source>
        <translation>Ни у одной карты нет метки «%1».</translation>
    </message>
    <message>
        <source>No card can ever be like this.</source>
        <translation>Такой карты не может быть.</translation>
    </message>
    <message>
        <source>Nobody owns a discard pile: say who chooses.</source>
        <translation>Сброс ничей: укажи, кто выбирает.</translation>
    </message>
    <message>
        <source>The hand is secret: let its owner or chance choose, or let the hand be looked at before.</source>
        <translation>Рука тайная: пусть выбирает её владелец или случай, либо пусть её сперва посмотрят.</translation>
    </message>
    <message>
        <source>All cards are taken, so nobody chooses.</source>
        <translation>Забирают все карты, поэтому никто не выбирает.</translation>
    </message>
    <message>
        <source>“%1” of the pack %2 has this name, too.</source>
        <translation>Так называется и «%1» из набора %2.</translation>
    </message>
    <message>
        <source>“%1” has this name, too.</source>
        <translation>Так называется и «%1».</translation>
    </message>
    <message>
        <source>“%1” of the pack %2 has this pictogram, too.</source>
        <translation>Та же пиктограмма у «%1» из набора %2.</translation>
    </message>
    <message>
        <source>“%1” has this pictogram, too.</source>
        <translation>Та же пиктограмма у «%1».</translation>
    </message>
    <message>
        <source>It does exactly what “%1” of the pack %2 does.</source>
        <translation>Делает ровно то же, что «%1» из набора %2.</translation>
    </message>
    <message>
        <source>It does exactly what “%1” does.</source>
        <translation>Делает ровно то же, что «%1».</translation>
    </message>
    <message>
        <source>But for the figures, it does what “%1” of the pack %2 does.</source>
        <translation>Если не считать чисел, делает то же, что «%1» из набора %2.</translation>
    </message>
    <message>
        <source>But for the figures, it does what “%1” does.</source>
        <translation>Если не считать чисел, делает то же, что «%1».</translation>
    </message>
    <message>
        <source>There is no pictogram “%1”.</source>
        <translation>Нет пиктограммы «%1».</translation>
    </message>
    <message>
        <source>It uses what only the pack “%1” has: name that pack under “Needs packs”.</source>
        <translation>Используется то, что есть только в наборе «%1»: укажи его в «Нужны наборы».</translation>
    </message>
    <message>
        <source>Its text has %1 characters, and there is room for %2.</source>
        <translation>В тексте %1 знаков, а места – на %2.</translation>
    </message>
    <message>
        <source>There is no field “%1”. “%2” is meant, perhaps.</source>
        <translation>Нет поля «%1». Возможно, имеется в виду «%2».</translation>
    </message>
    <message>
        <source>“%2” is not known here. “%3” is meant, perhaps.</source>
        <translation>«%2» здесь неизвестно. Возможно, имеется в виду «%3».</translation>
    </message>
    <message>
        <source>“%2” is not known. “%3” is meant, perhaps.</source>
        <translation>«%2» неизвестно. Возможно, имеется в виду «%3».</translation>
    </message>
    <message>
        <source>“%2” is not known.</source>
        <translation>«%2» неизвестно.</translation>
    </message>
    <message>
        <source>This kind of card (%1) has no “%2”.</source>
        <translation>У карт такого вида (%1) нет поля «%2».</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>Не указано: «%1».</translation>
    </message>
    <message>
        <source>It must be %1 to %2 characters long.</source>
        <translation>Нужно от %1 до %2 знаков.</translation>
    </message>
    <message>
        <source>It must be %1 to %2, not %3.</source>
        <translation>Должно быть от %1 до %2, а не %3.</translation>
    </message>
    <message>
        <source>This is not written in the right way.</source>
        <translation>Это записано не в том виде.</translation>
    </message>
    <message>
        <source>“%1” may have only small letters, digits and hyphens inside.</source>
        <translation>В «%1» могут быть только строчные латинские буквы, цифры и дефисы внутри.</translation>
    </message>
    <message>
        <source>“%1” is no colour such as #8a4a2a.</source>
        <translation>«%1» – не цвет вида #8a4a2a.</translation>
    </message>
    <message>
        <source>It has characters that nobody can read.</source>
        <translation>В нём есть нечитаемые знаки.</translation>
    </message>
    <message>
        <source>It must not have the character “&lt;”.</source>
        <translation>Знак «&lt;» недопустим.</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>Список пуст.</translation>
    </message>
    <message>
        <source>This is named twice.</source>
        <translation>Названо дважды.</translation>
    </message>
    <message>
        <source>There is no second pictogram to place.</source>
        <translation>Нет второй пиктограммы, чтобы её разместить.</translation>
    </message>
    <message>
        <source>“%1” is of another type in another card.</source>
        <translation>«%1» в другой карте другого вида.</translation>
    </message>
    <message>
        <source>There may be %1 of them at most.</source>
        <translation>Их может быть не больше %1.</translation>
    </message>
    <message>
        <source>A change cannot depend on the result of a roll.</source>
        <translation>Изменение не может зависеть от броска.</translation>
    </message>
    <message>
        <source>Say for how long its uses are counted.</source>
        <translation>Не сказано, за какое время считать применения.</translation>
    </message>
    <message>
        <source>Two abilities have the same name: %1.</source>
        <translation>Две способности называются одинаково: %1.</translation>
    </message>
    <message>
        <source>“At most” is less than “At least”.</source>
        <translation>«Не больше» меньше, чем «Не меньше».</translation>
    </message>
    <message>
        <source>A whole hand has no “At most”.</source>
        <translation>У целой руки нет «Не больше».</translation>
    </message>
    <message>
        <source>A curse is played on a player.</source>
        <translation>Проклятие играют на игрока.</translation>
    </message>
    <message>
        <source>An enhancer is played on a monster.</source>
        <translation>Усилитель играют на монстра.</translation>
    </message>
    <message>
        <source>Such a card is played on an Item of one&apos;s own.</source>
        <translation>Такую карту играют на свою вещь.</translation>
    </message>
    <message>
        <source>No second card is played with a card that stays.</source>
        <translation>С картой, которая остаётся, вторую не играют.</translation>
    </message>
    <message>
        <source>“%1” cannot stand here.</source>
        <translation>«%1» здесь стоять не может.</translation>
    </message>
    <message>
        <source>Operations stand inside one another more than %1 deep.</source>
        <translation>Действия вложены глубже, чем на %1.</translation>
    </message>
    <message>
        <source>The card does too much: more than %1 operations.</source>
        <translation>Карта делает слишком много: больше %1 действий.</translation>
    </message>
    <message>
        <source>The packs together do too much.</source>
        <translation>Вместе в наборах слишком много всего.</translation>
    </message>
    <message>
        <source>The packs have more than %1 types of identities.</source>
        <translation>В наборах больше %1 видов личностей.</translation>
    </message>
    <message>
        <source>The packs have more than %1 tags.</source>
        <translation>В наборах больше %1 меток.</translation>
    </message>
    <message>
        <source>The packs have more than %1 identities.</source>
        <translation>В наборах больше %1 личностей.</translation>
    </message>
    <message>
        <source>The packs have more than %1 cards.</source>
        <translation>В наборах больше %1 карт.</translation>
    </message>
    <message>
        <source>Another pack has the key “%1”, too.</source>
        <translation>Ключ «%1» есть и у другого набора.</translation>
    </message>
    <message>
        <source>“%1” needs the pack “%2”, which is not there.</source>
        <translation>Набору «%1» нужен набор «%2», которого нет.</translation>
    </message>
    <message>
        <source>Another card of this pack has the key “%1”, too.</source>
        <translation>Ключ «%1» есть и у другой карты этого набора.</translation>
    </message>
    <message>
        <source>These are more than %1 packs.</source>
        <translation>Это больше %1 наборов.</translation>
    </message>
    <message>
        <source>The pack has more than %1 files.</source>
        <translation>В наборе больше %1 файлов.</translation>
    </message>
    <message>
        <source>A pack cannot need itself.</source>
        <translation>Набор не может требовать сам себя.</translation>
    </message>
    <message>
        <source>“%1” is no version; three numbers are, such as 1.0.2.</source>
        <translation>«%1» – не версия; версия – три числа, например 1.0.2.</translation>
    </message>
    <message>
        <source>The author is missing: who made the pack.</source>
        <translation>Не указан автор: кто сделал набор.</translation>
    </message>
    <message>
        <source>The version is missing: three numbers, such as 1.0.0.</source>
        <translation>Не указана версия: три числа, например 1.0.0.</translation>
    </message>
    <message>
        <source>The licence is missing: what others may do with the pack, such as CC-BY-SA-4.0.</source>
        <translation>Не указана лицензия: что другим можно делать с набором, например CC-BY-SA-4.0.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Файл повреждён.</translation>
    </message>
    <message>
        <source>“%1” cannot be part of a pack.</source>
        <translation>«%1» не может быть частью набора.</translation>
    </message>
    <message>
        <source>This file cannot be part of a pack.</source>
        <translation>Этот файл не может быть частью набора.</translation>
    </message>
    <message>
        <source>The pack is too large.</source>
        <translation>Набор слишком велик.</translation>
    </message>
    <message>
        <source>The text is not written as JSON must be.</source>
        <translation>Текст – не правильный JSON.</translation>
    </message>
    <message>
        <source>The file is not there.</source>
        <translation>Файла нет.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Файл не читается.</translation>
    </message>
    <message>
        <source>The file is no pack.</source>
        <translation>Этот файл – не набор.</translation>
    </message>
    <message>
        <source>The pack cannot be packed.</source>
        <translation>Набор не удаётся упаковать.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Файл пуст.</translation>
    </message>
    <message>
        <source>The file is larger than %1 kB.</source>
        <translation>Файл больше %1 кБ.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2 kB.</source>
        <translation>«%1» больше %2 кБ.</translation>
    </message>
    <message>
        <source>“%1” would become dangerously large (a “zip bomb”).</source>
        <translation>«%1» станет опасно большим («zip-бомба»).</translation>
    </message>
    <message>
        <source>Unpacking “%1” takes too long.</source>
        <translation>Распаковка «%1» длится слишком долго.</translation>
    </message>
    <message>
        <source>“%1” is encrypted.</source>
        <translation>«%1» зашифрован.</translation>
    </message>
    <message>
        <source>“%1” is packed in a way that is not known here.</source>
        <translation>«%1» упакован неизвестным здесь способом.</translation>
    </message>
    <message>
        <source>Two files of the pack have the same name.</source>
        <translation>У двух файлов набора одно имя.</translation>
    </message>
    <message>
        <source>The file edition.json is missing, which says what the pack is.</source>
        <translation>Нет файла edition.json, в котором сказано, что это за набор.</translation>
    </message>
    <message>
        <source>The file is in the language “%1”, and is named for another.</source>
        <translation>Файл на языке «%1», а назван по другому языку.</translation>
    </message>
    <message>
        <source>The file names the cards of “%1”, which is another pack.</source>
        <translation>Файл называет карты набора «%1», а это другой набор.</translation>
    </message>
    <message>
        <source>It needs the pack “%1”, which is not there.</source>
        <translation>Ему нужен набор «%1», а его нет.</translation>
    </message>
    <message>
        <source>It needs too many packs.</source>
        <translation>Ему нужно слишком много наборов.</translation>
    </message>
    <message>
        <source>The text is not written as JSON must be: see line %1, column %2.</source>
        <translation>Текст – не правильный JSON: смотри строку %1, столбец %2.</translation>
    </message>
    <message>
        <source>The file is no list of cards.</source>
        <translation>Файл – не список карт.</translation>
    </message>
    <message>
        <source>The field “%1” is there twice.</source>
        <translation>Поле «%1» есть дважды.</translation>
    </message>
    <message>
        <source>A number is too large.</source>
        <translation>Слишком большое число.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Файл слишком велик.</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <comment>a file, a mistake</comment>
        <translation>В %1: %2</translation>
    </message>
    <message>
        <source>In %1, line %2: %3</source>
        <comment>a file, a number, a mistake</comment>
        <translation>В %1, строка %2: %3</translation>
    </message>
    <message>
        <source>A monster of Level %1 usually brings about %2 Treasures. Here it brings unusually many: %3.</source>
        <translation>Монстр уровня %1 обычно даёт около %2 сокровищ. Здесь необычно много: %3.</translation>
    </message>
    <message>
        <source>A monster of Level %1 usually brings about %2 Treasures. Here it brings unusually few: %3.</source>
        <translation>Монстр уровня %1 обычно даёт около %2 сокровищ. Здесь необычно мало: %3.</translation>
    </message>
    <message>
        <source>A monster of Level %1 usually brings about %2 Levels. Here it brings unusually many: %3.</source>
        <translation>Монстр уровня %1 обычно даёт около %2 уровней. Здесь необычно много: %3.</translation>
    </message>
    <message>
        <source>A monster of Level %1 usually brings about %2 Levels. Here it brings unusually few: %3.</source>
        <translation>Монстр уровня %1 обычно даёт около %2 уровней. Здесь необычно мало: %3.</translation>
    </message>
    <message>
        <source>An Item with a bonus of %1 is usually worth about %2 gold. Here it is worth unusually much: %3.</source>
        <translation>Вещь с бонусом %1 обычно стоит около %2 золотых. Здесь необычно много: %3.</translation>
    </message>
    <message>
        <source>An Item with a bonus of %1 is usually worth about %2 gold. Here it is worth unusually little: %3.</source>
        <translation>Вещь с бонусом %1 обычно стоит около %2 золотых. Здесь необычно мало: %3.</translation>
    </message>
    <message>
        <source>An enhancer with a bonus of %1 usually adds about %2 Treasures. Here it adds unusually many: %3.</source>
        <translation>Усилитель с бонусом %1 обычно добавляет около %2 сокровищ. Здесь необычно много: %3.</translation>
    </message>
    <message>
        <source>An enhancer with a bonus of %1 usually adds about %2 Treasures. Here it adds unusually few: %3.</source>
        <translation>Усилитель с бонусом %1 обычно добавляет около %2 сокровищ. Здесь необычно мало: %3.</translation>
    </message>
    <message>
        <source>A colour is written as # and six digits or letters from a to f, such as #8a4a2a.</source>
        <translation>Цвет записывается знаком # и шестью цифрами или буквами от a до f, например #8a4a2a.</translation>
    </message>
</context>
<context>
    <name>WorkshopHelp</name>
    <message>
        <source>The English name. Other languages have theirs under “Languages”.</source>
        <translation>Английское название. Для других языков оно на вкладке «Языки».</translation>
    </message>
    <message>
        <source>What sort of card it is.</source>
        <translation>Что это за карта.</translation>
    </message>
    <message>
        <source>How many of it the pack holds; left out: 1.</source>
        <translation>Сколько таких карт в наборе; если не указано: 1.</translation>
    </message>
    <message>
        <source>A line of jest that does nothing.</source>
        <translation>Шутливая строка, которая ни на что не влияет.</translation>
    </message>
    <message>
        <source>How its picture is drawn.</source>
        <translation>Как рисуется её картинка.</translation>
    </message>
    <message>
        <source>Its deck. Cards of other kinds know theirs.</source>
        <translation>Её колода. Карты других видов знают свою.</translation>
    </message>
    <message>
        <source>The monster&apos;s Level.</source>
        <translation>Уровень монстра.</translation>
    </message>
    <message>
        <source>Treasures for killing it.</source>
        <translation>Сокровища за победу над ним.</translation>
    </message>
    <message>
        <source>Levels for killing it; left out: 1.</source>
        <translation>Уровни за победу; если не указано: 1.</translation>
    </message>
    <message>
        <source>While this holds, the monster may be played from hand into any fight.</source>
        <translation>Пока это верно, монстра можно сыграть с руки в любой бой.</translation>
    </message>
    <message>
        <source>The monster may be played from hand as an enhancer of another.</source>
        <translation>Монстра можно сыграть с руки как усилитель другого.</translation>
    </message>
    <message>
        <source>What happens to the victim that it caught.</source>
        <translation>Что случается с пойманной жертвой.</translation>
    </message>
    <message>
        <source>Where it is worn. Without this, it takes no place.</source>
        <translation>Куда надевается. Если не указано, места не занимает.</translation>
    </message>
    <message>
        <source>A Big Item: one can carry only one of them.</source>
        <translation>Большая вещь: носить можно только одну.</translation>
    </message>
    <message>
        <source>Gold value; 0 is No Value. Makes a one-shot an Item.</source>
        <translation>Цена в золоте; 0 – без цены. Делает разовую карту вещью.</translation>
    </message>
    <message>
        <source>Combat strength for its player, its monster, or the side it is played on.</source>
        <translation>Боевая сила для её игрока, её монстра или стороны, за которую её играют.</translation>
    </message>
    <message>
        <source>Treasures it adds to its monster.</source>
        <translation>На сколько больше сокровищ даёт её монстр.</translation>
    </message>
    <message>
        <source>Its monster&apos;s strength and Treasures never fall below this because of it.</source>
        <translation>Из-за неё сила и сокровища монстра не опустятся ниже этого.</translation>
    </message>
    <message>
        <source>Tags that its monster has as long as it sits there.</source>
        <translation>Метки, которые есть у её монстра, пока она на нём.</translation>
    </message>
    <message>
        <source>What sort of ally it is.</source>
        <translation>Что это за союзник.</translation>
    </message>
    <message>
        <source>What becomes of a Hireling&apos;s Item when the Hireling goes. Without this, it stays with the player.</source>
        <translation>Что станет с вещью наёмника, когда он уйдёт. Если не указано, она остаётся у игрока.</translation>
    </message>
    <message>
        <source>Who may use it. Others may carry it, but not use it.</source>
        <translation>Кто может этим пользоваться. Остальные могут носить, но не применять.</translation>
    </message>
    <message>
        <source>The English name of several; left out: with an s.</source>
        <translation>Английское название во множественном числе; если не указано: с -s.</translation>
    </message>
    <message>
        <source>Its key, the same in every pack.</source>
        <translation>Её ключ, одинаковый во всех наборах.</translation>
    </message>
    <message>
        <source>A type of identity, such as a Race or a Class. The pack&apos;s form says which there are.</source>
        <translation>Вид личности, например раса или класс. Какие есть, сказано в форме набора.</translation>
    </message>
    <message>
        <source>When and on whom it is played, where its kind does not say it.</source>
        <translation>Когда и на кого её играют, если это не ясно из её вида.</translation>
    </message>
    <message>
        <source>What it does when it strikes or is played.</source>
        <translation>Что она делает, когда поражает или когда её сыграли.</translation>
    </message>
    <message>
        <source>What it changes as long as it is in play.</source>
        <translation>Что она меняет, пока находится в игре.</translation>
    </message>
    <message>
        <source>What it does when something happens.</source>
        <translation>Что она делает, когда что-то происходит.</translation>
    </message>
    <message>
        <source>Abilities that its player can use.</source>
        <translation>Способности, которые может применять её игрок.</translation>
    </message>
    <message>
        <source>The main pictogram.</source>
        <translation>Главная пиктограмма.</translation>
    </message>
    <message>
        <source>A small pictogram beside the main one.</source>
        <translation>Маленькая пиктограмма рядом с главной.</translation>
    </message>
    <message>
        <source>What is behind the figure. Without this, the card&apos;s kind, the pack and the seed decide.</source>
        <translation>Что за фигурой. Если не указано, решают вид карты, набор и зерно.</translation>
    </message>
    <message>
        <source>Mirrors the pictogram.</source>
        <translation>Отражает пиктограмму.</translation>
    </message>
    <message>
        <source>The pictogram is a drawing in lines: these are ink, and what they enclose has the colours.</source>
        <translation>Пиктограмма нарисована линиями: они – чернила, а то, что внутри, цветное.</translation>
    </message>
    <message>
        <source>Where the second pictogram lies, and how large it is. Without this, at the lower right.</source>
        <translation>Где лежит вторая пиктограмма и какого она размера. Если не указано, справа внизу.</translation>
    </message>
    <message>
        <source>Parts of the pictogram in colours of their own.</source>
        <translation>Части пиктограммы своего цвета.</translation>
    </message>
    <message>
        <source>Its centre from the left, in percent of the picture&apos;s square.</source>
        <translation>Его центр слева, в процентах квадрата картинки.</translation>
    </message>
    <message>
        <source>Its centre from above, in the same way.</source>
        <translation>Его центр сверху, так же.</translation>
    </message>
    <message>
        <source>Its size, in the same way.</source>
        <translation>Его размер, так же.</translation>
    </message>
    <message>
        <source>The part, counted from 0.</source>
        <translation>Часть, считая с 0.</translation>
    </message>
    <message>
        <source>Its colour as #rrggbb.</source>
        <translation>Её цвет в виде #rrggbb.</translation>
    </message>
    <message>
        <source>When it may be played. Without this, as usual for its kind.</source>
        <translation>Когда её можно сыграть. Если не указано, как обычно для её вида.</translation>
    </message>
    <message>
        <source>What it is aimed at. Without this, as usual for its kind.</source>
        <translation>На что она нацелена. Если не указано, как обычно для её вида.</translation>
    </message>
    <message>
        <source>A second card played with it.</source>
        <translation>Вторая карта, которую играют вместе с ней.</translation>
    </message>
    <message>
        <source>This must be true for playing it.</source>
        <translation>Должно быть верно, чтобы её сыграть.</translation>
    </message>
    <message>
        <source>This must be true of its target.</source>
        <translation>Должно быть верно для её цели.</translation>
    </message>
    <message>
        <source>What it changes.</source>
        <translation>Что она меняет.</translation>
    </message>
    <message>
        <source>By how much; left out: 1.</source>
        <translation>На сколько; если не указано: 1.</translation>
    </message>
    <message>
        <source>Only as long as this is true.</source>
        <translation>Только пока это верно.</translation>
    </message>
    <message>
        <source>What sets it off.</source>
        <translation>Что её вызывает.</translation>
    </message>
    <message>
        <source>Only when this is true.</source>
        <translation>Только когда это верно.</translation>
    </message>
    <message>
        <source>What then happens.</source>
        <translation>Что тогда происходит.</translation>
    </message>
    <message>
        <source>When it may be used.</source>
        <translation>Когда её можно применить.</translation>
    </message>
    <message>
        <source>What it is aimed at.</source>
        <translation>На что она нацелена.</translation>
    </message>
    <message>
        <source>Cards that one discards to use it.</source>
        <translation>Карты, которые сбрасывают, чтобы её применить.</translation>
    </message>
    <message>
        <source>How long its uses are counted.</source>
        <translation>За какое время считаются её применения.</translation>
    </message>
    <message>
        <source>How often it may be used in that time; without this, once.</source>
        <translation>Сколько раз за это время; если не указано: один.</translation>
    </message>
    <message>
        <source>The limit counts cards discarded, not uses.</source>
        <translation>Считаются сброшенные карты, а не применения.</translation>
    </message>
    <message>
        <source>This must be true for using it.</source>
        <translation>Должно быть верно, чтобы её применить.</translation>
    </message>
    <message>
        <source>What it does.</source>
        <translation>Что она делает.</translation>
    </message>
    <message>
        <source>Fewest cards; left out: 0.</source>
        <translation>Наименьшее число карт; если не указано: 0.</translation>
    </message>
    <message>
        <source>The most cards; without this, as many as at least.</source>
        <translation>Наибольшее число карт; если не указано, равно наименьшему.</translation>
    </message>
    <message>
        <source>The whole hand, of at least so many cards.</source>
        <translation>Вся рука, в которой не меньше стольких карт.</translation>
    </message>
    <message>
        <source>From hand only.</source>
        <translation>Только с руки.</translation>
    </message>
    <message>
        <source>The card itself is discarded, too.</source>
        <translation>Сама карта тоже сбрасывается.</translation>
    </message>
    <message>
        <source>The monster it may be played on.</source>
        <translation>Монстр, на которого его можно сыграть.</translation>
    </message>
    <message>
        <source>What it adds to that monster.</source>
        <translation>Что он добавляет этому монстру.</translation>
    </message>
    <message>
        <source>The version of this form of pack.</source>
        <translation>Версия этого формата наборов.</translation>
    </message>
    <message>
        <source>The pack&apos;s key.</source>
        <translation>Ключ набора.</translation>
    </message>
    <message>
        <source>Its name, as players read it.</source>
        <translation>Название, которое видят игроки.</translation>
    </message>
    <message>
        <source>A sentence or two that say what it is about.</source>
        <translation>Одно-два предложения о том, что это.</translation>
    </message>
    <message>
        <source>Who made it. It cannot be shared without.</source>
        <translation>Кто его сделал. Без этого нельзя поделиться.</translation>
    </message>
    <message>
        <source>Its version, such as 1.0.2. It cannot be shared without.</source>
        <translation>Версия, например 1.0.2. Без этого нельзя поделиться.</translation>
    </message>
    <message>
        <source>What others may do with it, such as CC-BY-SA-4.0. It cannot be shared without.</source>
        <translation>Что с ним можно делать другим, например CC-BY-SA-4.0. Без этого нельзя поделиться.</translation>
    </message>
    <message>
        <source>Race, Class and the like, and how they double.</source>
        <translation>Раса, класс и прочее и как они удваиваются.</translation>
    </message>
    <message>
        <source>Words that cards may be marked with.</source>
        <translation>Слова, которыми можно помечать карты.</translation>
    </message>
    <message>
        <source>How many cards its decks should hold; they are counted.</source>
        <translation>Сколько карт должно быть в его колодах; они считаются.</translation>
    </message>
    <message>
        <source>How the rules are read where this pack is the base of a game.</source>
        <translation>Как читать правила, когда этот набор – основа игры.</translation>
    </message>
    <message>
        <source>The word by which cards name it.</source>
        <translation>Слово, которым его называют карты.</translation>
    </message>
    <message>
        <source>As players read it.</source>
        <translation>Как его видят игроки.</translation>
    </message>
    <message>
        <source>What its doubling card does with a single identity.</source>
        <translation>Что делает его карта удвоения с одной личностью.</translation>
    </message>
    <message>
        <source>Monsters with it may be played from hand into a fight with another such monster.</source>
        <translation>Таких монстров можно играть с руки в бой с другим таким же.</translation>
    </message>
    <message>
        <source>Door cards.</source>
        <translation>Карты дверей.</translation>
    </message>
    <message>
        <source>Treasure cards.</source>
        <translation>Карты сокровищ.</translation>
    </message>
    <message>
        <source>True when its condition is not.</source>
        <translation>Верно, когда условие внутри неверно.</translation>
    </message>
    <message>
        <source>True when all are.</source>
        <translation>Верно, когда верны все.</translation>
    </message>
    <message>
        <source>True when at least one is.</source>
        <translation>Верно, когда верно хотя бы одно.</translation>
    </message>
    <message>
        <source>Somebody of them has this identity card in play.</source>
        <translation>У кого-то из них в игре есть эта карта личности.</translation>
    </message>
    <message>
        <source>Somebody of them has an identity card of this type in play.</source>
        <translation>У кого-то из них в игре есть карта личности этого вида.</translation>
    </message>
    <message>
        <source>Somebody of them is of this sex.</source>
        <translation>Кто-то из них этого пола.</translation>
    </message>
    <message>
        <source>Compares two amounts.</source>
        <translation>Сравнивает два числа.</translation>
    </message>
    <message>
        <source>There are at least so many of the cards described.</source>
        <translation>Описанных карт не меньше стольких.</translation>
    </message>
    <message>
        <source>Somebody of them has this card equipped.</source>
        <translation>На ком-то из них надета эта карта.</translation>
    </message>
    <message>
        <source>Somebody of them is fighter or helper.</source>
        <translation>Кто-то из них боец или помощник.</translation>
    </message>
    <message>
        <source>A fight is on, and the fighter has no helper.</source>
        <translation>Идёт бой, и у бойца нет помощника.</translation>
    </message>
    <message>
        <source>Somebody of them is the helper.</source>
        <translation>Кто-то из них помощник.</translation>
    </message>
    <message>
        <source>It is the turn of one of them.</source>
        <translation>Сейчас ход кого-то из них.</translation>
    </message>
    <message>
        <source>A monster of this name is in the fight.</source>
        <translation>В бою есть монстр с таким названием.</translation>
    </message>
    <message>
        <source>A monster with this tag is in the fight, or the target monster has it.</source>
        <translation>В бою есть монстр с этой меткой, или она есть у монстра-цели.</translation>
    </message>
    <message>
        <source>The card that set the trigger off is of this sort.</source>
        <translation>Карта, которая это вызвала, такого рода.</translation>
    </message>
    <message>
        <source>What set the trigger off, or is about to strike, is this.</source>
        <translation>То, что это вызвало или вот-вот поразит, именно это.</translation>
    </message>
    <message>
        <source>A whole number.</source>
        <translation>Целое число.</translation>
    </message>
    <message>
        <source>The Level of the first of them, not the combat strength.</source>
        <translation>Уровень первого из них, а не боевая сила.</translation>
    </message>
    <message>
        <source>How many of the cards described there are.</source>
        <translation>Сколько есть описанных карт.</translation>
    </message>
    <message>
        <source>The number of cards discarded for an ability, or the one that was chosen.</source>
        <translation>Сколько карт сброшено ради способности или какое число выбрано.</translation>
    </message>
    <message>
        <source>The last die roll, modifiers included.</source>
        <translation>Последний бросок со всеми поправками.</translation>
    </message>
    <message>
        <source>The sum.</source>
        <translation>Сумма.</translation>
    </message>
    <message>
        <source>The product.</source>
        <translation>Произведение.</translation>
    </message>
    <message>
        <source>Half of it.</source>
        <translation>Половина.</translation>
    </message>
    <message>
        <source>The smallest.</source>
        <translation>Наименьшее.</translation>
    </message>
    <message>
        <source>The largest.</source>
        <translation>Наибольшее.</translation>
    </message>
    <message>
        <source>The printed bonuses of the cards that fit, added up.</source>
        <translation>Сумма напечатанных бонусов описанных карт.</translation>
    </message>
    <message>
        <source>The gold values of the cards that fit, added up.</source>
        <translation>Сумма цен описанных карт.</translation>
    </message>
    <message>
        <source>The printed Level of the monster whose card this is, or which is the target.</source>
        <translation>Напечатанный уровень монстра этой карты или монстра-цели.</translation>
    </message>
    <message>
        <source>How many monsters are in the fight.</source>
        <translation>Сколько монстров в бою.</translation>
    </message>
    <message>
        <source>How many living players are among them, and meet the condition if there is one.</source>
        <translation>Сколько среди них живых игроков, выполняющих условие, если оно есть.</translation>
    </message>
    <message>
        <source>Cards by where they are and what they are; how many of them; and who chooses when there are more.</source>
        <translation>Карты по месту и виду; сколько их; и кто выбирает, если их больше.</translation>
    </message>
    <message>
        <source>Without this, all of them.</source>
        <translation>Если не указано, все.</translation>
    </message>
    <message>
        <source>Who chooses may take fewer.</source>
        <translation>Кто выбирает, может взять меньше.</translation>
    </message>
    <message>
        <source>They go up. Only where “May win the game” is set, this can win the game.</source>
        <translation>Они растут. Победу это приносит, только если отмечено «Может принести победу».</translation>
    </message>
    <message>
        <source>Without this, 1.</source>
        <translation>Если не указано, 1.</translation>
    </message>
    <message>
        <source>They go down, never below 1.</source>
        <translation>Они теряют уровни, но не ниже 1.</translation>
    </message>
    <message>
        <source>Their Level becomes this; never up to the goal, never below 1.</source>
        <translation>Их уровень становится таким; не до победного и не ниже 1.</translation>
    </message>
    <message>
        <source>The cards go to their discard piles. If there are none, what stands under “Otherwise” happens.</source>
        <translation>Карты уходят в сброс. Если их нет, происходит то, что стоит под «Иначе».</translation>
    </message>
    <message>
        <source>The cards go to another player, into hand or into play. An Item is carried then.</source>
        <translation>Карты переходят к другому игроку, на руку или в игру. Вещь тогда он просто несёт.</translation>
    </message>
    <message>
        <source>They draw cards.</source>
        <translation>Они берут карты из колоды.</translation>
    </message>
    <message>
        <source>They die.</source>
        <translation>Они умирают.</translation>
    </message>
    <message>
        <source>Their sex changes.</source>
        <translation>Их пол меняется.</translation>
    </message>
    <message>
        <source>They roll a die. What stands at the outcome with their roll happens.</source>
        <translation>Они бросают кубик. Происходит то, что стоит при выпавшем исходе.</translation>
    </message>
    <message>
        <source>How many sides the die has.</source>
        <translation>Сколько граней у кубика.</translation>
    </message>
    <message>
        <source>One or the other.</source>
        <translation>Одно или другое.</translation>
    </message>
    <message>
        <source>For each of them in turn. What happens speaks of “the player in question”.</source>
        <translation>Для каждого из них по очереди. Внутри он называется «тот игрок».</translation>
    </message>
    <message>
        <source>Only those for whom this is true, each as “the player in question”.</source>
        <translation>Только те, для кого это верно, каждый как «тот игрок».</translation>
    </message>
    <message>
        <source>Somebody names a player, called “the chosen player” inside. If there is nobody to name, nothing happens.</source>
        <translation>Кто-то называет игрока; внутри он «выбранный игрок». Если называть некого, ничего не происходит.</translation>
    </message>
    <message>
        <source>Somebody picks one of the options. One that does nothing can be picked, too, such as losing a Level at Level 1; only what its “Only if” forbids cannot.</source>
        <translation>Кто-то выбирает один из вариантов. Можно и тот, что ничего не даёт, например потерять уровень на 1-м; нельзя только то, что запрещает его «Только если».</translation>
    </message>
    <message>
        <source>Somebody may do it, or not.</source>
        <translation>Кто-то может это сделать или нет.</translation>
    </message>
    <message>
        <source>Combat strength until this combat ends: to the side or fighter aimed at, to the fighters or to the monsters.</source>
        <translation>Боевая сила до конца боя: выбранной стороне или бойцу, бойцам или монстрам.</translation>
    </message>
    <message>
        <source>The monster leaves the fight and was not killed: no Level for it, and no Treasures unless they are kept.</source>
        <translation>Монстр уходит из боя, не побеждённый: ни уровня, ни сокровищ, если они не остаются.</translation>
    </message>
    <message>
        <source>The monster is killed on the spot: level and Treasures come when the fight is won.</source>
        <translation>Монстр убит на месте: уровень и сокровища – после победы в бою.</translation>
    </message>
    <message>
        <source>The second card joins the fight as a monster.</source>
        <translation>Вторая карта вступает в бой как монстр.</translation>
    </message>
    <message>
        <source>This card becomes a second copy of the target monster.</source>
        <translation>Эта карта становится вторым таким же монстром.</translation>
    </message>
    <message>
        <source>They get away from all monsters against which they have not rolled yet, without a roll.</source>
        <translation>Они без броска уходят от всех монстров, против которых ещё не бросали.</translation>
    </message>
    <message>
        <source>The player must help in this fight.</source>
        <translation>Игрок обязан помочь в этом бою.</translation>
    </message>
    <message>
        <source>The helper leaves the fight.</source>
        <translation>Помощник покидает бой.</translation>
    </message>
    <message>
        <source>Somebody sees the hand of another player.</source>
        <translation>Кто-то видит руку другого игрока.</translation>
    </message>
    <message>
        <source>Somebody sees the top cards of a deck.</source>
        <translation>Кто-то видит верхние карты колоды.</translation>
    </message>
    <message>
        <source>The curse or Bad Stuff that is about to strike does nothing.</source>
        <translation>Проклятие или непотребство, готовое поразить, ничего не делает.</translation>
    </message>
    <message>
        <source>It strikes another player instead.</source>
        <translation>Вместо этого оно поражает другого игрока.</translation>
    </message>
    <message>
        <source>The die is rolled again; the new roll counts.</source>
        <translation>Кубик бросают снова; считается новый бросок.</translation>
    </message>
    <message>
        <source>The player picks what the die shows.</source>
        <translation>Игрок выбирает, что выпало.</translation>
    </message>
    <message>
        <source>This is added to the roll.</source>
        <translation>Это добавляется к броску.</translation>
    </message>
    <message>
        <source>For rolls from one number to another, both included. Rolls below 1 count as 1, those above the highest face as that.</source>
        <translation>Для бросков от одного числа до другого включительно. Меньше 1 считается за 1, больше высшей грани – за неё.</translation>
    </message>
    <message>
        <source>One of several. It is not offered while its condition is not true.</source>
        <translation>Один из нескольких. Не предлагается, пока его условие неверно.</translation>
    </message>
</context>
<context>
    <name>WorkshopOperation</name>
    <message>
        <source>not</source>
        <translation>не</translation>
    </message>
    <message>
        <source>all of these</source>
        <translation>всё из этого</translation>
    </message>
    <message>
        <source>any of these</source>
        <translation>что-то из этого</translation>
    </message>
    <message>
        <source>has an identity</source>
        <translation>имеет личность</translation>
    </message>
    <message>
        <source>has an identity of a type</source>
        <translation>имеет личность вида</translation>
    </message>
    <message>
        <source>is male or female</source>
        <translation>мужчина или женщина</translation>
    </message>
    <message>
        <source>compare two figures</source>
        <translation>сравнить два числа</translation>
    </message>
    <message>
        <source>there are such cards</source>
        <translation>есть такие карты</translation>
    </message>
    <message>
        <source>wears this card</source>
        <translation>носит эту карту</translation>
    </message>
    <message>
        <source>is in the fight</source>
        <translation>участвует в бою</translation>
    </message>
    <message>
        <source>fights alone</source>
        <translation>бьётся без помощи</translation>
    </message>
    <message>
        <source>is the helper</source>
        <translation>помогает в бою</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>чей сейчас ход</translation>
    </message>
    <message>
        <source>this monster is in the fight</source>
        <translation>этот монстр в бою</translation>
    </message>
    <message>
        <source>a monster has the tag</source>
        <translation>у монстра есть метка</translation>
    </message>
    <message>
        <source>the card in question is</source>
        <translation>карта, о которой речь, это</translation>
    </message>
    <message>
        <source>the cause is</source>
        <translation>причина – это</translation>
    </message>
    <message>
        <source>Level of</source>
        <translation>уровень</translation>
    </message>
    <message>
        <source>number of cards</source>
        <translation>число карт</translation>
    </message>
    <message>
        <source>the number chosen</source>
        <translation>выбранное число</translation>
    </message>
    <message>
        <source>result of the roll</source>
        <translation>результат броска</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>сумма</translation>
    </message>
    <message>
        <source>product</source>
        <translation>произведение</translation>
    </message>
    <message>
        <source>half</source>
        <translation>половина</translation>
    </message>
    <message>
        <source>the smallest</source>
        <translation>наименьшее</translation>
    </message>
    <message>
        <source>the largest</source>
        <translation>наибольшее</translation>
    </message>
    <message>
        <source>bonuses of cards</source>
        <translation>бонусы карт</translation>
    </message>
    <message>
        <source>gold of cards</source>
        <translation>золото карт</translation>
    </message>
    <message>
        <source>Level of the monster</source>
        <translation>уровень монстра</translation>
    </message>
    <message>
        <source>number of monsters</source>
        <translation>число монстров</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>число игроков</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>карты</translation>
    </message>
    <message>
        <source>gain Levels</source>
        <translation>получить уровни</translation>
    </message>
    <message>
        <source>lose Levels</source>
        <translation>потерять уровни</translation>
    </message>
    <message>
        <source>set the Level</source>
        <translation>задать уровень</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>сбросить</translation>
    </message>
    <message>
        <source>take cards</source>
        <translation>забрать карты</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>взять из колоды</translation>
    </message>
    <message>
        <source>die</source>
        <translation>умереть</translation>
    </message>
    <message>
        <source>change sex</source>
        <translation>сменить пол</translation>
    </message>
    <message>
        <source>roll a die</source>
        <translation>бросить кубик</translation>
    </message>
    <message>
        <source>if … otherwise</source>
        <translation>если … иначе</translation>
    </message>
    <message>
        <source>for each player</source>
        <translation>для каждого игрока</translation>
    </message>
    <message>
        <source>choose a player</source>
        <translation>выбрать игрока</translation>
    </message>
    <message>
        <source>choose one of several</source>
        <translation>выбрать одно из нескольких</translation>
    </message>
    <message>
        <source>may</source>
        <translation>может</translation>
    </message>
    <message>
        <source>add strength</source>
        <translation>добавить силу</translation>
    </message>
    <message>
        <source>remove a monster</source>
        <translation>убрать монстра</translation>
    </message>
    <message>
        <source>kill a monster</source>
        <translation>убить монстра</translation>
    </message>
    <message>
        <source>a monster joins the fight</source>
        <translation>монстр вступает в бой</translation>
    </message>
    <message>
        <source>a mate joins the fight</source>
        <translation>в бой вступает пара монстра</translation>
    </message>
    <message>
        <source>escape without a roll</source>
        <translation>сбежать без броска</translation>
    </message>
    <message>
        <source>force to help</source>
        <translation>заставить помочь</translation>
    </message>
    <message>
        <source>leave the fight</source>
        <translation>покинуть бой</translation>
    </message>
    <message>
        <source>look at a hand</source>
        <translation>посмотреть чужую руку</translation>
    </message>
    <message>
        <source>look at a deck</source>
        <translation>посмотреть колоду</translation>
    </message>
    <message>
        <source>avert what strikes</source>
        <translation>отменить удар</translation>
    </message>
    <message>
        <source>turn it on another</source>
        <translation>перенаправить на другого</translation>
    </message>
    <message>
        <source>roll again</source>
        <translation>перебросить</translation>
    </message>
    <message>
        <source>choose the roll</source>
        <translation>выбрать результат броска</translation>
    </message>
    <message>
        <source>add to the roll</source>
        <translation>добавить к броску</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>исход</translation>
    </message>
    <message>
        <source>option</source>
        <translation>вариант</translation>
    </message>
</context>
<context>
    <name>WorkshopScenario</name>
    <message>
        <source>Level</source>
        <translation>уровень</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>пол</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>мёртв</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>карты на руке</translation>
    </message>
    <message>
        <source>number of cards in hand</source>
        <translation>число карт на руке</translation>
    </message>
    <message>
        <source>cards in play</source>
        <translation>карты в игре</translation>
    </message>
    <message>
        <source>equipped Items</source>
        <translation>надетые предметы</translation>
    </message>
    <message>
        <source>carried Items</source>
        <translation>предметы про запас</translation>
    </message>
    <message>
        <source>curses</source>
        <translation>проклятия</translation>
    </message>
    <message>
        <source>race and class</source>
        <translation>раса и класс</translation>
    </message>
    <message>
        <source>combat strength</source>
        <translation>боевая сила</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>персонаж</translation>
    </message>
    <message>
        <source>fight</source>
        <translation>бой</translation>
    </message>
    <message>
        <source>strength of the fighters</source>
        <translation>сила бойцов</translation>
    </message>
    <message>
        <source>strength of the monsters</source>
        <translation>сила монстров</translation>
    </message>
    <message>
        <source>the fighters would win</source>
        <translation>бойцы побеждают</translation>
    </message>
    <message>
        <source>fighter</source>
        <translation>боец</translation>
    </message>
    <message>
        <source>helper</source>
        <translation>помощник</translation>
    </message>
    <message>
        <source>monsters in the fight</source>
        <translation>монстры в бою</translation>
    </message>
    <message>
        <source>Treasures of the fight</source>
        <translation>сокровища за бой</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>фаза</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>чей ход</translation>
    </message>
    <message>
        <source>whom the game waits for</source>
        <translation>кого ждёт игра</translation>
    </message>
    <message>
        <source>who is asked</source>
        <translation>кого спрашивают</translation>
    </message>
    <message>
        <source>what is asked for</source>
        <translation>о чём спрашивают</translation>
    </message>
    <message>
        <source>winners</source>
        <translation>победители</translation>
    </message>
    <message>
        <source>discarded Doors</source>
        <translation>сброс дверей</translation>
    </message>
    <message>
        <source>discarded Treasures</source>
        <translation>сброс сокровищ</translation>
    </message>
    <message>
        <source>number of Doors in the deck</source>
        <translation>число дверей в колоде</translation>
    </message>
    <message>
        <source>number of Treasures in the deck</source>
        <translation>число сокровищ в колоде</translation>
    </message>
    <message>
        <source>last roll</source>
        <translation>последний бросок</translation>
    </message>
    <message>
        <source>defeated Boss Monsters</source>
        <translation>побеждённые боссы</translation>
    </message>
    <message>
        <source>before the first turn</source>
        <translation>до первого хода</translation>
    </message>
    <message>
        <source>arranging one&apos;s cards</source>
        <translation>перекладывание карт</translation>
    </message>
    <message>
        <source>Kick Open the Door</source>
        <translation>Выбить дверь</translation>
    </message>
    <message>
        <source>Look for Trouble or Loot the Room</source>
        <translation>Искать неприятностей или Обшарить комнату</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation>конец хода</translation>
    </message>
    <message>
        <source>running away</source>
        <translation>бегство</translation>
    </message>
    <message>
        <source>Looting the Body</source>
        <translation>Обыск тела</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Милостыня</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>конец игры</translation>
    </message>
    <message>
        <source>male</source>
        <translation>мужской</translation>
    </message>
    <message>
        <source>female</source>
        <translation>женский</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>карты</translation>
    </message>
    <message>
        <source>players</source>
        <translation>игроки</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>one of several options</source>
        <translation>один из вариантов</translation>
    </message>
    <message>
        <source>Big Items</source>
        <translation>большие предметы</translation>
    </message>
    <message>
        <source>resurrection</source>
        <translation>воскрешение</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>an unknown card</source>
        <translation>неизвестная карта</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player, what is expected of the player</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No fight was expected, but there is one.</source>
        <translation>Боя не ожидалось, но он идёт.</translation>
    </message>
    <message>
        <source>A fight was expected, but there is none.</source>
        <translation>Ожидался бой, но его нет.</translation>
    </message>
    <message>
        <source>%1: expected %2, but it is %3.</source>
        <comment>what, a value, another value</comment>
        <translation>%1: ожидалось %2, а вышло %3.</translation>
    </message>
    <message>
        <source>Step %1:</source>
        <translation>Шаг %1:</translation>
    </message>
    <message>
        <source>This should not be allowed, but it is.</source>
        <translation>Это должно быть запрещено, но разрешено.</translation>
    </message>
    <message>
        <source>This cannot be played.</source>
        <translation>Это нельзя сыграть.</translation>
    </message>
    <message>
        <source>The cards cannot be used. Mend the mistakes of the pack first.</source>
        <translation>Карты нельзя использовать. Сначала исправь ошибки набора.</translation>
    </message>
    <message>
        <source>The scenario cannot be read or set up.</source>
        <translation>Сценарий не читается или не расставляется.</translation>
    </message>
    <message>
        <source>The fighters have %1, the monsters %2.</source>
        <translation>У бойцов %1, у монстров %2.</translation>
    </message>
    <message>
        <source>Just before: %1</source>
        <translation>Перед этим: %1</translation>
    </message>
    <message>
        <source>That is not allowed.</source>
        <translation>Это не разрешено.</translation>
    </message>
</context>
<context>
    <name>WorkshopWord</name>
    <message>
        <source>you (the card&apos;s player)</source>
        <translation>ты (чья карта)</translation>
    </message>
    <message>
        <source>the victim</source>
        <translation>жертва</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>цель</translation>
    </message>
    <message>
        <source>the player in question</source>
        <translation>тот игрок</translation>
    </message>
    <message>
        <source>the chosen player</source>
        <translation>выбранный игрок</translation>
    </message>
    <message>
        <source>the fighter</source>
        <translation>боец</translation>
    </message>
    <message>
        <source>the helper</source>
        <translation>помощник</translation>
    </message>
    <message>
        <source>the fighters</source>
        <translation>бойцы</translation>
    </message>
    <message>
        <source>the other fighter</source>
        <translation>другой боец</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>чей ход</translation>
    </message>
    <message>
        <source>the neighbour on the left</source>
        <translation>сосед слева</translation>
    </message>
    <message>
        <source>the neighbour on the right</source>
        <translation>сосед справа</translation>
    </message>
    <message>
        <source>both neighbours</source>
        <translation>оба соседа</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>все остальные</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>все</translation>
    </message>
    <message>
        <source>who has the lowest Level</source>
        <translation>у кого самый низкий уровень</translation>
    </message>
    <message>
        <source>who has the highest Level</source>
        <translation>у кого самый высокий уровень</translation>
    </message>
    <message>
        <source>the lowest of the others</source>
        <translation>самый низкий из остальных</translation>
    </message>
    <message>
        <source>the highest of the others</source>
        <translation>самый высокий из остальных</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>на руке</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>несёт с собой</translation>
    </message>
    <message>
        <source>equipped</source>
        <translation>надета</translation>
    </message>
    <message>
        <source>turned sideways</source>
        <translation>повёрнута боком</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>в игре</translation>
    </message>
    <message>
        <source>identities</source>
        <translation>личности</translation>
    </message>
    <message>
        <source>allies</source>
        <translation>союзники</translation>
    </message>
    <message>
        <source>curses</source>
        <translation>проклятия</translation>
    </message>
    <message>
        <source>in hand or in play</source>
        <translation>на руке или в игре</translation>
    </message>
    <message>
        <source>discarded Doors</source>
        <translation>сброшенные двери</translation>
    </message>
    <message>
        <source>discarded Treasures</source>
        <translation>сброшенные сокровища</translation>
    </message>
    <message>
        <source>this card</source>
        <translation>эта карта</translation>
    </message>
    <message>
        <source>the card in question</source>
        <translation>карта, о которой речь</translation>
    </message>
    <message>
        <source>what sits on this card</source>
        <translation>что лежит на этой карте</translation>
    </message>
    <message>
        <source>any</source>
        <translation>любой</translation>
    </message>
    <message>
        <source>small</source>
        <translation>небольшой</translation>
    </message>
    <message>
        <source>big</source>
        <translation>большой</translation>
    </message>
    <message>
        <source>their owner</source>
        <translation>их владелец</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>случай</translation>
    </message>
    <message>
        <source>the most valuable</source>
        <translation>самая дорогая</translation>
    </message>
    <message>
        <source>the highest bonus</source>
        <translation>самый высокий бонус</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>не меньше</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>не больше</translation>
    </message>
    <message>
        <source>equal to</source>
        <translation>равно</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>меньше</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>больше</translation>
    </message>
    <message>
        <source>into play</source>
        <translation>в игру</translation>
    </message>
    <message>
        <source>down</source>
        <translation>вниз</translation>
    </message>
    <message>
        <source>up</source>
        <translation>вверх</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>теряются</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>остаются</translation>
    </message>
    <message>
        <source>the monsters</source>
        <translation>монстры</translation>
    </message>
    <message>
        <source>Bad Stuff</source>
        <translation>непотребство</translation>
    </message>
    <message>
        <source>curse or Bad Stuff</source>
        <translation>проклятие или непотребство</translation>
    </message>
    <message>
        <source>combat strength</source>
        <translation>боевая сила</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>сокровища</translation>
    </message>
    <message>
        <source>Levels for the kill</source>
        <translation>уровни за победу</translation>
    </message>
    <message>
        <source>Run Away rolls</source>
        <translation>броски на побег</translation>
    </message>
    <message>
        <source>every roll of the die</source>
        <translation>каждый бросок кубика</translation>
    </message>
    <message>
        <source>cards in hand at most</source>
        <translation>предел карт на руке</translation>
    </message>
    <message>
        <source>Levels as helper</source>
        <translation>уровни за помощь</translation>
    </message>
    <message>
        <source>Items sold at double price</source>
        <translation>вещи, продаваемые вдвое дороже</translation>
    </message>
    <message>
        <source>wins ties</source>
        <translation>побеждает при равенстве</translation>
    </message>
    <message>
        <source>any number of Big Items</source>
        <translation>сколько угодно больших вещей</translation>
    </message>
    <message>
        <source>nobody may help</source>
        <translation>никто не может помогать</translation>
    </message>
    <message>
        <source>Levels do not count</source>
        <translation>уровни не считаются</translation>
    </message>
    <message>
        <source>Items do not count</source>
        <translation>вещи не считаются</translation>
    </message>
    <message>
        <source>does not pursue</source>
        <translation>не преследует</translation>
    </message>
    <message>
        <source>escapes without a roll</source>
        <translation>убегает без броска</translation>
    </message>
    <message>
        <source>nobody escapes</source>
        <translation>убежать нельзя</translation>
    </message>
    <message>
        <source>curses do nothing</source>
        <translation>проклятия не действуют</translation>
    </message>
    <message>
        <source>strength of the fighters</source>
        <translation>сила бойцов</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>руки</translation>
    </message>
    <message>
        <source>own turn, outside fights</source>
        <translation>свой ход, не в бою</translation>
    </message>
    <message>
        <source>own turn, also in a fight</source>
        <translation>свой ход, и в бою тоже</translation>
    </message>
    <message>
        <source>any time when not in a fight</source>
        <translation>когда угодно, если не в бою</translation>
    </message>
    <message>
        <source>while there is no fight</source>
        <translation>пока нет боя</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>в любое время</translation>
    </message>
    <message>
        <source>in any fight</source>
        <translation>в любом бою</translation>
    </message>
    <message>
        <source>in one&apos;s own fight</source>
        <translation>в своём бою</translation>
    </message>
    <message>
        <source>as the fighter only</source>
        <translation>только бойцом</translation>
    </message>
    <message>
        <source>when running away</source>
        <translation>при побеге</translation>
    </message>
    <message>
        <source>on one&apos;s own Run Away roll</source>
        <translation>на свой бросок на побег</translation>
    </message>
    <message>
        <source>on any roll</source>
        <translation>на любой бросок</translation>
    </message>
    <message>
        <source>on a curse or Bad Stuff</source>
        <translation>на проклятие или непотребство</translation>
    </message>
    <message>
        <source>on a curse</source>
        <translation>на проклятие</translation>
    </message>
    <message>
        <source>on Bad Stuff</source>
        <translation>на непотребство</translation>
    </message>
    <message>
        <source>instead of drawing face up</source>
        <translation>вместо взятия в открытую</translation>
    </message>
    <message>
        <source>oneself</source>
        <translation>на себя</translation>
    </message>
    <message>
        <source>another player</source>
        <translation>другой игрок</translation>
    </message>
    <message>
        <source>a side of the fight</source>
        <translation>сторона в бою</translation>
    </message>
    <message>
        <source>an Item of one&apos;s own</source>
        <translation>своя вещь</translation>
    </message>
    <message>
        <source>an Item of another</source>
        <translation>чужая вещь</translation>
    </message>
    <message>
        <source>an identity of one&apos;s own</source>
        <translation>своя личность</translation>
    </message>
    <message>
        <source>a monster from hand</source>
        <translation>монстр с руки</translation>
    </message>
    <message>
        <source>an identity from hand</source>
        <translation>личность с руки</translation>
    </message>
    <message>
        <source>the fight begins</source>
        <translation>начинается бой</translation>
    </message>
    <message>
        <source>the fight ends</source>
        <translation>заканчивается бой</translation>
    </message>
    <message>
        <source>the fight is won</source>
        <translation>бой выигран</translation>
    </message>
    <message>
        <source>somebody got away</source>
        <translation>кто-то сбежал</translation>
    </message>
    <message>
        <source>an Item is lost</source>
        <translation>потеряна вещь</translation>
    </message>
    <message>
        <source>the turn begins</source>
        <translation>начинается ход</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>заканчивается ход</translation>
    </message>
    <message>
        <source>another player died</source>
        <translation>умер другой игрок</translation>
    </message>
    <message>
        <source>a Level is lost</source>
        <translation>потерян уровень</translation>
    </message>
    <message>
        <source>per turn</source>
        <translation>за ход</translation>
    </message>
    <message>
        <source>per fight</source>
        <translation>за бой</translation>
    </message>
    <message>
        <source>per victim and fight</source>
        <translation>на жертву за бой</translation>
    </message>
    <message>
        <source>per roll</source>
        <translation>на бросок</translation>
    </message>
    <message>
        <source>per game</source>
        <translation>за игру</translation>
    </message>
    <message>
        <source>male</source>
        <translation>мужской</translation>
    </message>
    <message>
        <source>female</source>
        <translation>женский</translation>
    </message>
    <message>
        <source>Hireling</source>
        <translation>Наёмник</translation>
    </message>
    <message>
        <source>Guest Star</source>
        <translation>Приглашённая звезда</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>Спутник</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>сбрасывается</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Подземелье</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Сцена театра</translation>
    </message>
    <message>
        <source>Tavern</source>
        <translation>Таверна</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Лес</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <translation>Кухня</translation>
    </message>
    <message>
        <source>Tomb</source>
        <translation>Гробница</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Поход</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Сокровищница</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Лучи</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Холмы</translation>
    </message>
    <message>
        <source>no disadvantages</source>
        <translation>без недостатков</translation>
    </message>
    <message>
        <source>waits for a second</source>
        <translation>ждёт вторую</translation>
    </message>
    <message>
        <source>needs a second</source>
        <translation>требует вторую</translation>
    </message>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
</context>
<context>
    <name>kickdoor::ActionsModel</name>
    <message>
        <source>No monster so far, and none in your hand to fight: loot the room.</source>
        <translation>Монстра пока нет, и на руке драться не с кем: обыщи комнату.</translation>
    </message>
    <message>
        <source>You hold no monster to fight.</source>
        <translation>У тебя нет монстра для драки.</translation>
    </message>
    <message>
        <source>Look for trouble</source>
        <translation>Искать неприятности</translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>opens a dialog</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>An offer waits for your answer.</source>
        <translation>Предложение ждёт твоего ответа.</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>Ждём игрока %1.</translation>
    </message>
    <message>
        <source>You have a choice to make.</source>
        <translation>Тебе надо сделать выбор.</translation>
    </message>
    <message>
        <source>Play the card from behind the door, or take it into your hand.</source>
        <translation>Сыграй карту из-за двери или возьми её на руку.</translation>
    </message>
    <message>
        <source>Arrange your cards: play, equip, trade, sell. Then kick open the door.</source>
        <translation>Разложи карты: играй, надевай, меняйся, продавай. Потом выбивай дверь.</translation>
    </message>
    <message>
        <source>No monster so far: fight one from your hand, or loot the room.</source>
        <translation>Монстра пока нет: дерись с монстром с руки или обыщи комнату.</translation>
    </message>
    <message>
        <source>Play, equip, trade or sell what you like. Then end your turn.</source>
        <translation>Играй, надевай, меняйся, продавай что хочешь. Потом заканчивай ход.</translation>
    </message>
    <message>
        <source>Run! %1</source>
        <translation>Беги! %1</translation>
    </message>
    <message>
        <source>The dice are against you. Play one card that turns the fight, or pass.</source>
        <translation>Кубики против тебя. Сыграй одну карту, которая перевернёт бой, или пасуй.</translation>
    </message>
    <message>
        <source>You are winning. Fight, before somebody changes that.</source>
        <translation>Ты побеждаешь. Дерись, пока кто-нибудь это не изменил.</translation>
    </message>
    <message>
        <source>A tie: the monsters win. Play cards, ask for help, or run away.</source>
        <translation>Ничья: побеждают монстры. Играй карты, проси помощи или беги.</translation>
    </message>
    <message>
        <source>You are losing. Play cards, ask for help, or run away.</source>
        <translation>Ты проигрываешь. Играй карты, проси помощи или беги.</translation>
    </message>
    <message>
        <source>The card from behind the door cannot be played now: take it into your hand.</source>
        <translation>Карту из-за двери сейчас нельзя сыграть: возьми её на руку.</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Сыграть: %1</translation>
    </message>
    <message>
        <source>Look for trouble: %1</source>
        <comment>a monster</comment>
        <translation>Искать неприятности: %1</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Способности</translation>
    </message>
    <message>
        <source>Play Items and identity cards from your opening hand if you like. Then press “Ready”.</source>
        <translation>Если хочешь, сыграй Предметы и карты личности из начальной руки. Потом нажми «Готово».</translation>
    </message>
    <message>
        <source>Run! Choose which monster to flee from first. %1</source>
        <translation>Беги! Выбери, от какого монстра сначала. %1</translation>
    </message>
    <message>
        <source>Play what you like. When you fight, both sides add a d20.</source>
        <translation>Сыграй что хочешь. Когда начнёшь драться, обе стороны прибавят d20.</translation>
    </message>
    <message>
        <source>%1 is winning. Interfere, or wait.</source>
        <translation>%1 побеждает. Вмешайся или подожди.</translation>
    </message>
    <message>
        <source>%1 is losing. Help, interfere, or wait.</source>
        <translation>%1 проигрывает. Помоги, вмешайся или подожди.</translation>
    </message>
    <message>
        <source>Both sides add a d20, once nobody wants to play anything more.</source>
        <translation>Обе стороны прибавят d20, когда никто больше не захочет ничего сыграть.</translation>
    </message>
    <message>
        <source>Waiting for %1 to choose.</source>
        <translation>Ждём выбора игрока %1.</translation>
    </message>
    <message>
        <source>The fight ends with the sums as they are now, unless somebody interferes.</source>
        <translation>Бой кончится с нынешними суммами, если никто не вмешается.</translation>
    </message>
    <message>
        <source>Give up the fight: you roll to escape, and whoever is caught suffers the Bad Stuff.</source>
        <translation>Сдай бой: ты бросаешь кубик, чтобы убежать, а с тем, кого поймают, случится Беда.</translation>
    </message>
    <message>
        <source>Roll a die: with what your cards add, you need 5 or more to escape.</source>
        <translation>Брось кубик: чтобы убежать, нужно 5 или больше, считая то, что прибавят твои карты.</translation>
    </message>
    <message>
        <source>You are dead and can only end your turn. Then you come back; your new cards come when your next turn begins.</source>
        <translation>Ты в мире ином и можешь только закончить ход. Потом ты вернёшься; новые карты придут, когда начнётся твой следующий ход.</translation>
    </message>
    <message>
        <source>Listen at the door: you take a Door card into your hand. Your other cards must wait.</source>
        <translation>Подслушай у двери: возьмёшь на руку карту Двери. Остальным твоим картам придётся подождать.</translation>
    </message>
    <message>
        <source>You hold too many cards: play or sell some, or give the excess away. Your turn ends once you hold few enough.</source>
        <translation>У тебя слишком много карт: сыграй или продай часть либо отдай лишнее. Ход закончится, как только лишних карт не останется.</translation>
    </message>
    <message>
        <source>A tie: the monsters win. Play cards, or run away.</source>
        <translation>Ничья: побеждают монстры. Играй карты или беги.</translation>
    </message>
    <message>
        <source>You are losing. Play cards, or run away.</source>
        <translation>Ты проигрываешь. Играй карты или беги.</translation>
    </message>
    <message>
        <source>Waiting for an answer from %1.</source>
        <translation>Ожидается ответ: %1.</translation>
    </message>
    <message>
        <source>It goes on when the table can be reached again.</source>
        <translation>Игра продолжится, когда стол снова будет доступен.</translation>
    </message>
    <message>
        <source>Answer it with a card, or let it strike.</source>
        <translation>Ответь картой, или пусть ударит.</translation>
    </message>
    <message>
        <source>Change the roll with a card, or let it stand.</source>
        <translation>Измени бросок картой, или пусть будет так.</translation>
    </message>
    <message>
        <source>The dice come next. Play something first, or let it stand.</source>
        <translation>Дальше кости. Сначала сыграй что-нибудь, или пусть будет так.</translation>
    </message>
    <message>
        <source>You are winning. Play what you like, or let it stand.</source>
        <translation>Ты побеждаешь. Сыграй что хочешь, или пусть будет так.</translation>
    </message>
    <message>
        <source>%1 is winning. Interfere, or let it stand.</source>
        <translation>%1 побеждает. Вмешайся, или пусть будет так.</translation>
    </message>
</context>
<context>
    <name>kickdoor::AnswerDraft</name>
    <message>
        <source>Keep %1</source>
        <comment>a Character</comment>
        <translation>Оставить: %1</translation>
    </message>
    <message>
        <source>Choose nothing</source>
        <translation>Ничего не выбирать</translation>
    </message>
</context>
<context>
    <name>kickdoor::BargainDraft</name>
    <message>
        <source>Choose whom to ask.</source>
        <translation>Выбери, кого просить.</translation>
    </message>
</context>
<context>
    <name>kickdoor::BigMoment</name>
    <message>
        <source>Loot!</source>
        <translation>Добыча!</translation>
    </message>
    <message>
        <source>−%1 for %2!</source>
        <translation>%2: −%1!</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is dead!</source>
        <translation>%1 погибает!</translation>
    </message>
    <message>
        <source>Level %1!</source>
        <translation>Уровень %1!</translation>
    </message>
    <message>
        <source>Down to Level %1</source>
        <translation>Вниз, на Уровень %1</translation>
    </message>
    <message>
        <source>Caught!</source>
        <translation>Поймали!</translation>
    </message>
    <message>
        <source>Cursed!</source>
        <translation>Проклятие!</translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Сокровище</numerusform>
            <numerusform>%n Сокровища</numerusform>
            <numerusform>%n Сокровищ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Door card(s)</source>
        <translation>
            <numerusform>%n карта Двери</numerusform>
            <numerusform>%n карты Двери</numerusform>
            <numerusform>%n карт Двери</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>Got away!</source>
        <translation>Бегство удалось!</translation>
    </message>
    <message>
        <source>The fight is won!</source>
        <translation>Бой выигран!</translation>
    </message>
    <message>
        <source>It&apos;s a deal!</source>
        <translation>По рукам!</translation>
    </message>
    <message>
        <source>Cards lost!</source>
        <translation>Карты потеряны!</translation>
    </message>
    <message>
        <source>A Curse!</source>
        <translation>Проклятие!</translation>
    </message>
    <message>
        <source>Averted!</source>
        <translation>Отведено!</translation>
    </message>
    <message>
        <source>Forced to help!</source>
        <translation>Помощь поневоле!</translation>
    </message>
    <message>
        <source>%1 must help %2, for nothing.</source>
        <comment>two players</comment>
        <translation>%1: помощь игроку %2 поневоле и даром.</translation>
    </message>
    <message>
        <source>To be shared: %1</source>
        <comment>what was won</comment>
        <translation>Разделить: %1</translation>
    </message>
    <message>
        <source>A gift!</source>
        <translation>Подарок!</translation>
    </message>
    <message>
        <source>%1 gave %2 %3.</source>
        <comment>giver, receiver, cards</comment>
        <translation>%1 отдаёт: %3, получает %2.</translation>
    </message>
    <message>
        <source>No monster is left!</source>
        <translation>Монстров не осталось!</translation>
    </message>
</context>
<context>
    <name>kickdoor::BotMindModel</name>
    <message>
        <source>What %1 knew</source>
        <translation>Что знает %1 в этот миг</translation>
    </message>
    <message>
        <source>what %1 did</source>
        <translation>так решает %1</translation>
    </message>
    <message>
        <source>The table shows what %1 could see then: its own hand and what lay open; the rest is face down.</source>
        <translation>На столе показано то, что в этот миг видит %1: своя рука и открытые карты; остальное лежит рубашкой вверх.</translation>
    </message>
    <message numerus="yes">
        <source>It weighs its chances to win by playing on; here anew, %n time(s).</source>
        <translation>
            <numerusform>Он взвешивает шансы на победу, доигрывая партию; здесь заново, %n раз.</numerusform>
            <numerusform>Он взвешивает шансы на победу, доигрывая партию; здесь заново, %n раза.</numerusform>
            <numerusform>Он взвешивает шансы на победу, доигрывая партию; здесь заново, %n раз.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It decides by rules of thumb. The chances are what Master would expect of each move, from the same view, after playing on %n time(s).</source>
        <translation>
            <numerusform>Он решает по простым правилам. Шансы — то, чего мастер ждал бы от каждого хода, видя то же самое, доиграв партию %n раз.</numerusform>
            <numerusform>Он решает по простым правилам. Шансы — то, чего мастер ждал бы от каждого хода, видя то же самое, доиграв партию %n раза.</numerusform>
            <numerusform>Он решает по простым правилам. Шансы — то, чего мастер ждал бы от каждого хода, видя то же самое, доиграв партию %n раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>It compared no other move.</source>
        <translation>Других ходов он не сравнивал.</translation>
    </message>
</context>
<context>
    <name>kickdoor::ChanceModel</name>
    <message>
        <source>Turn %1, %2 fights %3</source>
        <translation>Ход %1, %2 дерётся: %3</translation>
    </message>
    <message>
        <source>%1 Most of it came when: %2</source>
        <comment>a change; what happened</comment>
        <translation>%1 Решающий момент: %2</translation>
    </message>
    <message>
        <source>%1: %2&apos;s chance rises from %3% to %4%.</source>
        <translation>%1: шанс игрока %2 растёт с %3&#xa0;% до %4&#xa0;%.</translation>
    </message>
    <message>
        <source>%1: %2&apos;s chance falls from %3% to %4%.</source>
        <translation>%1: шанс игрока %2 падает с %3&#xa0;% до %4&#xa0;%.</translation>
    </message>
    <message>
        <source>Turn %1 (%2)</source>
        <comment>the second is whose turn it was</comment>
        <translation>Ход %1 (%2)</translation>
    </message>
    <message>
        <source>Turn %1, while %2 fights %3</source>
        <translation>Ход %1, пока %2 дерётся: %3</translation>
    </message>
</context>
<context>
    <name>kickdoor::CombatModel</name>
    <message>
        <source>%1, Level</source>
        <translation>%1, Уровень</translation>
    </message>
    <message>
        <source>d20, thrown by %1</source>
        <translation>d20, бросает %1</translation>
    </message>
    <message>
        <source>%1 (mate)</source>
        <translation>%1 (пара)</translation>
    </message>
    <message>
        <source>Forced to help, for nothing</source>
        <translation>Помогает поневоле, даром</translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s)</source>
        <translation>
            <numerusform>%n Сокровище</numerusform>
            <numerusform>%n Сокровища</numerusform>
            <numerusform>%n Сокровищ</numerusform>
        </translation>
    </message>
    <message>
        <source>special Treasure</source>
        <translation>особое Сокровище</translation>
    </message>
    <message numerus="yes">
        <source>%n Treasure(s) and a special one</source>
        <translation>
            <numerusform>%n Сокровище и одно особое</numerusform>
            <numerusform>%n Сокровища и одно особое</numerusform>
            <numerusform>%n Сокровищ и одно особое</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>card (why it counts)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 helps in return for %2.</source>
        <translation>%1 помогает за: %2.</translation>
    </message>
    <message>
        <source>%1, Level (%2)</source>
        <comment>a monster, what it is: Undead</comment>
        <translation>%1, Уровень (%2)</translation>
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
        <translation>%1, страница %2 из %3</translation>
    </message>
    <message>
        <source>%1 cannot be created.</source>
        <translation>%1: не удаётся создать.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1: не удаётся записать.</translation>
    </message>
    <message>
        <source>%1: a picture is missing.</source>
        <translation>%1: не хватает картинки.</translation>
    </message>
    <message>
        <source>%1: words do not fit: %2</source>
        <translation>%1: слова не помещаются: %2</translation>
    </message>
    <message>
        <source>%1: words do not fit.</source>
        <translation>%1: слова не помещаются.</translation>
    </message>
</context>
<context>
    <name>kickdoor::CurtainModel</name>
    <message>
        <source>You hold too many cards.</source>
        <translation>У тебя слишком много карт на руке.</translation>
    </message>
    <message>
        <source>You have a choice to make.</source>
        <translation>Тебе надо сделать выбор.</translation>
    </message>
    <message>
        <source>The dice are against you: one last card?</source>
        <translation>Кубики против тебя: ещё одна, последняя карта?</translation>
    </message>
    <message>
        <source>%1 is about to strike you.</source>
        <translation>%1 вот-вот ударит по тебе.</translation>
    </message>
    <message>
        <source>You may still act.</source>
        <translation>Ты ещё можешь действовать.</translation>
    </message>
    <message>
        <source>%1 asks for your help.</source>
        <translation>%1 просит твоей помощи.</translation>
    </message>
    <message>
        <source>%1 offers to help you.</source>
        <translation>%1 предлагает тебе помощь.</translation>
    </message>
    <message>
        <source>%1 offers you a trade.</source>
        <translation>%1 предлагает тебе обмен.</translation>
    </message>
    <message>
        <source>You may play cards before the game begins.</source>
        <translation>Можно сыграть карты до начала игры.</translation>
    </message>
    <message>
        <source>You are in a fight.</source>
        <translation>Ты в бою.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Твой ход.</translation>
    </message>
    <message>
        <source>You are dead: end your turn.</source>
        <translation>Ты в мире ином: закончи ход.</translation>
    </message>
    <message>
        <source>Your turn continues.</source>
        <translation>Твой ход продолжается.</translation>
    </message>
    <message>
        <source>The fight is lost: you must run away.</source>
        <translation>Бой проигран: нужно бежать.</translation>
    </message>
    <message>
        <source>%1 asks you for a gift.</source>
        <translation>%1 просит у тебя подарок.</translation>
    </message>
    <message>
        <source>%1 offers you a gift.</source>
        <translation>%1 предлагает тебе подарок.</translation>
    </message>
    <message>
        <source>You stopped the table. Play what you like, then let the game go on.</source>
        <translation>Стол по твоей просьбе остановлен. Сыграй что хочешь, потом дай игре продолжиться.</translation>
    </message>
</context>
<context>
    <name>kickdoor::DiceModel</name>
    <message>
        <source>%1, for the fighters</source>
        <translation>%1, за бойцов</translation>
    </message>
    <message>
        <source>%1, for the monsters</source>
        <translation>%1, за монстров</translation>
    </message>
    <message>
        <source>%1, fleeing from %2</source>
        <translation>%1 бежит от: %2</translation>
    </message>
    <message>
        <source>%1, for the first turn</source>
        <translation>%1, за первый ход</translation>
    </message>
    <message>
        <source>%1, for the order of looting</source>
        <translation>%1, за очередь при мародёрстве</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <comment>player, card</comment>
        <translation>%1, бросок за карту: %2</translation>
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
        <translation>Момент для этого упущен.</translation>
    </message>
</context>
<context>
    <name>kickdoor::ExportDialog</name>
    <message>
        <source>Export as text</source>
        <translation>Сохранить текстом</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Тексты (*.txt)</translation>
    </message>
    <message>
        <source>Export my games</source>
        <translation>Экспорт моих партий</translation>
    </message>
    <message>
        <source>Save a photo</source>
        <translation>Сохранить снимок</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Файлы JSON (*.json)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Изображения (*.png)</translation>
    </message>
    <message>
        <source>My games of Kickdoor</source>
        <comment>name of a file</comment>
        <translation>Мои партии Kickdoor</translation>
    </message>
</context>
<context>
    <name>kickdoor::FoundTables</name>
    <message>
        <source>No table was found. Are both machines in the same network? Guest networks often keep machines apart. A firewall must let UDP and TCP 4510 through on the host&apos;s machine. The join code works without announcements.</source>
        <translation>Ни о каком столе не слышно. Обе ли машины в одной сети? Гостевые сети часто разделяют машины. Брандмауэр на машине хозяина должен пропускать UDP и TCP 4510. Код входа работает и без объявлений.</translation>
    </message>
</context>
<context>
    <name>kickdoor::HintModel</name>
    <message>
        <source>A hint is about a decision of yours, and there is none now.</source>
        <translation>Подсказка даётся к твоему решению, а сейчас решать нечего.</translation>
    </message>
    <message>
        <source>There is nothing else to compare it with.</source>
        <translation>Сравнивать больше не с чем.</translation>
    </message>
    <message>
        <source>This table allows no hints. Its owner can allow them before the game.</source>
        <translation>За этим столом подсказок нет. Хозяин стола может разрешить их до игры.</translation>
    </message>
    <message>
        <source>Hints begin with the first turn.</source>
        <translation>Подсказки начинаются с первого хода.</translation>
    </message>
    <message>
        <source>A fight counts with all that is still played into it, by you, by helpers and by the others, not as it stands now.</source>
        <translation>Бой считается со всем, что в нём ещё сыграно тобой, помощниками и остальными, а не таким, каков он сейчас.</translation>
    </message>
    <message numerus="yes">
        <source>The percentages are your chance to win the game after each move. Master has played on %Ln time(s), four turns each, with hidden cards drawn anew each time: it knows only what you may know.</source>
        <translation>
            <numerusform>Проценты — это твой шанс выиграть партию после каждого хода. Мастер %Ln раз доиграл ещё четыре хода, каждый раз заново вытягивая скрытые карты: он знает только то, что можно знать тебе.</numerusform>
            <numerusform>Проценты — это твой шанс выиграть партию после каждого хода. Мастер %Ln раза доиграл ещё четыре хода, каждый раз заново вытягивая скрытые карты: он знает только то, что можно знать тебе.</numerusform>
            <numerusform>Проценты — это твой шанс выиграть партию после каждого хода. Мастер %Ln раз доиграл ещё четыре хода, каждый раз заново вытягивая скрытые карты: он знает только то, что можно знать тебе.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n moves are worth the same.</source>
        <translation>
            <numerusform>Первый %n ход равноценен.</numerusform>
            <numerusform>Первые %n хода равноценны.</numerusform>
            <numerusform>Первые %n ходов равноценны.</numerusform>
        </translation>
    </message>
    <message>
        <source>Master compares no other move here: trades, sales, discards and what you wear are left to you.</source>
        <translation>Мастер не сравнивает здесь других ходов: обмены, продажи, сброс и экипировка остаются за тобой.</translation>
    </message>
</context>
<context>
    <name>kickdoor::HostRoom</name>
    <message>
        <source>The table cannot be opened: %1</source>
        <translation>Стол не открыть: %1</translation>
    </message>
    <message>
        <source>This table cannot be set up.</source>
        <translation>Этот стол не накрыть.</translation>
    </message>
    <message>
        <source>Port %1 is in use by another program on this computer, perhaps by another Kickdoor. Choose another port.</source>
        <translation>Порт %1 занят другой программой на этом компьютере, возможно другим Kickdoor. Выбери другой порт.</translation>
    </message>
    <message>
        <source>This computer does not allow port %1. Choose one above 1023.</source>
        <translation>Этот компьютер не разрешает порт %1. Выбери порт больше 1023.</translation>
    </message>
</context>
<context>
    <name>kickdoor::Language</name>
    <message>
        <source>Same as this computer: %1</source>
        <comment>%1: the name of a language</comment>
        <translation>Как на этом компьютере: %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::LessonModel</name>
    <message>
        <source>Watch what happens.</source>
        <translation>Смотри, что будет.</translation>
    </message>
    <message>
        <source>In a game you may do that. Here the lesson waits for this: %1</source>
        <translation>В игре так можно. Но урок ждёт другого: %1</translation>
    </message>
    <message>
        <source>In a game you may do that. Here, read on first: press “Next”.</source>
        <translation>В игре так можно. А сейчас сначала читай дальше: нажми «Дальше».</translation>
    </message>
</context>
<context>
    <name>kickdoor::LevelHistory</name>
    <message>
        <source>%1 helped in the winning fight.</source>
        <translation>Помощь в победном бою: %1.</translation>
    </message>
    <message>
        <source>%1 stand at Level %2. The last Boss Monster has fallen, and the most gold in play decides: %3 gp.</source>
        <translation>На Уровне %2: %1. Последний Босс повержен, и решает, у кого больше золота в игре: %3 зол.</translation>
    </message>
</context>
<context>
    <name>kickdoor::Looting</name>
    <message>
        <source>Looting the body of %1</source>
        <translation>Обирают тело игрока %1</translation>
    </message>
    <message>
        <source>Everybody has had a turn.</source>
        <translation>Все уже выбирали.</translation>
    </message>
    <message>
        <source>%1 chooses a card now.</source>
        <translation>%1 сейчас выбирает карту.</translation>
    </message>
    <message>
        <source>%1 Then: %2.</source>
        <comment>who chooses now; the names of the next, in their order</comment>
        <translation>%1 Затем: %2.</translation>
    </message>
    <message>
        <source>Who chooses first is being decided.</source>
        <translation>Определяется, кто выбирает первым.</translation>
    </message>
    <message>
        <source>%1 took %2.</source>
        <comment>a player; a card</comment>
        <translation>%1 берёт: %2.</translation>
    </message>
</context>
<context>
    <name>kickdoor::MarkModel</name>
    <message>
        <source>Turn %1: %2</source>
        <translation>Ход %1: %2</translation>
    </message>
    <message>
        <source>Turn %1: %2 fights %3</source>
        <translation>Ход %1: %2 дерётся: %3</translation>
    </message>
    <message>
        <source>The end, won by %1</source>
        <translation>Конец. Победа: %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::MyGamesModel</name>
    <message>
        <source>%1 was written by a newer Kickdoor. Nothing is counted here.</source>
        <translation>%1: записано более новым Kickdoor. Здесь ничего не считается.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1: не удаётся записать: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1: не удаётся прочитать: %2</translation>
    </message>
    <message>
        <source>%1 is damaged: %2</source>
        <translation>%1: файл повреждён: %2</translation>
    </message>
    <message>
        <source>It was kept as %1, and counting starts again.</source>
        <translation>Он сохранён как %1, и счёт начинается заново.</translation>
    </message>
    <message>
        <source>another window uses it</source>
        <translation>занято другим окном</translation>
    </message>
</context>
<context>
    <name>kickdoor::NetClient</name>
    <message>
        <source>%1 is not ready yet.</source>
        <translation>%1 ещё не готов.</translation>
    </message>
    <message>
        <source>%1 has left for good. A bot plays on.</source>
        <translation>%1 уходит насовсем. Доиграет бот.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Хозяин закрыл стол.</translation>
    </message>
    <message>
        <source>%1 (watching)</source>
        <translation>%1 (зритель)</translation>
    </message>
    <message>
        <source>%1 has come to watch.</source>
        <translation>%1 приходит посмотреть.</translation>
    </message>
    <message>
        <source>%1 has left the table.</source>
        <translation>%1 уходит из-за стола.</translation>
    </message>
    <message>
        <source>%1 has stopped watching.</source>
        <translation>%1 больше не смотрит.</translation>
    </message>
    <message>
        <source>%1 has joined the table.</source>
        <translation>За стол садится %1.</translation>
    </message>
    <message>
        <source>At least three seats must be taken.</source>
        <translation>Нужно занять хотя бы три места.</translation>
    </message>
    <message>
        <source>%1 does not have all the cards of this game.</source>
        <translation>%1: есть не все карты этой игры.</translation>
    </message>
    <message>
        <source>The connection to %1 is lost.</source>
        <translation>Связь потеряна: %1.</translation>
    </message>
    <message>
        <source>You are not ready yet.</source>
        <translation>Ты ещё не готов.</translation>
    </message>
    <message>
        <source>All are ready. The table&apos;s owner starts the game.</source>
        <translation>Все готовы. Игру начинает владелец стола.</translation>
    </message>
    <message>
        <source>The table&apos;s owner has changed the cards or rules. Look at them, then say again that you are ready.</source>
        <translation>Владелец стола изменил карты или правила. Посмотри на них и снова отметь, что ты готов.</translation>
    </message>
    <message>
        <source>The table gathers for another game.</source>
        <translation>Стол собирается для новой игры.</translation>
    </message>
    <message>
        <source>A bot plays for %1 now.</source>
        <translation>За игрока %1 теперь играет бот.</translation>
    </message>
    <message>
        <source>%1 plays again, instead of the bot.</source>
        <translation>%1 снова играет вместо бота.</translation>
    </message>
    <message>
        <source>%1 has left the table for now.</source>
        <translation>%1 пока не за столом.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 снова за столом.</translation>
    </message>
</context>
<context>
    <name>kickdoor::NetPlay</name>
    <message>
        <source>%1&apos;s table</source>
        <translation>Стол игрока %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
</context>
<context>
    <name>kickdoor::NetVerdict</name>
    <message>
        <source>The game is being checked…</source>
        <translation>Игра проверяется…</translation>
    </message>
    <message>
        <source>This game was fair: your program has replayed the whole record and found every card and every roll as they were shown. Every computer took part in the shuffling.</source>
        <translation>Игра была честной: твоя программа переиграла всю запись и нашла каждую карту и каждый бросок такими, как их показывали. В перемешивании участвовали все компьютеры.</translation>
    </message>
    <message>
        <source>Your program has replayed the whole record and found every card and every roll as they were shown. It gave no secret of its own, so it cannot say whether all secrets counted.</source>
        <translation>Твоя программа переиграла всю запись и нашла каждую карту и каждый бросок такими, как их показывали. Своего секрета она не давала и потому не может сказать, все ли секреты учтены.</translation>
    </message>
    <message>
        <source>The record of this game is not what you were shown: it differs from command %1 on.</source>
        <translation>Запись этой игры не такова, как тебе показывали: она расходится начиная с команды %1.</translation>
    </message>
    <message>
        <source>This game cannot be checked: its record is incomplete.</source>
        <translation>Эту игру не проверить: запись неполна.</translation>
    </message>
</context>
<context>
    <name>kickdoor::NetWindow</name>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
</context>
<context>
    <name>kickdoor::OffersModel</name>
    <message>
        <source>%1 wants to give you %2.</source>
        <translation>%1 хочет отдать тебе: %2.</translation>
    </message>
    <message>
        <source>%1 asks you for %2.</source>
        <translation>%1 просит у тебя: %2.</translation>
    </message>
    <message>
        <source>%1 offers %2 for %3.</source>
        <translation>%1 предлагает: %2. Взамен: %3.</translation>
    </message>
    <message>
        <source>%1 asks for your help, for %2. It is a fight for the win!</source>
        <translation>%1 просит твоей помощи за: %2. Это бой за победу!</translation>
    </message>
    <message>
        <source>%1 asks for your help, for %2.</source>
        <translation>%1 просит твоей помощи за: %2.</translation>
    </message>
    <message>
        <source>Your trade with %1 waits for an answer: %2.</source>
        <translation>Твоё предложение обмена (%1) ждёт ответа: %2.</translation>
    </message>
    <message>
        <source>You asked %1 for help, for %2. No answer yet.</source>
        <translation>Твоя просьба о помощи (%1), за: %2. Ответа пока нет.</translation>
    </message>
    <message>
        <source>You offered %1 help, for %2. No answer yet.</source>
        <translation>Ты предлагаешь помощь (%1) за: %2. Ответа пока нет.</translation>
    </message>
    <message>
        <source>%1 offers to help, for %2.</source>
        <translation>%1 предлагает помощь за: %2.</translation>
    </message>
    <message>
        <source>You would both win the game.</source>
        <translation>Игру выиграете вы оба.</translation>
    </message>
    <message>
        <source>Only you would win the game.</source>
        <translation>Игру выиграешь только ты.</translation>
    </message>
    <message>
        <source>Only %1 would win the game.</source>
        <translation>Игру выиграет только %1.</translation>
    </message>
    <message>
        <source>Your gift to %1 waits for an answer: %2.</source>
        <translation>Твой подарок (%1) ждёт ответа: %2.</translation>
    </message>
    <message>
        <source>You asked %1 for a gift, %2. No answer yet.</source>
        <translation>Твоя просьба о подарке (%1): %2. Ответа пока нет.</translation>
    </message>
    <message>
        <source>With this help, before the dice: fighters %1, monsters %2</source>
        <translation>С этой помощью, до кубиков: бойцы %1, монстры %2</translation>
    </message>
    <message>
        <source>With this help: fighters %1, monsters %2</source>
        <translation>С этой помощью: бойцы %1, монстры %2</translation>
    </message>
    <message>
        <source>With this help: fighters %1, monsters %2, and the tie is won</source>
        <translation>С этой помощью: бойцы %1, монстры %2, и ничья выиграна</translation>
    </message>
    <message>
        <source>With this help: fighters %1, monsters %2, a tie, which the monsters win</source>
        <translation>С этой помощью: бойцы %1, монстры %2, ничья, и побеждают монстры</translation>
    </message>
    <message>
        <source>The game would end: you would get nothing.</source>
        <translation>Игра кончится: тебе ничего не достанется.</translation>
    </message>
    <message>
        <source>The game would end: %1 would get nothing.</source>
        <translation>Игра кончится: %1 ничего не получит.</translation>
    </message>
</context>
<context>
    <name>kickdoor::OptionModel</name>
    <message>
        <source>None of the chosen packs has Boss Monsters.</source>
        <translation>Ни в одном из выбранных наборов нет Боссов.</translation>
    </message>
</context>
<context>
    <name>kickdoor::PackList</name>
    <message>
        <source>No cards were found beside the program.</source>
        <translation>Рядом с программой не нашлось карт.</translation>
    </message>
    <message>
        <source>These packs cannot be played: %1</source>
        <translation>Этими наборами играть нельзя: %1</translation>
    </message>
    <message>
        <source>This pack is no longer installed.</source>
        <translation>Этот набор больше не установлен.</translation>
    </message>
    <message>
        <source>By %1.</source>
        <translation>Автор: %1.</translation>
    </message>
    <message>
        <source>By %1, version %2.</source>
        <comment>author of a pack</comment>
        <translation>Автор: %1, версия %2.</translation>
    </message>
    <message>
        <source>Needs the pack %1, which is not installed.</source>
        <translation>Нужен набор «%1», а он не установлен.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>packs; the first may be several</comment>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>An expansion: can be played together with %1.</source>
        <translation>Дополнение: играется вместе с %1.</translation>
    </message>
    <message>
        <source>An expansion: too few cards to be played alone.</source>
        <translation>Дополнение: карт слишком мало, чтобы играть только с ним.</translation>
    </message>
    <message>
        <source>%1 can only be played together with %2: switch it on, too.</source>
        <comment>packs</comment>
        <translation>%1 играется только вместе с %2: включи и этот набор.</translation>
    </message>
    <message>
        <source>These packs have too few cards for a game: switch another one on, too.</source>
        <translation>В этих наборах слишком мало карт для игры: включи ещё один.</translation>
    </message>
</context>
<context>
    <name>kickdoor::PackOffers</name>
    <message numerus="yes">
        <source>%n door card(s)</source>
        <translation>
            <numerusform>%n карта двери</numerusform>
            <numerusform>%n карты двери</numerusform>
            <numerusform>%n карт двери</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s)</source>
        <translation>
            <numerusform>%n сокровище</numerusform>
            <numerusform>%n сокровища</numerusform>
            <numerusform>%n сокровищ</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <translation>«%1» %2</translation>
    </message>
    <message>
        <source>By %1. Licence: %2</source>
        <translation>Автор: %1. Лицензия: %2</translation>
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
            <numerusform>%n разная карта</numerusform>
            <numerusform>%n разные карты</numerusform>
            <numerusform>%n разных карт</numerusform>
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
        <translation>%1: не удаётся записать: %2</translation>
    </message>
</context>
<context>
    <name>kickdoor::PresetModel</name>
    <message>
        <source>Faster play</source>
        <translation>Игра побыстрее</translation>
    </message>
    <message>
        <source>The packs as chosen, with Listen at the Door and shared victory (R12.2).</source>
        <translation>Выбранные наборы, с «Подслушать у двери» и общей победой (R12.2).</translation>
    </message>
    <message>
        <source>This edition alone, without optional rules.</source>
        <translation>Только это издание, без дополнительных правил.</translation>
    </message>
    <message>
        <source>%1 alone, as printed</source>
        <translation>Только %1, как напечатано</translation>
    </message>
</context>
<context>
    <name>kickdoor::PrintCards</name>
    <message>
        <source>The sheets cannot be drawn.</source>
        <translation>Не удаётся нарисовать листы.</translation>
    </message>
    <message>
        <source>The pack has no cards.</source>
        <translation>В наборе нет карт.</translation>
    </message>
    <message>
        <source>Cards of Kickdoor</source>
        <translation>Карты Kickdoor</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Не удаётся записать %1.</translation>
    </message>
</context>
<context>
    <name>kickdoor::ReadyModel</name>
    <message>
        <source>%1 wins this fight, unless somebody interferes.</source>
        <translation>%1 выиграет этот бой, если никто не вмешается.</translation>
    </message>
    <message>
        <source>It</source>
        <translation>Это</translation>
    </message>
    <message>
        <source>%1 is about to strike %2.</source>
        <translation>%1 вот-вот ударит по игроку %2.</translation>
    </message>
    <message>
        <source>%1 is about to roll. Does anybody want to play something first?</source>
        <translation>%1 сейчас бросит кубик. Кто-нибудь хочет сначала что-то сыграть?</translation>
    </message>
    <message>
        <source>The dice are against %1, who may play one more card that turns the fight.</source>
        <translation>Кубики против: проигрывает %1. Можно сыграть ещё одну карту, которая перевернёт бой.</translation>
    </message>
    <message>
        <source>Play nothing: the roll counts as it is.</source>
        <translation>Ничего не играть: бросок засчитывается как есть.</translation>
    </message>
    <message>
        <source>Play nothing: the fight is lost.</source>
        <translation>Ничего не играть: бой проигран.</translation>
    </message>
    <message>
        <source>Play nothing: the fight ends with the sums as they are now.</source>
        <translation>Ничего не играть: бой кончится с нынешними суммами.</translation>
    </message>
    <message>
        <source>Play nothing against it: the card takes effect.</source>
        <translation>Ничего не играть в ответ: карта подействует.</translation>
    </message>
    <message>
        <source>%1 There is nothing for it to take.</source>
        <comment>after a sentence</comment>
        <translation>%1 Отнимать тут нечего.</translation>
    </message>
    <message>
        <source>%1 was not asked: it does not concern them (“When to ask …”). With Hold! they may answer all the same.</source>
        <translation>%1 не спрашивали: это не касается этого игрока («Когда спрашивать…»). Ответить всё же можно по «Стоп!».</translation>
    </message>
</context>
<context>
    <name>kickdoor::ReplayModel</name>
    <message>
        <source>Before the first turn</source>
        <translation>Перед первым ходом</translation>
    </message>
    <message>
        <source>What everybody sees</source>
        <translation>То, что видят все</translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation>Рука: %1</translation>
    </message>
    <message>
        <source>The hand of the player whose turn it is</source>
        <translation>Рука того, чей ход</translation>
    </message>
</context>
<context>
    <name>kickdoor::SavesModel</name>
    <message>
        <source>This game; every move is saved</source>
        <translation>Эта партия; каждый ход сохранён</translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation>Сохранённая партия</translation>
    </message>
    <message>
        <source>Turn %1, won by %2</source>
        <comment>the second is one name, or several</comment>
        <translation>Ход %1, победа: %2</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>До первого хода</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>Turn %1: %2&apos;s turn</source>
        <translation>Ход %1: ходит %2</translation>
    </message>
    <message>
        <source>Finished game</source>
        <translation>Законченная партия</translation>
    </message>
    <message>
        <source>Written by a newer Kickdoor</source>
        <translation>Записано более новой версией Kickdoor</translation>
    </message>
    <message>
        <source>The rules have changed since it was played</source>
        <translation>С тех пор правила изменились</translation>
    </message>
    <message>
        <source>turn %1, %2: Level %3</source>
        <comment>a turn, a player and that player&apos;s Level</comment>
        <translation>ход %1, %2: Уровень %3</translation>
    </message>
    <message>
        <source>Unfinished; every move is saved</source>
        <translation>Не окончена; сохранён каждый ход</translation>
    </message>
    <message>
        <source>Not a Kickdoor game, or damaged</source>
        <translation>Это не партия Kickdoor, или файл повреждён</translation>
    </message>
    <message>
        <source>before the first turn</source>
        <translation>до первого хода</translation>
    </message>
    <message>
        <source>turn %1, %2</source>
        <comment>a turn and the names of players</comment>
        <translation>ход %1, %2</translation>
    </message>
</context>
<context>
    <name>kickdoor::SeenCards</name>
    <message numerus="yes">
        <source>The top %n card(s) of the Door deck</source>
        <translation>
            <numerusform>%n верхняя карта колоды Дверей</numerusform>
            <numerusform>%n верхние карты колоды Дверей</numerusform>
            <numerusform>%n верхних карт колоды Дверей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top %n card(s) of the Treasure deck</source>
        <translation>
            <numerusform>%n верхняя карта колоды Сокровищ</numerusform>
            <numerusform>%n верхние карты колоды Сокровищ</numerusform>
            <numerusform>%n верхних карт колоды Сокровищ</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation>Рука: %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::Session</name>
    <message>
        <source>Something happened meanwhile. Look again and decide.</source>
        <translation>Пока ты думал, что-то случилось. Взгляни ещё раз и реши.</translation>
    </message>
    <message>
        <source>%1 cannot be created: %2</source>
        <translation>%1: не удаётся создать: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1: не удаётся записать: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1: не удаётся прочитать: %2</translation>
    </message>
    <message>
        <source>%1 was written by a newer Kickdoor.</source>
        <translation>%1: записано более новым Kickdoor.</translation>
    </message>
    <message>
        <source>The rules have changed since %1 was played: %2</source>
        <translation>Правила изменились с тех пор, как играли %1: %2</translation>
    </message>
    <message>
        <source>The lesson cannot be opened: %1</source>
        <translation>Урок не открывается: %1</translation>
    </message>
    <message>
        <source>The table cannot be reached now: the connection is lost.</source>
        <translation>Стол сейчас недоступен: связь потеряна.</translation>
    </message>
    <message>
        <source>%1 is not a Kickdoor game, or it is damaged: %2</source>
        <translation>%1: не партия Kickdoor или повреждена: %2</translation>
    </message>
    <message>
        <source>This game cannot be played: %1</source>
        <translation>В эту игру сыграть нельзя: %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::Settings</name>
    <message>
        <source>true or false</source>
        <translation>true или false</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>число от %1 до %2</translation>
    </message>
    <message>
        <source>%1, or a language&apos;s code, such as de</source>
        <translation>%1 или код языка, например de</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>одно из: %1</translation>
    </message>
    <message>
        <source>%1 is not a settings file. It is kept as %2, and all settings are back at their defaults.</source>
        <translation>%1: не файл настроек. Он сохранён как %2, а все настройки снова исходные.</translation>
    </message>
    <message>
        <source>%1: %2 is “%3”, but should be %4; %5 is used instead.</source>
        <translation>%1: %2 сейчас «%3», а должно быть %4; вместо этого взято %5.</translation>
    </message>
    <message>
        <source>%1 was written by a later version (%2). Settings that this one does not know are left as they are.</source>
        <translation>%1: записано более поздней версией (%2). Настройки, которых эта не знает, остаются как есть.</translation>
    </message>
</context>
<context>
    <name>kickdoor::SetupModel</name>
    <message>
        <source>Everybody needs a name.</source>
        <translation>Каждому нужно имя.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Двух игроков зовут %1.</translation>
    </message>
    <message>
        <source>The seed must be a whole number, or empty.</source>
        <translation>Зерно должно быть целым числом или пустым.</translation>
    </message>
</context>
<context>
    <name>kickdoor::StandingPasses</name>
    <message>
        <source>%1 passes until their turn</source>
        <translation>%1: пас до своего хода</translation>
    </message>
    <message>
        <source>Passing until your turn</source>
        <translation>Пас до твоего хода</translation>
    </message>
    <message>
        <source>%1 is asked only when concerned</source>
        <translation>%1: вопрос, только если касается</translation>
    </message>
    <message>
        <source>Asked only when concerned</source>
        <translation>Вопрос, только если касается тебя</translation>
    </message>
    <message>
        <source>Not asked about %1</source>
        <translation>Не спрашивать из-за: %1</translation>
    </message>
    <message>
        <source>You are asked because of it only when you are concerned.</source>
        <translation>Из-за неё тебя спрашивают, только если это касается тебя.</translation>
    </message>
    <message>
        <source>The own turn, fights, rolls and blows are still asked about, and every fight for the win.</source>
        <translation>Вопросы о своём ходе, боях, бросках и ударах и о каждом бое за победу остаются.</translation>
    </message>
    <message>
        <source>Your turn, fights, rolls and blows are still asked about, and every fight for the win.</source>
        <translation>Тебя по-прежнему спрашивают о твоём ходе, боях, бросках и ударах и о каждом бое за победу.</translation>
    </message>
    <message>
        <source>Passing after a while</source>
        <translation>Пас спустя некоторое время</translation>
    </message>
    <message>
        <source>The cards you named are gone. If this ended by itself, the others would know.</source>
        <translation>Названных тобой карт больше нет. Если бы это прекратилось само, остальные узнали бы об этом.</translation>
    </message>
</context>
<context>
    <name>kickdoor::TableModel</name>
    <message>
        <source>Level %1 wins</source>
        <translation>Победа на Уровне %1</translation>
    </message>
    <message>
        <source>Cards and rules of one edition.</source>
        <translation>Карты и правила одного издания.</translation>
    </message>
    <message>
        <source>The cards of %1; %2 is the base and decides the rules (R12.1).</source>
        <translation>Карты: %1; основа — %2, она решает правила (R12.1).</translation>
    </message>
    <message>
        <source>Bosses %1/%2</source>
        <translation>Боссы %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins before %n Boss Monster(s) in all have been defeated (R2.8).</source>
        <translation>
            <numerusform>Никто не победит, пока не повержен %n Босс (R2.8).</numerusform>
            <numerusform>Никто не победит, пока не повержены %n Босса (R2.8).</numerusform>
            <numerusform>Никто не победит, пока не повержено %n Боссов (R2.8).</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal differs from the printed Level %1 (R2.1).</source>
        <translation>Цель отличается от напечатанного Уровня %1 (R2.1).</translation>
    </message>
</context>
<context>
    <name>kickdoor::TakeBackModel</name>
    <message>
        <source>%1 wants to take back a move. Others have acted since; their moves are undone, too.</source>
        <translation>%1 хочет взять ход назад. С тех пор действовали другие; их ходы тоже отменятся.</translation>
    </message>
    <message>
        <source>%1 wants to take back a move. Chance has decided something since: a die or a random card. The same would come again.</source>
        <translation>%1 хочет взять ход назад. С тех пор вмешался случай: кубик или случайная карта. Выпадет то же самое.</translation>
    </message>
    <message>
        <source>%1 wants to take back a move. Somebody has seen a new card since.</source>
        <translation>%1 хочет взять ход назад. С тех пор кто-то увидел новую карту.</translation>
    </message>
    <message>
        <source>%1 wants to take back a bargain that was agreed on.</source>
        <translation>%1 хочет отменить заключённую сделку.</translation>
    </message>
    <message>
        <source>%1 wants to take back a move.</source>
        <translation>%1 хочет взять ход назад.</translation>
    </message>
    <message>
        <source>%1 does not agree: nothing is taken back.</source>
        <translation>%1 не соглашается: ничего не возвращается.</translation>
    </message>
    <message>
        <source>Nothing is taken back: not everybody has agreed in time.</source>
        <translation>Ничего не возвращается: не все согласились вовремя.</translation>
    </message>
    <message>
        <source>%1 %2, do you agree?</source>
        <comment>what is asked; the names of those who are asked</comment>
        <translation>%1 Вы согласны? Ждём ответа: %2.</translation>
    </message>
    <message>
        <source>%1 The move: %2</source>
        <comment>two sentences</comment>
        <translation>%1 Этот ход: %2</translation>
    </message>
</context>
<context>
    <name>kickdoor::TradeDraft</name>
    <message>
        <source>Choose what you give, what you get, or both.</source>
        <translation>Выбери, что ты отдаёшь, что получаешь, или и то и другое.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ArtPicker</name>
    <message>
        <source>Choose the picture</source>
        <translation>Выбрать рисунок</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>Search by name, kind or tag: sword, undead, curse …</source>
        <translation>Поиск по имени, виду или метке: sword, undead, curse…</translation>
    </message>
    <message>
        <source>Search the pictograms</source>
        <translation>Поиск по пиктограммам</translation>
    </message>
    <message>
        <source>Pictograms</source>
        <translation>Пиктограммы</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>Рисунок</translation>
    </message>
    <message>
        <source>Main figure</source>
        <translation>Главная фигура</translation>
    </message>
    <message>
        <source>Second figure</source>
        <translation>Вторая фигура</translation>
    </message>
    <message>
        <source>No second figure</source>
        <translation>Без второй фигуры</translation>
    </message>
    <message>
        <source>Choose the</source>
        <translation>Выбирается</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>Обычная</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Другое</translation>
    </message>
    <message numerus="yes">
        <source>%n pictogram(s)</source>
        <translation>
            <numerusform>%n пиктограмма</numerusform>
            <numerusform>%n пиктограммы</numerusform>
            <numerusform>%n пиктограмм</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a pictogram.</source>
        <translation>Выбери пиктограмму.</translation>
    </message>
    <message>
        <source>There is no such pictogram.</source>
        <translation>Такой пиктограммы нет.</translation>
    </message>
    <message>
        <source>One of the colours is none.</source>
        <translation>Один из цветов записан неверно.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::Behaviour</name>
    <message>
        <source>What the card does</source>
        <translation>Что делает карта</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Addition of %1</source>
        <translation>Добавление: %1</translation>
    </message>
    <message>
        <source>Removal</source>
        <translation>Удаление</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Перемещение</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>изменение «%1»</translation>
    </message>
    <message>
        <source>As the card shows it. Other languages have theirs under “Languages”.</source>
        <translation>Как на карте. Названия на других языках — на вкладке «Языки».</translation>
    </message>
    <message>
        <source>This pack cannot be changed. Copy it first.</source>
        <translation>Этот набор нельзя изменить. Сначала скопируй его.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::CardFinder</name>
    <message>
        <source>Take cards of other packs</source>
        <translation>Взять карты из других наборов</translation>
    </message>
    <message>
        <source>Search by name, kind, pack or what a card does</source>
        <translation>Поиск по имени, виду, набору или действию карты</translation>
    </message>
    <message>
        <source>Search all packs</source>
        <translation>Поиск по всем наборам</translation>
    </message>
    <message>
        <source>Cards of all packs</source>
        <translation>Карты всех наборов</translation>
    </message>
    <message>
        <source>Copy into the pack</source>
        <translation>Скопировать в набор</translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <comment>a card, its kind, its pack</comment>
        <translation>%1 – %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::CardForm</name>
    <message numerus="yes">
        <source>%n cards are chosen. What you set here is set for each of them that can have it.</source>
        <translation>
            <numerusform>Выбрана %n карта. Что здесь задано, действует для неё, если она может это иметь.</numerusform>
            <numerusform>Выбраны %n карты. Что здесь задано, действует для каждой, которая может это иметь.</numerusform>
            <numerusform>Выбрано %n карт. Что здесь задано, действует для каждой, которая может это иметь.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Выбрать: %1</translation>
    </message>
    <message>
        <source>None is known; the pack&apos;s form has them.</source>
        <translation>Ничего не известно; они задаются в форме набора.</translation>
    </message>
    <message>
        <source>Picture …</source>
        <translation>Рисунок…</translation>
    </message>
    <message>
        <source>Choose the picture</source>
        <translation>Выбрать рисунок</translation>
    </message>
    <message>
        <source>Change the picture</source>
        <translation>изменение картинки</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>изменение «%1»</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::CardGrid</name>
    <message>
        <source>Search the cards</source>
        <translation>Поиск по картам</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 из %n карты</numerusform>
            <numerusform>%1 из %n карт</numerusform>
            <numerusform>%1 из %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move of %n card(s)</source>
        <translation>
            <numerusform>Перемещение %n карты</numerusform>
            <numerusform>Перемещение %n карт</numerusform>
            <numerusform>Перемещение %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deletion of %n card(s)</source>
        <translation>
            <numerusform>Удаление %n карты</numerusform>
            <numerusform>Удаление %n карт</numerusform>
            <numerusform>Удаление %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) copied.</source>
        <translation>
            <numerusform>Скопирована %n карта.</numerusform>
            <numerusform>Скопированы %n карты.</numerusform>
            <numerusform>Скопировано %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>A shipped pack cannot be changed. Copy it to begin with its cards.</source>
        <translation>Поставляемый набор нельзя изменить. Скопируй его, чтобы начать с его карт.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) pasted.</source>
        <translation>
            <numerusform>Вставлена %n карта.</numerusform>
            <numerusform>Вставлены %n карты.</numerusform>
            <numerusform>Вставлено %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no cards on the clipboard.</source>
        <translation>В буфере обмена нет карт.</translation>
    </message>
    <message>
        <source>Reading the cards …</source>
        <translation>Карты читаются…</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ColourEdit</name>
    <message>
        <source>Choose …</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Выбрать цвет</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Выбрать: %1</translation>
    </message>
    <message>
        <source>Choose a colour. The picture is drawn in shades of it, as here.</source>
        <translation>Выбрать цвет. Рисунок будет в его оттенках, как здесь.</translation>
    </message>
    <message>
        <source>A colour is written as # and six digits or letters from a to f, such as #8a4a2a.</source>
        <translation>Цвет записывается знаком # и шестью цифрами или буквами от a до f, например #8a4a2a.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::EditionForm</name>
    <message>
        <source>General</source>
        <translation>Общее</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Identities and tags</source>
        <translation>Личности и метки</translation>
    </message>
    <message>
        <source>These rules hold when this pack is the base of a game.</source>
        <translation>Эти правила действуют, когда набор – основа игры.</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>изменение «%1»</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::FindingsPanel</name>
    <message>
        <source>Mistakes</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Mends the chosen mistake</source>
        <translation>Исправляет выбранную ошибку</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Замечание</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… и ещё %n</numerusform>
            <numerusform>… и ещё %n</numerusform>
            <numerusform>… и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes found.</source>
        <translation>Ошибок не найдено.</translation>
    </message>
    <message>
        <source>There is no mend at one press for this. Press Enter in the list to go to its field.</source>
        <translation>Одним нажатием это не исправить. Нажми Enter в списке, чтобы перейти к полю.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::LengthPlot</name>
    <message>
        <source>Length of the games</source>
        <translation>Длина игр</translation>
    </message>
    <message>
        <source>From %1 to %2 turns; half of the games at most %3.</source>
        <translation>От %1 до %2 ходов; половина игр не больше %3.</translation>
    </message>
    <message>
        <source>No game has come to its end.</source>
        <translation>Ни одна игра не закончилась.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Turns of a game</source>
        <translation>Ходов в игре</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>среднее %1</translation>
    </message>
    <message>
        <source>This is drawn when the games are over.</source>
        <translation>Это будет нарисовано, когда партии закончатся.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::LiftPlot</name>
    <message>
        <source>Wins by card</source>
        <translation>Победы по картам</translation>
    </message>
    <message numerus="yes">
        <source>%1: its users won %2 times as often as by chance, ± %3, in %n game(s).</source>
        <translation>
            <numerusform>%1: кто её применял, выигрывал в %2 раза чаще случайного, ± %3, за %n игру.</numerusform>
            <numerusform>%1: кто её применял, выигрывал в %2 раза чаще случайного, ± %3, за %n игры.</numerusform>
            <numerusform>%1: кто её применял, выигрывал в %2 раза чаще случайного, ± %3, за %n игр.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is %1 standard deviations from the other cards.</source>
        <translation>Это %1 стандартных отклонений от остальных карт.</translation>
    </message>
    <message>
        <source>No card is far from the others.</source>
        <translation>Ни одна карта не отличается сильно от других.</translation>
    </message>
    <message>
        <source>No card of the pack was played.</source>
        <translation>Ни одна карта набора не была сыграна.</translation>
    </message>
    <message>
        <source>Wins, compared with chance</source>
        <translation>Победы относительно случая</translation>
    </message>
    <message>
        <source>This is drawn when the games are over.</source>
        <translation>Это будет нарисовано, когда партии закончатся.</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::NewPackDialog</name>
    <message>
        <source>New pack</source>
        <translation>Новый набор</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>A pack needs a name.</source>
        <translation>Набору нужно название.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>A pack needs an author: your name, or one that you like to be called by.</source>
        <translation>Набору нужен автор: твоё имя или то, как тебе нравится называться.</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Создать</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::RecordTable</name>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Добавить: %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>Убрать: %1</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Новое</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>изменение «%1»</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ScenarioDialog</name>
    <message>
        <source>Keep the moment as a scenario</source>
        <translation>Сохранить момент как сценарий</translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>Название сценария</translation>
    </message>
    <message>
        <source>What must be true at the end</source>
        <translation>Что должно быть верно в конце</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Сохранить</translation>
    </message>
    <message numerus="yes">
        <source>You have taken %n step(s) with “%1”, those of the others included.</source>
        <translation>
            <numerusform>С картой «%1» сделан %n шаг, считая чужие.</numerusform>
            <numerusform>С картой «%1» сделано %n шага, считая чужие.</numerusform>
            <numerusform>С картой «%1» сделано %n шагов, считая чужие.</numerusform>
        </translation>
    </message>
    <message>
        <source>They become a scenario, a test in the pack “%1”. Whenever it is played, the same steps are taken from the same beginning, and what you mark here must be true after the last one. If a change of the card makes it otherwise, the scenario fails and says so.</source>
        <translation>Из них получится сценарий – проверка в наборе «%1». Когда его играют, с того же начала делаются те же шаги, и отмеченное здесь должно быть верно после последнего. Если из-за изменения карты выйдет иначе, сценарий не пройдёт и скажет об этом.</translation>
    </message>
    <message>
        <source>&amp;Name of the scenario</source>
        <translation>&amp;Название сценария</translation>
    </message>
    <message>
        <source>&amp;What must be true at the end</source>
        <translation>&amp;Что должно быть верно в конце</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::ScenarioList</name>
    <message>
        <source>Scenarios of the pack</source>
        <translation>Сценарии набора</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Сценарий</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Сценарии</translation>
    </message>
    <message>
        <source>Why it fails</source>
        <translation>Почему не пройден</translation>
    </message>
    <message>
        <source>Play &amp;all</source>
        <translation>Сыграть &amp;все</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>Сыграть &amp;снова</translation>
    </message>
    <message>
        <source>&amp;Rename …</source>
        <translation>Пере&amp;именовать…</translation>
    </message>
    <message>
        <source>&amp;Delete …</source>
        <translation>&amp;Удалить…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>is being played …</source>
        <translation>играется…</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>ещё не сыгран</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>не пройден</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>пройден</translation>
    </message>
    <message>
        <source>This pack keeps no scenarios yet. Play a card (Try out &gt; Play this card), then keep the moment: it is played again here whenever you like, to see whether the card still does the same.</source>
        <translation>В этом наборе ещё нет сценариев. Сыграй карту (Испытание &gt; Сыграть эту карту) и сохрани момент: здесь его можно сыграть снова и увидеть, делает ли карта то же самое.</translation>
    </message>
    <message>
        <source>Moments of games that the pack keeps. Played again, they show whether the cards still do the same.</source>
        <translation>Моменты игр, которые хранит набор. Сыгранные снова, они показывают, делают ли карты то же самое.</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) passed.</source>
        <translation>
            <numerusform>%n сценарий пройден.</numerusform>
            <numerusform>%n сценария пройдены.</numerusform>
            <numerusform>%n сценариев пройдено.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) failed.</source>
        <translation>
            <numerusform>%n сценарий не пройден.</numerusform>
            <numerusform>%n сценария не пройдены.</numerusform>
            <numerusform>%n сценариев не пройдено.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename the scenario</source>
        <translation>Переименовать сценарий</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Rename the scenario “%1”</source>
        <translation>Переименование сценария «%1»</translation>
    </message>
    <message>
        <source>Delete the scenario</source>
        <translation>Удалить сценарий</translation>
    </message>
    <message>
        <source>Delete the scenario “%1”? This can be undone as long as the workshop is open.</source>
        <translation>Удалить сценарий «%1»? Это можно отменить, пока мастерская открыта.</translation>
    </message>
    <message>
        <source>Delete the scenario “%1”</source>
        <translation>Удаление сценария «%1»</translation>
    </message>
    <message>
        <source>Show the &amp;details</source>
        <translation>&amp;Показать подробности</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::StringsForm</name>
    <message>
        <source>What you leave empty is shown as it is written on the card itself.</source>
        <translation>Что оставлено пустым, показывается так, как написано на самой карте.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a language, a field</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Название карты</translation>
    </message>
    <message>
        <source>Flavour text</source>
        <translation>Прибаутка</translation>
    </message>
    <message>
        <source>Name of the pack</source>
        <translation>Название набора</translation>
    </message>
    <message>
        <source>About the pack</source>
        <translation>О наборе</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>изменение «%1»</translation>
    </message>
    <message>
        <source>Name of the ability</source>
        <translation>Название способности</translation>
    </message>
    <message>
        <source>Name of several</source>
        <translation>Название нескольких</translation>
    </message>
    <message>
        <source>As it stands in “Usable by Elves only.”</source>
        <translation>Как в «Только для Эльфов».</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::TryDialog</name>
    <message numerus="yes">
        <source>%n game(s) between bots are played.</source>
        <translation>
            <numerusform>Играется %n партия между ботами.</numerusform>
            <numerusform>Играются %n партии между ботами.</numerusform>
            <numerusform>Играется %n партий между ботами.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Try the pack</source>
        <translation>Испытать набор</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Сыграно партий</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Games with it</source>
        <translation>Партий с ней</translation>
    </message>
    <message>
        <source>Wins, compared with chance</source>
        <translation>Победы относительно случая</translation>
    </message>
    <message>
        <source>How the users of each card fared</source>
        <translation>Как шли дела у тех, кто применял каждую карту</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>This pack cannot be played: %1</source>
        <translation>С этим набором нельзя играть: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played,</source>
        <translation>
            <numerusform>Сыграна %n партия:</numerusform>
            <numerusform>Сыграно %n партии:</numerusform>
            <numerusform>Сыграно %n партий:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 finished, %2 without an end.</source>
        <translation>завершено %1, без конца %2.</translation>
    </message>
    <message>
        <source>A game lasts %1 turns on average, from %2 to %3; half of them at most %4.</source>
        <translation>Партия длится в среднем %1 ходов, от %2 до %3; половина — не больше %4.</translation>
    </message>
    <message>
        <source>Never played: %1</source>
        <translation>Ни разу не сыграны: %1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>&amp;Length of the games</source>
        <translation>&amp;Длина игр</translation>
    </message>
    <message>
        <source>&amp;Wins by card</source>
        <translation>&amp;Победы по картам</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Числа</translation>
    </message>
    <message>
        <source>%1 (stronger)</source>
        <translation>%1 (сильнее)</translation>
    </message>
    <message>
        <source>%1 (weaker)</source>
        <translation>%1 (слабее)</translation>
    </message>
    <message>
        <source>Three standard deviations or more from the other cards: %1</source>
        <translation>Три стандартных отклонения и больше от остальных карт: %1</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::Workbench</name>
    <message numerus="yes">
        <source>Paste of %n card(s)</source>
        <translation>
            <numerusform>Вставка %n карты</numerusform>
            <numerusform>Вставка %n карт</numerusform>
            <numerusform>Вставка %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>изменение «%1»</translation>
    </message>
</context>
<context>
    <name>kickdoor::workshop::WorkshopWindow</name>
    <message>
        <source>New pack</source>
        <translation>Новый набор</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Копия «%1»</translation>
    </message>
    <message>
        <source>Copy the pack</source>
        <translation>Скопировать набор</translation>
    </message>
    <message>
        <source>Import a pack</source>
        <translation>Импорт набора</translation>
    </message>
    <message>
        <source>Kickdoor packs (*.kickpack)</source>
        <translation>Наборы Kickdoor (*.kickpack)</translation>
    </message>
    <message>
        <source>This pack cannot be shared yet</source>
        <translation>Этим набором пока нельзя поделиться</translation>
    </message>
    <message>
        <source>Export the pack</source>
        <translation>Экспорт набора</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Не удаётся записать %1.</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Новая карта</translation>
    </message>
    <message>
        <source>Duplicate the card</source>
        <translation>Дублировать карту</translation>
    </message>
    <message>
        <source>This card cannot be played yet</source>
        <translation>Эту карту пока нельзя сыграть</translation>
    </message>
    <message>
        <source>Mend the mistakes first.</source>
        <translation>Сначала исправь ошибки.</translation>
    </message>
    <message>
        <source>Print the cards</source>
        <translation>Печать карт</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Файлы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The cards are being drawn …</source>
        <translation>Карты рисуются…</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Наборы</translation>
    </message>
    <message>
        <source>The card as it looks</source>
        <translation>Карта, как она выглядит</translation>
    </message>
    <message>
        <source>Language of the cards</source>
        <translation>Язык карт</translation>
    </message>
    <message>
        <source>&amp;Card</source>
        <translation>&amp;Карта</translation>
    </message>
    <message>
        <source>&amp;Behaviour</source>
        <translation>&amp;Поведение</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>&amp;Набор</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Мастерская</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Delete the card</source>
        <translation>Удалить карту</translation>
    </message>
    <message>
        <source>Play this card</source>
        <translation>Сыграть эту карту</translation>
    </message>
    <message>
        <source>Try the pack …</source>
        <translation>Испытать набор…</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>My packs</source>
        <translation>Мои наборы</translation>
    </message>
    <message>
        <source>Shipped packs (read only)</source>
        <translation>Готовые наборы (только чтение)</translation>
    </message>
    <message>
        <source>Card workshop</source>
        <translation>Мастерская карт</translation>
    </message>
    <message>
        <source>Card workshop – %1</source>
        <translation>Мастерская карт – %1</translation>
    </message>
    <message>
        <source>The files were changed outside and have been read again.</source>
        <translation>Файлы были изменены извне и прочитаны заново.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) copied into the pack.</source>
        <translation>
            <numerusform>%n карта скопирована в набор.</numerusform>
            <numerusform>%n карты скопированы в набор.</numerusform>
            <numerusform>%n карт скопировано в набор.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the moment as a scenario</source>
        <translation>Сохранить момент как сценарий</translation>
    </message>
    <message>
        <source>Scenario %1</source>
        <translation>Сценарий %1</translation>
    </message>
    <message>
        <source>&amp;Languages</source>
        <translation>&amp;Языки</translation>
    </message>
    <message numerus="yes">
        <source>Deletion of %n card(s)</source>
        <translation>
            <numerusform>Удаление %n карты</numerusform>
            <numerusform>Удаление %n карт</numerusform>
            <numerusform>Удаление %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Find …</source>
        <translation>Найти…</translation>
    </message>
    <message>
        <source>Take cards of other packs …</source>
        <translation>Карты из других наборов…</translation>
    </message>
    <message>
        <source>Keep the moment …</source>
        <translation>Сохранить момент…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>П&amp;равка</translation>
    </message>
    <message>
        <source>&amp;Try out</source>
        <translation>&amp;Испытание</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Отменить: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Вернуть: %1</translation>
    </message>
    <message>
        <source>The pack was exported</source>
        <translation>Набор экспортирован</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>The cards are ready to print</source>
        <translation>Карты готовы к печати</translation>
    </message>
    <message>
        <source>What you play can become a scenario of the pack: Try out &gt; Keep the moment.</source>
        <translation>То, что ты сыграешь, может стать сценарием набора: Испытание &gt; Сохранить момент.</translation>
    </message>
    <message>
        <source>Mend the mistake</source>
        <translation>Исправить ошибку</translation>
    </message>
    <message>
        <source>Opens a table at which the card is in hand, behind the door or in play.</source>
        <translation>Открывает стол, где карта на руке, за дверью или в игре.</translation>
    </message>
    <message>
        <source>Keeps the steps that you took with the played card as a scenario of the pack, a test of the card.</source>
        <translation>Сохраняет твои шаги с сыгранной картой как сценарий набора – проверку карты.</translation>
    </message>
    <message>
        <source>Scenarios …</source>
        <translation>Сценарии…</translation>
    </message>
    <message>
        <source>The pack cannot be written: %1</source>
        <translation>Набор не записывается: %1</translation>
    </message>
    <message>
        <source>This card cannot be used at once</source>
        <translation>Эту карту нельзя применить сразу</translation>
    </message>
    <message>
        <source>The card cannot be put to use there: %1</source>
        <translation>Применить карту там нельзя: %1</translation>
    </message>
    <message>
        <source>Play all the same</source>
        <translation>Всё равно сыграть</translation>
    </message>
    <message>
        <source>“%1” was played, a card of the pack “%2”. Open that pack to keep the moment, or play a card of this one.</source>
        <translation>Сыграна «%1», карта набора «%2». Открой тот набор, чтобы сохранить момент, или сыграй карту этого.</translation>
    </message>
    <message>
        <source>Nothing has been played with “%1” yet. Take a few steps at its table first: they are what is kept.</source>
        <translation>С «%1» ещё ничего не сыграно. Сначала сделай несколько шагов за её столом: они и сохраняются.</translation>
    </message>
    <message>
        <source>Examples (read only)</source>
        <translation>Примеры (только чтение)</translation>
    </message>
    <message>
        <source>A shipped pack cannot be changed. Copy it to begin with its cards.</source>
        <translation>Поставляемый набор нельзя изменить. Скопируй его, чтобы начать с его карт.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Сообщение</translation>
    </message>
</context>
</TS>
