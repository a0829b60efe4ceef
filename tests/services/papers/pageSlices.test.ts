import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageSlices } from '../../../services/papers/pageSlices.ts';

it('matches a page of all parts concatenated', () => {
  const parts = fc.array(fc.nat(12), { maxLength: 4 });
  fc.assert(
    fc.property(parts, fc.nat(40), fc.integer({ min: 1, max: 20 }), (lengths, offset, size) => {
      const rows = lengths.flatMap((length, part) => Array.from({ length }, (_, index) => [part, index]));
      const named = lengths.map((length, part) => [part, length] as const);
      const found = pageSlices(named, offset, size).flatMap(({ part, skip, take }) =>
        Array.from({ length: take }, (_, index) => [part, skip + index]),
      );
      expect(found).toEqual(rows.slice(offset, offset + size));
    }),
  );
});
