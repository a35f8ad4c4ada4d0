"""Write the CHECK lines of tests marked `; GOLDEN: auto` from what their RUN lines print now.

Of each RUN line that ends in `... | FileCheck %s`, the output is turned into checks of its first prefix: a
`-LABEL` and `-NEXT` lines a function, a plain check a line for all else; comments, blank lines between entities
and `source_filename` are left out. All checks stand after the header comment, in the order of the RUN lines;
writing twice gives the same bytes.
"""

import re
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from syclopt.errors import InputError, Location
from syclopt.testing import filecheck, golden, runline, tools
from syclopt.testing.execute import Executor
from syclopt.testing.runline import GoldenError, GoldenFile, RunLine
from syclopt.testing.shell import ShellError, Word
from syclopt.testing.tools import Tool

_LEFT_OUT = re.compile(r"\s*;|source_filename\b")
_DIRECTIVE = r"^[ \t]*;[ \t]*(?:{prefixes})(?:-(?:LABEL|NEXT|EMPTY|NOT|SAME|DAG|COUNT-\d+))?(?:\{{LITERAL\}})?:"


def updated(file: GoldenFile, text: str, executor: Executor) -> str:
    """Return `text` with its CHECK lines written anew. Raises `GoldenError` if a RUN line fails."""
    blocks: dict[str, list[str]] = {}
    for line in file.run_lines:
        request = _request(line, executor)
        if request is None or Path(request.check_file) != file.path:
            _run(line, file, executor)
            continue
        output = _checked_text(line, request, file, executor)
        prefix = request.prefixes[0]
        checks = list(checks_for(output, prefix))
        if not checks:
            raise _error(file, line, "prints nothing that could be checked")
        if blocks.setdefault(prefix, checks) != checks:
            raise _error(file, line, f"prefix '{prefix}' already stands for another output")
    return _with_checks(text, blocks)


def checks_for(output: str, prefix: str) -> Iterator[str]:
    """Yield the CHECK lines, as comments, that match `output`."""
    in_function = False
    for line in output.splitlines():
        if not line.strip():
            if in_function:
                yield f"; {prefix}-EMPTY:"
            continue
        if not in_function and _LEFT_OUT.match(line):
            continue
        suffix = "-NEXT" if in_function else "-LABEL" if line.startswith("define") else ""
        literal = "{LITERAL}" if "[[" in line or "{{" in line else ""
        yield f"; {prefix}{suffix}{literal}: {line.rstrip()}"
        in_function = line != "}" and (in_function or suffix == "-LABEL")


def update_file(path: Path, table: dict[str, Tool], scratch: Path, *, write: bool) -> bool:
    """Bring the file at `path` up to date (only if `write`); return whether it was not. Raises `InputError`."""
    file = runline.read(path)
    if not file.is_auto:
        raise GoldenError("has no mark '; GOLDEN: auto'", file=str(path))
    suite = golden.open_suite(table, scratch)
    before = path.read_bytes()
    try:
        after = updated(file, before.decode("utf-8", "surrogateescape"), suite.executor(file, scratch / path.name))
    except ShellError as error:
        raise GoldenError(str(error), file=str(path)) from None
    data = after.encode("utf-8", "surrogateescape")
    if write and data != before:
        path.write_bytes(data)
    return data != before


def main(arguments: list[str] | None = None, pyproject: Path | None = None) -> int:
    """`update_golden.py [--check] FILE...`: with `--check` write nothing, return 1 if a file is out of date."""
    arguments = sys.argv[1:] if arguments is None else arguments
    is_check = "--check" in arguments
    files = [Path(argument).resolve() for argument in arguments if argument != "--check"]
    if not files or any(file.name.startswith("-") for file in files):
        print("usage: update_golden.py [--check] FILE...", file=sys.stderr)
        return 2
    outdated = 0
    try:
        table = tools.table(golden.settings(pyproject)["golden_tools"] if pyproject else ())
        with tempfile.TemporaryDirectory() as scratch:
            for path in files:
                if update_file(path, table, Path(scratch), write=not is_check):
                    outdated += 1
                    print(f"{path}: {'out of date' if is_check else 'updated'}")
    except (InputError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return int(is_check and outdated > 0)


def _request(line: RunLine, executor: Executor) -> filecheck.Request | None:
    """Return what the FileCheck at the end of `line` is asked for, None if the line ends in something else."""
    final = line.steps[-1].commands[-1]
    if final.words[0].text != "FileCheck":
        return None
    try:
        return filecheck.read_arguments([text for word in final.words[1:] for text in executor.expand(word)])
    except filecheck.UsageError as error:
        raise ShellError(f"line {line.number}: FileCheck: {error}") from None


def _checked_text(line: RunLine, request: filecheck.Request, file: GoldenFile, executor: Executor) -> str:
    """Return what the FileCheck at the end of `line` reads, having run what comes before it."""
    last = line.steps[-1]
    *before, final = last.commands
    steps = (*line.steps[:-1], replace(last, commands=tuple(before))) if before else line.steps[:-1]
    output = _run(replace(line, steps=steps), file, executor)
    read_from = [executor.expand(r.target)[0] for r in final.redirects if r.fd == 0 and isinstance(r.target, Word)]
    if request.input_file != "-":
        read_from.append(request.input_file)
    data = Path(read_from[-1]).read_bytes() if read_from else output
    return data.decode("utf-8", "surrogateescape")


def _run(line: RunLine, file: GoldenFile, executor: Executor) -> bytes:
    outcome = executor.run(line)
    if outcome.status != 0:
        words = b" ".join(ran.stderr for ran in outcome.ran).decode("utf-8", "backslashreplace")
        raise _error(file, line, f"the RUN line failed with status {outcome.status}: {words}")
    return outcome.ran[-1].stdout if outcome.ran else b""


def _error(file: GoldenFile, line: RunLine, message: str) -> GoldenError:
    return GoldenError(message, Location(str(file.path), line.number, 1))


def _with_checks(text: str, blocks: dict[str, list[str]]) -> str:
    """Take the old checks of all prefixes out of `text`, put the new ones after its header comment."""
    newline = "\r\n" if "\r\n" in text else "\n"
    lines = text.replace("\r\n", "\n").split("\n")
    directive = re.compile(_DIRECTIVE.format(prefixes="|".join(map(re.escape, blocks))))
    kept = [line for line in lines if not directive.match(line)] if blocks else lines
    header_end = next((i for i, line in enumerate(kept) if not line.startswith(";")), len(kept))
    body = _without_leading_blanks(kept[header_end:])
    checks = [line for block in blocks.values() for line in ("", *block)]
    return newline.join([*kept[:header_end], *checks, "", *body])


def _without_leading_blanks(lines: Iterable[str]) -> list[str]:
    body = list(lines)
    while len(body) > 1 and not body[0].strip():
        del body[0]
    return body
