// Whole cards on the clipboard, as text: with their names in other languages, so that they can be pasted into
// another pack. Cards alone, as a pack's file has them, can be pasted, too.
#pragma once

#include <QString>
#include <functional>
#include <string>
#include <vector>

#include "text/card_titles.h"
#include "workshop/workbench.h"

namespace kickdoor::workshop {

// Of the chosen cards. A shipped card's names in other languages are those of the program.
QString clippingOf(const Workbench& bench);
// titles: in a language, by its code.
QString clippingOf(const std::vector<JsonValue>& cards, const std::string& pack,
                   const std::function<CardTitles(const char* language)>& titles);
// One step of the history. Returns the number of cards; 0 if the text has none.
int pasteInto(Workbench& bench, const QString& text);

}  // namespace kickdoor::workshop
