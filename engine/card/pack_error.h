// An error in a pack, and its place.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "card/mend.h"

namespace kickdoor {

struct PackError {
    std::string file;   // "original/doors.json"
    std::string card;   // the card's id, where known
    std::string place;  // "/12/badStuff/0/who"
    std::string cause;
    std::optional<Mend> mend = {};  // its place is in the file

    // One line for a screen or log.
    std::string text() const;
};

// A place in a document, chained on the stack while decoding. Its text is made only for an error.
struct JsonPlace {
    const JsonPlace* up = nullptr;
    std::string_view key = {};
    int index = -1;  // in a list; then key is empty

    std::string text() const;
};

// Collects errors, up to a maximum.
class Reporter {
public:
    static constexpr std::size_t kMaxErrors = 200;

    void enterFile(std::string file);
    void enterCard(std::string_view card) { card_ = card; }
    void report(const JsonPlace& place, std::string cause, std::optional<Mend> mend = {});
    // For errors found after their file was read.
    void report(PackError error);

    const std::string& file() const { return file_; }
    const std::string& card() const { return card_; }
    const std::vector<PackError>& errors() const { return errors_; }
    std::vector<PackError> takeErrors() { return std::move(errors_); }

private:
    std::string file_;
    std::string card_;
    std::vector<PackError> errors_;
};

}  // namespace kickdoor
