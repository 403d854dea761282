/* Vectors of LANES floats, with the operations that the traversal needs; scalar code if LANES is
   1. Included by spot_walk.h, once for each instruction set. */

#ifndef LANES
#error "spot_lanes.h is for spot_walk.h"
#endif

#include <math.h>

#if LANES == 1

typedef float lanes;

INLINE lanes select_lanes(lanes test, lanes yes, lanes no)
{
    return test > 0 ? yes : no;
}

INLINE lanes absolute(lanes value)
{
    return value < 0 ? -value : value;
}

INLINE lanes max_lanes(lanes a, lanes b)
{
    return a > b ? a : b;
}

INLINE lanes load_int16(const int16_t *from)
{
    return (float)*from;
}

INLINE lanes load_uint16(const uint16_t *from)
{
    return (float)*from;
}

INLINE void store_int16(int16_t *to, lanes value)
{
    *to = (int16_t)(value < 0 ? value - 0.5f : value + 0.5f);
}

INLINE void store_uint16(uint16_t *to, lanes value)
{
    *to = (uint16_t)(value + 0.5f);
}

INLINE void transpose(lanes *block)
{
    (void)block;
}

INLINE lanes square_root(lanes value)
{
    return sqrtf(value);
}

INLINE lanes copy_sign(lanes value, lanes sign)
{
    return sign < 0 ? -value : value;
}

#else

typedef float lanes __attribute__((vector_size(4 * LANES)));
typedef int32_t lane_bits __attribute__((vector_size(4 * LANES)));
typedef int16_t lane_shorts __attribute__((vector_size(2 * LANES)));
typedef uint16_t lane_ushorts __attribute__((vector_size(2 * LANES)));

/* Select `yes` in lanes where `test` is above 0, else `no`. */
INLINE lanes select_lanes(lanes test, lanes yes, lanes no)
{
    const lane_bits mask = test > 0;
    return (lanes)(((lane_bits)yes & mask) | ((lane_bits)no & ~mask));
}

INLINE lanes absolute(lanes value)
{
    return (lanes)((lane_bits)value & INT32_MAX);
}

/* Absolute value with the sign of `sign`. */
INLINE lanes copy_sign(lanes value, lanes sign)
{
    return (lanes)((lane_bits)value | ((lane_bits)sign & INT32_MIN));
}

/* Round to nearest, ties away from 0. */
INLINE lane_bits round_lanes(lanes value)
{
    const lanes half = (lanes){0} + 0.5f;
    const lane_bits sign = (lane_bits)value & INT32_MIN;
    return __builtin_convertvector(value + (lanes)((lane_bits)half | sign), lane_bits);
}

/* gcc 12 splits conversions between 16 and 32 bits into halves; x86 has single instructions. */
#if LANES == 16

#define MAXIMUM(a, b) _mm512_max_ps(a, b)
#define ROOT(value) _mm512_sqrt_ps(value)
#define LOAD_SHORTS(from) _mm256_loadu_si256((const __m256i *)(const void *)(from))
#define FLOATS_FROM_INT16(shorts) _mm512_cvtepi32_ps(_mm512_cvtepi16_epi32(shorts))
#define FLOATS_FROM_UINT16(shorts) _mm512_cvtepi32_ps(_mm512_cvtepu16_epi32(shorts))
#define STORE_SHORTS(to, longs) \
    _mm256_storeu_si256((__m256i *)(void *)(to), _mm512_cvtepi32_epi16((__m512i)(longs)))
#define STORE_SIGNED STORE_SHORTS
#define STORE_UNSIGNED STORE_SHORTS

#elif LANES == 8

#define MAXIMUM(a, b) _mm256_max_ps(a, b)
#define ROOT(value) _mm256_sqrt_ps(value)
#define LOAD_SHORTS(from) _mm_loadu_si128((const __m128i *)(const void *)(from))
#define FLOATS_FROM_INT16(shorts) _mm256_cvtepi32_ps(_mm256_cvtepi16_epi32(shorts))
#define FLOATS_FROM_UINT16(shorts) _mm256_cvtepi32_ps(_mm256_cvtepu16_epi32(shorts))
#define STORE_SHORTS(to, longs, pack)                                                        \
    _mm_storeu_si128((__m128i *)(void *)(to), pack(_mm256_castsi256_si128((__m256i)(longs)), \
                                                   _mm256_extracti128_si256((__m256i)(longs), 1)))
#define STORE_SIGNED(to, longs) STORE_SHORTS(to, longs, _mm_packs_epi32)
#define STORE_UNSIGNED(to, longs) STORE_SHORTS(to, longs, _mm_packus_epi32)

#elif defined(__SSE2__)

#define ROOT(value) _mm_sqrt_ps(value)

#elif defined(__aarch64__)

#define ROOT(value) vsqrtq_f32(value)

#endif

/* IEEE square roots are correctly rounded in every instruction set. */
INLINE lanes square_root(lanes value)
{
#ifdef ROOT
    return (lanes)ROOT(value);
#else
    for (int i = 0; i < LANES; i++)
        value[i] = sqrtf(value[i]);
    return value;
#endif
}

#ifdef MAXIMUM

INLINE lanes max_lanes(lanes a, lanes b)
{
    return MAXIMUM(a, b);
}

INLINE lanes load_int16(const int16_t *from)
{
    return FLOATS_FROM_INT16(LOAD_SHORTS(from));
}

INLINE lanes load_uint16(const uint16_t *from)
{
    return FLOATS_FROM_UINT16(LOAD_SHORTS(from));
}

