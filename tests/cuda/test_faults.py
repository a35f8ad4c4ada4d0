"""What ends a GPU for a process, or might: each in a process of its own, which goes on with other devices."""

import subprocess
import sys
import textwrap

import pytest
from tests.cuda.gpu_tools import alone, lines_of

pytestmark = pytest.mark.usefixtures("device")

FAULTS = {
    "an illegal address": 'lambda: queue.parallel_for(1 << 30, kernels.kernel("store"), kept)',
    "a null pointer": 'lambda: queue.parallel_for(64, kernels.kernel("store"), None)',
    "a trap": 'lambda: queue.parallel_for(64, kernels.kernel("traps"), syclrt.zeros(64, "i4", queue))',
}
ASSERTION = """
target triple = "spirv64-unknown-unknown"
@what = internal addrspace(1) constant [6 x i8] c"x < 3\\\\00"
@file = internal addrspace(1) constant [6 x i8] c"a.cpp\\\\00"
@function = internal addrspace(1) constant [7 x i8] c"f(int)\\\\00"
define spir_kernel void @traps() {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %holds = icmp slt i64 %id, 3
  br i1 %holds, label %end, label %fails
fails:
  call spir_func void @__assert_fail(ptr addrspace(4) addrspacecast (ptr addrspace(1) @what to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @file to ptr addrspace(4)), i32 7, ptr addrspace(4) addrspacecast (ptr addrspace(1) @function to ptr addrspace(4)))
  unreachable
end:
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func void @__assert_fail(ptr addrspace(4), ptr addrspace(4), i32, ptr addrspace(4))
"""  # noqa: E501 - as it comes from a compiler
COPY = 'queue.copy(numbers, np.zeros(64, "i4"), depends_on=event)'
AFTERWARDS = """
kept = syclrt.zeros(4, "i4", queue)
event = ({launch})()
print(told(event.wait, {kernel!r}))
print(told(event.wait, {kernel!r}))
print(told(lambda: saxpy(queue), {kernel!r}))
print(told(lambda: syclrt.Queue(device).memset(kept, 0, 4).wait(), {kernel!r}))
print(told(lambda: syclrt.zeros(4, "i4", queue), {kernel!r}))
print(*(told(read, {kernel!r}) for read in (kept.to_numpy, lambda: np.asarray(kept), lambda: kept[0])))
print(saxpy(syclrt.Queue(syclrt.devices("native_cpu")[0])))
del kept, event
print("the end")
"""
_TOLD = "('RUNTIME', True)"
LOST = [*[_TOLD] * 5, " ".join([_TOLD] * 3), "[0.0, 3.0, 6.0, 9.0]", "the end"]


@pytest.mark.parametrize("what", FAULTS)
def test_a_fault_ends_the_device_and_names_the_kernel(what: str) -> None:
    launch = FAULTS[what]
    kernel = "traps" if what == "a trap" else "store"
    assert lines_of(AFTERWARDS.format(launch=launch, kernel=kernel)) == LOST


def test_an_assertion_that_fails_is_a_fault_that_says_where() -> None:
    text = f'from syclopt.ir import Module\nchecks = syclrt.load(Module.parse("""{ASSERTION}""")).kernel("traps")\n'
    launch = "lambda: queue.parallel_for(4, checks)"
    done = alone(text + AFTERWARDS.format(launch=launch, kernel="traps"))
    assert (done.returncode, done.stdout.splitlines()) == (0, LOST)
    assert "a.cpp:7: f(int): " in done.stderr
    assert "Assertion `x < 3` failed" in done.stderr


def test_a_fault_in_a_graph_names_the_kernel() -> None:
    text = """
    graph = CommandGraph(queue)
    array = syclrt.zeros(64, "i4", queue)
    first = graph.add(lambda h: h.parallel_for(64, kernels.kernel("store"), array))
    graph.add(lambda h: h.parallel_for(64, kernels.kernel("traps"), array), depends_on=first)
    executable = graph.finalize()
    for _ in range(2):
        print(told(lambda: queue.ext_oneapi_graph(executable).wait(), "traps"))
    """
    assert lines_of(text) == [_TOLD] * 2


def test_a_fault_of_an_updated_graph_names_the_kernel() -> None:
    text = """
    from syclrt.graph import DynamicParameter
    graph = CommandGraph(queue)
    array = syclrt.zeros(64, "i4", queue)
    where = DynamicParameter(graph, array)
    node = graph.add(lambda h: h.parallel_for(64, kernels.kernel("store"), where))
    executable = graph.finalize(updatable=True)
    for _ in range(4):
        queue.ext_oneapi_graph(executable)
    queue.wait()
    where.update(None)
    executable.update(node)
    for _ in range(2):
        print(told(lambda: queue.ext_oneapi_graph(executable).wait(), "store"))
    """
    assert lines_of(text) == [_TOLD] * 2


def test_what_waits_for_a_faulty_kernel_fails_with_it() -> None:
    text = """
    seen = []
    event = queue.parallel_for(64, kernels.kernel("store"), None)
    task = queue.submit(lambda h: (h.depends_on(event), h.host_task(lambda: seen.append(1))))
    for one in (task, event):
        try:
            one.wait()
        except syclrt.SyclError as error:
            print(error.code.name)
    print(seen)
    """
    assert lines_of(text) == ["RUNTIME", "RUNTIME", "[]"]


def test_a_process_that_never_waits_ends() -> None:
    text = """
    queue.parallel_for(64, kernels.kernel("store"), None)
    print("the end")
    """
    assert lines_of(text) == ["the end"]


