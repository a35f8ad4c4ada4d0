"""Values of specialization constants: in the code, in buffers, in all images of a program, and what cannot be one."""

import ctypes
import re
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.launches import launch
from tests.runtime.built_programs import TRIPLE, images_of, kernel, library_of, told_by
from tests.sycl import PROGRAMS, needs_dpcpp

import syclrt
from syclopt import DeviceImage, post_link
from syclopt.images.properties import Blob, PropertySets
from syclopt.ir import Module
from syclopt.ir.llvm.process import client
from syclrt import Device, Errc, Program, Queue, SyclError
from syclrt.graph import CommandGraph

REAL = Path(__file__).parents[2] / "ir_fixtures" / "real"
DEFAULTS_SET = "SYCL/specialization constants default values"
CONSTANTS_SET = "SYCL/specialization constants"

SPEC_CONSTANTS = """
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"
%struct.Pair = type { i32, [2 x i16], <2 x float> }
@name.count = private unnamed_addr addrspace(4) constant [6 x i8] c"count\\00", align 1
@count = internal addrspace(1) constant { i32 } { i32 7 }, align 4
@name.pair = private unnamed_addr addrspace(4) constant [5 x i8] c"pair\\00", align 1
@pair = internal addrspace(1) constant { %struct.Pair } { %struct.Pair { i32 1, [2 x i16] [i16 3, i16 4], <2 x float> <float 2.0, float 3.0> } }, align 8
define spir_kernel void @run(ptr addrspace(1) %out, ptr addrspace(1) %_arg__specialization_constants_buffer) #0 {
  %buffer = addrspacecast ptr addrspace(1) %_arg__specialization_constants_buffer to ptr addrspace(4)
  %generic = addrspacecast ptr addrspace(1) %out to ptr addrspace(4)
  %a = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) @name.count, ptr addrspace(4) addrspacecast (ptr addrspace(1) @count to ptr addrspace(4)), ptr addrspace(4) %buffer)
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI4PairET_PKcPKvS5_(ptr addrspace(4) sret(%struct.Pair) align 8 %generic, ptr addrspace(4) @name.pair, ptr addrspace(4) addrspacecast (ptr addrspace(1) @pair to ptr addrspace(4)), ptr addrspace(4) %buffer)
  %last = getelementptr i32, ptr addrspace(1) %out, i64 4
  store i32 %a, ptr addrspace(1) %last
  ret void
}
declare spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI4PairET_PKcPKvS5_(ptr addrspace(4) sret(%struct.Pair) align 8, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
attributes #0 = { "sycl-module-id"="a.cpp" }
"""  # noqa: E501 - as it comes from a compiler
PAIR = np.dtype([("a", "i4"), ("b", "i2", 2), ("c", "f4", 2), ("count", "i4"), ("after", "i4")])


@pytest.mark.parametrize(
    "options",
    [
        None,
        {"spec_constants": "native"},
        {"spec_constants": "emulation"},
        {"spec_constants": "native", "default_spec_constants": True},
        {"spec_constants": "emulation", "default_spec_constants": True},
    ],
)
def test_specialization_constants_have_their_defaults(queue: Queue, options: dict[str, Any] | None) -> None:
    code = Module.parse(SPEC_CONSTANTS)
    program = syclrt.load(code) if options is None else syclrt.load(*post_link(code, **options))
    for place in (queue, Queue(queue.device, context=syclrt.Context(queue.device))):
        out = np.zeros(1, PAIR)
        launch(place, 1, program.kernel("run"), out, None)
        assert out.tobytes() == np.array([(1, [3, 4], [2, 3], 7, 0)], PAIR).tobytes()


def test_emulated_constants_may_be_given(queue: Queue) -> None:
    program = syclrt.load(*post_link(Module.parse(SPEC_CONSTANTS), spec_constants="emulation"))
    values, out = np.zeros(24, "u1"), np.zeros(1, PAIR)
    values[:4].view("i4")[0] = 9
    launch(queue, 1, program.kernel("run"), out, values)
    assert out["count"][0] == 9


OPTIONS: list[dict[str, Any]] = [
    {"spec_constants": "native"},
    {"spec_constants": "emulation"},
    {"spec_constants": "native", "default_spec_constants": True},
    {"spec_constants": "emulation", "default_spec_constants": True},
]
BYTES_OF_PAIR = np.dtype([("a", "i4"), ("b", "i2", 2), ("c", "f4", 2)])


