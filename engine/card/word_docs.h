// The meaning of each word, for the reference page and the JSON schema.
#pragma once

#include <span>
#include <string_view>

namespace kickdoor {

struct WordSet {
    std::string_view title;
    std::span<const std::string_view> words;
    // In the order of the words; empty where they are self-explanatory.
    std::span<const std::string_view> docs;
};

std::span<const WordSet> wordSets();

}  // namespace kickdoor
