#include <gtest/gtest.h>

#include <QApplication>

#include "art/icon_store.h"
#include "support/source_dir.h"

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    const QApplication app(argc, argv);
    kickdoor::art::IconStore::readOthersFrom(QString::fromStdU16String(
        (tests::sourceDir() / "assets/npm/node_modules/@iconify-json/game-icons/icons.json").u16string()));
    return RUN_ALL_TESTS();
}
