// Whether a page of cards is complete, before a picture is made of it.
#pragma once

class QQuickItem;

namespace kickdoor {

// Pictures are painted on other threads, and card faces are created between frames.
bool anythingLoading(const QQuickItem& item);

}  // namespace kickdoor
