#include "words/game_text.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>

#include "card/loader.h"
#include "io/replay.h"
#include "rule_set/rule_fields.h"
#include "table/game_files.h"
#include "table_api/fight.h"
#include "view/view.h"
#include "words/numbers.h"
#include "words/offered_options.h"
#include "words/told_turns.h"

namespace kickdoor {
namespace {

constexpr std::string_view kBotWord = "bot";

QString underlined(const QString& heading, char line) {
    return heading + QLatin1Char('\n') + QString(heading.size(), QLatin1Char(line));
}

// Sorted by Level, highest first.
std::vector<Seat> byLevel(const GameState& state) {
    std::vector<Seat> seats;
    for (Seat seat{0}; seat < state.players; ++seat) seats.push_back(seat);
    std::stable_sort(seats.begin(), seats.end(), [&state](Seat a, Seat b) {
        const bool wonA = state.winners.has(a);
        const bool wonB = state.winners.has(b);
        return wonA != wonB ? wonA : state.player[a].level > state.player[b].level;
    });
    return seats;
}

// Writes one game in one language.
class Said {
    Q_DECLARE_TR_FUNCTIONS(GameText)

public:
    Said(const Game& game, const CardTexts& texts, const Wording& words)
        : game_(game), texts_(texts), words_(words) {}

    QString head(const GameRecord& record, const RuleSet& printed, const QDate& played, bool over) const {
        QStringList lines{underlined(tr("Kickdoor: the story of a game"), '=')};
        if (!record.title.empty()) lines << QString::fromStdString(record.title);
        lines << tr("Date: %1").arg(QLocale().toString(played, QLocale::LongFormat));
        QStringList packs;
        for (const std::string& pack : game_.catalog.packs) packs << texts_.editionTitle(pack);
        lines << tr("Cards: %1", "editions").arg(texts_.joined(packs));
        QStringList options;
        for (const OfferedOption& option : offeredOptions()) options << changed(option, printed);
        options.removeAll(QString());
        if (!options.isEmpty()) lines << tr("Options: %1").arg(texts_.joined(options));
        QStringList players;
        for (Seat seat{0}; seat < record.seats.size(); ++seat)
            players << (record.seats[seat].control == kBotWord
                            ? tr("%1 (bot)", "player").arg(words_.name(seat))
                            : words_.name(seat));
        lines << tr("Players: %1").arg(texts_.joined(players));
        // A record with a start state was not dealt from the seed.
        if (over && !record.start) lines << tr("Seed: %1").arg(record.seed);
        return lines.join(QLatin1Char('\n'));
    }

    QString stand(const GameState& view) const {
        QStringList lines{underlined(view.phase == Phase::Over ? tr("The end") : tr("How it stands"), '-')};
        for (const Seat seat : byLevel(view)) {
            const QString who = tr("%1: Level %2, strength %3")
                                    .arg(words_.name(seat))
                                    .arg(view.player[seat].level)
                                    .arg(plainNumber(strengthBeside(game_, view, seat)));
            const QString identity = words_.identity(view, seat);
            lines << (identity.isEmpty() ? who
                                         : tr("%1, %2", "player with Level; identity").arg(who, identity));
            const QString cards = inPlay(view, seat);
            if (!cards.isEmpty()) lines << QStringLiteral("    ") + tr("In play: %1", "cards").arg(cards);
        }
        return lines.join(QLatin1Char('\n'));
    }

private:
    // Empty if the option is as in the base edition.
    QString changed(const OfferedOption& option, const RuleSet& printed) const {
        const RuleField* field = findRuleField(option.name);
        if (field == nullptr || field->get(game_.rules) == field->get(printed)) return {};
        const int value = field->get(game_.rules);
        if (field->flag == nullptr)
            return tr("%1: %2", "option: its number").arg(option.titleText(), option.valueText(value));
        return value != 0 ? option.titleText() : tr("%1: off", "option").arg(option.titleText());
    }

    QString inPlay(const GameState& view, Seat seat) const {
        QStringList titles;
        for (const Zone zone : {Zone::InPlay, Zone::Curses})
            for (const CardId card : view.cards.in(zone, seat)) titles << words_.title(view.cards.def(card));
        return texts_.joined(titles);
    }

    const Game& game_;
    const CardTexts& texts_;
    const Wording& words_;
};

QList<SeatLook> looksOf(const GameRecord& record) {
    QList<SeatLook> looks;
    for (const RecordedSeat& seat : record.seats)
        looks.append({QString::fromStdString(seat.name), QString(), seat.control != kBotWord});
    return looks;
}

}  // namespace

TableError GameText::ofFile(const std::filesystem::path& file, QString& text) const {
    GameRecord record;
    if (const TableError error = readRecord(file, record)) return error;
    const QDateTime when = QFileInfo(QString::fromStdU16String(file.u16string())).lastModified();
    TableError error = ofRecord(std::move(record), when.date(), text);
    error.file = file;
    return error;
}

TableError GameText::ofRecord(GameRecord record, const QDate& played, QString& text) const {
    LoadResult loaded = loadCatalog(record.packs);
    if (!loaded.ok()) return {TableErrorKind::NotAGame, {}, loaded.errors.front().text()};
    std::string cause;
    const auto catalog = std::make_shared<const Catalog>(std::move(loaded.catalog));
    const auto replay = Replay::open(std::move(record), catalog, cause);
    if (!replay) return {TableErrorKind::NotAGame, {}, cause};
    const Game& game = replay->game();
    const CardTexts texts(game, m_translations, m_language, replay->record().packs);
    const Wording words(game, texts, looksOf(replay->record()));
    ToldTurns turns(game, words);
    TableError error;
    while (!replay->atEnd() && !error) {
        if (!replay->step(cause, &turns)) error = {TableErrorKind::RulesMoved, {}, cause};
    }
    const GameState& end = replay->state();
    const Said said(game, texts, words);
    QStringList all{said.head(replay->record(), loaded.rules, played, end.phase == Phase::Over)};
    all << turns.paragraphs();
    if (error) all << tr("The rules have changed since this game was played: the rest cannot be told.");
    all << said.stand(viewOf(game, end, kNoSeat));
    text = all.join(QStringLiteral("\n\n")) + QLatin1Char('\n');
    return error;
}

}  // namespace kickdoor
