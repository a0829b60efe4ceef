import { expect, it } from 'vitest';
import { claimsOf } from '../../../src/domain/shipment/claimsOf.ts';
import type { Stop } from '../../../src/domain/stop/Stop.ts';

const stopIn = (type: 'pickup' | 'delivery', country: string | undefined, timeZone?: string): Stop => ({
  type,
  place: { country },
  window: { timeZone },
});
const visit = (left: string | null, skipped = false) => ({
  arrivedAt: null,
  departedAt: left === null ? null : Date.parse(left),
  skipped,
});
const leipzig = stopIn('pickup', 'DE', 'Europe/Berlin');
const lyon = stopIn('delivery', 'FR', 'Europe/Paris');
const left = visit('2026-11-24T15:00:00Z');

it('claims for goods from another country run from the day they were handed over there', () => {
  const lateEvening = visit('2026-11-24T23:30:00Z');
  expect(claimsOf({ stops: [leipzig, lyon] }, { stops: [left, lateEvening] })).toEqual([
    {
      stop: 1,
      delivered: '2026-11-25',
      hiddenDamageUntil: '2026-12-03',
      delayUntil: '2026-12-16',
      lapsesAfter: '2027-11-25',
    },
  ]);
});

it.each([
  ['before the delivery', [leipzig, lyon], [left, visit(null)]],
  ['within a country', [leipzig, stopIn('delivery', 'DE', 'Europe/Berlin')], [left, left]],
  ['where a country is not known', [leipzig, stopIn('delivery', undefined)], [left, left]],
  ['where the pickup abroad was skipped', [leipzig, stopIn('pickup', 'FR'), lyon], [visit(null, true), left, left]],
])('there are no clocks %s', (_, stops, visits) => {
  expect(claimsOf({ stops }, { stops: visits })).toEqual([]);
});

it('each delivery has its own, by UTC where its zone is not known', () => {
  const stops = [leipzig, stopIn('delivery', 'AT', 'Nowhere/Land'), lyon];
  const visits = [left, visit('2026-11-23T23:30:00Z'), left];
  expect(claimsOf({ stops }, { stops: visits }).map(({ stop, delivered }) => [stop, delivered])).toEqual([
    [1, '2026-11-23'],
    [2, '2026-11-24'],
  ]);
});
