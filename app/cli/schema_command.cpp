#include "cli/schema_command.h"

#include "card/schema.h"
#include "cli/command_line.h"

namespace kickdoor::cli {

int runSchemaCommand(const std::string& what, std::ostream& out) {
    if (what == "vocabulary")
        out << vocabularyPage();
    else
        out << writeJson(what == "edition" ? editionSchema() : cardFileSchema()) << '\n';
    return kFine;
}

}  // namespace kickdoor::cli
