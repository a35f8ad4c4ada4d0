#pragma once
int twice(int number);
const char *text();
