"""Random programs: their classes, sets and kernels.

Sets whose names begin with `d` compute with `double`. Classes whose names begin with `L` are in unnamed namespaces,
where all units have classes of the same names.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Literal

from class_model import CALLABLE, RESULTS, SLOTS, Action, Class, Family, Kernel, Method, Program, Step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from class_model import Kind

_PLAIN_SETS = ("s0", "s1", "s2")
_DOUBLE_SETS = ("d0", "d1")
_OFTEN_PLAIN: tuple[Kind, ...] = ("plain",) * 5


class Maker:
    """Makes the program of a seed. With `creating`, virtual functions create objects, too."""

    def __init__(self, seed: int, *, creating: bool = True) -> None:
        self.random = Random(seed)
        self.creating = creating
        self.count = 0

    def program(self) -> Program:
        """Return the program."""
        random = self.random
        program = Program(random.randint(2, 3), [], [])
        for number in range(random.randint(3, 6)):
            program.classes.append(self._class(program, f"C{number}", None))
        for unit in range(program.units):
            for number in range(random.randint(1, 3)):
                program.classes.append(self._class(program, f"L{number}", unit))
        for cls in program.classes:
            for method in cls.methods.values():
                if not (method.pure or method.family.kind in ("host", "covariant")):
                    method.steps = [*self._steps(program, method)]
        made: dict[int, Action] = {}
        for _ in range(random.randint(3, 5)):
            self._kernel(program, made)
        return program

    def _class(self, program: Program, name: str, unit: int | None) -> Class:
        random = self.random
        cls = Class(name, unit, [], random.random() < 0.3)
        for _ in range(5):
            others = program.visible(unit)
            bases = random.sample(others, min(len(others), random.choice((0, 1, 1, 2, 2, 3))))
            cls.bases = bases
            parts = cls.parts()
            destructors = {family.root for family in cls.families() if family.kind == "destructor"}
            if len(parts) == len({*parts}) and len(destructors) <= 1:
                break
            cls.bases = []
        for family in cls.families():
            is_ambiguous = len(cls.overriders(family)) > 1
            if is_ambiguous or family.kind == "destructor" or random.random() < 0.5:
                self._declare(program, cls, family)
        if not cls.bases or random.random() < 0.4:
            has_destructor = any(family.kind == "destructor" for family in cls.families())
            kinds: list[Kind] = [*_OFTEN_PLAIN, "variadic", "covariant", "host"]
            for kind in random.sample(kinds, random.randint(1, 3)):
                self._declare(program, cls, Family(f"m{self._next()}", kind, cls))
            if not has_destructor and not cls.bases and random.random() < 0.3:
                self._declare(program, cls, Family("~", "destructor", cls))
        return cls

    def _next(self) -> int:
        self.count += 1
        return self.count

    def _declare(self, program: Program, cls: Class, family: Family) -> None:
        random = self.random
        overridden = [m.set for m in cls.overriders(family)]
        chosen = random.choice(_PLAIN_SETS + _DOUBLE_SETS)
        if overridden and random.random() < 0.6:
            chosen = overridden[0]
        name = "" if family.kind == "host" else chosen
        unit = cls.unit if cls.unit is not None else random.choice((None, *range(program.units)))
        pure = not overridden and family.kind in CALLABLE and random.random() < 0.15
        cls.methods[family.name] = Method(family, cls, name, pure, unit, self._next())

    def _steps(self, program: Program, method: Method) -> Iterator[Step]:
        random, owner = self.random, method.owner
        if random.random() < 0.4:
            yield Step("count")
        if method.family.kind == "destructor":
            return
        families = [family for family in owner.families() if family.kind in CALLABLE]
        if random.random() < 0.25:
            yield Step("own", random.choice(families))
        bases = sorted(owner.lineage() - {owner}, key=lambda cls: cls.name)
        usable = [base for base in bases if method.family in base.families() and not base.final(method.family).pure]
        if usable and random.random() < 0.3:
            yield Step("direct", method.family, random.choice(usable))
        covariant = [family for family in owner.families() if family.kind == "covariant"]
        if covariant and random.random() < 0.5:
            yield Step("self", random.choice(covariant))
        others = [
            cls
            for cls in program.visible(method.unit)
            if not cls.is_abstract() and cls is not owner and any(f.kind in CALLABLE for f in cls.families())
        ]
        if self.creating and others and random.random() < 0.2:
            cls = random.choice(others)
            yield Step("create", random.choice([f for f in cls.families() if f.kind in CALLABLE]), cls)

    def _kernel(self, program: Program, made: dict[int, Action]) -> None:
        random = self.random
        unit = random.randrange(program.units)
        actions: list[Action] = []
        alone = True
        own: dict[int, Action] = {}
        for _ in range(random.randint(2, RESULTS)):
            known = {slot: action for slot, action in made.items() if action.static.unit in (None, unit)}
            if (not own and not known) or random.random() < 0.5:
                action = self._creation(program, unit)
                if action is not None:
                    actions.append(action)
                    own[action.slot] = made[action.slot] = action
                continue
            pool = own if own and random.random() < 0.7 else known
            if not pool:
                continue
            creation = pool[random.choice(sorted(pool))]
            families = [f for f in creation.static.families() if f.kind in (*CALLABLE, "destructor")]
            if not families:
                continue
            family = random.choice(families)
            kind: Literal["call", "destroy"] = "destroy" if family.kind == "destructor" else "call"
            actions.append(Action(kind, creation.slot, creation.cls, creation.static, family, random.random() < 0.7))
            alone = alone and creation.slot in own
            if kind == "destroy":
                del made[creation.slot]
                own.pop(creation.slot, None)
        program.kernels.append(Kernel(unit, actions, alone))

    def _creation(self, program: Program, unit: int) -> Action | None:
        random = self.random
        concrete = [cls for cls in program.visible(unit) if not cls.is_abstract()]
        if not concrete:
            return None
        cls = random.choice(concrete)
        static = random.choice(sorted(cls.lineage(), key=lambda base: (base.name, base.unit is None)))
        by_factory = cls.unit is None and random.random() < 0.3
        return Action("create", random.randrange(SLOTS), cls, static, by_factory=by_factory)
