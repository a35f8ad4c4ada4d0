from syclrt.graph.command_graph import CommandGraph as CommandGraph
from syclrt.graph.dynamic_command_group import DynamicCommandGroup as DynamicCommandGroup
from syclrt.graph.dynamic_parameter import DynamicParameter as DynamicParameter
from syclrt.graph.executable_graph import ExecutableGraph as ExecutableGraph
from syclrt.graph.node import Node as Node
from syclrt.graph.node import NodeType as NodeType
from syclrt.submission.recording import QueueState as QueueState

SYCL_EXT_ONEAPI_GRAPH: int
