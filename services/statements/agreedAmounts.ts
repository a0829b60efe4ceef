import type { Transaction } from 'kysely';
import { foldRows } from '../shipments/foldRows.ts';
import { readEvents } from '../shipments/readEvents.ts';
import { stopWaitings } from '../shipments/stopWaiting.ts';
import type { Tables } from '../Tables.ts';
import type { AgreedAmount } from './rules/Statement.ts';

/**
 * What both parties of a shipment agreed by now, whatever its statement says: the price, or what the terms give for a cancellation
 * instead, and accepted waiting by stop.
 */
export async function agreedAmounts(tx: Transaction<Tables>, id: string, now: Date): Promise<readonly AgreedAmount[]> {
  const shipment = await tx
    .selectFrom('shipment')
    .select(['price_minor', 'cancellation_fee_minor', 'currency', 'terms', 'content'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const folded = foldRows(shipment, await readEvents(tx, id, 1));
  const waitings = stopWaitings(shipment, folded, now);
  return [
    folded.cancelled
      ? { id: 'tonu', kind: 'tonu', stop: null, amountMinor: shipment.cancellation_fee_minor }
      : { id: 'linehaul', kind: 'linehaul', stop: null, amountMinor: shipment.price_minor },
    ...waitings
      .filter(({ state, charge }) => state === 'accepted' && charge.amountMinor > 0)
      .map(({ stop, charge }) => ({
        id: `waiting-${stop}`,
        kind: 'waiting' as const,
        stop,
        amountMinor: charge.amountMinor,
      })),
  ];
}
