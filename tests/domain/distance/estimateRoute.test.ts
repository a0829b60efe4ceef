import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuity } from '../../../src/domain/distance/circuity.ts';
import { drivingMinutes, estimateRoute } from '../../../src/domain/distance/estimateRoute.ts';
import { greatCircleKm } from '../../../src/domain/distance/greatCircleKm.ts';

const hamburg = { lat: 53.55, lng: 9.99, country: 'DE' };
const munich = { lat: 48.14, lng: 11.58, country: 'DE' };
const madrid = { lat: 40.42, lng: -3.7, country: 'ES' };
const barcelona = { lat: 41.39, lng: 2.17, country: 'ES' };

describe('the distance as the crow flies', () => {
  it.each([
    ['Hamburg to Munich', hamburg, munich, 612],
    ['Madrid to Barcelona', madrid, barcelona, 505],
    ['New York to Chicago', { lat: 40.71, lng: -74.01 }, { lat: 41.88, lng: -87.63 }, 1144],
    ['a place to itself', hamburg, hamburg, 0],
    ['across the date line', { lat: -17.7, lng: 178 }, { lat: -17.7, lng: -178 }, 424],
  ])('from %s is %o to %o', (_, from, to, km) => {
    expect(Math.abs(greatCircleKm(from, to) - km)).toBeLessThanOrEqual(1);
  });

  it('is the same there and back, and never more than half the earth', () => {
    const position = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(position, position, (from, to) => {
        const km = greatCircleKm(from, to);
        expect(km).toBeCloseTo(greatCircleKm(to, from), 6);
        expect(km).toBeGreaterThanOrEqual(0);
        expect(km).toBeLessThanOrEqual(20_016);
      }),
    );
  });
});

it.each([
  [29, 'DE', 'DE', 1.4],
  [30, 'NO', 'NO', 1.32],
  [100, 'DE', 'DE', 1.27],
  [300, 'DE', 'FR', 1.22],
  [600, 'DE', 'SE', 1.35],
  [600, 'ES', 'PT', 1.24],
  [600, 'GB', 'FR', 1.28],
  [600, 'US', 'US', 1.12],
  [600, 'IN', 'IN', 1.3],
])('over %i km from %s to %s a road is %f times as long', (km, from, to, factor) => {
  expect(circuity(km, from, to)).toBe(factor);
});

it.each([
  [29, 29 / 35],
  [30, 30 / 50],
  [299, 299 / 60],
  [300, 300 / 66],
])('%i km take %f hours at the wheel', (km, hours) => {
  expect(drivingMinutes(km)).toBeCloseTo(hours * 60, 6);
});

describe('a route', () => {
  it('adds up its legs and says that it is an estimate', () => {
    const route = estimateRoute([hamburg, munich, madrid]);
    const [first, second] = [estimateRoute([hamburg, munich]), estimateRoute([munich, madrid])];
    expect(route.method).toBe('estimate');
    expect(route.legs).toHaveLength(2);
    expect(Math.abs(route.km - first.km - second.km)).toBeLessThanOrEqual(1);
    expect(first.km).toBe(Math.round(greatCircleKm(hamburg, munich) * 1.22));
  });

  it.each([[[]], [[hamburg]]])('of %j is nothing', (points) => {
    expect(estimateRoute(points)).toEqual({ km: 0, minutes: 0, legs: [], method: 'estimate' });
  });
});
