#include <gtest/gtest.h>

#include <QGuiApplication>

#include "system/end_process.h"

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    const QGuiApplication application(argc, argv);
    return kickdoor::system::endProcess(RUN_ALL_TESTS());
}
