"""split-file: cut one file into the parts that lines such as `;--- name` begin."""

import re
import shutil
import sys
from pathlib import Path

_SEPARATOR = re.compile(rb"^[^\w\r\n]*--- (\S(?:.*\S)?)[ \t]*\r?\n?$")


class SplitError(Exception):
    """A file without parts, or with two parts of one name."""


def split(text: bytes, *, leading_lines: bool = False) -> dict[str, bytes]:
    """Return the parts of `text` by name; with `leading_lines` each keeps its line numbers by blank lines before it.

    What stands before the first separator belongs to no part. Raises `SplitError`.
    """
    parts: dict[str, list[bytes]] = {}
    current: list[bytes] | None = None
    for index, line in enumerate(text.splitlines(keepends=True)):
        if match := _SEPARATOR.match(line):
            name = match[1].decode()
            if name in parts:
                raise SplitError(f"line {index + 1}: a second part named '{name}'")
            current = parts[name] = [b"\n" * (index + 1)] if leading_lines else []
        elif current is not None:
            current.append(line)
    if not parts:
        raise SplitError("no line such as ';--- name' was found")
    return {name: b"".join(lines) for name, lines in parts.items()}


def main(arguments: list[str]) -> int:
    """`split-file [--leading-lines] INPUT FOLDER`: write the parts of INPUT into a fresh FOLDER."""
    options = [a for a in arguments if a.startswith("--")]
    paths = [a for a in arguments if not a.startswith("--")]
    if set(options) - {"--leading-lines", "--no-leading-lines"} or len(paths) != 2:
        print("usage: split-file [--leading-lines] INPUT FOLDER", file=sys.stderr)
        return 1
    source, folder = map(Path, paths)
    try:
        parts = split(source.read_bytes(), leading_lines="--leading-lines" in options)
        if folder.is_dir():
            shutil.rmtree(folder)
        for name, content in parts.items():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    except (SplitError, OSError) as error:
        print(f"split-file: {source}: {error}", file=sys.stderr)
        return 1
    return 0
