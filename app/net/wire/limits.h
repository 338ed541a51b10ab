// Every bound of the protocol, checked before anything is allocated.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace kickdoor::net {

inline constexpr std::uint16_t kProtocol = 12;  // raised with every change of a message or of GameState

// Frames: the length, big-endian, then so many bytes.
inline constexpr std::size_t kFrameHeader = 4;
inline constexpr std::size_t kMaxBeforeEntering =
    4U << 10U;  // to the server, before somebody has entered a table
inline constexpr std::size_t kMaxFromClient = 16U << 10U;
inline constexpr std::size_t kMaxToClient = 256U << 10U;
inline constexpr int kMaxNesting = 8;

// Texts, in bytes of UTF-8
inline constexpr std::size_t kMaxName = 60;
inline constexpr std::size_t kMaxWord = 32;  // editions, colours, bots, versions
inline constexpr std::size_t kMaxPin = 32;
inline constexpr std::size_t kMaxChat = 300;
inline constexpr std::size_t kMaxNote = 300;    // causes, what a pack is about
inline constexpr std::size_t kMaxLine = 20000;  // one command of a record

// Lists
inline constexpr std::size_t kMaxTablesListed = 200;
inline constexpr std::size_t kMaxMembers = 38;  // six seats and 32 who watch
inline constexpr std::size_t kMaxEditions = 8;
inline constexpr std::size_t kMaxOptions = 64;
inline constexpr std::size_t kMaxEventsAtOnce = 2000;  // of one command, for one seat
inline constexpr std::size_t kMaxRuns = 4000;          // of one patch
inline constexpr std::size_t kMaxRefusals = 12;
inline constexpr std::size_t kMaxLinesAtOnce = 500;
inline constexpr std::size_t kMaxHand = 512;       // cards shown at once
inline constexpr std::size_t kMaxRecalled = 2000;  // commands of the past

// Packs, in bytes
inline constexpr std::size_t kMaxPack = 8'000'000;  // as app/pack allows a file
inline constexpr std::size_t kPackPart = 192U << 10U;

// Signs of life: who has heard nothing for kPingEvery asks, who hears nothing for kSilence counts as gone.
inline constexpr std::chrono::milliseconds kPingEvery{3000};
inline constexpr std::chrono::milliseconds kSilence{10000};
inline constexpr std::chrono::milliseconds kTimeToEnter{
    60000};  // from the first byte until a table is entered

}  // namespace kickdoor::net
