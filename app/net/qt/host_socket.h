// The few things that systems do differently with a socket that was accepted.
#pragma once

#include <QString>

namespace kickdoor::net {

// Calls on it never wait, and small frames leave at once.
bool prepareSocket(qintptr socket);
// Of the other side, without a port; an IPv4 address in an IPv6 coat is the IPv4 address.
QString peerAddressOf(qintptr socket);
// The other side sees the end when it has read all; it can still be heard.
void endSending(qintptr socket);
// Up to 64 KB of what has arrived at a prepared socket: a close that leaves it unread resets the connection,
// which may take the last words with it.
void discardArrived(qintptr socket);
void closeSocket(qintptr socket);
// Writing to a connection that has gone is an error, not the end of the program.
void surviveBrokenPipes();

}  // namespace kickdoor::net
