import { describe, expect, it } from 'vitest';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { userFactory } from '../../support/factories/userFactory.ts';
import type { FakeClock } from '../../support/fakes/FakeClock.ts';
import { calls } from '../../support/http/calls.ts';
import * as odd from '../../support/http/oddAnswers.ts';
import { openLine } from '../../support/http/openLine.ts';
import { troubleOf } from '../../support/http/troubleOf.ts';

const { server, line } = openLine();
const good = odd.success('here');
const written = odd.success({ username: 'ann' });

/** Lets each pause elapse as it starts, and returns their lengths. */
const passPauses = async (clock: FakeClock, count: number): Promise<readonly number[]> => {
  const pauses: number[] = [];
  while (pauses.length < count) {
    const pause = await clock.nextTimer();
    pauses.push(pause);
    clock.advance(pause);
  }
  return pauses;
};

it.each([
  ['502', odd.failure(502)],
  ['503', odd.failure(503)],
  ['504', odd.failure(504)],
  ['a closed connection', odd.hungUp],
])('retries a read after %s, at most twice and with growing delays', async (_, bad) => {
  const { http, clock } = line();
  server.answers(bad, bad, good);
  const call = calls.GET(http);
  expect(await passPauses(clock, 2)).toEqual([250, 500]);
  expect(await call).toBe('here');
});

it('stops retrying after the third failure', async () => {
  const { http, clock } = line();
  server.answers(odd.failure(503));
  const trouble = troubleOf(calls.GET(http));
  await passPauses(clock, 2);
  expect(await trouble).toMatchObject({ kind: 'refused', status: 503 });
  expect(server.requests).toHaveLength(3);
  expect(clock.timers).toBe(0);
});

it.each([429, 503])('waits as long as Retry-After of a %i says', async (status) => {
  const { http, clock } = line();
  server.answers(odd.failure(status, {}, { 'Retry-After': '3' }), good);
  const call = calls.GET(http);
  expect(await passPauses(clock, 1)).toEqual([3_000]);
  expect(await call).toBe('here');
});

it.each([
  ['400', odd.failure(400)],
  ['404', odd.failure(404)],
  ['409', odd.failure(409)],
  ['500', odd.failure(500)],
  ['429 without Retry-After', odd.failure(429)],
  ['429 with a long Retry-After', odd.failure(429, {}, { 'Retry-After': '30' })],
  ['401', odd.failure(401)],
  ['an answer that cannot be read', odd.html],
])('does not retry a read after %s', async (_, bad) => {
  const { http, clock } = line();
  server.answers(bad, good);
  await troubleOf(calls.GET(http));
  expect(server.requests).toHaveLength(1);
  expect(clock.timers).toBe(0);
});

it('does not retry while the device is offline', async () => {
  const { http, connectivity } = line();
  connectivity.turn(false);
  server.answers(odd.hungUp, good);
  await troubleOf(calls.GET(http));
  expect(server.requests).toHaveLength(1);
});

it('does not retry when the caller turns retries off', async () => {
  server.answers(odd.failure(503), good);
  await troubleOf(calls.GET(line().http, { retried: false }));
  expect(server.requests).toHaveLength(1);
});

describe('a write', () => {
  it.each(['POST', 'PUT', 'DELETE'] as const)('with %s is not retried without an idempotency key', async (method) => {
    server.answers(odd.failure(503), good);
    await troubleOf(calls[method](line().http));
    expect(server.requests).toHaveLength(1);
  });

  it('with an idempotency key is retried under the same key', async () => {
    const { http, clock } = line();
    server.answers(odd.failure(503), written);
    const call = calls.POST(http, { idempotencyKey: 'key-1' });
    await passPauses(clock, 1);
    expect(await call).toEqual({ username: 'ann' });
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
  });

  it('is retried with the token and company it was first sent with', async () => {
    const { http, clock, store } = line();
    store.signIn('mine', userFactory.build());
    store.selectCompany(companyFactory.build({ id: 'first' }));
    server.answers(odd.failure(503, {}, { 'Retry-After': '9' }), written);
    const call = calls.POST(http, { idempotencyKey: 'key-1' });
    await clock.nextTimer();
    store.signIn('theirs', userFactory.build());
    store.selectCompany(companyFactory.build({ id: 'second' }));
    await passPauses(clock, 1);
    await call;
    expect(server.requests.map(({ headers }) => [headers['authorization'], headers['x-company-id']])).toEqual([
      ['Bearer mine', 'first'],
      ['Bearer mine', 'first'],
    ]);
  });
});

it('aborting a call ends the wait for a retry', async () => {
  const { http, clock } = line();
  const leaving = new AbortController();
  server.answers(odd.failure(503), good);
  const trouble = troubleOf(calls.GET(http, { signal: leaving.signal }));
  await clock.nextTimer();
  leaving.abort();
  expect(await trouble).toEqual({ kind: 'aborted' });
  expect(server.requests).toHaveLength(1);
  expect(clock.timers).toBe(0);
});

it('counts a retried call as one pending request', async () => {
  const { http, clock, pending } = line();
  server.answers(odd.failure(503), good);
  const call = calls.GET(http);
  await clock.nextTimer();
  expect(pending.inProgress).toBe(1);
  await passPauses(clock, 1);
  await call;
  expect([pending.begun, pending.inProgress]).toEqual([1, 0]);
});
