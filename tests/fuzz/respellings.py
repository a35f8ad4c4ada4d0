"""Modules spelled anew: what LLVM printed, in other words that its parser takes for the same.

Each way to spell takes a text as LLVM prints it, line by line, and returns one that still has these lines; the layout
comes after them.
"""

from __future__ import annotations

import re
import struct
from typing import TYPE_CHECKING

from syclopt.ir.text.brackets import close_of, split_commas
from syclopt.ir.text.spelling import unescape

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

_STRING = r'"[^"\n]*+"'
_NAME = rf"(?:{_STRING}|[-a-zA-Z$._0-9]++)"
_GROUP = re.compile(r"^attributes #([0-9]+) = \{ (.*) \}$", re.MULTILINE)
_NODE = re.compile(r"^!([0-9]+) = (.*)$", re.MULTILINE)
_ATTRIBUTE = re.compile(rf"{_STRING}(?:={_STRING})?+|[a-z_0-9]++(?:\((?:[^()]|\([^()]*\))*+\))?+(?:=[0-9]+)?+")


def respelled(random: Random, text: str) -> str:
    """Return a text that means the same to LLVM, which printed `text`."""
    for respell in WAYS:
        if random.random() < 0.5:
            text = respell(random, text)
    return text


def _outside(pattern: str, text: str, new: Callable[[re.Match[str]], str], *, lines: str = "") -> str:
    """Replace what matches outside of strings and comments; with `lines`, only in lines that begin so."""
    compiled = re.compile(rf"(?:{pattern})|(?P<noise>[@%$]?+{_STRING}|;[^\n]*+)")

    def replaced(found: re.Match[str]) -> str:
        return found[0] if found["noise"] is not None else new(found)

    if not lines:
        return compiled.sub(replaced, text)
    begins = re.compile(lines)
    return "\n".join(compiled.sub(replaced, line) if begins.match(line) else line for line in text.split("\n"))


def _escaped(random: Random, value: str, often: float) -> str:
    """Return the inside of quotes: characters that need no escape have one now and then."""
    pieces: list[str] = []
    at = 0
    while at < len(value):
        if value[at] == "\\":
            size = 2 if value.startswith("\\\\", at) else 3
            pieces.append(value[at : at + size].lower() if random.random() < 0.5 else value[at : at + size])
            at += size
            continue
        letter = value[at]
        pieces.append(f"\\{ord(letter):02{random.choice('xX')}}" if random.random() < often else letter)
        at += 1
    return "".join(pieces)


def _quoted_names(random: Random, text: str) -> str:
    """Names of symbols, values, types, comdats and labels have quotes and escapes."""
    often = random.choice((0.05, 0.3, 1.0))

    def quoted(name: str) -> str:
        if random.random() >= often:
            return name
        inside = name[1:-1] if name[0] == '"' else name
        return f'"{_escaped(random, inside, random.choice((0.0, 0.2)))}"'

    def new(found: re.Match[str]) -> str:
        return found["sigil"] + quoted(found["name"])

    text = _outside(rf"(?P<sigil>[@%$])(?P<name>{_STRING}|[-a-zA-Z$._][-a-zA-Z$._0-9]*+)", text, new)
    return re.sub(
        rf"^({_STRING}|[-a-zA-Z$._][-a-zA-Z$._0-9]*+):", lambda m: quoted(m[1]) + ":", text, flags=re.MULTILINE
    )


def _metadata_names(random: Random, text: str) -> str:
    """Kinds and names of metadata have escapes."""

    def new(found: re.Match[str]) -> str:
        if random.random() < 0.7:
            return found[0]
        letters = [f"\\{ord(x):02x}" if random.random() < 0.2 else x for x in found["name"]]
        return "!" + "".join(letters)

    return _outside(r"!(?P<name>(?!DI|GenericDI)[a-z._][a-zA-Z._0-9]*+)(?= !| = !)", text, new)


def _strings(random: Random, text: str) -> str:
    """Strings have escapes that they do not need."""
    often = random.choice((0.02, 0.2))

    def new(found: re.Match[str]) -> str:
        return f'{found["sigil"]}"{_escaped(random, found["inside"], often)}"' if random.random() < 0.5 else found[0]

    return re.sub(
        rf'[@%$]{_STRING}|^{_STRING}:|;[^\n]*+|(?P<sigil>(?<![\w.])c|!|)"(?P<inside>[^"\n]*+)"',
        lambda m: new(m) if m["inside"] is not None else m[0],
        text,
        flags=re.MULTILINE,
    )


def _groups(text: str) -> dict[str, str]:
    return dict(_GROUP.findall(text))