def refused(match: str, code: Errc = Errc.INVALID):
    return pytest.raises(SyclError, match=match, check=lambda error: error.code is code)


def ran(program: Program, queue: Queue) -> list[Any]:
    """Return what the kernel of SPEC_CONSTANTS tells: the pair, then the count."""
    out = np.zeros(1, PAIR)
    launch(queue, 1, program.kernel("run"), out, None)
    a, b, c, count, _ = out[0]
    return [int(a), b.tolist(), c.tolist(), int(count)]


@pytest.mark.parametrize("options", OPTIONS)
def test_values_take_the_place_of_defaults(queue: Queue, options: dict[str, Any]) -> None:
    program = syclrt.load(*post_link(Module.parse(SPEC_CONSTANTS), **options))
    pair = np.array((5, [6, 7], [8, 9]), BYTES_OF_PAIR)
    counted = program.specialize({"count": 9})
    both = counted.specialize({"pair": pair[()]})
    for _ in range(2):  # also when all are built
        assert ran(program, queue) == [1, [3, 4], [2, 3], 7]
        assert ran(counted, queue) == [1, [3, 4], [2, 3], 9]
        assert ran(both, queue) == [5, [6, 7], [8, 9], 9]
    assert ran(both.specialize({"count": -1}), queue) == [5, [6, 7], [8, 9], -1]
    assert ran(both.specialize({"count": 7}), queue) == [5, [6, 7], [8, 9], 7]
    assert ran(both, Queue(queue.device, context=syclrt.Context(queue.device))) == [5, [6, 7], [8, 9], 9]


class Pair(ctypes.Structure):
    _fields_ = [("a", ctypes.c_int32), ("b", ctypes.c_int16 * 2), ("c", ctypes.c_float * 2)]


@pytest.mark.parametrize(
    "value",
    [
        struct.pack("<ihhff", 5, 6, 7, 8, 9),
        bytearray(struct.pack("<ihhff", 5, 6, 7, 8, 9)),
        np.array((5, [6, 7], [8, 9]), BYTES_OF_PAIR)[()],
        np.array([(5, [6, 7], [8, 9])], BYTES_OF_PAIR),
        np.array((5, [6, 7], [8, 9]), BYTES_OF_PAIR.newbyteorder(">")),
        Pair(5, (6, 7), (8, 9)),
    ],
)
def test_structures_are_bytes_and_records(queue: Queue, value: object) -> None:
    program = syclrt.load(Module.parse(SPEC_CONSTANTS)).specialize({"pair": value})
    assert ran(program, queue) == [5, [6, 7], [8, 9], 7]


def test_constants_say_what_they_are() -> None:
    program = syclrt.load(REAL / "dpcpp_spec_constants_o2.ll").specialize({"ZL5count": 9, "half": 0.25})
    found = program.specialization_constants
    assert {name.rpartition("L")[2]: (one.size, one.type) for name, one in found.items()} == {
        "8settings": (24, ""),
        "4half": (2, "half"),
        "4flag": (1, "i8"),
        "6factor": (4, "float"),
        "5count": (4, "i32"),
        "5countE": (4, "i32"),
        "6vector": (16, ""),
        "5zeros": (10, ""),
    }
    count = found["____ZL5count"]
    assert (count.symbolic_id, count.default, count.value) == (
        "____ZL5count",
        struct.pack("<i", 7),
        struct.pack("<i", 9),
    )
    assert found["____ZL8settings"].default == struct.pack("<?7xd3h2x", True, 0.25, 1, 2, 3)
    assert str(found["____ZL4half"]) == "____ZL4half: half, 0.25 (default: 0.5)"
    assert isinstance(count, syclrt.SpecializationConstant)


