// The options of kickdoor-cli pack. Implemented by app/pack/cli if built with libzip.
#pragma once

#include <cstdint>
#include <functional>
#include <ostream>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace kickdoor::cli {

struct PackRequest {
    std::string action;  // new, check, pack, unpack, try, print
    std::string place;   // a folder or a .kickpack file
    std::string output;
    bool force = false;                    // an existing output is replaced
    std::string name;                      // new: of the pack
    std::string author;                    // new
    std::string licence = "CC-BY-SA-4.0";  // new
    std::vector<std::string> with;  // check, try: installed packs that it is mixed into, the base first
    std::string shelf;              // a folder of further packs that it may need
    int games = 1000;
    int players = 4;
    std::uint64_t seed = 1;
    std::string bot = "regular";
    std::string paper = "A4";
    std::string language = "en";
    bool json = false;
};

using PackCommand = std::function<int(const PackRequest&, std::ostream& out, std::ostream& err)>;

void declarePackOptions(CLI::App& command, PackRequest& request);

}  // namespace kickdoor::cli
