#pragma once

#include <QByteArray>
#include <QColor>
#include <QHash>
#include <QString>

namespace kickdoor::art {

// The built-in pictograms (game-icons, CC BY 3.0), by name. Immutable, so usable from any thread.
class IconStore {
public:
    // Reads {"width": 512, "height": 512, "icons": {"<name>": "<svg body>"}}; empty if the text is invalid.
    explicit IconStore(const QByteArray& json);

    // The pictograms linked into the program.
    static const IconStore& builtIn();

    bool contains(const QString& name) const { return m_bodies.contains(name); }
    qsizetype size() const { return m_bodies.size(); }

    // An SVG document; empty if there is no such pictogram.
    QByteArray svg(const QString& name, const QColor& ink) const;

private:
    QHash<QString, QByteArray> m_bodies;
    int m_width = 512;
    int m_height = 512;
};

}  // namespace kickdoor::art
