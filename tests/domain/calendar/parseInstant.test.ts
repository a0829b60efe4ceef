import { expect, it } from 'vitest';
import { parseInstant } from '../../../src/domain/calendar/parseInstant.ts';

const chicago = 'America/Chicago';

it.each([
  ['2026-03-05T14:30:00Z', '2026-03-05T14:30:00.000Z'],
  ['2026-03-05T14:30Z', '2026-03-05T14:30:00.000Z'],
  ['2026-03-05t14:30:15.5+01:00', '2026-03-05T13:30:15.500Z'],
  ['2026-03-05T14:30:00,123456-0500', '2026-03-05T19:30:00.123Z'],
  ['2026-03-05 14:30:00+02', '2026-03-05T12:30:00.000Z'],
  ['2026-03-05', '2026-03-05T06:00:00.000Z'],
  ['2026-03-05T14:30', '2026-03-05T20:30:00.000Z'],
  [' 2024-02-29 ', '2024-02-29T06:00:00.000Z'],
])('in Chicago, %s is read as the instant %s', (raw, instant) => {
  expect(parseInstant(raw, chicago)).toBe(Date.parse(instant));
});

it.each([
  'today',
  '2026-02-29',
  '2026-13-01',
  '2026-03-05T24:00:00Z',
  '2026-03-05T23:59:60Z',
  '2026-03-05T14:60Z',
  '2026-03-05T14:30+24:00',
  '2026-03-05T14:30+01:60',
  '20260305',
  '0000-01-01',
  '2026-03-05 ~ 2026-03-06',
])('rejects %s as an instant', (raw) => {
  expect(parseInstant(raw, chicago)).toBeUndefined();
});
