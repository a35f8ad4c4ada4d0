// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random commands of several queues, on memory of all kinds, ordered by no more than what they need: events, the order of a
// queue, or accessors. What they leave is what they would leave one after another. Arguments: the first seed, and how many.
#include "check.hpp"
#include <cstring>
#include <memory>
#include <random>
#include <sycl/sycl.hpp>
#include <vector>

using namespace sycl;
using number = unsigned;
namespace graphs = sycl::ext::oneapi::experimental;

namespace {

enum kind { DEVICE, SHARED, HOST, PAGEABLE, BUFFER, KINDS };

// Numbers in memory of some kind, what they should be, and the commands that use them.
struct numbers {
  kind where;
  std::vector<number> expected, initial, pageable;
  number *memory = nullptr;
  std::unique_ptr<buffer<number, 1>> accessed;
  event writer;
  queue *writer_queue = nullptr;
  std::vector<std::pair<event, queue *>> readers;
};

class orders {
  std::mt19937 generator;
  std::vector<queue> queues;
  size_t count;
  std::vector<numbers> all;

  unsigned pick(size_t less_than) { return generator() % static_cast<unsigned>(less_than); }
  queue &any_queue() { return queues[pick(queues.size())]; }
  numbers &any_numbers() { return all[pick(all.size())]; }

  void make(numbers &one) {
    static constexpr kind kinds[] = {DEVICE, DEVICE, SHARED, HOST, PAGEABLE, BUFFER};
    one.where = kinds[pick(KINDS + 1)];
    for (size_t at = 0; at < count; ++at)
      one.initial.push_back(generator());
    one.expected = one.initial;
    queue &first = queues[0];
    if (one.where == PAGEABLE) {
      one.pageable = one.initial;
      one.memory = one.pageable.data();
    } else if (one.where == BUFFER) {
      one.accessed = std::make_unique<buffer<number, 1>>(one.initial.data(), range<1>(count));
      one.accessed->set_final_data(nullptr);
    } else {
      one.memory = malloc<number>(count, first, one.where == DEVICE ? usm::alloc::device : one.where == SHARED ? usm::alloc::shared : usm::alloc::host);
      first.copy(one.initial.data(), one.memory, count).wait();
    }
  }

  // What a command must wait for, where the order of its queue does not see to it.
  std::vector<event> needs(queue &q, const std::vector<numbers *> &read, const std::vector<numbers *> &written) {
    std::vector<event> found;
    const auto add = [&](const event &one, const queue *of) {
      if (of != &q || !q.is_in_order() || pick(4) == 0)
        found.push_back(one);
    };
    for (const auto &list : {read, written})
      for (const numbers *one : list)
        if (one->writer_queue)
          add(one->writer, one->writer_queue);
    for (const numbers *one : written)
      for (const auto &[command, of] : one->readers)
        add(command, of);
    return found;
  }
  static void note(queue &q, const event &command, const std::vector<numbers *> &read, const std::vector<numbers *> &written) {
    for (numbers *one : read)
      one->readers.push_back({command, &q});
    for (numbers *one : written) {
      one->writer = command;
      one->writer_queue = &q;
      one->readers.clear();
    }
  }

  // Calls with the memory of numbers, or an accessor of them, in a command group.
  template <target T, access_mode M, class F> static void use(handler &h, numbers &one, const F &f) {
    if (one.where == BUFFER)
      f(accessor<number, 1, M, T>(*one.accessed, h));
    else
      f(one.memory);
  }
  template <target T, class F> static void use(handler &h, numbers &from, numbers &to, const F &f) {
    use<T, access_mode::read_write>(h, to, [&](auto written) {
      if (&from == &to)
        f(written, written);
      else
        use<T, access_mode::read>(h, from, [&](auto read) { f(read, written); });
    });
  }

  void kernel() {
    queue &q = any_queue();
    numbers &from = any_numbers(), &to = any_numbers();
    if (from.where == PAGEABLE || to.where == PAGEABLE)
      return;
    const number added = generator(), spins = pick(5) ? 0 : pick(q.get_backend() == backend::ext_oneapi_cuda ? 20000 : 200);
    const bool has_groups = pick(2) && count % 8 == 0;
    const auto list = needs(q, {&from}, {&to});
    const event made = q.submit([&](handler &h) {
      h.depends_on(list);
      use<target::device>(h, from, to, [&](auto read, auto written) {
        const auto change = [=](size_t at) {
          number seen = read[at];
          for (number spin = 0; spin < spins; ++spin) // takes time
            seen = seen * 1664525u + added;
          written[at] = written[at] * 3 + seen;
        };
        if (has_groups)
          h.parallel_for(nd_range<1>(count, 8), [=](nd_item<1> item) { change(item.get_global_id(0)); });
        else
          h.parallel_for(range<1>(count), [=](id<1> i) { change(i); });
      });
    });
    note(q, made, {&from}, {&to});
    number factor = 1, term = 0; // of what the spins make of a number
    for (number spin = 0; spin < spins; ++spin) {
      factor *= 1664525u;
      term = term * 1664525u + added;
    }
    for (size_t at = 0; at < count; ++at)
      to.expected[at] = to.expected[at] * 3 + from.expected[at] * factor + term;
  }

