"""Whose thunk a function is, also where names are those that a linker gave."""

from __future__ import annotations

import pytest

from syclopt.analysis.thunks import functions_of_thunks, is_thunk_name
from syclopt.ir.module import Module


@pytest.mark.parametrize(
    ("thunk", "function"),
    [
        ("_ZThn16_N1D1fEv", "_ZN1D1fEv"),
        ("_ZTh8_N1D1fEv", "_ZN1D1fEv"),
        ("_ZTv0_n24_N1D1fEv", "_ZN1D1fEv"),
        ("_ZTch0_h16_N1D1cEv", "_ZN1D1cEv"),
        ("_ZTcv0_n24_v0_n32_NK1D1cEv", "_ZNK1D1cEv"),
        ("_ZTchn8_v0_n32_N1D1cEv", "_ZN1D1cEv"),
        ("_ZThn8_N1DD1Ev", "_ZN1DD2Ev"),
        ("_ZThn8_N1DD0Ev", "_ZN1DD0Ev"),
        ("_ZThn8_N1D1fEv.1.22", "_ZN1D1fEv.3"),
        ("_ZTV1D", None),
        ("_ZTv1D", None),
        ("_ZThn16_", None),
        ("f", None),
    ],
)
def test_names(thunk: str, function: str | None) -> None:
    """The name of a thunk has that of its function in it, but for what a linker added."""
    assert is_thunk_name(thunk) == (function is not None)
    if function is not None:
        module = Module.parse(f"declare void @{thunk}()\ndeclare void @{function}()\n")
        assert functions_of_thunks(module, [thunk]) == {thunk: function}


def _functions_of(body: str) -> object:
    """Return the function of the one thunk in a module with two functions of its function's name."""
    functions = "declare void @_ZN1D1fEv()\ndeclare void @_ZN1D1fEv.5()\ndeclare void @_ZN1E1fEv()\n"
    module = Module.parse(functions + body)
    thunks = [key for key in module.functions if is_thunk_name(key)]
    return functions_of_thunks(module, thunks).get(thunks[0])


def test_what_a_thunk_refers_to_comes_first() -> None:
    """Also against a name that is the very one, and against what stands beside it."""
    thunk = "define void @_ZThn8_N1D1fEv{}() {{\n  call void @_ZN1D1fEv.5()\n  ret void\n}}\n"
    table = "@_ZTV1D = constant [2 x ptr] [ptr @_ZN1D1fEv, ptr @_ZThn8_N1D1fEv]\n"
    assert _functions_of(thunk.format("")) == "_ZN1D1fEv.5"
    assert _functions_of(thunk.format(".6")) == "_ZN1D1fEv.5"
    assert _functions_of(table + thunk.format("")) == "_ZN1D1fEv.5"


def test_an_inlined_function_stands_beside_its_thunk() -> None:
    """What the function called, which is in its thunk now, is not the thunk's function."""
    thunk = "define void @_ZThn8_N1D1fEv.6() {\n  call void @_ZN1E1fEv()\n  ret void\n}\n"
    table = "@_ZTV1D.4 = constant { [1 x ptr], [1 x ptr] } { [1 x ptr] [ptr @_ZN1D1fEv.5], "
    assert _functions_of(table + "[1 x ptr] [ptr @_ZThn8_N1D1fEv.6] }\n" + thunk) == "_ZN1D1fEv.5"
    used = '@llvm.used = appending global [2 x ptr] [ptr @_ZN1D1fEv, ptr @_ZThn8_N1D1fEv.6], section "llvm.metadata"\n'
    assert _functions_of(used + thunk) is None


def test_a_function_that_lost_its_name() -> None:
    """The one that a thunk calls, when there is one; intrinsics do not count."""
    calls = ("@llvm.assume(i1 true)", "@_ZN1E1fEv()", "@_ZN1D1fEv()")
    text = "define void @_ZThn8_N1X1fEv() {{\n{}  ret void\n}}\ndeclare void @llvm.assume(i1)\n"
    assert _functions_of(text.format("".join(f"  call void {call}\n" for call in calls[:2]))) == "_ZN1E1fEv"
    assert _functions_of(text.format("".join(f"  call void {call}\n" for call in calls))) is None
    assert _functions_of(text.format("")) is None
    assert _functions_of("declare void @_ZThn8_N1X1fEv()\n") is None
