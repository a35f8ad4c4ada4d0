"""The worker: a process of its own that holds LLVM, answers requests on its pipes, and may be killed by LLVM.

It ends when its input ends, in the middle of a request too, so it never outlives the process that started it.
"""

# llvmlite is not annotated.
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false
# pyright: reportUnknownParameterType=false, reportUnknownVariableType=false

from __future__ import annotations

import ctypes
import os
import re
import resource
import select
import threading
import warnings
from contextlib import contextmanager
from functools import cache, partial
from typing import TYPE_CHECKING, cast

from llvmlite import binding
from llvmlite.binding import ffi

from syclopt.ir.llvm_worker import wire
from syclopt.ir.llvm_worker.pass_names import PASSES, PIPELINES

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

_INPUT = 0
_STRING_OR_COMMENT = re.compile(rb'"[^"]*+"?|;[^\n\r]*+|/\*.*?\*/', re.DOTALL)

_RENAMED = (b"DW_CC_LLVM_OpenCLKernel", b"DW_CC_LLVM_DeviceKernel")  # what LLVM 21 calls by another name of that length

# Loops, and what says that they are not unrolled, which holds to the end unless the second wish stands beside it.
_LOOP = re.compile(rb"^(!\d+ = distinct !\{)(.*)\}$", re.MULTILINE)
_NOT_UNROLLED = re.compile(rb'^(!\d+) = !\{!"llvm\.loop\.unroll\.disable"\}$', re.MULTILINE)
_UNROLLED_LAST = re.compile(rb'^(!\d+) = !\{!"llvm\.loop\.pipeline\.disable", i1 true\}$', re.MULTILINE)
_UNROLLED = b'!{!"llvm.loop.unroll.full"}'
# Devices make vectors of work-items themselves, for their own hardware, and SPIR-V has vectors of few lengths.
_OF_DEVICES = re.compile(rb"\bspir_(?:func|kernel)\b")
_AFTER_UNROLLING = ("loop-unroll", "sroa", "instcombine", "simplifycfg")


class Refusal(Exception):
    """LLVM refuses its input; the argument is its message."""


def parse_text(text: bytearray, context: binding.ContextRef) -> binding.ModuleRef:
    """Return the module of a text of any bytes, which gets a null byte at its end. Raises `Refusal`."""
    if b"\0" in text:
        text = _without_nulls(text)
    try:
        return _parse_text(text, context)
    except Refusal:
        renamed = text.replace(*_RENAMED)
        if renamed == text:
            raise
        return _parse_text(renamed, context)


def _parse_text(text: bytearray, context: binding.ContextRef) -> binding.ModuleRef:
    text.append(0)
    characters = (ctypes.c_char * len(text)).from_buffer(text)
    with ffi.OutputString() as message:
        pointer = ffi.lib.LLVMPY_ParseAssembly(context, characters, message)
        if message:
            raise Refusal(message.bytes)
    return binding.ModuleRef(pointer, context)


def check(module: binding.ModuleRef) -> None:
    """Raise `Refusal` if LLVM's verifier refuses the module."""
    with ffi.OutputString() as message:
        if ffi.lib.LLVMPY_VerifyModule(module, message):
            raise Refusal(message.bytes)


def _without_nulls(text: bytearray) -> bytearray:
    """Spell null bytes so that a C string can hold them: LLVM skips them as blanks, and keeps them in strings."""

    def spelled(match: re.Match[bytes]) -> bytes:
        return match[0].replace(b"\0", b"\\00" if match[0].startswith(b'"') else b" ")

    return bytearray(_STRING_OR_COMMENT.sub(spelled, text).replace(b"\0", b" "))


def _parse_bitcode(data: bytearray, context: binding.ContextRef) -> binding.ModuleRef:
    characters = (ctypes.c_char * len(data)).from_buffer(data)
    with ffi.OutputString() as message:
        pointer = ffi.lib.LLVMPY_ParseBitcode(context, characters, len(data), message)
        if message:
            raise Refusal(message.bytes)
    return binding.ModuleRef(pointer, context)


def _print(module: binding.ModuleRef) -> bytes:
    module.name = ""  # else the text begins with a comment about it
    with ffi.OutputString() as text:
        ffi.lib.LLVMPY_PrintModuleToString(module, text)
        printed = cast("bytes", text.bytes)
        return printed.removeprefix(b"\n")  # which would set the name off, were there one


def _verify(data: bytearray, argument: str, context: binding.ContextRef) -> bytes:
    with parse_text(data, context) as module:
        check(module)
    return b""


