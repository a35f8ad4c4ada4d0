"""Conversions between numbers, against rational arithmetic."""

import pytest
from tests.numerics.conversions import TYPES, Conversion, all_conversions, values_of
from tests.numerics.formats import FORMATS, is_same
from tests.runtime.kernels_of_calls import Called, program_of, results

from syclopt.codegen.device_library.made_functions import read_conversion
from syclopt.codegen.device_library.names_of_functions import read_builtin_name

DIRECTED = ("_rtz", "_rtp", "_rtn")
ALL = [*all_conversions()]


def chosen(source: str) -> list[tuple[Conversion, Called]]:
    """Return conversions that have functions of the library, in both spellings, and one in nineteen of the others."""
    mine = [one for one in ALL if one.source == source]
    directed = [one for one in mine if one.target in FORMATS and one.mode in DIRECTED]
    of_halves = [one for one in mine if source == "Dh" and one.saturates and one.mode == "_rte"]
    several = list(dict.fromkeys((*directed, *of_halves, *mine[len(source) :: 19])))
    spelled = ((one, one.called() if at % 3 else one.called_in_spirv()) for at, one in enumerate(several))
    return [*spelled, *((one, one.called(4)) for one in several[:1])]


@pytest.mark.parametrize("source", TYPES, ids=TYPES.values())
def test_numbers_are_rounded_and_saturated_as_asked(source: str) -> None:
    cases = chosen(source)
    program = program_of([function for _, function in cases])
    values = values_of(source)
    if source in FORMATS:
        values = values[:: 1 + len(values) // 2000].copy()
    given = values[: len(values) // 4 * 4]
    for conversion, function in cases:
        shape = (-1, 4) if function.result.endswith("4") else (-1,)
        found = results(program, function, given.reshape(shape))[0].reshape(-1).tolist()
        for value, one in zip(given.tolist(), found, strict=True):
            expected = conversion.exact(value)
            assert expected is None or is_same(one, expected), (
                f"{conversion}: {value!r} becomes {one!r}, not {expected!r}"
            )


def test_spirv_has_words_for_all_conversions() -> None:
    for conversion in ALL:
        names = (read_builtin_name(one.symbol) for one in (conversion.called(), conversion.called_in_spirv()))
        opencl, spirv = (read_conversion(one.word, one.types[0]) for one in names if one is not None)
        assert opencl is not None
        assert spirv is not None
        bits = spirv._replace(target=opencl.target)
        assert bits == opencl, conversion
        assert (spirv.target.width, spirv.target.is_float) == (opencl.target.width, opencl.target.is_float)
