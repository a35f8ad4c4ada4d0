"""Mangled names of variables, read: what C++ code has to say to name the variable."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from syclopt.mangling.variable_names import qualified_name

NAMES = {
    "Foo": "Foo",
    "_Z2tgB2cxB1y": "tg",
    "_ZL5local": "local",
    "_ZN5inner3BarE": "inner::Bar",
    "_ZN5innerL4loc2E": "inner::loc2",
    "_ZN5inner2v13BazE": "inner::v1::Baz",
    "_ZSt3foo": "std::foo",
    "_ZNSt2v13fooE": "std::v1::foo",
    "_ZN12_GLOBAL__N_15FuBarE": "_GLOBAL__N_1::FuBar",
    "_ZN5inner12_GLOBAL__N_13in23In2E": "inner::_GLOBAL__N_1::in2::In2",
    "_ZN5inner1S1UIiE1mE": "inner::S::U<int>::m",
    "_ZN5inner4var2IfLi3EEE": "inner::var2<float, (int)3>",
    "_Z3varILb1ELb0ELjn5EE": "var<true, false, (unsigned int)-5>",
    "_Z3varIRKPVcE": "var<char volatile* const&>",
    "_Z3varIN5inner1SE3TopE": "var<::inner::S, ::Top>",
    "_Z3varI3BoxIiEE": "var<::Box<int>>",
    "_Z2\u00e4": "\u00e4",
}


@pytest.mark.parametrize("symbol", NAMES)
def test_names_of_variables_are_read(symbol: str) -> None:
    """With namespaces and classes, internal linkage, tags, and simple template arguments."""
    assert "::".join(qualified_name(symbol)) == NAMES[symbol]


@pytest.mark.parametrize(
    ("symbol", "why"),
    [
        ("_ZZ3usevE2fl", "it stands in a function"),
        ("_Z3foov", "it is no variable"),
        ("_ZTV3Foo", "its name has a part that is not understood: 'TV3Foo'"),
        ("_ZN5inn", "its name ends too early"),
        ("_ZN5inner", "its name ends too early"),
        ("_Z9short", "its name ends too early"),
        ("_Z3varI", "its name ends too early"),
        ("_Z3varIP", "its name ends too early"),
        ("_Z3varI1SS0_E", "a template argument is not understood: 'S0_E'"),
        ("_Z3varIN12_GLOBAL__N_11AEE", "a template argument is a type of an unnamed namespace"),
        ("_ZN3fooUt_E", "its name has a part that is not understood: 'Ut_E'"),
        ("?Bar@inner@@3HA", "it is no name of C++ that is mangled by the Itanium ABI"),
        ("a.b", "it is no name of C++ that is mangled by the Itanium ABI"),
        ("@0", "it is no name of C++ that is mangled by the Itanium ABI"),
    ],
)
def test_what_other_code_cannot_name_is_refused(symbol: str, why: str) -> None:
    """The message says what the name has."""
    with pytest.raises(ValueError, match=f"^{re.escape(why)}$"):
        qualified_name(symbol)


@given(st.text(alphabet="_ZNLE0123459GLOBAL_SItiKPRjnabBX", max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    """No other exception gets out."""
    with suppress(ValueError):
        assert qualified_name(f"_Z{text}")


def test_deep_nesting_is_refused() -> None:
    """So deep that a reader that follows it runs out of stack."""
    with pytest.raises(ValueError, match="it nests too deep"):
        qualified_name("_Z" + "1aI" * 100_000)
