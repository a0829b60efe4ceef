import { formatInstant } from '../../../../domain/calendar/formatInstant.ts';
import type { InstantRange } from '../../../../domain/calendar/InstantRange.ts';
import type { PickerMode } from './PickerMode.ts';
import { rangeSeparator } from './rangeSeparator.ts';

/** Formats a range as a picker's value; '' if both ends are open. Inverse of `parseRange`. */
export const formatRange = ({ from, to }: InstantRange, mode: PickerMode, zone: string): string => {
  const [first, last] = [from, to].map((end) => (end === undefined ? '' : formatInstant(end, zone)));
  if (mode === 'single' || (first === '' && last === '')) return first ?? '';
  return `${first} ${rangeSeparator} ${last}`.trim();
};
