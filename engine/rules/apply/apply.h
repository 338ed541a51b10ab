// Carries out the commands that judge() has allowed, one function for each group.
#pragma once

#include "rules/chapters/procedures.h"

namespace kickdoor {

// laidDown: a one-shot is only put on the table (R7.7), as judged before any window was closed.
void applyPlay(Context& ctx, const Command& command, bool laidDown);
void applyUse(Context& ctx, const Command& command);
void applyEquipment(Context& ctx, const Command& command, bool on);
void applyDiscard(Context& ctx, const Command& command);
void applySale(Context& ctx, const Command& command);
void offerTrade(Context& ctx, const Command& command);
void askHelp(Context& ctx, const Command& command);
void offerHelp(Context& ctx, const Command& command);
void acceptOffer(Context& ctx, const Command& command);
void declineOffer(Context& ctx, const Command& command);
void withdrawOffer(Context& ctx, const Command& command);
void applyAnswer(Context& ctx, const Command& command);  // choose, giveCharity
void applyPass(Context& ctx, Seat by);

}  // namespace kickdoor
