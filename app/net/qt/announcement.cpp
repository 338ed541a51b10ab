#include "net/qt/announcement.h"

#include <algorithm>

#include "net/wire/cbor.h"
#include "net/wire/clean_text.h"

namespace kickdoor::net {
namespace {

constexpr std::string_view kQuestion = "kickdoor?";
constexpr std::string_view kAnswer = "kickdoor!";
// As the outer list of every protocol: mark, protocol, version, name, the rest.
constexpr std::size_t kOuter = 5;
constexpr std::size_t kRest = 6;
constexpr std::size_t kTable = 8;
constexpr std::size_t kPack = 3;

void write(CborWriter& out, const TableSummary& table) {
    out.list(kTable);
    out.number(table.id);
    out.text(table.name);
    out.number(static_cast<int>(table.stage));
    out.number(table.seats);
    out.number(table.taken);
    out.number(table.watching);
    out.flag(table.pinNeeded);
    out.list(table.editions.size());
    for (const std::string& edition : table.editions) out.text(edition);
}

std::vector<std::uint8_t> written(const Announcement& a) {
    std::vector<std::uint8_t> bytes;
    CborWriter out(bytes);
    out.list(kOuter);
    out.text(kAnswer);
    out.number(a.protocol);
    out.text(a.version);
    out.text(a.name);
    out.list(kRest);
    out.number(a.port);
    out.bytes(a.key);
    out.flag(a.leaving);
    out.number(a.tableCount);
    out.list(a.tables.size());
    for (const TableSummary& table : a.tables) write(out, table);
    out.list(a.packs.size());
    for (const AnnouncedPack& pack : a.packs) {
        out.list(kPack);
        out.text(pack.edition);
        out.bytes(pack.mark);
        out.text(pack.name);
    }
    return bytes;
}

// The readers return false on values out of bounds.
bool number(CborReader& in, std::int64_t most, auto& out) {
    const auto value = in.number();
    if (!value || *value < 0 || *value > most) return false;
    out = static_cast<std::remove_reference_t<decltype(out)>>(*value);
    return true;
}
bool text(CborReader& in, std::size_t longest, std::string& out) {
    const auto value = in.text(longest);
    if (!value || !isClean(*value)) return false;
    out = *value;
    return true;
}
bool flag(CborReader& in, bool& out) {
    const auto value = in.flag();
    out = value.value_or(false);
    return value.has_value();
}
template <std::size_t N>
bool bytes(CborReader& in, std::array<std::uint8_t, N>& out) {
    const auto value = in.bytes(N);
    if (!value || value->size() != N) return false;
    std::copy(value->begin(), value->end(), out.begin());
    return true;
}
template <class Item, class Read>
bool listOf(CborReader& in, std::size_t most, std::vector<Item>& out, Read read) {
    const auto size = in.list(most);
    if (!size) return false;
    for (std::size_t i = 0; i < *size; ++i)
        if (!read(out.emplace_back())) return false;
    return true;
}

bool readTable(CborReader& in, TableSummary& t) {
    constexpr auto kLastStage = static_cast<std::int64_t>(TableStage::kCount) - 1;
    int stage = 0;
    const bool fine = in.list(kTable) == kTable && number(in, UINT32_MAX, t.id) &&
                      text(in, kMaxName, t.name) && number(in, kLastStage, stage) &&
                      number(in, kMaxSeats, t.seats) && number(in, kMaxSeats, t.taken) &&
                      number(in, UINT8_MAX, t.watching) && flag(in, t.pinNeeded) &&
                      listOf(in, kMaxEditions, t.editions,
                             [&in](std::string& edition) { return text(in, kMaxWord, edition); });
    t.stage = static_cast<TableStage>(stage);
    return fine;
}

bool readRest(CborReader& in, Announcement& a) {
    const bool fine =
        in.list(kRest) == kRest && number(in, UINT16_MAX, a.port) && bytes(in, a.key) &&
        flag(in, a.leaving) && number(in, UINT32_MAX, a.tableCount) &&
        listOf(in, kMaxAnnounced, a.tables, [&in](TableSummary& table) { return readTable(in, table); }) &&
        listOf(in, kMaxEditions, a.packs, [&in](AnnouncedPack& pack) {
            return in.list(kPack) == kPack && text(in, kMaxWord, pack.edition) && bytes(in, pack.mark) &&
                   text(in, kMaxName, pack.name);
        });
    return fine && in.atEnd();
}

}  // namespace

PackMark markOf(const Digest& files) {
    PackMark mark;
    std::copy_n(files.begin(), mark.size(), mark.begin());
    return mark;
}

std::vector<std::uint8_t> questionDatagram() {
    std::vector<std::uint8_t> bytes;
    CborWriter out(bytes);
    out.list(3);
    out.text(kQuestion);
    out.number(kProtocol);
    out.bytes(std::vector<std::uint8_t>(kMaxDatagram - bytes.size() - 3));
    return bytes;
}

bool isQuestion(std::span<const std::uint8_t> datagram) {
    if (datagram.size() != kMaxDatagram) return false;
    CborReader in(datagram);
    return in.list(3) == 3U && in.text(kQuestion.size()) == kQuestion;
}

std::vector<std::uint8_t> encodeAnnouncement(Announcement a) {
    a.version = cleaned(a.version, kMaxWord);
    a.name = cleaned(a.name, kMaxName);
    if (a.tables.size() > kMaxAnnounced) a.tables.resize(kMaxAnnounced);
    if (a.packs.size() > kMaxEditions) a.packs.resize(kMaxEditions);
    for (AnnouncedPack& pack : a.packs) pack.name = cleaned(pack.name, kMaxName);
    std::vector<std::uint8_t> bytes = written(a);
    while (bytes.size() > kMaxDatagram && (!a.tables.empty() || !a.packs.empty())) {
        if (!a.tables.empty())
            a.tables.pop_back();
        else
            a.packs.pop_back();
        bytes = written(a);
    }
    return bytes;
}

std::optional<Announcement> decodeAnnouncement(std::span<const std::uint8_t> datagram) {
    if (datagram.size() > kMaxDatagram) return std::nullopt;
    CborReader in(datagram);
    Announcement a;
    const bool outer = in.list(kOuter) == kOuter && in.text(kAnswer.size()) == kAnswer &&
                       number(in, UINT16_MAX, a.protocol) && text(in, kMaxWord, a.version) &&
                       text(in, kMaxName, a.name);
    if (!outer) return std::nullopt;
    if (a.protocol != kProtocol) return a;
    if (!readRest(in, a)) return std::nullopt;
    return a;
}

}  // namespace kickdoor::net
