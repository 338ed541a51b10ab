// What a step of a scenario does, in the player's words.
#pragma once

#include <QString>
#include <QStringList>

#include "base/json.h"
#include "workshop/scenario_words.h"

namespace kickdoor::workshop {

// "Ann plays “Sword”. Aim: Bob." Empty if the step is no command. players: the names of the scenario's.
QString actWords(const JsonValue& step, const TitleOfCard& titleOf, const QStringList& players);

}  // namespace kickdoor::workshop
