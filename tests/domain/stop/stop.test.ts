import { expect, it } from 'vitest';
import { isPosition } from '../../../src/domain/stop/isPosition.ts';
import { isTimeZone } from '../../../src/domain/stop/isTimeZone.ts';
import { readRfc3339 } from '../../../src/domain/stop/readRfc3339.ts';

it.each([
  [51.4, 7, true],
  [-89.9, 180, true],
  [0, 7, true],
  [0, 0, false],
  [90, 0, false],
  [-90, 0, false],
  [Number.NaN, 7, false],
  [51, Number.NaN, false],
  [51, 180.1, false],
])('latitude %f and longitude %f are a position: %s', (lat, lng, isOne) => {
  expect(isPosition(lat, lng)).toBe(isOne);
});

it.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['America/Argentina/Buenos_Aires', true],
  ['+01:00', false],
  ['Europe/Atlantis', false],
  ['', false],
])('%j is a time zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});

it.each([
  ['2026-11-25T08:00:00+01:00', Date.UTC(2026, 10, 25, 7)],
  ['2026-11-25T08:00Z', Date.UTC(2026, 10, 25, 8)],
  ['2026-11-25t08:00:00.5z', Date.UTC(2026, 10, 25, 8, 0, 0, 500)],
  ['2026-11-25T08:00:00', undefined],
  ['2026-11-25', undefined],
  ['2026-02-30T08:00:00Z', undefined],
  ['2026-11-25T24:00:00Z', undefined],
  ['1999-12-31T23:59:59Z', undefined],
  ['2200-01-01T00:00:00Z', undefined],
  ['soon', undefined],
])('the instant %j is %s', (text, instant) => {
  expect(readRfc3339(text)).toBe(instant);
});
