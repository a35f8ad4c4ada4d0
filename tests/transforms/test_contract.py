"""What every registered pass promises, on its own fixtures and on real modules.

How a pass is asked for, with options that it cannot be without, is read from the RUN lines of its fixtures.
"""

from __future__ import annotations

import inspect
import re
import subprocess
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import cast

import pytest

import syclopt
from syclopt.errors import InputError, LLVMError, SycloptError
from syclopt.images.device_image import DeviceImage
from syclopt.ir import llvm
from syclopt.ir.module import Module
from syclopt.passes import ALL, Analysis, AnalysisCache, ImagePass, ModulePass, Pass, PassContext, PassResult, Warnings
from syclopt.pipeline import registry
from syclopt.pipeline.parse import parse_pipeline, print_pipeline
from syclopt.pipeline.pass_options import option_specs
from syclopt.pipeline.text import PipelineText, parse, render
from syclopt.testing import runline, tools
from syclopt.testing.golden import available

FIXTURES = Path(__file__).parents[2] / "ir_fixtures"
PACKAGE = Path(syclopt.__file__).parent
NO_PASSES = {"device_library", "machines", "native_cpu", "nvptx", "regions", "rooms"}  # of the room for machine code
REAL = tuple(sorted((FIXTURES / "real").glob("*.ll")))
AVAILABLE = available()
NAMES = registry.pass_names()
each_pass = pytest.mark.parametrize("name", NAMES)


def folder_of(name: str) -> Path:
    return FIXTURES / "passes" / name.replace("-", "_")


@cache
def fixtures(name: str) -> tuple[Path, ...]:
    return tuple(sorted(folder_of(name).glob("*.ll")))


@cache
def run_lines(path: Path) -> tuple[tuple[bool, str], ...]:
    """Return the pipelines of the RUN lines of a fixture, and whether they must fail."""
    tool = tools.table()["syclopt"]
    found: dict[tuple[bool, str], None] = {}
    for command in [c for line in runline.read(path).run_lines for step in line.steps for c in step.commands]:
        words = [word.text for word in command.words]
        if tool.name in words and (text := tool.pipeline(words[words.index(tool.name) + 1 :])):
            found[words[0] == "not", text] = None
    return tuple(found)


@cache
def texts_in(name: str, path: Path) -> tuple[str, ...]:
    """Return the texts by which a fixture asks for a pass, as far as there is such a pass."""
    found: dict[str, None] = {}
    for _, text in run_lines(path):
        try:
            texts = [render(element) for element in parse(PipelineText(text)) if element.name.text == name]
            found.update((each, None) for each in texts if parse_pipeline(each))
        except SycloptError:
            continue
    return tuple(found)


@cache
def texts_of(name: str) -> tuple[str, ...]:
    """Return the texts by which all fixtures ask for a pass, those with few options first."""
    return tuple(sorted({text for path in fixtures(name) for text in texts_in(name, path)}, key=lambda t: (len(t), t)))


@cache
def module_of(path: Path) -> Module | None:
    try:
        return Module.read(path)
    except InputError:
        return None


def cases(name: str) -> Iterator[tuple[str, Pass, Module]]:
    """Yield what is run: on each fixture what it asks for, on real modules the shortest and the longest of these."""
    texts = texts_of(name)
    files = {path: texts_in(name, path) or texts[:1] for path in fixtures(name)}
    for path, chosen in [*files.items(), *((path, dict.fromkeys((texts[0], texts[-1]))) for path in REAL)]:
        if (module := module_of(path)) is None:
            continue
        for text in chosen:
            [pass_] = parse_pipeline(text)
            yield f"{text} on {path.relative_to(FIXTURES)}", pass_, module


def context(pass_: Pass, image: DeviceImage) -> tuple[PassContext, AnalysisCache]:
    cache_ = AnalysisCache(image)
    return PassContext(pass_, cache_, Warnings(emit=lambda _: None)), cache_


