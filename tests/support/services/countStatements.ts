import type { Kysely, KyselyPlugin } from 'kysely';
import type { Tables } from '../../../services/Tables.ts';

/** The same database, with a count of the statements sent through it: work that can be counted tells more than a clock. */
export function countStatements(db: Kysely<Tables>): { readonly db: Kysely<Tables>; readonly count: () => number } {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      statements += 1;
      return Promise.resolve(result);
    },
  };
  return { db: db.withPlugin(counting), count: () => statements };
}
