"""Device globals: values that the host and all programs of a device share, or that stand in one program."""

import struct
from pathlib import Path

import numpy as np
import pytest
from tests.launches import launch

import syclrt
from syclopt import post_link
from syclopt.images.properties import Blob, PropertySets
from syclopt.ir import Module
from syclrt import Context, DeviceGlobal, Errc, Program, Queue, SyclError, malloc_shared, zeros

pytestmark = pytest.mark.usefixtures("all_aspects")

SHARED = '"sycl-device-global-size"="4" "sycl-unique-id"="id of counter"'
TABLE = '"sycl-device-global-size"="16" "sycl-unique-id"="id of table" "sycl-device-image-scope"'

# count: adds to the counter and tells its value. A `%type` of its own, as classes have.
COUNT = """
target triple = "spirv64-unknown-unknown"
%type = type {{ ptr addrspace(1) }}
@Counter = {linkage} addrspace(1) global %type zeroinitializer, align 8 #0
define spir_kernel void @{kernel}(ptr addrspace(1) %out, i32 %term) #1 {{
  %place = load ptr addrspace(1), ptr addrspace(1) @Counter, align 8
  %old = load i32, ptr addrspace(1) %place
  %new = add i32 %old, %term
  store i32 %new, ptr addrspace(1) %place
  store i32 %new, ptr addrspace(1) %out
  ret void
}}
attributes #0 = {{ {attributes} }}
attributes #1 = {{ "sycl-module-id"="{kernel}.cpp" }}
"""

# look: out[i] = table[i], and doubles the table.
LOOK = f"""
target triple = "spirv64-unknown-unknown"
@table = internal addrspace(1) global {{ [4 x i32] }} {{ [4 x i32] [i32 1, i32 2, i32 3, i32 4] }}, align 4 #0
define spir_kernel void @look(ptr addrspace(1) %out) {{
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr i32, ptr addrspace(1) @table, i64 %i
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %i
  %value = load i32, ptr addrspace(1) %from
  store i32 %value, ptr addrspace(1) %to
  %double = mul i32 %value, 2
  store i32 %double, ptr addrspace(1) %from
  ret void
}}
declare spir_func i64 @_Z13get_global_idj(i32)
attributes #0 = {{ {TABLE} }}
"""

UNUSED = f"""
target triple = "spirv64-unknown-unknown"
@shared = addrspace(1) global {{ ptr addrspace(1), i32 }} {{ ptr addrspace(1) null, i32 7 }} #0
@scoped = addrspace(1) global i32 9 #1
define spir_kernel void @nothing() {{
  ret void
}}
attributes #0 = {{ {SHARED.replace("counter", "shared")} }}
attributes #1 = {{ {SHARED.replace("counter", "scoped")} "sycl-device-image-scope" }}
"""


def count(kernel: str, linkage: str = "", attributes: str = SHARED) -> Module:
    return Module.parse(COUNT.format(kernel=kernel, linkage=linkage, attributes=attributes))


def refused(match: str, code: Errc = Errc.INVALID):
    return pytest.raises(SyclError, match=match, check=lambda error: error.code is code)


def counted(program: Program, kernel: str, queue: Queue, term: int = 1) -> int:
    out = np.zeros(1, "i4")
    launch(queue, 1, program.kernel(kernel), out, term)
    return int(out[0])


def value_of(variable: DeviceGlobal, queue: Queue) -> int:
    out = np.zeros(1, "i4")
    queue.copy(variable, out).wait()
    return int(out[0])


def looked(program: Program, queue: Queue) -> list[int]:
    out = np.zeros(4, "i4")
    launch(queue, 4, program.kernel("look"), out)
    return out.tolist()


def test_what_is_known_of_a_device_global() -> None:
    attributes = f'{SHARED} "sycl-host-access"="0" "sycl-init-mode"="1" "sycl-implement-in-csr"="true"'
    program = syclrt.load(count("count", attributes=attributes), Module.parse(LOOK))
    assert [*program.device_globals] == ["id of counter", "id of table"]
    counter, table = program.device_globals.values()
    assert counter is program.device_global("Counter") is program.device_global("id of counter")
    assert (counter.unique_id, counter.size, counter.device_image_scope) == ("id of counter", 4, False)
    assert (counter.host_access, counter.init_mode, counter.implement_in_csr) == ("read", "reset", True)
    assert (table.size, table.device_image_scope) == (16, True)
    assert (table.host_access, table.init_mode, table.implement_in_csr) == ("read_write", None, False)
    with pytest.raises(KeyError, match="did you mean 'Counter'"):
        program.device_global("Count")
    with refused("no device global"):
        program.device_global("nothing like it")


