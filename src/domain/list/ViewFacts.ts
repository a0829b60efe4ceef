import type { ListView } from './ListView.ts';

/** What a view of a list is about: search, filters and sort, without the page. */
export type ViewFacts = Pick<ListView, 'q' | 'filters' | 'sort'>;
