import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addCount, eachKind, noCounts } from '../../../../services/reports/counts/Counts.ts';
import { addFine, moreFine, moreFineText, packedFine } from '../../../../services/reports/counts/fineCounts.ts';

const countsWith = (pairs: readonly (readonly [number, number])[]) => {
  const counts = noCounts();
  for (const [code, n] of pairs) addCount(counts, code, n);
  return counts;
};

const pairsOf = (packed: string) => {
  const counts = noCounts();
  addFine(counts, packed);
  const found: (readonly [number, number])[] = [];
  eachKind(counts, (code, n) => void found.push([code, n]));
  return found;
};

it('packs codes as distances, with how many of each', () => {
  expect(
    packedFine(
      countsWith([
        [1093, 2],
        [1090, 1],
        [400, 90],
        [1100, 0],
      ]),
    ),
  ).toBe('400x90 690 3x2');
  expect(packedFine(noCounts())).toBe('');
});

it('finds all that was packed again, however many there are or are still missing', () => {
  const pair = fc.tuple(
    fc.integer({ min: 400, max: 400_000 }),
    fc.oneof(fc.constantFrom(1, -1), fc.integer({ min: -5_000_000_000, max: 5_000_000_000 })),
  );
  fc.assert(
    fc.property(fc.uniqueArray(pair, { selector: ([code]) => code }), (pairs) => {
      const kept = pairs.filter(([, n]) => n !== 0).toSorted(([one], [other]) => one - other);
      expect(pairsOf(packedFine(countsWith(pairs)))).toEqual(kept);
    }),
  );
});

it('adds more to what was packed, and keeps no group of which nothing is left', () => {
  expect(
    moreFine(
      '1090 3x2',
      countsWith([
        [1093, -1],
        [1095, 1],
      ]),
    ),
  ).toBe('1090 3 2');
  const kept = { '__proto__, Essen': '1090', Lyon: '1090' };
  const more = new Map([
    ['Lyon', countsWith([[1090, -1]])],
    ['__proto__', countsWith([[1090, 1]])],
  ]);
  expect(Object.entries(JSON.parse(moreFineText(kept, more)))).toEqual([
    ['__proto__, Essen', '1090'],
    ['__proto__', '1090'],
  ]);
});
