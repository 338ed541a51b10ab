#include "model/gallery/gallery_model.h"

#include <QRegularExpression>
#include <QThreadPool>
#include <algorithm>
#include <utility>

#include "io/pack_shelf.h"
#include "model/base/face_list.h"
#include "model/base/face_maker.h"
#include "text/installed.h"

namespace kickdoor {

namespace {

// Lower case, with a space before each word, so that "elf" finds "elf's" but not "bookshelf".
QString apartAndLower(const QString& text) {
    static const QRegularExpression kBetween(QStringLiteral("[^\\p{L}\\p{N}]+"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    return QLatin1Char(' ') + text.toLower().replace(kBetween, QStringLiteral(" "));
}

}  // namespace

struct GalleryModel::Reading {
    QString language;
    std::vector<Card> cards;
    QVariantList editions;
    QStringList problems;
};

GalleryModel::GalleryModel(std::filesystem::path assets, std::filesystem::path ownPacks, QObject* parent)
    : RowModel(faceRoles({"edition", "editionName", "copies"}), parent),
      m_assets(std::move(assets)),
      m_own(std::move(ownPacks)) {}

GalleryModel::~GalleryModel() = default;

GalleryModel::Reading GalleryModel::readPacks(const std::filesystem::path& assets,
                                              const std::filesystem::path& own, const QString& language) {
    static const QRegularExpression kMark(QStringLiteral("<[^>]*>"));
    Reading reading;
    reading.language = language;
    PackShelf shelf(assets / "packs", own);
    for (const std::string& key : shelf.editions()) {
        std::string error;
        std::vector<std::string> keys = shelf.needsOf(key);
        keys.push_back(key);
        const LoadedPacks* packs = shelf.load(keys, error);
        if (packs == nullptr) {
            reading.problems << QString::fromStdString(error);
            continue;
        }
        const Game game{*packs->catalog, packs->rules};
        const CardTexts texts(game, translationsOf(assets), language, packs->sources);
        const Wording wording(game, texts, {});
        const FaceMaker maker(game.catalog, wording);
        const QString edition = QString::fromStdString(key);
        const QString name = texts.editionTitle(key);
        reading.editions << QVariantMap{{QStringLiteral("key"), edition}, {QStringLiteral("name"), name}};
        for (std::size_t def = 0; def < game.catalog.cards.size(); ++def) {
            if (game.catalog.cards[def].pack != key) continue;
            Card card{maker.ofDef(DefId(def)), edition, name, game.catalog.cards[def].copies, {}};
            const CardFace& face = card.face;
            card.words = apartAndLower(QStringList{face.title, QString(face.rulesText).remove(kMark),
                                                   face.flavour, face.footerLeft, face.footerRight, name}
                                           .join(QLatin1Char(' ')));
            reading.cards.push_back(std::move(card));
        }
    }
    return reading;
}

void GalleryModel::load() {
    QThreadPool::globalInstance()->start([this, assets = m_assets, own = m_own, language = m_language,
                                          alive = std::weak_ptr<QObject>(m_alive)] {
        auto reading = std::make_shared<Reading>(readPacks(assets, own, language));
        const std::shared_ptr<QObject> context = alive.lock();
        if (!context) return;
        QMetaObject::invokeMethod(
            context.get(), [this, reading] { take(std::move(*reading)); }, Qt::QueuedConnection);
    });
}

void GalleryModel::setLanguage(const QString& language) {
    if (language == m_language) return;
    m_language = language;
    if (!m_cards.empty()) load();
}

void GalleryModel::readAgain() {
    if (!m_cards.empty()) load();
}

void GalleryModel::take(Reading reading) {
    if (reading.language != m_language) return load();  // it has changed meanwhile
    m_cards = std::move(reading.cards);
    m_editions = std::move(reading.editions);
    m_problem = reading.problems.join(QLatin1Char('\n'));
    m_kinds.clear();
    for (const Card& card : m_cards)
        if (!m_kinds.contains(card.face.kind)) m_kinds << card.face.kind;
    refresh();
    emit loaded();
}

void GalleryModel::refresh() {
    const QStringList wanted = apartAndLower(m_search).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<Row> rows;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const Card& card = m_cards[i];
        if (!m_edition.isEmpty() && card.edition != m_edition) continue;
        if (!m_kind.isEmpty() && card.face.kind != m_kind) continue;
        const bool met = std::all_of(wanted.begin(), wanted.end(), [&](const QString& word) {
            return card.words.contains(QLatin1Char(' ') + word);
        });
        if (!met) continue;
        rows.push_back(
            {static_cast<qint64>(i), faceValues(card.face, {card.edition, card.editionName, card.copies})});
    }
    resetRows(std::move(rows));
}

int GalleryModel::rowOf(const QString& edition, const QString& defKey) const {
    const auto found = std::find_if(rows().begin(), rows().end(), [&](const Row& row) {
        const Card& card = m_cards[static_cast<std::size_t>(row.key)];
        return card.edition == edition && card.face.defKey == defKey;
    });
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

void GalleryModel::showAll() {
    m_search.clear();
    m_edition.clear();
    m_kind.clear();
    refresh();
    emit filterChanged();
}

void GalleryModel::setSearch(const QString& search) {
    if (search == m_search) return;
    m_search = search;
    refresh();
    emit filterChanged();
}

void GalleryModel::setEdition(const QString& edition) {
    if (edition == m_edition) return;
    m_edition = edition;
    refresh();
    emit filterChanged();
}

void GalleryModel::setKind(const QString& kind) {
    if (kind == m_kind) return;
    m_kind = kind;
    refresh();
    emit filterChanged();
}

}  // namespace kickdoor