def _inline_groups(random: Random, text: str) -> str:
    """Attributes of groups stand where the group was named, or in two groups."""
    groups = {number: _ATTRIBUTE.findall(inside) for number, inside in _groups(text).items()}
    parts: dict[str, list[str]] = {}
    fresh = max(map(int, groups), default=0) + 1
    for number, attributes in groups.items():
        if len(attributes) > 1 and random.random() < 0.5:
            parts[number] = [str(fresh), str(fresh + 1)]
            cut = random.randrange(1, len(attributes))
            halves = (attributes[:cut], attributes[cut:])
            text += "".join(
                f"attributes #{one} = {{ {' '.join(half)} }}\n" for one, half in zip(parts[number], halves, strict=True)
            )
            fresh += 2

    def new(found: re.Match[str]) -> str:
        number = found["number"]
        attributes = groups.get(number, [])
        what = random.random()
        if what < 0.4 and all("=" not in one or one[0] == '"' for one in attributes):
            one = [*attributes]
            random.shuffle(one)
            return " ".join(one)
        if what < 0.6 and number in parts:
            return " ".join(f"#{part}" for part in random.sample(parts[number], 2))
        return found[0]

    return _outside(r"#(?P<number>[0-9]++)", text, new, lines=r"define |declare |  ")


def _shuffled_groups(random: Random, text: str) -> str:
    """Attributes in groups have another order, and groups other numbers."""
    groups = _groups(text)
    numbers = random.sample(range(3 * len(groups) + 1), len(groups))
    new_of = dict(zip(groups, map(str, numbers), strict=True))

    def new(found: re.Match[str]) -> str:
        return f"#{new_of.get(found['number'], found['number'])}"

    def group(found: re.Match[str]) -> str:
        attributes = _ATTRIBUTE.findall(found[2])
        random.shuffle(attributes)
        return f"attributes #{found[1]} = {{ {' '.join(attributes)} }}"

    text = _GROUP.sub(group, text)
    return _outside(r"#(?P<number>[0-9]++)", text, new, lines=r"define |declare |  |attributes |@")


def _moved_entities(random: Random, text: str) -> str:
    """Groups, nodes and comdats stand anywhere between other entities, after all types."""
    if "DIAssignID" in text:
        return text  # LLVM forgets such nodes where they are named before they come
    lines = text.split("\n")
    fixed: list[str] = []
    moving: list[str] = []
    inside = False
    places: list[int] = []
    for line in lines:
        inside = inside or line.startswith("define ")
        if not inside and re.match(r"![0-9]+ = |attributes #|\$[^=]* = comdat", line):
            moving.append(line)
            continue
        if not inside and not re.match("source_filename|target |;|%|$", line):
            places.append(len(fixed))  # after all types: a node may have a constant of one
        fixed.append(line)
        inside = inside and line != "}"
    at: dict[int, list[str]] = {}
    random.shuffle(moving)
    for line in moving:
        at.setdefault(random.choice(places or [len(fixed)]), []).append(line)
    return "\n".join(part for n, line in enumerate([*fixed, ""]) for part in (*at.get(n, ()), line))


def _renumbered_nodes(random: Random, text: str) -> str:
    """Nodes have other numbers."""
    numbers = [number for number, _ in _NODE.findall(text)]
    spread = random.choice((1, 1, 3, 1000))
    new_of = dict(zip(numbers, map(str, random.sample(range(spread * len(numbers) + 1), len(numbers))), strict=True))
    return _outside(r"!(?P<number>[0-9]++)", text, lambda m: f"!{new_of.get(m['number'], m['number'])}")


def _inline_nodes(random: Random, text: str) -> str:
    """Nodes that are not distinct, and do not lead to themselves, stand where they are named."""
    nodes = dict(_NODE.findall(text))
    often = random.choice((0.1, 0.5))
    free = {n: t for n, t in nodes.items() if not t.startswith("distinct") and not _leads_to(nodes, n)}

    def text_of(number: str, depth: int) -> str:
        return _outside(r"!(?P<number>[0-9]++)", free[number], lambda m: place(m, depth + 1)) if depth < 3 else ""

    def place(found: re.Match[str], depth: int) -> str:
        number = found["number"]
        if number not in free or depth >= 3 or random.random() >= often:
            return found[0]
        return text_of(number, depth)

    lines: list[str] = []
    for line in text.split("\n"):
        start = _NODE.match(line)
        if start:
            head = line[: start.start(2)]
            lines.append(head + _outside(r"!(?P<number>[0-9]++)", start[2], lambda m: place(m, 0)))
        elif re.match(r"  |define |declare |@", line) and not line.startswith("    #dbg"):
            lines.append(_outside(r"!(?P<number>[0-9]++)", line, lambda m: place(m, 0)))
        else:
            lines.append(line)
    return "\n".join(lines)


