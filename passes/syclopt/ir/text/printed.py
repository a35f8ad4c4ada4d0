"""Texts of instructions, operands and types as LLVM prints them, whatever blanks, quotes and numbers they have.

Nothing is added that is not written: an alignment that goes without saying, the number of a result.
"""

from __future__ import annotations

import re
from functools import lru_cache
from math import isfinite
from struct import pack, unpack

from syclopt.ir.conventions import convention_word
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import COMMENT, STRING, escape, key_of, spell, spell_metadata, unescape

_NAME = rf"(?:{STRING}|[-a-zA-Z$._0-9]++)"
_TOKEN = compile_pattern(
    rf"(?P<noise>(?:[ \t\r\n\0]++|{COMMENT})++)|(?P<name>[@%$]{_NAME})"
    rf"|(?P<string>(?:!|(?<![-a-zA-Z$._0-9])c)?+{STRING})|(?P<metadata>![-a-zA-Z$._\\][-a-zA-Z$._0-9\\]*+)"
    r"|(?P<number>[-+]?[0-9][-+0-9.a-zA-Z]*+|[us]0x[0-9a-fA-F]++)|(?P<word>[!#^]?+[a-zA-Z_.0-9][-a-zA-Z$._0-9]*+:?+)|.",
    re.DOTALL,
)
# What most printed texts are; it is told at once.
_PLAIN = compile_pattern(
    r"(?:(?:[@%][-a-zA-Z$._0-9]++|addrspace)\((?![ )0])"
    r"|(?:[@%][-a-zA-Z$._0-9]++(?:\(\))?+|[!#][a-zA-Z0-9._]++|=|-?(?:0|[1-9][0-9]*+)(?![-a-zA-Z$._0-9])"
    r"|(?!i1 -?[0-9]|cc|[us]0x)[a-z][a-z_0-9]*+)\)*+(?:,? (?![,) ])|\Z))*+\Z"
)
# What no printed text has, or only where a look at its tokens finds it unchanged.
_DOUBTFUL = compile_pattern(
    r'[\t\r\n\0;"\\]|  |/\*| [,)*]|[(<] | >|,(?! )|(?<! )=|=(?! )|[-a-zA-Z0-9$._:)\]}>](?=[%@{\[<!])'
    r"|[@%][-a-zA-Z$._0-9]*+ \(|(?:addrspace|syncscope|target) \(|\bcc(?:c\b| ?[0-9])|0x[0-9a-fA-F]|addrspace\(0|[us]0x"
    r"| [-+]?0[0-9]| \+|i1 -?[0-9]|(?:bitcast|getelementptr)[a-z ]*+\(|\{(?![ }])|!\{ |(?<![ {])\}|[\[] (?![^\[\]]*+\])"
    r"|(?:call|invoke|callbr) [^()@%]*+(?:\((?:[^()]++|\([^()]*+\))*+\) )++[@%]"
    r"|phi [^;]*?\[\S|[0-9]\.[0-9]|(?:^|[ (])(?:void|ptr|i[0-9]++|[a-z]*+cast|[a-z]*+ptr|to)\("
)
_KEPT = 1 << 12  # texts
_LONGEST = 256  # tokens of an expression that may be left out
_CLOSE = {"(": ")", "[": "]", "{": "}", "<": ">"}
_CALLS = frozenset({"call", "invoke", "callbr"})
_FIRST = 4  # tokens of a text among which the word for a call is: `%x = tail call`
_INTEGER = compile_pattern(r"[-+]?[0-9]++")
_DECIMAL = compile_pattern(r"[-+]?[0-9]++\.[0-9]*+(?:[eE][-+]?[0-9]++)?+")
_HEXADECIMAL = compile_pattern(r"0x[0-9a-fA-F]{1,16}")
_TYPE_OF_INTEGER = compile_pattern(r"i([0-9]{1,7})")
# Words that a bracket follows at once; after any other there is a blank.
_TAKES_BRACKET = frozenset(
    """
    addrspace syncscope target dereferenceable dereferenceable_or_null byval byref sret inalloca preallocated memory
    elementtype captures range initializes nofpclass allocsize alignstack vscale_range uwtable allockind allocptr
    inrange blockaddress denormal_fpenv thread_local ptrauth
    """.split()
)


