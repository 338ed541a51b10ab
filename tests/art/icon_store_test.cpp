#include "art/icon_store.h"

#include <gtest/gtest.h>

namespace {

using kickdoor::art::IconStore;

const IconStore& others() {
    static const IconStore store(R"({"icons": {"anvil": {"body": "<path d=\"M0 0h512v512z\"/>"}}})");
    return store;
}

TEST(IconStore, LooksElsewhereForWhatItLacks) {
    const IconStore store(R"({"icons": {"imp": "<path d=\"M0 0h9v9z\"/>"}})", {}, others);
    EXPECT_TRUE(store.contains(QStringLiteral("imp")));
    EXPECT_TRUE(store.contains(QStringLiteral("anvil")));
    EXPECT_TRUE(store.svg(QStringLiteral("anvil"), Qt::red).contains("M0 0h512v512z"));
    EXPECT_NE(store.figure(QStringLiteral("anvil")), nullptr);
    EXPECT_FALSE(store.contains(QStringLiteral("no-such-thing")));
    EXPECT_EQ(store.names(), QStringList{QStringLiteral("anvil")});
    EXPECT_EQ(store.size(), 1);
}

}  // namespace
