#include "pack/pack_paths.h"

#include <algorithm>
#include <array>

namespace kickdoor {
namespace {

constexpr std::array<std::string_view, 2> kFolders = {"strings", "scenarios"};
// Windows opens a device for these, whatever follows the dot.
constexpr std::array<std::string_view, 22> kDevices = {
    "con",  "prn",  "aux",  "nul",  "com1", "com2", "com3", "com4", "com5", "com6", "com7",
    "com8", "com9", "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9"};

std::string lowerCase(std::string_view text) {
    std::string lower(text);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

bool isPlain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_' || c == '.';
}

std::string faultOfPart(std::string_view part) {
    if (part == "..") return "leads out of the pack";
    if (part.empty() || part == ".") return "has an empty part";
    if (!std::all_of(part.begin(), part.end(), isPlain))
        return "may hold only letters, digits, '-', '_' and '.'";
    if (part.front() == '.' || part.front() == '-') return "has a part that begins with '.' or '-'";
    if (part.back() == '.') return "has a part that ends with '.'";
    const std::string stem = lowerCase(part.substr(0, part.find('.')));
    if (std::find(kDevices.begin(), kDevices.end(), stem) != kDevices.end())
        return "is the name of a device on Windows";
    return {};
}

}  // namespace

std::string faultOfPackPath(std::string_view path) {
    if (path.empty()) return "has no name";
    if (path.size() > kMaxPackPath)
        return "has a path of more than " + std::to_string(kMaxPackPath) + " characters";
    if (path.front() == '/' || path.front() == '\\' || (path.size() > 1 && path[1] == ':'))
        return "is an absolute path";
    if (path.find('\\') != std::string_view::npos) return "has a '\\' in its path";
    std::size_t parts = 0;
    std::string_view first;
    std::string_view last;
    for (std::string_view rest = path;;) {
        last = rest.substr(0, rest.find('/'));
        if (parts++ == 0) first = last;
        if (std::string fault = faultOfPart(last); !fault.empty()) return fault;
        if (last.size() == rest.size()) break;
        rest.remove_prefix(last.size() + 1);
    }
    if (parts > kMaxPackDepth) return "lies more than one folder deep";
    if (parts == 2 && std::find(kFolders.begin(), kFolders.end(), first) == kFolders.end())
        return "lies in a folder other than strings and scenarios";
    if (!last.ends_with(".json")) return "is not a .json file; a pack holds nothing else";
    return {};
}

std::string PackPaths::add(std::string_view path) {
    if (std::string fault = faultOfPackPath(path); !fault.empty()) return fault;
    const auto [found, added] = lower_.insert(lowerCase(path));
    if (!added) return "is there twice, or differs from another file only in upper and lower case";
    return {};
}

}  // namespace kickdoor
