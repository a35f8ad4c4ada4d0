"""The kinds of metadata that list aspects of a function."""

USED = "sycl_used_aspects"
DECLARED = "sycl_declared_aspects"
CONDITIONAL = "sycl_conditionally_used_aspects"
