"""Modules that no SYCL front end made: with the triples of processors, old pointers, built by llvmlite."""

import platform

import numpy as np
import pytest
from llvmlite import binding, ir
from tests.launches import launch

import syclrt
from syclopt import Module
from syclrt import Device, Errc, LocalMemory, NdRange, SyclError

OF_PROCESSORS = ("{}-unknown-linux-gnu", "{}-pc-linux-gnu", "{}-linux-gnu", "{}")
OF_NONE = ("unknown-unknown-unknown", "")
# Each work-item gives its number in the group to the one at the other end: by a variable and by an argument.
REVERSE = """
target triple = "TRIPLE"

@reverse.tile = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 16

define spir_kernel void @reverse(ptr addrspace(1) %out, ptr addrspace(3) %scratch) #0 {
  %l = call i64 @_Z12get_local_idj(i32 0)
  %g = call i64 @_Z13get_global_idj(i32 0)
  %mine = getelementptr i32, ptr addrspace(3) @reverse.tile, i64 %l
  %given = getelementptr i32, ptr addrspace(3) %scratch, i64 %l
  %number = trunc i64 %g to i32
  store i32 %number, ptr addrspace(3) %mine
  store i32 %number, ptr addrspace(3) %given
  call void @_Z7barrierj(i32 1) convergent
  %other = sub i64 63, %l
  %p = getelementptr i32, ptr addrspace(3) @reverse.tile, i64 %other
  %q = getelementptr i32, ptr addrspace(3) %scratch, i64 %other
  %a = load i32, ptr addrspace(3) %p
  %b = load i32, ptr addrspace(3) %q
  %both = add i32 %a, %b
  %place = getelementptr i32, ptr addrspace(1) %out, i64 %g
  store i32 %both, ptr addrspace(1) %place
  ret void
}
declare i64 @_Z12get_local_idj(i32) readnone
declare i64 @_Z13get_global_idj(i32) readnone
declare void @_Z7barrierj(i32) convergent
attributes #0 = { noinline optnone "target-features"="+nothing-that-there-is" }
"""


def typed(text: str) -> str:
    for space in (1, 3):
        text = text.replace(f"ptr addrspace({space}) @reverse.tile", f"ptr addrspace({space}) TILE")
        text = text.replace(f"ptr addrspace({space})", f"i32 addrspace({space})*")
    tile = "getelementptr ([64 x i32], [64 x i32] addrspace(3)* @reverse.tile, i64 0, i64 0)"
    return text.replace("TILE", tile)


def reversed_groups(text: str, kernel_name: str = "reverse") -> list[int]:
    """Run it for many groups, so that threads meet in local memory if they share it."""
    queue = syclrt.Queue()
    count = 64 * 512
    out = syclrt.zeros(count, "i4", queue)
    kernel = syclrt.load(Module.parse(text)).kernel(kernel_name)
    queue.parallel_for(NdRange(count, 64), kernel, out, LocalMemory(64 * 4)).wait()
    return out.to_numpy().tolist()


EXPECTED = (2 * np.arange(64 * 512).reshape(-1, 64)[:, ::-1]).ravel().tolist()


@pytest.mark.native_cpu("triples of processors")
@pytest.mark.parametrize("spelling", OF_PROCESSORS)
def test_code_for_this_processor_has_local_memory(spelling: str) -> None:
    """A triple of a processor does not say that anything has been lowered: groups have local memory of their own."""
    assert reversed_groups(REVERSE.replace("TRIPLE", spelling.format(platform.machine()))) == EXPECTED


@pytest.mark.parametrize("triple", OF_NONE)
def test_code_for_nothing_has_local_memory(triple: str) -> None:
    assert reversed_groups(REVERSE.replace("TRIPLE", triple)) == EXPECTED


def test_kernels_call_kernels() -> None:
    """OpenCL C has such calls, and a kernel that is called can be launched too."""
    outer = """
define spir_kernel void @outer(ptr addrspace(1) %out, ptr addrspace(3) %scratch) #0 {
  call spir_kernel void @reverse(ptr addrspace(1) %out, ptr addrspace(3) %scratch)
  ret void
}
"""
    text = REVERSE.replace("TRIPLE", "spir64-unknown-unknown") + outer
    assert reversed_groups(text, "outer") == EXPECTED
    assert reversed_groups(text) == EXPECTED


@pytest.mark.native_cpu("triples of processors")
def test_typed_pointers_with_the_triple_of_a_processor() -> None:
    assert reversed_groups(typed(REVERSE.replace("TRIPLE", OF_PROCESSORS[0].format(platform.machine())))) == EXPECTED


