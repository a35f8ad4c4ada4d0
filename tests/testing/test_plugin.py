"""Golden files under pytest: verdicts, messages and the empty-pipeline guard."""

from typing import Any

import pytest

GREEN = "RUN: fake -passes=internal < %s | FileCheck %s\nCHECK: define internal void @f()"


def test_a_test_that_needs_its_pass_is_green(golden: Any) -> None:
    golden.write(GREEN)
    assert golden.outcomes() == {"passed": 1}


def test_a_failure_names_the_line_the_check_and_where_the_output_is(golden: Any) -> None:
    path = golden.write("RUN: fake -passes=internal < %s | FileCheck %s\nCHECK: define external void @f()")
    result = golden.run()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        [
            f"{path}:1: RUN line failed with status 1",
            "*fake -passes=internal < %s | FileCheck %s",
            f"$ FileCheck {path}",
            f'*{path}:2: error: Couldn\'t match "define external void @f()".',
            "input and output of each command: *t.ll.tmp.line1",
        ]
    )
    result.stdout.no_fnmatch_line("*Traceback*")
    result.stdout.no_fnmatch_line("*plugin.py*")


@pytest.mark.parametrize(
    "pipeline",
    ["-passes=nothing", "--passes=nothing", "-passes nothing", "-passes='nothing,nothing'"],
)
def test_a_test_that_passes_with_nothing_in_place_of_its_pipeline_fails(golden: Any, pipeline: str) -> None:
    golden.write(f"RUN: fake {pipeline} < %s | FileCheck %s\nCHECK: define void @f()")
    result = golden.run()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*golden/t.ll:1: still passes when its pipeline is replaced by nothing*"])


def test_the_guard_looks_at_each_run_line(golden: Any) -> None:
    golden.write(
        f"{GREEN}\nRUN: fake -passes=internal < %s | FileCheck %s --check-prefix=WEAK\nWEAK: ret void",
    )
    result = golden.run()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*golden/t.ll:3: still passes*"])


def test_the_guard_follows_files_to_later_lines(golden: Any) -> None:
    golden.write(
        "RUN: fake -passes=internal %s -o %t.out\nRUN: FileCheck %s < %t.out\nCHECK: define internal void @f()",
    )
    assert golden.outcomes() == {"passed": 1}


def test_the_guard_sees_tools_behind_other_programs(golden: Any) -> None:
    golden.write("RUN: timeout 60 fake -passes=nothing < %s | FileCheck %s\nCHECK: define void @f()")
    result = golden.run()
    result.stdout.fnmatch_lines(["*golden/t.ll:1: still passes*"])
    golden.write(GREEN.replace("fake", "timeout 60 fake"))
    assert golden.outcomes() == {"passed": 1}


def test_no_pipeline_no_guard(golden: Any) -> None:
    golden.write("RUN: fake -passes='' < %s | FileCheck %s\nCHECK: define void @f()")
    assert golden.outcomes() == {"passed": 1}


def test_a_test_marked_unchanged_must_pass_both_ways(golden: Any) -> None:
    weak = "RUN: fake -passes=nothing < %s | FileCheck %s\nCHECK: define void @f()"
    golden.write(f"UNCHANGED: it does nothing\n{weak}", name="right.ll")
    golden.write(f"UNCHANGED: it does nothing\n{GREEN}", name="wrong.ll")
    golden.write(f"UNCHANGED:\n{weak}", name="no_reason.ll")
    result = golden.run()
    result.assert_outcomes(passed=1, failed=2)
    result.stdout.fnmatch_lines(["*golden/wrong.ll:2: marked as unchanged (it does nothing), but fails*"])
    result.stdout.fnmatch_lines(["*golden/no_reason.ll:1:1: error: 'UNCHANGED:' needs a reason*"])


def test_one_line_can_be_marked_unchanged(golden: Any) -> None:
    weak = "RUN: fake -passes=nothing < %s | FileCheck %s --check-prefix=SAME\nSAME: define void @f()"
    golden.write(f"{GREEN}\nRUN-UNCHANGED: it does nothing\n{weak}")
    assert golden.outcomes() == {"passed": 1}


def test_errors_are_checked_with_not(golden: Any) -> None:
    golden.write("RUN: not fake -passes=absent < %s 2>&1 | FileCheck %s\nCHECK: error: unknown pass 'absent'")
    assert golden.outcomes() == {"passed": 1}


def test_a_status_given_to_exit_counts(golden: Any) -> None:
    golden.write("RUN: not fake -passes=exit < %s")
    assert golden.outcomes() == {"passed": 1}


