#include "model/base/row_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <random>

namespace kickdoor {
namespace {

class Rows : public RowModel {
public:
    Rows() : RowModel({"name"}) {}
    using RowModel::setRows;
    QStringList names() const {
        QStringList list;
        for (int i = 0; i < count(); ++i) list << at(i).value(QStringLiteral("name")).toString();
        return list;
    }
};

RowModel::Row row(qint64 key, const char* name) {
    return {key, {QString::fromLatin1(name)}};
}

TEST(RowModel, KeepsRowsThatStayAndTellsTheSmallestChange) {
    Rows rows;
    QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::Fatal);
    rows.setRows({row(1, "a"), row(2, "b"), row(3, "c")});

    QSignalSpy inserted(&rows, &RowModel::rowsInserted);
    QSignalSpy removed(&rows, &RowModel::rowsRemoved);
    QSignalSpy changed(&rows, &RowModel::dataChanged);
    rows.setRows({row(1, "a"), row(3, "C")});
    EXPECT_EQ(rows.names(), (QStringList{"a", "C"}));
    EXPECT_EQ(inserted.count(), 0);
    EXPECT_EQ(removed.count(), 1);
    EXPECT_EQ(changed.count(), 1);
}

TEST(RowModel, MovesARowInsteadOfMakingItAnew) {
    Rows rows;
    QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::Fatal);
    rows.setRows({row(1, "a"), row(2, "b"), row(3, "c")});
    QSignalSpy moved(&rows, &RowModel::rowsMoved);
    QSignalSpy removed(&rows, &RowModel::rowsRemoved);
    rows.setRows({row(3, "c"), row(1, "a"), row(2, "b")});
    EXPECT_EQ(rows.names(), (QStringList{"c", "a", "b"}));
    EXPECT_EQ(moved.count(), 1);
    EXPECT_EQ(removed.count(), 0);
}

TEST(RowModel, CountsItsChanges) {
    Rows rows;
    rows.setRows({row(1, "a"), row(2, "b")});
    QSignalSpy revised(&rows, &RowModel::revised);
    const int before = rows.revision();
    rows.setRows({row(1, "a"), row(2, "b")});
    EXPECT_EQ(revised.count(), 0);
    rows.setRows({row(1, "a"), row(2, "c")});
    EXPECT_EQ(revised.count(), 1);
    EXPECT_GT(rows.revision(), before);
}

TEST(RowModel, EndsAtTheWantedRowsWhateverCameBefore) {
    Rows rows;
    QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::Fatal);
    std::mt19937 chance(4);
    for (int round = 0; round < 200; ++round) {
        std::vector<qint64> keys{0, 1, 2, 3, 4, 5, 6, 7};
        std::shuffle(keys.begin(), keys.end(), chance);
        keys.resize(chance() % 8);
        std::vector<RowModel::Row> wanted;
        QStringList names;
        for (const qint64 key : keys) {
            names << QString::number(key);
            wanted.push_back({key, {names.back()}});
        }
        rows.setRows(wanted);
        ASSERT_EQ(rows.names(), names);
    }
}

}  // namespace
}  // namespace kickdoor
