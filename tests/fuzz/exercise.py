"""Everything that can be done to a module, done to one text; what is no `SycloptError` comes out."""

from __future__ import annotations

import re
import signal
from contextlib import contextmanager, suppress
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

from syclopt.errors import SycloptError
from syclopt.ir.body.body import Body
from syclopt.ir.comments import strip_comments
from syclopt.ir.layout import LINKAGES
from syclopt.ir.module import Module
from syclopt.ir.scan import expand, scan
from syclopt.ir.text.source import Source, decode
from syclopt.ir.views.function import Function
from syclopt.ir.views.global_variable import Global
from syclopt.ir.views.symbol import Symbol
from syclopt.pipeline.run import run_pipeline

if TYPE_CHECKING:
    from collections.abc import Generator
    from random import Random

    from syclopt.ir.entity import Entity
    from syclopt.ir.views.view import View

PIPELINES = (
    "internalize",
    "internalize<entry-points>,globaldce",
    "globaldce",
    "strip-dead-prototypes",
    "strip-debug",
    "strip-nonlinetable-debuginfo",
    "strip-debug,globaldce",
    "device-code-split<mode=kernel>,emit-symbols,emit-device-requirements",
    "device-code-split<mode=source>",
    "device-code-split<mode=auto>",
    "device-code-split<mode=none>,emit-symbols",
)
_LLVM = ("verify", "llvm(globaldce)")
_PLAIN = frozenset({"module asm", "target", "source_filename", "uselist", "summary", "metadata run"})
_NUMBER = re.compile("[0-9]+")
_BRACKETS = ("{}", "()", "[]")
_SWALLOWED = re.compile(r"\b(?:define|declare)\b|\n}[^;]*\{")
_SPLIT = re.compile(rb"[\r\n]\s*=")  # the end of one entity, or the start of another
_SECONDS = 10


class TooSlow(BaseException):
    """A case took longer than it may; no handler of the code under test catches it."""


class Broken(AssertionError):
    """A law does not hold."""


@contextmanager
def time_limit(seconds: float = _SECONDS) -> Generator[None]:
    """Raise `TooSlow` when what is inside computes for too long, or waits for ten times as long."""

    def ring(*_: object) -> None:
        raise TooSlow

    timers = ((signal.SIGPROF, signal.ITIMER_PROF, seconds), (signal.SIGALRM, signal.ITIMER_REAL, 10 * seconds))
    before = [signal.signal(number, ring) for number, _, _ in timers]
    for _, timer, limit in timers:
        signal.setitimer(timer, limit)
    try:
        yield
    finally:
        for (number, timer, _), handler in zip(timers, before, strict=True):
            signal.setitimer(timer, 0)
            signal.signal(number, handler)


def exercise(
    random: Random, data: bytes, *, with_llvm: bool = False, reparse: bool = True, asked: set[str] | None = None
) -> bool:
    """Do everything to the module that `data` spells; return whether it could be parsed.

    Entities whose texts, but for numbers, are in `asked` are not asked once more for all that they offer, others are
    added. With `reparse`, what edits and passes make of it must be a module again. Damage can hide from that law: no
    parser of top-level entities sees all of it.
    """
    text = strip_comments(decode(data))
    if strip_comments(text) != text:
        raise Broken("stripping comments twice is not stripping them once")
    try:
        module = Module.parse(data)
    except SycloptError as error:
        _check(error)
        _both_roads(data)
        return False
    if module.to_bytes() != data:
        raise Broken("print is not source")
    is_sound = _both_roads(data) and reparse
    with _refusals():
        module.index.table("metadata")  # which splits runs of nodes
        if module.to_bytes() != data:
            raise Broken("print is not source after metadata was looked at")
    asked = set() if asked is None else asked
    for entity in [e for e in module.index.entities if e.kind not in _PLAIN]:
        if (shape := _NUMBER.sub("0", entity.text)) in asked:
            continue
        asked.add(shape)
        with _refusals():
            _ask(module.view(entity))
    for _ in range(4):
        _edit(random, module.copy(), is_sound)
    for pipeline in PIPELINES:
        _run(module, pipeline, is_sound)
    if with_llvm:
        _run(module, random.choice(_LLVM), is_sound)
    return True


def _check(error: SycloptError) -> None:
    """Every refusal is one line."""
    if "\n" in str(error) or not str(error):
        raise Broken(f"not one line: {str(error)!r}")


@contextmanager
def _refusals() -> Generator[None]:
    try:
        yield
    except SycloptError as error:
        _check(error)


def _both_roads(data: bytes) -> bool:
    """Compare the roads of the scanner: what the slow one accepts, the fast one reads the same.

    Return whether the slow one, which is exact about brackets, accepts, and no entity has swallowed the next.
    """
    slow, fast = _road(data, fast=False), _road(data, fast=True)
    if slow is None or any(map(_is_open, fast or ())) or _SPLIT.search(data):
        return False
    if _shape(slow) != _shape(fast):
        raise Broken("the roads of the scanner do not agree")
    return not any(_SWALLOWED.search(e.text, 1) or e.text.count("<") != e.text.count(">") for e in slow)


def _road(data: bytes, *, fast: bool) -> list[Entity] | None:
    try:
        entities, _ = scan(Source(decode(data)), fast=fast)
    except SycloptError as error:
        _check(error)
        return None
    return [n for e in entities for n in (expand(e) if e.kind == "metadata run" else [e])]


def _shape(entities: list[Entity] | None) -> list[tuple[object, ...]] | None:
    if entities is None:
        return None
    return [(e.kind, e.key, e.start, e.begin, e.brace, e.end) for e in entities]


