import { expect, it } from 'vitest';
import { addCount, addKept, type Counts, keptText } from '../../../../services/reports/counts/Counts.ts';

it('keeps counts as they are, whatever a key is called, and nothing of what there is none of', () => {
  const counts: Counts = new Map();
  addCount(counts, '__proto__', 100, 2);
  addCount(counts, 'Zeche Nord, Essen', 4, 1);
  addCount(counts, 'Zeche Nord, Essen', 4, -1);
  const again: Counts = new Map();
  addKept(again, JSON.parse(keptText(counts)));
  expect(again).toEqual(new Map([['__proto__', new Map([[100, 2]])]]));
});
