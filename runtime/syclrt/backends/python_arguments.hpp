// Arguments of a kernel, taken from Python's objects as they are. What cannot be taken is left to the caller: the long way
// tells of errors. Of Python it uses the stable interface alone; direct_calls.py lays out the rest.
#pragma once

using u32 = unsigned;
using i64 = long long;
using size_t = decltype(sizeof 0);

struct Object; // of Python
struct Method; // PyMethodDef

extern "C" {
Object *PyObject_Type(Object *);
Object *PyObject_GetAttr(Object *, Object *name);
Object *PyTuple_New(i64);
i64 PyTuple_Size(Object *);
Object *PyTuple_GetItem(Object *, i64);
int PyTuple_SetItem(Object *, i64, Object *);
Object *PyList_New(i64);
i64 PyList_Size(Object *);
Object *PyList_GetItem(Object *, i64);
int PyList_SetItem(Object *, i64, Object *);
Object *PyDict_GetItemWithError(Object *, Object *key);
i64 PyDict_Size(Object *);
int PyDict_SetItem(Object *, Object *key, Object *);
int PyDict_DelItem(Object *, Object *key);
Object *PyObject_Vectorcall(Object *, Object *const *, size_t, Object *keywords);
int PyObject_SetAttr(Object *, Object *name, Object *);
Object *PyType_GenericAlloc(Object *type, i64);
Object *PyBytes_FromStringAndSize(const char *, i64);
char *PyBytes_AsString(Object *);
i64 PyBytes_Size(Object *);
Object *PyCFunction_NewEx(const Method *, Object *self, Object *module);
Object *PyCFunction_GetSelf(Object *);
void *PyCFunction_GetFunction(Object *);
void *PyLong_AsVoidPtr(Object *);
Object *PyLong_FromLongLong(i64);
i64 PyLong_AsLongLongAndOverflow(Object *, int *overflow);
double PyFloat_AsDouble(Object *);
Object *PyBool_FromLong(long);
int PyObject_IsTrue(Object *);
Object *PyErr_Occurred();
void PyErr_Clear();
void PyErr_Fetch(Object **type, Object **, Object **trace);
void PyErr_NormalizeException(Object **type, Object **, Object **trace);
void PyErr_Restore(Object *type, Object *, Object *trace);
int PyErr_CheckSignals();
void Py_IncRef(Object *);
void Py_DecRef(Object *);
void *PyEval_SaveThread();
void PyEval_RestoreThread(void *);
}

// An attribute that objects of some class have in a slot, by Python's descriptor of that and the functions of its type:
// nobody looks for it by its name, unless the slot is empty or another class has it.
struct Member {
  Object *name, *descriptor;
  Object *(*get)(Object *descriptor, Object *object, Object *type);
  int (*set)(Object *descriptor, Object *object, Object *value);

  // Only for objects that have the slot.
  void put(Object *object, Object *value) const { set(descriptor, object, value); }

  // Return what stands there, a new reference; null, with an error of Python, where there is none.
  Object *of(Object *object) const {
    Object *found = get(descriptor, object, nullptr);
    if (found)
      return found;
    PyErr_Clear();
    return PyObject_GetAttr(object, name);
  }
};

// Objects that are always there.
struct Known {
  Object *none, *integer, *real, *direct_memory; // None, and types
  Member argument, block;                        // of pointers and arrays, and of allocations
};

// The items of a DirectMemory.
enum Item { ADDRESS, ALLOCATION, CONTEXT, NUMBER_SIZE };

enum Kind : u32 { INTEGER, FLOAT, DOUBLE, POINTER };

struct Parameter {
  Kind kind;
  u32 bits;         // of an integer
  u32 place, align; // among the packed arguments; of what a pointer points to
  u32 number_size;  // bytes of the numbers that a pointer points to; 0: any
};

static constexpr u32 MOST_PARAMETERS = 32;

// What a kernel takes, in one context.
struct Taken {
  const Known *known;
  Object *context;
  u32 bytes, count;
  Parameter parameters[MOST_PARAMETERS];
};

static constexpr u32 PATH = 2; // objects that are looked at for an address, at most

static bool is_a(Object *object, const Object *type) {
  Object *found = PyObject_Type(object);
  Py_DecRef(found); // an object keeps its type
  return found == type;
}

static void set_item(Object *into, u32 at, Object *object, int (*set)(Object *, i64, Object *)) {
  Py_IncRef(object);
  set(into, at, object);
}

