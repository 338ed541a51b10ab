#include "workshop/steps.h"

#include <algorithm>

namespace kickdoor::workshop {

EditStep::EditStep(Workbench& bench, std::vector<CardEdit> before, std::vector<CardEdit> after,
                   const QString& what, QString part)
    : QUndoCommand(what),
      m_bench(bench),
      m_before(std::move(before)),
      m_after(std::move(after)),
      m_part(std::move(part)) {}

bool EditStep::mergeWith(const QUndoCommand* other) {
    const auto* next = static_cast<const EditStep*>(other);
    const bool same = std::equal(m_after.begin(), m_after.end(), next->m_after.begin(), next->m_after.end(),
                                 [](const CardEdit& a, const CardEdit& b) { return a.index == b.index; });
    if (m_part.isEmpty() || next->m_part != m_part || !same) return false;
    m_after = next->m_after;
    return true;
}

OrderStep::OrderStep(Workbench& bench, std::vector<std::size_t> order, const QString& what)
    : QUndoCommand(what), m_bench(bench), m_order(std::move(order)), m_back(m_order.size()) {
    for (std::size_t i = 0; i < m_order.size(); ++i) m_back[m_order[i]] = i;
}

EditionStep::EditionStep(Workbench& bench, JsonValue before, JsonValue after, const QString& what,
                         QString part)
    : QUndoCommand(what),
      m_bench(bench),
      m_before(std::move(before)),
      m_after(std::move(after)),
      m_part(std::move(part)) {}

bool EditionStep::mergeWith(const QUndoCommand* other) {
    const auto* next = static_cast<const EditionStep*>(other);
    if (m_part.isEmpty() || next->m_part != m_part) return false;
    m_after = next->m_after;
    return true;
}

FileStep::FileStep(Workbench& bench, std::string path, std::string after, const QString& what, QString part)
    : QUndoCommand(what),
      m_bench(bench),
      m_path(std::move(path)),
      m_before(bench.document().file(m_path)),
      m_after(std::move(after)),
      m_part(std::move(part)) {}

bool FileStep::mergeWith(const QUndoCommand* other) {
    const auto* next = static_cast<const FileStep*>(other);
    if (m_part.isEmpty() || next->m_part != m_part || next->m_path != m_path) return false;
    m_after = next->m_after;
    return true;
}

}  // namespace kickdoor::workshop
