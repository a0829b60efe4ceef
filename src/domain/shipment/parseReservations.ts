import { choicesField } from '../record/choicesField.ts';
import { numberField } from '../record/numberField.ts';
import { optional } from '../record/optional.ts';
import { parseRecord, type Rules } from '../record/parseRecord.ts';
import type { Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import { type Reservation, type ReservationCode, reservationCodes, reservationLimits } from './Reservation.ts';

/** What is ticked of the reservations, and typed of two of them. */
export const reservationFields = {
  reservations: choicesField(reservationCodes, 0),
  count: optional(numberField(reservationLimits.count)),
  celsius: optional(numberField({ ...reservationLimits.celsius, unit: 'celsius' })),
} as const;

export type ReservationDraft = Readonly<Record<keyof typeof reservationFields, string>>;

const rules: Rules<typeof reservationFields> = ({ reservations = [], count, celsius }) => ({
  count: reservations.includes('packages_missing') && count === undefined ? { code: 'required' } : undefined,
  celsius: reservations.includes('temperature_at_loading') && celsius === undefined ? { code: 'required' } : undefined,
});

/** The reservations as they are ticked and typed, of those that are offered; a figure counts while its ground is ticked. */
export const parseReservations = (
  draft: ReservationDraft,
  offered: readonly ReservationCode[],
): Result<readonly Reservation[], Problems<keyof ReservationDraft>> => {
  const ticked = offered.filter((code) => draft.reservations.split(' ').includes(code));
  const typed = {
    reservations: ticked.join(' '),
    count: ticked.includes('packages_missing') ? draft.count : '',
    celsius: ticked.includes('temperature_at_loading') ? draft.celsius : '',
  };
  const read = parseRecord(reservationFields, typed, rules);
  if (!read.ok) return read;
  const { count, celsius } = read.value;
  return {
    ok: true,
    value: ticked.map((code) => ({
      code,
      ...(code === 'packages_missing' && { count }),
      ...(code === 'temperature_at_loading' && { celsius }),
    })),
  };
};
