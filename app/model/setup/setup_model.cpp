#include "model/setup/setup_model.h"

#include <QRandomGenerator>
#include <algorithm>

#include "bot/bots.h"
#include "bot/tempers.h"
#include "model/setup/given_names.h"

namespace kickdoor {
namespace {

QString text(std::string_view words) {
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

const QString kPerson = QStringLiteral("person");

}  // namespace

// Must match qml/theme/Theme.qml, which the window uses.
QStringList SetupModel::colours() {
    return {QStringLiteral("#e0506a"), QStringLiteral("#4596df"), QStringLiteral("#5fb562"),
            QStringLiteral("#f4b94a"), QStringLiteral("#ab74dd"), QStringLiteral("#e8dcc4")};
}

SetupModel::SetupModel(PackShelf& shelf, QObject* parent)
    : RowModel({"name", "sex", "who", "colour", "temper"}, parent), m_packs(shelf) {
    connect(&m_packs, &PackList::changed, this, &SetupModel::onPacksChanged);
    connect(&m_options, &OptionModel::changed, this, &SetupModel::changed);
    for (int i = 0; i < 4; ++i) {
        m_places.push_back(freshPlace());
        if (i > 0) m_places.back().who = text(defaultBot());
    }
    refresh();
}

SetupModel::Place SetupModel::freshPlace() {
    Place place;
    place.key = m_nextKey++;
    const auto taken = [&](auto member, const QString& value) {
        return std::any_of(m_places.begin(), m_places.end(),
                           [&](const Place& other) { return other.*member == value; });
    };
    std::vector<QString> others;
    for (const Place& other : m_places) others.push_back(other.name);
    if (const auto given = freeName(givenNames(), others)) {
        place.name = given->name;
        place.sex = given->female ? QStringLiteral("female") : QStringLiteral("male");
    }
    for (const QString& colour : colours()) {
        if (!taken(&Place::colour, colour)) {
            place.colour = colour;
            break;
        }
    }
    return place;
}

void SetupModel::reword(const Texts& texts) {
    m_options.reword();
    m_packs.setNames(texts.names());
    m_bots.clear();
    for (const std::string_view bot : botNames()) {
        const std::string key = "bot." + std::string(bot);
        m_bots << QVariantMap{{QStringLiteral("key"), text(bot)},
                              {QStringLiteral("text"), text(texts.has(key) ? texts.message(key) : bot)},
                              {QStringLiteral("tempered"), mayHaveTemper(bot)}};
    }
    m_tempers.clear();
    for (const std::string_view temper : temperNames()) {
        const std::string key = "temper." + std::string(temper);
        const std::string about = key + ".about";
        m_tempers << QVariantMap{
            {QStringLiteral("key"), text(temper)},
            {QStringLiteral("text"), text(texts.has(key) ? texts.message(key) : temper)},
            {QStringLiteral("about"), text(texts.has(about) ? texts.message(about) : "")}};
    }
    emit botsChanged();
}

void SetupModel::refresh() {
    std::vector<Row> rows;
    for (const Place& place : m_places) {
        const std::string who = place.who.toStdString();
        rows.push_back(
            {place.key, {place.name, place.sex, text(levelOf(who)), place.colour, text(temperOf(who))}});
    }
    setRows(std::move(rows));
    emit changed();
}

// Mixing turns the optional rules off (R12.1); players can turn them on again.
void SetupModel::onPacksChanged() {
    const int mixed = static_cast<int>(m_packs.mix().size());
    if (m_mixed == 1 && mixed > 1) m_options.turnOff();
    m_mixed = mixed;
    if (!m_packs.looked()) return emit changed();  // the set-up was never opened, so no pack has been read
    if (const LoadedPacks* packs = m_packs.packs())
        m_options.setBase(packs->rules, packs->catalog->hasBoss ? OptionModel::Bosses::InTheMix
                                                                : OptionModel::Bosses::None);
    emit changed();
}

QString SetupModel::problem() const {
    QStringList names;
    for (const Place& place : m_places) {
        const QString name = place.name.trimmed();
        if (name.isEmpty()) return tr("Everybody needs a name.");
        if (names.contains(name, Qt::CaseInsensitive)) return tr("Two players are called %1.").arg(name);
        names << name;
    }
    bool isNumber = true;
    if (!m_seed.isEmpty()) m_seed.toULongLong(&isNumber);
    if (!isNumber) return tr("The seed must be a whole number, or empty.");
    return m_packs.problem();
}

bool SetupModel::bossesLeftOut() const {
    const LoadedPacks* packs = m_packs.looked() ? m_packs.packs() : nullptr;
    if (packs == nullptr || !packs->catalog->hasBoss) return false;
    RuleSet rules = packs->rules;
    m_options.applyTo(rules);
    return !rules.bossMonsters && !rules.criticalCombat;
}

void SetupModel::setClock(bool clock) {
    m_clock = clock;
    emit changed();
}

void SetupModel::setSeed(const QString& seed) {
    m_seed = seed.trimmed();
    emit changed();
}

void SetupModel::add() {
    if (!mayAdd()) return;
    m_places.push_back(freshPlace());
    m_places.back().who = text(defaultBot());
    refresh();
}

void SetupModel::remove(int row) {
    if (!mayRemove() || row < 0 || row >= count()) return;
    m_places.erase(m_places.begin() + row);
    refresh();
}

void SetupModel::move(int row, int to) {
    if (row < 0 || row >= count() || to < 0 || to >= count() || row == to) return;
    const Place place = m_places[static_cast<std::size_t>(row)];
    m_places.erase(m_places.begin() + row);
    m_places.insert(m_places.begin() + to, place);
    refresh();
}

void SetupModel::setName(int row, const QString& name) {
    if (row < 0 || row >= count()) return;
    Place& place = m_places[static_cast<std::size_t>(row)];
    place.name = name.left(24);
    place.nameChosen = !name.trimmed().isEmpty();
    refresh();
}

void SetupModel::setSex(int row, const QString& sex) {
    if (row < 0 || row >= count()) return;
    m_places[static_cast<std::size_t>(row)].sex = sex;
    m_places[static_cast<std::size_t>(row)].sexChosen = true;
    refresh();
}

void SetupModel::setPlayer(int row, const QString& who) {
    if (row < 0 || row >= count()) return;
    Place& place = m_places[static_cast<std::size_t>(row)];
    const std::string before = place.who.toStdString();
    const std::string level = who.toStdString();
    place.who = QString::fromStdString(botName(level, temperOf(before)));
    refresh();
}

void SetupModel::setTemper(int row, const QString& temper) {
    if (row < 0 || row >= count()) return;
    Place& place = m_places[static_cast<std::size_t>(row)];
    const std::string before = place.who.toStdString();
    place.who = QString::fromStdString(botName(levelOf(before), temper.toStdString()));
    std::vector<QString> others;
    for (const Place& other : m_places)
        if (&other != &place) others.push_back(other.name);
    std::optional<bool> female;
    if (place.sexChosen) female = place.sex == QLatin1String("female");
    if (place.nameChosen) return refresh();
    if (const auto given = nameFor(place.name, temper.toStdString(), others, female)) {
        place.name = given->name;
        place.sex = given->female ? QStringLiteral("female") : QStringLiteral("male");
    }
    refresh();
}

void SetupModel::setColour(int row, const QString& colour) {
    if (row < 0 || row >= count()) return;
    Place& place = m_places[static_cast<std::size_t>(row)];
    for (Place& other : m_places) {
        if (other.colour == colour) other.colour = place.colour;
    }
    place.colour = colour;
    refresh();
}

TableSetup SetupModel::setup(const RuleSet& base) const {
    TableSetup setup;
    for (const QString& key : m_packs.mix()) setup.editions.push_back(key.toStdString());
    setup.rules = base;
    m_options.applyTo(setup.rules);
    for (const Place& place : m_places) {
        SeatSetup seat;
        seat.name = place.name.trimmed().toStdString();
        seat.sex = place.sex == QLatin1String("female") ? Sex::Female : Sex::Male;
        seat.colour = place.colour.toStdString();
        const bool person = place.who == kPerson;
        seat.control = person ? Control::Person : Control::Bot;
        if (!person) seat.bot = place.who.toStdString();
        setup.seats.push_back(seat);
    }
    setup.seed = m_seed.isEmpty() ? QRandomGenerator::global()->generate64() : m_seed.toULongLong();
    return setup;
}

QVariantMap SetupModel::remembered() const {
    QVariantList places;
    for (const Place& place : m_places)
        places << QVariant(QStringList{place.name, place.sex, place.who, place.colour});
    QVariantMap memory = rules();
    memory.insert(QStringLiteral("places"), places);
    return memory;
}

QVariantMap SetupModel::rules() const {
    return {{QStringLiteral("packs"), m_packs.mix()},
            {QStringLiteral("options"), m_options.chosen()},
            {QStringLiteral("clock"), m_clock}};
}

void SetupModel::chooseRules(const QVariantMap& memory) {
    const QStringList packs = memory.value(QStringLiteral("packs")).toStringList();
    if (!packs.isEmpty()) m_packs.choose(packs);
    m_options.choose(memory.value(QStringLiteral("options")).toMap());
    m_clock = memory.value(QStringLiteral("clock")).toBool();
    emit changed();
}

void SetupModel::recall(const QVariantMap& memory) {
    std::vector<Place> places;
    for (const QVariant& each : memory.value(QStringLiteral("places")).toList()) {
        const QStringList parts = each.toStringList();
        if (parts.size() == 4)
            places.push_back({m_nextKey++, parts[0], parts[1], parts[2], parts[3], false, false});
    }
    if (places.size() >= kFewest && places.size() <= kMaxSeats) m_places = std::move(places);
    chooseRules(memory);
    refresh();
}

void SetupModel::layForBots(int players, const QStringList& mix, const QVariantMap& options, quint64 seed) {
    m_places.clear();
    for (int i = 0; i < players; ++i) {
        m_places.push_back(freshPlace());
        m_places.back().who = text(defaultBot());
    }
    m_packs.choose(mix);
    m_options.choose(options);
    m_seed = QString::number(seed);
    refresh();
}

}  // namespace kickdoor
