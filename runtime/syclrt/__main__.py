"""`python -m syclrt`: the command."""

import sys

from syclrt.tools.main import main

sys.exit(main())
