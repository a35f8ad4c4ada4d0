"""The device configuration file of a user.

    intel_gpu_skl:                        # a target to add, or to replace
      aspects: [fp64, 5]                  # by name or number
      may_support_other_aspects: false
      sub-group-sizes: [8, 16, 32]
      aot-toolchain: ocloc
      aot-toolchain-ocloc-device: skl
      aot-toolchain-options: -O3
      triple: spir64_gen-unknown-unknown
      macro: __SYCL_TARGET_INTEL_GPU_SKL__

All keys are optional; `-` and `_` in them are the same.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, TypeVar, cast

import yaml

from syclopt.diagnostics import Warnings
from syclopt.errors import DuplicateError, Location, ParseError, UndefinedError, nearest
from syclopt.files import read_file
from syclopt.limits import NESTING, check_nesting
from syclopt.targets.catalogue import aspects
from syclopt.targets.target import DOUBLED_TARGET, Entry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from syclopt.diagnostics import Warn
    from syclopt.targets.catalogue import Aspect
    from syclopt.targets.target import Target

Item = TypeVar("Item")

_KEYS = (
    "aspects",
    "may_support_other_aspects",
    "sub-group-sizes",
    "aot-toolchain",
    "aot-toolchain-TOOL-device",
    "aot-toolchain-options",
    "triple",
    "macro",
)
_DEVICE_KEY = re.compile(r"aot-toolchain-(.+)-device")
_MACRO = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_NUMBER = re.compile(r"[0-9]{1,9}")
_LONGEST = 1000
_TARGET = re.compile(r"[^\s,=|]+")


def read_config(
    path: str | os.PathLike[str], known: Mapping[str, Target], warn: Warn | None = None
) -> dict[str, Entry]:
    """Return the entries of a configuration file by target; a name or alias of `known` stands for its target.

    See `TargetTable.with_config` for `warn` and for what is raised.
    """
    name = os.fspath(path)
    data = read_file(name)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8-sig")
        raise ParseError("not UTF-8", Location.at(name, f"{before}?", len(before))) from None
    return _Reader(name, text, known, warn or Warnings().warn).entries()


class _TooDeepError(Exception):
    """Nodes stand too deep inside each other."""

    def __init__(self, levels: int, offset: int) -> None:
        super().__init__(levels, offset)
        self.levels = levels
        self.offset = offset


class _Loader(yaml.SafeLoader):
    """Composes nodes, which calls itself for those inside, down to a limit."""

    def __init__(self, stream: str) -> None:
        super().__init__(stream)
        self._levels = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        """Return the next node."""
        self._levels += 1
        if self._levels > NESTING:
            raise _TooDeepError(self._levels, parent.start_mark.index if parent is not None else 0)
        node = super().compose_node(parent, index)
        self._levels -= 1
        return node


class _Reader:
    """Reads one file. YAML is read as nodes, which know their places."""

    def __init__(self, file: str, text: str, known: Mapping[str, Target], warn: Warn) -> None:
        self._file = file
        self._text = text
        self._known = known
        self._warn = warn
        self._lists: dict[tuple[int, str], tuple[object, ...]] = {}  # aliases name one list again and again

    def entries(self) -> dict[str, Entry]:
        """Return the entries by the names of their targets."""
        root = self._compose()
        found: dict[str, Entry] = {}
        lines: dict[str, int] = {}
        if root is None:
            return found
        for key, value in self._pairs(root, "target names with their entries"):
            name = self._target(key)
            if name in found:
                same = "" if key.value == name else f" (here '{key.value}')"
                what = f"target '{name}'{same} is given in line {lines[name]} already; this entry counts"
                self._warn(DOUBLED_TARGET, what, self._place(key))
            lines[name] = key.start_mark.line + 1
            found[name] = self._entry(value, name)
        return found

    def _compose(self) -> yaml.Node | None:
        compose = cast("Callable[[str, type[yaml.SafeLoader]], yaml.Node | None]", yaml.compose)
        try:
            return compose(self._text, _Loader)  # libyaml's does not survive deep nesting
        except _TooDeepError as error:
            check_nesting(error.levels, Location.at(self._file, self._text, error.offset))
            raise
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            place = Location.at(self._file, self._text, mark.index) if mark else Location(self._file, 1, 1)
            reason = ", ".join(filter(None, [error.context, error.problem]))
            raise ParseError(f"not YAML: {reason}", place) from None
        except yaml.reader.ReaderError as error:
            place = Location.at(self._file, self._text, int(error.position))
            raise ParseError(f"not YAML: {error.reason}", place) from None

    def _entry(self, node: yaml.Node, target: str) -> Entry:
        entry = Entry()
        seen: set[str] = set()
        for key, value in self._pairs(node, f"the entry of '{target}'"):
            name = key.value.replace("_", "-")
            if name in seen:
                raise DuplicateError(f"key '{key.value}' is given twice", self._place(key))
            seen.add(name)
            self._read(key, name, value, entry)
        return entry

    def _read(self, key: yaml.ScalarNode, name: str, value: yaml.Node, entry: Entry) -> None:
        """Take in what one key says."""
        match name:
            case "aspects":
                entry.aspects = self._each_once(value, key, self._aspect)
            case "sub-group-sizes":
                entry.sub_group_sizes = self._each_once(value, key, self._size)
            case "may-support-other-aspects":
                entry.may_support_other_aspects = self._boolean(value, key)
            case "aot-toolchain":
                self._add_tool(self._string(value, key), key, entry)
            case "aot-toolchain-options":
                entry.aot_options = self._string(value, key)
            case "triple":
                entry.triple = self._string(value, key)
            case "macro":
                entry.macro = self._string(value, key)
                if not _MACRO.fullmatch(entry.macro):
                    raise ParseError("'macro': expected an identifier", self._place(value))
            case _:
                device = _DEVICE_KEY.fullmatch(key.value) or _DEVICE_KEY.fullmatch(name)
                if device is None:
                    expected = nearest(key.value, _KEYS) or f", expected one of: {', '.join(_KEYS)}"
                    raise ParseError(f"unknown key '{key.value}'{expected}", self._place(key))
                self._add_tool(device[1], key, entry)
                entry.aot_device = self._string(value, key)

    def _add_tool(self, tool: str, key: yaml.ScalarNode, entry: Entry) -> None:
        if entry.aot_tool not in (None, tool):
            message = f"'{key.value}' contradicts the toolchain '{entry.aot_tool}' of this entry"
            raise ParseError(message, self._place(key))
        entry.aot_tool = tool

    def _target(self, node: yaml.ScalarNode) -> str:
        if not _TARGET.fullmatch(node.value):
            message = f"target name {node.value!a}: expected one word without ',', '=' or '|'"
            raise ParseError(message, self._place(node))
        known = self._known.get(node.value)
        return known.name if known else node.value

    def _aspect(self, node: yaml.Node) -> Aspect:
        text = self._scalar(node, "the name or number of an aspect")
        try:
            if not _NUMBER.fullmatch(text):
                return aspects().get(text)
        except UndefinedError as error:
            raise UndefinedError(error.message, self._place(node)) from None
        known = aspects().find(int(text))
        if known is None:
            raise UndefinedError(f"no aspect has the number {text}", self._place(node))
        return known

    def _size(self, node: yaml.Node) -> int:
        text = self._scalar(node, "a sub-group size")
        if not _NUMBER.fullmatch(text) or not int(text):
            raise ParseError(f"sub-group size '{text}': expected a positive number", self._place(node))
        return int(text)

    def _boolean(self, node: yaml.Node, key: yaml.ScalarNode) -> bool:
        text = self._scalar(node, "true or false").lower()
        if text not in ("true", "false"):
            raise ParseError(f"'{key.value}': expected true or false, found '{text}'", self._place(node))
        return text == "true"

    def _string(self, node: yaml.Node, key: yaml.ScalarNode) -> str:
        text = self._scalar(node, f"a text for '{key.value}'")
        if not text.isprintable() or (node.tag.endswith(":null") and text):
            raise ParseError(f"'{key.value}': expected a text on one line", self._place(node))
        return text

    def _pairs(self, node: yaml.Node, what: str) -> Iterator[tuple[yaml.ScalarNode, yaml.Node]]:
        """Yield keys and values of a mapping whose keys are words."""
        if not isinstance(node, yaml.MappingNode):
            raise ParseError(f"expected {what} (a mapping), found {_kind(node)}", self._place(node))
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise ParseError(f"expected a word, found {_kind(key)}", self._place(key))
            self._scalar(key, "a word")
            yield key, value

    def _items(self, node: yaml.Node, key: yaml.ScalarNode) -> list[yaml.Node]:
        if not isinstance(node, yaml.SequenceNode):
            raise ParseError(f"'{key.value}': expected a list, found {_kind(node)}", self._place(node))
        return node.value

    def _each_once(self, node: yaml.Node, key: yaml.ScalarNode, read: Callable[[yaml.Node], Item]) -> tuple[Item, ...]:
        """Return what is read of the items of a list, each once."""
        known = (id(node), key.value)
        if known not in self._lists:
            self._lists[known] = tuple(dict.fromkeys(map(read, self._items(node, key))))
        return cast("tuple[Item, ...]", self._lists[known])

    def _scalar(self, node: yaml.Node, expected: str) -> str:
        if not isinstance(node, yaml.ScalarNode):
            raise ParseError(f"expected {expected}, found {_kind(node)}", self._place(node))
        if len(node.value) > _LONGEST:
            raise ParseError(f"expected {expected}, found a text of {len(node.value)} characters", self._place(node))
        return node.value

    def _place(self, node: yaml.Node) -> Location:
        return Location.at(self._file, self._text, node.start_mark.index)


def _kind(node: yaml.Node) -> str:
    if isinstance(node, yaml.ScalarNode):
        return f"'{node.value[:_LONGEST]}'" if node.value else "nothing"
    return "a list" if isinstance(node, yaml.SequenceNode) else "a mapping"
