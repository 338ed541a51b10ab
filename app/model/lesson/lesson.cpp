#include "model/lesson/lesson.h"

#include <algorithm>

#include "bot/bots.h"
#include "io/scenario/state_builder.h"
#include "io/snapshot/snapshot.h"
#include "rules/engine.h"
#include "table/file.h"

namespace kickdoor {
namespace {

template <class List>
bool sameSet(const List& a, const List& b) {
    return a.size() == b.size() && std::is_permutation(a.begin(), a.end(), b.begin());
}

// The cards of a sale may be in any order.
bool sameMeaning(const Command& a, const Command& b) {
    Command other = b;
    other.epoch = a.epoch;
    if (a.receivers.empty() && sameSet(a.cards, b.cards)) other.cards = a.cards;
    return other == a;
}

}  // namespace

struct Lesson::Document {
    JsonParse parsed;
};

std::unique_ptr<Lesson> Lesson::open(const std::filesystem::path& file, PackShelf& shelf,
                                     std::string& error) {
    std::string text;
    if (const TableError trouble = readWhole(file, text)) {
        error = trouble.cause;
        return nullptr;
    }
    auto document = std::make_unique<Document>(Document{parseJson(text, {4'000'000, 24})});
    if (!document->parsed.ok()) {
        error = document->parsed.error;
        return nullptr;
    }
    try {
        const JsonAt json(document->parsed.value);
        const LoadedPacks* packs = shelf.load(scenario::editionsOf(json), error);
        if (packs == nullptr) return nullptr;
        scenario::Setting setting = scenario::readSetting(json, *packs);
        return std::unique_ptr<Lesson>(new Lesson(std::move(document), *packs, std::move(setting)));
    } catch (const ReadError& mistake) {
        error = mistake.text();
        return nullptr;
    }
}

Lesson::Lesson(std::unique_ptr<Document> document, const LoadedPacks& packs, scenario::Setting setting)
    : m_document(std::move(document)),
      m_sources(packs.sources),
      m_catalog(packs.catalog),
      m_setting(std::move(setting)),
      m_players(m_setting.playerNames()),
      m_game{*m_catalog, m_setting.rules},
      m_start(scenario::buildState(m_game, m_setting)),
      m_state(m_start),
      m_pupil(m_setting.active) {
    for (const JsonAt& step : m_setting.steps)
        if (auto lesson = scenario::lessonOfStep(step)) m_steps.push_back(std::move(*lesson));
    if (m_setting.steps.empty() || !isLesson(0)) throw ReadError{"steps", "a lesson begins with words"};
    m_line = 1;
    skipTalk();
}

OpenGame Lesson::table() const {
    OpenGame game;
    game.catalog = m_catalog;
    game.setup.editions = m_setting.editions;
    game.setup.rules = m_setting.rules;
    game.setup.seed = m_setting.seed;
    game.record.packs = m_sources;
    game.record.rules = m_setting.rules;
    game.record.seed = m_setting.seed;
    game.record.start = snapshotToJson(m_game.catalog, m_start);
    for (const scenario::PlayerSetting& player : m_setting.players) {
        game.setup.seats.push_back({player.name, player.sex, {}, Control::Person, std::string(defaultBot())});
        game.record.seats.push_back({player.name, player.sex, {}, "person", std::string(defaultBot())});
    }
    game.state = m_start;
    return game;
}

bool Lesson::isLesson(std::size_t line) const {
    return m_setting.steps[line].has("lesson");
}

// Skips lines that a lesson does not play, such as the scenario's expectations.
void Lesson::skipTalk() {
    while (m_line < m_setting.steps.size() && !isLesson(m_line) && !commandAt(m_line, m_state)) ++m_line;
}

std::optional<Command> Lesson::commandAt(std::size_t line, const GameState& state) const {
    const JsonAt& step = m_setting.steps[line];
    if (!step.has("by")) return std::nullopt;
    if (!scenario::isForEveryone(step)) return scenario::commandOfStep(m_game, state, m_players, step);
    const std::vector<Command> passes = scenario::passesOfStep(state, step);
    return passes.empty() ? std::nullopt : std::optional(passes.front());
}

std::optional<Command> Lesson::next() const {
    if (m_line >= m_setting.steps.size() || isLesson(m_line)) return std::nullopt;
    return commandAt(m_line, m_state);
}

bool Lesson::waitsForPupil() const {
    const std::optional<Command> command = next();
    return command && command->by() == m_pupil;
}

bool Lesson::accepts(const Command& said) const {
    const std::optional<Command> wanted = next();
    if (!wanted || said.by() != m_pupil || !judge(m_game, m_state, said).empty()) return false;
    if (sameMeaning(said, *wanted)) return true;
    return m_steps[m_at].free && said.kind() == wanted->kind() && restCanBePlayed(said);
}

void Lesson::take(const Command& said) {
    applyLegal(m_game, m_state, said);
    m_hadToDo = m_hadToDo || said.by() == m_pupil;
    // A line that passes for everyone stands for several commands.
    if (!scenario::isForEveryone(m_setting.steps[m_line])) ++m_line;
    skipTalk();
}

bool Lesson::goOn() {
    if (next() || m_at + 1 >= m_steps.size()) return false;
    ++m_at;
    ++m_line;
    m_hadToDo = false;
    skipTalk();
    return true;
}

bool Lesson::restCanBePlayed(const Command& first) const {
    GameState state = m_state;
    applyLegal(m_game, state, first);
    try {
        for (std::size_t line = m_line + 1; line < m_setting.steps.size(); ++line) {
            const bool all = !isLesson(line) && m_setting.steps[line].has("by") &&
                             scenario::isForEveryone(m_setting.steps[line]);
            do {
                const std::optional<Command> command = commandAt(line, state);
                if (!command) break;
                if (!apply(m_game, state, *command).empty()) return false;
            } while (all);
        }
    } catch (const ReadError&) {
        return false;
    }
    return true;
}

}  // namespace kickdoor
