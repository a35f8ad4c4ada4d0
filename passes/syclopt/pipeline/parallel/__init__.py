"""Images finished by others: processes of this machine, executors, a cluster."""
