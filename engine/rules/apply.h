// Carrying out the commands that judge() has allowed, one function a group.
#pragma once

#include "rules/procedures.h"

namespace kickdoor {

// laidDown: a one-shot that is only laid on the table (R7.7), judged before any window was closed.
void applyPlay(Context& ctx, const Command& command, bool laidDown);
void applyUse(Context& ctx, const Command& command);
void applyItems(Context& ctx, const Command& command);
void applyOffer(Context& ctx, const Command& command);   // trades and help
void applyAnswer(Context& ctx, const Command& command);  // choose, giveCharity
void applyPass(Context& ctx, Seat by);

}  // namespace kickdoor
