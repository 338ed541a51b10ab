// What bots say about what they do: a reason that anybody at the table can see, or a jest.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <array>
#include <optional>

#include "words/wording.h"

namespace kickdoor {

struct Remark {
    enum class Weight { Reason, Jest };

    Seat seat = kNoSeat;  // who speaks
    QString text;
    Weight weight = Weight::Jest;
};

class Remarks {
    Q_DECLARE_TR_FUNCTIONS(Remarks)

public:
    // Takes the events in their order; now: the view right after. Uses open information only, so it is the
    // same for every viewer. Only bots speak.
    std::optional<Remark> after(const Game& game, const Wording& words, const GameState& now,
                                const Event& event);

private:
    std::optional<Remark> remarkOn(const Game& game, const Wording& words, const GameState& now,
                                   const Event& event);
    // Why it declined, after the offer that was made to it.
    static Remark declined(const Game& game, const GameState& now, const Event& event, const Offer& offer);
    static std::optional<Remark> playedOn(const Game& game, const Wording& words, const GameState& now,
                                          const Event& event);
    // The one or the other, by how much has been said: not always the same.
    QString either(const QString& one, const QString& other) const;

    std::array<Offer, kMaxSeats> m_offers{};  // the last that each seat made
    int m_said = 0;
};

}  // namespace kickdoor
