"""The integration header and footer, read as soon as the front end has written them: long before it has ended."""

from __future__ import annotations

import os
from threading import Event, Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import TracebackType
    from typing import Self

_PAUSE = 0.005  # seconds between two looks at the pipe
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
        self._has_ended = Event()
        self._reader = Thread(target=self._read, daemon=True)
        os.mkfifo(self._header_path)
        self._pipe = os.open(self._header_path, os.O_RDONLY | os.O_NONBLOCK)

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
        self._has_ended.set()
        self._reader.join()
        os.close(self._pipe)

    def _read(self) -> None:
        """Read headers until the front end has ended: it may begin again, and must never wait for a reader."""
        text = bytearray()
        while True:
            has_ended = self._has_ended.is_set()
            try:
                part = os.read(self._pipe, _CHUNK)
            except BlockingIOError:
                self._has_ended.wait(_PAUSE)
                continue
            text += part
            if part:
                continue
            if text:
                self._take(text.decode("utf-8", "surrogateescape"))
                text.clear()
            elif has_ended:
                return
            self._has_ended.wait(_PAUSE)

    def _take(self, header: str) -> None:
        if self.header:
            return
        self.header, self.footer = header, self._footer_path.read_text("utf-8", "surrogateescape")
        if self._receive is not None:
            self._receive(self.header, self.footer)
