import { describe, expect, it } from 'vitest';
import type { Place, Stop } from '../../../src/domain/stop/Stop.ts';
import type { Combination, Task } from '../../../src/domain/verdict/Combination.ts';
import { tripReasons } from '../../../src/domain/verdict/tripReasons.ts';
import { unit } from '../../support/freight/combination.ts';

const now = Date.UTC(2026, 0, 8, 5);
const leipzig: Place = { lat: 51.4, lng: 12.4, country: 'DE' };
const lyon: Place = { lat: 45.75, lng: 4.85, country: 'FR' };
const pickup: Stop = { place: leipzig, window: { from: '2026-01-08T07:00:00Z', to: '2026-01-08T09:00:00Z' } };
const until = (to: string | undefined, place: Place = lyon): Stop => ({ place, window: { to } });
const reasonsOf = (task: Task, combination: Combination = { vehicle: unit({}) }) =>
  tripReasons(task, combination, now).map(({ code }) => code);

describe('the time of one driver', () => {
  it.each<[string, readonly Stop[], readonly string[]]>([
    ['is enough with a night on the way', [pickup, until('2026-01-09T15:00:00Z')], []],
    ['is not enough on the same day', [pickup, until('2026-01-08T22:00:00Z')], ['driving_time']],
    [
      'is not enough after loading for ten hours',
      [{ ...pickup, serviceMin: 600 }, until('2026-01-09T15:00:00Z')],
      ['driving_time'],
    ],
    ['counts an hour of loading if nobody says more', [pickup, until('2026-01-08T08:00:00Z', leipzig)], []],
    ['cannot be less than that hour', [pickup, until('2026-01-08T07:59:00Z', leipzig)], ['driving_time']],
    ['counts the loading that was said', [{ ...pickup, serviceMin: 30 }, until('2026-01-08T07:59:00Z', leipzig)], []],
    ['is enough for a stop that takes goods at all hours', [pickup, until(undefined)], []],
    [
      'is spent waiting for a stop that opens late',
      [pickup, { place: leipzig, window: { from: '2026-01-09T06:00:00Z' } }, until('2026-01-09T15:00:00Z')],
      ['driving_time'],
    ],
    ['is not judged before the places are known', [pickup, until('2026-01-08T22:00:00Z', { country: 'FR' })], []],
    ['is not judged without the first window', [{ place: leipzig }, until('2026-01-08T22:00:00Z')], []],
  ])('%s', (_, stops, codes) => {
    expect(reasonsOf({ stops })).toEqual(codes);
  });
});

describe('the way to the first pickup', () => {
  const free = { lat: 45.75, lng: 4.85, country: 'FR', at: 0 };
  it.each<[string, Partial<typeof free>, Stop, readonly string[]]>([
    ['takes too long from Lyon', {}, pickup, ['too_far']],
    ['is short from Leipzig', { lat: 51.3, lng: 12.4, country: 'DE' }, pickup, []],
    [
      'is too late once another trip ends after the window',
      { lat: 51.4, lng: 12.4, country: 'DE', at: Date.UTC(2026, 0, 8, 10) },
      pickup,
      ['too_far'],
    ],
    ['is not judged without an end of the window', {}, { place: leipzig }, []],
    ['is not judged without the place', {}, { ...pickup, place: { country: 'DE' } }, []],
    ['is not judged for a place that is not on the map', {}, { ...pickup, place: { ...leipzig, lat: 95 } }, []],
  ])('%s', (_, from, stop, codes) => {
    expect(reasonsOf({ stops: [stop] }, { vehicle: unit({ free: { ...free, ...from } }) })).toEqual(codes);
  });

  it('is not judged of a truck whose place is not known', () => {
    expect(reasonsOf({ stops: [pickup] })).toEqual([]);
  });
});

describe('the weight of tractor, trailer and goods', () => {
  // 7.4 t and 8 t without goods.
  const road = {
    vehicle: unit({ kind: 'tractor' }),
    trailer: unit({ kind: 'semi_trailer', grossWeightKg: 35_000, payloadKg: 27_000 }),
  };
  it.each<[readonly (string | undefined)[], number, readonly string[]]>([
    [['DE', 'PL'], 24_600, []],
    [['DE', 'PL'], 24_601, ['weight_limit']],
    [['BE', 'FR'], 28_600, []],
    [['BE', 'FR'], 28_601, ['weight_limit']],
    [['NL', 'DE'], 24_601, ['weight_limit']],
    [['SE', 'FI'], 40_000, []],
    [[undefined, 'FI'], 24_601, ['weight_limit']],
  ])('between %j with %i kg of goods: %j', (countries, grossKg, codes) => {
    const stops = countries.map((country) => (country === undefined ? {} : { place: { country } }));
    expect(reasonsOf({ stops, cargo: [{ grossKg, pickup: 0, delivery: 1 }] }, road)).toEqual(codes);
  });
});

it.each([
  ['DE', 40_000],
  ['NL', 50_000],
  ['SE', 74_000],
  ['FI', 76_000],
  ['GB', 44_000],
  ['BE', 44_000],
  ['FR', 44_000],
  ['IT', 44_000],
  ['LU', 44_000],
  ['US', 36_287],
])('within %s a truck with its trailer weighs up to %i kg', (country, most) => {
  const road = {
    vehicle: unit({ kind: 'tractor' }),
    trailer: unit({ kind: 'semi_trailer', grossWeightKg: 80_000, payloadKg: 72_000 }),
  };
  const stops = [{ place: { country } }, { place: { country } }];
  const codesWith = (weight: number) =>
    reasonsOf({ stops, cargo: [{ grossKg: weight - 15_400, pickup: 0, delivery: 1 }] }, road);
  expect(codesWith(most)).not.toContain('weight_limit');
  expect(codesWith(most + 1)).toContain('weight_limit');
});

const from = (country: string | undefined): Stop => ({ place: { country } });

describe('goods that stay in one country', () => {
  it.each<[string, readonly Stop[], number | undefined, readonly string[]]>([
    ['are cabotage for a truck of another', [from('FR'), from('FR')], 1, ['cabotage']],
    ['are not for a truck of that country', [from('DE'), from('DE')], 1, []],
    ['are not if they cross a border', [from('FR'), from('DE')], 1, []],
    ['are not known to stay before their stop is chosen', [from('FR'), from('FR')], undefined, []],
    ['are not known to stay before the country is', [from(undefined), from(undefined)], 1, []],
  ])('%s', (_, stops, delivery, codes) => {
    expect(reasonsOf({ stops, cargo: [{ pickup: 0, delivery }] })).toEqual(codes);
  });
});
