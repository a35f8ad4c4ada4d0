"""The exception tree.

    SycloptError
    +-- InputError            what the user gave is wrong
    |   +-- FileError         a file cannot be opened, read or written
    |   +-- ParseError        the text is not LLVM IR (or not a pipeline, a table, a property file)
    |   |   +-- DuplicateError    one name is defined twice
    |   +-- UndefinedError    a name or number that nothing defines
    |   +-- LimitError        it asks for more than is taken; see `syclopt.limits`
    +-- PipelineError         unknown pass or option, or a value that an option does not take
    +-- EditError             an edit that cannot be made
    +-- LinkError             modules that cannot become one
    +-- PassFailed            a pass refuses its input
    +-- LLVMError             LLVM refuses a module
    |   +-- LLVMCrash         LLVM ended the worker process
    |   +-- LLVMStopped       somebody else did, or its time was over
    +-- FrontEndError         a compiler that modules come from is not there, or refuses a source
    |   +-- FrontEndCrash     it dies
    +-- AssemblerError        what makes machine code of PTX is not there, or refuses it
    +-- UsageError            a command line that cannot be understood
    +-- WorkerError           images cannot be finished where they were sent

Every message is one line: `file:line:column: error: what was found and what was expected`. Errors can be pickled.

`PassBug` stands outside of the tree: a pass breaks its contract, which its author alone can mend.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_EXCERPT = 32


class Location:
    """A place in a text: file name, line and column (both from 1), and the line with its caret."""

    __slots__ = ("column", "excerpt", "file", "line")

    def __init__(self, file: str, line: int, column: int, excerpt: str = "") -> None:
        self.file = file
        self.line = line
        self.column = column
        self.excerpt = excerpt

    @classmethod
    def at(cls, file: str, text: str, offset: int) -> Location:
        """Return the place of `offset` in `text`; the excerpt holds what surrounds it, a caret before it."""
        begin = text.rfind("\n", 0, offset) + 1
        stop = text.find("\n", offset)
        stop = len(text) if stop < 0 else stop
        before = text[max(begin, offset - _EXCERPT) : offset]
        after = text[offset : min(stop, offset + _EXCERPT)]
        excerpt = "".join(c if c.isprintable() else " " for c in f"{before.lstrip()}^{after.rstrip()}")
        return cls(file, text.count("\n", 0, begin) + 1, offset - begin + 1, excerpt)

    def __str__(self) -> str:
        return f"{_shown(self.file)}:{self.line}:{self.column}"


class SycloptError(Exception):
    """Whatever syclopt refuses. `str(error)` is one line that names the place, if there is one."""

    def __init__(self, message: str, location: Location | None = None, file: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.location = location
        self.file = file

    def __str__(self) -> str:
        message = " ".join(self.message.split())
        if self.location is None:
            return f"error: {message}" if self.file is None else f"{_shown(self.file)}: error: {message}"
        excerpt = f": '{self.location.excerpt}'" if self.location.excerpt else ""
        return f"{self.location}: error: {message}{excerpt}"

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), self.args, self.__dict__)


class InputError(SycloptError):
    """What the user gave is wrong."""


class FileError(InputError):
    """A file cannot be opened, read or written."""

    @classmethod
    def from_os(cls, action: str, path: object, error: OSError) -> FileError:
        """Turn an `OSError` met while doing `action` ("read", "write") into one line about `path`."""
        return cls(f"cannot {action}: {(error.strerror or str(error)).lower()}", file=str(path))


class ParseError(InputError):
    """The text does not follow its grammar."""


class DuplicateError(ParseError):
    """One name is defined twice."""


class UndefinedError(InputError, KeyError):
    """A name or number that nothing defines."""


class LimitError(InputError):
    """An input asks for more than is taken: for memory, or for levels inside each other."""


class PipelineError(SycloptError):
    """A pipeline names an unknown pass or option, or gives an option a value that it does not take."""


class EditError(SycloptError):
    """An edit that cannot be made."""


class LinkError(SycloptError):
    """Modules that cannot become one: a symbol defined twice, flags that contradict each other."""


class PassFailed(SycloptError):
    """A pass refuses its input."""

    def __init__(self, pass_name: str, message: str, location: Location | None = None) -> None:
        super().__init__(f"{pass_name}: {message}", location)
        self.pass_name = pass_name


class PassBug(RuntimeError):
    """A pass that breaks its contract: it ends the process, returns something else, or edits and does not say so."""


class LLVMError(SycloptError):
    """LLVM refuses a module."""


class LLVMCrash(LLVMError):
    """LLVM ended the worker process."""


class LLVMStopped(LLVMError):
    """The worker process was ended: by somebody else, or since its time was over. The same may work another time."""


class FrontEndError(SycloptError):
    """A compiler that modules come from is not there, refuses a source, or dies.

    `diagnostics` is all that it said about the source, as it would print it.
    """

    def __init__(
        self, message: str, location: Location | None = None, file: str | None = None, *, diagnostics: str = ""
    ) -> None:
        super().__init__(message, location, file)
        self.diagnostics = diagnostics


class FrontEndCrash(FrontEndError):
    """A compiler that modules come from dies."""


class AssemblerError(SycloptError):
    """What makes machine code of PTX is not there, or refuses it."""


class UsageError(SycloptError):
    """A command line that cannot be understood."""


class WorkerError(SycloptError):
    """Images cannot be finished where they were sent: a process that died, a cluster that is not there."""


def _restored(cls: type[SycloptError], arguments: tuple[object, ...], state: dict[str, object]) -> SycloptError:
    """Return an error as it was pickled; its class may take other arguments than `Exception`."""
    error = cls.__new__(cls, *arguments)
    error.__dict__.update(state)
    return error


def _shown(file: str) -> str:
    """Return a file name as a message shows it: on one line, and never as nothing."""
    if file.isprintable() and file:
        return file
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in file) or "''"


def nearest(word: str, known: Iterable[str], prefix: str = "") -> str:
    """Return `; did you mean 'a' or 'b'?` for the names of `known` closest to `word`, or ''.

    What all of them begin with, the `prefix`, makes no two of them alike; other names do not count.
    """
    from difflib import get_close_matches

    rests = [name.removeprefix(prefix) for name in known if name.startswith(prefix)]
    close = get_close_matches(word.removeprefix(prefix), rests, n=3, cutoff=0.6)
    if not close:
        return ""
    return "; did you mean " + " or ".join(f"'{prefix}{name}'" for name in close) + "?"
