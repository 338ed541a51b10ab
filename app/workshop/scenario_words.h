// Why a scenario of the pack failed, in the player's words.
#pragma once

#include <QString>
#include <functional>
#include <string>

#include "io/scenario/failure.h"

namespace kickdoor::workshop {

// The title of a card by its pack and id; the pack may be empty: any.
using TitleOfCard = std::function<QString(const std::string& pack, const std::string& card)>;

// scenario: as its file has it. "Step 4: Ann – Level: expected 3, but it is 1."
QString failureWords(const ScenarioFailure& failure, const JsonValue& scenario, const TitleOfCard& titleOf);

}  // namespace kickdoor::workshop
