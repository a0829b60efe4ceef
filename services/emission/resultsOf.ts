import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { WithheldReason } from './Consignment.ts';
import type { Footprint } from './Footprint.ts';

interface Kept {
  readonly footprint: Footprint | null;
  /** Why there is no figure. */
  readonly reason: WithheldReason | null;
}

/** The whole figures of shipments of the transaction's company, by shipment; none where nothing was found yet. */
export async function resultsOf(tx: Transaction<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, Kept>> {
  const rows = await tx
    .selectFrom('shipment_footprint')
    .select(['shipment_id', 'result', 'reason'])
    .where(sql<boolean>`shipment_id = any (${sql.val(ids)}::uuid[])`)
    .where('is_current', '=', true)
    .execute();
  return new Map(rows.map(({ shipment_id: id, result, reason }) => [id, { footprint: result, reason }]));
}
