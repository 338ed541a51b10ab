#include "model/lesson/lesson_words.h"

#include <algorithm>
#include <array>

namespace kickdoor {
namespace {

struct Words {
    const char* key;
    const char* heading;
    const char* text;
    const char* task;
};

// clang-format off
constexpr std::array kWords = {
    Words{"welcome",
          QT_TRANSLATE_NOOP("LessonWords", "Welcome to the dungeon"),
          QT_TRANSLATE_NOOP("LessonWords", "This is a real table with the real rules. Only the cards are stacked, so that one thing follows from the other. You play James; Marieke and Otto play by themselves. Take your time: nobody is waiting, and nothing here is saved."),
          ""},
    Words{"levels",
          QT_TRANSLATE_NOOP("LessonWords", "Ten Levels"),
          QT_TRANSLATE_NOOP("LessonWords", "Everybody starts on Level 1. Whoever reaches Level 10 first wins, and the last Level must be earned by killing a monster. The track shows where everybody stands; beside it lie the Doors, the Treasures and their discards."),
          ""},
    Words{"equip",
          QT_TRANSLATE_NOOP("LessonWords", "Put something on"),
          QT_TRANSLATE_NOOP("LessonWords", "Below are your cards. Point at one, or go to it with the arrow keys, to see it enlarged. Items make you stronger, each in its own place: head, body, feet, two hands."),
          QT_TRANSLATE_NOOP("LessonWords", "Drag “%1” to the place for Footgear. Or click it and choose Play.")},
    Words{"sideways",
          QT_TRANSLATE_NOOP("LessonWords", "Carried is not worn"),
          QT_TRANSLATE_NOOP("LessonWords", "You are 2 stronger. Not every Item works for everybody: this staff is for Wizards only. You may carry it all the same. It lies sideways and adds nothing, but it is safe from those who steal from hands, and it can be sold."),
          QT_TRANSLATE_NOOP("LessonWords", "Play “%1”: it goes to what you carry.")},
    Words{"kick",
          QT_TRANSLATE_NOOP("LessonWords", "Kick open the door"),
          QT_TRANSLATE_NOOP("LessonWords", "You are dressed. Every turn begins with a door: its top card is turned up. A monster must be fought, a curse strikes you, anything else you may play or keep."),
          QT_TRANSLATE_NOOP("LessonWords", "Kick open the door: press the button, the pile of Doors or the K key.")},
    Words{"sums",
          QT_TRANSLATE_NOOP("LessonWords", "Read the sums"),
          QT_TRANSLATE_NOOP("LessonWords", "On the left your strength: your Level and the bonuses of what you wear. On the right the monster's. The lines below say where each number comes from. Whoever has more wins, and a tie goes to the monsters. You have more."),
          QT_TRANSLATE_NOOP("LessonWords", "Press “Fight!”.")},
    Words{"sell",
          QT_TRANSLATE_NOOP("LessonWords", "Victory, and gold"),
          QT_TRANSLATE_NOOP("LessonWords", "One Level for the monster, and a Treasure: a second pair of shoes, but you have only two feet. In your own turn, outside fights, you may sell Items: every full 1,000 gold pieces buy a Level. The staff and the shoes make exactly that. Only the last Level cannot be bought."),
          QT_TRANSLATE_NOOP("LessonWords", "Press “Sell Items …”, mark the staff and the new shoes, and sell them.")},
    Words{"charity",
          QT_TRANSLATE_NOOP("LessonWords", "Five cards are enough"),
          QT_TRANSLATE_NOOP("LessonWords", "Your turn is done. Whoever then holds more than five cards gives the rest to the players with the lowest Level: that is Charity. Items on the table do not count."),
          QT_TRANSLATE_NOOP("LessonWords", "End your turn and press “Charity …”. Give away “%1”, “%2” or “%3”: the lesson needs the others. A second click gives it to the other player.")},
    Words{"others",
          QT_TRANSLATE_NOOP("LessonWords", "Meddling in other people's fights"),
          QT_TRANSLATE_NOOP("LessonWords", "Marieke is about to win. Before a fight is settled everybody may interfere: strengthen the monster, throw a One-Shot at either side. Friends are those who do not. You could spoil it, but she will help you soon."),
          QT_TRANSLATE_NOOP("LessonWords", "Let it stand.")},
    Words{"identity",
          QT_TRANSLATE_NOOP("LessonWords", "Who are you?"),
          QT_TRANSLATE_NOOP("LessonWords", "Your turn again. Without a Race you are human. A Race and a Class give abilities, and may be played at any time in your own turn. Elves run away better; you will need it."),
          QT_TRANSLATE_NOOP("LessonWords", "Play “%1”.")},
    Words{"kickAgain",
          QT_TRANSLATE_NOOP("LessonWords", "The next door"),
          QT_TRANSLATE_NOOP("LessonWords", "Between doors you may arrange your cards, trade and sell as you like. The row at the top shows where in the turn you are."),
          QT_TRANSLATE_NOOP("LessonWords", "Kick open the door.")},
    Words{"runAway",
          QT_TRANSLATE_NOOP("LessonWords", "Too strong"),
          QT_TRANSLATE_NOOP("LessonWords", "Twelve against five: neither a helper nor any one of your cards makes up for that. Several together might, but they are worth more in a better fight. Keep them, and run! A six-sided die decides: 5 or more and you are away. If it catches you, its Bad Stuff happens; point at the monster to read it. An Elf adds 1 to the roll."),
          QT_TRANSLATE_NOOP("LessonWords", "Press “Run away”, then flee from the monster.")},
    Words{"die",
          QT_TRANSLATE_NOOP("LessonWords", "The die has fallen"),
          QT_TRANSLATE_NOOP("LessonWords", "A 4, and 1 for the Elf: just enough. Before a roll counts, everybody may still change it with a card that says so. You hold none, and need none."),
          QT_TRANSLATE_NOOP("LessonWords", "Let it stand.")},
    Words{"nextTurn",
          QT_TRANSLATE_NOOP("LessonWords", "Away, with empty hands"),
          QT_TRANSLATE_NOOP("LessonWords", "Whoever runs gets no Level and no Treasure, and may not loot the room. But you are alive. Watch the others' turns; Space skips what is being shown."),
          QT_TRANSLATE_NOOP("LessonWords", "End your turn. When it comes round again, kick open the door.")},
    Words{"curse",
          QT_TRANSLATE_NOOP("LessonWords", "A curse!"),
          QT_TRANSLATE_NOOP("LessonWords", "No monster: a curse, and it costs you a Level. Before it strikes you might answer it with a card against curses. Curses that come to your hand instead can be played on anybody, at any time."),
          QT_TRANSLATE_NOOP("LessonWords", "You have nothing against it: let it strike.")},
    Words{"trouble",
          QT_TRANSLATE_NOOP("LessonWords", "Looking for trouble"),
          QT_TRANSLATE_NOOP("LessonWords", "When no monster was behind the door, the turn goes on in one of two ways: you fight a monster from your own hand, or you loot the room and draw a Door unseen. You hold a monster with two Treasures."),
          QT_TRANSLATE_NOOP("LessonWords", "Look for trouble: drag “%1” to the middle of the table, or press the button.")},
    Words{"help",
          QT_TRANSLATE_NOOP("LessonWords", "Ask for help"),
          QT_TRANSLATE_NOOP("LessonWords", "Four against six: you are losing. One other player may help and adds their whole strength. The price is between the two of you: Treasures, Items, or nothing. What is agreed is binding."),
          QT_TRANSLATE_NOOP("LessonWords", "Press “Ask for help …” and offer Marieke one of the two Treasures.")},
    Words{"oneShot",
          QT_TRANSLATE_NOOP("LessonWords", "One shot"),
          QT_TRANSLATE_NOOP("LessonWords", "Six against six. A tie is lost, so a little more is needed. One-Shots work once, in any fight, for either side, and are then discarded."),
          QT_TRANSLATE_NOOP("LessonWords", "Drag “%1” onto your own sum, or click it and choose your side. Another card that turns the fight will do as well.")},
    Words{"together",
          QT_TRANSLATE_NOOP("LessonWords", "Won together"),
          QT_TRANSLATE_NOOP("LessonWords", "That is enough. The Level for the monster is yours alone; helpers get none, unless they are Elves."),
          QT_TRANSLATE_NOOP("LessonWords", "Press “Fight!”.")},
    Words{"share",
          QT_TRANSLATE_NOOP("LessonWords", "A promise is a promise"),
          QT_TRANSLATE_NOOP("LessonWords", "The Treasures were drawn face up, because you had help. One of them is Marieke's, and you agreed that you choose which."),
          QT_TRANSLATE_NOOP("LessonWords", "Choose a Treasure for Marieke.")},
    Words{"done",
          QT_TRANSLATE_NOOP("LessonWords", "You can play now"),
          QT_TRANSLATE_NOOP("LessonWords", "Everything else can be looked up at the table: “Rules” at the top has every rule, and every refusal names the rule behind it. Click a line of the story to see its card. Hints beside the board say what you can do; you can turn them off in the settings. Now kick open a real door!"),
          ""},
};
// clang-format on

}  // namespace

LessonText LessonWords::of(const QString& key) {
    const auto found = std::find_if(kWords.begin(), kWords.end(),
                                    [&](const Words& w) { return key == QLatin1String(w.key); });
    if (found == kWords.end()) return {};
    const auto said = [](const char* text) { return *text == '\0' ? QString() : tr(text); };
    return {said(found->heading), said(found->text), said(found->task)};
}

}  // namespace kickdoor
