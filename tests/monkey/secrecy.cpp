#include "monkey/secrecy.h"

#include <QAccessible>
#include <QQuickItem>
#include <algorithm>
#include <functional>

#include "rules/engine.h"

namespace kickdoor::monkey {
namespace {

// A card counts as public for four seconds' worth of checks: on a busy machine it flies for longer.
constexpr int kLooksStillTold = 160;

// Pages that show cards as printed, regardless of the game.
bool showsCardsAsPrinted(const QObject& item) {
    const QByteArray type = item.metaObject()->className();
    return type.startsWith("RulesPage") || type.startsWith("GalleryPage");
}

// Of what is drawn below the item, the first that `accept` takes.
const QQuickItem* drawn(const QQuickItem& item, const std::function<bool(const QQuickItem&)>& accept) {
    const QList<QQuickItem*> children = item.childItems();
    for (const QQuickItem* child : children) {
        if (!child->isVisible() || child->opacity() <= 0 || showsCardsAsPrinted(*child)) continue;
        if (accept(*child)) return child;
        if (const QQuickItem* found = drawn(*child, accept)) return found;
    }
    return nullptr;
}

// Describes where the item is drawn, for debugging.
QString placeOf(const QQuickItem* item) {
    QStringList types;
    for (; item != nullptr && types.size() < 14; item = item->parentItem())
        types << QString::fromLatin1(item->metaObject()->className()).section(QLatin1String("_QML"), 0, 0);
    return types.join(QLatin1String(" in "));
}

bool standsForACard(const QObject& item) {
    return item.metaObject()->indexOfProperty("cardId") >= 0 ||
           item.metaObject()->indexOfProperty("card") >= 0;
}

// The first card of `titles` that a screen reader gets, with its item; empty: none.
QString spokenCard(QAccessibleInterface* spoken, const SecretTitles& titles) {
    if (spoken == nullptr || spoken->state().invisible) return {};
    const QObject* object = spoken->object();
    if (object != nullptr && showsCardsAsPrinted(*object)) return {};
    if (object != nullptr && standsForACard(*object)) {
        const QString text = spoken->text(QAccessible::Name);
        QString unknown = text;
        for (const QString& longer : titles.within) unknown.remove(longer);
        for (const QString& title : titles.secret)
            if (unknown.contains(title))
                return QStringLiteral("\"%1\" by %2")
                    .arg(text, placeOf(qobject_cast<const QQuickItem*>(object)));
    }
    for (int index = 0; index < spoken->childCount(); ++index) {
        const QString found = spokenCard(spoken->child(index), titles);
        if (!found.isEmpty()) return found;
    }
    return {};
}

void addKnown(const GameState& view, QSet<DefId>& defs) {
    for (CardId card{0}; card < view.cards.count(); ++card)
        if (!isUnknown(view.cards.def(card))) defs.insert(view.cards.def(card));
}

}  // namespace

Secrecy::Secrecy(Session& session, QQuickWindow& window) : m_session(session), m_window(window) {
    QAccessible::setActive(true);
    connect(&session.shownGame(), &ShownGame::shown, this, &Secrecy::follow);
    connect(&session.shownGame(), &ShownGame::told, this, &Secrecy::hear);
    connect(session.presentation()->seating(), &Seating::changed, this, &Secrecy::follow);
    connect(&session, &Session::playingChanged, this, [this] {
        m_viewer = m_called = kNoSeat;
        m_opened.clear();
    });
}

bool Secrecy::applies() const {
    const Seating& seating = *m_session.presentation()->seating();
    return m_session.playing() && m_session.shownGame().isOpen() && !m_session.replay()->isOpen() &&
           seating.shared() && seating.curtainWanted();
}

void Secrecy::follow() {
    if (!applies()) {
        m_viewer = kNoSeat;
        return;
    }
    const Seating& seating = *m_session.presentation()->seating();
    const Seat viewer = m_session.shownGame().viewer();
    if (viewer != m_viewer && viewer != kNoSeat && viewer != m_called)
        m_opened = QStringLiteral("the hand of %1 has opened without a curtain").arg(name(viewer));
    m_viewer = viewer;
    if (seating.curtain())
        m_called = Seat(seating.curtainSeat());
    else if (viewer == kNoSeat && m_session.presentation()->presenter()->viewer() == kNoSeat)
        m_called = kNoSeat;  // not while the hand that was called for is still to be shown
}

// A card that all saw goes into a hand: it still lies there while the screen dwells on it, and flies.
void Secrecy::hear(const Event& event) {
    const SeatSet all = SeatSet::firstN(m_session.shownGame().view().players);
    if (event.card == kNoCard || (event.audience & all) != all) return;
    const DefId def = m_session.shownGame().wording().defOf(m_session.shownGame().view(), event);
    if (def != kNoDef && !isUnknown(def)) m_told[def] = kLooksStillTold;
}

QString Secrecy::faultOfSeating() const {
    const Seating& seating = *m_session.presentation()->seating();
    const Seat viewer = m_session.shownGame().viewer();
    if (viewer == kNoSeat) return {};
    if (seating.curtain())
        return QStringLiteral("the hand of %1 is open behind the curtain").arg(name(viewer));
    if (m_session.presentation()->presenter()->isBusy() || seating.holder() == viewer) return {};
    const GameState& open = m_session.presentation()->presenter()->newest(kNoSeat);
    if (open.phase == Phase::Over || viewer == open.active || mayAnswer(open).has(viewer)) return {};
    // A player who was asked for help may be asked again, unless somebody else here is.
    const bool helpWanted = open.combat.stage == CombatStage::Open && open.combat.helper == kNoSeat;
    if (helpWanted && (mayAnswer(open) & seating.persons()).empty()) return {};
    return QStringLiteral("the hand of %1 is open, who has nothing to do").arg(name(viewer));
}

SecretTitles Secrecy::secretTitles() const {
    const Presenter& presenter = *m_session.presentation()->presenter();
    const ShownGame& shown = m_session.shownGame();
    QSet<DefId> known;
    addKnown(shown.view(), known);
    addKnown(presenter.newest(kNoSeat), known);
    if (shown.viewer() != kNoSeat) addKnown(presenter.newest(shown.viewer()), known);
    for (auto told = m_told.cbegin(); told != m_told.cend(); ++told)
        if (told.value() > 0) known.insert(told.key());
    SecretTitles titles;
    for (Seat seat{0}; seat < shown.view().players; ++seat) {
        if (seat == shown.viewer() || !m_session.presentation()->seating()->persons().has(seat) ||
            !presenter.knows(seat))
            continue;
        const GameState& own = presenter.newest(seat);
        for (const CardId card : own.cards.in(Zone::Hand, seat))
            if (!known.contains(own.cards.def(card)))
                titles.secret.insert(shown.wording().title(own.cards.def(card)));
    }
    // Editions that are mixed have cards of the same name.
    for (const DefId def : known) titles.secret.remove(shown.wording().title(def));
    for (const DefId def : known)
        for (const QString& title : titles.secret)
            if (shown.wording().title(def).contains(title)) titles.within << shown.wording().title(def);
    return titles;
}

QString Secrecy::faultOfPicture() const {
    const SecretTitles titles = secretTitles();
    const QSet<QString>& secret = titles.secret;
    if (secret.isEmpty()) return {};
    const QQuickItem* text = drawn(*m_window.contentItem(), [&secret](const QQuickItem& item) {
        return item.metaObject()->indexOfProperty("paintedWidth") >= 0 &&
               secret.contains(item.property("text").toString());
    });
    if (text != nullptr)
        return QStringLiteral("\"%1\" shows, of a hand that nobody here may see: %2")
            .arg(text->property("text").toString(), placeOf(text));
    const QString spoken = spokenCard(QAccessible::queryAccessibleInterface(&m_window), titles);
    return spoken.isEmpty()
               ? QString()
               : QStringLiteral("a screen reader is told, of a hand that nobody here may see: %1")
                     .arg(spoken);
}

QString Secrecy::fault() {
    if (m_session.shownGame().settled())
        for (int& looks : m_told) looks = std::max(0, looks - 1);
    if (!m_opened.isEmpty()) return std::exchange(m_opened, {});
    if (!applies() || m_window.property("page") != QLatin1String("table")) return {};
    const QString fault = faultOfSeating();
    return fault.isEmpty() ? faultOfPicture() : fault;
}

}  // namespace kickdoor::monkey
