"""Under lit, the same files get the same verdicts."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

GREEN = "RUN: fake -passes=internal < %s | FileCheck %s\nCHECK: define internal void @f()"
CONFIG = """
from pathlib import Path
from syclopt.testing import lit_format
root = Path(__file__).resolve().parent
config.test_source_root = str(root)
lit_format.configure(config, root.parent / "pyproject.toml", root.parent / "scratch")
"""

FILES = {
    "green.ll": GREEN,
    "red.ll": "RUN: fake -passes=internal < %s | FileCheck %s\nCHECK: define other",
    "weak.ll": "RUN: fake -passes=nothing < %s | FileCheck %s\nCHECK: define void @f()",
    "marked.ll": "UNCHANGED: no\nRUN: fake -passes=nothing < %s | FileCheck %s\nCHECK: define void @f()",
    "stale.ll": f"UNCHANGED: no\n{GREEN}",
    "error.ll": "RUN: not fake -passes=absent < %s 2>&1 | FileCheck %s\nCHECK: error: unknown pass",
    "crash.ll": "RUN: not fake -passes=crash < %s",
    "files.ll": "RUN: rm -rf %t && split-file %s %t\nRUN: fake -passes=internal %t/in.ll -o %t.o\n"
    "RUN: FileCheck %s < %t.o\nRUN: not diff %t/in.ll %t.o\nCHECK: define internal\n--- in.ll",
    "skipped.ll": f"REQUIRES: no-such-program\n{GREEN}",
    "expected.ll": "XFAIL: *\nRUN: fake -passes=absent < %s",
    "unexpected.ll": f"XFAIL: *\n{GREEN}",
    "no_run.ll": "nothing",
    "ignored/no_run.ll": "nothing",
    "real/no_run.ll": "nothing",
    "cut_short.ll": f"{GREEN}\nEND.\nRUN: false",
}


def test_lit_and_pytest_agree(golden: Any) -> None:
    for name, header in FILES.items():
        golden.write(header, name=name)
    folder = golden.project.path / "golden"
    (folder / "lit.cfg.py").write_text(CONFIG)
    report = golden.project.path / "lit.json"
    lit = [str(Path(sys.executable).with_name("lit")), "-q", "-j1", "-o", str(report), str(folder)]
    done = subprocess.run(lit, check=False, capture_output=True, text=True)
    assert report.exists(), done.stdout + done.stderr
    under_lit = {test["name"].split(" :: ")[1]: test["code"] for test in json.loads(report.read_text())["tests"]}
    under_pytest: dict[str, str] = {}
    for line in golden.run().outlines:
        word, _, place = line.partition(" ")
        if word in ("PASSED", "FAILED", "XFAIL", "SKIPPED") and "golden/" in place:
            name = place.split("golden/", 1)[1].split("::")[0].split(" ")[0].split(":")[0]
            under_pytest[name] = word
    spelling = {"PASS": "PASSED", "UNSUPPORTED": "SKIPPED", "XFAIL": "XFAIL"}
    assert {name: spelling.get(code, "FAILED") for name, code in under_lit.items()} == {
        "skipped.ll": "SKIPPED",
        **under_pytest,
    }
    assert under_lit["weak.ll"] == "FAIL"
    assert under_lit["cut_short.ll"] == "PASS"
