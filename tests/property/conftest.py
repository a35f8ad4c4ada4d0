"""Makes `modules` importable, and the choice of examples the same in every run.

With `--hypothesis-profile=long` there are ten times as many examples, and others each time.
"""

import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

sys.path.insert(0, str(Path(__file__).parent))

_COMMON = settings(deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("suite", _COMMON, derandomize=True, max_examples=100)
settings.register_profile("long", _COMMON, max_examples=1000, report_multiple_bugs=False)
if settings.get_current_profile_name() == "default":
    settings.load_profile("suite")
