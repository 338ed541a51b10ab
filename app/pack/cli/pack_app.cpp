#include "pack/cli/pack_app.h"

#include <algorithm>
#include <iomanip>
#include <iostream>

#include "base/json_build.h"
#include "cli/command_line.h"
#include "cli/files.h"
#include "io/asset_root.h"
#include "pack/check_pack.h"
#include "pack/cli/run_program.h"
#include "pack/kickpack.h"
#include "pack/new_pack.h"
#include "pack/pack_scenarios.h"
#include "pack/try_pack.h"
#include "table/setup.h"
#include "text/installed.h"

namespace kickdoor::cli {
namespace {

namespace fs = std::filesystem;

// The pack, with its errors printed if it cannot be read.
KickpackRead readOrTell(const PackRequest& request, std::ostream& err) {
    KickpackRead read = readKickpack(request.place);
    for (const PackError& error : read.errors) err << "error: " << error.text() << '\n';
    return read;
}

std::vector<fs::path> shelvesOf(const PackRequest& request) {
    std::vector<fs::path> shelves;
    if (!request.shelf.empty()) shelves.emplace_back(request.shelf);
    shelves.push_back(assetRoot() / "packs");
    return shelves;
}

std::vector<std::string> editionsFor(const Kickpack& pack, const PackRequest& request) {
    return request.with.empty() ? companionsOf(pack, kOfferedFirst) : request.with;
}

std::vector<PackFinding> findingsOf(const Kickpack& pack, const PackRequest& request) {
    Texts texts;
    PackCheck how{shelvesOf(request), editionsFor(pack, request), nullptr, {}};
    if (loadInstalledTexts(texts, assetRoot()).empty()) how.texts = &texts;
    const Balance balance(assetRoot() / "packs");
    how.balance = &balance;
    std::vector<PackFinding> findings = checkPack(pack, how);
    const bool failed =
        std::any_of(findings.begin(), findings.end(), [](const PackFinding& one) { return one.error; });
    if (failed) return findings;
    const ScenariosRun run = runPackScenarios(pack, how.shelves, how.texts);
    findings.insert(findings.end(), run.failed.begin(), run.failed.end());
    return findings;
}

bool tell(const std::vector<PackFinding>& findings, std::ostream& err) {
    bool failed = false;
    for (const PackFinding& finding : findings) {
        err << finding.text() << '\n';
        failed = failed || finding.error;
    }
    return failed;
}

void writeOutput(const PackRequest& request, const fs::path& file, const std::string& bytes) {
    std::error_code ignored;
    if (fs::exists(file, ignored) && !request.force)
        throw UsageError{file.string() + ": is there already; --force replaces it"};
    writeFile(file, bytes);
}

int runNew(const PackRequest& request, std::ostream& out) {
    const fs::path folder = request.place;
    std::error_code ignored;
    if (fs::exists(folder, ignored)) throw UsageError{folder.string() + ": is there already"};
    std::string given = folder.filename().string();
    if (given.empty()) given = folder.parent_path().filename().string();
    NewPack pack{keyOfName(given), request.name.empty() ? given : request.name, request.author,
                 request.licence};
    if (pack.key.empty()) throw UsageError{folder.string() + ": its name has no letter for the pack's id"};
    if (pack.author.empty()) throw UsageError{"pack new: --author is missing: who makes the pack"};
    Kickpack made;
    made.files = filesOf(pack);
    if (const std::string fault = unpackTo(made, folder); !fault.empty()) throw UsageError{fault};
    out << folder.string() << ": the pack '" << pack.key
        << "' with three cards; check it by kickdoor-cli pack check " << folder.string() << '\n';
    return kFine;
}

// {"set": 3}, {"rename": "treasures"} or {"remove": true}, and the place where.
JsonValue toJson(const Mend& mend) {
    JsonValue json = jsonObject();
    addField(json, "path", jsonText(mend.place));
    switch (mend.kind) {
        case Mend::Kind::Set: addField(json, "set", mend.value); break;
        case Mend::Kind::Rename: addField(json, "rename", mend.value); break;
        case Mend::Kind::Remove: addField(json, "remove", jsonBool(true)); break;
    }
    return json;
}

JsonValue findingJson(const PackFinding& finding) {
    JsonValue json = jsonObject();
    addField(json, "severity", jsonText(finding.error ? "error" : "warning"));
    addField(json, "file", jsonText(finding.file));
    addField(json, "line", jsonInt(finding.line));
    addField(json, "path", jsonText(finding.place));
    addField(json, "card", jsonText(finding.card));
    addField(json, "cause", jsonText(finding.cause));
    if (finding.mend) addField(json, "mend", toJson(*finding.mend));
    return json;
}

int runCheck(const PackRequest& request, std::ostream& out, std::ostream& err) {
    const KickpackRead read = readOrTell(request, err);
    if (!read.ok()) return kFailed;
    const std::vector<PackFinding> findings = findingsOf(read.pack, request);
    if (request.json) {
        out << writeJson(jsonListOf(findings, findingJson)) << '\n';
        return std::any_of(findings.begin(), findings.end(), [](const PackFinding& one) { return one.error; })
                   ? kFailed
                   : kFine;
    }
    const bool failed = tell(findings, err);
    const PackFacts& facts = read.pack.facts;
    out << facts.name << " (" << facts.key << ")";
    if (facts.version) out << ' ' << facts.version->text();
    if (!facts.author.empty()) out << " by " << facts.author;
    out << ": " << read.pack.files.size() << " files, " << findings.size() << " findings\n"
        << "identity: " << read.pack.identity << '\n';
    return failed ? kFailed : kFine;
}

int runPack(const PackRequest& request, std::ostream& out, std::ostream& err) {
    const KickpackRead read = readOrTell(request, err);
    if (!read.ok()) return kFailed;
    const Kickpack& pack = read.pack;
    bool lacks = false;
    for (const std::string& lacked : lackedForSharing(pack.facts)) {
        err << "error: " << pack.facts.key << "/edition.json: " << lacked << '\n';
        lacks = true;
    }
    if (tell(findingsOf(pack, request), err) || lacks) return kFailed;
    const fs::path file =
        request.output.empty() ? fs::path(pack.facts.key + kKickpackEnding) : fs::path(request.output);
    writeOutput(request, file, pack.bytes);
    for (const std::string& other : pack.leftOut) out << "left out: " << other << '\n';
    out << file.string() << ": " << pack.bytes.size() << " bytes\nidentity: " << pack.identity << '\n';
    return kFine;
}

int runUnpack(const PackRequest& request, std::ostream& out, std::ostream& err) {
    const KickpackRead read = readOrTell(request, err);
    if (!read.ok()) return kFailed;
    const fs::path folder = request.output.empty() ? fs::path(read.pack.facts.key) : fs::path(request.output);
    std::error_code ignored;
    if (fs::exists(folder, ignored) && !request.force)
        throw UsageError{folder.string() + ": is there already; --force replaces it"};
    if (const std::string fault = unpackTo(read.pack, folder); !fault.empty()) throw UsageError{fault};
    out << folder.string() << ": " << read.pack.files.size() << " files\nidentity: " << read.pack.identity
        << '\n';
    return kFine;
}

void writeTried(const TryResult& result, const Catalog& catalog, std::ostream& out) {
    out << "packs:";
    for (const std::string& pack : catalog.packs) out << ' ' << pack;
    out << "\ngames: " << result.games << ", finished " << result.finished << ", stuck " << result.stuck
        << '\n'
        << std::fixed << std::setprecision(1) << "turns: " << result.turns << " on average, from "
        << result.shortest << " to " << result.longest << ", half of the games at most " << result.median
        << '\n'
        << std::setprecision(2);
    if (!result.cards.empty())
        out << '\n'
            << std::left << std::setw(40) << "card" << std::right << std::setw(8) << "games" << std::setw(8)
            << "lift" << std::setw(8) << "error" << std::setw(8) << "off" << '\n';
    for (const TriedCard& card : result.cards)
        out << std::left << std::setw(40) << card.card << std::right << std::setw(8) << card.games
            << std::setw(8) << card.lift << std::setw(8) << card.error << std::setw(8) << card.off
            << (card.isFar() ? "  far from the other cards" : "") << '\n';
    if (!result.never.empty()) out << "\nnever played:";
    for (const std::string& card : result.never) out << ' ' << card;
    if (!result.never.empty()) out << '\n';
    out << std::defaultfloat;
}

JsonValue toJson(const TryResult& result) {
    JsonValue json = jsonObject();
    addField(json, "games", jsonInt(result.games));
    addField(json, "finished", jsonInt(result.finished));
    addField(json, "stuck", jsonInt(result.stuck));
    addField(json, "turns", jsonReal(result.turns));
    addField(json, "shortest", jsonInt(result.shortest));
    addField(json, "median", jsonInt(result.median));
    addField(json, "longest", jsonInt(result.longest));
    addField(json, "cards", jsonListOf(result.cards, [](const TriedCard& card) {
                 JsonValue one = jsonObject();
                 addField(one, "card", jsonText(card.card));
                 addField(one, "games", jsonInt(card.games));
                 addField(one, "lift", jsonReal(card.lift));
                 addField(one, "error", jsonReal(card.error));
                 addField(one, "off", jsonReal(card.off));
                 return one;
             }));
    addField(json, "never", jsonListOf(result.never, [](const std::string& card) { return jsonText(card); }));
    return json;
}

int runTry(const PackRequest& request, std::ostream& out, std::ostream& err) {
    const KickpackRead read = readOrTell(request, err);
    if (!read.ok()) return kFailed;
    const LoadedKickpack loaded =
        loadKickpack(read.pack, shelvesOf(request), editionsFor(read.pack, request));
    for (const PackError& error : loaded.errors)
        err << "error: " << textWithLine(error, read.pack.files, read.pack.facts.key) << '\n';
    if (!loaded.ok()) return kFailed;
    const Game game{loaded.result.catalog, loaded.result.rules};
    const TryResult result =
        tryPack(game, read.pack.facts.key, {request.games, request.players, request.seed, request.bot});
    if (request.json)
        out << writeJson(toJson(result)) << '\n';
    else
        writeTried(result, loaded.result.catalog, out);
    return result.stuck == 0 ? kFine : kFailed;
}

// The game's program draws the cards (docs/decisions/0012-packs-as-files.md).
int runPrint(const PackRequest& request, std::ostream& out, std::ostream& err) {
    const KickpackRead read = readOrTell(request, err);
    if (!read.ok()) return kFailed;
    const std::string file = request.output.empty() ? read.pack.facts.key + ".pdf" : request.output;
    std::error_code ignored;
    if (fs::exists(file, ignored) && !request.force)
        throw UsageError{file + ": is there already; --force replaces it"};
    out << std::flush;
    const int code = runBeside("kickdoor", {"--print-cards", request.place, "--print-to", file, "--paper",
                                            request.paper, "--language", request.language});
    if (code < 0)
        throw UsageError{"pack print: the program kickdoor, which draws the cards, is not beside this one"};
    return code;
}

}  // namespace

int runPackCommand(const PackRequest& request, std::ostream& out, std::ostream& err) {
    if (request.action == "new") return runNew(request, out);
    if (request.action == "check") return runCheck(request, out, err);
    if (request.action == "pack") return runPack(request, out, err);
    if (request.action == "unpack") return runUnpack(request, out, err);
    if (request.action == "try") return runTry(request, out, err);
    return runPrint(request, out, err);
}

}  // namespace kickdoor::cli
