"""What is asked of many symbols at once is what each of them says alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from syclopt.errors import UndefinedError
from syclopt.ir.edits.cut import Cutter
from syclopt.ir.edits.linkage import internal, with_linkage
from syclopt.ir.entity import Entity
from syclopt.ir.layout import LINKAGES, is_declaration, words_of
from syclopt.ir.module import Module
from syclopt.ir.references import comdat_of
from syclopt.ir.uses import uses, uses_together

if TYPE_CHECKING:
    from collections.abc import Sequence

REAL = sorted((Path(__file__).parents[2] / "ir_fixtures" / "real").glob("*.ll"))
ODD = r"""%T = type { ptr }
$"a b" = comdat any
$other = comdat any
$own = comdat any
@own = linkonce_odr global ptr @"a b", comdat
@"a b" = linkonce_odr constant ptr @"q\40", comdat
@"q@" = internal constant i32 1, comdat($other)
@"; @no" = weak_odr dso_local global [6 x i8] c"@no; \00", comdat($"a b") ; , comdat
@in_comment = weak global i32 0 ; @no , comdat
@0 = private unnamed_addr constant ptr @1
@1 = hidden thread_local(localexec) global i32 2, align 4
@tab = weak_odr	global i32 0,	comdat($own)
@twice = weak global ptr @twice
@" = weak global " = weak global i32 3
@attached = weak global i32 0, !dbg !0
@exported = dllexport global i32 0
@initialized = externally_initialized global i32 0
@alias = weak_odr alias i32, ptr @own
@"alias 2" = alias i32, ptr @alias
define linkonce_odr void @f() comdat($own) {
  ret void
}
define linkonce_odr void @own_comdat() comdat($other) { ; @no
  call void @f()
  br label %b
b:                                     ; preds = %0
  call void @"quoted callee"()
  ret void
}
define weak_odr dso_local spir_func %T @typed(ptr %"@no") !kind !0 /* @no */ {
  call void @llvm.x(metadata ptr @mere)
  store ptr @twice, ptr %"@no"
  ret %T zeroinitializer
}
define void @"quoted callee"() #0 {
  ret void
}
declare void @llvm.x(metadata)
@mere = global i32 0
attributes #0 = { nounwind }
!0 = !{!"@no", !1}
!1 = !{ptr @mere}
"""
MANY = "".join(f"@many_{number} = weak global ptr @many_{(number + 1) % 300}\n" for number in range(300))

ONE_ODD = (  # each among many that are all alike
    '@" = weak global " = weak  global i32 0\n',
    "@odd =  weak global i32 0 ; = weak global\n",
    "@odd = weak global i32 0, !dbg !0\n!0 = !{!1}\n!1 = !{}\n%T = type { i32 }\n",
    "define weak void @odd() #0 {\n  ret void\n}\nattributes #0 = { nounwind }\n%T = type { i32 }\n",
    "@odd = weak global i32 0, comdat($c)\n$c = comdat any\n",
    "@odd = weak global %T zeroinitializer\n%T = type { i32 }\n",
)
TEXTS = (ODD, MANY + ODD, *(MANY + odd for odd in ONE_ODD))


def modules() -> list[Module]:
    return [*map(Module.parse, TEXTS), *map(Module.read, REAL)]


def symbols_of(module: Module) -> list[Entity]:
    return [*module.symbols.entities().values()]


def alone(symbol: Entity) -> Entity:
    """Return a symbol of which nothing is known from others."""
    return Entity.new(symbol.kind, symbol.key, symbol.header, symbol.body)


def head(symbol: Entity) -> str:
    return symbol.header.rstrip("\n")


def test_uses_taken_together() -> None:
    """They are what each symbol uses, and perhaps names of these symbols."""
    for module, again in zip(modules(), modules(), strict=True):
        symbols = symbols_of(module)
        together = uses_together(symbols).keys()
        apart = set[object]().union(*map(uses, symbols_of(again)))
        assert apart <= together <= apart | {symbol.key for symbol in symbols}


def test_text_in_strings_and_comments_is_not_used() -> None:
    """Neither is what metadata alone names."""
    symbols = [symbol for symbol in symbols_of(Module.parse(ODD)) if symbol.key != "mere"]
    assert uses_together(symbols).keys().isdisjoint({"no", "mere"})
    assert {"a b", "q@", 1, "twice", "quoted callee"} <= uses_together(symbols).keys()


def test_first_words_say_what_each_symbol_says() -> None:
    """What symbols that begin alike share is what is found of each one alone, also after another linkage was set."""
    for module in modules():
        for symbol in symbols_of(module):
            assert words_of(symbol) == words_of(alone(symbol))
            for linkage in LINKAGES if not is_declaration(symbol) else ():
                assert head(with_linkage(symbol, linkage)) == head(with_linkage(alone(symbol), linkage))


def _alike(symbols: Sequence[Entity], *, functions: bool, in_comdats: bool) -> list[Entity]:
    return [
        symbol
        for symbol in symbols
        if (symbol.kind == "function") is functions
        and (comdat_of(symbol) is not None) is in_comdats
        and not is_declaration(symbol)
    ]


@pytest.mark.parametrize("functions", [False, True], ids=["variables", "functions"])
@pytest.mark.parametrize("in_comdats", [False, True], ids=["alone", "in comdats"])
def test_internal_linkage_given_together(functions: bool, in_comdats: bool) -> None:
    """Each symbol becomes what it becomes alone."""
    for module in modules():
        symbols = _alike(symbols_of(module), functions=functions, in_comdats=in_comdats)
        for some in (symbols, *([symbol] for symbol in symbols)):
            together = internal(some, in_comdats=in_comdats)
            apart = [with_linkage(alone(symbol), "internal", in_comdat=not in_comdats) for symbol in some]
            assert [*map(head, together)] == [*map(head, apart)]
            assert [symbol.body for symbol in together] == [symbol.body for symbol in some]
            assert [symbol.key for symbol in together] == [symbol.key for symbol in some]


@pytest.mark.parametrize("text", TEXTS)
def test_cuts_have_what_each_symbol_needs(text: str) -> None:
    """Comdats of other names, attachments, groups, types: what needs nothing is told apart from what seems to."""
    cutter = Cutter(Module.parse(text), many=True)
    single = Cutter(Module.parse(text))
    symbols = [key for key in cutter.symbols if not str(key).startswith("many_")]
    for keys in ([*cutter.symbols], *([key] for key in symbols)):
        assert str(cutter.cut(cutter.closure(keys))) == str(single.cut(single.closure(keys)))


def test_a_cut_has_the_comdat_that_a_symbol_names() -> None:
    """Not the one of the symbol's name, or of another symbol."""
    cutter = Cutter(Module.parse(MANY + ODD), many=True)
    text = str(cutter.cut(cutter.closure(["q@"])))
    assert "$other = comdat any" in text
    assert "$own" not in text


def test_a_comdat_that_is_not_there_is_named_with_its_user() -> None:
    """Also where the symbol needs nothing else."""
    cutter = Cutter(Module.parse(f"{MANY}@f = weak global i32 0, comdat($lost)\n"), many=True)
    with pytest.raises(UndefinedError, match=r"'\$lost', to which '@f' refers, is not defined"):
        cutter.cut([*cutter.symbols])
