import { Factory } from 'fishery';
import type { ReceivedOffer } from '../../../src/domain/offer/ReceivedOffer.ts';

export const receivedOfferFactory = Factory.define<ReceivedOffer>(({ sequence }) => ({
  id: `00000000-0000-4000-a000-${String(sequence).padStart(12, '0')}`,
  version: 1,
  company: { id: '00000000-0000-4000-b000-000000000001', name: 'Nordfracht' },
  amount: { amountMinor: 125_000, currency: 'EUR' },
  status: 'submitted',
  outdated: false,
  changes: [],
  pickupAt: undefined,
  validUntil: '2026-01-06T09:00:00.000Z',
  counter: undefined,
  message: undefined,
  standBy: false,
  trail: [],
  verdict: undefined,
  closedReason: undefined,
  createdAt: '2026-01-05T08:30:00.000Z',
  updatedAt: '2026-01-05T08:42:00.000Z',
}));
