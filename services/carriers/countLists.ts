import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/** How many lists the transaction's shipper has. */
export async function countLists(tx: Transaction<Tables>): Promise<number> {
  const { count } = await tx
    .selectFrom('carrier_list')
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
