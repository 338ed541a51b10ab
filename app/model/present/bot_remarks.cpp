#include "model/present/bot_remarks.h"

#include <algorithm>
#include <utility>

#include "model/base/change.h"
#include "table/pacing.h"

namespace kickdoor {
namespace {

constexpr int kJestOneIn = 3;  // a reason is always given
constexpr int kLeastMillis = 2'500;
constexpr int kMillisForLetter = 60;

}  // namespace

BotRemarks::BotRemarks(ShownGame& shown) : m_shown(shown) {
    connect(&shown, &ShownGame::told, this, &BotRemarks::onTold);
    connect(&shown, &ShownGame::leapt, this, &BotRemarks::forget);
    connect(&shown, &ShownGame::openChanged, this, &BotRemarks::forget);
    connect(&shown, &ShownGame::reworded, this, [this] { show(-1, {}); });
    m_reading.setSingleShot(true);
    connect(&m_reading, &QTimer::timeout, this, [this] { show(-1, {}); });
}

void BotRemarks::setWanted(bool wanted) {
    m_wanted = wanted;
    if (!wanted) show(-1, {});
}

void BotRemarks::forget() {
    m_remarks = {};
    m_jests = 0;
    m_said.clear();
    show(-1, {});
}

void BotRemarks::show(int seat, const QString& text) {
    const bool others = change(m_seat, seat);
    if (change(m_text, text) || others) emit changed();
    if (text.isEmpty())
        m_reading.stop();
    else
        m_reading.start(std::max(kLeastMillis, static_cast<int>(text.size()) * kMillisForLetter));
}

bool BotRemarks::isEcho(const Remark& remark, const Event& event) {
    const int turn = m_shown.view().turn;
    if (std::exchange(m_saidIn, turn) != turn) m_said.clear();
    return event.kind != EventKind::OfferDeclined && m_said.value(remark.text, remark.seat) != remark.seat;
}

void BotRemarks::onTold(const Event& event, int dwell) {
    const std::optional<Remark> remark =
        m_remarks.after(m_shown.game(), m_shown.wording(), m_shown.view(), event);
    const bool hurried = dwell == 0 && dwellOf(m_shown.view(), event) > 0;
    if (!remark || !m_wanted || hurried || isEcho(*remark, event)) return;
    const bool jests = remark->weight == Remark::Weight::Jest;
    if (jests && (m_jests++ % kJestOneIn != 0 || m_seat >= 0)) return;
    m_said.insert(remark->text, remark->seat);
    show(remark->seat, remark->text);
}

}  // namespace kickdoor
