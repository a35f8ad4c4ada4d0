"""What programs of a stock clang ask the runtime for: handles, memory, devices, and what device information is told."""

from __future__ import annotations

import ctypes
import gc
import weakref
from random import Random
from typing import TYPE_CHECKING, cast

import pytest

import syclrt
from syclrt import Errc, SyclError
from syclrt.backends.straight_calls import StraightLaunch
from syclrt.interface import layout
from syclrt.interface.allocations import Allocations
from syclrt.interface.calls import Calls, table_of
from syclrt.interface.device_info import device_info
from syclrt.interface.devices import visible_devices
from syclrt.interface.handles import Handles
from syclrt.interface.program import LoadedProgram
from syclrt.interface.queues import LongWay, Prepared, ProgramQueue

if TYPE_CHECKING:
    from syclrt.backends.backend import Launcher

NAME, TYPE, GROUP, SIZES, EXTENSIONS, NOTHING = 61, 1, 5, 82, 68, 999


class TestHandles:
    def test_an_object_is_there_until_all_uses_have_ended(self) -> None:
        handles: Handles[str] = Handles("an event")
        first, second = handles.add("first"), handles.add("second")
        handles.retain(first)
        assert handles.release(first) is None
        assert handles.get(first) == "first"
        assert handles.release(first) == "first"
        assert handles.get(second) == "second"
        with pytest.raises(SyclError, match="uses an event that it has given back"):
            handles.get(first)
        assert all(handle % 2 == 0 for handle in (first, second))


class TestAllocations:
    def test_pointers_into_memory_are_told_from_others(self) -> None:
        allocations, device = Allocations(), syclrt.devices("native_cpu")[0]
        places = [allocations.allocate(device, kind, 100, 64) for kind in ("shared", "device")]
        for place, kind in zip(places, ("shared", "device"), strict=True):
            for offset in (0, 99):
                found = allocations.find(place + offset)
                assert found is not None
                assert found.kind == kind
        assert allocations.find(places[0] + 100) is None
        allocations.free(places[0])
        allocations.free(0)
        assert allocations.find(places[0]) is None
        with pytest.raises(SyclError, match="is not the start of memory") as error:
            allocations.free(places[0])
        assert error.value.code is Errc.INVALID


