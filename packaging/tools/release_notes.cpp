// Build tool: kickdoor_release_notes metainfo|debian CHANGELOG.md VERSION DATE TEMPLATE OUT
// What CHANGELOG.md tells, for programs that list releases. TEMPLATE is copied with @RELEASES@ replaced: by
// <release> elements of AppStream, or by the newest release's lines of a Debian changelog, with @VERSION@ and
// @DATE@ replaced, too. "## Unreleased" is VERSION at DATE, a development release; other headings read
// "## 0.2.0 - 2026-12-24". DATE is a day (metainfo) or an RFC 5322 date (debian).
#include <fstream>
#include <iostream>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "template.h"

namespace kickdoor::packaging {
namespace {

struct Release {
    std::string version;
    std::string date;
    bool development = false;
    std::vector<std::string> changes;
};

std::vector<Release> readChangelog(const std::string& file, const std::string& version,
                                   const std::string& date) {
    const std::regex heading(R"(## (\S+) - (\d{4}-\d{2}-\d{2}))");
    std::vector<Release> releases;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        std::smatch parts;
        if (line == "## Unreleased") {
            releases.push_back({version, date, true, {}});
        } else if (std::regex_match(line, parts, heading)) {
            releases.push_back({parts[1], parts[2], false, {}});
        } else if (line.starts_with("## ")) {
            throw line + ": neither \"## Unreleased\" nor \"## VERSION - YYYY-MM-DD\"";
        } else if (!releases.empty() && line.starts_with("- ")) {
            releases.back().changes.push_back(line.substr(2));
        } else if (!releases.empty() && line.starts_with("  ") && !releases.back().changes.empty()) {
            releases.back().changes.back() += line.substr(1);
        }
    }
    if (releases.empty() || releases.front().changes.empty()) throw file + ": tells no change";
    return releases;
}

std::string plain(std::string text) {
    return std::regex_replace(text, std::regex("[*`]"), "");
}

std::string inXml(std::string text) {
    text = std::regex_replace(text, std::regex("&"), "&amp;");
    text = std::regex_replace(text, std::regex("<"), "&lt;");
    text = std::regex_replace(text, std::regex(">"), "&gt;");
    text = std::regex_replace(text, std::regex(R"(\*([^*]+)\*)"), "<em>$1</em>");
    return std::regex_replace(text, std::regex("`([^`]+)`"), "<code>$1</code>");
}

std::string forMetainfo(const Release& release) {
    std::string text = "<release version=\"" + release.version + "\" date=\"" + release.date + "\" type=\"" +
                       (release.development ? "development" : "stable") + "\">\n  <description>\n    <ul>\n";
    for (const std::string& change : release.changes) text += "      <li>" + inXml(change) + "</li>\n";
    return text + "    </ul>\n  </description>\n</release>\n";
}

// Words on lines of at most 78 columns, each line after the first indented to stand under the first word.
std::string folded(const std::string& text, const std::string& first, const std::string& next) {
    constexpr std::size_t kColumns = 78;
    std::istringstream words(text);
    std::string all;
    std::string line = first;
    for (std::string word; words >> word;) {
        const bool begins = line == first || line == next;
        if (!begins && line.size() + 1 + word.size() > kColumns) {
            all += line + '\n';
            line = next + word;
        } else {
            line += (begins ? "" : " ") + word;
        }
    }
    return all + line + '\n';
}

// Debian knows one entry: that of the version it packages.
std::string forDebian(const Release& release) {
    std::string text;
    for (const std::string& change : release.changes) text += folded(plain(change), "  * ", "    ");
    return text;
}

void run(const std::vector<std::string>& words) {
    if (words.size() != 6 || (words[0] != "metainfo" && words[0] != "debian"))
        throw std::string(
            "usage: kickdoor_release_notes metainfo|debian CHANGELOG.md VERSION DATE TEMPLATE OUT");
    const std::vector<Release> releases = readChangelog(words[1], words[2], words[3]);
    std::string text = whole(words[4]);
    std::string told;
    if (words[0] == "debian") {
        told = forDebian(releases.front());
        fill(text, "@VERSION@", words[2]);
        fill(text, "@DATE@", words[3]);
    } else {
        for (const Release& release : releases) told += forMetainfo(release);
    }
    fill(text, "@RELEASES@\n", told);
    write(words[5], text);
}

}  // namespace
}  // namespace kickdoor::packaging

int main(int argc, char** argv) {
    try {
        kickdoor::packaging::run({argv + 1, argv + argc});
    } catch (const std::string& trouble) {
        std::cerr << "kickdoor_release_notes: " << trouble << '\n';
        return 1;
    }
    return 0;
}
