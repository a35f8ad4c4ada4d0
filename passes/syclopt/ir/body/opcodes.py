"""The instructions of LLVM by their opcodes, and the words that stand beside them."""

from __future__ import annotations

from syclopt.ir.keywords import KEYWORDS

TERMINATORS = frozenset(
    """
    ret br switch indirectbr invoke callbr resume unreachable cleanupret catchret catchswitch
    """.split()
)
CALLS = frozenset({"call", "invoke", "callbr"})
PADS = frozenset({"landingpad", "catchpad", "cleanuppad", "catchswitch"})
BINARY = frozenset(
    """
    add fadd sub fsub mul fmul udiv sdiv fdiv urem srem frem shl lshr ashr and or xor
    """.split()
)
CASTS = frozenset(
    """
    trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint ptrtoaddr inttoptr bitcast addrspacecast
    """.split()
)
VOID = frozenset({"ret", "br", "switch", "indirectbr", "resume", "unreachable", "cleanupret", "catchret"}) | {
    "store",
    "fence",
}
_LANE = frozenset({"extractelement", "insertelement", "shufflevector", "extractvalue", "insertvalue"})
_OTHER = frozenset(
    """
    fneg alloca load cmpxchg atomicrmw getelementptr icmp fcmp phi select freeze va_arg
    """.split()
)
OPCODES = TERMINATORS | CALLS | PADS | BINARY | CASTS | VOID | _LANE | _OTHER
"""All opcodes of LLVM 9 to 22."""
IN_CONSTANTS = BINARY | CASTS | _LANE | {"fneg", "getelementptr", "icmp", "fcmp", "select"}
"""What may also begin a constant expression: with a parenthesis after the flags."""

PREDICATES = frozenset(
    """
    eq ne ugt uge ult ule sgt sge slt sle false oeq ogt oge olt ole one ord ueq une uno true
    """.split()
)
FAST_MATH = frozenset({"fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"})
WORDS = frozenset({"nuw", "nsw", "exact", "inbounds", "nusw", "disjoint", "nneg", "samesign", "volatile", "atomic"}) | {
    *("weak", "inalloca", "swifterror"),
    *FAST_MATH,
}
"""What may stand between an opcode and its first type (predicates and operations of `atomicrmw` left out)."""

GOES_ON = (
    frozenset(
        """
        to unwind catch filter cleanup from within caller label syncscope
        unordered monotonic acquire release acq_rel seq_cst sideeffect inteldialect
        """.split()
    )
    | KEYWORDS
    | WORDS
    | PREDICATES
)
"""Words that may open a line within an instruction; any other is taken for the opcode of a later LLVM."""
