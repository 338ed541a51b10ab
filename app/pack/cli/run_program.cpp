#include "pack/cli/run_program.h"

#include <filesystem>

#include "io/asset_root.h"

#ifdef _WIN32
#    include <process.h>
#else
#    include <spawn.h>
#    include <sys/wait.h>

extern char** environ;
#endif

namespace kickdoor::cli {

#ifdef _WIN32

int runBeside(const std::string& program, const std::vector<std::string>& arguments) {
    const std::filesystem::path file = programFile().parent_path() / (program + ".exe");
    std::vector<std::string> quoted = {"\"" + file.string() + "\""};
    for (const std::string& argument : arguments) quoted.push_back("\"" + argument + "\"");
    std::vector<const char*> list;
    for (const std::string& argument : quoted) list.push_back(argument.c_str());
    list.push_back(nullptr);
    return static_cast<int>(_spawnv(_P_WAIT, file.string().c_str(), list.data()));
}

#else

int runBeside(const std::string& program, const std::vector<std::string>& arguments) {
    const std::string file = (programFile().parent_path() / program).string();
    std::vector<std::string> words = {file};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> list;
    for (std::string& word : words) list.push_back(word.data());
    list.push_back(nullptr);
    pid_t child = 0;
    if (posix_spawn(&child, file.c_str(), nullptr, nullptr, list.data(), environ) != 0) return -1;
    int status = 0;
    if (waitpid(child, &status, 0) != child || !WIFEXITED(status)) return -1;
    constexpr int kNotFound = 127;
    return WEXITSTATUS(status) == kNotFound ? -1 : WEXITSTATUS(status);
}

#endif

}  // namespace kickdoor::cli
