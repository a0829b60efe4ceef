import { describe, expect, it } from 'vitest';
import { amountCell } from '../../../services/reports/amountCell.ts';
import { timeCell } from '../../../services/reports/timeCell.ts';

describe('a time in a file', () => {
  it.each([
    ['2026-01-15T11:00:00Z', 'Europe/Berlin', '2026-01-15T12:00:00+01:00'],
    ['2026-07-15T22:30:00Z', 'Europe/Berlin', '2026-07-16T00:30:00+02:00'],
    ['2026-01-15T04:00:00Z', 'America/Los_Angeles', '2026-01-14T20:00:00-08:00'],
    ['2026-01-15T04:00:00Z', 'Asia/Kathmandu', '2026-01-15T09:45:00+05:45'],
    ['2026-01-15T04:00:00Z', 'America/St_Johns', '2026-01-15T00:30:00-03:30'],
    ['2026-01-15T04:00:00Z', null, '2026-01-15T04:00:00+00:00'],
    // The hour that clocks repeat is told twice, with different offsets.
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25T02:30:00+01:00'],
    // The hour that they skip is not told.
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03-29T01:59:59+01:00'],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29T03:00:00+02:00'],
  ])('%s in %s is %s', (at, timeZone, expected) => {
    const cell = timeCell(Date.parse(at), timeZone);
    expect(cell).toBe(expected);
    expect(new Date(cell ?? '').getTime()).toBe(Date.parse(at));
  });

  it('stays empty where nothing happened', () => {
    expect(timeCell(null, 'Europe/Berlin')).toBeNull();
  });
});

describe('an amount in a file', () => {
  it.each([
    [15_000, 'EUR', 150],
    [14_999, 'EUR', 149.99],
    [15_000, 'JPY', 15_000],
    [15_000, 'BHD', 15],
    [-1, 'EUR', -0.01],
    // The price of a km is finer than a cent.
    [123.456_78, 'EUR', 1.2346],
  ])('%s of %s is %s', (amountMinor, currency, expected) => {
    expect(amountCell(amountMinor, currency)).toBe(expected);
  });
});
