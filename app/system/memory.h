// How the program's memory goes back to the system.
#pragma once

namespace kickdoor::system {

// Makes freed pictures go back to the system at once, rather than stay with the program in pieces. To be
// called before the first thread starts. Has an effect with glibc only.
void giveBackFreedMemory();

}  // namespace kickdoor::system
