import { readDays } from './readDays.ts';
import { writeInstant } from './writeInstant.ts';

interface Limits {
  readonly from?: string;
  readonly to?: string;
}

/** The instants (RFC 3339) that a filter by days asks its service for; what nobody can read limits nothing. */
export const dayLimits = ({ from = '', to = '' }: Limits, zone: string): Limits => {
  const days = readDays(from, to, zone);
  return {
    ...(days?.from !== undefined && { from: writeInstant(days.from, zone) }),
    ...(days?.to !== undefined && { to: writeInstant(days.to, zone) }),
  };
};
