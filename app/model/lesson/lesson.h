// A lesson: a scenario (docs/scenarios.md) that is played by whoever learns and, for all other seats, by
// itself. Knows where in it the game is; the table it is played at is elsewhere and is told the same
// commands.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "io/scenario/setting.h"
#include "io/scenario/step.h"
#include "table/game_files.h"

namespace kickdoor {

class Lesson {
public:
    // Null, and `error` says why, when the file is no lesson.
    static std::unique_ptr<Lesson> open(const std::filesystem::path& file, PackShelf& shelf,
                                        std::string& error);

    const Game& game() const { return m_game; }
    // As it is after all commands taken so far.
    const GameState& state() const { return m_state; }
    // Whoever has the first turn learns.
    Seat pupil() const { return m_pupil; }
    // The table as it is laid; kept nowhere.
    OpenGame table() const;

    const std::vector<scenario::LessonStep>& steps() const { return m_steps; }
    // Which of them the game has come to.
    std::size_t at() const { return m_at; }
    // The next command of this step; nothing: all that it is about has happened.
    std::optional<Command> next() const;
    // The pupil has something to do before the next step.
    bool waitsForPupil() const;
    // There was something to do for the pupil in this step.
    bool hadToDo() const { return m_hadToDo; }
    // Whether the pupil may say that now: what the lesson says, or what leads on as well.
    bool accepts(const Command& said) const;
    // What was accepted, or next() itself, is carried out.
    void take(const Command& said);
    // To the next step, when nothing is left of this one; false: it was the last.
    bool goOn();

private:
    struct Document;  // the text that the steps point into
    Lesson(std::unique_ptr<Document> document, const LoadedPacks& packs, scenario::Setting setting);
    bool isLesson(std::size_t line) const;
    void skipTalk();
    std::optional<Command> commandAt(std::size_t line, const GameState& state) const;
    bool restCanBePlayed(const Command& first) const;

    std::shared_ptr<const Document> m_document;
    std::vector<PackSource> m_sources;
    std::shared_ptr<const Catalog> m_catalog;
    scenario::Setting m_setting;
    std::vector<std::string> m_players;
    Game m_game;
    GameState m_start;
    GameState m_state;
    Seat m_pupil{0};
    std::vector<scenario::LessonStep> m_steps;
    std::size_t m_at = 0;    // in m_steps
    std::size_t m_line = 0;  // in the setting's steps, behind the one that m_at is
    bool m_hadToDo = false;
};

}  // namespace kickdoor
