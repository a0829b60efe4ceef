import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import type { InstantRange } from '../../../../domain/calendar/InstantRange.ts';
import { editedEnds, type PickerMode } from './PickerMode.ts';

/** How a range was read, with weekday and month in words, such as `Thu, 6 May 2027`: 5/6 has two readings, these do not. */
export const dateWords = ({ from, to }: InstantRange, mode: PickerMode, locale: string, zone: string): string => {
  const format = dateFormat(locale, {
    timeZone: zone,
    calendar: 'gregory',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const [first, last] = [from, to].map((instant) => (instant === undefined ? '' : format.format(instant)));
  if (editedEnds[mode].length === 1) return (mode === 'rangeTo' ? last : first) ?? '';
  return first === '' || last === '' || first === last ? first || last || '' : `${first} – ${last}`;
};
