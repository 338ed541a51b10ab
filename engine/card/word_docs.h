// What each word means, for the reference page and the JSON schema.
#pragma once

#include <span>
#include <string_view>

namespace kickdoor {

struct WordSet {
    std::string_view title;
    std::span<const std::string_view> words;
    // In step with the words; empty where they speak for themselves.
    std::span<const std::string_view> docs;
};

std::span<const WordSet> wordSets();

}  // namespace kickdoor
