import type { Kysely, KyselyPlugin } from 'kysely';
import type { Tables } from '../../../services/Tables.ts';

/** Wraps a database to count its statements, which is more reliable than measuring time. */
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
