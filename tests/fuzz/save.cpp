// Files that say they are saves or journals: read or refused, never more.
#include <cstdint>
#include <string_view>

#include "io/journal.h"
#include "io/save.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    (void)kickdoor::readSave(text);
    (void)kickdoor::readJournal(text);
    return 0;
}
