"""annotations-to-attributes: what headers say by annotations of clang becomes what passes read."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import chain
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.clang_annotations import LIST, annotations_of
from syclopt.code_key import new_digest
from syclopt.errors import InputError
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.names_in_text import symbol_mentions
from syclopt.ir.text.spelling import escape
from syclopt.ir.views.function import Function
from syclopt.ir.views.global_variable import Global
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.spec_constant_reads import symbol_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from syclopt.analysis.clang_annotations import Annotation
    from syclopt.ir.body.body import Body
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_INTRINSICS = ("llvm.var.annotation", "llvm.ptr.annotation", "llvm.annotation")
_OF_DEVICE_CODE = frozenset({names.KERNEL_ANNOTATION, names.EXTERNAL_ANNOTATION, names.INDIRECTLY_CALLABLE})
_OF_SETS = frozenset({names.INDIRECTLY_CALLABLE, names.CALLS_INDIRECTLY})  # of virtual functions, which types name
_UNNAMED = "(anonymous namespace)"
_OF_KERNELS = (  # which a callable may have for its kernel
    *(names.WORK_GROUP_SIZE, names.WORK_GROUP_SIZE_HINT, names.MAX_WORK_GROUP_SIZE, names.MAX_LINEAR_WORK_GROUP_SIZE),
    *(names.SUB_GROUP_SIZE, names.SINGLE_TASK, names.GRF_SIZE, names.REGISTER_ALLOC_MODE, names.MAXIMUM_REGISTERS),
    *(names.FLOATING_POINT_CONTROL, names.CALLS_INDIRECTLY),
)
_OF_DEVICE_GLOBALS = (
    *(names.DEVICE_GLOBAL_SIZE, names.DEVICE_IMAGE_SCOPE, names.HOST_ACCESS, names.INIT_MODE, names.IMPLEMENT_IN_CSR),
)  # in the order of the values of a tag
_READS = (names.GET_SCALAR_PREFIX, names.GET_COMPOSITE_PREFIX)
_NUMBERED = 16  # hexadecimal digits of a digest


@dataclass(frozen=True)
class AnnotationsToAttributesPass(ModulePass):
    """Turn annotations `syclopt:NAME` into string attributes, and take all annotations of clang away.

    Kernel entries get `"sycl-kernel"` and, as `"sycl-kernel-entry"`, the name that the program gave them; one that only
    its unit can name gets a symbol of its own, and such specialization constants and sets of virtual functions names of
    their own. Variables whose initializers refer to the tag of a device global become one. Kernels, external functions
    and virtual functions get `"sycl-module-id"`, made of the name of the source file and a digest of the module.
    Attributes of kernels that are on functions which a kernel calls are the kernel's, too. Aspects that a function is
    said to use (`device_has`) are its `!sycl_declared_aspects`, so that whatever calls it needs them.
    """

    name: ClassVar[str] = "annotations-to-attributes"
    unit: str = field(
        default="", metadata={"help": "hexadecimal digits for the module, in the place of those of a digest of it"}
    )

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `InputError` for an annotation that says nothing that can be understood."""
        before = module.version
        annotations = annotations_of(module)
        if annotations:
            digest = self.unit or new_digest(module.internal_text().encode("latin-1")).hexdigest()[:_NUMBERED]
            _Attributes(module, digest).add(annotations)
            ctx.count("annotations read", len(annotations))
        _remove_annotations(module)
        return PassResult(changed=module.version != before)


