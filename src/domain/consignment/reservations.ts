import { isOneOf } from '../outside/isOneOf.ts';
import { ownText } from '../outside/ownText.ts';
import { isReservationAccepted } from '../shipment/isReservationAccepted.ts';
import { readReservations } from '../shipment/readReservations.ts';
import type { ReservationCode } from '../shipment/Reservation.ts';
import { reservationTexts } from '../shipment/reservationTexts.ts';
import type { ShipmentRecord } from '../shipment/Shipment.ts';
import type { ShipmentEvent } from '../shipment/ShipmentEvent.ts';
import { type GoodsTrouble, goodsTrouble } from './GoodsTrouble.ts';
import { noteNumber } from './noteNumber.ts';
import type { NoteWords } from './NoteWords.ts';

/** Grounds that say what a kind says, and more. */
const groundsOf: Readonly<Record<GoodsTrouble, readonly ReservationCode[]>> = {
  damage: ['packages_wet', 'packaging_torn', 'packaging_crushed', 'pallets_broken'],
  shortage: ['packages_missing'],
  overage: [],
  temperature: ['temperature_at_loading'],
};

const kindText = ({ data }: ShipmentEvent, words: NoteWords): string | undefined => {
  const kind = ownText(data, 'kind') ?? '';
  if (!isOneOf(goodsTrouble, kind)) return undefined;
  const isStated = readReservations(data).some(({ code }) => groundsOf[kind].includes(code));
  return isStated ? undefined : words.reservations[kind];
};

/** What the carrier reserved or reported of the goods at these pickups (stops by their index), in order: "2 packages missing; Pallet 3 leans". */
export const reservations = (
  shipment: Pick<ShipmentRecord, 'events' | 'stops' | 'shipper'>,
  pickups: readonly number[],
  words: NoteWords,
): readonly string[] =>
  shipment.events.flatMap((event) => {
    const { type, side, stop, data } = event;
    if (type !== 'exception' || side !== 'carrier' || stop === null || !pickups.includes(stop)) return [];
    const kind = kindText(event, words);
    const grounds = reservationTexts(data, words.reserved, noteNumber);
    if (kind === undefined && grounds.length === 0) return [];
    const said = [...grounds, ownText(data, 'text')].filter(Boolean).join('; ');
    const line = [kind, said].filter(Boolean).join(': ');
    return isReservationAccepted(event, shipment) ? `${line} ${words.reserved.accepted(shipment.shipper.name)}` : line;
  });
