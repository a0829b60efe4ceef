import { isOneOf } from '../outside/isOneOf.ts';
import { ownText } from '../outside/ownText.ts';
import type { FoldedShipment } from '../shipment/FoldedShipment.ts';
import type { ShipmentEvent } from '../shipment/ShipmentEvent.ts';

const goodsTrouble = ['damage', 'shortage', 'overage', 'temperature'] as const;

/** What a carrier may note about goods when it takes them over (CMR article 8). */
export type Reservation = (typeof goodsTrouble)[number];

/** What the carrier reported of the goods at the pickups, in order, with what it said of it. */
export const reservations = (
  events: readonly ShipmentEvent[],
  { plan }: Pick<FoldedShipment, 'plan'>,
): readonly { readonly kind: Reservation; readonly text: string | undefined }[] =>
  events.flatMap(({ type, side, stop, data }) => {
    const kind = ownText(data, 'kind');
    if (type !== 'exception' || side !== 'carrier' || stop === null || plan[stop]?.type !== 'pickup') return [];
    return kind !== undefined && isOneOf(goodsTrouble, kind) ? [{ kind, text: ownText(data, 'text') }] : [];
  });
