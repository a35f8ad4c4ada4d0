"""Programs name arguments: their names are part of the interface."""

import inspect
from functools import reduce

import pytest

import syclrt

NAMES = {
    "devices": "backend",
    "Device.with_aspects": "add remove",
    "Device.has": "aspect",
    "Context": "devices",
    "load": "*sources",
    "Program.load": "*sources",
    "Program.unload": "library",
    "Program.kernel": "name",
    "Program.explain": "kernel device",
    "Program.device_global": "name",
    "Kernel.is_compatible": "device",
    "Queue": "device context in_order enable_profiling discard_events async_handler",
    "Queue.submit": "cgf",
    "Queue.parallel_for": "range kernel *args depends_on",
    "Queue.single_task": "kernel *args depends_on",
    "Queue.memcpy": "dest src num_bytes offset depends_on",
    "Queue.copy": "src dest count start_index depends_on",
    "Queue.memset": "ptr value num_bytes depends_on",
    "Queue.fill": "ptr pattern count depends_on",
    "Queue.prefetch": "ptr num_bytes depends_on",
    "Queue.mem_advise": "ptr num_bytes advice depends_on",
    "Queue.ext_oneapi_submit_barrier": "wait_list",
    "Queue.ext_oneapi_graph": "graph depends_on",
    "Handler.parallel_for": "range kernel *args",
    "Handler.single_task": "kernel *args",
    "Handler.memcpy": "dest src num_bytes offset",
    "Handler.copy": "src dest count start_index",
    "Handler.memset": "ptr value num_bytes",
    "Handler.fill": "ptr pattern count",
    "Handler.prefetch": "ptr num_bytes",
    "Handler.mem_advise": "ptr num_bytes advice",
    "Handler.depends_on": "event_or_events",
    "Handler.require": "accessor",
    "Handler.set_arg": "index value",
    "Handler.set_args": "*values",
    "Handler.host_task": "function",
    "Handler.ext_oneapi_graph": "graph",
    "Handler.ext_oneapi_barrier": "wait_list",
    "NdRange": "global_range local_range",
    "malloc_device": "num_bytes queue_or_device context alignment",
    "malloc_shared": "num_bytes queue_or_device context alignment",
    "malloc_host": "num_bytes queue_or_device context alignment",
    "free": "pointer queue_or_context",
    "empty": "shape dtype queue kind",
    "zeros": "shape dtype queue kind",
    "asarray": "array queue kind",
    "Buffer": "array_or_shape dtype write_back use_host_ptr",
    "Buffer.set_final_data": "array_or_none",
    "Buffer.get_access": "handler mode shape offset",
    "Buffer.get_host_access": "mode",
    "CommandGraph": "queue_or_context device no_cycle_check assume_buffer_outlives_graph",
    "CommandGraph.add": "cgf_or_dynamic_group depends_on depends_on_all_leaves",
    "CommandGraph.make_edge": "src dest",
    "CommandGraph.begin_recording": "queues **properties",
    "CommandGraph.end_recording": "queues",
    "CommandGraph.recording": "*queues",
    "CommandGraph.finalize": "updatable enable_profiling fuse temporary",
    "CommandGraph.print_graph": "path verbose",
    "Node.get_node_from_event": "event",
    "Node.update_range": "range",
    "Node.update_nd_range": "nd_range",
    "DynamicParameter": "graph initial_value",
    "DynamicParameter.update": "value",
    "DynamicCommandGroup": "graph cgfs",
    "DynamicCommandGroup.set_active_index": "i",
}


@pytest.mark.parametrize(("name", "expected"), NAMES.items())
def test_arguments_have_their_names(name: str, expected: str) -> None:
    signature = inspect.signature(reduce(getattr, name.split("."), syclrt))
    stars = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}
    found = [stars.get(one.kind, "") + one.name for one in signature.parameters.values() if one.name != "self"]
    assert found == expected.split()
