import type { PickerMode } from './PickerMode.ts';
import type { Precision } from './Precision.ts';
import { rangeSeparator } from './rangeSeparator.ts';
import type { Span } from '../../../../domain/calendar/Span.ts';
import { writeTyped } from './writeTyped.ts';

/** A span as a text field shows it; `zone` and `locale` say how. */
export const writeTypedSpan = (
  span: Span,
  mode: PickerMode,
  locale: string,
  zone: string,
  precision: Precision,
): string => {
  const write = (end: number | undefined) => (end === undefined ? '' : writeTyped(end, locale, zone, precision));
  if (mode === 'single' || (span.from === undefined && span.to === undefined)) return write(span.from);
  return `${write(span.from)} ${rangeSeparator} ${write(span.to)}`.trim();
};
