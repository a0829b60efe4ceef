import { expect, it } from 'vitest';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { readAgainAfter } from '../../../src/domain/failure/readAgainAfter.ts';

const refused = (status: number) => new Failure({ kind: 'refused', status, errors: [] });
const unreachable = new Failure({ kind: 'unreachable', offline: false });

it.each([
  ['a service that did not answer', unreachable],
  ['a network that is gone', new Failure({ kind: 'unreachable', offline: true })],
  ['an answer that was too slow', refused(408)],
  ['a service that is busy', refused(503)],
  ['too many requests', refused(429)],
])('%s: the read is tried again after 5 s', (_, failure) => {
  expect(readAgainAfter(failure, 1)).toBe(5_000);
});

it('waits twice as long after each failure, a minute at most', () => {
  expect([1, 2, 3, 4, 5, 2_000].map((failures) => readAgainAfter(unreachable, failures))).toEqual([
    5_000, 10_000, 20_000, 40_000, 60_000, 60_000,
  ]);
});

it('is not tried again before the service has asked for', () => {
  const busy = new Failure({ kind: 'refused', status: 429, errors: [], retryAfterSeconds: 90 });
  expect([1, 6].map((failures) => readAgainAfter(busy, failures))).toEqual([90_000, 90_000]);
});

it.each([
  ['a record that does not exist', refused(404)],
  ['a refusal', refused(403)],
  ['an answer nobody can read', new Failure({ kind: 'unreadable', status: 200 })],
  ['a sign-in that has ended', new Failure({ kind: 'unauthorised', status: 401 })],
  ['a fault of our own', new Error('broken')],
  ['nothing', null],
])('%s is not asked for again', (_, failure) => {
  expect(readAgainAfter(failure, 1)).toBeUndefined();
});
