"""What `bench_cuda.py` runs: `python -m cuda_sides.side WORK FOLDER RUNS` prints samples of all sides as JSON."""

import json
import sys
from pathlib import Path

from _bench import ToolMissing


def main() -> None:
    name, folder, runs = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])
    try:
        import syclrt

        if not syclrt.devices("cuda"):
            raise ToolMissing(syclrt.why_not("cuda"))
        from cuda_sides import host, kernels
        from cuda_sides.gpu import Gpu

        module = host if name in host.WORKS else kernels
        found = module.times(Gpu(folder), name, runs)._asdict()
    except (ImportError, ToolMissing, RuntimeError) as problem:
        found = {"problem": str(problem)}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
