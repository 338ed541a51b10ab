// At every kind of prompt that games lead to: who is asked loses his line, comes back from another program by
// his token, sees exactly what he left, and his answer is accepted.
#include <gtest/gtest.h>

#include <set>

#include "bot/playout.h"
#include "net/wire/codec.h"
#include "net/wire/limits.h"
#include "net_support/table_stage.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using namespace tests;

using Prompts = std::set<std::string>;

template <class Kind>
std::string named(const std::string& what, Kind kind) {
    return what + " " + std::to_string(static_cast<int>(kind));
}

// Whether a game waits for somebody in it. No default: a new kind does not compile before it is said here,
// and no run passes before games lead there.
bool waits(QuestionKind kind) {
    switch (kind) {
        case QuestionKind::None: return false;
        case QuestionKind::Cards:
        case QuestionKind::Players:
        case QuestionKind::Number:
        case QuestionKind::Option:
        case QuestionKind::BigItems:
        case QuestionKind::Charity:
        case QuestionKind::FaceUpDraw: return true;
    }
    return false;
}
bool waits(WindowKind kind) {
    switch (kind) {
        case WindowKind::None: return false;
        case WindowKind::Settle:
        case WindowKind::Roll:
        case WindowKind::Strike:
        case WindowKind::LastCard: return true;
    }
    return false;
}
bool waits(CombatStage stage) {
    switch (stage) {
        case CombatStage::None:
        case CombatStage::Dice: return false;  // thrown within a command; to be answered, they are a window
        case CombatStage::Open:
        case CombatStage::Settling:
        case CombatStage::Fleeing:
        case CombatStage::Done:
        case CombatStage::LastCard: return true;
    }
    return false;
}
bool waits(Phase phase) {
    switch (phase) {
        case Phase::Over: return false;
        case Phase::Setup:
        case Phase::Arrange:
        case Phase::KickOpenDoor:
        case Phase::LookOrLoot:
        case Phase::End:
        case Phase::Charity: return true;
    }
    return false;
}
bool waits(OfferKind kind) {
    switch (kind) {
        case OfferKind::None: return false;
        case OfferKind::Trade:
        case OfferKind::AskHelp:
        case OfferKind::OfferHelp: return true;
    }
    return false;
}
// In mid-choice: with a question open, of what is being carried out.
bool waits(FrameKind kind) {
    switch (kind) {
        case FrameKind::None:
        case FrameKind::Strike:
        case FrameKind::Roll:
        case FrameKind::FleeResult:
        case FrameKind::EndCombat:
        case FrameKind::Initiative:
        case FrameKind::AfterPlay:
        case FrameKind::Dice: return false;  // windows, or nothing to choose
        case FrameKind::Block:
        case FrameKind::Rewards:
        case FrameKind::Death:
        case FrameKind::Excess:
        case FrameKind::NextTurn:
        case FrameKind::NewCharacter: return true;
    }
    return false;
}

Prompts promptsIn(const GameState& state) {
    Prompts prompts;
    const bool asked = state.question.kind != QuestionKind::None;
    if (asked) prompts.insert(named("question", state.question.kind));
    if (asked && !state.stack.empty()) prompts.insert(named("mid-choice", state.stack.back().kind));
    if (state.window.kind != WindowKind::None) prompts.insert(named("window", state.window.kind));
    if (state.combat.stage != CombatStage::None) prompts.insert(named("combat", state.combat.stage));
    prompts.insert(named("phase", state.phase));
    for (const Offer& offer : state.offers)
        if (offer.kind != OfferKind::None) prompts.insert(named("offer", offer.kind));
    return prompts;
}

template <class Kind>
void addAll(Prompts& all, const std::string& what) {
    constexpr int kAnyOfThem = 64;
    for (int i = 0; i < kAnyOfThem; ++i)
        if (waits(static_cast<Kind>(i))) all.insert(named(what, i));
}

