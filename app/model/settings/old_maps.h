// Maps in settings files of earlier versions, in QSettings' own binary form. Turned into JSON before
// QSettings reads the file: Qt constructs whatever type a damaged one names.
#pragma once

#include <QByteArray>

namespace kickdoor {

// The file's text with maps as JSON, without the damaged ones.
QByteArray withoutOldMaps(const QByteArray& file);

}  // namespace kickdoor
