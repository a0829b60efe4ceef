import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { ListSpec } from '../../src/domain/list/ListSpec.ts';
import { pageSizes } from '../../src/domain/list/pageSizes.ts';
import { readListView } from '../../src/domain/list/readListView.ts';
import { listQueryOf } from '../../src/infrastructure/http/listQueryOf.ts';
import type { ListQuery } from './ListQuery.ts';

const paging: ReadonlySet<string> = new Set(['page', 'size', 'sort', 'q']);

/** Holds a list's screen and its service to the same sorts, filters and page sizes. Part of a `describe`. */
export const listAgrees = (spec: ListSpec, query: ListQuery): void => {
  const view = readListView('', spec);

  it('accepts every sort, filter and page size the screen offers', () => {
    const sorts = spec.sorts.flatMap((sort) => [
      { ...view, sort },
      { ...view, sort: `-${sort}` },
    ]);
    const filters = Object.entries(spec.filters).flatMap(([name, values]) =>
      values === 'text' ? [] : values.map((value) => ({ ...view, filters: { [name]: value } })),
    );
    const sizes = pageSizes.map((size) => ({ ...view, size, page: 1_000_000 }));
    const refused = [view, ...sorts, ...filters, ...sizes].filter((each) => !v.is(query, listQueryOf(each, spec)));
    expect(refused).toEqual([]);
  });

  it('can be narrowed by all that the service filters by', () => {
    // What belongs to another record, by its id, stands on the page of that record.
    const filters = Object.keys(query.entries).filter((name) => !paging.has(name) && !name.endsWith('Id'));
    expect(Object.keys(spec.filters)).toEqual(expect.arrayContaining(filters));
  });

  it('can be sorted by all that the service sorts by', () => {
    const sorts = spec.sorts.flatMap((sort) => [sort, `-${sort}`]);
    expect(sorts.toSorted()).toEqual(query.entries.sort.wrapped.options.toSorted());
  });
};
