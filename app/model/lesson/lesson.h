// A lesson: a scenario (docs/scenarios.md) in which the pupil plays one seat and the script all others. Keeps
// its own state of the game; the table where it is played gets the same commands.
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
    // Null, with the reason in `error`, if the file is not a lesson.
    static std::unique_ptr<Lesson> open(const std::filesystem::path& file, PackShelf& shelf,
                                        std::string& error);

    const Game& game() const { return m_game; }
    // The state after all commands taken so far.
    const GameState& state() const { return m_state; }
    // The player who has the first turn.
    Seat pupil() const { return m_pupil; }
    // The table at the start of the lesson, without files.
    OpenGame table() const;

    const std::vector<scenario::LessonStep>& steps() const { return m_steps; }
    // The index of the current step.
    std::size_t at() const { return m_at; }
    // The next command of this step; empty if the step is complete.
    std::optional<Command> next() const;
    // The step's next command is the pupil's.
    bool waitsForPupil() const;
    // The pupil had a command in this step.
    bool hadToDo() const { return m_hadToDo; }
    // Whether the pupil may give this command now: the lesson's, or another one with which it can go on.
    bool accepts(const Command& said) const;
    // Applies a command that was accepted, or next().
    void take(const Command& said);
    // Goes to the next step. False if this one is not complete, or is the last.
    bool goOn();

private:
    struct Document;  // owns the text that the steps refer to
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
    std::size_t m_line = 0;  // in the setting's steps, after the step m_at
    bool m_hadToDo = false;
};

}  // namespace kickdoor
