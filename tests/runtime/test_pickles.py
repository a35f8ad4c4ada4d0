"""What travels in pickles: programs and kernels with their images, ranges, devices, errors; also to workers of Dask."""

import copy
import pickle
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.launches import launch
from tests.runtime.built_programs import NEEDS_FP64, TRIPLE, images_of, kernel, library_of, told_by

import syclrt
from syclopt.ir import Module
from syclopt.tools.post_link.main import main as post_link_main
from syclrt import Device, Errc, Id, Kernel, NdRange, Program, Queue, Range, SyclError
from syclrt.graph import CommandGraph
from syclrt.programs import pickles

REAL = Path(__file__).parents[2] / "ir_fixtures" / "real"
SCALAR = "_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_"
SCALED = f"""{TRIPLE}
@name = constant [6 x i8] c"scale\\00"
@scale = constant {{ i32 }} {{ i32 3 }}
define spir_kernel void @scaled(ptr addrspace(1) %out, ptr addrspace(1) %in) {{
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr i32, ptr addrspace(1) %in, i64 %i
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %i
  %x = load i32, ptr addrspace(1) %from
  %by = call i32 @{SCALAR}(ptr @name, ptr @scale, ptr null)
  %y = mul i32 %x, %by
  store i32 %y, ptr addrspace(1) %to
  ret void
}}
declare spir_func i64 @_Z13get_global_idj(i32)
declare i32 @{SCALAR}(ptr, ptr, ptr)
"""
COUNTER = f"""{TRIPLE}
@counter = addrspace(1) global {{ ptr addrspace(1) }} zeroinitializer #0
attributes #0 = {{ "sycl-device-global-size"="4" "sycl-unique-id"="id of counter" }}
"""


def refused(match: str, code: Errc = Errc.INVALID):
    return pytest.raises(SyclError, match=match, check=lambda error: error.code is code)


def there_and_back(found: Any, protocol: int = pickle.HIGHEST_PROTOCOL) -> Any:
    return pickle.loads(pickle.dumps(found, protocol))


def ran(found: Kernel) -> list[int]:
    out = np.zeros(4, "i4")
    launch(Queue(), 4, found, out, np.arange(4, dtype="i4"))
    return out.tolist()


