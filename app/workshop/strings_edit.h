// A pack's names and flavour texts in other languages, strings/<language>.json, as its author edits them.
#pragma once

#include <QString>
#include <string>

#include "pack/pack_document.h"
#include "text/card_titles.h"

namespace kickdoor::workshop {

// "strings/de.json"
std::string stringsFile(const QString& language);
// What the pack has in this language; empty if nothing.
CardTitles stringsOf(const PackDocument& document, const QString& language);

enum class StringKind : std::uint8_t { Name, Flavour, Edition, About };
// The file's text with this wording of the card, or of the pack, changed; empty wording: removed.
std::string withWording(const PackDocument& document, const QString& language, StringKind which,
                        const std::string& card, const std::string& text);
// As a file; empty if there is nothing to say.
std::string textOfStrings(const CardTitles::Texts& names, const CardTitles::Texts& flavours,
                          const std::string& edition, const std::string& about, const std::string& pack,
                          const QString& language);

}  // namespace kickdoor::workshop
