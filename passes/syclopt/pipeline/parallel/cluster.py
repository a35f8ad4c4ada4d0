"""A Dask cluster as an executor: `dask:tcp://host:port`."""

from __future__ import annotations

import asyncio
import logging
import threading
import uuid
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

from syclopt.errors import InputError, WorkerError
from syclopt.pipeline.parallel.executors import WatchedExecutor

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future
    from typing import Self

_TIMEOUT = 5.0
_SCHEME = "dask:"
_Result = TypeVar("_Result")


def open_executor(text: str) -> DaskExecutor:
    """Return the executor that `text` names: `dask:ADDRESS`.

    Raises `InputError` for another text and when Dask is not installed, `WorkerError` when nothing answers there.
    """
    if not text.startswith(_SCHEME) or text == _SCHEME:
        raise InputError(f"unknown executor '{text}', expected dask:ADDRESS, as in dask:tcp://127.0.0.1:8786")
    return DaskExecutor(text.removeprefix(_SCHEME))


class DaskExecutor(WatchedExecutor):
    """Runs tasks on the workers of a Dask cluster, which tries them again on other workers when one dies."""

    def __init__(self, address: str) -> None:
        """Connect to the scheduler at `address`."""
        try:
            distributed: Any = import_module("distributed")
        except ImportError as error:
            raise InputError(
                f"dask:{address} needs Dask, which is not installed: pip install 'syclopt[dask]'"
            ) from error
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what it talks of is a line or an error here
        try:
            asyncio.run(_knock(address))
            self._client = distributed.Client(address, timeout=_TIMEOUT, set_as_default=False)
        except (OSError, ValueError) as error:
            raise WorkerError(f"no Dask scheduler answers at '{address}': {_line(error)}") from error
        self._executor: Any = self._client.get_executor(pure=False)
        self._prefix = f"syclopt-{uuid.uuid4().hex}:"
        self._lock = threading.Lock()
        self._lines: list[str] = []
        self.workers = sum(self._client.nthreads().values())
        if not self.workers:
            self._lines.append(f"warning: the Dask cluster at {address} has no workers yet; waiting for one")
        self._client.subscribe_topic("all", self._note)

    def __enter__(self) -> Self:
        return self

    def submit(self, fn: Callable[..., _Result], /, *args: Any, **kwargs: Any) -> Future[_Result]:
        """Run `fn` on the cluster; the text of its arguments stands for the call in messages."""
        key = f"{self._prefix}{', '.join(map(str, args))}"
        return self._executor.submit(fn, *args, **kwargs, key=key)

    def news(self) -> list[str]:
        """Return lines about workers that died since the last call."""
        with self._lock:
            lines, self._lines = self._lines, []
        return lines

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster, which goes on."""
        self._client.close()

    def _note(self, event: tuple[float, dict[str, Any]]) -> None:
        """Take in what the scheduler tells of all workers, in a thread of Dask's."""
        message = event[1]
        if message.get("action") != "remove-worker" or message.get("expected"):
            return
        keys = sorted(key for key in map(str, message.get("processing-tasks", ())) if key.startswith(self._prefix))
        lost = ", ".join(key.removeprefix(self._prefix) for key in keys)
        if lost:
            with self._lock:
                self._lines.append(f"warning: the Dask worker {message['worker']} died with {lost} to do; trying again")


async def _knock(address: str) -> None:
    """Connect to a scheduler and leave: a client that cannot connect would go on trying, and complain at exit."""
    comm: Any = import_module("distributed.comm")
    security: Any = import_module("distributed.security").Security()
    connection = await comm.connect(address, timeout=_TIMEOUT, **security.get_connection_args("client"))
    await connection.close()


def _line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__
