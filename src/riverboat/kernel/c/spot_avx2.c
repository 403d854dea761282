/* Tree traversal for AVX2. */

#include "spot.h"

#if SPOT_X86

#include <immintrin.h>

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2")
#endif

#define LANES 8
#define SPOT_WALK spot_walk_avx2
#include "spot_walk.h"

#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#endif
