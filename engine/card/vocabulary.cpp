#include "card/vocabulary.h"

#include "card/vocabulary_rows.h"

namespace kickdoor {

const OpSpec& specOf(Op op) {
    return rows::kVocabulary[static_cast<std::size_t>(op)];
}

std::span<const OpSpec> vocabulary() {
    return rows::kVocabulary;
}

}  // namespace kickdoor
