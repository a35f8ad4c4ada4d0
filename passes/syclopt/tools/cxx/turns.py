"""Whose turn it is: Python runs one thread at a time, so what can wait lets that go on which others wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt.pipeline.instrumentation.interface import Instrumentation
from syclopt.transforms.llvm import LLVMPass

if TYPE_CHECKING:
    from collections.abc import Callable
    from threading import Event

    from syclopt.pipeline.instrumentation.interface import PassRun


class Until(Instrumentation):
    """Leaves out the passes that come after an event: the pipeline is run for what it loads."""

    def __init__(self, event: Event) -> None:
        self._event = event

    def should_run(self, run: PassRun) -> bool:
        """Tell whether it is still to come."""
        return not self._event.is_set()


class WhileLLVMWorks(Instrumentation):
    """Lets something begin when a pipeline comes to wait for LLVM's worker."""

    watches_all: ClassVar[bool] = False

    def __init__(self, begin: Callable[[], object]) -> None:
        self._begin = begin

    def before(self, run: PassRun) -> None:
        """Let it begin, if LLVM is next."""
        if isinstance(run.pass_, LLVMPass):
            self._begin()
