import { expect, it } from 'vitest';
import {
  addCount,
  addKept,
  type Counts,
  countsOf,
  eachKind,
  keptText,
} from '../../../../services/reports/counts/Counts.ts';

it('keeps counts as they are, whatever a key is called, and nothing of what there is none of', () => {
  const counts: Counts = new Map();
  addCount(countsOf(counts, '__proto__'), 100, 2);
  addCount(countsOf(counts, '__proto__'), 379, 1);
  addCount(countsOf(counts, 'Zeche Nord, Essen'), 4, 1);
  addCount(countsOf(counts, 'Zeche Nord, Essen'), 4, -1);
  const again: Counts = new Map();
  addKept(again, JSON.parse(keptText(counts)));
  const found = [...again].map(([key, own]) => {
    const kinds: (readonly [number, number])[] = [];
    eachKind(own, (code, n) => void kinds.push([code, n]));
    return [key, kinds];
  });
  expect(found).toEqual([
    [
      '__proto__',
      [
        [100, 2],
        [379, 1],
      ],
    ],
  ]);
});