  void host_task() {
    queue &q = any_queue();
    numbers &from = any_numbers(), &to = any_numbers();
    if (from.where == DEVICE || to.where == DEVICE)
      return;
    const number less = generator();
    const auto list = needs(q, {&from}, {&to});
    const event made = q.submit([&](handler &h) {
      h.depends_on(list);
      use<target::host_task>(h, from, to, [&](auto read, auto written) {
        h.host_task([=, size = count] {
          for (size_t at = 0; at < size; ++at)
            written[at] = written[at] * 5 + read[at] - less;
        });
      });
    });
    note(q, made, {&from}, {&to});
    for (size_t at = 0; at < count; ++at)
      to.expected[at] = to.expected[at] * 5 + from.expected[at] - less;
  }

  template <class T> event fill_with(queue &q, numbers &to, size_t first, size_t elements, T value) {
    const size_t times = elements * sizeof(number) / sizeof value;
    const auto list = needs(q, {}, {&to});
    for (size_t at = 0; at < times; ++at)
      std::memcpy(reinterpret_cast<char *>(&to.expected[first]) + at * sizeof value, &value, sizeof value);
    return q.fill(reinterpret_cast<T *>(to.memory + first), value, times, list);
  }
  void fill() {
    queue &q = any_queue();
    numbers &to = any_numbers();
    if (to.where == PAGEABLE || to.where == BUFFER)
      return;
    const size_t first = pick(count / 4) * 4, elements = pick(3) ? count - first : 1 + pick(count - first);
    const number value = generator();
    event made;
    switch (pick(5)) {
    case 0:
      made = fill_with(q, to, first, elements, static_cast<unsigned char>(value));
      break;
    case 1:
      made = fill_with(q, to, first, elements, static_cast<unsigned short>(value));
      break;
    case 2:
      made = fill_with(q, to, first, elements, value);
      break;
    case 3:
      made = fill_with(q, to, first, elements, 0x1'0000'0001ull * value + 7);
      break;
    default:
      made = fill_with(q, to, first, elements, uint4(value, value + 1, value + 2, value + 3));
    }
    note(q, made, {}, {&to});
  }

  void copy_all(handler &h, numbers &from, numbers &to) const {
    if (from.where == BUFFER && to.where == BUFFER)
      h.copy(accessor(*from.accessed, h, read_only), accessor(*to.accessed, h, write_only));
    else if (from.where == BUFFER)
      h.copy(accessor(*from.accessed, h, read_only), to.memory);
    else if (to.where == BUFFER)
      h.copy(from.memory, accessor(*to.accessed, h, write_only));
    else
      h.copy(from.memory, to.memory, count);
  }
  void copy() {
    queue &q = any_queue();
    numbers &from = any_numbers(), &to = any_numbers();
    if (&from == &to)
      return;
    const auto list = needs(q, {&from}, {&to});
    if (from.where == BUFFER || to.where == BUFFER) {
      const event made = q.submit([&](handler &h) {
        h.depends_on(list);
        copy_all(h, from, to);
      });
      note(q, made, {&from}, {&to});
      to.expected = from.expected;
      return;
    }
    const size_t source = pick(3) ? 0 : pick(count), target = pick(3) ? 0 : pick(count);
    const size_t most = count - (source > target ? source : target), elements = pick(3) ? most : 1 + pick(most);
    note(q, q.copy(from.memory + source, to.memory + target, elements, list), {&from}, {&to});
    std::memcpy(&to.expected[target], &from.expected[source], elements * sizeof(number));
  }

  void barrier() {
    queue &q = any_queue();
    numbers &to = any_numbers();
    std::vector<event> list;
    for (const auto &[command, of] : to.readers)
      list.push_back(command);
    if (to.writer_queue)
      list.push_back(to.writer);
    if (list.empty() || to.where == BUFFER)
      q.ext_oneapi_submit_barrier();
    else
      note(q, q.ext_oneapi_submit_barrier(list), {}, {&to});
  }

