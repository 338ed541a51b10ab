// Describes the fields of GameState's parts once, for writing and reading (record.h).
#pragma once

#include "io/snapshot/record.h"
#include "io/snapshot/state_words.h"

namespace kickdoor::snapshot {

inline constexpr std::int64_t kByte = 255;

template <class R>
void describePlayer(R& r) {
    r.number("level", &PlayerState::level, 1, 100);
    r.word("sex", &PlayerState::sex, save_words::sexes());
    r.word("status", &PlayerState::status, save_words::statuses());
    r.number("cannotHelp", &PlayerState::cannotHelp, 0, 1);
    r.number("setUpDone", &PlayerState::setUpDone, 0, 1);
    r.number("initiative", &PlayerState::initiative, 0, 20);
    r.def("character", &PlayerState::character);
}

template <class R>
void describeTerms(R& r) {
    r.number("treasures", &Terms::treasures, 0, kByte);
    r.word("chosenBy", &Terms::chosenBy, save_words::choosers());
    r.cards("items", &Terms::items);
    r.cards("cards", &Terms::cards);
}

template <class R>
void describeOffer(R& r) {
    r.word("kind", &Offer::kind, save_words::offerKinds());
    r.seat("to", &Offer::to);
    r.cards("want", &Offer::want);
}

template <class R>
void describeMonster(R& r) {
    r.card("card", &MonsterEntry::card);
    r.def("is", &MonsterEntry::def);
    r.card("mateOf", &MonsterEntry::mateOf);
    r.number("fled", &MonsterEntry::fled, 0, 3);
    r.number("flags", &MonsterEntry::flags, 0, kByte);
}

template <class R>
void describeMark(R& r) {
    r.number("amount", &StrengthMark::amount, INT16_MIN, INT16_MAX);
    r.def("source", &StrengthMark::source);
    r.number("target", &StrengthMark::target, 0, kByte);
    r.seat("by", &StrengthMark::by);
}

template <class R>
void describeCombat(R& r) {
    r.word("stage", &Combat::stage, save_words::combatStages());
    r.seat("fighter", &Combat::fighter);
    r.seat("helper", &Combat::helper);
    r.number("helperForced", &Combat::helperForced, 0, 1);
    r.number("keptTreasures", &Combat::keptTreasures, 0, kByte);
    r.number("natural", &Combat::natural, 0, 20);
    r.number("killedMonsters", &Combat::killedMonsters, 0, kByte);
    r.number("killedLevels", &Combat::killedLevels, 0, kByte);
    r.defs("paying", &Combat::paying);
}

template <class R>
void describeWindow(R& r) {
    r.word("kind", &Window::kind, save_words::windowKinds());
    r.seats("waiting", &Window::waiting);
}

template <class R>
void describeRoll(R& r) {
    r.word("purpose", &DieRoll::purpose, save_words::rollPurposes());
    r.seat("roller", &DieRoll::roller);
    r.number("sides", &DieRoll::sides, 1, 100);
    r.number("face", &DieRoll::face, 0, 100);
    r.number("modifier", &DieRoll::modifier, -1000, 1000);
    r.card("against", &DieRoll::against);
}

template <class R>
void describeQuestion(R& r) {
    r.word("kind", &Question::kind, save_words::questionKinds());
    r.seat("asked", &Question::asked);
    r.number("least", &Question::least, 0, kByte);
    r.number("most", &Question::most, 0, kByte);
}

template <class R>
void describeFrame(R& r) {
    r.word("kind", &Frame::kind, save_words::frameKinds());
    r.number("step", &Frame::step, 0, kByte);
    r.seat("you", &Frame::you);
    r.seat("victim", &Frame::victim);
    r.seat("target", &Frame::target);
    r.seat("player", &Frame::player);
    r.seat("chosen", &Frame::chosen);
    r.seats("pending", &Frame::pending);
    r.card("card", &Frame::card);
    r.card("subject", &Frame::subject);
    r.card("monster", &Frame::monster);
    r.def("def", &Frame::def);
    r.list("list", &Frame::list, r.value().def);
    r.number("position", &Frame::position, 0, UINT16_MAX);
    r.number("number", &Frame::number, INT16_MIN, INT16_MAX);
    r.number("cause", &Frame::cause, 0, kByte);
    r.number("spare", &Frame::spare, 0, kByte);
}

template <class R>
void describeUsage(R& r) {
    r.def("card", &Usage::def);
    r.number("ability", &Usage::ability, 0, kByte);
    r.seat("by", &Usage::by);
    r.seat("victim", &Usage::victim);
    r.number("count", &Usage::count, 0, kByte);
    r.number("limit", &Usage::limit, 0, kByte);
    r.number("spare", &Usage::spare, 0, kByte);
}

template <class R>
void describeTable(R& r) {
    r.number("epoch", &GameState::epoch, 0, UINT32_MAX);
    r.number("turn", &GameState::turn, 0, UINT16_MAX);
    r.seat("viewer", &GameState::viewer);
    r.word("phase", &GameState::phase, save_words::phases());
    r.seat("active", &GameState::active);
    r.number("listened", &GameState::listened, 0, kByte);
    r.number("metMonster", &GameState::metMonster, 0, kByte);
    r.seats("winners", &GameState::winners);
    r.number("bossesDefeated", &GameState::bossesDefeated, 0, kByte);
    r.number("salesAtDouble", &GameState::salesAtDouble, 0, kByte);
    r.number("thirdBossFell", &GameState::thirdBossFell, 0, 1);
    r.number("lastFace", &GameState::lastFace, 0, 100);
    r.number("lastSides", &GameState::lastSides, 0, 100);
}

}  // namespace kickdoor::snapshot
