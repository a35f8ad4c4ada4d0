"""What every tool does around its work: errors become one line and an exit status."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_VERSION = ("-version", "--version")


def run_tool(name: str, body: Callable[[Sequence[str]], int], argv: Sequence[str] | None) -> int:
    """Call `body` with the command line; return the exit status: 1 for what the user can mend, 2 for a bug.

    An error without a place begins with the name of the tool.
    """
    arguments = sys.argv[1:] if argv is None else list(argv)
    if arguments and arguments[0] in _VERSION:
        return print_version(name)
    from syclopt.errors import SycloptError

    try:
        return body(arguments)
    except SystemExit:  # after --help
        return 0
    except SycloptError as error:
        line = str(error)
        print(f"{name}: {line}" if error.location is None and error.file is None else line, file=sys.stderr)
    except MemoryError:
        print(f"{name}: error: out of memory", file=sys.stderr)
    except BrokenPipeError:
        import os

        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # else the interpreter writes to the broken pipe again
    except KeyboardInterrupt:
        return 130
    except Exception:  # the last word about a bug
        import traceback

        traceback.print_exc()
        print(f"{name}: this is a bug in syclopt or in one of its passes", file=sys.stderr)
        return 2
    return 1


def print_version(name: str) -> int:
    """Print the version of a tool; return the exit status."""
    import syclopt

    print(f"{name} {syclopt.__version__}")
    return 0
