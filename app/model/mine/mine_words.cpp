#include "model/mine/mine_words.h"

#include <QDateTime>
#include <QLocale>
#include <algorithm>

#include "tally/honours.h"
#include "words/card_texts.h"
#include "words/wording.h"

namespace kickdoor {
namespace {

QString qt(const std::string& text) {
    return QString::fromStdString(text);
}

QString date(std::int64_t seconds) {
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(seconds).date(), QLocale::ShortFormat);
}

QString number(std::int64_t value) {
    return QLocale().toString(static_cast<qlonglong>(value));
}

QVariantMap row(const QString& group, const QString& label, const QString& value) {
    return {
        {QStringLiteral("group"), group}, {QStringLiteral("label"), label}, {QStringLiteral("value"), value}};
}

}  // namespace

QString MineWords::card(const std::string& name) const {
    const std::size_t slash = name.find('/');
    if (slash != std::string::npos) {
        const std::string& own = m_texts.names().name(name.substr(0, slash), name.substr(slash + 1));
        if (!own.empty()) return qt(own);
    }
    const auto english = m_names.find(name);
    return qt(english == m_names.end() ? name : english->second);
}

QString MineWords::edition(const std::string& mix) const {
    QStringList titles;
    for (const QString& key : qt(mix).split(QLatin1Char('+'))) {
        const auto known = std::find_if(m_editions.begin(), m_editions.end(),
                                        [&](const EditionTitle& one) { return one.key == key; });
        titles << (known == m_editions.end() ? nameFromKey(key) : known->name);
    }
    return titles.join(QStringLiteral(" + "));
}

QString MineWords::bot(const std::string& kind) const {
    if (kind.empty()) return tr("People only", "games without bots");
    const std::string key = "bot." + kind;
    return m_texts.has(key) ? qt(m_texts.message(key)) : qt(kind);
}

QString MineWords::duel(const Duel& duel) const {
    if (duel.monster.empty()) return {};
    return tr("%1, %2 to %3, %n card(s)", "a monster, the sums of both sides", duel.cards)
        .arg(card(duel.monster))
        .arg(duel.fighters)
        .arg(duel.monsters);
}

QVariantList MineWords::figures(const Person& person) const {
    QVariantList rows;
    const auto score = [](const Score& one) {
        return tr("%1 of %2 won", "games").arg(number(one.wins), number(one.games));
    };
    const auto most = [](const Most& one, const QString& name) {
        return tr("%1, %n time(s)", "a player or a monster", static_cast<int>(one.times)).arg(name);
    };
    rows << row(tr("Games"), tr("All games"), score(person.all));
    for (const auto& [mix, one] : person.editions) rows << row({}, edition(mix), score(one));
    QString group = tr("Against");
    for (const auto& [kind, one] : person.bots) {
        rows << row(group, bot(kind), score(one));
        group.clear();
    }
    group = tr("Nemesis");
    if (const Most nemesis = nemesisOf(person); nemesis.times > 0) {
        rows << row(group, tr("Won most often against me"), most(nemesis, qt(nemesis.name)));
        group.clear();
    }
    if (const Most killer = killerOf(person); killer.times > 0) {
        rows << row(group, tr("Killed me most often"), most(killer, card(killer.name)));
        group.clear();
    }
    if (const Most rarest = rarestDeathOf(person); rarest.times > 0)
        rows << row(group, tr("Rarest death"), most(rarest, card(rarest.name)));
    group = tr("Fights");
    if (person.longest.cards > 0) {
        rows << row(group, tr("Longest duel"), duel(person.longest));
        group.clear();
    }
    if (!person.greatest.monster.empty()) {
        rows << row(group, tr("Highest sums"), duel(person.greatest));
        group.clear();
    }
    rows << row(group, tr("Fights won"), number(person.fightsWon))
         << row({}, tr("Fights won as a helper"), number(person.helped))
         << row({}, tr("Escapes"), number(person.escapes)) << row({}, tr("Deaths"), number(person.deaths))
         << row({}, tr("Curses suffered"), number(person.curses));
    return rows;
}

QVariantList MineWords::honours(const Person& person) const {
    QVariantList earned;
    QVariantList others;
    for (const Honour& honour : allHonours()) {
        const std::string key(honour.key);
        const auto when = person.honours.find(key);
        const bool has = when != person.honours.end();
        (has ? earned : others) << QVariantMap{
            {QStringLiteral("title"), honourTitle(qt(key))},
            {QStringLiteral("about"), honourAbout(qt(key))},
            {QStringLiteral("earned"), has},
            {QStringLiteral("when"), has ? date(when->second) : QString()}};
    }
    return earned + others;
}

QString MineWords::telling(const Telling& one, const GameFacts& facts) const {
    const auto name = [&](Seat seat) {
        return seat < facts.seats.size() ? qt(facts.seats[seat].name) : QString();
    };
    switch (one.kind) {
        case Telling::Kind::Comeback:
            return tr("%1 was last, %n level(s) behind the leader, and won all the same.", nullptr,
                      one.number)
                .arg(name(one.seat));
        case Telling::Kind::DiedAndWon:
            return tr("%1 died on the way and won all the same.").arg(name(one.seat));
        case Telling::Kind::LongFight:
            return tr("The longest fight took %n card(s): %1 against %2.", nullptr, one.number)
                .arg(name(one.seat), card(one.card));
        case Telling::Kind::Whisker:
            return tr("%1 beat %2 by a single point: %3 to %4.")
                .arg(name(one.seat), card(one.card))
                .arg(one.number)
                .arg(one.number2);
        case Telling::Kind::GreatFight:
            return tr("The greatest fight: %1 against %2, %3 to %4.")
                .arg(name(one.seat), card(one.card))
                .arg(one.number)
                .arg(one.number2);
        case Telling::Kind::CloseRun: {
            QStringList names;
            for (Seat seat{0}; seat < facts.seats.size(); ++seat)
                if (one.seats.has(seat)) names << name(seat);
            return tr("One level short at the end: %1.", "names of players")
                .arg(QLocale().createSeparatedList(names));
        }
        case Telling::Kind::Swing:
            return tr("Turn %1 took %2 from Level %3 to Level %4.")
                .arg(one.turn)
                .arg(name(one.seat))
                .arg(one.number)
                .arg(one.number2);
        case Telling::Kind::Deaths: return tr("%1 died %n time(s).", nullptr, one.number).arg(name(one.seat));
        case Telling::Kind::Leads: return tr("The lead changed %n time(s).", nullptr, one.number);
        case Telling::Kind::Turns: return tr("The game took %n turn(s).", nullptr, one.number);
    }
    return {};
}

QString MineWords::news(const std::vector<EarnedHonour>& earned) const {
    QStringList lines;
    for (const EarnedHonour& one : earned)
        lines << Wording::endedOnce(
            tr("Newly earned by %1: %2. %3", "a player; an honour; what for")
                .arg(qt(one.person), honourTitle(qt(one.honour)), honourAbout(qt(one.honour))));
    return lines.join(QLatin1Char('\n'));
}

}  // namespace kickdoor