@pytest.mark.parametrize("file", ["dpcpp_spec_constants.ll", "dpcpp_spec_constants_o2.ll"])
def test_constants_of_dpcpp_have_values(file: str, queue: Queue) -> None:
    """What `sycl/sycl.hpp` makes of `specialization_id`: numbers, a half, a structure, an array and a vector."""
    changed = {
        "____ZL5count": np.int32(9),
        "ZL6factor": np.float32(2.5),
        "inner::count": 100,
        "settings": struct.pack("<?7xd3h2x", True, 0.5, 0, 40, 0),
        "vector": np.array([10, 20, 30, 0], "i4"),
        "zeros": np.arange(5, dtype="i2"),
        "ZL4half": np.float16(1.25),
    }
    base = syclrt.load(REAL / file)
    program = base.specialize(changed)

    def told(program: Program, kernel: str, count: int = 1, dtype: str = "f4") -> list[float]:
        out = np.full(count, -1, dtype)
        given = (None,) * (len(program.kernel(kernel).parameters) - 1)
        launch(queue, count, program.kernel(kernel), out, *given)
        return out.tolist()

    arrays = next(name for name in base.kernels if re.fullmatch("_ZTSZZ3run.*6Arrays", name))
    assert told(base, "Scalars") == [1.5 * 14]
    assert told(program, "Scalars") == [2.5 * 18]
    assert told(program.specialize({"flag": False}), "Scalars") == [-1]
    assert told(program.specialize({"flag": np.True_}), "Scalars") == [2.5 * 18]
    assert told(base, "Structure", dtype="f8") == [0.5]
    assert told(program, "Structure", dtype="f8") == [20]
    assert told(base, arrays, 3) == [13, 14, 15]
    assert told(program, arrays, 3) == [110, 121, 132]
    assert told(base, "Half") == [0.5]
    assert told(program, "Half") == [1.25]


@needs_dpcpp[0]
@needs_dpcpp[1]
def test_constants_in_a_buffer_that_dpcpp_hands_on(queue: Queue) -> None:
    from syclopt import run_pipeline
    from syclopt.frontends import dpcpp
    from syclopt.pipeline.post_link.options import PostLinkOptions
    from syclopt.tools.cxx.device_side import device_passes

    options = ["-O2", "-Xclang", "-triple", "-Xclang", "spir64_x86_64-unknown-unknown"]
    found = dpcpp.compile(PROGRAMS.parents[2] / "ir_fixtures" / "sources" / "dpcpp" / "spec_constants.cpp", options)
    code = Module.parse(found.to_bytes().replace(b"spir64_x86_64", b"spir64"))  # else code of that name is machine code
    base = syclrt.load(*run_pipeline(code, device_passes(PostLinkOptions("kernel", spec_constants="emulation"), "O2")))
    program = base.specialize({"ZL5count": 9, "factor": 2.5})
    for each, expected in ((base, 1.5 * 14), (program, 2.5 * 18)):
        out = np.zeros(1, "f4")
        launch(queue, 1, each.kernel("Scalars"), out, None)
        assert out[0] == expected


def test_the_buffer_is_the_last_parameter_where_names_are_left_out(queue: Queue) -> None:
    """As DPC++ leaves them out; a pointer of the caller's takes the place of the buffer."""
    text = reader("i32").replace("%out", "%0").replace("%buffer", "%2").replace("%x", "%3")
    text = text.replace("ptr addrspace(1) %_arg__specialization_constants_buffer)", "ptr addrspace(1) align 1 %1)")
    text = text.replace("%_arg__specialization_constants_buffer", "%1")
    program = syclrt.load(*post_link(Module.parse(text), spec_constants="emulation")).specialize({"value": 6})
    out = np.zeros(1, "i4")
    assert program.kernel("run").parameters[1].name == "_arg__specialization_constants_buffer"
    for buffer, expected in ((None, 6), (np.array([8], "i4"), 8)):
        launch(queue, 1, program.kernel("run"), out, buffer)
        assert out[0] == expected


@pytest.mark.skipif(shutil.which("clang-22") is None, reason="needs clang-22")
def test_opencl_c_reads_constants_as_dpcpps_code_does(tmp_path: Path, queue: Queue) -> None:
    (tmp_path / "scaled.cl").write_text("""
typedef struct { int value; } id;
constant char name[] = "scale";
constant id scale = { 3 };
int read(constant char *, constant id *, global void *)
    __asm__("_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_");
kernel void scaled(global int *out) { out[get_global_id(0)] *= read(name, &scale, 0); }
""")
    command = ["clang-22", "--target=spirv64-unknown-unknown", "-cl-std=CL3.0", "-O2", "-S", "-emit-llvm"]
    subprocess.run([*command, tmp_path / "scaled.cl", "-o", tmp_path / "scaled.ll"], check=True, timeout=120)
    program = syclrt.load(tmp_path / "scaled.ll")
    out = np.arange(4, dtype="i4")
    launch(queue, 4, program.specialize({"scale": 10}).kernel("scaled"), out)
    launch(queue, 4, program.kernel("scaled"), out)
    assert out.tolist() == [0, 30, 60, 90]


