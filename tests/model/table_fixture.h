// A game without host, threads or time: what a model says is carried out at once, and the shown shows what
// follows.
#pragma once

#include <gtest/gtest.h>

#include <QStringList>
#include <memory>

#include "io/pack_files.h"
#include "model/table/shown_game.h"
#include "support/source_dir.h"
#include "view/view.h"
#include "words/card_texts.h"

namespace kickdoor {

class TableFixture : public ::testing::Test {
protected:
    explicit TableFixture(int players = 3, std::uint64_t seed = 11, const char* edition = "original")
        : m_packs(loadPacks({tests::sourceDir() / "assets" / "packs" / edition})),
          game{m_packs.catalog, m_packs.rules},
          m_texts(game, tests::sourceDir() / "translations"),
          state(newGame(game, players, seed)) {
        const char* names[] = {"Ann", "Bob", "Cid", "Dot", "Eve", "Fay"};
        QList<SeatLook> looks;
        for (int i = 0; i < players; ++i)
            looks.append({QString::fromLatin1(names[i]), QStringLiteral("#ff0000"), true});
        shown.open(game, m_texts, looks);
        QObject::connect(&shown, &ShownGame::submitted, [this](const Command& command) {
            ++said;
            if (!answers) return;
            const Refusals refusals = apply(game, state, command);
            ASSERT_TRUE(refusals.empty());
            show(shown.viewer());
        });
        QObject::connect(&shown, &ShownGame::refused, [this](const QString& text, const QString& rule) {
            refusedText = text;
            refusedRule = rule;
        });
        show(Seat{0});
    }

    void show(Seat seat) { shown.show(viewOf(game, state, seat), Showing::Settled); }
    void say(CommandKind kind, Seat by, CardId card = kNoCard) {
        Move move;
        move.kind = kind;
        move.by = by;
        move.card = card;
        ASSERT_TRUE(apply(game, state, commandOf(move)).empty()) << "by " << int{by};
    }
    // Ends set-up; whoever rolled highest has the turn.
    void endSetUp() {
        for (Seat seat{0}; seat < state.players; ++seat) say(CommandKind::Pass, seat);
        passWindows();
        show(state.active);
    }
    void passWindows() {
        while (state.window.kind != WindowKind::None) say(CommandKind::Pass, state.window.waiting.first());
    }
    // From now on, a bot has the seat.
    void seatBot(Seat seat) {
        QList<SeatLook> looks = shown.wording().seats();
        looks[seat].person = false;
        shown.open(game, m_texts, looks);
        show(state.active);
    }
    // A copy of the card in that place, out of its deck.
    CardId put(const char* key, Zone zone, Seat seat = kNoSeat) {
        const auto def = game.catalog.find(key);
        EXPECT_TRUE(def.has_value()) << key;
        const CardId card = state.cards.add(def.value_or(DefId{0}), {zone, seat});
        state.cards.setKnown(card, zone == Zone::Hand ? SeatSet::of(seat) : SeatSet(0x3F));
        show(shown.viewer());
        return card;
    }
    CardId wear(const char* key, Seat seat) {
        const CardId card = put(key, Zone::InPlay, seat);
        state.cards.set(card, card_flag::kEquipped, true);
        show(shown.viewer());
        return card;
    }

private:
    LoadResult m_packs;

protected:
    Game game;

private:
    CardTexts m_texts;

protected:
    GameState state;
    ShownGame shown;
    int said = 0;
    bool answers = true;  // false: the table takes its time
    QString refusedText;
    QString refusedRule;
};

}  // namespace kickdoor
