"""SYCL's attributes of kernels are macros of the headers when a stock clang compiles a source."""

from __future__ import annotations

from pathlib import Path

import pytest

from syclopt.frontends.clang.kernel_attributes import remapping_options, with_macros


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(int i) [[sycl::reqd_sub_group_size(32)]] {", "(int i) SYCLOPT_reqd_sub_group_size(32)   {"),
        ("[[intel::reqd_sub_group_size(f<1>(2))]]", " SYCLOPT_reqd_sub_group_size(f<1>(2))  "),
        (
            "[[sycl::device_has(A), sycl::work_group_size_hint(8)]]",
            "SYCLOPT_device_has(A)SYCLOPT_work_group_size_hint(8)  ",
        ),
        (
            "[[intel::fast]]\n  [[sycl::reqd_work_group_size(1, 8)]]",
            " " * 15 + "\n  SYCLOPT_reqd_work_group_size(1, 8)  ",
        ),
        ("[[using sycl: reqd_sub_group_size(32)]] {", "      SYCLOPT_reqd_sub_group_size(32)   {"),
        (
            "[[using intel: reqd_sub_group_size(8), fast, device_has()]]",
            " SYCLOPT_reqd_sub_group_size(8)".ljust(59),
        ),
        ("[[sycl::device_has(\n  A,\n  list[0]\n)]]", "SYCLOPT_device_has(\n  A,\n  list[0]\n)  "),
        ("[[\nsycl::reqd_sub_group_size(8)\n]]", "\n  SYCLOPT_reqd_sub_group_size(8)\n  ".replace("\n  S", "\nS", 1)),
    ],
)
def test_attributes_become_macros_of_the_same_length(text: str, expected: str) -> None:
    assert with_macros(text) == expected
    assert len(text) == len(expected)


def test_before_the_parameters_of_a_lambda_stands_an_attribute_of_clang() -> None:
    text = "[=] [[using sycl: reqd_sub_group_size(8)]]\n (nd_item<1>) noexcept [[sycl::device_has(a)]] {}"
    expected = (
        "[=]       [[clang::SYCLOPT_OF_reqd_sub_group_size(8)]]\n (nd_item<1>) SYCLOPT_device_has(a)  noexcept  {}"
    )
    assert with_macros(text) == expected


def test_between_a_call_operator_and_its_parameters_stands_an_attribute_of_clang() -> None:
    text = "void operator() [[intel::reqd_work_group_size(16), sycl::device_has()]] (item<1>) const"
    expected = "void operator() [[clang::SYCLOPT_OF_reqd_work_group_size(16), sycl::device_has()]] (item<1>) const"
    assert with_macros(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "[[nodiscard]] int f();",
        "[[intel::fast]]",
        "[[using gnu: device_has(1)]]",
        "[[using sycl: fast]]",
        "a[b[sycl::range(1)]]",
        "[[clang::x]] {",
    ],
)
def test_everything_else_stays(text: str) -> None:
    assert with_macros(text) == text


def test_files_that_are_included_by_quotes_are_read_with_macros(tmp_path: Path) -> None:
    kernel = "[=](sycl::nd_item<1>) [[sycl::reqd_sub_group_size(8)]] {}"
    (tmp_path / "include").mkdir()
    (tmp_path / "a.cpp").write_text('#include "b.hpp"\n#include "absent.hpp"\n')
    (tmp_path / "b.hpp").write_text('#include "c.hpp"\n#include "a.cpp"\n')
    (tmp_path / "include" / "c.hpp").write_text(kernel)
    options = remapping_options(str(tmp_path / "a.cpp"), ["-I", str(tmp_path / "include")], tmp_path)
    old, new = options[-1].split(";")
    assert (options[:-1], old) == (["-Xclang", "-remap-file", "-Xclang"], str(tmp_path / "include" / "c.hpp"))
    assert Path(new).read_text() == with_macros(kernel)
