// Messages about network problems and their remedies, in the window's language.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "net/qt/trouble.h"
#include "net/qt/way_finder.h"

namespace kickdoor {

// Escapes text typed by other people, so that it cannot contain markup.
QString plainWords(const std::string& text);

class NetWords {
    Q_DECLARE_TR_FUNCTIONS(NetWords)

public:
    static QString of(net::Trouble trouble);
    // Shown while reconnecting to `table`; if that is empty, as above.
    static QString waitingFor(net::Trouble trouble, const QString& table);
    // text, number: received with the reason; of an edition, its name.
    static QString of(net::NetReason reason, const QString& text = {}, std::uint32_t number = 0);
    static QString of(net::WayMistake mistake, net::CodeMistake code);
    static QString of(net::TableStage stage);
};

}  // namespace kickdoor
