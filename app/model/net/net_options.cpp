// NetPlay: passes the table's cards, options and clock between the set-up's panels and the wire.
#include <cstdlib>

#include "model/net/net_play.h"
#include "net/wire/game_options.h"
#include "rule_set/rule_fields.h"
#include "table/bot_pace.h"

namespace kickdoor {

int NetPlay::botMillis() const {
    return m_botMillis.value_or(m_session.botMillis());
}

// A table opened by another program may have a pace between these.
int NetPlay::botPace() const {
    int pace = 0;
    for (int other = 1; other < kBotPaces; ++other)
        if (std::abs(botMillisAt(other) - botMillis()) < std::abs(botMillisAt(pace) - botMillis()))
            pace = other;
    return pace;
}

void NetPlay::setBotPace(int pace) {
    const int millis = botMillisAt(pace);
    if (millis == botMillis()) return;
    m_botMillis = millis;
    remember(QStringLiteral("botPace"), botPace());
    emit optionsChanged();
}

bool NetPlay::pickOptions(net::GameOptions& options) {
    m_setup.packs()->look();
    const LoadedPacks* packs = m_setup.packs()->packs();
    if (packs == nullptr) return false;
    std::vector<std::string> editions;
    for (const QString& key : m_setup.packs()->mix()) editions.push_back(key.toStdString());
    RuleSet rules = packs->rules;
    m_setup.options()->applyTo(rules);
    options = {};
    options.packs = net::packIdsOf(editions, *packs);
    options.options = net::optionsOf(rules);
    Pace pace;
    pace.clockFactor = m_setup.clock() ? 1 : 0;
    pace.botMillis = botMillis();
    net::setPace(options, pace);
    options.chat = m_chat;
    options.watching = m_watching;
    options.hints = m_hints;
    options.standIn = m_standIn.toStdString();
    return true;
}

void NetPlay::showOptions() {
    const net::Lobby& lobby = m_client.session()->lobby();
    const net::GameOptions& laid = lobby.options;
    QStringList mix;
    for (const net::PackId& pack : laid.packs) mix << QString::fromStdString(pack.edition);
    QVariantMap chosen;
    const net::PackMatch match = net::matchPacks(m_session.shelf(), laid.packs);
    RuleSet rules;
    if (match.packs != nullptr) rules = match.packs->rules;
    const RuleSet base = rules;
    if (net::applyOptions(laid.options, rules)) {
        for (const RuleField& field : ruleFields()) {
            if (field.get(rules) == field.get(base)) continue;
            const QString name =
                QString::fromUtf8(field.name.data(), static_cast<qsizetype>(field.name.size()));
            chosen.insert(name, field.get(rules));
        }
    }
    m_setup.packs()->look();
    m_setup.chooseRules({{QStringLiteral("packs"), mix},
                         {QStringLiteral("options"), chosen},
                         {QStringLiteral("clock"), laid.clockPermille > 0}});
    m_seats = static_cast<int>(lobby.seats.size());
    m_chat = laid.chat;
    m_watching = laid.watching;
    m_hints = laid.hints;
    m_standIn = QString::fromStdString(laid.standIn);
    m_botMillis = net::paceOf(laid).botMillis;
    emit optionsChanged();
}

void NetPlay::pushOptions() {
    if (m_client.state() != QLatin1String("lobby") || !m_client.isOwner() || m_client.isAway()) return;
    net::SetOptions wish;
    wish.seats = static_cast<std::uint8_t>(m_seats);
    if (!pickOptions(wish.options)) return;
    remember(QStringLiteral("rules"), m_setup.rules());
    remember(QStringLiteral("seats"), m_seats);
    const net::Lobby& lobby = m_client.session()->lobby();
    if (wish.options == lobby.options && wish.seats == lobby.seats.size()) return;
    m_client.setOptions(wish);
}

}  // namespace kickdoor
