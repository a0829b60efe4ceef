import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drivingMinutes } from '../../../src/domain/distance/estimateRoute.ts';
import { nextLoads } from '../../../src/domain/load/nextLoads.ts';
import type { Load } from '../../../src/domain/load/Load.ts';
import type { LoadStop } from '../../../src/domain/load/LoadStop.ts';
import { offerFactory } from '../../support/factories/offerFactory.ts';
import { loadFactory } from '../../support/factories/loadFactory.ts';

const places = {
  essen: { city: 'Essen', country: 'DE', lat: 51.5, lng: 7 },
  lyon: { city: 'Lyon', country: 'FR', lat: 45.7, lng: 4.8 },
  /** Some 60 km by road from Lyon. */
  vienne: { city: 'Saint-Étienne', country: 'FR', lat: 45.4, lng: 4.4 },
  dijon: { city: 'Dijon', country: 'FR', lat: 47.3, lng: 5 },
  koeln: { city: 'Köln', country: 'DE', lat: 50.9, lng: 7 },
};
const minute = 60_000;
const hour = 60 * minute;
const euros = (amount: number) => ({ amountMinor: amount * 100, currency: 'EUR' });
const day = (hours: string): string => `2026-01-08T${hours}:00Z`;

const stopAt = (place: keyof typeof places, from?: string, to = from): LoadStop => ({
  type: 'pickup',
  postcodeArea: undefined,
  serviceMin: 60,
  window: { from: from && day(from), to: to && day(to), timeZone: 'Europe/Paris' },
  ...places[place],
});
const priced = (target: Load['pricing']['target']): Load['pricing'] => ({
  model: 'bid',
  currency: target?.currency,
  target,
});

/** Delivered in Lyon between 08:00 and 12:00, where unloading takes an hour. */
const first = loadFactory.build({
  km: 900,
  pricing: priced(euros(1180)),
  stops: [stopAt('essen', '06:00'), stopAt('lyon', '08:00', '12:00')],
});
const after = (pickup: LoadStop, change: Partial<Load> = {}): Load =>
  loadFactory.build({ km: 800, pricing: priced(euros(900)), stops: [pickup, stopAt('koeln', '23:00')], ...change });
const ids = (found: readonly Load[]) => nextLoads(first, found).map(({ load }) => load.id);

