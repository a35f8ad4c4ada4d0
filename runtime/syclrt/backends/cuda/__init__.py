"""The backend of NVIDIA's GPUs, through the driver."""
