import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfDay } from '../../../src/domain/calendar/endOfDay.ts';
import { instantOf } from '../../../src/domain/calendar/instantOf.ts';
import { localTimeOf } from '../../../src/domain/calendar/localTimeOf.ts';
import { offsetAt } from '../../../src/domain/calendar/offsetAt.ts';
import { readInstant } from '../../../src/domain/calendar/readInstant.ts';
import { startOfDay } from '../../../src/domain/calendar/startOfDay.ts';
import { writeInstant } from '../../../src/domain/calendar/writeInstant.ts';
import { zoneLabel } from '../../../src/ui/components/dates/model/zoneLabel.ts';

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

describe('Where clocks go forward', () => {
  it.each([
    ['America/New_York', '2026-03-08 02:30', '2026-03-08T03:30:00-04:00'],
    ['Europe/Berlin', '2026-03-29 02:00', '2026-03-29T03:00:00+02:00'],
    ['Australia/Lord_Howe', '2026-10-04 02:10', '2026-10-04T02:40:00+11:00'],
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T01:00:00-02:00'],
    ['Pacific/Apia', '2011-12-30 12:00', '2011-12-31T12:00:00+14:00'],
  ])('in %s, the skipped %s counts as %s', (place, typed, instant) => {
    expect(writeInstant(readInstant(typed, place) ?? 0, place)).toBe(instant);
  });
});

describe('Where clocks go back', () => {
  it.each([
    ['America/New_York', '2026-11-01 01:30', '2026-11-01T01:30:00-04:00'],
    ['Europe/London', '2026-10-25 01:00', '2026-10-25T01:00:00+01:00'],
  ])('in %s, %s is the first of the two', (place, typed, instant) => {
    expect(writeInstant(readInstant(typed, place) ?? 0, place)).toBe(instant);
  });

  it('the one closer to what was there before is kept', () => {
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

it('finds the instant whose time clocks show, in any zone and year', () => {
  fc.assert(
    fc.property(zone, second, (place, seconds) => {
      const instant = seconds * 1000;
      expect(instantOf(localTimeOf(instant, place), place, instant)).toBe(instant);
    }),
  );
});

it('shows the time asked for, or skips with the clocks and never backwards', () => {
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

it('writes an instant so that it is read as the same, to the millisecond', () => {
  const millisecond = fc.integer({ min: Date.UTC(1600, 0, 1), max: Date.UTC(9999, 0, 1) });
  fc.assert(
    fc.property(zone, millisecond, zone, (place, instant, elsewhere) => {
      expect(readInstant(writeInstant(instant, place), elsewhere)).toBe(instant);
    }),
  );
});

it('names a zone only where it is not the viewer’s', () => {
  const july = Date.parse('2026-07-04T12:00:00Z');
  expect(zoneLabel('America/Chicago', 'Europe/Berlin', 'en-US', july)).toBe('Central Daylight Time (GMT-5)');
  expect(zoneLabel('Etc/UTC', 'UTC', 'en-US', july)).toBeUndefined();
});
