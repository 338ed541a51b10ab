#pragma once

#include <QByteArray>
#include <QColor>
#include <QHash>
#include <QString>

namespace kickdoor::art {

// The pictograms that came with this build (game-icons, CC BY 3.0), by name. Read-only once made, so any
// thread may ask.
class IconStore {
public:
    // Reads {"width": 512, "height": 512, "icons": {"<name>": "<svg body>"}}; empty when the text is not
    // that.
    explicit IconStore(const QByteArray& json);

    // The pictograms linked into the program.
    static const IconStore& builtIn();

    bool contains(const QString& name) const { return m_bodies.contains(name); }
    qsizetype size() const { return m_bodies.size(); }

    // A whole SVG document; empty when there is no such pictogram.
    QByteArray svg(const QString& name, const QColor& ink) const;

private:
    QHash<QString, QByteArray> m_bodies;
    int m_width = 512;
    int m_height = 512;
};

}  // namespace kickdoor::art
