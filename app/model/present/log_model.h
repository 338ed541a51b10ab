// The log of the game, newest line last.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QTimer>
#include <array>
#include <deque>
#include <optional>

#include "model/base/row_model.h"
#include "model/table/shown_game.h"
#include "words/story_teller.h"

namespace kickdoor {

class LogModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")

public:
    explicit LogModel(ShownGame& shown);

    Q_INVOKABLE void clear();
    // The table has shown what the newest line tells: a die lies.
    Q_INVOKABLE void unfold();
    // The card that a line names, as printed; without one, a face with cardId -1 and no defKey.
    Q_INVOKABLE kickdoor::CardFace cardOf(int row) const;
    // At most `most` lines since this seat's last look, in order of time. Lines about the seat have priority,
    // then deaths, victories and Levels, then fights; bookkeeping comes last; of equals, the newest. None
    // before the seat's first look.
    struct News {
        QStringList lines;
        int more = 0;  // the number of lines left out
    };
    News newTo(Seat seat, std::size_t most) const;

signals:
    void toldAgain();  // the lines before this screen joined are complete

private:
    static constexpr qint64 kNever = -1;

    // An event and its lines, kept in order to write them again in another language.
    struct Kept {
        Told told;
        qint64 line = 0;  // the first line that it may have made
    };
    Told toldHere(const Event& event) const;
    void onTold(const Event& event, int dwell);
    void recall(const Past& past);
    void recallSome(int millis);
    void forgetLines();
    qint64 undoneFrom(std::size_t at) const;
    void add(const StoryLine& line, const Event& event);
    void tell(const GameState& view, const Event& event);
    void tellAgain();
    void showSinceLastSeen();

    ShownGame& m_shown;
    std::deque<Kept> m_told;
    std::size_t m_recalled = 0;  // the number of events in m_told that have their lines
    QTimer m_recalling;
    QTimer m_unfolding;  // delays a line until the table has shown what it tells
    std::vector<Row> m_lines;
    qint64 m_next = 0;
    StoryTeller m_teller;
    // By seat, the first line not seen yet.
    std::array<qint64, kMaxSeats> m_seen;
    // The same in events of m_told, as long as these have no lines.
    std::array<std::optional<std::size_t>, kMaxSeats> m_news;
    Seat m_viewer = kNoSeat;
};

}  // namespace kickdoor
