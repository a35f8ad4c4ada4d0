"""syclopt-cxx: a C++ compiler driver whose device side is made of syclopt's passes."""
