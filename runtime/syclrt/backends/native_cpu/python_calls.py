"""Native functions that Python calls itself, with its objects: python_calls.cpp."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from syclrt.backends.backend import DirectLaunch, DirectParameter, PointerTarget

CALL_KERNEL, CALL_GRAPH, RUN_PACKED = "__native_call_kernel", "__native_call_graph", "__native_run_packed"
SHORT = 20_000  # nanoseconds: what takes less is done sooner than another thread has begun
LONG = 20_000_000  # nanoseconds: while it lasts, somebody may want to interrupt it
_MOST_PARAMETERS = 32
_VECTOR, _ONE, _NONE = 0x80, 0x08, 0x04  # METH_FASTCALL, METH_O, METH_NOARGS
_KINDS = {"float": 1, "double": 2, "pointer": 3}
_BITS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64}
_NAMES = ("argument", "itemsize", "allocation", "offset", "block", "context", "address")


class _Method(ctypes.Structure):
    """`PyMethodDef` of Python."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_uint64),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


class _Parameter(ctypes.Structure):
    """`Parameter` of python_calls.cpp."""

    _fields_ = tuple((name, ctypes.c_uint32) for name in ("kind", "bits", "place", "align", "number_size"))


class _Call(ctypes.Structure):
    """`Call` of python_calls.cpp."""

    _fields_ = (
        *((name, ctypes.c_uint64) for name in ("known", "pool", "kernel", "pointer_type", "context", "packed")),
        ("longest", ctypes.c_int64),
        ("bytes", ctypes.c_uint32),
        ("count", ctypes.c_uint32),
        ("parameters", _Parameter * _MOST_PARAMETERS),
    )


class _Replay(ctypes.Structure):
    """`Replay` of python_calls.cpp."""

    _fields_ = (("pool", ctypes.c_uint64), ("graph", ctypes.c_uint64), ("slice", ctypes.c_int64))


class KernelFunctions:
    """The native functions that launch kernels, at the addresses that are given, with threads of a pool."""

    def __init__(self, call: int, run_packed: int, pool: int) -> None:
        self._call = call
        self._pool = pool
        self._packed = _Method(b"packed", run_packed, _NONE, None)

    def call(
        self, kernel: int, parameters: Sequence[DirectParameter], target: PointerTarget, longest: int, keeps: object
    ) -> DirectLaunch | None:
        """Return what launches a kernel, at an address that `keeps` keeps; None if it has too many parameters.

        It runs at once what may, and has not taken more than `longest` nanoseconds.
        """
        if len(parameters) > _MOST_PARAMETERS:
            return None
        rows = (_Parameter(_KINDS.get(one.type, 0), _BITS.get(one.type, 0), *one[1:]) for one in parameters)
        state = _Call(
            ctypes.addressof(_KNOWN),
            *(self._pool, kernel, id(target.type), id(target.context), ctypes.addressof(self._packed)),
            *(longest, 8 * len(parameters), len(parameters)),
            (_Parameter * _MOST_PARAMETERS)(*rows),
        )
        return _callable(self._call, _VECTOR, state, (keeps, self))


def graph_call(function: int, pool: int, graph: int, nanoseconds: int, keeps: object) -> Callable[[bool], bool]:
    """Return what runs a graph, or goes on with a run that lasts, for some time and tells whether it lasts."""
    return _callable(function, _ONE, _Replay(pool, graph, nanoseconds), keeps)


def _callable(function: int, flags: int, state: ctypes.Structure, keeps: object) -> Callable[..., Any]:
    method = _Method(b"native", function, flags, None)
    kept = (ctypes.addressof(state), state, method, keeps)
    return cast("Callable[..., Any]", _NEW_FUNCTION(ctypes.addressof(method), kept, None))


_NEW_FUNCTION: Any = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)(
    ("PyCFunction_NewEx", ctypes.pythonapi)
)
_KNOWN = (ctypes.c_uint64 * 10)(id(None), id(int), id(float), *map(id, _NAMES))
