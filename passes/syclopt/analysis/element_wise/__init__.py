"""Where kernels read and write memory, as far as it follows from the work-item and the arguments."""
