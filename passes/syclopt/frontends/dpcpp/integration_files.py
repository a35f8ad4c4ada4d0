"""The integration header and footer, read as soon as the front end has written them: long before it has ended."""

from __future__ import annotations

import os
from threading import Lock, Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import TracebackType
    from typing import Self

_CHUNK = 1 << 16


class IntegrationFiles:
    """Two files in a folder for the front end to write; the header, which it writes last, is a pipe with a name.

    `receive` is called in another thread with header and footer. Inside of a `with` statement the files are read;
    after it `header` and `footer` are what came first.
    """

    def __init__(self, folder: Path, receive: Callable[[str, str], None] | None) -> None:
        """Make the pipe."""
        self.header = self.footer = ""
        self._header_path, self._footer_path = folder / "header.h", folder / "footer.h"
        self._receive = receive
        self._lock = Lock()
        self._has_ended = False
        self._reader = Thread(target=self._read, daemon=True)
        os.mkfifo(self._header_path)
        self._pipe = os.open(self._header_path, os.O_RDONLY | os.O_NONBLOCK)
        self._writer: int | None = None
        self._hold()
        os.set_blocking(self._pipe, True)

    @property
    def options(self) -> tuple[str, ...]:
        """The options that make the front end write the files."""
        header, footer = f"-fsycl-int-header={self._header_path}", f"-fsycl-int-footer={self._footer_path}"
        return ("-Xclang", header, "-Xclang", footer)

    def __enter__(self) -> Self:
        self._reader.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._lock:
            self._has_ended = True
        self._let_go()
        self._reader.join()
        os.close(self._pipe)

    def _hold(self) -> None:
        """Open the pipe for writing, too: it then has no end before the front end writes to it."""
        with self._lock:
            if not self._has_ended:
                self._writer = os.open(self._header_path, os.O_WRONLY)

    def _let_go(self) -> None:
        with self._lock:
            writer, self._writer = self._writer, None
        if writer is not None:
            os.close(writer)

    def _read(self) -> None:
        """Read headers until the front end has ended: it may begin again, and must never wait for a reader."""
        while first := os.read(self._pipe, _CHUNK):
            self._let_go()
            parts = [first, *iter(lambda: os.read(self._pipe, _CHUNK), b"")]
            self._take(b"".join(parts).decode("utf-8", "surrogateescape"))
            self._hold()

    def _take(self, header: str) -> None:
        if self.header:
            return
        self.header, self.footer = header, self._footer_path.read_text("utf-8", "surrogateescape")
        if self._receive is not None:
            self._receive(self.header, self.footer)