@pytest.fixture(params=["file", "bytes", "module", "table", "images"])
def program(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """The same program from sources of each kind."""
    monkeypatch.chdir(tmp_path)
    Path("scaled.ll").write_text(SCALED)
    if request.param == "module":
        return syclrt.load(Module.parse(SCALED))
    if request.param == "images":
        return syclrt.load(*images_of(SCALED.removeprefix(TRIPLE), spec_constants="native"))
    if request.param == "table":
        assert post_link_main(["scaled.ll", "-o", "scaled.table", "-symbols", "-properties", "-spec-const=native"]) == 0
        return syclrt.load(tmp_path / "scaled.table")
    path = tmp_path / "scaled.ll"
    return syclrt.load(str(path).encode() if request.param == "bytes" else path)


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_programs_and_kernels_travel_with_their_images(program: Program, protocol: int, tmp_path: Path) -> None:
    other = program.specialize({"scale": 10})
    data = pickle.dumps([program.kernel("scaled"), other.kernel("scaled"), other], protocol)
    assert str(tmp_path).encode() not in data
    shutil.rmtree(tmp_path)
    kernel, specialized, found = pickle.loads(data)
    assert ran(kernel) == [0, 3, 6, 9]
    assert ran(specialized) == [0, 10, 20, 30]
    assert specialized.program is found
    assert found.kernel("scaled") is specialized
    assert found is kernel.program.specialize({"scale": 10})
    assert found.specialization_constants["scale"].default == b"\3\0\0\0"
    assert ran(found.specialize({"scale": 3}).kernel("scaled")) == [0, 3, 6, 9]


def test_the_same_pickle_is_the_same_program_until_that_has_other_images() -> None:
    data = pickle.dumps(syclrt.load(Module.parse(SCALED)).kernel("scaled"))
    first = pickle.loads(data)
    assert pickle.loads(data) is first
    assert there_and_back(first) is first
    first.program.load(REAL / "dpcpp_spec_constants_o2.ll")
    second = pickle.loads(data)
    assert second is not first
    assert len(second.program.kernels) == 1
    assert len(there_and_back(first.program).kernels) == len(first.program.kernels)


SCRIPT = """
import pickle, sys, numpy, syclrt
kernel, shape, device = pickle.load(sys.stdin.buffer)
queue = syclrt.Queue(device)
out, given = syclrt.zeros(4, "i4", queue), syclrt.asarray(numpy.arange(4, dtype="i4"), queue)
queue.parallel_for(shape, kernel, out, given).wait()
print(out.to_numpy().tolist(), device.has("fp64"), device.backend)
"""


def test_another_process_runs_what_it_gets() -> None:
    kernel = syclrt.load(Module.parse(SCALED)).specialize({"scale": 7}).kernel("scaled")
    device = Device.default().with_aspects(remove=["fp64"])
    sent = pickle.dumps((kernel, NdRange(4, 2), device))
    done = subprocess.run([sys.executable, "-c", SCRIPT], input=sent, capture_output=True, check=True, timeout=300)
    assert done.stdout.decode() == f"[0, 7, 14, 21] False {Device.default().backend}\n"


def test_all_that_belongs_to_a_program_travels() -> None:
    """Add-on images of two packages with the same numbers, imports, sets of functions, device globals."""
    conditional = "declare spir_func void @stub(ptr, ptr, i32, i32) #9\n"
    conditional += 'attributes #9 = { "sycl-call-if-on-device-conditionally" }\n'
    texts: list[str] = []
    for name, value in (("one", 1), ("two", 2)):
        body = f"  store i32 {value}, ptr %object\n  ret void"
        act = f"define internal spir_func void @act_{name}(ptr %object) {{\n{body}\n}}\n"
        call = f"  call spir_func void @stub(ptr @act_{name}, ptr %object, i32 -1, i32 6)\n"
        texts.append(kernel(name, f"{call}  %n = load i32, ptr %object") + act + conditional)
    use = kernel("use", "  %n = call spir_func i32 @get()") + "declare spir_func i32 @get()\n"
    get = """@counter = weak_odr addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) null, i32 40 } #0
attributes #0 = { "sycl-device-global-size"="4" "sycl-unique-id"="id of counter" }
define spir_func i32 @get() "sycl-module-id"="lib.cpp" {
  %value = load ptr addrspace(1), ptr addrspace(1) @counter
  %old = load i32, ptr addrspace(1) %value
  %n = add i32 %old, 1
  store i32 %n, ptr addrspace(1) %value
  ret i32 %n
}
"""
    lowered = [
        Module.parse(TRIPLE + text + NEEDS_FP64.replace("!0 =", "!7 =").replace("{!1}", "{!1}")) for text in texts
    ]
    program = syclrt.load(*lowered, *library_of(use), *images_of(get))
    assert told_by(program, ["one", "two", "use", "use"]) == [1, 2, 41, 42]
    found = there_and_back(program)
    assert told_by(found, ["one", "two", "use", "use"]) == [1, 2, 41, 42]  # values begin again
    assert found.device_global("counter").unique_id == "id of counter"
    assert [one.reason for one in found.explain("one").images] == [one.reason for one in program.explain("one").images]


def test_an_image_whose_file_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("scaled.ll").write_text(SCALED)
    assert post_link_main(["scaled.ll", "-o", "scaled.table", "-symbols", "-properties", "-S"]) == 0
    program = syclrt.load("scaled.table")
    Path("scaled_0.ll").unlink()
    with refused("scaled_0.ll: error: cannot read what scaled.table:2 names: no such file"):
        pickle.dumps(program)


def test_a_pickle_of_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    program = syclrt.load(Module.parse(SCALED))
    with monkeypatch.context() as context:
        context.setattr(pickles, "_FORMAT", 2)
        context.setattr(pickles, "__version__", "9.9")
        data = pickle.dumps(program.kernel("scaled"))
    with refused("the pickle of a program was written by syclrt 9.9, and this is .*use one version on all sides"):
        pickle.loads(data)


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
@pytest.mark.parametrize("found", [Range(3), Range(1, 2, 3), Id(0, 4), NdRange(8, 4), NdRange((4, 4), (2, 1))])
def test_ranges_travel(found: object, protocol: int) -> None:
    for back in (there_and_back(found, protocol), copy.copy(found), copy.deepcopy(found)):
        assert back == found
        assert type(back) is type(found)


def test_devices_travel_by_backend_and_number() -> None:
    device = Device.default()
    assert there_and_back(device) is device
    changed = device.with_aspects(add=["host_debuggable"], remove=["fp64"])
    assert there_and_back(changed).aspects == changed.aspects
    assert there_and_back(changed) is there_and_back(changed)  # programs are built for it
    for one in (device, changed):
        assert copy.copy(one) is one
        assert copy.deepcopy([one, one]) == [one, one]


def test_what_exists_once_is_its_own_copy(queue: Queue) -> None:
    buffer = syclrt.Buffer(np.arange(4, dtype="i4"))
    pointer = syclrt.malloc_shared(16, queue)
    variable = syclrt.load(Module.parse(COUNTER)).device_global("counter")
    with buffer.get_host_access("read") as seen:
        handles = (queue, queue.context, buffer, buffer.get_access(None, "read"), seen, pointer, pointer + 4, variable)
        for one in (*handles, queue.memset(pointer, 1, 16), queue.submit(lambda h: h.host_task(list))):
            assert copy.copy(one) is one
            assert copy.deepcopy({"one": (one,)})["one"][0] is one


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_what_belongs_to_its_process_says_so(queue: Queue, protocol: int) -> None:
    graph = CommandGraph(queue)
    array, node = syclrt.zeros(4, "i4", queue), graph.add()
    buffer = syclrt.Buffer(4, "i4")
    held = queue, queue.context, queue.ext_oneapi_submit_barrier(), array.pointer, buffer, buffer.get_access(None)
    for one in (*held, graph, graph.finalize(), node, syclrt.load(Module.parse(COUNTER)).device_global("counter")):
        with pytest.raises(TypeError, match=f"a {type(one).__name__} belongs to its process and cannot be pickled"):
            pickle.dumps(one, protocol)
    with pytest.raises(TypeError, match=r"an array .* cannot be pickled: to_numpy\(\) is a copy"):
        pickle.dumps(array, protocol)
    assert there_and_back(array.to_numpy()).tolist() == [0] * 4


def test_a_device_that_is_not_here(monkeypatch: pytest.MonkeyPatch) -> None:
    data = pickle.dumps(syclrt.devices("native_cpu")[0], 0)
    other = data.replace(b"native_cpu\n", b"opencl_gpu\n")
    assert other != data
    with refused("there is no backend 'opencl_gpu' here", Errc.FEATURE_NOT_SUPPORTED):
        pickle.loads(other)
    monkeypatch.setattr("syclrt.backends.native_cpu.backend.devices", list[Device])
    with refused("there is no device 'native_cpu:0' here, which a pickle names", Errc.FEATURE_NOT_SUPPORTED):
        pickle.loads(data)


def test_errors_travel_without_the_device() -> None:
    device = Device.default()
    error = SyclError("it went wrong", Errc.ND_RANGE, kernel="run", argument=2, device=device)
    found = there_and_back(error)
    assert (str(found), found.code, found.kernel, found.argument) == ("it went wrong", Errc.ND_RANGE, "run", 2)
    assert found.device == repr(device)
    with pytest.raises(KeyError) as caught:
        syclrt.load(Module.parse(SCALED)).kernel("scaledd")
    assert str(there_and_back(caught.value)) == "there is no kernel 'scaledd'; did you mean 'scaled'?"


def test_a_copy_of_a_program_has_libraries_of_its_own() -> None:
    program = syclrt.load(Module.parse(SCALED)).specialize({"scale": 5})
    for found in (copy.copy(program), copy.deepcopy(program)):
        found.load(REAL / "dpcpp_spec_constants_o2.ll")
        assert len(found.kernels) > len(program.kernels) == 1
        assert ran(found.kernel("scaled")) == ran(program.kernel("scaled")) == [0, 5, 10, 15]
    assert copy.copy(program.kernel("scaled")) is program.kernel("scaled")
    both = copy.deepcopy((program.kernel("scaled"), program))
    assert both[0].program is both[1] is not program


CLUSTER = """
from functools import cache

import dask.array, numpy, syclrt
from distributed import Client, LocalCluster


@cache
def queue():
    return syclrt.Queue()


def scale(chunk, kernel):
    source = syclrt.asarray(chunk, queue())
    target = syclrt.empty(chunk.shape, chunk.dtype, queue())
    queue().parallel_for(chunk.size, kernel, target, source).wait()
    return target.to_numpy()


def fail(chunk, kernel):
    raise syclrt.SyclError("it went wrong", syclrt.Errc.ND_RANGE, device=queue().device)


if __name__ == "__main__":
    kernel = syclrt.load("scaled.ll").specialize({"scale": 7}).kernel("scaled")
    numbers = dask.array.arange(4000, chunks=500, dtype="i4")
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster):
        scaled = numbers.map_blocks(scale, kernel, meta=numpy.empty(0, "i4")).compute()
        print(numpy.array_equal(scaled, numpy.arange(4000) * 7))
        try:
            numbers.map_blocks(fail, kernel, meta=numpy.empty(0, "i4")).compute()
        except syclrt.SyclError as error:
            print(error, error.code.name, error.device)
"""


def test_a_kernel_maps_the_chunks_of_a_dask_array(tmp_path: Path) -> None:
    """In worker processes; an error of a worker arrives."""
    pytest.importorskip("distributed")
    (tmp_path / "scaled.ll").write_text(SCALED)
    (tmp_path / "cluster.py").write_text(CLUSTER)
    command = [sys.executable, "cluster.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300)
    assert done.stdout == f"True\nit went wrong ND_RANGE {Device.default()!r}\n", done.stderr
