#include "net/qt/host_link.h"

#include <openssl/err.h>

#include <QTimer>
#include <algorithm>
#include <array>

#include "net/qt/host_socket.h"
#include "net/qt/net_clock.h"
#include "net/qt/processor_time.h"

namespace kickdoor::net {
namespace {

constexpr std::size_t kReadAtOnce = 4096;
// The number of reads of discarded data after the end, before other connections get their turn.
constexpr int kDiscardsAtOnce = 16;
constexpr std::size_t kMostAtOnce = 1U << 20U;
// Limits the processor time for reading, in milliseconds. A handshake takes about 1, and a client within its
// session's limits less than 1 per second. Floods of key updates or of one-byte records take a whole
// processor.
constexpr double kMillisPerSecond = 50;
constexpr double kMillisAtOnce = 500;

}  // namespace

HostLink::HostLink(qintptr socket, SslPtr ssl, std::string address, SocketWatch& watch)
    : socket_(socket),
      ssl_(std::move(ssl)),
      address_(std::move(address)),
      watch_(watch),
      budget_(kMillisPerSecond, kMillisAtOnce) {
    if (!watch_.add(socket_, *this)) breakOff();
}

HostLink::~HostLink() {
    if (stage_ == Stage::Finished) return;
    watch_.remove(socket_);
    ssl_ = nullptr;
    closeSocket(socket_);
}

void HostLink::onReadable() {
    switch (stage_) {
        case Stage::Shaking: return shake();
        case Stage::Open: return read();
        case Stage::Closing: return discard();
        case Stage::Finished: return;
    }
}

void HostLink::onWritable() {
    if (stage_ == Stage::Shaking) return shake();
    flush();
    onReadable();  // reading may also have waited for this
}

void HostLink::shake() {
    const int result = spend([this] { return SSL_accept(ssl_.get()); });
    const bool costly = !affords();
    if (result != 1 && goesOn(result) && !costly) return;
    if (costly && onCostly) onCostly();
    if (result == 1 && !costly) stage_ = Stage::Open;
    if (const auto told = std::exchange(onShaken, nullptr)) told(stage_ == Stage::Open);
}

bool HostLink::goesOn(int result) {
    const int error = SSL_get_error(ssl_.get(), result);
    const bool toWrite = error == SSL_ERROR_WANT_WRITE;
    if (toWrite != awaitsWritable_ && (toWrite || unsentBytes() == 0)) {
        awaitsWritable_ = toWrite;
        watch_.awaitWritable(socket_, toWrite);
    }
    return toWrite || error == SSL_ERROR_WANT_READ;
}

template <class Call>
int HostLink::spend(const Call& call) {
    const auto before = processorTime();
    ERR_clear_error();
    const int result = call();
    spent_ += std::chrono::duration<double, std::milli>(processorTime() - before).count();
    return result;
}

bool HostLink::affords() {
    return budget_.take(netNow(), std::exchange(spent_, 0.0));
}

void HostLink::begin() {
    read();
}

void HostLink::read() {
    std::array<std::uint8_t, kReadAtOnce> bytes;
    while (stage_ == Stage::Open && onBytes) {
        const int size =
            spend([&] { return SSL_read(ssl_.get(), bytes.data(), static_cast<int>(bytes.size())); });
        if (!affords()) {
            if (onCostly) onCostly();
            return finish();
        }
        if (size <= 0) {
            if (!goesOn(size)) finish();
            return;
        }
        onBytes(std::span(bytes.data(), static_cast<std::size_t>(size)));
    }
}

void HostLink::discard() {
    std::array<std::uint8_t, kReadAtOnce> bytes;
    for (int i = 0; i < kDiscardsAtOnce; ++i) {
        const int size =
            spend([&] { return SSL_read(ssl_.get(), bytes.data(), static_cast<int>(bytes.size())); });
        if (!affords()) return finish();
        if (size > 0) continue;
        if (!goesOn(size)) finish();
        return;
    }
}

std::size_t HostLink::write(std::span<const std::uint8_t> bytes) {
    std::size_t written = 0;
    while (written < bytes.size() && !broken_) {
        ERR_clear_error();
        const auto size = static_cast<int>(std::min(bytes.size() - written, kMostAtOnce));
        const int result = SSL_write(ssl_.get(), bytes.data() + written, size);
        if (result > 0) {
            written += static_cast<std::size_t>(result);
            continue;
        }
        if (!goesOn(result)) breakOff();
        break;
    }
    return written;
}

void HostLink::send(std::vector<std::uint8_t> frame) {
    if (stage_ != Stage::Open || broken_) return;
    const std::size_t written = unsentBytes() == 0 ? write(frame) : 0;
    if (written == frame.size()) return;
    if (unsentBytes() == 0) {
        unsent_ = std::move(frame);
        sent_ = written;
    } else {
        unsent_.insert(unsent_.end(), frame.begin(), frame.end());
    }
}

void HostLink::flush() {
    if (stage_ == Stage::Finished) return;
    sent_ += write(std::span(unsent_).subspan(sent_));
    if (unsentBytes() > 0) return;
    unsent_ = {};
    sent_ = 0;
    if (std::exchange(awaitsWritable_, false)) watch_.awaitWritable(socket_, false);
    if (stage_ == Stage::Closing) endWords();
}

void HostLink::close(CloseReason) {
    if (stage_ != Stage::Open) return;
    stage_ = Stage::Closing;
    QTimer::singleShot(kLastWords, this, &HostLink::finish);
    if (unsentBytes() == 0) endWords();
}

void HostLink::abort() {
    onShaken = nullptr;
    onGone = nullptr;
    onFinished = nullptr;
    finish();
}

void HostLink::endWords() {
    if (broken_) return;
    ERR_clear_error();
    SSL_shutdown(ssl_.get());
    endSending(socket_);
}

// Deferred, because the caller of the session may still use the link.
void HostLink::breakOff() {
    broken_ = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (stage_ != Stage::Shaking) return finish();
            if (const auto told = std::exchange(onShaken, nullptr)) told(false);
        },
        Qt::QueuedConnection);
}

void HostLink::finish() {
    if (stage_ == Stage::Finished) return;
    const bool wasOpen = stage_ == Stage::Open;
    stage_ = Stage::Finished;
    watch_.remove(socket_);
    ssl_ = nullptr;
    discardArrived(socket_);
    closeSocket(socket_);
    if (wasOpen && onGone) onGone();
    if (onFinished) onFinished();
}

}  // namespace kickdoor::net
