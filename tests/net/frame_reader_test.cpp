// Frames cut anywhere come out whole; bad headers are known before anything is kept.
#include <gtest/gtest.h>

#include "net/wire/codec.h"
#include "net/wire/frame_reader.h"

namespace {

using namespace kickdoor::net;
using Bytes = std::vector<std::uint8_t>;

Bytes frames() {
    Bytes bytes;
    for (const Message& message : {Message(Ping{7}), Message(Chat{3, "hello"}), Message(Start{})}) {
        const Bytes frame = encode(message);
        bytes.insert(bytes.end(), frame.begin(), frame.end());
    }
    return bytes;
}

TEST(FrameReader, PutsTogetherWhatWasCut) {
    const Bytes bytes = frames();
    for (std::size_t piece = 1; piece <= bytes.size(); ++piece) {
        FrameReader reader(100);
        std::vector<Message> read;
        for (std::size_t at = 0; at < bytes.size(); at += piece) {
            reader.add(std::span(bytes).subspan(at, std::min(piece, bytes.size() - at)));
            while (const auto body = reader.next()) read.push_back(decode(*body).message);
        }
        ASSERT_EQ(read.size(), 3U);
        EXPECT_EQ(std::get<Ping>(read[0]), Ping{7});
        EXPECT_EQ(std::get<Chat>(read[1]), (Chat{3, "hello"}));
        EXPECT_TRUE(std::holds_alternative<Start>(read[2]));
        EXPECT_EQ(reader.held(), 0U);
    }
}

TEST(FrameReader, RefusesByTheHeaderAlone) {
    FrameReader large(100);
    large.add(Bytes{0, 0, 0, 101});
    EXPECT_FALSE(large.next());
    EXPECT_EQ(large.error(), NetReason::TooLarge);
    EXPECT_EQ(large.held(), 0U);
    large.add(Bytes(1000, 1));
    EXPECT_EQ(large.held(), 0U);

    FrameReader empty(100);
    empty.add(Bytes{0, 0, 0, 0});
    EXPECT_FALSE(empty.next());
    EXPECT_EQ(empty.error(), NetReason::Malformed);
}

TEST(FrameReader, KeepsToTheLimitOfTheMoment) {
    FrameReader reader(4);
    reader.setMaxFrame(200);
    reader.add(Bytes{0, 0, 0, 150});
    reader.add(Bytes(150, 1));
    EXPECT_EQ(reader.next()->size(), 150U);
}

}  // namespace