def _leads_to(nodes: dict[str, str], number: str) -> bool:
    seen: set[str] = set()
    todo = [number]
    while todo:
        for found in re.findall(rf"{_STRING}|!([0-9]+)", nodes.get(todo.pop(), "")):
            if found == number:
                return True
            if found and found not in seen:
                seen.add(found)
                todo.append(found)
    return False


def _shuffled_fields(random: Random, text: str) -> str:
    """Fields of nodes of debug information have another order."""

    def line_of(line: str) -> str:
        found = re.match(r"(![0-9]+ = (?:distinct )?!DI[A-Za-z]+\()(.*)\)$", line)
        if not found or line.find("!DIExpression(") >= 0 or line.find("!DIArgList(") >= 0:
            return line
        inside = found[2]
        fields = [inside[slice(*span)].strip() for span in split_commas(inside, 0, len(inside))]
        if all(re.match(r"[a-zA-Z]+: ", field) for field in fields):
            random.shuffle(fields)
        return f"{found[1]}{', '.join(fields)})"

    return "\n".join(map(line_of, text.split("\n")))


def _implied_numbers(random: Random, text: str) -> str:
    """Results, parameters and blocks that have numbers do not say so."""
    often = random.choice((0.1, 1.0))
    lines: list[str] = []
    for line in text.split("\n"):
        if re.match(r"[0-9]+:", line) and random.random() < often:
            continue
        lines.append(_without_numbers(line) if random.random() < often else line)
    return "\n".join(lines)


def _without_numbers(line: str) -> str:
    if line.startswith("define "):
        return _outside(r"(?<= )%[0-9]+(?=[,)])", line, lambda _: "")
    return re.sub(r"^  %[0-9]+ = ", "  ", line)


_CONVENTIONS = {"spir_func": 75, "spir_kernel": 76, "ptx_kernel": 71, "ptx_device": 72, "fastcc": 8, "coldcc": 9}


def _explicit_defaults(random: Random, text: str) -> str:
    """What goes without saying is said."""
    often = random.choice((0.2, 1.0))

    def convention(found: re.Match[str]) -> str:
        return f"cc {_CONVENTIONS[found[0]]}" if random.random() < often / 2 else found[0]

    def head(found: re.Match[str]) -> str:
        keyword, linkage, local, visibility = found.groups(default="")
        if random.random() >= often:
            return found[0]
        linkage = linkage or ("external " if random.random() < 0.5 else "")
        local = local or ("dso_preemptable " if "dso" not in local and random.random() < 0.3 else "")
        visibility = visibility or random.choice(("", "default "))
        return f"{keyword} {linkage}{local}{visibility}"

    linkages = "private|internal|available_externally|linkonce_odr|linkonce|weak_odr|weak|extern_weak"
    text = re.sub(
        rf"^(define|declare) ((?:{linkages}) )?(dso_local )?((?:hidden|protected) )?"
        r"(?!dll|!|[^@]*(?:private|internal) )",
        lambda m: m[0] if m[2] and m[2].strip() in ("private", "internal") else head(m),
        text,
        flags=re.MULTILINE,
    )
    text = _outside(rf"(?<= )({'|'.join(_CONVENTIONS)})(?= )", text, convention)
    return _outside(
        r"(?<![%@.\w-])ptr(?! addrspace|[\w.])",
        text,
        lambda m: "ptr addrspace(0)" if random.random() < often / 4 else m[0],
    )


def _numbers(random: Random, text: str) -> str:
    """Integers and floating-point numbers are spelled otherwise."""
    often = random.choice((0.1, 0.6))

    def integer(found: re.Match[str]) -> str:
        if random.random() >= often:
            return found[0]
        value, width = int(found["int"]), int(found["width"])
        if width == 1:
            return found[0]
        if value < 0:
            return f"i{width} -{'0' * random.randrange(1, 3)}{-value}"
        return f"i{width} " + random.choice((f"0{value}", f"00{value}", f"u0x{value:X}", f"u0x{value:x}"))

    def boolean(found: re.Match[str]) -> str:
        if random.random() >= often:
            return found[0]
        return "i1 " + (random.choice(("1", "-1", "u0x1")) if found["bool"] == "true" else random.choice(("0", "00")))

    def double(found: re.Match[str]) -> str:
        if random.random() >= often:
            return found[0]
        value = float(found["float"])
        hexes = f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"
        return f"{found['ftype']} " + random.choice(
            (hexes, hexes.replace("0x0", "0x") if value else hexes, repr(value) if "." in repr(value) else hexes)
            + (("+" + found["float"],) if value >= 0 and found["float"][0] != "-" else ())
        )

    text = _outside(r"(?<![%@.\w-])i(?P<width>[0-9]+) (?P<int>-?[0-9]+)(?![\w.x])", text, integer)
    text = _outside(r"(?<![%@.\w-])i1 (?P<bool>true|false)(?![\w.])", text, boolean)
    return _outside(
        r"(?<![%@.\w-])(?P<ftype>float|double) (?P<float>-?[0-9]+\.[0-9]+e[-+][0-9]+)(?![\w.])", text, double
    )


