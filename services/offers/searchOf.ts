import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/** By what an offer is found: what its fleet sees of the load. Undefined for a load that it does not see any more. */
export async function searchOf(tx: Transaction<Tables>, loadId: string): Promise<string | undefined> {
  const load = await tx.selectFrom('load').select('search').where('id', '=', loadId).executeTakeFirst();
  return load?.search;
}
