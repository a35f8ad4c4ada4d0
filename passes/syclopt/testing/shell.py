"""The command language of RUN lines: the part of a shell that lit's own shell has too.

    line     = pipeline ((';' | '&&' | '||') pipeline)*
    pipeline = command ('|' command)*
    command  = (word | redirect)+
    redirect = ('<' | '>' | '>>' | '2>' | '2>>' | '&>') word | '2>&1' | '1>&2' | '>&2'

Words know single quotes, double quotes and backslashes; an unquoted `*` or `?` makes a word a glob.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NoReturn

_TOKEN = re.compile(
    r"""\s*(?:
        (?P<dup>\d?>&\d)
      | (?P<redirect>&>|[012]?>>|[12]?>|0?<)
      | (?P<operator>\|\||&&|;|\|)
      | (?P<word>(?:[^\s'"\\|&;<>`]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+)
      | (?P<bad>\S)
    )""",
    re.VERBOSE,
)
_PART = re.compile(r"""'(?P<single>[^']*)'|"(?P<double>(?:[^"\\]|\\.)*)"|\\(?P<escaped>.)|(?P<plain>[^'"\\]+)""")
_DUPLICATES = {"2>&1": (2, 1), "1>&2": (1, 2), ">&2": (1, 2)}


class ShellError(Exception):
    """A RUN line that is not in the command language; `str()` says what stands in the way."""


@dataclass(frozen=True)
class Word:
    """One argument with its quotes resolved."""

    text: str
    is_glob: bool = False


@dataclass(frozen=True)
class Redirect:
    """Stream `fd` goes to (comes from) the file `target`, or to where stream `target` goes now."""

    fd: int
    mode: str
    target: Word | int


@dataclass(frozen=True)
class Command:
    """A program, its arguments and its redirections."""

    words: tuple[Word, ...]
    redirects: tuple[Redirect, ...]


@dataclass(frozen=True)
class Step:
    """A pipeline and the operator before it: `;` runs it always, `&&` and `||` look at the status so far."""

    operator: str
    commands: tuple[Command, ...]


def parse(text: str) -> tuple[Step, ...]:
    """Return the steps of one RUN line, or raise `ShellError`."""
    steps: list[Step] = []
    operator, commands = ";", list[Command]()
    words, redirects = list[Word](), list[Redirect]()

    def end_command() -> None:
        if not words:
            raise ShellError("a command is missing before '|', ';', '&&', '||' or the end of the line")
        commands.append(Command(tuple(words), tuple(redirects)))
        words.clear()
        redirects.clear()

    tokens = _tokens(text)
    for kind, token in tokens:
        if kind == "word":
            words.append(_word(token))
        elif kind == "dup":
            fd, onto = _DUPLICATES.get(token) or _refuse(token)
            redirects.append(Redirect(fd, "dup", onto))
        elif kind == "redirect":
            target = next(tokens, None)
            if target is None or target[0] != "word":
                raise ShellError(f"a file name is missing after '{token}'")
            redirects.extend(_redirects(token, _word(target[1])))
        else:
            end_command()
            if token != "|":
                steps.append(Step(operator, tuple(commands)))
                operator, commands = token, []
    end_command()
    steps.append(Step(operator, tuple(commands)))
    return tuple(steps)


def _tokens(text: str) -> Iterator[tuple[str, str]]:
    text = text.strip()
    position = 0
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None or match.lastgroup is None:
            break
        if match.lastgroup == "bad":
            _refuse(match["bad"])
        yield match.lastgroup, match[match.lastgroup]
        position = match.end()


def _refuse(token: str) -> NoReturn:
    hint = " (a quote that does not end?)" if token in "'\"" else ""
    raise ShellError(f"'{token}' is not known here{hint}: expected words, '|', ';', '&&', '||' and redirections")


def _word(token: str) -> Word:
    text: list[str] = []
    is_glob = False
    for part in _PART.finditer(token):
        if part.lastgroup in ("plain", "double") and "$(" in part[0]:
            raise ShellError("'$(...)' is not known here; write to a file below %t and read that")
        match part.lastgroup:
            case "double":
                text.append(re.sub(r'\\(["\\$])', r"\1", part["double"]))
            case "plain":
                is_glob = is_glob or "*" in part["plain"] or "?" in part["plain"]
                text.append(part["plain"])
            case group:
                text.append(part[group or 0])
    return Word("".join(text), is_glob)


def _redirects(token: str, target: Word) -> list[Redirect]:
    if token.endswith("<"):
        return [Redirect(0, "read", target)]
    if token == "&>":
        return [Redirect(1, "write", target), Redirect(2, "dup", 1)]
    fd = int(token[0]) if token[0].isdigit() else 1
    return [Redirect(fd, "append" if token.endswith(">>") else "write", target)]
