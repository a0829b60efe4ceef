import type { OfferStatus } from '../../domain/offer/OfferStatus.ts';
import type { Tone } from './StatusBadge.tsx';

/** Badge tone of each status. */
export const offerTones = {
  submitted: 'busy',
  countered: 'warning',
  accepted: 'good',
  rejected: 'quiet',
  withdrawn: 'quiet',
  expired: 'stopped',
} as const satisfies Record<OfferStatus, Tone>;
