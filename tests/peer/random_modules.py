"""Random modules for a post-link step: units of kernels and functions with all that splitting looks at."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_LAYOUT = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
_HEAD = f"""target datalayout = "{_LAYOUT}"
target triple = "spir64-unknown-unknown"

%"class.sycl::_V1::ext::oneapi::experimental::device_global" = type {{ ptr addrspace(1), i32 }}
"""
_DEVICE_GLOBAL = '%"class.sycl::_V1::ext::oneapi::experimental::device_global"'
_KINDS = ("sycl_used_aspects", "reqd_work_group_size", "intel_reqd_sub_group_size", "max_work_group_size")


def random_module(seed: int) -> str:
    """Return the text of a module."""
    return _Maker(Random(seed)).text()


class _Maker:
    def __init__(self, random: Random) -> None:
        self._random = random
        self._lines: list[str] = []
        self._groups: dict[str, int] = {}
        self._nodes: dict[str, int] = {}
        self._units = [f"unit{number}.cpp" for number in range(random.randint(1, 3))]
        self._sets = ["_ZTSv", "_ZTS5Exact"][: random.choice([0, 1, 2])]

    def text(self) -> str:
        """Return the module."""
        variables = [self._variable(number) for number in range(self._random.randint(0, 4))]
        variables += [self._device_global(number) for number in range(self._random.choice([0, 0, 1, 3]))]
        functions = [self._declaration(number) for number in range(self._random.randint(0, 2))]
        virtual = [self._virtual(number) for number in range(self._random.randint(1, 4) if self._sets else 0)]
        for number in range(self._random.randint(0, 6)):
            functions.append(self._function(number, functions, variables))
        if functions and self._random.random() < 0.4:
            variables.append(self._table(functions))
        if virtual:
            variables += [self._vtable(number, virtual) for number in range(self._random.randint(1, 2))]
        kernels = [
            self._kernel(number, functions, variables, is_caller=bool(virtual))
            for number in range(self._random.randint(1, 5))
        ]
        modes = [self._node(f"ptr @{kernel}, i32 36, i32 3") for kernel in kernels if self._random.random() < 0.2]
        if modes:
            self._lines.append(f"!spirv.ExecutionMode = !{{{', '.join(modes)}}}")
        if self._random.random() < 0.2:
            pairs = [
                self._node(f'!"{self._random.choice(["nice", "plain"])}{n}", !"{k}"') for n, k in enumerate(kernels)
            ]
            self._lines.append(f"!sycl_registered_kernels = !{{{self._node(', '.join(pairs))}}}")
        groups = [f"attributes #{number} = {{ {text} }}" for text, number in self._groups.items()]
        nodes = [f"!{number} = !{{{text}}}" for text, number in self._nodes.items()]
        return "\n".join([_HEAD, *self._lines, *groups, *nodes, ""])

    def _group(self, *attributes: str) -> str:
        text = " ".join(attributes)
        return f"#{self._groups.setdefault(text, len(self._groups))}"

    def _node(self, text: str) -> str:
        return f"!{self._nodes.setdefault(text, len(self._nodes))}"

    def _module_id(self) -> str:
        return f'"sycl-module-id"="{self._random.choice(self._units)}"'

    def _variable(self, number: int) -> str:
        linkage = self._random.choice(["internal", "internal", "linkonce_odr", "private"])
        kind = self._random.choice(["global", "constant"])
        self._lines.append(f"@var{number} = {linkage} addrspace(1) {kind} i32 {number}, align 4")
        return f"var{number}"

    def _device_global(self, number: int) -> str:
        linkage = self._random.choice(["internal ", "", "weak_odr "])
        attributes = [f'"sycl-device-global-size"="{4 * (number + 1)}"', f'"sycl-unique-id"="_Z3dg{number}"']
        if self._random.random() < 0.3:
            attributes.append('"sycl-host-access"="2"')
        self._lines.append(
            f"@dg{number} = {linkage}addrspace(1) global {_DEVICE_GLOBAL} zeroinitializer, align 8"
            f" {self._group(*attributes)}"
        )
        return f"dg{number}"

    def _vtable(self, number: int, virtual: Sequence[str]) -> str:
        slots = self._random.sample(virtual, self._random.randint(1, len(virtual)))
        items = [
            "ptr addrspace(4) null",
            *(f"ptr addrspace(4) addrspacecast (ptr @{s} to ptr addrspace(4))" for s in slots),
        ]
        value = f"{{ [{len(items)} x ptr addrspace(4)] }}"
        array = f"[{len(items)} x ptr addrspace(4)] [{', '.join(items)}]"
        self._lines.append(
            f"@_ZTV1{'ABCDE'[number]} = linkonce_odr unnamed_addr addrspace(1) constant {value} {{ {array} }}, align 8"
        )
        return f"_ZTV1{'ABCDE'[number]}"

    def _table(self, functions: Sequence[str]) -> str:
        linkage = self._random.choice(["internal", "linkonce_odr"])
        items = ", ".join(f"ptr @{name}" for name in self._some(functions) or functions[:1])
        kind = f"[{items.count('@')} x ptr]"
        self._lines.append(f"@table = {linkage} addrspace(1) constant {kind} [{items}], align 8")
        return "table"

    def _declaration(self, number: int) -> str:
        name = self._random.choice(
            [f"_Z7outsidei{number}", "_Z28__spirv_GlobalInvocationId_xv", f"plain_outside{number}"]
        )
        if any(f"@{name}(" in line for line in self._lines):
            return name
        self._lines.append(f"declare spir_func void @{name}()")
        return name

    def _virtual(self, number: int) -> str:
        name, chosen = f"_ZN1A1{'fghij'[number]}Ev", self._random.choice(self._sets)
        group = self._group(f'"indirectly-callable"="{chosen}"', self._module_id())
        linkage = self._random.choice(["linkonce_odr ", ""])
        aspects = self._metadata(("sycl_used_aspects",))
        self._lines.append(
            f"define {linkage}spir_func void @{name}(ptr addrspace(4) %self) {group}{aspects} {{\n  ret void\n}}"
        )
        return name

    def _metadata(self, kinds: Sequence[str]) -> str:
        found = ""
        for kind in kinds:
            if self._random.random() < 0.25:
                numbers = {
                    "sycl_used_aspects": self._random.choice(["i32 6", "i32 5, i32 6", '!{!"fp64", i32 6}', "i32 -1"]),
                    "reqd_work_group_size": self._random.choice(["i32 8", "i32 4, i32 2", "i32 1, i32 1, i32 16"]),
                    "intel_reqd_sub_group_size": self._random.choice(["i32 8", "i32 16", "i32 32"]),
                    "max_work_group_size": "i32 8, i32 4, i32 1",
                    "max_linear_work_group_size": "i64 64",
                    "work_group_num_dim": "i32 1",
                }[kind]
                numbers = numbers if not numbers.startswith("!{") else self._node(numbers[2:-1])
                found += f" !{kind} {self._node(numbers)}"
        return found

    def _body(self, callees: Sequence[str], variables: Sequence[str], calls_pointer: bool) -> str:
        lines = [f"  call spir_func void @{name}()" for name in self._some(callees)]
        for at, name in enumerate(self._some(variables)):
            kind = "ptr addrspace(4)" if name.startswith("_ZTV") else "i32"
            lines.append(f"  %v{at} = load volatile {kind}, ptr addrspace(1) @{name}, align 4")
        if self._random.random() < 0.2:
            lines.append("  %address = load ptr, ptr addrspace(4) null, align 8")
            lines.append(f"  call spir_func void %address({self._random.choice(['', 'i32 1'])})")
        if calls_pointer:
            lines.append("  %table = load ptr addrspace(4), ptr addrspace(1) %0, align 8")
            lines.append("  %callee = load ptr, ptr addrspace(4) %table, align 8")
            group = self._group('"virtual-call"')
            lines.append(f"  call spir_func void %callee(ptr addrspace(4) %table) {group}")
        return "\n".join([*lines, "  ret void"])

    def _some(self, names: Sequence[str]) -> list[str]:
        return self._random.sample(names, self._random.randint(0, min(2, len(names))))

    def _function(self, number: int, callees: Sequence[str], variables: Sequence[str]) -> str:
        linkage = self._random.choice(["internal ", "linkonce_odr ", "", ""])
        name = f"{self._random.choice(['plain', '_Z5outer', '_Z8__insidei'])}{number}"
        is_external = linkage != "internal " and self._random.random() < 0.7
        attributes = ["nounwind", *([self._module_id()] if is_external else [])]
        metadata = self._metadata(_KINDS[:1])
        body = self._body(callees, variables, calls_pointer=False)
        self._lines.append(
            f"define {linkage}spir_func void @{name}() {self._group(*attributes)}{metadata} {{\n{body}\n}}"
        )
        return name

    def _kernel(self, number: int, callees: Sequence[str], variables: Sequence[str], *, is_caller: bool) -> str:
        attributes = ["nounwind", *([self._module_id()] if self._random.random() < 0.9 else [])]
        if self._random.random() < 0.5:
            attributes.append(f'"sycl-optlevel"="{self._random.choice([0, 2, 3])}"')
        if self._random.random() < 0.2:
            attributes.append(f'"sycl-grf-size"="{self._random.choice([0, 128, 256])}"')
        calls_pointer = is_caller and self._random.random() < 0.5
        if calls_pointer:
            chosen = self._random.sample(self._sets, self._random.randint(1, len(self._sets)))
            attributes.append(f'"calls-indirectly"="{",".join(chosen)}"')
        metadata = self._metadata((*_KINDS, "max_linear_work_group_size"))
        if self._random.random() < 0.6:
            metadata += f" !sycl_kernel_omit_args {self._node(self._random.choice(['i1 false', 'i1 true, i1 false']))}"
        body = self._body(callees, variables, calls_pointer)
        name = f"_ZTS1{'KLMNO'[number]}"
        group = self._group(*attributes)
        self._lines.append(f"define spir_kernel void @{name}(ptr addrspace(1) %0) {group}{metadata} {{\n{body}\n}}")
        return name