Prompts allPrompts() {
    Prompts all;
    addAll<QuestionKind>(all, "question");
    addAll<FrameKind>(all, "mid-choice");
    addAll<WindowKind>(all, "window");
    addAll<CombatStage>(all, "combat");
    addAll<Phase>(all, "phase");
    addAll<OfferKind>(all, "offer");
    return all;
}

template <class M>
std::vector<M> all(const std::vector<std::vector<std::uint8_t>>& frames) {
    std::vector<M> found;
    for (const auto& frame : frames) {
        const Decoded decoded = decode(std::span(frame).subspan(kFrameHeader));
        if (const auto* message = std::get_if<M>(&decoded.message)) found.push_back(*message);
    }
    return found;
}

void leaveAndComeBack(const KeptTable& kept, const GameState& state, const std::string& prompt) {
    NetTime now{1'000};
    Stage stage(kept, openAt(kept, &state), now);
    ASSERT_TRUE(stage.entered());
    for (Seat seat{0}; seat < kSeats; ++seat) {
        if (!mayAnswer(state).has(seat)) continue;
        now += NetTime(5'000);
        ASSERT_TRUE(stage.comeBack(seat, now)) << prompt;
        EXPECT_TRUE(stage.state() == state) << "nothing happens while he is away";
        const auto views = all<Views>(stage.ends[seat].frames);
        ASSERT_EQ(views.size(), 1U) << prompt;
        ASSERT_EQ(views[0].views.size(), 1U);
        const GameState view = viewOf(stage.game(), state, seat);
        const auto* bytes = reinterpret_cast<const std::uint8_t*>(&view);
        EXPECT_TRUE(std::equal(views[0].views[0].bytes.begin(), views[0].views[0].bytes.end(), bytes,
                               bytes + sizeof view))
            << prompt;
        LegalCommands legal;
        legalCommands(stage.game(), view, seat, legal);
        const auto bot = makeBot("random", 1);
        const auto choice = bot->choose(stage.game(), view, seat, legal);
        if (!choice) continue;
        Command command = *choice;
        command.epoch = view.epoch;
        stage.say(seat, Say{7, command}, now);
        const auto answers = all<Answered>(stage.ends[seat].frames);
        ASSERT_EQ(answers.size(), 1U);
        EXPECT_EQ(answers[0].kind, Answer::Kind::Accepted) << prompt;
        EXPECT_EQ(all<Happened>(stage.ends[seat].frames).size(), 1U) << prompt;
        return;
    }
}

TEST(ServerPrompts, AreLeftAndComeBackToWhateverTheyAre) {
    static const std::vector<std::vector<std::string>> kMixes = {
        {"original"}, {"critical"}, {"original", "grimm", "pathfinder"}, {"shakespeare", "original"}};
    Prompts left = allPrompts();
    for (std::uint64_t seed = 0; seed < 400 && !left.empty(); ++seed) {
        const KeptTable kept = keptTable(kMixes[seed % kMixes.size()], Pace(), seed, seed % 3 != 0);
        const OpenGame open = openAt(kept, nullptr);
        const Game game{*open.catalog, open.setup.rules};
        std::vector<std::unique_ptr<Bot>> bots;
        for (Seat seat{0}; seat < kSeats; ++seat)
            bots.push_back(makeBot(seat < 2 ? "random" : "greedy", seed * 8 + seat));
        Playout playout(game, open.state, bots, seed);
        while (playout.step() && playout.result().actions < 5'000) {
            for (const std::string& prompt : promptsIn(playout.state())) {
                if (left.erase(prompt) == 0) continue;
                leaveAndComeBack(kept, playout.state(), prompt);
                if (testing::Test::HasFatalFailure()) return;
            }
        }
    }
    std::string missing;
    for (const std::string& prompt : left) missing += prompt + "; ";
    EXPECT_EQ(missing, "") << "no game has led there";
}

}  // namespace
