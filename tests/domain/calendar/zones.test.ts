import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfDay } from '../../../src/domain/calendar/endOfDay.ts';
import { formatInstant } from '../../../src/domain/calendar/formatInstant.ts';
import { instantOf } from '../../../src/domain/calendar/instantOf.ts';
import { instantsOf } from '../../../src/domain/calendar/instantsOf.ts';
import { localTimeOf } from '../../../src/domain/calendar/localTimeOf.ts';
import { offsetAt } from '../../../src/domain/calendar/offsetAt.ts';
import { parseInstant } from '../../../src/domain/calendar/parseInstant.ts';
import { startOfDay } from '../../../src/domain/calendar/startOfDay.ts';

const zones = [
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Havana',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
];
const zone = fc.constantFrom(...zones);
const second = fc.integer({ min: Date.UTC(1950, 0, 1) / 1000, max: Date.UTC(2090, 0, 1) / 1000 });

/** The instants at which the local time in New York is half past the hour. */
const newYork = (day: string, hour: number): readonly string[] =>
  instantsOf({ day, hour, minute: 30, second: 0 }, 'America/New_York').map((at) => new Date(at).toISOString());

describe('the instants of a local time', () => {
  it('are usually one, even on a day when clocks change', () => {
    expect(newYork('2026-07-04', 2)).toEqual(['2026-07-04T06:30:00.000Z']);
    expect(newYork('2026-03-08', 1)).toEqual(['2026-03-08T06:30:00.000Z']);
    expect(newYork('2026-03-08', 3)).toEqual(['2026-03-08T07:30:00.000Z']);
    expect(newYork('2026-11-01', 0)).toEqual(['2026-11-01T04:30:00.000Z']);
    expect(newYork('2026-11-01', 2)).toEqual(['2026-11-01T07:30:00.000Z']);
  });

  it('are none for a skipped time', () => {
    expect(newYork('2026-03-08', 2)).toEqual([]);
  });

  it('are two for a repeated time, the earlier first', () => {
    expect(newYork('2026-11-01', 1)).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']);
  });

  it('have that local time, in any zone and year', () => {
    fc.assert(
      fc.property(zone, second, (place, seconds) => {
        const local = localTimeOf(seconds * 1000, 'UTC');
        for (const instant of instantsOf(local, place)) expect(localTimeOf(instant, place)).toEqual(local);
      }),
    );
  });
});

describe('when clocks go forward', () => {
  it.each([
    ['America/New_York', '2026-03-08 02:30', '2026-03-08T03:30:00-04:00'],
    ['Europe/Berlin', '2026-03-29 02:00', '2026-03-29T03:00:00+02:00'],
    ['Australia/Lord_Howe', '2026-10-04 02:10', '2026-10-04T02:40:00+11:00'],
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T01:00:00-02:00'],
    ['Pacific/Apia', '2011-12-30 12:00', '2011-12-31T12:00:00+14:00'],
  ])('in %s the skipped %s is read as %s', (place, typed, instant) => {
    expect(formatInstant(parseInstant(typed, place) ?? 0, place)).toBe(instant);
  });
});

describe('when clocks go back', () => {
  it.each([
    ['America/New_York', '2026-11-01 01:30', '2026-11-01T01:30:00-04:00'],
    ['Europe/London', '2026-10-25 01:00', '2026-10-25T01:00:00+01:00'],
  ])('in %s %s is read as the first of two instants', (place, typed, instant) => {
    expect(formatInstant(parseInstant(typed, place) ?? 0, place)).toBe(instant);
  });

  it('a repeated time is read as the instant closer to the previous one', () => {
    const later = Date.parse('2026-11-01T01:30:00-05:00');
    const near = { day: '2026-11-01', hour: 1, minute: 45, second: 0 };
    expect(instantOf(near, 'America/New_York', later)).toBe(Date.parse('2026-11-01T01:45:00-05:00'));
  });
});

it.each([
  ['2026-03-08', 23],
  ['2026-11-01', 25],
  ['2026-07-04', 24],
])('%s has %i hours in New York', (day, hours) => {
  const place = 'America/New_York';
  expect(endOfDay(day, place) + 1 - startOfDay(day, place)).toBe(hours * 3_600_000);
});

it('converting an instant to local time and back returns the same instant, in any zone and year', () => {
  fc.assert(
    fc.property(zone, second, (place, seconds) => {
      const instant = seconds * 1000;
      expect(instantOf(localTimeOf(instant, place), place, instant)).toBe(instant);
    }),
  );
});

it('converting a local time to an instant and back returns the same time, or a later one if it is skipped', () => {
  fc.assert(
    fc.property(zone, second, (place, seconds) => {
      const wall = localTimeOf(seconds * 1000, 'UTC');
      const instant = instantOf(wall, place);
      const shown = localTimeOf(instant, place);
      const skipped = offsetAt(instant, place) > offsetAt(instant - 86_400_000, place);
      const key = (time: typeof wall) =>
        `${time.day} ${[time.hour, time.minute, time.second].map((part) => String(part).padStart(2, '0')).join(':')}`;
      expect(key(shown) === key(wall) || (skipped && key(shown) > key(wall))).toBe(true);
    }),
  );
});

it('formatting and parsing an instant returns the same instant to the millisecond', () => {
  const millisecond = fc.integer({ min: Date.UTC(1600, 0, 1), max: Date.UTC(9999, 0, 1) });
  fc.assert(
    fc.property(zone, millisecond, zone, (place, instant, elsewhere) => {
      expect(parseInstant(formatInstant(instant, place), elsewhere)).toBe(instant);
    }),
  );
});
