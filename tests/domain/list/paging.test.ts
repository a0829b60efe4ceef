import { expect, it } from 'vitest';
import { hasNext } from '../../../src/domain/list/hasNext.ts';
import { hasPrevious } from '../../../src/domain/list/hasPrevious.ts';
import { lastPage } from '../../../src/domain/list/lastPage.ts';
import { nextPage } from '../../../src/domain/list/nextPage.ts';
import { replacementPage } from '../../../src/domain/list/replacementPage.ts';
import { previousPage } from '../../../src/domain/list/previousPage.ts';

it('moves one page forward or back and changes nothing else', () => {
  const paging = { page: 3, size: 20, q: 'x' };
  expect(nextPage(paging)).toEqual({ page: 4, size: 20, q: 'x' });
  expect(previousPage(paging)).toEqual({ page: 2, size: 20, q: 'x' });
  expect(paging.page).toBe(3);
});

it.each([
  [0, 0, false, false],
  [0, 20, false, false],
  [0, 21, false, true],
  [1, 40, true, false],
  [1, 41, true, true],
])('page %i of %i rows, 20 per page, has a previous page: %s, a next page: %s', (page, total, previous, next) => {
  expect(hasPrevious({ page })).toBe(previous);
  expect(hasNext({ page, size: 20, total })).toBe(next);
});

it.each([
  [0, 0],
  [1, 0],
  [20, 0],
  [21, 1],
  [41, 2],
])('the last page of %i rows, 20 per page, is %i', (total, last) => {
  expect(lastPage({ size: 20, total })).toBe(last);
});

it.each([
  [0, 0, undefined],
  [1, 0, 0],
  [0, 20, undefined],
  [1, 20, 0],
  [1, 21, undefined],
  [99, 41, 2],
])('instead of page %i of %i rows, 20 per page, page %s is shown', (page, total, instead) => {
  expect(replacementPage({ page, size: 20, total })).toBe(instead);
});
