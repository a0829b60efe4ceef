import { plainText } from '../outside/plainText.ts';
import type { ListSpec } from './ListSpec.ts';
import type { ListView } from './ListView.ts';
import { pageSizes } from './pageSizes.ts';
import { plainView } from './plainView.ts';
import { sortField } from './sortField.ts';
import type { ViewFacts } from './ViewFacts.ts';

const longestSearch = 100;
const longestFilter = 60;
const largestPage = 1_000_000;

const readPage = (raw: string | null): number => {
  const page = Number(raw ?? 0);
  return Number.isSafeInteger(page) && page >= 0 && page <= largestPage ? page : 0;
};

/** A filter's value, '' if it was cleared; undefined if there is none or it is unknown. */
const readFilter = (values: readonly string[] | 'text', raw: string | null): string | undefined => {
  if (raw === null || raw === '') return raw ?? undefined;
  const isKnown = values === 'text' ? plainText(raw, longestFilter) === raw : values.includes(raw);
  return isKnown ? raw : undefined;
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