@pytest.mark.parametrize("linkage", ["", "internal"])
def test_programs_of_a_device_share_the_value(queue: Queue, linkage: str) -> None:
    """Each image has a variable of its own; both point to the same memory, which begins with zeros."""
    program = syclrt.load(count("one", linkage), count("other", linkage))
    assert counted(program, "one", queue) == 1
    assert counted(program, "other", queue, 10) == 11
    assert counted(program, "one", queue) == 12
    assert value_of(program.device_global("Counter"), queue) == 12


def test_a_copy_comes_before_any_kernel(queue: Queue) -> None:
    program = syclrt.load(count("count"))
    counter = program.device_global("Counter")
    assert value_of(counter, queue) == 0
    queue.memcpy(counter, np.array([40], "i4"))
    queue.wait()
    assert counted(program, "count", queue, 2) == 42
    queue.copy(np.int32(5), counter).wait()
    assert counted(program, "count", queue) == 6


def test_an_initial_value_behind_the_pointer(queue: Queue) -> None:
    """What compilers of C++20 write: the variable has the value after the pointer."""
    text = COUNT.format(kernel="count", linkage="", attributes=SHARED)
    text = text.replace("{ ptr addrspace(1) }", "{ ptr addrspace(1), i32 }")
    text = text.replace("zeroinitializer", "{ ptr addrspace(1) null, i32 41 }")
    program = syclrt.load(Module.parse(text))
    assert counted(program, "count", queue) == 42
    fresh = syclrt.load(Module.parse(text))
    assert value_of(fresh.device_global("Counter"), queue) == 41


def test_each_device_and_context_has_a_value(queue: Queue) -> None:
    program = syclrt.load(count("count"))
    other = Queue(queue.device.with_aspects(remove=["fp64"]))
    context = Queue(queue.device, context=Context(queue.device))
    for term, each in enumerate((queue, other, context), 1):
        assert counted(program, "count", each, term) == term
    assert [value_of(program.device_global("Counter"), each) for each in (queue, other, context)] == [1, 2, 3]


def test_a_value_with_image_scope_stands_in_the_program(queue: Queue) -> None:
    program = syclrt.load(Module.parse(LOOK))
    assert looked(program, queue) == [1, 2, 3, 4]
    table = program.device_global("table")
    out = np.zeros(4, "i4")
    queue.copy(table, out).wait()
    assert out.tolist() == [2, 4, 6, 8]
    queue.copy(np.array([7, 9], "i4"), table, 2, start_index=1).wait()
    assert looked(program, queue) == [2, 7, 9, 8]
    queue.memcpy(out, table, 8, offset=8).wait()
    assert out.tolist() == [18, 16, 6, 8]


def test_each_device_and_context_has_a_value_of_a_variable_that_no_kernel_uses(queue: Queue) -> None:
    text = """
    target triple = "spirv64-unknown-unknown"
    @lonely = addrspace(1) global i32 5 #0
    define spir_kernel void @empty() { ret void }
    attributes #0 = { SHARED "sycl-device-image-scope" }
    """
    lonely = syclrt.load(Module.parse(text.replace("SHARED", SHARED))).device_global("lonely")
    context = Queue(queue.device, context=Context(queue.device))
    for value, each in ((1, queue), (2, context)):
        assert value_of(lonely, each) == 5
        each.memcpy(lonely, np.array([value], "i4")).wait()
    assert [value_of(lonely, each) for each in (queue, context)] == [1, 2]


def test_a_copy_builds_the_program_that_has_the_value(queue: Queue) -> None:
    program = syclrt.load(Module.parse(LOOK))
    queue.copy(np.arange(4, dtype="i4"), program.device_global("table")).wait()
    assert looked(program, queue) == [0, 1, 2, 3]


def test_work_groups_of_all_sizes_see_one_value(queue: Queue) -> None:
    program, out = syclrt.load(Module.parse(LOOK)), np.zeros(4, "i4")
    for size in (1, 2, 4):
        launch(queue, syclrt.NdRange(4, size), program.kernel("look"), out)
    assert out.tolist() == [4, 8, 12, 16]
    queue.copy(program.device_global("table"), out).wait()
    assert out.tolist() == [8, 16, 24, 32]