@cache
def is_valid(text: bytes) -> bool:
    """Whether LLVM reads a module: ours, or an old one where pointers have types."""
    try:
        llvm.verify(Module.parse(text))
    except LLVMError:
        command = ["opt-14", "-passes=verify", "-disable-output"]
        return (
            command[0] in AVAILABLE
            and not subprocess.run(command, input=text, capture_output=True, check=False).returncode
        )
    return True


def same(first: object, second: object) -> bool:
    """Whether two answers of an analysis say the same."""
    if first == second:
        return True
    if isinstance(first, Mapping) and isinstance(second, Mapping):
        return first.keys() == second.keys() and all(same(first[key], second[key]) for key in second)
    if type(first) is not type(second) or not hasattr(second, "__dict__"):
        return False
    return all(same(vars(first).get(key), value) for key, value in vars(second).items())


@cache
def analyses() -> tuple[type[Analysis], ...]:
    """Return all analyses that there are."""
    found: dict[type[Analysis], None] = {}
    for path in sorted(Path(syclopt.__file__).parent.rglob("analysis/**/*.py")):
        module = ".".join(path.relative_to(Path(syclopt.__file__).parents[1]).with_suffix("").parts)
        imported = __import__(module, fromlist=["*"])
        for value in vars(imported).values():
            if inspect.isclass(value) and value.__module__ == module and "compute" in vars(value):
                found[cast("type[Analysis]", value)] = None
    return tuple(found)


def check_output(case: str, before: bytes, module: Module) -> None:
    """What comes out can be read again, and is valid where what went in was."""
    after = module.to_bytes()
    assert Module.parse(after).to_bytes() == after, case
    if after != before:
        assert is_valid(after) or not is_valid(before), f"{case}: not valid any more"


def run_module_pass(case: str, pass_: ModulePass, module: Module) -> PassResult:
    """Run a pass; it says whether the text differs, and analyses that it preserves hold."""
    before = module.to_bytes()
    copy = module.copy()
    image = DeviceImage(module)
    result = pass_.run(module, context(pass_, image)[0])
    assert result.changed == (module.to_bytes() != before), f"{case}: changed={result.changed}"
    assert image.edits == 0 or result.changed, f"{case}: edited, and nothing differs"
    if result.changed and (kept := analyses() if result.preserves is ALL else result.preserves):
        ctx, known = context(pass_, DeviceImage(copy))
        answers = {analysis: known.get(analysis) for analysis in kept}
        pass_.run(copy, ctx)
        for analysis, answer in answers.items():
            assert same(answer, analysis.compute(copy)), f"{case}: {analysis.__name__} is not preserved"
    return result


def run_image_pass(case: str, pass_: ImagePass, image: DeviceImage) -> list[DeviceImage]:
    """Run a pass; it does not edit what it is given."""
    before = image.module.to_bytes()
    images = pass_.run(image, context(pass_, image)[0])
    assert (image.edits, image.module.to_bytes()) == (0, before), f"{case}: the module that is given is edited"
    return images


def check_module_pass(case: str, pass_: ModulePass, module: Module) -> bool:
    """Run a pass on a module and on what came out; return whether the second run changed nothing."""
    before = module.to_bytes()
    run_module_pass(case, pass_, module)
    check_output(case, before, module)
    return not run_module_pass(f"{case}, again", pass_, module).changed


def check_image_pass(case: str, pass_: ImagePass, module: Module) -> bool:
    """Run a pass on an image and on what came out; return whether the second run changed nothing."""
    before = module.to_bytes()
    is_settled = True
    for image in run_image_pass(case, pass_, DeviceImage(module)):
        check_output(case, before, image.module)
        text = image.module.to_bytes()
        again = [each.module.to_bytes() for each in run_image_pass(f"{case}, again", pass_, image)]
        is_settled = is_settled and again == [text]
    return is_settled


@each_pass
def test_contract(name: str) -> None:
    """Each case: a second run changes nothing, unless the class says so, and then it does somewhere."""
    settled: dict[str, bool] = {}
    for case, pass_, module in cases(name):
        try:
            if isinstance(pass_, ModulePass):
                settled[case] = check_module_pass(case, pass_, module.copy())
            else:
                settled[case] = check_image_pass(case, pass_, module.copy())
        except SycloptError:
            continue
    assert settled, "every case is refused"
    if registry.pass_class(name).idempotent:
        assert not [case for case, is_settled in settled.items() if not is_settled], "a second run changes something"
    else:
        assert not all(settled.values()), "a second run never changes anything"


