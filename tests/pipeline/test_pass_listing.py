"""The text of -print-passes: what it shows can be typed."""

from __future__ import annotations

import re

import pytest
from test_pass_options import PrinterPass, SamplePass

from syclopt.pipeline import registry
from syclopt.pipeline.pass_listing import describe_passes
from syclopt.pipeline.pass_options import option_specs
from syclopt.tools.opt import main

SAMPLES = {"INT": "1", "STR": "x"}
OF_A_FORM = {"values=STR,...": ["values=1:00,2:00"]}


def spelled(usage: str) -> list[str]:
    """What a line of the list stands for: `mode=a|b` for `mode=a` and `mode=b`, `sizes=INT,...` for `sizes=1,1`."""
    if usage in OF_A_FORM:
        return OF_A_FORM[usage]
    name, equals, kind = usage.rpartition("=")
    words = [SAMPLES.get(word, word) for word in kind.removesuffix(",...").split("|")]
    return [f"{name}{equals}{word}{f',{word}' if kind.endswith(',...') else ''}" for word in words]


def arguments(name: str, usage: str) -> list[list[str]]:
    """Return command lines that have what a line shows of a pass, and what the pass needs beside that."""
    specs = option_specs(registry.pass_class(name))
    needed = ";".join(spelled(spec.usage)[0] for spec in specs if spec.is_required and spec.usage != usage)
    bare = f"-passes={name}<{needed}>"
    if usage.startswith("-"):
        return [[bare, text] for text in spelled(usage)]
    if usage == "(...)":
        return [[f"{bare}(globaldce,default<O2>)"]]
    return [[f"-passes={name}<{text}{';' * bool(needed)}{needed}>"] for text in spelled(usage)]


@pytest.mark.parametrize("name", registry.pass_names())
def test_what_the_list_shows_is_accepted(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = describe_passes([registry.pass_class(name)]).splitlines()
    usages = [found[1] for line in lines if (found := re.match(r"  (\S.*?)(?:  |$)", line))]
    assert len(usages) >= len(option_specs(registry.pass_class(name)))
    for line in [line for usage in usages for line in arguments(name, usage)]:
        assert main([*line, "-print-pipeline-passes"]) == 0, capsys.readouterr().err
    for warning in re.findall(r"-Werror=\S+", "".join(lines)):
        assert main([warning, "-disable-output", "absent.ll"]) == 1
        assert capsys.readouterr().err.startswith("absent.ll: error: cannot read")


def test_aliases_are_accepted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["-passes=internalize<preserve-gv=a>", "-print-pipeline-passes"]) == 0
    assert capsys.readouterr().out == "internalize<preserve=a>\n"


def test_passes_describe_themselves() -> None:
    assert describe_passes([SamplePass, PrinterPass]).splitlines() == [
        "sample                            Try every type of option.",
        "  keep-all|no-keep-all            default: false",
        "  hide|no-hide                    hide things; default: true",
        "  limit=INT                       default: 3",
        "  label=STR                       default: x",
        "  mode=auto|none|kernel           default: auto",
        '  color=red|"dark green"          the color; default: red',
        "  preserve=STR,...                also preserve-gv",
        "  sizes=INT,...                   default: 1,2",
        "  seed=INT",
        "  -Wno-odd-sample                 do not warn; -Werror=odd-sample makes it an error",
        "printer                           Print what is asked for.",
        "  STR                             what to print; required",
        "  loud|no-loud                    default: false",
        "  (...)",
    ]
