import type { PickerMode } from './PickerMode.ts';
import { rangeSeparator } from './rangeSeparator.ts';
import type { Span } from '../../../../domain/calendar/Span.ts';
import { writeInstant } from '../../../../domain/calendar/writeInstant.ts';

/** A span as the value of a picker; nothing when neither end is there. */
export const writeSpan = ({ from, to }: Span, mode: PickerMode, zone: string): string => {
  const [first, last] = [from, to].map((end) => (end === undefined ? '' : writeInstant(end, zone)));
  if (mode === 'single' || (first === '' && last === '')) return first ?? '';
  return `${first} ${rangeSeparator} ${last}`.trim();
};
