"""What programs ask of devices, platforms and kernels (syclopt/device_info.def): the answers as bytes."""

from __future__ import annotations

import re
from functools import cache
from math import prod
from pathlib import Path
from struct import pack
from typing import TYPE_CHECKING

import syclopt
from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from syclrt.backends.device import Device
    from syclrt.programs.kernel import Kernel

_HEADERS = Path(syclopt.__file__).parent / "include" / "syclopt-sycl" / "syclopt"
_ROW = re.compile(r"^SYCLOPT_INFO\((\w+), (\d+),", re.MULTILINE)
_ARCHITECTURE, _SHARES_HOST_MEMORY = 200, 201
_UNKNOWN_ARCHITECTURE = 0x9900000000000000
_BACKEND_NUMBERS = {"cuda": 3, "native_cpu": 6}  # of `sycl::backend`
_PLATFORM_NAMES = {"cuda": "NVIDIA CUDA", "native_cpu": "syclrt"}
_CPU, _GPU = 0, 1  # of `info::device_type`
_SINGLE_CONFIG = (0, 1, 2, 3, 4, 5)  # of `info::fp_config`: all but those of software and of divisions
_ORDERS = (0, 1, 3, 4, 5)  # of `memory_order`
_SCOPES = (0, 1, 2, 3, 4)  # of `memory_scope`
_READ_WRITE_CACHE, _LOCAL_MEMORY = 2, 1
_EXECUTES_KERNELS = 0
_LARGEST_ARGUMENTS = 4096
_IMAGE_ARGUMENTS, _LARGEST_IMAGE = 128, 1 << 30  # images are memory: what headers allow in a dimension
_VECTOR_BYTES = {"native_cpu": 32, "cuda": 4}
_CACHE_LINES = {"native_cpu": 64, "cuda": 128}
_OPENCL_EXTENSIONS = {
    "cl_khr_fp64": "fp64",
    "cl_khr_fp16": "fp16",
    "cl_khr_int64_base_atomics": "atomic64",
    "cl_khr_int64_extended_atomics": "atomic64",
}


def device_info(device: Device, number: int, platforms: list[str]) -> bytes:
    """Return what is asked of a device. Raises `SyclError` where there is no answer."""
    name = _names().get(number)
    if number == _ARCHITECTURE:
        architecture = device.target.architecture
        return _wide(architecture.value if architecture else _UNKNOWN_ARCHITECTURE)
    if number == _SHARES_HOST_MEMORY:
        return _word(not device.implementation.has_own_memory)
    if name == "platform":
        return _word(platforms.index(device.backend))
    if name is None:
        raise SyclError(f"there is no information {number} of devices", Errc.INVALID)
    answer = _ANSWERS.get(name)
    if answer is None:
        answer = next((found for start, found in _BY_PREFIX.items() if name.startswith(start)), None)
    if answer is None:
        message = f"syclrt does not know info::device::{name} of '{device.name}'"
        raise SyclError(message, Errc.FEATURE_NOT_SUPPORTED)
    return answer(device, name)


def platform_info(backend: str, number: int, driver_version: str) -> bytes:
    """Return what is asked of a platform."""
    texts = (_PLATFORM_NAMES[backend], _vendor_of(backend), driver_version, "FULL_PROFILE")
    if number < len(texts):
        return texts[number].encode()
    return _word(_BACKEND_NUMBERS[backend])


