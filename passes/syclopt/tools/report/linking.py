"""What a runtime must know to link images, and what each device that compilers know has to say of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from syclopt import names
from syclopt.errors import InputError
from syclopt.images.add_on_conditions import condition_in
from syclopt.images.machine_code import kind_in
from syclopt.images.properties import Blob
from syclopt.targets import Requirements, default_table
from syclopt.targets.nvidia_gpus import is_nvidia_gpu, rank_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.conditions.condition import Condition
    from syclopt.images.properties import Property
    from syclopt.targets import Target
    from syclopt.tools.report.inputs import ReportedImage

_PORTABLE = ("", "spir64", "spir64-unknown-unknown")
T = TypeVar("T")


class Links:
    """Requirements, conditions and kinds of code, each numbered once, and what devices say of them."""

    def __init__(self) -> None:
        self._requirements: dict[Requirements, int] = {}
        self._conditions: dict[str, tuple[int, Condition | None]] = {}
        self._codes: dict[tuple[str, str, str], int] = {}

    def of_image(self, image: ReportedImage) -> dict[str, Any]:
        """Return what links an image to others, and to devices. Raises `InputError` for properties that say nothing."""
        sets = image.sets
        virtual = sets.get(names.VIRTUAL_FUNCTIONS_SET, {})
        either = (names.CALLS_VIRTUAL_FUNCTIONS_KEY, names.USES_VIRTUAL_FUNCTIONS_KEY)
        calls = next(filter(None, (_listed(virtual, key) for key in either)), list[str]())
        provides = virtual.get(names.VIRTUAL_FUNCTIONS_KEY)
        needs = sets.get(names.ADD_ON_IMAGES_SET, {}).items()
        found: dict[str, Any] = {
            "requires": _number(self._requirements, Requirements.from_properties(sets, image.file)),
            "code": self._code(image),
            "kernels": self._kernels(image),
            "provides": provides.as_string() if isinstance(provides, Blob) else None,
            "dummy": bool(virtual.get(names.DUMMY_IMAGE_KEY)),
            "calls": calls,
            "creates": _listed(virtual, names.CREATES_VIRTUAL_FUNCTIONS_KEY),
            "imports": [*sets.get(names.IMPORTED_SYMBOLS_SET, {})],
            "exports": [*sets.get(names.EXPORTED_SYMBOLS_SET, {})],
            "needs": {group: self._condition(value) for group, value in needs},
            "adds": {group: value == 1 for group, value in sets.get(names.ADD_ON_IMAGE_SET, {}).items()},
            "globals": [*sets.get(names.DEVICE_GLOBALS_SET, {})],
            "fixed": bool(sets.get(names.MISC_SET, {}).get(names.SPEC_CONSTANTS_REPLACED_KEY)),
        }
        return {key: value for key, value in found.items() if value not in (None, False, [], {})}

    def devices(self) -> list[dict[str, Any]]:
        """Return the devices: of each requirement why it is denied, if conditions hold, how well it runs each code."""
        return [
            {
                "name": target.name,
                "denials": [next(iter(target.denials(one)), "") for one in self._requirements],
                "holds": [None if one is None else one.decide(target) for _, one in self._conditions.values()],
                "ranks": [_rank(target, *code) for code in self._codes],
            }
            for target in default_table()
        ]

    @property
    def targets(self) -> list[str]:
        """What each kind of code was made for ahead of time, "" for any device, by its number."""
        return [made_for for made_for, _, _ in self._codes]

    @property
    def conditions(self) -> list[str]:
        """The conditions in words, by their numbers."""
        return [*self._conditions]

    def _condition(self, value: Property) -> int:
        try:
            parsed = condition_in(value) if isinstance(value, Blob) else None
        except (InputError, ValueError):
            parsed = None
        words = str(parsed) if parsed is not None else "what is no condition"
        return self._conditions.setdefault(words, (len(self._conditions), parsed))[0]

    def _code(self, image: ReportedImage) -> int:
        required = image.sets.get(names.REQUIREMENTS_SET, {}).get(names.COMPILE_TARGET_KEY)
        target = required.as_string() if isinstance(required, Blob) else ""
        said = image.sets.get(names.MACHINE_CODE_SET, {}).get(names.CODE_ARCHITECTURE_KEY)
        architecture = said.as_string() if isinstance(said, Blob) else ""
        return _number(self._codes, ("" if target in _PORTABLE else target, kind_in(image.sets) or "", architecture))

    def _kernels(self, image: ReportedImage) -> list[str]:
        """Return the kernels, as the runtime has them: entry points neither exported nor virtual functions."""
        sets = image.sets
        if names.ADD_ON_IMAGE_SET in sets or names.VIRTUAL_FUNCTIONS_KEY in sets.get(names.VIRTUAL_FUNCTIONS_SET, {}):
            return []
        kernels = sets.get(names.KERNEL_NAMES_SET)
        if kernels is not None:
            return [symbol for symbol in image.symbols if symbol in kernels]
        exported = sets.get(names.EXPORTED_SYMBOLS_SET, {})
        return [symbol for symbol in image.symbols if symbol not in exported]


def _number(numbers: dict[T, int], value: T) -> int:
    return numbers.setdefault(value, len(numbers))


def _listed(virtual: Mapping[str, Property], key: str) -> list[str]:
    value = virtual.get(key)
    return [name for name in value.as_string().split(",") if name] if isinstance(value, Blob) else []


def _rank(device: Target, made_for: str, kind: str, architecture: str) -> int | None:
    """Return how well a device runs code: machine code by its rank, IR for it 1, IR for any 0; None: not at all."""
    if kind:
        rank = rank_of(architecture, kind, device.aot_device) if is_nvidia_gpu(device.name) else None
        return None if rank is None else rank + 2
    if not made_for:
        return 0
    known = default_table().find(made_for)
    if made_for == device.name:
        return 1
    if known is None:
        return None
    if known.architecture is None:
        return 1 if known.triple and known.triple == device.triple == known.name else None
    return 1 if known.architecture == device.architecture else None
