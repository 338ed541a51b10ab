// The record of a game, on disk before any acceptance of a command is announced.
#pragma once

#include <memory>

#include "io/record.h"
#include "table/file.h"

namespace kickdoor {

// Takes a table's accepted commands before they are announced.
class JournalSink {
public:
    virtual ~JournalSink() = default;
    // Without an error, the command may be carried out. A sink for many tables delays announcements until the
    // command is on disk.
    virtual TableError append(const RecordedCommand& command) = 0;
};

// A file of the table's own.
class Journal : public JournalSink {
public:
    // Creates a file with the record so far, or continues a file read before after its intact lines.
    static std::unique_ptr<Journal> create(const std::filesystem::path& path, const GameRecord& record,
                                           TableError& error);
    static std::unique_ptr<Journal> reopen(const std::filesystem::path& path, std::uint64_t goodBytes,
                                           TableError& error);

    // On disk when it returns no error; else the file is as before, and another try may be made.
    TableError append(const RecordedCommand& command) override;
    const std::filesystem::path& path() const { return file_->path(); }

private:
    explicit Journal(std::unique_ptr<AppendFile> file) : file_(std::move(file)) {}
    std::unique_ptr<AppendFile> file_;
};

}  // namespace kickdoor
