"""Conditions: what is refused, how they are printed, and that size and depth do no harm."""

from __future__ import annotations

import pickle

import pytest

from syclopt import targets
from syclopt.conditions.condition import ALWAYS, NEVER, Condition
from syclopt.conditions.prefix_code import is_whole
from syclopt.errors import InputError

FP16, FP64 = Condition.aspect("fp16"), Condition.aspect("fp64")
PVC, SKL = Condition.architecture("intel_gpu_pvc"), Condition.architecture("intel_gpu_9_0_9")


@pytest.mark.parametrize(
    ("integers", "message"),
    [
        ((), r"the condition () is cut short: expected a number at position 1"),
        ((-1,), "the condition (-1) is cut short: expected an aspect at position 2"),
        ((-2,), "the condition (-2) is cut short: expected an architecture at position 2"),
        ((-4, -1, 5), "the condition (-4, -1, 5) is cut short: expected a number at position 4"),
        ((-3,) * 20, "-3, ...) is cut short: expected a number at position 21"),
        ((-1, 5, 7), "the condition (-1, 5, 7) has trailing numbers from position 3"),
        ((-3, 5), "unknown operator 5 at position 2 of the condition (-3, 5): expected -1 (aspect), -2 (architecture)"),
        ((-6, 5), "unknown operator -6 at position 1"),
        ((-1, -5), "aspect -5 at position 2 of the condition (-1, -5): expected a number from 0"),
        ((-1, 1 << 31), "aspect 2147483648 at position 2"),
        ((-2, 7), "no architecture has the number 7 at position 2 of the condition (-2, 7)"),
        ((-4, -1, 5, -2, 1 << 60), "no architecture has the number 1152921504606846976 at position 5"),
        ((-2, 0), "the architecture number 0 may be unknown and x86_64 and intel_gpu_bdw and intel_gpu_tgllp (an i64 "),
        ((-2, 1 << 70), "no architecture has the number 1180591620717411303424"),
    ],
)
def test_what_is_no_condition(integers: tuple[int, ...], message: str) -> None:
    with pytest.raises(InputError) as raised:
        Condition.parse(integers)
    assert message in str(raised.value)


def test_architectures_have_long_and_short_numbers() -> None:
    """As in `i64`, as in `i32`, and as `i32` with a sign."""
    assert Condition.parse((-2, 0x30F000700)) == Condition.parse((-2, 0x0F000700)) == PVC
    for architecture in targets.architectures():
        condition = Condition.architecture(architecture.value)
        assert Condition.parse(condition.integers()) == condition
        assert str(condition) == f"arch {architecture.name}"
    assert Condition.architecture("intel_gpu_ptl_h").integers() == (-2, 0x80000400 - (1 << 32))
    assert Condition.architecture("x86_64").integers() == (-2, 0x0300000000000000)


@pytest.mark.parametrize(
    ("condition", "text"),
    [
        (FP16 & ~PVC, "fp16 and not (arch intel_gpu_pvc)"),
        (~FP16, "not fp16"),
        (~~FP16, "not not fp16"),
        (~(FP16 | FP64), "not (fp16 or fp64)"),
        (FP16 & (FP64 & PVC), "fp16 and fp64 and arch intel_gpu_pvc"),
        ((FP16 & FP64) | ~PVC, "(fp16 and fp64) or not (arch intel_gpu_pvc)"),
        (Condition.aspect(999), "aspect 999"),
        (ALWAYS, "always"),
        (NEVER, "never"),
    ],
)
def test_printed(condition: Condition, text: str) -> None:
    assert str(condition) == text


@pytest.mark.parametrize(
    ("condition", "text"),
    [
        (PVC & SKL, "never"),
        (PVC & ~SKL, "arch intel_gpu_pvc"),
        (Condition.aspect("gpu") & Condition.aspect("cpu"), "never"),
        (PVC & FP64, "arch intel_gpu_pvc"),
        (PVC & Condition.aspect("cpu"), "never"),
        (PVC & ~FP64, "never"),
        (FP16 | (PVC & FP64), "fp16"),
        (~(FP16 & FP64), "not fp16 or not fp64"),
    ],
)
def test_what_tables_say_simplifies(condition: Condition, text: str) -> None:
    assert str(condition.simplified(table=targets.default_table())) == text


def test_implications() -> None:
    assert PVC.implies(~SKL)
    assert not PVC.implies(FP64)
    assert PVC.implies(FP64, targets.default_table())
    assert not Condition.architecture("intel_gpu_dg1").implies(FP64, targets.default_table())
    assert (FP16 & FP64).simplified(given=FP16) == FP64


def test_what_is_known_of_targets() -> None:
    assert (FP64.evaluate(targets.get("intel_gpu_pvc")), FP64.evaluate(targets.get("intel_gpu_dg1"))) == (True, False)
    assert PVC.evaluate(targets.get("intel_gpu_12_60_7")) is True
    assert FP64.evaluate(targets.get("spir64")) is None
    assert (FP64 | ~FP64).evaluate(targets.get("spir64")) is True
    assert (PVC & SKL).evaluate(targets.get("spir64")) is False
    assert Condition.aspect("cpu").evaluate(targets.get("nvidia_gpu_sm_90")) is False
    assert Condition.architecture("nvidia_gpu_sm_90").evaluate(targets.get("nvptx64-nvidia-cuda")) is None
    assert PVC.evaluate(targets.get("nvptx64-nvidia-cuda")) is False
    assert Condition.architecture("x86_64").evaluate(targets.get("nvptx64-nvidia-cuda")) is False
    assert not FP64.decide(targets.get("spir64"))
    assert (~FP64).decide(targets.get("spir64"))


def test_size_and_depth_do_no_harm() -> None:
    deep = Condition.parse((-3,) * 100_001 + (-1, 5))
    assert deep.normalised() == ~FP16
    assert deep == pickle.loads(pickle.dumps(deep))
    code: list[int] = []
    for i in range(5_000):
        code += (-4 if i % 2 else -5, -1, i)
    mixed = Condition.parse((*code, -1, 7))
    assert mixed.normalised().normalised() == mixed.normalised()
    mixed.implies(mixed | FP16)  # may be given up, and soon
    assert len(str(mixed)) > 25_000
    assert mixed.evaluate(targets.get("intel_gpu_pvc")) is not None
    assert Condition.all_of([FP16] * 100_000).normalised() == FP16


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ((-1, 6), True),
        ((-4, -1, 5, -3, -2, 7), True),
        ((-3, -3, -1, 0), True),
        ((), False),
        ((-1,), False),
        ((-4, -1, 5), False),
        ((-1, 5, -1, 6), False),
        ((6,), False),
        ((-6, -1, 5), False),
    ],
)
def test_prefix_code_is_told_from_other_numbers(numbers: tuple[int, ...], expected: bool) -> None:
    assert is_whole(numbers) == expected
