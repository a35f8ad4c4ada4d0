"""Instrumentation that prints IR: -print-before-all, -print-after, -print-after-all, -print-changed.

The unified diff of the last stays fast on modules of many megabytes: texts are cut where a line, or the head of a
function, occurs once in each; what is between is compared alone.
"""

from __future__ import annotations

import re
import sys
from bisect import bisect_left
from collections import Counter
from difflib import SequenceMatcher
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple, TextIO

from syclopt.pipeline.instrumentation.interface import Instrumentation, PassRun

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.module import Module

_SMALL = 250_000
_HEAD = re.compile(r'(?:define|declare)\b[^@\n]*(@(?:"[^"\n]*"|[^\s(]+))')
_COLORS = {"-": "\x1b[31m", "+": "\x1b[32m"}
_NO_COLOR = "\x1b[0m"


class _Block(NamedTuple):
    """Lines `a[i:i+size]` and `b[j:j+size]` are equal."""

    i: int
    j: int
    size: int


class _Change(NamedTuple):
    """Lines `a[i:i_end]` became `b[j:j_end]`."""

    i: int
    i_end: int
    j: int
    j_end: int


def unified_diff(before: str, after: str, context: int = 3) -> Iterator[str]:
    """Yield the lines of a unified diff, each with its line break; nothing for equal texts."""
    a, b = _lines(before), _lines(after)
    hunks: list[list[_Change]] = []
    for change in _changes(a, b):
        if hunks and change.i - hunks[-1][-1].i_end <= 2 * context:
            hunks[-1].append(change)
        else:
            hunks.append([change])
    for hunk in hunks:
        first, last = hunk[0], hunk[-1]
        i, i_end = max(first.i - context, 0), min(last.i_end + context, len(a))
        yield f"@@ -{_range(i, i_end)} +{_range(i + first.j - first.i, i_end + last.j_end - last.i_end)} @@\n"
        for change in hunk:
            yield from _signed(" ", a[i : change.i])
            yield from _signed("-", a[change.i : change.i_end])
            yield from _signed("+", b[change.j : change.j_end])
            i = change.i_end
        yield from _signed(" ", a[i:i_end])


def _lines(text: str) -> list[str]:
    *lines, rest = text.split("\n")
    return [f"{line}\n" for line in lines] + ([rest] if rest else [])


def _signed(sign: str, lines: Sequence[str]) -> Iterator[str]:
    for line in lines:
        yield f"{sign}{line}" if line.endswith("\n") else f"{sign}{line}\n\\ no line break at the end\n"


def _range(start: int, end: int) -> str:
    return f"{start + 1 if end > start else start},{end - start}"


def _changes(a: Sequence[str], b: Sequence[str]) -> Iterator[_Change]:
    i = j = 0
    for block in _blocks(a, b):
        if (i, j) != (block.i, block.j):
            yield _Change(i, block.i, j, block.j)
        i, j = block.i + block.size, block.j + block.size


def _blocks(a: Sequence[str], b: Sequence[str]) -> list[_Block]:
    """Return all equal blocks in order, and an empty one at the end."""
    blocks = [_Block(len(a), len(b), 0)]
    todo = [(0, len(a), 0, len(b))]
    while todo:
        i, i_end, j, j_end = todo.pop()
        head = _common(a, b, range(i, i_end), range(j, j_end))
        blocks.append(_Block(i, j, head))
        i, j = i + head, j + head
        tail = _common(a, b, range(i_end - 1, i - 1, -1), range(j_end - 1, j - 1, -1))
        i_end, j_end = i_end - tail, j_end - tail
        blocks.append(_Block(i_end, j_end, tail))
        if i == i_end or j == j_end:
            continue
        if anchors := _anchors(a[i:i_end], b[j:j_end]):
            places = [(i, j), *((i + x, j + y) for x, y in anchors), (i_end, j_end)]
            todo += [(x, x_end, y, y_end) for (x, y), (x_end, y_end) in pairwise(places)]
        elif (i_end - i) * (j_end - j) <= _SMALL:
            matcher = SequenceMatcher(None, a[i:i_end], b[j:j_end], autojunk=False)
            blocks += [_Block(i + x, j + y, size) for x, y, size in matcher.get_matching_blocks()]
    return [*sorted(block for block in blocks if block.size), _Block(len(a), len(b), 0)]


def _common(a: Sequence[str], b: Sequence[str], i_range: range, j_range: range) -> int:
    size = 0
    for i, j in zip(i_range, j_range, strict=False):
        if a[i] != b[j]:
            break
        size += 1
    return size


