"""Kernels of SYCL programs, compiled for devices alone, run by their names."""

import struct
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from tests.launches import launch
from tests.sycl import needs_dpcpp, syclopt_cxx

import syclrt
from syclrt import Device, Errc, LocalMemory, NdRange, Program, Queue, SyclError

pytestmark = needs_dpcpp
SOURCES = Path(__file__).with_name("sycl_kernels")


def compiled(name: str, folder: Path) -> Program:
    out = folder / f"{name}.bc"
    done = syclopt_cxx("-w", "-fsycl", "-fsycl-device-only", SOURCES / f"{name}.cpp", "-o", out)
    assert done.returncode == 0, done.stderr
    return syclrt.load(out)


@pytest.fixture(scope="module")
def forms(tmp_path_factory: pytest.TempPathFactory) -> Program:
    return compiled("kernel_forms", tmp_path_factory.mktemp("kernel_forms"))


@pytest.fixture(scope="module")
def state_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("shared_state")
    compiled("shared_state", folder)
    return folder / "shared_state.bc"


@pytest.fixture
def state(state_file: Path) -> Program:
    """The program, with fresh values."""
    return syclrt.load(state_file)


def test_pointers_and_numbers(forms: Program, queue: Queue) -> None:
    x = syclrt.asarray(np.arange(64, dtype="f4"), queue)
    y = syclrt.asarray(np.ones(64, "f4"), queue)
    assert [parameter.type for parameter in forms.kernel("Saxpy").parameters] == [
        "ptr addrspace(1)",
        "float",
        "ptr addrspace(1)",
    ]
    launch(queue, 64, forms.kernel("Saxpy"), y, 2.5, x)
    assert np.array_equal(y, 1 + 2.5 * np.arange(64, dtype="f4"))
    launch(queue, 32, forms.kernel("Saxpy"), y, 1.0, x)
    assert y.to_numpy()[31:34].tolist() == [1 + 3.5 * 31, 1 + 2.5 * 32, 1 + 2.5 * 33]


def test_structures_by_value(forms: Program, queue: Queue) -> None:
    """As bytes, and as a record of NumPy with the gaps that the compiler makes."""
    line = np.zeros((), np.dtype([("slope", "f4"), ("offset", "f8", 2), ("which", "i4")], align=True))
    line["slope"], line["offset"], line["which"] = 3, [10, 20], 1
    x, y = np.arange(64, dtype="f4"), np.zeros(64, "f4")
    launch(queue, 64, forms.kernel("Lines"), y, line, x)
    assert np.array_equal(y, 3 * x + 20)
    launch(queue, 64, forms.kernel("Lines"), y, struct.pack("<fxxxxddixxxx", 1, 5, 6, 0), x)
    assert np.array_equal(y, x + 5)


def test_items_count_as_in_sycl(forms: Program, queue: Queue) -> None:
    n = np.zeros((4, 16), "i4")
    launch(queue, (4, 16), forms.kernel("Index2"), n)
    assert np.array_equal(n, 100 * np.arange(4)[:, None] + np.arange(16))
    launch(queue, 1, forms.kernel("Plain"), n)
    assert n[0, 0] == 42


def test_kernels_of_templates_and_functions(forms: Program, queue: Queue) -> None:
    x, n = np.arange(64, dtype="f4"), np.arange(64, dtype="i4")
    launch(queue, 64, forms.kernel("demo::Scale<float>"), x, 0.5)
    launch(queue, 64, forms.kernel("demo::Scale<int>"), n, 7)
    assert np.array_equal(x, np.arange(64) / 2)
    assert np.array_equal(n, np.arange(64) * 7)
    for name in ("count_up", "count_up(int*, int, float)"):
        launch(queue, NdRange(64, 16), forms.kernel(name), n, 100, 1.5)
        assert np.array_equal(n, 100 + np.floor(np.arange(64) * 1.5))


def test_local_memory_and_barriers(forms: Program, queue: Queue) -> None:
    """A local accessor is four parameters, memory of a work-group one."""
    n, places, none = np.arange(64, dtype="i4"), np.array([16], "u8"), np.array([0], "u8")
    reverse = forms.kernel("Reverse")
    assert [parameter.kind for parameter in reverse.parameters] == ["local", "struct", "struct", "struct", "pointer"]
    launch(queue, NdRange(64, 16), reverse, LocalMemory(64), places, places, none, n)
    assert np.array_equal(n.reshape(4, 16), np.arange(64).reshape(4, 16)[:, ::-1])
    n = np.arange(64, dtype="i4")
    launch(queue, NdRange(64, 16), forms.kernel("Rotate"), LocalMemory(64), n)
    assert np.array_equal(n.reshape(4, 16), np.roll(np.arange(64).reshape(4, 16), -3, axis=1))


def test_groups_and_sub_groups(forms: Program, queue: Queue) -> None:
    n, out = np.arange(64, dtype="i4"), np.zeros(64, "i4")
    launch(queue, NdRange(64, 16), forms.kernel("SubGroups"), n, out)
    assert (out == 15).all()
    launch(queue, NdRange(64, 16), forms.kernel("Groups"), n, out)
    sums = np.repeat(n.reshape(4, 16).sum(axis=1), 16)
    assert np.array_equal(out, sums + 1000 * (n % 16) + 100000 * (n < 16))


