// Asks for the file to write a game's story to.
#pragma once

#include <QObject>
#include <QString>

class QWindow;

namespace kickdoor {

class ExportDialog : public QObject {
    Q_OBJECT

public:
    // The dialog belongs to `window`, which opens it by ask().
    explicit ExportDialog(QWindow& window);

public slots:
    void ask(const QString& game);

signals:
    void chosen(const QString& game, const QString& target);

private:
    QWindow& m_window;
    QString m_folder;  // the one chosen last
};

}  // namespace kickdoor
