// What goes wrong between here and a table, in the window's language, with what can be done about it.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "net/qt/trouble.h"
#include "net/qt/way_finder.h"

namespace kickdoor {

// What other people have typed: nothing in it can pass for the markup of a text on screen.
QString plainWords(const std::string& text);

class NetWords {
    Q_DECLARE_TR_FUNCTIONS(NetWords)

public:
    static QString of(net::Trouble trouble);
    // While the line to that table is made anew; without its name as above.
    static QString waitingFor(net::Trouble trouble, const QString& table);
    // text, number: as they came with the reason; of an edition, its name.
    static QString of(net::NetReason reason, const QString& text = {}, std::uint32_t number = 0);
    static QString of(net::WayMistake mistake, net::CodeMistake code);
    static QString of(net::TableStage stage);
};

}  // namespace kickdoor
