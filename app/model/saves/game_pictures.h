// Pictures of tables, each stored beside its game. All file operations run on one separate thread, in the
// order of the calls; the caller never waits for the disk.
#pragma once

#include <QImage>
#include <QRectF>
#include <QString>
#include <QThreadPool>
#include <functional>
#include <vector>

class QPainter;

namespace kickdoor {

// A part of a table's picture; place: in fractions of the picture's width and height.
struct PicturePart {
    QImage image;
    QRectF place;
};

// Draws what an item grabbed from the window shows, also where Qt's software renderer has made what is
// transparent black.
void drawGrabbed(QPainter& painter, const QRectF& place, const QImage& grabbed);

class GamePictures {
public:
    GamePictures();
    ~GamePictures();

    // The file name of a game's picture, whether or not it exists. The same for a record and its replay.
    static QString fileFor(const QString& game);
    // The same, or empty if there is no readable picture of reasonable size.
    static QString usable(const QString& game);

    // Composes the parts into the picture of a game. No effect if the game's file does not exist.
    void keep(const QString& game, std::vector<PicturePart> parts);
    void forget(const QString& game);
    // Runs `work` after all earlier operations.
    void then(std::function<void()> work) { m_pool.start(std::move(work)); }

private:
    QThreadPool m_pool;
};

}  // namespace kickdoor
