// The language of the window's own words. English has a catalogue, too: for its plurals.
#pragma once

#include <QCoreApplication>

namespace kickdoor {

void installLanguage(QCoreApplication& app);

}  // namespace kickdoor
