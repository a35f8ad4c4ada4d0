"""What a pass is: options, a `run` method, and a context that answers its questions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, ClassVar, Final, Literal, Protocol, Self, TypeVar

from syclopt.diagnostics import Warnings
from syclopt.errors import InputError, PassFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.errors import Location
    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.module import Module

__all__ = [
    "ALL",
    "Analysis",
    "AnalysisCache",
    "AnalysisT",
    "Everything",
    "ImagePass",
    "ModulePass",
    "Pass",
    "PassContext",
    "PassResult",
    "Warnings",
]


class Analysis(Protocol):
    """A pure question to a module. `PassContext.get` keeps the answer until a pass does not preserve it."""

    @classmethod
    def compute(cls, module: Module) -> Self:
        """Return the answer for `module`."""
        ...


AnalysisT = TypeVar("AnalysisT", bound=Analysis)


class Everything(Enum):
    """The type of `ALL`."""

    ALL = "all analyses"


ALL: Final = Everything.ALL


@dataclass(frozen=True, slots=True)
class PassResult:
    """Whether the text of the module differs now, and which analyses are still right (all, if it does not)."""

    changed: bool
    preserves: tuple[type[Analysis], ...] | Literal[Everything.ALL] = ()

    def keeps(self, analysis: type[object]) -> bool:
        """Whether an answer from before the pass still holds."""
        return not self.changed or self.preserves is ALL or analysis in self.preserves


class AnalysisCache:
    """The answers known about the module of one image."""

    __slots__ = ("_answers", "image", "on_compute")

    def __init__(self, image: DeviceImage, on_compute: Callable[[type[Analysis]], None] | None = None) -> None:
        """Start with what is known of `image`; its module is made when an answer is computed."""
        self.on_compute = on_compute
        self.image = image
        self._answers: dict[type[object], object] | None = None  # until it is asked: of many images few are under way

    def get(self, analysis: type[AnalysisT]) -> AnalysisT:
        """Return the answer of `analysis`, computed if it is not known."""
        answers = self._known()
        answer = answers.get(analysis)
        if isinstance(answer, analysis):
            return answer
        if self.on_compute:
            self.on_compute(analysis)
        answer = analysis.compute(self.image.module)
        answers[analysis] = answer
        return answer

    def drop(self, result: PassResult) -> list[type[object]]:
        """Forget what a pass with `result` did not preserve, and return it."""
        answers = self._known()
        gone = [analysis for analysis in answers if not result.keeps(analysis)]
        for analysis in gone:
            del answers[analysis]
        return gone

    def _known(self) -> dict[type[object], object]:
        if self._answers is None:
            self._answers = dict(self.image.answers)
        return self._answers


class PassContext:
    """What a running pass may ask and tell: analyses of its module, warnings, counts for `-stats`."""

    def __init__(
        self,
        pass_: Pass,
        analyses: AnalysisCache,
        warnings: Warnings | None = None,
        statistics: Counter[tuple[str, str]] | None = None,
    ) -> None:
        self._pass = pass_
        self._analyses = analyses
        self._warnings = warnings or Warnings()
        self._statistics: Counter[tuple[str, str]] = Counter() if statistics is None else statistics

    def get(self, analysis: type[AnalysisT]) -> AnalysisT:
        """Return what `analysis` says of the module that the pass runs on, as the pass found it.

        A pass that edits the module asks before it edits.
        """
        return self._analyses.get(analysis)

    def warn(self, name: str, message: str, location: Location | None = None) -> None:
        """Warn the user; `name` stands in the `warns` of the pass. Raises `PassFailed` if the warning is an error."""
        if name not in self._pass.warns:
            raise ValueError(f"pass '{self._pass.name}' does not declare the warning '{name}' in 'warns'")
        try:
            self._warnings.warn(name, message, location)
        except InputError as error:
            raise PassFailed(self._pass.name, error.message, error.location) from None

    def count(self, what: str, number: int = 1) -> None:
        """Add to a counter that `-stats` prints, such as "functions internalized"."""
        if number:
            self._statistics[self._pass.name, what] += number


@dataclass(frozen=True)
class _Pass:
    """What both kinds of passes have.

    `warns` are the names of its warnings, none of which reads like a flag of `Warnings`. `flags` are command-line
    options, without dashes, that stand for a field of the pass, such as `sycl-propagate-aspects-usage-fixed-targets`
    for `fixed_targets`. `idempotent` says that a second run on what came out changes nothing. Each kind has an
    `on_modules`, which tells them apart.
    """

    name: ClassVar[str]
    warns: ClassVar[tuple[str, ...]] = ()
    flags: ClassVar[dict[str, str]] = {}
    idempotent: ClassVar[bool] = True

    def __init_subclass__(cls) -> None:
        """Raise `ValueError` for a warning whose name cannot be told from a flag about warnings."""
        for name in cls.warns:
            if name == "error" or name.startswith(("no-", "error=")) or not name:
                raise ValueError(f"{cls.__name__} has a warning named '{name}', which -W{name} does not mean")


@dataclass(frozen=True)
class ModulePass(_Pass, ABC):
    """A pass over one module at a time. Fields are its options; valid IR in, valid IR out.

    A field is `bool`, `int`, `str`, `Literal` or an `Enum` of strings, a tuple of these, or one of them or `None`;
    its metadata may give `help` (str), `aliases` (other spellings), `positional` (the value may stand alone, as in
    `print<aspects>`) and `nested` (a tuple of str that holds the pipeline in parentheses, as in `llvm(globaldce)`).
    """

    on_modules: ClassVar[Literal[True]] = True

    @abstractmethod
    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit `module` in place, and tell what became of it. Raises `SycloptError` for what it refuses."""


@dataclass(frozen=True)
class ImagePass(_Pass, ABC):
    """A pass that turns one image into a list of images, or fills in what an image carries beside its module.

    It never edits the module it is given: an image with other IR gets a module of its own. What an image carries
    beside its module is filled in place. `fills` names the columns of a file table that the pass provides. `splits`
    says that it may make several images of one, which other processes can finish.
    """

    on_modules: ClassVar[Literal[False]] = False
    fills: ClassVar[tuple[str, ...]] = ()
    splits: ClassVar[bool] = False

    @abstractmethod
    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the images that take the place of `image`. Raises `SycloptError` for what it refuses."""


Pass = ModulePass | ImagePass
