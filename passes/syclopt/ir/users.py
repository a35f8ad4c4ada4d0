"""Who names what: for each symbol, comdat, alias target or block address the entities that name it.

Nothing is looked for until somebody asks. From then on a module tells what it keeps here of each edit (`note`), which
costs next to nothing; with the next question, the entities that came and went are looked at, and no others. Where most
of a module has been edited in between, all is found anew.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Protocol, cast

from syclopt.ir.references import comdat_of, references
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_internal

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from syclopt.ir.entity import Entity, Kind
    from syclopt.ir.index import Index
    from syclopt.ir.text.source import Source
    from syclopt.ir.text.spelling import Key

NAMING: frozenset[Kind] = frozenset({"function", "global", "alias", "ifunc", "metadata"})
"""The kinds of what uses a symbol that it names; `uselistorder` directives name symbols, and do not use them."""

_ALIASES: frozenset[Kind] = frozenset({"alias", "ifunc"})
_IN_COMDATS: frozenset[Kind] = frozenset({"function", "global"})
_ESCAPED = compile_pattern(r'@"[^"\\]*+\\')
_FEW = 4  # questions that are answered by a search through the text, and names that are looked for at once
_LEAST = 64  # edits that are worth to be followed in any module


class Kept(Protocol):
    """What a module keeps about its entities, and edits keep true."""

    def __init__(self, index: Index) -> None:
        """Look at nothing yet."""

    def note(self, old: Entity | None, new: Entity | None) -> None:
        """Note that `new` is in the place of `old`; None where there was nothing, or is nothing now."""
        ...


class Users(ABC):
    """The entities of some kinds by what each of them names."""

    kinds: ClassVar[frozenset[Kind]]

    def __init__(self, index: Index) -> None:
        self._index = index
        self._users: dict[Key, Collection[Entity]] | None = None
        self._is_in_order = True
        self._gone: list[Entity] = []  # since the last question, of those in `_users`
        self._new: dict[Entity, None] = {}
        self._most = 0  # of those that came and went, so that a question looks at them alone

    def of(self, *keys: Key) -> list[Entity]:
        """Return what names one of `keys`, in the order of the text."""
        users = self._now()
        if len(keys) == 1:
            found = [*users.get(keys[0], ())]
            if self._is_in_order:
                return found
        else:
            found = [*{entity: None for key in keys for entity in users.get(key, ())}]
        return sorted(found, key=self._index.order) if len(found) > 1 else found

    def note(self, old: Entity | None, new: Entity | None) -> None:
        """Note that `new` is in the place of `old`; None where there was nothing, or is nothing now."""
        if self._users is None:
            return
        if new is not None and self._are_to_be_found(new):
            self._forget()
            return
        if old is not None and old.kind in self.kinds:
            if old in self._new:
                del self._new[old]
            else:
                self._gone.append(old)
        if new is not None and new.kind in self.kinds:
            self._new[new] = None
        if len(self._gone) + len(self._new) > self._most:
            self._forget()

    @abstractmethod
    def _names(self, entity: Entity) -> Iterable[Key]:
        """Return what an entity of one of `kinds` names."""

    def _entities(self) -> list[Entity]:
        """Return the entities of `kinds` in order."""
        if any(self._are_to_be_found(entity) for entity in self._index.entities):
            self._index.names("metadata")
        return [entity for entity in self._index.entities if entity.kind in self.kinds]

    def _are_to_be_found(self, entity: Entity) -> bool:
        """Tell whether an entity is a run of metadata nodes that name symbols."""
        is_run = entity.kind == "metadata run" and "metadata" in self.kinds
        return is_run and entity.source.text.find("@", entity.begin, entity.end) >= 0

    def _now(self) -> dict[Key, Collection[Entity]]:
        users = self._users
        if users is None:
            return self._find()
        for old in self._gone:
            for key in self._names(old):
                _changeable(users, key).pop(old, None)
        for new in self._new:
            for key in self._names(new):
                _changeable(users, key)[new] = None
                self._is_in_order = False
        self._gone.clear()
        self._new.clear()
        return users

    def _find(self) -> dict[Key, Collection[Entity]]:
        users: dict[Key, list[Entity]] = {}
        entities = self._entities()
        for entity in entities:
            for key in self._names(entity):
                users.setdefault(key, []).append(entity)
        self._is_in_order = True
        self._most = max(_LEAST, len(entities) // 2)
        self._users = {**users}
        return self._users

    def _forget(self) -> None:
        self._users = None
        self._gone.clear()
        self._new.clear()


def _changeable(users: dict[Key, Collection[Entity]], key: Key) -> dict[Entity, None]:
    found = users.get(key, ())
    if isinstance(found, dict):
        return cast("dict[Entity, None]", found)
    changeable = users[key] = dict.fromkeys(found)
    return changeable


class SymbolUsers(Users):
    """What names symbols: functions, variables, aliases, ifuncs, metadata nodes and `uselistorder` directives."""

    kinds: ClassVar[frozenset[Kind]] = frozenset((*NAMING, "uselist"))

    def __init__(self, index: Index) -> None:
        super().__init__(index)
        self._searches = 0

    def of(self, *keys: Key) -> list[Entity]:
        """Return what names one of `keys`, in the order of the text; a definition may name itself once more."""
        if self._users is not None or self._searches >= _FEW:
            return super().of(*keys)
        self._searches += 1
        return self._search(frozenset(keys))

    def _names(self, entity: Entity) -> Iterable[Key]:
        return () if entity.kind == "metadata" and "@" not in entity.header else references(entity).symbols

    def _search(self, keys: frozenset[Key]) -> list[Entity]:
        search = _Search(keys)
        if any(entity.kind == "metadata run" and search.may_find(entity) for entity in self._index.entities):
            self._index.names("metadata")
        found = [entity for entity in self._index.entities if entity.kind in self.kinds and search.may_find(entity)]
        return [entity for entity in found if not keys.isdisjoint(references(entity).symbols)]


class _Search:
    """The quick look for names: whether a text has one of them after an `@`, as it is or in quotes."""

    def __init__(self, keys: Collection[Key]) -> None:
        names = "|".join(re.escape(to_internal(str(key))) for key in keys)
        plain, quoted = rf"(?:{names})(?![-a-zA-Z$._0-9])", rf'"(?:{names})"'
        self._name = re.compile(f"@(?:{plain}|{quoted})" if len(keys) <= _FEW else "@")
        self._has_escapes: dict[Source, bool] = {}  # a name with a backslash may be any

    def may_find(self, entity: Entity) -> bool:
        source, head = entity.source, entity.head
        if source not in self._has_escapes:
            self._has_escapes[source] = _ESCAPED.search(source.text) is not None
        if self._has_escapes[source] or (head is not None and "\\" in head):
            return True
        if head is None:
            return self._name.search(source.text, entity.begin, entity.end) is not None
        return bool(self._name.search(head) or self._name.search(source.text, entity.brace, entity.end))


class AliasUsers(Users):
    """The aliases and ifuncs that stand for symbols."""

    kinds: ClassVar[frozenset[Kind]] = _ALIASES

    def _names(self, entity: Entity) -> Iterable[Key]:
        return references(entity).symbols


class ComdatUsers(Users):
    """The functions and variables in comdats."""

    kinds: ClassVar[frozenset[Kind]] = _IN_COMDATS

    def _names(self, entity: Entity) -> Iterable[Key]:
        comdat = comdat_of(entity)
        return () if comdat is None else (comdat,)
