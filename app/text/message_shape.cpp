#include <algorithm>

#include "text/message.h"

namespace kickdoor {

bool MessageShape::hasForm(std::string_view form) const {
    return std::find(forms.begin(), forms.end(), form) != forms.end();
}

}  // namespace kickdoor
