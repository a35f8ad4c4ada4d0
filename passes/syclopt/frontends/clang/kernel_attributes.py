"""SYCL's attributes of kernels, which clang drops: sources are compiled with macros of the headers in their place.

`[[sycl::reqd_sub_group_size(32)]]` becomes `SYCLOPT_reqd_sub_group_size(32)  `, which is as long, so that columns in
messages stay. clang takes the annotation that the macro stands for where it drops attributes: behind the parameters of
a lambda.
"""

from __future__ import annotations

import itertools
import os
import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.ir.text.patterns import at_end, compile_pattern

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_KNOWN = "reqd_sub_group_size|reqd_work_group_size|work_group_size_hint|device_has"
_PLAIN = r"[^()\[]|\[(?!\[)"  # never the begin of another list, so that each text is looked at once
_BALANCED = rf"\((?:{_PLAIN}|\((?:{_PLAIN}|\((?:{_PLAIN})*+\))*+\))*+\)"
_NAMED = rf"\w+(?:{_BALANCED})?"
_ONE = rf"(?:sycl|intel|cl)::{_NAMED}"
_SEVERAL = rf"\[\[\s*{_ONE}(?:\s*,\s*{_ONE})*\s*\]\]"
_UNQUALIFIED = rf"{_NAMED}(?:\s*,\s*{_NAMED})*"
_OF_USING = compile_pattern(
    rf"(?P<start>\[\[\s*using\s+(?P<namespace>sycl|intel|cl)\s*:(?!:)\s*)(?P<attributes>{_UNQUALIFIED}\s*)\]\]"
)
_LIST = rf"(?:{_SEVERAL}|\[\[\s*using\s+(?:sycl|intel|cl)\s*:(?!:)\s*{_UNQUALIFIED}\s*\]\])"
_RUN = compile_pattern(rf"{_LIST}(?:\s*{_LIST})*")
_WITHOUT_NAMESPACE = compile_pattern(_NAMED)
_ATTRIBUTE = compile_pattern(
    rf"(?P<before>(?:\[\[|,)\s*)?(?:sycl|intel|cl)::(?P<name>\w+)(?P<values>{_BALANCED})?(?P<end>\s*\]\])?"
)
_SPECIFIERS = compile_pattern(r"(?:\b(?:noexcept|constexpr)\b\s*+)++")
_NEAR = 64
_PARAMETERS = compile_pattern(r"\s*+\(")
_IN_LIST = compile_pattern(rf"(?:sycl|intel|cl)::({_KNOWN})\s*\((?!\s*\))")
_IS_KNOWN = compile_pattern(rf"::(?:{_KNOWN})\s*\(")
_INCLUDE = compile_pattern(r'^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"', re.MULTILINE)
_FOLDERS = ("-I", "-iquote", "-isystem")


def with_macros(text: str) -> str:
    """Return a source with macros in the place of attributes that passes know; others beside them are dropped, too.

    Where no macro can stand, before the parameters of a call operator or a lambda, clang's own attribute does. Behind
    `noexcept`, which clang takes no such macro after, it changes its place with that.
    """
    parts: list[str] = []
    done = 0
    for run in _RUN.finditer(text):
        lists = _OF_USING.sub(_with_namespace, run[0])
        if not _IS_KNOWN.search(lists):
            continue
        start = run.start()
        if _PARAMETERS.match(text, run.end()):
            new = _IN_LIST.sub(r"clang::SYCLOPT_OF_\1(", lists)
        else:
            new = _ATTRIBUTE.sub(_macro, lists).rstrip(" ").ljust(len(run[0]))
            if words := at_end(_SPECIFIERS, text, max(done, start - _NEAR), start):
                start = words.start()
                new += words[0]
        parts += [text[done:start], new]
        done = run.end()
    return "".join([*parts, text[done:]])


def _with_namespace(found: re.Match[str]) -> str:
    """Return a list that begins with `using` as one whose attributes each have the namespace."""
    attributes = _WITHOUT_NAMESPACE.sub(rf"{found['namespace']}::\g<0>", found["attributes"])
    lines = "\n" * found["start"].count("\n")
    return f"[[{lines}{attributes}]]".rjust(len(found[0]))


def remapping_options(source: str, options: Sequence[str], folder: Path) -> list[str]:
    """Return the options by which clang reads a source, and what it includes by quotes, with macros for attributes.

    What it reads then is in a folder in `folder`.
    """
    result: list[str] = []
    copies: Path | None = None
    for number, (path, text) in enumerate(_own_files(source, [*_folders(options)])):
        changed = with_macros(text)
        if changed == text:
            continue
        copies = copies or Path(tempfile.mkdtemp(prefix="macros_", dir=folder))
        copy = copies / f"{number}_{Path(path).name}"
        copy.write_text(changed, encoding="utf-8", errors="surrogateescape", newline="")
        result += ["-Xclang", "-remap-file", "-Xclang", f"{path};{copy}"]
    return result


def _macro(found: re.Match[str]) -> str:
    if not re.fullmatch(_KNOWN, found["name"]) or not (found["values"] or "").strip("() \t\r\n"):
        return "".join(character if character == "\n" else " " for character in found[0])
    before, end = found["before"] or "", found["end"] or ""
    macro = f"SYCLOPT_{found['name']}{found['values']}"
    lines = "\n" * before.count("\n")
    return lines + macro.rjust(len(found[0]) - len(end) - len(lines)) + re.sub(r"[^\n]", " ", end)


def _own_files(source: str, folders: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the names and texts of a source and of what it includes by quotes, and these by quotes."""
    waiting, known = [source], {source}
    while waiting:
        path = waiting.pop(0)
        try:
            text = Path(path).read_text(encoding="utf-8", errors="surrogateescape")
        except OSError:  # clang will say so
            continue
        yield path, text
        for name in _INCLUDE.findall(text):
            places = [os.path.join(place, name) for place in (os.path.dirname(path), *folders)]
            found = next((place for place in places if os.path.isfile(place)), None)
            if found is not None and found not in known:
                known.add(found)
                waiting.append(found)


def _folders(options: Sequence[str]) -> Iterator[str]:
    for option, following in itertools.zip_longest(options, options[1:], fillvalue=""):
        if option in _FOLDERS:
            yield following
        elif option.startswith(_FOLDERS):
            yield option.removeprefix("-iquote").removeprefix("-isystem").removeprefix("-I")
