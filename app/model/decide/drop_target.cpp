#include "model/decide/drop_target.h"

#include <QStringList>
#include <algorithm>
#include <array>

namespace kickdoor {
namespace {

struct NamedKind {
    DropKind kind;
    QLatin1String name;
};
constexpr std::array kNamed{
    NamedKind{DropKind::Table, QLatin1String("table")},
    NamedKind{DropKind::Worn, QLatin1String("worn")},
    NamedKind{DropKind::Carried, QLatin1String("carried")},
    NamedKind{DropKind::Identity, QLatin1String("identity")},
    NamedKind{DropKind::Followers, QLatin1String("followers")},
    NamedKind{DropKind::Hand, QLatin1String("hand")},
    NamedKind{DropKind::Fight, QLatin1String("fight")},
    NamedKind{DropKind::Fighters, QLatin1String("fighters")},
    NamedKind{DropKind::Monsters, QLatin1String("monsters")},
    NamedKind{DropKind::Discard, QLatin1String("discard")},
    NamedKind{DropKind::Player, QLatin1String("player")},
    NamedKind{DropKind::Card, QLatin1String("card")},
};
static_assert(kNamed.size() == static_cast<std::size_t>(DropKind::Card) + 1);

bool isNumbered(DropKind kind) {
    return kind == DropKind::Player || kind == DropKind::Card;
}

}  // namespace

QString nameOf(const DropTarget& place) {
    const QString name = kNamed[static_cast<std::size_t>(place.kind)].name;
    if (!isNumbered(place.kind)) return name;
    const int number = place.kind == DropKind::Player ? int{place.seat} : int{place.card};
    return QStringLiteral("%1:%2").arg(name).arg(number);
}

std::optional<DropTarget> dropTargetNamed(const QString& name) {
    const QString word = name.section(QLatin1Char(':'), 0, 0);
    const auto found = std::find_if(kNamed.begin(), kNamed.end(),
                                    [&](const NamedKind& named) { return named.name == word; });
    if (found == kNamed.end() || isNumbered(found->kind) != name.contains(QLatin1Char(':'))) return {};
    if (!isNumbered(found->kind)) return found->kind;
    bool whole = false;
    const ushort number = name.section(QLatin1Char(':'), 1).toUShort(&whole);
    if (!whole) return {};
    if (found->kind == DropKind::Card) return DropTarget::ofCard(CardId(number));
    if (number >= kMaxSeats) return {};
    return DropTarget::ofPlayer(Seat(number));
}

}  // namespace kickdoor
