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
  terms: {
    freeMin: { pickup: 90, delivery: 60 },
    ratePerHourMinor: 5_550,
    incrementMin: 30,
    capMin: 240,
    lateRule: 'from_arrival',
    graceLateMin: 20,
    cancellationFeeMinor: 15_000,
    paymentDays: 45,
  },
  createdAt: '2026-01-05T08:30:00.000Z',
  updatedAt: '2026-01-05T08:42:00.000Z',
}));
