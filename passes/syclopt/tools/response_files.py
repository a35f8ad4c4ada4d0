"""Response files: `@FILE` on a command line stands for the words in FILE, quoted as for GNU tools and LLVM."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.errors import UsageError
from syclopt.files import read_source
from syclopt.limits import RESPONSE_WORDS, check, check_nesting

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_PIECE = re.compile(
    r"""(?P<blank>[ \t\r\n]+)|\\(?P<escaped>.)|"(?P<double>(?:[^"\\]|\\.)*\\?)(?:"|\Z)"""
    r"""|'(?P<single>(?:[^'\\]|\\.)*\\?)(?:'|\Z)|(?P<plain>[^ \t\r\n\\"']+|.)""",
    re.DOTALL,
)
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)
_UTF_8 = b"\xef\xbb\xbf"
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")


def expanded(arguments: Sequence[str]) -> list[str]:
    """Return the arguments with the words of response files in the place of each `@FILE`, also of those in the files.

    Names of files are relative to the current folder. Raises `FileError` for a file that cannot be read, `UsageError`
    for one that includes itself, and `LimitError` for files deep inside each other, or that stand for very many words.
    """
    known: dict[str, list[str]] = {}
    found: list[str] = []
    around: dict[str, None] = {}
    waiting: list[Iterator[str]] = [iter(arguments)]
    read = 0
    while waiting:
        argument = next(waiting[-1], None)
        if argument is None:
            waiting.pop()
            if around:
                around.popitem()
            continue
        if not argument.startswith("@"):
            found.append(argument)
            continue
        path = argument[1:]
        if path in around:
            raise UsageError(f"response file '{path}' includes itself")
        if path not in known:
            known[path] = words_of(_read(path))
        around[path] = None
        waiting.append(iter(known[path]))
        read += 1 + len(known[path])
        check_nesting(len(around), file=path)
        check("words in response files", read, RESPONSE_WORDS, file=path)
    return found


def words_of(text: str) -> list[str]:
    """Return the words of a response file. Blanks and line ends part them, but not in quotes.

    A backslash stands before a character that means itself, in quotes of both kinds too. A word of nothing but empty
    quotes is none.
    """
    words: list[str] = []
    parts: list[str] = []
    for piece in _PIECE.finditer(text):
        if piece["blank"] is not None:
            words.append("".join(parts))
            parts.clear()
        elif piece["double"] is not None or piece["single"] is not None:
            parts.append(_ESCAPE.sub(r"\1", piece["double"] or piece["single"] or ""))
        else:
            parts.append(piece["escaped"] or piece["plain"])
    return [word for word in (*words, "".join(parts)) if word]


def _read(path: str) -> str:
    data = read_source(path, "read the response file")
    if data.startswith(_UTF_16):
        return data.decode("utf-16", "replace")
    return data.removeprefix(_UTF_8).decode("utf-8", "surrogateescape")