def as_printed(text: str) -> str:
    """Return a text as LLVM prints it, on one line; casts of a type to itself, and offsets of nothing, are left out."""
    text = text.strip(" \t\r\n\0")
    return _from_tokens(text) if is_doubtful(text) else text


def is_doubtful(text: str) -> bool:
    """Tell whether a text may be another than what LLVM prints for it."""
    return _PLAIN.match(text) is None and _DOUBTFUL.search(text) is not None


@lru_cache(maxsize=_KEPT)
def _from_tokens(text: str) -> str:
    tokens = [token for found in _TOKEN.finditer(text) if (token := _token(found))]
    return _joined(_meaning(tokens))


def _token(found: re.Match[str]) -> str:
    """Return a token as LLVM spells it; nothing for what stands between tokens."""
    token = found[0]
    match found.lastgroup:
        case "noise":
            return ""
        case "name":
            return f"{token[0]}{spell(key_of(token[1:]))}" if token[1] == '"' else token
        case "string":
            at = token.index('"')
            return f'{token[:at]}"{escape(unescape(token[at + 1 : -1]))}"'
        case "metadata":
            return f"!{spell_metadata(unescape(token[1:]))}" if "\\" in token else token
        case _:
            return token


def _meaning(tokens: list[str]) -> list[str]:
    """Return tokens with numbers as LLVM has them, and without what says nothing."""
    made: list[str] = []
    opened: list[int] = []  # places of brackets in `made`
    integer = 0  # bits of the last type of integers
    closed = 0  # where the last parentheses that were closed begin
    for written in tokens:
        token = written
        if made and made[-1] == "cc" and _INTEGER.fullmatch(token):
            made.pop()
            token = convention_word(f"cc{token}")
        elif token[0].isdigit() or token[0] in "-+" or token[1:3] == "0x":
            token = _number(token, made, integer)
        elif found := _TYPE_OF_INTEGER.fullmatch(token):
            integer = int(found[1])
        if token == "ccc":
            continue
        if token == "(" and len(made) > 1 and made[-2] == ")" and made[-1][0] in "@%":
            _leave_parameters_out(made, closed)
        made.append(token)
        if token in _CLOSE:
            opened.append(len(made) - 1)
        elif token in (")", "]", "}", ">") and opened:
            start = opened.pop()
            if token == ")":
                closed = start
                _leave_out(made, start)
    return made


def _leave_parameters_out(made: list[str], start: int) -> None:
    """Leave the types of parameters, in the brackets from `start` on, out of a call whose callee comes last."""
    before = made[start - 1 : start]
    is_of_call = not _CALLS.isdisjoint(made[:_FIRST])
    if not is_of_call or "..." in made[start:] or before == ["*"] or not _TAKES_BRACKET.isdisjoint(before):
        return
    del made[start:-1]


def _number(token: str, before: list[str], bits: int) -> str:
    """Return a number as LLVM prints it."""
    last = before[-1] if before else ""
    if _DECIMAL.fullmatch(token) or _HEXADECIMAL.fullmatch(token):
        value = _double(token)
        if not isfinite(value):
            return token
        short = f"{value:.6e}"
        return short if float(short) == value else f"0x{unpack('<Q', pack('<d', value))[0]:016X}"
    value = int(token[1:], 16) if token[1:3] == "0x" and token[0] in "us" else None
    if value is None and _INTEGER.fullmatch(token):
        value = int(token)
    if value is None:
        return token
    if last == "i1":
        return "true" if value else "false"
    if token[1:3] == "0x" and bits:
        digits = 4 * (len(token) - 3)
        if token[0] == "s" and value >> (digits - 1):
            value -= 1 << digits
        value &= (1 << bits) - 1
        if value >> (bits - 1):
            value -= 1 << bits
    return str(value)


