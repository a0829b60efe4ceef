import { sql, type RawBuilder } from 'kysely';
import { likePattern } from './likePattern.ts';
import { phoneSearchText } from './phoneSearchText.ts';
import { searchWords } from './searchWords.ts';

/**
 * SQL condition: the row's `search` column has each of these words, in any order and without accents, or the phone number
 * they spell. The subselects make PostgreSQL fold a word once per query instead of once per row.
 */
export const matchesSearch = (typed: string): RawBuilder<boolean> => {
  const each = searchWords(typed).map((word) => sql`search like (select search_key(${likePattern(word)}))`);
  const dialled = phoneSearchText(typed);
  const asTyped = sql<boolean>`(${sql.join(each, sql` and `)})`;
  return dialled === undefined ? asTyped : sql<boolean>`(${asTyped} or search like ${likePattern(dialled)})`;
};
