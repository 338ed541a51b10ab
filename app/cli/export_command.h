// The options of kickdoor-cli export. Implemented by app/words/cli if built with Qt.
#pragma once

#include <functional>
#include <ostream>
#include <string>

namespace kickdoor::cli {

struct ExportRequest {
    std::string file;
    std::string language = "en";
    std::string output;  // empty: to the screen
};

using ExportCommand = std::function<int(const ExportRequest&, std::ostream& out, std::ostream& err)>;

}  // namespace kickdoor::cli
