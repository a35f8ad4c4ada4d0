"""The names of kernels in an integration header: written out, so that they mean the same wherever it is read."""

from __future__ import annotations

import pytest

from syclopt.errors import InputError
from syclopt.tools.cxx.host_kernels import check_kernel_names, with_whole_names

# As DPC++'s front end writes it, less what is of no interest here.
HEADER = """\
#include <sycl/detail/kernel_desc.hpp>

// Forward declarations of templated kernel function types:
{declarations}
namespace sycl {{
inline namespace _V1 {{
namespace detail {{
// names of all kernels defined in the corresponding source
static constexpr
const char* const kernel_names[] = {{
  "_ZTSZ4mainE6kernel",
}};
{kernels}
}} // namespace detail
}} // namespace _V1
}} // namespace sycl
"""
KERNEL = """\
template <> struct KernelInfo<{name}> {{
  static constexpr const char* getName() {{ return "_ZTSZ4mainE6kernel"; }}
  static constexpr const char* getFileName() {{
#ifndef NDEBUG
    return "app.cpp";
#else
    return "";
#endif
  }}
  static constexpr const char* getFunctionName() {{
#ifndef NDEBUG
    return "{name}";
#else
    return "";
#endif
  }}
  static constexpr unsigned getLineNumber() {{
#ifndef NDEBUG
    return {line};
#else
    return 0;
#endif
  }}
}};
"""
SPACE = "namespace a { inline namespace v1 { \n"


def header(declarations: str, *names: str) -> str:
    kernels = "".join(KERNEL.format(name=name, line=line) for line, name in enumerate(names, 3))
    return HEADER.format(declarations=declarations, kernels=kernels)


@pytest.mark.parametrize(
    ("declarations", "printed", "whole"),
    [
        ("class kernel;\n", "kernel", "class ::kernel"),
        ("struct remove;\n", "::remove", "struct ::remove"),
        ("class kernel;\n", "::sycl::detail::__pf_kernel_wrapper<kernel>", None),
        ("namespace detail { \nclass k;\n}\n", "detail::k", "class ::detail::k"),
        (f"{SPACE}struct k;\n}}}}\n", "::a::k", "struct ::a::k"),
        ("namespace a { namespace  { \nstruct k;\n}}\n", "a::k", "struct ::a::k"),
        (
            "union u;\ntemplate <class ...> struct p;\n",
            "::p<u *, const u, int>",
            "::p<union ::u *, const union ::u, int>",
        ),
        ("namespace a { \nclass y;\n}\n", "::p<int (*)(y), y[3]>", "::p<int (*)(class ::a::y), class ::a::y[3]>"),
        ("namespace a { \nclass y;\n}\nnamespace b { \nclass y;\n}\n", "::p<y *>", "::p<y *>"),
        ("class y;\nnamespace b { \nclass y;\n}\n", "::p<y *, b::y>", "::p<class ::y *, class ::b::y>"),
        ("enum class e : int;\n", "::p<static_cast<::e>(1)>", "::p<static_cast<enum ::e>(1)>"),
        ("class y;\n", r"::p<'y', '\'', 5, true, y>", r"::p<'y', '\'', 5, true, class ::y>"),
        ("namespace std { \ntemplate <typename _Tp> class v;\n}\n", "::p<std::v<x>>", "::p<::std::v<x>>"),
    ],
)
def test_names_tell_where_they_are_declared(declarations: str, printed: str, whole: str | None) -> None:
    wanted = whole if whole is not None else "::sycl::detail::__pf_kernel_wrapper<class ::kernel>"
    found = with_whole_names(header(declarations, printed))
    assert found == header(declarations, printed).replace(f"KernelInfo<{printed}>", f"KernelInfo<{wanted}>")


@pytest.mark.parametrize(
    ("parameters", "whole"),
    [
        ("remove R, class T", "enum ::remove R, class T"),
        ("a::select S, class remove", "enum ::a::select S, class remove"),
        ("remove ...", "enum ::remove ..."),
        ("typename remove, remove R", "typename remove, remove R"),
        ("class T, T V", "class T, T V"),
    ],
)
def test_enumerations_in_declarations_of_templates_are_whole(parameters: str, whole: str) -> None:
    others = "enum remove : int;\nnamespace a { \nenum class select : int;\n}\nclass T;\n"
    text = header(f"{others}namespace a {{ \ntemplate <{parameters}> class k;\n}}\n", "::a::k<1>")
    assert with_whole_names(text) == text.replace(f"template <{parameters}>", f"template <{whole}>")


@pytest.mark.parametrize("text", ["", "#include <sycl/sycl.hpp>\n", header("", "int")])
def test_nothing_else_changes(text: str) -> None:
    assert with_whole_names(text) == text


def of_classes(*kernels: tuple[str, str]) -> str:
    """Return a header with kernels of these names and symbols, whose last parts are declared at the beginning."""
    text = header("class k;\nnamespace n { inline namespace v1 { \nclass k;\n}}\n", *(name for name, _ in kernels))
    before, *rest = text.split('"_ZTSZ4mainE6kernel"; }')
    return before + "".join(f'"{symbol}"; }}{part}' for (_, symbol), part in zip(kernels, rest, strict=True))


def test_kernels_named_by_classes_of_classes_go_by_letters() -> None:
    text = of_classes(("k", "_ZTSN4deep1kE"), ("k", "_ZTS1k"), ("n::k", "_ZTSN1n2v11kE"))
    check_kernel_names(text, "app.cpp")
    found = [line for line in with_whole_names(text).splitlines() if line.startswith("template <> ")]
    letters = ", ".join(f"'{letter}'" for letter in "_ZTSN4deep1kE")
    assert found == [
        f"template <> struct KernelInfoData<{letters}> {{",
        "template <> struct KernelInfo<struct KernelNamedInClass1> {",
        "template <> struct KernelInfo<class ::k> {",
        "template <> struct KernelInfo<class ::n::k> {",
    ]


def test_members_of_templates_and_arguments_are_classes_of_classes() -> None:
    text = of_classes(
        ("n::k", "_ZTSN1n5outerIiE1kE"), ("::p<k>", "_ZTS1pIN4deep1kEE"), ("k", "_ZTSN1n12_GLOBAL__N_11kE")
    )
    assert with_whole_names(text).count("KernelInfoData<") == 3
    local = of_classes(("k", "_ZTSZN4deep1fEvE1k"), ("k", "_ZTSN12_GLOBAL__N_11kE"))
    assert "KernelInfoData<" not in with_whole_names(local)


def test_two_kernels_of_one_name_are_told_with_their_places() -> None:
    rounded = "::sycl::detail::__pf_kernel_wrapper<k>"
    check_kernel_names(header("class k;\n", rounded, "k", "::k2"), "app.cpp")
    with pytest.raises(InputError) as told:
        check_kernel_names(header("class k;\n", rounded, "k", "::k2", rounded, "k"), "app.cpp")
    assert str(told.value).startswith("app.cpp: error: two kernels are called 'k', at app.cpp:4 and at app.cpp:7;")
