import type { PickerRules } from './PickerRules.ts';
import type { RangeEnd } from '../../../../domain/calendar/RangeEnd.ts';
import type { Span } from '../../../../domain/calendar/Span.ts';
import type { Stretch } from './Stretch.ts';

/** Where one end of a span may be: within earliest and latest, and on its side of the other end. */
export const freeFor = (
  end: RangeEnd,
  span: Span,
  { earliest = -Infinity, latest = Infinity }: PickerRules,
): Stretch => ({
  from: end === 'to' ? Math.max(earliest, span.from ?? -Infinity) : earliest,
  to: end === 'from' ? Math.min(latest, span.to ?? Infinity) : latest,
});
