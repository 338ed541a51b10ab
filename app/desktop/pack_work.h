// What the program does with packs that are shared as files. Built without libzip (pack_work_none.cpp), it
// does nothing.
#pragma once

#include <QString>
#include <memory>
#include <optional>

#include "desktop/arguments.h"
#include "model/session/session.h"
#include "model/settings/language.h"
#include "model/settings/settings.h"

class QApplication;
class QWindow;

namespace kickdoor {

class PackWork {
public:
    // Beside the game in `window`, which offers the workshop.
    PackWork(const Arguments& arguments, Session& session, const Settings& settings, const Language& language,
             QWindow& window);
    ~PackWork();

    static bool builtIn();
    // Does what the arguments ask for instead of a game, and returns the exit code; empty: they ask for a
    // game.
    static std::optional<int> instead(QApplication& app, const Arguments& arguments);
    // Offers to add the file's pack. False if the file is none.
    bool take(const QString& file);
    // Offers to add a pack that was fetched from a table. False: it was not added.
    bool takeFetched(const QByteArray& bytes, const QString& edition);

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

}  // namespace kickdoor
