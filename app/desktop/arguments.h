// The command line of the desktop program.
#pragma once

#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <optional>

#include "table/setup.h"

namespace kickdoor {

// A network table to open at the start.
struct NetArguments {
    bool host = false;
    bool screenOnly = false;  // the hosted table is shown without any hand
    QString join;             // a join code or an address; empty: none
    bool handOnly = false;    // of who joins
    bool goBack = false;
    bool watch = false;
    QString name;
    std::optional<QString> pin;
    int port = 0;   // 0: not given
    int seats = 4;  // of a hosted table
    bool any() const { return host || goBack || !join.isEmpty(); }
};

struct Arguments {
    int autoplay = 0;  // number of games between bots before the program ends; 0: people play
    std::optional<quint64> seed;
    QStringList mix = {QLatin1String(kOfferedFirst)};  // editions, base first
    QVariantMap options;                               // rule fields by name
    int players = 4;
    double speed = 0;      // 0: not given
    QString screenshots;   // folder; empty: none
    bool tryOut = false;   // the file is a save to look at, not to keep
    QString tryOutWords;   // what lies where at its table
    bool resume = false;   // resume the last unfinished game
    QString file;          // a save, journal or record to open; empty: none
    QString size;          // "1280x800"
    QString language;      // a code; empty: from the settings
    double textScale = 0;  // 0: from the settings
    QString dataFolder;    // replaces the user's own folders of games and settings
    QString contactSheet;  // write pictures of all cards to this folder, then end; empty: none
    QString printed;       // print the cards of this pack, then end; empty: none
    QString printTo;       // the PDF
    QString paper = QStringLiteral("A4");
    bool workshop = false;  // open the card workshop instead of the game
    bool editionNamed = false;
    NetArguments net;
    bool kiosk = false;    // full screen, without a way to quit or to leave the program
    bool measure = false;  // measure the GUI thread's work
};

struct ParsedArguments {
    Arguments arguments;
    QString message;  // to print before ending with exitCode
    int exitCode = 0;
    bool ends() const { return !message.isEmpty(); }
};

// list: begins with the program's name. Never exits.
ParsedArguments parseArguments(const QStringList& list);

}  // namespace kickdoor