def _anchors(a: Sequence[str], b: Sequence[str]) -> list[tuple[int, int]]:
    """Return the longest rising chain of lines that occur once in `a` and once in `b`; never their starts."""
    a, b = [_key(line) for line in a], [_key(line) for line in b]
    counts = Counter(b)
    places = {line: j for j, line in enumerate(b) if counts[line] == 1}
    counts = Counter(a)
    pairs = [(i, places[line]) for i, line in enumerate(a) if counts[line] == 1 and line in places]
    pairs = [pair for pair in pairs if pair != (0, 0)]
    ends: list[int] = []
    chain: list[int] = []
    before: list[int] = []
    for index, (_, j) in enumerate(pairs):
        place = bisect_left(ends, j)
        before.append(chain[place - 1] if place else -1)
        ends[place : place + 1] = [j]
        chain[place : place + 1] = [index]
    result: list[tuple[int, int]] = []
    index = chain[-1] if chain else -1
    while index >= 0:
        result.append(pairs[index])
        index = before[index]
    return result[::-1]


def _key(line: str) -> str:
    """Return what stands for a line: of the head of a function, its name alone."""
    head = _HEAD.match(line)
    return head[1] if head else line


class Excerpt(NamedTuple):
    """What is shown of a module: all of it or the functions of some names (`*`: all), and whether with comments."""

    comments: bool = False
    functions: Collection[str] = ()

    def of(self, module: Module) -> str:
        """Return the text, which ends with a line break; "" when the module has none of the functions."""
        if not self.functions or "*" in self.functions:
            data = module.to_bytes(comments=self.comments)
        else:
            data = b"\n".join(self._chosen(module))
        text = data.decode("utf-8", "backslashreplace")
        return text if not text or text.endswith("\n") else f"{text}\n"

    def _chosen(self, module: Module) -> Iterator[bytes]:
        from syclopt.ir.comments import strip_comments
        from syclopt.ir.text.source import encode

        for function in module.functions.values():
            if function.name in self.functions:
                text = function.raw.strip() + "\n"
                yield encode(text if self.comments else strip_comments(text))


_ALL = Excerpt()


class PrintIR(Instrumentation):
    """Prints the IR before passes, after passes, or after those in `names`."""

    def __init__(
        self,
        *,
        before_all: bool = False,
        after_all: bool = False,
        names: Collection[str] = (),
        excerpt: Excerpt = _ALL,
        stream: TextIO | None = None,
    ) -> None:
        self._before = before_all
        self._after = after_all
        self._names = names
        self._excerpt = excerpt
        self._stream = stream or sys.stderr

    def before(self, run: PassRun) -> None:
        """Print the IR."""
        if self._before:
            self._print(f"*** IR Dump Before {run}", run.image.module)

    def after(self, run: PassRun, images: Sequence[DeviceImage], changed: bool) -> None:
        """Print the IR."""
        if self._after or run.pass_.name in self._names:
            for heading, image in _headings(run, images):
                self._print(heading, image.module)

    def _print(self, heading: str, module: Module) -> None:
        if text := self._excerpt.of(module):
            self._stream.write(f"; {heading} ***\n{text}")


class PrintChanged(Instrumentation):
    """Prints what each pass changed, as a unified diff, in colors if `color`.

    A pass that changed nothing is a line, or nothing if `quiet`.
    """

    def __init__(
        self,
        *,
        excerpt: Excerpt = _ALL,
        quiet: bool = False,
        color: bool = False,
        stream: TextIO | None = None,
    ) -> None:
        self._excerpt = excerpt
        self._quiet = quiet
        self._color = color
        self._stream = stream or sys.stderr
        self._text = ""

    def before(self, run: PassRun) -> None:
        """Keep the text."""
        self._text = self._excerpt.of(run.image.module)

    def after(self, run: PassRun, images: Sequence[DeviceImage], changed: bool) -> None:
        """Print the difference."""
        if not changed:
            self._print(f"*** IR Dump After {run}", [])
            return

        for heading, image in _headings(run, images):
            self._print(heading, list(unified_diff(self._text, self._excerpt.of(image.module))))

    def _print(self, heading: str, difference: Sequence[str]) -> None:
        if difference:
            shown = "".join(_colored(difference) if self._color else difference)
            self._stream.write(f"{heading} ***\n--- before\n+++ after\n{shown}")
        elif not self._quiet:
            self._stream.write(f"{heading}: no change ***\n")


def _colored(lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        color = _COLORS.get(line[0])
        yield f"{color}{line.rstrip()}{_NO_COLOR}\n" if color else line


def _headings(run: PassRun, images: Sequence[DeviceImage]) -> list[tuple[str, DeviceImage]]:
    heading = f"*** IR Dump After {run}"
    if len(images) == 1:
        return [(heading, images[0])]
    return [(f"{heading}, part {i} of {len(images)}", image) for i, image in enumerate(images, 1)]
