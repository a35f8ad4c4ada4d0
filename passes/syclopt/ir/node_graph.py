"""Metadata nodes as a graph: which ones some lead to, found for many at once, and on which lines they stand.

A run of nodes that nobody has asked for one of stays text: no entity is made for each of its nodes. Its lines are read
when a search comes to them, and what is kept of it are slices. For many searches, what each line names is kept.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from itertools import pairwise
from math import inf
from typing import TYPE_CHECKING, NamedTuple, cast

from syclopt.errors import UndefinedError
from syclopt.ir.entity import Entity
from syclopt.ir.references import outside, references, type_references, types_in, without_comments
from syclopt.ir.scan import node_begins
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import Key, numbers_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from syclopt.ir.entity import Kind


class NodeLines:
    """Number of a node -> its line. What stands line by line in the order of its numbers takes no memory for each."""

    __slots__ = ("_firsts", "_lasts", "_lines")

    def __init__(self, numbers: Iterable[tuple[int, int]] = ()) -> None:
        """Take numbers with their lines, each number once."""
        self._firsts, self._lasts, self._lines = array("q"), array("q"), array("q")
        last = line_before = -2
        for number, line in numbers:
            if number == last + 1 and line == line_before + 1:
                self._lasts[-1] = number
            else:
                self._firsts.append(number)
                self._lasts.append(number)
                self._lines.append(line)
            last, line_before = number, line
        if any(first > second for first, second in zip(self._firsts, self._firsts[1:], strict=False)):
            stretches = sorted(zip(self._firsts, self._lasts, self._lines, strict=True))
            self._firsts, self._lasts, self._lines = (array("q", each) for each in zip(*stretches, strict=True))

    def __bool__(self) -> bool:
        return bool(self._firsts)

    def __contains__(self, key: Key) -> bool:
        return self.get(key) is not None

    def __iter__(self) -> Iterator[int]:
        for first, last in zip(self._firsts, self._lasts, strict=True):
            yield from range(first, last + 1)

    def get(self, key: Key) -> int | None:
        """Return the line of a node; None for one that is in no run."""
        number = cast("int", key)
        at = bisect_right(self._firsts, number) - 1
        if at < 0 or number > self._lasts[at]:
            return None
        return self._lines[at] + number - self._firsts[at]

    def __getitem__(self, key: Key) -> int:
        line = self.get(key)
        if line is None:
            raise KeyError(key)
        return line


_GLOBALS = compile_pattern(r"\bglobals:[ \t\r\n]*+(?:!([0-9]++)|!\{[^{}]*+\})")
_REFERENCE = compile_pattern(r"!([0-9]++)")
_UNEDITED: Mapping[Key, Entity] = {}
_MANY_READ = 32_768  # nodes; of more than these, one that is needed again is read again


class Reached(NamedTuple):
    """Nodes that a search came to, the types that they name, and further nodes where it stopped on the way."""

    nodes: set[Key]
    types: set[Key]
    rest: set[Key]


class NodeGraph:
    """The numbered metadata nodes of a list of entities, which must not change.

    `places` tells where in the list the nodes are that are entities of their own. `naming` are nodes that name symbols;
    of those in runs it has the ones that a search came to.
    """

    def __init__(
        self, entities: Sequence[Entity], *, has_types: bool = False, has_numbered: bool = False, many: bool = False
    ) -> None:
        """Note where the nodes are. The module may have types, and types that have only a number, to be found.

        Of `many` searches, each is quicker: a node is read once.
        """
        self._has_types = has_types
        self._has_numbered = has_numbered
        self._nodes: dict[Key, Entity] = {}
        self._runs: list[tuple[int, Entity]] = []
        self._begins, self._run_of = array("q"), array("l")  # by line, of the lines of all runs
        self._further: dict[Key, Key] = {}  # node -> one to which it leads without naming it
        self._read: dict[Key, Collection[Key]] | None = {} if many else None  # node -> nodes that it names
        self._types_of: dict[Key, AbstractSet[Key]] = {}  # of nodes that were read and name types
        self.places: dict[Key, int] = {}
        self.naming: set[Key] = set()
        self._lines = NodeLines(self._lines_of([e for e in entities if e.kind == "metadata run"]))
        for place, entity in enumerate(entities):
            if entity.kind == "metadata run":
                self._runs.append((place, entity))
            elif entity.kind == "metadata":
                self._nodes[entity.key] = entity
                self.places[entity.key] = place
                if "@" in entity.header and references(entity).symbols:
                    self.naming.add(entity.key)

    def missing(self, keys: AbstractSet[Key]) -> Key | None:
        """Return one of `keys` that is no node, the least of them; None when there is none."""
        if keys <= self._nodes.keys():
            return None
        return min((key for key in keys if not (key in self._nodes or key in self._lines)), key=int, default=None)

    def node(self, key: Key) -> Entity | None:
        """Return a node, or None."""
        line = self._lines.get(key)
        return self._nodes.get(key) if line is None else self._slice("metadata", key, line, line)

    def lead_to_units(self, lists: Sequence[Entity]) -> None:
        """Let nodes about variables lead to the compile units that list them; `lists` has the units."""
        for key in {key for units in lists for key in references(units).metadata}:
            unit = self.node(key)
            found = _GLOBALS.search(without_comments(unit.header)) if unit is not None else None
            if found is not None:
                listed = self.node(int(found[1])) if found[1] else Entity.new("metadata", -1, found[0])
                self._further.update((node, key) for node in (references(listed).metadata if listed else ()))

    def search(
        self,
        roots: AbstractSet[Key],
        known: AbstractSet[Key] = frozenset(),
        edited: Mapping[Key, Entity] = _UNEDITED,
        limit: float = inf,
    ) -> Reached:
        """Return the nodes that are not `known` to which `roots`, which must be there, lead; roots are among them.

        `edited` has nodes as they are to be. With `limit`, the search stops before it finds more than that. Raises
        `UndefinedError` for a node that is not there.
        """
        found: set[Key] = set()
        types: set[Key] = set()
        todo = {*roots} - known
        while todo and len(found) + len(todo) <= limit:
            found |= todo
            named = self._named(todo, edited, types)
            if self._further:
                named.update(self._further[key] for key in todo & self._further.keys())
            todo = named - found - known
            if (missing := self.missing(todo)) is not None:
                raise self._undefined(missing, found, edited)
        if self._read is not None and len(self._read) > max(_MANY_READ, 4 * len(found)):
            self._read.clear()
            self._types_of.clear()
        return Reached(found, types, todo)

    def pieces(self, keys: AbstractSet[Key], edited: Mapping[Key, Entity] = _UNEDITED) -> dict[int, list[Entity]]:
        """Return place of a run -> what is left of it: those of the nodes `keys` that are in it, as slices.

        Nodes that `edited` has stand there as it has them.
        """
        if not self._lines:
            return {}
        lines = sorted([line for key in keys if key not in edited and (line := self._lines.get(key)) is not None])
        breaks = [at for at in range(1, len(lines)) if lines[at] != lines[at - 1] + 1]
        found = {
            lines[start]: self._slice("metadata run", "", lines[start], lines[end - 1])
            for start, end in pairwise([0, *breaks, len(lines)])
            if start < end
        }
        found |= {self._lines[key]: node for key, node in edited.items() if key in self._lines and key in keys}
        pieces: dict[int, list[Entity]] = {}
        for line in sorted(found):
            pieces.setdefault(self._runs[self._run_of[line]][0], []).append(found[line])
        return pieces

    def with_nodes(self, entities: Sequence[Entity], edited: Mapping[Key, Entity]) -> list[Entity]:
        """Return the entities of the graph with nodes as `edited` has them, for which runs come apart."""
        pieces = self.pieces({*self._lines}, edited)
        own = {self.places[key]: node for key, node in edited.items() if key in self.places}
        return [each for at, entity in enumerate(entities) for each in pieces.get(at) or (own.get(at, entity),)]

    def _lines_of(self, runs: Sequence[Entity]) -> Iterator[tuple[int, int]]:
        """Yield the numbers in runs with their lines; note these, and one more for the end of each run."""
        for at, run in enumerate(runs):
            for number, begin in node_begins(run):
                yield number, len(self._begins)
                self._begins.append(begin)
                self._run_of.append(at)
            self._begins.append(run.end)
            self._run_of.append(at)

    def _slice(self, kind: Kind, key: Key, first: int, last: int) -> Entity:
        """Return lines of a run as an entity."""
        _, run = self._runs[self._run_of[first]]
        begin, end = self._begins[first], self._begins[last + 1]
        if begin == run.begin and end == run.end and kind == run.kind:
            return run
        start = run.start if begin == run.begin else begin
        return Entity(kind, key, run.source, start, begin, end, end)

    def _named(self, keys: set[Key], edited: Mapping[Key, Entity], types: set[Key]) -> set[Key]:
        """Return the nodes that nodes name; add the types that they name to `types`."""
        if self._read is not None:
            return self._named_once(self._read, keys, edited, types)
        nodes = [node for key in keys if (node := edited.get(key) or self._nodes.get(key)) is not None]
        named = self._named_by(nodes, types)
        if len(nodes) < len(keys):
            in_runs = [key for key in keys if key in self._lines and key not in edited]
            texts = self._texts(in_runs)
            clean = self._clean(in_runs, texts)
            if self._has_types and "%" in clean:
                types |= types_in("".join(texts), self._has_numbered)
            named.update(numbers_of({*_REFERENCE.findall(clean)}))
        return named

    def _named_once(
        self, read: dict[Key, Collection[Key]], keys: set[Key], edited: Mapping[Key, Entity], types: set[Key]
    ) -> set[Key]:
        """Do as `_named`, and read no node that was read before."""
        if not edited.keys().isdisjoint(keys):
            named = self._named_by([edited[key] for key in edited.keys() & keys], types)
            keys = keys - edited.keys()
        else:
            named: set[Key] = set()
        if not read.keys() >= keys:
            self._read_nodes(read, [key for key in keys if key not in read])
        named.update(*[read[key] for key in keys])
        if self._types_of:
            types.update(*[self._types_of[key] for key in self._types_of.keys() & keys])
        return named

    def _read_nodes(self, read: dict[Key, Collection[Key]], keys: list[Key]) -> None:
        in_runs = [key for key in keys if key not in self._nodes]
        texts = self._texts(in_runs)
        lines = self._clean(in_runs, texts).split("\n")[:-1]
        read.update((key, (*map(int, _REFERENCE.findall(line)),)) for key, line in zip(in_runs, lines, strict=True))
        for key, text in zip(in_runs, texts, strict=True) if self._has_types else ():
            if "%" in text:
                self._types_of[key] = types_in(text, self._has_numbered)
        for key in keys if len(in_runs) < len(keys) else ():
            if key not in self._nodes:
                continue
            types: set[Key] = set()
            read[key] = self._named_by([self._nodes[key]], types)
            if types:
                self._types_of[key] = types

    def _named_by(self, nodes: list[Entity], types: set[Key]) -> set[Key]:
        if self._has_types:
            types.update(*[type_references(node, self._has_numbered) for node in nodes if "%" in node.header])
        return {key for node in nodes for key in references(node).metadata}

    def _texts(self, keys: list[Key]) -> list[str]:
        """Return the texts of nodes in runs, each of which ends its line."""
        texts = [self._text(self._lines[key]) for key in keys]
        return [text if text[-1] == "\n" else f"{text}\n" for text in texts]

    def _clean(self, keys: list[Key], texts: list[str]) -> str:
        """Return what stands outside of strings in nodes; note which of them name symbols."""
        clean, _ = outside("".join(texts))
        if "@" in clean:
            pairs = zip(keys, texts, strict=True)
            self.naming.update(key for key, node in pairs if "@" in node and "@" in outside(node)[0])
        return clean

    def _text(self, line: int) -> str:
        return self._runs[self._run_of[line]][1].source.text[self._begins[line] : self._begins[line + 1]]

    def _undefined(self, missing: Key, users: set[Key], edited: Mapping[Key, Entity]) -> UndefinedError:
        """Return the error for a node that is not there, with the first node that names it."""
        for user in sorted(users, key=int):
            node = edited.get(user) or self.node(user)
            if node is not None and missing in references(node).metadata:
                return UndefinedError(f"'!{missing}', to which '!{user}' refers, is not defined", node.location)
        return UndefinedError(f"'!{missing}' is not defined")
