import { formatInstant } from './formatInstant.ts';
import { parseDayRange } from './parseDayRange.ts';

interface Limits {
  readonly from?: string;
  readonly to?: string;
}

/** The instants (RFC 3339) that a filter by days asks its service for. A malformed filter limits nothing. */
export const dayLimits = ({ from = '', to = '' }: Limits, zone: string): Limits => {
  const days = parseDayRange(from, to, zone);
  return {
    ...(days?.from !== undefined && { from: formatInstant(days.from, zone) }),
    ...(days?.to !== undefined && { to: formatInstant(days.to, zone) }),
  };
};
