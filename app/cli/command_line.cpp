#include "cli/command_line.h"

#include <CLI/CLI.hpp>

#include "base/nearest_word.h"
#include "bot/bots.h"
#include "bot/tempers.h"
#include "cli/cards_command.h"
#include "cli/coverage_command.h"
#include "cli/files.h"
#include "cli/lint_command.h"
#include "cli/match_command.h"
#include "cli/replay_command.h"
#include "cli/scenario_command.h"
#include "cli/schema_command.h"
#include "cli/simulate_command.h"
#include "cli/texts_command.h"
#include "cli/train_command.h"
#include "cli/tune_command.h"
#include "version/version.h"

namespace kickdoor::cli {
namespace {

// CLI11 would read -1 as the largest number.
CLI::Validator notNegative() {
    return {[](const std::string& number) {
                return number.starts_with("-") ? "must not be negative" : std::string();
            },
            ""};
}

// "greedy, random"
std::string bots() {
    std::string text;
    for (const std::string_view name : botNames()) text += (text.empty() ? "" : ", ") + std::string(name);
    text += "; of those that plan also with a temper, as regular-vengeful:";
    const char* before = " ";
    for (const std::string_view temper : temperNames()) {
        if (temper == usualTemper()) continue;
        text += before + std::string(temper);
        before = ", ";
    }
    return text;
}

// One function per subcommand declares its options, another runs it.
class CommandLine {
public:
    CommandLine(std::ostream& out, std::ostream& err, const NetCommands& net, const ExportCommand& exporting,
                const PackCommand& packing)
        : out_(out), err_(err), net_(net), export_(exporting), pack_(packing) {
        app_.require_subcommand(1);
        app_.set_version_flag("-v,--version", std::string("kickdoor-cli ") + versionAndCommit(),
                              "Version and commit");
        app_.set_help_all_flag("--help-all", "Help for all commands");
        // On Windows CLI11 would take a path such as /games for an option. Commands inherit this.
        app_.allow_windows_style_options(false);
        addScenario();
        addSimulate();
        addMatch();
        addMerge();
        addTune();
        addTrain();
        addCards();
        addLint();
        addPack();
        addTexts();
        addReplay();
        addExport();
        addSchema();
        addCoverage();
        addServe();
        addJoin();
        addFind();
    }

    int run(std::vector<std::string> arguments) {
        // CLI11 would only report that a command is missing.
        if (!arguments.empty() && !arguments.front().starts_with("-") &&
            std::find(commands_.begin(), commands_.end(), arguments.front()) == commands_.end())
            throw UsageError{unknownWord("command", arguments.front(), commands_) +
                             " (see kickdoor-cli --help)"};
        std::reverse(arguments.begin(), arguments.end());  // as CLI11 expects them
        try {
            app_.parse(arguments);
        } catch (const CLI::ParseError& error) {
            if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success))
                return app_.exit(error, out_, err_);
            err_ << "kickdoor-cli: " << error.what() << " (see kickdoor-cli --help)\n";
            return kWrongUse;
        }
        return code_;
    }

private:
    CLI::App* add(const char* name, const char* about, std::function<int()> action) {
        CLI::App* command = app_.add_subcommand(name, about);
        commands_.emplace_back(name);
        command->callback([this, action = std::move(action)] { code_ = action(); });
        return command;
    }

