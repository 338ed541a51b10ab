#include "model/net/pack_offers.h"

#include <QLocale>
#include <algorithm>

#include "model/net/net_words.h"
#include "net/wire/digest.h"

namespace kickdoor {

QVariantList PackOffers::packs() const {
    QVariantList list;
    for (const net::PackOffer& offer : m_offers) {
        const QString size = QLocale().formattedDataSize(offer.size, 0, QLocale::DataSizeSIFormat);
        const QString cards =
            tr("%1, %2 (%3)", "8 door cards, 6 treasures (12 different cards)")
                .arg(tr("%n door card(s)", "", offer.doors), tr("%n treasure(s)", "", offer.treasures),
                     tr("%n different card(s)", "", offer.kinds));
        list << QVariantMap{
            {QStringLiteral("name"), tr("“%1” %2").arg(plainWords(offer.name), plainWords(offer.version))},
            {QStringLiteral("made"),
             tr("By %1. Licence: %2").arg(plainWords(offer.author), plainWords(offer.licence))},
            {QStringLiteral("about"), plainWords(offer.about)},
            {QStringLiteral("holds"), tr("%1; %2", "cards; size of the file").arg(cards, size)},
            {QStringLiteral("identity"), QString::fromStdString(net::hexOf(offer.file))}};
    }
    return list;
}

int PackOffers::fetching() const {
    if (!m_asked) return -1;
    const auto found = std::find_if(m_offers.begin(), m_offers.end(),
                                    [this](const net::PackOffer& offer) { return offer.file == *m_asked; });
    return found == m_offers.end() ? -1 : static_cast<int>(found - m_offers.begin());
}

double PackOffers::progress() const {
    const int row = fetching();
    if (row < 0) return 0;
    return static_cast<double>(m_received) / m_offers[static_cast<std::size_t>(row)].size;
}

void PackOffers::fetch(int row) {
    if (m_session == nullptr || row < 0 || row >= static_cast<int>(m_offers.size())) return;
    m_asked = m_offers[static_cast<std::size_t>(row)].file;
    m_received = 0;
    m_trouble.clear();
    m_session->fetchPack(*m_asked);
    emit changed();
}

void PackOffers::stop() {
    if (m_session != nullptr) m_session->stopFetching();
    m_asked.reset();
    emit changed();
}

void PackOffers::show(net::ClientSession* session) {
    m_session = session;
    m_offers.clear();
    m_lacking.clear();
    m_asked.reset();
    m_trouble.clear();
    sum();
}

void PackOffers::take(const net::PackOffers& offers) {
    m_offers = offers.packs;
    if (fetching() < 0) m_asked.reset();
    sum();
}

void PackOffers::setLacking(const std::vector<std::pair<std::string, QString>>& lacking) {
    if (lacking == m_lacking) return;
    m_lacking = lacking;
    if (lacking.empty()) m_trouble.clear();
    sum();
}

void PackOffers::sum() {
    QStringList withheld;
    for (const auto& [edition, name] : m_lacking)
        if (std::none_of(m_offers.begin(), m_offers.end(),
                         [&key = edition](const net::PackOffer& offer) { return offer.edition == key; }))
            withheld << name;
    m_withheld = QLocale().createSeparatedList(withheld);
    emit changed();
}

void PackOffers::part(std::size_t received) {
    m_received = received;
    emit changed();
}

void PackOffers::whole(const net::PackOffer& offer, const std::string& bytes) {
    m_asked.reset();
    emit changed();
    emit fetched(QByteArray::fromStdString(bytes), QString::fromStdString(offer.edition));
}

void PackOffers::failed(net::NetReason reason) {
    m_asked.reset();
    m_trouble = NetWords::of(reason);
    emit changed();
}

void PackOffers::lookAgain() {
    if (m_session != nullptr) m_session->lookAtPacks();
}

}  // namespace kickdoor