def test_an_exception_in_a_tool_is_never_the_failure_that_a_test_wants(golden: Any) -> None:
    golden.write("RUN: not fake -passes=crash < %s", name="wants_failure.ll")
    golden.write("RUN: not timeout 60 fake -passes=crash < %s", name="process.ll")
    golden.write("RUN: not --crash fake -passes=crash < %s", name="wants_crash.ll")
    result = golden.run()
    assert "PASSED golden/wants_crash.ll::golden" in result.stdout.str()
    assert "FAILED golden/wants_failure.ll::golden" in result.stdout.str()
    result.stdout.fnmatch_lines(["*RuntimeError: a bug*"])


def test_conditions(golden: Any) -> None:
    golden.write(f"REQUIRES: no-such-program\n{GREEN}", name="a.ll")
    golden.write(f"UNSUPPORTED: system-linux\n{GREEN}", name="b.ll")
    golden.write(f"REQUIRES: system-linux && !no-such-program\n{GREEN}", name="c.ll")
    golden.write("XFAIL: *\nRUN: fake -passes=absent < %s", name="d.ll")
    golden.write(f"XFAIL: system-linux\n{GREEN}", name="e.ll")
    golden.write(f"REQUIRES: a &&\n{GREEN}", name="f.ll")
    result = golden.run()
    result.assert_outcomes(skipped=2, passed=1, xfailed=1, failed=2)
    result.stdout.fnmatch_lines_random(["*e.ll: passes, but has XFAIL*", "*f.ll: error: expected:*"])


def test_files_without_run_lines(golden: Any) -> None:
    for name in ("no_run.ll", "ignored/no_run.ll", "real/no_run.ll", "sources/deep/no_run.ll"):
        golden.write("nothing to run", name=name)
    golden.write(GREEN, name="real/with_run.ll")
    result = golden.run()
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*golden/no_run.ll: error: no RUN line*"])


def test_files_elsewhere_are_left_alone(golden: Any) -> None:
    golden.write(GREEN, name="../other/t.ll")
    assert golden.outcomes() == {}


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("fake $(cat %s)", "*'$(...)' is not known here*"),
        ("fake < %s |", "*a command is missing*"),
        ("fake 'open", "*a quote that does not end*"),
        ("fake < %s > %T/x", "*substitution '%T' is not known here*"),
        ("fake < %s > ", "*a file name is missing after '>'*"),
        ("cd %S", "*cd: No such file or directory; RUN lines have no shell words*"),
        ("not no-such-program", "*no-such-program: No such file or directory*"),
        ("FileCheck %s --implicit-check-not=x < %s", "*unknown option '--implicit-check-not=x'*"),
    ],
)
def test_what_is_not_understood_is_said(golden: Any, line: str, message: str) -> None:
    golden.write(f"RUN: {line}\nCHECK: x")
    result = golden.run()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines([message])


def test_bytes_that_are_not_utf8_go_through(golden: Any) -> None:
    path = golden.write(f'{GREEN}\nCHECK: @"', body="")
    path.write_bytes(path.read_bytes().replace(b'@"', b'@"\xff"') + b'define void @f() {\n@"\xff"\n')
    assert golden.outcomes() == {"passed": 1}


def test_a_tool_row_that_is_no_row_is_a_usage_error(golden: Any) -> None:
    golden.write(GREEN)
    ini = golden.project.path / "pyproject.toml"
    ini.write_text(ini.read_text().replace("fake_tool:main -passes", "fake_tool"))
    result = golden.run()
    assert "expected 'name = module:function [option]'" in result.stdout.str() + result.stderr.str()


def test_continuations_substitutions_and_programs(golden: Any) -> None:
    path = golden.write(
        r"""
RUN: rm -rf %t && mkdir %t && \
RUN:   fake -passes=internal %s -o %t/%{s:stem}.out
RUN: cat %t/*.out | FileCheck %s --check-prefixes=CHECK,ALSO
RUN: env WHAT=x printenv WHAT | FileCheck %s --check-prefix=ENV
RUN: echo '100%% "of" %S' 'a  |  b' | FileCheck %s --check-prefix=ECHO --strict-whitespace
RUN: not ls %t/absent ; false || true
CHECK: define internal
ALSO: ret void
ENV: x
ECHO:100% "of" {{.*}}golden a  |  b
"""
    )
    assert path.exists()
    assert golden.outcomes() == {"passed": 1}


def test_golden_tests_leave_the_temporary_folder_of_other_tests_alone(golden: Any) -> None:
    golden.write(GREEN)
    kept = "def test_kept(tmp_path_factory):\n    (tmp_path_factory.mktemp('kept') / 'a').touch()\n"
    path = golden.project.makepyfile(test_kept=kept)
    temp = golden.project.path / "temp"
    golden.run(f"--basetemp={temp}", str(path), "golden").assert_outcomes(passed=2)
    assert (temp / "kept0" / "a").exists()
