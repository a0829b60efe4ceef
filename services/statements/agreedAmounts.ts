import type { Transaction } from 'kysely';
import { hasOpenCharge } from '../shipments/fold/hasOpenCharge.ts';
import { foldRows } from '../shipments/foldRows.ts';
import type { EventRow, ShipmentRow } from '../shipments/ShipmentTables.ts';
import { stopWaitings } from '../shipments/stopWaiting.ts';
import { unowedEvents } from '../shipments/unowedEvents.ts';
import type { Tables } from '../Tables.ts';
import type { AgreedAmount } from './rules/Statement.ts';

/** What both parties of a shipment agreed by now, and whether a charge for waiting is unanswered. */
export interface Agreed {
  readonly amounts: readonly AgreedAmount[];
  readonly isWaitingOpen: boolean;
}

/** Of a shipment that is not there. */
export const nothingAgreed: Agreed = { amounts: [], isWaitingOpen: false };

type Priced = Pick<ShipmentRow, 'price_minor' | 'cancellation_fee_minor' | 'currency' | 'terms' | 'content'>;

function agreedIn(shipment: Priced, events: readonly EventRow[], now: Date): Agreed {
  const folded = foldRows(shipment, events);
  const amounts: readonly AgreedAmount[] = [
    folded.cancelled
      ? { id: 'tonu', kind: 'tonu', stop: null, amountMinor: shipment.cancellation_fee_minor }
      : { id: 'linehaul', kind: 'linehaul', stop: null, amountMinor: shipment.price_minor },
    ...stopWaitings(shipment, folded, now)
      .filter(({ state, charge }) => state === 'accepted' && charge.amountMinor > 0)
      .map(({ stop, charge }) => ({
        id: `waiting-${stop}`,
        kind: 'waiting' as const,
        stop,
        amountMinor: charge.amountMinor,
      })),
  ];
  return { amounts, isWaitingOpen: !folded.cancelled && hasOpenCharge(folded, shipment.terms) };
}

/**
 * What both parties of each of these shipments agreed by now, whatever its statement says, by id: the price, or what the terms give for
 * a cancellation instead, and accepted waiting by stop.
 */
export async function agreedAmounts(
  tx: Transaction<Tables>,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Agreed>> {
  if (ids.length === 0) return new Map();
  const shipments = await tx
    .selectFrom('shipment')
    .select(['id', 'price_minor', 'cancellation_fee_minor', 'currency', 'terms', 'content'])
    .where('id', 'in', [...ids])
    .execute();
  const events = await tx
    .selectFrom('shipment_event')
    .selectAll()
    .where('shipment_id', 'in', [...ids])
    .where('type', 'not in', unowedEvents)
    .orderBy('number')
    .execute();
  const told = new Map(shipments.map(({ id }) => [id, Array<EventRow>()]));
  for (const event of events) told.get(event.shipment_id)?.push(event);
  return new Map(shipments.map((shipment) => [shipment.id, agreedIn(shipment, told.get(shipment.id) ?? [], now)]));
}
