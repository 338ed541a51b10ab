// A session's ticket in a file, for its owner's eyes only: what brings a seat back after the program has
// died.
#pragma once

#include <optional>
#include <string>

#include "net/client/client_session.h"

namespace kickdoor::cli {

// An empty path: no file is wanted. What cannot be read or written counts as none: playing goes on without.
std::optional<net::Ticket> readTicket(const std::string& path);
void writeTicket(const std::string& path, const net::Ticket& ticket);
void removeTicket(const std::string& path);

}  // namespace kickdoor::cli