@each_pass
def test_one_spelling(name: str) -> None:
    """The name, the class, its file and the fixture folder spell one name."""
    cls = registry.pass_class(name)
    assert cls.name == name
    assert cls.__module__.rpartition(".")[2] == name.replace("-", "_")
    assert cls.__name__.lower() == f"{name.replace('-', '')}pass"
    assert folder_of(name).is_dir()


def test_every_file_has_a_name_and_every_folder_a_pass() -> None:
    known = {name.replace("-", "_") for name in NAMES}
    codegen = PACKAGE / "codegen"
    rooms = (
        PACKAGE / "transforms",
        codegen,
        codegen / "native_cpu",
        codegen / "nvptx",
        PACKAGE / "pipeline" / "passes",
    )
    files = {path.name.removesuffix(".py") for room in rooms for path in room.iterdir() if path.name[0] != "_"}
    assert files - NO_PASSES == known
    assert {path.name for path in (FIXTURES / "passes").iterdir()} == known


@each_pass
def test_fixtures(name: str) -> None:
    """The fixtures ask for the pass, also where it refuses, if it can."""
    pattern = re.compile(rf"(?<![-\w]){re.escape(name)}(?![-\w])")
    lines = [line for path in fixtures(name) for line in run_lines(path) if pattern.search(line[1])]
    assert any(not fails for fails, _ in lines)
    module = registry.pass_class(name).__module__.removeprefix("syclopt.")
    source = PACKAGE / f"{module.replace('.', '/')}.py"
    files = [source] if source.exists() else sorted(source.with_suffix("").glob("*.py"))
    if any(
        re.search(r"\braise (?!AssertionError|NotImplementedError)|PassFailed\(", file.read_text()) for file in files
    ):
        assert any(fails for fails, _ in lines), "no fixture shows what is refused"


@each_pass
def test_documentation(name: str) -> None:
    """The class and each option say what they are for; the list of options holds all that the text form can say."""
    cls = registry.pass_class(name)
    assert "__doc__" in vars(cls)
    assert not (inspect.getdoc(cls) or "").startswith(f"{cls.__name__}(")
    assert all(spec.help for spec in option_specs(cls))
    assert {*cls.flags.values()} <= {spec.field for spec in option_specs(cls)}


@each_pass
def test_texts_of_a_pass(name: str) -> None:
    """Some fixture gives the pass no more than it needs; what is printed of a pass parses back to it."""
    for text in texts_of(name):
        [pass_] = parse_pipeline(text)
        assert parse_pipeline(print_pipeline([pass_])) == [pass_]
    needed = [spec for spec in option_specs(registry.pass_class(name)) if spec.is_required]
    [first] = parse(PipelineText(texts_of(name)[0]))
    assert len(first.options) == len(needed), "no RUN line gives the pass only what it cannot be without"


@each_pass
def test_line_ends_make_no_difference(name: str) -> None:
    """Modules with the line ends of Windows become what others become."""
    for case, pass_, module in cases(name):
        text = module.to_bytes()
        if " on real/" in case or b"\r" in text:
            continue
        outputs = [result_of(pass_, Module.parse(text.replace(b"\n", end))) for end in (b"\n", b"\r\n")]
        assert outputs[1] == outputs[0], case


def result_of(pass_: Pass, module: Module) -> list[bytes] | None:
    """Return the modules that come out, with line ends of Unix, without digests of the input; None for a refusal."""
    image = DeviceImage(module)
    try:
        if isinstance(pass_, ModulePass):
            pass_.run(module, context(pass_, image)[0])
            images = [image]
        else:
            images = pass_.run(image, context(pass_, image)[0])
    except SycloptError:
        return None
    return [re.sub(rb"\$[0-9a-f]{16}\b", b"", each.module.to_bytes().replace(b"\r\n", b"\n")) for each in images]
