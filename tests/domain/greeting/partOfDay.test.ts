import { expect, it } from 'vitest';
import { partOfDay } from '../../../src/domain/greeting/partOfDay.ts';

it.each([
  [0, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
] as const)("%i o'clock is in the %s", (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
