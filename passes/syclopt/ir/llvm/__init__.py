"""LLVM at the edges: its verifier, its bitcode, its passes. All of it runs in a worker process.

LLVM may abort on input that it does not expect. Then the worker ends, and here is an `LLVMCrash` that says what LLVM
last said; the next call starts another worker. LLVM drops debug information that has no or an old version flag, as
it always does; debug information that is wrong is an error.

Every function takes a `timeout` in seconds; without it, the variable SYCLOPT_LLVM_TIMEOUT holds, or ten minutes.
`with time_limit(seconds):` is for all that is called within.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from syclopt.errors import LLVMCrash, LLVMStopped, Location
from syclopt.ir.llvm.messages import debug_info_dropped, ended, frames_in, refused, says_gone
from syclopt.ir.llvm.old_spellings import readable
from syclopt.ir.llvm.places import place_in_module, place_in_text
from syclopt.ir.llvm.process import asked
from syclopt.ir.llvm.process import take_own_worker as take_own_worker
from syclopt.ir.llvm.process import time_limit as time_limit
from syclopt.ir.llvm_worker import wire
from syclopt.ir.llvm_worker.pass_names import PASSES, PIPELINES, check_passes
from syclopt.ir.text.names_in_text import outside_noise
from syclopt.ir.text.source import decode, encode
from syclopt.time_trace import span

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from syclopt.ir.llvm.messages import Locate
    from syclopt.ir.llvm.process import Answer
    from syclopt.ir.module import Module

# LLVM calls a module after its source file. Without one it would print the name of its buffer, "<string>".
_NO_SOURCE = b'source_filename = ""\n'
_SPIRV = "spirv64v1.4-unknown-unknown"
# Where SPV_KHR_float_controls2 is allowed, LLVM 22 uses an execution mode of it and does not name it.
_EXTENSIONS = "all,-SPV_KHR_float_controls2"


_PTX = "+ptx86"  # the version that CUDA 12.9 and all after it take
_EMISSION = outside_noise(r"(\bemissionKind:[ \t]*+)(?:FullDebug|LineTablesOnly)\b")
_WISH = '!"llvm.loop.vectorize.enable", i1'


class _Task(NamedTuple):
    """A request, and what its errors need."""

    operation: int
    doing: str
    data: bytes
    name: str
    locate: Locate
    argument: str = ""


def verify(module: Module, timeout: float | None = None) -> None:
    """Let LLVM's verifier judge a module. Raises `LLVMError` with what it says, `LLVMCrash` if LLVM ends."""
    locate = partial(place_in_module, module)
    _ask(_Task(wire.VERIFY, "verifying the module", readable(module.to_bytes()), module.name, locate), timeout)


def verify_text(text: bytes, name: str = "<string>", timeout: float | None = None) -> None:
    """Let LLVM parse and verify a text that `name` stands for. Raises `LLVMError`, `LLVMCrash`."""

    def locate(line: int, column: int) -> Location:
        return place_in_text(decode(text), name, line, column)

    _ask(_Task(wire.VERIFY, "verifying the module", readable(text), name, locate), timeout)


def to_bitcode(module: Module, timeout: float | None = None) -> bytes:
    """Return the bitcode of a module, which is verified first. Raises `LLVMError`, `LLVMCrash`."""
    return bytes(_ask(_task_about(module, wire.TO_BITCODE, "writing bitcode"), timeout))


def from_bitcode(data: bytes, name: str = "<bitcode>", timeout: float | None = None) -> bytes:
    """Return the text of a bitcode file that `name` stands for. Raises `LLVMError`, `LLVMCrash`."""

    def nowhere(line: int, column: int) -> Location:
        return Location(name, line, column)

    return bytes(_ask(_Task(wire.FROM_BITCODE, "reading bitcode", data, name, nowhere), timeout))


def run_passes(module: Module, passes: Sequence[str], timeout: float | None = None) -> Module:
    """Return the module that LLVM's passes make of a module, in the order given; see `known_passes`.

    LLVM prints it, so the text is in the manner of this LLVM. Raises `PipelineError` for a name that is not known,
    `LLVMError` for a module that is not valid, `LLVMCrash`.
    """
    from syclopt.ir.module import Module

    check_passes(passes)
    doing = f"running {', '.join(passes)}" if passes else "printing the module"
    text = _ask(_task_about(module, wire.RUN_PASSES, doing, ",".join(passes)), timeout)
    return Module.parse(bytes(text), module.name)


def to_spirv(module: Module, timeout: float | None = None) -> bytes:
    """Return the SPIR-V of a module of OpenCL-like device code, whatever its triple says.

    All of LLVM's extensions are allowed, and those that the code uses are named in it. Raises `LLVMError` for a module
    that is not valid, and for one whose SPIR-V would do something else; `LLVMCrash` for one that LLVM cannot express.
    """
    from syclopt.ir.llvm.spirv_gaps import check_builtins, check_no_gap
    from syclopt.ir.llvm.spirv_text import text_for_spirv

    check_no_gap(module)
    argument = f"{_SPIRV} {_EXTENSIONS}"
    task = _task_about(module, wire.EMIT, "writing SPIR-V", argument, text_for_spirv)
    code = bytes(_ask(task, timeout))
    check_builtins(code, module)
    return code


