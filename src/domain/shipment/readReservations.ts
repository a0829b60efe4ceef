import { isOneOf } from '../outside/isOneOf.ts';
import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import { type Reservation, reservationCodes } from './Reservation.ts';

/** The reservations in the data of an event. Takes anything, never throws. */
export const readReservations = (data: unknown): readonly Reservation[] => {
  const told = ownField(data, 'reservations');
  const items: readonly unknown[] = Array.isArray(told) ? told : [];
  return items.flatMap((item) => {
    const [code, count, celsius] = [ownText(item, 'code') ?? '', ownField(item, 'count'), ownField(item, 'celsius')];
    if (!isOneOf(reservationCodes, code)) return [];
    return [{ code, ...(typeof count === 'number' && { count }), ...(typeof celsius === 'number' && { celsius }) }];
  });
};
