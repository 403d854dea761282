import { describe, expect, it } from 'vitest';
import { gridOf } from '../../src/lib/tileGrid';

describe('the grid of tables', () => {
  it.each([
    ['a telephone', 4, 390, 780, { columns: 1, rows: 1, shown: 1 }],
    ['a tablet on end', 3, 768, 970, { columns: 1, rows: 2, shown: 2 }],
    ['a small desktop', 4, 1280, 746, { columns: 2, rows: 1, shown: 2 }],
    ['a usual desktop', 4, 1920, 1026, { columns: 2, rows: 2, shown: 4 }],
    ['a usual desktop with three', 3, 1920, 1026, { columns: 3, rows: 1, shown: 3 }],
    ['a large one with many', 9, 2560, 1386, { columns: 2, rows: 2, shown: 4 }],
    ['one table', 1, 1920, 1026, { columns: 1, rows: 1, shown: 1 }],
    ['a page that was not measured yet', 2, 0, 0, { columns: 1, rows: 1, shown: 1 }],
    ['no table', 0, 1280, 746, { columns: 1, rows: 1, shown: 0 }],
  ])('fits %s', (_, tables, width, height, grid) => {
    expect(gridOf(tables, width, height)).toEqual(grid);
  });
});
