import { type RawBuilder, sql } from 'kysely';
import { likePattern } from './likePattern.ts';
import { searchCondition, type Towns } from './searchCondition.ts';

const inSearch = (text: string): RawBuilder<unknown> => sql`search like ${likePattern(text)}`;

/** SQL condition: `searchCondition` holds for a record, by default for its `search` column, which is in lower case. */
export const hasWords = (typed: string, towns: Towns, has = inSearch): RawBuilder<boolean> =>
  sql<boolean>`${searchCondition<RawBuilder<unknown>>(typed, towns, {
    has,
    all: (conditions) => sql`(${sql.join(conditions, sql` and `)})`,
    either: (one, other) => sql`(${one} or ${other})`,
  })}`;
