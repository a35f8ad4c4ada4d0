from syclopt.images.device_image import DeviceImage as DeviceImage
from syclopt.ir.module import Module as Module
from syclopt.pipeline.post_link.step import post_link as post_link
from syclopt.pipeline.run import run_pipeline as run_pipeline

_PUBLIC: dict[str, str]
__version__: str
