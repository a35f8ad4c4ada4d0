"""Images as the runtime holds them: what they say of themselves, and code that is read when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from syclopt import names
from syclopt.cached_property import cached_property
from syclopt.images.properties import Blob
from syclopt.targets import Requirements
from syclrt.disk_cache import digest, find, kept, store
from syclrt.errors import Errc, SyclError, told_as

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from syclopt.images.device_variables import Variable
    from syclopt.images.machine_code import CompiledKernel, MachineCode
    from syclopt.images.properties import Property, PropertySets
    from syclopt.ir import Module
    from syclrt.backends.device import Device
    from syclrt.programs.constant_records import ConstantRecord
    from syclrt.programs.kernel import KeptFacts
    from syclrt.programs.parts import Record
    from syclrt.programs.starts import MachineCodes

_OTHER_CODE = (b"\x03\x02\x23\x07", b"\x07\x23\x02\x03", b"\x7fELF")  # SPIR-V in either byte order, machine code
_PORTABLE = ("spir64", "spir64-unknown-unknown")


class Code:
    """How the code of an image is had: as a module, as bytes, and its first four bytes, if these matter."""

    def __init__(
        self, read: Callable[[], Module], data: Callable[[], bytes], start: Callable[[], bytes] = bytes
    ) -> None:
        self.read = read
        self.data = data
        self.start = start

    @classmethod
    def of_bytes(cls, code: bytes, name: str) -> Code:
        """Return how code is had that is here already; `name` is that of the module."""
        return cls(lambda: module_of(code, name), lambda: code, lambda: code[:4])


def module_of(code: bytes, name: str) -> Module:
    """Return the module that code is. Raises `SycloptError`."""
    from syclopt.ir import Module

    return Module.parse(code, name)


class LoadedImage:
    """One device image. `number` is its place in the order of loading, which its program gives it."""

    number: int

    def __init__(
        self,
        package: object,
        origin: str,
        symbols: Sequence[str],
        sets: PropertySets,
        code: Code,
        *,
        is_source: bool = False,
    ) -> None:
        """Take what is known. `package` is the same for images that were made together: their add-ons are numbered."""
        self.package = package
        self.origin = origin
        self.symbols = tuple(symbols)
        self.is_source = is_source
        """Whether it was made of a module while it was loaded, so that nobody has looked at what it imports."""
        self._read_sets = lambda: sets
        self.facts: Mapping[str, KeptFacts] = {}
        """What is known of kernels, as far as that is kept with the source."""
        self.machine_codes: MachineCodes | None = None
        """Machine code that is kept with its source."""
        self._read_records: Callable[[], dict[str, Record]] = dict
        self._code = code

    @classmethod
    def as_it_said(
        cls,
        package: object,
        origin: str,
        said: Mapping[str, Any],
        *,
        sets: Callable[[], PropertySets],
        records: Callable[[], dict[str, Record]],
        code: Code,
    ) -> LoadedImage:
        """Return an image of a source that said something of itself before: attributes of this class, and values.

        Its properties, and what its code says of kernels, are read when they are asked for.
        """
        found = cls.__new__(cls)
        found.__dict__.update(said)
        found.package, found.origin, found.is_source = package, origin, True
        found._read_sets, found._read_records, found._code = sets, records, code
        return found

    @property
    def sets(self) -> PropertySets:
        """The properties."""
        return self._sets

    @cached_property
    def _sets(self) -> PropertySets:
        return self._read_sets()

    @cached_property
    def records(self) -> dict[str, Record]:
        """What the code was found to say of kernels."""
        return self._read_records()

    @cached_property
    def module(self) -> Module:
        """The code. Raises `SyclError` (INVALID) for what is no IR."""
        with told_as(Errc.INVALID):
            return self._code.read()

    @cached_property
    def digest(self) -> bytes:
        """A digest of the code. Raises `SyclError` (INVALID) when it cannot be read."""
        return self.measured[0]

    @property
    def num_bytes(self) -> int:
        """The bytes of the code. Raises likewise."""
        return self.measured[1]

    @cached_property
    def measured(self) -> tuple[bytes, int]:
        """Both."""
        data = self.data
        return digest(data), len(data)

    @cached_property
    def machine_code(self) -> MachineCode | None:
        """What was made of the code ahead of time, if it was for a GPU. Raises `SyclError` (INVALID)."""
        if names.MACHINE_CODE_SET not in self.sets:
            return None
        from syclopt.images.machine_code import MachineCode

        with told_as(Errc.INVALID):
            return MachineCode.described(self.sets, self._code.data(), self.origin)

    def compiled(self, kernel: str) -> CompiledKernel | None:
        """Return what is known of a kernel in machine code; None for an image without.

        Raises `SyclError` (INVALID) for a kernel of which nothing is known.
        """
        if self.machine_code is None:
            return None
        found = self.machine_code.kernels.get(kernel)
        if found is None:
            message = f"{self.origin} has machine code, of whose kernel '{kernel}' its properties tell nothing"
            raise SyclError(message, Errc.INVALID, kernel=kernel)
        return found

    @cached_property
    def is_ir(self) -> bool:
        """Whether the code is LLVM IR: text or bitcode, not SPIR-V or machine code. Raises `SyclError` (INVALID)."""
        if names.MACHINE_CODE_SET in self.sets:
            return False
        with told_as(Errc.INVALID):
            start = self._code.start()
        return start not in _OTHER_CODE and b"\0" not in start

    @cached_property
    def target(self) -> str:
        """What the image is compiled for ahead of time; "" if it is for any device."""
        named = self._required.get(names.COMPILE_TARGET_KEY)
        target = named.as_string() if isinstance(named, Blob) else ""
        return "" if target in _PORTABLE else target

    @cached_property
    def requirements(self) -> Requirements:
        """What the image requires of a device. Raises `SyclError` (INVALID) for properties that say nothing."""
        with told_as(Errc.INVALID):
            return Requirements.from_properties(self.sets, self.origin)

    @cached_property
    def work_group_size(self) -> tuple[int, ...]:
        """The work-group size that a device must be able to have, if there is one."""
        wide = self._required.get(names.REQD_WORK_GROUP_SIZE_64_KEY)
        if isinstance(wide, Blob):
            return wide.as_u64()
        narrow = self._required.get(names.REQD_WORK_GROUP_SIZE_KEY)
        return narrow.as_u32() if isinstance(narrow, Blob) else ()

    @cached_property
    def provides(self) -> str | None:
        """The set of virtual functions that the image has, if it has one."""
        name = self._virtual.get(names.VIRTUAL_FUNCTIONS_KEY)
        return name.as_string() if isinstance(name, Blob) else None

    @cached_property
    def is_dummy(self) -> bool:
        """Whether the functions are stand-ins."""
        return bool(self._virtual.get(names.DUMMY_IMAGE_KEY))

    @cached_property
    def calls(self) -> tuple[str, ...]:
        """The sets whose functions may be called."""
        return self._listed(names.CALLS_VIRTUAL_FUNCTIONS_KEY) or self._listed(names.USES_VIRTUAL_FUNCTIONS_KEY)

    @cached_property
    def creates(self) -> tuple[str, ...]:
        """The sets of objects that may be created."""
        return self._listed(names.CREATES_VIRTUAL_FUNCTIONS_KEY)

    @property
    def imports(self) -> tuple[str, ...]:
        """The symbols that other images must have."""
        return tuple(self.sets.get(names.IMPORTED_SYMBOLS_SET, {}))

    @cached_property
    def exports(self) -> tuple[str, ...]:
        """The symbols that other images may use."""
        return tuple(self.sets.get(names.EXPORTED_SYMBOLS_SET, {}))

    @cached_property
    def groups(self) -> tuple[str, ...]:
        """The numbers of add-on images, as one of which others are linked to it."""
        return tuple(self.sets.get(names.ADD_ON_IMAGE_SET, {}))

    @cached_property
    def kernels(self) -> tuple[str, ...]:
        """The kernels: entry points that are neither exported nor virtual functions."""
        if self.provides is not None or names.ADD_ON_IMAGE_SET in self.sets:
            return ()
        kernels = self.sets.get(names.KERNEL_NAMES_SET)
        if kernels is not None:
            return tuple(symbol for symbol in self.symbols if symbol in kernels)
        exported = {*self.exports}
        return tuple(symbol for symbol in self.symbols if symbol not in exported)

    @cached_property
    def device_globals(self) -> Mapping[str, Property]:
        """Unique id -> what is known of a device global."""
        return self.sets.get(names.DEVICE_GLOBALS_SET, {})

    @cached_property
    def kernel_metadata(self) -> Mapping[str, Property]:
        """What is said of kernels, by "kernel@what"."""
        return self.sets.get(names.PROGRAM_METADATA_SET, {})

    @cached_property
    def uses_others(self) -> bool:
        """Whether anything may be linked to the image."""
        return bool(self.calls or self.creates or self.imports or names.ADD_ON_IMAGES_SET in self.sets)

    @property
    def constant_values(self) -> bytes:
        """The values of specialization constants, as a buffer has them that the code reads them from."""
        from syclrt.programs.constant_records import defaults_in

        return defaults_in(self.sets)

    @cached_property
    def constants(self) -> Mapping[str, ConstantRecord]:
        """Symbolic id -> specialization constant. Raises `SyclError` (INVALID) for properties that say nothing."""
        from syclrt.programs.constant_records import records_in

        return records_in(self.sets, self.origin, lambda: self.has_native_constants)

    @cached_property
    def has_native_constants(self) -> bool:
        """Whether specialization constants are those of SPIR-V."""
        if not self.is_ir:
            return False

        def found() -> bytes:
            from syclopt.images.code_facts import has_native_constants

            return bytes([has_native_constants(self.module)])

        return kept(digest("native constants", self.digest), found) != b"\0"

    @cached_property
    def has_constants_in_buffer(self) -> bool:
        """Whether the code reads specialization constants from a buffer."""
        return bool(self.sets.get(names.SPEC_CONSTANTS_SET)) and not self.has_native_constants

    @cached_property
    def constant_types(self) -> Mapping[int, str]:
        """The types of those specialization constants that are numbers, by where they stand among all values."""
        if not self.is_ir:
            return {}
        import json

        from syclrt.programs.constant_records import types_in

        stored = kept(
            digest("constant types", self.digest), lambda: json.dumps([*types_in(self.module).items()]).encode()
        )
        return dict(json.loads(stored))

    @property
    def is_portable(self) -> bool:
        """Whether it is IR for any device, with the values of its program."""
        return self.is_ir and not self.target and not self.is_outdated

    @property
    def has_replaced_constants(self) -> bool:
        """Whether specialization constants have their default values in the code for good."""
        return bool(self.sets.get(names.MISC_SET, {}).get(names.SPEC_CONSTANTS_REPLACED_KEY))

    @property
    def base(self) -> LoadedImage:
        """The image as it was loaded, in which specialization constants have their default values."""
        return self

    @property
    def is_outdated(self) -> bool:
        """Whether specialization constants have default values in it that are not those of its program."""
        return False

    @property
    def data(self) -> bytes:
        """The code as it was loaded. Raises `SyclError` (INVALID) when it cannot be read."""
        with told_as(Errc.INVALID):
            return self._code.data()

    @cached_property
    def keeps_values(self) -> bool:
        """Whether the code has variables that keep their values from launch to launch.

        Device globals without image scope are not meant: their values are elsewhere.
        """
        if self.machine_code is not None:
            return self.machine_code.keeps_values

        def found() -> bytes:
            from syclopt.images.code_facts import keeps_values

            return bytes([keeps_values(self.module)])

        return kept(digest("keeps values", self.digest), found) != b"\0"

    def variable(self, unique_id: str) -> Variable | None:
        """Return what the code says of a device global, if it has it. Raises `SyclError`."""
        if self.machine_code is None:
            from syclrt.device_globals import variable_in

            return variable_in(self.module, unique_id)
        found = self.machine_code.variables.get(unique_id)
        return None if found is None else found.code

    def lacks(self, symbol: str, device: Device) -> bool:
        """Tell whether a symbol that the image imports is not in the device's library either."""
        backend = device.implementation
        key = digest(f"has {backend.key}", self.digest, symbol)
        if find(key) is not None:
            return False
        if symbol not in self.module.symbols:
            return True
        declaration = self.module.copy()
        declaration.keep({symbol})
        if not backend.has_functions(declaration):
            return True
        store(key, b"")
        return False

    def _listed(self, key: str) -> tuple[str, ...]:
        value = self._virtual.get(key)
        return tuple(filter(None, value.as_string().split(","))) if isinstance(value, Blob) else ()

    @property
    def _required(self) -> Mapping[str, Property]:
        return self.sets.get(names.REQUIREMENTS_SET, {})

    @property
    def _virtual(self) -> Mapping[str, Property]:
        return self.sets.get(names.VIRTUAL_FUNCTIONS_SET, {})

    def __repr__(self) -> str:
        return f"<image {self.number} of {self.origin}>"


