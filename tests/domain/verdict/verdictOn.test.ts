import { describe, expect, it } from 'vitest';
import type { Task, Unit } from '../../../src/domain/verdict/Combination.ts';
import { verdictOn } from '../../../src/domain/verdict/verdictOn.ts';
import { unit } from '../../support/freight/combination.ts';

const now = Date.UTC(2026, 0, 5, 9);
const window = { from: '2026-01-08T07:00:00Z', to: '2026-01-08T23:30:00Z', timeZone: 'Europe/Berlin' };
const codesOf = (task: Task, given: Partial<Unit>) =>
  verdictOn(task, { vehicle: unit(given) }, now).reasons.map(({ code }) => code);
const insured = (expiresOn: string) => ({ papers: [{ type: 'insurance', expiresOn }] });

describe('papers', () => {
  it.each<[string, Task, string, readonly string[]]>([
    // It is the 9th there when the window ends.
    ['the day after the last delivery, by the clock there', { stops: [{ window }] }, '2026-01-10', []],
    ['no earlier', { stops: [{ window }] }, '2026-01-09', ['paper_expires']],
    ['tomorrow for a trip whose time is not known', { stops: [{}] }, '2026-01-06', []],
    ['no less for such a trip', {}, '2026-01-05', ['paper_expires']],
  ])('must last until %s', (_, task, end, codes) => {
    expect(codesOf(task, insured(end))).toEqual(codes);
  });
});

it.each<[string, readonly string[]]>([
  ['available', []],
  ['assigned', []],
  ['in_use', []],
  ['maintenance', ['status_vehicle']],
  ['retired', ['status_vehicle']],
])('a truck that is %s stands against it: %j', (status, codes) => {
  expect(codesOf({}, { status })).toEqual(codes);
});

describe('another shipment of the truck', () => {
  const engagements = [{ from: Date.UTC(2026, 0, 8), to: Date.UTC(2026, 0, 8, 8) }];
  it.each<[string, Task, readonly string[]]>([
    ['is in the way at the same time', { stops: [{ window }] }, ['overlap']],
    ['is not while the begin is not known', { stops: [{ window: { to: window.to } }] }, []],
    ['is not while the end is not known', { stops: [{ window: { from: window.from } }] }, []],
  ])('%s', (_, task, codes) => {
    expect(codesOf(task, { engagements })).toEqual(codes);
  });
});

const pallets = (count: number): Task => ({
  stops: [{}, {}],
  cargo: [{ packageCode: 'PX', count, pickup: 0, delivery: 1 }],
});

describe('a capacity', () => {
  it.each<[string, Task, Partial<Unit>, readonly string[]]>([
    ['holds just as much', pallets(18), { palletPositions: 18 }, []],
    ['holds one less', pallets(19), { palletPositions: 18 }, ['pallets']],
    ['is not known', pallets(18), {}, ['pallets']],
    ['is not known, and not asked for', pallets(0), {}, []],
  ])('that %s', (_, task, given, codes) => {
    expect(codesOf(task, given)).toEqual(codes);
  });
});

it('a warning does not keep a truck from fitting, a block does', () => {
  const task: Task = { stops: [{}, {}], cargo: [{ volumeM3: 20, pickup: 0, delivery: 1 }] };
  expect(verdictOn(task, { vehicle: unit({}) }, now)).toMatchObject({ fits: true, reasons: [{ severity: 'warn' }] });
  expect(verdictOn(task, { vehicle: unit({ volumeM3: 10 }) }, now).fits).toBe(false);
});
