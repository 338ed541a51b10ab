#include "net/server/group_journal.h"

#include <algorithm>
#include <optional>

#include "net/server/journal_line.h"

namespace kickdoor::net {
namespace {

constexpr std::uint64_t kMaxFile = 4ULL << 30U;
constexpr std::uint64_t kWorthPacking = 32U << 20U;

struct Line {
    std::uint64_t at = 0;
    std::uint32_t length = 0;  // without its end
    JournalLine line;
};
struct Reading {
    std::vector<Line> lines;
    std::uint64_t good = 0;  // bytes of intact lines
    std::string mistake;
};

// Whether an intact line of a later batch follows the broken one: then the broken batch had been announced.
bool laterBatch(std::string_view text, std::uint64_t broken) {
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const auto line = readLine(text.substr(0, end));
        if (line && line->batch > broken) return true;
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return false;
}

Reading readLines(std::string_view text) {
    Reading reading;
    const std::size_t first = text.find('\n');
    const auto whole = first == std::string_view::npos ? std::nullopt : readFirstLine(text.substr(0, first));
    if (!whole) {
        // Without a first line, the file was lost before any game in it was announced.
        if (first != std::string_view::npos) reading.mistake = "is no journal of tables";
        return reading;
    }
    reading.good = first + 1;
    while (reading.good < text.size()) {
        const std::string_view rest = text.substr(static_cast<std::size_t>(reading.good));
        const std::size_t end = rest.find('\n');
        auto line = end == std::string_view::npos ? std::nullopt : readLine(rest.substr(0, end));
        if (!line) {
            if (reading.good < *whole || laterBatch(rest, reading.good))
                reading.mistake = "is damaged at byte " + std::to_string(reading.good);
            return reading;
        }
        reading.lines.push_back({reading.good, static_cast<std::uint32_t>(end), std::move(*line)});
        reading.good += end + 1;
    }
    return reading;
}

}  // namespace

std::unique_ptr<GroupJournal> GroupJournal::open(const std::filesystem::path& path, JournalEntries& entries,
                                                 TableError& error) {
    auto journal = std::make_unique<GroupJournal>();
    std::error_code none;
    std::uint64_t keep = 0;
    const bool exists = std::filesystem::exists(path, none);
    if (exists) {
        std::string text;
        error = readWhole(path, text, kMaxFile);
        if (error) return nullptr;
        Reading reading = readLines(text);
        if (!reading.mistake.empty()) {
            error = {TableErrorKind::NotAGame, path, reading.mistake};
            return nullptr;
        }
        for (Line& line : reading.lines) {
            journal->index(line.line.game, {line.at, line.length});
            entries[line.line.game].push_back(std::move(line.line.entry));
        }
        keep = reading.good;
    }
    const auto mode = exists ? AppendFile::Mode::Existing : AppendFile::Mode::New;
    journal->file_ = AppendFile::open(path, mode, error, keep);
    if (!journal->file_) return nullptr;
    journal->written_ = keep;
    if (keep == 0) {
        const std::string first = firstLineOf(0);
        error = journal->file_->append(first);
        if (error) return nullptr;
        journal->written_ = first.size();
    }
    return journal;
}

void GroupJournal::index(GameKey game, const Place& place) {
    places_[game].push_back(place);
}

void GroupJournal::append(GameKey game, EntryKind kind, std::string_view text) {
    const std::uint64_t batch = written_ + writing_.size();
    const std::string line = lineOf(batch, game, kind, text);
    index(game, {batch + pending_.size(), static_cast<std::uint32_t>(line.size() - 1)});
    pending_ += line;
}

void GroupJournal::beginFlush() {
    if (writing_.empty()) writing_.swap(pending_);
}

TableError GroupJournal::write() {
    if (file_ && !writing_.empty()) return file_->append(writing_);
    return {};
}

void GroupJournal::endFlush(const TableError& error) {
    if (error) return;
    if (!file_) memory_ += writing_;
    written_ += writing_.size();
    writing_.clear();
}

TableError GroupJournal::flush() {
    while (hasPending()) {
        beginFlush();
        const TableError error = write();
        endFlush(error);
        if (error) return error;
    }
    return {};
}

std::string GroupJournal::lineAt(const Place& place, std::ifstream& file) const {
    if (place.at >= written_ + writing_.size())
        return pending_.substr(place.at - written_ - writing_.size(), place.length);
    if (place.at >= written_) return writing_.substr(place.at - written_, place.length);
    if (!file_) return memory_.substr(place.at, place.length);
    std::string line(place.length, '\0');
    file.seekg(static_cast<std::streamoff>(place.at));
    file.read(line.data(), static_cast<std::streamsize>(line.size()));
    return line;
}

std::vector<JournalEntry> GroupJournal::entriesOf(GameKey game) const {
    std::vector<JournalEntry> entries;
    const auto found = places_.find(game);
    if (found == places_.end()) return entries;
    std::ifstream file;
    if (file_) file.open(file_->path(), std::ios::binary);
    for (const Place& place : found->second) {
        auto line = readLine(lineAt(place, file));
        if (line) entries.push_back(std::move(line->entry));
    }
    return entries;
}

std::vector<std::string> GroupJournal::commandsOf(GameKey game) const {
    std::vector<std::string> lines;
    for (JournalEntry& entry : entriesOf(game))
        if (entry.kind == EntryKind::Command) lines.push_back(std::move(entry.text));
    return lines;
}

void GroupJournal::forget(GameKey game) {
    const auto found = places_.find(game);
    if (found == places_.end()) return;
    for (const Place& place : found->second) forgotten_ += place.length + 1;
    places_.erase(found);
}

TableError GroupJournal::packIfWorth() {
    if (hasPending() || written_ < kWorthPacking || forgotten_ < written_ / 2) return {};
    const std::size_t firstLength = firstLineOf(0).size();
    std::string text;
    std::map<GameKey, std::vector<Place>> places;
    for (const auto& [game, old] : places_) {
        for (const JournalEntry& entry : entriesOf(game)) {
            const std::string line = lineOf(0, game, entry.kind, entry.text);
            places[game].push_back({firstLength + text.size(), static_cast<std::uint32_t>(line.size() - 1)});
            text += line;
        }
    }
    const std::uint64_t whole = firstLength + text.size();
    text.insert(0, firstLineOf(whole));
    if (file_) {
        if (TableError error = file_->replace(text)) return error;
    } else {
        memory_ = std::move(text);
    }
    places_ = std::move(places);
    written_ = whole;
    forgotten_ = 0;
    return {};
}

}  // namespace kickdoor::net
