"""sycl-virtual-functions-analysis: tell of each kernel which sets of virtual functions it leads to."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from syclopt import names
from syclopt.analysis.call_chains import described_chain
from syclopt.analysis.call_graph import CallGraph, components
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.entry_points import KERNEL_CONVENTIONS, EntryPoints
from syclopt.analysis.source_places import location_at, place_of_instruction
from syclopt.analysis.virtual_functions import VirtualFunctions, names_in
from syclopt.analysis.vtables import vtables
from syclopt.analysis.ways import steps_towards, way_from
from syclopt.errors import PassFailed
from syclopt.ir.text.spelling import NEEDLESS_ESCAPE
from syclopt.mangling.shown_names import shown
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping, Sequence

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_MARK = f'"{names.VIRTUAL_CALL}"'
# The kinds of mentions of a set, in the order of `SetMasks`.
_CREATED, _CALLED, _NAMED, _LISTED = range(4)


@dataclass(frozen=True)
class SYCLVirtualFunctionsAnalysisPass(ModulePass):
    """Give each kernel `"creates-indirectly"`: the sets of the virtual functions in vtables that it refers to.

    It may do so through what it calls, or through variables. Listed are also the sets that the functions of these sets
    lead to, or those of the sets that it calls: in vtables, by calls, or else. So a runtime that looks at the image of
    the kernel alone finds all that must be linked. Names are sorted and separated by commas; names that the attribute
    has already stay. Other entry points get the attribute, too.

    `"calls-indirectly"` is left alone: a kernel that only creates an object needs none of the features that the
    object's functions use. With `linked`, for images that are linked on the device, a set joins it that functions of
    such a set call by name: it must be there as it is.

    A call with the attribute `"virtual-call"` that a kernel makes without naming a set in `"calls-indirectly"` is an
    error, but with `allow-virtual-functions`.
    """

    name: ClassVar[str] = "sycl-virtual-functions-analysis"
    linked: bool = field(
        default=False, metadata={"help": "list sets that called sets call by name among those that a kernel calls"}
    )
    allow_virtual_functions: bool = field(
        default=False, metadata={"help": "a kernel may call virtual functions without naming a set"}
    )

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `InputError` for virtual functions and vtables of another form than expected."""
        virtual = VirtualFunctions.compute(module)
        found = module.functions_with_convention(*KERNEL_CONVENTIONS)
        kernels = [key for key in module.definition_keys() if key in found]
        if not self.allow_virtual_functions:
            self._check_calls(module, ctx, kernels)
        if not virtual.sets:
            return PassResult(changed=False)
        before = module.version
        members = virtual.names
        roots = [key for key in dict.fromkeys((*kernels, *ctx.get(EntryPoints).ordered)) if key not in members]
        links = find_links(module, roots, virtual, ctx.get(CalledSymbols), ctx.get(CallGraph))
        lists = {key: links.lists(key, linked=self.linked) for key in roots}
        _extend(module, names.CALLS_INDIRECTLY, {key: found.calls for key, found in lists.items()})
        extended = _extend(module, names.CREATES_INDIRECTLY, {key: found.creates for key, found in lists.items()})
        ctx.count("kernels that create objects", extended)
        return PassResult(changed=module.version != before, preserves=(CalledSymbols, CallGraph, EntryPoints))

    def _check_calls(self, module: Module, ctx: PassContext, kernels: Sequence[Key]) -> None:
        calls = virtual_calls(module)
        if not calls:
            return
        graph = ctx.get(CallGraph)
        announced = module.functions_with_string(names.CALLS_INDIRECTLY)
        steps = steps_towards(calls, graph.callers)
        for kernel in kernels:
            if kernel in steps and not names_in(announced.get(kernel, "")):
                chain = way_from(kernel, steps)
                call = calls[chain[-1]]
                what = f'kernel {shown(kernel)} makes a virtual call, but names no set in "{names.CALLS_INDIRECTLY}"'
                place = place_of_instruction(module, call.text)
                where = described_chain(module, chain, place, instruction=call.text, is_located=place is not None)
                message = f"{what}: the virtual call is in {shown(chain[-1])}{where}"
                raise PassFailed(self.name, message, location_at(place) if place else call.location)


