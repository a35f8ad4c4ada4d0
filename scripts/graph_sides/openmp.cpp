// The nodes of a graph as tasks of OpenMP that depend on each other. They call a function that does nothing.
#include "graph_file.hpp"

[[gnu::noinline]] static void empty() { asm volatile(""); }

int main(int, char **arguments) {
  auto graph = read_graph(arguments[1]);
  int count = graph.size();
  std::vector<char> tokens(count);
  char *token = tokens.data();
  print_least([&] {
#pragma omp parallel
#pragma omp single
    for (int at = 0; at < count; ++at) {
      const int *before = graph[at].data();
      int number = graph[at].size();
#pragma omp task depend(iterator(i = 0 : number), in : token[before[i]]) depend(out : token[at])
      empty();
    }
  });
}
