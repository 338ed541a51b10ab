"""A person who plays by what a screen reader tells: reads what is told, presses what has a name, and looks at nothing else."""
import subprocess
import time

import reader

MOST_TABS = 150
# What a person who can only press buttons would press, best first.
WISHES = ["Ready", "Fight!", "Kick open the door", "Loot the room", "Pass", "Let it stand", "Let it strike", "Play no card", "Continue", "Run away", "Flee"]
# Leads away from the game, or stops it.
NOT_THESE = ("Rules", "Save", "Menu", "Hold!", "Trade or give", "Offer help", "Ask for help", "Sell", "Cancel", "Undo", "Take back", "Look at the table")
# What ends a dialog.
ANSWERS = ("Offer", "Choose", "Give", "Do it", "Discard", "Accept", "Nobody, continue")
# A button that may be pressed is described by what it does and its key, if it has one; any other says why not.
BY_KEY = ("", "K", "P", "F", "R", "E", "C")
SETTINGS = """[General]
version=2
[look]
reducedMotion=true
[play]
botPace=instant
speed=4
hints=false
[sound]
all=0
"""


def may_be_pressed(thing):
    return thing.description.split(", ")[-1] in BY_KEY


class Player:
    def __init__(self, program, keys):
        self.program, self.keys = program, keys
        self.pressed = 0
        self.heard = []
        self.taken = set()
        self.focused = None
        if keys:
            program.bus.follow_focus(self.on_focus)
            # One for all keys: a game takes thousands.
            self.keyboard = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, text=True)

    def key(self, name):
        print("key", name, file=self.keyboard.stdin, flush=True)

    def things(self):
        while True:
            try:
                return self.program.all()
            except reader.Gone:  # it changed while we read
                time.sleep(0.05)

    def press(self, thing):
        self.pressed += 1
        try:
            if not self.keys:
                return thing.press()
            if thing.has("focused") or self.go_to(thing):
                self.key("Return")
        except reader.Gone:
            pass  # somebody was quicker

    def go_to(self, thing):
        """By Tab alone. False: Tab does not come there, as to what is disabled: Qt 6.4 does not tell that of items."""
        for _ in range(MOST_TABS):
            self.focused = None
            self.key("Tab")
            self.program.bus.wait(1, lambda: self.focused is not None)
            if self.focused == thing.path:
                return True
        return False

    def on_focus(self, path):
        self.focused = path

    def press_named(self, name, seconds=60):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for thing in self.things():
                if thing.name == name and thing.role == "push button":
                    return self.press(thing)
            time.sleep(0.2)
        raise AssertionError(f"nothing called “{name}” shows")

    def listen(self, things):
        """What is new in the story must be told."""
        for thing in things:
            if thing.role == "list item" and thing.name.endswith(".") and thing.name not in self.heard[-60:]:
                self.heard.append(thing.name)

    def check(self, things):
        for thing in things:
            if thing.role in ("push button", "check box", "radio button", "combo box", "list item", "dialog", "text"):
                assert thing.name, f"a nameless {thing.role} under {[str(t) for t in things[:3]]}"

    def step(self):
        """True when the game is over."""
        things = self.things()
        self.check(things)
        self.listen(things)
        if any(thing.role == "heading" and thing.name.endswith(("wins!", "win together!")) for thing in things):
            return True
        dialogs = [thing for thing in things if thing.role == "dialog"]
        if dialogs:
            return self.answer(dialogs[-1])
        # A card is called "Curse, Change Sex, ...", a place "Headgear: free", a figure "Bob · Elf": what is left are the things to do.
        buttons = [thing for thing in things if thing.role == "push button" and thing.has("enabled") and not thing.name.startswith(NOT_THESE)
                   and not any(mark in thing.name for mark in (", ", ": ", " · ")) and may_be_pressed(thing)]
        for wish in WISHES + [""]:
            for button in buttons:
                if button.name.startswith(wish):
                    self.press(button)
                    return False
        return False

    def answer(self, dialog):
        """Takes one thing after another until the answer is allowed: a button that may not be pressed says why."""
        try:
            inside = [thing for thing in dialog.all()[1:] if thing.has("enabled") and thing.role in ("push button", "radio button", "check box")]
            done = [thing for thing in inside if thing.name.startswith(ANSWERS)]
            ready = [thing for thing in done if not thing.description]
            if ready:
                self.taken.clear()
                self.press(ready[0])
                return False
            for thing in inside:
                if thing not in done and not thing.name.startswith(NOT_THESE) and thing.path not in self.taken:
                    self.taken.add(thing.path)
                    self.press(thing)
                    return False
            self.taken.clear()
        except reader.Gone:
            pass
        return False
