"""FileCheck: LLVM's options over the `filecheck` package.

What differs from using the package as it is: bytes that are not UTF-8 pass through, an option that is not known is
refused by name, and a CHECK-NOT looks at the text up to where the next match begins, not to where it ends.
Numeric expressions, `--implicit-check-not` and `--ignore-case` are not there; they are refused too.
"""

import io
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

from filecheck.compiler import compile_uops
from filecheck.finput import FInput, InputRange
from filecheck.matcher import Matcher
from filecheck.ops import CheckOp
from filecheck.options import DumpInputKind, Options
from filecheck.parser import Parser, pattern_for_opts

_FLAGS = {"allow-empty", "enable-var-scope", "match-full-lines", "strict-whitespace"}
_VALUES = {"check-prefix", "check-prefixes", "comment-prefixes", "dump-input", "input-file"}
_PREFIX = re.compile(r"[A-Za-z][\w-]*")


class UsageError(Exception):
    """An option that is not known, lacks its value, or a check file that is not named."""


@dataclass
class Request:
    """A FileCheck command line, read."""

    check_file: str = ""
    input_file: str = "-"
    prefixes: list[str] = field(default_factory=list[str])
    comment_prefixes: list[str] = field(default_factory=list[str])
    flags: set[str] = field(default_factory=set[str])
    variables: dict[str, str] = field(default_factory=dict[str, str])
    dump_input: str = "fail"


def read_arguments(arguments: list[str]) -> Request:
    """Return what `arguments` ask for; raise `UsageError`."""
    request = Request()
    todo = iter(arguments)
    for argument in todo:
        name, equals, value = argument.lstrip("-").partition("=")
        if not argument.startswith("-"):
            if request.check_file:
                raise UsageError(f"one check file is expected, found '{request.check_file}' and '{argument}'")
            request.check_file = argument
        elif argument.startswith("-D"):
            if not equals or name.startswith("D#"):
                raise UsageError(f"'{argument}': expected -DNAME=text")
            request.variables[name[1:]] = value
        elif name in _FLAGS and not equals:
            request.flags.add(name)
        elif name in _VALUES:
            if not equals and (following := next(todo, None)) is not None:
                value = following
            _set_value(request, name, value)
        else:
            raise UsageError(f"unknown option '{argument}'; known: {', '.join(sorted(_FLAGS | _VALUES))}, -DNAME=text")
    if not request.check_file:
        raise UsageError("no check file is named")
    request.prefixes = request.prefixes or ["CHECK"]
    request.comment_prefixes = request.comment_prefixes or ["COM", "RUN"]
    return request


def _set_value(request: Request, name: str, value: str) -> None:
    if not value:
        raise UsageError(f"option '{name}' needs a value")
    if name == "input-file":
        request.input_file = value
    elif name == "dump-input":
        if value not in ("fail", "never"):
            raise UsageError(f"option 'dump-input' takes 'fail' or 'never', found '{value}'")
        request.dump_input = value
    else:
        prefixes = value.split(",")
        if bad := [prefix for prefix in prefixes if not _PREFIX.fullmatch(prefix)]:
            raise UsageError(f"option '{name}': '{bad[0]}' is no prefix")
        (request.comment_prefixes if name == "comment-prefixes" else request.prefixes).extend(prefixes)


class _Matcher(Matcher):
    """Settles pending CHECK-NOTs where the next match begins: what it matches itself is not excluded."""

    def match_eventually(self, op: CheckOp) -> None:
        self._settle_exclusions(op)
        super().match_eventually(op)

    def match_immediately(self, op: CheckOp) -> None:
        self._settle_exclusions(op)
        super().match_immediately(op)

    def _settle_exclusions(self, op: CheckOp) -> None:
        start = self.ctx.negative_matches_start
        if start is None:
            return
        pattern, _ = compile_uops(op, self.ctx.live_variables, self.opts)
        if match := self.file.find(pattern, op.name == "SAME"):
            for exclusion in self.ctx.negative_matches_stack:
                self.check_not(exclusion, InputRange(start, match.start()))
            self.ctx.negative_matches_start = None
            self.ctx.negative_matches_stack = []


def main(arguments: list[str]) -> int:
    """`FileCheck [options] CHECK-FILE`: match standard input (or `--input-file`); 0 matches, 1 not, 2 misuse."""
    try:
        request = read_arguments(arguments)
        checks = Path(request.check_file).read_bytes().decode("utf-8", "surrogateescape")
        data = sys.stdin.buffer.read() if request.input_file == "-" else Path(request.input_file).read_bytes()
        return _match(request, checks, data.decode("utf-8", "surrogateescape"))
    except (UsageError, NotImplementedError) as error:  # the latter for what the library of checks cannot do
        print(f"FileCheck: error: {error}", file=sys.stderr)
    except OSError as error:
        print(f"FileCheck: error: {error.filename}: {error.strerror}", file=sys.stderr)
    return 2


def _match(request: Request, checks: str, content: str) -> int:
    options = Options(
        request.check_file,
        request.input_file,
        check_prefixes=request.prefixes,
        comment_prefixes=request.comment_prefixes,
        strict_whitespace="strict-whitespace" in request.flags,
        enable_var_scope="enable-var-scope" in request.flags,
        match_full_lines="match-full-lines" in request.flags,
        allow_empty="allow-empty" in request.flags,
        dump_input=DumpInputKind[request.dump_input.upper()],
        variables=dict(request.variables),
    )
    check_line, _ = pattern_for_opts(options)
    comment = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, request.comment_prefixes))}):")
    parser = Parser(options, io.StringIO(checks.replace("\r\n", "\n")), check_line, comment)
    text = FInput(request.input_file, FInput.canonicalize_line_ends(content))
    return _Matcher(options, text, parser).run()
