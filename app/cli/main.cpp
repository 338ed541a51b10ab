#include <iostream>
#include <string_view>

#include "cli/lint_command.h"

int main(int argc, char** argv) {
    kickdoor::cli::LintRequest request;
    bool isLint = argc > 1 && std::string_view(argv[1]) == "lint";
    for (int i = 2; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--icons" && i + 1 < argc)
            request.icons = argv[++i];
        else if (word.starts_with("-"))
            isLint = false;
        else
            request.packs.emplace_back(word);
    }
    if (!isLint || request.packs.empty()) {
        std::cerr << "usage: kickdoor-cli lint PACK-FOLDER... [--icons icons.json]\n";
        return 2;
    }
    return kickdoor::cli::lint(request, std::cout, std::cerr);
}
