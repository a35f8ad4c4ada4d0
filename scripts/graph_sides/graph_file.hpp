// A graph in a file: the number of nodes; for each one, how many come before it, and which.
#pragma once
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

inline std::vector<std::vector<int>> read_graph(const char *path) {
  std::FILE *file = std::fopen(path, "r");
  int count = 0, before = 0;
  if (!file || std::fscanf(file, "%d", &count) != 1)
    std::exit(1);
  std::vector<std::vector<int>> nodes(count);
  for (auto &node : nodes) {
    if (std::fscanf(file, "%d", &before) != 1)
      std::exit(1);
    node.resize(before);
    for (int &one : node)
      if (std::fscanf(file, "%d", &one) != 1)
        std::exit(1);
  }
  std::fclose(file);
  return nodes;
}

// Print the seconds of the quickest of many calls, for half a second.
template <typename Function> void print_least(Function function) {
  using Clock = std::chrono::steady_clock;
  function();
  double least = 1e9;
  for (auto begin = Clock::now(); Clock::now() - begin < std::chrono::milliseconds(500);) {
    auto start = Clock::now();
    function();
    least = std::min(least, std::chrono::duration<double>(Clock::now() - start).count());
  }
  std::printf("%.9f\n", least);
}
