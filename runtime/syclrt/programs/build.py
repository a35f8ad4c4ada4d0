"""Machine code of linked images, and the kernels in it."""

from __future__ import annotations

from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from syclopt.errors import LLVMStopped, SycloptError
from syclrt.backends.records import BUILD_TIMEOUT, Origin
from syclrt.disk_cache import digest, kept
from syclrt.errors import Errc, SyclError, told, told_as
from syclrt.fork_lock import ForkLock

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence

    from syclopt.ir import Module
    from syclrt.backends.backend import Entry, Loaded
    from syclrt.backends.device import Context, Device
    from syclrt.device_globals import DeviceGlobal
    from syclrt.memory.usm import HeldAddress
    from syclrt.programs.choice import LinkedImage
    from syclrt.programs.starts import MachineCodes

_SHOWN = 3  # kernels in a message
_times_made = 0


def times_made() -> int:
    """Return how often machine code was made in this process, as nothing had been kept."""
    return _times_made


class Built:
    """A part of a linked program on a device. One thread builds it; others that need it wait for that one."""

    def __init__(
        self,
        linked: Sequence[LinkedImage],
        kernels: tuple[str, ...],
        device: Device,
        context: Context,
        variables: Mapping[str, DeviceGlobal],
        local_size: tuple[int, ...] = (),
        codes: MachineCodes | None = None,
    ) -> None:
        """Take the images, what is built of them (kernels, and device globals by their ids), and where code is kept."""
        self.linked = linked
        self.kernels = kernels
        """The kernels in it."""
        self.device = device
        self._local_size = local_size
        self._codes = codes
        self._variables = _named(variables) if variables else {}
        self._context = context.reference
        self._shared: list[HeldAddress] = []
        self._lock = ForkLock()
        self._loaded: Loaded | None = None
        self._failure: SyclError | None = None
        self._entries: dict[str, Entry] = {}

    def finish(self) -> None:
        """Build and load the code, if nobody has. Raises `SyclError` (BUILD): the same again, unless it may pass."""
        with self._lock.inner:
            if self._failure is not None:
                raise copy_of(self._failure)
            if self._loaded is None:
                kernels = [*self.kernels]
                variables = [name for name, _ in self._variables.values()] if self._variables else []
                origin = self._origin(kernels, variables)
                try:
                    code = self._code(origin, kernels, variables)
                    loaded = self.device.implementation.load(code, kernels, variables, origin)
                except SyclError as error:
                    if not may_pass(error):
                        self._failure = copy_of(error)
                    raise
                if self._variables:
                    self._point_to_memory(loaded)
                self._loaded = loaded

    def _code(self, origin: Origin, kernels: list[str], variables: list[str]) -> bytes:
        """Return machine code: what is kept, or new. Raises `SyclError`."""
        codes = self._codes
        place = self.device.implementation.key, self._local_size, self.kernels
        code = None if codes is None else codes.find(place)
        if code is None:
            code = kept(origin.key, lambda: self._made(origin, kernels, variables))
            if codes is not None:
                codes.keep(place, code)
        return code

    @property
    def may_have_objects(self) -> bool:
        """Whether there may be objects with virtual functions in it: of those of its context."""
        return self._context() is not None and any(one.image.creates for one in self.linked)

    def has(self, unique_id: str) -> bool:
        """Tell whether it is loaded, and lists a device global."""
        return self._loaded is not None and unique_id in self._variables

    def address(self, unique_id: str) -> int:
        """Return where a device global that it lists stands."""
        assert self._loaded is not None
        return self._loaded.address(self._variables[unique_id][0])

    def _point_to_memory(self, loaded: Loaded) -> None:
        """Give device globals without image scope their memory, before any kernel runs."""
        context = self._context()
        assert context is not None, "the queue holds it"
        for name, variable in self._variables.values():
            if not variable.device_image_scope:
                place = variable.memory(self.device, context)
                self._shared.append(place)
                pointer = place.address.to_bytes(8, "little")
                self.device.implementation.fill(loaded.address(name), pointer, 1)

    def _origin(self, kernels: list[str], variables: list[str]) -> Origin:
        """Return what the machine code is made of."""
        symbols = [*kernels, *variables]
        key = partial(_key, f"{self.device.implementation.key} {self._local_size}", symbols, self.linked)
        return Origin(key, partial(_linked_module, self.linked, symbols, self.device), self._local_size)

    def _made(self, origin: Origin, kernels: list[str], variables: list[str]) -> bytes:
        """Return new machine code, or what is there already. Raises `SyclError`."""
        global _times_made  # noqa: PLW0603 - it is that of the process
        _times_made += 1
        implementation, code = self.device.implementation, self.linked[0].image.machine_code
        with build_time(self.device):
            if code is None:
                return implementation.build(origin.module(), kernels, variables, origin.local_size)
            named = {_name_of(unique_id): one.symbol for unique_id, one in code.variables.items()}
            return implementation.take(code, named)

    def entry(self, kernel: str) -> Entry:
        """Return a kernel that is ready to run."""
        entry = self._entries.get(kernel)
        if entry is None:
            assert self._loaded is not None
            entry = self._entries.setdefault(kernel, self._loaded.entry(kernel))
        return entry


