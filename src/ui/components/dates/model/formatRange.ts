import { formatInstant } from '../../../../domain/calendar/formatInstant.ts';
import type { InstantRange } from '../../../../domain/calendar/InstantRange.ts';
import type { PickerMode } from './PickerMode.ts';
import { rangeSeparator } from './rangeSeparator.ts';

/** A range as the value of a picker, the reverse of `parseRange`; empty when both ends are open. */
export const formatRange = ({ from, to }: InstantRange, mode: PickerMode, zone: string): string => {
  const [first, last] = [from, to].map((end) => (end === undefined ? '' : formatInstant(end, zone)));
  if (mode === 'single' || (first === '' && last === '')) return first ?? '';
  return `${first} ${rangeSeparator} ${last}`.trim();
};
