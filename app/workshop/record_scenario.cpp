#include "workshop/record_scenario.h"

#include <QCoreApplication>
#include <algorithm>
#include <system_error>

#include "base/json_build.h"
#include "evaluation/strength.h"
#include "io/replay.h"
#include "io/scenario/naming.h"
#include "io/scenario/report.h"
#include "pack/pack_document.h"
#include "table/game_files.h"
#include "table/trial_journal.h"
#include "workshop/json_edit.h"

namespace kickdoor::workshop {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kNewestGames = 30;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RecordScenario)
};

JsonValue with(std::string_view key, JsonValue value) {
    JsonValue object = jsonObject();
    addField(object, key, std::move(value));
    return object;
}

class Facts {
public:
    Facts(const Game& game, const GameState& state, const std::vector<std::string>& players)
        : m_game(game), m_state(state), m_players(players) {}

    std::vector<Fact> take() {
        addCombat();
        add(Words::tr("Phase: %1").arg(text(scenario::phaseWord(m_state))), "phase",
            jsonText(scenario::phaseWord(m_state)), false);
        for (Seat seat{0}; seat < m_players.size(); ++seat) addPlayer(seat);
        return std::move(m_facts);
    }

private:
    static QString text(std::string_view words) {
        return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
    }
    void add(const QString& words, std::string_view key, JsonValue value, bool usual) {
        m_facts.push_back({words, with(key, std::move(value)), usual});
    }
    void addCombat() {
        const std::string_view phase = scenario::phaseWord(m_state);
        if (phase != "combat" && phase != "runAway")
            return add(Words::tr("There is no fight"), "combat", JsonValue(), true);
        const CombatSums sums = combatSums(m_game, m_state);
        JsonValue combat = jsonObject();
        addField(combat, "fighters", jsonInt(sums.fighters));
        addField(combat, "monsters", jsonInt(sums.monsters));
        add(Words::tr("The fight stands %1 to %2").arg(sums.fighters).arg(sums.monsters), "combat",
            std::move(combat), true);
    }
    void addPlayer(Seat seat) {
        const std::string& name = m_players[seat];
        const auto of = [&](std::string_view key, JsonValue value) {
            return with(name, with(key, std::move(value)));
        };
        const auto say = [&](const QString& what) {
            return Words::tr("%1: %2", "a player, what is true").arg(QString::fromStdString(name), what);
        };
        const int level = m_state.player[seat].level;
        add(say(Words::tr("Level %1").arg(level)), "players", of("level", jsonInt(level)), true);
        const auto [hand, handWords] = cards(scenario::cardsIn(m_state, Zone::Hand, seat));
        add(say(handWords.isEmpty() ? Words::tr("no cards in hand") : Words::tr("in hand %1").arg(handWords)),
            "players", of("hand", hand), false);
        const auto [worn, wornWords] = cards(scenario::equippedCards(m_game, m_state, seat));
        add(say(wornWords.isEmpty() ? Words::tr("nothing equipped")
                                    : Words::tr("equipped %1").arg(wornWords)),
            "players", of("equipped", worn), false);
        const auto [held, heldWords] = cards(scenario::cardsIn(m_state, Zone::InPlay, seat));
        add(say(heldWords.isEmpty() ? Words::tr("no cards in play") : Words::tr("in play %1").arg(heldWords)),
            "players", of("inPlay", held), false);
    }
    std::pair<JsonValue, QString> cards(const scenario::PresentCards& present) const {
        JsonValue list = jsonList();
        QStringList words;
        for (const scenario::PresentCard& card : present) {
            const CardDef& def = m_game.catalog[card.face];
            JsonValue json = with("card", jsonText(def.key));
            addField(json, "pack", jsonText(def.pack));
            list.items.push_back(std::move(json));
            words << QString::fromStdString(def.name);
        }
        return {std::move(list), words.join(QStringLiteral(", "))};
    }

    const Game& m_game;
    const GameState& m_state;
    const std::vector<std::string>& m_players;
    std::vector<Fact> m_facts;
};

}  // namespace

