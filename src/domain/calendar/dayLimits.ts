import { formatInstant } from './formatInstant.ts';
import { parseDayRange } from './parseDayRange.ts';

interface Limits {
  readonly from?: string;
  readonly to?: string;
}

/** Turns a filter by days into the instants (RFC 3339) its service expects. A malformed filter is ignored. */
export const dayLimits = ({ from = '', to = '' }: Limits, zone: string): Limits => {
  const days = parseDayRange(from, to, zone);
  return {
    ...(days?.from !== undefined && { from: formatInstant(days.from, zone) }),
    ...(days?.to !== undefined && { to: formatInstant(days.to, zone) }),
  };
};
