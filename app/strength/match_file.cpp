#include "strength/match_file.h"

#include "base/json_build.h"

namespace kickdoor::strength {
namespace {

constexpr std::int64_t kFormat = 2;
constexpr int kMostShards = 100'000;

JsonValue written(const Thinking& thinking) {
    JsonValue json = jsonObject();
    addField(json, "decisions", jsonInt(thinking.decisions));
    addField(json, "micros", jsonInt(thinking.micros));
    addField(json, "slowest", jsonInt(thinking.slowest));
    return json;
}

// Reads the fields of one file; remembers whether all were there.
class Reader {
public:
    explicit Reader(const JsonValue& json) : json_(json) {}

    std::int64_t number(std::string_view key, std::int64_t least, std::int64_t most) {
        const JsonValue* field = json_.find(key);
        if (field == nullptr || !field->isInt() || field->integer < least || field->integer > most) {
            wrong_ = true;
            return least;
        }
        return field->integer;
    }
    std::string text(std::string_view key) {
        const JsonValue* field = json_.find(key);
        if (field != nullptr && field->isString()) return field->text;
        wrong_ = true;
        return {};
    }
    const std::vector<JsonValue>& list(std::string_view key) {
        static const std::vector<JsonValue> nothing;
        const JsonValue* field = json_.find(key);
        if (field != nullptr && field->isArray()) return field->items;
        wrong_ = true;
        return nothing;
    }
    Thinking thinking(std::string_view key) {
        const JsonValue* field = json_.find(key);
        if (field == nullptr) {
            wrong_ = true;
            return {};
        }
        Reader inner(*field);
        Thinking read{inner.number("decisions", 0, INT64_MAX), inner.number("micros", 0, INT64_MAX),
                      inner.number("slowest", 0, INT64_MAX)};
        wrong_ |= inner.wrong_;
        return read;
    }
    bool wrong() const { return wrong_; }
    void fail() { wrong_ = true; }

private:
    const JsonValue& json_;
    bool wrong_ = false;
};

struct ReadShard {
    MatchPlan plan;
    Shard shard;
    MatchResult result;
};

// False if the text is no shard's file.
bool readShard(const std::string& text, ReadShard& read) {
    const JsonParse parsed = parseJson(text, {64'000'000, 4});
    if (!parsed.ok()) return false;
    Reader in(parsed.value);
    in.number("kickdoorMatch", kFormat, kFormat);
    read.plan.first = in.text("first");
    read.plan.second = in.text("second");
    for (const JsonValue& edition : in.list("editions")) read.plan.editions.push_back(edition.text);
    read.plan.options = in.text("options");
    read.plan.players = static_cast<int>(in.number("players", 3, kMaxSeats));
    read.plan.groups = static_cast<int>(in.number("groups", 1, INT32_MAX));
    read.plan.seed = static_cast<std::uint64_t>(in.number("seed", 0, INT64_MAX));
    read.shard.of = static_cast<int>(in.number("shards", 1, kMostShards));
    read.shard.number = static_cast<int>(in.number("shard", 1, read.shard.of));
    read.result.players = read.plan.players;
    read.result.stuck = static_cast<int>(in.number("stuck", 0, INT32_MAX));
    read.result.turns = in.number("turns", 0, INT64_MAX);
    read.result.first = in.thinking("timeOfFirst");
    read.result.second = in.thinking("timeOfSecond");
    for (const JsonValue& score : in.list("scores")) {
        if (!score.isInt() || score.integer < 0 || score.integer > kWonGame * kMaxSeats) in.fail();
        read.result.scores.push_back(static_cast<int>(score.integer));
    }
    return !in.wrong();
}

Merged failed(std::string error) {
    Merged merged;
    merged.error = std::move(error);
    return merged;
}

}  // namespace

std::string writeShard(const MatchPlan& plan, const Shard& shard, const MatchResult& result) {
    JsonValue json = jsonObject();
    addField(json, "kickdoorMatch", jsonInt(kFormat));
    addField(json, "first", jsonText(plan.first));
    addField(json, "second", jsonText(plan.second));
    JsonValue editions = jsonList();
    for (const std::string& edition : plan.editions) editions.items.push_back(jsonText(edition));
    addField(json, "editions", std::move(editions));
    addField(json, "options", jsonText(plan.options));
    addField(json, "players", jsonInt(plan.players));
    addField(json, "groups", jsonInt(plan.groups));
    addField(json, "seed", jsonInt(static_cast<std::int64_t>(plan.seed)));
    addField(json, "shard", jsonInt(shard.number));
    addField(json, "shards", jsonInt(shard.of));
    addField(json, "stuck", jsonInt(result.stuck));
    addField(json, "turns", jsonInt(result.turns));
    addField(json, "timeOfFirst", written(result.first));
    addField(json, "timeOfSecond", written(result.second));
    JsonValue scores = jsonList();
    for (const int score : result.scores) scores.items.push_back(jsonInt(score));
    addField(json, "scores", std::move(scores));
    return writeJson(json) + "\n";
}

Merged mergeShards(const std::vector<std::string>& texts) {
    std::vector<ReadShard> shards(texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (!readShard(texts[i], shards[i]))
            return failed("file " + std::to_string(i + 1) + " is no shard of a match");
    if (shards.empty()) return failed("no shards");
    const int count = shards.front().shard.of;
    std::vector<const ReadShard*> byNumber(static_cast<std::size_t>(count));
    for (const ReadShard& read : shards) {
        if (read.plan != shards.front().plan || read.shard.of != count)
            return failed("the files are of different matches");
        const ReadShard*& place = byNumber[static_cast<std::size_t>(read.shard.number - 1)];
        if (place != nullptr) return failed("shard " + std::to_string(read.shard.number) + " is there twice");
        place = &read;
    }
    Merged merged;
    merged.plan = shards.front().plan;
    merged.result.players = merged.plan.players;
    for (int number = 1; number <= count; ++number)
        if (byNumber[static_cast<std::size_t>(number - 1)] == nullptr)
            return failed("shard " + std::to_string(number) + " of " + std::to_string(count) + " is missing");
    std::vector<std::size_t> used(byNumber.size());
    for (int group = 0; group < merged.plan.groups; ++group) {
        const auto from = static_cast<std::size_t>(group % count);
        const std::vector<int>& scores = byNumber[from]->result.scores;
        if (used[from] >= scores.size()) return failed("a shard has too few groups");
        merged.result.scores.push_back(scores[used[from]++]);
    }
    for (std::size_t i = 0; i < byNumber.size(); ++i) {
        const MatchResult& part = byNumber[i]->result;
        if (used[i] != part.scores.size()) return failed("a shard has too many groups");
        merged.result.stuck += part.stuck;
        merged.result.turns += part.turns;
        merged.result.first.add(part.first);
        merged.result.second.add(part.second);
    }
    return merged;
}

}  // namespace kickdoor::strength
