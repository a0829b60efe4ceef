import type { ListView } from '../../domain/list/ListView.ts';
import { plainText } from '../../domain/outside/plainText.ts';
import { pageQuery } from './pageQuery.ts';

const longestSearch = 100;

/** The query of a list call for this view: search and filters only where they narrow. */
export const listQueryOf = (view: ListView): Readonly<Record<string, string>> => {
  const words = plainText(view.q, longestSearch);
  return { ...pageQuery(view), ...(words !== undefined && { q: words }), ...view.filters };
};
