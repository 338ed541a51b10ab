// Files of text with places to fill: what the build tools here have in common.
#pragma once

#include <fstream>
#include <iterator>
#include <string>

namespace kickdoor::packaging {

// Each throws one line, as std::string, about what is wrong.

inline std::string whole(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) throw file + ": cannot be read";
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

inline void fill(std::string& text, const std::string& place, const std::string& with) {
    const std::size_t at = text.find(place);
    if (at == std::string::npos) throw "the template has no " + place;
    text.replace(at, place.size(), with);
}

inline void write(const std::string& file, const std::string& text) {
    std::ofstream out(file, std::ios::binary);
    out << text;
    if (!out.flush()) throw file + ": cannot be written";
}

}  // namespace kickdoor::packaging
