"""syclrt: the runtime side of syclopt's device images. For now its version and nothing else."""

from syclopt import __version__ as __version__
