// What the command line asks for.
#pragma once

#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <optional>

#include "table/setup.h"

namespace kickdoor {

// A table in the network that the window goes straight to.
struct NetArguments {
    bool host = false;
    QString join;  // a join code or an address; empty: none
    bool goBack = false;
    bool watch = false;
    QString name;
    std::optional<QString> pin;
    int port = 0;   // 0: not said
    int seats = 4;  // of a hosted table
    bool any() const { return host || goBack || !join.isEmpty(); }
};

struct Arguments {
    int autoplay = 0;  // games between bots, then the program ends; 0: people play
    std::optional<quint64> seed;
    QStringList mix = {QLatin1String(kOfferedFirst)};  // editions, base first
    QVariantMap options;                               // rule fields by name
    int players = 4;
    double speed = 0;      // 0: not said
    QString screenshots;   // folder; empty: none
    bool resume = false;   // straight into the game broken off last
    QString file;          // a save, journal or record to open; empty: none
    QString size;          // "1280x800"
    QString language;      // a code; empty: as the settings say
    double textScale = 0;  // 0: as the settings say
    QString dataFolder;    // games and settings there instead of the user's own
    QString contactSheet;  // folder for pictures of all cards, then the program ends; empty: none
    bool editionNamed = false;
    NetArguments net;
    bool measure = false;  // time the GUI thread's work
};

struct ParsedArguments {
    Arguments arguments;
    QString message;  // to print, then the program ends with exitCode
    int exitCode = 0;
    bool ends() const { return !message.isEmpty(); }
};

// Never exits by itself. The program's name comes first in the list.
ParsedArguments parseArguments(const QStringList& list);

}  // namespace kickdoor
