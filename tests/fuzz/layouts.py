"""Valid IR laid out anew: the same tokens with other blanks, line ends and comments between them.

What a pass makes of two layouts of one module has the same tokens.
"""

from __future__ import annotations

import io
import re
from contextlib import redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from syclopt.errors import SycloptError
from syclopt.ir import link
from syclopt.ir.module import Module
from syclopt.ir.scan import scan
from syclopt.ir.text.source import Source
from syclopt.pipeline.run import run_pipeline

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_TOKEN = re.compile(
    r'(?P<noise>[ \t\r\n\0]++|;[^\n\r]*+|/\*.*?\*/)|[@%$]?"[^"]*+":?+|(?<![-a-zA-Z$._0-9])c"[^"]*+"|!"[^"]*+"|!(?=[{(])'
    r"|[@%$!#^]?[-+a-zA-Z$._0-9\\]++:?+|.",
    re.DOTALL,
)
_OPEN, _CLOSE = frozenset("({[<"), frozenset(")}]>")
_LETTER = re.compile(r"[-a-zA-Z$._0-9\\:+]")
_COMMENTS = (
    *("; plain", ";", " ; it's } { \" ( ", "; define void @x() {", "; !0 = !{}", "; , !dbg !1", ';"', "; }", "; @f = "),
    *(
        "; #0 = !7 %T",
        "\t; comdat($c) align 4",
        "; call void @f()",
        "; l:",
        ";;; /*",
        "; #dbg_value(",
        ";)",
        "; declare",
    ),
)
_BLOCK_COMMENTS = ("/* one */", '/* } " ; */', "/* define void @f() { */", "/*\n!0 = !{}\n*/", "/**/")
PIPELINES = (
    *(
        "strip-debug",
        "globaldce",
        "internalize,globaldce",
        "internalize<entry-points>,globaldce",
        "strip-dead-prototypes",
    ),
    *("device-code-split<mode=kernel>,emit-symbols", "device-code-split<mode=source>", "strip-debug,globaldce"),
)
_PASSES = re.compile(r"RUN: syclopt .*?-passes=(?:'([^']*)'|(\S+))")
_NOT_ALIKE = re.compile(r"%|\$|verify|llvm\(|print")  # files of the test, and what prints places or asks LLVM
_HASH = re.compile(r"\$[0-9a-f]{16}")  # of the text of a module
_PLACE = re.compile(r"[^:]*:[0-9]+:[0-9]+: ")


class Style(NamedTuple):
    """How likely each kind of gap is between two tokens. What is left is as in the text before."""

    line_end: str
    none: float
    breaks: float
    blanks: float
    comments: float
    joined: float  # an entity goes on in the line of the one before
    has_block_comments: bool


def random_style(random: Random) -> Style:
    """Choose how wild a layout is, and in which way."""
    none, breaks, blanks, comments, joined = (random.choice((0.0, 0.0, 0.02, 0.2, 0.6)) for _ in range(5))
    line_end = random.choice(("\n", "\n", "\r\n"))
    return Style(line_end, none, breaks, blanks, comments, joined, random.random() < 0.2)


def tokens_of(text: str) -> list[str]:
    """Return the tokens of a module, without what stands between them."""
    return [found[0] for found in _TOKEN.finditer(text) if found["noise"] is None]


def laid_out(random: Random, text: str, style: Style) -> str:
    """Return a text with the same tokens as `text`."""
    return "".join(_pieces(random, text, style))


def _pieces(random: Random, text: str, style: Style) -> Iterator[str]:
    before, gap = "", ""
    depth = 0
    for found in _TOKEN.finditer(text):
        token = found[0]
        if found["noise"] is not None:
            gap += token if token[0] not in ";/" else ""
            continue
        starts_line = depth == 0 and "\n" in gap
        yield _gap(random, style, before, token, gap, is_entity=starts_line)
        yield token
        depth += (token in _OPEN) - (token in _CLOSE)
        before, gap = token, ""
    yield gap if random.random() >= style.comments else random.choice(("", " ", "; last"))


def _gap(random: Random, style: Style, before: str, token: str, gap: str, *, is_entity: bool) -> str:
    """Return what stands between two tokens, where `gap` stood."""
    if before == "!" and token[0] in "{(":
        return ""
    line_end = style.line_end
    if random.random() < style.comments:
        has_block = style.has_block_comments and random.random() < 0.3
        comment = random.choice(_BLOCK_COMMENTS if has_block else _COMMENTS)
        end = random.choice(("", " ", line_end)) if has_block else line_end
        return random.choice(("", " ", line_end, "  ")) + comment + end + random.choice(("", "", " ", "  "))
    if random.random() < style.breaks:
        return random.choice((line_end, line_end, f"{line_end}  ", f"{line_end}{line_end}", f" {line_end}"))
    if random.random() < style.blanks:
        return random.choice(("  ", "\t", " \t ", "      "))
    may_touch = not _must_part(before, token)
    if random.random() < style.none and may_touch:
        return ""
    if is_entity and random.random() < style.joined:
        return "" if may_touch and random.random() < 0.2 else " "
    return gap.replace("\r\n", "\n").replace("\n", line_end)