@pytest.mark.native_cpu("triples of processors")
def test_a_parameter_for_local_memory_is_known_by_the_metadata_of_opencl() -> None:
    """Where all pointers have one address space, as clang's code for processors has it."""
    text = REVERSE.replace("TRIPLE", OF_PROCESSORS[0].format(platform.machine()))
    text = text.replace("ptr addrspace(1)", "ptr").replace("ptr addrspace(3) %", "ptr %")
    text = text.replace("ptr addrspace(3) @", "ptr addrspacecast (ptr addrspace(3) @").replace("tile,", "tile to ptr),")
    text = text.replace("#0 {", "#0 !kernel_arg_addr_space !0 {") + "!0 = !{i32 1, i32 3}\n"
    assert reversed_groups(text) == EXPECTED
    parameters = syclrt.load(Module.parse(text)).kernel("reverse").parameters
    assert [parameter.kind for parameter in parameters] == ["pointer", "local"]


@pytest.mark.native_cpu("triples of processors")
def test_a_variable_that_may_be_in_local_memory_is_refused() -> None:
    text = REVERSE.replace("TRIPLE", OF_PROCESSORS[0].format(platform.machine())).replace("addrspace(3)", "")
    with pytest.raises(SyclError, match=r"'@reverse.tile' may be in local memory.*--target=spirv64") as caught:
        reversed_groups(text.replace(", ptr  %scratch", ", ptr addrspace(3) %scratch"))
    assert caught.value.code is Errc.BUILD


@pytest.mark.parametrize(
    "declaration",
    [
        "declare float @_Z3dotDv2_fS_(double, double)",  # as x86-64 passes two floats
        "declare float @_Z3dotDv4_fS_(ptr byval(<4 x float>), ptr byval(<4 x float>))",
        "declare double @_Z6vload2mPKf(i64, ptr)",
        "declare double @_Z13convert_char8Dv8_s(<8 x i16>)",
        "declare void @_Z3sinDv8_f(ptr sret(<8 x float>), <8 x float>)",
        "declare double @_Z6selectDv2_fS_Dv2_i(double, double, double)",
    ],
)
def test_vectors_that_are_taken_apart_are_refused(declaration: str, device: Device) -> None:
    """C's calling convention passes vectors in other ways than device code: a builtin so called would be wrong."""
    parameters = declaration.partition("(")[2].removesuffix(")").replace("void", "")
    arguments = ", ".join(f"{parameter} poison" for parameter in ([] if not parameters else split(parameters)))
    result, name = declaration.removeprefix("declare ").partition("(")[0].split(" ")
    text = (
        f"{declaration}\ndefine spir_kernel void @run() {{\n"
        f"  {'' if result == 'void' else '%r = '}call {result} {name}({arguments})\n  ret void\n}}\n"
    )
    with pytest.raises(SyclError, match=r"is called as processors pass vectors .*compile for devices"):
        syclrt.Queue(device).single_task(syclrt.load(Module.parse(text)).kernel("run"))


def split(parameters: str) -> list[str]:
    """Return parameters, which stand between commas outside of brackets."""
    found, depth = [""], 0
    for letter in parameters:
        depth += (letter in "(<") - (letter in ")>")
        if letter == "," and not depth:
            found.append("")
        else:
            found[-1] += letter
    return found


def scaling() -> ir.Module:
    module = ir.Module("scaling")
    number, pointer = ir.FloatType(), ir.PointerType(addrspace=1)
    ask = ir.Function(module, ir.FunctionType(ir.IntType(64), [ir.IntType(32)]), "_Z13get_global_idj")
    kernel = ir.Function(module, ir.FunctionType(ir.VoidType(), [number, pointer]), "scale")
    kernel.calling_convention = "spir_kernel"
    kernel.attributes.add("noinline")
    builder = ir.IRBuilder(kernel.append_basic_block())
    place = builder.gep(kernel.args[1], [builder.call(ask, [ir.IntType(32)(0)])], source_etype=number)
    builder.store(builder.fmul(kernel.args[0], builder.load(place, typ=number)), place)
    builder.ret_void()
    return module


@pytest.mark.parametrize("is_parsed", [False, True])
def test_modules_of_llvmlite_are_loaded(is_parsed: bool, device: Device) -> None:
    """Those that its builder made, and those that LLVM parsed."""
    module = binding.parse_assembly(str(scaling())) if is_parsed else scaling()
    queue = syclrt.Queue(device)
    x = syclrt.asarray(np.arange(5, dtype="f4"), queue)
    queue.parallel_for(5, syclrt.load(module).kernel("scale"), 3.0, x).wait()
    assert x.to_numpy().tolist() == [0, 3, 6, 9, 12]


def test_a_module_of_llvmlite_that_is_no_valid_ir_is_refused(device: Device) -> None:
    module = scaling()
    module.get_global("scale").blocks[0].instructions.pop()  # the terminator
    module.get_global("scale").attributes.add("optnone")
    with pytest.raises(SyclError):
        launch(syclrt.Queue(device), 1, syclrt.load(module).kernel("scale"), 1.0, np.zeros(1, "f4"))
