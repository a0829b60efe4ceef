import { expect, it } from 'vitest';
import { compareOffers } from '../../../src/domain/offer/compareOffers.ts';
import type { Footprint } from '../../../src/domain/emission/Footprint.ts';
import type { ReceivedOffer } from '../../../src/domain/offer/ReceivedOffer.ts';
import { footprintFactory } from '../../support/factories/footprintFactory.ts';
import { receivedOfferFactory } from '../../support/factories/receivedOfferFactory.ts';

const now = Date.parse('2026-01-06T08:00:00Z');
const request = { status: 'open', endsAt: '2026-01-07T09:00:00.000Z' } as const;
const by = (name: string, id: string, change: Partial<ReceivedOffer> = {}) =>
  receivedOfferFactory.build({ id, company: { id: name, name, isNew: false }, ...change });

const inOrder = (given: readonly ReceivedOffer[]) => compareOffers(given, request, now).map(({ offer }) => offer.id);

it('offers of one price stand by the name of the fleet, and always in the same order', () => {
  const offers = [by('Öst', '4'), by('Zeta', '1'), by('Nord', '3'), by('Nord', '2')];
  expect(inOrder(offers)).toEqual(['2', '3', '4', '1']);
  expect(inOrder(offers.toReversed())).toEqual(['2', '3', '4', '1']);
});

const priced = (amountMinor: number) => ({ amount: { amountMinor, currency: 'EUR' } });

it('an offer that stands alone is compared with none, and the others are measured by the lowest', () => {
  const withdrawn = by('Zeta', '2', { ...priced(80_000), status: 'withdrawn' });
  expect(compareOffers([by('Nord', '1', priced(90_000)), withdrawn], request, now)[0]?.toBest).toBeUndefined();
  const two = compareOffers([by('Nord', '1', priced(90_000)), by('Zeta', '2', priced(99_000))], request, now);
  expect(two.map(({ offer, toBest }) => [offer.id, toBest?.amountMinor])).toEqual([
    ['1', 0],
    ['2', 9_000],
  ]);
});

const marks = (...offers: readonly ReceivedOffer[]) =>
  compareOffers(offers, request, now).map(({ offer, hasOtherTerms }) => [offer.id, hasOtherTerms]);

it('live offers made for different terms are marked', () => {
  const [first, second] = [by('Nord', '1'), by('Zeta', '2')];
  const other = by('Alma', '3', { terms: { ...first.terms, paymentDays: 90 } });
  expect(marks(first, second)).toEqual([
    ['1', false],
    ['2', false],
  ]);
  expect(marks(first, second, other).every(([, isOther]) => isOther === true)).toBe(true);
  expect(marks(first, second, { ...other, status: 'withdrawn' }).every(([, isOther]) => isOther === false)).toBe(true);
});

const inZloty = (amountMinor: number) => ({ amount: { amountMinor, currency: 'PLN' } });

it('an offer in another currency than the request asks for by now is measured by no other and by no target', () => {
  const pricing = { model: 'bid', currency: 'PLN', target: { amountMinor: 400_000, currency: 'PLN' } } as const;
  const offers = [
    by('Alma', '1', priced(90_000)),
    by('Nord', '2', inZloty(400_000)),
    by('Zeta', '3', inZloty(410_000)),
  ];
  const compared = compareOffers(offers, { ...request, pricing }, now);
  expect(compared.map(({ offer, toBest, toTarget }) => [offer.id, toBest?.amountMinor, toTarget?.amountMinor])).toEqual(
    [
      ['1', undefined, undefined],
      ['2', 0, 0],
      ['3', 10_000, 10_000],
    ],
  );
});

it('offers that are all over have no lowest price to compare with', () => {
  const [only] = compareOffers([by('Nord', '1', { status: 'withdrawn' })], request, now);
  expect(only?.toBest).toBeUndefined();
});

const causing = (wtwGrams: number, level: Footprint['level'] = 'default') => ({
  co2e: footprintFactory.build({ wtwGrams, level }),
});

it('offers whose CO2e are defaults close to each other say that these cannot be told apart', () => {
  const offers = [
    by('Alma', '1', causing(100_000)),
    by('Nord', '2', causing(105_000)),
    by('Prima', '3', causing(102_000, 'modelled')),
    by('Rapid', '4', causing(200_000)),
    by('Zeta', '5', { co2e: undefined }),
    by('Gone', '6', { ...causing(200_000), status: 'withdrawn' }),
  ];
  const compared = compareOffers(offers, request, now);
  // One that is over is compared with those that are not, and they are not with it.
  expect(compared.filter(({ isCo2eAlike }) => isCo2eAlike).map(({ offer }) => offer.id)).toEqual(['1', '2', '6']);
});
