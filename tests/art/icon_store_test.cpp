#include "art/icon_store.h"

#include <gtest/gtest.h>

namespace {

using kickdoor::art::IconLines;
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

IconStore::Drawings ours() {
    return {{QStringLiteral("face"), "<path d=\"M0 0h4v4z\"/>"}};
}

TEST(IconStore, ReadsALineForEach) {
    const IconStore store(
        IconLines{"256 128\nimp <path d=\"M0 0h9v9z\"/>\n\nnobody\nelf <path d=\"M1 1h2z\"/>"}, ours, others);
    EXPECT_EQ(store.size(), 2);
    EXPECT_EQ(
        store.svg(QStringLiteral("elf"), Qt::red),
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 256 128\"><path d=\"M1 1h2z\"/></svg>");
    EXPECT_TRUE(store.svg(QStringLiteral("face"), Qt::red).contains("M0 0h4v4z"));
    EXPECT_TRUE(store.contains(QStringLiteral("anvil")));
    EXPECT_FALSE(store.contains(QStringLiteral("nobody")));
    EXPECT_EQ(IconStore(IconLines{}).size(), 0);
}

}  // namespace
