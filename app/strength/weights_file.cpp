#include "strength/weights_file.h"

#include "base/json_build.h"
#include "base/nearest_word.h"

namespace kickdoor::strength {
namespace {

constexpr std::int64_t kMost = 1'000'000;

}  // namespace

std::string writeWeights(const Weights& weights) {
    JsonValue json = jsonObject();
    for (const WeightField& field : weightFields()) addField(json, field.name, jsonInt(weights.*field.value));
    return writeJson(json) + "\n";
}

std::string readWeights(const std::string& text, Weights& weights) {
    const JsonParse parsed = parseJson(text);
    if (!parsed.ok()) return parsed.error;
    if (!parsed.value.isObject()) return "no weights";
    for (std::size_t i = 0; i < parsed.value.keys.size(); ++i) {
        const std::string& name = parsed.value.keys[i];
        const JsonValue& number = parsed.value.items[i];
        bool found = false;
        for (const WeightField& field : weightFields()) {
            if (field.name != name) continue;
            found = true;
            if (!number.isInt() || number.integer < -kMost || number.integer > kMost)
                return quotable(name) + ": no number in range";
            weights.*field.value = static_cast<int>(number.integer);
        }
        if (!found) return "unknown weight '" + quotable(name) + "'";
    }
    weights = sensible(weights);
    return {};
}

}  // namespace kickdoor::strength
