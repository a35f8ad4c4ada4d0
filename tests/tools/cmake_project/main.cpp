#include "kernels.hpp"

#include <cstdio>

int main() { std::printf("%s %d\n", text(), twice(21)); }
