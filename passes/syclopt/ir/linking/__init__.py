"""Linking modules: one module of several, by the rules of LLVM's linker.

`resolution` finds what the result has, `result` gives names and numbers and makes the text. Where LLVM does something
odd, it is done here too, as users compare: a declaration `extern_weak` stays so if it comes first; declarations, local
and `linkonce` symbols that nothing uses are dropped from the first module, too; the variable of a `nodeduplicate`
comdat that loses leaves an unnamed copy. What differs:

- An opaque type takes the body that another module has for it, which LLVM has given up with typed pointers; types are
  merged by their names only (LLVM takes `%T.1` of one module for `%T` of another when both are alike).
- Members of a comdat that a larger one replaces become declarations outside of it; LLVM's stay inside, and its verifier
  refuses them.
- Equal metadata nodes of two modules stay two in the text; whoever parses it makes them one. Debug types with one
  identifier are not merged, and nothing old is upgraded, but for behaviors of module flags that have changed, and,
  where modules have both new ones and old ones, for marks of the life of variables (of LLVM 22) and debug records (19).
- A local symbol that steps aside may get another number after its name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import LinkError
from syclopt.ir.data_layout import Sizes
from syclopt.ir.linking.debug_records import agree_on_records
from syclopt.ir.linking.lifetime_marks import agree_on_marks
from syclopt.ir.linking.merging import typed_pointers
from syclopt.ir.linking.part import Part, check_readers, is_nvptx, name_symbols, target_lines
from syclopt.ir.linking.resolution import Resolution
from syclopt.ir.linking.result import Result, allow_callbacks
from syclopt.ir.text.spelling import string_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from syclopt.ir.module import Module

__all__ = ["link"]


def link(
    modules: Iterable[Module],
    *,
    only_needed: bool = False,
    overrides: Iterable[Module] = (),
    warn: Callable[[str], None] | None = None,
    name: str = "<linked>",
) -> Module:
    """Return one module of several, which stay as they are. The order counts: of weak definitions the first one wins.

    The rules are those of `llvm-link`; what nothing needs (local symbols, `linkonce`, `available_externally`,
    declarations) does not come along, not even of the first module. The source name is that of the first module, use
    lists and summaries are left out.

    `only_needed` takes of all modules but the first only what the modules before it lack. `overrides` are linked last,
    and their definitions win, whatever linkage others have. `warn` is called with each
    message about targets or flags that differ, where `llvm-link` prints a warning, and about texts that no LLVM reads
    both; without it they are errors. `name`
    stands for the file of the result in messages.

    Raises `LinkError` for symbols defined twice, comdats, flags and appending variables that contradict each other,
    `UndefinedError` for a name that a module uses and does not have.
    """
    first = [Part(module) for module in modules]
    parts = [*first, *(Part(module) for module in overrides)]
    is_typed = typed_pointers(parts)
    if is_typed:
        check_readers(parts, warn or _refuse)
    lines = target_lines(parts, warn or _refuse)
    resolution = Resolution(Sizes(string_in(lines["datalayout"].text) or "" if "datalayout" in lines else ""))
    for at, part in enumerate(parts):
        resolution.link(part, only_needed=only_needed and at > 0, overrides=at >= len(first))
    name_symbols(parts, "" if is_nvptx(lines) else ".")
    linked = Result(parts, resolution, lines, warn or _refuse, is_typed=is_typed).module(name)
    allow_callbacks(linked)
    agree_on_marks(linked, parts)
    agree_on_records(linked, parts)
    return linked


def _refuse(message: str) -> None:
    raise LinkError(message)
