import { plainText } from '../outside/plainText.ts';
import type { ListSpec } from './ListSpec.ts';
import type { ListView } from './ListView.ts';
import { pageSizes } from './pageSizes.ts';
import { sortField } from './sortField.ts';

const longestSearch = 100;
const longestFilter = 60;
const largestPage = 1_000_000;

const readPage = (raw: string | null): number => {
  const page = Number(raw ?? 0);
  return Number.isSafeInteger(page) && page >= 0 && page <= largestPage ? page : 0;
};

const readFilter = (values: readonly string[] | 'text', raw: string | null): string | undefined => {
  if (raw === null || raw === '') return undefined;
  const isKnown = values === 'text' ? plainText(raw, longestFilter) === raw : values.includes(raw);
  return isKnown ? raw : undefined;
};

/** Reads a list view from the query; invalid values are ignored (product §6). */
export const readListView = (query: string, spec: ListSpec): ListView => {
  const params = new URLSearchParams(query);
  const sort = params.get('sort') ?? spec.sort;
  const filters = Object.entries(spec.filters).flatMap(([name, values]) => {
    const value = readFilter(values, params.get(name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    page: readPage(params.get('page')),
    size: pageSizes.find((size) => String(size) === params.get('size')) ?? pageSizes[0],
    sort: spec.sorts.includes(sortField(sort)) ? sort : spec.sort,
    q: Array.from(params.get('q') ?? '')
      .slice(0, longestSearch)
      .join(''),
    filters: Object.fromEntries(filters),
  };
};