# Numbers of all types, in the code and in a buffer.

NUMBERS = {
    "i8": ("a", "i1", st.integers(-(1 << 7), (1 << 8) - 1)),
    "i16": ("s", "i2", st.integers(-(1 << 15), (1 << 16) - 1)),
    "i32": ("i", "i4", st.integers(-(1 << 31), (1 << 32) - 1)),
    "i64": ("x", "i8", st.integers(-(1 << 63), (1 << 64) - 1)),
    "half": ("Dh", "f2", st.floats(width=16)),
    "float": ("f", "f4", st.floats(width=32)),
    "double": ("d", "f8", st.floats()),
}
ZEROS = {"half": "0xH0000", "float": "0.0", "double": "0.0"}


def reader(number: str) -> str:
    """Return a kernel that stores a constant of a type, whose default is zero."""
    letter, zero = NUMBERS[number][0], ZEROS.get(number, "0")
    read = f"_Z37__sycl_getScalar2020SpecConstantValueI{letter}ET_PKcPKvS4_"
    return f"""{TRIPLE}
@name = constant [6 x i8] c"value\\00"
@value = constant {{ {number} }} {{ {number} {zero} }}
define spir_kernel void @run(ptr addrspace(1) %out, ptr addrspace(1) %_arg__specialization_constants_buffer) {{
  %buffer = addrspacecast ptr addrspace(1) %_arg__specialization_constants_buffer to ptr
  %x = call {number} @{read}(ptr @name, ptr @value, ptr %buffer)
  store {number} %x, ptr addrspace(1) %out
  ret void
}}
declare {number} @{read}(ptr, ptr, ptr)
"""


