// Pictures of tables, each beside its game. They are written, moved and looked at on a thread of their own,
// in the order of the calls: whoever asks never waits for the disk.
#pragma once

#include <QImage>
#include <QRectF>
#include <QString>
#include <QThreadPool>
#include <functional>
#include <vector>

namespace kickdoor {

// A part of a table, and where it lies in the picture, in shares of its width and height.
struct PicturePart {
    QImage image;
    QRectF place;
};

class GamePictures {
public:
    GamePictures();
    ~GamePictures();

    // The file of a game's picture, whether there is one or not. A record keeps it when it becomes a replay.
    static QString fileFor(const QString& game);
    // The same, if a picture of sensible size lies there that can be read; else empty.
    static QString usable(const QString& game);

    // Puts the parts together on a bare table; a game that is not there has none.
    void keep(const QString& game, std::vector<PicturePart> parts);
    void forget(const QString& game);
    // After everything asked for before.
    void then(std::function<void()> work) { m_pool.start(std::move(work)); }

private:
    QThreadPool m_pool;
};

}  // namespace kickdoor
