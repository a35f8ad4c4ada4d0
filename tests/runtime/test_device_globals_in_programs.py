"""Device globals in programs of several images: one value for all of them, wherever in the program code uses it."""

import gc
import time
import weakref
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
from tests.launches import launch
from tests.runtime.built_programs import NEEDS_FP64, images_of, kernel, library_of, told_by

import syclrt
from syclopt import DeviceImage
from syclrt import Context, Device, DeviceGlobal, Errc, Program, Queue, SyclError

pytestmark = pytest.mark.usefixtures("all_aspects")

COUNTER = "@counter = weak_odr addrspace(1) global { ptr addrspace(1) } zeroinitializer #0\n"
SHARED = '\nattributes #0 = { "sycl-device-global-size"="4" "sycl-unique-id"="id of counter" }\n'
COUNT = """  %value = load ptr addrspace(1), ptr addrspace(1) @counter
  %old = load i32, ptr addrspace(1) %value
  %n = add i32 %old, 1
  store i32 %n, ptr addrspace(1) %value"""
SCOPED = (
    '\nattributes #0 = { "sycl-device-global-size"="4" "sycl-unique-id"="id of counter" "sycl-device-image-scope" }\n'
)
IN_IMAGE = "@counter = internal addrspace(1) global i32 5 #0\n"
COUNT_IN_IMAGE = """  %old = load i32, ptr addrspace(1) @counter
  %n = add i32 %old, 1
  store i32 %n, ptr addrspace(1) @counter"""
STUB = 'declare spir_func void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"\n'


def refused(match: str, code: Errc = Errc.INVALID):
    return pytest.raises(SyclError, match=match, check=lambda error: error.code is code)


def value_of(variable: DeviceGlobal, queue: Queue) -> int:
    out = np.zeros(1, "i4")
    queue.copy(variable, out).wait()
    return int(out[0])


def exported(body: str) -> str:
    return f'define spir_func i32 @get() "sycl-module-id"="lib.cpp" {{\n{body}\n  ret i32 %n\n}}\n'


USE = kernel("use", "  %n = call spir_func i32 @get()") + "declare spir_func i32 @get()\n"


def everywhere() -> list[DeviceImage]:
    """Return images that count in a kernel, a virtual function, an imported function and code under a condition."""
    virtual = f"""
@A = linkonce_odr addrspace(1) constant [1 x ptr] [ptr @f]
define linkonce_odr spir_func i32 @f(ptr %this) "indirectly-callable"="S" {{
{COUNT}
  ret i32 %n
}}
"""
    call = """  store ptr addrspace(1) @A, ptr %object
  %table = load ptr addrspace(1), ptr %object
  %f = load ptr, ptr addrspace(1) %table
  %n = call spir_func i32 %f(ptr %object) "virtual-call" """
    action = f"""
define internal spir_func void @action(ptr %object) {{
{COUNT}
  ret void
}}
"""
    under = "  call spir_func void @stub(ptr @action, ptr %object, i32 -1, i32 6)\n"
    text = COUNTER + virtual + kernel("plain", COUNT) + kernel("calls", call, '"calls-indirectly"="S"')
    text += action + kernel("under", under + COUNT) + USE + STUB
    return [*library_of(text + SHARED), *library_of(COUNTER + exported(COUNT) + SHARED)]


def test_all_code_counts_in_one_variable(device: Device) -> None:
    program, queue = syclrt.load(*everywhere()), Queue(device)
    assert sum("id of counter" in one.sets.get("SYCL/device globals", {}) for one in everywhere()) >= 5
    assert told_by(program, ["plain", "calls", "use", "under", "plain"]) == [1, 2, 3, 5, 6]
    counter = program.device_global("id of counter")
    assert value_of(counter, queue) == 6
    queue.copy(np.int32(100), counter).wait()
    assert told_by(program, ["use", "calls", "plain"]) == [101, 102, 103]
    without = device.with_aspects(remove=["fp64"])
    assert told_by(program, ["under", "plain"], without) == [1, 2]
    assert value_of(counter, queue) == 103


def test_programs_that_come_later_see_the_value(device: Device) -> None:
    """Libraries are loaded and go; the variable is theirs together, until the last one goes."""
    program, queue = syclrt.load(*images_of(COUNTER + kernel("first", COUNT) + SHARED)), Queue(device)
    told_by(program, ["first", "first"])
    library = program.load(*images_of(COUNTER + kernel("second", COUNT) + SHARED))
    assert told_by(program, ["second", "first"]) == [3, 4]
    counter = program.device_global("id of counter")
    program.unload(library)
    assert program.device_global("id of counter") is counter
    assert told_by(program, ["first"]) == [5]
    assert value_of(counter, queue) == 5