@pytest.mark.parametrize("number", NUMBERS)
@settings(deadline=None, max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_numbers_arrive_as_they_are(number: str, data: st.DataObject, device: Device) -> None:
    """To the bit: infinities and what is no number too. Where they are read from a buffer, the code is the same."""
    _, dtype, values = NUMBERS[number]
    value = data.draw(values)
    whole = value & ((1 << 8 * int(dtype[1])) - 1) if isinstance(value, int) else value
    expected = np.array([whole], dtype.replace("i", "u"))
    for mode in ("native", "emulation"):
        (image,) = post_link(Module.parse(reader(number)), spec_constants=mode)
        program = syclrt.load(image).specialize({"value": value})
        assert program.specialization_constants["value"].value == expected.tobytes()
        out = np.zeros(1, dtype)
        launch(Queue(device), 1, program.kernel("run"), out, None)
        assert out.tobytes() == expected.tobytes()


MEMBERS = {"i8": "b", "i16": "h", "i32": "i", "i64": "q", "half": "e", "float": "f", "double": "d"}


@settings(deadline=None, max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(members=st.lists(st.sampled_from([*MEMBERS]), min_size=1, max_size=6), count=st.integers(1, 3), data=st.data())
def test_structures_arrive_as_they_are(members: list[str], count: int, data: st.DataObject, device: Device) -> None:
    """Arrays of structures, with and without gaps: each number stands where C would have it."""
    inner = np.dtype([(f"m{at}", np.dtype(MEMBERS[one])) for at, one in enumerate(members)], align=True)
    value = np.zeros(count, inner)
    value.view("u1")[:] = np.frombuffer(data.draw(st.binary(min_size=value.nbytes, max_size=value.nbytes)), "u1")
    align = inner.alignment
    type_ = f"[{count} x {{ {', '.join(members)} }}]"
    read = "_Z40__sycl_getComposite2020SpecConstantValueI1TET_PKcPKvS5_"
    code = f"""
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
{TRIPLE}
%T = type {{ {type_} }}
@name = constant [6 x i8] c"value\\00"
@value = constant {{ %T }} zeroinitializer
define spir_kernel void @run(ptr addrspace(1) %out, ptr addrspace(1) %_arg__specialization_constants_buffer) {{
  %buffer = addrspacecast ptr addrspace(1) %_arg__specialization_constants_buffer to ptr addrspace(4)
  %to = addrspacecast ptr addrspace(1) %out to ptr addrspace(4)
  call void @{read}(ptr addrspace(4) sret(%T) align {align} %to, ptr @name, ptr @value, ptr addrspace(4) %buffer)
  ret void
}}
declare void @{read}(ptr addrspace(4) sret(%T) align {align}, ptr, ptr, ptr addrspace(4))
"""
    for mode in ("native", "emulation"):
        program = syclrt.load(*post_link(Module.parse(code), spec_constants=mode))
        assert program.specialization_constants["value"].size == value.nbytes
        out = np.zeros(count, inner)
        launch(Queue(device), 1, program.specialize({"value": value}).kernel("run"), out, None)
        for name in inner.names or ():
            assert out[name].tobytes() == value[name].tobytes()


# What cannot be a value.


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"nothing": 1}, "there is no specialization constant 'nothing'"),
        ({"setings": 1}, "there is no specialization constant 'setings'; did you mean 'settings'"),
        ({"count": 1}, "'count' is a part of several specialization constants: ____ZL5count, ____ZN5innerL5countE"),
        ({"": 1}, "expected the name of a specialization constant, found ''"),
        ({7: 1}, "expected the name of a specialization constant, found 7"),
        ({"ZL5count": 2.0}, "'____ZL5count': expected 4 bytes or an integer from -2147483648 to 4294967295, found 2.0"),
        ({"ZL5count": float("nan")}, "expected 4 bytes or an integer .*, found nan"),
        ({"ZL5count": float("inf")}, "expected 4 bytes or an integer .*, found inf"),
        ({"ZL5count": 1 << 32}, "found 4294967296"),
        ({"ZL5count": -(1 << 31) - 1}, "found -2147483649"),
        ({"ZL5count": True}, "found True"),
        ({"ZL5count": "7"}, "found '7'"),
        ({"ZL5count": None}, "found NoneType"),
        ({"ZL5count": np.int64(7)}, "found int64 of 8 bytes"),
        ({"ZL5count": np.float32(7)}, "found float32 of 4 bytes"),
        ({"ZL5count": b"123"}, "found 3 bytes"),
        ({"ZL5count": np.zeros(2, "i4")}, "found ndarray of 8 bytes"),
        ({"factor": 1e39}, "'____ZL6factor': expected 4 bytes or a number that a float can be, found 1e\\+39"),
        ({"ZL4half": 65520}, "a number that a half can be, found 65520"),
        ({"factor": np.float64(1)}, "found float64 of 8 bytes"),
        ({"flag": 256}, "expected 1 byte or an integer from -128 to 255, or a boolean, found 256"),
        ({"settings": 1}, "expected 24 bytes, or a record or an array of NumPy with as many, found 1"),
        ({"settings": bytes(23)}, "found 23 bytes"),
        ({"vector": np.zeros(3, "i4")}, "expected 16 bytes, or a record .* found ndarray of 12 bytes"),
        ({"flag": True, "ZL4flag": True}, "specialization constant '____ZL4flag' has two values"),
    ],
)
def test_what_cannot_be_a_value(values: Any, message: str) -> None:
    program = syclrt.load(REAL / "dpcpp_spec_constants_o2.ll")
    with refused(message):
        program.specialize(values)


def test_what_are_no_values() -> None:
    program = syclrt.load(Module.parse(SPEC_CONSTANTS))
    with refused(r"expected names and values of constants, found \[1\]"):
        program.specialize([1])  # pyright: ignore[reportArgumentType] - that is the mistake
    with pytest.raises(KeyError, match="there is no specialization constant 'cout'; did you mean 'count'"):
        program.specialize({"cout": 1})
    with refused("there is no specialization constant 'count'"):
        syclrt.load().specialize({"count": 1})


def image_with(constants: dict[str, Blob], defaults: bytes) -> DeviceImage:
    sets = PropertySets()
    sets[CONSTANTS_SET] = dict(constants)
    sets.add(DEFAULTS_SET, "all", Blob.of_bytes(defaults))
    return DeviceImage(Module.parse(f"{TRIPLE}{kernel('run', '  %n = add i32 0, 0')}"), sets, ["run"])