def _extend(module: Module, attribute: str, sets: Mapping[Key, Sequence[str]]) -> int:
    """Add sets to a list that functions have as an attribute, which is sorted then; return how many lists changed."""
    listed = module.functions_with_string(attribute)
    changed = 0
    for key, more in sets.items():
        value = ",".join(sorted({*more, *names_in(listed.get(key, ""))}))
        if more and value != listed.get(key):
            module.functions[key].add_attribute(attribute, value, string=True)
            changed += 1
    return changed


def virtual_calls(module: Module) -> dict[Key, Call]:
    """Return function -> its first call of a pointer with the attribute `"virtual-call"`, inline or by group."""
    groups = {str(number) for number in module.groups_with_string(names.VIRTUAL_CALL)}
    if not groups and not module.mentioning(_MARK, escaped=True):
        return {}
    marks = re.compile("|".join((_MARK, NEEDLESS_ESCAPE.pattern, *(rf"#{group}\b" for group in groups))))
    found: dict[Key, Call] = {}
    for function in module.definitions():
        if marks.search(*function.body_place):
            call = _first(function, marks, groups)
            if call is not None:
                found[function.key] = call
    return found


def _first(function: Function, marks: re.Pattern[str], groups: Container[str]) -> Call | None:
    for call in function.calls:
        if call.is_indirect and marks.search(call.text):
            for attribute in call.parsed.attributes:
                if (attribute.is_string and attribute.name == names.VIRTUAL_CALL) or str(attribute.group) in groups:
                    return call
    return None


def find_links(
    module: Module, roots: Sequence[Key], virtual: VirtualFunctions, symbols: CalledSymbols, graph: CallGraph
) -> SetLinks:
    """Return what `roots`, and the functions of each set, have to do with sets.

    They create objects of the sets in vtables that they refer to: by themselves, by what they call, by functions whose
    address is taken on the way, and by variables on the way. They call the sets that they announce, and those of
    virtual functions that they call by their names; what else they name of a set they need only. What stands in a
    vtable, and what is called of a set, leads no further: that is a matter of the set. The time is linear in what the
    module refers to.

    Raises `InputError` for a vtable with a slot that points to something else than a function or type information.
    """
    sets = sorted({*virtual.sets.values()})
    mentions = _Mentions(sets)
    tables: set[Key] = set()
    for vtable in vtables(module, virtual.names):
        mentions.add(vtable.variable.key, map(virtual.set_of, vtable.functions), _CREATED)
        tables.add(vtable.variable.key)
    _add_mentions_of_functions(mentions, module, virtual, symbols)
    nodes = [-1 - place for place in range(len(sets))]  # of sets: no symbol has such a key
    functions: dict[str, list[Key]] = {}
    for key, name in virtual.sets.items():
        functions.setdefault(name, []).append(key)
    edges = _edges(module, virtual, symbols, graph, tables)
    edges |= {node: tuple(functions[name]) for node, name in zip(nodes, sets, strict=True)}
    mentions.collect([*roots, *nodes], edges)
    return SetLinks(sets, [mentions.of(node) for node in nodes], {root: mentions.of(root) for root in roots})


class _Mentions:
    """The sets that each symbol mentions: as one mask, which has a bit for each set and kind of mention."""

    def __init__(self, sets: Sequence[str]) -> None:
        self._bits = {name: 1 << place for place, name in enumerate(sets)}
        self._masks: dict[Key, int] = {}

    def add(self, key: Key, sets: Iterable[str | None], kind: int) -> None:
        """Let a symbol mention sets; those without functions do not count."""
        for name in sets:
            if name in self._bits:
                self._masks[key] = self._masks.get(key, 0) | self._bits[name] << kind * len(self._bits)

    def collect(self, roots: Sequence[Key], edges: Mapping[Key, tuple[Key, ...]]) -> None:
        """Let what `roots` reach mention what that leads to along `edges`."""
        masks = self._masks
        for component in components(roots, edges):
            mask = 0
            for key in component:
                mask |= masks.get(key, 0)
                for other in edges.get(key, ()):
                    mask |= masks.get(other, 0)
            for key in component:
                masks[key] = mask

    def of(self, key: Key) -> SetMasks:
        """Return the sets that a symbol mentions, for each kind."""
        size, mask = len(self._bits), self._masks[key]
        return SetMasks(*(mask >> kind * size & (1 << size) - 1 for kind in (_CREATED, _CALLED, _NAMED, _LISTED)))


