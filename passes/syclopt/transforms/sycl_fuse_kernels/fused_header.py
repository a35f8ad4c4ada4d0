"""The parameters of a fused kernel, and what each of its parts gets of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import PassFailed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from syclopt.ir.fragments import Parameter
    from syclopt.ir.views.function import Function


class FusedHeader:
    """Parameters of kernels, and the number of the new parameter that each becomes."""

    def __init__(
        self, pass_name: str, kernels: Sequence[Function], numbers: Sequence[int], chosen: Mapping[str, Sequence[int]]
    ) -> None:
        """Take the numbers; without any, each parameter is a new one. `chosen` has new ones for each option.

        Raises `PassFailed` for such that do not fit.
        """
        self._pass = pass_name
        self._kernels = kernels
        old = [parameter for kernel in kernels for parameter in kernel.parameters]
        numbers = numbers or range(len(old))
        if len(numbers) != len(old):
            message = f"option 'parameters' has {len(numbers)} numbers, and the kernels have {len(old)} parameters"
            raise PassFailed(pass_name, message)
        self._types: dict[int, str] = {}
        for number, parameter in zip(numbers, old, strict=True):
            self._note(number, _spelled(parameter))
        if sorted(self._types) != [*range(len(self._types))]:
            raise PassFailed(pass_name, "option 'parameters' leaves out a number")
        for option, found in chosen.items():
            for one in found:
                self._check(option, one, self._types.get(one, "none"))
        self._numbers = numbers
        self._attributes = {
            number: " noalias" * (number in chosen["apart"])
            + f' "{names.TEMPORARY_MEMORY}"' * (number in chosen["temporary"])
            for number in self._types
        }

    def _check(self, option: str, number: int, spelled: str) -> None:
        if option == "covering" and spelled not in ("i32", "i64"):
            raise PassFailed(self._pass, f"option '{option}': parameter {number} is neither 'i32' nor 'i64'")
        if option != "covering" and not spelled.startswith("ptr"):
            raise PassFailed(self._pass, f"option '{option}': parameter {number} is no pointer")

    def _note(self, number: int, spelled: str) -> None:
        known = self._types.setdefault(number, spelled)
        if known != spelled:
            raise PassFailed(self._pass, f"option 'parameters': {number} would be '{known}' and '{spelled}'")

    def type(self, number: int) -> str:
        """Return the type of a new parameter."""
        return self._types[number]

    def parameters(self) -> str:
        """Return the parameters as the header spells them."""
        return ", ".join(f"{self._types[at]}{self._attributes[at]} %p{at}" for at in range(len(self._types)))

    def arguments(self, part: int) -> str:
        """Return what one of the kernels gets."""
        first = sum(len(kernel.parameters) for kernel in self._kernels[:part])
        own = self._numbers[first : first + len(self._kernels[part].parameters)]
        return ", ".join(f"{self._types[number]} %p{number}" for number in own)


def _spelled(parameter: Parameter) -> str:
    """Return the type of a parameter, and how it is passed."""
    passed = [one.text for one in parameter.attributes if one.name in ("byval", "align")]
    is_by_value = any(one.name == "byval" for one in parameter.attributes)
    return " ".join((parameter.type.text, *(passed if is_by_value else ())))