@pytest.mark.parametrize(
    ("record", "defaults"),
    [
        (Blob.of_u32([0, 0, 4]), b"\0\0\0"),
        (Blob.of_u32([0, 4, 4]), b"\0\0\0\0"),
        (Blob.of_u32([0, 0]), b"\0\0\0\0"),
        (Blob.of_u32([]), b"\0\0\0\0"),
        (Blob.of_u32([0xFFFF_FFFF, 0, 4]), b"\0\0\0\0"),
    ],
)
def test_records_that_are_none(record: Blob, defaults: bytes) -> None:
    program = syclrt.load(image_with({"broken": record}, defaults))
    with refused("specialization constant 'broken' has no numbers, or no default among the . bytes of all"):
        program.specialize({"broken": 1})
    assert program.explain("run").problem is not None


def test_a_constant_of_which_code_says_no_type_takes_bytes() -> None:
    program = syclrt.load(image_with({"bare": Blob.of_u32([0, 0, 4])}, bytes(4)))
    assert program.specialize({"bare": b"\1\2\3\4"}).specialization_constants["bare"].value == b"\1\2\3\4"
    assert program.specialize({"bare": np.int32(7)}).specialization_constants["bare"].value == b"\7\0\0\0"
    with refused("'bare': expected 4 bytes, or a record or an array of NumPy with as many, found 7"):
        program.specialize({"bare": 7})


# Several images have one value.

READ = "_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_"
DECLARED = f"declare i32 @{READ}(ptr, ptr, ptr)\n"


def constant(name: str, default: int) -> str:
    size = len(name) + 1
    return f"""
@id.{name} = internal constant [{size} x i8] c"{name}\\00"
@{name} = internal constant {{ i32 }} {{ i32 {default} }}
"""


def read(name: str, to: str = "n", buffer: str = "null") -> str:
    return f"  %{to} = call i32 @{READ}(ptr @id.{name}, ptr @{name}, ptr {buffer})"


NATIVE = {"spec_constants": "native", "default_spec_constants": True}


def test_linked_images_have_one_value_each_by_its_own_ids() -> None:
    """`scale` has the id 0 in one image and 1 in the other."""
    use = kernel("use", f"{read('scale', 'a')}\n  %b = call spir_func i32 @get()\n  %n = add i32 %a, %b")
    use += f"declare spir_func i32 @get()\n{constant('scale', 3)}{DECLARED}"
    get = f"""define spir_func i32 @get() "sycl-module-id"="lib.cpp" {{
{read("other", "a")}
{read("scale", "b")}
  %n = mul i32 %a, %b
  ret i32 %n
}}
{constant("other", 100)}{constant("scale", 3)}{DECLARED}"""
    program = syclrt.load(*library_of(use, **NATIVE), *images_of(get, **NATIVE))
    assert told_by(program, ["use"]) == [3 + 300]
    assert told_by(program.specialize({"scale": 4}), ["use"]) == [4 + 400]
    assert told_by(program.specialize({"scale": 4, "other": 1000}), ["use"]) == [4 + 4000]
    assert told_by(program.specialize({"other": 1000}), ["use"]) == [3 + 3000]
    assert told_by(program, ["use"]) == [303]


def test_images_that_come_later_have_the_values_too() -> None:
    use = kernel("use", f"{read('scale', 'a')}\n  %b = call spir_func i32 @get()\n  %n = add i32 %a, %b")
    use += f"declare spir_func i32 @get()\n{constant('scale', 3)}{DECLARED}"
    get = f'define spir_func i32 @get() "sycl-module-id"="lib.cpp" {{\n{read("scale")}\n  ret i32 %n\n}}\n'
    get += f"{constant('scale', 3)}{DECLARED}"
    base = syclrt.load(*library_of(use, **NATIVE))
    program = base.specialize({"scale": 4})
    library = program.load(*images_of(get, **NATIVE))
    assert told_by(program, ["use"]) == [8]
    assert base.specialize({"scale": 4}) is not program  # which has other images now
    with refused("No device image found for external symbol get", Errc.BUILD):
        told_by(base.specialize({"scale": 4}), ["use"])
    program.unload(library)
    with refused("No device image found for external symbol get", Errc.BUILD):
        told_by(program, ["use"])