    void addScenario() {
        CLI::App* command = add("scenario", "Run scenarios: the rules as executable examples",
                                [this] { return runScenarioCommand(scenario_, out_, err_); });
        command->add_option("paths", scenario_.paths, "Scenario files, or folders of them")->required();
        command->add_flag("-q,--quiet", scenario_.quiet, "Print only failures and the closing line");
        command->add_flag("--no-twins", scenario_.noTwins, "Do not save, load and replay each step");
        command->add_flag("--events", scenario_.events, "Also print each event on a line");
        command->add_option("--shelf", scenario_.shelf, "Folder of further packs that they may mix in")
            ->check(CLI::ExistingDirectory);
    }
    void addSimulate() {
        CLI::App* command = add("simulate", "Play games between bots and print the results",
                                [this] { return runSimulateCommand(simulate_, out_); });
        command->add_option("--edition", simulate_.edition, "The base edition")->capture_default_str();
        command->add_option("--with", simulate_.with, "Further editions mixed in")->delimiter(',');
        command->add_option("--options", simulate_.options,
                            "Rules of the table, as in sharedVictory,goalLevel=12");
        command->add_option("--players", simulate_.players, "Players of each game")
            ->check(CLI::Range(3, 6))
            ->capture_default_str();
        command->add_option("--games", simulate_.games, "Games to play")
            ->check(CLI::Range(1, 100'000'000))
            ->capture_default_str();
        command->add_option("--seed", simulate_.seed, "Seed of the first game; each further game adds 1")
            ->check(notNegative())
            ->capture_default_str();
        command->add_option("--bots", simulate_.bots, "Bot of each seat: " + bots())
            ->delimiter(',')
            ->capture_default_str();
        command->add_option("--rollouts", simulate_.rollouts, "Games that a bot thinks through at most")
            ->check(CLI::Range(1, 1'000'000));
        command->add_option("--record", simulate_.record,
                            "Folder for the games, each as SEED.kickdoor-replay");
        command->add_flag("--by-card", simulate_.byCard,
                          "For each card, how often its users won compared with chance (lift)");
        command->add_flag("--json", simulate_.json, "One JSON object");
    }
    void addMatch() {
        CLI::App* command =
            add("match", "Measure one bot against others: each deal is played once for each of its seats",
                [this] { return runMatchCommand(match_, out_); });
        command
            ->add_option("first", match_.first,
                         "The bot that is measured: greedy, a file of numbers, or " + bots())
            ->required();
        command->add_option("second", match_.second, "The bot on all other seats")->required();
        command->add_option("--edition", match_.edition, "The base edition")->capture_default_str();
        command->add_option("--with", match_.with, "Further editions mixed in")->delimiter(',');
        command->add_option("--options", match_.options,
                            "Rules of the table, as in sharedVictory,goalLevel=12");
        command->add_option("--players", match_.players)->check(CLI::Range(3, 6))->capture_default_str();
        command
            ->add_option("--groups", match_.groups, "Deals; each is one sample of as many games as players")
            ->check(CLI::Range(1, 10'000'000))
            ->capture_default_str();
        command->add_option("--seed", match_.seed, "Seed of the first deal; each further deal adds 1")
            ->check(notNegative())
            ->capture_default_str();
        command->add_flag("--until-decided", match_.stopWhenDecided,
                          "Stop when the sequential test is decided (alpha = beta = 0.05)");
        command->add_option("--shard", match_.shard, "Play only a part of the groups, as in 2/4");
        command->add_option("--output", match_.output, "File for the scores of the groups, for merge");
        addReport(*command, match_.report);
    }
    void addMerge() {
        CLI::App* command = add("merge", "Add up the files of a match's shards",
                                [this] { return runMergeCommand(merge_, out_); });
        command->add_option("files", merge_.files, "The files of all shards")->required();
        addReport(*command, merge_.report);
    }
    void addTune() {
        CLI::App* command = add("tune", "Tune the numbers of the sensible bot in self-play (SPSA)",
                                [this] { return runTuneCommand(tune_, out_); });
        command->add_option("--editions", tune_.editions, "Editions played in turn, each alone")
            ->delimiter(',')
            ->capture_default_str();
        command->add_option("--start", tune_.start, "File of the numbers to begin with (default: greedy's)");
        command->add_option("--pool", tune_.pool, "Files of further numbers to play against")->delimiter(',');
        command->add_option("--steps", tune_.plan.steps)
            ->check(CLI::Range(1, 10'000'000))
            ->capture_default_str();
        command->add_option("--groups", tune_.plan.groups, "Deals of each step")
            ->check(CLI::Range(1, 1'000'000))
            ->capture_default_str();
        command->add_option("--players", tune_.plan.players)->check(CLI::Range(3, 6))->capture_default_str();
        command->add_option("--pool-every", tune_.plan.poolEvery, "Steps until the numbers join the pool")
            ->check(CLI::Range(1, 10'000'000))
            ->capture_default_str();
        command->add_option("--seed", tune_.plan.seed)->check(notNegative())->capture_default_str();
        command->add_option("--output", tune_.output, "File for the numbers")->required();
    }
    void addTrain() {
        CLI::App* command = add("train", "Train the learned value of positions in self-play (TD(lambda))",
                                [this] { return runTrainCommand(train_, out_); });
        command->add_option("--editions", train_.editions, "Editions played in turn, each alone")
            ->delimiter(',')
            ->capture_default_str();
        command->add_option("--bot", train_.bot, "Who plays on all seats")->capture_default_str();
        command->add_option("--games", train_.plan.games)
            ->check(CLI::Range(1, 100'000'000))
            ->capture_default_str();
        command->add_option("--seed", train_.plan.seed)->check(notNegative())->capture_default_str();
        command->add_option("--output", train_.output, "File for engine/bot/value/value_numbers.cpp")
            ->required();
    }
    static void addReport(CLI::App& command, MatchReport& report) {
        command
            .add_option("--equal", report.equal,
                        "Percent of the games if both are equal (default: 100 / players)")
            ->check(CLI::Range(0.1, 99.9));
        command
            .add_option("--better", report.better,
                        "Percent of the games that the test shall tell from it (default: 12 % more)")
            ->check(CLI::Range(0.1, 99.9));
        command.add_flag("--json", report.json, "One JSON object");
    }
    void addCards() {
        CLI::App* command = add("cards", "Print the cards of an edition",
                                [this] { return runCardsCommand(cards_, out_, err_); });
        command->add_option("--edition", cards_.edition, "The base edition")->required();
        command->add_option("--with", cards_.with, "Further editions mixed in")->delimiter(',');
        command->add_option("--language", cards_.language, "Language of names and rules texts")
            ->capture_default_str();
        command->add_flag("--json", cards_.json, "Every card with its figures, effects and rules text");
    }
    void addLint() {
        CLI::App* command =
            add("lint", "Check packs", [this] { return runLintCommand(lint_, lintPacks_, out_, err_); });
        command->add_option("packs", lintPacks_,
                            "Editions, or folders of packs (default: every installed edition)");
        command->add_option("--icons", lint_.icons, "The pictograms' icons.json, to check icon names")
            ->check(CLI::ExistingFile);
    }
    void addPack() {
        CLI::App* command = add("pack", "Make, check and share a pack of one's own", [this] {
            if (!pack_) throw UsageError{"this kickdoor-cli was built without libzip"};
            return pack_(packed_, out_, err_);
        });
        declarePackOptions(*command, packed_);
    }
    void addTexts() {
        CLI::App* command = add("texts", "Check translations: messages, card names, rules",
                                [this] { return runTextsCommand(texts_, out_, err_); });
        command->add_option("languages", texts_.languages,
                            "Language codes, such as de (default: those that are shipped)");
        command->add_flag("--forms", texts_.forms,
                          "Also list words that lack a grammatical form in which they are used");
    }
    void addReplay() {
        CLI::App* command = add("replay", "Replay a save or a journal and compare the results",
                                [this] { return runReplayCommand(replay_, out_); });
        command->add_option("file", replay_.file, "A save, a journal or a replay")->required();
        command->add_flag("--list", replay_.list, "Print each command on a line");
        command->add_option("--until", replay_.until, "Stop after this many commands")->check(notNegative());
        command->add_option("--save", replay_.save, "Save the game at that point to this file");
    }
    void addExport() {
        CLI::App* command = add("export", "Write the story of a save, a journal or a replay as text", [this] {
            if (!export_) throw UsageError{"this kickdoor-cli was built without Qt"};
            return export_(exported_, out_, err_);
        });
        command->add_option("file", exported_.file, "A save, a journal or a replay")->required();
        command->add_option("--lang", exported_.language, "Language of the story, such as de")
            ->capture_default_str();
        command->add_option("--output", exported_.output, "File for the text (default: standard output)");
    }
    void addSchema() {
        CLI::App* command = add("schema", "Print the JSON schema of a pack",
                                [this] { return runSchemaCommand(schema_, out_); });
        command->add_option("what", schema_, "cards, edition, or vocabulary")
            ->check(CLI::IsMember({"cards", "edition", "vocabulary"}))
            ->capture_default_str();
    }
    void addCoverage() {
        CLI::App* command = add("coverage", "Write the tables of rules and cards that scenarios cover",
                                [this] { return runCoverageCommand(coverage_, out_); });
        command->add_option("--scenarios", coverage_.scenarios, "Folder of scenarios")->capture_default_str();
        command->add_option("--docs", coverage_.docs, "Folder of the tables")->capture_default_str();
        command->add_flag("--check", coverage_.check, "Write nothing; fail if a table is stale or has a gap");
    }
    template <class Request>
    int runNet(const std::function<int(const Request&, std::ostream&, std::ostream&)>& command,
               const Request& request) {
        if (!command) throw UsageError{"this kickdoor-cli was built without Qt Network and OpenSSL"};
        return command(request, out_, err_);
    }
    void addServe() {
        CLI::App* command = add("serve", "Host tables in the local network, without a window", [this] {
            serve_.pinGiven = pin_->count() > 0;
            return runNet(net_.serve, serve_);
        });
        command->add_option("--port", serve_.port, "TCP port; 0: any free port")->capture_default_str();
        pin_ = command->add_option("--pin", serve_.pin,
                                   "PIN to sit down or watch; \"\": no PIN (default: random)");
        command->add_option("--name", serve_.name, "Name of the host, as others see it");
        command->add_option("--tables", serve_.tables, "Tables open from the start")
            ->check(CLI::Range(0, 600))
            ->capture_default_str();
        command->add_option("--seats", serve_.seats, "Seats of each table")
            ->check(CLI::Range(3, 6))
            ->capture_default_str();
        command->add_option("--editions", serve_.editions, "The base edition first")
            ->delimiter(',')
            ->capture_default_str();
        command->add_option("--options", serve_.options,
                            "Rules of the tables, as in sharedVictory,goalLevel=12");
        command->add_option("--clock", serve_.clock, "Factor for the edition's reaction time; 0: no clock")
            ->check(CLI::Range(0.0, 10.0))
            ->capture_default_str();
        command->add_option("--bot-millis", serve_.botMillis, "Thinking time of the table's bots, in ms")
            ->check(CLI::Range(0, 60'000))
            ->capture_default_str();
        command->add_option("--stand-in", serve_.standIn, "Who plays lost and left seats: " + bots())
            ->capture_default_str();
        command->add_option("--data-dir", serve_.dataDir, "Folder for the key and the games");
        command->add_option(
            "--packs", serve_.ownPacks,
            "Folder of packs of your own, offered to guests who lack them (default: those made in "
            "the window)");
        command->add_option("--connections", serve_.most, "Most connections from one address")
            ->check(CLI::Range(1, 4096))
            ->capture_default_str();
        command->add_flag("--make", serve_.mayMake, "Let guests make tables");
        command->add_flag("--quiet", serve_.quiet, "Do not announce the host; guests need its code");
        command->add_flag("--until-over", serve_.untilOver,
                          "Stop when every game is over and all players have left");
        command->add_flag("--json", serve_.json, "One JSON object a line");
    }
    void addJoin() {
        CLI::App* command = add("join", "Let a bot sit down at a table in the local network",
                                [this] { return runNet(net_.join, join_); });
        command->add_option("where", join_.where, "A join code, or HOST[:PORT]")->required();
        command->add_option("--code", join_.code, "Join code of HOST (default: as HOST announces it)");
        command->add_option("--pin", join_.pin, "PIN of the table");
        command->add_option("--table", join_.table, "Number of the table; 0: the first with a free seat")
            ->capture_default_str();
        command->add_option("--bot", join_.bot, "Bot: " + bots())->capture_default_str();
        command->add_option("--seat-name", join_.name, "Name of the bot, as others see it")
            ->capture_default_str();
        command->add_option("--seed", join_.seed, "Seed of the bot's choices")->capture_default_str();
        command->add_option("--think-millis", join_.thinkMillis, "Thinking time of the bot, in ms")
            ->check(CLI::Range(0, 60'000))
            ->capture_default_str();
        command->add_option("--ticket", join_.ticket, "File with which to return to the seat after a crash");
        command->add_flag("--json", join_.json, "One JSON object a line");
    }
    void addFind() {
        CLI::App* command =
            add("find", "Find tables in the local network", [this] { return runNet(net_.find, find_); });
        command->add_option("--seconds", find_.seconds, "How long to listen")
            ->check(CLI::Range(0.1, 60.0))
            ->capture_default_str();
        command->add_flag("--json", find_.json, "One JSON object a line");
    }

    std::ostream& out_;
    std::ostream& err_;
    const NetCommands& net_;
    const ExportCommand& export_;
    const PackCommand& pack_;
    CLI::App app_{"Kickdoor without a window: scenarios, simulations, cards and replays", "kickdoor-cli"};
    std::vector<std::string_view> commands_;
    int code_ = kFine;
    ScenarioRequest scenario_;
    SimulateRequest simulate_;
    MatchRequest match_;
    MergeRequest merge_;
    TuneRequest tune_;
    TrainRequest train_;
    CardsRequest cards_;
    std::vector<std::string> lintPacks_;
    LintRequest lint_;
    PackRequest packed_;
    TextsRequest texts_;
    ReplayRequest replay_;
    ExportRequest exported_;
    std::string schema_ = "cards";
    CoverageRequest coverage_;
    ServeRequest serve_;
    CLI::Option* pin_ = nullptr;
    JoinRequest join_;
    FindRequest find_;
};

}  // namespace

int runCommandLine(const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err,
                   const NetCommands& net, const ExportCommand& exporting, const PackCommand& packing) {
    try {
        return CommandLine(out, err, net, exporting, packing).run(arguments);
    } catch (const UsageError& error) {
        err << "kickdoor-cli: " << error.text << '\n';
        return kWrongUse;
    }
}

}  // namespace kickdoor::cli
