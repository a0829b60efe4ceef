import type { Transaction } from 'kysely';
import type { DriverAtHand } from '../freight/verdict/Combination.ts';
import type { Tables } from '../Tables.ts';
import { heldPapers } from './heldPapers.ts';

/** A driver of the transaction's company as the verdict sees them; undefined if there is none of this id. */
export async function driverAtHand(tx: Transaction<Tables>, id: string): Promise<DriverAtHand | undefined> {
  const row = await tx.selectFrom('driver').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { licence, cards } = heldPapers(row);
  const shipments = await tx
    .selectFrom('shipment')
    .select(['pickup_at', 'ends_at'])
    .where('driver_id', '=', id)
    .where('status', 'not in', ['cancelled', 'delivered', 'completed'])
    .execute();
  return {
    status: row.status,
    licence: licence && { categories: licence.categories, expiresOn: licence.expiresOn },
    cards: cards.map(({ type, expiresOn }) => ({ type, expiresOn })),
    engagements: shipments.map(({ pickup_at: from, ends_at: to }) => ({ from, to })),
  };
}
