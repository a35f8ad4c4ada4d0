"""Graphs of the driver: steps that one call launches."""

from __future__ import annotations

import ctypes
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

from syclrt.backends.backend import CopyWork, FillWork, KernelWork
from syclrt.backends.cuda.driver import address_of_bytes, call, driver
from syclrt.backends.cuda.lines import CudaLine
from syclrt.backends.cuda.transfers import Rows, grouped, shortest

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclrt.backends.backend import Line, Step, Work
    from syclrt.backends.cuda.gpu import Gpu
    from syclrt.backends.cuda.launch import CudaLauncher
    from syclrt.backends.cuda.printing import Printer
    from syclrt.backends.cuda.transfers import Copier

_MOST_CHAINS = 16  # of nodes one after another: each more costs a microsecond a launch
_NO_KERNEL = 0
_SET_SIZES = (1, 2, 4)


class _KernelArguments:
    """The parameters of a launch, as the driver takes them: it copies them."""

    def __init__(self, launcher: CudaLauncher, data: bytes) -> None:
        self._data = ctypes.create_string_buffer(data, max(1, len(data)))
        start = ctypes.addressof(self._data)
        self._places = [start + place for place in launcher.parameter_offsets]

    def of(self, launch: ctypes.Structure, scratch: int) -> Any:
        """Return pointers to them, and to what a grid is told."""
        copy = type(launch).from_buffer_copy(launch)
        copy.scratch = scratch
        found = (ctypes.c_void_p * (len(self._places) + 1))(*self._places, ctypes.addressof(copy))
        self._kept = (copy, found)
        return found


