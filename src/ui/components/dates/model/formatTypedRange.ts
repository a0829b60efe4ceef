import type { InstantRange } from '../../../../domain/calendar/InstantRange.ts';
import { formatTyped } from './formatTyped.ts';
import type { PickerMode } from './PickerMode.ts';
import type { Precision } from './PickerRules.ts';
import { rangeSeparator } from './rangeSeparator.ts';

/** Formats a range for a text field. */
export const formatTypedRange = (
  range: InstantRange,
  mode: PickerMode,
  locale: string,
  zone: string,
  precision: Precision,
): string => {
  const format = (end: number | undefined): string =>
    end === undefined ? '' : formatTyped(end, locale, zone, precision);
  if (mode === 'single' || (range.from === undefined && range.to === undefined)) return format(range.from);
  return `${format(range.from)} ${rangeSeparator} ${format(range.to)}`.trim();
};
