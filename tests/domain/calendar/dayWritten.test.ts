import { expect, it } from 'vitest';
import { dayWritten } from '../../../src/domain/calendar/dayWritten.ts';

it.each([
  ['2026-03-05T23:30:00-05:00', '2026-03-05'],
  ['2026-03-05T00:30:00+14:00', '2026-03-05'],
  ['2026-03-05', '2026-03-05'],
  ['2026-03-05 to be agreed', '2026-03-05 to be agreed'],
  ['some time in March', 'some time in March'],
  ['from 2026-03-05T08:00', 'from 2026-03-05T08:00'],
  ['', ''],
])('the day written in %j is %j', (text, day) => {
  expect(dayWritten(text)).toBe(day);
});