class CudaGraph:
    """Steps that stand in a valid order, made ready by the driver.

    Independent steps are laid out as a few chains, since many roots cost more than they bring.
    """

    def __init__(
        self, gpu: Gpu, transfers: Copier, own_line: CudaLine, printer: Printer, steps: Sequence[Step]
    ) -> None:
        """Take the line for what the host waits for. Raises `SyclError` where the driver refuses a step."""
        self._gpu = gpu
        self._transfers = transfers
        self._own_line = own_line
        self._printer = printer
        self._works: list[Work] = [step.work for step in steps]
        self._kernels: list[int] = [_NO_KERNEL] * len(steps)
        self._printing: set[int] = set()  # steps
        for index, work in enumerate(self._works):
            self._note(index, work)
        self._before = chains(steps)
        self._kept: dict[int, list[object]] = {}
        self._nodes: list[list[Any]] = []
        self._graph: Any = None  # which has the nodes, that are asked for by updates
        self._exec: Any = None
        self._is_stale = False
        self._make()

    def run(self, line: Line) -> None:
        """Have a line run all steps."""
        assert isinstance(line, CudaLine)
        if self._is_stale:
            self._make()
        line.note_graph(self._kernels)
        with self._printer.taking(line) if self._printing else nullcontext():
            self._gpu.checked("cannot launch a graph", driver().cuGraphLaunch, self._exec, line.stream)

    def update(self, index: int, work: Work) -> None:
        """Let a step do something else from the next run on."""
        old, self._works[index] = self._works[index], work
        self._note(index, work)
        if not isinstance(work, KernelWork) or not isinstance(old, KernelWork) or self._is_stale:
            self._is_stale = True
            return
        self._is_stale = True  # unless all goes well
        if len(self._launcher(work).grids) != len(self._launcher(old).grids):
            return
        kept = self._kept.pop(index, None)
        for node, one in zip(self._nodes[index], self._kernel_params(index, work), strict=False):
            self._gpu.checked("cannot update a graph", driver().cuGraphExecKernelNodeSetParams, self._exec, node, one)
        self._is_stale = False
        del kept  # which the graph had before

    def _note(self, index: int, work: Work) -> None:
        """Take note of which kernel a step is, and whether it prints."""
        entry = self._launcher(work).entry if isinstance(work, KernelWork) else None
        self._kernels[index] = _NO_KERNEL if entry is None else entry.number
        if entry is not None and entry.facts.prints:
            self._printing.add(index)
        else:
            self._printing.discard(index)

    @property
    def explanation(self) -> str:
        """What runs the steps."""
        return f"a CUDA graph of {sum(map(len, self._nodes))} nodes, launched by one call"

    def _make(self) -> None:
        """Make the graph anew, of the steps as they are."""
        api = driver()
        self._release()
        self._kept.clear()
        with self._gpu.current():
            self._graph = graph = call("cannot make a graph", api.cuGraphCreate, 0)
            self._nodes = []
            ends: list[Any] = []  # of each step: the node after which it is done
            for index, work in enumerate(self._works):
                before = [ends[one] for one in self._before[index]]
                nodes = self._add(graph, index, work, before)
                self._nodes.append(nodes)
                ends.append(nodes[-1])
            self._exec = call("cannot make a graph ready", api.cuGraphInstantiate, graph, 0)
            call("cannot load a graph", api.cuGraphUpload, self._exec, self._own_line.stream)
        self._is_stale = False

    def _add(self, graph: Any, index: int, work: Work, before: list[Any]) -> list[Any]:
        """Add the nodes of a step, one after another."""
        if isinstance(work, KernelWork):
            adds = (("cuGraphAddKernelNode", (one,)) for one in self._kernel_params(index, work))
        elif isinstance(work, CopyWork):
            adds = self._copy_nodes(index, work)
        elif isinstance(work, FillWork):
            adds = self._fill_nodes(index, work)
        else:
            adds = iter(())
        nodes: list[Any] = []
        for name, arguments in adds:
            nodes.append(_added(graph, name, nodes[-1:] or before, arguments))
        return nodes or [_added(graph, "cuGraphAddEmptyNode", before)]

    def _kernel_params(self, index: int, work: KernelWork) -> Iterator[Any]:
        """Yield what the driver takes for the grids of a launch, each to be used at once."""
        launcher = self._launcher(work)
        entry, native = launcher.entry, launcher.native
        data = launcher.placed(work.arguments)
        if entry.facts.has_arguments_in_memory:
            data = self._memory_with(index, data).to_bytes(8, "little")
        local_bytes = native.local_bytes + work.local_bytes
        entry.allow(local_bytes)
        self._kept.setdefault(index, []).append(launcher)
        for grid in launcher.grids:
            arguments = _KernelArguments(launcher, data)
            pointers = arguments.of(grid.launch, local_bytes)
            params = driver().CUDA_KERNEL_NODE_PARAMS()
            params.func = entry.function
            params.gridDimX, params.gridDimY, params.gridDimZ = grid.size
            params.blockDimX, params.blockDimY, params.blockDimZ = launcher.block
            params.sharedMemBytes = local_bytes
            params.kernelParams = ctypes.addressof(pointers)
            yield params

    def _copy_nodes(self, index: int, work: CopyWork) -> Iterator[tuple[str, tuple[Any, ...]]]:
        for rows in grouped(work.pieces):
            if rows.height > 1 or abs(rows.to - rows.source) >= rows.length > 0:
                yield self._copy_node(rows)
            elif rows.to != rows.source and rows.length:
                lease = self._transfers.pool.allocate("device", rows.length)
                self._kept.setdefault(index, []).append(lease)
                yield self._copy_node(rows._replace(to=lease.address))
                yield self._copy_node(rows._replace(source=lease.address))

    def _copy_node(self, rows: Rows) -> tuple[str, tuple[Any, ...]]:
        api = driver()
        params = api.CUDA_MEMCPY3D()
        params.srcMemoryType = params.dstMemoryType = api.CUmemorytype.CU_MEMORYTYPE_UNIFIED
        params.srcDevice, params.dstDevice = rows.source, rows.to
        params.srcPitch, params.dstPitch = rows.source_pitch or rows.length, rows.to_pitch or rows.length
        params.srcHeight = params.dstHeight = rows.height
        params.WidthInBytes, params.Height, params.Depth = rows.length, rows.height, 1
        return "cuGraphAddMemcpyNode", (params, self._gpu.context)

    def _fill_nodes(self, index: int, work: FillWork) -> Iterator[tuple[str, tuple[Any, ...]]]:
        api = driver()
        for address, length in work.pieces:
            if not length:
                continue
            pattern = shortest(work.pattern, address)
            if len(pattern) in _SET_SIZES and address % len(pattern) == 0:
                params = api.CUDA_MEMSET_NODE_PARAMS()
                params.dst, params.elementSize = address, len(pattern)
                params.value = int.from_bytes(pattern, "little")
                params.width, params.height = length // len(pattern), 1
                yield "cuGraphAddMemsetNode", (params, self._gpu.context)
                continue
            source = self._memory_with(index, pattern)
            yield self._copy_node(Rows(address, source, len(pattern), 1, 0, 0))
            done = len(pattern)
            while done < length:
                more = min(done, length - done)
                yield self._copy_node(Rows(address + done, address, more, 1, 0, 0))
                done += more

    def _memory_with(self, index: int, data: bytes) -> int:
        """Return memory of the device with some bytes, which is kept for a step."""
        lease = self._transfers.pool.allocate("device", len(data))
        self._transfers.copy_at_once(self._own_line, lease.address, address_of_bytes(data), len(data))
        self._kept.setdefault(index, []).append(lease)
        return lease.address

    def _launcher(self, work: KernelWork) -> CudaLauncher:
        return work.launcher  # pyright: ignore[reportReturnType] - graphs have launchers of their own backend

    def _release(self) -> None:
        with self._gpu.current():
            if self._exec is not None:
                driver().cuGraphExecDestroy(self._exec)
            if self._graph is not None:
                driver().cuGraphDestroy(self._graph)
        self._exec = self._graph = None

    def __del__(self) -> None:
        if "_exec" in self.__dict__:
            self._release()


def _added(graph: Any, name: str, before: Sequence[Any], arguments: tuple[Any, ...] = ()) -> Any:
    """Return a new node of a graph."""
    add = getattr(driver(), name)
    return call("cannot add a node to a graph", add, graph, [*before], len(before), *arguments)


def chains(steps: Sequence[Step]) -> list[tuple[int, ...]]:
    """Return what each step comes after: its predecessors, and where there are many chains, the end of another one."""
    after: list[tuple[int, ...]] = []
    ends: list[int] = []  # the last step of each chain
    for index, step in enumerate(steps):
        mine = next((at for at, end in enumerate(ends) if end in step.predecessors), None)
        before = step.predecessors
        if mine is None and not before and len(ends) >= _MOST_CHAINS:
            mine = index % _MOST_CHAINS
            before = (ends[mine],)
        if mine is None:
            ends.append(index)
        else:
            ends[mine] = index
        after.append(before)
    return after