def _to_bitcode(data: bytearray, argument: str, context: binding.ContextRef) -> bytes:
    with parse_text(data, context) as module:
        check(module)
        return module.as_bitcode()


def _from_bitcode(data: bytearray, argument: str, context: binding.ContextRef) -> bytes:
    with _parse_bitcode(data, context) as module:
        return _print(module)


def _run_passes(data: bytearray, argument: str, context: binding.ContextRef) -> bytes:
    with parse_text(data, context) as module:
        check(module)
        machine = _target_machine(module.triple)
        vectorizes = not module.triple.startswith("spir") and _OF_DEVICES.search(data) is None
        for name in argument.split(",") if argument else ():
            _run_pass(name, module, machine, vectorizes=vectorizes)
        return _print(module)


def _run_pass(
    name: str, module: binding.ModuleRef, machine: binding.TargetMachine | None, *, vectorizes: bool = True
) -> None:
    level = PIPELINES.get(name)
    options = binding.create_pipeline_tuning_options(level.speed if level else 2)
    if level:
        options.loop_vectorization = options.slp_vectorization = vectorizes and level.vectorize
        options.inlining_threshold = level.inlining
    with binding.create_pass_builder(machine, options) as builder:
        if level:
            manager = builder.getModulePassManager()
        else:
            manager = binding.create_new_module_pass_manager()
            getattr(manager, PASSES[name])()
        with manager:
            manager.run(module, builder)


@cache
def _target_machine(triple: str) -> binding.TargetMachine | None:
    """Return what tells passes the costs of a target; None for a target that this LLVM lacks."""
    binding.initialize_all_targets()
    try:
        target = binding.Target.from_triple(triple)
    except RuntimeError:
        return None
    return target.create_target_machine()


def _emit(data: bytearray, argument: str, context: binding.ContextRef) -> bytes:
    triple, _, extensions = argument.partition(" ")
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    if extensions:
        binding.set_option("syclopt", f"--spirv-ext={extensions}")
    with parse_text(data, context) as module:
        check(module)
        module.triple = triple or binding.get_default_triple()
        target = binding.Target.from_triple(module.triple)
        with target.create_target_machine(opt=0 if extensions else 2, reloc="pic") as machine:
            return machine.emit_object(module)


def _compile(data: bytearray, argument: str, context: binding.ContextRef, *, vectorizes: bool = True) -> bytes:
    visible = frozenset(argument.split("\0"))
    has_more_to_unroll = _UNROLLED_LAST.search(data) is not None
    with _for_this_machine(data, context) as (module, machine):
        _optimize(module, machine, visible, vectorizes=vectorizes)
        if not has_more_to_unroll:
            return machine.emit_object(module)
        with _unrolled(module, machine, context) as result:
            return machine.emit_object(result)


def _compile_optimized(data: bytearray, argument: str, context: binding.ContextRef) -> bytes:
    with _for_this_machine(data, context) as (module, machine):
        return machine.emit_object(module)


@contextmanager
def _for_this_machine(
    data: bytearray, context: binding.ContextRef
) -> Generator[tuple[binding.ModuleRef, binding.TargetMachine]]:
    """Give the module of a text, and what makes code of it."""
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    with parse_text(data, context) as module, _this_machine() as machine:
        check(module)
        module.triple = binding.get_default_triple()
        yield module, machine


@contextmanager
def _unrolled(
    module: binding.ModuleRef, machine: binding.TargetMachine, context: binding.ContextRef
) -> Generator[binding.ModuleRef]:
    """Give a module that is optimized with those loops unrolled that are to be so last, after what makes vectors."""
    text = _print(module)
    wish, never = _UNROLLED_LAST.search(text), _NOT_UNROLLED.search(text)
    if wish is None or never is None:
        yield module
        return

    def with_wish(found: re.Match[bytes]) -> bytes:
        nodes = found[2].split(b", ")
        return found[1] + b", ".join(_UNROLLED if one == never[1] and wish[1] in nodes else one for one in nodes) + b"}"

    with parse_text(bytearray(_LOOP.sub(with_wish, text)), context) as result:
        for name in _AFTER_UNROLLING:
            _run_pass(name, result, machine)
        yield result


def _optimize(
    module: binding.ModuleRef, machine: binding.TargetMachine, visible: frozenset[str], *, vectorizes: bool
) -> None:
    """Run all of LLVM's passes that make code quick; only symbols that are `visible` can be found later."""
    for value in (*module.functions, *module.global_variables):
        name = _name(value)
        if not (value.is_declaration or name in visible or name.startswith("llvm.")):
            value.linkage = "internal"
    options = binding.create_pipeline_tuning_options(3)
    options.loop_vectorization = options.slp_vectorization = vectorizes
    with binding.create_pass_builder(machine, options) as builder, builder.getModulePassManager() as manager:
        manager.run(module, builder)


