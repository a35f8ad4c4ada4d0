// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the driver links into each executable and shared library. When it is loaded, it tells the runtime of its device
// images, and is given the table of functions, by a capsule of the interpreter that loads it. An executable is a shared
// object that begins with `begin`: this starts the interpreter on it.
//
// The driver defines SYCLOPT_INTERPRETER for executables, and perhaps SYCLOPT_PRELOAD, and SYCLOPT_NAME for messages.
// The driver writes an object with the images: this here is compiled while they are made.
#include <dlfcn.h>
#include <pthread.h>
#include <syclopt/abi.h>

#define HIDDEN __attribute__((visibility("hidden")))

struct syclopt_module {
  uint32_t version, size;
  const struct syclopt_interface **interface;
  int (*main)(int, char **, char **);
  const char *images, *images_end;
  const char *name;
};

extern const char syclopt_images[] HIDDEN, syclopt_images_end[] HIDDEN;

#ifdef SYCLOPT_INTERPRETER
extern int main(int, char **, char **) HIDDEN;
#define MAIN main
#else
#define MAIN 0
#endif

static const struct syclopt_module self = {
    SYCLOPT_ABI_VERSION, sizeof(struct syclopt_module), &syclopt_interface, MAIN, syclopt_images, syclopt_images_end, SYCLOPT_NAME};

static void *function_of_python(const char *name) { return dlsym(RTLD_DEFAULT, name); }

#ifdef SYCLOPT_INTERPRETER
// The interpreter takes part in forks of the program, as if they were its own: its locks work in the child.
static struct {
  int (*lock)(void);
  void (*unlock)(int);
  void (*before)(void), (*in_parent)(void), (*in_child)(void);
} forks;

static __thread int fork_state;

static int knows_threads(void) {
  return syclopt_interface && syclopt_interface->size > offsetof(struct syclopt_interface, let_threads_begin);
}
static void before_fork(void) {
  if (knows_threads())
    syclopt_interface->begin_thread();
  fork_state = forks.lock();
  forks.before();
  if (knows_threads())
    syclopt_interface->hold_threads();
}
static void after_fork(void (*in_python)(void)) {
  if (knows_threads())
    syclopt_interface->let_threads_begin();
  in_python();
  forks.unlock(fork_state);
}
static void after_fork_in_parent(void) { after_fork(forks.in_parent); }
static void after_fork_in_child(void) { after_fork(forks.in_child); }

static void take_part_in_forks(void) {
  forks.lock = (int (*)(void))function_of_python("PyGILState_Ensure");
  forks.unlock = (void (*)(int))function_of_python("PyGILState_Release");
  forks.before = (void (*)(void))function_of_python("PyOS_BeforeFork");
  forks.in_parent = (void (*)(void))function_of_python("PyOS_AfterFork_Parent");
  forks.in_child = (void (*)(void))function_of_python("PyOS_AfterFork_Child");
  if (forks.lock && forks.unlock && forks.before && forks.in_parent && forks.in_child)
    pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child);
}
#else
static void take_part_in_forks(void) {}
#endif

// Before all other constructors. Where no interpreter has the runtime, there is no table, which headers tell of.
__attribute__((constructor(1))) static void tell(void) {
  int (*is_initialized)(void) = (int (*)(void))function_of_python("Py_IsInitialized");
  int (*lock)(void) = (int (*)(void))function_of_python("PyGILState_Ensure");
  void (*unlock)(int) = (void (*)(int))function_of_python("PyGILState_Release");
  void *(*imported)(const char *, int) = (void *(*)(const char *, int))function_of_python("PyCapsule_Import");
  void (*forget_error)(void) = (void (*)(void))function_of_python("PyErr_Clear");
  if (!is_initialized || !lock || !unlock || !imported || !forget_error || !is_initialized())
    return;
  int state = lock();
  int (*take)(const struct syclopt_module *) = (int (*)(const struct syclopt_module *))imported("syclrt.interface.entry", 0);
  if (take)
    take(&self);
  else
    forget_error();
  unlock(state);
  take_part_in_forks();
}

#ifdef SYCLOPT_INTERPRETER
// Where an executable begins. It names no dynamic loader, so nothing that it was linked with is there yet: libraries are
// loaded, and their constructors run, once, when the interpreter loads it. What runs here is not relocated, so it calls
// the kernel alone, and keeps addresses in no tables.
enum { WRITE = 1, EXECUTE = 59, READ_LINK = 89, EXIT = 231 };
enum { NOT_FOUND = 2, NOT_EXECUTABLE = 8, NOT_ALLOWED = 13 };

