import { type RawBuilder, sql } from 'kysely';
import { likePattern } from './likePattern.ts';
import { searchWords } from './searchWords.ts';

/** SQL condition: each word of a search is in one of these columns, which are in lower case. */
export const hasWords = (typed: string, columns: readonly string[] = ['search']): RawBuilder<boolean> => {
  const hasWord = (pattern: string) =>
    sql`(${sql.join(
      columns.map((column) => sql`${sql.ref(column)} like ${pattern}`),
      sql` or `,
    )})`;
  const each = searchWords(typed).map((word) => hasWord(likePattern(word)));
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
};
