"""The names that kernels of a program may be asked for by."""

from typing import Any

import pytest

from syclrt.errors import UnknownKernelError
from syclrt.programs.kernel import Kernels

SYMBOLS = {
    "_ZTSZ4mainE5Plain": ["main::Plain", "Plain"],
    "_ZTSN2ns3BoxIiEE": ["ns::Box<int>", "Box<int>"],
    "_ZTSZ4mainEUlvE_": ["main::'lambda'()", "main::'lambda'", "'lambda'"],
    "_Z18__sycl_kernel_fillPi": ["fill(int*)", "fill"],
    "_Z19__sycl_kernel_scaleIfEvT_PS0_": ["void scale<float>(float, float*)", "scale<float>"],
    "_ZN1AlSERKS_": ["A::operator<<=(A const&)", "A::operator<<=", "operator<<="],
    "plain": ["plain"],
}


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_a_kernel_is_found_by_each_of_its_names(symbol: str) -> None:
    kernels: Any = {symbol: object() for symbol in SYMBOLS}
    for name in (symbol, *SYMBOLS[symbol]):
        assert Kernels(kernels)[name] is kernels[symbol]


def test_near_names_are_told() -> None:
    kernels: Any = {symbol: object() for symbol in SYMBOLS}
    with pytest.raises(UnknownKernelError, match="there is no kernel 'scale<flaot>'; did you mean 'scale<float>'"):
        Kernels(kernels)["scale<flaot>"]