class TestDevices:
    @pytest.mark.parametrize("text", ["native_cpu:*", "native_cpu:0", "*:cpu", "opencl:gpu;native_cpu:cpu", "!cuda:*"])
    def test_the_processor_is_chosen(self, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("ONEAPI_DEVICE_SELECTOR", text)
        assert [device.backend for device in visible_devices()] == ["native_cpu"]

    @pytest.mark.parametrize(
        ("name", "told"),
        [
            ("SYCL_DEVICE_FILTER", "ONEAPI_DEVICE_SELECTOR chooses devices"),
            ("ACPP_VISIBILITY_MASK", "ONEAPI_DEVICE_SELECTOR chooses devices"),
            ("SYCL_PI_TRACE", "SYCLRT_TRACE=FILE writes what runs when"),
        ],
    )
    def test_variables_of_others_are_told_of(
        self, name: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setenv(name, "1")
        visible_devices()
        (line,) = capsys.readouterr().err.splitlines()
        assert line.startswith(f"syclrt: warning: {name} is not read: {told}")

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            *((text, "expected BACKEND:DEVICE") for text in ("cpu", "native_cpu:", "sun:0", "native_cpu:first")),
            *((text, "there is no such device") for text in ("native_cpu:7", "*:fpga", "opencl:*", "!*:*")),
        ],
    )
    def test_what_chooses_none_is_an_error(self, text: str, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("ONEAPI_DEVICE_SELECTOR", text)
        with pytest.raises(SyclError, match=message):
            visible_devices()

    def test_information_is_bytes(self) -> None:
        device = syclrt.devices("native_cpu")[0]
        platforms = ["native_cpu"]
        assert device_info(device, NAME, platforms).decode() == device.name
        assert device_info(device, TYPE, platforms) == bytes(4)
        assert int.from_bytes(device_info(device, GROUP, platforms), "little") == device.max_work_group_size
        assert len(device_info(device, SIZES - 1, platforms)) == 8
        assert len(device_info(device, SIZES, platforms)) == 16
        with pytest.raises(SyclError, match="there is no information 999"):
            device_info(device, NOTHING, platforms)

    def test_extensions_of_opencl_go_by_aspects(self) -> None:
        device = syclrt.devices("native_cpu")[0]
        names = device_info(device, EXTENSIONS, []).decode().split("\0")
        assert ("cl_khr_fp64" in names, "cl_khr_fp16" in names) == (device.has("fp64"), device.has("fp16"))

    def test_all_that_headers_ask_for_is_told_or_refused_by_name(self) -> None:
        from syclrt.interface import device_info as module

        device = syclrt.devices("native_cpu")[0]
        refused: set[str] = set()
        for number, name in module._names().items():
            try:
                device_info(device, number, ["native_cpu"])
            except SyclError as error:
                refused.add(name if f"::{name} " in str(error) else str(error))
        assert refused <= {"memory_clock_rate", "memory_bus_width", "pci_address", "uuid", "max_mem_bandwidth"}


class TestTable:
    def test_errors_are_numbers_with_words(self) -> None:
        calls = Calls(LoadedProgram())
        table, kept = table_of(calls)
        assert (table.version, table.size) == (layout.VERSION, ctypes.sizeof(table))
        assert all(getattr(table, name) for name in layout.FUNCTIONS)
        release = layout.TYPES["release"](table.release)
        assert release(12345) == Errc.INVALID.value
        words = ctypes.string_at(layout.TYPES["last_error"](table.last_error)())
        assert b"0x3039 is not the start of memory" in words
        assert kept

    def test_a_queue_copies_and_waits(self) -> None:
        calls = Calls(LoadedProgram())
        table, kept = table_of(calls)
        functions = {name: layout.TYPES[name](getattr(table, name)) for name in layout.FUNCTIONS}
        queue, event, nothing = ctypes.c_void_p(), ctypes.c_void_p(), layout.Events()
        source, to = ctypes.create_string_buffer(b"text", 1 << 17), ctypes.create_string_buffer(1 << 17)
        assert functions["create_queue"](0, layout.IN_ORDER, queue) == 0
        for size in (4, 1 << 17):
            ctypes.memset(to, 0, size)
            arguments = ctypes.addressof(to), ctypes.addressof(source), size, nothing
            assert functions["copy"](queue, *arguments, event) == 0
            assert functions["wait_queue"](queue) == 0
            assert to.value == b"text"
        assert functions["release_queue"](queue) == 0
        assert functions["release_queue"](queue) == Errc.INVALID.value
        assert kept

    @pytest.mark.parametrize("flags", [0, layout.IN_ORDER])
    def test_memory_is_what_copies_and_fills_make_of_it(self, flags: int) -> None:
        """Each comes after the one before: by its event, where the queue does not see to that."""
        calls = Calls(LoadedProgram())
        table, kept = table_of(calls)
        functions = {name: layout.TYPES[name](getattr(table, name)) for name in layout.FUNCTIONS}
        size = 1 << 18
        queue, last = ctypes.c_void_p(), ctypes.c_void_p()
        places = [ctypes.c_void_p() for _ in layout.MEMORY_KINDS]
        assert functions["create_queue"](0, flags, queue) == 0
        for kind, place in enumerate(places):
            assert functions["allocate"](0, kind, size, 64, place) == 0
        plain = ctypes.create_string_buffer(size)
        starts = [*(int(place.value or 0) for place in places), ctypes.addressof(plain)]
        expected = [bytearray(size) for _ in starts]
        random = Random(flags)

        def submitted(name: str, *arguments: object) -> None:
            waits_for = (ctypes.c_void_p * 1)(last)
            after = layout.Events(waits_for, 1) if last.value and not flags else layout.Events()
            assert functions[name](queue, *arguments, after, last) == 0

        for start in starts:
            submitted("fill", start, b"\0", 1, size)
        for _ in range(300):
            at, to = random.randrange(len(starts)), random.randrange(len(starts))
            length = random.choice((1, 7, 1000, 1 << 16, (1 << 16) + 1, size // 2))
            begin, target = random.randrange(size - length), random.randrange(size - length)
            if random.random() < 0.5:
                submitted("copy", starts[to] + target, starts[at] + begin, length)
                expected[to][target : target + length] = expected[at][begin : begin + length]
                continue
            pattern = random.randbytes(random.choice((1, 2, 3, 4, 8, 16))) if random.random() < 0.7 else b"\7" * 8
            count = max(1, length // len(pattern) // 2)
            submitted("fill", starts[to] + target, pattern, len(pattern), count)
            expected[to][target : target + len(pattern) * count] = pattern * count
        for start, wanted in zip(starts, expected, strict=True):
            submitted("copy", ctypes.addressof(plain), start, size)
            assert functions["wait_queue"](queue) == 0
            assert plain.raw == wanted
            expected[-1][:] = wanted
        for place in places:
            assert functions["release"](place) == 0
        assert functions["release_queue"](queue) == 0
        assert kept


class _Launcher:
    """Launches nothing; tells which of what it gave native code is still there."""

    has_run = True

    def __init__(self) -> None:
        self.given: list[weakref.ref[object]] = []

    def run(self, line: object, arguments: bytes, local_bytes: int) -> None:
        pass

    def straight(self, *, may_wait: bool) -> StraightLaunch:
        kept = _Kept()
        self.given.append(weakref.ref(kept))
        return StraightLaunch(0, 0, kept)

    straight_for_any = straight


class _Kept:
    """What native code must not outlive."""


def test_what_native_code_launches_by_stays_though_another_thread_prepares_the_same() -> None:
    queue = ProgramQueue(syclrt.devices("native_cpu")[0], LongWay(), 0, in_order=False, enable_profiling=False)
    data = ctypes.create_string_buffer(8)
    three = layout.Three(1, 1, 1)
    launch = layout.Launch(1, ctypes.addressof(data), 8, 8, 0, 0, three, three, layout.Three(0, 0, 0), 0, None, 0)
    launcher = _Launcher()
    prepared = Prepared(cast("Launcher", launcher), may_wait=False)

    def while_another_thread_launches(_: layout.Launch) -> Prepared:
        queue.launch(launch, lambda _: prepared, ()).wait()
        return prepared

    queue.launch(launch, while_another_thread_launches, ()).wait()
    gc.collect()
    assert [found() is not None for found in launcher.given] == [True] * len(launcher.given)
    assert launcher.given
