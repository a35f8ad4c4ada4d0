"""Random modules of device code, and what must be true of what passes make of them.

Kernels and functions call each other, print, use device globals and aspects, create objects and call virtual functions
by sets; some functions are for the host or for devices alone. What is expected is computed from what was put into a
module, by the rules of the specification; no text is read for it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from random import Random

ASPECTS = {"fp16": 5, "fp64": 6, "image": 9, "online_compiler": 10, "atomic64": 28}
FP64 = ASPECTS["fp64"]
PRINTF = "_Z18__spirv_ocl_printfPU3AS4Kcz"
ON_HOST, ON_DEVICE = "sycl-call-if-on-host", "sycl-call-if-on-device"
_SETS = ("_ZTSv", "_ZTS4Wide", "a set; of {two}")
_FORMATS: tuple[bytes, ...] = (b"%d\n\0", b'; "no comment" %%\0', b"} %s {\0", b"!0 @f %x #1\0", b"\\ /* */\0")
_PROPERTIES = (
    ("sycl-host-access", ("0", "1", "2", "3")),
    ("sycl-init-mode", ("0", "1")),
    ("sycl-implement-in-csr", ("true", "false")),
)


@dataclass
class DeviceGlobal:
    """A device global: its size, and whether each image has one of its own."""

    name: str
    size: int
    image_scope: bool
    attributes: list[tuple[str, str]]
    linkage: str


@dataclass
class Function:
    """A function. What it calls and refers to are names; `prints` are places among the formats."""

    name: str
    kind: str  # "kernel", "external", "plain", "virtual", "host" or "device"
    linkage: str = ""
    unit: str = "a.cpp"
    aspects: list[int] = field(default_factory=list)
    uses_double: bool = False
    calls: list[str] = field(default_factory=list)
    prints: list[int] = field(default_factory=list)
    globals: list[str] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    addresses: list[str] = field(default_factory=list)
    set: str = ""
    called_sets: list[str] = field(default_factory=list)

    @property
    def used(self) -> set[int]:
        """What it uses by itself."""
        return {*self.aspects, *([FP64] if self.uses_double else ())}

    @property
    def is_entry_point(self) -> bool:
        """Whether others than this module call it."""
        return self.kind in ("kernel", "external")


@dataclass
class DeviceModule:
    """Functions, device globals, vtables (their slots) and formats of `printf`."""

    functions: dict[str, Function]
    globals: dict[str, DeviceGlobal]
    tables: dict[str, list[str]]
    formats: list[bytes]

    # What is expected.

    def reached(self, roots: Iterable[str], stays_out: Callable[[Function], bool] = lambda _: False) -> set[str]:
        """Return functions and what they call, directly or not; of what stays out, only `roots`."""
        found: set[str] = set()
        todo = [*roots]
        while todo:
            name = todo.pop()
            if name not in found:
                found.add(name)
                todo += [one for one in self.functions[name].calls if not stays_out(self.functions[one])]
        return found

    def aspects(self, name: str) -> set[int]:
        """Return what a function needs: what it and all that it calls use, and of a kernel the sets that it calls."""
        sets = self.functions[name].called_sets
        roots = [name, *(one.name for one in self.functions.values() if one.set and one.set in sets)]
        return {number for one in self.reached(roots) for number in self.functions[one].used}

    def requirements(self, entries: Iterable[str]) -> set[int]:
        """Return what an image of some entry points requires: what any of its functions needs.

        Of a function that is not called, only its address taken, that is what it uses by itself.
        """
        called = self.reached(name for image in self.entry_points() for name in image)
        needed: set[int] = set()
        for name in self.code_of(entries):
            needed.update(self.aspects(name) if name in called else self.functions[name].used)
        return needed

    def code_of(self, entries: Iterable[str]) -> set[str]:
        """Return the functions that an image of some entry points defines: others have virtual functions."""
        chosen = [*entries]
        return self.used_with(chosen, lambda one: bool(one.set) and one.name not in chosen)

    def used_with(self, roots: Iterable[str], stays_out: Callable[[Function], bool]) -> set[str]:
        """Return functions with all that they call or take the address of, in code."""
        found: set[str] = set()
        todo = [*roots]
        while todo:
            name = todo.pop()
            if name in found:
                continue
            found.add(name)
            one = self.functions[name]
            slots = [slot for table in one.tables for slot in self.tables[table]]
            todo += [other for other in (*one.calls, *one.addresses, *slots) if not stays_out(self.functions[other])]
        return found

    def globals_of(self, entries: Iterable[str]) -> dict[str, tuple[int, bool]]:
        """Return the device globals of an image, with size and scope."""
        used = {name for one in self.code_of(entries) for name in self.functions[one].globals}
        return {name: (self.globals[name].size, self.globals[name].image_scope) for name in used}

    def entry_points(self) -> list[list[str]]:
        """Return the entry points of each image: one, or all functions of a set."""
        alone = [[one.name] for one in self.functions.values() if one.is_entry_point and not one.set]
        sets: dict[str, list[str]] = {}
        for one in self.functions.values():
            if one.set:
                sets.setdefault(one.set, []).append(one.name)
        return [*alone, *sets.values()]

    @property
    def is_divided(self) -> bool:
        """Whether no device global with image scope is in several images."""
        scoped = [
            name for entries in self.entry_points() for name, (_, scope) in self.globals_of(entries).items() if scope
        ]
        return len(scoped) == len({*scoped})

    # The text.

    def __str__(self) -> str:
        return "\n".join((*self._lines(), ""))

    def _lines(self) -> Iterator[str]:
        yield 'target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-n8:16:32:64-G1"'
        yield 'target triple = "spirv64-unknown-unknown"'
        yield "%global = type { ptr addrspace(4), i32 }"
        for at, text in enumerate(self.formats):
            inside = "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:02X}" for byte in text)
            yield f'@format.{at} = private unnamed_addr addrspace(1) constant [{len(text)} x i8] c"{inside}", align 1'
        for one in self.globals.values():
            said = " ".join(f'"{name}"="{value}"' for name, value in one.attributes)
            yield f"@{one.name} = {one.linkage}addrspace(1) global %global zeroinitializer, align 8 {said}"
        for name, slots in self.tables.items():
            items = [f"ptr {f'@{slot}' if slot else 'null'}" for slot in ("", "", *slots)]
            yield f"@{name} = linkonce_odr addrspace(1) constant [{len(items)} x ptr] [{', '.join(items)}]"
        yield f"declare spir_func i32 @{PRINTF}(ptr addrspace(4), ...)"
        for one in self.functions.values():
            yield from self._function(one)
        yield f"!sycl_aspects = !{{{', '.join(f'!{at}' for at in range(len(ASPECTS)))}}}"
        for at, (name, number) in enumerate(ASPECTS.items()):
            yield f'!{at} = !{{!"{name}", i32 {number}}}'

    def _function(self, one: Function) -> Iterator[str]:
        convention = "spir_kernel" if one.kind == "kernel" else "spir_func"
        said = [f'"sycl-module-id"="{one.unit}"'] if one.is_entry_point or one.set else []
        said += [f'"indirectly-callable"="{one.set}"'] if one.set else []
        said += [f'"calls-indirectly"="{",".join(one.called_sets)}"'] if one.called_sets else []
        said += {"host": [f'noinline "{ON_HOST}"="true"'], "device": [f'noinline "{ON_DEVICE}"="true"']}.get(
            one.kind, []
        )
        listed = (
            [f"!sycl_used_aspects !{{{', '.join(f'i32 {number}' for number in one.aspects)}}}"] if one.aspects else []
        )
        yield f"define {one.linkage}{convention} void @{one.name}(ptr addrspace(4) %p) {' '.join((*said, *listed))} {{"
        if one.uses_double:
            yield "  store double 1.5, ptr addrspace(4) %p, align 8"
        for at, name in enumerate(one.globals):
            yield f"  %g{at} = load ptr addrspace(4), ptr addrspace(1) @{name}, align 8"
        for name in one.tables:
            slots = f"ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @{name}, i64 16)"
            yield f"  store {slots}, ptr addrspace(4) %p"
        for name in one.addresses:
            yield f"  store ptr @{name}, ptr addrspace(4) %p"
        for at in one.prints:
            text = f"ptr addrspace(4) addrspacecast (ptr addrspace(1) @format.{at} to ptr addrspace(4))"
            yield f"  call spir_func i32 (ptr addrspace(4), ...) @{PRINTF}({text}, i32 {at})"
        for name in one.calls:
            yield f"  call spir_func void @{name}(ptr addrspace(4) %p)"
        if one.called_sets:
            yield "  %table = load ptr addrspace(1), ptr addrspace(4) %p, align 8"
            yield "  %callee = load ptr, ptr addrspace(1) %table, align 8"
            yield '  call spir_func void %callee(ptr addrspace(4) %p) "virtual-call"'
        yield "  ret void\n}"


def device_module(random: Random) -> DeviceModule:
    """Make a module."""
    some: Callable[[list[str], int], list[str]] = lambda names, most: random.sample(  # noqa: E731
        names, random.randint(0, min(most, len(names)))
    )
    formats = random.sample(_FORMATS, random.randint(0, 3))
    variables = {one.name: one for one in (_device_global(random, at) for at in range(random.randint(0, 4)))}
    sets = [*_SETS[: random.choice((0, 1, 2, 3))]]
    kinds = [random.choice(("plain", "plain", "external", "host", "device")) for _ in range(random.randint(0, 5))]
    functions = [Function(f"{kind}{at}", kind) for at, kind in enumerate(kinds)]
    functions += [
        Function(f"_ZN1A1{'fghij'[at]}Ev", "virtual", set=random.choice(sets))
        for at in range(random.randint(1, 4) if sets else 0)
    ]
    functions += [Function(f"_ZTS1{'KLMN'[at]}", "kernel") for at in range(random.randint(1, 4))]
    virtual = [one.name for one in functions if one.set]
    tables = {
        f"_ZTV1{'BC'[at]}": random.sample(virtual, random.randint(1, len(virtual)))
        for at in range(random.randint(0, 2) if virtual else 0)
    }
    callable_ = [one.name for one in functions if one.kind != "kernel"]
    for one in functions:
        one.linkage = {"plain": random.choice(("", "internal ", "linkonce_odr ")), "virtual": "linkonce_odr "}.get(
            one.kind, ""
        )
        one.unit = random.choice(("a.cpp", "b.cpp"))
        one.aspects = sorted(random.sample([*ASPECTS.values()], random.choice((0, 0, 0, 1, 2))))
        one.uses_double = random.random() < 0.15
        one.calls = some(callable_, 2)
        one.prints = [random.randrange(len(formats))] * random.randint(0, 2) if formats else []
        one.globals = some([*variables], 1 if random.random() < 0.6 else 0)
        one.tables = some([*tables], 1)
        one.addresses = some([name for name in callable_ if name not in virtual], 1) if random.random() < 0.2 else []
        if one.kind == "kernel" and sets and random.random() < 0.5:
            one.called_sets = random.sample(sets, random.randint(1, len(sets)))
    random.shuffle(functions)
    return DeviceModule({one.name: one for one in functions}, variables, tables, formats)


def _device_global(random: Random, at: int) -> DeviceGlobal:
    size, scope = random.choice((1, 4, 8, 100)), random.random() < 0.3
    attributes = [("sycl-device-global-size", str(size)), ("sycl-unique-id", f"id of g{at}; {{}}")]
    attributes += [("sycl-device-image-scope", random.choice(("true", "false") if not scope else ("true",)))] * (
        scope or random.random() < 0.3
    )
    scope = scope or ("sycl-device-image-scope", "true") in attributes
    attributes += [(name, random.choice(values)) for name, values in _PROPERTIES if random.random() < 0.4]
    random.shuffle(attributes)
    return DeviceGlobal(f"g{at}", size, scope, attributes, random.choice(("", "internal ", "weak_odr ")))
