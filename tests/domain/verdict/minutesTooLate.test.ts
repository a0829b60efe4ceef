import { expect, it } from 'vitest';
import { minutesTooLate } from '../../../src/domain/verdict/minutesTooLate.ts';

const until = '2026-03-02T10:00:00Z';

it.each([
  ['arrives after the window', '2026-03-02T11:29:30Z', until, 90],
  ['arrives as it ends', until, until, undefined],
  ['arrives nobody knows when', undefined, until, undefined],
  ['has no window', '2026-03-02T11:30:00Z', undefined, undefined],
])('a truck that %s: %s, %s', (_, arrival, end, minutes) => {
  const late = { code: 'too_far', severity: 'warn', has: 500, ...(arrival && { until: arrival }) } as const;
  expect(minutesTooLate({ reasons: [late] }, end)).toBe(minutes);
});

it('a truck in time is not late', () => {
  expect(minutesTooLate({ reasons: [] }, until)).toBeUndefined();
});
