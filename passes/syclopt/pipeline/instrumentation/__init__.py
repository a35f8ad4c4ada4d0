"""What watches a pipeline: the interface, and what the options of `syclopt` switch on."""
