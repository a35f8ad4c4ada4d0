"""Damage: texts that were LLVM IR before something happened to them."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from syclopt.errors import SycloptError
from syclopt.ir.module import Module

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path
    from random import Random

    from syclopt.ir.entity import Entity

_TOKEN = re.compile(rb'[@%$!#^]?"[^"]*"|[@%$!#^]?[-a-zA-Z$._0-9\\]+|[ \t]+|\r?\n|;[^\n]*|.', re.DOTALL)
_WORDS = (
    *rb"""
    define declare @ % $ ! # ^ " ; /* */ { } ( ) [ ] < > , = : * \ . ... " "x" @"0" @0 @f %0 %T = $c !0 !{} !"s" #0 ^0
    global constant alias ifunc type opaque comdat any attributes metadata distinct internal private external weak
    linkonce_odr extern_weak hidden protected dso_local dllexport thread_local unnamed_addr addrspace(1) addrspace(
    externally_initialized section "s" align 8 prefix prologue personality gc "g" call invoke callbr tail to label
    unwind asm sideeffect bitcast getelementptr inttoptr select blockaddress ptr i32 void i8* void()* ret br
    unreachable phi store load alloca #dbg_value( !dbg !srcloc uselistorder uselistorder_bb module target triple
    datalayout source_filename null undef poison zeroinitializer true c"\00" spir_kernel spir_func x86_fp80 0x1p3
    DILocation(line: !DIExpression() !sycl_used_aspects !llvm.loop llvm.used "sycl-module-id"="a"
    """.split(),
    *(b"\n", b"\r\n", b"\r", b"\t", b"\0", b"\xff", b"\xc3\xa9", b" ", b"\n\n", b"0:", b'"l":', b"comdat($c)"),
)
_LARGEST = 6000


def texts_of(paths: Iterable[Path]) -> list[bytes]:
    """Return the texts that all damage starts from."""
    return [path.read_bytes() for path in sorted(paths)]


def start(random: Random, texts: list[bytes]) -> bytes:
    """Choose a text: seldom a whole file, mostly some entities in a row."""
    text = random.choice(texts)
    if len(text) < _LARGEST or random.random() < 0.01:
        return text
    entities = _entities(text)
    if not entities:
        begin = random.randrange(len(text))
        return text[begin : begin + _LARGEST]
    pieces: list[str] = []
    size = 0
    for _ in range(random.randrange(1, 4)):
        at = random.randrange(len(entities))
        for entity in entities[at : at + random.randrange(1, 12)]:
            piece = entity.source.text[entity.start : entity.end]
            if size + len(piece) < _LARGEST:
                pieces.append(piece)
                size += len(piece)
    return "".join(pieces).encode("latin-1")


@cache
def _entities(text: bytes) -> list[Entity]:
    """Return the entities of a module, none where it is refused."""
    try:
        return Module.parse(text).index.entities
    except SycloptError:
        return []


def damage(random: Random, texts: list[bytes]) -> bytes:
    """Return a text with a few things gone wrong."""
    text = start(random, texts)
    for _ in range(random.choice((1, 1, 1, 2, 3, 8))):
        text = random.choice(_DAMAGES)(random, text, texts)
    return text


def _tokens(random: Random, text: bytes, _: list[bytes]) -> bytes:
    """Delete, repeat, swap or insert tokens."""
    tokens = _TOKEN.findall(text)
    if not tokens:
        return text
    at = random.randrange(len(tokens))
    size = random.choice((1, 1, 1, 2, 5))
    what = random.randrange(5)
    if what == 0:
        del tokens[at : at + size]
    elif what == 1:
        tokens[at:at] = tokens[at : at + size]
    elif what == 2:
        other = random.randrange(len(tokens))
        tokens[at], tokens[other] = tokens[other], tokens[at]
    elif what == 3:
        tokens[at:at] = [b" ", random.choice(_WORDS), b" "]
    else:
        tokens[at] = random.choice(_WORDS)
    return b"".join(tokens)


def _bytes(random: Random, text: bytes, _: list[bytes]) -> bytes:
    at = random.randrange(len(text) + 1)
    size = random.choice((1, 1, 2, 9))
    what = random.randrange(4)
    if what == 0:
        return text[:at] + text[at + size :]
    if what == 1:
        return (
            text[:at] + bytes([random.choice((random.randrange(256), random.choice(b'"{}()[];\n\r@%!#')))]) + text[at:]
        )
    if what == 2:
        return text[:at] + text[at : at + size] * 2 + text[at + size :]
    return text[:at] + bytes(random.randrange(256) for _ in range(size)) + text[at + size :]


def _lines(random: Random, text: bytes, _: list[bytes]) -> bytes:
    lines = text.splitlines(keepends=True)
    if not lines:
        return text
    at, other = random.randrange(len(lines)), random.randrange(len(lines))
    what = random.randrange(4)
    if what == 0:
        del lines[at]
    elif what == 1:
        lines.insert(other, lines[at])
    elif what == 2:
        lines[at] = lines[at].rstrip() + b" "
    else:
        lines[at] = b"\n".join(lines[at].split(b" "))
    return b"".join(lines)


def _truncate(random: Random, text: bytes, _: list[bytes]) -> bytes:
    return text[: random.randrange(len(text) + 1)] if random.random() < 0.8 else text[random.randrange(len(text) + 1) :]


def _splice(random: Random, text: bytes, texts: list[bytes]) -> bytes:
    other = start(random, texts)
    at = random.randrange(len(text) + 1)
    return text[:at] + other[random.randrange(len(other) + 1) :] + (text[at:] if random.random() < 0.3 else b"")


def _newlines(random: Random, text: bytes, _: list[bytes]) -> bytes:
    return text.replace(b"\n", random.choice((b"\r\n", b"\r", b" ", b"\n\n", b" ;\n")))


_DAMAGES = (_tokens, _tokens, _tokens, _tokens, _bytes, _bytes, _lines, _lines, _truncate, _splice, _newlines)
