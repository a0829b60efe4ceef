import type { Transaction } from 'kysely';
import type { DriverAtHand } from '../freight/verdict/Combination.ts';
import type { Tables } from '../Tables.ts';
import { heldPapers } from './heldPapers.ts';

/** Drivers of the transaction's company as the verdict sees them, by id. */
export async function driversAtHand(
  tx: Transaction<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DriverAtHand>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('driver')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  const shipments = await tx
    .selectFrom('shipment')
    .select(['driver_id', 'pickup_at', 'ends_at'])
    .where('driver_id', 'in', [...ids])
    .where('status', 'not in', ['cancelled', 'delivered', 'completed'])
    .execute();
  return new Map(
    rows.map((row) => {
      const { licence, cards } = heldPapers(row);
      return [
        row.id,
        {
          status: row.status,
          licence: licence && { categories: licence.categories, expiresOn: licence.expiresOn },
          cards: cards.map(({ type, expiresOn }) => ({ type, expiresOn })),
          engagements: shipments.flatMap((each) =>
            each.driver_id === row.id ? [{ from: each.pickup_at, to: each.ends_at }] : [],
          ),
        },
      ];
    }),
  );
}
