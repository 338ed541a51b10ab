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
        return [Thing(self, *one) for one in self.call("org.a11y.atspi.Registry", ROOT, ACCESSIBLE, "GetChildren")[0]]


class Thing:
    """One node: a button, a card, a heading ..."""

    def __init__(self, bus, owner, path):
        self.bus, self.owner, self.path = bus, owner, path
        low, high = self.bus.call(owner, path, ACCESSIBLE, "GetState")[0]
        self.bits = low | high << 32
        self.role = self.bus.call(owner, path, ACCESSIBLE, "GetRoleName")[0]
        self.name = self.description = ""
        if self.has("showing") or self.role in ("application", "frame"):  # the rest is behind something
            self.name, self.description = self.told("Name"), self.told("Description")

    def told(self, which):
        return self.bus.call(self.owner, self.path, "org.freedesktop.DBus.Properties", "Get",
                             GLib.Variant("(ss)", (ACCESSIBLE, which)))[0]

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