class ImageTable:
    """Images in the order of loading, which is the order of every search.

    They are found by their kernels, as `providers` by the set of virtual functions that they have (stand-ins too), as
    `exporters` by symbols, and as `add_ons` by their numbers.
    """

    def __init__(self) -> None:
        self.images: list[LoadedImage] = []
        self.kernels: dict[str, list[LoadedImage]] = {}
        self.providers: dict[str, list[LoadedImage]] = {}
        self.exporters: dict[str, list[LoadedImage]] = {}
        self.add_ons: dict[str, list[LoadedImage]] = {}

    def add(self, image: LoadedImage) -> None:
        """Take an image. Raises `SyclError` (INVALID), and takes nothing, if it shares some but not all kernels with
        another one that was made with it, for the same target.
        """  # fmt: skip
        if self.images:
            self._check_kernels(image)
        self.images.append(image)
        for name in image.kernels:
            self.kernels.setdefault(name, []).append(image)
        if image.provides is not None or image.exports or image.groups:
            for name, table in self._other_places(image):
                table.setdefault(name, []).append(image)

    def remove(self, images: Iterable[LoadedImage]) -> None:
        """Forget images."""
        gone = {*images}
        self.images = [image for image in self.images if image not in gone]
        for image in gone:
            for name, table in [*((name, self.kernels) for name in image.kernels), *self._other_places(image)]:
                table[name].remove(image)
                if not table[name]:
                    del table[name]

    def _check_kernels(self, image: LoadedImage) -> None:
        for kernel in image.kernels:
            there = self.kernels.get(kernel, ())
            same = (one for one in there if (one.package, one.target) == (image.package, image.target))
            other = next(same, None)
            if other is None or {*other.kernels} == {*image.kernels}:
                continue
            only = sorted({*other.kernels} ^ {*image.kernels})[0]
            message = f"images {other.number} ({other.origin}) and {image.number} ({image.origin}) have the kernel"
            raise SyclError(f"{message} '{kernel}', and one of them '{only}': expected the same kernels", Errc.INVALID)

    def _other_places(self, image: LoadedImage) -> Iterator[tuple[str, dict[str, list[LoadedImage]]]]:
        """Yield where an image stands that others look for."""
        if image.provides is not None:
            yield image.provides, self.providers
        yield from ((symbol, self.exporters) for symbol in image.exports)
        yield from ((group, self.add_ons) for group in image.groups)
