from syclrt.backends.context import Context as Context
from syclrt.backends.device import Device as Device
from syclrt.backends.device import devices as devices
from syclrt.device_globals.device_global import DeviceGlobal as DeviceGlobal
from syclrt.errors import Errc as Errc
from syclrt.errors import SyclError as SyclError
from syclrt.events.event import Event as Event
from syclrt.events.event import EventStatus as EventStatus
from syclrt.events.event import Profiling as Profiling
from syclrt.memory.accessor import Accessor as Accessor
from syclrt.memory.accessor import HostAccessor as HostAccessor
from syclrt.memory.array import UsmArray as UsmArray
from syclrt.memory.array import asarray as asarray
from syclrt.memory.array import empty as empty
from syclrt.memory.array import zeros as zeros
from syclrt.memory.buffer import Buffer as Buffer
from syclrt.memory.usm import UsmPointer as UsmPointer
from syclrt.memory.usm import free as free
from syclrt.memory.usm import malloc_device as malloc_device
from syclrt.memory.usm import malloc_host as malloc_host
from syclrt.memory.usm import malloc_shared as malloc_shared
from syclrt.programs.arguments import LocalMemory as LocalMemory
from syclrt.programs.explanation import Explanation as Explanation
from syclrt.programs.kernel import Kernel as Kernel
from syclrt.programs.kernel import Parameter as Parameter
from syclrt.programs.program import Library as Library
from syclrt.programs.program import Program as Program
from syclrt.programs.program import load as load
from syclrt.ranges import Id as Id
from syclrt.ranges import NdRange as NdRange
from syclrt.ranges import Range as Range
from syclrt.submission.handler import Handler as Handler
from syclrt.submission.queue import Queue as Queue

_MODULES: dict[str, str]
__version__: str
