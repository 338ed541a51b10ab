#include "text/speaker.h"

namespace kickdoor {
namespace {

bool isMany(Who who) {
    switch (who) {
        case Who::Fighters:
        case Who::Neighbours:
        case Who::Others:
        case Who::Everyone:
        case Who::LowestLevel:
        case Who::HighestLevel:
        case Who::OthersLowest:
        case Who::OthersHighest: return true;
        case Who::You:
        case Who::Victim:
        case Who::Target:
        case Who::Player:
        case Who::Chosen:
        case Who::Fighter:
        case Who::Helper:
        case Who::OtherFighter:
        case Who::Active:
        case Who::Left:
        case Who::Right: break;
    }
    return false;
}

}  // namespace

std::string_view Speaker::voiceOf(Who who) const {
    if (at_.relative == who) return "rel";
    const bool spokenTo = who == at_.addressee || (who == Who::Victim && at_.victimIsYou) ||
                          (who == Who::Target && (at_.targetIsYou || at_.target == Target::Self));
    if (spokenTo) return "you";
    return isMany(who) ? "many" : "one";
}

Phrase Speaker::whoPhrase(Who who) {
    if (who == Who::Player && at_.eachPlayer) {
        Phrase each = std::move(*at_.eachPlayer);
        at_.eachPlayer.reset();
        return each;
    }
    if (voiceOf(who) == "you") return Phrase("who.you");
    for (const auto& [whom, name] : at_.named)
        if (whom == who) return Phrase("who.named").name("name", Name{NameKind::Player, {}, name, name});
    if (who == Who::You) return Phrase("who.player.of.card");
    if (who == Who::Target && at_.target != Target::None)
        return Phrase("who.target." + std::string(wordOf(at_.target)));
    return Phrase("who." + std::string(wordOf(who)));
}

void Speaker::addWho(Phrase& phrase, Who who) {
    phrase.word("voice", voiceOf(who)).phrase("who", whoPhrase(who));
}

Phrase Speaker::withSubject(std::string_view key, Who who) {
    Phrase phrase(key);
    addWho(phrase, who);
    return phrase;
}

}  // namespace kickdoor