@cache
def _prepare_ptx() -> None:
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    binding.set_option("syclopt", "--nvvm-reflect-add=__CUDA_PREC_SQRT=1")  # square roots of libdevice are exact


def _emit_ptx(data: bytearray, argument: str, context: binding.ContextRef) -> bytes:
    _prepare_ptx()
    cpu, features, *visible = argument.split("\0")
    with parse_text(data, context) as module:
        check(module)
        target = binding.Target.from_triple(module.triple)
        with target.create_target_machine(cpu=cpu, features=features, opt=3) as machine:
            _optimize(module, machine, frozenset(visible), vectorizes=True)
            return machine.emit_assembly(module).encode("utf-8", "surrogateescape")


def _name(value: binding.ValueRef) -> str:
    """Return the name of a symbol: llvmlite's own way knows UTF-8 alone."""
    return cast("bytes", ffi.lib.LLVMPY_GetValueName(value)).decode("utf-8", "surrogateescape")


def _this_machine() -> binding.TargetMachine:
    """Return what makes code for this processor, with vectors as wide as it has them, whatever LLVM prefers for it."""
    features = binding.get_host_cpu_features()
    text = features.flatten()
    if features.get("avx512f"):
        text += ",-prefer-256-bit"
    target = binding.Target.from_default_triple()
    return target.create_target_machine(
        cpu=binding.get_host_cpu_name(), features=text, opt=3, reloc="pic", codemodel="small"
    )


_OPERATIONS: dict[int, Callable[[bytearray, str, binding.ContextRef], bytes]] = {
    wire.VERIFY: _verify,
    wire.TO_BITCODE: _to_bitcode,
    wire.FROM_BITCODE: _from_bitcode,
    wire.RUN_PASSES: _run_passes,
    wire.EMIT: _emit,
    wire.COMPILE: _compile,
    wire.EMIT_PTX: _emit_ptx,
    wire.COMPILE_PLAINLY: partial(_compile, vectorizes=False),
    wire.COMPILE_OPTIMIZED: _compile_optimized,
}
# LLVM's writer of SPIR-V gives numbers of the module before to the blocks of the next one.
_ONCE_IN_A_PROCESS = frozenset({wire.EMIT})


def _answer(operation: int, argument: str, data: bytearray) -> tuple[int, bytes]:
    with binding.create_context() as context:
        try:
            return wire.DONE, _OPERATIONS[operation](data, argument, context)
        except Refusal as refusal:
            return wire.REFUSED, cast("bytes", refusal.args[0])
        except Exception as error:  # whatever it is, the one who asked is to hear of it
            return wire.FAILED, repr(error).encode("utf-8", "backslashreplace")


def _read(size: int) -> bytearray:
    data = bytearray(size)
    rest = memoryview(data)
    while rest:
        count = os.readv(_INPUT, [rest])
        if not count:
            os._exit(0)
        rest = rest[count:]
    return data


def _write(descriptor: int, status: int, data: bytes) -> None:
    for part in (wire.ANSWER.pack(status, len(data)), data):
        rest = memoryview(part)
        while rest:
            rest = rest[os.write(descriptor, rest) :]


def _exit_with_parent() -> None:
    poll = select.poll()
    poll.register(_INPUT, 0)  # no event is asked for: what always comes is the end of the other side
    poll.poll()
    os._exit(0)


def _answer_from_fork(answers: int, operation: int, argument: str, data: bytearray) -> None:
    """Answer from a process that ends afterwards; where LLVM ends it, this one ends in the same way."""
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):  # the other thread holds nothing
        child = os.fork()
    if not child:
        _watch_parent()
        _write(answers, *_answer(operation, argument, data))
        os._exit(0)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code < 0:
        os.kill(os.getpid(), -code)
    if code:
        os._exit(code)


def _watch_parent() -> None:
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def main() -> None:
    """Answer requests until the input ends."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    answers = os.dup(1)
    os.dup2(2, 1)  # what LLVM prints is no answer
    _watch_parent()
    _write(answers, wire.DONE, str(binding.llvm_version_info[0]).encode())
    while True:
        operation, argument_size, data_size = wire.REQUEST.unpack(_read(wire.REQUEST.size))
        argument = _read(argument_size).decode("utf-8", "surrogateescape")
        data = _read(data_size)
        if operation in _ONCE_IN_A_PROCESS:
            _answer_from_fork(answers, operation, argument, data)
        else:
            _write(answers, *_answer(operation, argument, data))