class _Attributes:
    """Gives the symbols of one module their attributes. `digest` is another one for each module."""

    def __init__(self, module: Module, digest: str) -> None:
        self._module = module
        self._digest = digest
        self._unit = f"{module.source_filename or ''}${digest}"

    def add(self, annotations: Sequence[Annotation]) -> None:
        """Add what annotations say."""
        tags: dict[Key, Annotation] = {}
        kernels: dict[Key, Annotation] = {}
        said: dict[tuple[Key, str], Annotation] = {}
        for one in annotations:
            values = [value for value in one.values if value is not None]
            if not one.name or (one.values and not values):
                continue
            if one.name == names.DEVICE_GLOBAL_ANNOTATION:
                tags[one.subject] = one
                self._place(one)
                continue
            first = said.setdefault((one.subject, one.name), one)
            if first is not one:
                self._check_same(first, one)
                continue
            if one.name == names.KERNEL_ANNOTATION:
                kernels[one.subject] = one
            self._annotate(one, ",".join(map(self._set_name, values) if one.name in _OF_SETS else values))
        self._name_kernels(kernels)
        self._mark_device_globals(tags)
        self._name_constants()

    def _set_name(self, name: str) -> str:
        """Return what a set is called in the program: a type that only its unit can name has digits of that."""
        return f"{name}${self._digest}" if _UNNAMED in name else name

    def _check_same(self, first: Annotation, second: Annotation) -> None:
        if first.values != second.values:
            was, now = (",".join(value or "null" for value in one.values) for one in (first, second))
            message = f"'@{first.subject}' has two annotations '{first.name}', with the values '{was}' and '{now}'"
            raise InputError(message, second.location)

    def _annotate(self, annotation: Annotation, value: str) -> None:
        symbol = self._module.symbols[annotation.subject]
        is_function = isinstance(symbol, Function)
        if annotation.name in _OF_DEVICE_CODE:
            if not is_function:
                message = f"'@{symbol.key}' has the annotation '{annotation.name}', which is one of functions"
                raise InputError(message, annotation.location)
            if not symbol.is_declaration:
                symbol.add_attribute(names.MODULE_ID, self._unit, string=True)
        if annotation.name == names.KERNEL_ANNOTATION:
            symbol.add_attribute(names.KERNEL_MARK, string=True)
            symbol.add_attribute(names.KERNEL_ENTRY, value, string=True)
        elif annotation.name != names.EXTERNAL_ANNOTATION and (is_function or isinstance(symbol, Global)):
            symbol.add_attribute(annotation.name, value or None, string=True)
            if annotation.name == names.DEVICE_HAS and is_function and value.replace(",", "").isdigit():
                listed = ", ".join(f"i32 {number}" for number in value.split(","))
                symbol.set_metadata(names.DECLARED_ASPECTS_KIND, self._module.add_metadata(f"!{{{listed}}}"))
        self._place(annotation)

    def _place(self, annotation: Annotation) -> None:
        """Note where the source has an annotation."""
        symbol = self._module.symbols[annotation.subject]
        if isinstance(symbol, (Function, Global)):
            place = f"{annotation.location.file}:{annotation.location.line}"
            symbol.add_attribute(names.ANNOTATED_AT, place, string=True)

    # Kernels.

    def _name_kernels(self, kernels: Mapping[Key, Annotation]) -> None:
        defined = {key: one for key, one in kernels.items() if not self._module.functions[key].is_declaration}
        self._inherit(defined)
        own = {key: f"{key}${self._digest}" for key in defined if self._module.functions[key].is_internal}
        self._module.rename(own)
        self._list_aspects()

    def _list_aspects(self) -> None:
        from syclopt.targets.catalogue import aspects

        if names.ASPECTS_LIST not in self._module.named_metadata:
            nodes = [
                self._module.add_metadata(f'!{{!"{one.name}", i32 {one.number}}}')
                for one in aspects()
                if one.is_current
            ]
            self._module.add_named_metadata(names.ASPECTS_LIST, nodes)

    def _inherit(self, kernels: Mapping[Key, Annotation]) -> None:
        """Give kernels the attributes that are on functions which they call, and which are no entry points."""
        carriers = {name: self._module.functions_with_string(name) for name in _OF_KERNELS}
        if all(key in kernels for found in carriers.values() for key in found):
            return
        outside = self._module.functions_with_string(names.MODULE_ID).keys()
        for key, annotation in kernels.items():
            called = self._called(key, outside)
            for name, values in carriers.items():
                found = dict.fromkeys(values[callee] for callee in called if callee in values)
                if key in values or not found:
                    continue
                if len(found) > 1:
                    message = f"kernel '{annotation.values[0]}' calls functions with \"{name}\" of {len(found)} values"
                    raise InputError(f"{message}: {', '.join(map(repr, found))}", annotation.location)
                self._module.functions[key].add_attribute(name, next(iter(found)) or None, string=True)

    def _called(self, kernel: Key, outside: Iterable[Key]) -> list[Key]:
        """Return the functions that a kernel calls directly, or through such functions."""
        left = {key: None for key in self._module.definition_keys() if key not in outside}
        found: list[Key] = []
        todo = [kernel]
        while todo:
            for call in self._module.functions[todo.pop()].calls:
                if call.callee is not None and call.callee in left:
                    del left[call.callee]
                    found.append(call.callee)
                    todo.append(call.callee)
        return found

    # Device globals.

    def _mark_device_globals(self, tags: Mapping[Key, Annotation]) -> None:
        own: dict[Key, str] = {}
        for variable in [*self._module.globals.values()] if tags else ():
            named = [tags[key] for key in variable.referenced_globals if key in tags]
            if not named or variable.name == LIST:
                continue
            for attribute, value in zip(_OF_DEVICE_GLOBALS, named[0].values, strict=False):
                if value is not None:
                    variable.add_attribute(attribute, value, string=True)
            self._place(named[0]._replace(subject=variable.key))
            if variable.is_internal:
                own[variable.key] = f"{variable.key}${self._digest}"
            variable.add_attribute(names.UNIQUE_ID, own.get(variable.key, str(variable.key)), string=True)
        self._module.rename(own)

    # Specialization constants.

    def _name_constants(self) -> None:
        """Give the ids of specialization constants that no other unit can name digits of the unit.

        clang leaves out the arguments of a template of variables: there, the mangled name is part of the id.
        """
        reads = [key for key in self._module.declared_keys() if str(key).startswith(_READS)]
        readers = dict.fromkeys(user for key in reads for user in self._module.users(key))
        ids = {
            symbol_of(call.arguments[0].operand)
            for reader in readers
            for call in (reader.calls if isinstance(reader, Function) else ())
            if call.callee in reads and call.arguments
        }
        for key in sorted((key for key in ids if key is not None and key in self._module.globals), key=str):
            variable = self._module.globals[key]
            text = variable.characters
            marks = [*_of_template(str(key)), *([self._digest] if variable.is_internal else [])]
            if text is not None and text.find(b"\0") == len(text) - 1 and marks:
                known = "$".join(["", *marks])
                layout = variable.layout
                inside = escape(text[:-1].decode("utf-8", "surrogateescape") + known)
                now = f'[{len(text) + len(known)} x i8] c"{inside}\\00"'
                variable.set_span(layout.value_type.start, layout.initializer.end, now)


