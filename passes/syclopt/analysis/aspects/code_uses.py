"""Which types and symbols the text of a function uses, as LLVM's in-memory form would say: exactly, token by token.

Types and symbols have bit masks; a use adds the mask of what is used. Counted are the types of results and operands,
source types of `getelementptr` instructions, and the value types of symbols that are operands themselves or behind
casts of pointers. Not counted: what a pointer of old LLVM points to, the types in `byval(...)` and its like, constant
expressions (their own type stands before them), debug records and other metadata, strings, comments.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.text.brackets import close_of, split_commas
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import COMMENT, GAP, NAME, STRING, key_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from syclopt.ir.text.spelling import Key

_TOKEN = compile_pattern(
    rf"(?P<local>%{NAME})|(?P<symbol>@{NAME})|(?P<comment>{COMMENT})|(?P<string>c?+{STRING})"
    r"|(?P<bang>[!#][-a-zA-Z$._0-9\\]*+)|(?P<word>[-+a-zA-Z$._0-9]++:?+)|(?P<mark>[()\[\]{}<>=,*])",
    re.DOTALL,
)
_ZERO = compile_pattern(rf"(?:inrange{GAP})?+i[0-9]++{GAP}0", re.DOTALL)
_VALUE_TYPE = re.compile(r"-?[0-9]+|i[0-9]+|ptr|half|bfloat|float|double|x86_fp80|fp128|ppc_fp128|x86_amx|token|label")
_LOCAL = compile_pattern(rf"%({NAME})")
_DEFINED = compile_pattern(rf"%({NAME}){GAP}=|(?<![-a-zA-Z$._0-9])({NAME}):", re.DOTALL)

# What may stand between the type of a value and the value itself.
_BEFORE_VALUE = frozenset(
    """
    noundef nonnull zeroext signext inreg noalias nocapture readonly readnone writeonly returned nest immarg swiftself
    swiftasync noext nofree allocptr dead_on_unwind dead_on_return writable metadata from within
    """.split()
)
_TYPE_ATTRIBUTES = frozenset("byval sret byref inalloca preallocated elementtype".split())
_POINTER_CASTS = frozenset({"bitcast", "addrspacecast"})
_LEFT_OUT = _POINTER_CASTS | {"getelementptr", "inbounds"}
_OFFSETS = frozenset({"getelementptr", "inbounds", "nuw", "nusw"})
_CONSTANTS = frozenset(
    """
    ptrtoint ptrtoaddr inttoptr trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp add sub mul shl lshr ashr and
    or xor udiv sdiv urem srem fadd fsub fmul fdiv frem fneg exact nsw icmp fcmp eq ne ugt uge ult ule sgt sge slt sle
    select extractelement insertelement shufflevector extractvalue insertvalue blockaddress ptrauth
    """.split()
)
_STATEMENTS = frozenset(
    """
    store br ret switch indirectbr call invoke callbr resume unreachable fence catchret cleanupret
    """.split()
)
_TAKE_BUNDLES = frozenset({"call", "invoke", "callbr"})
_CONSTANT_WORDS = frozenset({"undef", "poison", "null", "none", "zeroinitializer", "true", "false"})


class Instruction(NamedTuple):
    """What one instruction uses; `callee` is the symbol that it calls, `start` where its first word stands."""

    opcode: str
    callee: Key | None
    types: int
    symbols: int
    start: int


class _Group:
    """A pair of brackets that is open, or what is outside of all brackets."""

    __slots__ = ("before", "bracket", "counts", "held", "mask", "names", "quiet")

    def __init__(self, bracket: str = "", before: str = "", *, counts: bool = True, names: bool = True) -> None:
        self.bracket = bracket
        self.before = before
        self.counts = counts  # types in here count
        self.names = names  # symbols in here count
        self.held = 0  # what the type before the bracket uses, which may be the result of a function type
        self.mask = 0
        self.quiet = False  # since `metadata`, up to the next comma


def no_symbol(_: Key) -> int:
    """Let no symbol use anything: for text that only has types."""
    return 0


class CodeUses:
    """Reads texts with given masks of types and symbols; `masks` has only types that use something."""

    def __init__(self, masks: Mapping[Key, int], double: int, symbol: Callable[[Key], int] = no_symbol) -> None:
        self.masks = masks
        self.double = double
        self.symbol = symbol

    def of_text(self, text: str) -> int:
        """Return what a type, or the header of a function, uses."""
        return _union(_Reader(self, text, "").read())

    def of_body(self, body: str, header: str) -> int:
        """Return what the body of a function uses; `header` is the text before it."""
        return _union(self.instructions(body, header))

    def instructions(self, body: str, header: str) -> Iterator[Instruction]:
        """Yield what the instructions of a body use, in order. Offsets are into `body`."""
        return _Reader(self, body, header, body.index("{") + 1, body.rindex("}")).read()


class _Reader:
    """One walk over a text."""

    def __init__(self, uses: CodeUses, text: str, header: str, start: int = 0, end: int | None = None) -> None:
        self._uses = uses
        self._text = text
        self._header = header
        found = _TOKEN.finditer(text, start, len(text) if end is None else end)
        self._tokens = [token for token in found if token.lastgroup != "comment"]
        self._locals: frozenset[Key] | None = None
        self._stack: list[_Group] = []
        self._group = _Group()
        self._pending = 0  # what the last type uses, which a `*` makes a pointer that uses nothing
        self._closed = ""  # the word before the bracket that closed last
        self._opcode, self._start, self._symbols = "", start, 0
        self._callee: Key | None = None
        self._named: Key | None = None  # the last symbol

    def read(self) -> Iterator[Instruction]:
        before = ""
        for i, token in enumerate(self._tokens):
            kind, word = token.lastgroup, token[0]
            if word == "*":
                self._pending = 0
            elif kind == "mark" and word in "([{<":
                self._open(i, word, before)
            elif kind == "mark" and word in ")]}>":
                self._close()
            elif word != "addrspace":  # which may be followed by the `*` of a pointer
                self._settle()
                if kind == "word" and not self._stack and (before == "=" or word in _STATEMENTS):
                    yield self._finish()
                    self._opcode, self._start = word, token.start()
                else:
                    self._see(i, kind, word)
            before = word
        while self._stack:
            self._close()
        self._settle()
        yield self._finish()

    def _finish(self) -> Instruction:
        done = Instruction(self._opcode, self._callee, self._group.mask, self._symbols, self._start)
        self._group.mask = self._symbols = 0
        self._callee = None
        return done

    def _settle(self) -> None:
        self._group.mask |= self._pending
        self._pending = 0

    def _see(self, i: int, kind: str | None, word: str) -> None:
        group = self._group
        if word == ",":
            group.quiet = False
        elif word == "metadata":
            group.quiet = True
        elif kind == "symbol":
            if group.names and not group.quiet:
                self._named = key_of(word[1:])
                self._symbols |= self._uses.symbol(self._named)
        elif not group.counts or group.quiet:
            return
        elif word == "double":
            self._pending = self._uses.double
        elif kind == "local":
            mask = self._uses.masks.get(key_of(word[1:]), 0)
            if mask and self._is_type(i, key_of(word[1:])):
                self._pending = mask

    def _open(self, i: int, bracket: str, before: str) -> None:
        outer = self._group
        inner = _Group(bracket, before, counts=outer.counts and not outer.quiet, names=outer.names and not outer.quiet)
        if bracket == "(":
            inner.held = self._pending
            self._pending = 0
            self._enter_parentheses(i, inner, before)
        else:
            self._settle()
            takes = self._opcode == "phi" or self._opcode in _TAKE_BUNDLES
            inner.names = inner.names and bracket == "[" and not self._stack and takes
        self._stack.append(outer)
        self._group = inner

    def _enter_parentheses(self, i: int, inner: _Group, before: str) -> None:
        """Decide what counts in parentheses by the word before them."""
        if before[:1] == "@":
            if not self._stack and self._opcode in _TAKE_BUNDLES and self._callee is None:
                self._callee = key_of(before[1:])
        elif before == ")" and self._closed in _LEFT_OUT and not self._stack and self._opcode in _TAKE_BUNDLES:
            self._callee = self._named if self._callee is None else self._callee
        elif before in _OFFSETS or (before == ")" and self._closed == "inrange"):
            inner.counts = False
            inner.names = inner.names and self._is_cast(self._tokens[i].start())
        elif before in _POINTER_CASTS:
            inner.counts = False
        elif before in _TYPE_ATTRIBUTES or before in _CONSTANTS or before[:1] in ("!", "#"):
            inner.counts = inner.names = False

    def _close(self) -> None:
        if self._stack:
            self._settle()
            group, self._group = self._group, self._stack.pop()
            self._pending = group.mask | group.held
            self._closed = group.before

    def _is_cast(self, opening: int) -> bool:
        """Tell whether all offsets of a constant `getelementptr (` are zero."""
        end = close_of(self._text, opening)
        operands = split_commas(self._text, opening + 1, end - 1)[2:] if end >= 0 else ()
        return all(_ZERO.fullmatch(self._text[start:stop]) for start, stop in operands)

    def _is_type(self, i: int, key: Key) -> bool:
        """Tell whether the local name of a token stands where a type does, not a value or block."""
        if self._locals is None:
            self._locals = _names_of_locals(self._header, self._text)
        if isinstance(key, str) and key not in self._locals:
            return True
        before, after, after_that = (self._token(n) for n in (i - 1, i + 1, i + 2))
        if after is not None and after[0] == "=":
            return False
        if before is None or before[0] == "label":
            return before is None
        if after is not None and _starts_value(after, after_that):
            return True
        word = before[0]
        if before.lastgroup == "word":
            return not (word in _BEFORE_VALUE or word.endswith(":") or _VALUE_TYPE.fullmatch(word))
        in_list = word == "," and self._group.bracket in ("(", "{", "<") and self._group.before != "blockaddress"
        return word in ("(", "{", "<") or in_list

    def _token(self, i: int) -> re.Match[str] | None:
        return self._tokens[i] if 0 <= i < len(self._tokens) else None


def _starts_value(token: re.Match[str], after: re.Match[str] | None) -> bool:
    kind, word = token.lastgroup, token[0]
    if kind == "local":
        return after is None or after[0] != "="
    if kind == "word":
        return word in _CONSTANT_WORDS or (word[0].isdigit() and word[-1] != ":")
    return kind in ("symbol", "string") or word in ("{", "[", "<")


def _names_of_locals(header: str, body: str) -> frozenset[Key]:
    """Return the names of the values and blocks of a function, and maybe more names in its header."""
    names = [found[1] or found[2] for found in _DEFINED.finditer(body)]
    return frozenset(key_of(name) for name in (*names, *_LOCAL.findall(header or body)))


def _union(instructions: Iterable[Instruction]) -> int:
    mask = 0
    for instruction in instructions:
        mask |= instruction.types | instruction.symbols
    return mask
