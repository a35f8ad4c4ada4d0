"""Mangled names of variables, read: what C++ code has to say to name the variable."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from syclopt.mangling.variable_names import qualified_name

NOT_MANGLED = "it is no name of C++ that is mangled by the Itanium ABI"
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
    "_Z4packIJEE": "pack<>",
    "_Z4packIJi3BoxI1SE4PairIS1_S2_EN5inner3TupIJS1_NS5_1XENS6_IJEEEEEEEE": (
        "pack<int, ::Box<::S>, ::Pair<::S, ::Box<::S>>, ::inner::Tup<::S, ::inner::X, ::inner::Tup<>>>"
    ),
    "_Z3varI1SS0_E": "var<::S, ::S>",
    "_Z3varISsSaIcESt6vectorIiSaIiEEE": (
        "var<::std::string, ::std::allocator<char>, ::std::vector<int, ::std::allocator<int>>>"
    ),
    "_Z2ttI3BoxE": "tt<::Box>",
    "_Z2tyIPA3_PFiO1SEE": "ty<int (* (*)[3])(::S&&)>",
    "_Z2tyIM1SKFS0_S0_EE": "ty<::S (::S::*)(::S) const>",
    "_Z2tyIKDoFvvREE": "ty<void() const & noexcept>",
    "_Z2tyIFvizEE": "ty<void(int, ...)>",
    "_Z2tyIDnDsDF16_DB17_nE": "ty<decltype(nullptr), char16_t, _Float16, _BitInt(17), __int128>",
    "_Z2enILN1S1QEn3EE": "en<(::S::Q)-3>",
    "_Z2liILxn9223372036854775808ELm18446744073709551615ELc120ELDn0EE": (
        "li<(long long)(-9223372036854775807 - 1), (unsigned long)18446744073709551615u, (char)120, nullptr>"
    ),
    "_Z2mfIXadL_ZNK1S1hEvEEE": "mf<&::S::h>",
    "_Z2mfILM1SFvvE0EE": "mf<(void (::S::*)())nullptr>",
    "_Z2ftIXadL_Z2tfIiET_S1_EEE": "ft<&::tf<int>>",
    "_Z2frIL_Z3funiEE": "fr<(::fun)>",
    "_Z2opIXadL_Zng1SEEE": "op<(&::operator-)>",
    "_Z1vIXtl1PLi1EtlA2_iLi2ELi3EELd4012000000000000EadL_Z1gEEEE": (
        "v<::P{(int)1, {(int)2, (int)3}, 0x1.2000000000000p+2, &::g}>"
    ),
    "_ZN1CIPFiS_IiEEE1DIiE1xE": "C<int (*)(::C<int>)>::D<int>::x",
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
        ("_ZTV3Foo", "it is no variable"),
        ("_ZN5inn", NOT_MANGLED),
        ("_ZN5inner", NOT_MANGLED),
        ("_Z9short", NOT_MANGLED),
        ("_Z3varI", NOT_MANGLED),
        ("_Z3varIP", NOT_MANGLED),
        ("_Z3varI1SS1_E", NOT_MANGLED),
        ("_Z3varIPiN3fooS0_EE", NOT_MANGLED),
        ("_Z3varIT_E", NOT_MANGLED),
        ("_Z3varIDv4_fE", "a template argument is not understood: 'float vector[4]'"),
        ("_Z3varIU3AS1iE", "a template argument is not understood: 'int AS1'"),
        ("_Z3varILn18446744073709551616EE", "a template argument is not understood: '(__int128)18446744073709551616'"),
        ("_Z3varILf7f800000EE", "a template argument is not understood: 'inff'"),
        ("_Z3subIXadsoiL_Z2qqE4EEE", "a template argument is not understood: '&qq.<int at offset 4>'"),
        ("_Z3varIXadL_ZZ4mainE1fEEE", "a template argument stands in a function"),
        ("_Z3varIN12_GLOBAL__N_11AEE", "a template argument is of an unnamed namespace"),
        ("_Z3varIXadL_ZN12_GLOBAL__N_11fEvEEE", "a template argument is of an unnamed namespace"),
        ("_ZN3fooUt_E", "its name has a part that no other code can spell: ''unnamed''"),
        ("?Bar@inner@@3HA", NOT_MANGLED),
        ("a.b", NOT_MANGLED),
        ("@0", NOT_MANGLED),
    ],
)
def test_what_other_code_cannot_name_is_refused(symbol: str, why: str) -> None:
    """The message says what the name has."""
    with pytest.raises(ValueError, match=f"^{re.escape(why)}$"):
        qualified_name(symbol)


def test_an_alias_stands_for_what_is_in_an_unnamed_namespace() -> None:
    """Of types, and of pointers to values; types of the parameters of a function need none."""
    asked: list[tuple[str, bool]] = []

    def alias(parts: tuple[str, ...], is_value: bool) -> str:
        asked.append(("::".join(parts), is_value))
        return f"alias{len(asked)}"

    assert qualified_name("_Z3varIN12_GLOBAL__N_13BoxIiEEXadL_ZNS0_1fENS0_1BEEEL_ZNS0_1xEEE", alias) == (
        "var<alias1, alias2, *alias3>",
    )
    unnamed = "_GLOBAL__N_1"
    assert asked == [(f"{unnamed}::Box<int>", False), (f"{unnamed}::f", True), (f"{unnamed}::x", True)]


@given(st.text(alphabet="_ZNLE0123459GLOBAL_SItiKPRjnabBXJFMDTdlv", max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    """No other exception gets out."""
    with suppress(ValueError):
        assert qualified_name(f"_Z{text}")


def test_deep_nesting_is_refused() -> None:
    """So deep that a reader that follows it runs out of stack."""
    with pytest.raises(ValueError, match=NOT_MANGLED.replace("+", "[+]")):
        qualified_name("_Z" + "1aI" * 100_000)
    with pytest.raises(ValueError, match="it nests too deep"):
        qualified_name("_ZN" + "1a" * 20_000 + "E")


POWERS = "".join(f"PFS{digit}_S{digit}_S{digit}_E" for digit in "2468ACEGIKMOQSUWY")


@pytest.mark.parametrize(
    ("symbol", "why"),
    [
        ("_Z1fI1aPFS_S_E" + POWERS + "E", "characters would come of it"),
        ("_Z" + "9" * 5000 + "a", "it is no name"),
        ("_Z1fIS" + "9" * 5000 + "_E", "it is no name"),
        ("_Z1fILi" + "9" * 5000 + "EE", "a template argument is not understood"),
    ],
    ids=["powers", "a length", "a substitution", "a value"],
)
def test_what_would_take_all_memory_is_refused(symbol: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        qualified_name(symbol)