def test_a_value_with_image_scope_in_several_programs_is_refused(queue: Queue) -> None:
    library = f"""
    target triple = "spirv64-unknown-unknown"
    @value = internal addrspace(1) global i32 5 #0
    define spir_func i32 @get() #1 {{
      %value = load i32, ptr addrspace(1) @value
      ret i32 %value
    }}
    attributes #0 = {{ {SHARED} "sycl-device-image-scope" }}
    attributes #1 = {{ "sycl-module-id"="library.cpp" }}
    """
    user = """
    target triple = "spirv64-unknown-unknown"
    declare spir_func i32 @get()
    define spir_kernel void @NAME(ptr addrspace(1) %out) #0 {
      %value = call spir_func i32 @get()
      store i32 %value, ptr addrspace(1) %out
      ret void
    }
    attributes #0 = { "sycl-module-id"="NAME.cpp" }
    """
    program = syclrt.Program()
    for text in (library, user.replace("NAME", "a"), user.replace("NAME", "b")):
        images = post_link(
            Module.parse(text),
            device_globals=True,
            program_metadata=True,
            imported_symbols=True,
            exported_symbols=True,
            dynamic_linking=True,
        )
        program.load(*images)
    value, out = program.device_global("value"), np.zeros(1, "i4")
    launch(queue, 1, program.kernel("a"), out)
    assert out[0] == 5
    queue.copy(np.int32(6), value).wait()
    launch(queue, 1, program.kernel("a"), out)
    assert out[0] == 6
    launch(queue, 1, program.kernel("b"), out)
    with refused("is in 2 programs"):
        queue.copy(np.int32(6), value)


def test_what_no_image_lists_has_a_value_on_the_host(queue: Queue) -> None:
    program = syclrt.load(Module.parse(UNUSED))
    for name, first in (("shared", 7), ("scoped", 9)):
        variable = program.device_global(name)
        assert value_of(variable, queue) == first
        queue.copy(np.int32(first + 1), variable).wait()
        assert value_of(variable, queue) == first + 1


def test_operands_of_copies(queue: Queue) -> None:
    program = syclrt.load(Module.parse(LOOK))
    table, pointer = program.device_global("table"), malloc_shared(16, queue)
    array, big = zeros(4, "i4", queue), np.zeros(100, "i4")
    queue.memcpy(pointer, table).wait()
    queue.memcpy(array, pointer).wait()
    assert array.to_numpy().tolist() == [1, 2, 3, 4]
    queue.copy(table, big).wait()  # the whole of the device global
    assert big[:6].tolist() == [1, 2, 3, 4, 0, 0]
    queue.copy(big[3::-1], table).wait()
    queue.memcpy(int(pointer), table, 16).wait()
    assert np.asarray(syclrt.asarray(big[:0], queue)).size == 0
    queue.submit(lambda h: h.memcpy(array, table)).wait()
    assert array.to_numpy().tolist() == [4, 3, 2, 1]
    with syclrt.Buffer(big) as buffer:
        queue.submit(lambda h: h.copy(table, buffer.get_access(h, "write", 4, 96)))
    assert big[96:].tolist() == [4, 3, 2, 1]
    event = queue.submit(lambda h: h.host_task(lambda: None))
    queue.copy(table, big, 0, depends_on=event).wait()  # nothing


