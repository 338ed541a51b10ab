#include "strength/train.h"

#include <algorithm>
#include <cmath>

#include "bot/bot_rng.h"
#include "bot/levels.h"
#include "bot/playout.h"

namespace kickdoor::strength {
namespace {

constexpr std::size_t kIn = kSeatFeatures;
constexpr std::size_t kHidden = kValueHidden;
constexpr std::size_t kNumbers = kHidden * kIn + kHidden;

// One player's sight of one game: a position for each turn, and who won.
struct SeenGame {
    int players = 0;
    std::vector<PositionFeatures> positions;
    std::array<double, kMaxSeats> won{};
};

SeenGame playSeen(const Game& game, const Contestant& bot, std::uint64_t seed, BotRng& rng) {
    SeenGame seen;
    seen.players = rng.percent(60) ? 4 : 3 + static_cast<int>(rng.below(4));
    const Seat me(static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(seen.players))));
    std::vector<std::unique_ptr<Bot>> bots;
    for (Seat seat{0}; seat < seen.players; ++seat) bots.push_back(bot(botSeed(seed, seat)));
    Playout playout(game, newGame(game, seen.players, seed), bots, seed);
    int turn = 0;
    constexpr int kMostTurns = 400;
    while (playout.step()) {
        const GameState& state = playout.state();
        if (state.turn == turn || state.phase == Phase::Over) continue;
        turn = state.turn;
        if (turn > kMostTurns) break;
        featuresOf({game, state, me, regularWeights()}, seen.positions.emplace_back());
    }
    const SeatSet winners = playout.state().winners;
    if (winners.empty()) seen.positions.clear();  // nobody to learn from
    for (Seat seat{0}; seat < seen.players; ++seat)
        if (winners.has(seat)) seen.won[seat] = 1.0 / winners.size();
    return seen;
}

// The network while it learns, with Adam's moments.
class Learner {
public:
    explicit Learner(BotRng& rng) {
        for (std::size_t i = 0; i < kNumbers; ++i) {
            const double unit = rng.below(2001) / 1000.0 - 1;
            numbers_[i] = unit * (i < kHidden * kIn ? std::sqrt(2.0 / kIn) : std::sqrt(2.0 / kHidden)) * 0.7;
        }
    }

    // The chances of all seats, and the hidden units.
    void look(const SeenGame& seen, const PositionFeatures& position) {
        double highest = -1e300;
        for (std::size_t s = 0; s < static_cast<std::size_t>(seen.players); ++s) {
            double score = 0;
            for (std::size_t j = 0; j < kHidden; ++j) {
                double sum = 0;
                for (std::size_t i = 0; i < kIn; ++i) sum += numbers_[j * kIn + i] * position[s][i];
                hidden_[s][j] = std::max(0.0, sum / kFeatureOne);
                score += hidden_[s][j] * numbers_[kHidden * kIn + j];
            }
            chances[s] = score;
            highest = std::max(highest, score);
        }
        double sum = 0;
        for (std::size_t s = 0; s < static_cast<std::size_t>(seen.players); ++s)
            sum += chances[s] = std::exp(chances[s] - highest);
        for (std::size_t s = 0; s < static_cast<std::size_t>(seen.players); ++s) chances[s] /= sum;
    }

    // Adds the gradient of the position looked at last, towards `target`.
    void blame(const SeenGame& seen, const PositionFeatures& position,
               const std::array<double, kMaxSeats>& target) {
        for (std::size_t s = 0; s < static_cast<std::size_t>(seen.players); ++s) {
            const double error = chances[s] - target[s];
            for (std::size_t j = 0; j < kHidden; ++j) {
                double& out = numbers_[kHidden * kIn + j];
                gradient_[kHidden * kIn + j] += error * hidden_[s][j];
                if (hidden_[s][j] <= 0) continue;
                const double back = error * out / kFeatureOne;
                for (std::size_t i = 0; i < kIn; ++i) gradient_[j * kIn + i] += back * position[s][i];
            }
        }
        ++blamed_;
    }

