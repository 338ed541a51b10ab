// A table of three machines over the loopback: Hanna hosts it, Anna and Bert come.
#pragma once

#include <gtest/gtest.h>

#include "net_model/machine.h"

namespace kickdoor {

class NetPlayTest : public ::testing::Test {
protected:
    std::unique_ptr<Machine> machine(const char* name, std::uint64_t seed = 1) {
        return std::make_unique<Machine>(m_folder.filePath(QLatin1String(name)), seed);
    }

    // A table hosted by `host` with a PIN, and its host in the lobby.
    void open(int seats = 3) {
        host = machine("host", 1);
        host->play.setSeats(seats);
        host->play.hostTable(QStringLiteral("Hanna"), QStringLiteral("Living room"), QStringLiteral("1234"),
                             0);
        ASSERT_TRUE(until([&] { return host->state() == QLatin1String("lobby"); }))
            << host->failure.toStdString();
        ASSERT_TRUE(until([&] { return host->client().isOwner(); }));
    }
    // The code with this machine's loopback address in it.
    QString code() const {
        const net::HostPlace& place = host->play.host()->place();
        return QString::fromStdString(net::textOf({{127, 0, 0, 1}, place.port, place.key}));
    }
    void join(Machine& guest, const char* name) {
        guest.play.join(QLatin1String(name), code(), QStringLiteral("1234"), false);
        ASSERT_TRUE(until([&] { return guest.state() == QLatin1String("lobby"); }))
            << guest.failure.toStdString();
    }
    void sitAll() {
        host->client().seats()->sit(0, QStringLiteral("Hanna"), true);
        anna->client().seats()->sit(1, QStringLiteral("Anna"), true);
        bert->client().seats()->sit(2, QStringLiteral("Bert"), false);
        ASSERT_TRUE(until([&] { return host->client().seats()->taken() == 3; }));
    }
    void start() {
        for (Machine* each : {host.get(), anna.get(), bert.get()})
            if (each != nullptr) each->client().setReady(true);
        ASSERT_TRUE(until([&] { return host->client().whyNotStart().isEmpty(); }))
            << host->client().whyNotStart().toStdString();
        host->client().start();
        ASSERT_TRUE(until([&] {
            return host->session.playing() && anna->session.playing() &&
                   (bert == nullptr || bert->session.playing());
        }));
    }
    void openAndStart() {
        open();
        anna = machine("anna", 2);
        bert = machine("bert", 3);
        join(*anna, "Anna");
        join(*bert, "Bert");
        sitAll();
        start();
    }
    void actAll() {
        for (Machine* each : {host.get(), anna.get(), bert.get()})
            if (each != nullptr) each->act();
    }
    std::uint32_t commands() const {
        const net::ClientSession* at = host->play.client()->session();
        return at != nullptr ? at->number() : 0;
    }
    bool playUntil(const std::function<bool()>& so, int seconds = 60) {
        return until(
            [&] {
                actAll();
                return so();
            },
            seconds);
    }

    QTemporaryDir m_folder;

public:
    std::unique_ptr<Machine> host;
    std::unique_ptr<Machine> anna;
    std::unique_ptr<Machine> bert;
};

}  // namespace kickdoor
