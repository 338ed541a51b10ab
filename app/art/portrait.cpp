#include "art/portrait.h"

namespace kickdoor::art {

namespace {

constexpr const char* kOutline = "#2b1a16";
constexpr const char* kEyeWhite = "#fff6e6";
constexpr const char* kLips = "#a8453f";

struct Looks {
    const char* skin;
    const char* shade;  // of nose and cheeks
    const char* hair;
    const char* lit;  // strands of it
};

constexpr Looks kLooks[kPortraitsOfEach] = {
    {"#f2c9a0", "#dd9f78", "#5a3524", "#7d4c31"},
    {"#c98f62", "#a86d45", "#2b2430", "#4a4052"},
    {"#f7d7b8", "#e5a98b", "#c9812f", "#e6a64d"},
};

enum class People { Human, Elf, Dwarf, Halfling };
enum class Sex { Man, Woman };

class FaceDrawing {
public:
    explicit FaceDrawing(const Looks& who) : looks(who) {}

    // Path data, closed; without a fill in the player's colour.
    void shape(const QByteArray& data, const char* fill = nullptr) {
        m_body += "<path ";
        if (fill != nullptr) m_body += QByteArray("fill=\"") + fill + "\" ";
        m_body += "d=\"" + data + "\"/>";
    }
    void oval(int x, int y, int across, int down, const char* fill) {
        const auto number = [](int value) { return QByteArray::number(value); };
        const QByteArray radii = number(across) + ' ' + number(down) + " 0 0 1 ";
        shape("M" + number(x - across) + ' ' + number(y) + 'A' + radii + number(x + across) + ' ' +
                  number(y) + 'A' + radii + number(x - across) + ' ' + number(y) + 'Z',
              fill);
    }
    void ovals(int away, int y, int across, int down, const char* fill) {
        oval(kMiddle - away, y, across, down, fill);
        oval(kMiddle + away, y, across, down, fill);
    }
    const QByteArray& body() const { return m_body; }