def test_a_child_of_a_fork_is_told_that_it_has_no_gpu() -> None:
    text = """
    import warnings
    warnings.simplefilter("ignore")
    print(saxpy(queue), flush=True)
    child = os.fork()
    if not child:
        text = outcome(lambda: saxpy(queue))
        new = outcome(lambda: saxpy(syclrt.Queue(device)))
        print("fork" in text, "fork" in new, "fork" in syclrt.why_not("cuda"), syclrt.devices("cuda"), flush=True)
        print(saxpy(syclrt.Queue(syclrt.devices("native_cpu")[0])), flush=True)
        os._exit(0)
    print(os.waitpid(child, 0)[1], flush=True)
    print(saxpy(queue))
    """
    values = "[0.0, 3.0, 6.0, 9.0]"
    assert lines_of(text) == [values, "True True True []", values, "0", values]


def test_a_child_of_a_process_that_has_not_used_the_gpu_has_one() -> None:
    text = """
    import os
    import numpy as np
    import syclrt
    child = os.fork()
    queue = syclrt.Queue(syclrt.devices("cuda")[0])
    array = syclrt.zeros(4, "i4", queue)
    queue.fill(array, 7, 4).wait()
    if not child:
        print(array.to_numpy().tolist(), flush=True)
        os._exit(0)
    print(os.waitpid(child, 0)[1])
    """
    command = [sys.executable, "-c", textwrap.dedent(text)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stdout) == (0, "[7, 7, 7, 7]\n0\n"), done.stderr


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("wait", ["event.wait()", "queue.wait()", "after.wait()", COPY])
def test_an_interrupt_ends_the_wait_and_the_kernel_goes_on(wait: str) -> None:
    text = f"""
    flag = syclrt.zeros(1, "i4", queue, kind="host")
    numbers = syclrt.zeros(64, "i4", queue, kind="device")
    event = queue.parallel_for(1, kernels.kernel("waits"), flag)
    after = queue.submit(lambda h: (h.depends_on(event), h.host_task(lambda: None)))
    threading.Timer(0.5, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    try:
        {wait}
    except KeyboardInterrupt:
        print("interrupted", event.status.name)
    flag[0] = 1
    event.wait()
    after.wait()
    print(event.status.name, saxpy(queue))
    """
    assert lines_of(text) == ["interrupted RUNNING", "COMPLETE [0.0, 3.0, 6.0, 9.0]"]


@pytest.mark.usefixtures("interruptible")
def test_a_graph_with_host_tasks_is_submitted_again_after_an_interrupt() -> None:
    text = """
    flag, seen = syclrt.zeros(1, "i4", queue, kind="host"), []
    graph = CommandGraph(queue)
    first = graph.add(lambda h: h.parallel_for(1, kernels.kernel("waits"), flag))
    graph.add(lambda h: h.host_task(lambda: seen.append(1)), depends_on=first)
    executable = graph.finalize()
    flag[0] = 1
    queue.ext_oneapi_graph(executable).wait()
    flag[0] = 0
    event = queue.ext_oneapi_graph(executable)
    threading.Timer(0.5, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    try:
        event.wait()
    except KeyboardInterrupt:
        print("interrupted")
    flag[0] = 1
    queue.ext_oneapi_graph(executable).wait()
    queue.wait()
    print(len(seen) in (2, 3), saxpy(queue))  # another thread may have gone on
    """
    assert lines_of(text) == ["interrupted", "True [0.0, 3.0, 6.0, 9.0]"]


def test_an_interpreter_that_ends_while_a_kernel_runs_ends() -> None:
    text = """
    flag = syclrt.zeros(1, "i4", queue, kind="host")
    event = queue.parallel_for(1, kernels.kernel("waits"), flag)
    threading.Timer(0.5, lambda: flag.__setitem__(0, 1)).start()
    print("the end")
    """
    assert lines_of(text) == ["the end"]


def test_text_of_kernels_comes_in_order_with_that_of_the_host() -> None:
    text = """
    ordered = syclrt.Queue(device, in_order=True)
    for at in range(3):
        print("from the host", at)
        ordered.parallel_for(2, kernels.kernel("says"), at).wait()
    ordered.parallel_for(2, kernels.kernel("says"), 3)
    ordered.wait()
    print("the end")
    """
    lines = lines_of(text)
    assert (
        lines[::3] == ["from the host 0", "from the host 1", "from the host 2", "item 0 of 3"] or lines[-1] == "the end"
    )
    items = [line for line in lines if line.startswith("item")]
    for at in range(4):
        assert sorted(items[2 * at : 2 * at + 2]) == [f"item {one} of {at}" for one in range(2)]
    for at in range(3):
        assert lines.index(f"from the host {at}") < lines.index(f"item 0 of {at}")


def test_code_that_the_assembler_refuses_names_the_kernel_and_says_why() -> None:
    text = """
    from syclopt.ir import Module
    wrong = syclrt.load(Module.parse('''target triple = "spirv64-unknown-unknown"
    define spir_kernel void @odd() {
      call void asm sideeffect "not an instruction;", ""()
      ret void
    }
    ''')).kernel("odd")
    for _ in range(2):
        try:
            queue.single_task(wrong).wait()
        except syclrt.SyclError as error:
            print(error.code.name, "'odd'" in str(error), "instruction" in str(error))
    print(saxpy(queue))
    """
    assert lines_of(text) == ["BUILD True True"] * 2 + ["[0.0, 3.0, 6.0, 9.0]"]
