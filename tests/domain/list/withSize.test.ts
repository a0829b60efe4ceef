import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageSizes } from '../../../src/domain/list/pageSizes.ts';
import { withSize } from '../../../src/domain/list/withSize.ts';

it.each([
  [0, 25, 1000, 0],
  [1, 25, 50, 0],
  [3, 25, 50, 1],
  [3, 25, 100, 0],
  [4, 25, 100, 1],
  [41, 25, 1000, 1],
  [1, 1000, 25, 40],
  [2, 50, 25, 4],
  [1, 100, 100, 1],
])('page %i of size %i becomes, with size %i, page %i', (page, size, newSize, newPage) => {
  expect(withSize({ page, size }, newSize)).toEqual({ page: newPage, size: newSize });
});

it('the first visible row stays visible when the page size changes', () => {
  const size = fc.constantFrom(...pageSizes);
  fc.assert(
    fc.property(fc.nat({ max: 100_000 }), size, size, (page, before, after) => {
      const first = page * before;
      const shown = withSize({ page, size: before }, after);
      expect(shown.page * after).toBeLessThanOrEqual(first);
      expect((shown.page + 1) * after).toBeGreaterThan(first);
    }),
  );
});