def test_functions_of_virtual_sets_have_the_value() -> None:
    text = f"""
@A = linkonce_odr addrspace(1) constant [1 x ptr] [ptr @f]
define linkonce_odr spir_func i32 @f(ptr %this) "indirectly-callable"="S" {{
{read("scale")}
  ret i32 %n
}}
{constant("scale", 3)}{DECLARED}"""
    text += kernel("make", f"  store ptr addrspace(1) @A, ptr %object\n{read('scale')}")
    text += kernel(
        "call",
        """  %table = load ptr addrspace(1), ptr %object
  %f = load ptr, ptr addrspace(1) %table
  %n = call spir_func i32 %f(ptr %object) "virtual-call" """,
        '"calls-indirectly"="S"',
    )
    program = syclrt.load(*images_of(text, **NATIVE))
    assert told_by(program, ["make", "call"]) == [3, 3]
    assert told_by(program.specialize({"scale": 12}), ["make", "call"]) == [12, 12]
    assert told_by(program, ["make", "call"]) == [3, 3]


def test_images_that_contradict_each_other_about_a_size() -> None:
    wide = image_with({"one": Blob.of_u32([0, 0, 8])}, bytes(8))
    narrow = image_with({"one": Blob.of_u32([0, 0, 4])}, bytes(4))
    with refused("contradicts another image about specialization constant 'one': 4 and 8 bytes"):
        _ = syclrt.load(wide, narrow).specialization_constants
    program = syclrt.load(wide).specialize({"one": bytes(7) + b"\1"})
    with refused("contradicts another image about specialization constant 'one': 4 and 8 bytes"):
        program.load(narrow)
    assert len(program.explain("run").images) == 1


def test_code_that_would_read_the_buffer_of_another_image_is_refused(device: Device) -> None:
    """Kernels hand on the buffer of their image, in which a constant may have another place."""
    parameter = "ptr %_arg__specialization_constants_buffer"
    of_kernel = f"""
define spir_kernel void @use(ptr %object, {parameter}) "sycl-module-id"="use.cpp" {{
  %n = call spir_func i32 @get(ptr %_arg__specialization_constants_buffer)
{read("first", "a", "%_arg__specialization_constants_buffer")}
{read("second", "b", "%_arg__specialization_constants_buffer")}
  %s = add i32 %a, %n
  store i32 %s, ptr %object
  ret void
}}
declare spir_func i32 @get(ptr)
{constant("first", 1)}{constant("second", 2)}{DECLARED}"""

    def library(name: str) -> list[DeviceImage]:
        text = f"""define spir_func i32 @get(ptr %buffer) "sycl-module-id"="lib.cpp" {{
{read(name, "n", "%buffer")}
  ret i32 %n
}}
{constant(name, 2)}{DECLARED}"""
        return images_of(text, spec_constants="emulation")

    program = syclrt.load(*library_of(of_kernel, spec_constants="emulation"), *library("second"))
    out = np.zeros(1, "i4")
    with refused("reads specialization constant 'second' from the buffer of kernels", Errc.FEATURE_NOT_SUPPORTED):
        launch(Queue(device), 1, program.kernel("use"), out, None)
    problem = program.explain("use").problem
    assert problem is not None
    assert problem.code is Errc.FEATURE_NOT_SUPPORTED


def test_a_kernel_with_nothing_but_defaults_is_refused(queue: Queue) -> None:
    original, copy = post_link(Module.parse(SPEC_CONSTANTS), spec_constants="native", default_spec_constants=True)
    original.target = "amd_gpu_gfx1031"
    program = syclrt.load(original, copy)
    assert ran(program, queue) == [1, [3, 4], [2, 3], 7]
    with refused(
        "has only images for .* in which specialization constants have their default", Errc.FEATURE_NOT_SUPPORTED
    ):
        ran(program.specialize({"count": 8}), queue)
    assert ran(program.specialize({"count": 7}), queue) == [1, [3, 4], [2, 3], 7]


# Programs of the same images.


def test_the_same_values_are_the_same_program() -> None:
    program = syclrt.load(Module.parse(SPEC_CONSTANTS))
    nine = program.specialize({"count": 9})
    assert program.specialize({"cou": np.int32(9)}) is nine
    assert program.specialize({"count": 8}).specialize({"count": 9}) is nine
    assert program.specialize({"count": 8}) is not nine
    assert program.specialize({}) is not program
    assert nine.kernel("run") is not program.kernel("run")


def was_built(program: Program, queue: Queue) -> bool:
    """Run the kernel, and tell whether LLVM was asked for its code."""
    client.stop()
    ran(program, queue)
    return client.process_id is not None


