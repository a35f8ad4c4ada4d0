"""The passes of LLVM that the worker can run, by the names that `opt -passes=` gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.errors import PipelineError, nearest

if TYPE_CHECKING:
    from collections.abc import Iterable

# Name -> method of llvmlite's ModulePassManager, which wraps passes over functions and loops.
PASSES = {
    "adce": "add_aggressive_dce_pass",
    "aggressive-instcombine": "add_aggressive_instcombine_pass",
    "always-inline": "add_always_inliner_pass",
    "argpromotion": "add_argument_promotion_pass",
    "break-crit-edges": "add_break_critical_edges_pass",
    "constmerge": "add_constant_merge_pass",
    "dce": "add_dead_code_elimination_pass",
    "deadargelim": "add_dead_arg_elimination_pass",
    "dse": "add_dead_store_elimination_pass",
    "function-attrs": "add_post_order_function_attributes_pass",
    "globaldce": "add_global_dead_code_eliminate_pass",
    "globalopt": "add_global_opt_pass",
    "instcombine": "add_instruction_combine_pass",
    "instnamer": "add_instruction_namer_pass",
    "internalize": "add_internalize_pass",
    "ipsccp": "add_ipsccp_pass",
    "jump-threading": "add_jump_threading_pass",
    "lcssa": "add_lcssa_pass",
    "loop-deletion": "add_loop_deletion_pass",
    "loop-extract": "add_loop_extract_pass",
    "loop-reduce": "add_loop_strength_reduce_pass",
    "loop-rotate": "add_loop_rotate_pass",
    "loop-simplify": "add_loop_simplify_pass",
    "loop-unroll": "add_loop_unroll_pass",
    "loop-unroll-and-jam": "add_loop_unroll_and_jam_pass",
    "lower-atomic": "add_lower_atomic_pass",
    "lower-invoke": "add_lower_invoke_pass",
    "lower-switch": "add_lower_switch_pass",
    "memcpyopt": "add_mem_copy_opt_pass",
    "mergefunc": "add_merge_functions_pass",
    "mergereturn": "add_unify_function_exit_nodes_pass",
    "newgvn": "add_new_gvn_pass",
    "partial-inliner": "add_partial_inliner_pass",
    "reassociate": "add_reassociate_pass",
    "reg2mem": "add_register_to_memory_pass",
    "rpo-function-attrs": "add_rpo_function_attrs_pass",
    "sccp": "add_sccp_pass",
    "simplifycfg": "add_simplify_cfg_pass",
    "sink": "add_sinking_pass",
    "sroa": "add_sroa_pass",
    "strip": "add_strip_symbols_pass",
    "strip-dead-debug-info": "add_strip_dead_debug_info_pass",
    "strip-dead-prototypes": "add_strip_dead_prototype_pass",
    "strip-debug-declare": "add_strip_debug_declare_pass",
    "strip-nondebug": "add_strip_non_debug_symbols_pass",
    "tailcallelim": "add_tail_call_elimination_pass",
    "verify": "add_verifier",
}

WHOLE_MODULE = frozenset(
    """
    always-inline constmerge deadargelim globaldce globalopt internalize ipsccp loop-extract mergefunc partial-inliner
    rpo-function-attrs strip strip-dead-debug-info strip-dead-prototypes strip-debug-declare strip-nondebug
    """.split()
)
"""The passes that run on a module alone, and on no part of it."""


class Level(NamedTuple):
    """How a standard pipeline is tuned; `inlining` is the threshold of the inliner, -1 is the level's own."""

    speed: int
    vectorize: bool
    inlining: int = -1


# llvmlite knows no levels of size: Os and Oz are O2 with their thresholds of inlining, Oz without vectors.
PIPELINES = {
    "default<O0>": Level(0, vectorize=False),
    "default<O1>": Level(1, vectorize=False),
    "default<O2>": Level(2, vectorize=True),
    "default<O3>": Level(3, vectorize=True),
    "default<Os>": Level(2, vectorize=True, inlining=50),
    "default<Oz>": Level(2, vectorize=False, inlining=5),
}


def check_passes(names: Iterable[str]) -> None:
    """Raise `PipelineError` for the first name that is no pass and no standard pipeline of LLVM."""
    known = (*PASSES, *PIPELINES)
    for name in names:
        if name not in known:
            raise PipelineError(f"unknown LLVM pass '{name}'{nearest(name, known)}")
