import type { ListView } from '../../domain/list/ListView.ts';
import { pageQuery } from './pageQuery.ts';

/** The query of a list call for this view: search and filters only where they narrow. */
export const listQueryOf = (view: ListView): Readonly<Record<string, string>> => ({
  ...pageQuery(view),
  ...(view.q.trim() !== '' && { q: view.q.trim() }),
  ...view.filters,
});
