// The cards of a table that this machine lacks: who made them, what is in them, and fetching them from the
// host.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>
#include <optional>

#include "net/client/client_session.h"

namespace kickdoor {

class PackOffers : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The client makes it")
    // {name, made, about, holds, identity} of the packs that the host gives out.
    Q_PROPERTY(QVariantList packs READ packs NOTIFY changed)
    // What the host does not give out; empty: nothing is lacking, or all of it is offered.
    Q_PROPERTY(QString withheld READ withheld NOTIFY changed)
    Q_PROPERTY(bool able READ able CONSTANT)                  // this program can add packs
    Q_PROPERTY(int fetching READ fetching NOTIFY changed)     // a row of packs; -1: none
    Q_PROPERTY(double progress READ progress NOTIFY changed)  // of it, up to 1
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)   // of the last one

public:
    explicit PackOffers(bool able, QObject* parent = nullptr) : QObject(parent), m_able(able) {}

    QVariantList packs() const;
    QString withheld() const { return m_withheld; }
    bool able() const { return m_able; }
    int fetching() const;
    double progress() const;
    QString trouble() const { return m_trouble; }

    Q_INVOKABLE void fetch(int row);
    Q_INVOKABLE void stop();

    // Null: not at a table.
    void show(net::ClientSession* session);
    void take(const net::PackOffers& offers);
    // lacking: names of all that this member lacks, by edition.
    void setLacking(const std::vector<std::pair<std::string, QString>>& lacking);
    void part(std::size_t received);
    void whole(const net::PackOffer& offer, const std::string& bytes);
    void failed(net::NetReason reason);
    // The player's packs have changed.
    void lookAgain();

signals:
    void changed();
    // The bytes of a file that may be a pack; nothing of it is kept yet.
    void fetched(const QByteArray& bytes, const QString& edition);

private:
    net::ClientSession* m_session = nullptr;
    bool m_able = false;
    std::vector<net::PackOffer> m_offers;
    std::vector<std::pair<std::string, QString>> m_lacking;
    QString m_withheld;
    std::optional<net::Digest> m_asked;
    std::size_t m_received = 0;
    QString m_trouble;

    void sum();
};

}  // namespace kickdoor