// References to objects, until the end of a call.
struct References {
  u32 count = 0;
  Object *objects[PATH * MOST_PARAMETERS];

  Object *attribute(Object *object, Object *name) { return kept(object ? PyObject_GetAttr(object, name) : nullptr); }

  Object *attribute(Object *object, const Member &member) { return kept(member.of(object)); }

  // Take a new reference, or null.
  Object *kept(Object *object) {
    if (object)
      objects[count++] = object;
    return object;
  }

  ~References() {
    while (count)
      Py_DecRef(objects[--count]);
  }
};

static bool take_integer(const Parameter &parameter, Object *argument, char *to) {
  int overflow = 0;
  i64 number = PyLong_AsLongLongAndOverflow(argument, &overflow);
  if (overflow)
    return false;
  if (parameter.bits < 64 && (number < -(1LL << (parameter.bits - 1)) || number >= 1LL << parameter.bits))
    return false;
  if (parameter.bits == 1)
    number &= 1;
  __builtin_memcpy(to, &number, parameter.bits <= 8 ? 1 : parameter.bits / 8);
  return true;
}

static bool take_real(const Parameter &parameter, Object *argument, char *to) {
  static constexpr double LIMIT = 0x1.ffffffp127; // from which on a number is infinite as a float
  double number = PyFloat_AsDouble(argument);
  if (PyErr_Occurred())
    return false;
  if (parameter.kind == DOUBLE) {
    __builtin_memcpy(to, &number, sizeof number);
    return true;
  }
  if (__builtin_isfinite(number) && !(-LIMIT < number && number < LIMIT))
    return false;
  float rounded = (float)number;
  __builtin_memcpy(to, &rounded, sizeof rounded);
  return true;
}

static size_t number_in(Object *tuple, i64 item) {
  int overflow = 0;
  return (size_t)PyLong_AsLongLongAndOverflow(PyTuple_GetItem(tuple, item), &overflow);
}

static bool take_address(const Taken *taken, const Parameter &parameter, Object *argument, char *to, References &held) {
  const Known *known = taken->known;
  size_t address = 0;
  if (argument != known->none) {
    Object *memory = held.attribute(argument, known->argument);
    if (!memory || !is_a(memory, known->direct_memory) || PyTuple_GetItem(memory, CONTEXT) != taken->context)
      return false;
    size_t size = number_in(memory, NUMBER_SIZE);
    if (parameter.number_size > 1 && size && size != parameter.number_size)
      return false;
    Object *block = held.attribute(PyTuple_GetItem(memory, ALLOCATION), known->block);
    if (!block || block == known->none)
      return false;
    address = number_in(memory, ADDRESS);
  }
  __builtin_memcpy(to, &address, sizeof address);
  return address % parameter.align == 0;
}

static bool take_number(const Known *known, const Parameter &parameter, Object *argument, char *to) {
  bool is_integer = is_a(argument, known->integer);
  if (parameter.kind == INTEGER)
    return is_integer && take_integer(parameter, argument, to);
  return (is_integer || is_a(argument, known->real)) && take_real(parameter, argument, to);
}

static bool take(const Taken *taken, const Parameter &parameter, Object *argument, char *to, References &held) {
  return parameter.kind == POINTER ? take_address(taken, parameter, argument, to, held)
                                   : take_number(taken->known, parameter, argument, to);
}

// Pack arguments, and tell whether all can be taken.
static bool pack(const Taken *taken, Object *const *arguments, i64 count, char *data, References &held) {
  if (count != taken->count)
    return false;
  for (u32 at = 0; at < taken->count; ++at)
    if (!take(taken, taken->parameters[at], arguments[at], data + taken->parameters[at].place, held)) {
      PyErr_Clear();
      return false;
    }
  return true;
}

// The items of a tuple: not more than a kernel may have parameters.
struct Items {
  i64 count;
  Object *objects[MOST_PARAMETERS];

  explicit Items(Object *tuple) : count(PyTuple_Size(tuple)) {
    for (i64 at = 0; at < count && at < MOST_PARAMETERS; ++at)
      objects[at] = PyTuple_GetItem(tuple, at);
  }
};

// What functions that Python calls work on is the first item of a tuple, which keeps all that is needed.
static void *address_in(Object *self) { return (void *)number_in(self, 0); }
