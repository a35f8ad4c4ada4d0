"""The command of the linker that clang would start: kept, since to ask for it takes a third of the time of a link.

It is what clang says with `-###`, and holds for the next link with the same words, whatever the names of the files that
are made for it: as long as compiler and linker, and the folders that clang chose, are as they were.
"""

from __future__ import annotations

import json
import os
import re
from typing import TYPE_CHECKING

from syclopt.disk_cache import digest
from syclopt.frontends.clang.precompiled_header import CACHE
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

ASKING = "-###"
"""The option with which clang says what it would start."""
_WORD = compile_pattern(r'"((?:[^"\\]|\\.)*+)"', re.DOTALL)
_COMMAND = compile_pattern(rf"^(?: {_WORD.pattern})+$", re.DOTALL | re.MULTILINE)
_ESCAPED = compile_pattern(r"\\(.)", re.DOTALL)
# What of the environment clang hears when it looks for a linker and for libraries.
_HEARD = ("PATH", "COMPILER_PATH", "LIBRARY_PATH", "GCC_EXEC_PREFIX", "CCC_OVERRIDE_OPTIONS", "CLANG_NO_DEFAULT_CONFIG")

# Words that mean the same to clang wherever it runs: it looks for nothing where they say, or they are for the linker.
_SAME_ANYWHERE = compile_pattern(
    r"/.*|-(?:l[^/]*|L.*|[OgmQ][^/]*|[sw]|W.*|std=.*|f[a-zA-Z-]+(?:=[a-z]+)?|shared|pthread|o)", re.DOTALL
)


def kept_linker_command(command: Sequence[str], files: Sequence[str]) -> list[str] | None:
    """Return the linker's command for one of clang, in which `files` are named; None where none is kept that holds."""
    found = CACHE.find(_key(command, files))
    if found is None:
        return None
    words: list[str | int]
    words, states = json.loads(found)
    if states != _states(command, words):
        return None
    return [word if isinstance(word, str) else files[word] for word in words]


def keep_linker_command(command: Sequence[str], files: Sequence[str], said: str) -> None:
    """Keep the linker's command that clang has said for one of its own. That of a link in several steps is not kept."""
    commands = [*commands_in(said)]
    if len(commands) != 1 or any(commands[0].count(file) != 1 for file in files):
        return
    numbers = {file: number for number, file in enumerate(files)}
    words: list[str | int] = [numbers.get(word, word) for word in commands[0]]
    CACHE.store(_key(command, files), json.dumps([words, _states(command, words)]).encode())


def commands_in(said: str) -> Iterator[list[str]]:
    """Yield the commands that clang says with `-###`: words in quotes, with backslashes before some characters."""
    for command in _COMMAND.finditer(said):
        yield [_ESCAPED.sub(r"\1", word) for word in _WORD.findall(command[0])]


def _key(command: Sequence[str], files: Sequence[str]) -> bytes:
    numbers = {file: f"\0{number}" for number, file in enumerate(files)}
    words = [numbers.get(word, word) for word in command]
    heard = [f"{name}={os.environ.get(name)}" for name in _HEARD]
    folder = "" if _is_same_anywhere([word for word in command if word not in numbers]) else os.getcwd()
    return digest("linker command", folder, *heard, *words)


def _is_same_anywhere(words: Iterable[str]) -> bool:
    paths = [path for name in _HEARD if name in os.environ for path in os.environ[name].split(os.pathsep)]
    return all(map(os.path.isabs, paths)) and all(map(_SAME_ANYWHERE.fullmatch, words))


def _states(command: Sequence[str], words: Iterable[str | int]) -> list[list[str | int]]:
    """Return when what clang chose last changed: itself and the linker, and folders, with those that have others."""
    chosen = [word for word in words if isinstance(word, str) and word not in command]
    paths = [path for word in chosen if os.path.isabs(path := word.removeprefix("-L"))]
    folders = {path if os.path.isdir(path) else os.path.dirname(path) for path in map(os.path.realpath, paths)}
    looked_at = {command[0], *chosen[:1], *folders, *map(os.path.dirname, folders)}
    return [[path, _changed(path)] for path in sorted(looked_at)]


def _changed(path: str) -> int:
    try:
        return os.stat(path).st_ctime_ns
    except OSError:
        return 0
