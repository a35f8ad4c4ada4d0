"""Golden tests over textual LLVM IR: a pytest plugin, and the same verdicts under lit.

A golden file is an `.ll` file with RUN lines in a comment, as LLVM's own tests have them:

    ; RUN: syclopt -passes=globaldce -S < %s | FileCheck %s
    ; RUN: not syclopt -passes=no-such-pass -S < %s 2>&1 | FileCheck %s --check-prefix=ERR

Substitutions: %s (this file), %S and %p (its folder), %t (a path of its own to write at and below), %basename_t,
%{s:basename}, %{s:stem}, %{pathsep}, %%. A `\\` at the end joins the next RUN line. Commands: `|`, `;`, `&&`, `||`,
redirections, quotes and globs; `not`, `env`, `FileCheck`, `split-file`, `syclopt` and the tools that a project
registers run in the test process, all other programs as processes. There is no `cd` and no `$(...)`.

`; REQUIRES:`, `; UNSUPPORTED:` and `; XFAIL:` take boolean expressions over the programs found (`clang-22 && !opt-14`).

**The empty-pipeline guard.** Each RUN line that gives a tool a pipeline is run once more with nothing in its place,
and the test must fail then (in this line, or in a later one that reads what it wrote at %t). Otherwise the test would
be green for a pass that does nothing. Two marks exempt, each with a reason, and then the test must pass both ways:

    ; UNCHANGED: reason        all RUN lines of the file
    ; RUN-UNCHANGED: reason    the RUN line that follows

A project uses it by installing `syclopt[testing]` and setting, under `[tool.pytest.ini_options]`, `golden_paths`
(folders, default `ir_fixtures`), `golden_ignore` (patterns of files below them that are no tests) and `golden_tools`
(`name = module:function [pipeline option]`, a function that takes the arguments and returns the exit status).
An `.ll` file there without RUN lines fails, except below a folder named `real` or `sources`.
For lit, a `lit.cfg.py` calls `syclopt.testing.lit_format.configure`.

`; GOLDEN: auto` marks a test whose CHECK lines `syclopt.testing.update` writes.
"""
