"""What starts the worker, and keeps it: the worker is a child of this process, and this one nobody's.

A program that waits for any child of its own, until it has none, would else wait for the worker.
"""

from __future__ import annotations

import os
import signal
import sys


def main() -> None:
    """Become the worker, in a process whose number, and whose end, are told on the descriptor that is named."""
    told = int(sys.argv[1])
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # a program that ignores it lets its children do so
    if os.fork():
        os._exit(0)
    worker = os.fork()
    if not worker:
        os.close(told)
        from syclopt.ir.llvm_worker.worker import main as work

        work()
        return
    for descriptor in (0, 1, 2):  # pipes end with the worker
        os.close(descriptor)
    os.write(told, b"%d\n" % worker)
    code = os.waitstatus_to_exitcode(os.waitpid(worker, 0)[1])
    os.write(told, b"%d\n" % code)
    os._exit(0)
