"""What `bench_programs.py` measures syclopt-cxx with: `bench_cxx.py STEP PROGRAM.cpp` does one step of a compilation.

STEP is `make` (write the program: its name ends in the number of its kernels, `programs/10.cpp`, and its integration
header), `images` (our device side), `peer` (DPC++'s compiler library, from source to images), `host` (the host compiler
alone), `in-turn` or `at-once` (the last two, without anything of ours).
"""

import os
import subprocess
import sys
from pathlib import Path

from syclopt.frontends import dpcpp
from syclopt.frontends.dpcpp.compiler_interface import Request, call
from syclopt.tools.cxx.cxx_options import Arguments, read_arguments
from syclopt.tools.cxx.device_code import compile_for
from syclopt.tools.cxx.device_side import device_images
from syclopt.tools.cxx.host_compiler import find_host_compiler

PROGRAM = """#include <cstdio>
#include <sycl/sycl.hpp>

int main() {{
  sycl::queue queue;
  float *all = sycl::malloc_shared<float>(1024, queue);
{kernels}  std::printf("%f\\n", all[5]);
}}
"""
KERNEL = """  queue.parallel_for<class Kernel{number}>(sycl::range<1>(1024), [=](sycl::id<1> i) {{
    float x = i[0];
    for (int turn = 0; turn < {number} + 2; ++turn) x = sycl::sin(x) * {number}.0f + sycl::sqrt(x * x + 1);
    all[i] += x;
  }}).wait();
"""


def make(program: Path) -> None:
    program.parent.mkdir(parents=True, exist_ok=True)
    kernels = "".join(KERNEL.format(number=number) for number in range(int(program.stem)))
    program.write_text(PROGRAM.format(kernels=kernels))
    header(program).write_text(compile_for(str(program), "spir64", options(program)).integration_header)


def images(program: Path) -> None:
    arguments = options(program)
    if not device_images([compile_for(str(program), "spir64", arguments)], arguments):
        sys.exit("no images")


def peer(program: Path) -> None:
    library = str(dpcpp.find_installation().compiler)
    response = call(Request(library, str(program), program.read_bytes(), options=("-O2",)))
    if response.is_error or not response.images:
        sys.exit(response.log)
    os._exit(0)


def host(program: Path) -> None:
    compiler = find_host_compiler(None)
    sycl = compiler.sycl_options(str(dpcpp.find_installation().include))
    command = [compiler.path, "-std=c++17", *sycl, "-include", str(header(program)), "-c", str(program), "-o", "app.o"]
    os.execv(compiler.path, command)


def in_turn(program: Path) -> None:
    for step in ("peer", "host"):
        subprocess.run([sys.executable, __file__, step, program], check=True)


def at_once(program: Path) -> None:
    begun = [subprocess.Popen([sys.executable, __file__, step, program]) for step in ("peer", "host")]
    if max(each.wait() for each in begun):
        sys.exit("a step failed")


def options(program: Path) -> Arguments:
    return read_arguments(["-fsycl", str(program)])


def header(program: Path) -> Path:
    return program.with_suffix(".h")


if __name__ == "__main__":
    steps = {"make": make, "images": images, "peer": peer, "host": host, "in-turn": in_turn, "at-once": at_once}
    steps[sys.argv[1]](Path(sys.argv[2]))
