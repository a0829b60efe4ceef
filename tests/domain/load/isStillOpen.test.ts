import { expect, it } from 'vitest';
import { isStillOpen } from '../../../src/domain/load/isStillOpen.ts';
import type { OfferStatus } from '../../../src/domain/offer/OfferStatus.ts';
import { loadFactory } from '../../support/factories/loadFactory.ts';

const { stops } = loadFactory.build();
const ownOffer = (status: OfferStatus) => ({
  id: 'o-1',
  version: 1,
  status,
  outdated: false,
  amount: { amountMinor: 1, currency: 'EUR' },
  validUntil: '2026-01-06T16:00:00Z',
  counter: undefined,
});

it.each([
  ['before its deadline', '2026-01-06T16:00:00Z', undefined, '2026-01-06T15:59:59Z', true],
  ['at its deadline', '2026-01-06T16:00:00Z', undefined, '2026-01-06T16:00:00Z', false],
  ['without a deadline until its first window ends', undefined, undefined, '2026-01-07T09:59:59Z', true],
  ['once that has ended', undefined, undefined, '2026-01-07T10:00:00Z', false],
  ['while an offer of the fleet runs', undefined, ownOffer('submitted'), '2026-01-06T00:00:00Z', true],
  ['once that was accepted', undefined, ownOffer('accepted'), '2026-01-06T00:00:00Z', false],
] as const)('a load %s', (_, decisionBy, offer, at, is) => {
  expect(isStillOpen({ stops, decisionBy, ownOffer: offer }, Date.parse(at))).toBe(is);
});
