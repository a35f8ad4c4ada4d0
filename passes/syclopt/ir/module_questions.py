"""What may be asked of a whole module: which symbols there are, what stands on them, who uses what.

Answers are keys, and no view is made for them: so they are quick also where symbols are very many.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from syclopt.errors import UndefinedError
from syclopt.ir.aliases import symbol_behind
from syclopt.ir.attribute_lists import group_strings
from syclopt.ir.edits.module_entities import ModuleEntities
from syclopt.ir.layout import DECLARING, DISCARDABLE, is_declaration, words_of
from syclopt.ir.references import comdat_of, is_intrinsic, references
from syclopt.ir.uses import uses, uses_together

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from collections.abc import Set as AbstractSet

    from syclopt.ir.entity import Entity
    from syclopt.ir.marks import Marks, PossibleMarks
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.symbol import Symbol

_UNPINNED = DISCARDABLE | DECLARING
_NOTHING: frozenset[Key] = frozenset()
_NO_VALUES: Mapping[Key, str] = {}
_NO_GROUPS: Mapping[Key, Iterable[Key]] = {}


class ModuleQuestions(ModuleEntities):
    """What may be asked of a module beyond one entity."""

    __slots__ = ()

    # Which symbols there are.

    def definitions(self) -> Iterator[Function]:
        """Yield the functions that have a body. The module may be edited meanwhile."""
        view = cast("Callable[[Entity], Function]", self.view)
        version = self.version
        for found in [e for e in self.index.table("symbol").values() if e.kind == "function" and e.brace != e.end]:
            entity = found if self.version == version else self.index.find("symbol", found.key)
            if entity is not None and entity.kind == "function" and entity.brace != entity.end:
                yield view(entity)

    def definition_keys(self) -> list[Key]:
        """Return the keys of the functions that have a body, in order; quicker than `definitions`."""
        table = self.index.table("symbol")
        return [key for key, entity in table.items() if entity.kind == "function" and entity.brace != entity.end]

    def declaration_keys(self) -> list[Key]:
        """Return the keys of the functions that have no body, in order."""
        table = self.index.table("symbol")
        return [key for key, entity in table.items() if entity.kind == "function" and entity.brace == entity.end]

    def declared_keys(self) -> list[Key]:
        """Return the keys of the functions without a body and the variables without a value, in order."""
        return [key for key, entity in self.index.table("symbol").items() if is_declaration(entity)]

    def pinned_keys(self) -> list[Key]:
        """Return the keys of the definitions that stay when nothing uses them, in order; see `Symbol.is_pinned`."""
        return [
            key
            for key, entity in self.index.table("symbol").items()
            if (entity.kind != "function" or entity.brace != entity.end)
            and words_of(entity).linkage not in (_UNPINNED if entity.kind == "global" else DISCARDABLE)
        ]

    def mentioning(self, *words: str) -> list[Key]:
        """Return the keys of the symbols whose texts have one of `words` (internal form), also in comments, in order.

        Quick where few have one; where the symbols stand is found once, until the module changes.
        """
        if self._searched is None:
            from syclopt.ir.text_search import TextSearch

            self._searched = TextSearch(self.index.table("symbol"))
        return self._searched.mentioning(*words)

    def header(self, key: Key) -> str:
        """Return the header of a symbol, as `View.header` does; nothing when there is no such symbol."""
        entity = self.index.names("symbol").get(key)
        return entity.header if entity is not None else ""

    def bodies(self) -> Mapping[Key, tuple[str, int, int]]:
        """Return key -> text, start and end of the bodies of functions, in order; as `Function.body_place` does."""
        return {
            key: (entity.source.text, entity.brace, entity.end)
            for key, entity in self.index.table("symbol").items()
            if entity.kind == "function" and entity.brace != entity.end
        }

    def defined(self, key: Key) -> Symbol:
        """Return the symbol of a key; raises `UndefinedError` that names who refers to it when nothing defines it."""
        return cast("Symbol", self.view(self._defined(key)))

    def _defined(self, key: Key) -> Entity:
        table = self.index.table("symbol")
        entity = table.get(key)
        if entity is None:
            user = next((e for e in table.values() if key in references(e).symbols), None)
            where = f", to which '@{user.key}' refers," if user else ""
            raise UndefinedError(f"'@{key}'{where} is not defined", user.location if user else None, self.name)
        return entity

    # What stands on them.

    def functions_with_string(self, name: str) -> Mapping[Key, str]:
        """Return key -> value of the functions with a string attribute, by a group or not, in order.

        Quick, also for many names: headers are read once, until the module changes.
        """
        possible = self._possible_marks
        if possible is not None and name not in possible.strings:
            return _NO_VALUES
        return self._marks("function").with_string(name)

    def globals_with_string(self, name: str) -> Mapping[Key, str]:
        """Return key -> value of the global variables with a string attribute, as `functions_with_string`."""
        return self._marks("global").with_string(name)

    def groups_with_string(self, name: str) -> Mapping[Key, str]:
        """Return number -> value of the attribute groups with a string attribute, in order."""
        groups = self.index.table("attributes").items()
        return {number: strings[name] for number, group in groups if name in (strings := group_strings(group))}

    def functions_with_metadata(self, kind: str) -> list[Function]:
        """Return the functions that metadata of a kind is attached to, in order."""
        possible = self._possible_marks
        if possible is not None and kind not in possible.kinds:
            return []
        keys = self._marks("function").with_metadata(kind)
        if not keys:
            return []
        table = self.index.table("symbol")
        return [cast("Function", self.view(table[key])) for key in keys]

    def functions_with_convention(self, *conventions: str) -> frozenset[Key]:
        """Return the keys of the functions with one of some calling conventions, as they are spelled."""
        functions = [entity for entity in self.index.table("symbol").values() if entity.kind == "function"]
        headers = [entity.header for entity in functions]
        text = "\n".join(headers)
        words = [word for word in conventions if word in text]
        if not words:
            return frozenset()
        found = [e for e, header in zip(functions, headers, strict=True) if any(word in header for word in words)]
        return frozenset(entity.key for entity in found if words_of(entity).convention in conventions)

    def possible_marks(self, *more_strings: str) -> PossibleMarks:
        """Return the marks that functions of this module have; parts of it have no others but `more_strings`."""
        from syclopt.ir.marks import PossibleMarks

        marks = self._marks("function")
        return PossibleMarks(marks.strings().union(more_strings), marks.kinds())

    def _marks(self, kind: Literal["function", "global"]) -> Marks:
        known = self._known_marks.get(kind)
        if known is None:
            from syclopt.ir.marks import Marks

            known = self._known_marks[kind] = Marks(cast("Module", self), kind, is_part=self._is_part)
        return known

    # What they use and stand for.

    def uses(self, key: Key) -> frozenset[Key]:
        """Return the symbols that the symbol `key` uses, in code, initializers and aliases; metadata does not count.

        Raises `UndefinedError` that names who refers to `key` when nothing defines it.
        """
        return uses(self.index.names("symbol").get(key) or self._defined(key))

    def reachable(self, roots: Iterable[Key], together: Mapping[Key, Iterable[Key]] = _NO_GROUPS) -> set[Key]:
        """Return `roots` and all symbols that they use, directly or through others.

        With a symbol come those that `together` has for it, too. Intrinsics that nothing declares are left out. Raises
        `UndefinedError` that names who refers to another symbol that nothing defines.
        """
        symbols = self.index.names("symbol")
        reached: set[Key] = set()
        wave = dict.fromkeys(roots)
        while wave:
            reached.update(wave)
            here = [symbol for key in wave if (symbol := symbols.get(key)) is not None]
            if len(here) < len(wave):
                absent = [key for key in wave if key not in symbols]
                for key in absent:
                    if not is_intrinsic(key):
                        self._defined(key)
                reached.difference_update(absent)
            found = uses_together(here)
            for key in wave.keys() & together.keys():
                found.update(dict.fromkeys(together[key]))
            wave = {key: None for key in found if key not in reached}
        return reached

    def used(self, keys: Iterable[Key], *, but_by: AbstractSet[Key] = _NOTHING) -> set[Key]:
        """Return those of `keys` that a symbol uses, be it itself; what the symbols `but_by` use does not count.

        Much quicker than to ask each symbol for its uses, where nobody has done so.
        """
        from syclopt.ir.used_symbols import used_symbols

        table = self.index.table("symbol")
        users = [entity for key, entity in table.items() if key not in but_by] if but_by else table.values()
        return used_symbols(users, keys)

    def symbol_behind(self, key: Key, *, is_name: bool = False) -> Key | None:
        """Return the symbol that `key` stands for in the end, through aliases; any other stands for itself.

        None when an alias on the way stands for itself, or names no symbol or several. With `is_name`, also when one is
        more than another name of the next symbol, such as a place within it. There need be no symbol of what is
        returned.
        """
        return symbol_behind(self.index.names("symbol"), key, is_name=is_name)

    def comdats_of_symbols(self) -> dict[Key, Key]:
        """Return symbol -> comdat of those in one. As in LLVM, an alias is in the comdat of what it stands for."""
        table = self.index.table("symbol")
        found = {key: comdat for key, entity in table.items() if (comdat := comdat_of(entity)) is not None}
        for key in [key for key, entity in table.items() if entity.kind == "alias"] if found else ():
            target = symbol_behind(table, key)
            if target in found:
                found.setdefault(key, found[target])
        return found

    @property
    def has_numbered_types(self) -> bool:
        """Whether a number after `%` may be a type, as in modules of old compilers."""
        known = self._numbered_types
        if known is None or known[0] != self.version:
            known = self._numbered_types = (
                self.version,
                any(isinstance(key, int) for key in self.index.names("type")),
            )
        return known[1]
