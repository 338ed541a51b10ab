// Asks where the story of a game shall be kept as a text.
#pragma once

#include <QObject>
#include <QString>

class QWindow;

namespace kickdoor {

class ExportDialog : public QObject {
    Q_OBJECT

public:
    // Over the window, which asks by calling ask().
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