describe('a load to take after another', () => {
  it.each([
    ['begins while the truck is unloaded and ends when it can be there', stopAt('lyon', '08:30', '10:00'), true],
    ['ends before the truck can be unloaded', stopAt('lyon', '07:00', '08:59'), false],
    ['begins eight hours after the last moment of the delivery', stopAt('lyon', '21:00', '22:00'), true],
    ['begins later than that', stopAt('lyon', '21:01', '22:00'), false],
    ['is an hour and a half away and ends before that', stopAt('vienne', '09:00', '09:45'), false],
    ['is away and ends in time', stopAt('vienne', '09:00', '12:00'), true],
    ['is further than 80 km away', stopAt('dijon', '12:00', '18:00'), false],
    ['has no time', stopAt('lyon'), false],
    ['has only a begin', { ...stopAt('lyon', '14:00'), window: { from: day('14:00') } }, true],
    ['has a window that ends before it begins', stopAt('lyon', '15:00', '14:00'), false],
    ['has no position', { ...stopAt('lyon', '14:00'), lat: undefined }, false],
  ])('whose pickup %s', (_, pickup, isNext) => {
    expect(nextLoads(first, [after(pickup)])).toHaveLength(isNext ? 1 : 0);
  });

  it('tells empty km, what both pay per km and how far from the first pickup it ends', () => {
    const [next] = nextLoads(first, [after(stopAt('vienne', '12:00', '18:00'))]);
    expect(next).toMatchObject({ emptyKm: 60, backKm: 88, deliverBy: undefined });
    // 2,080.00 for 900 + 60 + 800 km.
    expect(next?.perKm).toEqual({ amountMinor: 118, currency: 'EUR' });
  });

  it('says by when the first has to be delivered, where not any time of its window will do', () => {
    const [next] = nextLoads(first, [after(stopAt('lyon', '09:00', '11:30'))]);
    expect(new Date(next?.deliverBy ?? 0).toISOString()).toBe('2026-01-08T10:15:00.000Z');
  });

  it.each([
    ['the first hides its price', { ...first, pricing: priced(undefined) }, euros(900)],
    ['the next hides its price', first, undefined],
    ['they are in two currencies', first, { amountMinor: 90_000, currency: 'GBP' }],
  ])('has no price per km of both if %s', (_, load, target) => {
    const found = nextLoads(load, [after(stopAt('lyon', '14:00'), { pricing: priced(target) })]);
    expect(found.map(({ perKm }) => perKm)).toEqual([undefined]);
  });

  it.each([
    ['submitted', 148],
    ['withdrawn', 118],
  ] as const)('counts with the price of an own offer that is %s', (status, amountMinor) => {
    const ownOffer = { ...offerFactory.build({ status, amount: euros(1700) }), outdated: false };
    const [next] = nextLoads({ ...first, ownOffer }, [after(stopAt('vienne', '12:00', '18:00'))]);
    expect(next?.perKm).toEqual({ amountMinor, currency: 'EUR' });
  });

  it.each([
    ['submitted', euros(1700), true],
    ['withdrawn', euros(900), false],
  ] as const)('says whether its price is that of an own offer, here %s', (status, price, isOwnPrice) => {
    const ownOffer = { ...offerFactory.build({ status, amount: euros(1700) }), outdated: false };
    const [next] = nextLoads(first, [{ ...after(stopAt('vienne', '12:00', '18:00')), ownOffer }]);
    expect(next).toMatchObject({ price, isOwnPrice });
  });

  it('is not the load itself', () => {
    expect(ids([{ ...after(stopAt('lyon', '14:00')), id: first.id }])).toEqual([]);
  });
});

it('those that a truck fits come first, then the better paid, then the nearer; three at most', () => {
  const none = { ...first.fits, count: 0 };
  const found = [
    after(stopAt('lyon', '14:00'), { id: 'unfit', fits: none, pricing: priced(euros(5000)) }),
    after(stopAt('vienne', '14:00'), { id: 'far', pricing: priced(undefined) }),
    after(stopAt('lyon', '14:00'), { id: 'near', pricing: priced(undefined) }),
    after(stopAt('lyon', '14:00'), { id: 'paid' }),
  ];
  expect(ids(found)).toEqual(['paid', 'near', 'far']);
});

it('whatever stops a load has, no more than three are found and each can be reached in time', () => {
  const hours = fc.integer({ min: 0, max: 23 }).map((at) => `${String(at).padStart(2, '0')}:00`);
  const stop = fc
    .tuple(fc.constantFrom('essen', 'lyon', 'vienne', 'dijon', 'koeln'), fc.option(hours), fc.option(hours))
    .map(([place, from, to]) => stopAt(place, from ?? undefined, to ?? undefined));
  const load = fc.array(stop, { maxLength: 4 }).map((stops) => loadFactory.build({ stops }));
  fc.assert(
    fc.property(load, fc.array(load, { maxLength: 8 }), (one, others) => {
      const found = nextLoads(one, others);
      expect(found.length).toBeLessThanOrEqual(3);
      const { from, to } = one.stops.at(-1)?.window ?? {};
      const [earliest, latest] = [Date.parse(from ?? to ?? ''), Date.parse(to ?? from ?? '')];
      for (const { load: next, emptyKm, deliverBy = latest } of found) {
        expect(emptyKm).toBeLessThanOrEqual(80);
        expect(deliverBy).toBeGreaterThanOrEqual(earliest);
        const pickup = next.stops[0]?.window;
        const leaves = deliverBy + hour;
        expect(leaves + drivingMinutes(emptyKm) * minute).toBeLessThanOrEqual(
          Date.parse(pickup?.to ?? pickup?.from ?? ''),
        );
        expect(Date.parse(pickup?.from ?? pickup?.to ?? '') - leaves).toBeLessThanOrEqual(8 * hour);
      }
    }),
  );
});
