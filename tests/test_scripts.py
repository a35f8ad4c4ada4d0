"""The scripts: they parse, and they say plainly what is missing."""

import hashlib
import http.server
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
HAS_ENVIRONMENT = (ROOT / ".venv" / ".syclopt-stamp").exists()
SHELL_SCRIPTS = [
    path
    for path in [*sorted((ROOT / "scripts").iterdir()), ROOT / ".ci" / "run"]
    if path.is_file() and (path.name == "_env" or path.read_bytes().startswith(b"#!/usr/bin/env bash"))
]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what the environment is made from, without an environment."""
    (tmp_path / "scripts").mkdir()
    for name in ("_env", "_bootstrap_pip.py", "check", "test", "demo"):
        shutil.copy(ROOT / "scripts" / name, tmp_path / "scripts" / name)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def run(checkout: Path, script: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    return subprocess.run(
        [checkout / "scripts" / script, *arguments],
        env={**env, **environment},
        cwd=checkout,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def fake_python(folder: Path, version: str) -> str:
    """A program that says that it is Python `version`, and no more."""
    path = folder / "fake-python"
    too_old = int(tuple(map(int, version.split("."))) < (3, 11))
    path.write_text(
        f'#!/bin/sh\ncase "$2" in *print*) echo {version} ;; *version_info*) exit {too_old} ;; *) exit 1 ;; esac\n'
    )
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize("script", SHELL_SCRIPTS, ids=lambda path: path.name)
def test_it_parses(script: Path) -> None:
    subprocess.run(["bash", "-n", script], check=True)
    assert script.name == "_env" or os.access(script, os.X_OK)


@pytest.mark.parametrize("script", ["check", "test", "demo"])
def test_a_python_too_old_is_named(checkout: Path, script: str) -> None:
    python = fake_python(checkout, "3.9.2")
    done = run(checkout, script, PYTHON=python)
    assert done.returncode == 1
    assert f"scripts/{script}: needs Python 3.11 or later: found 3.9.2 ({python})" in done.stderr
    assert "apt-get install python3" in done.stderr


def test_no_python_at_all_is_said(checkout: Path) -> None:
    done = run(checkout, "demo", PYTHON="/nowhere/python3")
    assert done.returncode == 1
    assert "needs Python 3.11 or later: found none" in done.stderr


def test_a_python_without_venv_is_named(checkout: Path) -> None:
    done = run(checkout, "check", PYTHON=fake_python(checkout, "3.12.1"))
    assert done.returncode == 1
    assert "apt-get install python3-venv" in done.stderr


def test_without_network_it_says_what_it_wanted_and_leaves_nothing(checkout: Path) -> None:
    hidden = checkout / "hidden"
    hidden.mkdir()
    (hidden / "ensurepip.py").write_text("raise ImportError('not installed')\n")
    done = run(
        checkout,
        "check",
        PYTHON=sys.executable,
        PYTHONPATH=str(hidden),
        PIP_INDEX_URL="http://user:secret@127.0.0.1:9/simple",
    )
    assert done.returncode == 1
    assert "cannot fetch http://127.0.0.1:9/simple/pip/" in done.stderr
    assert "packages come from: http://127.0.0.1:9/simple" in done.stderr
    assert "wanted: llvmlite>=0.50 lark>=1.2 networkx>=3.2 PyYAML>=6.0 " in done.stderr
    assert " numpy>=1.26 platformdirs>=4 pytest" in done.stderr
    assert "secret" not in done.stderr
    assert not (checkout / ".venv").exists()


def test_without_network_the_tests_of_dpcpp_are_impossible(checkout: Path) -> None:
    hidden = checkout / "hidden"
    hidden.mkdir()
    (hidden / "ensurepip.py").write_text("raise ImportError('not installed')\n")
    variables = {"PYTHONPATH": str(hidden), "PIP_INDEX_URL": "http://127.0.0.1:9/simple"}
    done = run(checkout, "test", "--dpcpp", PYTHON=sys.executable, **variables)
    assert done.returncode == 77
    assert "cannot get pip" in done.stderr
    assert "intel-sycl-rt==" in done.stderr
    assert not (checkout / ".venv.dpcpp").exists()


def test_without_a_host_compiler_the_tests_of_dpcpp_are_impossible(checkout: Path) -> None:
    programs = checkout / "programs"
    programs.mkdir()
    for name in ("bash", "dirname", "grep", "uname"):
        (programs / name).symlink_to(str(shutil.which(name)))
    done = run(checkout, "test", "--dpcpp", PATH=str(programs))
    assert done.returncode == 77
    message = "the tests of DPC++ cannot be run: no compiler for the host side (Debian: apt-get install clang g++)"
    assert done.stderr == f"scripts/test: {message}\n"


@pytest.mark.skipif(not HAS_ENVIRONMENT, reason="there is no environment: scripts/test makes it")
def test_without_a_gpu_the_tests_of_its_backend_are_impossible() -> None:
    done = run(ROOT, "test", "--cuda", CUDA_VISIBLE_DEVICES="")
    assert (done.returncode, done.stdout) == (77, "")
    assert done.stderr.startswith("scripts/test: the tests of cuda cannot be run: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("plain", "dpcpp", "status"), [(0, 0, 0), (1, 0, 1), (0, 1, 1), (0, 77, 0), (1, 77, 1), (3, 1, 3), (0, 2, 2)]
)
def test_ci_fails_where_tests_fail(tmp_path: Path, plain: int, dpcpp: int, status: int) -> None:
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "run", tmp_path / ".ci" / "run")
    (tmp_path / "scripts").mkdir()
    script = tmp_path / "scripts" / "test"
    script.write_text(f'#!/bin/sh\necho "1 passed$1"\n[ $# -eq 0 ] && exit {plain}\nexit {dpcpp}\n')
    script.chmod(0o755)
    done = subprocess.run([tmp_path / ".ci" / "run"], cwd="/", capture_output=True, text=True, check=False)
    assert done.returncode == status
    assert done.stdout == "1 passed\n1 passed--dpcpp\n"
    assert ("no test that needs DPC++ was run" in done.stderr) == (dpcpp == 77)


HAS_DPCPP = (ROOT / ".venv.dpcpp" / ".syclopt-stamp").exists()


@pytest.mark.dpcpp
@pytest.mark.skipif(not HAS_DPCPP, reason="there is no environment with DPC++'s packages: scripts/test --dpcpp")
def test_the_demo_of_programs_prints_numbers_that_can_be_checked(tmp_path: Path) -> None:
    done = run(ROOT, "demo", "--dpcpp", str(tmp_path / "out"))
    assert done.returncode == 0, done.stderr
    assert "    circle of size 10: area 314, exactly 314.159265\n" in done.stdout
    assert done.stdout.count(": the same\n") == 4
    assert "requires              aspects fp64 (6)" in done.stdout


def test_the_demo_names_its_options(checkout: Path) -> None:
    done = run(checkout, "demo", "--dpccp")
    assert done.returncode == 1
    assert done.stderr.startswith(
        "scripts/demo: no such option: --dpccp\nusage: scripts/demo [--dpcpp] [output folder]"
    )


class Index(http.server.BaseHTTPRequestHandler):
    """A package index with one pip; `digest` is what it claims of it."""

    wheel = b"not a wheel"
    digest = hashlib.sha256(wheel).hexdigest()

    def do_GET(self) -> None:
        page = (
            '<a href="pip-99.0-py3-none-any.whl#sha256=0" data-yanked="">withdrawn</a>'
            f'<a href="pip-9.0-py3-none-any.whl#sha256={self.digest}" data-requires-python="&gt;=3.9">new</a>'
            f'<a href="pip-8.0-py3-none-any.whl#sha256={"0" * 64}">old</a>'
        )
        self.send_response(200)
        self.send_header("Content-Type", "text/html" if self.path.endswith("/") else "application/zip")
        self.end_headers()
        self.wfile.write(page.encode() if self.path.endswith("/") else self.wheel)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class's name
        pass


@pytest.fixture
def index() -> Iterator[str]:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Index) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/simple"
        server.shutdown()


@pytest.mark.parametrize(
    ("digest", "message"),
    [(Index.digest, "pip-9.0-py3-none-any.whl could not install itself"), ("f" * 64, "does not have the SHA-256")],
)
def test_pip_is_checked_before_it_runs(
    index: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, digest: str, message: str
) -> None:
    monkeypatch.setattr(Index, "digest", digest)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    done = subprocess.run(
        [tmp_path / "venv" / "bin" / "python", ROOT / "scripts" / "_bootstrap_pip.py"],
        env={**os.environ, "PIP_INDEX_URL": index, "no_proxy": "*"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert message in done.stderr


@pytest.mark.parametrize("absent", ["clang++-22", "syclopt"])
def test_what_was_generated_stays_where_tools_fail(checkout: Path, absent: str) -> None:
    shutil.copy(ROOT / "scripts" / "regen_device_library", checkout / "scripts")
    programs = checkout / ".venv" / "bin"
    programs.mkdir(parents=True)
    sum_of = subprocess.run(
        ["cksum"], input=(checkout / "pyproject.toml").read_bytes(), capture_output=True, check=True
    )
    (checkout / ".venv" / ".syclopt-stamp").write_text(f"{checkout} {sum_of.stdout.decode()}")
    for name in ("python", "clang++-22", "syclopt"):
        (programs / name).write_text(f"#!/bin/sh\nexit {int(name == absent)}\n")
        (programs / name).chmod(0o755)
    loops = checkout / "passes" / "syclopt" / "transforms" / "sycl_work_group_loops" / "loops.ll"
    loops.parent.mkdir(parents=True)
    loops.write_text("what was there\n")
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    assert run(checkout, "regen_device_library", PATH=path).returncode != 0
    assert [one.read_text() for one in loops.parent.iterdir()] == ["what was there\n"]
