import type { Compliance } from './Compliance.ts';
import { daysUntil } from '../calendar/daysUntil.ts';

const daysOfWarning = 30;

/** How a paper stands that is valid up to and including a day: `expiring` within 30 days. One without a last day is valid. */
export const expiryCompliance = (expiresOn: string | undefined, today: string): Exclude<Compliance, 'missing'> => {
  if (expiresOn === undefined) return 'valid';
  const days = daysUntil(expiresOn, today);
  if (days < 0) return 'expired';
  return days <= daysOfWarning ? 'expiring' : 'valid';
};
