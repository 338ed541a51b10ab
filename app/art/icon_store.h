#pragma once

#include <QByteArray>
#include <QColor>
#include <QHash>
#include <QMutex>
#include <QString>
#include <memory>
#include <utility>
#include <vector>

#include "art/figure.h"

namespace kickdoor::art {

// The built-in pictograms (game-icons, CC BY 3.0) and the portraits of this game, by name. Usable from any
// thread.
class IconStore {
public:
    // Reads {"width": 512, "height": 512, "icons": {"<name>": "<svg body>"}}; none of them if the text is
    // invalid.
    explicit IconStore(const QByteArray& json, const std::vector<std::pair<QString, QByteArray>>& ours = {});

    // The pictograms linked into the program.
    static const IconStore& builtIn();

    bool contains(const QString& name) const { return m_bodies.contains(name); }
    qsizetype size() const { return m_bodies.size(); }

    // An SVG document; empty if there is no such pictogram.
    QByteArray svg(const QString& name, const QColor& ink) const;

    // The pictogram taken apart, which is done once; null if there is none or it cannot be read.
    std::shared_ptr<const Figure> figure(const QString& name) const;

private:
    QHash<QString, QByteArray> m_bodies;
    int m_width = 512;
    int m_height = 512;
    mutable QMutex m_mutex;
    mutable QHash<QString, std::shared_ptr<const Figure>> m_figures;
};

}  // namespace kickdoor::art
