#include "workshop/findings_panel.h"

#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>

#include "workshop/elided_button.h"
#include "workshop/finding_words.h"
#include "workshop/mending.h"
#include "workshop/wrapped_rows.h"

namespace kickdoor::workshop {
namespace {

constexpr std::size_t kMostFindings = 100;  // shown at once: nobody mends more in one go

bool isSame(const PackFinding& a, const PackFinding& b) {
    return a.card == b.card && a.place == b.place && a.cause == b.cause;
}

}  // namespace

FindingsPanel::FindingsPanel(Workbench& bench, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_list(new QTreeWidget), m_button(new ElidedButton) {
    m_list->setRootIsDecorated(false);
    wrapRows(*m_list);
    m_list->setAccessibleName(tr("Mistakes"));
    m_button->setAccessibleDescription(tr("Mends the chosen mistake"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list, 1);
    column->addWidget(m_button);
    connect(m_list, &QTreeWidget::itemActivated, this, &FindingsPanel::ask);
    connect(m_list, &QTreeWidget::itemClicked, this, &FindingsPanel::ask);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &FindingsPanel::showMend);
    connect(m_button, &QPushButton::clicked, this, &FindingsPanel::mend);
    connect(&bench, &Workbench::readingChanged, this, &FindingsPanel::refresh);
    showMend();
}

const PackFinding* FindingsPanel::chosen() const {
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row >= 0 && row < static_cast<int>(m_shown.size()) ? &m_shown[static_cast<std::size_t>(row)]
                                                              : nullptr;
}

bool FindingsPanel::canMend() const {
    const PackFinding* finding = chosen();
    return finding != nullptr && finding->mend.has_value() && !m_bench.isReadOnly();
}

// Until the pack has been read again, a finding may be about what is no longer there.
void FindingsPanel::mend() {
    if (!canMend()) {
        if (chosen() != nullptr && !m_bench.isReadOnly())
            emit told(
                tr("There is no mend at one press for this. Press Enter in the list to go to its field."));
        return;
    }
    const PackFinding finding = *chosen();
    if (m_bench.isReading())
        m_awaited = finding;
    else
        carryOut(m_bench, finding);
}

int FindingsPanel::rowOf(const PackFinding& finding) const {
    const auto found = std::find_if(m_shown.begin(), m_shown.end(),
                                    [&](const PackFinding& one) { return isSame(one, finding); });
    return found == m_shown.end() ? -1 : static_cast<int>(found - m_shown.begin());
}

// The one that was chosen; else the first that can be mended at one press.
int FindingsPanel::rowToChoose(const PackFinding* before) const {
    if (const int same = before != nullptr ? rowOf(*before) : -1; same >= 0) return same;
    const auto found = std::find_if(m_shown.begin(), m_shown.end(),
                                    [](const PackFinding& one) { return one.mend.has_value(); });
    return found == m_shown.end() ? 0 : static_cast<int>(found - m_shown.begin());
}

void FindingsPanel::refresh() {
    std::optional<PackFinding> before;
    if (const PackFinding* finding = chosen()) before = *finding;
    // Mistakes first, hints behind them.
    std::vector<PackFinding> found = m_bench.reading().findings;
    std::stable_partition(found.begin(), found.end(), [](const PackFinding& one) { return one.error; });
    m_shown.assign(found.begin(),
                   found.begin() + static_cast<std::ptrdiff_t>(std::min(found.size(), kMostFindings)));
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const PackFinding& finding : m_shown) {
        const QString kind = finding.error ? tr("Mistake") : tr("Hint");
        new QTreeWidgetItem(m_list, {kind + QStringLiteral(": ") + findingLine(finding, m_bench.document())});
    }
    if (found.size() > m_shown.size())
        new QTreeWidgetItem(m_list,
                            {tr("… and %n more", "", static_cast<int>(found.size() - m_shown.size()))});
    if (found.empty()) new QTreeWidgetItem(m_list, {tr("No mistakes found.")});
    m_list->setCurrentItem(m_list->topLevelItem(rowToChoose(before ? &*before : nullptr)));
    showMend();
    if (!m_awaited || m_bench.isReading()) return;
    const int row = rowOf(*m_awaited);
    m_awaited.reset();
    if (row >= 0) carryOut(m_bench, PackFinding(m_shown[static_cast<std::size_t>(row)]));
}

void FindingsPanel::showMend() {
    const PackFinding* finding = chosen();
    const QString words = canMend() ? mendWords(*finding, m_bench.document()) : QString();
    m_button->setText(words);
    m_button->setAccessibleName(words.isEmpty() ? m_button->accessibleDescription() : words);
    // The keyboard does not get lost with it.
    if (words.isEmpty() && m_button->hasFocus()) m_list->setFocus();
    m_button->setVisible(!words.isEmpty());
    emit mendable(finding != nullptr && !m_bench.isReadOnly());
}

void FindingsPanel::ask(const QTreeWidgetItem* item) {
    if (item != m_list->currentItem() || chosen() == nullptr) return;
    const PackFinding& finding = *chosen();
    const int card = cardOf(finding, m_bench.document());
    emit asked(card, card < 0 ? QString::fromStdString(finding.place) : placeInCard(finding.place));
}

}  // namespace kickdoor::workshop
