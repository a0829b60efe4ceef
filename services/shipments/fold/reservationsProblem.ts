import { ownField } from '../../web/json/ownField.ts';
import type { EventRefusal, EventRefusalCode } from './EventRefusal.ts';
import { reservationCodes, reservationLimits } from './Reservation.ts';
import type { Side } from './ShipmentEvent.ts';

type Figure = keyof typeof reservationLimits;

/** Which code needs a figure. */
const figures: readonly (readonly [figure: Figure, code: string])[] = [
  ['count', 'packages_missing'],
  ['celsius', 'temperature_at_loading'],
];

const isWithin = (value: unknown, figure: Figure): boolean => {
  const { least, most, decimals } = reservationLimits[figure];
  return typeof value === 'number' && value >= least && value <= most && Number(value.toFixed(decimals)) === value;
};

const figureProblem = (item: unknown, figure: Figure, isNeeded: boolean): EventRefusalCode | undefined => {
  const value = ownField(item, figure);
  if (value === undefined) return isNeeded ? 'value_missing' : undefined;
  if (!isNeeded) return 'not_with_code';
  return isWithin(value, figure) ? undefined : 'out_of_range';
};

/** Why a list of reservations is refused, and where in it: who takes goods over reserves, each ground once, with its figure. */
export const reservationsProblem = (told: unknown, side: Side): EventRefusal | null => {
  if (told === undefined) return null;
  if (side !== 'carrier') return { code: 'wrong_side', field: null };
  if (!Array.isArray(told)) return { code: 'unknown_kind', field: 'reservations' };
  const codes = told.map((item) => ownField(item, 'code'));
  for (const [at, code] of codes.entries()) {
    const refused = (field: string, why: EventRefusalCode) => ({ code: why, field: `reservations.${at}.${field}` });
    if (!reservationCodes.some((known) => known === code)) return refused('code', 'unknown_kind');
    if (codes.indexOf(code) < at) return refused('code', 'given_twice');
    for (const [figure, needing] of figures) {
      const why = figureProblem(told[at], figure, code === needing);
      if (why) return refused(figure, why);
    }
  }
  return null;
};
