#include "qml/tables.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QFile>
#include <QQmlEngine>

#include "io/asset_root.h"
#include "io/save.h"
#include "io/scenario/setting.h"
#include "io/scenario/state_builder.h"
#include "io/snapshot/snapshot.h"
#include "support/recorded_game.h"

namespace kickdoor {
namespace {

// A card with that key in the view, in any zone.
CardId find(const ShownGame& shown, const QString& key) {
    if (!shown.isOpen()) return kNoCard;
    const GameState& view = shown.view();
    CardId found = kNoCard;
    for (CardId card{0}; card < view.cards.count(); ++card) {
        const DefId def = view.cards.def(card);
        if (isUnknown(def) || shown.game().catalog[def].key != key.toStdString()) continue;
        const Zone zone = view.cards.place(card).zone;
        const bool inDeck = zone == Zone::DoorDeck || zone == Zone::TreasureDeck || zone == Zone::Box;
        if (found == kNoCard || !inDeck) found = card;
    }
    return found;
}

}  // namespace

Tables::Tables(QObject* parent)
    : QObject(parent),
      m_settings(std::make_unique<Settings>(m_folder.filePath(QStringLiteral("settings.ini")))),
      m_assets(assetRoot()),
      m_language(std::make_unique<Language>(assetRoot())),
      m_pages(std::make_unique<SettingPages>(*m_settings, *m_language)) {
    QQmlEngine::setObjectOwnership(m_settings.get(), QQmlEngine::CppOwnership);
    QQmlEngine::setObjectOwnership(m_pages.get(), QQmlEngine::CppOwnership);
}

Tables::~Tables() = default;

void Tables::speak(const QString& code) {
    m_code = code;
    m_assets = assetRoot();
    m_pseudo.reset();
    m_language->speak(code == QLatin1String("qps") ? QStringLiteral("en") : code);
    if (code != QLatin1String("qps")) return;
    m_assets = m_folder.filePath(QStringLiteral("pseudo")).toStdString();
    if (!std::filesystem::exists(m_assets)) writePseudoAssets(assetRoot(), m_assets);
    m_pseudo = std::make_unique<PseudoTranslator>();
    QCoreApplication::installTranslator(m_pseudo.get());
    emit m_language->changed();
}

QStringList Tables::languages() const {
    QStringList codes = {QStringLiteral("qps")};
    for (const QVariant& choice : m_language->choices().mid(1))
        codes << choice.toMap().value(QStringLiteral("code")).toString();
    return codes;
}

void Tables::takeFiles(bool take) {
    m_opened.clear();
    if (take)
        QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "open");
    else
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
}

void Tables::clear() {
    m_sessions.clear();
}

Session* Tables::fresh() {
    m_sessions.push_back(std::make_unique<Session>(
        SessionPaths{m_assets, m_folder.filePath(QStringLiteral("games%1").arg(++m_count))}));
    Session* session = m_sessions.back().get();
    session->presentation()->presenter()->setSpeed(0);
    session->setBotMillis(0);
    session->setLanguage(m_code);
    QQmlEngine::setObjectOwnership(session, QQmlEngine::CppOwnership);
    return session;
}

QString Tables::write(const QString& scenario, const QStringList& bots) {
    const std::string text = scenario.toStdString();
    const JsonParse parsed = parseJson(text);
    if (!parsed.ok()) {
        m_error = QString::fromStdString(parsed.error);
        return {};
    }
    try {
        const JsonAt json(parsed.value);
        PackShelf shelf(assetRoot() / "packs");
        std::string mistake;
        const LoadedPacks* packs = shelf.load(scenario::editionsOf(json), mistake);
        if (packs == nullptr) throw ReadError{"edition", mistake};
        const scenario::Setting setting = scenario::readSetting(json, *packs);
        const Game game{*packs->catalog, setting.rules};
        const GameState state = scenario::buildState(game, setting);
        GameRecord record;
        record.packs = packs->sources;
        record.rules = setting.rules;
        record.seed = setting.seed;
        record.start = snapshotToJson(game.catalog, state);
        const QStringList colours = SetupModel::colours();
        for (const scenario::PlayerSetting& player : setting.players) {
            const bool bot = bots.contains(QString::fromStdString(player.name));
            record.seats.push_back({player.name, player.sex,
                                    colours[static_cast<int>(record.seats.size())].toStdString(),
                                    bot ? "bot" : "person", "greedy"});
        }
        QFile file(m_folder.filePath(QStringLiteral("table%1.save").arg(m_count)));
        if (!file.open(QIODevice::WriteOnly)) throw ReadError{"save", "cannot be written"};
        const std::string save = writeSave(record, game.catalog, state);
        file.write(save.data(), static_cast<qint64>(save.size()));
        return file.fileName();
    } catch (const ReadError& wrong) {
        m_error = QString::fromStdString(wrong.text());
        return {};
    }
}

Session* Tables::set(const QString& scenario, const QStringList& bots) {
    m_error.clear();
    Session* session = fresh();
    const QString file = write(scenario, bots);
    if (file.isEmpty()) return nullptr;
    connect(session, &Session::failed, this, [this](const QString& text) { m_error = text; });
    return session->load(file) ? session : nullptr;
}

Session* Tables::watch(int commands, bool bots) {
    tests::RecordedGame game = tests::playRecorded(5, 3, static_cast<std::size_t>(commands));
    for (auto& seat : game.record.seats) {
        if (!bots) break;
        seat.control = "bot";
        seat.bot = "random";
    }
    for (std::size_t seat = 0; seat < game.record.seats.size(); ++seat)
        game.record.seats[seat].colour = SetupModel::colours()[static_cast<int>(seat)].toStdString();
    Session* session = fresh();
    QFile file(m_folder.filePath(QStringLiteral("game%1.kickdoor-replay").arg(m_count)));
    const std::string text = journalOf(game);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0)
        return nullptr;
    file.close();
    session->watch(file.fileName());
    return session;
}

int Tables::card(Session* session, const QString& key) const {
    const CardId found = find(session->shownGame(), key);
    return found == kNoCard ? -1 : found;
}

QString Tables::placeOf(Session* session, const QString& key) const {
    const CardId found = find(session->shownGame(), key);
    if (found == kNoCard) return {};
    static const char* const names[] = {
        "box",      "doorDeck", "treasureDeck", "doorDiscard",  "treasureDiscard",
        "revealed", "monsters", "fighterCards", "monsterCards", "resolving",
        "body",     "hand",     "inPlay",       "curses"};
    const Place place = session->shownGame().view().cards.place(found);
    QString name = QString::fromLatin1(names[static_cast<std::size_t>(place.zone)]);
    if (isPerSeat(place.zone)) name += QStringLiteral(":%1").arg(place.holder);
    return name;
}

bool Tables::equipped(Session* session, const QString& key) const {
    const CardId found = find(session->shownGame(), key);
    return found != kNoCard && session->shownGame().view().cards.isEquipped(found);
}

}  // namespace kickdoor
