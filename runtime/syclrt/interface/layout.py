"""The structures of syclopt/abi.h, and of what a program tells of itself, as ctypes has them."""

from __future__ import annotations

import ctypes
from ctypes import c_char_p, c_int, c_size_t, c_uint32, c_uint64, c_void_p

VERSION = 1
IN_ORDER, PROFILING = 1, 2  # enum syclopt_queue_flags
MEMORY_KINDS = ("host", "device", "shared")  # enum syclopt_memory, less what is unknown
UNKNOWN_MEMORY = 3
SUBMITTED, RUNNING, COMPLETE = range(3)  # enum syclopt_event_status
CAN_ACCESS, HAS_ATOMICS, ENABLE, DISABLE = range(4)  # enum syclopt_peer_access
ND_RANGE = 2  # enum syclopt_launch_kind

Three = c_size_t * 3


class Events(ctypes.Structure):
    """`struct syclopt_events`."""

    _fields_ = (("list", ctypes.POINTER(c_void_p)), ("count", c_size_t))


class Constant(ctypes.Structure):
    """`struct syclopt_constant`."""

    _fields_ = (("id", c_char_p), ("value", c_void_p), ("size", c_size_t))


class Launch(ctypes.Structure):
    """`struct syclopt_launch`."""

    _fields_ = (
        *(("kernel", c_void_p), ("callable", c_void_p), ("size", c_size_t), ("align", c_size_t)),
        *(("kind", c_uint32), ("dimensions", c_uint32)),
        *(("global_size", Three), ("local_size", Three), ("offset", Three)),
        *(("local_bytes", c_size_t), ("constants", ctypes.POINTER(Constant)), ("constant_count", c_size_t)),
    )


class Box(ctypes.Structure):
    """`struct syclopt_box`."""

    _fields_ = (("memory", c_void_p), ("size", c_size_t), ("extent", Three), ("stride", Three))


class Module(ctypes.Structure):
    """`struct syclopt_module`: what a program or a shared library tells of itself when it is loaded."""

    _fields_ = (
        *(("version", c_uint32), ("size", c_uint32)),
        *(("interface", ctypes.POINTER(c_void_p)), ("main", c_void_p)),
        *(("images", c_void_p), ("images_end", c_void_p), ("name", c_char_p)),
    )


_P, _U32, _SIZE = c_void_p, c_uint32, c_size_t
_NUMBER, _SIZES, _POINTERS = ctypes.POINTER(c_uint32), ctypes.POINTER(c_size_t), ctypes.POINTER(c_void_p)
_BYTES = (_P, _SIZE, _SIZES)  # room for a value, and how many bytes it has
_AFTER = (Events, _POINTERS)  # what a command waits for, and its event
_LAUNCH, _BOX = ctypes.POINTER(Launch), ctypes.POINTER(Box)

# Functions of `struct syclopt_interface` in their order, with the types of their parameters.
FUNCTIONS: dict[str, tuple[type, ...]] = {
    "last_error": (),
    "device_count": (_NUMBER,),
    "device_info": (_U32, _U32, *_BYTES),
    "device_has": (_U32, _U32, ctypes.POINTER(c_int)),
    "platform_info": (_U32, _U32, *_BYTES),
    "create_queue": (_U32, _U32, _POINTERS),
    "release_queue": (_P,),
    "wait_queue": (_P,),
    "queue_is_empty": (_P, ctypes.POINTER(c_int)),
    "retain_event": (_P,),
    "release_event": (_P,),
    "wait_events": (Events,),
    "event_status": (_P, _NUMBER),
    "event_profiling": (_P, _U32, ctypes.POINTER(c_uint64)),
    "event_wait_list": (_P, _POINTERS, _SIZE, _SIZES),
    "allocate": (_U32, _U32, _SIZE, _SIZE, _POINTERS),
    "release": (_P,),
    "pointer_info": (_P, _NUMBER, _NUMBER),
    "launch": (_P, _LAUNCH, *_AFTER),
    "copy": (_P, _P, _P, _SIZE, *_AFTER),
    "fill": (_P, _P, _P, _SIZE, _SIZE, *_AFTER),
    "prefetch": (_P, _P, _SIZE, *_AFTER),
    "advise": (_P, _P, _SIZE, c_int, *_AFTER),
    "barrier": (_P, *_AFTER),
    "host_task": (_P, _P, _P, *_AFTER),
    "add_device_global": (_P, c_char_p),
    "copy_to_device_global": (_P, _P, _SIZE, _P, _SIZE, *_AFTER),
    "copy_from_device_global": (_P, _P, _SIZE, _P, _SIZE, *_AFTER),
    "kernel_by_name": (c_char_p, _POINTERS),
    "kernel_info": (_P, _U32, _U32, *_BYTES),
    "kernel_is_compatible": (_P, _U32, ctypes.POINTER(c_int)),
    "create_graph": (_U32, _U32, _POINTERS, _POINTERS),
    "release_graph": (_P,),
    "graph_join": (_P, _U32, *_AFTER),
    "graph_edge": (_P, _P, _P),
    "graph_print": (_P, c_char_p, c_int),
    "graph_nodes": (_P, _POINTERS, _SIZE, _SIZES),
    "node_neighbours": (_P, c_int, _POINTERS, _SIZE, _SIZES),
    "node_type": (_P, _NUMBER),
    "node_set_launch": (_P, _LAUNCH),
    "finalize_graph": (_P, _U32, _POINTERS),
    "release_executable_graph": (_P,),
    "update_nodes": (_P, Events),
    "update_graph": (_P, _P),
    "submit_graph": (_P, _P, *_AFTER),
    "kernel_types": _BYTES,
    "begin_thread": (),
    "hold_threads": (),
    "let_threads_begin": (),
    "peer_access": (_U32, _U32, _U32, ctypes.POINTER(c_int)),
    "begin_host_use": (c_uint64, _POINTERS),
    "end_host_use": (_P,),
    "copy_box": (_P, _BOX, _BOX, *_AFTER),
    "fill_box": (_P, _U32, _BOX, _P, *_AFTER),
    "constant_ids": _BYTES,
}
TYPES = {
    name: ctypes.CFUNCTYPE(c_void_p if name == "last_error" else c_int, *parameters)
    for name, parameters in FUNCTIONS.items()
}


class Interface(ctypes.Structure):
    """`struct syclopt_interface`."""

    _fields_ = (("version", c_uint32), ("size", c_uint32), *((name, c_void_p) for name in FUNCTIONS))