    static constexpr int kMiddle = 256;
    const Looks looks;

private:
    QByteArray m_body;
};

void shoulders(FaceDrawing& draw) {
    draw.shape("M64 506C74 428 138 398 200 388L312 388C374 398 438 428 448 506Z");
}

void neck(FaceDrawing& draw) {
    draw.shape("M206 350L306 350L314 404C290 440 222 440 198 404Z", kOutline);
    draw.shape("M216 350L296 350L302 402C284 428 228 428 210 402Z", draw.looks.shade);
}

void ears(FaceDrawing& draw, People people) {
    if (people == People::Elf) {
        draw.shape("M160 232C118 206 66 150 34 92C38 196 84 286 168 304Z", kOutline);
        draw.shape("M352 232C394 206 446 150 478 92C474 196 428 286 344 304Z", kOutline);
        draw.shape("M160 246C122 222 82 178 56 134C66 206 104 272 166 292Z", draw.looks.skin);
        draw.shape("M352 246C390 222 430 178 456 134C446 206 408 272 346 292Z", draw.looks.skin);
        return;
    }
    const int wide = people == People::Halfling ? 36 : 28;
    draw.ovals(126, 258, wide + 9, 45, kOutline);
    draw.ovals(126, 258, wide, 36, draw.looks.skin);
    draw.ovals(128, 260, wide / 2, 18, draw.looks.shade);
}

void face(FaceDrawing& draw, People people) {
    const int wide = people == People::Elf ? 112 : people == People::Human ? 122 : 130;
    const int tall = people == People::Elf ? 152 : people == People::Human ? 146 : 136;
    draw.oval(FaceDrawing::kMiddle, 246, wide + 9, tall + 9, kOutline);
    draw.oval(FaceDrawing::kMiddle, 246, wide, tall, draw.looks.skin);
    draw.ovals(74, 296, 26, 17, draw.looks.shade);
}

void eyes(FaceDrawing& draw, Sex sex) {
    draw.ovals(48, 246, 28, 25, kOutline);
    draw.ovals(48, 248, 22, 19, kEyeWhite);
    draw.ovals(46, 248, 13, 15, kOutline);
    draw.ovals(42, 242, 5, 5, kEyeWhite);
    if (sex == Sex::Woman) {  // lashes
        draw.shape("M178 240L160 222L190 226Z", kOutline);
        draw.shape("M334 240L352 222L322 226Z", kOutline);
        draw.shape("M176 210C190 196 216 194 236 204C216 202 196 204 182 216Z", kOutline);
        draw.shape("M336 210C322 196 296 194 276 204C296 202 316 204 330 216Z", kOutline);
    } else {
        draw.shape("M172 214C188 194 218 192 240 206L238 220C216 208 196 212 180 226Z", kOutline);
        draw.shape("M340 214C324 194 294 192 272 206L274 220C296 208 316 212 332 226Z", kOutline);
    }
}

void nose(FaceDrawing& draw, People people) {
    if (people == People::Dwarf) {
        draw.oval(FaceDrawing::kMiddle, 292, 40, 34, kOutline);
        draw.oval(FaceDrawing::kMiddle, 291, 32, 26, draw.looks.shade);
        return;
    }
    draw.shape(
        "M262 250C274 278 284 292 276 302C268 310 248 310 238 302C248 304 262 302 266 296C268 288 262 270 "
        "256 252Z",
        kOutline);
}

void mouth(FaceDrawing& draw, People people, Sex sex) {
    if (people == People::Halfling) {
        draw.shape("M194 322C222 346 290 346 318 322C312 374 200 374 194 322Z", kOutline);
        draw.shape("M208 334C232 346 280 346 304 334C300 344 212 344 208 334Z", kEyeWhite);
        return;
    }
    if (sex == Sex::Woman) {
        draw.shape("M218 340C234 328 248 328 256 334C264 328 278 328 294 340C280 362 232 362 218 340Z",
                   kOutline);
        draw.shape("M226 341C240 334 250 336 256 340C262 336 272 334 286 341C274 353 238 353 226 341Z",
                   kLips);
    } else {
        draw.shape("M208 340C236 354 276 354 308 332C300 362 230 374 208 340Z", kOutline);
    }
}

// Behind the head.
void longHair(FaceDrawing& draw) {
    draw.shape(
        "M256 52C128 52 86 142 92 250C96 330 84 396 62 440C116 462 176 440 190 410L322 410C336 440 396 462 "
        "450 440C428 396 "
        "416 330 420 250C426 142 384 52 256 52Z",
        draw.looks.hair);
}

void braids(FaceDrawing& draw) {
    draw.shape(
        "M120 230C84 270 74 320 90 352C70 384 74 424 92 446C80 468 92 492 112 496C134 488 140 466 128 "
        "446C150 420 152 384 "
        "134 352C152 316 156 270 150 236Z",
        draw.looks.hair);
    draw.shape(
        "M392 230C428 270 438 320 422 352C442 384 438 424 420 446C432 468 420 492 400 496C378 488 372 466 "
        "384 446C362 420 "
        "360 384 378 352C360 316 356 270 362 236Z",
        draw.looks.hair);
    draw.ovals(146, 446, 22, 12, nullptr);
}

// Over the forehead: by number, so that players of one kind differ.
void fringe(FaceDrawing& draw, Sex sex, int number) {
    if (number == 0)
        draw.shape(
            "M118 236C112 118 184 66 262 66C344 66 404 128 394 236C384 196 366 168 342 152C296 180 232 188 "
            "186 170C152 184 "
            "128 206 118 236Z",
            kOutline);
    else if (number == 1)
        draw.shape(
            "M118 240C104 108 190 62 256 62C330 62 408 112 394 240C386 190 356 148 292 138C250 132 214 128 "
            "196 116C190 156 "
            "146 176 118 240Z",
            kOutline);
    else
        draw.shape(
            "M118 236C110 120 178 64 256 64C334 64 402 120 394 236C382 180 330 140 256 128C182 140 130 180 "
            "118 236Z",
            kOutline);
    if (number == 0)
        draw.shape(
            "M128 208C130 122 192 76 262 76C336 76 388 128 386 206C376 176 360 154 340 140C296 168 236 176 "
            "186 158C158 168 "
            "138 184 128 208Z",
            draw.looks.hair);
    else if (number == 1)
        draw.shape(
            "M126 212C120 116 196 72 256 72C324 72 394 116 386 210C374 168 344 136 294 127C248 120 210 116 "
            "190 98C182 144 "
            "144 164 126 212Z",
            draw.looks.hair);
    else
        draw.shape(
            "M127 208C124 126 184 74 256 74C328 74 388 126 385 208C368 164 324 130 256 117C188 130 144 164 "
            "127 208Z",
            draw.looks.hair);
    draw.shape("M180 112C206 92 246 86 280 92C246 96 214 104 190 122Z", draw.looks.lit);
    if (sex == Sex::Woman && number == 2) {  // a bun
        draw.oval(FaceDrawing::kMiddle, 54, 52, 44, kOutline);
        draw.oval(FaceDrawing::kMiddle, 54, 43, 35, draw.looks.hair);
        draw.shape("M228 44C240 32 262 28 282 34C262 38 244 44 234 54Z", draw.looks.lit);
    }
}

// Beside the face, down to the shoulders.
void sideCurls(FaceDrawing& draw) {
    for (const int y : {268, 322, 372}) draw.ovals(132 + (y - 268) / 10, y, 44, 40, kOutline);
    for (const int y : {268, 322, 372}) draw.ovals(132 + (y - 268) / 10, y, 36, 32, draw.looks.hair);
    for (const int y : {268, 322, 372}) draw.ovals(140, y - 10, 10, 8, draw.looks.lit);
}

void curls(FaceDrawing& draw) {
    constexpr int kCurls[][2] = {{132, 196}, {146, 140}, {188, 98},  {242, 78},
                                 {300, 84},  {350, 114}, {380, 168}, {386, 210}};
    for (const auto& curl : kCurls) draw.oval(curl[0], curl[1], 47, 43, kOutline);
    for (const auto& curl : kCurls) draw.oval(curl[0], curl[1], 38, 34, draw.looks.hair);
    for (const auto& curl : kCurls) draw.oval(curl[0] - 10, curl[1] - 12, 12, 9, draw.looks.lit);
}

void beard(FaceDrawing& draw) {
    draw.shape(
        "M114 262C120 300 150 318 190 316C220 300 292 300 322 316C362 318 392 300 398 262C420 372 376 470 "
        "256 504C136 470 92 "
        "372 114 262Z",
        kOutline);
    draw.shape(
        "M122 292C134 318 162 328 194 326C222 312 290 312 318 326C350 328 378 318 390 292C400 380 358 458 "
        "256 490C154 458 "
        "112 380 122 292Z",
        draw.looks.hair);
    draw.shape("M176 360C182 410 206 446 240 468C222 430 206 396 200 356Z", draw.looks.lit);
    draw.shape("M204 352C230 366 282 366 308 352C298 382 214 382 204 352Z", kOutline);
}

void moustache(FaceDrawing& draw) {
    draw.shape(
        "M256 316C234 306 204 314 178 338C208 350 238 344 256 330C274 344 304 350 334 338C308 314 278 306 "
        "256 316Z",
        kOutline);
}

// A small beard on the chin.
void goatee(FaceDrawing& draw) {
    draw.shape("M212 366C232 378 280 378 300 366C306 404 284 446 256 456C228 446 206 404 212 366Z", kOutline);
    draw.shape("M223 377C240 386 272 386 289 377C290 404 276 434 256 443C236 434 222 404 223 377Z",
               draw.looks.hair);
    draw.shape("M238 384C240 406 246 422 256 432C252 414 250 400 250 386Z", draw.looks.lit);
}

void earrings(FaceDrawing& draw) {
    draw.ovals(136, 316, 17, 17, kOutline);
    draw.ovals(136, 316, 10, 10, nullptr);
}

void headband(FaceDrawing& draw) {
    draw.shape("M120 196C170 156 342 156 392 196L394 228C342 190 170 190 118 228Z");
    draw.oval(FaceDrawing::kMiddle, 180, 20, 20, kOutline);
    draw.oval(FaceDrawing::kMiddle, 180, 12, 12, kEyeWhite);
}

QByteArray drawn(People people, Sex sex, int number, bool bust) {
    FaceDrawing draw(kLooks[number]);
    const bool woman = sex == Sex::Woman;
    if (bust) shoulders(draw);
    neck(draw);
    if (people == People::Dwarf && woman) braids(draw);
    if (people == People::Halfling && woman) sideCurls(draw);
    if ((people == People::Human && woman && number != 2) || (people == People::Elf && woman)) longHair(draw);
    if (people == People::Elf) {
        face(draw, people);
        fringe(draw, sex, number == 2 ? 1 : number);
        ears(draw, people);
        headband(draw);
    } else {
        ears(draw, people);
        face(draw, people);
        if (people == People::Halfling)
            curls(draw);
        else
            fringe(draw, sex, number);
    }
    eyes(draw, sex);
    if (people == People::Dwarf && !woman)
        beard(draw);
    else
        mouth(draw, people, sex);
    const bool bearded = people == People::Elf || people == People::Halfling || number == 2;
    if (!woman && people != People::Dwarf && bearded) goatee(draw);
    if (woman && people != People::Elf) earrings(draw);
    nose(draw, people);
    if (people == People::Human && !woman && number == 1) moustache(draw);
    if (people == People::Dwarf) headband(draw);
    return draw.body();
}

}  // namespace

std::vector<std::pair<QString, QByteArray>> portraits() {
    constexpr std::pair<People, const char*> kPeoples[] = {{People::Human, "human"},
                                                           {People::Elf, "elf"},
                                                           {People::Dwarf, "dwarf"},
                                                           {People::Halfling, "halfling"}};
    std::vector<std::pair<QString, QByteArray>> all;
    for (const auto& [people, word] : kPeoples)
        for (const Sex sex : {Sex::Man, Sex::Woman})
            for (int number = 0; number < kPortraitsOfEach; ++number)
                for (const bool bust : {true, false})
                    all.emplace_back(QStringLiteral("%1-%2-%3-%4")
                                         .arg(QLatin1String(bust ? "portrait" : "head"), QLatin1String(word),
                                              QLatin1String(sex == Sex::Man ? "man" : "woman"))
                                         .arg(number + 1),
                                     drawn(people, sex, number, bust));
    return all;
}

}  // namespace kickdoor::art
