import { expect, it } from 'vitest';
import { isEstablished } from '../../../../services/company/standing/isEstablished.ts';

const now = new Date('2026-03-02T08:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

it.each([
  [0, 0, false],
  [0, 1_000, false],
  [2.9, 1_000, false],
  [3, 2, false],
  [3, 3, true],
  [29.9, 0, false],
  [30, 0, true],
])('a company of %d days with %d accepted invitations: %s', (days, accepted, established) => {
  expect(isEstablished(daysAgo(days), accepted, now)).toBe(established);
});
