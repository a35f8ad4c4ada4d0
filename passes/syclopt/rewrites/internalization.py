"""What becomes of the symbols of a module, or of a part of it, when nothing outside needs them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from syclopt.errors import UndefinedError
from syclopt.ir.edits.linkage import internal, outside_comdat, with_linkage
from syclopt.ir.layout import DECLARING, LOCAL, is_declaration, is_externally_initialized, words_of
from syclopt.ir.references import references
from syclopt.ir.views.comdat import with_selection_kind

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from collections.abc import Set as AbstractSet

    from syclopt.ir.entity import Entity, Lead
    from syclopt.ir.layout import Words
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

ALWAYS_PRESERVED = frozenset(
    {
        "llvm.used",
        "llvm.compiler.used",
        "llvm.global_ctors",
        "llvm.global_dtors",
        "llvm.global.annotations",
        "__stack_chk_fail",
        "__stack_chk_guard",
        "__ssp_canary_word",
    }
)


_MANY = 8  # of so many symbols one is many


class Internalization:
    """The edits that give internal linkage to symbols, as LLVM's pass `internalize` does.

    Some symbols are never touched: members of `llvm.used`, `available_externally`, `dllexport` and
    `externally_initialized` definitions, ifuncs, LLVM's own arrays, declarations.
    """

    def __init__(self, module: Module) -> None:
        """Look at `module` once; edits may then be asked for several parts of it."""
        self._symbols = module.symbols.entities()
        self._groups = module.comdats.entities()
        self._comdats = module.comdats_of_symbols()
        self._may_group = not (module.triple or "").startswith("wasm")  # which has no `nodeduplicate`
        self._local: set[Key] = set()
        self._fixed: set[Key] = set()
        known: dict[Lead | None, tuple[bool, bool]] = {}
        for key, entity in self._symbols.items():
            is_local, is_fixed = known.get(entity.lead) or known.setdefault(*_look(entity))
            if is_local:
                self._local.add(key)
            if is_fixed:
                self._fixed.add(key)
        self._preserved: set[Key] = {*ALWAYS_PRESERVED}
        if "llvm.used" in self._symbols:
            self._preserved |= references(self._symbols["llvm.used"]).symbols
        sizes = Counter(self._comdats.values())
        self._grouped = {key for key, comdat in self._comdats.items() if sizes[comdat] > 1}
        self._local_alone = self._local & self._comdats.keys() - self._grouped
        self._untouched = self._fixed | self._preserved | self._local | self._grouped
        self._alone: dict[Key, Entity] = {}  # what becomes of a symbol that has its comdat alone; parts share it
        self.left: list[Entity] = []  # comdats that a member left which was alone there
        self.hidden = 0  # symbols that were given internal linkage
        self._together: dict[Key, Entity] = {}  # and of one that shares its comdat

    def stays(self, key: Key, kept: AbstractSet[Key]) -> bool:
        """Whether the linkage of a symbol is left alone when `kept` are the symbols to preserve."""
        if key in self._fixed:
            return True
        return key not in self._local and (key in kept or key in self._preserved)

    def edits(self, keys: AbstractSet[Key], kept: AbstractSet[Key]) -> dict[Entity, Entity]:
        """Return what becomes of entities, comdats included, in a module of the symbols `keys`.

        A comdat with a member that stays protects all its members; one without any loses its only member, or becomes
        `nodeduplicate` when it has several. Raises `UndefinedError` for a comdat that nothing defines.
        """
        symbols = self._symbols
        hidden = (keys - self._untouched - kept) | (keys & self._local_alone)
        is_many = len(hidden) * _MANY > len(symbols)  # then what stands together is taken together
        ordered = [key for key in symbols if key in hidden] if is_many else [*hidden]
        self._hide(ordered)
        edited: dict[Entity, Entity] = dict(
            zip(map(symbols.__getitem__, ordered), map(self._alone.__getitem__, ordered), strict=True)
        )
        if self._grouped and (grouped := keys & self._grouped):
            self._edit_grouped(edited, grouped, kept)
        return edited

    def forget(self, keys: Iterable[Key]) -> None:
        """Let go of what is known of symbols: no other part may have them."""
        for key in keys:
            self._alone.pop(key, None)
            self._together.pop(key, None)

    def _edit_grouped(self, edited: dict[Entity, Entity], keys: AbstractSet[Key], kept: AbstractSet[Key]) -> None:
        comdats = self._comdats
        sizes = Counter(comdats[key] for key in keys)
        protected = {comdats[key] for key in keys if self.stays(key, kept)}
        for key in keys:
            comdat = comdats[key]
            if comdat in protected:
                continue
            group = self._group(comdat, self._symbols[key])
            if self._may_group and sizes[comdat] > 1:
                other = with_selection_kind(group, "nodeduplicate")
                if other is not group:
                    edited[group] = other
            symbol = self._symbols[key]
            if sizes[comdat] == 1:
                self._hide([key])
                now = self._alone[key]
            else:
                now = self._hidden_together(key, symbol)
            if now is not symbol:
                edited[symbol] = now

    def _hide(self, keys: Sequence[Key]) -> None:
        """Find out what becomes of symbols that are in no comdat, or alone in one, which they leave."""
        symbols, comdats, groups, local, alone = self._symbols, self._comdats, self._groups, self._local, self._alone
        new = [key for key in keys if key not in alone] if alone else keys
        leaving = [key for key in new if key in comdats]
        self.left += [groups.get(comdats[key]) or self._group(comdats[key], symbols[key]) for key in leaving]
        self.hidden += len(new) - len(local.intersection(new))
        alike: dict[tuple[bool, bool], list[Key]] = {}
        for key in new:
            if key not in local:
                alike.setdefault((symbols[key].kind == "function", key in comdats), []).append(key)
            else:
                alone[key] = outside_comdat(symbols[key])
        for (_, in_comdats), some in alike.items():
            alone.update(zip(some, internal([symbols[key] for key in some], in_comdats=in_comdats), strict=True))

    def _hidden_together(self, key: Key, symbol: Entity) -> Entity:
        """Return what becomes of a symbol that shares its comdat."""
        made = self._together.get(key)
        if made is None:
            is_local = key in self._local
            self.hidden += not is_local
            made = self._together[key] = symbol if is_local else with_linkage(symbol, "internal")
        return made

    def members(self, keys: AbstractSet[Key]) -> set[Key]:
        """Return the symbols that share a comdat with one of `keys`."""
        live = {self._comdats[key] for key in keys & self._comdats.keys()}
        return {key for key, comdat in self._comdats.items() if comdat in live}

    def _group(self, comdat: Key, user: Entity) -> Entity:
        group = self._groups.get(comdat)
        if group is None:
            raise UndefinedError(f"'${comdat}', to which '@{user.key}' refers, is not defined", user.location)
        return group


def internalize(module: Module, kept: AbstractSet[Key]) -> tuple[bool, int]:
    """Give internal linkage to all symbols of a module but those in `kept`.

    Returns whether something changed, and to how many symbols it was given. Raises `UndefinedError` for a comdat that
    nothing defines.
    """
    internalization = Internalization(module)
    edited = internalization.edits(module.symbols.keys(), kept)
    if edited:
        module.replace_all(edited | dict.fromkeys(internalization.left))
    return bool(edited), internalization.hidden


def _look(entity: Entity) -> tuple[Lead | None, tuple[bool, bool]]:
    """Return the first words of a symbol, and whether all that begin with them are local, and never touched."""
    words = words_of(entity)
    return entity.lead, (words.linkage in LOCAL, _must_stay(entity, words))


def _must_stay(entity: Entity, words: Words) -> bool:
    if words.linkage == "available_externally" or words.storage == "dllexport":
        return True
    if entity.kind != "global":
        return entity.kind == "ifunc" or is_declaration(entity)
    if words.linkage in DECLARING:
        return True
    return "externally_initialized" in entity.header and is_externally_initialized(entity)
