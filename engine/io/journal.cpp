#include "io/journal.h"

#include "base/checksum.h"
#include "base/json_build.h"

namespace kickdoor {
namespace {

constexpr std::string_view kJournalFormat = "kickdoor journal";
constexpr std::size_t kChecksumDigits = 8;
constexpr std::size_t kMaxHeaderBytes = 64'000'000;
constexpr std::size_t kMaxLineBytes = 20'000;
constexpr int kMaxJournalDepth = 16;

std::string withChecksum(const JsonValue& json) {
    const std::string text = writeJson(json);
    return hex32(crc32(text)) + " " + text + "\n";
}

// The JSON of a line; empty if its checksum is wrong.
std::string_view checkedText(std::string_view line) {
    if (line.size() <= kChecksumDigits + 1 || line[kChecksumDigits] != ' ') return {};
    const std::string_view text = line.substr(kChecksumDigits + 1);
    return hex32(crc32(text)) == line.substr(0, kChecksumDigits) ? text : std::string_view();
}

JsonValue parsedLine(std::string_view text, std::size_t number, std::size_t maxBytes) {
    JsonParse parsed = parseJson(text, {maxBytes, kMaxJournalDepth});
    if (!parsed.ok()) throw ReadError{"line " + std::to_string(number), parsed.error};
    return std::move(parsed.value);
}

void readLines(std::string_view text, JournalRead& result) {
    std::size_t number = 0;
    while (result.goodBytes < text.size()) {
        ++number;
        const std::string_view rest = text.substr(result.goodBytes);
        const std::size_t end = rest.find('\n');
        const std::string_view line = rest.substr(0, end);
        const std::string_view json = end == std::string_view::npos ? std::string_view() : checkedText(line);
        if (json.empty()) {
            // A last line without its end was cut short; zeros are blocks that were never written to disk. A
            // line with its end, or a complete line with a wrong end, was damaged later.
            const bool last = end == std::string_view::npos || end + 1 == rest.size();
            const bool lost = end == std::string_view::npos || line.find('\0') != std::string_view::npos;
            const bool otherEnd =
                end == std::string_view::npos && !checkedText(rest.substr(0, rest.size() - 1)).empty();
            if (!last || !lost || otherEnd) throw ReadError{"line " + std::to_string(number), "is damaged"};
            result.torn = true;
            break;
        }
        const std::string place = "line " + std::to_string(number);
        if (number == 1) {
            const JsonValue header = parsedLine(json, number, kMaxHeaderBytes);
            result.record = recordFromJson(JsonAt(header, place), kJournalFormat, {});
        } else {
            const JsonValue command = parsedLine(json, number, kMaxLineBytes);
            result.record.commands.push_back(recordedCommandFromJson(JsonAt(command, place)));
        }
        result.goodBytes += end + 1;
    }
    if (result.goodBytes == 0)
        throw ReadError{"line 1", "is no " + std::string(kJournalFormat) + ", or its beginning was lost"};
}

}  // namespace

std::string journalHeader(const GameRecord& record) {
    return withChecksum(recordToJson(record, kJournalFormat));
}

std::string journalLine(const RecordedCommand& command) {
    return withChecksum(commandsToJson({command}).items.front());
}

bool looksLikeJournal(std::string_view text) {
    return text.size() > kChecksumDigits && text.front() != '{' && text[kChecksumDigits] == ' ';
}

JournalRead readJournal(std::string_view text) {
    JournalRead result;
    try {
        readLines(text, result);
    } catch (const ReadError& mistake) {
        result.error = mistake.text();
    }
    return result;
}

}  // namespace kickdoor
