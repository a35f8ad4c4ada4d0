"""Where the work-items of a group keep values from one region to the next."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from syclopt.codegen.native_cpu.sycl_work_group_loops.kernel_body import KernelBody, Region, Step
    from syclopt.codegen.native_cpu.sycl_work_group_loops.live_values import LiveValues
    from syclopt.ir.text.spelling import Key

_ALLOCA = compile_pattern(rf"={GAP}alloca{GAP}(?:inalloca{GAP})?+", re.DOTALL)
_LIFETIME = ("llvm.lifetime.start", "llvm.lifetime.end")


class Frame:
    """A struct that each region gets: arrays with a value for each work-item, and values that all have in common.

    `shared` are the variables of the kernel that more than one run of a region sees: each work-item has its own in an
    array. A common value stands there twice: as it was before a region, and as the region leaves it.
    """

    def __init__(self, body: KernelBody, values: LiveValues, regions: Mapping[Key, Region], repeated: frozenset[Key]):
        self._body = body
        self._values = values
        self._made_of: dict[Key, list[Key]] = {}  # value -> what is computed from it, and not read from memory
        for made, step in body.definitions.items():
            for used in step.uses if step.opcode != "load" else ():
                self._made_of.setdefault(used, []).append(made)
        crossing = {key for start in regions for key in values.live[start]}
        kept = [key for key in body.definitions if key in crossing and values.chain(key) is None]
        self.common = [key for key in kept if key in values.uniform]
        self._users = {key: self._users_of(key, regions) for key in body.definitions if key in body.variables}
        self.variables = body.variables
        self.shared = [
            key
            for key, users in self._users.items()
            if len(users) > 1 or {*users} & repeated or (len(regions) > 1 and self._escapes(key))
        ]
        self.arrays = [*(key for key in kept if key not in values.uniform), *self.shared]

    @property
    def type(self) -> str:
        """The type of the struct."""
        common = [self._body.definitions[key].result_type for key in self.common]
        return f"{{ {', '.join(['i64', *('ptr' for _ in self.arrays), *common, *common])} }}"

    def element(self, key: Key) -> str:
        """Return the type of the elements of an array."""
        step = self._body.definitions[key]
        if key not in self._body.variables:
            return step.result_type
        return _allocated(step)

    def places(self, region: Region) -> Iterator[str]:
        """Yield instructions that find this work-item's places in the arrays, and make the variables of the region."""
        yield "%..item.index = load i64, ptr %..index"
        for at, key in enumerate(self.arrays):
            yield f"%..array{at}.place = getelementptr {self.type}, ptr %..frame, i64 0, i32 {at + 1}"
            yield f"%..array{at} = load ptr, ptr %..array{at}.place, !invariant.load !{{}}"
            name = self._body.token(key) if key in self.variables else f"%..place{at}"
            yield f"{name} = getelementptr {self.element(key)}, ptr %..array{at}, i64 %..item.index"
        for key, users in self._users.items():
            if key not in self.shared and region.start in users:
                yield self._body.definitions[key].text
        for at, _ in enumerate(self.common):
            first = 1 + len(self.arrays)
            for what, place in (("before", first + at), ("after", first + len(self.common) + at)):
                yield f"%..{what}{at} = getelementptr {self.type}, ptr %..frame, i64 0, i32 {place}"

    def source(self, key: Key) -> str:
        """Return where a region finds a value."""
        return f"%..before{self.common.index(key)}" if key in self.common else f"%..place{self.arrays.index(key)}"

    def target(self, key: Key) -> str:
        """Return where a region leaves a value."""
        return f"%..after{self.common.index(key)}" if key in self.common else self.source(key)

    def ends_life(self, step: Step) -> bool:
        """Tell whether a step says when the life of a variable that is kept begins or ends: it is longer now."""
        is_mark = isinstance(step.callee, str) and step.callee.startswith(_LIFETIME)
        return is_mark and any(used in self.shared for used in step.uses)

    def _users_of(self, key: Key, regions: Mapping[Key, Region]) -> tuple[Key, ...]:
        """Return the starts of the regions that name a variable, also by what is derived from it."""
        derived = self._derived(key)

        def is_named(region: Region) -> bool:
            if derived & self._values.live[region.start]:
                return True
            steps = (step for one in region.sections for step in self._body.sections[one].steps)
            return any(key in step.uses for step in steps)

        return tuple(start for start, region in regions.items() if is_named(region))

    def _derived(self, key: Key) -> set[Key]:
        """Return a variable and the values that are made of its address."""
        derived = {key}
        waiting = [key]
        while waiting:
            for made in self._made_of.get(waiting.pop(), ()):
                if made not in derived:
                    derived.add(made)
                    waiting.append(made)
        return derived

    def _escapes(self, key: Key) -> bool:
        """Tell whether a variable may be reached by other ways than its name: its address is stored or handed on."""
        derived = self._derived(key)
        for step in self._body.steps:
            is_named = derived.intersection(step.uses)
            if step.opcode == "store" and is_named and _first_operand_names(step.text, derived, self._body):
                return True
            is_intrinsic = isinstance(step.callee, str) and step.callee.startswith("llvm.")
            if is_named and step.opcode == "call" and not is_intrinsic:
                return True
        return False


def _first_operand_names(text: str, keys: set[Key], body: KernelBody) -> bool:
    value = text.partition(",")[0]
    return any(value.endswith(f" {body.token(key)}") for key in keys)


def _allocated(step: Step) -> str:
    """Return the type that an `alloca` makes room for."""
    from syclopt.ir.text.brackets import type_end

    found = _ALLOCA.search(step.text)
    start = found.end() if found else 0
    return step.text[start : type_end(step.text, start)]
