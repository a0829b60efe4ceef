import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesBetween } from '../../../src/domain/record/changesBetween.ts';
import { mergeOver } from '../../../src/domain/record/mergeOver.ts';

const before = { plate: 'B-GL 1', make: 'MAN', model: 'TGX' };

it('two drafts differ in the fields with other values, ignoring spaces around them', () => {
  expect(changesBetween(before, { plate: ' B-GL 1 ', make: 'DAF', model: '' })).toEqual(['make', 'model']);
  expect(changesBetween(before, before)).toEqual([]);
});

it('a merge keeps their change where I made none, and mine otherwise', () => {
  const mine = { ...before, make: 'DAF' };
  const theirs = { ...before, make: 'Iveco', model: 'S-Way' };
  expect(mergeOver(before, mine, theirs)).toEqual({ plate: 'B-GL 1', make: 'DAF', model: 'S-Way' });
});

it('a merge contains only values from one of the two, and all of my changes', () => {
  const draft = fc.record({ plate: fc.string(), make: fc.string(), model: fc.string() });
  fc.assert(
    fc.property(draft, draft, draft, (held, mine, theirs) => {
      const merged = mergeOver(held, mine, theirs);
      for (const field of changesBetween(mine, held)) expect(merged[field]).toBe(mine[field]);
      for (const field of changesBetween(merged, theirs)) expect(merged[field]).toBe(mine[field]);
    }),
  );
});
