import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { wholeNumber } from '../fields/wholeNumber.ts';
import type { Tables } from '../Tables.ts';
import { levels } from './Footprint.ts';

/** What a list says of a figure: grams of CO2e, well to wheel, and how they were found. */
export const shortFootprintAnswer = v.pipe(
  v.object({ level: v.picklist(levels), wtwGrams: wholeNumber }),
  v.metadata({ ref: 'ShortFootprint' }),
);

type ShortFootprint = v.InferOutput<typeof shortFootprintAnswer>;

/** The figures of shipments of the transaction's company, by shipment; none where there is none. */
export async function footprintsOf(
  tx: Transaction<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShortFootprint>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('shipment_footprint')
    .select(['shipment_id', 'level', 'wtw_grams'])
    .where(sql<boolean>`shipment_id = any (${sql.val(ids)}::uuid[])`)
    .where('is_current', '=', true)
    .execute();
  return new Map(
    rows.flatMap(({ shipment_id: id, level, wtw_grams: wtwGrams }) =>
      level === null || wtwGrams === null ? [] : [[id, { level, wtwGrams }] as const],
    ),
  );
}
