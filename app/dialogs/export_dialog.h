// Asks for the file to write something to: a game's story, the statistics, a picture.
#pragma once

#include <QObject>
#include <QString>
#include <cstdint>

class QWindow;

namespace kickdoor {

class ExportDialog : public QObject {
    Q_OBJECT

public:
    enum class Content : std::uint8_t { Story, MyGames, Photo };
    // The dialog belongs to `window`, which opens it by ask().
    ExportDialog(QWindow& window, Content content);

public slots:
    // name: a file whose base name is suggested.
    void ask(const QString& name);
    void askForMyGames();

signals:
    void chosen(const QString& name, const QString& target);

private:
    QString title() const;
    QString filter() const;

    QWindow& m_window;
    Content m_content;
    QString m_folder;  // the one chosen last
};

}  // namespace kickdoor
