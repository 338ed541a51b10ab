#include "workshop/play_card.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

#include "base/json_build.h"
#include "bot/bots.h"
#include "io/pack_shelf.h"
#include "io/save.h"
#include "io/scenario/state_builder.h"
#include "io/snapshot/snapshot.h"
#include "pack/pack_document.h"
#include "table/setup.h"
#include "text/installed.h"
#include "words/wording.h"
#include "workshop/card_use.h"
#include "workshop/finding_words.h"

namespace kickdoor::workshop {
namespace {

constexpr int kHighestBeginning = 8;
constexpr int kWeak = 2;  // the Level of a monster that one may hope to beat
constexpr std::size_t kMostCompanions = 40;
constexpr const char* kPersonHere = "Ann";

struct PlayWords {
    Q_DECLARE_TR_FUNCTIONS(PlayCard)
};

const CardDef* weakMonster(const Catalog& catalog) {
    const CardDef* best = nullptr;
    for (const CardDef& card : catalog.cards) {
        if (card.kind != CardKind::Monster) continue;
        if (best == nullptr || std::abs(card.level - kWeak) < std::abs(best->level - kWeak)) best = &card;
    }
    return best;
}

const CardDef* identityOf(const Catalog& catalog, IdentityType type) {
    for (const CardDef& card : catalog.cards)
        if (card.kind == CardKind::Identity && card.identityType == type) return &card;
    return nullptr;
}

JsonValue mention(const CardDef& card) {
    JsonValue json = jsonObject();
    addField(json, "card", jsonText(card.key));
    addField(json, "pack", jsonText(card.pack));
    return json;
}

JsonValue listWith(const CardDef* card) {
    JsonValue list = jsonList();
    if (card != nullptr) list.items.push_back(mention(*card));
    return list;
}

// What lies at the table beside the card itself.
struct Helpers {
    const CardDef* door = nullptr;    // on top of the doors
    const CardDef* inHand = nullptr;  // played with it
    const CardDef* inPlay = nullptr;  // without which it cannot be used
};

int levelFor(const CardDef& card) {
    return card.kind == CardKind::Monster ? std::clamp<int>(card.level + 1, 1, kHighestBeginning) : 1;
}

JsonValue settingFor(const CardDef& card, const Catalog& catalog, const Helpers& helpers) {
    const bool isMonster = card.kind == CardKind::Monster;
    const bool isCharacter = card.kind == CardKind::Character;
    JsonValue json = jsonObject();
    addField(json, "format", jsonInt(1));
    addField(json, "name", jsonText(card.name));
    JsonValue tested = jsonList();
    tested.items.push_back(jsonText(card.key));
    addField(json, "cards", std::move(tested));
    addField(json, "edition", jsonText(catalog.packs.front()));
    JsonValue with = jsonList();
    for (std::size_t i = 1; i < catalog.packs.size(); ++i) with.items.push_back(jsonText(catalog.packs[i]));
    addUnlessEmpty(json, "with", std::move(with));
    JsonValue you = jsonObject();
    addField(you, "name", jsonText(kPersonHere));
    addField(you, "level", jsonInt(levelFor(card)));
    JsonValue hand = listWith(isMonster || isCharacter ? nullptr : &card);
    if (helpers.inHand != nullptr) hand.items.push_back(mention(*helpers.inHand));
    addField(you, "hand", std::move(hand));
    addUnlessEmpty(you, "inPlay", listWith(helpers.inPlay));
    if (isCharacter) addField(you, "character", mention(card));
    JsonValue players = jsonList();
    players.items.push_back(std::move(you));
    for (const char* name : {"Bob", "Cat"}) {
        JsonValue other = jsonObject();
        addField(other, "name", jsonText(name));
        players.items.push_back(std::move(other));
    }
    addField(json, "players", std::move(players));
    addField(json, "doorDeck", listWith(helpers.door));
    addField(json, "steps", jsonList());
    return json;
}

// The cards that may be what the card needs in play, the likeliest first: nothing; the races and classes; for
// a Cheat, an Item.
std::vector<const CardDef*> companions(const CardDef& card, const Catalog& catalog) {
    std::vector<const CardDef*> found = {nullptr};
    if (card.kind == CardKind::Monster || card.kind == CardKind::Character) return found;
    for (const CardDef& other : catalog.cards) {
        if (found.size() > kMostCompanions) break;
        const bool fits =
            card.kind == CardKind::Cheat ? other.kind == CardKind::Item : other.kind == CardKind::Identity;
        if (fits && other.key != card.key) found.push_back(&other);
    }
    return found;
}

std::string saveOf(const Game& game, const std::vector<PackSource>& sources, const scenario::Setting& setting,
                   const GameState& state) {
    GameRecord record;
    record.packs = sources;
    record.rules = setting.rules;
    record.seed = setting.seed;
    record.start = snapshotToJson(game.catalog, state);
    for (const scenario::PlayerSetting& player : setting.players)
        record.seats.push_back({player.name,
                                player.sex,
                                {},
                                record.seats.empty() ? "person" : "bot",
                                std::string(defaultBot())});
    return writeSave(record, game.catalog, state);
}

QString withoutMarks(QString text) {
    static const QRegularExpression kMark(QStringLiteral("<[^>]*>"));
    return text.remove(kMark);
}

QString setUpWords(const CardDef& card, const Helpers& helpers,
                   const std::function<QString(const CardDef&)>& title) {
    const QString player = QString::fromLatin1(kPersonHere);
    if (card.kind == CardKind::Monster)
        return PlayWords::tr("The card lies behind the door, which %1 may kick open at Level %2.")
            .arg(player)
            .arg(levelFor(card));
    QStringList all;
    all << (card.kind == CardKind::Character ? PlayWords::tr("The card is %1's Character.").arg(player)
                                             : PlayWords::tr("%1 has the card in hand.").arg(player));
    if (helpers.inHand != nullptr)
        all << PlayWords::tr("%1 also holds “%2”.").arg(player, title(*helpers.inHand));
    if (helpers.inPlay != nullptr)
        all << PlayWords::tr("%1 has “%2” in play, too.").arg(player, title(*helpers.inPlay));
    if (helpers.door != nullptr)
        all << PlayWords::tr("Behind the door waits “%1”, Level %2.")
                   .arg(title(*helpers.door))
                   .arg(helpers.door->level);
    return all.join(QLatin1Char(' '));
}

// Takes this table, unless there is one that is as good. True if the card can be used there. Throws
// ReadError.
bool setTable(const LoadedPacks& packs, DefId def, const Helpers& helpers,
              const std::filesystem::path& translations, const QString& language, CardGame& made) {
    const Catalog& catalog = *packs.catalog;
    const JsonValue json = settingFor(catalog[def], catalog, helpers);
    const scenario::Setting setting = scenario::readSetting(JsonAt(json), packs);
    const Game game{catalog, setting.rules};
    const GameState state = scenario::buildState(game, setting);
    const CardUse use = useOf(game, state, def);
    if (!use.can && !made.save.empty()) return false;
    const CardTexts texts(game, translations, language, packs.sources);
    made = {};
    made.scenario = prettyJson(json, 1) + "\n";
    made.save = saveOf(game, packs.sources, setting, state);
    made.setUp = setUpWords(catalog[def], helpers, [&](const CardDef& one) {
        return texts.title(DefId(&one - catalog.cards.data()));
    });
    if (use.can) return true;
    QList<SeatLook> seats;
    for (const std::string& name : setting.playerNames())
        seats << SeatLook{QString::fromStdString(name), {}, true};
    made.idle = withoutMarks(Wording(game, texts, seats).whyNot(game, use.moment, use.refusals).text);
    return false;
}

}  // namespace

CardGame gameWith(const Kickpack& pack, const std::string& card, const PackPlaces& places,
                  const QString& language) {
    CardGame made;
    const LoadedKickpack loaded =
        loadKickpack(pack, {places.assets / "packs", places.own}, companionsOf(pack, kOfferedFirst));
    if (!loaded.ok()) {
        made.problem = errorLine(loaded.errors.front(), pack);
        made.detail = QString::fromStdString(textWithLine(loaded.errors.front(), pack.files, pack.facts.key));
        return made;
    }
    const LoadedPacks packs{loaded.sources, std::make_shared<const Catalog>(loaded.result.catalog),
                            loaded.result.rules, loaded.result.editions};
    const Catalog& catalog = *packs.catalog;
    const std::optional<DefId> def = catalog.find(card, pack.facts.key);
    if (!def) return made;
    const CardDef& shown = catalog[*def];
    Helpers helpers;
    helpers.door = shown.kind == CardKind::Monster ? &shown : weakMonster(catalog);
    if (shown.play.with == WithCard::MonsterFromHand) helpers.inHand = weakMonster(catalog);
    if (shown.kind == CardKind::Doubling || shown.play.with == WithCard::IdentityFromHand)
        helpers.inHand = identityOf(catalog, shown.identityType);
    for (const CardDef* inPlay : companions(shown, catalog)) {
        if (inPlay != nullptr && inPlay == helpers.inHand) continue;
        helpers.inPlay = inPlay;
        try {
            if (setTable(packs, *def, helpers, translationsOf(places.assets), language, made)) break;
        } catch (const ReadError& mistake) {
            if (!made.save.empty()) continue;
            made.problem = PlayWords::tr("No table can be set up with it.");
            made.detail = QString::fromStdString(mistake.text());
        }
    }
    return made;
}

}  // namespace kickdoor::workshop
