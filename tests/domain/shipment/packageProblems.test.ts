import { expect, it } from 'vitest';
import { packageProblems } from '../../../src/domain/shipment/packageProblems.ts';

const tooMany = (field: string) => [{ field, code: 'more_than_ordered', most: 33 }];

it.each([
  [33, 0, 0, []],
  [31, 2, 0, []],
  [31, 2, 31, []],
  [30, 0, 0, []],
  [0, 33, 0, []],
  [34, 0, 0, tooMany('delivered')],
  [33, 1, 0, tooMany('short')],
  [34, 1, 0, tooMany('delivered')],
  [0, 34, 0, tooMany('short')],
  [31, 2, 32, [{ field: 'damaged', code: 'more_than_delivered', most: 31 }]],
  [34, 0, 35, [...tooMany('delivered'), { field: 'damaged', code: 'more_than_delivered', most: 34 }]],
])('of 33 packages, %i delivered, %i short and %i damaged: %j', (delivered, short, damaged, problems) => {
  expect(packageProblems({ delivered, short, damaged }, 33, false)).toEqual(problems);
});

it('more can come than was ordered where a note says why, but not more damaged than came', () => {
  expect(packageProblems({ delivered: 35, short: 1, damaged: 0 }, 33, true)).toEqual([]);
  expect(packageProblems({ delivered: 35, short: 0, damaged: 36 }, 33, true)).toHaveLength(1);
});

it('nothing is held against an order of no packages', () => {
  expect(packageProblems({ delivered: 2, short: 1, damaged: 0 }, 0, false)).toEqual([]);
});
