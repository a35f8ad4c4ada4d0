"""The process that LLVM runs in, and what it is asked: nothing here imports what asks it, so that it is soon ready."""
