#pragma once

#include <QByteArray>
#include <QColor>
#include <QHash>
#include <QMutex>
#include <QString>
#include <QStringList>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "art/figure.h"

namespace kickdoor::art {

// Pictograms as cmake/pick_icons.cpp writes them: "<width> <height>", then a line "<name> <svg body>" for
// each.
struct IconLines {
    QByteArray text;
};

// The built-in pictograms (game-icons, CC BY 3.0) and the portraits of this game, by name. Usable from any
// thread.
class IconStore {
public:
    using Others = const IconStore& (*)();
    using Drawings = std::vector<std::pair<QString, QByteArray>>;  // name, SVG body
    using Ours = Drawings (*)();

    // Reads {"width": 512, "height": 512, "icons": {"<name>": "<svg body>"}}, or {"body": "<svg body>"} for
    // each; none of them if the text is invalid. ours, then others: asked for pictograms that are not in it,
    // the first time that one is wanted.
    explicit IconStore(const QByteArray& json, Ours ours = nullptr, Others others = nullptr);
    // The same from lines, none of which is copied.
    explicit IconStore(IconLines picked, Ours ours = nullptr, Others others = nullptr);

    // The pictograms linked into the program: those that shipped packs use. Any other is looked for in the
    // file of all, which is read when the first one is asked for; that takes a moment.
    static const IconStore& builtIn();
    // Call before anything is painted.
    static void readOthersFrom(const QString& file);

    bool contains(const QString& name) const { return !body(name).isEmpty(); }
    // All there are, sorted.
    QStringList names() const;
    qsizetype size() const { return m_bodies.size(); }

    // An SVG document; empty if there is no such pictogram.
    QByteArray svg(const QString& name, const QColor& ink) const;

    // The pictogram taken apart, which is done once; null if there is none or it cannot be read.
    std::shared_ptr<const Figure> figure(const QString& name) const;

private:
    QByteArray body(const QString& name) const;
    const QHash<QString, QByteArray>& ours() const;

    IconLines m_picked;
    QHash<QString, QByteArray> m_bodies;
    Ours m_ours;
    mutable std::once_flag m_oursDrawn;
    mutable QHash<QString, QByteArray> m_drawnOurs;
    Others m_others;
    int m_width = 512;
    int m_height = 512;
    mutable QMutex m_mutex;
    mutable QHash<QString, std::shared_ptr<const Figure>> m_figures;
};

}  // namespace kickdoor::art
