// Build tool: kickdoor_manual_page HELP TEMPLATE OUT
// Copies TEMPLATE, a manual page in mdoc, with @OPTIONS@ replaced by the options (and @COMMANDS@ by the
// commands and theirs) that HELP tells: what a program prints for --help (Qt) or --help-all (CLI11). So no
// option can be missing from the page.
#include <iostream>
#include <regex>
#include <sstream>
#include <vector>

#include "template.h"

namespace kickdoor::packaging {
namespace {

struct Item {
    std::string name;  // as in the help: "-q,--quiet", "--size <WxH>", "paths TEXT ... REQUIRED"
    std::string about;
};

struct Group {
    std::string command;  // empty: the program itself
    std::string about;
    std::vector<Item> items;
};

constexpr std::size_t kDeepestItem = 4;

std::vector<Group> readHelp(const std::string& help) {
    std::vector<Group> groups(1);
    bool commands = false;  // from here on, a line without indent is a command
    bool items = false;
    std::istringstream lines(help);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t indent = line.find_first_not_of(' ');
        if (indent == std::string::npos) continue;
        const std::string text = line.substr(indent);
        if (text == "Subcommands:") {
            commands = true;
        } else if (text.ends_with(":") && text.find(' ') == std::string::npos) {
            items = true;
        } else if (commands && indent == 0) {
            groups.push_back({text, {}, {}});
            items = false;
        } else if (commands && !items) {
            groups.back().about = text;
        } else if (items && indent > kDeepestItem && !groups.back().items.empty()) {
            std::string& about = groups.back().items.back().about;
            about += (about.empty() ? "" : " ") + text;
        } else if (items) {
            const std::size_t gap = text.find("  ");
            const std::size_t after = gap == std::string::npos ? gap : text.find_first_not_of(' ', gap);
            groups.back().items.push_back(
                {text.substr(0, gap), after == std::string::npos ? "" : text.substr(after)});
        }
    }
    if (groups.front().items.empty()) throw std::string("the help tells no option");
    return groups;
}

// For roff a backslash, and a dot or a quote at the beginning of a line, are orders.
std::string safe(const std::string& text) {
    const std::string escaped = std::regex_replace(text, std::regex(R"(\\)"), R"(\e)");
    return escaped.starts_with('.') || escaped.starts_with('\'') ? "\\&" + escaped : escaped;
}

std::string inQuotes(const std::string& text) {
    return " Ar \"" + std::regex_replace(safe(text), std::regex("\""), "\"\"") + '"';
}

// "TEXT=original" of CLI11: what is given, and what holds when it is not.
std::string value(std::string text, std::string& about) {
    text = std::regex_replace(text, std::regex(" ?REQUIRED| ?\\.\\.\\."), "");
    text = std::regex_replace(text, std::regex(R"((\w+):\1 in \[(\S+) - (\S+)\])"), "$2-$3");
    text = std::regex_replace(text, std::regex(R"(\w+:\{([^}]*)\})"), "$1");
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) return text;
    std::string usual = text.substr(equals + 1);
    if (usual.starts_with('[') && usual.ends_with(']')) usual = usual.substr(1, usual.size() - 2);
    about += (about.empty() ? "Default: " : "; default: ") + usual;
    return text.substr(0, equals);
}

std::string itemText(const Item& item) {
    std::string about = item.about;
    const std::size_t space = item.name.find(item.name.find(", ") == std::string::npos ? " " : " <");
    const std::string names = item.name.substr(0, space);
    std::string text = ".It";
    if (names.starts_with('-')) {
        std::istringstream each(std::regex_replace(names, std::regex(", ?"), " "));
        const char* between = " Fl ";
        for (std::string name; each >> name; between = " , Fl ") text += between + name.substr(1);
    } else {
        text += " Ar " + names;
    }
    if (space != std::string::npos) {
        std::string given = item.name.substr(space + 1);
        if (given.starts_with('<')) given = given.substr(1, given.size() - 2);
        given = value(given, about);
        if (!given.empty()) text += inQuotes(given);
    }
    if (!about.empty() && !about.ends_with('.')) about += '.';
    return text + '\n' + (about.empty() ? "" : safe(about) + '\n');
}

std::string listText(const std::vector<Item>& items) {
    if (items.empty()) return {};
    std::string text = ".Bl -tag -width Ds\n";
    for (const Item& item : items) text += itemText(item);
    return text + ".El\n";
}

std::string commandsText(const std::vector<Group>& groups) {
    std::string text;
    for (std::size_t i = 1; i < groups.size(); ++i)
        text += ".Ss " + groups[i].command + '\n' + safe(groups[i].about) + ".\n" + listText(groups[i].items);
    return text;
}

void run(const std::vector<std::string>& words) {
    if (words.size() != 3) throw std::string("usage: kickdoor_manual_page HELP TEMPLATE OUT");
    const std::vector<Group> groups = readHelp(whole(words[0]));
    std::string page = whole(words[1]);
    fill(page, "@OPTIONS@\n", listText(groups.front().items));
    if (groups.size() > 1) fill(page, "@COMMANDS@\n", commandsText(groups));
    write(words[2], page);
}

}  // namespace
}  // namespace kickdoor::packaging

int main(int argc, char** argv) {
    try {
        kickdoor::packaging::run({argv + 1, argv + argc});
    } catch (const std::string& trouble) {
        std::cerr << "kickdoor_manual_page: " << trouble << '\n';
        return 1;
    }
    return 0;
}
