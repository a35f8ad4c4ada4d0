"""Steps of a graph, run one after another by Python: for devices whose backend prepares no graphs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclrt.backends.backend import CopyWork, KernelWork
from syclrt.errors import StepError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclrt.backends.backend import Backend, Step, Work


class StepList:
    """What the steps do, in their order."""

    def __init__(self, backend: Backend, steps: Sequence[Step]) -> None:
        self._backend = backend
        self._works: list[Work] = [step.work for step in steps]

    def run(self) -> None:
        """Run all steps. Raises `StepError` for the first one that goes wrong."""
        for index, work in enumerate(self._works):
            try:
                self._do(work)
            except Exception as error:
                raise StepError(index) from error

    def update(self, index: int, work: Work) -> None:
        """Let a step do something else."""
        self._works[index] = work

    @property
    def explanation(self) -> str:
        """Say that this is no native code."""
        return "a list that Python runs step by step, since the backend prepares no graphs"

    def _do(self, work: Work) -> None:
        if work is None:
            return
        if isinstance(work, KernelWork):
            work.launcher.run(work.arguments, work.local_bytes)
        elif isinstance(work, CopyWork):
            for target, source, num_bytes in work.pieces:
                self._backend.copy(target, source, num_bytes)
        else:
            for target, num_bytes in work.pieces:
                self._backend.fill(target, work.pattern, num_bytes // len(work.pattern))
