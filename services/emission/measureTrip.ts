import type { Transaction } from 'kysely';
import type { Random } from '../random/Random.ts';
import type { Tables } from '../Tables.ts';
import { goodsOf, truckOf } from './bestFootprint.ts';
import type { Factor } from './FactorSet.ts';
import { keepFootprints } from './keepFootprints.ts';
import { measuredFootprints } from './measuredFootprints.ts';
import type { KnownTrip } from './readTrips.ts';

interface Burnt {
  readonly carrierId: string;
  readonly vehicleId: string;
  readonly userId: string | null;
  readonly factor: Factor;
  readonly amount: number;
}

/** The shipments of a trip with their goods; those that cannot be counted, for which the others would pay. */
export function sharing(trips: readonly KnownTrip[]) {
  const all = trips.map((known) => ({ known, consignments: goodsOf(known.trip), truck: truckOf(known.trip) }));
  return {
    carried: all.flatMap(({ known, consignments, truck }) =>
      typeof consignments === 'string'
        ? []
        : [{ known, consignments, truck: truck ?? { class: 'any_hgv' as const, refrigerated: false } }],
    ),
    withheld: all.flatMap(({ known, consignments }) => (typeof consignments === 'string' ? [known] : [])),
  };
}

/** Keeps what a truck burnt on a trip, and what of it falls on each of its shipments. In a transaction that holds them. */
export async function measureTrip(
  tx: Transaction<Tables>,
  trips: readonly KnownTrip[],
  { carrierId, vehicleId, userId, factor, amount }: Burnt,
  { random, now }: { readonly random: Random; readonly now: Date },
): Promise<void> {
  const { carried } = sharing(trips);
  const fuelEntryId = random.uuid();
  await tx
    .insertInto('fuel_entry')
    .values({
      id: fuelEntryId,
      company_id: carrierId,
      vehicle_id: vehicleId,
      created_at: now,
      by_user_id: userId,
      fuel: factor.key,
      unit: factor.unit,
      amount,
      shipment_ids: trips.map(({ id }) => id),
    })
    .execute();
  const footprints = measuredFootprints(carried, { amount, factor });
  const found = carried.flatMap(({ known }, nth) => {
    const footprint = footprints[nth];
    return footprint ? [{ known, footprint }] : [];
  });
  await keepFootprints(tx, found, { random, now, fuelEntryId });
}