def _aggregates(random: Random, text: str) -> str:
    """Texts are lists of bytes, and splats have all elements."""

    def characters(found: re.Match[str]) -> str:
        if random.random() < 0.5 or int(found["n"]) > 200:
            return found[0]
        data = unescape(found["inside"])
        values = [ord(x) for x in data.encode("utf-8", "surrogateescape").decode("latin-1")]
        return f"[{found['n']} x i8] [{', '.join(f'i8 {x if x < 128 else x - 256}' for x in values)}]"

    def splat(found: re.Match[str]) -> str:
        if random.random() < 0.4:
            return found[0]
        return f"<{found['n']} x {found['t']}> <{', '.join([found['e']] * int(found['n']))}>"

    text = re.sub(r'\[(?P<n>[0-9]+) x i8\] c"(?P<inside>[^"\n]*)"', characters, text)
    return _outside(r"<(?P<n>[0-9]+) x (?P<t>[a-z0-9]+)> splat \((?P<e>[^()]*)\)", text, splat)


_FAST = "nnan|ninf|nsz|arcp|contract|afn|reassoc"


def _flags(random: Random, text: str) -> str:
    """Flags of instructions, and attributes of parameters, have another order."""

    def shuffled(found: re.Match[str]) -> str:
        words = found[0].split()
        random.shuffle(words)
        return " ".join(words)

    def attributes(found: re.Match[str]) -> str:
        words = re.findall(r"[a-z]+(?: [0-9]+|\((?:[^()]|\([^()]*\))*\))?", found[0])
        random.shuffle(words)
        return " ".join(words)

    text = _outside(rf"(?<= )(?:{_FAST})(?: (?:{_FAST}))+(?= )", text, shuffled, lines="  ")
    text = _outside(r"(?<= )(?:nuw nsw)(?= )", text, shuffled, lines="  ")
    words = (
        r"(?:noundef|nonnull|noalias|readonly|writeonly|readnone|zeroext|signext|nofree|immarg|align [0-9]+"
        r"|dereferenceable\([0-9]+\)|captures\([a-z]+\)|inreg)"
    )
    return _outside(rf"(?<= )(?<!, ){words}(?: {words})+(?= |,|\))", text, attributes, lines="define |declare |  ")


_KINDS = r"![a-zA-Z._]+ ![0-9]+"
_DETAIL = r'(?:section "[^"]*"|comdat\([^()]*\)|comdat|align [0-9]+|!\w+ ![0-9]+)'


def _attachments(random: Random, text: str) -> str:
    """Attachments have another order, and what follows the value of a variable."""
    lists = (
        (rf"  .*?((?:, {_KINDS}){{2,}})$", rf", {_KINDS}"),
        (rf"define .*?((?: {_KINDS}){{2,}}) \{{$", rf" {_KINDS}"),
        (rf"@{_NAME} = [a-z_()0-9 ]*(?:global|constant) .*?((?:, {_DETAIL})+)$", rf", {_DETAIL}"),
    )

    def shuffled(line: str) -> str:
        for whole, one in lists:
            if found := re.match(whole, line):
                parts = "".join(_other_order(random, re.findall(one, found[1])))
                return line[: found.start(1)] + parts + line[found.end(1) :]
        return line

    return "\n".join(map(shuffled, text.split("\n")))


def _other_order(random: Random, parts: list[str]) -> list[str]:
    """Shuffle parts; those of one kind, as two `!type`, stay as they were to each other."""
    place = {kind: random.random() for kind in (part.split()[-2 if "!" in part else 0] for part in parts)}
    return sorted(parts, key=lambda part: place[part.split()[-2 if "!" in part else 0]])


_ALIGNED = {"i8": 1, "i16": 2, "i32": 4, "float": 4}