def test_copies_that_go_past_the_end_are_refused(queue: Queue) -> None:
    program, out = syclrt.load(Module.parse(LOOK), count("count")), np.zeros(8, "i4")
    for variable, size in ((program.device_global("table"), 16), (program.device_global("Counter"), 4)):
        for wrong in (
            lambda v=variable, n=size: queue.memcpy(out, v, n + 1),
            lambda v=variable, n=size: queue.memcpy(v, out, n, offset=1),
            lambda v=variable, n=size: queue.memcpy(out, v, offset=1),
            lambda v=variable, n=size: queue.copy(out, v, n // 4 + 1),
            lambda v=variable, n=size: queue.copy(v, out, 1, start_index=n // 4),
            lambda v=variable, n=size: queue.copy(v, out, 0, start_index=n // 4 + 1),
            lambda v=variable: queue.memcpy(out, v, 1, offset=2**64 - 1),
            lambda v=variable: queue.memcpy(out, v, -1),
            lambda v=variable: queue.memcpy(out, v, 1, offset=-1),
            lambda v=variable: queue.copy(v, np.zeros(0, "i4")),
        ):
            with refused("past the end|from 0 on"):
                wrong()
        queue.memcpy(out, variable, 0, offset=size).wait()


@pytest.mark.parametrize(("number", "word"), [("0", "read"), ("1", "write"), ("3", "none")])
def test_the_host_does_what_it_may(queue: Queue, number: str, word: str) -> None:
    program = syclrt.load(count("count", attributes=f'{SHARED} "sycl-host-access"="{number}"'))
    variable, out = program.device_global("Counter"), np.zeros(1, "i4")
    for direction, copy in (("read", (variable, out)), ("write", (out, variable))):
        if word == direction:
            queue.copy(*copy).wait()
        else:
            with refused(f"host cannot {direction} device global 'id of counter': its host access is '{word}'"):
                queue.copy(*copy)


def test_images_and_tables_that_are_wrong_are_refused(tmp_path: Path, queue: Queue) -> None:
    (image,) = post_link(count("count"), device_globals=True, exported_symbols=True)
    sets = PropertySets(image.properties or {})
    for value, message in ((Blob.of_u32([8, 0]), "contradict"), (Blob.of_u32([4]), "expected a size"), (1, "expected")):
        image.sets["SYCL/device globals"]["id of counter"] = value
        program = syclrt.load(count("other"))
        with refused(message):
            program.load(image)
        assert [*program.kernels] == ["other"]
    del sets
    text = COUNT.format(kernel="count", linkage="", attributes=SHARED)
    narrow = Module.parse(text.replace("%type zeroinitializer, align 8", "i32 0"))
    with refused("hold no pointer"):
        syclrt.load(narrow).device_global("Counter").host_access  # noqa: B018


def test_values_stay_until_the_library_is_unloaded(queue: Queue) -> None:
    program = syclrt.load(Module.parse(LOOK))
    library = program.load(count("count"))
    assert counted(program, "count", queue, 3) == 3
    program.load(Module.parse(UNUSED))
    assert counted(program, "count", queue, 3) == 6
    program.unload(library)
    assert "id of counter" not in program.device_globals
    program.load(count("count"))
    assert counted(program, "count", queue) == 1


def test_values_survive_the_trip_through_a_table(tmp_path: Path, queue: Queue) -> None:
    from syclopt.tools.post_link.main import main

    source = tmp_path / "in.ll"
    source.write_bytes(Module.parse(LOOK).to_bytes())
    arguments = [str(source), "-o", str(tmp_path / "out.table"), "--properties", "-symbols", "-device-globals", "-S"]
    assert main(arguments) == 0
    program = syclrt.load(tmp_path / "out.table")
    table = program.device_globals["id of table"]
    assert program.device_global("table") is table
    data = struct.pack("<4i", 4, 3, 2, 1)
    queue.memcpy(table, np.frombuffer(data, "u1")).wait()
    assert looked(program, queue) == [4, 3, 2, 1]


REAL = Path(__file__).parents[2] / "ir_fixtures" / "real"


def test_device_globals_of_a_real_compiler(queue: Queue) -> None:
    """The kernels of `ir_fixtures/sources/dpcpp/device_globals.cpp`."""
    program, out, number = syclrt.load(REAL / "dpcpp_device_globals_o2.ll"), np.zeros(1, "i4"), np.zeros(1, "f8")
    kernel = {symbol.rpartition("E")[2][1:]: each for symbol, each in program.kernels.items()}

    def set_to(symbol: str, value: np.generic | np.ndarray) -> None:
        queue.copy(value, program.device_global(symbol)).wait()

    def run(name: str, *arguments: np.ndarray) -> None:
        launch(queue, 1, kernel[name], *arguments)

    set_to("shared", np.int32(4))
    set_to("table", np.arange(100, dtype="f4"))
    run("Count")
    run("Sum", out)
    assert out[0] == 4950 + 5
    set_to("pair", np.frombuffer(struct.pack("<i4xd", 3, 0.5), "u1"))
    set_to("host_writes", np.int32(20))
    set_to("host_does_both", np.int32(100))
    run("OfImage")
    of_the_unit = np.zeros(1, "i8")
    queue.copy(program.device_global("_ZL11of_the_unit"), of_the_unit).wait()
    assert of_the_unit[0] == 123
    with refused("host cannot write"):
        set_to("host_reads", np.int32(1))
    run("Doubles", number)
    assert number[0] == 0
    for value, symbol in enumerate(("_ZN12_GLOBAL__N_16hiddenE", "_ZN5inner6hiddenE", "_ZN5inner13in_every_unitE")):
        set_to(symbol, np.int32(10**value))
    run("Hidden", out)
    assert out[0] == 111
    for value, symbol in enumerate(("_ZN6Holder6memberE", "_Z8numberedILi1EE", "_Z8numberedILi2EE")):
        set_to(symbol, np.int32(2 * 10**value))
    run("Members", out)
    assert out[0] == 222
