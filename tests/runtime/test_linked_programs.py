"""Programs of several sources: what is taken from where, what is left out, and values that stay in the code."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import syclrt
from syclopt import post_link
from syclopt.ir import Module
from syclrt import Errc, NdRange, Program, Queue, SyclError

_HEAD = 'target triple = "spirv64-unknown-unknown"\n'
USER = f"""{_HEAD}
define spir_kernel void @run(ptr addrspace(1) %out) #0 {{
  %value = call spir_func i32 @get(i32 4)
  store i32 %value, ptr addrspace(1) %out
  ret void
}}
declare spir_func i32 @get(i32)
attributes #0 = {{ "sycl-module-id"="user.cpp" }}
"""
LIBRARY = f"""{_HEAD}
define spir_func i32 @get(i32 %x) #0 {{
  %root = call spir_func float @sqrtf(float 9.0)
  %other = call spir_func float @_Z4fmaxff(float %root, float 1.0)
  %whole = fptosi float %other to i32
  %sum = add i32 %x, %whole
  ret i32 %sum
}}
declare spir_func float @sqrtf(float)
declare spir_func float @_Z4fmaxff(float, float)
attributes #0 = {{ "sycl-module-id"="library.cpp" }}
"""


def module(text: str) -> Module:
    return Module.parse(text)


def result(program: Program, queue: Queue, kernel: str = "run") -> int:
    """Run a kernel that stores one number, and return that."""
    out = np.zeros(1, "i4")
    queue.single_task(program.kernel(kernel), out).wait()
    return int(out[0])


def test_a_kernel_calls_functions_of_another_file(tmp_path: Path, queue: Queue) -> None:
    for name, text in (("user.ll", USER), ("library.ll", LIBRARY)):
        (tmp_path / name).write_text(text)
    program = syclrt.load(tmp_path / "user.ll", tmp_path / "library.ll")
    assert result(program, queue) == 7
    reasons = [(one.reason, one.because) for one in program.explain("run").images]
    assert reasons == [("main", ""), ("imported symbol", "get")]


def test_an_inline_function_of_opencl_c_may_have_no_body(queue: Queue) -> None:
    program = syclrt.load(module(USER + "!opencl.ocl.version = !{!0}\n!0 = !{i32 3, i32 0}\n"))
    with pytest.raises(SyclError, match=r"'run' uses 'get' \(if 'get' is 'inline' in OpenCL C, write 'static inline'"):
        result(program, queue)


def test_what_is_missing_may_be_loaded_later_and_unloaded(queue: Queue) -> None:
    program = syclrt.load(module(USER))
    for _ in range(2):
        problem = program.explain("run").problem
        message = "No device image found for external symbol get, which kernel 'run' needs in image 0 (<string>)"
        assert str(problem) == f"{message}: 'run' uses 'get'"
        assert not program.kernel("run").is_compatible(queue.device)
        with pytest.raises(SyclError, match="No device image found for external symbol get") as found:
            result(program, queue)
        assert found.value.code is Errc.BUILD
        library = program.load(module(LIBRARY))
        assert result(program, queue) == 7
        program.unload(library)
    program.load(module(LIBRARY.replace("9.0", "16.0")))
    assert result(program, queue) == 8


def test_libraries_may_need_each_other(queue: Queue) -> None:
    first = f"""{_HEAD}
define spir_func i32 @get(i32 %x) #0 {{
  %is_zero = icmp eq i32 %x, 0
  br i1 %is_zero, label %end, label %more
more:
  %half = call spir_func i32 @other(i32 %x)
  ret i32 %half
end:
  ret i32 100
}}
declare spir_func i32 @other(i32)
attributes #0 = {{ "sycl-module-id"="first.cpp" }}
"""
    second = f"""{_HEAD}
