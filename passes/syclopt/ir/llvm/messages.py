"""What LLVM says, made into errors of one line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.errors import LLVMCrash, LLVMError, LLVMStopped

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.errors import Location
    from syclopt.ir.llvm.process import Answer

    Locate = Callable[[int, int], Location]

_PLACE = re.compile(r"<string>:(\d+):(\d+): error: ([^\n]*)")
_BROKEN = "LLVM ERROR: Broken module found"
_BROKEN_DEBUG_INFO = re.compile(r"^warning: ignoring invalid debug info in .*$", re.MULTILINE)
_ASSERTION = re.compile(r"^\S+: (?:\S*/)?([^/\s]+:\d+): .*?(Assertion .* failed)\.?$")
_FOLDER = re.compile(r"(?<= )\S*/")
_REASON = re.compile(r"Assertion .* failed|^LLVM ERROR: |^UNREACHABLE executed|^(?:fatal )?error: ", re.IGNORECASE)
_FUNCTION = re.compile(r"In function: (.+)$")
_NOISE = re.compile(r"^\s*#?\d+[ .]|^PLEASE submit|^Stack dump|^Program arguments|stack frame size|^Aborted|^\s*$")
_FRAME = re.compile(
    rb"^warning: .*: stack frame size \((\d+)\) exceeds limit \(\d+\) in function '(.*)'$", re.MULTILINE
)
_GONE = "no longer supported"  # of constant expressions, which a reader of bitcode makes instructions of
_LONGEST = 600
_FROM_OUTSIDE = ("SIGKILL", "SIGTERM")


def says_gone(message: bytes) -> bool:
    """Tell whether LLVM's parser refused a constant expression that older LLVM had."""
    found = _PLACE.match(message.decode("utf-8", "replace"))
    return found is not None and found[3].endswith(_GONE)


def refused(message: bytes, version: str, file: str, locate: Locate) -> LLVMError:
    """Return the error for what LLVM's parser or verifier said; `locate` finds a line and column of the text."""
    text = message.decode("utf-8", "replace")
    if found := _PLACE.match(text):
        hint = "; in bitcode (clang -c -emit-llvm) they are read" if found[3].endswith(_GONE) else ""
        return LLVMError(f"LLVM {version}: {found[3]}{hint}", locate(int(found[1]), int(found[2])))
    return LLVMError(f"LLVM {version}: {_one_line(text)}", file=file)


def frames_in(answer: Answer) -> dict[str, int]:
    """Return the bytes of the frames that are larger than functions with the attribute "warn-stack-size" want."""
    found = _FRAME.findall(answer.printed)
    return {name.decode("utf-8", "surrogateescape"): int(size) for size, name in found}


def debug_info_dropped(answer: Answer, file: str) -> LLVMError | None:
    """Return the error for debug information so wrong that LLVM read the module without it, or None."""
    text = answer.printed.decode("utf-8", "replace")
    found = _BROKEN_DEBUG_INFO.search(text)
    if found is None:
        return None
    return LLVMError(f"LLVM {answer.version}: invalid debug info: {_one_line(text[: found.start()])}", file=file)


def ended(answer: Answer, doing: str, file: str) -> LLVMError:
    """Return the error for a worker that ended, or was ended, while `doing` something with `file`."""
    if answer.is_late:
        return LLVMStopped(f"LLVM {answer.version} was stopped while {doing}: {answer.end}", file=file)
    lines = [line.rstrip() for line in answer.printed.decode("utf-8", "replace").splitlines()]
    if not answer.version:
        return LLVMStopped(f"cannot start LLVM: {_last_words(lines) or answer.end}", file=file)
    for number, line in enumerate(lines):
        if line.startswith(_BROKEN) and number:
            return LLVMError(f"LLVM {answer.version}: {_one_line(chr(10).join(lines[:number]))}", file=file)
    if answer.end in _FROM_OUTSIDE:
        return LLVMStopped(f"LLVM {answer.version} was killed while {doing}: {answer.end}", file=file)
    function = next((found[1] for line in lines if (found := _FUNCTION.match(line))), None)
    end = f"LLVM {answer.version} ended while {doing}{f' of {function!r}' if function else ''}"
    words = _last_words(lines)
    return LLVMCrash(f"{end}: {words} ({answer.end})" if words else f"{end}: {answer.end}", file=file)


def _last_words(lines: list[str]) -> str:
    """Return the line that says why a process ended: the last reason there is, else the last line of any meaning."""
    telling = [number for number, line in enumerate(lines) if _REASON.search(line)]
    if not telling:
        return next((line.strip() for line in reversed(lines) if not _NOISE.match(line)), "")
    last = lines[telling[-1]]
    if last.startswith("UNREACHABLE") and telling[-1]:
        return f"{lines[telling[-1] - 1]}: {_FOLDER.sub('', last)}"
    return _ASSERTION.sub(r"\1: \2", last)


def _one_line(text: str) -> str:
    """Return the first line of a message, then what it is about."""
    lines = [" ".join(line.split()) for line in text.splitlines()]
    lines = [line for line in lines if line]
    if not lines:
        return "no reason given"
    line = "; ".join((lines[0].rstrip("!."), *lines[1:]))
    return line if len(line) <= _LONGEST else f"{line[:_LONGEST]}..."
