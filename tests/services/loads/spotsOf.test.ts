import { describe, expect, it } from 'vitest';
import type { Engagement, Unit } from '../../../services/freight/verdict/Combination.ts';
import type { Truck } from '../../../services/freight/verdict/Truck.ts';
import { spotsOf } from '../../../services/loads/spotsOf.ts';

const unit = (engagements: readonly Engagement[]): Unit => ({
  kind: 'rigid',
  bodyType: 'box',
  plateCountry: 'DE',
  payloadKg: 12_000,
  grossWeightKg: 18_000,
  volumeM3: null,
  loadingLengthM: null,
  palletPositions: null,
  temperatureC: null,
  adr: false,
  equipment: [],
  status: 'available',
  papers: [],
  engagements,
  free: null,
});

const plan = { from: new Date('2026-11-24T08:00:00Z'), to: new Date('2026-11-24T18:00:00Z') };

const trucks = (count: number, plans = 0): readonly Truck[] =>
  Array.from({ length: count }, (_, n) => ({
    id: String(n),
    vehicle: unit(Array.from({ length: plans }, () => plan)),
    trailer: null,
    driver: null,
  }));

/** Each truck so many degrees east of the one before. */
const inARow = (step: number) => (id: string) => ({ lat: 50, lng: Number(id) * step });

const lostIsFirst = (id: string) => (id === '0' ? null : { lat: 50, lng: 7 });

describe('the places of trucks that loads are compared with', () => {
  it.each([
    ['are told to a tenth of a degree', trucks(20), 0.1, 20],
    ['have all trucks that are there', trucks(20), 0.001, 1],
    ['are put together where they are more than 60', trucks(100), 0.1, 51],
    ['are put together by a degree at most', trucks(61), 1, 0],
    ['are not told apart for more than 2,000 trucks and plans', trucks(500, 4), 0.001, 0],
  ])('%s', (_, some, step, count) => {
    const spots = spotsOf(some, inARow(step));
    expect(spots).toHaveLength(count);
    expect(spots.flatMap((spot) => spot.trucks)).toHaveLength(count === 0 ? 0 : some.length);
  });

  it('leave out trucks of which nobody knows where they are', () => {
    expect(spotsOf(trucks(3), lostIsFirst).map((spot) => spot.trucks.length)).toEqual([2]);
    expect(spotsOf(trucks(1), () => ({ lat: 91, lng: 7 }))).toEqual([]);
  });

  it('leave out places where no truck can go', () => {
    const [idle, ready] = trucks(2);
    if (!idle || !ready) throw new Error('There are two trucks.');
    const broken = { ...idle, vehicle: { ...idle.vehicle, status: 'maintenance' } };
    expect(spotsOf([broken, ready], inARow(1)).flatMap((spot) => spot.trucks.map(({ id }) => id))).toEqual(['1']);
    expect(spotsOf([broken, ready], inARow(0)).flatMap((spot) => spot.trucks)).toHaveLength(1);
  });
});