def _of_template(symbol: str) -> list[str]:
    """Return the mangled name of a specialization constant, in a list, if it is of a template of variables."""
    name, ended, _ = symbol.partition("11constant_idIL_Z")[2].partition("EE7letters")
    if not ended:
        return []
    own = name[1:-1] if name.startswith("N") and name.endswith("E") else name
    return [name] if own.endswith("E") and "I" in own else []


def _remove_annotations(module: Module) -> None:
    """Take away the list of annotations, the calls that annotate, and the strings that nothing else uses."""
    strings: set[Key] = set()
    array = module.globals.get(LIST)
    if array is not None:
        strings.update(_strings_of(array))
        array.remove()
    declared = [key for key in module.declaration_keys() if str(key).startswith(_INTRINSICS)]
    for key in module.mentioning(*_INTRINSICS, escaped=True) if declared else ():
        function = module.functions.get(key)
        if function is not None and not function.is_declaration:
            with function.edit() as body:
                strings.update(_forward(body, module))
    for key in declared:
        if not module.users(key):
            module.functions[key].remove()
    values = [key for key in strings if key in module.globals]
    strings.update(chain.from_iterable(module.globals[key].referenced_globals for key in values))
    private = {key for key in strings if key in module.globals and module.globals[key].linkage == "private"}
    while unused := private - module.used(private):
        private -= unused
        module.replace_all({module.globals[key].entity: None for key in unused})


def _strings_of(array: Global) -> set[Key]:
    """Return what the elements of the list name beside the symbols that they are about."""
    header, (start, end) = array.header, array.layout.initializer
    elements = split_commas(header, start + 1, end - 1) if header[start : start + 1] == "[" else ()
    found: set[Key] = set()
    for element in elements:
        _, *others = symbol_mentions(header[slice(*element)])
        found.update(others)
    return found


def _forward(body: Body, module: Module) -> set[Key]:
    """Let what is annotated stand where its annotation does, but for properties of pointers; return the strings."""
    strings: set[Key] = set()
    for instruction in [*body.instructions]:
        call = instruction.call
        if call is None or not str(call.callee).startswith(_INTRINSICS):
            continue
        named = [key for key in instruction.globals if key != call.callee]
        if any(_is_mark(module, key) for key in named):
            continue
        strings.update(named)
        instruction.remove(call.arguments[0].value if instruction.result is not None else None)
    return strings


def _is_mark(module: Module, key: Key) -> bool:
    """Tell whether a string is that of annotations which `compile-time-properties` reads."""
    variable = module.globals.get(key)
    return variable is not None and variable.characters == names.ANNOTATION_MARK.encode() + b"\0"