def to_object(module: Module, timeout: float | None = None) -> bytes:
    """Return an object file of a module for this machine; its code may be loaded anywhere.

    Raises `LLVMError` for a module that is not valid, `LLVMCrash` for one that LLVM cannot compile.
    """
    return bytes(_ask(_task_about(module, wire.EMIT, "writing an object file"), timeout))


class NativeCode(NamedTuple):
    """An object file, and the bytes of the frames of functions where the attribute "warn-stack-size" asked for them."""

    code: bytes
    frames: dict[str, int]


def to_native_code(module: Module, visible: Iterable[str], timeout: float | None = None) -> NativeCode:
    """Return the quickest code for this very machine; of its symbols only `visible` can be found.

    What ends LLVM is compiled again without vectors: its vectorizers stumble over volatile accesses in loops that are
    said to be parallel. Raises `LLVMError` for a module that is not valid, `LLVMCrash` for what LLVM cannot compile.
    """
    doing, symbols = "compiling for this machine", "\0".join(visible)
    try:
        answer = _answer(_task_about(module, wire.COMPILE, doing, symbols), timeout)
    except LLVMCrash:
        answer = _answer(_task_about(module, wire.COMPILE_PLAINLY, doing, symbols, _without_wishes), timeout)
    return NativeCode(bytes(answer.data), frames_in(answer))


def optimized_to_native_code(module: Module, timeout: float | None = None) -> bytes:
    """Return an object file for this very machine of a module that has been optimized, in which all symbols are found.

    Raises `LLVMError` for a module that is not valid, `LLVMCrash` for what LLVM cannot compile.
    """
    return bytes(_ask(_task_about(module, wire.COMPILE_OPTIMIZED, "compiling for this machine"), timeout))


def to_ptx(module: Module, architecture: str, visible: Iterable[str], timeout: float | None = None) -> bytes:
    """Return the quickest PTX of a module for NVIDIA's GPUs, for an architecture as `sm_90`, as CUDA 12.9 takes it.

    Of its symbols only `visible` can be found. Raises `LLVMError` for a module that is not valid, `LLVMCrash` for what
    LLVM cannot compile.
    """
    argument = "\0".join((architecture, _PTX, *visible))
    return bytes(_ask(_task_about(module, wire.EMIT_PTX, "making PTX", argument, _with_lines_alone), timeout))


def _with_lines_alone(text: str) -> str:
    """Return a text whose debug information tells of lines alone: with more, the driver hardly optimizes PTX."""
    return _EMISSION.sub(lambda found: f"{found[1]}DebugDirectivesOnly" if found[1] else found[0], text)


def _without_wishes(text: str) -> str:
    """Return a text whose loops do not say that they are to be vectorized."""
    return text.replace(f"{_WISH} true", f"{_WISH} false")


def get_ready() -> None:
    """Start what a later call needs, and do not wait for it."""
    asked().start()


def known_passes() -> tuple[str, ...]:
    """Return the names that `run_passes` takes, as `opt -passes=` spells them: passes, then standard pipelines."""
    return (*PASSES, *PIPELINES)


def text_for_llvm(module: Module) -> tuple[bytes, int]:
    """Return a text for LLVM that invents no name for the source file, and how many lines come before the module's."""
    text = readable(module.to_bytes())
    return (text, 0) if module.source_filename is not None else (_NO_SOURCE + text, 1)


def _task_about(
    module: Module, operation: int, doing: str, argument: str = "", prepare: Callable[[str], str] | None = None
) -> _Task:
    """Return a task about the text of a module, or about what `prepare` makes of it without another line."""
    text, before = text_for_llvm(module)
    if prepare is not None:
        text = encode(prepare(decode(text)))

    def locate(line: int, column: int) -> Location:
        return place_in_module(module, line - before, column)

    return _Task(operation, doing, text, module.name, locate, argument)


def _ask(task: _Task, timeout: float | None) -> bytearray:
    return _answer(task, timeout).data


def _answer(task: _Task, timeout: float | None) -> Answer:
    answer = _asked(task, timeout)
    if answer.status == wire.REFUSED and says_gone(bytes(answer.data)):
        from syclopt.ir.llvm.gone_expressions import with_instructions

        answer = _asked(task._replace(data=with_instructions(task.data)), timeout)
    if answer.status is None:
        raise ended(answer, task.doing, task.name)
    if answer.status == wire.REFUSED:
        raise refused(bytes(answer.data), answer.version, task.name, task.locate)
    if answer.status == wire.FAILED:
        raise LLVMCrash(f"LLVM {answer.version} failed while {task.doing}: {answer.data.decode()}", file=task.name)
    if error := debug_info_dropped(answer, task.name):
        raise error
    return answer


def _asked(task: _Task, timeout: float | None) -> Answer:
    try:
        with span(f"LLVM: {task.doing}", "LLVM", bytes=len(task.data), module=task.name):
            return asked().ask(task.operation, task.data, task.argument, timeout)
    except OSError as error:
        raise LLVMStopped(f"cannot start LLVM: {error.strerror or error}", file=task.name) from error