def _double(token: str) -> float:
    return float(token) if "." in token else unpack("<d", pack("<Q", int(token, 16)))[0]


def _leave_out(made: list[str], start: int) -> None:
    """Leave out of the end of a list of tokens what stands in the brackets from `start` on, if that says nothing."""
    word = made[start - 1] if start else ""
    if len(made) - start > _LONGEST:
        return
    inside = made[start + 1 : -1]
    if word == "addrspace" and inside == ["0"]:
        del made[start - 1 :]
        return
    if word == "bitcast" and "to" in inside:
        to = len(inside) - 1 - inside[::-1].index("to")
        type_ = inside[to + 1 :]
        if inside[: len(type_)] == type_ and len(type_) < to:
            made[start - 1 :] = inside[len(type_) : to]
        return
    opcode = start - 1
    while opcode > 0 and made[opcode] in ("inbounds", "nuw", "nusw"):
        opcode -= 1
    if start and made[opcode] == "getelementptr" and (value := _base_of(inside)) is not None:
        made[opcode:] = value


def _base_of(inside: list[str]) -> list[str] | None:
    """Return the pointer that an offset of nothing is from; None for any other offset, and for a typed pointer."""
    parts = _split(inside)
    if len(parts) < 3 or parts[1][:1] != ["ptr"]:
        return None
    if any(len(part) != 2 or not _TYPE_OF_INTEGER.fullmatch(part[0]) or part[1] != "0" for part in parts[2:]):
        return None
    base = parts[1][1:]
    return base[4:] if base[:2] == ["addrspace", "("] else base


def _split(tokens: list[str]) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    depth = 0
    for token in tokens:
        depth += (token in _CLOSE) - (token in (")", "]", "}", ">"))
        if token == "," and not depth:
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


def _joined(tokens: list[str]) -> str:
    """Return tokens with the blanks that LLVM has between them."""
    pieces: list[str] = []
    spaced: list[bool] = []  # of the open brackets, whether blanks are inside
    before = ""
    for at, token in enumerate(tokens):
        if token in (")", "]", "}", ">"):
            inner = spaced.pop() if spaced else False
            gap = " " if inner and before not in _CLOSE else ""
        else:
            gap = _gap(before, token, spaced)
        pieces.append(gap + token)
        if token in _CLOSE:
            spaced.append((token == "{" and before != "!") or (token == "[" and _is_spaced(tokens, at)))
        before = token
    return "".join(pieces)


def _is_spaced(tokens: list[str], at: int) -> bool:
    """Tell whether a bracket is that of an incoming value of a phi node, or of operand bundles."""
    after = tokens[at + 1] if at + 1 < len(tokens) else ""
    if after[:1] == '"':
        return True
    depth = 0
    for token in reversed(tokens[:at]):
        depth += (token in (")", "]", "}", ">")) - (token in _CLOSE)
        if depth < 0:
            return False
        if token == "phi" and not depth:
            return not (after.isdigit() and tokens[at + 2 : at + 3] == ["x"])
    return False


def _gap(before: str, token: str, spaced: list[bool]) -> str:
    """Return what stands between two tokens of which the second is no closing bracket."""
    if not before:
        return ""
    if before in _CLOSE:
        return " " if spaced[-1] else ""
    if token in (",", "*") or before in ("!", "#"):
        return ""
    if token == "(":
        return "" if before[0] in '@%!"' or before in _TAKES_BRACKET or before == "asm" else " "
    if (token == "{" and before == "<") or (before == "!" and token in "{("):
        return ""
    if token == "=" and before[0] == '"':
        return ""
    if before == "=" and token[0] == '"':
        return ""
    return " "
