// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the driver links into each executable and shared library. When it is loaded, it tells the runtime of its device
// images, and is given the table of functions, by a capsule of the interpreter that loads it. An executable is a shared
// object that begins with `begin`: this starts the interpreter on it.
//
// The driver defines SYCLOPT_INTERPRETER for executables, and perhaps SYCLOPT_PRELOAD, and SYCLOPT_NAME for messages.
// The driver writes an object with the images: this here is compiled while they are made.
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <syclopt/abi.h>
#include <unistd.h>

extern char **environ;

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
__attribute__((section(".interp"), used)) static const volatile char loader[] = "/lib64/ld-linux-x86-64.so.2";

__attribute__((used, noreturn)) HIDDEN void syclopt_begin(long *stack) {
  int count = (int)stack[0];
  char **given = (char **)(stack + 1);
  static char path[4096];
  (void)loader[0]; // linkers drop what nothing refers to
  ssize_t size = readlink("/proc/self/exe", path, sizeof path - 1);
  path[size < 0 ? 0 : size] = 0;
  char **command = calloc((size_t)count + 8, sizeof *command);
  char *head[] = {(char *)SYCLOPT_INTERPRETER, (char *)"-P", (char *)"-m", (char *)"syclrt", (char *)"exec", path};
  memcpy(command, head, sizeof head);
  memcpy(command + 6, given, ((size_t)count + 1) * sizeof *given);
  environ = given + count + 1;
#ifdef SYCLOPT_PRELOAD // the runtime of a sanitizer, which comes before all else in a process
  const char *before = getenv("LD_PRELOAD");
  char *preload = calloc(sizeof SYCLOPT_PRELOAD + 1 + (before ? strlen(before) : 0), 1);
  strcpy(preload, SYCLOPT_PRELOAD);
  if (before)
    strcat(strcat(preload, ":"), before);
  setenv("LD_PRELOAD", preload, 1);
  setenv("ASAN_OPTIONS", "detect_leaks=0", 0); // which would be the interpreter's
#endif
  execve(command[0], command, environ);
  int reason = errno;
  command[3] = (char *)"syclrt"; // the command of another installation
  execvp("syclrt", command + 3);
  fprintf(stderr, "%s: error: the interpreter '%s' that it was linked for cannot be started (%s), and no 'syclrt' is in PATH; install syclopt, or link the program anew\n",
          count ? given[0] : path, SYCLOPT_INTERPRETER, strerror(reason));
  _exit(1);
}

__attribute__((naked, used)) HIDDEN void syclopt_start(void) {
  __asm__("mov %rsp, %rdi\n"
          "and $-16, %rsp\n"
          "call syclopt_begin");
}
#endif