std::optional<GameRecord> gameBegunWith(const std::string& save, const fs::path& games) {
    GameRecord begun;
    std::error_code ignored;
    if (readRecord(fs::path(QString::fromStdString(save).toStdU16String()), begun) || !begun.start) return {};
    const std::string start = writeJson(*begun.start);
    const auto fits = [&](const GameRecord& found) {
        return found.start && !found.commands.empty() && writeJson(*found.start) == start &&
               hashOfPacks(found.packs) == hashOfPacks(begun.packs);
    };
    GameRecord tried;
    if (!readRecord(trialJournal(QString::fromStdString(save).toStdU16String()), tried) && fits(tried))
        return tried;
    std::vector<std::pair<fs::file_time_type, fs::path>> files;
    for (fs::recursive_directory_iterator it(games, ignored), end; it != end; it.increment(ignored))
        if (it->is_regular_file(ignored)) files.emplace_back(it->last_write_time(ignored), it->path());
    std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    if (files.size() > kNewestGames) files.resize(kNewestGames);
    for (const auto& [time, file] : files) {
        GameRecord found;
        if (!readRecord(file, found) && fits(found)) return found;
    }
    return {};
}

PlayedMoment momentIn(GameRecord record) {
    PlayedMoment moment;
    std::string error;
    const auto replay = Replay::open(std::move(record), error);
    if (!replay) return {{}, {}, QString::fromStdString(error)};
    scenario::FightOrder order;
    order.see(replay->state());
    std::vector<std::uint64_t> after = {hashOf(replay->state())};
    while (!replay->atEnd()) {
        const std::optional<Command> command = replay->peek(error);
        JsonValue step;
        if (command) {
            const scenario::ScenarioNaming naming(replay->game(), replay->state(), order);
            step =
                commandToJson({replay->game().catalog, replay->state(), replay->players(), naming}, *command);
        }
        if (!replay->step(error)) {
            moment.problem = QString::fromStdString(error);
            return moment;
        }
        if (command) {
            order.see(replay->state());
            moment.steps.push_back(std::move(step));
            after.push_back(hashOf(replay->state()));
            continue;
        }
        // Taken back: to where the game has been before.
        const auto back = std::find(after.rbegin(), after.rend(), hashOf(replay->state()));
        const auto kept = back == after.rend() ? 0 : static_cast<std::size_t>(after.rend() - back) - 1;
        moment.steps.resize(std::min(kept, moment.steps.size()));
        after.resize(kept + 1);
    }
    if (moment.steps.empty()) moment.problem = Words::tr("Nothing has been played yet.");
    moment.facts = Facts(replay->game(), replay->state(), replay->players()).take();
    return moment;
}

namespace {

// Joins {"players": {"Ann": {"level": 3}}} and {"players": {"Ann": {"hand": []}}}.
void merge(JsonValue& into, const JsonValue& more) {
    for (std::size_t i = 0; i < more.keys.size(); ++i) {
        const auto at = std::find(into.keys.begin(), into.keys.end(), more.keys[i]);
        if (at == into.keys.end())
            addField(into, more.keys[i], more.items[i]);
        else
            merge(into.items[static_cast<std::size_t>(at - into.keys.begin())], more.items[i]);
    }
}

}  // namespace

std::string scenarioText(const std::string& setting, const QString& name, const PlayedMoment& moment,
                         const std::vector<JsonValue>& facts) {
    JsonValue json = parseJson(setting).value;
    setPart(json, QStringLiteral("/name"), jsonText(name.toStdString()));
    JsonValue steps = jsonList();
    steps.items = moment.steps;
    JsonValue expected = jsonObject();
    for (const JsonValue& fact : facts) merge(expected, fact);
    if (!expected.items.empty()) steps.items.push_back(with("expect", std::move(expected)));
    setPart(json, QStringLiteral("/steps"), std::nullopt);
    std::string text = prettyJson(json, 1);
    text.pop_back();
    text += ",\n \"steps\": [";
    for (std::size_t i = 0; i < steps.items.size(); ++i)
        text += (i == 0 ? "\n  " : ",\n  ") + prettyJson(steps.items[i], 100'000);
    return text + "\n ]}\n";
}

}  // namespace kickdoor::workshop