def _natural_alignment(random: Random, text: str) -> str:
    """An alignment that goes without saying is not said."""

    def new(found: re.Match[str]) -> str:
        is_natural = int(found["align"]) == _ALIGNED.get(found["type"], 0)
        return found["all"] if is_natural and random.random() < 0.6 else found[0]

    return _outside(
        r"(?P<all>(?:load|store) (?P<type>i8|i16|i32|float) ?[^\n;\"]*?), align (?P<align>[0-9]+)(?=,|$|\n)",
        text,
        new,
        lines="  ",
    )


def _callee_types(random: Random, text: str) -> str:
    """Calls say the whole type of the function that they call."""
    types: dict[str, tuple[str, str]] = {}
    for line in text.split("\n"):
        found = re.match(
            rf"(?:define|declare) [^@]*?((?:<[^@<>]*>|\{{[^@{{}}]*\}}|\[[^@\[\]]*\]|[a-z0-9]+)) @({_NAME})\(", line
        )
        if not found or "%" in found[1]:
            continue
        end = close_of(line, found.end() - 1)
        inside = line[found.end() : end - 1]
        each = [inside[slice(*span)].strip() for span in split_commas(inside, 0, len(inside))] if inside else []
        plain = [re.match(r"(\.\.\.|ptr addrspace\([0-9]+\)|[a-z0-9]+|<[^<>]*>)(?![\w(])", one) for one in each]
        if all(plain):
            kinds = [one[1] for one in plain if one]
            types[found[2]] = (found[1], f"({', '.join(kinds)})")

    def new(found: re.Match[str]) -> str:
        known = types.get(found["name"])
        if known is None or known[0] != found["type"] or random.random() < 0.5:
            return found[0]
        return f"{found['type']} {known[1]} @{found['name']}("

    return _outside(
        rf"(?<= )(?P<type>[a-z0-9]+|<[^<>()]*>) @(?P<name>{_NAME})\(", text, new, lines=r"  .*(?:call|invoke) "
    )


def _casts(random: Random, text: str) -> str:
    """Symbols as operands are in casts, or have an offset of nothing, which LLVM leaves out."""
    often = random.choice((0.05, 0.4))

    def new(found: re.Match[str]) -> str:
        if random.random() >= often:
            return found[0]
        symbol = f"ptr @{found['name']}"
        for _ in range(random.choice((1, 1, 2))):
            symbol = random.choice(
                (
                    f"ptr bitcast ({symbol} to ptr)",
                    f"ptr getelementptr inbounds (i8, {symbol}, i64 0)",
                    f"ptr getelementptr ({{ i32, [2 x i8] }}, {symbol}, i32 0, i32 0)",
                )
            )
        return symbol

    return _outside(
        rf"(?<![%@.\w-])ptr @(?P<name>(?!\"?llvm\.){_NAME})(?![(\w])", text, new, lines=r"  (?!  #dbg|catch|filter)|@"
    )


def _callee_casts(random: Random, text: str) -> str:
    """Functions are called through casts that LLVM leaves out."""

    def new(found: re.Match[str]) -> str:
        return f" bitcast (ptr @{found['name']} to ptr)(" if random.random() < 0.2 else found[0]

    return _outside(
        rf" @(?P<name>(?!\"?llvm\.){_NAME})\(", text, new, lines=r"  (?:%[^=]*= )?(?:tail |musttail )?call (?!.*asm)"
    )


def _parameter_names(random: Random, text: str) -> str:
    """Parameters of declarations have names."""
    counter = iter(range(10**6))

    def new(line: str) -> str:
        found = re.match(rf"declare [^@]*@{_NAME}\(", line)
        if not found or random.random() < 0.5:
            return line
        end = close_of(line, found.end() - 1)
        inside = line[found.end() : end - 1]
        if not inside:
            return line
        each = [inside[slice(*span)].strip() for span in split_commas(inside, 0, len(inside))]
        names = [one if one == "..." else f"{one} %p{next(counter)}" for one in each]
        return f"{line[: found.end()]}{', '.join(names)}{line[end - 1 :]}"

    return "\n".join(map(new, text.split("\n")))


WAYS: tuple[Callable[[Random, str], str], ...] = (
    _natural_alignment,
    _flags,
    _callee_types,
    _callee_casts,
    _casts,
    _parameter_names,
    _attachments,
    _shuffled_fields,
    _inline_nodes,
    _renumbered_nodes,
    _inline_groups,
    _shuffled_groups,
    _aggregates,
    _numbers,
    _explicit_defaults,
    _implied_numbers,
    _moved_entities,
    _metadata_names,
    _quoted_names,
    _strings,
)
