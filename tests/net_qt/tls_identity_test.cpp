// A host's key: made once, kept for its owner only, known again by its pin.
#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <filesystem>
#include <fstream>

#include "net/qt/tls_identity.h"

namespace {

using namespace kickdoor::net;
namespace fs = std::filesystem;

class TlsIdentityTest : public testing::Test {
protected:
    fs::path folder() const { return folder_.path().toStdString(); }
    fs::path file() const { return folder() / "host-key.pem"; }
    QTemporaryDir folder_;
};

TEST_F(TlsIdentityTest, IsTheSameTheNextTime) {
    const IdentityRead first = keptIdentity(folder());
    ASSERT_TRUE(first.ok()) << first.error;
    EXPECT_NE(first.identity.pin, KeyPin{});
    const IdentityRead again = keptIdentity(folder());
    ASSERT_TRUE(again.ok()) << again.error;
    EXPECT_EQ(again.identity.pin, first.identity.pin);
    EXPECT_NE(newIdentity().identity.pin, first.identity.pin);
}

#ifndef _WIN32  // where the folder of the user's data is for its owner
TEST_F(TlsIdentityTest, IsForTheOwnersEyesOnly) {
    constexpr fs::perms kOwner = fs::perms::owner_read | fs::perms::owner_write;
    ASSERT_TRUE(keptIdentity(folder()).ok());
    EXPECT_EQ(fs::status(file()).permissions(), kOwner);
    fs::permissions(file(), fs::perms::group_read | fs::perms::others_read, fs::perm_options::add);
    ASSERT_TRUE(keptIdentity(folder()).ok());
    EXPECT_EQ(fs::status(file()).permissions(), kOwner);
}
#endif

TEST_F(TlsIdentityTest, ADamagedFileIsToldAndKept) {
    std::ofstream(file(), std::ios::binary) << "not a key\n";
    const IdentityRead read = keptIdentity(folder());
    EXPECT_FALSE(read.ok());
    EXPECT_NE(read.error.find("host-key.pem"), std::string::npos) << read.error;
    EXPECT_EQ(fs::file_size(file()), 10U);
}

TEST_F(TlsIdentityTest, AFolderThatCannotBeMadeIsTold) {
    std::ofstream(file()) << "a file";
    EXPECT_FALSE(keptIdentity(file() / "below").ok());
}

}  // namespace
