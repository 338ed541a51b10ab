#include "pack/balance.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>
#include <system_error>

#include "base/json_build.h"
#include "io/pack_files.h"

namespace kickdoor {
namespace {

constexpr double kFar = 3;  // standard deviations
constexpr std::size_t kLeastCards = 20;
constexpr int kGoldStep = 100;

double numberAt(const JsonValue& card, const char* field, double usual = 0) {
    const JsonValue* value = card.find(field);
    return value != nullptr && value->isInt() ? static_cast<double>(value->integer) : usual;
}

bool isKind(const JsonValue& card, std::string_view kind) {
    const JsonValue* value = card.find("kind");
    return value != nullptr && value->text == kind;
}

std::string rounded(double number) {
    std::ostringstream out;
    out << std::setprecision(number < 10 ? 2 : 3) << std::max(0.0, number);
    return out.str();
}

}  // namespace

Balance::Balance(const std::filesystem::path& shipped) {
    Points treasures;
    Points levels;
    Points gold;
    Points bonusTreasures;
    std::error_code ignored;
    for (std::filesystem::directory_iterator it(shipped, ignored), end; it != end; it.increment(ignored))
        for (const auto& [name, text] : readPack(it->path()).source.files)
            for (const JsonValue& card : parseJson(text).value.items) {
                if (isKind(card, "monster") && card.find("boss") == nullptr) {
                    treasures.emplace_back(numberAt(card, "level"), numberAt(card, "treasures"));
                    levels.emplace_back(numberAt(card, "level"), numberAt(card, "levels", 1));
                }
                if (isKind(card, "item") && card.find("bonus") != nullptr)
                    gold.emplace_back(numberAt(card, "bonus"), numberAt(card, "gold"));
                if (isKind(card, "enhancer") && card.find("bonus") != nullptr)
                    bonusTreasures.emplace_back(numberAt(card, "bonus"), numberAt(card, "bonusTreasures"));
            }
    treasures_ = through(treasures);
    levels_ = through(levels);
    gold_ = through(gold);
    bonusTreasures_ = through(bonusTreasures);
}

// Least squares.
Balance::Line Balance::through(const Points& points) {
    Line line;
    if (points.size() < kLeastCards) return line;
    const auto count = static_cast<double>(points.size());
    double sumX = 0;
    double sumY = 0;
    double sumXX = 0;
    double sumXY = 0;
    for (const auto& [x, y] : points) {
        sumX += x;
        sumY += y;
        sumXX += x * x;
        sumXY += x * y;
    }
    const double spread = count * sumXX - sumX * sumX;
    line.slope = spread > 0 ? (count * sumXY - sumX * sumY) / spread : 0;
    line.at0 = (sumY - line.slope * sumX) / count;
    double squares = 0;
    for (const auto& [x, y] : points) squares += (y - line.at(x)) * (y - line.at(x));
    // Figures are whole numbers: half of one is no difference.
    line.deviation = std::max(std::sqrt(squares / count), 0.5);
    return line;
}

void Balance::judge(const Line& line, double x, double y, const char* place, const std::string& subject,
                    const std::string& what, std::vector<Hint>& hints, int step) {
    if (line.deviation <= 0) return;
    const double off = (y - line.at(x)) / line.deviation;
    if (std::abs(off) < kFar) return;
    const auto usual = std::max<std::int64_t>(0, std::llround(line.at(x) / step) * step);
    hints.push_back({place,
                     subject + " usually " + what + " about " + rounded(line.at(x)) + "; " + rounded(y) +
                         " is " + rounded(std::abs(off)) + " standard deviations " +
                         (off > 0 ? "more" : "less") + " than in the shipped packs",
                     mendBySetting(place, jsonInt(usual))});
}

std::vector<Balance::Hint> Balance::hintsFor(const JsonValue& card) const {
    std::vector<Hint> hints;
    const auto figure = [](double number) { return std::to_string(static_cast<int>(number)); };
    if (isKind(card, "monster") && card.find("boss") == nullptr) {
        const double level = numberAt(card, "level");
        const std::string subject = "a monster of Level " + figure(level);
        judge(treasures_, level, numberAt(card, "treasures"), "/treasures", subject, "pays Treasures of",
              hints);
        judge(levels_, level, numberAt(card, "levels", 1), "/levels", subject, "gives Levels of", hints);
    }
    if (isKind(card, "item") && card.find("bonus") != nullptr) {
        const double bonus = numberAt(card, "bonus");
        judge(gold_, bonus, numberAt(card, "gold"), "/gold", "an Item with a bonus of " + figure(bonus),
              "costs gold of", hints, kGoldStep);
    }
    if (isKind(card, "enhancer") && card.find("bonus") != nullptr) {
        const double bonus = numberAt(card, "bonus");
        judge(bonusTreasures_, bonus, numberAt(card, "bonusTreasures"), "/bonusTreasures",
              "an enhancer with a bonus of " + figure(bonus), "adds Treasures of", hints);
    }
    return hints;
}

}  // namespace kickdoor
