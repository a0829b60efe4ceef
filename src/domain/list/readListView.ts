import type { ListSpec } from './ListSpec.ts';
import type { ListView } from './ListView.ts';
import { longestSearch } from './longestSearch.ts';
import { pageSizes } from './pageSizes.ts';
import { plainView } from './plainView.ts';
import { readFilter } from './readFilter.ts';
import { sortField } from './sortField.ts';
import type { ViewFacts } from './ViewFacts.ts';

const largestPage = 1_000_000;

const readPage = (raw: string | null): number => {
  const page = Number(raw ?? 0);
  return Number.isSafeInteger(page) && page >= 0 && page <= largestPage ? page : 0;
};

/**
 * Reads a list view from the query; invalid values are ignored (product §6). What the query leaves out is as in `base`,
 * the saved view it builds on.
 */
export const readListView = (query: string, spec: ListSpec, base: ViewFacts = plainView(spec)): ListView => {
  const params = new URLSearchParams(query);
  const sort = params.get('sort') ?? base.sort;
  const filters = Object.entries(spec.filters).flatMap(([name, values]) => {
    const value = readFilter(values, params.get(name)) ?? base.filters[name] ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  return {
    page: readPage(params.get('page')),
    size: pageSizes.find((size) => String(size) === params.get('size')) ?? pageSizes[0],
    sort: spec.sorts.includes(sortField(sort)) ? sort : base.sort,
    q: Array.from(params.get('q') ?? base.q)
      .slice(0, longestSearch)
      .join(''),
    filters: Object.fromEntries(filters),
  };
};
