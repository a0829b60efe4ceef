import { describe, expect, it } from 'vitest';
import { emptyOffer } from '../../../src/domain/offer/emptyOffer.ts';
import { type OfferDraft, readOffer } from '../../../src/domain/offer/readOffer.ts';

const terms = {
  currency: 'EUR',
  decisionBy: '2026-01-07T16:00:00Z',
  now: Date.UTC(2026, 0, 5, 9),
  zone: 'Europe/Berlin',
};
const draft: OfferDraft = { ...emptyOffer(terms.decisionBy), amount: '1,250.50' };

const problemsIn = (typed: Partial<OfferDraft>, given: Partial<typeof terms> = {}) => {
  const read = readOffer({ ...draft, ...typed }, { ...terms, ...given });
  if (read.ok) return {};
  return Object.fromEntries(
    Object.entries(read.problems).flatMap(([path, found]) => (found ? [[path, found.code]] : [])),
  );
};

describe('an offer as it is typed', () => {
  it('needs a price alone, and stands until the shipper decides', () => {
    expect(readOffer(draft, terms)).toEqual({
      ok: true,
      value: {
        amount: { amountMinor: 125_050, currency: 'EUR' },
        validUntil: '2026-01-07T16:00:00.000Z',
        vehicleId: undefined,
        trailerId: undefined,
        driverId: undefined,
        pickupAt: undefined,
        message: undefined,
        standBy: false,
      },
    });
  });

  it('is sent with all that was chosen, without blanks around it', () => {
    const chosen = { vehicleId: 'v', trailerId: 't', driverId: 'd', pickupAt: '2026-01-08T08:00:00+01:00' };
    const read = readOffer({ ...draft, ...chosen, message: ' With tail lift ', standBy: 'yes' }, terms);
    expect(read).toMatchObject({ ok: true, value: { ...chosen, message: 'With tail lift', standBy: true } });
  });

  it('ends when its own time says', () => {
    const read = readOffer({ ...draft, validFor: 'own', validUntil: '2026-01-06T12:00:00+01:00' }, terms);
    expect(read).toMatchObject({ ok: true, value: { validUntil: '2026-01-06T11:00:00.000Z' } });
  });

  it.each<[string, Partial<OfferDraft>, Record<string, string>]>([
    ['no price', { amount: ' ' }, { amount: 'required' }],
    ['a price in words', { amount: 'cheap' }, { amount: 'not_a_number' }],
    ['a price of nothing', { amount: '0' }, { amount: 'out_of_range' }],
    ['a price of a million and a cent', { amount: '1000000.01' }, { amount: 'out_of_range' }],
    ['no time of its own', { validFor: 'own' }, { validUntil: 'required' }],
    ['a choice nobody offers', { validFor: 'ever' }, { validUntil: 'required' }],
    ['an end that is no time', { validFor: 'own', validUntil: 'soon' }, { validUntil: 'not_an_instant' }],
    ['an end in the past', { validFor: 'own', validUntil: '2026-01-05T09:00:00Z' }, { validUntil: 'in_past' }],
    ['a pickup that is no time', { pickupAt: 'Thursday' }, { pickupAt: 'not_an_instant' }],
    ['a message of 501 characters', { message: 'a'.repeat(501) }, { message: 'too_long' }],
    [
      'nothing right',
      { amount: '', validFor: 'own', pickupAt: 'soon' },
      { amount: 'required', validUntil: 'required', pickupAt: 'not_an_instant' },
    ],
  ])('with %s is sent back', (_, typed, problems) => {
    expect(problemsIn(typed)).toEqual(problems);
  });

  it('takes 500 emoji as a message, each as one character', () => {
    expect(readOffer({ ...draft, message: '🚚'.repeat(500) }, terms).ok).toBe(true);
  });

  it('tells how long its message may be', () => {
    const read = readOffer({ ...draft, message: 'a'.repeat(501) }, terms);
    expect(read).toMatchObject({ problems: { message: { code: 'too_long', limits: { most: 500 } } } });
  });

  it('with a message of 500 characters is fine', () => {
    expect(problemsIn({ message: 'a'.repeat(500) })).toEqual({});
  });

  it('is sent back once the decision it waits for is over', () => {
    expect(problemsIn({}, { now: Date.UTC(2026, 0, 7, 16) })).toEqual({ validUntil: 'in_past' });
  });

  it('has whole yen only', () => {
    expect(readOffer({ ...draft, amount: '125000' }, { ...terms, currency: 'JPY' })).toMatchObject({
      ok: true,
      value: { amount: { amountMinor: 125_000, currency: 'JPY' } },
    });
  });
});

describe('an offer before anything is typed', () => {
  it.each([
    [terms.decisionBy, 'decision'],
    [undefined, 'day'],
  ])('for a load that is decided at %s stands for: %s', (decisionBy, validFor) => {
    expect(emptyOffer(decisionBy).validFor).toBe(validFor);
  });
});