    void learn(double rate) {
        if (blamed_ == 0) return;
        constexpr double kFirst = 0.9;
        constexpr double kSecond = 0.999;
        ++steps_;
        const double correction = std::sqrt(1 - std::pow(kSecond, steps_)) / (1 - std::pow(kFirst, steps_));
        for (std::size_t i = 0; i < kNumbers; ++i) {
            const double gradient = gradient_[i] / blamed_;
            first_[i] = kFirst * first_[i] + (1 - kFirst) * gradient;
            second_[i] = kSecond * second_[i] + (1 - kSecond) * gradient * gradient;
            numbers_[i] -= rate * correction * first_[i] / (std::sqrt(second_[i]) + 1e-8);
            gradient_[i] = 0;
        }
        blamed_ = 0;
    }

    ValueNet net() const {
        const auto whole = [](double number) {
            return static_cast<std::int16_t>(std::clamp(std::lround(number * kValueUnit), -32'000L, 32'000L));
        };
        ValueNet net;
        for (std::size_t j = 0; j < kHidden; ++j) {
            for (std::size_t i = 0; i < kIn; ++i) net.in[j][i] = whole(numbers_[j * kIn + i]);
            net.out[j] = whole(numbers_[kHidden * kIn + j]);
        }
        return net;
    }

    std::array<double, kMaxSeats> chances{};

private:
    std::array<double, kNumbers> numbers_{};
    std::array<double, kNumbers> gradient_{};
    std::array<double, kNumbers> first_{};
    std::array<double, kNumbers> second_{};
    std::array<std::array<double, kHidden>, kMaxSeats> hidden_{};
    int blamed_ = 0;
    int steps_ = 0;
};

}  // namespace

ValueNet train(std::span<const Game> games, const Contestant& bot, const TrainPlan& plan,
               const std::function<void(const TrainProgress&)>& told) {
    constexpr int kGamesInStep = 8;
    BotRng rng(plan.seed);
    Learner learner(rng);
    double loss = 0;
    double baseline = 0;
    std::int64_t positions = 0;
    for (int number = 1; number <= plan.games; ++number) {
        const Game& game = games[static_cast<std::size_t>(number) % games.size()];
        const SeenGame seen =
            playSeen(game, bot, (plan.seed << 32U) + static_cast<std::uint64_t>(number), rng);
        // From the end: the target mixes what was won with what the next position promised.
        std::array<double, kMaxSeats> target = seen.won;
        for (std::size_t i = seen.positions.size(); i-- > 0;) {
            learner.look(seen, seen.positions[i]);
            for (std::size_t s = 0; s < static_cast<std::size_t>(seen.players); ++s)
                if (seen.won[s] > 0) loss -= seen.won[s] * std::log(std::max(1e-9, learner.chances[s]));
            baseline += std::log(seen.players);
            ++positions;
            learner.blame(seen, seen.positions[i], target);
            for (std::size_t s = 0; s < static_cast<std::size_t>(seen.players); ++s)
                target[s] = plan.lambda * target[s] + (1 - plan.lambda) * learner.chances[s];
        }
        const double done = static_cast<double>(number) / plan.games;
        if (number % kGamesInStep == 0) learner.learn(plan.rate * (1 - 0.9 * done));
        if (number % plan.reportEvery != 0 && number != plan.games) continue;
        const auto count = static_cast<double>(std::max<std::int64_t>(1, positions));
        told({number, loss / count, baseline / count});
        loss = baseline = 0;
        positions = 0;
    }
    return learner.net();
}

std::string writeValueNumbers(const ValueNet& net, const std::string& recipe) {
    const auto row = [](const auto& numbers) {
        std::string text = "{";
        for (const std::int16_t number : numbers) {
            if (text.size() > 1) text += ", ";
            text += std::to_string(number);
        }
        return text + "}";
    };
    std::string text =
        "// Written by " + recipe + "\n#include \"bot/value/value.h\"\n\nnamespace kickdoor {\n";
    text += "namespace {\n\n// clang-format off\nconstexpr ValueNet kNet{{{\n";
    for (const auto& hidden : net.in) text += "    " + row(hidden) + ",\n";
    text += "}}, {" + row(net.out) + "}};\n// clang-format on\n\n}  // namespace\n\n";
    text += "const ValueNet& valueNet() {\n    return kNet;\n}\n\n}  // namespace kickdoor\n";
    return text;
}

}  // namespace kickdoor::strength
