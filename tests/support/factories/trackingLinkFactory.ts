import { Factory } from 'fishery';
import type { TrackingLink } from '../../../src/domain/tracking/TrackingLink.ts';

/** A link that works and was opened twice; its clock is that of `FakeClock`. */
export const trackingLinkFactory = Factory.define<TrackingLink>(({ sequence }) => ({
  id: `00000000-0000-4000-e200-${String(sequence).padStart(12, '0')}`,
  createdAt: '2026-01-05T08:00:00Z',
  url: `https://office.greenline.test/track/k3J0s9XbQw7tR2mLp5Y${sequence}`,
  opens: 2,
  lastOpenedAt: '2026-01-05T08:30:00Z',
  expiresAt: undefined,
  status: 'live',
}));
