#include "cli/pack_command.h"

#include <CLI/CLI.hpp>

#include "base/nearest_word.h"
#include "bot/bots.h"

namespace kickdoor::cli {
namespace {

// CLI11 would read -1 as the largest number.
CLI::Validator fromZero() {
    return {[](const std::string& number) {
                return number.starts_with("-") ? "must not be negative" : std::string();
            },
            ""};
}

}  // namespace

void declarePackOptions(CLI::App& command, PackRequest& request) {
    command
        .add_option(
            "action", request.action,
            "new: begins a pack in a folder; check: lists its mistakes with file and line; pack: makes "
            "NAME.kickpack of a folder; unpack: makes a folder of it; try: plays games between bots; print: "
            "makes sheets of its cards as PDF")
        ->required()
        ->check(CLI::IsMember({"new", "check", "pack", "unpack", "try", "print"}));
    command.add_option("place", request.place, "A folder, or a .kickpack file")->required();
    command.add_option("--output", request.output,
                       "File or folder to write (default: beside the place, named after the pack)");
    command.add_flag("--force", request.force, "Replace an output that is there already");
    command.add_option("--name", request.name, "Name of a new pack (default: as its folder)");
    command.add_option("--author", request.author, "Author of a new pack");
    command.add_option("--licence", request.licence, "Licence of a new pack")->capture_default_str();
    command
        .add_option(
            "--with", request.with,
            "Installed editions that it is checked or played with, the base first (default: what it needs)")
        ->delimiter(',');
    command.add_option("--shelf", request.shelf, "Folder of further packs that it may need");
    command.add_option("--games", request.games, "Games to play")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command.add_option("--players", request.players, "Players of each game")
        ->check(CLI::Range(3, 6))
        ->capture_default_str();
    command.add_option("--seed", request.seed, "Seed of the first game")
        ->check(fromZero())
        ->capture_default_str();
    command.add_option("--bot", request.bot, "Bot on all seats")
        ->check(CLI::Validator(
            [](const std::string& name) {
                return isBot(name) ? std::string() : unknownWord("bot", name, botNames());
            },
            ""))
        ->capture_default_str();
    command.add_option("--paper", request.paper, "Paper of the sheets")
        ->check(CLI::IsMember({"A4", "Letter"}))
        ->capture_default_str();
    command.add_option("--language", request.language, "Language of the sheets")->capture_default_str();
    command.add_flag("--json", request.json, "One JSON object, from check and try");
}

}  // namespace kickdoor::cli
