"""What the command says: of devices, and of what is linked for a kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from syclopt.files import STDOUT, write_file, write_stdout
from syclrt.backends.device import Device, devices, why_not
from syclrt.errors import Errc, SyclError
from syclrt.programs.program import load

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from syclrt.backends.resources import Resources
    from syclrt.programs.program import Program

VALUE_FORMS = "a number, true, false, or bytes:0a0b0c in hexadecimal"


def info(table: str | None = None, *, as_json: bool) -> int:
    """Print the devices, or what a program has. Raises `SyclError`, `FileError`."""
    if table is not None:
        return _program_info(load(table), as_json=as_json)
    listed = devices()
    found = [_facts(device) for device in listed]
    if as_json:
        import json

        print_lines([json.dumps(found, indent=2)])
        return 0
    lines: list[str] = []
    for device, facts in zip(listed, found, strict=True):
        lines.append(f"{device.backend}:{device.number}")
        for name, value in facts.items():
            shown = ", ".join(map(str, cast("list[object]", value))) if isinstance(value, list) else value
            lines.append(f"  {name}: {shown}")
    print_lines(lines)
    return 0


def _facts(device: Device) -> dict[str, object]:
    return {
        "backend": device.backend,
        "name": device.name,
        "vendor": device.vendor,
        "driver_version": device.driver_version,
        "architecture": device.architecture,
        "max_compute_units": device.max_compute_units,
        "max_work_group_size": device.max_work_group_size,
        "max_work_item_sizes": [*device.max_work_item_sizes],
        "sub_group_sizes": [*device.sub_group_sizes],
        "global_mem_size": device.global_mem_size,
        "local_mem_size": device.local_mem_size,
        "aspects": sorted(device.aspects),
    }


def _program_info(program: Program, *, as_json: bool) -> int:
    constants = [*program.specialization_constants.values()]
    if as_json:
        import json

        facts = [
            {"symbolic_id": one.symbolic_id, "type": one.type, "size": one.size, "default": one.default.hex()}
            for one in constants
        ]
        print_lines([json.dumps({"kernels": [*program.kernels], "specialization_constants": facts}, indent=2)])
        return 0
    kernels = [f"kernel {kernel}" for kernel in program.kernels]
    print_lines([*kernels, *(f"constant {constant}" for constant in constants)])
    return 0


def print_lines(lines: Iterable[str]) -> None:
    """Print lines to standard output. Raises `FileError`."""
    write_stdout("".join(f"{line}\n" for line in lines).encode("utf-8", "surrogateescape"))


def specialized(program: Program, settings: Sequence[str]) -> Program:
    """Return a program with the values of a command line, each `NAME=VALUE`. Raises `SyclError`."""
    if not settings:
        return program
    values: dict[str, object] = {}
    for text in settings:
        name, equals, value = text.partition("=")
        if not equals or name in values:
            problem = "the constant has two values" if equals else "expected NAME=VALUE"
            raise SyclError(f"--set {text}: {problem}", Errc.INVALID)
        values[name] = _value(text, value)
    return program.specialize(values)


def _value(text: str, value: str) -> object:
    """Return what a value on a command line is: a boolean, a number, or bytes in hexadecimal."""
    if value in ("true", "false"):
        return value == "true"
    try:
        if value.startswith("bytes:"):
            return bytes.fromhex(value.removeprefix("bytes:"))
        try:
            return int(value, 0)
        except ValueError:
            return float(value)
    except ValueError as error:
        message = f"--set {text}: expected {VALUE_FORMS} as the value"
        raise SyclError(message, Errc.INVALID) from error


def device_named(text: str | None) -> Device:
    """Return a device by its backend, or backend and number: "native_cpu:0"; without any, the default one.

    Raises `SyclError`.
    """
    if text is None:
        return Device.default()
    backend, colon, number = text.partition(":")
    found = devices(backend)
    if not found:
        raise SyclError(f"there is no device of '{backend}': {why_not(backend)}", Errc.INVALID)
    if not colon:
        return found[0]
    if not number.isdecimal() or int(number) >= len(found):
        names = ", ".join(f"{backend}:{at}" for at in range(len(found)))
        raise SyclError(f"there is no device '{text}': found {names}", Errc.INVALID)
    return found[int(number)]


def explain(table: str, kernel: str, device: str | None, dot: str | None, settings: Sequence[str] = ()) -> int:
    """Print what is linked for a kernel; the exit status is 1 if it could not run. Raises `SyclError`, `FileError`."""
    chosen = device_named(device)
    program = specialized(load(table), settings)
    explanation = program.explain(program.kernel(kernel), chosen)
    graph = explanation.to_dot().encode("utf-8", "surrogateescape") if dot is not None else b""
    if dot in STDOUT:
        write_stdout(graph)
        return int(explanation.problem is not None)
    if dot is not None:
        write_file(dot, graph)
    print_lines([str(explanation)])
    if explanation.problem is None and chosen.implementation.has_own_memory:
        print_lines([_resources(program.kernel(kernel).resources(chosen))])
    return int(explanation.problem is not None)


def _resources(found: Resources) -> str:
    work_groups = "1 work-group" if found.work_groups == 1 else f"{found.work_groups} work-groups"
    return (
        f"{found.registers} registers and {found.local_bytes} bytes of private memory a work-item, "
        f"{found.shared_bytes} bytes of local memory a work-group, {found.constant_bytes} bytes of constants; "
        f"at most {found.max_work_group_size} work-items a work-group, of which a multiprocessor runs {work_groups}"
    )
