"""The parsers of grammars, with the tables that `scripts/regen_parser_tables` made of them.

To make the tables takes Lark a third of a second, to read them takes a tenth of that. They are JSON, compressed, and
say of which grammars and by which version of Lark they were made: those of others are not used.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from syclopt.ir.fragments.engine import Builder

_Lark = Any  # a `lark.Lark`, whose methods have no full types
_OF_A_FILE = ("import_paths", "source_path", "_plugins")  # options that tell where a grammar stood


def parser_of(grammar: str, rule: str, builder: Builder) -> _Lark:
    """Return a parser for what a rule of a grammar derives, which calls the methods of a builder."""
    import lark

    known = read_tables(grammar)
    if known is None or known["lark"] != lark.__version__ or known["grammars"] != digest_of_grammars():
        return _made(grammar, rule, transformer=builder)
    factory: Any = lark.Lark
    return factory._load_from_dict(known["data"], known["memo"], transformer=builder)


def read_tables(grammar: str) -> dict[str, Any] | None:
    """Return what is known of the parser of a grammar, if anything is."""
    import gzip

    try:
        packed = _place(grammar).read_bytes()
    except OSError:
        return None
    known: dict[str, Any] = json.loads(gzip.decompress(packed))
    known["memo"] = _by_number(known["memo"])
    table = known["data"]["parser"]["parser"]
    table["tokens"] = _by_number(table["tokens"])
    table["states"] = {state: _by_number(actions) for state, actions in _by_number(table["states"]).items()}
    return known


def write_tables(grammar: str, rule: str) -> None:
    """Make the tables of a grammar, and keep them beside it."""
    import gzip
    from pathlib import Path

    import lark
    from lark.grammar import Rule
    from lark.lexer import TerminalDef

    data, memo = _made(grammar, rule).memo_serialize([TerminalDef, Rule])
    for option in _OF_A_FILE:
        del data["options"][option]
    known = {"lark": lark.__version__, "grammars": digest_of_grammars(), "data": data, "memo": memo}
    text = json.dumps(known, separators=(",", ":"), sort_keys=True)
    Path(str(_place(grammar))).write_bytes(gzip.compress(text.encode(), mtime=0))


@cache
def digest_of_grammars() -> str:
    """Return what tells the grammars, which import each other, from others."""
    import hashlib

    found = hashlib.sha256()
    for file in sorted(files("syclopt.ir").joinpath("grammars").iterdir(), key=lambda one: one.name):
        if file.name.endswith(".lark"):
            found.update(file.read_bytes() + b"\0")
    return found.hexdigest()


def _made(grammar: str, rule: str, **options: Any) -> _Lark:
    import lark

    factory: Any = lark.Lark
    return factory.open_from_package(
        "syclopt.ir", f"{grammar}.lark", ("grammars",), parser="lalr", lexer="contextual", start=rule, **options
    )


def _place(grammar: str) -> Any:
    return files("syclopt.ir").joinpath("grammars", "tables", f"{grammar}.json.gz")


def _by_number(table: dict[str, Any]) -> dict[int, Any]:
    return {int(key): value for key, value in table.items()}
