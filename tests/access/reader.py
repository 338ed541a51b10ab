"""What a screen reader sees of the window: the tree on the accessibility bus (AT-SPI), read and pressed."""
import itertools
import time

from gi.repository import Gio, GLib

ACCESSIBLE = "org.a11y.atspi.Accessible"
ROOT = "/org/a11y/atspi/accessible/root"
# Bits of AtspiStateType.
STATES = {"checked": 4, "enabled": 8, "focusable": 11, "focused": 12, "showing": 25, "visible": 30}


class Gone(Exception):
    """The thing is not there any more."""


class Bus:
    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
                                    Gio.DBusCallFlags.NONE, -1, None).unpack()[0]
        flags = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
        self.line = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)

    def call(self, owner, path, interface, method, arguments=None):
        try:
            return self.line.call_sync(owner, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 20000,
                                       None).unpack()
        except GLib.Error as error:
            raise Gone(f"{path}: {error.message}") from error

    def ask(self, calls):
        """Makes many calls (owner, path, interface, method, arguments) at once; returns the answers in their order."""
        answers, left = [None] * len(calls), len(calls)

        def on_answer(line, result, index):
            nonlocal left
            left -= 1
            try:
                answers[index] = line.call_finish(result).unpack()
            except GLib.Error as error:
                answers[index] = Gone(f"{calls[index][1]}: {error.message}")
        for index, (owner, path, interface, method, arguments) in enumerate(calls):
            self.line.call(owner, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 20000, None, on_answer, index)
        while left:
            GLib.MainContext.default().iteration(True)
        for answer in answers:
            if isinstance(answer, Gone):
                raise answer
        return answers

    def things(self, places):
        """What is at these places (owner, path)."""
        first = self.ask([(*place, ACCESSIBLE, method, None) for place in places for method in ("GetState", "GetRoleName")])
        found = [Thing(self, *place, state[0], role[0]) for place, state, role in zip(places, first[::2], first[1::2])]
        told = [thing for thing in found if thing.shows() or thing.role == "application"]  # the rest is behind something
        words = self.ask([(thing.owner, thing.path, "org.freedesktop.DBus.Properties", "Get", GLib.Variant("(ss)", (ACCESSIBLE, which)))
                          for thing in told for which in ("Name", "Description")])
        for thing, name, description in zip(told, words[::2], words[1::2]):
            thing.name, thing.description = name[0], description[0]
        return found

    def follow_focus(self, heard):
        """From now on `heard` is called with the path of whatever gets the keyboard."""
        def on_signal(line, owner, path, interface, signal, values):
            if values.unpack()[:2] == ("focused", 1):
                heard(path)
        self.line.signal_subscribe(None, "org.a11y.atspi.Event.Object", "StateChanged", None, None,
                                   Gio.DBusSignalFlags.NONE, on_signal)
        self.line.call_sync("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry",
                            "RegisterEvent", GLib.Variant("(s)", ("object:state-changed:focused",)), None,
                            Gio.DBusCallFlags.NONE, -1, None)

    @staticmethod
    def wait(seconds, done):
        """Lets signals come in until `done`."""
        until = time.monotonic() + seconds
        while not done() and time.monotonic() < until:
            if not GLib.MainContext.default().iteration(False):
                time.sleep(0.005)

    def programs(self):
        return self.things(self.call("org.a11y.atspi.Registry", ROOT, ACCESSIBLE, "GetChildren")[0])


class Thing:
    """One node: a button, a card, a heading ..."""

    def __init__(self, bus, owner, path, state, role):
        self.bus, self.owner, self.path, self.role = bus, owner, path, role
        self.bits = state[0] | state[1] << 32
        self.name = self.description = ""
        self.below = []

    def has(self, state):
        return bool(self.bits >> STATES[state] & 1)

    def shows(self):
        return self.has("showing") or self.role == "frame"

    def children(self):
        return self.bus.things(self.bus.call(self.owner, self.path, ACCESSIBLE, "GetChildren")[0])

    def all(self):
        """Itself and everything below it that shows. Asked for level by level: one by one it would take most of a test's time."""
        level = [self]
        while level:
            lists = [answer[0] for answer in self.bus.ask([(one.owner, one.path, ACCESSIBLE, "GetChildren", None) for one in level])]
            children = iter(self.bus.things([place for places in lists for place in places]))
            for one, places in zip(level, lists):
                one.below = [child for child in itertools.islice(children, len(places)) if child.shows()]
            level = [child for one in level for child in one.below]
        return self.in_order()

    def in_order(self):
        return [self] + [one for child in self.below for one in child.in_order()]

    def press(self):
        actions = "org.a11y.atspi.Action"
        for index, (name, _, _) in enumerate(self.bus.call(self.owner, self.path, actions, "GetActions")[0]):
            if name.lower() in ("press", "toggle"):
                return self.bus.call(self.owner, self.path, actions, "DoAction", GLib.Variant("(i)", (index,)))
        raise AssertionError(f"a reader cannot press the {self.role} “{self.name}”")

    def __repr__(self):
        return f"{self.role} “{self.name}”"


def window(name, seconds=120):
    """The program's window, once it stands on the bus."""
    bus = Bus()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for program in bus.programs():
            if program.name.lower() == name.lower() and program.children():
                return program
        time.sleep(0.3)
    raise AssertionError(f"{name} does not show on the accessibility bus")
