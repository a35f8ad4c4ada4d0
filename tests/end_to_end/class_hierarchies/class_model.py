"""Programs with class hierarchies: several units with kernels that create objects and call virtual functions.

Which function a call comes to is known here, and so are the sets that a kernel must name.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator

Kind = Literal["plain", "variadic", "covariant", "destructor", "host"]
SLOTS = 6
RESULTS = 8  # of a kernel
CALLABLE = ("plain", "variadic")


@dataclass(frozen=True, eq=False)
class Family:
    """A virtual function with all that override it; `root` declares it first."""

    name: str
    kind: Kind
    root: Class


@dataclass(eq=False)
class Class:
    """A class. With `shared`, all that derive from it do so virtually. `unit` is None for one of the header."""

    name: str
    unit: int | None
    bases: list[Class]
    shared: bool
    methods: dict[str, Method] = field(default_factory=dict[str, "Method"])

    def lineage(self) -> set[Class]:
        """The class and all that it derives from."""
        return {self}.union(*(base.lineage() for base in self.bases))

    def families(self) -> list[Family]:
        """The virtual functions that it has, also by its bases, in a fixed order."""
        found = {m.family for cls in self.lineage() for m in cls.methods.values()}
        return sorted(found, key=lambda family: family.name)

    def overriders(self, family: Family) -> list[Method]:
        """The methods that no other one hides in an object of the class."""
        found = sorted((cls for cls in self.lineage() if family.name in cls.methods), key=lambda cls: cls.name)
        hidden = {other for cls in found for base in cls.bases for other in base.lineage()}
        return [cls.methods[family.name] for cls in found if cls not in hidden]

    def final(self, family: Family) -> Method:
        """The method that a call of an object of the class comes to."""
        [method] = self.overriders(family)
        return method

    def destructor_sets(self) -> set[str]:
        """The sets of its destructor and those of its bases, which that calls."""
        return {method.set for cls in self.lineage() for name, method in cls.methods.items() if name == "~"}

    def is_abstract(self) -> bool:
        """Whether a function of it is pure."""
        return any(self.final(family).pure for family in self.families())

    def parts(self) -> list[Class]:
        """The classes of all subobjects; of bases that are shared, one each."""
        shared: set[Class] = set()

        def below(cls: Class) -> Iterator[Class]:
            yield cls
            for base in cls.bases:
                if base.shared and base in shared:
                    continue
                if base.shared:
                    shared.add(base)
                yield from below(base)

        return [*below(self)]


@dataclass(frozen=True, eq=False)
class Step:
    """What a body does: `own` calls this object, `direct` the function of a base, `create` an object of another class.

    `count` changes a variable of the unit, `self` reads a field through a covariant function.
    """

    kind: Literal["own", "direct", "create", "count", "self"]
    family: Family | None = None
    cls: Class | None = None


@dataclass(eq=False)
class Method:
    """A virtual function of a class; `set` is "" for one that is no device code. `unit` is None for an inline one."""

    family: Family
    owner: Class
    set: str
    pure: bool
    unit: int | None
    number: int
    steps: list[Step] = field(default_factory=list[Step])

    def reach(self, cls: Class, seen: set[tuple[Method, Class]]) -> set[str]:
        """The sets of all that it comes to when it is called on an object of `cls`."""
        if (self, cls) in seen:
            return set()
        seen.add((self, cls))
        found = {self.set} if self.family.kind != "destructor" else cls.destructor_sets()
        for step in self.steps:
            if step.family is not None:
                where = step.cls or cls
                found |= where.final(step.family).reach(cls if step.kind == "direct" else where, seen)
            if step.kind == "create" and step.cls is not None:
                found |= step.cls.destructor_sets()
        return found


@dataclass(frozen=True, eq=False)
class Action:
    """What a kernel does with a slot: `create` an object there, seen as a `static`; `call` or `destroy` it."""

    kind: Literal["create", "call", "destroy"]
    slot: int
    cls: Class
    static: Class
    family: Family | None = None
    hidden: bool = True  # whether the compiler is kept from knowing the object's class
    by_factory: bool = False


@dataclass
class Kernel:
    """A kernel; one that is not `alone` uses objects that earlier ones made."""

    unit: int
    actions: list[Action]
    alone: bool

    def sets(self) -> list[str]:
        """The sets that it has to name."""
        found: set[str] = set()
        for action in self.actions:
            if action.family is not None:
                found |= action.cls.final(action.family).reach(action.cls, set())
        return sorted(found)


@dataclass
class Program:
    """Units with their classes and kernels."""

    units: int
    classes: list[Class]
    kernels: list[Kernel]

    def visible(self, unit: int | None) -> list[Class]:
        """The classes that a unit, or the header, can name."""
        return [cls for cls in self.classes if cls.unit is None or cls.unit == unit]
