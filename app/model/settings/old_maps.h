// Converts maps in settings files of earlier versions from QSettings' binary format into JSON. This happens
// before QSettings reads the file, because Qt constructs any type that a damaged map names.
#pragma once

#include <QByteArray>

namespace kickdoor {

// Returns the file with its maps as JSON. Damaged maps are dropped.
QByteArray withoutOldMaps(const QByteArray& file);

}  // namespace kickdoor
