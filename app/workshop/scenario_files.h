// The scenarios that a pack keeps, in the text of its files: each file holds one, or a list.
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "pack/pack_document.h"

namespace kickdoor::workshop {

struct KeptScenario {
    std::string file;       // "scenarios/first.json"
    std::size_t index = 0;  // in the file
    QString name;           // the file's, if it has none
    JsonValue json;
};

// In the order of the files. One that cannot be read is there, too, without contents.
std::vector<KeptScenario> scenariosOf(const PackDocument& document);

// The file's text with another name for one of its scenarios; the rest stays as it was written.
std::string renamedScenario(const std::string& text, std::size_t index, const std::string& name);
// The text without one of its scenarios; empty: none is left.
std::string withoutScenario(const std::string& text, std::size_t index);

}  // namespace kickdoor::workshop
