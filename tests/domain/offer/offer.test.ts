import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyOffer } from '../../../src/domain/offer/emptyOffer.ts';
import { isLive, offerStatusAt, offerStatuses } from '../../../src/domain/offer/OfferStatus.ts';
import { isUnlikelyPrice, offerProblems } from '../../../src/domain/offer/offerProblems.ts';
import { readOffer } from '../../../src/domain/offer/readOffer.ts';

const end = Date.UTC(2026, 10, 24, 12);
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

describe('an offer', () => {
  it.each([
    [-1, 'submitted'],
    [0, 'expired'],
    [1, 'expired'],
  ])('%i ms from its end is %s', (from, status) => {
    expect(offerStatusAt({ status: 'submitted', validUntil: end, counterUntil: undefined }, end + from)).toBe(status);
  });

  it.each([
    [-1, 'countered'],
    [0, 'expired'],
  ])('that was countered binds the shipper until the counter-offer ends: %i ms from then it is %s', (from, status) => {
    expect(offerStatusAt({ status: 'countered', validUntil: end - 60_000, counterUntil: end }, end + from)).toBe(
      status,
    );
  });

  it('that is over stays as it is, whatever the clock says', () => {
    const over = fc.constantFrom(...offerStatuses.filter((status) => !isLive(status)));
    fc.assert(
      fc.property(over, fc.integer(), fc.integer(), (status, validUntil, now) => {
        expect(offerStatusAt({ status, validUntil, counterUntil: undefined }, now)).toBe(status);
      }),
    );
  });
});

describe('the price of an offer', () => {
  const now = end;
  const later = '2026-11-24T12:00:00.001Z';

  it.each([
    [{ amount: euro(1), validUntil: later }, {}],
    [{ amount: euro(100_000_000), validUntil: later }, {}],
    [{ amount: euro(0), validUntil: later }, { 'amount.amountMinor': 'out_of_range' }],
    [{ amount: euro(100_000_001), validUntil: later }, { 'amount.amountMinor': 'out_of_range' }],
    [{ amount: { amountMinor: 1, currency: 'USD' }, validUntil: later }, { 'amount.currency': 'other_currency' }],
    [{ amount: { amountMinor: 1, currency: 'EUX' }, validUntil: later }, { 'amount.currency': 'currency' }],
    [{ amount: euro(1), validUntil: '2026-11-24T12:00:00Z' }, { validUntil: 'in_past' }],
    [{ amount: euro(1), validUntil: 'tomorrow' }, { validUntil: 'not_an_instant' }],
    [{}, { amount: 'required', validUntil: 'required' }],
  ])('of %j has the problems %j', (offer, codes) => {
    const problems = offerProblems(offer, 'EUR', now);
    expect(Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path, problem?.code]))).toEqual(codes);
  });

  it.each([
    [1_000, 10_000, false],
    [999, 10_000, true],
    [100_000, 10_000, false],
    [100_001, 10_000, true],
  ])('of %i cents for a target of %i looks like a slip: %s', (amount, target, isOne) => {
    expect(isUnlikelyPrice(euro(amount), euro(target))).toBe(isOne);
    expect(isUnlikelyPrice(euro(amount), undefined)).toBe(false);
  });
});

describe('an amount that is no number', () => {
  it('is told its limits in whole units with the decimals of the currency', () => {
    const draft = { ...emptyOffer(undefined), amount: 'abc' };
    const read = readOffer(draft, { currency: 'EUR', decisionBy: undefined, now: end, zone: 'UTC' });
    expect(read.ok ? undefined : read.problems.amount).toEqual({
      code: 'not_a_number',
      limits: { least: 0.01, most: 1_000_000, decimals: 2 },
    });
  });
});
