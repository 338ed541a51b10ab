// A host of many tables that tells what they cost: processor time, memory on its heap, and how much of that
// OpenSSL has asked for. scripts/net_load runs it. Usage: kickdoor_load_host TABLES FOLDER HANDSHAKES
// HANDSHAKES: handshakes that may be under way at once. Each line on its input is answered by a report.
#include <malloc.h>
#include <openssl/crypto.h>
#include <sys/resource.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QSocketNotifier>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <fstream>

#include "cli/files.h"
#include "net/qt/table_host.h"
#include "net/wire/game_options.h"

namespace {

using namespace kickdoor;

std::atomic<std::size_t> ofOpenSsl{0};

void* taken(void* memory) {
    if (memory != nullptr) ofOpenSsl += malloc_usable_size(memory);
    return memory;
}
void* countedMalloc(std::size_t size, const char*, int) {
    return taken(std::malloc(size));
}
void countedFree(void* memory, const char*, int) {
    if (memory != nullptr) ofOpenSsl -= malloc_usable_size(memory);
    std::free(memory);
}
void* countedRealloc(void* memory, std::size_t size, const char*, int) {
    if (memory != nullptr) ofOpenSsl -= malloc_usable_size(memory);
    return taken(std::realloc(memory, size));
}

std::size_t heap() {
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

long residentKb() {
    std::ifstream file("/proc/self/statm");
    long pages = 0;
    long resident = 0;
    file >> pages >> resident;
    return resident * (sysconf(_SC_PAGESIZE) / 1024);
}

double millis(const timeval& time) {
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) / 1e3;
}

void report(net::TableHost& host) {
    std::uint64_t commands = 0;
    for (const net::TableSummary& summary : host.server().tables())
        if (const net::NetTable* table = host.server().table(summary.id); table->game() != nullptr)
            commands += table->game()->number();
    const net::DiskThread::Times disk = host.takeDiskTimes();
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    std::printf(
        "report user_ms=%.0f system_ms=%.0f commands=%llu heap=%zu openssl=%zu resident_kb=%ld "
        "sessions=%zu shaking=%d flushes=%llu flush_us=%lld longest_us=%lld\n",
        millis(used.ru_utime), millis(used.ru_stime), static_cast<unsigned long long>(commands), heap(),
        ofOpenSsl.load(), residentKb(), host.server().connections(), host.shaking(),
        static_cast<unsigned long long>(disk.count), static_cast<long long>(disk.total.count()),
        static_cast<long long>(disk.longest.count()));
    std::fflush(stdout);
}

net::TableHostOptions options(PackShelf& shelf, const char* folder, int handshakes) {
    constexpr int kMany = 8192;
    net::TableHostOptions options;
    options.server.version = "load";
    options.server.shelf = &shelf;
    options.server.folder = std::filesystem::path(folder) / "tables";
    options.server.maxConnections = kMany;
    options.server.maxPerAddress = kMany;
    options.listener.open = kMany;
    options.listener.openFrom = kMany;
    options.listener.shaking = handshakes;
    options.listener.shakingFrom = handshakes;
    options.port = 0;
    options.keyFolder = folder;
    options.announce = false;
    return options;
}

}  // namespace

int main(int argc, char** argv) {
    CRYPTO_set_mem_functions(countedMalloc, countedRealloc, countedFree);
    const QCoreApplication app(argc, argv);
    if (argc != 4) {
        std::fprintf(stderr, "usage: kickdoor_load_host TABLES FOLDER HANDSHAKES\n");
        return 2;
    }
    PackShelf shelf = cli::installedPacks();
    std::string error;
    const auto game = net::gameOptions(shelf, {kOfferedFirst}, Pace(), error);
    const auto host = net::TableHost::open(options(shelf, argv[2], std::atoi(argv[3])), error);
    if (!game || host == nullptr) {
        std::fprintf(stderr, "%s\n", error.c_str());
        return 1;
    }
    for (int i = 0; i < std::atoi(argv[1]); ++i)
        if (!host->server().makeTable({"Table " + std::to_string(i + 1), "1234", 4, *game})) return 1;
    host->touched();
    std::printf("open %s %d\n", net::textOf({{}, host->port(), host->key()}).c_str(), host->port());
    std::fflush(stdout);

    QSocketNotifier asked(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&asked, &QSocketNotifier::activated, &asked, [&host] {
        char line[64];
        if (read(STDIN_FILENO, line, sizeof line) > 0)
            report(*host);
        else
            QCoreApplication::quit();
    });
    return QCoreApplication::exec();
}