@pytest.fixture(scope="module")
def sub_groups(tmp_path_factory: pytest.TempPathFactory) -> Program:
    return compiled("sub_groups", tmp_path_factory.mktemp("sub_groups"))


@pytest.mark.native_cpu("sub-groups of any size")
@pytest.mark.parametrize("size", [4, 32])
def test_algorithms_of_sub_groups(sub_groups: Program, queue: Queue, size: int) -> None:
    n, out = np.random.default_rng(size).integers(0, 12, 128, "i4"), np.zeros((128, 16), "i4")
    launch(queue, NdRange(128, 64), sub_groups.kernel(f"Algorithms{size}"), n, out)
    for start in range(0, 128, size):
        x, found, lane = n[start : start + size], out[start : start + size], np.arange(size)
        scan, odd = np.cumsum(x), x & 1
        expected = [
            *(x.sum() + 0 * x, x.max() + 0 * x, scan, scan - x, x[-1] + 0 * x),
            *(np.roll(x, -1), np.roll(x, 1), x[lane ^ 1], np.roll(x, -3)),
            any(x == 3) + 2 * all(x < 50) + 4 * (not any(x == 7)) + 0 * x,
            *(odd.sum() + 0 * x, odd, size + 0 * x, start % 64 // size + 0 * x, n[:40].sum() + 0 * x, 2 * x[0] + 0 * x),
        ]
        shifts = {5: slice(0, -1), 6: slice(1, None)}  # what comes from outside is not told
        for at, right in enumerate(expected):
            part = shifts.get(at, slice(None))
            assert found[part, at].tolist() == right[part].tolist(), at


@pytest.mark.native_cpu("sub-groups of 16")
def test_blocks_and_joint_scans_of_sub_groups(sub_groups: Program, queue: Queue) -> None:
    n, out = np.random.default_rng(1).integers(0, 99, 256, "i4"), np.zeros(256, "i4")
    launch(queue, NdRange(64, 64), sub_groups.kernel("Blocks"), n, out)
    assert out.tolist() == (2 * n + np.arange(256) % 16).tolist()
    launch(queue, NdRange(64, 64), sub_groups.kernel("Joint"), n, out)
    assert out[:64].tolist() == np.cumsum(n[:64].reshape(2, 32), 1).ravel().tolist()


def test_atomic_operations(forms: Program, queue: Queue) -> None:
    x, y, n = np.arange(64, dtype="f4"), np.zeros(2, "f4"), np.zeros(4, "i4")
    launch(queue, 64, forms.kernel("Histogram"), n, x, y)
    assert (n == 16).all()
    assert y.tolist() == [2016, 63]


def test_mathematics(forms: Program, queue: Queue) -> None:
    x, y = np.linspace(0, 6, 64, dtype="f4"), np.zeros(64, "f4")
    launch(queue, 64, forms.kernel("Math"), x, y)
    v = x.astype("f8")
    assert np.allclose(y, np.sin(v) + np.exp(-v) + np.sqrt(v) + v**1.5 + v * v + 1 + np.cos(v), rtol=1e-5)
    launch(queue, 16, forms.kernel("Vectors"), x, y)
    assert np.array_equal(y.reshape(16, 4), (2 * x.reshape(16, 4) + np.arange(4, dtype="f4"))[:, ::-1])


def test_accessors(forms: Program, queue: Queue) -> None:
    """Each is four parameters: where the memory begins, the range of the access, that of the memory, the offset."""
    x, y, square = np.arange(6, dtype="f4"), np.zeros(6, "f4"), np.zeros((8, 8), "i4")
    six, none = np.array([6], "u8"), np.array([0], "u8")
    part = square, np.array([2, 3], "u8"), np.array([8, 8], "u8"), np.array([4, 5], "u8")
    kernel = forms.kernel("Accessors")
    launch(queue, (2, 3), kernel, *part, y, six, six, none, x, six, six, none)
    assert y.tolist() == [0, 2, 4, 6, 8, 10]
    assert square[4:6, 5:8].tolist() == [[1, 2, 3], [11, 12, 13]]
    assert square.sum() == 42
    with syclrt.Buffer(x) as read, syclrt.Buffer(y) as written, syclrt.Buffer(square) as two:

        def group(handler: syclrt.Handler) -> None:
            a, b = read.get_access(handler, "read"), written.get_access(handler, "write")
            c = two.get_access(handler, "read_write")
            handler.parallel_for((2, 3), kernel, c, *part[1:], b, six, six, none, a, six, six, none)

        queue.submit(group)
    assert y.tolist() == [0, 2, 4, 6, 8, 10]


def test_a_reduction(forms: Program, queue: Queue) -> None:
    """The library's own kernels, whose arguments are its affair."""
    name = next(each for each in forms.kernels if "MainKrn" in each and "InitMem" not in each)
    total, one, none = np.zeros(1, "i4"), np.array([1], "u8"), np.array([0], "u8")
    launch(queue, NdRange(64, 16), forms.kernel(name), b"\0", 1, total, one, one, none)
    assert total[0] == 2016


def test_printing(forms: Program, queue: Queue, capfd: pytest.CaptureFixture[str]) -> None:
    launch(queue, 1, forms.kernel("Prints"))
    sys.stdout.flush()
    assert capfd.readouterr().out == "5 and text and 2.50\n"


@pytest.mark.native_cpu("faults end the process")
def test_an_assertion_says_what_it_says_in_a_program(tmp_path: Path) -> None:
    source, program, kernels = SOURCES / "failed_assertion.cpp", tmp_path / "program", tmp_path / "kernels.bc"
    for arguments in ((source, "-o", program), (source, "-fsycl-device-only", "-o", kernels)):
        done = syclopt_cxx("-w", "-fsycl", *arguments)
        assert done.returncode == 0, done.stderr
    script = f"""
import syclrt
queue, kernel = syclrt.Queue(), syclrt.load({str(kernels)!r}).kernel("Checks")
out = syclrt.zeros(16, "i4", queue)
queue.parallel_for(syclrt.NdRange((2, 2, 4), (1, 2, 2)), kernel, out, 13).wait()
"""
    theirs = subprocess.run([program], capture_output=True, text=True, check=False)
    ours = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (theirs.returncode, ours.returncode) == (-6, -6)
    (line,) = [one for one in ours.stderr.splitlines() if "Assertion" in one]
    assert "global id: [1,1,1], local id: [1,1,0] Assertion `x < most" in line
    assert line in theirs.stderr.splitlines()


def test_a_stream(forms: Program, queue: Queue) -> None:
    """Three accessors and the room for a statement: the whole text, two counts, and the text of each work-item."""
    items, room = 64, 82
    text, counts, statements = np.zeros(4096, "u1"), np.zeros(2, "u4"), np.zeros(items * room, "u1")
    none, n = np.array([0], "u8"), np.arange(items, dtype="i4") * 10

    def accessor(memory: np.ndarray) -> tuple[np.ndarray, ...]:
        return memory, np.array([memory.size]), np.array([memory.size]), none

    stream = *accessor(text), *accessor(counts), *accessor(statements), room
    launch(queue, NdRange(items, 16), forms.kernel("Streams"), *stream, n)
    lines = bytes(text[: counts[0]]).decode().splitlines()
    assert sorted(lines) == sorted(f"item {at}: {10 * at:x} {10 * at:4}" for at in range(items))


@pytest.mark.parametrize("has_doubles", [True, False])
def test_virtual_functions(state: Program, device: Device, *, has_doubles: bool) -> None:
    device = device if has_doubles else device.with_aspects(remove=["fp64"])
    queue = Queue(device, in_order=True)
    storage, area, exactly = np.zeros(8, "u8"), np.zeros(1, "i4"), np.zeros(1, "f8")
    for is_circle, size, wanted in ((0, 3, 9), (1, 3, 28), (1, 10, 314)):
        launch(queue, 1, state.kernel("Make"), is_circle, storage, size)
        launch(queue, 1, state.kernel("Area"), area, storage)
        assert area[0] == wanted
    assert state.kernel("Exactly").is_compatible(device) == has_doubles
    if has_doubles:
        launch(queue, 1, state.kernel("Exactly"), exactly, storage)
        assert exactly[0] == pytest.approx(314.1592653589793)
        return
    with pytest.raises(SyclError, match="kernel '.*Exactly' cannot run on .*: it lacks aspect 'fp64'") as caught:
        queue.single_task(state.kernel("Exactly"), *(syclrt.asarray(one, queue) for one in (exactly, storage)))
    assert caught.value.code is Errc.KERNEL_NOT_SUPPORTED


def test_device_globals(state: Program, queue: Queue) -> None:
    out, n = np.zeros(4, "f4"), np.zeros(1, "i4")
    launch(queue, 8, state.kernel("Count"))
    launch(queue, 8, state.kernel("Count"))
    queue.copy(state.device_global("counter"), n).wait()
    assert n[0] == 16
    queue.copy(np.arange(4, dtype="f4"), state.device_global("weights")).wait()
    launch(queue, 4, state.kernel("Weigh"), out)
    assert out.tolist() == [0, 2, 4, 6]
    of_image = state.device_global("of_image")
    assert (of_image.size, of_image.device_image_scope) == (4, True)
    queue.copy(np.int32(10), of_image).wait()
    launch(queue, 1, state.kernel("OfImage"), n)
    assert n[0] == 15
    queue.copy(of_image, n).wait()
    assert n[0] == 15


def test_specialization_constants_have_their_defaults(state: Program, queue: Queue) -> None:
    """The last parameter is the buffer of other values, which nothing reads."""
    out, n = np.zeros(1, "f4"), np.zeros(1, "i4")
    launch(queue, 1, state.kernel("Special"), n, out, None)
    assert (n[0], out[0]) == (3, 10.5)
