"""Programs of several sources: what is taken from where, what is left out, and values that stay in the code."""

from pathlib import Path

import numpy as np
import pytest
from tests.launches import launch

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
    launch(queue, 1, program.kernel(kernel), out)
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
        launch(queue, shape, count, out)
        assert result(program, queue, "look") == 44 + 4 * launched
    launch(queue, NdRange(2, 2), program.kernel("look"), out)
    assert out[0] == 60
    launch(Queue(queue.device, context=syclrt.Context(queue.device)), 1, program.kernel("look"), out)
    assert out[0] == 40  # each context has its own
    assert result(syclrt.load(module(COUNTER)), queue, "look") == 40
