// Prints the cards of a pack as a PDF: sheets of cards 63 x 88 mm with crop marks, each followed by its
// backs.
#pragma once

#include <QObject>
#include <QPainter>
#include <QPdfWriter>
#include <QQuickView>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <memory>
#include <vector>

#include "import/pack_import.h"

namespace kickdoor {

struct PrintPlan {
    QString place;                         // a pack's folder or its .kickpack file
    QString file;                          // the PDF
    QString paper = QStringLiteral("A4");  // or "Letter"
    QString language = QStringLiteral("en");
};

class PrintCards : public QObject {
    Q_OBJECT

public:
    PrintCards(PackPlaces places, PrintPlan plan);
    ~PrintCards() override;
    void begin();

signals:
    // exitCode: 1 if the pack cannot be read or the file cannot be written.
    void done(int exitCode);

private:
    bool collect();
    bool openFile();
    void showNext();
    void look();
    void draw(const QImage& sheet);
    void drawCropMarks();
    QRectF area() const;
    void fail(const QString& cause);

    PackPlaces m_places;
    PrintPlan m_plan;
    QQuickView m_window;
    struct Sheet {
        QVariantList faces;
        QStringList backs;  // or these
    };
    std::vector<Sheet> m_sheets;
    std::size_t m_next = 0;
    int m_still = 0;  // consecutive checks without anything loading
    QTimer m_looking;
    std::unique_ptr<QPdfWriter> m_pdf;
    std::unique_ptr<QPainter> m_painter;
};

}  // namespace kickdoor
