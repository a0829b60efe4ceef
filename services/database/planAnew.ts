import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * For the rest of a transaction. A plan made for any values goes through all that a filter may find and sorts it; one made for these knows
 * that a page of very many is soon found in order.
 */
export const planAnew = (tx: QueryExecutorProvider): Promise<unknown> =>
  sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(tx);
