// A take back (ruling 21) in a record: {"by": "Ann", "do": "takeBack", "commands": 1}.
#pragma once

#include <span>
#include <string>

#include "base/json_reader.h"
#include "history/earlier.h"

namespace kickdoor {

enum class Agreement : std::uint8_t { NotNeeded, Given };

struct RecordedTakeBack {
    Seat by = kNoSeat;
    std::size_t commands = 0;
    Agreement agreement = Agreement::NotNeeded;
};

bool isTakeBack(const JsonValue& recorded);
JsonValue takeBackToJson(const RecordedTakeBack& takeBack, std::span<const std::string> players);
// Throws ReadError.
RecordedTakeBack takeBackFromJson(const JsonAt& json, std::span<const std::string> players);

}  // namespace kickdoor
