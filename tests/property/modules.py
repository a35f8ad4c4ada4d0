"""Modules that LLVM accepts, in spellings that no compiler would choose.

Hypothesis chooses what a module holds; blanks, comments and line breaks between its tokens come from a seed, of which
only the wildness shrinks.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from syclopt.ir.text.spelling import key_of, metadata_key

if TYPE_CHECKING:
    from syclopt.ir.text.spelling import Key

_GAPS = (
    *("\n", "\n", "  ", "\t", "\r\n", "\n\n", "\r", "\0", " \n  ", "; plain\n", ";\r\n", ' ; }{ " define @x( !0 = \n'),
    *("/* one */", '/* } " ; \n define void @f() { */', "/**/", ";/*\n", '\n; \xff\xc3\xa9 c"\n', " ; RUN: 'x'\n"),
)
_PLAIN = ("f", "g.1", "main", "$x", "-y", "x-y", "type", "define", "global", "c", "a_b", "to", "x1")
_QUOTED = (
    *(
        "a b",
        "0",
        "1",
        "f}",
        "f{",
        "a;b",
        "\\22q\\22",
        "\\5C",
        "\\\\",
        "x\\0Ay",
        "\xff\xfe",
        "\xc3\xa9",
        "@f",
        "define",
    ),
    *("/*", "*/", "a\nb", "a\r\nb", "(", ")", "\t", "!0 = !{}", " ", "x = type", "\\7f\\01", "#0", ",", "c\\2C d"),
)
_METADATA_NAMES = ("my.node", "a\\5cb", "x\\20y", "-z", "llvm.some", "$", "q\\22")
_NEEDS_NO_GAP = frozenset("(){}[]<>,=")

plain_or_quoted = st.one_of(st.sampled_from(_PLAIN), st.sampled_from([f'"{name}"' for name in _QUOTED]))


@dataclass
class Item:
    """An entity to be: its tokens, and what the model must say about it."""

    kind: str
    token: str  # the name as it is spelled, with its sigil
    tokens: list[str] = field(default_factory=list)
    facts: dict[str, object] = field(default_factory=dict)
    text: str = ""

    @property
    def key(self) -> Key:
        """The key that the name stands for."""
        token = self.token[1:]
        return metadata_key(token) if self.kind == "named metadata" else key_of(token) if token else token


class Text:
    """A module: its text (one character a byte) and the entities in order."""

    def __init__(self, text: str, items: list[Item]) -> None:
        self.text = text
        self.items = items

    @property
    def data(self) -> bytes:
        """The bytes of the text."""
        return self.text.encode("latin-1")

    def __repr__(self) -> str:
        return f"<Text {self.data!r}>"


def _distinct(names: st.SearchStrategy[str], smallest: int, largest: int) -> st.SearchStrategy[list[str]]:
    return st.lists(names, min_size=smallest, max_size=largest, unique_by=lambda name: str(key_of(name)))


@dataclass
class _Names:
    """What the tokens of an entity may refer to."""

    functions: list[str]
    pointers: list[list[str]]  # the symbols as operands, type and name
    types: list[str]
    groups: list[str]
    nodes: list[str]
    comdats: list[str]


@st.composite
def modules(draw: st.DrawFn) -> Text:
    """Draw a module."""
    symbols = [f"@{name}" for name in draw(_distinct(plain_or_quoted, 1, 7))]
    numbers = draw(st.integers(0, 3))
    types = [f"%{name}" for name in draw(_distinct(plain_or_quoted, 0, 3))]
    comdats = [f"${name}" for name in draw(_distinct(plain_or_quoted, 0, 2))]
    groups = [f"#{number}" for number in draw(st.lists(st.integers(0, 99), max_size=3, unique=True))]
    nodes = [f"!{number}" for number in draw(st.lists(st.integers(0, 999), max_size=5, unique=True))]
    kinds = draw(
        st.lists(st.sampled_from(("define", "declare", "global")), min_size=len(symbols), max_size=len(symbols))
    )
    items = [Item("global" if kind == "global" else "function", s) for s, kind in zip(symbols, kinds, strict=True)]
    items += [Item("global", "@") for _ in range(numbers)]
    items = draw(st.permutations(items))
    unnamed = 0
    for item in items:
        if item.token == "@":
            item.token, unnamed = f"@{unnamed}", unnamed + 1
    for item in items:
        item.facts["address_space"] = draw(_of(0, 1, 3)) if item.kind == "global" else 0
    functions = [i.token for i in items if i.kind == "function"]
    pointers = [["ptr", *_space(i), i.token] for i in items]
    names = _Names(functions, pointers, types, groups, nodes, comdats)
    kind_of = dict(zip(symbols, kinds, strict=True))
    for item in items:
        kind = kind_of.get(item.token, "global")
        {"define": _define, "declare": _declare, "global": _global}[kind](draw, item, names)
    others = [_type(draw, token, types[:at]) for at, token in enumerate(types)]
    others += [Item("comdat", token, [token, "=", "comdat", draw(_of("any", "largest"))]) for token in comdats]
    others += [_group(draw, token) for token in groups]
    others += [_node(draw, token, names) for token in nodes]
    others += [
        _named(draw, f"!{name}", nodes) for name in draw(st.lists(_of(*_METADATA_NAMES), max_size=2, unique=True))
    ]
    others += draw(st.lists(_module_asm(), max_size=1))
    items = _interleave(draw, items, draw(st.permutations(others)))
    if draw(st.booleans()):
        name = draw(_of("a.c", "}{ ;", "x\\22.ll"))
        items.insert(0, Item("source_filename", "", ["source_filename", "=", f'"{name}"']))
    return _render(items, draw(st.integers(0, 2**32)), draw(_of(0.0, 0.0, 0.02, 0.2, 0.8)), draw(_of("\n", "\r\n")))


def _of(*choices: object) -> st.SearchStrategy[Any]:
    return st.sampled_from(choices)


def _interleave(draw: st.DrawFn, first: list[Item], second: list[Item]) -> list[Item]:
    """Merge two lists; the order within each stays."""
    from_first = draw(st.permutations([True] * len(first) + [False] * len(second)))
    one, two = iter(first), iter(second)
    return [next(one) if choice else next(two) for choice in from_first]


def _module_asm() -> st.SearchStrategy[Item]:
    return st.builds(lambda: Item("module asm", "", ["module", "asm", '"# } { ; \\22 @f"']))


def _type(draw: st.DrawFn, token: str, known: list[str]) -> Item:
    inner = draw(st.lists(_of("i32", "ptr", "float", *known), max_size=3))
    fields = [piece for one in inner for piece in (one, ",")][:-1]
    body = draw(_of("opaque", "plain", "packed")) if token not in known else "plain"
    tokens = ["{", *fields, "}"] if body == "plain" else ["<", "{", *fields, "}", ">"]
    return Item("type", token, [token, "=", "type", *(["opaque"] if body == "opaque" and not inner else tokens)])


def _group(draw: st.DrawFn, token: str) -> Item:
    chosen = draw(st.lists(_of(*_ATTRIBUTES), min_size=1, max_size=3, unique=True))
    return Item("attributes", token, ["attributes", token, "=", "{", *chosen, "}"])


_ATTRIBUTES = ("nounwind", '"k}"', '"a"="v{;"', "memory(none)", "alignstack=8", '"sycl-module-id"="x.cpp"', "cold")


def _node(draw: st.DrawFn, token: str, names: _Names) -> Item:
    choices = [["i32", "7"], ['!"str } ; !9"'], ["null"], ["!{}"], *([node] for node in names.nodes), *names.pointers]
    fields = [token for one in draw(st.lists(_of(*choices), max_size=4)) for token in (*one, ",")][:-1]
    distinct = draw(st.lists(st.just("distinct"), max_size=1))
    return Item("metadata", token, [token, "=", *distinct, "!{", *fields, "}"])


def _space(item: Item) -> list[str]:
    """Return how the address space of a symbol is written, if it is."""
    space = item.facts["address_space"]
    return ["addrspace", "(", str(space), ")"] if space else []


def _named(draw: st.DrawFn, token: str, nodes: list[str]) -> Item:
    operands = draw(st.lists(_of(*nodes), max_size=3)) if nodes else []
    fields = [piece for one in operands for piece in (one, ",")][:-1]
    return Item("named metadata", token, [token, "=", "!{", *fields, "}"])


def _attachments(draw: st.DrawFn, names: _Names, comma: bool) -> list[str]:
    if not names.nodes:
        return []
    kinds = draw(st.lists(_of("!kind", "!a\\5cb", "!x.y"), max_size=2, unique=True))
    pairs = [([","] if comma else []) + [kind, draw(_of(*names.nodes))] for kind in kinds]
    return [token for pair in pairs for token in pair]


def _comdat(draw: st.DrawFn, names: _Names) -> list[str]:
    return ["comdat", "(", draw(_of(*names.comdats)), ")"] if names.comdats and draw(st.booleans()) else []


def _global(draw: st.DrawFn, item: Item, names: _Names) -> None:
    declared = draw(st.booleans())
    linkage = draw(
        _of("external", "extern_weak") if declared else _of("", "internal", "private", "weak", "linkonce_odr")
    )
    hidden = draw(_of("", "", "hidden", "protected")) if linkage not in ("internal", "private") else ""
    word = draw(_of("global", "constant"))
    type_, value = draw(_of(*_values(names)))
    tokens = [item.token, "=", linkage, hidden, draw(_of("", "unnamed_addr")), *_space(item), word, *type_]
    tokens += [] if declared else value
    if draw(st.booleans()):
        tokens += [",", "section", '"s, }"']
    if not declared and (comdat := _comdat(draw, names)):
        tokens += [",", *comdat]
    if draw(st.booleans()):
        tokens += [",", "align", "8"]
    tokens += _attachments(draw, names, comma=True)
    tokens += draw(st.lists(_of('"k"', '"k"="v"'), max_size=1))
    item.tokens = [token for token in tokens if token]
    item.facts |= {
        "linkage": linkage or "external",
        "visibility": hidden or "default",
        "is_declaration": declared,
        "is_constant": word == "constant",
    }


def _values(names: _Names) -> list[tuple[list[str], list[str]]]:
    """Return types and values that fit them."""
    values = [
        (["i32"], ["7"]),
        (["[", "4", "x", "i8", "]"], ['c"}\\22;{"']),
        (
            ["{", "i32", ",", "[", "2", "x", "i8", "]", "}"],
            ["{", "i32", "1", ",", "[", "2", "x", "i8", "]", 'c"@x"', "}"],
        ),
        (["<", "2", "x", "i32", ">"], ["<", "i32", "1", ",", "i32", "2", ">"]),
        (["<", "{", "i8", "}", ">"], ["<", "{", "i8", "0", "}", ">"]),
        (["i64"], ["ptrtoint", "(", *names.pointers[0], "to", "i64", ")"]),
    ]
    values += [(["ptr"], [symbol]) for symbol in names.functions]
    return values


def _before_name(draw: st.DrawFn, linkage: str) -> tuple[list[str], dict[str, object]]:
    hidden = draw(_of("", "", "hidden", "protected")) if linkage not in ("internal", "private") else ""
    convention = draw(_of("", "spir_func", "spir_kernel", "fastcc", "cc 10"))
    facts: dict[str, object] = {
        "linkage": linkage or "external",
        "visibility": hidden or "default",
        "calling_convention": {"": "ccc", "cc 10": "ghccc"}.get(convention, convention),
    }
    return [linkage, draw(_of("", "dso_local")), hidden, convention], facts


def _attributes(draw: st.DrawFn, names: _Names) -> list[str]:
    words = draw(st.lists(_of("nounwind", '"in line"="}"', '"k"', *names.groups), max_size=2, unique=True))
    words += draw(st.lists(st.just("section"), max_size=1))
    return [token for word in words for token in ((word, '"s {"') if word == "section" else (word,))]


def _declare(draw: st.DrawFn, item: Item, names: _Names) -> None:
    before, facts = _before_name(draw, draw(_of("", "extern_weak")))
    tokens = ["declare", *_attachments(draw, names, comma=False), *before, "void", item.token, "(", ")"]
    item.tokens = [token for token in (*tokens, draw(_of("", "unnamed_addr")), *_attributes(draw, names)) if token]
    item.facts.clear()
    item.facts |= facts | {"is_declaration": True}


def _define(draw: st.DrawFn, item: Item, names: _Names) -> None:
    linkage = draw(_of("", "internal", "private", "weak_odr", "linkonce_odr", "available_externally"))
    before, facts = _before_name(draw, linkage)
    tokens = ["define", *before, "void", item.token, "(", ")", *_attributes(draw, names)]
    if linkage != "available_externally":
        tokens += _comdat(draw, names)
    if draw(st.booleans()):
        tokens += [
            "prefix",
            *draw(_of(("i32", "5"), ("{", "i8", "}", "{", "i8", "1", "}"), ("[", "1", "x", "i8", "]", 'c"}"'))),
        ]
    if draw(st.booleans()):
        tokens += ["personality", "ptr", draw(_of(*names.functions))]
    tokens += [*_attachments(draw, names, comma=False), "{"]
    calls: list[str] = []
    for at in range(draw(st.integers(0, 4))):
        tokens += _instruction(draw, names, at, calls)
    item.tokens = [token for token in (*tokens, "ret", "void", "}") if token]
    item.facts.clear()
    item.facts |= facts | {"is_declaration": False, "calls": calls}


def _instruction(draw: st.DrawFn, names: _Names, at: int, calls: list[str]) -> list[str]:
    what = draw(_of("call", "call", "asm", "label", "store", "indirect"))
    if what == "call":
        callee = draw(_of(*names.functions))
        calls.append(callee)
        return [draw(_of("", "tail")), "call", "void", callee, "(", ")", *_attachments(draw, names, comma=True)]
    if what == "indirect":
        calls.append("")
        return [f"%p{at}", "=", "alloca", "ptr", f"%v{at}", "=", "load", "ptr", ",", "ptr", f"%p{at}",
                "call", "void", f"%v{at}", "(", "ptr", f"%p{at}", ")"]  # fmt: skip
    if what == "asm":
        calls.append("asm")
        return ["call", "void", "asm", "sideeffect", '"nop } ; call @f("', ",", '""', "(", ")"]
    if what == "label":
        label = draw(_of(f"l{at}", f'"a {{ b{at}"', f'"call @x( {at}"'))
        return ["br", "label", f"%{label}", f"{label}:"]
    return ["%s" + str(at), "=", "ptrtoint", "ptr", "null", "to", "i64", "store", "i64", f"%s{at}", ",", "ptr", "null"]


def _render(items: list[Item], seed: int, wildness: float, newline: str) -> Text:
    random = Random(seed)
    pieces: list[str] = []
    for item in items:
        item.text = _spell(item, random, wildness, newline)
        between = newline if random.random() >= wildness else random.choice((" ", "\n\n", newline, *_GAPS))
        pieces += (item.text, between if between != "/**/" else " ")
    text = "".join(pieces)
    if random.random() < wildness:
        text = random.choice(("", " ", "; first\n", "\n", "/* first */")) + text.rstrip(" \t\r\n")
    return Text(text, items)


def _spell(item: Item, random: Random, wildness: float, newline: str) -> str:
    in_body = False
    pieces = [item.tokens[0]]
    for before, token in zip(item.tokens, item.tokens[1:], strict=False):
        touches = before[-1] in _NEEDS_NO_GAP or token[0] in _NEEDS_NO_GAP
        if random.random() < wildness:
            pieces.append("" if touches and random.random() < 0.4 else random.choice(_GAPS))
        elif token == "{" and item.tokens[0] == "define" and item.tokens.index("{") >= 0 and _is_body(item, before):
            in_body = True
            pieces.append(" ")
        elif in_body and (before == "{" or token in _OPENERS or token == "}" or before.endswith(":")):
            pieces.append(f"{newline}  " if token != "}" else newline)
        elif (before in ("(", "[") or token in (",", ")", "(", "]")) and before not in ("to", "asm"):
            pieces.append("")
        else:
            pieces.append(" ")
        pieces.append(token)
    return "".join(pieces)


_OPENERS = frozenset({"ret", "call", "tail", "br", "store"})


def _is_body(item: Item, before: str) -> bool:
    return before not in ("prefix", "}")
