// How the games of a trial went, drawn: the lengths of the games, and how the users of each card fared.
#pragma once

#include <QHash>
#include <QWidget>
#include <vector>

#include "pack/try_pack.h"

namespace kickdoor::workshop {

// A bar for each number of turns, or for a few of them; the mean as a line.
class LengthPlot : public QWidget {
    Q_OBJECT

public:
    explicit LengthPlot(QWidget* parent = nullptr);
    void setResult(const TryResult& result);
    QSize sizeHint() const override { return {560, 320}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<int> m_lengths;
    bool m_known = false;
    double m_mean = 0;
};

// A row for each card: its lift as a point with its error, beside the line of chance. Cards far from the
// others have another colour and a sign.
class LiftPlot : public QWidget {
    Q_OBJECT

public:
    explicit LiftPlot(QWidget* parent = nullptr);
    void setResult(const TryResult& result, const QHash<QString, QString>& titles);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Row {
        QString title;
        TriedCard card;
    };
    int rowHeight() const;
    QString wordsOf(const Row& row) const;

    std::vector<Row> m_rows;
    bool m_known = false;
    double m_most = 2;  // the highest lift shown
};

}  // namespace kickdoor::workshop
