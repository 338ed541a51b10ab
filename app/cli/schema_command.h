// kickdoor-cli schema: prints the schema of a pack, for editors.
#pragma once

#include <ostream>
#include <string>

namespace kickdoor::cli {

// `what`: "cards", "edition", or "vocabulary" (docs/card-vocabulary.md).
int runSchemaCommand(const std::string& what, std::ostream& out);

}  // namespace kickdoor::cli