def test_devices_and_contexts_have_memory_of_their_own(device: Device) -> None:
    """All programs of one point to the same place."""
    where = """  %value = load i64, ptr addrspace(1) @counter
  %n = trunc i64 %value to i32
  store i64 %value, ptr %object"""
    kernels = ["a", "b"]
    program = syclrt.load(*images_of(COUNTER + kernel("a", where) + kernel("b", where) + SHARED))
    queues = [
        Queue(device),
        Queue(device),
        Queue(device, context=Context(device)),
        Queue(device.with_aspects(remove=["fp64"])),
    ]
    places: list[set[int]] = []
    for queue in queues:
        found: set[int] = set()
        for name in kernels:
            memory = np.zeros(4, "u8")
            launch(queue, 1, program.kernel(name), memory)
            found.add(int(memory[0]))
        places.append(found)
    assert [len(found) for found in places] == [1] * 4
    assert places[0] == places[1]
    assert len(set.union(*places)) == 3
    assert 0 not in set.union(*places)


def test_memory_goes_with_its_context(monkeypatch: pytest.MonkeyPatch, device: Device) -> None:
    made: dict[int, weakref.ref[object]] = {}
    backend: Any = device.implementation
    allocate = backend.allocate

    def noted(*arguments: Any) -> Any:
        memory = allocate(*arguments)
        made[memory.address] = weakref.ref(memory)
        return memory

    monkeypatch.setattr(backend, "allocate", noted)
    where = "  %n = add i32 1, 0\n  %value = load i64, ptr addrspace(1) @counter\n  store i64 %value, ptr %object"
    program = syclrt.load(*images_of(COUNTER + kernel("a", where) + SHARED))
    memory = np.zeros(4, "u8")
    context = Context(device)
    gone = weakref.ref(context)
    launch(Queue(device, context=context), 1, program.kernel("a"), memory)
    variable = made[int(memory[0])]
    del context
    deadline = time.monotonic() + 20  # the thread that ran the kernel may hold the command for a moment
    while gone() is not None and time.monotonic() < deadline:
        gc.collect()
    program.build("a", device, device.default_context)
    assert variable() is None


def test_threads_that_build_at_once_find_one_place(device: Device) -> None:
    text = "".join(
        kernel(f"k{number}", COUNT.replace("%n = add i32 %old, 1", "%n = add i32 %old, 0")) for number in range(8)
    )
    program = syclrt.load(*images_of(COUNTER + text + SHARED))
    counter = program.device_global("id of counter")

    def run(number: int) -> list[int]:
        queue = Queue(device)
        if number % 2:
            queue.copy(np.int32(0), counter).wait()
        return told_by(program, [f"k{number}"])

    with ThreadPoolExecutor(8) as pool:
        assert [*pool.map(run, range(8))] == [[0]] * 8
    Queue(device).copy(np.int32(9), counter).wait()
    assert told_by(program, [f"k{number}" for number in range(8)]) == [9] * 8


def test_a_value_with_image_scope_in_a_library(device: Device) -> None:
    """It is in the program that the library is linked into; a copy builds the library where no kernel did."""
    program = syclrt.load(*library_of(USE), *library_of(IN_IMAGE + exported(COUNT_IN_IMAGE) + SCOPED))
    queue, counter = Queue(device), program.device_global("id of counter")
    assert told_by(program, ["use", "use"]) == [6, 7]
    assert value_of(counter, queue) == 7
    fresh = syclrt.load(*library_of(USE), *library_of(IN_IMAGE + exported(COUNT_IN_IMAGE) + SCOPED))
    assert value_of(fresh.device_global("id of counter"), queue) == 5


def test_values_with_image_scope_of_devices_and_contexts(device: Device) -> None:
    program = syclrt.load(*images_of(IN_IMAGE + kernel("count", COUNT_IN_IMAGE) + SCOPED))
    counter = program.device_global("id of counter")
    assert told_by(program, ["count", "count"]) == [6, 7]
    other = device.with_aspects(remove=["fp64"])
    assert told_by(program, ["count"], other) == [6]
    in_context = Queue(device, context=Context(device))
    assert [value_of(counter, queue) for queue in (Queue(device), Queue(other), in_context)] == [7, 6, 5]


def test_a_program_that_grows_is_the_only_one(device: Device) -> None:
    """A library brings more of what a kernel calls: its program is linked anew, and is the one that is meant."""
    text = IN_IMAGE + kernel(
        "count",
        f"{COUNT_IN_IMAGE}\n  %other = getelementptr i64, ptr %object, i64 1\n  store ptr addrspace(1) @A, ptr %other",
        '"calls-indirectly"="S"',
    )
    own = """
@A = linkonce_odr addrspace(1) constant [1 x ptr] [ptr @f]
define linkonce_odr spir_func i32 @f(ptr %this) "indirectly-callable"="S" {
  ret i32 1
}
"""
    more = own.replace("@A", "@B").replace("@f", "@g")
    program = syclrt.load(*images_of(text + own + SCOPED))
    counter, queue = program.device_global("id of counter"), Queue(device)
    assert told_by(program, ["count", "count"]) == [6, 7]
    library = program.load(*images_of(more))
    assert told_by(program, ["count"]) == [6]
    assert value_of(counter, queue) == 6
    queue.copy(np.int32(20), counter).wait()
    assert told_by(program, ["count"]) == [21]
    program.unload(library)
    assert told_by(program, ["count"]) == [6]
    assert value_of(counter, queue) == 6


