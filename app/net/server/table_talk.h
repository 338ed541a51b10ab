// The chat of a table: its last lines, and how it is kept for a restart of the server. The file is written
// soon after each change but not flushed, so a power failure may cost the last lines.
#pragma once

#include <cstdint>
#include <deque>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "net/wire/message.h"

namespace kickdoor::net {

// Lines are counted from the first ever said; only the last hundred are kept.
class TableTalk {
public:
    void add(const Chat& chat);
    std::uint64_t lines() const { return lines_; }
    // Those kept of the lines that followed the first `line`.
    std::vector<Chat> since(std::uint64_t line) const;
    // Later members cannot look up the name of one who is gone, so it becomes part of the text.
    void sign(MemberId member, const std::string& name);

    // Up to which line each member was told; without an entry: nothing.
    std::map<MemberId, std::uint64_t> heard;

private:
    friend std::string textOf(const TableTalk& talk);
    friend bool readTalk(std::string_view text, TableTalk& talk, std::string& error);

    std::deque<Chat> said_;
    std::uint64_t lines_ = 0;
};

std::string textOf(const TableTalk& talk);
// Never throws. False: `error` says why.
bool readTalk(std::string_view text, TableTalk& talk, std::string& error);
std::filesystem::path talkFile(const std::filesystem::path& folder, TableId table);

}  // namespace kickdoor::net
