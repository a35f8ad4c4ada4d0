"""Functions of native code that Python calls itself: what they take of a kernel's arguments (python_arguments.hpp)."""

from __future__ import annotations

import ctypes
import sys
from types import MethodType
from typing import TYPE_CHECKING, Any, cast

from syclrt.backends.records import Argument, DirectMemory, Kept

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from syclrt.backends.graph_work import ChangedNumber, CommandTypes, UpdatedKernel
    from syclrt.backends.records import DirectParameter, QueueTypes

VECTOR, ONE, NOTHING = 0x80, 0x08, 0x04  # METH_FASTCALL, METH_O, METH_NOARGS
_VECTOR_AND_KEYWORDS = VECTOR | 0x02
_MOST_PARAMETERS = 32
_KINDS = {"float": 1, "double": 2, "pointer": 3}
_BITS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64}
_NUMBER_NAMES = ("command", "is_at_rest", "value")
_COMMAND_PARTS = ("arguments", "kernel", "shape", "launcher", "may_wait")
_UPDATE_NAMES = ("is_at_rest", "command", "launcher", "arguments")


class Method(ctypes.Structure):
    """`PyMethodDef` of Python."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_uint64),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


class _Parameter(ctypes.Structure):
    """`Parameter`."""

    _fields_ = tuple((name, ctypes.c_uint32) for name in ("kind", "bits", "place", "align", "number_size"))


class Taken(ctypes.Structure):
    """`Taken`: what a kernel takes."""

    _fields_ = (
        *((name, ctypes.c_uint64) for name in ("known", "context")),
        ("bytes", ctypes.c_uint32),
        ("count", ctypes.c_uint32),
        ("parameters", _Parameter * _MOST_PARAMETERS),
    )


class _Target(ctypes.Structure):
    """`Target`: an argument of a command group."""

    _fields_ = (
        *((name, ctypes.c_uint64) for name in ("group", "values")),
        ("parameter", _Parameter),
        ("index", ctypes.c_uint32),
    )


class _Numbers(ctypes.Structure):
    """`Numbers`: what a dynamic parameter changes."""

    _fields_ = (
        *((name, ctypes.c_uint64) for name in ("known", "command_type", "packed_type")),
        *((name, ctypes.c_uint64) for name in ("command", "is_at_rest", "value")),
        ("parts", ctypes.c_uint64 * len(_COMMAND_PARTS)),
        *((name, ctypes.c_uint64) for name in ("graph", "parameter", "targets", "count")),
    )


class GraphKernel(ctypes.Structure):
    """`GraphKernel`: a kernel of an executable graph."""

    _fields_ = (
        ("objects", ctypes.c_uint64 * (len(_UPDATE_NAMES) + 3)),
        *((name, ctypes.c_int64) for name in ("local_bytes", "bytes")),
    )


class _Member(ctypes.Structure):
    """`Member`."""

    _fields_ = tuple((name, ctypes.c_uint64) for name in ("name", "descriptor", "get", "set"))


class _Known(ctypes.Structure):
    """`Known`."""

    _fields_ = (("objects", ctypes.c_uint64 * 4), ("members", _Member * 2))


class Queues(ctypes.Structure):
    """`Queues`: what queues of a kind have in common."""

    _fields_ = (("objects", ctypes.c_uint64 * 11), ("members", _Member * 6))


class Place(ctypes.Structure):
    """`Place`: what a queue launches for."""

    _fields_ = (("objects", ctypes.c_uint64 * 2),)


def place_of(device: object, context: object) -> tuple[Place, object]:
    """Return what a queue launches for, a device and a reference to a context, and what has to be kept for it."""
    objects = device, context
    return Place((ctypes.c_uint64 * len(objects))(*map(id, objects))), objects


def rows_of(parameters: Sequence[DirectParameter]) -> bytes:
    """Return what native code reads of the parameters of a kernel, as bytes that can be kept."""
    return b"".join(map(bytes, map(_row, parameters)))


def maker_of_calls(function: int, keeps: object) -> Callable[..., Any]:
    """Return native code that makes calls of kernels with arguments of Python."""
    return function_of_python(function, VECTOR, _KNOWN, keeps)


def taken_by(rows: bytes, context: object) -> Taken | None:
    """Return what a kernel takes, by what `rows_of` returned, in a context; None if it has too many parameters."""
    count = len(rows) // ctypes.sizeof(_Parameter)
    if count > _MOST_PARAMETERS:
        return None
    found = Taken(ctypes.addressof(_KNOWN), id(context), 8 * count, count)
    ctypes.memmove(found.parameters, rows, len(rows))
    return found


def _row(parameter: DirectParameter) -> _Parameter:
    kind, bits = _KINDS.get(parameter.kind, 0), _BITS.get(parameter.kind, 0)
    return _Parameter(kind, bits, parameter.place, parameter.align, parameter.number_size)


def number_setter(
    function: int, changed: ChangedNumber, types: CommandTypes, keeps: object
) -> Callable[[object], bool]:
    """Return a native function that changes a number in command groups, and tells whether it has."""
    places = changed.places
    rows = (_Target(id(one.group), id(one.values), _row(one.parameter), one.at) for one in places)
    targets = (_Target * len(places))(*rows)
    parts = (ctypes.c_uint64 * len(_COMMAND_PARTS))(*map(id, _COMMAND_PARTS))
    state = _Numbers(
        *(ctypes.addressof(_KNOWN), *map(id, (*types, *_NUMBER_NAMES)), parts),
        *(id(changed.graph), id(changed.parameter), ctypes.addressof(targets), len(places)),
    )
    return function_of_python(function, ONE, state, (targets, places, changed.graph, types, keeps))


def graph_kernel(kernel: UpdatedKernel) -> GraphKernel:
    """Return what native code knows of a kernel of an executable graph; whoever asks keeps that."""
    objects = *_UPDATE_NAMES, kernel.group, kernel.node, kernel.launcher
    return GraphKernel((ctypes.c_uint64 * len(objects))(*map(id, objects)), kernel.local_bytes, kernel.num_bytes)


def function_of_python(function: int, flags: int, state: ctypes.Structure, keeps: object) -> Callable[..., Any]:
    """Return what calls native code with a state, and keeps that and more. `flags` tell how arguments are passed."""
    method = Method(b"native", function, flags, None)
    return cast("Callable[..., Any]", _NEW_FUNCTION(ctypes.addressof(method), kept(state, method, keeps), None))


def kept(state: ctypes.Structure, *keeps: object) -> tuple[object, ...]:
    """Return what native code finds a state by, which keeps that and more."""
    return (ctypes.addressof(state), state, *keeps)


def queues_known_by(
    known: QueueTypes, event: type, long_way: Callable[..., Any], graph_long_way: Callable[..., Any] | None = None
) -> tuple[Queues, object]:
    """Return what native methods of queues know, which make events of a type, or go long ways; and what keeps it."""
    types = int, tuple, *known.ranges, known.kernel, type(len), event
    objects = *types, None, MethodType, long_way, graph_long_way
    of_kernels = (_member(known.kernel, name) for name in ("direct", "recent"))
    of_events = (_member(known.handed_event, name) for name in ("queue", "line", "number"))
    members = _member(known.queue, "native"), *of_kernels, *of_events
    return Queues((ctypes.c_uint64 * len(objects))(*map(id, objects)), (_Member * len(members))(*members)), objects


def add_method(owner: type, name: str, function: int) -> object:
    """Give a class a native method; return what has to be kept for it."""
    method = Method(name.encode(), function, _VECTOR_AND_KEYWORDS, None)
    setattr(owner, name, _NEW_DESCRIPTOR(owner, ctypes.addressof(method)))
    return method


def method(function: int, state: ctypes.Structure, keeps: object) -> Callable[..., Any]:
    """Return a native method, with a state that it keeps, and more."""
    return cast("Callable[..., Any]", _NEW_METHOD(function_of_python(function, _VECTOR_AND_KEYWORDS, state, keeps)))


def _member(owner: type, name: str, attribute: str | None = None) -> _Member:
    """Return an attribute that a class has as a slot; its name where that has another one. Nobody drops the class."""
    descriptor = getattr(owner, name)
    get, put = (_FUNCTION_OF_TYPE(type(descriptor), one) for one in _OF_DESCRIPTORS)
    return _Member(id(sys.intern(attribute or name)), id(descriptor), get, put)


_OF_DESCRIPTORS = 54, 55  # Py_tp_descr_get, Py_tp_descr_set
_FUNCTION_OF_TYPE: Any = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_int)(
    ("PyType_GetSlot", ctypes.pythonapi)
)
_NEW_DESCRIPTOR: Any = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.py_object, ctypes.c_void_p)(
    ("PyDescr_NewMethod", ctypes.pythonapi)
)
_NEW_METHOD: Any = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.py_object)(("PyInstanceMethod_New", ctypes.pythonapi))
_NEW_FUNCTION: Any = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)(
    ("PyCFunction_NewEx", ctypes.pythonapi)
)
_KNOWN = _Known(
    (ctypes.c_uint64 * 4)(*map(id, (None, int, float, DirectMemory))),
    (_Member * 2)(_member(Argument, "_argument", "argument"), _member(Kept, "block")),
)
