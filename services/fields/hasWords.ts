import { type RawBuilder, sql } from 'kysely';
import { likePattern } from './likePattern.ts';
import { searchCondition, type Towns } from './searchCondition.ts';

const or = sql` or `;

/** SQL condition: `searchCondition` holds for one of the columns, which are in lower case. */
export const hasWords = (typed: string, towns: Towns, columns: readonly string[] = ['search']): RawBuilder<boolean> =>
  searchCondition<RawBuilder<boolean>>(typed, towns, {
    has: (text) =>
      sql`(${sql.join(
        columns.map((column) => sql`${sql.ref(column)} like ${likePattern(text)}`),
        or,
      )})`,
    all: (conditions) => sql`(${sql.join(conditions, sql` and `)})`,
    either: (one, other) => sql`(${one} or ${other})`,
  });
