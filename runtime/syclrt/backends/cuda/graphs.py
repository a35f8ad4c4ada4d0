"""Graphs of the driver: steps that one call launches."""

from __future__ import annotations

import ctypes
from heapq import heappop, heappush
from time import sleep
from typing import TYPE_CHECKING, Any

from syclrt.backends.cuda.driver import address_of_bytes, call, driver
from syclrt.backends.cuda.graph_edges import Early, Overlap, add_edges, early_edges
from syclrt.backends.cuda.lines import CudaLine, CudaMark
from syclrt.backends.cuda.native_calls import NativeGraph, NativeGrid, NativeLaunch, NativeNode
from syclrt.backends.cuda.transfers import Rows, grouped, shortest
from syclrt.backends.graph_work import CopyWork, FillWork, KernelWork

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from syclrt.backends.backend import Line, PreparedGraph
    from syclrt.backends.cuda.gpu import Gpu
    from syclrt.backends.cuda.launch import CudaLauncher
    from syclrt.backends.cuda.printing import Printer
    from syclrt.backends.cuda.transfers import Copier
    from syclrt.backends.graph_work import Step, UpdatedKernel, Work

_MOST_CHAINS = 16  # of steps that wait for nothing: each more costs a microsecond a launch
_MOST_BRANCHES = 64  # of others
_FILLED_AT_ONCE = 16 << 20  # bytes of the host, which the driver copies
_NO_KERNEL = 0
_SET_SIZES = (1, 2, 4)


