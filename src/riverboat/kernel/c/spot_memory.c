/* Memory of a solver, and the threads of a walk. */

#if defined(__linux__)
#define _DEFAULT_SOURCE /* for MAP_ANONYMOUS and madvise */
#endif

#include "spot.h"

#include <stdlib.h>
#if defined(__linux__)
#include <sys/mman.h>
#endif

/* ---- memory ---------------------------------------------------------------------------------- */

struct spot_pool_block {
    struct spot_pool_block *next;
    void *memory;
};

void *spot_allocate(struct spot_pool *pool, size_t bytes)
{
    struct spot_pool_block *block = pool->failed ? NULL : malloc(sizeof *block);
    void *memory = block == NULL ? NULL : calloc(1, bytes + LINE);
    if (memory == NULL) {
        free(block);
        pool->failed = 1;
        return NULL;
    }
    block->memory = memory;
    block->next = pool->blocks;
    pool->blocks = block;
    pool->bytes += (int64_t)(bytes + LINE);
    return (char *)memory + (LINE - (uintptr_t)memory % LINE) % LINE;
}

void spot_free_pool(struct spot_pool *pool)
{
    while (pool->blocks != NULL) {
        struct spot_pool_block *next = pool->blocks->next;
        free(pool->blocks->memory);
        free(pool->blocks);
        pool->blocks = next;
    }
}

#if defined(__linux__)

/* A walk visits a new page for each node. Huge pages save a twelfth of its time, which the processor
   spends on looking up small ones. */
char *spot_reserve(size_t bytes)
{
    char *storage = mmap(NULL, bytes, PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (storage == MAP_FAILED)
        return NULL;
    madvise(storage, bytes, MADV_HUGEPAGE);
    return storage;
}

void spot_release(char *storage, size_t bytes)
{
    if (storage != NULL)
        munmap(storage, bytes);
}

#else

/* The address that calloc returned stands before the first cache line. */
char *spot_reserve(size_t bytes)
{
    char *memory = calloc(1, bytes + 2 * LINE);
    if (memory == NULL)
        return NULL;
    char *storage = memory + 2 * LINE - (uintptr_t)memory % LINE;
    memcpy(storage - sizeof memory, &memory, sizeof memory);
    return storage;
}

void spot_release(char *storage, size_t bytes)
{
    (void)bytes;
    if (storage == NULL)
        return;
    char *memory;
    memcpy(&memory, storage - sizeof memory, sizeof memory);
    free(memory);
}

#endif

/* ---- threads --------------------------------------------------------------------------------- */

/* Python's locks are binary semaphores, and those of every system that Python knows: the thread that
   releases one need not be the one that acquired it. */
struct helper {
    struct spot_crew *crew;
    int number;
    PyThread_type_lock begin, done;
};

struct spot_crew {
    int count, job, quit;
    PyThread_type_lock counter;
    void (*work)(void *context, int number);
    void *context;
    struct helper helpers[MOST_WORKERS];
};

static void help(void *argument)
{
    struct helper *helper = argument;
    struct spot_crew *crew = helper->crew;
    for (;;) {
        PyThread_acquire_lock(helper->begin, WAIT_LOCK);
        int quit = crew->quit;
        if (!quit)
            crew->work(crew->context, helper->number);
        PyThread_release_lock(helper->done);
        if (quit)
            return;
    }
}

static int prepare(struct helper *helper)
{
    helper->begin = PyThread_allocate_lock();
    helper->done = PyThread_allocate_lock();
    if (helper->begin == NULL || helper->done == NULL)
        return 0;
    PyThread_acquire_lock(helper->begin, WAIT_LOCK);
    PyThread_acquire_lock(helper->done, WAIT_LOCK);
    return 1;
}

static void free_locks(struct helper *helper)
{
    if (helper->begin != NULL)
        PyThread_free_lock(helper->begin);
    if (helper->done != NULL)
        PyThread_free_lock(helper->done);
}

struct spot_crew *spot_hire(int count)
{
    struct spot_crew *crew = count > 1 ? calloc(1, sizeof *crew) : NULL;
    if (crew == NULL)
        return NULL;
    crew->counter = PyThread_allocate_lock();
    crew->count = 1;
    while (crew->counter != NULL && crew->count < count) {
        struct helper *helper = &crew->helpers[crew->count];
        helper->crew = crew;
        helper->number = crew->count;
        if (!prepare(helper)
            || PyThread_start_new_thread(help, helper) == (unsigned long)-1) {
            free_locks(helper);
            break;
        }
        crew->count++;
    }
    if (crew->count > 1)
        return crew;
    spot_dismiss(crew);
    return NULL;
}

void spot_work(struct spot_crew *crew, void (*work)(void *context, int number), void *context)
{
    crew->work = work;
    crew->context = context;
    crew->job = 0;
    for (int i = 1; i < crew->count; i++)
        PyThread_release_lock(crew->helpers[i].begin);
    work(context, 0);
    for (int i = 1; i < crew->count; i++)
        PyThread_acquire_lock(crew->helpers[i].done, WAIT_LOCK);
}

int spot_next_job(struct spot_crew *crew)
{
    PyThread_acquire_lock(crew->counter, WAIT_LOCK);
    int job = crew->job++;
    PyThread_release_lock(crew->counter);
    return job;
}

void spot_dismiss(struct spot_crew *crew)
{
    if (crew == NULL)
        return;
    crew->quit = 1;
    for (int i = 1; i < crew->count; i++) {
        PyThread_release_lock(crew->helpers[i].begin);
        PyThread_acquire_lock(crew->helpers[i].done, WAIT_LOCK);
        free_locks(&crew->helpers[i]);
    }
    if (crew->counter != NULL)
        PyThread_free_lock(crew->counter);
    free(crew);
}
