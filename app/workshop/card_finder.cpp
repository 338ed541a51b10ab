#include "workshop/card_finder.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

#include "io/pack_files.h"
#include "io/pack_shelf.h"
#include "model/base/edition_titles.h"
#include "text/installed.h"
#include "text/pack_strings.h"
#include "workshop/clipping.h"
#include "workshop/field_words.h"
#include "workshop/scroll_page.h"

namespace kickdoor::workshop {
namespace {

constexpr QSize kFinderSize(560, 600);

QString textOf(const JsonValue& card, const char* field) {
    const JsonValue* value = card.find(field);
    return value != nullptr ? QString::fromStdString(value->text) : QString();
}

}  // namespace

CardFinder::CardFinder(Workbench& bench, QWidget* parent)
    : QDialog(parent), m_bench(bench), m_search(new QLineEdit), m_list(new QListWidget), m_count(new QLabel) {
    setWindowTitle(tr("Take cards of other packs"));
    openAt(*this, kFinderSize);
    m_search->setClearButtonEnabled(true);
    m_search->setPlaceholderText(tr("Search by name, kind, pack or what a card does"));
    m_search->setAccessibleName(tr("Search all packs"));
    m_list->setAccessibleName(tr("Cards of all packs"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setUniformItemSizes(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QPushButton* go = buttons->button(QDialogButtonBox::Ok);
    go->setText(tr("Copy into the pack"));
    go->setEnabled(false);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(m_count);
    column->addWidget(buttons);
    connect(m_search, &QLineEdit::textChanged, this, &CardFinder::search);
    connect(m_list, &QListWidget::itemSelectionChanged, this,
            [this, go] { go->setEnabled(!m_list->selectedItems().isEmpty()); });
    connect(m_list, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    load();
    search({});
    m_search->setFocus();
}

void CardFinder::load() {
    const PackShelf shelf(m_bench.assets() / "packs", m_bench.own());
    const std::string language = m_bench.language().toStdString();
    CardTitles titles = installedNames(m_bench.assets(), language);
    for (const EditionTitle& edition : editionTitles(shelf, titles)) {
        const std::string key = edition.key.toStdString();
        if (shelf.folderOf(key) == m_bench.document().folder()) continue;
        const PackSource source = readPack(shelf.folderOf(key)).source;
        if (shelf.isOwn(key)) addStringsOf({&source, 1}, language, titles);
        for (const auto& [name, text] : source.files) {
            const JsonValue list = parseJson(text).value;
            if (!list.isArray()) continue;
            for (const JsonValue& card : list.items) {
                const std::string& own = titles.name(key, textOf(card, "id").toStdString());
                const QString title = own.empty() ? textOf(card, "name") : QString::fromStdString(own);
                Found found{key, shelf.isOwn(key), card, {}};
                found.words = tr("%1 – %2, %3", "a card, its kind, its pack")
                                  .arg(title, wordTitle(textOf(card, "kind").toStdString()), edition.name) +
                              QLatin1Char('\n') + QString::fromStdString(writeJson(card));
                m_all.push_back(std::move(found));
            }
        }
    }
}

void CardFinder::search(const QString& words) {
    const QStringList parts = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    m_list->clear();
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        const QString& text = m_all[i].words;
        if (!std::all_of(parts.begin(), parts.end(),
                         [&](const QString& part) { return text.contains(part, Qt::CaseInsensitive); }))
            continue;
        auto* item = new QListWidgetItem(text.section(QLatin1Char('\n'), 0, 0), m_list);
        item->setData(Qt::UserRole, static_cast<int>(i));
    }
    m_count->setText(tr("%n card(s)", "", m_list->count()));
}

QStringList CardFinder::clippings() const {
    std::map<std::string, std::vector<JsonValue>> byPack;
    for (const QListWidgetItem* item : m_list->selectedItems()) {
        const Found& found = m_all[static_cast<std::size_t>(item->data(Qt::UserRole).toInt())];
        byPack[found.pack].push_back(found.card);
    }
    QStringList clippings;
    const PackShelf shelf(m_bench.assets() / "packs", m_bench.own());
    for (const auto& [pack, cards] : byPack)
        clippings << clippingOf(cards, pack, [&](const char* language) {
            if (!shelf.isOwn(pack)) return installedNames(m_bench.assets(), language);
            CardTitles own;
            const PackSource source = readPack(shelf.folderOf(pack)).source;
            addStringsOf({&source, 1}, language, own);
            return own;
        });
    return clippings;
}

}  // namespace kickdoor::workshop
