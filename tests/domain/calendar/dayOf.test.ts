import { expect, it } from 'vitest';
import { dayOf } from '../../../src/domain/calendar/dayOf.ts';

it('formats the local day as YYYY-MM-DD', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(dayOf(new Date(2026, 11, 31))).toBe('2026-12-31');
  expect(dayOf(new Date('0005-06-15T12:00:00Z'))).toBe('0005-06-15');
});
