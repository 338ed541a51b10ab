#include "words/lists.h"

namespace kickdoor {
namespace {

// pattern: "%1" is the list so far, "%2" the next element.
QString joined(const QStringList& list, const QString& pattern) {
    QString all;
    for (const QString& one : list) {
        if (one.isEmpty()) continue;
        all = all.isEmpty() ? one : pattern.arg(all, one);
    }
    return all;
}

}  // namespace

QString Lists::mixed(const QStringList& packs) {
    return joined(packs, tr("%1 + %2", "packs that are mixed"));
}

QString Lists::together(const QStringList& fighters) {
    return joined(fighters, tr("%1 + %2", "who fights on one side"));
}

QString Lists::both(const QStringList& identities) {
    return joined(identities, tr("%1/%2", "identities of one type, as Elf/Dwarf"));
}

QString Lists::besides(const QStringList& identities) {
    // "Priest Cleric Halfling Eagle Knight" would be hard to tell apart.
    if (identities.size() > 2) return details(identities);
    return joined(identities, tr("%1 %2", "identities of several types, as Elf Wizard"));
}

QString Lists::details(const QStringList& parts) {
    return joined(parts, tr("%1 · %2", "details side by side in a line"));
}

QString Lists::parts(const QStringList& parts) {
    return joined(parts, tr("%1; %2", "parts that may have commas inside"));
}

}  // namespace kickdoor
