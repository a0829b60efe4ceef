import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortestScan } from '../../../services/database/shortestScan.ts';

it('reaches the same rows as a scan from the start, skipping at most half of them', () => {
  const direction = fc.constantFrom('asc' as const, 'desc' as const);
  fc.assert(
    fc.property(fc.nat(60), fc.nat(12), fc.integer({ min: 1, max: 9 }), direction, (total, page, size, asked) => {
      const ascending = Array.from({ length: total }, (_, index) => index);
      const sorted = (order: 'asc' | 'desc') => (order === 'asc' ? ascending : ascending.toReversed());
      const way = shortestScan({ page, size, direction: asked }, total);
      const found = sorted(way.direction).slice(way.skip, way.skip + way.take);
      const expected = sorted(asked).slice(page * size, (page + 1) * size);
      expect(way.direction === asked ? found : found.toReversed()).toEqual(expected);
      expect(way.take === 0 || way.skip <= total / 2).toBe(true);
    }),
  );
});
