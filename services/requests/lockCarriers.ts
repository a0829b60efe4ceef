import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/**
 * Holds the carriers of the transaction's shipper until it ends. Whatever happens to a request shares them, and whoever blocks a fleet or
 * changes a list has them alone; so nobody is asked, heard or awarded while it is being decided who may be. Comes before the lock
 * of a request.
 */
export const lockCarriers = (tx: Transaction<Tables>, how: 'shared' | 'alone'): Promise<unknown> =>
  sql`select ${how === 'alone' ? sql`pg_advisory_xact_lock` : sql`pg_advisory_xact_lock_shared`}(
    hashtextextended('carriers ' || current_company()::text, 0))`.execute(tx);
