#include "table/journal.h"

#include "io/journal.h"

namespace kickdoor {

std::unique_ptr<Journal> Journal::create(const std::filesystem::path& path, const GameRecord& record,
                                         TableError& error) {
    auto file = AppendFile::open(path, AppendFile::Mode::New, error);
    if (!file) return nullptr;
    std::string text = journalHeader(record);
    for (const RecordedCommand& command : record.commands) text += journalLine(command);
    error = file->append(text);
    if (error) return nullptr;
    return std::unique_ptr<Journal>(new Journal(std::move(file)));
}

std::unique_ptr<Journal> Journal::reopen(const std::filesystem::path& path, std::uint64_t goodBytes,
                                         TableError& error) {
    auto file = AppendFile::open(path, AppendFile::Mode::Existing, error, goodBytes);
    return file ? std::unique_ptr<Journal>(new Journal(std::move(file))) : nullptr;
}

TableError Journal::append(const RecordedCommand& command) {
    return file_->append(journalLine(command));
}

}  // namespace kickdoor
