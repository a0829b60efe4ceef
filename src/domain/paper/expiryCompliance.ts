import type { Compliance } from './Compliance.ts';
import { daysUntil } from '../calendar/daysUntil.ts';

const daysOfWarning = 30;

/**
 * Status of a paper valid up to and including `expiresOn`: `expiring` within 30 days. Without an expiry date it is
 * valid.
 */
export const expiryCompliance = (expiresOn: string | undefined, today: string): Exclude<Compliance, 'missing'> => {
  if (expiresOn === undefined) return 'valid';
  const days = daysUntil(expiresOn, today);
  if (days < 0) return 'expired';
  return days <= daysOfWarning ? 'expiring' : 'valid';
};