static long ask(long what, const void *first, const void *second, const void *third) {
  long answer;
  __asm__ volatile("syscall" : "=a"(answer) : "a"(what), "D"(first), "S"(second), "d"(third) : "rcx", "r11", "memory");
  return answer;
}

static char *here(const char *text) {
  __asm__("" : "+r"(text));
  return (char *)text;
}

#define ALONE __attribute__((no_builtin, no_stack_protector)) static

ALONE size_t length(const char *text) {
  size_t found = 0;
  while (text[found])
    ++found;
  return found;
}

ALONE char *put(char *to, const char *text) {
  while ((*to = *text++))
    ++to;
  return to;
}

ALONE void say(const char *text) { ask(WRITE, (const void *)2, text, (const void *)length(text)); }

// Return what comes after a name, with its equals sign, if a variable begins with that; or null.
ALONE char *value_in(char *variable, const char *name) {
  for (; *name; ++name, ++variable)
    if (*variable != *name)
      return 0;
  return variable;
}

ALONE char *value_of(char **variables, const char *name) {
  char *found = 0;
  for (; *variables && !found; ++variables)
    found = value_in(*variables, name);
  return found;
}

ALONE void execute_in_path(char **command, char **variables) {
  const char *folders = value_of(variables, here("PATH="));
  if (!folders)
    folders = here("/bin:/usr/bin");
  char *path = __builtin_alloca(length(folders) + length(command[0]) + 3);
  for (;; ++folders) {
    char *to = path;
    for (; *folders && *folders != ':'; ++folders)
      *to++ = *folders;
    if (to == path)
      *to++ = '.';
    *to++ = '/';
    put(to, command[0]);
    ask(EXECUTE, path, command, variables);
    if (!*folders)
      return;
  }
}

ALONE const char *reason(long error) {
  if (error == -NOT_FOUND)
    return here("No such file or directory");
  if (error == -NOT_ALLOWED)
    return here("Permission denied");
  return here(error == -NOT_EXECUTABLE ? "Exec format error" : "the system refuses");
}

__attribute__((used, noreturn)) ALONE void syclopt_begin(long *stack) {
  long count = stack[0], own = 5;
  char **given = (char **)(stack + 1), **variables = given + count + 1;
  char path[4096];
  long size = ask(READ_LINK, here("/proc/self/exe"), path, (const void *)(sizeof path - 1));
  path[size < 0 ? 0 : size] = 0;
  char **command = __builtin_alloca(((size_t)count + 9) * sizeof *command);
  command[0] = here(SYCLOPT_INTERPRETER);
  command[1] = here("-P");
  command[2] = here("-m");
  command[3] = here("syclrt");
  command[4] = here("exec");
  if (count) {
    command[own++] = here("--as");
    command[own++] = given[0];
  }
  command[own++] = path;
  for (long at = 1; at < count; ++at)
    command[own++] = given[at];
  command[own] = 0;
#ifdef SYCLOPT_PRELOAD // the runtime of a sanitizer, which comes before all else in a process
  const char *before = value_of(variables, here("LD_PRELOAD="));
  char *preload = __builtin_alloca(sizeof "LD_PRELOAD=:" SYCLOPT_PRELOAD + (before ? length(before) : 0));
  char *end = put(preload, here("LD_PRELOAD=" SYCLOPT_PRELOAD));
  if (before)
    put(put(end, here(":")), before);
  size_t others = 0;
  while (variables[others])
    ++others;
  char **more = __builtin_alloca((others + 3) * sizeof *more), **to = more;
  *to++ = preload;
  if (!value_of(variables, here("ASAN_OPTIONS=")))
    *to++ = here("ASAN_OPTIONS=detect_leaks=0"); // which would be the interpreter's
  for (; *variables; ++variables)
    if (!value_in(*variables, here("LD_PRELOAD=")))
      *to++ = *variables;
  *to = 0;
  variables = more;
#endif
  long error = ask(EXECUTE, command[0], command, variables);
  execute_in_path(command + 3, variables); // the command of another installation
  say(count ? given[0] : path);
  say(here(": error: the interpreter '" SYCLOPT_INTERPRETER "' that it was linked for cannot be started ("));
  say(reason(error));
  say(here("), and no 'syclrt' is in PATH; install syclopt, or link the program anew\n"));
  ask(EXIT, (const void *)1, 0, 0);
  __builtin_unreachable();
}

__attribute__((naked, used)) HIDDEN void syclopt_start(void) {
  __asm__("mov %rsp, %rdi\n"
          "and $-16, %rsp\n"
          "call syclopt_begin");
}
#endif
