"""What a screen reader sees of the window: the tree on the accessibility bus (AT-SPI), read and pressed."""
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

    def programs(self):
        return [Thing(self, *one) for one in self.call("org.a11y.atspi.Registry", ROOT, ACCESSIBLE, "GetChildren")[0]]


class Thing:
    """One node: a button, a card, a heading ..."""

    def __init__(self, bus, owner, path):
        self.bus, self.owner, self.path = bus, owner, path
        self.name = self.told("Name")
        self.role = self.bus.call(owner, path, ACCESSIBLE, "GetRoleName")[0]
        low, high = self.bus.call(owner, path, ACCESSIBLE, "GetState")[0]
        self.bits = low | high << 32

    def told(self, which):
        return self.bus.call(self.owner, self.path, "org.freedesktop.DBus.Properties", "Get",
                             GLib.Variant("(ss)", (ACCESSIBLE, which)))[0]

    @property
    def description(self):
        return self.told("Description")

    def has(self, state):
        return bool(self.bits >> STATES[state] & 1)

    def children(self):
        return [Thing(self.bus, *one) for one in self.bus.call(self.owner, self.path, ACCESSIBLE, "GetChildren")[0]]

    def all(self):
        """Itself and everything below it that shows."""
        found = [self]
        for child in self.children():
            if child.has("showing") or child.role == "frame":
                found += child.all()
        return found

    def press(self):
        actions = "org.a11y.atspi.Action"
        for index, (name, _, _) in enumerate(self.bus.call(self.owner, self.path, actions, "GetActions")[0]):
            if name.lower() in ("press", "toggle"):
                return self.bus.call(self.owner, self.path, actions, "DoAction", GLib.Variant("(i)", (index,)))
        raise AssertionError(f"a reader cannot press the {self.role} “{self.name}”")

    def focus(self):
        return self.bus.call(self.owner, self.path, "org.a11y.atspi.Component", "GrabFocus")

    def __repr__(self):
        return f"{self.role} “{self.name}”"


def window(name, seconds=120):
    """The program's window, once it stands on the bus."""
    bus = Bus()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for program in bus.programs():
            if program.name == name and program.children():
                return program
        time.sleep(0.3)
    raise AssertionError(f"{name} does not show on the accessibility bus")