def test_a_value_that_the_device_cannot_build_is_not_copied(device: Device) -> None:
    body = (
        f"{COUNT_IN_IMAGE}\n  %x = sitofp i32 %n to double\n  %y = fptosi double %x to i64\n  store i64 %y, ptr %object"
    )
    program = syclrt.load(*images_of(IN_IMAGE + kernel("count", body, "!sycl_used_aspects !0") + SCOPED + NEEDS_FP64))
    counter, without = program.device_global("id of counter"), device.with_aspects(remove=["fp64"])
    with refused("lacks aspect 'fp64'", Errc.KERNEL_NOT_SUPPORTED):
        Queue(without).copy(np.int32(1), counter)
    assert value_of(counter, Queue(device)) == 5


def test_initial_values(device: Device) -> None:
    """Of integers, floats, arrays and structures with gaps, in the program and behind the pointer."""
    kinds = {
        "i": ("i8", "i8 -3", "b", [-3]),
        "f": ("float", "float 2.500000e+00", "f4", [2.5]),
        "d": ("double", "double 0x400921FB54442D18", "f8", [3.141592653589793]),
        "h": ("half", "half 0xH3C00", "f2", [1.0]),
        "v": ("<2 x i16>", "<2 x i16> <i16 7, i16 8>", "i2", [7, 8]),
        "a": ("[3 x i32]", "[3 x i32] [i32 1, i32 2, i32 3]", "i4", [1, 2, 3]),
        "s": ("[4 x i8]", '[4 x i8] c"ab\\00\\FF"', "u1", [97, 98, 0, 255]),
        "p": ("{ i8, i32 }", "{ i8, i32 } { i8 1, i32 2 }", "i4", [1, 2]),
        "z": ("[2 x { i8, i64 }]", "[2 x { i8, i64 }] zeroinitializer", "i8", [0, 0, 0, 0]),
    }
    text = attributes = uses = ""
    for number, (name, (kind, value, dtype, wanted)) in enumerate(kinds.items()):
        space = "addrspace(1)"
        text += f"@own_{name} = {space} global {value} #{2 * number}\n"
        text += f"@far_{name} = {space} global {{ ptr, {kind} }} {{ ptr null, {value} }} #{2 * number + 1}\n"
        size = np.dtype(dtype).itemsize * len(wanted)
        common = f'"sycl-device-global-size"="{size}" "sycl-unique-id"='
        attributes += f'attributes #{2 * number} = {{ {common}"own {name}" "sycl-device-image-scope" }}\n'
        attributes += f'attributes #{2 * number + 1} = {{ {common}"far {name}" }}\n'
        uses += f"  %own{name} = load volatile i8, ptr {space} @own_{name}\n"
        uses += f"  %far{name} = load volatile ptr, ptr {space} @far_{name}\n"
    program = syclrt.load(*images_of(text + kernel("all", f"{uses}  %n = add i32 0, 0") + attributes))
    for name, (_, _, dtype, wanted) in kinds.items():
        for where in ("own", "far"):
            out = np.zeros(len(wanted), dtype)
            Queue(device).copy(program.device_global(f"{where} {name}"), out).wait()
            assert out.tolist() == wanted, (where, name)


def test_a_symbol_of_two_variables_is_no_name() -> None:
    """Two programs have a local variable of one name."""
    second = SHARED.replace("id of counter", "another")
    program: Program = syclrt.load(
        *images_of(COUNTER + kernel("a", COUNT) + SHARED), *images_of(COUNTER + kernel("b", COUNT) + second)
    )
    with pytest.raises(KeyError, match="several device globals have the symbol 'counter': id of counter, another"):
        program.device_global("counter")
    assert told_by(program, ["a", "a", "b"]) == [1, 2, 1]


def test_a_copy_is_a_command_like_others(device: Device) -> None:
    """It waits for events, comes in order, and can be submitted in a command group."""
    program = syclrt.load(*images_of(COUNTER + kernel("count", COUNT) + SHARED))
    counter, queue, out = program.device_global("counter"), Queue(device), np.zeros(1, "i4")
    memory = syclrt.zeros(4, "i8", queue)
    event = queue.copy(np.int32(10), counter)
    for _ in range(5):
        event = queue.single_task(program.kernel("count"), memory, depends_on=event)
    queue.copy(counter, out, depends_on=event).wait()
    assert out[0] == 15
    ordered = Queue(device, in_order=True)
    ordered.submit(lambda handler: handler.memcpy(counter, np.int32(7)))
    ordered.single_task(program.kernel("count"), memory)
    ordered.memcpy(out, counter)
    ordered.wait()
    assert out[0] == 8
