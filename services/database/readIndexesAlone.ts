import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * For the rest of a transaction that reads a list: what lists count and sort by stands in indexes that are read alone. The planner takes
 * the way over the rows, as it cannot know how many a company has. What was found of 100,000 is sorted in memory.
 */
export const readIndexesAlone = (tx: QueryExecutorProvider): Promise<unknown> =>
  sql`select set_config('enable_bitmapscan', 'off', true), set_config('work_mem', '16MB', true)`.execute(tx);
