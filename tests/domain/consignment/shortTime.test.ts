import { expect, it } from 'vitest';
import { shortTime, shortWindow } from '../../../src/domain/consignment/shortTime.ts';

it.each([
  ['Europe/Paris', '2026-01-08 15:05'],
  ['Asia/Kolkata', '2026-01-08 19:35'],
  ['Nowhere/Land', '2026-01-08 14:05'],
  [undefined, '2026-01-08 14:05'],
])('an instant in %s is %s', (zone, said) => {
  expect(shortTime(Date.UTC(2026, 0, 8, 14, 5), zone)).toBe(said);
});

const timeZone = 'Europe/Paris';

it.each([
  ['within a day', '2026-01-08T07:00:00Z', '2026-01-08T09:30:00Z', '2026-01-08 08:00 – 10:30'],
  ['over midnight there', '2026-01-08T22:00:00Z', '2026-01-08T23:30:00Z', '2026-01-08 23:00 – 2026-01-09 00:30'],
  ['without an end', '2026-01-08T07:00:00Z', undefined, '2026-01-08 (8 Jan 2026) 08:00'],
  ['without times', undefined, undefined, undefined],
])('a window %s', (_, from, to, said) => {
  expect(shortWindow({ from, to, timeZone })).toBe(said);
});