def _named(variables: Mapping[str, DeviceGlobal]) -> dict[str, tuple[str, DeviceGlobal]]:
    return {unique_id: (_name_of(unique_id), variable) for unique_id, variable in variables.items()}


def _name_of(unique_id: str) -> str:
    from syclrt.device_globals import shared_name

    return shared_name(unique_id)


def _ordered(linked: Sequence[LinkedImage]) -> list[LinkedImage]:
    """Return images with the stand-ins last: of weak definitions the first one wins."""
    return sorted(linked, key=lambda one: one.image.is_dummy)


def _key(made_for: str, symbols: Sequence[str], linked: Sequence[LinkedImage]) -> bytes:
    ordered = _ordered(linked)
    others = "\0".join(f"{at} {name}" for at, names in _kernels_of_others(ordered).items() for name in names)
    return digest(made_for, "\0".join(symbols), others, *(one.image.digest for one in ordered))


def _kernels_of_others(linked: Sequence[LinkedImage]) -> dict[int, list[str]]:
    """Return, for each place of an image among several, the kernels that it has but that are those of another one.

    Of images with a kernel it is that of the first that was loaded, whatever kernel is launched first.
    """
    if len(linked) == 1:
        return {}
    owners: dict[str, int] = {}
    for at in sorted(range(len(linked)), key=lambda at: linked[at].image.number):
        for name in linked[at].image.kernels:
            owners.setdefault(name, at)
    kernels = {at: [name for name in one.image.kernels if owners[name] != at] for at, one in enumerate(linked)}
    return {at: names for at, names in kernels.items() if names}


def _linked_module(linked: Sequence[LinkedImage], symbols: Sequence[str], device: Device) -> Module:
    """Return the linked module, without what no kernel reaches. Raises `SyclError`."""
    from syclopt.ir import link
    from syclrt.device_globals import with_shared_variables
    from syclrt.programs.reached import reached_from, reached_in

    linked = _ordered(linked)
    modules = with_shared_variables([one.image.module for one in linked])
    try:
        for at, kernels in _kernels_of_others(linked).items():
            for kernel in [modules[at].functions[name] for name in kernels if name in modules[at].functions]:
                kernel.drop_body()
        for module, reached in zip(modules, reached_in(modules, symbols), strict=True):
            module.keep(reached)
        if len(modules) == 1:
            return modules[0]
        _let_the_first_win(modules)
        module = link(modules, name=modules[0].name)
        module.keep({*reached_from(module, symbols)})
        return module
    except SycloptError as error:
        images = ", ".join(str(one.image.number) for one in linked)
        kernels = ", ".join(f"'{name}'" for name in linked[0].image.kernels[:_SHOWN])
        message = f"cannot link the images {images}, of kernel {kernels or 'none'}: {told(error)}"
        raise SyclError(message, Errc.BUILD, device=device) from error


def _let_the_first_win(modules: Sequence[Module]) -> None:
    """Make definitions weak that an earlier image has, too: a program with several of one name is content with any."""
    taken: set[str] = set()
    for module in modules:
        for key in module.pinned_keys():
            found = module.functions.get(key) or module.globals.get(key)
            if found is None or found.linkage != "external":
                continue
            if str(key) in taken:
                found.set_linkage("weak_odr")
            taken.add(str(key))


@contextmanager
def build_time(device: Device) -> Generator[None]:
    """Let what is within take as long as the environment allows.

    Raises `SyclError`: BUILD when that was too short, INVALID when the environment has no number of seconds.
    """
    from syclopt.child_processes import timeout_of
    from syclopt.ir.llvm import time_limit

    with told_as(Errc.INVALID):
        seconds = timeout_of(BUILD_TIMEOUT)
    with time_limit(seconds) as limit:
        try:
            yield
        except SyclError as error:
            if not limit.is_over:
                raise
            message = f"the build took longer than {seconds:g} s, which {BUILD_TIMEOUT} allows: {error}"
            raise SyclError(message, Errc.BUILD, device=device) from error.__cause__


def may_pass(error: SyclError) -> bool:
    """Tell whether the same build may work another time."""
    return error.code is not Errc.BUILD or isinstance(error.__cause__, LLVMStopped)


def copy_of(error: SyclError) -> SyclError:
    """Return an error that can be raised beside others that say the same."""
    copy = SyclError(str(error), error.code, kernel=error.kernel, argument=error.argument, device=error.device)
    copy.__cause__ = error.__cause__
    return copy
