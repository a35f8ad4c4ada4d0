"""What is known of kernels for launches, with their code or without it; `code_facts` finds it in code."""

from __future__ import annotations

from typing import Literal

from syclopt.named_tuples import NamedTuple

ParameterKind = Literal["scalar", "pointer", "local", "struct"]
MOST_ALIGNMENT = 16
"""Bytes, of which an argument that is a pointer must be a multiple at most; arrays of the host are."""


class Parameter(NamedTuple):
    """A parameter: `type` as LLVM spells it, for a structure that of the structure; size and alignment in bytes.

    `target_align` is the alignment that a pointer must have (`MOST_ALIGNMENT` where the code would like more), and
    `number_size` the bytes of the numbers that it points to (of each one in a vector or array), as far as the code
    says; 0 where it says nothing, or they are not numbers.
    """

    index: int  # pyright: ignore[reportIncompatibleMethodOverride] - nobody searches a parameter for values
    name: str
    type: str
    kind: ParameterKind
    size: int
    align: int
    target_align: int = 1
    number_size: int = 0


class CodeFacts(NamedTuple):
    """What device code says of a kernel: its parameters, and whether it may wait for what the host or others do."""

    parameters: tuple[Parameter, ...]
    may_wait: bool