class _Launch:
    """A launch of a grid, as the driver takes it: it copies that."""

    def __init__(
        self, launcher: CudaLauncher, grid: NativeGrid, data: bytes, local_bytes: int, *, is_early: bool
    ) -> None:
        self.data = ctypes.create_string_buffer(data, max(1, len(data)))
        start = ctypes.addressof(self.data)
        self._launch = NativeLaunch.from_buffer_copy(grid.launch)
        self._launch.scratch = local_bytes if launcher.native.takes_local else launcher.native.local_bytes
        self._launch.is_early = is_early
        places = *(start + place for place in launcher.parameter_offsets), ctypes.addressof(self._launch)
        self._places = (ctypes.c_void_p * len(places))(*places)
        params = self.params = driver().CUDA_KERNEL_NODE_PARAMS()
        params.func = launcher.entry.function
        params.gridDimX, params.gridDimY, params.gridDimZ = grid.size
        params.blockDimX, params.blockDimY, params.blockDimZ = launcher.block
        params.sharedMemBytes = local_bytes
        params.kernelParams = ctypes.addressof(self._places)
        self.address = int(params.getPtr())


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
        self.kernels: list[int] = [_NO_KERNEL] * len(steps)
        """The numbers of the kernels, of each step."""
        self._printing: set[int] = set()  # steps
        for index, work in enumerate(self._works):
            self._note(index, work)
        self._before = chains(steps)
        self._overlaps: list[Overlap] = []
        self._early: list[Early] = []
        self._kept: dict[int, list[object]] = {}
        self._nodes: list[list[int]] = []  # of each step
        self._launches: dict[int, list[_Launch]] = {}  # of steps that have been updated: they have the newest arguments
        self._graph: Any = None  # which has the nodes, that are asked for by updates
        self._exec: Any = None
        self._calls = gpu.calls
        self._native = NativeGraph()  # what is launched; it becomes stale by updates that ask for other nodes
        self._known_by_queues: object = None
        self._place: tuple[object, object] = None, None  # device and context of what that was made for
        self._number_of_graph = gpu.number_of_graph(self)
        self._last_run: list[Any] = [None, 0]  # its line, and the number of what that was handed
        self._replaces: CudaGraph | None = None
        self._make()

    def run(self, line: Line) -> None:
        """Have a line run all steps."""
        assert isinstance(line, CudaLine)
        self._settle()
        if self._native.is_stale:
            self._make()
            self._follow_last_run(line)
        if self._replaces is not None:
            self._replaces._follow_last_run(line)
            self._replaces = None
        line.note_graph(self._number_of_graph)
        if self._printing:
            with self._printer.taking(line):
                self._launch(line)
        else:
            self._launch(line)
        self._last_run[:] = line, line.count + 1

    def native(self, device: object, context: object) -> object:
        """Return what native methods of queues with these know it by; None while there is more to do than to launch."""
        if self._native.is_stale or self._printing or self._replaces is not None:
            return None
        if self._known_by_queues is None or self._place != (device, context):
            self._place = device, context
            self._native.device, self._native.context = id(device), id(context)
            self._known_by_queues = self._calls.run_of_graph(self._native, self._place, self._last_run)
        return self._known_by_queues

    def _settle(self) -> None:
        """Return when no thread launches or changes it by native code: whoever asks has seen to it that none begins."""
        while self._native.is_used:
            driver()  # raises in a child of a fork, which does not have that thread
            sleep(0)

    def follow(self, other: PreparedGraph) -> None:
        """Let the next run begin when the last one of another graph has ended."""
        assert isinstance(other, CudaGraph)
        self._replaces = other

    def _follow_last_run(self, line: CudaLine) -> None:
        """Let a line wait for the last run: the driver does so for runs of one graph alone, and this is another now."""
        last_line, number = self._last_run
        if last_line is not None:
            line.follow(CudaMark(last_line, number))
        if self._replaces is not None:
            self._replaces._follow_last_run(line)

    def _launch(self, line: CudaLine) -> None:
        self._gpu.ready()
        status = self._calls.launch_graph(self._native.graph, line.stream)
        if status:
            self._gpu.check_status(status, "cannot launch a graph")

    def update(self, index: int, work: Work) -> None:
        """Let a step do something else from the next run on."""
        self._settle()
        self._launches.pop(index, None)
        old, self._works[index] = self._works[index], work
        is_fresh, self._native.is_stale = not self._native.is_stale, True  # unless all goes well
        if is_fresh and isinstance(work, KernelWork) and isinstance(old, KernelWork):
            self._native.is_stale = not self._set_launches(index, work, old)
        else:
            self._note(index, work)

    def arguments_setter(self, index: int, kernel: UpdatedKernel) -> Callable[[object], bool] | None:
        """Return what lets a kernel have other arguments, if it was updated before and passes them as they are."""
        launches = self._launches.get(index)
        if launches is None:
            return None
        nodes = [
            NativeNode(node, launch.address, ctypes.addressof(launch.data))
            for node, launch in zip(self._nodes[index], launches, strict=False)
        ]
        return self._calls.arguments_setter(kernel, self._native, nodes, int(self._gpu.context), launches)

    def _set_launches(self, index: int, work: KernelWork, old: KernelWork) -> bool:
        """Let the nodes of a step launch something else; return whether no others are needed."""
        self._note(index, work)
        is_like_it = Overlap.of(work) == self._overlaps[index]
        launcher = self._launcher(work)
        if not is_like_it or len(launcher.grids) != len(self._launcher(old).grids):
            return False
        kept = self._kept.pop(index, None)
        launches = [*self._launches_of(index, work)]
        self._gpu.ready()
        # An empty range has a node, but no launch.
        for node, launch in zip(self._nodes[index], launches, strict=False):
            status = self._calls.set_node(self._native.graph, node, launch.address)
            self._gpu.check_status(status, "cannot update a graph")
        if launcher.passes_as_they_are:
            self._launches[index] = launches
        del kept  # which the graph had before
        return True

    def _note(self, index: int, work: Work) -> None:
        """Take note of which kernel a step is, and whether it prints."""
        entry = self._launcher(work).entry if isinstance(work, KernelWork) else None
        self.kernels[index] = _NO_KERNEL if entry is None else entry.number
        if entry is not None and entry.facts.prints:
            self._printing.add(index)
        else:
            self._printing.discard(index)

    def times(self) -> list[None]:
        """Return that steps are not measured: the driver runs them all."""
        return [None] * len(self._nodes)

    @property
    def explanation(self) -> str:
        """What runs the steps."""
        return f"a CUDA graph of {sum(map(len, self._nodes))} nodes, launched by one call"

    def _make(self) -> None:
        """Make the graph anew, of the steps as they are."""
        api = driver()
        self._release()
        for index, launches in self._launches.items():
            work = self._works[index]
            assert isinstance(work, KernelWork), "others have no launches"
            for launch in launches[:1]:
                self._works[index] = work._replace(arguments=launch.data.raw[: len(work.arguments)])
        self._launches.clear()
        self._kept.clear()
        self._known_by_queues = None
        with self._gpu.current():
            self._graph = graph = call("cannot make a graph", api.cuGraphCreate, 0)
            self._nodes = []
            self._overlaps = [*map(Overlap.of, self._works)]
            early = self._early = early_edges(self._overlaps, self._before)
            ends: list[Any] = []  # of each step: the node after which it is done
            for index, work in enumerate(self._works):
                steps, port = early[index]
                before = [ends[one] for one in self._before[index] if one not in steps]
                nodes = self._add(graph, index, work, before)
                add_edges(graph, nodes[0], [ends[one] for one in steps], port)
                self._nodes.append([*map(int, nodes)])
                ends.append(nodes[-1])
            self._exec = call("cannot make a graph ready", api.cuGraphInstantiate, graph, 0)
        self._native = self._calls.graph(int(self._exec), self._last_run, self._number_of_graph)
        self._native.is_stale = True  # until the device has it, which launches on other streams do not wait for
        self._transfers.at_once(self._own_line, self._upload)
        self._native.is_stale = False

    def _upload(self) -> None:
        with self._gpu.current():
            call("cannot load a graph", driver().cuGraphUpload, self._exec, self._own_line.stream)

    def _add(self, graph: Any, index: int, work: Work, before: list[Any]) -> list[Any]:
        """Add the nodes of a step, one after another."""
        nodes: list[Any] = []

        def add(name: str, *arguments: Any) -> None:
            nodes.append(_added(graph, name, nodes[-1:] or before, arguments))

        if isinstance(work, KernelWork):
            for launch in self._launches_of(index, work):
                add("cuGraphAddKernelNode", launch.params)
        elif isinstance(work, CopyWork):
            for name, arguments in self._copy_nodes(index, work):
                add(name, *arguments)
        elif isinstance(work, FillWork):
            for name, arguments in self._fill_nodes(index, work):
                add(name, *arguments)
        if not nodes:
            add("cuGraphAddEmptyNode")
        return nodes

    def _launches_of(self, index: int, work: KernelWork) -> Iterator[_Launch]:
        """Yield the launches of the grids of a step."""
        launcher = self._launcher(work)
        entry, native = launcher.entry, launcher.native
        data = launcher.placed(work.arguments)
        if entry.facts.has_arguments_in_memory:
            data = self._memory_with(index, data).to_bytes(8, "little")
        local_bytes = native.local_bytes + work.local_bytes
        entry.allow(local_bytes)
        self._kept.setdefault(index, []).append(launcher)
        for grid in launcher.grids:
            yield _Launch(launcher, grid, data, local_bytes, is_early=bool(self._early[index].steps))

    def _copy_nodes(self, index: int, work: CopyWork) -> Iterator[tuple[str, tuple[Any, ...]]]:
        is_unknown = self._transfers.is_unknown
        for rows in grouped(work.pieces):
            if rows.to == rows.source or not rows.length:
                continue
            may_overlap = rows.height == 1 and abs(rows.to - rows.source) < rows.length
            if not may_overlap and not (is_unknown(rows.to) and is_unknown(rows.source)):
                yield self._copy_node(rows)
                continue
            lease = self._transfers.pool.allocate("device", rows.length * rows.height)
            self._kept.setdefault(index, []).append(lease)
            yield self._copy_node(rows._replace(to=lease.address, to_pitch=rows.length))
            yield self._copy_node(rows._replace(source=lease.address, source_pitch=rows.length))

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
            if self._transfers.is_unknown(address):
                part = work.pattern * max(1, min(length, _FILLED_AT_ONCE) // len(work.pattern))
                source = self._memory_with(index, part)
                for done in range(0, length, len(part)):
                    yield self._copy_node(Rows(address + done, source, min(len(part), length - done), 1, 0, 0))
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
        self._settle()
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
    """Return what each step comes after: its predecessors, and where there are many chains, the end of a short one."""
    after: list[tuple[int, ...]] = []
    depths: list[int] = []  # how many steps, at most, come one after another up to each
    ends: list[tuple[int, int]] = []  # a heap: depths, and steps, after some of which others have come meanwhile
    is_end: set[int] = set()
    for index, step in enumerate(steps):
        before = step.predecessors
        is_end.difference_update(before)
        if len(is_end) >= (_MOST_BRANCHES if before else _MOST_CHAINS):
            while (end := heappop(ends)[1]) not in is_end:
                pass
            is_end.discard(end)
            before = (*before, end)
        depths.append(1 + max((depths[one] for one in before), default=0))
        heappush(ends, (depths[index], index))
        is_end.add(index)
        after.append(before)
    return after
