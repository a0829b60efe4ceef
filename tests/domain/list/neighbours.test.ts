import { expect, it } from 'vitest';
import { neighbours } from '../../../src/domain/list/neighbours.ts';

const page = { rows: ['a', 'b', 'c'], page: 2, size: 3, total: 10 };
const idOf = (row: unknown) => (typeof row === 'string' ? row : undefined);

it.each([
  ['a', { at: 7, total: 10, previous: undefined, next: 'b' }],
  ['b', { at: 8, total: 10, previous: 'a', next: 'c' }],
  ['c', { at: 9, total: 10, previous: 'b', next: undefined }],
  ['d', undefined],
])('row %s is counted over all pages, and has the neighbours of its own page', (id, found) => {
  expect(neighbours(page, idOf, id)).toEqual(found);
});
