#include "workshop/scenario_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "workshop/scroll_page.h"

namespace kickdoor::workshop {
namespace {

constexpr QSize kDialogSize(520, 460);

}  // namespace

ScenarioDialog::ScenarioDialog(const PlayedMoment& moment, const QString& card, const QString& pack,
                               const QString& name, QWidget* parent)
    : QDialog(parent), m_moment(moment), m_name(new QLineEdit(name)), m_facts(new QListWidget) {
    setWindowTitle(tr("Keep the moment as a scenario"));
    openAt(*this, kDialogSize);
    const auto wrappedLabel = [](const QString& text) {
        auto* label = new QLabel(text);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        return label;
    };
    auto* played = wrappedLabel(tr("You have taken %n step(s) with “%1”, those of the others included.", "",
                                   static_cast<int>(moment.steps.size()))
                                    .arg(card));
    auto* kept = wrappedLabel(
        tr("They become a scenario, a test in the pack “%1”. Whenever it is played, the same steps are taken "
           "from the same beginning, and what you mark here must be true after the last one. If a change of "
           "the card makes it otherwise, the scenario fails and says so.")
            .arg(pack));
    auto* nameLabel = new QLabel(tr("&Name of the scenario"));
    nameLabel->setBuddy(m_name);
    auto* factsLabel = new QLabel(tr("&What must be true at the end"));
    factsLabel->setBuddy(m_facts);
    m_name->setAccessibleName(tr("Name of the scenario"));
    m_facts->setAccessibleName(tr("What must be true at the end"));
    for (const Fact& fact : moment.facts) {
        auto* item = new QListWidgetItem(fact.words, m_facts);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(fact.usual ? Qt::Checked : Qt::Unchecked);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Keep it"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_name, &QLineEdit::textChanged, this, [buttons](const QString& text) {
        buttons->button(QDialogButtonBox::Ok)->setEnabled(!text.trimmed().isEmpty());
    });
    auto* column = new QVBoxLayout;
    column->addWidget(played);
    column->addWidget(kept);
    column->addWidget(nameLabel);
    column->addWidget(m_name);
    column->addWidget(factsLabel);
    column->addWidget(m_facts, 1);
    auto* all = new QVBoxLayout(this);
    all->addWidget(scrollPage(column), 1);
    all->addWidget(buttons);
    m_name->setFocus();
}

QString ScenarioDialog::name() const {
    return m_name->text().trimmed();
}

std::vector<JsonValue> ScenarioDialog::marked() const {
    std::vector<JsonValue> marked;
    for (int row = 0; row < m_facts->count(); ++row)
        if (m_facts->item(row)->checkState() == Qt::Checked)
            marked.push_back(m_moment.facts[static_cast<std::size_t>(row)].json);
    return marked;
}

}  // namespace kickdoor::workshop
