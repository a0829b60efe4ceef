import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Call } from './Call.ts';
import type { IdempotencyTables } from './IdempotencyTables.ts';

/** SQL condition for the row of a call. */
export const matchesCall =
  (call: Call) =>
  (is: ExpressionBuilder<IdempotencyTables, 'idempotency_key'>): Expression<SqlBool> =>
    is.and([
      is('key', '=', call.key),
      is('user_id', '=', call.user_id),
      is('route', '=', call.route),
      sql<boolean>`company_id is not distinct from ${call.company_id}::uuid`,
    ]);
