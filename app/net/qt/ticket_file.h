// A session's ticket in a file, for its owner's eyes only: what brings a seat back after the program has
// died.
#pragma once

#include <optional>
#include <string>

#include "net/client/client_session.h"

namespace kickdoor::net {

// An empty path: no file is wanted. What cannot be read or written counts as none: playing goes on without.
std::optional<Ticket> readTicket(const std::string& path);
void writeTicket(const std::string& path, const Ticket& ticket);
void removeTicket(const std::string& path);

}  // namespace kickdoor::net
