#include "model/replay/replay_model.h"

#include <algorithm>
#include <utility>

namespace kickdoor {
namespace {

constexpr int kGapMillis = 450;
constexpr qreal kSlowest = 0.5;
constexpr qreal kFastest = 8;

// A replay has its own speed, whatever the player's is.
void pace(Presenter& presenter, qreal speed) {
    presenter.setPlaybackRate(presenter.speed() > 0 ? speed / presenter.speed() : speed);
}

}  // namespace

ReplayModel::ReplayModel(ShownGame& shown, Presenter& presenter)
    : m_shown(shown), m_presenter(presenter), m_chances(shown), m_botMind(shown) {
    m_gap.setSingleShot(true);
    connect(&m_gap, &QTimer::timeout, this, [this] {
        if (m_link != nullptr) m_link->goOn();
    });
    connect(&presenter, &Presenter::settled, this, &ReplayModel::proceed);
    connect(&presenter, &Presenter::speedChanged, this, [this] {
        if (m_link != nullptr) pace(m_presenter, m_speed);
    });
    connect(&shown, &ShownGame::openChanged, this, &ReplayModel::reword);
    connect(&shown, &ShownGame::reworded, this, &ReplayModel::reword);
}

void ReplayModel::load(const std::filesystem::path& file) {
    stopLoading();
    m_loading = true;
    emit loadingChanged();
    m_reader = std::jthread([this, file, reading = m_reading](const std::stop_token& stop) {
        TableError error;
        const std::shared_ptr<Recording> recording = Recording::open(file, error, stop);
        if (stop.stop_requested()) return;
        QMetaObject::invokeMethod(
            this, [this, reading, recording, error] { onRead(reading, recording, error); },
            Qt::QueuedConnection);
    });
}

void ReplayModel::stopLoading() {
    ++m_reading;
    m_reader.request_stop();
    if (!m_loading) return;
    m_loading = false;
    emit loadingChanged();
}

void ReplayModel::onRead(std::uint64_t reading, const std::shared_ptr<Recording>& recording,
                         const TableError& error) {
    if (reading != m_reading) return;
    stopLoading();
    if (recording)
        emit loaded(recording);
    else
        emit failed(error);
}

void ReplayModel::show(ReplayLink& link) {
    m_link = &link;
    m_position = m_told = m_asked = 0;
    m_view = kOpenView;
    m_viewBefore.reset();
    connect(m_link, &ReplayLink::stood, this, &ReplayModel::onStood);
    connect(m_link, &ReplayLink::moved, this, &ReplayModel::onMoved);
    connect(m_link, &ReplayLink::chosen, this, &ReplayModel::onChosen);
    pace(m_presenter, m_speed);
    emit opened();
    emit positionChanged();
    emit viewChanged();
}

void ReplayModel::close() {
    if (m_link == nullptr) return;
    m_gap.stop();
    setPlaying(false);
    m_botMind.close();
    m_lookedInto.reset();
    m_link->disconnect(this);
    m_link = nullptr;
    m_marks.clear();
    m_presenter.setPlaybackRate(1);
    emit opened();
}

// Writes the names and titles in the window's language.
void ReplayModel::reword() {
    if (m_link == nullptr || !m_shown.isOpen()) return;
    m_marks.show(m_link->recording(), m_shown.wording());
    emit viewsChanged();
    emit positionChanged();
}

QString ReplayModel::place() const {
    const QString text = m_marks.textAt(position());
    return text.isEmpty() ? tr("Before the first turn") : text;
}

QVariantList ReplayModel::views() const {
    QVariantList list;
    const auto add = [&list](int view, const QString& text) {
        list << QVariantMap{{QStringLiteral("view"), view}, {QStringLiteral("text"), text}};
    };
    add(kOpenView, tr("What everybody sees"));
    if (!isOpen() || secret() || !m_shown.isOpen()) return list;
    add(kActiveView, tr("The hand of the player whose turn it is"));
    for (Seat seat{0}; seat < m_shown.wording().seats().size(); ++seat)
        add(seat, tr("The hand of %1").arg(m_shown.wording().name(seat)));
    return list;
}

void ReplayModel::setView(int view) {
    if (m_link == nullptr || view == m_view || secret() || view < kActiveView ||
        view >= static_cast<int>(m_link->setup().seats.size()))
        return;
    m_view = view;
    m_viewBefore.reset();
    emit viewChanged();
    stand(m_asked);
}

Seat ReplayModel::wantedViewer() const {
    if (m_view == kActiveView) return m_presenter.newest(kNoSeat).active;
    return m_view == kOpenView ? kNoSeat : Seat(m_view);
}

void ReplayModel::setPosition(int position) {
    if (m_link != nullptr) stand(static_cast<std::size_t>(std::clamp(position, 0, length())));
}

SeatSet ReplayModel::bots() const {
    SeatSet bots;
    if (!isOpen()) return bots;
    const std::vector<SeatSetup>& seats = m_link->setup().seats;
    for (Seat seat{0}; seat < seats.size(); ++seat)
        if (seats[seat].control == Control::Bot) bots = bots.with(seat);
    return bots;
}

void ReplayModel::lookIntoBot() {
    if (m_link == nullptr || secret()) return;
    setPlaying(false);
    // Pressed again, it goes on to the next one.
    const std::size_t from = m_botMind.isOn() ? m_asked + 1 : m_asked;
    const std::optional<std::size_t> at = m_link->recording().nextDecision(from, bots());
    if (!at) return;
    const Seat by = m_link->recording().deciderAt(*at);
    const int before = m_viewBefore.value_or(m_view);
    m_viewBefore.reset();
    if (std::exchange(m_view, int{by}) != by) emit viewChanged();
    stand(*at);
    m_viewBefore = before;
    m_lookedInto = at;
}

// The bot's view was for its decision only.
void ReplayModel::leaveBot() {
    m_botMind.close();
    m_lookedInto.reset();
    const std::optional<int> before = std::exchange(m_viewBefore, std::nullopt);
    if (before && std::exchange(m_view, *before) != *before) emit viewChanged();
}

void ReplayModel::onChosen(qulonglong position, const Command& command) {
    if (!m_lookedInto || position != *m_lookedInto || !m_presenter.knows(command.by())) return;
    m_botMind.show(m_link->game(), m_presenter.newest(command.by()), command,
                   m_link->setup().seats[command.by()].bot);
}

void ReplayModel::stand(std::size_t position) {
    m_gap.stop();
    leaveBot();
    m_asked = position;
    m_link->stand(position, wantedViewer());
}

void ReplayModel::onStood(qulonglong position, Seat viewer, const Past& past) {
    m_position = m_told = position;
    m_presenter.setViewer(viewer);
    m_shown.recall(past);
    emit positionChanged();
    if (m_lookedInto && position == *m_lookedInto) m_link->tellCommand();
    proceed();
}

void ReplayModel::onMoved(qulonglong position) {
    leaveBot();
    m_told = m_asked = position;
    proceed();
}

void ReplayModel::proceed() {
    if (m_link == nullptr || m_link->busy() || m_presenter.isBusy()) return;
    if (m_position != m_told) {
        m_position = m_told;
        emit positionChanged();
    }
    // The turn has passed to another player.
    if (wantedViewer() != m_presenter.viewer()) {
        stand(m_position);
        return;
    }
    if (!m_playing) return;
    if (m_position >= m_link->recording().length())
        setPlaying(false);
    else if (!m_gap.isActive())
        m_gap.start(static_cast<int>(kGapMillis / m_speed));
}

void ReplayModel::setPlaying(bool playing) {
    if (playing == m_playing || (playing && m_link == nullptr)) return;
    m_playing = playing;
    emit playingChanged();
    if (!playing) {
        m_gap.stop();
        return;
    }
    // At the end, starts again.
    if (m_asked >= m_link->recording().length())
        stand(0);
    else
        proceed();
}

void ReplayModel::setSpeed(qreal speed) {
    const qreal wanted = std::clamp(speed, kSlowest, kFastest);
    if (qFuzzyCompare(wanted, m_speed)) return;
    m_speed = wanted;
    if (m_link != nullptr) pace(m_presenter, m_speed);
    emit speedChanged();
}

void ReplayModel::forward() {
    if (m_link == nullptr) return;
    setPlaying(false);
    m_presenter.skip();
    m_link->goOn();
}

void ReplayModel::back() {
    if (m_link == nullptr) return;
    setPlaying(false);
    stand(m_link->recording().stopBefore(m_asked));
}

void ReplayModel::jump(Landmark::Kind kind, int direction) {
    if (m_link == nullptr) return;
    const std::vector<Landmark>& marks = m_link->recording().landmarks();
    const auto fits = [&](const Landmark& mark) {
        return mark.kind == kind && (direction > 0 ? mark.at > m_asked : mark.at < m_asked);
    };
    if (direction > 0) {
        const auto next = std::find_if(marks.begin(), marks.end(), fits);
        if (next != marks.end())
            stand(next->at);
        else if (kind == Landmark::Kind::Turn)
            stand(m_link->recording().length());
    } else {
        const auto before = std::find_if(marks.rbegin(), marks.rend(), fits);
        if (before != marks.rend())
            stand(before->at);
        else if (kind == Landmark::Kind::Turn)
            stand(0);
    }
}

}  // namespace kickdoor
