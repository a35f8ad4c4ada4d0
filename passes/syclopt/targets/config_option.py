"""What tools and passes with the option `device-config-file` have in common."""

CONFIG_FILE_HELP = "targets to add or to replace, in a file of YAML"

DOUBLED_TARGET = "doubled-target"
"""The warning about a target that is given twice."""
