import { expect, it } from 'vitest';
import { laterValidity, type ValidityBarrier } from '../../../src/domain/offer/laterValidity.ts';
import type { Offer } from '../../../src/domain/offer/Offer.ts';
import { offerFactory } from '../../support/factories/offerFactory.ts';

const now = Date.parse('2026-01-06T12:00:00Z');
/** It ends at 16:00 UTC. */
const offer = offerFactory.build({ message: 'With tail lift', standBy: true, vehicleId: 'v-1' });
const load = offer.load && { ...offer.load, decisionBy: '2026-01-07T16:00:00.000Z' };
const terms = { choice: 'decision', now, zone: 'Europe/Berlin' } as const;
const said = { amount: { amountMinor: 125_000, currency: 'EUR' }, by: 'fleet', at: '2026-01-05T09:00:00Z' } as const;

it('an offer stands for longer at the same price, with all else it says', () => {
  expect(laterValidity({ ...offer, load }, terms)).toEqual({
    entry: {
      amount: offer.amount,
      validUntil: '2026-01-07T16:00:00.000Z',
      vehicleId: 'v-1',
      trailerId: undefined,
      driverId: undefined,
      pickupAt: undefined,
      message: 'With tail lift',
      standBy: true,
    },
  });
});

it.each<[string, Partial<Offer>, ValidityBarrier]>([
  ['has ended by the clock', { validUntil: '2026-01-06T11:00:00Z' }, 'over'],
  ['was withdrawn', { status: 'withdrawn' }, 'over'],
  [
    'was answered by a counter-offer',
    { status: 'countered', counter: { amount: offer.amount, validUntil: '2026-01-06T15:00:00Z' } },
    'countered',
  ],
  ['is outdated', { outdated: true }, 'outdated'],
  ['is in another currency', { load: load && { ...load, currency: 'PLN' } }, 'otherCurrency'],
  ['was changed five times', { trail: [said, said, said, said, said] }, 'revised'],
  ['stands as long already', { validUntil: '2026-01-07T16:00:00Z' }, 'noLater'],
  ['is for a load that is not shown any more', { load: undefined }, 'noLater'],
])('one that %s does not', (_, facts, barrier) => {
  expect(laterValidity({ ...offer, load, ...facts }, terms)).toEqual({ barrier });
});

it('two hours from now are no extension of one that stands for four', () => {
  expect(laterValidity({ ...offer, load }, { ...terms, choice: 'hours' })).toEqual({ barrier: 'noLater' });
});
