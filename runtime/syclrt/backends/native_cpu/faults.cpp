// What is still to be said when a signal ends the process: text that kernels printed and the host has not taken, that the
// stack of a thread has overflowed, and which kernel did what may not be done. A handler writes it. The signal goes on to
// whoever handled it before.
//
// Compiled into runner.ll by scripts/regen_device_library.

#include "runner.hpp"

struct Info {
  int signal, error, code;
  char *address;
};

struct Action { // of POSIX, as the C library of Linux has it
  void (*handler)(int, Info *, void *);
  size_t mask[16];
  int flags;
  void (*restorer)();
};

// A function in machine code: where it stands from some place on, and what it is called, from the start of `Code` on.
struct Named {
  int start;
  unsigned size, name;
};

// What is known of machine code of ours, as loaded_code.py lays it out. What a handler is told of a thread has where it is at,
// and where it was called from: that itself, or the place on the stack that has it.
struct Code {
  const char *from;
  unsigned count, at, caller, is_on_stack;
  Named functions[];
};

using Take = char *(*)(size_t *size); // of a program: returns what was printed since the last call

extern "C" {
int sigaction(int, const Action *, Action *);
int raise(int);
long write(int, const void *, size_t);
}

static constexpr int WITH_INFO = 4, ON_OWN_STACK = 0x08000000;
static constexpr int TRAP = 5, BUS = 7, ARITHMETIC = 8, SEGMENTATION = 11;
static constexpr int FAULTS[] = {4, TRAP, 6, BUS, ARITHMETIC, SEGMENTATION}; // also SIGILL, SIGABRT
static constexpr int DIVISION = 1, BY_SYSTEM = 128; // codes: FPE_INTDIV; SI_KERNEL, which comes without an address
static constexpr int MOST_PROGRAMS = 256;         // the text of others is lost
static constexpr int MOST_STACKS = 64;            // of kernels that run at once; of others nothing is said
static constexpr int MOST_CODES = 4096;           // of the functions of others nothing is said
static constexpr size_t MOST_NAME = 3000;         // bytes
static constexpr size_t PAGE = 4096;
static constexpr size_t GUARD = 1 << 20;          // bytes around the end of a stack that only what overflows touches

static Take programs[MOST_PROGRAMS];
static const char *stacks[MOST_STACKS]; // what is to be said where one of them overflows
static const Code *codes[MOST_CODES];
static Action before[12]; // for each signal
static bool is_installed;
static bool is_telling; // a thread of a fault: others wait, and the line is this one's
static char line[PAGE];

static void write_all(Take take) {
  size_t size = 0;
  const char *data = take(&size);
  while (size) {
    long written = write(1, data, size);
    if (written <= 0)
      return;
    data += written;
    size -= (size_t)written;
  }
}

// Threads that run such kernels have handlers run at the upper end of their stack: how far it is to the other one, is known.
static bool has_overflowed(const Info *info) {
  char here;
  size_t distance = (size_t)(&here - info->address);
  return distance + GUARD > THREAD_STACK && distance < THREAD_STACK + GUARD;
}

static void tell_of_stacks() {
  for (const char *&stack : stacks)
    if (const char *about = __atomic_load_n(&stack, __ATOMIC_ACQUIRE)) {
      size_t size = 0;
      while (about[size])
        ++size;
      if (write(2, about, size) < 0)
        return;
    }
}

static const char *word(const char *place) { return *(const char *const *)place; }

static const char *name_of(const Code *code, const char *place) {
  for (unsigned i = 0; i < code->count; ++i)
    if ((size_t)(place - code->from - code->functions[i].start) < code->functions[i].size)
      return (const char *)code + code->functions[i].name;
  return nullptr;
}

// Return the end of a call in the function that called the one that faults: one of C's library, which takes no stack, or none.
static const char *caller(const Code *code, const Info *info, const char *context) {
  const char *found = word(context + code->caller);
  if (!code->is_on_stack)
    return found;
  bool is_at_fault = (size_t)(found - info->address) + PAGE < 2 * PAGE; // the stack itself may not be there
  return is_at_fault ? nullptr : word(found);
}