INLINE void store_int16(int16_t *to, lanes value)
{
    STORE_SIGNED(to, round_lanes(value));
}

INLINE void store_uint16(uint16_t *to, lanes value)
{
    STORE_UNSIGNED(to, round_lanes(value));
}

#else

INLINE lanes max_lanes(lanes a, lanes b)
{
    const lane_bits mask = a > b;
    return (lanes)(((lane_bits)a & mask) | ((lane_bits)b & ~mask));
}

INLINE lanes load_int16(const int16_t *from)
{
    lane_shorts shorts;
    memcpy(&shorts, from, sizeof shorts);
    return __builtin_convertvector(shorts, lanes);
}

INLINE lanes load_uint16(const uint16_t *from)
{
    lane_ushorts shorts;
    memcpy(&shorts, from, sizeof shorts);
    return __builtin_convertvector(__builtin_convertvector(shorts, lane_bits), lanes);
}

INLINE void store_int16(int16_t *to, lanes value)
{
    const lane_shorts shorts = __builtin_convertvector(round_lanes(value), lane_shorts);
    memcpy(to, &shorts, sizeof shorts);
}

INLINE void store_uint16(uint16_t *to, lanes value)
{
    const lane_ushorts shorts = __builtin_convertvector(round_lanes(value), lane_ushorts);
    memcpy(to, &shorts, sizeof shorts);
}

#endif

/* Permute two vectors; gcc before 12 has only __builtin_shuffle. */
#if defined(__has_builtin)
#if __has_builtin(__builtin_shufflevector)
#define SHUFFLE(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#endif
#endif
#ifndef SHUFFLE
#define SHUFFLE(a, b, ...) __builtin_shuffle(a, b, (lane_bits){__VA_ARGS__})
#endif

/* Transpose a square block: lane i of vector j becomes lane j of vector i. */
#if LANES == 4

INLINE void transpose(lanes *v)
{
    const lanes a = SHUFFLE(v[0], v[1], 0, 4, 1, 5), b = SHUFFLE(v[0], v[1], 2, 6, 3, 7);
    const lanes c = SHUFFLE(v[2], v[3], 0, 4, 1, 5), d = SHUFFLE(v[2], v[3], 2, 6, 3, 7);
    v[0] = SHUFFLE(a, c, 0, 1, 4, 5);
    v[1] = SHUFFLE(a, c, 2, 3, 6, 7);
    v[2] = SHUFFLE(b, d, 0, 1, 4, 5);
    v[3] = SHUFFLE(b, d, 2, 3, 6, 7);
}

#elif LANES == 8

INLINE void transpose(lanes *v)
{
    lanes w[LANES];
    for (int i = 0; i < LANES; i += 2) {
        w[i] = SHUFFLE(v[i], v[i + 1], 0, 8, 1, 9, 4, 12, 5, 13);
        w[i + 1] = SHUFFLE(v[i], v[i + 1], 2, 10, 3, 11, 6, 14, 7, 15);
    }
    for (int i = 0; i < LANES; i += 4)
        for (int k = 0; k < 2; k++) {
            v[i + 2 * k] = SHUFFLE(w[i + k], w[i + k + 2], 0, 1, 8, 9, 4, 5, 12, 13);
            v[i + 2 * k + 1] = SHUFFLE(w[i + k], w[i + k + 2], 2, 3, 10, 11, 6, 7, 14, 15);
        }
    for (int i = 0; i < 4; i++) {
        w[i] = SHUFFLE(v[i], v[i + 4], 0, 1, 2, 3, 8, 9, 10, 11);
        w[i + 4] = SHUFFLE(v[i], v[i + 4], 4, 5, 6, 7, 12, 13, 14, 15);
    }
    for (int i = 0; i < LANES; i++)
        v[i] = w[i];
}

#else

/* Swap the off-diagonal quarters of blocks of doubling size. */
#define SWAP_QUARTERS(distance, low, high)               \
    for (int i = 0; i < LANES; i++)                      \
        if ((i & (distance)) == 0) {                     \
            const lanes a = v[i], b = v[i + (distance)]; \
            v[i] = SHUFFLE(a, b, low);                   \
            v[i + (distance)] = SHUFFLE(a, b, high);     \
        }
#define LOW_1 0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30
#define HIGH_1 1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31
#define LOW_2 0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29
#define HIGH_2 2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31
#define LOW_4 0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27
#define HIGH_4 4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31
#define LOW_8 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23
#define HIGH_8 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31

INLINE void transpose(lanes *v){SWAP_QUARTERS(1, LOW_1, HIGH_1) SWAP_QUARTERS(2, LOW_2, HIGH_2)
                                    SWAP_QUARTERS(4, LOW_4, HIGH_4) SWAP_QUARTERS(8, LOW_8, HIGH_8)}

#endif

#endif

INLINE lanes load(const float *from)
{
    lanes value;
    memcpy(&value, from, sizeof value);
    return value;
}

INLINE void store(float *to, lanes value)
{
    memcpy(to, &value, sizeof value);
}

/* Vector with the same value in every lane. */
INLINE lanes broadcast(float value)
{
    return (lanes){0} + value;
}

/* Maximum over the lanes. */
INLINE float max_of_lanes(lanes value)
{
    float elements[LANES], maximum;
    memcpy(elements, &value, sizeof elements);
    maximum = elements[0];
    for (int i = 1; i < LANES; i++)
        maximum = elements[i] > maximum ? elements[i] : maximum;
    return maximum;
}
