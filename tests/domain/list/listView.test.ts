import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFiltered } from '../../../src/domain/list/isFiltered.ts';
import type { ListSpec } from '../../../src/domain/list/ListSpec.ts';
import { nextSort } from '../../../src/domain/list/nextSort.ts';
import { moveColumn } from '../../../src/domain/list/moveColumn.ts';
import { readColumns } from '../../../src/domain/list/readColumns.ts';
import { readListView } from '../../../src/domain/list/readListView.ts';
import { writeListView } from '../../../src/domain/list/writeListView.ts';

const spec: ListSpec = {
  sorts: ['fleetNo', 'make'],
  sort: 'fleetNo',
  filters: { status: ['available', 'assigned'], from: 'text' },
  columns: { shown: ['make', 'model'], more: ['temperatureC.min'] },
};
const plain = { page: 0, size: 25, sort: 'fleetNo', q: '', filters: {} };

describe('the view of a list', () => {
  it.each([
    ['', plain],
    ['?page=3&size=50', { ...plain, page: 3, size: 50 }],
    ['?size=100', { ...plain, size: 100 }],
    ['?size=1000', { ...plain, size: 1000 }],
    ['?size=500', plain],
    ['?sort=-make&q=Volvo+FH', { ...plain, sort: '-make', q: 'Volvo FH' }],
    ['?status=assigned&from=2026-11-01', { ...plain, filters: { status: 'assigned', from: '2026-11-01' } }],
    ['?page=-1', plain],
    ['?page=1.5', plain],
    ['?page=1e99', plain],
    ['?size=7', plain],
    ['?size=100000', plain],
    ['?sort=password', plain],
    ['?sort=--make', plain],
    ['?status=nonsense', plain],
    ['?status=', plain],
    ['?from=a%0D%0Ab', plain],
    ['?constructor=x&__proto__=y', plain],
  ])('is read from the query %s', (query, view) => {
    expect(readListView(query, spec)).toEqual(view);
  });

  it('is read from any query, and reads back what it writes', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const view = readListView(query, spec);
        expect(readListView(writeListView(view, spec), spec)).toEqual(view);
      }),
    );
  });

  it('that builds on a saved one names it, and says only what is different', () => {
    const base = { ...plain, key: 'mine', q: 'volvo', filters: { status: 'available' } };
    expect(writeListView({ ...base, sort: '-make' }, spec, base)).toBe('view=mine&sort=-make');
    expect(writeListView({ ...base, q: '' }, spec, base)).toBe('view=mine&q=');
  });

  it.each([
    ['', undefined],
    ['?columns=', undefined],
    ['?columns=model', ['model']],
    ['?columns=temperatureC.min-make-make', ['temperatureC.min', 'make']],
    ['?columns=fleetNo-make', ['make']],
    ['?columns=fleetNo', undefined],
    ['?columns=nonsense-%00-constructor', undefined],
  ])('with the query %s shows the columns %j', (query, shown) => {
    expect(readColumns(query, spec)).toEqual(shown);
    expect(readListView(query, spec)).toEqual(plain);
  });

  it('has no columns to choose in a list without any', () => {
    expect(readColumns('?columns=make', { sorts: [], sort: 'make', filters: {} })).toBeUndefined();
  });

  it('keeps its columns in the query, in their order', () => {
    const query = writeListView({ ...plain, page: 2, columns: ['model', 'make'] }, spec);
    expect(query).toBe('columns=model-make&page=2');
    expect(readColumns(query, spec)).toEqual(['model', 'make']);
  });

  const facts = { q: 'krone', filters: { status: 'assigned' }, sort: '-make' };
  const base = { ...facts, key: 'mine' };

  it.each([
    ['', { ...plain, ...facts }],
    ['?status=', { ...plain, ...facts, filters: {} }],
    ['?q=&sort=fleetNo', { ...plain, filters: { status: 'assigned' } }],
    ['?status=nonsense&sort=password', { ...plain, ...facts }],
  ])('builds on a saved view: %s', (query, view) => {
    expect(readListView(query, spec, base)).toEqual(view);
    expect(readListView(writeListView(view, spec, base), spec, base)).toEqual(view);
  });

  it('is written without default values', () => {
    expect(writeListView(plain, spec)).toBe('');
    expect(writeListView({ ...plain, filters: { status: '' }, page: 2, sort: '-make' }, spec)).toBe(
      'sort=-make&page=2',
    );
  });
});

it.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 9, ['a', 'b', 'c']],
  ['d', 1, ['a', 'b', 'c']],
])('moving the column %s by %i of a, b and c leaves %j', (column, by, left) => {
  expect(moveColumn(['a', 'b', 'c'], column, by)).toEqual(left);
});

it.each([
  ['make', 'fleetNo', 'fleetNo'],
  ['fleetNo', 'fleetNo', '-fleetNo'],
  ['-fleetNo', 'fleetNo', 'fleetNo'],
])('after sorting by %s, clicking %s sorts by %s', (sort, field, next) => {
  expect(nextSort(sort, field)).toBe(next);
});

it.each([
  [{ q: ' ', filters: {} }, false],
  [{ q: 'a', filters: {} }, true],
  [{ q: '', filters: { status: 'assigned' } }, true],
  [{ q: '', filters: { status: '' } }, false],
])('whether %j narrows the list: %s', (view, narrowed) => {
  expect(isFiltered(view)).toBe(narrowed);
});
