// The story so far, newest last.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QTimer>
#include <array>
#include <deque>
#include <optional>

#include "model/base/row_model.h"
#include "model/table/stage.h"
#include "words/story_teller.h"

namespace kickdoor {

class LogModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")

public:
    explicit LogModel(Stage& stage);

    Q_INVOKABLE void clear();
    // The card that a line names, as printed; none (cardId -1, no defKey) where it names none.
    Q_INVOKABLE kickdoor::CardFace cardOf(int row) const;
    // At most so many lines that came after this seat looked last, in the order of time: what happened to it
    // is left out last, then deaths, victories and Levels, then what was told last. None before its first
    // look.
    struct News {
        QStringList lines;
        int more = 0;  // that were left out
    };
    News newTo(Seat seat, std::size_t most) const;

signals:
    void toldAgain();  // all that had happened before the screen came to the game

private:
    static constexpr qint64 kNever = -1;

    // What was told and what the screen showed of it, to be told again in another language.
    struct Kept {
        Told told;
        qint64 line = 0;  // the first it may have made
    };
    Told toldHere(const Event& event) const;
    void onTold(const Event& event, int dwell);
    void recall(const Past& past);
    void recallSome(int millis);
    void forgetLines();
    void tell(const GameState& view, const Event& event);
    void tellAgain();
    void showSinceLastSeen();

    Stage& m_stage;
    std::deque<Kept> m_told;
    std::size_t m_recalled = 0;  // how many of these have their lines
    QTimer m_recalling;
    QTimer m_tumbling;  // a line waits until its die lies
    std::vector<Row> m_lines;
    qint64 m_next = 0;
    StoryTeller m_teller;
    // From which line on the story is new to each, and to whom it shows.
    std::array<qint64, kMaxSeats> m_seen;
    // The same in events of m_told, until these have their lines.
    std::array<std::optional<std::size_t>, kMaxSeats> m_news;
    Seat m_viewer = kNoSeat;
};

}  // namespace kickdoor
