import { expect, it } from 'vitest';
import { latestToday } from '../../../services/clock/latestToday.ts';

it.each([
  ['2026-03-02T09:59:59Z', '2026-03-02'],
  ['2026-03-02T10:00:00Z', '2026-03-03'],
  ['2026-12-31T10:00:00Z', '2027-01-01'],
])('at %s it is %s already where days begin first', (now, day) => {
  expect(latestToday(new Date(now))).toBe(day);
});
