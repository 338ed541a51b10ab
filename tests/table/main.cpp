#include <gtest/gtest.h>

#include <cstdlib>
#include <string_view>

#include "hosted_game.h"

int main(int argc, char** argv) {
    if (argc == 4 && std::string_view(argv[1]) == tests::kHostedGame)
        return tests::hostGame(argv[2], std::strtoull(argv[3], nullptr, 10));
    ::testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
