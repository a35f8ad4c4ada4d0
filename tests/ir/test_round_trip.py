"""What is read is printed, byte for byte, and both roads of the scanner see the same in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from syclopt.errors import ParseError
from syclopt.ir.entity import Entity
from syclopt.ir.module import Module
from syclopt.ir.scan import expand, scan
from syclopt.ir.text.source import Source, decode

_REAL = sorted((Path(__file__).parents[2] / "ir_fixtures" / "real").glob("*.ll"))

NASTY = {
    "no final newline": b"define void @f() {\n  ret void\n}",
    "CRLF": b"; head\r\n@x = global i32 0\r\n\r\ndefine void @f() #0 {\r\n  ret void\r\n}\r\n!0 = !{}\r\n"
    b"!1 = !{!0}\r\n",
    "lone CR": b"@x = global i32 0\r@y = global i32 1\rdefine void @f() {\r  ret void ; c\r}\r",
    "tabs": b"@x\t=\tglobal\ti32\t0\ndefine\tvoid\t@f()\t{\n\tret\tvoid\n}\t\n",
    "NUL as blank": b"@x\0= global i32 0\0\ndefine\0void @f() {\0ret void }\0\n",
    "comments everywhere": b'; a\n@x = ; b }\n  global ; c "\n i32 0 ; d\ndefine ; {\nvoid @f( ; )\n) ; {\n{ ; }\n'
    b" ret void ; }\n} ; e\n",
    "block comments": b'/* define void @no() { */ @x = /* " */ global i32 /* ; */ 0 /* } */\n'
    b"define void @f() /* { */ { ret /* } */ void }",
    "non-UTF-8 name": b'@"\xff\xfe" = global i32 0\n'
    b'define void @"\xe9"() {\n  store i32 1, ptr @"\xff\xfe"\n  ret void\n}\n',
    "every escape": b'@"' + b"".join(b"\\%02X" % i for i in range(1, 256)) + b'" = global i32 0\n',
    "quoted number": b'@0 = global i32 0\n@"0" = global i32 1\n@"1" = global ptr @0\n@1 = global ptr @"0"\n',
    "brackets in strings": b'@a = constant [6 x i8] c"}{)(;\\22"\n'
    b'@b = constant [3 x i8] c"]]]", section "a;{", align 1\n',
    "newline in a string": b'@a = constant [3 x i8] c"}\n;"\n@"b\n}" = global i32 0\nmodule asm "x"\n',
    "semicolon in a name": b'define void @"a;b{"() {\n  call void @"a;b{"()\n  ret void\n}\n',
    "one line": b"@x = global i32 0 @y = global ptr @x define void @f() { ret void"
    b" } declare void @g() !0 = !{} !1 = !{!0}\n",
    "indented": b"  @x = global i32 0\n\tdeclare void @g()\n  define void @f() {\n    ret void\n  }\n  !0 = !{}\n",
    "broken lines": b"@t = constant { i32,\n  [2 x ptr] } {\n  i32 1,\n"
    b"  [2 x ptr] [ptr null,\n    ptr @t]\n}, align 8\n"
    b"@u = global i32 0\n",
    "blockaddress": b"@b = constant ptr blockaddress(@f, %l)\ndefine void @f() {\n  br label %l\nl:\n  ret void\n}\n",
    "prefix and prologue": b"define void @f() prefix { i32, i8 } { i32 1, i8 2 } "
    b'prologue [2 x i8] c"}{" {\n  ret void\n}\n',
    "personality": b"define void @f() personality ptr @p {\n  ret void\n}\ndeclare i32 @p(...)\n",
    "attached declaration": b"declare !dbg !4 !kind !5 void @f()\n!4 = !{}\n!5 = !{!4}\n",
    "summary": b'^0 = module: (path: "x}", hash: (1, 2, 3, 4, 5))\n'
    b'^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (\n linkage: external), insts: 1)))\n',
    "use lists": b"@x = global i32 0\n@y = global ptr @x\n@z = global ptr @x\nuselistorder ptr @x, { 1, 0 }\n"
    b"uselistorder_bb @f, %l, { 1, 0 }\n",
    "module asm": b'module asm ".text"\nmodule asm "} { \\22 ;"\n@x = global i32 0\n',
    "ends in the middle of nothing": b"@x = external global i32 ; and no more",
    "names like keywords": b"@define = global i32 0\n@global = global ptr @define\n"
    b"%type = type { i32 }\n$comdat = comdat any\n"
    b"@comdat = global %type zeroinitializer, comdat\n",
    "named metadata": b"!a.b = !{!0}\n!x\\20y = !{}\n!a.b = !{!1}\n!0 = !{}\n!1 = distinct !{!1}\n",
    "packed and pointed to": b"%p = type <{ i8 }>\n@e = external global i8*\n"
    b"%q = type i8*\n@v = external global <4 x i32>\n",
    "entities begin at line ends": b'@x = global i32 0 module\nasm "x" declare\nvoid @f()\n@y = global i32 0 %t =\n'
    b'type i8 $c\n= comdat any\n@z = global i32 0 module  asm "y"\n',
    "only comments": b"; nothing\n\n/* at all */\n",
    "nothing": b"",
    "only blanks": b" \t\r\n\0",
}


def shape(entities: list[Entity]) -> list[tuple[object, ...]]:
    nodes = [node for e in entities for node in (expand(e) if e.kind == "metadata run" else [e])]
    return [(e.kind, e.key, e.start, e.begin, e.brace, e.end) for e in nodes]


def check(data: bytes) -> Module:
    module = Module.parse(data)
    assert module.to_bytes() == data
    assert str(module).encode("utf-8", "surrogateescape") == data
    assert len(module.metadata) == len([*module.metadata.values()])  # splits runs of nodes
    assert module.to_bytes() == data
    fast, slow = scan(Source(decode(data))), scan(Source(decode(data)), fast=False)
    assert shape(fast[0]) == shape(slow[0])
    assert fast[1] == slow[1]
    return module


@pytest.mark.parametrize("path", _REAL, ids=lambda path: path.name)
def test_modules_of_compilers(path: Path) -> None:
    check(path.read_bytes())


@pytest.mark.parametrize("path", _REAL, ids=lambda path: path.name)
def test_modules_of_compilers_with_windows_line_ends(path: Path) -> None:
    check(path.read_bytes().replace(b"\n", b"\r\n"))


@pytest.mark.parametrize("name", NASTY)
def test_modules_of_people(name: str) -> None:
    check(NASTY[name])


def test_str_is_as_good_as_bytes() -> None:
    text = '@"é" = global i32 0 ; ü\n'
    module = Module.parse(text)
    assert str(module) == text
    assert module.to_bytes() == text.encode()
    assert [*module.globals] == ["é"]


def test_a_copy_is_edited_alone() -> None:
    module = Module.parse(NASTY["one line"])
    copy = module.copy()
    copy.functions["f"].set_linkage("internal")
    assert module.to_bytes() == NASTY["one line"]
    assert copy.to_bytes() == NASTY["one line"].replace(b"define void", b"define internal void")


@pytest.mark.parametrize(
    "text",
    [
        "!0 = !{!9}",
        "!9 = !{}",
        "define void @f() #9 {\n ret void\n}",
        "@f = global ptr @9",
        "%9 = type { i32 }",
        "^9 = gv: ()",
    ],
)
def test_numbers_that_python_does_not_read_are_errors_with_their_place(text: str) -> None:
    """A number of thousands of digits names nothing; as a value, in strings and in comments it may stand."""
    with pytest.raises(ParseError, match="m.ll:2:[0-9]+: error: a number has too many digits"):
        Module.parse("\n" + text.replace("9", "9" * 5000), "m.ll")


def test_a_node_has_a_number_that_a_machine_holds() -> None:
    assert [*Module.parse(f"!{'9' * 18} = !{{}}\n").metadata] == [10**18 - 1]
    with pytest.raises(ParseError, match="m.ll:1:2: error: a number has too many digits"):
        Module.parse(f"!{'9' * 19} = !{{}}\n", "m.ll")


def test_long_numbers_in_strings_are_no_references() -> None:
    digits = "9" * 5000
    text = f'@g = global [2 x i8] c"@{digits} !{digits} #{digits}", section "!{digits} #{digits}", !m !0\n'
    module = Module.parse(f'{text}define void @f() "a"="#{digits}" !m !0 {{\n  ret void\n}}\n!0 = !{{!"!{digits}"}}\n')
    kept = module.extract(["f", "g"])
    assert str(kept) == str(module)


@pytest.mark.parametrize("before", ["i32 ", "!", "("])
def test_very_long_numbers_in_a_string_are_kept(before: str) -> None:
    """Thousands of them in one line, and one of millions of digits."""
    for text in ((before + "9" * 5000) * 1000, before + "9" * 4_000_000):
        module = f'@g = constant [1 x i8] c"{text}"\n'
        assert str(Module.parse(module)) == module


def test_long_numbers_that_name_nothing_are_kept() -> None:
    digits = "9" * 5000
    text = f'!0 = !{{!"!{digits}"}} ; !{digits}\n@f = global i20000 {digits}\n@"{digits}" = global i32 0\n'
    assert str(Module.parse(text)) == text
