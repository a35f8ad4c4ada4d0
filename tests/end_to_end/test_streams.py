"""What kernels write to streams: numbers as C writes them, and what does not fit."""

from __future__ import annotations

import ctypes
import random
import struct
from typing import TYPE_CHECKING

import numpy as np
import pytest
from tests.clang_programs import build, built_once, needs_clang, started

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = needs_clang

NUMBERS = r"""
#include <cstdio>
#include <cstdlib>
#include <sycl/sycl.hpp>
#include <vector>

int main(int, char **arguments) {
  std::vector<double> numbers;
  std::FILE *file = std::fopen(arguments[1], "r");
  for (double x; std::fscanf(file, "%la", &x) == 1;)
    numbers.push_back(x);
  const int digits = std::atoi(arguments[2]);
  sycl::queue queue;
  sycl::buffer<double> buffer(numbers);
  queue.submit([&](sycl::handler &handler) {
    sycl::accessor given(buffer, handler, sycl::read_only);
    sycl::stream out(1 << 22, 1024, handler);
    handler.single_task([=] {
      using namespace sycl;
      for (double x : given) {
        const float f = static_cast<float>(x);
        const half h = static_cast<half>(f);
        out << setprecision(digits) << defaultfloat << x << ' ' << fixed << x << ' ' << scientific << x << ' ';
        out << hexfloat << x << ' ' << f << ' ' << defaultfloat << f << ' ' << fixed << f << ' ' << h << ' ';
        out << setw(30) << scientific << f << ' ' << showpos << x << noshowpos << '\n';
      }
    });
  }).wait();
}
"""

WORDS = r"""
#include <sycl/sycl.hpp>

int main() {
  sycl::queue queue;
  queue.submit([&](sycl::handler &handler) {
    sycl::stream out(4096, 256, handler);
    handler.single_task([=] {
      using namespace sycl;
      const void *place = reinterpret_cast<const void *>(0xabc);
      out << -5 << ' ' << 5u << ' ' << showpos << 5 << noshowpos << ' ' << hex << showbase << 255 << ' ';
      out << oct << 8 << endl << noshowbase << hex << place << ' ' << 16 << dec << ' ' << 16 << ' ';
      out << true << setw(4) << 'c' << '|' << setw(5) << "ab" << endl;
      out << int3(1, -2, 3) << ' ' << float2(0.5f, 2) << ' ' << id<2>(3, 4) << ' ' << range<1>(7) << endl;
      out << -9223372036854775807 - 1 << ' ' << 18446744073709551615u << ' ' << 1.0f / 3 << ' ' << half(2.5f) << flush;
      out << " unflushed";
    });
  }).wait();
  std::puts("");
  queue.submit([&](sycl::handler &handler) {
    sycl::stream out(16, 64, handler);
    handler.single_task([=] { out << "more text than there is room for" << sycl::endl; });
  }).wait();
  std::puts("");
}
"""


def _numbers() -> list[float]:
    chosen = random.Random(3)
    found = [0.0, -0.0, 0.5, 1.5, 2.5, 9.5, 10.0, 99999.95, 999999.5, 1e-4, 9.9999995e-5, 1e22, 1e23, 65504.0, 1e-45]
    found += [5e-324, 3 * 5e-324, 1.7976931348623157e308, float("inf"), float("-inf")]
    for _ in range(60):
        found.append(chosen.uniform(-1000, 1000))
        found.append(chosen.getrandbits(20) / 2 ** chosen.randrange(20))
        found += [x for x in struct.unpack("d", chosen.randbytes(8)) if np.isfinite(x)]
    return found


def _hexadecimal(x: float) -> str:
    text = ctypes.create_string_buffer(64)
    ctypes.CDLL(None).snprintf(text, ctypes.c_size_t(64), b"%a", ctypes.c_double(x))
    return text.value.decode()


@pytest.fixture(scope="module")
def numbers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_once(tmp_path_factory, "numbers", NUMBERS)


@pytest.mark.parametrize("digits", [6, 0, 1, 9, 17, 60])
def test_numbers_are_written_as_by_c(numbers: Path, tmp_path: Path, digits: int) -> None:
    given = _numbers()
    file = tmp_path / "numbers"
    file.write_text("\n".join(x.hex() for x in given))
    expected: list[str] = []
    for x in given:
        with np.errstate(over="ignore", under="ignore"):
            f, h = float(np.float32(x)), float(np.float16(np.float32(x)))
        general, fixed, scientific = f".{digits}g", f".{digits}f", f".{digits}e"
        words = [format(x, general), format(x, fixed), format(x, scientific), _hexadecimal(x), _hexadecimal(f)]
        words += [format(f, general), format(f, fixed), format(h, fixed), format(f, scientific).rjust(30)]
        expected.append(" ".join([*words, format(x, f"+{scientific}")]))
    assert started(numbers, str(file), str(digits)).stdout.splitlines() == expected


def test_words_and_manipulators(tmp_path: Path) -> None:
    ran = started(build(WORDS, tmp_path / "program"), SYCLRT_NATIVE_CPU_ASPECTS="-fp64")
    assert ran.stdout.splitlines() == [
        "-5 5 +5 0xff 010",
        "0xabc 10 16 true   c|   ab",
        "1, -2, 3 0.5, 2 {3, 4} {7}",
        "-9223372036854775808 18446744073709551615 0.333333 2.5 unflushed",
        "more text than t",
    ]
