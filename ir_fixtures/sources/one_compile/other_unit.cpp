// What other units use: a device global, and a function.
#include "once.hpp"

once::device_global<int> of_another_unit;

EXTERNAL int doubled(int x) { return 2 * x; }
