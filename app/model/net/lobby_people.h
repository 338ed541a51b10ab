// The people at a table in the network, players and spectators.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/row_model.h"
#include "net/client/client_session.h"

namespace kickdoor {

class PackList;

class LobbyPeople : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The client makes it")

public:
    // packs: names the packs that somebody lacks.
    explicit LobbyPeople(const PackList& packs, QObject* parent = nullptr);

    // connectedAnew: this program has just come back. Who was lost or is back meanwhile is not told of.
    void show(const net::ClientSession* session, bool connectedAnew = false);
    QString nameOf(net::MemberId id) const;
    bool watches(net::MemberId id) const;
    // The names of all others who are present.
    QStringList others() const;

signals:
    // Emitted after the table was first shown.
    void came(const QString& name);
    void gone(const QString& name, bool watched);
    // A player's connection; saidBye: left for now.
    void lost(const QString& name, bool saidBye);
    void returned(const QString& name);

private:
    void noticeComings(const std::vector<Row>& now);
    void noticeConnections(const std::vector<Row>& now);
    QVariantMap personOf(net::MemberId id) const;

    const PackList& m_packs;
    bool m_shown = false;
};

// The chat at the table, newest line last.
class ChatModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The client makes it")
    // Messages of others since markRead().
    Q_PROPERTY(int unread READ unread NOTIFY unreadChanged)

public:
    explicit ChatModel(QObject* parent = nullptr);
    void add(const QString& name, const QString& text, bool mine);
    // A line of the table itself: of what happened, said by nobody. Not counted as unread.
    void tell(const QString& text);
    void clear();
    int unread() const { return m_unread; }
    Q_INVOKABLE void markRead() { setUnread(0); }

signals:
    void unreadChanged();

private:
    void append(const QString& name, const QString& text, bool mine, bool told);
    void setUnread(int unread);

    std::vector<Row> m_lines;
    qint64 m_next = 0;
    int m_unread = 0;
};

}  // namespace kickdoor
