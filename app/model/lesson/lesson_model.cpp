#include "model/lesson/lesson_model.h"

namespace kickdoor {
namespace {

const QLatin1String kCard("card:");

}  // namespace

LessonModel::LessonModel(ShownGame& shown, Presenter& presenter) : m_shown(shown), m_presenter(presenter) {
    connect(&presenter, &Presenter::busyChanged, this, &LessonModel::follow);
    connect(&presenter, &Presenter::settled, this, &LessonModel::follow);
    connect(&shown, &ShownGame::openChanged, this, &LessonModel::reword);
    connect(&shown, &ShownGame::reworded, this, &LessonModel::reword);
}

void LessonModel::begin(LessonLink& link) {
    m_link = &link;
    connect(&link, &LessonLink::moved, this, &LessonModel::follow);
    connect(&link, &LessonLink::strayed, this, &LessonModel::onStrayed);
    m_reached = link.lesson().at();
    emit activeChanged();
}

void LessonModel::end() {
    if (!m_link) return;
    m_link->disconnect(this);
    m_link = nullptr;
    m_reached = m_step = 0;
    m_words = {};
    emit activeChanged();
    emit changed();
}

// The text follows the table, after the events have been presented.
void LessonModel::follow() {
    if (!m_link) return;
    const std::size_t at = m_link->lesson().at();
    if (!m_presenter.isBusy() && at != m_reached) {
        m_reached = at;
        return turnTo(at);
    }
    emit changed();
}

void LessonModel::turnTo(std::size_t step) {
    m_step = step;
    reword();
}

void LessonModel::reword() {
    if (!m_link || !m_shown.isOpen()) return;
    m_words = LessonWords::of(QString::fromStdString(step().key));
    for (const QString& place : places()) {
        if (!place.startsWith(kCard)) continue;
        const std::string key = place.mid(kCard.size()).toStdString();
        if (const auto def = m_shown.game().catalog.find(key))
            m_words.task = m_words.task.arg(m_shown.wording().title(*def));
    }
    emit changed();
}

int LessonModel::count() const {
    return m_link ? static_cast<int>(m_link->lesson().steps().size()) : 0;
}

QString LessonModel::task() const {
    if (m_words.task.isEmpty() || m_step < m_reached) return {};
    return mine() ? m_words.task : tr("Watch what happens.");
}

QStringList LessonModel::rules() const {
    QStringList rules;
    if (m_link)
        for (const std::string& rule : step().rules) rules << QString::fromStdString(rule);
    return rules;
}

QStringList LessonModel::places() const {
    QStringList places;
    if (m_link)
        for (const std::string& place : step().at) places << QString::fromStdString(place);
    return places;
}

bool LessonModel::mine() const {
    return m_link && current() && m_link->waitsForPupil();
}

bool LessonModel::mayGoOn() const {
    if (!m_link || last()) return false;
    return m_step < m_reached || (current() && m_link->stepIsDone());
}

void LessonModel::next() {
    if (!mayGoOn()) return;
    if (m_step < m_reached) return turnTo(m_step + 1);
    m_link->goOn();
}

void LessonModel::back() {
    if (m_link && mayGoBack()) turnTo(m_step - 1);
}

void LessonModel::doIt() {
    if (mine()) m_link->doIt();
}

void LessonModel::onStrayed() {
    const QString wanted =
        m_link->waitsForPupil() && !m_words.task.isEmpty()
            ? LessonModel::tr("In a game you may do that. Here the lesson waits for this: %1")
                  .arg(m_words.task)
            : LessonModel::tr("In a game you may do that. Here, read on first: press “Next”.");
    m_shown.refuse({wanted, {}});
}

}  // namespace kickdoor
