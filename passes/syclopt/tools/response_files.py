"""Response files: `@FILE` on a command line stands for the words in FILE, quoted as for GNU tools and LLVM."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.errors import FileError, UsageError

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

    Names of files are relative to the current folder. Raises `FileError` for a file that cannot be read, and
    `UsageError` for one that includes itself.
    """
    return [*_expanded(arguments, ())]


def _expanded(arguments: Sequence[str], around: tuple[str, ...]) -> Iterator[str]:
    for argument in arguments:
        if not argument.startswith("@"):
            yield argument
            continue
        path = argument[1:]
        if path in around:
            raise UsageError(f"response file '{path}' includes itself")
        yield from _expanded(words_of(_read(path)), (*around, path))


def words_of(text: str) -> list[str]:
    """Return the words of a response file. Blanks and line ends part them, but not in quotes.

    A backslash stands before a character that means itself, in quotes of both kinds too. A word of nothing but empty
    quotes is none.
    """
    words = [""]
    for piece in _PIECE.finditer(text):
        if piece["blank"] is not None:
            words.append("")
        elif piece["double"] is not None or piece["single"] is not None:
            words[-1] += _ESCAPE.sub(r"\1", piece["double"] or piece["single"] or "")
        else:
            words[-1] += piece["escaped"] or piece["plain"]
    return [word for word in words if word]


def _read(path: str) -> str:
    try:
        with open(path, "rb") as file:
            data = file.read()
    except OSError as error:
        raise FileError.from_os("read the response file", path, error) from error
    except ValueError:  # a null character in the name
        raise UsageError(f"'@{path}' names no file") from None
    if data.startswith(_UTF_16):
        return data.decode("utf-16", "replace")
    return data.removeprefix(_UTF_8).decode("utf-8", "surrogateescape")
