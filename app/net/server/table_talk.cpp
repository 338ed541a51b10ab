#include "net/server/table_talk.h"

#include <algorithm>

#include "base/json_build.h"
#include "base/json_reader.h"
#include "net/wire/clean_text.h"
#include "net/wire/limits.h"

namespace kickdoor::net {
namespace {

constexpr std::string_view kTalkFormat = "kickdoor net chat";
constexpr int kTalkVersion = 1;
constexpr std::size_t kMostSaid = 100;  // lines kept for new members

}  // namespace

void TableTalk::add(const Chat& chat) {
    said_.push_back(chat);
    if (said_.size() > kMostSaid) said_.pop_front();
    ++lines_;
}

std::vector<Chat> TableTalk::since(std::uint64_t line) const {
    const std::uint64_t missed = lines_ - std::min(line, lines_);
    const auto count = static_cast<std::ptrdiff_t>(std::min<std::uint64_t>(missed, said_.size()));
    return {said_.end() - count, said_.end()};
}

void TableTalk::sign(MemberId member, const std::string& name) {
    for (Chat& said : said_)
        if (said.from == member) said = {kNoMember, cleaned(name + ": " + said.text, kMaxChat)};
    heard.erase(member);
}

std::string textOf(const TableTalk& talk) {
    JsonValue json = jsonObject();
    addField(json, "format", jsonText(kTalkFormat));
    addField(json, "version", jsonInt(kTalkVersion));
    addField(json, "lines", jsonInt(static_cast<std::int64_t>(talk.lines_)));
    addField(json, "said", jsonListOf(talk.said_, [](const Chat& said) {
                 JsonValue entry = jsonObject();
                 addField(entry, "from", jsonInt(said.from));
                 addField(entry, "text", jsonText(said.text));
                 return entry;
             }));
    addField(json, "heard", jsonListOf(talk.heard, [](const auto& member) {
                 JsonValue entry = jsonObject();
                 addField(entry, "member", jsonInt(member.first));
                 addField(entry, "lines", jsonInt(static_cast<std::int64_t>(member.second)));
                 return entry;
             }));
    return writeJson(json);
}

bool readTalk(std::string_view text, TableTalk& talk, std::string& error) {
    const JsonParse parsed = parseJson(text);
    error = parsed.error;
    if (!parsed.ok()) return false;
    try {
        const JsonAt json(parsed.value);
        if (!json.isObject() || json.at("format").text() != kTalkFormat)
            json.fail("is no " + std::string(kTalkFormat));
        json.at("version").number(1, kTalkVersion);
        TableTalk read;
        for (const JsonAt& at : json.at("said").list(kMostSaid)) {
            const std::string said = cleaned(at.at("text").text(kMaxChat), kMaxChat);
            if (said.empty()) at.fail("says nothing");
            read.add({static_cast<MemberId>(at.at("from").number(0, kNoMember)), said});
        }
        read.lines_ = static_cast<std::uint64_t>(
            json.at("lines").number(static_cast<std::int64_t>(read.lines_), INT64_MAX));
        for (const JsonAt& at : json.at("heard").list(kMaxMembers))
            read.heard[static_cast<MemberId>(at.at("member").number(0, kNoMember))] =
                static_cast<std::uint64_t>(at.at("lines").number(0, INT64_MAX));
        talk = read;
    } catch (const ReadError& mistake) {
        error = mistake.text();
        return false;
    }
    return true;
}

std::filesystem::path talkFile(const std::filesystem::path& folder, TableId table) {
    return folder / ("chat-" + std::to_string(table) + ".json");
}

}  // namespace kickdoor::net
