"""What a module knows of who names what is, after any edits, what a module read anew from its text knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st
from modules import Text, modules
from test_edit_sequences import EDITS, need

from syclopt.errors import SycloptError
from syclopt.ir.body.numbering import AddressTakers
from syclopt.ir.linking import link
from syclopt.ir.module import Module
from syclopt.ir.pointer_types import first_pointer
from syclopt.ir.references import references
from syclopt.ir.text.spelling import spell
from syclopt.ir.users import AliasUsers, ComdatUsers, SymbolUsers

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.symbol import Symbol

OTHER = """$other = comdat any
@other = global ptr @linked, comdat
@pointed = external global i32
@named = alias i32, ptr @here
@here = global i32 1
define void @linked() {
  store ptr blockaddress(@linked, %b), ptr @other
  br label %b
b:
  call void @linked()
  ret void
}
!others = !{!0}
!0 = !{ptr @other}
"""


def spelled(symbol: Symbol) -> str:
    return f"@{spell(symbol.key)}"


def symbols_of(module: Module) -> list[Symbol]:
    return [*module.symbols.values()]


def rename_two(module: Module, choice: int, number: int) -> None:
    keys = [*module.symbols]
    first, second = keys[choice % len(keys)], keys[number % len(keys)]
    module.rename({first: str(second), second: str(first)})


def replace_two(module: Module, choice: int, number: int) -> None:
    keys = [*module.symbols]
    places = (choice % len(keys), (choice + 1) % len(keys))
    module.replace_all_uses({keys[place]: keys[(place + number) % len(keys)] for place in places})


def keep_some(module: Module, choice: int, number: int) -> None:
    keys = [*module.symbols]
    module.become(module.extract({keys[choice % len(keys)], keys[number % len(keys)]}))


def link_another(module: Module, choice: int, number: int) -> None:
    need(not module.metadata)
    module.become(link([module, Module.parse(OTHER.replace("other", f"o{choice % 2}"))][:: 1 if number % 2 else -1]))


def add_nodes(module: Module, choice: int, number: int) -> None:
    keys = [*module.symbols]
    node = f"!{{ptr {spelled(module.symbols[keys[choice % len(keys)]])}}}" if number % 2 else f"!{{i32 {choice}}}"
    module.attach_nodes({keys[number % len(keys)]: [("kind", node)]})


def remove_some(module: Module, choice: int, number: int) -> None:
    for symbol in symbols_of(module)[choice % 3 :: 1 + number % 3]:
        symbol.remove()


def edit_body(module: Module, choice: int, number: int) -> None:
    defined = [*module.definitions()]
    if defined:
        others = symbols_of(module)
        with defined[choice % len(defined)].edit() as body:
            first = next(body.instructions)
            if number % 3 == 0:
                body.remove_unreachable()
            elif number % 3 == 1:
                body.add_entry_block()
            else:
                first.insert_before(f"store ptr {spelled(others[number % len(others)])}, ptr null")


def add_user(module: Module, choice: int, number: int) -> None:
    symbol = spelled(symbols_of(module)[choice % len(module.symbols)])
    body = f"{{\n  call void {symbol}()\n  ret void\n}}"
    module.add(f"define void @u{choice}() {body}" if number % 2 else f"@u{choice} = global ptr {symbol}")


MORE: dict[str, Callable[[Module, int, int], None]] = {
    "rename two": rename_two,
    "replace two": replace_two,
    "keep": keep_some,
    "link": link_another,
    "nodes": add_nodes,
    "remove some": remove_some,
    "edit body": edit_body,
    "user": add_user,
}
steps = st.lists(
    st.tuples(st.sampled_from(sorted({*EDITS, *MORE, "ask"})), st.integers(0, 50), st.integers(0, 50)),
    min_size=1,
    max_size=12,
)


def named_in(module: Module) -> list[Key]:
    module.index.table("metadata")
    keys = dict.fromkeys(key for entity in module.entities for key in sorted(references(entity).symbols, key=str))
    return [*keys, *module.symbols]


def answers(module: Module) -> dict[str, object]:
    """Return all that a module knows of who names what, and asks all of it of its indices."""
    found: dict[str, object] = {"pointers": first_pointer(module)}
    for kind in (SymbolUsers, AliasUsers, ComdatUsers, AddressTakers):
        users = module.kept(kind)
        for key in (*named_in(module), *module.comdats):
            found[f"{kind.__name__} of {key!r}"] = [(user.kind, user.key) for user in users.of(key)]
    found |= {f"users of {key!r}": [(user.kind, user.key) for user in module.users(key)] for key in named_in(module)}
    for table in (module.symbols, module.types, module.comdats, module.metadata):
        found |= {f"{space} {key!r}": view.text.strip() for key, view in table.items() if (space := view.kind)}
    return found


def perform(module: Module, edit: str, choice: int, number: int) -> None:
    symbols = [symbol for symbol in module.symbols.values() if not symbol.name.startswith("llvm.")]
    if edit == "ask":
        answers(module)
    elif symbols:
        before = answers(module) if number % 2 else None
        try:
            if edit in EDITS:
                EDITS[edit](symbols[choice % len(symbols)], number)
            else:
                MORE[edit](module, choice, number)
        except SycloptError:
            assert before is None or answers(module).keys() >= before.keys()


@given(modules(), steps)
def test_indices_answer_as_those_of_the_text_read_anew(text: Text, edits: list[tuple[str, int, int]]) -> None:
    module = Module.parse(text.data)
    for edit, choice, number in edits:
        perform(module, edit, choice, number)
    assert answers(module) == answers(Module.parse(module.to_bytes()))