define spir_func i32 @other(i32 %x) #0 {{
  %less = sub i32 %x, 1
  %value = call spir_func i32 @get(i32 %less)
  %more = add i32 %value, 1
  ret i32 %more
}}
declare spir_func i32 @get(i32)
attributes #0 = {{ "sycl-module-id"="second.cpp" }}
"""
    assert result(syclrt.load(module(second), module(USER), module(first)), queue) == 104


DEAD = f"""{_HEAD}
define spir_kernel void @run(ptr addrspace(1) %out) #0 {{
  store i32 5, ptr addrspace(1) %out
  ret void
}}
define spir_func void @dead() #0 {{
  call spir_func void @_Z7nothingv()
  ret void
}}
declare spir_func void @_Z7nothingv()
attributes #0 = {{ "sycl-module-id"="a.cpp" }}
"""


def test_what_no_kernel_reaches_may_call_anything(queue: Queue) -> None:
    assert result(syclrt.load(module(DEAD)), queue) == 5
    whole = [*post_link(module(DEAD), exported_symbols=True, suppress_undefined_warnings=True)]
    assert result(syclrt.load(*whole), queue) == 5


def test_what_another_kernel_reaches_counts(queue: Queue) -> None:
    user = USER.replace("@run", "@other").replace("i32 @get(i32 4)", "i32 @get(i32 4)\n  call void @dead()")
    program = syclrt.load(module(DEAD), module(LIBRARY), module(f"{user}\ndeclare spir_func void @dead()\n"))
    with pytest.raises(SyclError, match="No device image found for external symbol _Z7nothingv"):
        result(program, queue, "other")
    assert result(program, queue) == 5


COUNTER = f"""{_HEAD}
@counter = internal addrspace(1) global i32 40, align 4
@table = internal addrspace(2) constant [2 x i32] [i32 1, i32 1]
define spir_kernel void @count(ptr addrspace(1) %out) {{
  %step = load i32, ptr addrspace(2) @table
  %old = atomicrmw add ptr addrspace(1) @counter, i32 %step seq_cst
  %now = load i32, ptr addrspace(1) @counter
  store i32 %now, ptr addrspace(1) %out
  ret void
}}
define spir_kernel void @look(ptr addrspace(1) %out) {{
  %now = load i32, ptr addrspace(1) @counter
  store i32 %now, ptr addrspace(1) %out
  ret void
}}
"""


def test_variables_keep_their_values_from_launch_to_launch(queue: Queue) -> None:
    program, out = syclrt.load(module(COUNTER)), np.zeros(1, "i4")
    count = program.kernel("count")
    for launched, shape in enumerate((NdRange(4, 1), NdRange(4, 2), 4, NdRange((2, 2), (1, 2)), NdRange(4, 4))):
        queue.parallel_for(shape, count, out).wait()
        assert out[0] == 44 + 4 * launched
    queue.parallel_for(NdRange(2, 2), program.kernel("look"), out).wait()
    assert out[0] == 60
    Queue(context=syclrt.Context()).single_task(program.kernel("look"), out).wait()
    assert out[0] == 40  # each context has its own
    assert result(syclrt.load(module(COUNTER)), queue, "look") == 40


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
    code = module(SPEC_CONSTANTS)
    program = syclrt.load(code) if options is None else syclrt.load(*post_link(code, **options))
    for place in (queue, Queue(context=syclrt.Context())):
        out = np.zeros(1, PAIR)
        place.single_task(program.kernel("run"), out, None).wait()
        assert out.tobytes() == np.array([(1, [3, 4], [2, 3], 7, 0)], PAIR).tobytes()


def test_emulated_constants_may_be_given(queue: Queue) -> None:
    program = syclrt.load(*post_link(module(SPEC_CONSTANTS), spec_constants="emulation"))
    values, out = np.zeros(24, "u1"), np.zeros(1, PAIR)
    values[:4].view("i4")[0] = 9
    queue.single_task(program.kernel("run"), out, values).wait()
    assert out["count"][0] == 9