// Return what the function is called that a thread runs; null for one that is not of kernels.
static const char *running(const Info *info, const char *context) {
  for (const Code *&one : codes)
    if (const Code *code = __atomic_load_n(&one, __ATOMIC_ACQUIRE))
      if (const char *name = name_of(code, word(context + code->at)))
        return name;
  for (const Code *&one : codes)
    if (const Code *code = __atomic_load_n(&one, __ATOMIC_ACQUIRE))
      if (const char *name = name_of(code, caller(code, info, context) - 1))
        return name;
  return nullptr;
}

static char *append(char *to, const char *text) {
  for (size_t i = 0; text[i] && i < MOST_NAME; ++i)
    *to++ = text[i];
  return to;
}

static char *append_address(char *to, const char *address) {
  to = append(to, " at address 0x");
  int digits = 1;
  while (digits < 16 && (size_t)address >> 4 * digits)
    ++digits;
  while (digits--)
    *to++ = "0123456789abcdef"[(size_t)address >> 4 * digits & 15];
  return to;
}

static char *append_fault(char *to, int signal, const Info *info) {
  if (signal == ARITHMETIC)
    return append(to, info->code == DIVISION ? "division by zero, or with a result that is too large" : "arithmetic exception");
  if (signal != SEGMENTATION && signal != BUS)
    return append(to, "trap: code that must not be reached, or is none of this processor");
  to = append(to, signal == BUS ? "bus error" : "segmentation fault");
  to = info->code == BY_SYSTEM ? append(to, " at an address of no memory") : append_address(to, info->address);
  return append(to, ", which it may not use: a null or freed pointer, or an index out of bounds");
}

static void tell_of_kernel(int signal, const Info *info, const char *context) {
  const char *name = running(info, context);
  if (!name)
    return;
  char *end = append(append(append(line, "syclrt: "), name), ": ");
  end = append(append_fault(end, signal, info), "\n");
  if (write(2, line, (size_t)(end - line)) < 0)
    return;
}

static void tell(int signal, const Info *info, void *context) {
  if ((signal == SEGMENTATION || signal == BUS) && has_overflowed(info))
    tell_of_stacks();
  else
    tell_of_kernel(signal, info, (const char *)context);
}

static void at_fault(int signal, Info *info, void *context) {
  bool is_fault = info->code > 0; // it comes again when the code goes on; else somebody sent it
  if (is_fault && __atomic_exchange_n(&is_telling, true, __ATOMIC_ACQ_REL))
    return;
  if (is_fault)
    tell(signal, info, context);
  for (Take &program : programs)
    if (Take take = __atomic_load_n(&program, __ATOMIC_ACQUIRE))
      write_all(take);
  sigaction(signal, &before[signal], nullptr);
  if (is_fault)
    __atomic_store_n(&is_telling, false, __ATOMIC_RELEASE);
  if (!is_fault || signal == TRAP) // where code may go on behind it
    raise(signal);
}

static void install() {
  if (__atomic_exchange_n(&is_installed, true, __ATOMIC_ACQ_REL))
    return;
  for (int fault : FAULTS) {
    Action action = {at_fault, {}, WITH_INFO | ON_OWN_STACK, nullptr};
    sigaction(fault, &action, &before[fault]);
  }
}

template <class T, size_t count> static void replace(T (&all)[count], T old, T by) {
  for (T &one : all) {
    T found = old;
    if (__atomic_compare_exchange_n(&one, &found, by, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
      return;
  }
}

extern "C" {
// Write what a program has printed, should a signal end the process.
void __native_write_at_fault(Take take) {
  replace(programs, (Take) nullptr, take);
  install();
}

// Do so no more: the program goes.
void __native_forget_program(Take take) { replace(programs, take, (Take) nullptr); }

// Say which function it is, should one of this machine code do what may not be done.
void __native_watch_code(const Code *code) {
  replace(codes, (const Code *)nullptr, code);
  install();
}

// Do so no more: the code goes.
void __native_forget_code(const Code *code) { replace(codes, code, (const Code *)nullptr); }

// Say something, should the stack of a thread of ours overflow.
void __native_watch_stack(const char *about) {
  replace(stacks, (const char *)nullptr, about);
  install();
}

// Do so no more.
void __native_watch_stack_no_more(const char *about) { replace(stacks, about, (const char *)nullptr); }
}
