// Recorded games as files, for what watches them again.
#pragma once

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>
#include <filesystem>

#include "support/recorded_game.h"

namespace kickdoor {

// Four players, to the end; played once for all tests.
inline const tests::RecordedGame& wholeGame() {
    static const tests::RecordedGame game = tests::playRecorded(5, 4, 100'000);
    return game;
}

class GameFolder {
public:
    std::filesystem::path file(const char* name) const {
        return std::filesystem::path(m_folder.path().toStdU16String()) / name;
    }
    std::filesystem::path write(const std::string& text, const char* name = "game.kickdoor-replay") const {
        const std::filesystem::path path = file(name);
        QFile out(QString::fromStdU16String(path.u16string()));
        EXPECT_TRUE(out.open(QIODevice::WriteOnly));
        out.write(text.data(), static_cast<qint64>(text.size()));
        return path;
    }

private:
    QTemporaryDir m_folder;
};

}  // namespace kickdoor
