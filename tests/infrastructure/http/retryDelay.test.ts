import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { retryDelay } from '../../../src/infrastructure/http/retryDelay.ts';

const unreachable = new Failure({ kind: 'unreachable', offline: false });

it.each([
  [0, 0, 250],
  [0, 0.5, 375],
  [1, 0, 500],
  [1, 0.5, 750],
])('after attempt %i with random fraction %d the delay is %i ms', (attempt, fraction, milliseconds) => {
  expect(retryDelay(unreachable, attempt, fraction)).toBe(milliseconds);
});

it('the delay never exceeds ten seconds, and there is no third retry', () => {
  const refusal = fc.record({
    kind: fc.constant('refused' as const),
    status: fc.integer({ min: 300, max: 599 }),
    errors: fc.constant([]),
    retryAfterSeconds: fc.nat(86_400),
  });
  fc.assert(
    fc.property(refusal, fc.nat(5), fc.float({ min: 0, max: 1, noNaN: true }), (trouble, attempt, fraction) => {
      const delay = retryDelay(new Failure(trouble), attempt, fraction);
      expect(delay ?? 0).toBeLessThanOrEqual(10_000);
      expect(delay === undefined || attempt < 2).toBe(true);
    }),
  );
});
