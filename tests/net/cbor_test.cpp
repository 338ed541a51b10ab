// The wire's CBOR: one form for each value, as other programs read it.
#include <gtest/gtest.h>

#include <limits>
#include <nlohmann/json.hpp>

#include "net/wire/cbor.h"

namespace {

using namespace kickdoor::net;
using Bytes = std::vector<std::uint8_t>;

Bytes written(std::int64_t value) {
    Bytes bytes;
    CborWriter(bytes).number(value);
    return bytes;
}

TEST(Cbor, WritesNumbersAsOthersDo) {
    for (const std::int64_t value :
         {std::int64_t{0}, std::int64_t{23}, std::int64_t{24}, std::int64_t{255}, std::int64_t{256},
          std::int64_t{65535}, std::int64_t{65536}, std::int64_t{0xFFFFFFFF}, std::int64_t{0x100000000},
          std::int64_t{-1}, std::int64_t{-24}, std::int64_t{-25}, std::int64_t{-257},
          std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min()}) {
        const Bytes bytes = written(value);
        EXPECT_EQ(bytes, nlohmann::json::to_cbor(value)) << value;
        CborReader reader(bytes);
        EXPECT_EQ(reader.number(), value);
        EXPECT_TRUE(reader.atEnd());
    }
}

TEST(Cbor, WritesTextsBytesAndListsAsOthersDo) {
    Bytes bytes;
    CborWriter writer(bytes);
    writer.list(4);
    writer.text("Änne");
    writer.flag(true);
    writer.bytes(Bytes(30, 7));
    writer.list(0);
    const auto json =
        nlohmann::json::array({"Änne", true, nlohmann::json::binary(Bytes(30, 7)), nlohmann::json::array()});
    EXPECT_EQ(bytes, nlohmann::json::to_cbor(json));
}

TEST(Cbor, RefusesLongerFormsOfANumber) {
    for (const Bytes& bytes : {Bytes{0x18, 23}, Bytes{0x19, 0, 255}, Bytes{0x1A, 0, 0, 255, 255},
                               Bytes{0x1B, 0, 0, 0, 0, 255, 255, 255, 255}, Bytes{0x38, 0}})
        EXPECT_FALSE(CborReader(bytes).number()) << static_cast<int>(bytes[0]);
}

TEST(Cbor, RefusesWhatIsNotThere) {
    EXPECT_FALSE(CborReader(Bytes{}).number());
    EXPECT_FALSE(CborReader(Bytes{0x19, 1}).number());
    EXPECT_FALSE(CborReader(Bytes{0x1F}).number());                                     // indefinite
    EXPECT_FALSE(CborReader(Bytes{0x1B, 0xFF, 0, 0, 0, 0, 0, 0, 0}).number());          // beyond 63 bits
    EXPECT_FALSE(CborReader(Bytes{0x9A, 0xFF, 0xFF, 0xFF, 0xFF}).list(SIZE_MAX));       // a list of nothing
    EXPECT_FALSE(CborReader(Bytes{0x7A, 0x7F, 0xFF, 0xFF, 0xFF, 'a'}).text(SIZE_MAX));  // a text cut off
    EXPECT_FALSE(CborReader(Bytes{0x63, 'a', 'b', 'c'}).text(2));                       // too long
    EXPECT_FALSE(CborReader(Bytes{0x43, 'a', 'b', 'c'}).text(3));                       // bytes
    EXPECT_FALSE(CborReader(Bytes{0xF6}).flag());
}

}  // namespace
