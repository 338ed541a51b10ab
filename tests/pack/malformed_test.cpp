// Thousands of packs that are almost right. KICKDOOR_MALFORMED_PACKS=1000000 tries as many.
#include "malformed.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <random>
#include <set>

#include "base/checksum.h"
#include "base/json_build.h"
#include "hostile_zip.h"
#include "small_kickpack.h"
#include "support/damage.h"

namespace {

using namespace kickdoor;

int wanted() {
    const char* asked = std::getenv("KICKDOOR_MALFORMED_PACKS");
    return asked != nullptr ? std::max(1, std::atoi(asked)) : 10'000;
}

class Maker {
public:
    explicit Maker(unsigned seed) : chance_(seed), good_(writeArchive(tests::smallKickpack()).bytes) {}

    const std::string& good() const { return good_; }

    // Bytes of a good archive changed, cut, doubled or moved.
    std::string scratched() {
        std::string bytes = good_;
        for (std::size_t changes = 1 + below(4); changes > 0; --changes) {
            const std::size_t at = below(bytes.size());
            switch (below(5)) {
                case 0: bytes[at] = static_cast<char>(below(256)); break;
                case 1: bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(8))); break;
                case 2: bytes.erase(at, 1 + below(20)); break;
                case 3: bytes.insert(at, bytes.substr(below(bytes.size()), 1 + below(60))); break;
                default: bytes.resize(at + 1); break;
            }
        }
        return bytes;
    }

    // A right archive of files with wrong names, attributes, sizes or contents.
    std::string composed() {
        std::vector<tests::ZipEntry> entries;
        for (const ArchiveFile& file : tests::smallKickpack()) entries.push_back({file.path, file.text});
        for (std::size_t changes = 1 + below(3); changes > 0; --changes) {
            tests::ZipEntry& entry = entries[below(entries.size())];
            switch (below(9)) {
                case 0: entry.name = name(); break;
                case 1: entry.localName = name(); break;
                case 2: entry.unixMode = static_cast<std::uint32_t>(below(0200000)); break;
                case 3: entry.method = static_cast<std::uint16_t>(below(100)); break;
                case 4: entry.flags = static_cast<std::uint16_t>(below(0x10000)); break;
                case 5: entry.size = static_cast<std::uint32_t>(chance_()); break;
                case 6: entry.checksum = static_cast<std::uint32_t>(chance_()); break;
                case 7: entries.push_back(tests::ZipEntry(entry)); break;
                default:
                    entry.content.insert(below(entry.content.size() + 1), 1, static_cast<char>(below(256)));
            }
        }
        return tests::zipOf(entries);
    }

    // A right archive whose JSON is damaged.
    std::string damaged() {
        std::vector<ArchiveFile> files = tests::smallKickpack();
        ArchiveFile& file = files[below(files.size())];
        JsonValue json = parseJson(file.text).value;
        std::vector<std::uint8_t> bytes(4 + 4 * below(3));
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(below(256));
        tests::damage(json, bytes);
        file.text = writeJson(json);
        return writeArchive(files).bytes;
    }

private:
    std::size_t below(std::size_t limit) { return chance_() % std::max<std::size_t>(1, limit); }
    std::string name() {
        constexpr std::array<std::string_view, 14> kParts = {
            "..", ".",   "strings", "scenarios", "cards.json", "EDITION.json",  "de.json",
            "",   "con", "C:",      "\\",        "a.sh",       "\xC3\xA4.json", "edition.json"};
        std::string path;
        for (std::size_t parts = 1 + below(3); parts > 0; --parts)
            path += (path.empty() ? "" : "/") + std::string(kParts.at(below(kParts.size())));
        return path;
    }

    std::mt19937 chance_;
    std::string good_;
};

TEST(MalformedPacks, AreRefusedOrHarmless) {
    Maker make(20'260'807);
    std::set<std::string> texts;
    for (const ArchiveFile& file : tests::smallKickpack()) texts.insert(file.text);
    ASSERT_EQ(tests::brokenLaw(make.good()), "");
    int accepted = 0;
    for (int i = 0; i < wanted(); ++i) {
        const int sort = i % 3;
        const std::string bytes = sort == 0 ? make.scratched() : sort == 1 ? make.composed() : make.damaged();
        const std::string broken = tests::brokenLaw(bytes);
        ASSERT_EQ(broken, "") << "pack " << i << ", " << bytes.size() << " bytes, checksum "
                              << hex32(crc32(bytes));
        const ArchiveRead read = readArchive(bytes);
        accepted += read.ok() ? 1 : 0;
        // Checksums protect the contents: a scratch may change a date, never a card.
        if (sort != 0) continue;
        for (const ArchiveFile& file : read.files) ASSERT_TRUE(texts.contains(file.text)) << "pack " << i;
    }
    RecordProperty("accepted", accepted);
}

}  // namespace
