"""Parsers of the fragments of LLVM IR: types, constants, metadata, attributes, function headers, calls.

A fragment is parsed by the Lark grammar of its kind (`syclopt/ir/grammars/*.lark`). Lark is loaded and a grammar built
when the first fragment of that kind is parsed; what was parsed is remembered. Text in and out is internal text (see
`syclopt.ir.text.source`): one character a byte.
"""

from syclopt.ir.fragments.attributes import Attribute, parse_attributes
from syclopt.ir.fragments.calls import Argument, Bundle, Callee, CallFragment, Labels, parse_call
from syclopt.ir.fragments.constants import Constant, parse_constant
from syclopt.ir.fragments.headers import Attachment, FunctionHeader, Parameter, parse_header
from syclopt.ir.fragments.metadata import MetadataFragment, parse_metadata
from syclopt.ir.fragments.types import Type, parse_type

__all__ = [
    "Argument",
    "Attachment",
    "Attribute",
    "Bundle",
    "CallFragment",
    "Callee",
    "Constant",
    "FunctionHeader",
    "Labels",
    "MetadataFragment",
    "Parameter",
    "Type",
    "parse_attributes",
    "parse_call",
    "parse_constant",
    "parse_header",
    "parse_metadata",
    "parse_type",
]