def _must_part(before: str, token: str) -> bool:
    """Tell whether two tokens would be read as others without a gap."""
    if not before:
        return False
    if token[0] == '"' and before[-1] != '"':
        return before[0] not in "([{,=<!"
    if before[-1] == '"':
        return token[0] in ':"'
    return bool(_LETTER.match(before[-1]) and _LETTER.match(token[0]))


class Layout(NamedTuple):
    """A text of a file, and the same tokens laid out anew."""

    path: Path
    text: str
    new: str


class Difference(AssertionError):
    """Two layouts of a module are not alike for a pass."""


class Texts:
    """Modules to lay out anew, and what pipelines make of them as they are."""

    def __init__(self, paths: Iterable[Path], *, largest: int, own: bool) -> None:
        """Take the files of up to `largest` bytes that are modules; with `own`, their own pipelines are run, too."""
        self._own = own
        self._other = Module.parse(_OTHER, "other.ll")
        self._made: dict[tuple[Path, str], list[list[str]]] = {}
        self._texts: list[tuple[Path, str]] = []
        for path in sorted(paths):
            text = path.read_bytes().decode("latin-1")
            if len(text) <= largest and _is_module(text):
                self._texts.append((path, text))

    def choose(self, random: Random) -> Layout:
        """Lay one of the texts out anew."""
        path, text = random.choice(self._texts)
        return Layout(path, text, laid_out(random, text, random_style(random)))

    @property
    def all(self) -> Iterator[tuple[Random, Layout]]:
        """One layout of each text, which depends on the name of its file alone, and what chose it."""
        for path, text in self._texts:
            random = Random(path.name)
            yield random, Layout(path, text, laid_out(random, text, random_style(random)))

    def compare(self, random: Random, layout: Layout) -> int:
        """Run pipelines over a text and its layout; return how many. Raises `Difference`."""
        path, text, new = layout
        module = _parsed(new)
        own = [one or other for one, other in _PASSES.findall(text)] if self._own else []
        pipelines = ["", "extract", "link", "link first", *random.sample(PIPELINES, 3)]
        pipelines += [pipeline for pipeline in own[:3] if not _NOT_ALIKE.search(pipeline)]
        for pipeline in pipelines:
            if (path, pipeline) not in self._made:
                self._made[path, pipeline] = self._run(_parsed(text), pipeline)
            expected = self._made[path, pipeline]
            if (found := self._run(module, pipeline)) != expected:
                raise Difference(f"{path.name}, '{pipeline}': {_first_difference(expected, found)}")
        return len(pipelines)

    def _run(self, module: Module | SycloptError, pipeline: str) -> list[list[str]]:
        """Return the tokens of what a pipeline makes of a module; of an error what it says."""
        if isinstance(module, SycloptError):
            return [_said(module)]
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            try:
                made = [*self._results(module, pipeline)]
            except SycloptError as error:
                return [_said(error)]
        return [tokens_of(_HASH.sub("$hash", result.to_bytes().decode("latin-1"))) for result in made]

    def _results(self, module: Module, pipeline: str) -> Iterable[Module]:
        if pipeline == "":
            module = module.copy()
            module.index.table("metadata")  # which splits runs of nodes
            return [module]
        if pipeline == "extract":
            return [module.extract([key for key in module.functions if not module.functions[key].is_declaration][:3])]
        if pipeline.startswith("link"):
            modules = [module, self._other] if pipeline == "link first" else [self._other, module]
            return [link(modules, warn=lambda _: None)]
        return [image.module for image in run_pipeline(module.copy(), pipeline)]


_OTHER = """
%T = type { i32 }
@x = internal global %T zeroinitializer
declare void @kernel()
define void @other() #0 {
  call void @kernel(), !k !1
  store i32 1, ptr @x
  ret void
}
attributes #0 = { nounwind "k"="v" }
!opencl.spir.version = !{!0}
!llvm.ident = !{!1}
!0 = !{i32 1, i32 2}
!1 = !{!"other"}
"""


def _parsed(text: str) -> Module | SycloptError:
    try:
        return Module.parse(text.encode("latin-1"), "m.ll")
    except SycloptError as error:
        return error


def _is_module(text: str) -> bool:
    """Tell whether the slow road, which is exact about brackets, takes a text."""
    with suppress(SycloptError):
        scan(Source(text), fast=False)
        return isinstance(_parsed(text), Module)
    return False


def _said(error: SycloptError) -> list[str]:
    """Return the kind of an error and how it begins, without places and excerpts."""
    return [type(error).__name__, _PLACE.sub("", str(error)).split(": '^")[0].removeprefix("m.ll: ")[:40]]


def _first_difference(expected: list[list[str]], found: list[list[str]]) -> str:
    for one, other in zip(expected, found, strict=False):
        at = next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), len(one))
        if one != other:
            here = slice(max(at - 8, 0), at + 8)
            return f"expected {' '.join(one[here])!r}, found {' '.join(other[here])!r}"
    return f"expected {len(expected)} modules, found {len(found)}"
