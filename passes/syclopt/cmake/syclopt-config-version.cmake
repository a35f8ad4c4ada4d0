# The version is that of the Python package around this folder.
file(STRINGS "${CMAKE_CURRENT_LIST_DIR}/../__init__.py" _syclopt_line REGEX "^__version__ = ")
string(REGEX REPLACE ".*\"(.*)\".*" "\\1" PACKAGE_VERSION "${_syclopt_line}")
if(PACKAGE_VERSION VERSION_EQUAL PACKAGE_FIND_VERSION)
  set(PACKAGE_VERSION_EXACT TRUE)
endif()
if(PACKAGE_VERSION VERSION_GREATER_EQUAL PACKAGE_FIND_VERSION)
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
endif()
