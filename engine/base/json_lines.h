// Where in a JSON text a value stands, for messages to people who edit the text.
#pragma once

#include <string_view>
#include <vector>

namespace kickdoor {

// The line, from 1, on which the value at a place such as "/12/badStuff/0/who" begins. Where the place leads
// to nothing, the line of the last part that is there. 0: the text is not JSON up to there.
int lineOfPlace(std::string_view text, std::string_view place);

// The texts of a list's items, without what stands between them. Empty if the text is not a list.
std::vector<std::string_view> textsOfItems(std::string_view text);

}  // namespace kickdoor
