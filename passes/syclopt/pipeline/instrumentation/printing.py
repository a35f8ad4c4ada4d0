"""Instrumentation that prints IR: -print-before-all, -print-after, -print-after-all, -print-changed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, TextIO

from syclopt.pipeline.instrumentation.interface import Instrumentation, PassRun

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from syclopt.images.image import DeviceImage
    from syclopt.ir.module import Module


class PrintIR(Instrumentation):
    """Prints the IR before passes, after passes, or after those in `names`."""

    def __init__(
        self,
        *,
        before_all: bool = False,
        after_all: bool = False,
        names: Collection[str] = (),
        comments: bool = False,
        stream: TextIO | None = None,
    ) -> None:
        self._before = before_all
        self._after = after_all
        self._names = names
        self._comments = comments
        self._stream = stream or sys.stderr

    def before(self, run: PassRun) -> None:
        """Print the IR."""
        if self._before:
            self._stream.write(f"; *** IR Dump Before {run} ***\n{_text(run.image.module, self._comments)}")

    def after(self, run: PassRun, images: Sequence[DeviceImage], changed: bool) -> None:
        """Print the IR."""
        if self._after or run.pass_.name in self._names:
            for heading, image in _headings(run, images):
                self._stream.write(f"; {heading} ***\n{_text(image.module, self._comments)}")


class PrintChanged(Instrumentation):
    """Prints what each pass changed, as a unified diff."""

    def __init__(self, *, comments: bool = False, stream: TextIO | None = None) -> None:
        self._comments = comments
        self._stream = stream or sys.stderr
        self._text = ""

    def before(self, run: PassRun) -> None:
        """Keep the text."""
        self._text = _text(run.image.module, self._comments)

    def after(self, run: PassRun, images: Sequence[DeviceImage], changed: bool) -> None:
        """Print the difference."""
        if not changed:
            self._stream.write(f"*** IR Dump After {run}: no change ***\n")
            return
        from syclopt.pipeline.instrumentation.diff import unified_diff

        for heading, image in _headings(run, images):
            difference = list(unified_diff(self._text, _text(image.module, self._comments)))
            if difference:
                self._stream.write(f"{heading} ***\n--- before\n+++ after\n{''.join(difference)}")
            else:
                self._stream.write(f"{heading}: no change ***\n")


def _headings(run: PassRun, images: Sequence[DeviceImage]) -> list[tuple[str, DeviceImage]]:
    heading = f"*** IR Dump After {run}"
    if len(images) == 1:
        return [(heading, images[0])]
    return [(f"{heading}, part {i} of {len(images)}", image) for i, image in enumerate(images, 1)]


def _text(module: Module, comments: bool) -> str:
    text = module.to_bytes(comments=comments).decode("utf-8", "backslashreplace")
    return text if text.endswith("\n") else f"{text}\n"
