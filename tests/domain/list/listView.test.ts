import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFiltered } from '../../../src/domain/list/isFiltered.ts';
import type { ListSpec } from '../../../src/domain/list/ListSpec.ts';
import { nextSort } from '../../../src/domain/list/nextSort.ts';
import { readHiddenColumns } from '../../../src/domain/list/readHiddenColumns.ts';
import { readListView } from '../../../src/domain/list/readListView.ts';
import { writeListView } from '../../../src/domain/list/writeListView.ts';

const spec: ListSpec = {
  sorts: ['fleetNo', 'make'],
  sort: 'fleetNo',
  filters: { status: ['available', 'assigned'], from: 'text' },
  hideable: ['make', 'model'],
};
const plain = { page: 0, size: 25, sort: 'fleetNo', q: '', filters: {} };

describe('the view of a list', () => {
  it.each([
    ['', plain],
    ['?page=3&size=50', { ...plain, page: 3, size: 50 }],
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

  it.each([
    ['', []],
    ['?hide=', []],
    ['?hide=model', ['model']],
    ['?hide=model.make.model', ['make', 'model']],
    ['?hide=fleetNo.make', ['make']],
    ['?hide=fleetNo', []],
    ['?hide=nonsense.%00.constructor', []],
  ])('with the query %s hides the columns %j', (query, hidden) => {
    expect(readHiddenColumns(query, spec)).toEqual(hidden);
    expect(readListView(query, spec)).toEqual(plain);
  });

  it('hides no column of a list without hideable columns', () => {
    expect(readHiddenColumns('?hide=make', { sorts: [], sort: 'make', filters: {} })).toEqual([]);
  });

  it('keeps its hidden columns in the query', () => {
    const query = writeListView({ ...plain, page: 2 }, spec, ['make', 'model']);
    expect(query).toBe('hide=make.model&page=2');
    expect(readHiddenColumns(query, spec)).toEqual(['make', 'model']);
  });

  it('is written without default values', () => {
    expect(writeListView(plain, spec)).toBe('');
    expect(writeListView({ ...plain, filters: { status: '' }, page: 2, sort: '-make' }, spec)).toBe(
      'sort=-make&page=2',
    );
  });
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
