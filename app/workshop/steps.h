// The steps of the workshop's history. Each can be undone and done again.
#pragma once

#include <QUndoCommand>
#include <utility>
#include <vector>

#include "workshop/workbench.h"

namespace kickdoor::workshop {

// Changes with the same part of the same cards, one after the other, are one step.
class EditStep : public QUndoCommand {
public:
    EditStep(Workbench& bench, std::vector<CardEdit> before, std::vector<CardEdit> after, const QString& what,
             QString part);
    int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* other) override;
    void undo() override { m_bench.applyEdits(m_before); }
    void redo() override { m_bench.applyEdits(m_after); }

private:
    Workbench& m_bench;
    std::vector<CardEdit> m_before;
    std::vector<CardEdit> m_after;
    QString m_part;
};

// Cards come or go, with their places in ascending order.
class ListStep : public QUndoCommand {
public:
    ListStep(Workbench& bench, std::vector<PlacedCard> cards, bool inserts, const QString& what)
        : QUndoCommand(what), m_bench(bench), m_cards(std::move(cards)), m_inserts(inserts) {}
    void undo() override { run(!m_inserts); }
    void redo() override { run(m_inserts); }

private:
    void run(bool insert) { insert ? m_bench.applyInsert(m_cards) : m_bench.applyRemove(m_cards); }

    Workbench& m_bench;
    std::vector<PlacedCard> m_cards;
    bool m_inserts;
};

class OrderStep : public QUndoCommand {
public:
    // order: for each new place the old one.
    OrderStep(Workbench& bench, std::vector<std::size_t> order, const QString& what);
    void undo() override { m_bench.applyOrder(m_back); }
    void redo() override { m_bench.applyOrder(m_order); }

private:
    Workbench& m_bench;
    std::vector<std::size_t> m_order;
    std::vector<std::size_t> m_back;
};

class EditionStep : public QUndoCommand {
public:
    EditionStep(Workbench& bench, JsonValue before, JsonValue after, const QString& what, QString part);
    int id() const override { return 2; }
    bool mergeWith(const QUndoCommand* other) override;
    void undo() override { m_bench.applyEdition(m_before); }
    void redo() override { m_bench.applyEdition(m_after); }

private:
    Workbench& m_bench;
    JsonValue m_before;
    JsonValue m_after;
    QString m_part;
};

// A file beside the cards, such as strings/de.json; empty text: there is none.
class FileStep : public QUndoCommand {
public:
    FileStep(Workbench& bench, std::string path, std::string after, const QString& what, QString part);
    int id() const override { return 3; }
    bool mergeWith(const QUndoCommand* other) override;
    void undo() override { m_bench.applyFile(m_path, m_before); }
    void redo() override { m_bench.applyFile(m_path, m_after); }

private:
    Workbench& m_bench;
    std::string m_path;
    std::string m_before;
    std::string m_after;
    QString m_part;
};

}  // namespace kickdoor::workshop
