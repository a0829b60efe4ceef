import { readSpan } from '../../../../../src/ui/components/dates/model/readSpan.ts';
import type { Span } from '../../../../../src/domain/calendar/Span.ts';

/** The span that is written so. */
export const spanOf = (raw: string, zone = 'UTC'): Span => {
  const span = readSpan(raw, 'range', zone);
  if (!span) throw new Error(`${raw} is no span.`);
  return span;
};
