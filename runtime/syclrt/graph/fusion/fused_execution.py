"""Running an executable graph whose kernels are fused."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from syclrt.graph.execution import Execution
from syclrt.graph.fusion.fusion_plan import Fusion

if TYPE_CHECKING:
    from syclrt.backends.context import Context
    from syclrt.backends.device import Device
    from syclrt.graph.executable_nodes import ExecutableNode
    from syclrt.graph.fusion.fusion_report import FusionReport
    from syclrt.graph.fusion.temporary_memory import Temporaries


class FusedExecution:
    """The same for its user as an `Execution`: `nodes`, indices and updates are those before kernels are fused.

    An update decides anew what is fused. Where the same kernels become one, only their arguments change.
    """

    def __init__(self, nodes: list[ExecutableNode], temporaries: Temporaries, device: Device, context: Context) -> None:
        self._device = device
        self._fusion = Fusion(nodes, temporaries, device, context)
        self._execution = self._new_execution()
        self._versions: deque[tuple[int, Execution, int]] = deque()  # the last one that ran, and later ones

    @property
    def nodes(self) -> list[ExecutableNode]:
        """The newest nodes."""
        return self._fusion.nodes

    @property
    def may_wait(self) -> bool:
        """Whether a command may wait for what others do."""
        return self._execution.may_wait

    def update(self, changes: dict[int, ExecutableNode]) -> None:
        """Let nodes do something else in the next version."""
        old = self._fusion
        new = self._fusion = old.after(changes)
        if new.fused.members != old.fused.members:
            self._execution = self._new_execution()
            return
        pairs = zip(old.fused.nodes, new.fused.nodes, strict=True)
        self._execution.update({at: node for at, (before, node) in enumerate(pairs) if node is not before})

    def version(self) -> int:
        """Return the newest version, with all updates so far."""
        inner = self._execution.version()
        last = self._versions[-1] if self._versions else (0, None, 0)
        if last[1:] != (self._execution, inner):
            self._versions.append((last[0] + 1, self._execution, inner))
        return self._versions[-1][0]

    def run(self, version: int) -> None:
        """Run all nodes, and return when they are done. Raises `SyclError` for the first one that went wrong."""
        while self._versions[0][0] < version:
            self._versions.popleft()
        _, execution, inner = self._versions[0]
        execution.run(inner)

    def run_at_once(self) -> bool:
        """Run all nodes if they are ready as they are, and tell whether they have run."""
        version = self._versions[-1] if len(self._versions) == 1 else None
        return version is not None and version[1] is self._execution and version[1].run_at_once()

    def explain(self) -> str:
        """Return text that tells how each part runs."""
        return self._execution.explain()

    def report(self) -> FusionReport:
        """Return what became of each edge, and of temporary memory."""
        return self._fusion.report()

    def _new_execution(self) -> Execution:
        return Execution([*self._fusion.fused.nodes], self._device.implementation)
