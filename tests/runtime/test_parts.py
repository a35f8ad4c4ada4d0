"""Which kernels of a program are built together: those that share something, and no others."""

from typing import Any

import numpy as np
import pytest
from tests.launches import launch
from tests.runtime.built_programs import kernel, library_of, told_by
from tests.runtime.test_builds import ABORTS

import syclrt
from syclopt.ir import Module
from syclrt import Device, NdRange, Program, Queue

_HEAD = 'target triple = "spirv64-unknown-unknown"\n'
APART = "".join(
    f"""
define spir_kernel void @{name}(ptr addrspace(1) %out) {{
  store i32 {value}, ptr addrspace(1) %out
  ret void
}}
"""
    for name, value in (("one", 1), ("two", 2))
)
COUNTED = """
@count = internal addrspace(1) global i32 40
define internal spir_func i32 @next() {
  %old = load i32, ptr addrspace(1) @count
  %new = add i32 %old, 1
  store i32 %new, ptr addrspace(1) @count
  ret i32 %new
}
define spir_kernel void @counts(ptr addrspace(1) %out) {
  %n = call spir_func i32 @next()
  store i32 %n, ptr addrspace(1) %out
  ret void
}
define spir_kernel void @looks(ptr addrspace(1) %out) {
  %n = load i32, ptr addrspace(1) @count
  store i32 %n, ptr addrspace(1) %out
  ret void
}
"""
POINTED_TO = """
define internal spir_func void @note(ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %place = getelementptr i32, ptr addrspace(1) %out, i64 %id
  %number = trunc i64 %id to i32
  store i32 %number, ptr addrspace(1) %place
  ret void
}
define spir_kernel void @hands_on(ptr addrspace(1) %where) {
  store ptr @note, ptr addrspace(1) %where
  ret void
}
define spir_kernel void @calls(ptr addrspace(1) %where, ptr addrspace(1) %out) {
  %function = load ptr, ptr addrspace(1) %where
  call spir_func void %function(ptr addrspace(1) %out)
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch, device: Device) -> list[tuple[str, ...]]:
    """The kernels of each piece of machine code that is loaded."""
    found: list[tuple[str, ...]] = []
    backend = type(device.implementation)
    load: Any = backend.load

    def noted(self: object, code: bytes, kernels: list[str], variables: list[str], origin: Any = None) -> object:
        if origin is not None:  # it is no code of the runtime's own
            found.append((*kernels,))
        return load(self, code, kernels, variables, origin)

    monkeypatch.setattr(backend, "load", noted)
    monkeypatch.setattr(backend, "small_image", 0)
    return found


@pytest.fixture
def loads_of_small_images(
    loads: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch, device: Device
) -> list[tuple[str, ...]]:
    """The same, where kernels of an image that is not larger than `APART` and its like are built together."""
    monkeypatch.setattr(type(device.implementation), "small_image", 1 << 12)
    return loads


def program_of(text: str) -> Program:
    return syclrt.load(Module.parse(_HEAD + text))


def result(queue: Queue, program: Program, kernel: str) -> int:
    out = np.zeros(1, "i4")
    launch(queue, 1, program.kernel(kernel), out)
    return int(out[0])


def test_a_kernel_is_built_when_it_is_needed(queue: Queue, loads: list[tuple[str, ...]]) -> None:
    program = program_of(APART)
    assert result(queue, program, "two") == 2
    assert loads == [("two",)]
    assert result(queue, program, "one") == 1
    assert result(queue, program, "two") == 2
    assert loads == [("two",), ("one",)]


def test_kernels_of_a_small_image_are_built_together(
    queue: Queue, loads_of_small_images: list[tuple[str, ...]]
) -> None:
    program = program_of(APART)
    assert [result(queue, program, kernel) for kernel in ("two", "one", "two")] == [2, 1, 2]
    assert loads_of_small_images == [("one", "two")]


def test_kernels_of_a_larger_image_are_not(queue: Queue, loads_of_small_images: list[tuple[str, ...]]) -> None:
    copies = "".join(APART.replace("@", f"@more{number}_") for number in range(40))
    program = program_of(APART + copies)
    assert result(queue, program, "two") == 2
    assert loads_of_small_images == [("two",)]


def test_in_a_small_image_kernels_that_share_nothing_stay_apart_from_those_that_do(
    queue: Queue, loads_of_small_images: list[tuple[str, ...]]
) -> None:
    program = program_of(APART + COUNTED)
    assert [result(queue, program, kernel) for kernel in ("one", "counts", "looks")] == [1, 41, 41]
    assert loads_of_small_images == [("one",), ("counts", "looks")]


def test_each_size_of_work_groups_has_code_of_the_kernel_alone(
    queue: Queue, loads_of_small_images: list[tuple[str, ...]]
) -> None:
    program, out = program_of(APART), syclrt.zeros(1, "i4", queue)
    queue.parallel_for(NdRange(8, 4), program.kernel("two"), out).wait()
    assert loads_of_small_images == [("two",)]


def test_what_cannot_be_built_in_a_small_image_does_no_harm_to_the_rest(
    queue: Queue, loads_of_small_images: list[tuple[str, ...]]
) -> None:
    program = syclrt.load(Module.parse(ABORTS + APART))
    assert result(queue, program, "one") == 1
    with pytest.raises(syclrt.SyclError, match="cannot make code"):
        queue.single_task(program.kernel("aborts"))
    assert loads_of_small_images == [("one",)]


def test_kernels_with_the_same_variable_are_built_together(queue: Queue, loads: list[tuple[str, ...]]) -> None:
    program = program_of(APART + COUNTED)
    found = [result(queue, program, kernel) for kernel in ("one", "looks", "counts", "counts", "looks")]
    assert found == [1, 40, 41, 42, 42]
    assert loads == [("one",), ("counts", "looks")]


def test_the_variable_may_be_in_an_image_that_is_linked(loads: list[tuple[str, ...]]) -> None:
    counter = """
@count = internal addrspace(1) global i32 40
define spir_func i32 @next() "sycl-module-id"="library.cpp" {
  %old = load i32, ptr addrspace(1) @count
  %new = add i32 %old, 1
  store i32 %new, ptr addrspace(1) @count
  ret i32 %new
}
"""
    counting = "  %n = call spir_func i32 @next()"
    kernels = kernel("first", counting) + kernel("second", counting) + kernel("third", "  %n = add i32 3, 0")
    program = syclrt.load(*library_of(f"{kernels}declare spir_func i32 @next()\n", mode="none"), *library_of(counter))
    assert told_by(program, ["first", "second", "third", "first"]) == [41, 42, 3, 43]
    assert loads == [("first", "second"), ("third",)]


def test_a_function_may_be_called_that_another_kernel_hands_on(queue: Queue) -> None:
    program = program_of(POINTED_TO)
    where, out = syclrt.zeros(1, "u8", queue), syclrt.zeros(8, "i4", queue)
    queue.single_task(program.kernel("hands_on"), where).wait()
    queue.parallel_for(NdRange(8, 4), program.kernel("calls"), where, out).wait()
    assert np.asarray(out).tolist() == [*range(8)]
