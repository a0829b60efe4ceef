import { describe, expect, it } from 'vitest';
import type { Combination, DriverAtHand } from '../../../src/domain/verdict/Combination.ts';
import { driverReasons } from '../../../src/domain/verdict/driverReasons.ts';
import { driver, unit } from '../../support/freight/combination.ts';

const until = '2026-01-10';
const time = { from: Date.UTC(2026, 0, 8, 7), to: Date.UTC(2026, 0, 9, 15) };
const reasonsOf = (combination: Combination) => driverReasons(combination, until, time);
const codesOf = (change: Partial<DriverAtHand>) =>
  reasonsOf({ vehicle: unit({ kind: 'rigid' }), driver: { ...driver, ...change } }).map(({ code }) => code);

const licensed = (categories: readonly string[]) => ({ ...driver, licence: { categories, expiresOn: '2027-01-01' } });
const van = (grossWeightKg: number) => unit({ kind: 'van', grossWeightKg });
const trailer = (grossWeightKg: number) => unit({ kind: 'trailer', grossWeightKg });

describe('the licence a combination asks for', () => {
  it.each<[string, Combination, readonly string[]]>([
    ['a van of 3.5 t', { vehicle: van(3500) }, ['B', 'BE', 'C1', 'C1E', 'C', 'CE']],
    ['a truck of more than 3.5 t', { vehicle: van(3501) }, ['C1', 'C1E', 'C', 'CE']],
    ['a truck of 7.5 t', { vehicle: van(7500) }, ['C1', 'C1E', 'C', 'CE']],
    ['a truck of more than 7.5 t', { vehicle: van(7501) }, ['C', 'CE']],
    ['a van with a trailer', { vehicle: van(3500), trailer: trailer(2000) }, ['BE', 'C1E', 'CE']],
    ['12 t of truck and trailer', { vehicle: van(7500), trailer: trailer(4500) }, ['C1E', 'CE']],
    ['more than 12 t of truck and trailer', { vehicle: van(7500), trailer: trailer(4501) }, ['CE']],
    ['a large truck with a trailer', { vehicle: van(18_000), trailer: trailer(2000) }, ['CE']],
    ['a tractor', { vehicle: unit({ kind: 'tractor' }) }, ['CE']],
  ])('for %s', (_, combination, categories) => {
    const enough = ['B', 'BE', 'C1', 'C1E', 'C', 'CE'].filter(
      (category) => reasonsOf({ ...combination, driver: licensed([category]) }).length === 0,
    );
    expect(enough).toEqual(categories);
  });

  it('is named beside those the driver has', () => {
    expect(reasonsOf({ vehicle: van(12_000), driver: licensed(['B', 'BE']) })).toEqual([
      { code: 'licence_category', severity: 'block', of: 'driver', has: ['B', 'BE'], needs: ['C'] },
    ]);
  });
});

describe('a driver', () => {
  it('who is not chosen yet has nothing against them', () => {
    expect(reasonsOf({ vehicle: unit({}) })).toEqual([]);
  });

  it.each<[string, Partial<DriverAtHand>, readonly string[]]>([
    ['with valid papers', {}, []],
    ['without a licence', { licence: undefined }, ['paper_missing']],
    ['whose licence ends on the day', { licence: { categories: ['CE'], expiresOn: until } }, []],
    ['whose licence ends before', { licence: { categories: ['CE'], expiresOn: '2026-01-09' } }, ['licence_expires']],
    ['whose card ends before', { cards: [{ type: 'cpc', expiresOn: '2026-01-09' }] }, ['paper_expires']],
    ['whose card ends on the day', { cards: [{ type: 'cpc', expiresOn: until }] }, []],
    ['whose card never ends', { cards: [{ type: 'cpc', expiresOn: undefined }] }, []],
    ['whose ADR card ended, which is judged by the goods', { cards: [{ type: 'adr', expiresOn: '2025-01-01' }] }, []],
    ['who is on leave', { status: 'on_leave' }, ['status_driver']],
    ['who drives something else meanwhile', { engagements: [{ from: time.to - 1, to: time.to + 1 }] }, ['overlap']],
    ['who drives something else right after', { engagements: [{ from: time.to, to: time.to + 1 }] }, []],
  ])('%s', (_, change, codes) => {
    expect(codesOf(change)).toEqual(codes);
  });

  it('cannot be busy at a time that is not known', () => {
    const busy = { ...driver, engagements: [{ from: 0, to: time.to }] };
    expect(driverReasons({ vehicle: unit({ kind: 'rigid' }), driver: busy }, until, undefined)).toEqual([]);
  });
});
