"""Instrumentation that prints IR: -print-before-all, -print-after, -print-after-all, -print-changed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NamedTuple, TextIO

from syclopt.pipeline.instrumentation.interface import Instrumentation, PassRun

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.module import Module

_COLORS = {"-": "\x1b[31m", "+": "\x1b[32m"}
_NO_COLOR = "\x1b[0m"


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
        from syclopt.pipeline.instrumentation.diff import unified_diff

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