def _is_open(entity: Entity) -> bool:
    """Tell whether a metadata node has brackets that do not match; the fast road leaves them to the next node."""
    return entity.kind == "metadata" and any(entity.header.count(a) != entity.header.count(b) for a, b in _BRACKETS)


def _ask(view: View) -> None:
    """Ask a view for all that it offers, and its calls too."""
    _properties(view)
    if isinstance(view, Symbol):
        view.has_attribute("sycl-module-id", string=True)
    if isinstance(view, Function):
        with suppress(SycloptError):
            for call in view.calls:
                source = call.source.text
                if not view.entity.brace <= call.span.start <= call.callee_span.start <= call.arguments_span.end:
                    raise Broken(f"spans out of order in {call!r}")
                if not call.arguments_span.end <= call.span.end <= view.entity.end:
                    raise Broken(f"spans out of order in {call!r}")
                if call.keyword not in source[call.span.start : call.callee_span.start]:
                    raise Broken(f"no keyword in {call!r}")
                _properties(call)
        with suppress(SycloptError):
            _ask_body(view)


def _ask_body(function: Function) -> None:
    """Ask the blocks and instructions of a function for all that they offer; joined they are its body."""
    if function.is_declaration:
        return
    body = Body(function)
    parts = [body.head]
    for block in body.blocks:
        parts += [f"{block.label}:" if block.label else "", block.trail]
        for piece in block.pieces:
            parts += [piece.raw, piece.trail]
    if "".join((*parts, body.tail)) != function.entity.body:
        raise Broken(f"the blocks of {function!r} are not its body")
    for instruction in islice(body.instructions, 8):
        _properties(instruction)
    for block in body.blocks[:2]:
        _properties(block)


def _properties(view: object) -> None:
    for name in _properties_of(type(view)):
        try:
            getattr(view, name)
        except SycloptError as error:
            _check(error)
    repr(view)


@cache
def _properties_of(cls: type) -> tuple[str, ...]:
    return tuple(name for name in dir(cls) if isinstance(getattr(cls, name), property))


_NAMES = ("f", "a b", "\u00e9", "0", 'q"\\', "x.y$-", "llvm.used", "\udcff")


def _edit(random: Random, module: Module, is_sound: bool) -> None:
    """Edit a module, and parse what comes out."""
    views = [module.view(e) for e in module.index.entities if e.kind not in _PLAIN]
    for _ in range(random.randrange(1, 5)):
        view = random.choice(views) if views else None
        if view is None or view.is_removed:
            continue
        with _refusals():
            before = module.to_bytes()
            _edit_view(random, module, view)
            after = module.to_bytes()
            if not is_sound:
                continue
            try:
                Module.parse(after)
            except SycloptError as error:
                raise Broken(f"{error} after an edit of {view!r}\n{before!r}\n{after!r}") from error


def _edit_view(random: Random, module: Module, view: View) -> None:
    choices = [view.remove]
    if isinstance(view, Symbol):
        choices += [
            lambda: view.set_linkage(random.choice(LINKAGES)),
            lambda: view.set_visibility(random.choice(("default", "hidden", "protected"))),
            lambda: view.rename(random.choice(_NAMES)),
            lambda: view.add_attribute(
                random.choice(("nounwind", "a b", "sycl-module-id")), random.choice((None, "v")), string=True
            ),
            lambda: view.add_attribute(random.choice(("cold", "memory", "uwtable")), random.choice((None, "none"))),
            lambda: view.remove_attribute(random.choice([*view.attributes] or ["nounwind"])),
            lambda: view.remove_attribute(random.choice([*view.attributes.strings] or ["nounwind"]), string=True),
            lambda: view.set_metadata(random.choice(("dbg", "a\\b", "sycl_used_aspects")), module.add_metadata("!{}")),
            lambda: view.set_metadata(random.choice([*view.metadata] or ["dbg"]), None),
            view.remove_comdat,
            lambda: _replace(module, view),
        ]
    if isinstance(view, Global):
        choices.append(view.drop_initializer)
    if isinstance(view, Function):
        choices += [
            view.drop_body,
            view.empty_body,
            lambda: view.set_body("{\n  ret void\n}"),
            lambda: _edit_body(random, view),
            lambda: view.replace_calls({c: random.choice(("", "unreachable")) for c in view.calls}),
        ]
    random.choice(choices)()


def _edit_body(random: Random, function: Function) -> None:
    with function.edit() as body:
        for _ in range(random.randrange(1, 6)):
            instructions = [*body.instructions]
            if not instructions:
                return  # what stands between the braces is no instruction
            block = random.choice([*body.blocks])
            instruction = random.choice(block.instructions or instructions)
            edits = [
                instruction.remove,
                block.remove,
                body.remove_unreachable,
                body.add_entry_block,
                lambda i=instruction: i.insert_before("add i32 1, 2"),
                lambda i=instruction: i.insert_after("%new = add i32 1, 2"),
                lambda i=instruction: i.replace(i.text),
                lambda i=instruction: i.remove("undef"),
                lambda i=instruction, b=block: b.split(i),
                lambda b=block: b.insert_at_start("call void @f() ; c"),
                lambda b=block: body.add_blocks("unreachable", after=b),
            ]
            with _refusals():
                random.choice(edits)()


def _replace(module: Module, view: Symbol) -> None:
    cut = module.extract([view.key])
    Module.parse(cut.to_bytes())


def _run(module: Module, pipeline: str, is_sound: bool) -> None:
    with _refusals():
        for image in run_pipeline(module, pipeline):
            text = image.module.to_bytes()
            if not is_sound:
                continue
            try:
                Module.parse(text)
            except SycloptError as error:
                raise Broken(f"{error} after {pipeline}") from error
