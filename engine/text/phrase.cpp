#include "text/phrase.h"

namespace kickdoor {
namespace {

Argument named(std::string_view name, Argument::Kind kind) {
    Argument argument;
    argument.name = name;
    argument.kind = kind;
    return argument;
}

}  // namespace

bool Argument::operator==(const Argument&) const = default;

Phrase& Phrase::number(std::string_view name, std::int64_t value) {
    arguments.push_back(named(name, Argument::Kind::Number));
    arguments.back().number = value;
    return *this;
}

Phrase& Phrase::word(std::string_view name, std::string_view value) {
    arguments.push_back(named(name, Argument::Kind::Word));
    arguments.back().word = value;
    return *this;
}

Phrase& Phrase::name(std::string_view name, Name value) {
    arguments.push_back(named(name, Argument::Kind::Name));
    arguments.back().spoken = std::move(value);
    return *this;
}

Phrase& Phrase::phrase(std::string_view name, Phrase value) {
    std::vector<Phrase> one;
    one.push_back(std::move(value));
    return list(name, ListStyle::One, std::move(one));
}

Phrase& Phrase::list(std::string_view name, ListStyle style, std::vector<Phrase> values) {
    arguments.push_back(named(name, Argument::Kind::Phrases));
    arguments.back().style = style;
    arguments.back().phrases = std::move(values);
    return *this;
}

const Argument* Phrase::find(std::string_view name) const {
    for (const Argument& argument : arguments)
        if (argument.name == name) return &argument;
    return nullptr;
}

}  // namespace kickdoor
