"""Assertions in our headers that fail: they are told in the user's line."""

import pytest

from syclopt.frontends.clang.installed_clang import HEADERS
from syclopt.tools.cxx.users_lines import in_lines_of_users

OURS = f"{HEADERS}/sycl/detail"
NOTE = "note: in instantiation of function template specialization"
ASSERTION = f"""In file included from a.cpp:1:
In file included from {HEADERS}/sycl/sycl.hpp:17:
{OURS}/kernel.hpp:90:17: error: static assertion failed due to requirement 'ok<F>': must be copyable: take pointers
   90 |   static_assert(is_copyable<F>,
      |                 ^~~~~~~~~~~~~~
{OURS}/handler.hpp:106:13: {NOTE} 'check<(lambda)>' requested here
  106 |     check<F>();
      |     ^
a.cpp:4:3: {NOTE} 'sycl::queue::parallel_for<(lambda)>' requested here
    4 |   q.parallel_for(8, f);
      |     ^
"""
TOLD = """a.cpp:4:3: error: must be copyable: take pointers
    4 |   q.parallel_for(8, f);
      |     ^
"""
OUTER = f"""a.cpp:9:3: {NOTE} 'wrap<int>' requested here
    9 |   wrap(q);
      |   ^
"""
OTHER = f"""In file included from a.cpp:2:
own.hpp:3:15: error: static assertion failed due to requirement 'sizeof(int) == 3': own
    3 | static_assert(sizeof(int) == 3, "own");
      |               ^~~~~~~~~~~~~~~~
In file included from a.cpp:1:
{OURS}/kernel.hpp:37:5: error: no matching function for call to object of type 'const (lambda)'
   37 |     f();
      |     ^
a.cpp:11:17: note: candidate function not viable
"""
END = "2 errors generated.\n"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (ASSERTION + "1 error generated.\n", TOLD + "1 error generated.\n"),
        (ASSERTION + OUTER + END, TOLD + OUTER + END),
        (OTHER + ASSERTION + OTHER + END, OTHER + TOLD + OTHER + END),
        (ASSERTION + ASSERTION + END, TOLD + TOLD + END),
    ],
)
def test_they_are_errors_there(said: str, told: str) -> None:
    assert in_lines_of_users(said) == told


@pytest.mark.parametrize("said", ["", END, OTHER + END, ASSERTION.partition("a.cpp:4:3")[0] + END])
def test_all_else_stays(said: str) -> None:
    """Also an assertion that nothing outside of the headers led to."""
    assert in_lines_of_users(said) == said
