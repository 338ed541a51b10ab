#include "table/error.h"

namespace kickdoor {

const char* keyOf(TableErrorKind kind) {
    switch (kind) {
        case TableErrorKind::None: return "none";
        case TableErrorKind::CannotCreate: return "cannotCreate";
        case TableErrorKind::CannotWrite: return "cannotWrite";
        case TableErrorKind::CannotRead: return "cannotRead";
        case TableErrorKind::NotAGame: return "notAGame";
        case TableErrorKind::TooNew: return "tooNew";
        case TableErrorKind::RulesMoved: return "rulesMoved";
        case TableErrorKind::SetupInvalid: return "setupInvalid";
    }
    return "none";
}

}  // namespace kickdoor
