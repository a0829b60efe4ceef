import { sql, type Transaction } from 'kysely';
import type { Random } from '../random/Random.ts';
import type { Tables } from '../Tables.ts';
import type { WithheldReason } from './Consignment.ts';
import type { Footprint } from './Footprint.ts';
import type { KnownTrip } from './readTrips.ts';

/** What was found for a shipment. */
export interface Found {
  readonly known: KnownTrip;
  readonly footprint: Footprint | WithheldReason;
}

interface Beside {
  readonly random: Random;
  readonly now: Date;
  readonly fuelEntryId: string | null;
}

/** Keeps figures beside the earlier ones, which stay as they are. In a transaction that holds the shipments. */
export async function keepFootprints(
  tx: Transaction<Tables>,
  found: readonly Found[],
  { random, now, fuelEntryId }: Beside,
): Promise<void> {
  if (found.length === 0) return;
  await tx
    .updateTable('shipment_footprint')
    .set({ is_current: false })
    .where(sql<boolean>`shipment_id = any (${sql.val(found.map(({ known }) => known.id))}::uuid[])`)
    .where('is_current', '=', true)
    .execute();
  const rows = found.map(({ known, footprint }) => {
    const isWithheld = typeof footprint === 'string';
    return {
      id: random.uuid(),
      shipment_id: known.id,
      company_id: known.companyId,
      carrier_id: known.carrierId,
      created_at: now,
      replaces: known.footprintId,
      fuel_entry_id: fuelEntryId,
      level: isWithheld ? null : footprint.level,
      reason: isWithheld ? footprint : null,
      wtw_grams: isWithheld ? null : footprint.wtwGrams,
      ttw_grams: isWithheld ? null : footprint.ttwGrams,
      tkm: isWithheld ? null : footprint.tkm,
      result: isWithheld ? null : JSON.stringify(footprint),
    };
  });
  await tx.insertInto('shipment_footprint').values(rows).execute();
}