def _add_mentions_of_functions(
    mentions: _Mentions, module: Module, virtual: VirtualFunctions, symbols: CalledSymbols
) -> None:
    """Add the sets that functions list, and those of virtual functions in their bodies."""
    for attribute, kind in ((names.CALLS_INDIRECTLY, _CALLED), (names.CREATES_INDIRECTLY, _LISTED)):
        for key, value in module.functions_with_string(attribute).items():
            mentions.add(key, names_in(value), kind)
    members = virtual.names
    for key, (called, others) in symbols.symbols.items():
        if not members.isdisjoint(called):
            mentions.add(key, map(virtual.set_of, members & {*called}), _CALLED)
        if not members.isdisjoint(others):
            mentions.add(key, map(virtual.set_of, members & {*others} & module.uses(key)), _NAMED)


def _edges(
    module: Module, virtual: VirtualFunctions, symbols: CalledSymbols, graph: CallGraph, ends: Container[Key]
) -> dict[Key, tuple[Key, ...]]:
    """Return symbol -> what it leads to; `ends` and virtual functions lead nowhere."""
    members = virtual.names
    edges: dict[Key, tuple[Key, ...]] = dict(graph.callees)
    for key, callees in graph.callees.items():
        if not members.isdisjoint(callees):
            edges[key] = tuple(callee for callee in callees if callee not in members)
    for key, (_, others) in symbols.symbols.items():
        if others:
            used = module.uses(key)
            edges[key] = (
                *edges.get(key, ()),
                *(other for other in others if other in used and other not in members),
            )
    for key, symbol in (*module.globals.items(), *module.aliases.items()):
        if key not in ends and "@" in symbol.header[1:]:
            edges[key] = tuple(sorted(symbol.symbols_used - members, key=str))
    return edges


class SetMasks(NamedTuple):
    """Sets, each as a bit: those that code creates objects of, calls and names, and those that it is said to create."""

    created: int
    called: int
    named: int
    listed: int

    @property
    def all(self) -> int:
        """Sets of any kind."""
        return self.created | self.called | self.named | self.listed


class SetLists(NamedTuple):
    """The sets that an entry point calls only through other sets, and those of objects that it leads to."""

    calls: list[str]
    creates: list[str]


class SetLinks:
    """Which sets lead to which."""

    def __init__(self, sets: Sequence[str], links: Sequence[SetMasks], roots: Mapping[Key, SetMasks]) -> None:
        """Take the names of sets, what the functions of each have to do with sets, and so for each entry point."""
        self._sets = sets
        self._roots = roots
        self._called = _closure([link.called for link in links])
        self._reached = _closure([link.all for link in links])

    def lists(self, root: Key, *, linked: bool) -> SetLists:
        """Return what an entry point is to list."""
        found = self._roots[root]
        calls = self._through(self._called, found.called) & ~found.called if linked else 0
        reached = self._through(self._reached, found.all) | found.listed
        return SetLists(self._names(calls), self._names(found.created | (reached & ~(found.called | calls))))

    def _through(self, closure: Sequence[int], start: int) -> int:
        found = 0
        for place in _places(start):
            found |= closure[place]
        return found

    def _names(self, mask: int) -> list[str]:
        return [self._sets[place] for place in _places(mask)]


def _closure(links: Sequence[int]) -> list[int]:
    """Return what each set leads to in one step or more."""
    edges = {place: tuple(_places(mask)) for place, mask in enumerate(links)}
    found = [0] * len(links)
    for component in components(edges, edges):
        mask = 0
        for place in component:
            for other in edges[place]:
                mask |= 1 << other | found[other]
        for place in component:
            found[place] = mask
    return found


def _places(mask: int) -> Iterator[int]:
    """Yield the places of the bits of a mask, ascending."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
