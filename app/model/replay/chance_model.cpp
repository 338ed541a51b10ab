#include "model/replay/chance_model.h"

#include <algorithm>

#include "bot/value/value.h"
#include "words/story_teller.h"
#include "words/told_turns.h"

namespace kickdoor {
namespace {

double shareOf(int chance) {
    return static_cast<double>(chance) / kCertain;
}

int percentOf(int chance) {
    return static_cast<int>(shareOf(chance) * 100 + 0.5);
}

}  // namespace

ChanceModel::ChanceModel(ShownGame& shown) : m_shown(shown) {
    connect(&shown, &ShownGame::openChanged, this, &ChanceModel::reword);
    connect(&shown, &ShownGame::reworded, this, &ChanceModel::reword);
}

void ChanceModel::look(const std::filesystem::path& file) {
    clear();
    if (file.empty()) return;
    m_working = true;
    m_thread = std::jthread([this, file, number = m_number](const std::stop_token& stop) {
        lookBack(file, stop, [&](const LookedBack& game) {
            QMetaObject::invokeMethod(
                this,
                [this, number, copy = std::make_shared<const LookedBack>(game)] { onTold(number, copy); },
                Qt::QueuedConnection);
        });
        QMetaObject::invokeMethod(
            this, [this, number] { onTold(number, nullptr); }, Qt::QueuedConnection);
    });
    emit changed();
}

void ChanceModel::clear() {
    ++m_number;
    m_thread = {};  // asks it to stop, and waits for the end of a game
    m_game.reset();
    m_working = false;
    reword();
}

void ChanceModel::onTold(std::uint64_t number, const std::shared_ptr<const LookedBack>& game) {
    if (number != m_number) return;
    if (game) m_game = game;
    m_working = game && !game->done;
    reword();
}

QString ChanceModel::textOf(const TurningPoint& point) const {
    const ChancePoint& before = m_game->points[point.from];
    const ChancePoint& after = m_game->points[point.from + 1];
    const Wording& words = m_shown.wording();
    const Landmark* turn = nullptr;
    const Landmark* fight = nullptr;
    for (const Landmark& mark : m_game->landmarks) {
        if (mark.at < before.at || mark.at >= after.at) continue;
        (mark.kind == Landmark::Kind::Fight ? fight : turn) = &mark;
    }
    QString what;
    if (fight != nullptr)
        what = (fight->seat == point.seat ? tr("Turn %1, %2 fights %3") : tr("Turn %1, while %2 fights %3"))
                   .arg(QString::number(before.turn), words.name(fight->seat), words.title(fight->def));
    else if (turn != nullptr)
        what = tr("Turn %1 (%2)", "the second is whose turn it was")
                   .arg(QString::number(before.turn), words.name(turn->seat));
    const int from = percentOf(before.chance[point.seat]);
    const int to = percentOf(after.chance[point.seat]);
    const QString change = (to > from ? tr("%1: %2's chance rises from %3% to %4%.")
                                      : tr("%1: %2's chance falls from %3% to %4%."))
                               .arg(what, words.name(point.seat), QString::number(from), QString::number(to));
    const QString cause = causeOf(point);
    return cause.isEmpty() ? change
                           : tr("%1 Most of it came when: %2", "a change; what happened").arg(change, cause);
}

QString ChanceModel::causeOf(const TurningPoint& point) const {
    for (const TurningCause& cause : m_game->causes) {
        if (cause.of != point || !cause.most) continue;
        StoryTeller teller;
        QStringList texts;
        for (const Told& told : cause.events) {
            const std::vector<StoryLine> lines =
                teller.tell(m_shown.game(), m_shown.wording(), told.view, told.event);
            texts << (lines.empty() ? QString() : plainText(lines.back().text));
        }
        for (const std::size_t at : decisiveFirst(cause.events))
            if (!texts[static_cast<qsizetype>(at)].isEmpty()) return texts[static_cast<qsizetype>(at)];
    }
    return {};
}

void ChanceModel::reword() {
    m_series.clear();
    m_turns.clear();
    m_turningPoints.clear();
    if (m_game && m_shown.isOpen()) {
        const QList<SeatLook>& looks = m_shown.wording().seats();
        const auto length = static_cast<double>(std::max<std::size_t>(1, m_game->length));
        for (Seat seat{0}; seat < m_game->setup.seats.size() && seat < looks.size(); ++seat) {
            QVariantList points;
            for (const ChancePoint& point : m_game->points) points << shareOf(point.chance[seat]);
            m_series << QVariantMap{{QStringLiteral("name"), m_shown.wording().name(seat)},
                                    {QStringLiteral("tone"), looks[seat].colour},
                                    {QStringLiteral("points"), points}};
        }
        for (const ChancePoint& point : m_game->points)
            m_turns << QVariantMap{{QStringLiteral("at"), static_cast<int>(point.at)},
                                   {QStringLiteral("share"), static_cast<double>(point.at) / length},
                                   {QStringLiteral("turn"), point.turn}};
        // Only the final figures name them: before, chance would.
        if (m_game->done) {
            for (const TurningPoint& point : kickdoor::turningPoints(*m_game)) {
                const auto at = static_cast<int>(m_game->points[point.from].at);
                m_turningPoints << QVariantMap{{QStringLiteral("at"), at},
                                               {QStringLiteral("share"), at / length},
                                               {QStringLiteral("tone"), looks.value(point.seat).colour},
                                               {QStringLiteral("text"), textOf(point)}};
            }
        }
    }
    emit changed();
}

}  // namespace kickdoor
