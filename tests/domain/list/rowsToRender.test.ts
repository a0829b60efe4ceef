import { expect, it } from 'vitest';
import { rowsToRender } from '../../../src/domain/list/rowsToRender.ts';

it.each([
  ['the given range', { first: 3, last: 6, count: 10 }, undefined, [3, 4, 5, 6]],
  ['no rows before the first or after the last', { first: -2, last: 5, count: 4 }, undefined, [0, 1, 2, 3]],
  ['no rows of an empty list', { first: -2, last: 2, count: 0 }, undefined, []],
  [
    'the focused row above the range with its neighbours',
    { first: 50, last: 52, count: 100 },
    7,
    [6, 7, 8, 50, 51, 52],
  ],
  ['the focused row below the range with its neighbours', { first: 0, last: 1, count: 100 }, 99, [0, 1, 98, 99]],
  ['a focused row within the range only once', { first: 4, last: 7, count: 10 }, 7, [4, 5, 6, 7, 8]],
])('renders %s', (_, range, focused, drawn) => {
  expect(rowsToRender(range, focused)).toEqual(drawn);
});