def kernel_info(kernel: Kernel, device: Device, number: int) -> bytes:
    """Return what is asked of a kernel for a device (`enum syclopt_kernel_info`)."""
    size, sub_group = kernel.required_size, kernel.sub_group_size(device)
    most = prod(size) if size else device.max_work_group_size
    answers = (
        *(_size(most), _size(sub_group), _word(sub_group), _word(kernel.required_sub_group_size)),
        *(pack("<3Q", *reversed(size or (0, 0, 0))), _size(0), _word(-(-most // sub_group))),
    )
    if number >= len(answers):
        raise SyclError(f"there is no information {number} of kernels", Errc.INVALID)
    return answers[number]


@cache
def _names() -> dict[int, str]:
    """Return the names in `info::device` by their numbers."""
    text = (_HEADERS / "device_info.def").read_text(encoding="utf-8")
    return {int(number): name for name, number in _ROW.findall(text)}


def _word(value: int) -> bytes:
    return pack("<I", value)


def _wide(value: int) -> bytes:
    return pack("<Q", value)


_size = _wide


def _words(values: Iterable[int]) -> bytes:
    return b"".join(map(_word, values))


def _vendor_of(backend: str) -> str:
    return "NVIDIA Corporation" if backend == "cuda" else "syclopt"


def _vector_width(device: Device, name: str) -> bytes:
    """Return how many numbers of a type are a vector of the device."""
    kind = name.rpartition("_")[2]
    size = {"char": 1, "short": 2, "half": 2, "int": 4, "float": 4, "long": 8, "double": 8}[kind]
    if (kind == "half" and not device.has("fp16")) or (kind == "double" and not device.has("fp64")):
        return _word(0)
    return _word(max(1, _VECTOR_BYTES[device.backend] // size))


def _item_sizes(device: Device, name: str) -> bytes:
    dimensions = int(name[-1])
    return b"".join(map(_size, reversed(device.max_work_item_sizes[:dimensions])))


def _config(aspect: str) -> Callable[[Device, str], bytes]:
    return lambda device, _: _words(_SINGLE_CONFIG) if device.has(aspect) else b""


def _text(of: Callable[[Device], str]) -> Callable[[Device, str], bytes]:
    return lambda device, _: of(device).encode()


def _number(of: Callable[[Device], int]) -> Callable[[Device, str], bytes]:
    return lambda device, _: _word(of(device))


def _large(of: Callable[[Device], int]) -> Callable[[Device, str], bytes]:
    return lambda device, _: _wide(of(device))


def _list(*values: int) -> Callable[[Device, str], bytes]:
    return lambda _device, _name: _words(values)


def _opencl_extensions(device: Device) -> str:
    """Return what OpenCL calls the device's abilities, a zero after each name."""
    return "".join(f"{name}\0" for name, aspect in _OPENCL_EXTENSIONS.items() if device.has(aspect))


def _has(aspect: str) -> Callable[[Device], int]:
    return lambda device: int(device.has(aspect))


def _if_images(most: int) -> Callable[[Device], int]:
    return lambda device: most * device.has("image")


_NUMBERS: dict[str, Callable[[Device], int]] = {
    "device_type": lambda device: _CPU if device.has("cpu") else _GPU,
    "vendor_id": lambda device: 0x10DE if device.backend == "cuda" else 0,
    "max_compute_units": lambda device: device.max_compute_units,
    "max_work_item_dimensions": lambda _: 3,
    "max_clock_frequency": lambda _: 0,
    "address_bits": lambda _: 64,
    "image_support": _has("image"),
    "max_read_image_args": _if_images(_IMAGE_ARGUMENTS),
    "max_write_image_args": _if_images(_IMAGE_ARGUMENTS),
    "max_samplers": _if_images(_IMAGE_ARGUMENTS),
    "mem_base_addr_align": lambda _: 512,
    "global_mem_cache_type": lambda _: _READ_WRITE_CACHE,
    "global_mem_cache_line_size": lambda device: _CACHE_LINES[device.backend],
    "max_constant_args": lambda _: 8,
    "local_mem_type": lambda _: _LOCAL_MEMORY,
    "error_correction_support": lambda _: 0,
    "host_unified_memory": lambda device: not device.implementation.has_own_memory,
    "is_endian_little": lambda _: 1,
    "is_available": lambda _: 1,
    "is_compiler_available": lambda _: 1,
    "is_linker_available": lambda _: 1,
    "queue_profiling": lambda _: 1,
    "preferred_interop_user_sync": lambda _: 0,
    "partition_max_sub_devices": lambda _: 0,
    "max_num_sub_groups": lambda device: -(-device.max_work_group_size // min(device.sub_group_sizes)),
    "sub_group_independent_forward_progress": lambda device: int(device.backend == "cuda"),
    "usm_device_allocations": _has("usm_device_allocations"),
    "usm_host_allocations": _has("usm_host_allocations"),
    "usm_shared_allocations": _has("usm_shared_allocations"),
    "usm_restricted_shared_allocations": lambda _: 0,
    "usm_system_allocations": _has("usm_system_allocations"),
    "device_id": lambda device: device.number,
}
_LARGE: dict[str, Callable[[Device], int]] = {
    "max_work_group_size": lambda device: device.max_work_group_size,
    "max_mem_alloc_size": lambda device: device.global_mem_size,
    "max_parameter_size": lambda _: _LARGEST_ARGUMENTS,
    "global_mem_cache_size": lambda _: 0,
    "global_mem_size": lambda device: device.global_mem_size,
    "max_constant_buffer_size": lambda device: device.global_mem_size,
    "local_mem_size": lambda device: device.local_mem_size,
    "profiling_timer_resolution": lambda _: 1,
    "printf_buffer_size": lambda _: 1 << 20,
    "free_memory": lambda device: device.free_memory,
}
_TEXTS: dict[str, Callable[[Device], str]] = {
    "name": lambda device: device.name,
    "vendor": lambda device: device.vendor,
    "driver_version": lambda device: device.driver_version,
    "version": lambda device: device.driver_version,
    "backend_version": lambda device: device.driver_version,
    "profile": lambda _: "FULL_PROFILE",
    "opencl_c_version": lambda _: "",
    "extensions": _opencl_extensions,
    "built_in_kernels": lambda _: "",
}
_ANSWERS: dict[str, Callable[[Device, str], bytes]] = {
    **{name: _number(of) for name, of in _NUMBERS.items()},
    **{name: _large(of) for name, of in _LARGE.items()},
    **{name: _text(of) for name, of in _TEXTS.items()},
    "half_fp_config": _config("fp16"),
    "single_fp_config": lambda _device, _name: _words(_SINGLE_CONFIG),
    "double_fp_config": _config("fp64"),
    "atomic_memory_order_capabilities": _list(*_ORDERS),
    "atomic_fence_order_capabilities": _list(*_ORDERS),
    "atomic_memory_scope_capabilities": _list(*_SCOPES),
    "atomic_fence_scope_capabilities": _list(*_SCOPES),
    "execution_capabilities": _list(_EXECUTES_KERNELS),
    "sub_group_sizes": lambda device, _: b"".join(map(_size, device.sub_group_sizes)),
    "aspects": lambda device, _: _words(aspect.number for aspect in device.target.aspects),
}
_BY_PREFIX: dict[str, Callable[[Device, str], bytes]] = {
    "preferred_vector_width_": _vector_width,
    "native_vector_width_": _vector_width,
    "max_work_item_sizes_": _item_sizes,
    "image": _large(_if_images(_LARGEST_IMAGE)),
}
