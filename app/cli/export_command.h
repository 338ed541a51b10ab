// kickdoor-cli export: what is asked for. Carried out by app/words/cli where Qt is there.
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
