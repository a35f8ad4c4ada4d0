from syclopt.images.device_image import DeviceImage as DeviceImage
from syclopt.images.machine_code import KernelFacts as KernelFacts
from syclopt.ir.module import Module as Module
from syclopt.pipeline.nvptx import PTX as PTX
from syclopt.pipeline.nvptx import cubin_of as cubin_of
from syclopt.pipeline.nvptx import printing_for_host as printing_for_host
from syclopt.pipeline.nvptx import ptx_of as ptx_of
from syclopt.pipeline.post_link.step import post_link as post_link
from syclopt.pipeline.run import run_pipeline as run_pipeline

_PUBLIC: dict[str, str]
__version__: str
