#include "words/window_words.h"

namespace kickdoor {

QString WindowWords::pass(WindowKind kind) {
    switch (kind) {
        case WindowKind::Strike: return tr("Let it strike");
        case WindowKind::LastCard: return tr("Play no card");
        case WindowKind::Settle:
        case WindowKind::Roll: return tr("Let it stand");
        case WindowKind::None: break;
    }
    return tr("Pass");
}

}  // namespace kickdoor
