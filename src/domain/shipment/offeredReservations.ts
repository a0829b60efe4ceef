import { isOneOf } from '../outside/isOneOf.ts';
import type { FoldedShipment } from './FoldedShipment.ts';
import { type ReservationCode, reservationCodes } from './Reservation.ts';
import type { Side } from './ShipmentEvent.ts';

/** Problems with what is taken over, or with the papers that say so. */
const kinds = ['damage', 'shortage', 'overage', 'temperature', 'papers', 'refused', 'other'] as const;

/** What only whoever loads can be blamed for. */
const atLoading: ReadonlySet<ReservationCode> = new Set([
  'loaded_by_sender',
  'temperature_at_loading',
  'load_securing_by_sender',
]);

/** What can be reserved with a problem of a kind: by the carrier at a pickup, or by the consignee, as the carrier tells it. */
export const offeredReservations = (
  { status }: Pick<FoldedShipment, 'status'>,
  side: Side,
  kind: string,
): readonly ReservationCode[] => {
  if (side !== 'carrier' || !isOneOf(kinds, kind)) return [];
  if (status === 'at_pickup') return reservationCodes;
  return status === 'at_delivery' ? reservationCodes.filter((code) => !atLoading.has(code)) : [];
};
