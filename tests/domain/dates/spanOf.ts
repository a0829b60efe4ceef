import { readSpan } from '../../../src/domain/dates/readSpan.ts';
import type { Span } from '../../../src/domain/dates/Span.ts';

/** The span that is written so. */
export const spanOf = (raw: string, zone = 'UTC'): Span => {
  const span = readSpan(raw, 'range', zone);
  if (!span) throw new Error(`${raw} is no span.`);
  return span;
};
