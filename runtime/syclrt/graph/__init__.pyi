from syclrt.graph.command_graph import CommandGraph as CommandGraph
from syclrt.graph.dynamic import DynamicCommandGroup as DynamicCommandGroup
from syclrt.graph.dynamic import DynamicParameter as DynamicParameter
from syclrt.graph.executable_graph import ExecutableGraph as ExecutableGraph
from syclrt.graph.model import Node as Node
from syclrt.submission.commands import NodeType as NodeType
from syclrt.submission.queue_state import QueueState as QueueState

SYCL_EXT_ONEAPI_GRAPH: int