  void graph() {
    queue &q = any_queue();
    numbers &from = any_numbers(), &changed = any_numbers(), &to = any_numbers();
    for (const numbers *one : {&from, &changed, &to})
      if (one->where == PAGEABLE)
        return;
    if (&from == &changed || &changed == &to || &from == &to)
      return;
    const number factor = generator();
    graphs::command_graph recorded{q.get_context(), q.get_device(), {graphs::property::graph::assume_buffer_outlives_graph{}}};
    const auto add_kernel = [&](numbers &source, numbers &sink, auto change) {
      return recorded.add([&](handler &h) {
        use<target::device>(h, source, sink, [&](auto read, auto written) {
          h.parallel_for(range<1>(count), [=](id<1> i) { written[i] = change(written[i], read[i]); });
        });
      });
    };
    auto first = add_kernel(from, changed, [=](number old, number seen) { return old + seen * factor; });
    auto second = recorded.add([&](handler &h) { copy_all(h, changed, to); });
    auto third = recorded.add([&](handler &h) {
      if (changed.where == BUFFER)
        h.fill(accessor<number, 1, access_mode::write>(*changed.accessed, h, range<1>(count / 2)), factor);
      else
        h.fill(changed.memory, factor, count / 2);
    });
    auto fourth = add_kernel(from, to, [](number old, number seen) { return old ^ seen; });
    recorded.make_edge(first, second);
    recorded.make_edge(second, third);
    recorded.make_edge(second, fourth);
    auto executable = recorded.finalize();
    auto list = needs(q, {&from}, {&changed, &to});
    event made;
    for (unsigned times = 1 + pick(3); times; --times) {
      made = q.submit([&](handler &h) {
        h.depends_on(list);
        h.ext_oneapi_graph(executable);
      });
      list = {made};
      for (size_t at = 0; at < count; ++at) {
        changed.expected[at] += from.expected[at] * factor;
        to.expected[at] = changed.expected[at] ^ from.expected[at];
        changed.expected[at] = at < count / 2 ? factor : changed.expected[at];
      }
    }
    note(q, made, {&from}, {&changed, &to});
  }

  bool is_right(numbers &one) {
    if (one.where == BUFFER) {
      const host_accessor seen{*one.accessed, read_only};
      return std::memcmp(&seen[0], one.expected.data(), count * sizeof(number)) == 0;
    }
    if (one.writer_queue && pick(2))
      one.writer_queue->wait();
    else
      one.writer.wait();
    if (one.where != DEVICE)
      return std::memcmp(one.memory, one.expected.data(), count * sizeof(number)) == 0;
    std::vector<number> seen(count);
    any_queue().copy(one.memory, seen.data(), count).wait();
    return seen == one.expected;
  }

public:
  explicit orders(unsigned seed) : generator(seed) {
    const queue first;
    const context shared(first.get_device());
    for (unsigned at = 1 + pick(4); at; --at) {
      property_list properties = pick(2) ? property_list{property::queue::in_order{}} : property_list{};
      if (pick(3) == 0)
        properties = property_list{property::queue::enable_profiling{}};
      queues.push_back(queue(shared, first.get_device(), properties));
    }
    count = (size_t(8) << pick(first.get_backend() == backend::ext_oneapi_cuda ? 18 : 10)) + (pick(2) ? pick(13) : 0);
    all.resize(5 + pick(6));
    for (numbers &one : all)
      make(one);
  }
  orders(const orders &) = delete;
  ~orders() {
    for (queue &q : queues)
      q.wait();
    for (const numbers &one : all)
      if (one.where < PAGEABLE)
        free(one.memory, queues[0]);
  }

  bool run(int steps) {
    static constexpr void (orders::*commands[])() = {&orders::kernel, &orders::kernel, &orders::copy, &orders::copy, &orders::fill, &orders::host_task, &orders::barrier, &orders::graph};
    while (steps--) {
      const unsigned next = pick(10);
      if (next == 8)
        any_queue().wait();
      else if (next == 9 && !is_right(any_numbers()))
        return false;
      else if (next < 8)
        (this->*commands[next])();
    }
    for (numbers &one : all)
      if (!is_right(one))
        return false;
    return true;
  }
};

} // namespace

int main(int argc, char **argv) {
  const unsigned first = argc > 1 ? static_cast<unsigned>(std::atoi(argv[1])) : 1, runs = argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 12;
  for (unsigned seed = first; seed < first + runs; ++seed)
    if (!orders(seed).run(200)) {
      std::printf("with seed %u, memory has not what it should have\n", seed);
      return 1;
    }
  return passed();
}