def test_code_is_kept_by_value(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, queue: Queue) -> None:
    monkeypatch.delenv("SYCLRT_CACHE", raising=False)
    monkeypatch.setenv("SYCLRT_CACHE_DIR", str(tmp_path / "cache"))
    path = tmp_path / "run.ll"
    path.write_text(SPEC_CONSTANTS)
    assert was_built(syclrt.load(path), queue)
    assert was_built(syclrt.load(path).specialize({"count": 9}), queue)
    assert not was_built(syclrt.load(path).specialize({"count": 9}), queue)
    assert was_built(syclrt.load(path).specialize({"count": 8}), queue)
    assert not was_built(syclrt.load(path).specialize({"count": 7}), queue)  # the default
    buffered = post_link(Module.parse(SPEC_CONSTANTS), spec_constants="emulation")
    assert was_built(syclrt.load(*buffered), queue)
    assert not was_built(syclrt.load(*buffered).specialize({"count": 9}), queue)  # the code is the same


def test_device_globals_are_shared_unless_they_have_image_scope(queue: Queue) -> None:
    text = f"""{constant("scale", 3)}{DECLARED}
@plain = weak_odr addrspace(1) global {{ ptr addrspace(1) }} zeroinitializer #0
@scoped = internal addrspace(1) global i32 5 #1
attributes #0 = {{ "sycl-device-global-size"="4" "sycl-unique-id"="plain" }}
attributes #1 = {{ "sycl-device-global-size"="4" "sycl-unique-id"="scoped" "sycl-device-image-scope" }}
"""
    for name, place in (("plain", "%value"), ("scoped", "@scoped")):
        text += kernel(
            f"use_{name}",
            f"""{read("scale", "by")}
  %value = load ptr addrspace(1), ptr addrspace(1) @plain
  %old = load i32, ptr addrspace(1) {place}
  %n = add i32 %old, %by
  store i32 %n, ptr addrspace(1) {place}""",
        )
    program = syclrt.load(*images_of(text, mode="none", **NATIVE))
    other = program.specialize({"scale": 10})
    assert told_by(program, ["use_plain", "use_scoped"]) == [3, 8]
    assert told_by(other, ["use_plain", "use_scoped"]) == [13, 15]
    assert told_by(program, ["use_plain", "use_scoped"]) == [16, 11]
    out = np.zeros(2, "i4")
    for place, each in enumerate((program, other)):
        queue.copy(each.device_globals["plain"], out[place:]).wait()
    assert out.tolist() == [16, 16]
    queue.copy(other.device_globals["scoped"], out).wait()
    assert out[0] == 15


FUSED = f"""{TRIPLE}{constant("scale", 3)}{DECLARED}
define spir_kernel void @scale_all(ptr addrspace(1) %out, ptr addrspace(1) %in) {{
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr i32, ptr addrspace(1) %in, i64 %i
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %i
  %x = load i32, ptr addrspace(1) %from
{read("scale")}
  %y = mul i32 %x, %n
  store i32 %y, ptr addrspace(1) %to
  ret void
}}
declare spir_func i64 @_Z13get_global_idj(i32)
"""


def test_kernels_that_become_one_have_the_values_of_their_programs(queue: Queue) -> None:
    program = syclrt.load(Module.parse(FUSED))
    a, b, c = (syclrt.asarray(np.arange(64, dtype="i4"), queue) for _ in range(3))
    graph = CommandGraph(queue)
    first = graph.add(lambda handler: handler.parallel_for(64, program.kernel("scale_all"), b, a))
    by_ten = program.specialize({"scale": 10}).kernel("scale_all")
    graph.add(lambda handler: handler.parallel_for(64, by_ten, c, b), depends_on=first)
    executable = graph.finalize(fuse=True)
    assert [edge.is_fused for edge in executable.fusion_report.edges] == [True]
    queue.ext_oneapi_graph(executable).wait()
    assert np.array_equal(c, np.arange(64) * 30)


def test_what_is_linked_is_told_with_constants() -> None:
    program = syclrt.load(Module.parse(SPEC_CONSTANTS)).specialize({"count": 9})
    explanation = program.explain("run")
    assert [*explanation.constants] == ["count", "pair"]
    assert "\n  constant count: i32, 9 (default: 7)\n" in str(explanation)
    assert "\n  constant pair: 16 bytes, 01 00 00 00 03 00 04 00 00 00 00 40 00 00 40 40" in str(explanation)
