"""Machine code of a program: what is kept of it, how it is made of PTX, and loaded."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any

from syclopt import PTX, KernelFacts, cubin_of
from syclopt.errors import AssemblerError
from syclrt.backends.cuda.driver import OUT_OF_MEMORY, call, checked, driver
from syclrt.backends.cuda.launch import CudaEntry
from syclrt.backends.cuda.printing import VARIABLE
from syclrt.disk_cache import packed, unpacked
from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from syclrt.backends.cuda.gpu import Gpu
    from syclrt.backends.cuda.memory import Pool
    from syclrt.backends.cuda.printing import Printer

_PRINTS = itemgetter(KernelFacts._fields.index("prints"))
_HAS_UNKNOWN_STACK = itemgetter(KernelFacts._fields.index("has_unknown_stack"))
_SHOWN = 2000  # characters of a message of the driver


class Code:
    """Machine code, or PTX, with what is known of its kernels, and the names of variables in it."""

    __slots__ = ("image", "kernels", "variables")

    def __init__(self, image: bytes, kernels: Mapping[str, tuple[Any, ...]], variables: Mapping[str, str]) -> None:
        """Take `KernelFacts` of kernels, which may be plain tuples."""
        self.image = image
        self.kernels = kernels
        self.variables = variables

    def to_bytes(self) -> bytes:
        """Return it as `of` takes it."""
        return packed((self.image, {name: tuple(facts) for name, facts in self.kernels.items()}, {**self.variables}))

    @staticmethod
    def of(data: bytes) -> Code:
        """Return what `to_bytes` wrote."""
        return Code(*unpacked(data))

    @property
    def prints(self) -> bool:
        """Whether any of the kernels may print."""
        return any(map(_PRINTS, self.kernels.values()))

    @property
    def has_unknown_stack(self) -> bool:
        """Whether nobody can tell how much stack any of the kernels takes."""
        return any(map(_HAS_UNKNOWN_STACK, self.kernels.values()))


def assembled(ptx: PTX, architecture: str, driver_version: str) -> Code:
    """Return the machine code of PTX, by a `ptxas` that the driver takes code of.

    Where there is none, or it does not know the architecture, that is PTX still, of which the driver makes machine code
    as it loads it. It does not link it: what is to be linked it optimizes less.
    """
    try:
        code = cubin_of(ptx, architecture, newest=int(driver_version.partition(".")[0]))
    except AssemblerError:
        code = ptx.text.encode("ascii") + b"\0"
    return Code(code, ptx.kernels, ptx.variables)


def _loaded(code: Code, gpu: Gpu, pool: Pool) -> int:
    """Return a module of the driver. Raises `SyclError` (BUILD) with what the driver says."""
    driver()  # raises in a child of a fork
    gpu.check()
    status, module, log = gpu.load_module(code.image)
    if status == OUT_OF_MEMORY:
        pool.shrink()
        status, module, log = gpu.load_module(code.image)
    if status:
        kernels = ", ".join(f"'{name}'" for name in code.kernels)
        said = log.decode(errors="replace").strip()[:_SHOWN]
        what = f"the driver refuses the code of {kernels or 'the program'}"
        if said and status != OUT_OF_MEMORY:
            raise SyclError(f"{what}: {said}", Errc.BUILD)
        checked(status, what, Errc.BUILD)
    return module


class CudaProgram:
    """Loaded machine code."""

    def __init__(self, gpu: Gpu, pool: Pool, printer: Printer, code: Code, unload: Callable[[Any], object]) -> None:
        """Take what unloads it when it is not used any more. Raises `SyclError` (BUILD) where the driver refuses it."""
        self.gpu = gpu
        self.pool = pool
        self.printer = printer
        self._code = code
        self._unload = unload
        self._module = _loaded(code, gpu, pool)
        if code.has_unknown_stack:
            gpu.give_stack()
        if code.prints:
            with gpu.current():
                printer.attach(self._address_of(VARIABLE))

    def entry(self, kernel: str) -> CudaEntry:
        """Return a kernel by its symbol. Raises `SyclError` (BUILD) where there is none."""
        facts = KernelFacts(*self._code.kernels[kernel])
        self.gpu.check()
        status, function, most_items, private_bytes = self.gpu.find_kernel(self._module, facts.symbol.encode())
        if status:
            checked(status, f"there is no kernel '{kernel}' in the code", Errc.BUILD)
        return CudaEntry(self, function, kernel, facts, most_items, private_bytes)

    def address(self, variable: str) -> int:
        """Return where a variable of the program stands."""
        return self._address_of(self._code.variables[variable])

    def _address_of(self, symbol: str) -> int:
        what = f"there is no variable '{symbol}' in the code"
        with self.gpu.current():
            address, _ = call(what, driver().cuModuleGetGlobal, self._module, symbol.encode())
        return int(address)

    def __del__(self) -> None:
        if "_module" in self.__dict__:
            self._unload(self._module)
